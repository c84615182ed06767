// Each command is run as a process: what it prints, and with what it ends.

import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { Catalogue, GameRecord } from '@cic/engine'
import { players } from '@cic/engine/testing'
import type { Coverage } from '../src/coverage.ts'
import { optionsFor, playNumber, type Summary } from '../src/simulation.ts'
import { json, newFolder, run } from './run.ts'

const timing = ['seconds', 'decisionsPerSecond', 'gamesPerSecond'] as const
const withoutTiming = (summary: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(summary).filter(([name]) => !(timing as readonly string[]).includes(name)))

describe('the command line', { concurrency: 4 }, () => {
  for (const command of ['simulate', 'balance', 'duel', 'replay', 'catalogue', 'bench']) {
    test(`${command} --help says how it is called`, async () => {
      const { status, stdout, stderr } = await run(command, '--help')
      assert.equal(status, 0)
      assert.match(stdout, new RegExp(`npm run -s ${command} -- `))
      assert.match(stdout, /--json/)
      assert.equal(stderr, '')
    })
  }

  const wrong: [string, string[], RegExp][] = [
    ['simulate', ['--frobnicate'], /Unknown option '--frobnicate'/],
    ['simulate', ['--players', '7'], /3 to 6 players, not 7/],
    ['simulate', ['--games', 'many'], /--games is a whole number, 1 or more, not "many"/],
    ['simulate', ['--bots', 'random,clever'], /--bots is one of random, default, .*officer.*, not "clever"/],
    ['simulate', ['--bots', 'admiral', '--nodes', '0'], /--nodes is a whole number, 1 or more, not "0"/],
    ['simulate', ['--variants', 'noSympathizer'], /for 4 or 6 players/],
    ['balance', ['--bots', 'clever'], /--bots is one of .*, not "clever"/],
    ['balance', ['--out', 'nowhere/balance.html'], /"nowhere\/balance.html" cannot be written/],
    ['duel', ['--seat-level', 'clever'], /--seat-level is one of .*, not "clever"/],
    ['duel', ['--players', '2'], /3 to 6 players, not 2/],
    ['replay', [], /Name one file/],
    ['replay', ['nowhere.json'], /There is no file "nowhere.json"/],
    ['catalogue', ['--deck', 'tarot'], /--deck is one of politics, /],
    ['catalogue', ['--language', 'la'], /--language is one of en, es, de, fr, pl, not "la"/],
    ['bench', ['--seconds', 'soon'], /--seconds is a number above 0, not "soon"/],
    ['bench', ['--sets', 'base,nothing'], /nothing/],
    ['bench', ['--variants', 'nothing'], /--variants is one of .*, not "nothing"/],
  ]

  for (const [command, args, reason] of wrong) {
    test(`${[command, ...args].join(' ')} is refused with one clear line`, async () => {
      const { status, stdout, stderr } = await run(command, ...args)
      assert.equal(status, 2)
      assert.equal(stdout, '')
      assert.match(stderr, reason)
      assert.equal(stderr.trimEnd().split('\n').length, 1)
    })
  }

  test('simulate plays the same games again, whatever the number of threads', async () => {
    const args = ['--games', '6', '--options', 'any', '--seed', 'same', '--json']
    const [first, again, threads] = await Promise.all([
      run('simulate', ...args),
      run('simulate', ...args),
      run('simulate', ...args, '--jobs', '2'),
    ])
    const summary = json(first) as unknown as Summary
    assert.equal(first.status, 0)
    assert.equal(summary.games, 6)
    assert.equal(summary.finished, 6)
    assert.deepEqual(summary.failures, [])
    assert.equal(summary.winners.humans + summary.winners.cylons, 6)
    assert.equal(
      Object.values(summary.endings).reduce((sum, count) => sum + count),
      6,
    )
    for (const name of timing) assert.ok(summary[name] > 0, name)
    assert.deepEqual(withoutTiming(json(again)), withoutTiming(json(first)))
    assert.deepEqual(withoutTiming(json(threads)), withoutTiming(json(first)))
  })

  test('simulate --coverage says what was met, and ends with 1 while something was not', async () => {
    const args = ['--coverage', '--games', '2', '--late', '1', '--seed', 'met']
    const [told, table] = await Promise.all([run('simulate', ...args, '--json'), run('simulate', ...args)])
    assert.equal(told.status, 1)
    const { games, complete, groups } = json(told) as unknown as Coverage
    assert.deepEqual(games, { whole: 2, late: 1 })
    assert.equal(complete, false)
    assert.ok(groups.character.met >= 3 && groups.ending.met >= 1 && groups.window.met >= 1, JSON.stringify(groups))
    for (const { of, met, never } of Object.values(groups)) assert.equal(of, met + never.length)
    for (const group of Object.keys(groups)) assert.match(table.stdout, new RegExp(`^${group} +\\d+ +\\d+ `, 'm'))
  })

  test('simulate with another seed plays other games', async () => {
    const decisions = async (seed: string) =>
      json(await run('simulate', '--games', '3', '--seed', seed, '--json')).decisions
    assert.notEqual(await decisions('one'), await decisions('other'))
  })

  test('simulate --check finds nothing wrong with a game on defaults', async () => {
    const { status, stdout } = await run('simulate', '--games', '1', '--players', '3', '--bots', 'default', '--check')
    assert.equal(status, 0)
    assert.match(stdout, /^finished +1$/m)
  })

  test('a recorded game replays to the recorded state, and a damaged record is refused', async () => {
    const folder = newFolder()
    const kept = await run('simulate', '--games', '1', '--players', '4', '--seed', 'kept', '--record', folder)
    assert.equal(kept.status, 0)
    assert.deepEqual(readdirSync(folder), ['game-kept-0.json'])
    const file = join(folder, 'game-kept-0.json')

    const replayed = await run('replay', file, '--json')
    const report = json(replayed)
    const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord
    assert.equal(replayed.status, 0)
    assert.equal(report.matches, true)
    assert.equal(report.hash, record.hash)
    assert.equal(report.choices, record.choices.length)

    const damaged = (name: string, changed: object): string => {
      writeFileSync(join(folder, name), JSON.stringify({ ...record, ...changed }))
      return join(folder, name)
    }
    const unfit = await run('replay', damaged('unfit.json', { choices: record.choices.toSpliced(20, 1) }))
    assert.equal(unfit.status, 1)
    assert.match(unfit.stderr, /^replay: Choice \d+ does not fit: .+\n$/)
    const shorter = await run('replay', damaged('shorter.json', { choices: record.choices.slice(0, -1) }))
    assert.equal(shorter.status, 1)
    assert.match(shorter.stdout, /NOT the recorded one/)
    const older = await run('replay', damaged('older.json', { rules: undefined }))
    assert.equal(older.status, 1)
    assert.match(older.stderr, /^replay: The record cannot be replayed: it was played by version 1 of the rules, .+\n$/)
    const anyway = await run('replay', join(folder, 'older.json'), '--anyway', '--json')
    assert.deepEqual([anyway.status, json(anyway).matches], [0, true])
    writeFileSync(join(folder, 'torn.json'), '{"format": "cic-rec')
    const torn = await run('replay', join(folder, 'torn.json'))
    assert.equal(torn.status, 1)
    assert.match(torn.stderr, /it is not JSON/)
  })

  test('a replay tells what a seat saw, in its language, and decision by decision', async () => {
    const folder = newFolder()
    await run('simulate', '--games', '1', '--players', '3', '--seed', 'told', '--record', folder)
    const file = join(folder, 'game-told-0.json')
    const lines = async (...args: string[]) => (await run('replay', file, '--until', '40', ...args)).stdout.split('\n')
    const [all, spectator, seat, german, steps, nobody] = await Promise.all([
      lines(),
      lines('--as', 'spectator'),
      lines('--as', '0'),
      lines('--language', 'de'),
      lines('--step'),
      run('replay', file, '--as', '3'),
    ])
    assert.match(spectator.join('\n'), /^Player \d goes first\.$/m)
    assert.match(german.join('\n'), /^Spieler \d beginnt/m)
    assert.ok(spectator.length < seat.length && seat.length < all.length)
    assert.match(all.join('\n'), /The game is not over\. 40 choices/)
    assert.match(steps.join('\n'), /^\[1\] .+\n( {4}.+\n)* {2}> .+$/m)
    assert.equal(nobody.status, 2)
  })

  test('a failed game leaves a record that shows where it failed', async () => {
    const folder = newFolder()
    const home = process.cwd()
    Object.assign(players, { stubborn: () => ['what nobody offers'] })
    process.chdir(folder)
    const options = optionsFor({ players: 3 }, undefined)
    const { failure } = playNumber({ games: 1, options, seed: 'bad', players: ['stubborn'], check: false }, 0)
    process.chdir(home)
    assert.equal(failure?.file, 'failure-bad-0.json')
    assert.equal(failure.choice, 1)
    const { status, stderr } = await run('replay', join(folder, failure.file))
    assert.equal(status, 1)
    assert.match(stderr, /^replay: Choice 1 does not fit: "what nobody offers" is not among the legal answers\.\n$/)
  })

  test('the catalogue holds every card, character and location in five languages', async () => {
    const { cards, characters, locations, others } = json(await run('catalogue', '--json')) as unknown as Catalogue
    const copies = (set: string) => (deck: string) =>
      cards.filter((card) => card.set === set && card.deck === deck).reduce((sum, card) => sum + card.copies, 0)
    const skills = ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery']
    const decks = ['crisis', 'superCrisis', 'quorum', 'destination', 'loyalty']
    assert.deepEqual(skills.map(copies('base')), [21, 21, 21, 21, 21, 0], 'skill cards')
    assert.deepEqual(decks.map(copies('base')), [70, 5, 17, 22, 16])
    assert.deepEqual(skills.map(copies('pegasus')), [12, 5, 5, 5, 5, 26], 'skill cards of Pegasus')
    assert.deepEqual(decks.map(copies('pegasus')), [50, 5, 9, 5, 3])
    assert.deepEqual(skills.map(copies('exodus')), [4, 4, 4, 4, 4, 0], 'skill cards of Exodus')
    assert.deepEqual(decks.map(copies('exodus')), [40, 3, 3, 7, 20])
    assert.deepEqual(skills.map(copies('daybreak')), [5, 5, 5, 5, 5, 26], 'skill cards of Daybreak')
    assert.deepEqual(decks.map(copies('daybreak')), [30, 0, 0, 0, 2])
    assert.deepEqual([characters.length, locations.length, others.length], [33, 48, 120])
    const texts = [
      ...cards.flatMap(({ name, text }) => [name, text]),
      ...characters.flatMap(({ name, abilities }) => [
        name,
        ...abilities.flatMap((ability) => [ability.name, ability.text]),
      ]),
      ...[...locations, ...others].flatMap(({ name, text }) => [name, text]),
    ]
    for (const text of texts) {
      for (const language of ['en', 'es', 'de', 'fr', 'pl'] as const) {
        assert.match(text[language] ?? '', /\S/)
        assert.doesNotMatch(text[language], /undefined|[{}]|\[object| {2}/)
      }
    }
    const repair = cards.find(({ id }) => id === 'repair-1')
    assert.deepEqual([repair?.deck, repair?.copies, repair?.facts.strength], ['engineering', 8, 1])
  })

  test('a choice on a crisis card reads in every language', async () => {
    const { cards } = json(await run('catalogue', '--json', '--search', 'colonial-day')) as unknown as Catalogue
    assert.equal(cards.length, 1)
    const [{ text, facts }] = cards
    assert.equal(
      text.en,
      'The current player chooses:\nSkill check 10 (Politics, Tactics). Pass: +1 morale. Fail: −2 morale.\nOR\n−1 morale.',
    )
    assert.match(text.de, /^Der aktive Spieler entscheidet:\n.+\nODER\n−1 Moral\.$/)
    assert.deepEqual(facts, {
      kind: 'choice',
      chooser: 'current',
      difficulty: 10,
      skills: ['politics', 'tactics'],
      activation: ['basestars'],
      jumpPrep: true,
    })
  })

  test('the listing can be narrowed to a deck, a language and words', async () => {
    const { status, stdout } = await run(
      'catalogue',
      '--deck',
      'crisis',
      '--language',
      'pl',
      '--search',
      'zapasów wody',
    )
    assert.equal(status, 0)
    assert.match(stdout, /^CRISIS$/m)
    assert.match(stdout, /Sabotaż zapasów wody/)
    assert.doesNotMatch(stdout, /CHARACTERS|LOCATIONS/)
  })

  test('bench measures the engine', async () => {
    const { engine } = json(await run('bench', '--seconds', '0.3', '--json')) as { engine: Record<string, number> }
    const names = [
      'decisionsPerSecond',
      'gamesPerSecond',
      'lastTenthOverFirstTenth',
      'copyMicroseconds',
      'viewMicroseconds',
      'determinizeMicroseconds',
      'nextWorldMicroseconds',
      'stateBytes',
    ]
    assert.deepEqual(Object.keys(engine), names)
    for (const name of names) assert.ok(engine[name] > 0, name)
  })

  test('bench measures how long officers think', async () => {
    const { officers } = json(await run('bench', '--officers', '--games', '1', '--json')) as {
      officers: {
        games: number
        decisions: number
        secondsPerGame: number
        officerMilliseconds: Record<string, number>
      }
    }
    const { p50, p99 } = officers.officerMilliseconds
    assert.ok(officers.games === 1 && officers.decisions > 50 && officers.secondsPerGame > 0)
    assert.ok(p50 > 0 && p99 >= p50)
  })

  test('bench compares other games with the base game', async () => {
    const asked = ['--sets', 'base,exodus', '--objective', 'kobol', '--variants', 'cylonFleet', '--seconds', '0.3']
    const { sets } = json(await run('bench', ...asked, '--json')) as { sets: Record<string, unknown> }
    const { names, objective, variants, ...figures } = sets
    assert.deepEqual(
      { names, objective, variants },
      { names: ['base', 'exodus'], objective: 'kobol', variants: ['cylonFleet'] },
    )
    const measured = [
      'decisionsPerSecond',
      'baseDecisionsPerSecond',
      'overBase',
      'determinizeMicroseconds',
      'stateBytes',
    ]
    for (const name of measured) assert.ok(Number(figures[name]) > 0, name)
  })
})

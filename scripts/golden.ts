// Writes the golden games in packages/engine/test/golden anew. Do so only when the rules or the shape of the state have
// changed on purpose, and say why in the description of the change; with the name of a folder only those in it. With --rehash the same choices are made again, to the same end,
// and only the marks of the states are written anew: for a change of shape or of the log that plays no game otherwise.

import { globSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { checkOptions, type GameOptions, replay, rulesVersion } from '@cic/engine'
import { type GamePlan, type PlayedGame, playGame } from '@cic/engine/testing'
import { playersFor } from '../packages/cli/src/bots.ts'
import { hashOf, readRecord, writeRecord } from '../packages/cli/src/records.ts'

const folder = join(import.meta.dirname, '..', 'packages', 'engine', 'test', 'golden')

type Planned = (options: GameOptions, more?: Pick<GamePlan, 'players' | 'orders'>) => Omit<GamePlan, 'seed'>
const playedWith =
  (always: Omit<GameOptions, 'players'>): Planned =>
  (options, more) =>
    plan({ ...always, ...options }, more)
const pegasus = playedWith({ sets: ['base', 'pegasus'] })
const exodus = playedWith({ sets: ['base', 'exodus'] })
const together = playedWith({ sets: ['base', 'pegasus', 'exodus'] })
const fleet = playedWith({ sets: ['base', 'exodus'], cylonFleet: true })
const daybreak = playedWith({ sets: ['base', 'daybreak'], objective: 'earth' })
const all = playedWith({ sets: ['base', 'pegasus', 'exodus', 'daybreak'] })
const nebula = playedWith({ sets: ['base', 'exodus'], objective: 'ionian-nebula' })

const games: Record<string, Omit<GamePlan, 'seed'>> = {
  '3-standard': plan({ players: 3 }),
  '3-easier': plan({ players: 3, resources: 'easier' }),
  '3-harder': plan({ players: 3, resources: 'harder' }),
  '4-standard': plan({ players: 4 }),
  '4-easier-orders': plan({ players: 4, resources: 'easier' }, { orders: true }),
  '4-no-sympathizer': plan({ players: 4, noSympathizer: true }),
  '5-standard': plan({ players: 5 }),
  '5-easier-orders': plan({ players: 5, resources: 'easier' }, { orders: true }),
  '5-harder': plan({ players: 5, resources: 'harder' }),
  '5-defaults': plan({ players: 5 }, { players: ['default'] }),
  // Officers, because nobody else brings a fleet to Kobol.
  '4-officers-easier': officers({ players: 4, resources: 'easier' }),
  '6-standard': plan({ players: 6 }),
  '5-officers-easier': officers({ players: 5, resources: 'easier' }),
  '6-half-defaults': plan({ players: 6, resources: 'easier' }, { players: ['default', 'random'] }),
  '6-no-sympathizer-harder': plan({ players: 6, noSympathizer: true, resources: 'harder' }),
}

const pegasusGames: Record<string, Omit<GamePlan, 'seed'>> = {
  '3-new-caprica': pegasus({ players: 3 }),
  '4-kobol-orders': pegasus({ players: 4, objective: 'kobol', resources: 'easier' }, { orders: true }),
  '4-no-sympathizer': pegasus({ players: 4, noSympathizer: true, noCylonLeader: true }),
  '4-sympathetic': pegasus({ players: 4, resources: 'easier', sympatheticCylon: true, noCylonLeader: true }),
  '5-new-caprica-easier': pegasus({ players: 5, resources: 'easier' }),
  '5-no-leader-harder': pegasus({ players: 5, resources: 'harder', noCylonLeader: true }),
  '6-defaults': pegasus({ players: 6, resources: 'easier' }, { players: ['default', 'random'] }),
  '7-new-caprica-orders': pegasus({ players: 7, resources: 'easier' }, { orders: true }),
  // Officers, because nobody else brings a fleet away from New Caprica.
  '4-officers-easier': officers({ players: 4, sets: ['base', 'pegasus'], resources: 'easier' }, 'golden 3'),
  '5-officers-easier': officers({ players: 5, sets: ['base', 'pegasus'], resources: 'easier' }),
}

const both = { personalGoals: true, finalFive: true } as const

const exodusGames: Record<string, Omit<GamePlan, 'seed'>> = {
  '3-standard': exodus({ players: 3 }),
  '3-both-harder': exodus({ players: 3, resources: 'harder', ...both }),
  '4-goals-orders': exodus({ players: 4, resources: 'easier', personalGoals: true }, { orders: true }),
  '4-no-sympathizer-both': exodus({ players: 4, noSympathizer: true, ...both }),
  '5-final-five-easier': exodus({ players: 5, resources: 'easier', finalFive: true }),
  '5-officers-both-easier': officers({ players: 5, sets: ['base', 'exodus'], resources: 'easier', ...both }),
  '6-both-half-defaults': exodus({ players: 6, resources: 'easier', ...both }, { players: ['default', 'random'] }),
}

const pegasusAndExodusGames: Record<string, Omit<GamePlan, 'seed'>> = {
  '3-kobol-both': together({ players: 3, objective: 'kobol', resources: 'easier', ...both }),
  '4-sympathetic-both': together({ players: 4, sympatheticCylon: true, noCylonLeader: true, ...both }),
  '5-new-caprica': together({ players: 5, resources: 'easier' }),
  '5-officers-both-easier': officers({ players: 5, sets: ['base', 'pegasus', 'exodus'], resources: 'easier', ...both }),
  '6-final-five-harder': together({ players: 6, resources: 'harder', finalFive: true }),
  '7-goals-orders': together({ players: 7, resources: 'easier', personalGoals: true }, { orders: true }),
}

const fleetGames: Record<string, Omit<GamePlan, 'seed'>> = {
  '3-kobol': fleet({ players: 3 }),
  '4-orders': fleet({ players: 4, resources: 'easier' }, { orders: true }),
  '5-everything': fleet({ players: 5, personalGoals: true, finalFive: true }),
  '6-defaults': fleet({ players: 6 }, { players: ['default', 'random'] }),
  '5-new-caprica': fleet({ players: 5, sets: ['base', 'pegasus', 'exodus'] }),
  // Officers, because nobody else brings a fleet to its goal.
  '5-officers-easier': officers({ players: 5, sets: ['base', 'exodus'], cylonFleet: true, resources: 'easier' }),
  '4-officers-new-caprica': officers({
    players: 4,
    sets: ['base', 'pegasus', 'exodus'],
    cylonFleet: true,
    resources: 'easier',
  }),
}

const nebulaGames: Record<string, Omit<GamePlan, 'seed'>> = {
  '3-alone': nebula({ players: 3 }),
  '4-orders': nebula({ players: 4, resources: 'easier' }, { orders: true }),
  '5-everything': nebula({ players: 5, cylonFleet: true, personalGoals: true, finalFive: true }),
  '6-defaults': nebula({ players: 6 }, { players: ['default', 'random'] }),
  '7-pegasus': nebula({ players: 7, sets: ['base', 'pegasus', 'exodus'], resources: 'easier' }),
  // Officers, because nobody else brings a fleet to the nebula.
  '5-officers-easier': officers(
    { players: 5, sets: ['base', 'exodus'], objective: 'ionian-nebula', resources: 'easier' },
    'golden 2',
  ),
  '6-officers-pegasus': officers({
    players: 6,
    sets: ['base', 'pegasus', 'exodus'],
    objective: 'ionian-nebula',
    resources: 'easier',
  }),
}

const daybreakGames: Record<string, Omit<GamePlan, 'seed'>> = {
  '3-kobol': daybreak({ players: 3, objective: 'kobol' }),
  '4-orders': daybreak({ players: 4, resources: 'easier', noCylonLeader: true }, { orders: true }),
  '5-earth': daybreak({ players: 5 }),
  '6-half-defaults': daybreak({ players: 6, resources: 'harder' }, { players: ['default', 'random'] }),
  '7-leader': daybreak({ players: 7, resources: 'easier' }),
  '5-officers-easier': officers({ players: 5, sets: ['base', 'daybreak'], objective: 'earth', resources: 'easier' }),
}

const daybreakWithOthersGames: Record<string, Omit<GamePlan, 'seed'>> = {
  '4-pegasus-new-caprica': all({ players: 4, sets: ['base', 'pegasus', 'daybreak'], objective: 'new-caprica' }),
  '5-exodus-nebula': all({ players: 5, sets: ['base', 'exodus', 'daybreak'], objective: 'ionian-nebula', ...both }),
  '6-earth-fleet': all({ players: 6, objective: 'earth', cylonFleet: true, ...both }),
  '7-kobol-orders': all({ players: 7, objective: 'kobol', resources: 'easier' }, { orders: true }),
  '3-nebula-fleet': all({ players: 3, objective: 'ionian-nebula', cylonFleet: true }),
}

/** By the folder that they lie in, with what their seeds begin with. */
const groups: Record<string, readonly [typeof games, seed: string]> = {
  '': [games, 'golden game'],
  pegasus: [pegasusGames, 'golden pegasus'],
  exodus: [exodusGames, 'golden exodus'],
  'pegasus-exodus': [pegasusAndExodusGames, 'golden pegasus-exodus'],
  'cylon-fleet': [fleetGames, 'golden fleet'],
  'ionian-nebula': [nebulaGames, 'golden nebula'],
  daybreak: [daybreakGames, 'golden daybreak'],
  'daybreak-with-others': [daybreakWithOthersGames, 'golden daybreak-with-others'],
}

const [how, ...more] = process.argv.slice(2)
if (more.length > 0 || ![undefined, '--rehash', ...Object.keys(groups)].includes(how))
  throw new Error('golden takes --rehash, the name of a folder, or nothing')
if (how === '--rehash') rehash()
else for (const [box, group] of Object.entries(groups)) if ([undefined, box].includes(how)) writeGames(box, ...group)

function rehash(): void {
  for (const file of globSync('**/*.json', { cwd: folder })) {
    const record = readRecord(join(folder, file))
    const game = replay(record, record.choices.length, { anyway: true })
    if (game.over === undefined) throw new Error(`${file} does not come to its end any more`)
    writeRecord(join(folder, dirname(file)), basename(file, '.json'), {
      ...record,
      rules: rulesVersion,
      hash: hashOf(game),
    })
    console.log(`${file.padEnd(36)}${String(record.choices.length).padStart(4)} choices, ${game.over.reason}`)
  }
}

function writeGames(box: string, plans: typeof games, seed: string): void {
  const home = join(folder, box)
  for (const file of globSync('*.json', { cwd: home })) rmSync(join(home, file))
  for (const [name, plan] of Object.entries(plans)) {
    const { game, record } = goldenGame(`${seed} ${name}`, plan)
    writeRecord(home, name, { ...record, hash: hashOf(game) })
    console.log(
      `${join(box, name).padEnd(30)}${String(record.choices.length).padStart(4)} choices, ${game.over?.reason}`,
    )
  }
}

function plan(options: GameOptions, more: Pick<GamePlan, 'players' | 'orders'> = {}): Omit<GamePlan, 'seed'> {
  return { options: checkOptions(options), ...more }
}

/** Where they do not get far any more since a rule has changed, other officers may. */
function officers(options: GameOptions, seed = 'golden'): Omit<GamePlan, 'seed'> {
  return plan(options, { players: playersFor(['officer'], options.players, seed) })
}

function goldenGame(seed: string, plan: Omit<GamePlan, 'seed'>): PlayedGame {
  const played = playGame({ ...plan, seed, check: { fully: 1, restore: 1 } })
  if (played.faults.length > 0) throw new Error(`${seed}: ${played.faults.join('; ')}`)
  return played
}

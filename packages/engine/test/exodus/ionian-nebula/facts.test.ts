// Compares the allies, crossroads cards and tokens of the Ionian Nebula with what is printed on them: none missing, none too many.

import assert from 'node:assert/strict'
import { contentsOf } from '../../../src/core/boxes.ts'
import { rulesOf } from '../../../src/core/rules.ts'
import { checkOptions } from '../../../src/options.ts'
import { allies } from '../../../src/sets/exodus/ionian-nebula/ally-cards.ts'
import { rule } from '../../../testing/index.ts'

const rules = rulesOf({ options: checkOptions({ players: 5, sets: ['base', 'exodus'], objective: 'ionian-nebula' }) })
const { otherDecks } = contentsOf(rules.parts)

/** Where each of them is, and which character it is. */
const printed: Readonly<Record<string, readonly [location: string, character: string | undefined]>> = {
  'aaron-doral': ['administration', 'aaron-doral'],
  'aaron-kelly': ['command', undefined],
  'alex-crashdown-quartararo': ['armory', undefined],
  'anastasia-dee-dualla': ['communications', 'anastasia-dee-dualla'],
  'billy-keikeya': ['administration', undefined],
  'brendan-hot-dog-costanza': ['weapons-control', 'brendan-hot-dog-costanza'],
  'brother-cavil': ['research-lab', 'cavil'],
  'callandra-cally-tyrol': ['hangar-deck', 'callandra-cally-tyrol'],
  'caprica-six': ['brig', 'caprica-six'],
  'chief-galen-tyrol': ['hangar-deck', 'chief-galen-tyrol'],
  'danna-biers': ['press-room', 'danna-biers'],
  'diana-hardball-seelix': ['armory', undefined],
  'dr-sherman-cottle': ['sickbay', 'sherman-doc-cottle'],
  'ellen-tigh': ['admirals-quarters', 'ellen-tigh'],
  'felix-gaeta': ['ftl-control', 'felix-gaeta'],
  'gaius-baltar': ['research-lab', 'gaius-baltar'],
  'helena-cain': ['command', 'helena-cain'],
  'kara-starbuck-thrace': ['hangar-deck', 'kara-starbuck-thrace'],
  'karl-helo-agathon': ['weapons-control', 'karl-helo-agathon'],
  'kendra-shaw': ['weapons-control', undefined],
  'laura-roslin': ['presidents-office', 'laura-roslin'],
  'lee-apollo-adama': ['hangar-deck', 'lee-apollo-adama'],
  'leoben-conoy': ['communications', 'leoben-conoy'],
  'louanne-kat-katraine': ['hangar-deck', 'louanne-kat-katraine'],
  'louis-hoshi': ['communications', 'louis-hoshi'],
  'margaret-racetrack-edmondson': ['weapons-control', undefined],
  'priestess-elosha': ['presidents-office', undefined],
  'romo-lampkin': ['brig', 'romo-lampkin'],
  'samuel-t-anders': ['armory', 'samuel-t-anders'],
  'saul-tigh': ['command', 'saul-tigh'],
  'sharon-boomer-valerii': ['armory', 'sharon-boomer-valerii'],
  'simon-oneill': ['sickbay', 'simon-oneill'],
  'tom-zarek': ['administration', 'tom-zarek'],
  'tory-foster': ['press-room', 'tory-foster'],
  'william-adama': ['admirals-quarters', 'william-adama'],
}

rule('There are 35 allies, each at the printed place, and the characters that they are', () => {
  assert.equal(Object.keys(printed).length, 35)
  assert.deepEqual(
    Object.fromEntries(
      Object.entries(allies).map(([id, { location, character }]) => [id.slice('ally-'.length), [location, character]]),
    ),
    printed,
  )
  assert.deepEqual(Object.keys(otherDecks.ally), Object.keys(allies))
  for (const { copies } of Object.values(otherDecks.ally)) assert.equal(copies, undefined)
})
rule('There are 7 crossroads cards', () => {
  assert.deepEqual(Object.keys(otherDecks.crossroads), [
    'disturbing-vision',
    'miraculous-return',
    'perjury',
    'scanned',
    'strange-music',
    'testimony',
    'the-opera-house',
  ])
})
rule('There are 38 trauma tokens', () => {
  const counts = Object.fromEntries(Object.entries(otherDecks.trauma).map(([id, { copies }]) => [id, copies]))
  assert.deepEqual(counts, { benevolent: 18, antagonistic: 18, disaster: 2 })
})
rule('There are 6 basestar damage tokens, and 4 with any other objective', () => {
  assert.deepEqual(rules.basestarDamage.toSorted(), [
    'collateral-damage',
    'critical-hit',
    'damage-to-personnel',
    'disabled-hangar',
    'disabled-weapons',
    'structural-damage',
  ])
  const other = rulesOf({ options: checkOptions({ players: 5, sets: ['base', 'exodus'], objective: 'kobol' }) })
  assert.equal(other.basestarDamage.length, 4)
  assert.deepEqual(Object.keys(other.otherDecks), [])
})

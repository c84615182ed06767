// How many ships there are with every choice of boxes, and what becomes of those of one box by rules of another. (Rulebooks: Viper Mark VII;
// Assault raptors; Mission cards; Component limitations.)

import assert from 'node:assert/strict'
import { boxCombinations } from '../../src/index.ts'
import { faultsOf } from '../../src/integrity.ts'
import { countOfKind } from '../../src/rules/viper-kinds.ts'
import { rule, type Situation, setUp } from '../../testing/index.ts'
import { allBoxes, exodusAndDaybreak, pegasusAndDaybreak } from './table.ts'

rule('Eight ordinary vipers are in every game, six with the Cylon Fleet, whatever other kinds there are', () => {
  for (const sets of boxCombinations())
    for (const cylonFleet of sets.includes('exodus') ? [false, true] : [false]) {
      const game = setUp({ players: 5, sets, objective: 'kobol', ...(cylonFleet ? { cylonFleet } : {}) }, 'ships')
      const { space, viperKinds = {}, seats } = game
      const launched = Object.values(space).reduce((sum, { vipers }) => sum + vipers, 0)
      const flown = seats.filter(({ at }) => at !== undefined && at in space).length
      const ordinary = countOfKind(game, 'reserves', 'viper') + launched + flown
      assert.equal(ordinary, cylonFleet ? 6 : 8, `${sets}`)
      assert.deepEqual(viperKinds.markVII, cylonFleet ? { damaged: 4 } : undefined)
      assert.deepEqual(viperKinds.assaultRaptor, sets.includes('daybreak') ? { reserves: 1, beside: 3 } : undefined)
      assert.deepEqual(faultsOf(game), [])
    }
})

const pursued = (situation: Partial<Situation>) =>
  exodusAndDaybreak({
    seats: ['adama', 'roslin', 'starbuck', 'tyrol'],
    ...situation,
    options: { objective: 'kobol', cylonFleet: true, ...situation.options },
  })

const onTheColony = (fleet: Situation['fleet']) =>
  pursued({
    at: { adama: 'bridge' },
    ...(fleet ? { fleet } : {}),
    tops: { mission: ['attack-on-the-colony'], destiny: ['piloting 3', 'piloting 3'] },
    hands: { adama: ['tactics 4', 'tactics 4', 'tactics 3'] },
    options: { objective: 'earth' },
  })
    .action('adama')
    .answers('adama', 'activate:bridge')
    .contributes({ adama: ['tactics 4', 'tactics 4', 'tactics 3'] })
    .rest()

rule(
  'A basestar that leaves the game comes from the pile, or else from the lowest area of the Cylon Fleet board',
  () => {
    const both = onTheColony({ rear: { basestar: 1 }, front: { basestar: 1, raider: 2 } })
    both.expect({ fleet: { front: { basestar: 1, raider: 2 } } })
    assert.deepEqual(faultsOf(both.state), [])
    const one = onTheColony({ front: { basestar: 1 } }).expect({ fleet: { front: { basestar: 1 } } })
    // The pile is empty: the next one that would gather brings that area over.
    one
      .activate('basestars')
      .rest()
      .expect({ fleet: {}, basestars: { front: 1 }, pursuit: 1 })
  },
)

rule(
  'When the fleet jumps with the Cylon Fleet, an assault raptor may stay beside the civilian ships that stay',
  () => {
    pursued({
      assaultRaptors: { front: 1 },
      space: { front: { raiders: 2, civilians: ['population-1'] }, rear: { vipers: 1 } },
      tops: { destination: ['barren-planet', 'icy-moon'] },
      admiral: 'adama',
    })
      .jump()
      .answers('adama', 'viper:front:assaultRaptor')
      .answers('adama', 'card:barren-planet')
      .finished()
      .expect({ assaultRaptors: { front: 1, beside: 3 }, civilians: { front: 1 }, fleet: { front: { raider: 2 } } })
      .expect({ raiders: { front: 0 }, vipers: { front: 1, rear: 0 } })
  },
)

rule(
  'Of three kinds in one area the current player says which a raider attacks, and each is hit by its own numbers',
  () => {
    const attacked = (kind: string, die: number) =>
      pursued({
        assaultRaptors: { front: 1 },
        markVII: { front: 1 },
        space: { front: { raiders: 1, vipers: 1 } },
        dice: [die],
      })
        .activate('raiders')
        .answers('adama', kind)
        .finished()
    attacked('viper:front', 5).expect({ damagedVipers: 4 })
    attacked('viper:front:markVII', 5).expect({ damagedVipers: 3 })
    attacked('viper:front:markVII', 6).expect({ damagedVipers: 4 })
    attacked('viper:front:assaultRaptor', 6).expect({ assaultRaptors: { front: 1, beside: 3 } })
    attacked('viper:front:assaultRaptor', 7).expect({ assaultRaptors: { beside: 3, destroyed: 1 } })
  },
)

rule('A nuke of 8 destroys everything in its area, vipers of every kind too, and pilots go to Sickbay', () => {
  pursued({
    admiral: 'adama',
    assaultRaptors: { front: 1 },
    markVII: { front: 1 },
    at: { starbuck: 'front' },
    space: { front: { raiders: 1, vipers: 1, civilians: ['population-1'] } },
    dice: [8],
    population: 5,
  })
    .action('adama')
    .answers('adama', 'nuke')
    .answers('adama', 'area:front')
    .rest()
    .expect({ assaultRaptors: { beside: 3, destroyed: 1 }, markVII: { damaged: 3, destroyed: 1 }, destroyedVipers: 4 })
    .expect({ at: { starbuck: 'sickbay' }, population: 4, raiders: { front: 0 }, civilians: { front: 0 } })
})

rule('The battle of the Ionian Nebula may be fought with an assault raptor, if the current player likes', () => {
  const table = allBoxes({
    seats: ['adama', 'roslin', 'starbuck', 'tyrol'],
    options: { objective: 'ionian-nebula', cylonFleet: true },
    travelled: ['cylon-ambush', 'asteroid-field'],
    tops: { destination: ['barren-planet', 'barren-planet'] },
  })
    .jump()
    .until('placeShips:kind')
    .answers('adama', 'kind:assaultRaptor')
    .rest()
  assert.ok(table.state.log.some(({ t }) => t === 'crossroadsPhase'))
})
rule('The current player sets up that battle, also where somebody else has had the fleet jump', () => {
  allBoxes({
    seats: ['adama', 'roslin', 'starbuck', 'tyrol'],
    options: { objective: 'ionian-nebula' },
    at: { tyrol: 'ftl-control' },
    jumpPreparation: 4,
    travelled: ['cylon-ambush', 'asteroid-field'],
    tops: { destination: ['barren-planet', 'barren-planet'] },
    dice: [8],
  })
    .action('tyrol')
    .answers('tyrol', 'activate:ftl-control')
    .answers('adama', 'card:barren-planet')
    .asks('adama', 'placeShips:kind')
    .goesOn()
})

rule('Sleep Deprivation and Appoint Head of Security bring assault raptors home, pilots with them', () => {
  for (const card of ['sleep-deprivation', 'appoint-head-of-security'])
    exodusAndDaybreak({
      seats: ['tigh', 'starbuck', 'roslin'],
      admiral: 'tigh',
      at: { starbuck: 'front' },
      inAssaultRaptor: ['starbuck'],
      assaultRaptors: { rear: 1 },
      space: { front: { vipers: 1 } },
    })
      .crisis(card)
      .answers('tigh', 'option:0')
      .rest()
      .expect({ at: { starbuck: 'hangar-deck' }, assaultRaptors: { reserves: 2, beside: 2 }, vipers: { front: 0 } })
})
rule('Weapon Malfunction destroys a piloted assault raptor, and Evasive Maneuvers save one that was shot at', () => {
  const flying = (hand: readonly string[], dice: readonly number[]) =>
    exodusAndDaybreak({
      seats: ['tigh', 'starbuck', 'roslin'],
      at: { starbuck: 'front' },
      inAssaultRaptor: ['starbuck'],
      hands: { starbuck: hand },
      space: { front: { raiders: hand.length } },
      tops: { destiny: ['politics 3', 'politics 3'] },
      dice,
    })
  flying([], [])
    .crisis('weapon-malfunction')
    .contributes()
    .rest()
    .expect({ at: { starbuck: 'sickbay' }, assaultRaptors: { destroyed: 1, beside: 3 } })
  flying(['evasive-maneuvers-1'], [7, 8])
    .activate('raiders')
    .answers('starbuck', 'play:evasive-maneuvers-1')
    .rest()
    .expect({ at: { starbuck: 'front' } })
})
rule('Blind Jump: the pilot of an assault raptor may stay behind', () => {
  pegasusAndDaybreak({
    seats: ['cain', 'roslin', 'starbuck', 'tigh'],
    at: { starbuck: 'front' },
    inAssaultRaptor: ['starbuck'],
  })
    .action()
    .answers('cain', 'ability:blindJump')
    .until('stayBehind:pilots')
    .answers('starbuck', 'stayThere')
    .rest()
    .expect({ at: { starbuck: 'front' } })
})
rule('Forced to Eject: a Mark VII that Hot Dog flies is destroyed on a 6', () => {
  exodusAndDaybreak({
    seats: ['hotDog', 'tigh', 'roslin'],
    options: { cylonFleet: true },
    at: { hotDog: 'front' },
    inMarkVII: ['hotDog'],
    space: { front: { raiders: 1 } },
    dice: [6],
  })
    .activate('raiders')
    .rest()
    .expect({ at: { hotDog: 'sickbay' }, markVII: { damaged: 3, destroyed: 1 } })
})
rule('Without a viper in the Reserves a pilot may call back an unmanned assault raptor to launch in it', () => {
  pegasusAndDaybreak({
    seats: ['starbuck', 'roslin', 'tigh'],
    at: { starbuck: 'hangar-deck' },
    damagedVipers: 8,
    assaultRaptors: { rear: 1 },
  })
    .action()
    .answers('starbuck', 'activate:hangar-deck')
    .until('hangarDeck:launch')
    .goesOn()
    .expect({ assaultRaptors: { reserves: 1, beside: 3 } })
})

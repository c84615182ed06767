// The twelve characters of Daybreak, ability by ability.

import assert from 'node:assert/strict'
import { perform } from '../../src/core/node.ts'
import { newGame, pending, submit } from '../../src/index.ts'
import { drawAndDestroyCivilians } from '../../src/rules/civilian-ships.ts'
import { changeResources } from '../../src/rules/resources.ts'
import { skillsToReceive } from '../../src/rules/turn.ts'
import { drawMutiny, drawMutinyCard } from '../../src/sets/daybreak/mutiny.ts'
import { rule } from '../../testing/index.ts'
import { daybreak } from './table.ts'

rule('Of two versions of a character only one is played', () => {
  const game = newGame({ players: 5, sets: ['base', 'daybreak'], objective: 'kobol' }, 'versions')
  const [first] = pending(game)
  assert.ok(first.options.some(({ id }) => id === 'character:tom-zarek-alt'))
  submit(game, first.seat, first.id, 'character:tom-zarek-alt')
  while (pending(game)[0].kind !== 'setup:chooseCharacter') {
    const [{ seat, id, fallback }] = pending(game)
    submit(game, seat, id, fallback)
  }
  const offered = pending(game)[0].options.map(({ id }) => id)
  assert.ok(!offered.includes('character:tom-zarek') && !offered.includes('character:tom-zarek-alt'))
  assert.ok(offered.includes('character:gaius-baltar') && offered.includes('character:gaius-baltar-alt'))
})

// Louis Hoshi

rule('Dutiful: one card, and the location is activated again; once per turn for each of the three', () => {
  const table = daybreak({
    seats: ['hoshi', 'roslin', 'tigh'],
    at: { hoshi: 'weapons-control' },
    hands: { hoshi: ['tactics 1', 'leadership 1'] },
    space: { front: { raiders: 3, heavyRaiders: 1 } },
    dice: [1, 1],
  })
    .action()
    .answers('hoshi', 'activate:weapons-control')
    .answers('hoshi', 'attack:front:raider')
    .asks('hoshi', 'window:ask', ['pass', 'ability:dutiful'])
    .answers('hoshi', 'ability:dutiful')
    .answers('hoshi', 'card:tactics 1')
    .answers('hoshi', 'attack:front:raider')
    .finished()
    .expect({ hand: { hoshi: 1 } })
  assert.equal(table.log('activates').length, 2)
})
rule('Organized: three different locations from anywhere, but not out of the Brig', () => {
  const seats = ['hoshi', 'roslin', 'tigh'] as const
  daybreak({ seats })
    .action()
    .answers('hoshi', 'ability:organized')
    .isAskedWithout('hoshi', 'activate:brig')
    .answers('hoshi', 'activate:research-lab')
    .answers('hoshi', 'skills:tactics')
    .answers('hoshi', 'activate:presidents-office')
    .isAskedWithout('hoshi', 'activate:research-lab')
    .answers('hoshi', 'done')
    .finished()
    .expect({ hand: { hoshi: 3 }, miracles: { hoshi: 0 } })
  daybreak({ seats, at: { hoshi: 'brig' } })
    .action()
    .isAskedWithout('hoshi', 'ability:organized')
    .goesOn()
})
rule('Organized and Resolute: nobody uses a room of Colonial One once it is lost', () => {
  const situation = { inPlay: ['bomb-on-colonial-1'], at: { roslin: 'sickbay' } } as const
  daybreak({ ...situation, seats: ['hoshi', 'roslin', 'tigh'] })
    .action()
    .answers('hoshi', 'ability:organized')
    .may('hoshi', 'activate:research-lab')
    .isAskedWithout('hoshi', 'activate:press-room')
    .isAskedWithout('hoshi', 'activate:presidents-office')
    .goesOn()
  daybreak({ ...situation, seats: withLeader('athena'), current: 'athena', infiltrating: ['athena'] })
    .action()
    .answers('athena', 'ability:resolute')
    .may('athena', 'activate:research-lab')
    .isAskedWithout('athena', 'activate:press-room')
    .isAskedWithout('athena', 'activate:presidents-office')
    .goesOn()
})
rule('Reluctant: the action of a Skill card costs another card', () => {
  const seats = ['hoshi', 'roslin', 'tigh'] as const
  daybreak({ seats, hands: { hoshi: ['consolidate-power-1', 'tactics 1'] } })
    .action()
    .answers('hoshi', 'play:consolidate-power-1')
    .rest()
    .expect({ hand: { hoshi: 2 } })
  daybreak({ seats, hands: { hoshi: ['consolidate-power-1'] } })
    .action()
    .isAskedWithout('hoshi', 'play:consolidate-power-1')
    .goesOn()
})

// Romo Lampkin

rule('Deceitful: one card fewer for a crisis, once for each', () => {
  daybreak({
    seats: ['adama', 'lampkin', 'tigh'],
    president: 'lampkin',
    hands: { lampkin: ['politics 1', 'politics 2', 'tactics 1'] },
  })
    .crisis('question-procedure')
    .answers('lampkin', 'option:1')
    .rest()
    .expect({ hand: { lampkin: 1 } })
})
rule('Attorney: a prisoner is freed, and gives up all Skill cards', () => {
  daybreak({
    seats: ['lampkin', 'roslin', 'tigh'],
    at: { tigh: 'brig' },
    hands: { tigh: ['tactics 1', 'leadership 2'] },
  })
    .action()
    .answers('lampkin', 'ability:attorney')
    .answers('lampkin', 'location:command')
    .finished()
    .expect({ at: { tigh: 'command' }, hand: { lampkin: ['tactics 1', 'leadership 2'], tigh: 0 } })
})
rule('Kleptomania: two cards in the company of others, or the Brig at the end of the turn', () => {
  const seats = ['lampkin', 'roslin', 'tigh'] as const
  const moves = (hand: readonly string[]) =>
    daybreak({ seats, at: { lampkin: 'press-room', roslin: 'administration' }, hands: { lampkin: hand } })
      .movementStep()
      .answers('lampkin', 'location:administration')
  moves(['politics 1', 'politics 2', 'tactics 1'])
    .answers('lampkin', 'card:politics 1', 'card:tactics 1')
    .expect({ hand: { lampkin: 1 } })
    .rest()
  moves(['politics 1'])
    .until('crisis:option')
    .rest()
    .expect({ at: { lampkin: 'brig' } })
})

// Hot Dog

rule('Kleptomania: whoever reveals before the turn is over is sent nowhere', () => {
  daybreak({
    seats: ['lampkin', 'tigh', 'adama'],
    at: { lampkin: 'command', tigh: 'command' },
    loyalty: { lampkin: ['cylon-reduce-morale'] },
  })
    .movementStep()
    .answers('lampkin', 'stay')
    .answers('lampkin', 'reveal:cylon-reduce-morale')
    .rest()
    .expect({ at: { lampkin: 'resurrection-ship' } })
})
rule('Memento: after a loss of population three Piloting cards, of which two are kept; once per turn', () => {
  const table = daybreak({ seats: ['hotDog', 'roslin', 'tigh'] })
    .begins((game) => changeResources(game, { population: -1 }))
    .answers('hotDog', 'ability:memento')
  const [one, two] = table.view('hotDog').held[0].cards
  table
    .answers('hotDog', `card:${one}`, `card:${two}`)
    .finished()
    .expect({ hand: { hotDog: 2 } })
  table
    .begins((game) => changeResources(game, { population: -1 }))
    .asksNobody('hotDog')
    .finished()
  // What is at 0 already is not reduced.
  daybreak({ seats: ['hotDog', 'roslin', 'tigh'], population: 0 })
    .begins((game) => changeResources(game, { population: -1 }))
    .asksNobody('hotDog')
    .finished()
})
rule('Escort: a viper for a civilian ship', () => {
  for (const saved of [true, false]) {
    const table = daybreak({
      seats: ['hotDog', 'roslin', 'tigh'],
      space: { front: { raiders: 1, civilians: ['population-1'] } },
      population: 8,
    }).activate('raiders')
    if (saved) table.answers('hotDog', 'ability:escortOfCivilians').answers('hotDog', 'kind:viper')
    else table.asks('hotDog', 'window:ask').answers('hotDog', 'pass')
    table.rest().expect({
      population: saved ? 8 : 7,
      civilians: { front: 0 },
      destroyedVipers: saved ? 1 : 0,
      miracles: { hotDog: saved ? 0 : 1 },
    })
  }
})
rule('Escort: a ship that he saves is the next to be drawn, if the pile was empty', () => {
  const table = daybreak({
    seats: ['hotDog', 'roslin', 'tigh'],
    current: 'roslin',
    space: { front: { civilians: ['empty'] }, rear: { civilians: ['population-1'] } },
    population: 8,
    patch: (game) => game.removed.civilians.push(...game.civilianPile.splice(0)),
  }).begins((game) => drawAndDestroyCivilians.begin(game, { left: 2 }))
  const [ship] = table.asked('roslin').options
  table
    .answers('roslin', ship.id)
    .answers('hotDog', 'ability:escortOfCivilians')
    .answers('hotDog', 'kind:viper')
    .finished()
    .expect({ population: 8, civilians: { front: 0, rear: 1 } })
})
rule('Forced to Eject: a viper of his that would be damaged is destroyed', () => {
  daybreak({
    seats: ['hotDog', 'roslin', 'tigh'],
    at: { hotDog: 'front' },
    space: { front: { raiders: 1 } },
    dice: [5],
  })
    .activate('raiders')
    .rest()
    .expect({ destroyedVipers: 1, damagedVipers: 0, at: { hotDog: 'sickbay' } })
})

// Doc Cottle

rule('Treatment: two cards of another’s skill set, and two of one’s own in return', () => {
  const table = daybreak({ seats: ['cottle', 'roslin', 'starbuck'], hands: { cottle: ['engineering 1'] } })
    .action()
    .answers('cottle', 'ability:treatment')
    .answers('cottle', 'seat:starbuck')
    .answers('cottle', 'skills:piloting,piloting')
  const piloting = table.state.seats[0].hand.find((card) => card !== 'repair-1') ?? ''
  table
    .answers('cottle', 'card:engineering 1', `card:${piloting}`)
    .finished()
    .expect({ hand: { cottle: 1, starbuck: 2 } })
  assert.ok(table.view('cottle').seats[2].hand.every((card) => card !== '?'))
  assert.ok(table.view('roslin').seats[2].hand.every((card) => card === '?'))
})
rule('Quarantine: he sees all ships and has one replaced, which nobody knows any more', () => {
  const table = daybreak({ seats: ['cottle', 'roslin', 'starbuck'], space: { front: { civilians: ['population-2'] } } })
    .action()
    .answers('cottle', 'ability:quarantine')
    .finished()
    .expect({ civilians: { front: 1 } })
  assert.equal(table.view('cottle').space.front.civilians[0].face, '?')
})
rule('Specialized: no actions of Engineering cards', () => {
  daybreak({
    seats: ['cottle', 'roslin', 'starbuck'],
    at: { cottle: 'armory' },
    damaged: ['armory'],
    hands: { cottle: ['repair-1'] },
  })
    .action()
    .isAskedWithout('cottle', 'play:repair-1')
    .goesOn()
  // Other abilities of such cards are his to use.
  daybreak({ seats: ['cottle', 'adama', 'tigh'], current: 'adama', hands: { cottle: ['scientific-research-3'] } })
    .crisis('domestic-dispute')
    .answers('cottle', 'play:scientific-research-3')
    .rest()
})

// Lee Adama

rule('Forward Thinker: after his Executive Order he may activate his location', () => {
  daybreak({ seats: ['lee', 'roslin', 'tigh'], at: { lee: 'research-lab' }, hands: { lee: ['executive-order-1'] } })
    .action()
    .answers('lee', 'play:executive-order-1')
    .answers('lee', 'seat:tigh')
    .answers('tigh', 'actTwice')
    .answers('tigh', 'nothing')
    .answers('lee', 'ability:forwardThinker')
    .answers('lee', 'skills:tactics')
    .finished()
    .expect({ hand: { lee: 1 } })
})
rule('Choose a Different Path: instead of both boxes the current player discards five cards', () => {
  daybreak({
    seats: ['lee', 'roslin', 'tigh'],
    president: 'lee',
    current: 'tigh',
    hands: { tigh: ['tactics 1', 'tactics 2'] },
    morale: 8,
  })
    .crisis('question-procedure')
    .asks('lee', 'crisis:option', ['option:0', 'option:1', 'anotherWay'])
    .answers('lee', 'anotherWay')
    .rest()
    .expect({ hand: { tigh: 0 }, morale: 8, miracles: { lee: 0 } })
  daybreak({ seats: ['lee', 'roslin', 'tigh'], president: 'lee', current: 'tigh', miracles: { lee: 0 } })
    .crisis('question-procedure')
    .asks('lee', 'crisis:option', ['option:0', 'option:1'])
    .goesOn()
})
rule('Choose a Different Path: a Cylon who is the current player discards nothing, Lampkin one card fewer', () => {
  const hand = ['tactics 1', 'tactics 2', 'politics 1', 'politics 2', 'leadership 1']
  daybreak({
    seats: ['tyrol', 'lee', 'adama', 'starbuck'],
    president: 'lee',
    revealed: ['tyrol'],
    at: { tyrol: 'caprica' },
    hands: { tyrol: hand },
    tops: { crisis: ['question-procedure', 'rebuild-trust'] },
  })
    .action()
    .answers('tyrol', 'activate:caprica')
    .answers('tyrol', 'card:question-procedure')
    .answers('lee', 'anotherWay')
    .finished()
    .expect({ hand: { tyrol: 5 } })
  daybreak({ seats: ['lampkin', 'lee', 'adama'], president: 'lee', hands: { lampkin: hand } })
    .crisis('question-procedure')
    .answers('lee', 'anotherWay')
    .rest()
    .expect({ hand: { lampkin: 1 } })
})
rule('Choose a Different Path: also where the card leaves only one of its boxes', () => {
  daybreak({ seats: ['tigh', 'lee', 'roslin'], admiral: 'lee', nukes: 0 })
    .crisis('abandon-galactica')
    .asks('lee', 'crisis:option', ['option:1', 'anotherWay'])
    .answers('lee', 'anotherWay')
    .finished()
    .expect({ miracles: { lee: 0 } })
})
rule('Moral Compass turns a different path into either of the printed boxes', () => {
  const turned = () =>
    daybreak({ seats: ['lee', 'helo', 'tigh'], president: 'lee', current: 'tigh', morale: 8 })
      .crisis('question-procedure')
      .answers('lee', 'anotherWay')
      .answers('helo', 'ability:moralCompass')
      .asks('helo', 'moralCompass:box', ['option:0', 'option:1'])
  turned().answers('helo', 'option:0').rest().expect({ morale: 7, damaged: [] })
  const table = turned().answers('helo', 'option:1').rest().expect({ morale: 8 })
  assert.equal(table.log('choiceSwitched')[0].option, 1)
})
rule('Moral Dilemma: a Mutiny card costs him two Skill cards', () => {
  const table = daybreak({
    seats: ['lee', 'roslin', 'tigh'],
    hands: { lee: ['tactics 1', 'piloting 1', 'politics 1'], tigh: ['tactics 2'] },
  })
  table
    .begins((game) => drawMutinyCard.begin(game, { seat: 0 }))
    .answers('lee', 'card:tactics 1', 'card:piloting 1')
    .finished()
    .expect({ hand: { lee: 1 } })
  table
    .begins((game) => drawMutinyCard.begin(game, { seat: 2 }))
    .finished()
    .expect({ hand: { tigh: 1 } })
})

// Tom Zarek

rule('Abuse Power: four cards are looked at, one is played, the others go under the deck', () => {
  const tops = { mutiny: ['feed-the-people', 'panic', 'selfish-act', 'violent-protest'] }
  const table = daybreak({ seats: ['otherZarek', 'roslin', 'tigh'], food: 4, tops })
    .action()
    .answers('otherZarek', 'ability:abusePower')
    .answers('otherZarek', 'mutinyCard:feed-the-people')
    .finished()
    .expect({ food: 5, mutiny: { otherZarek: [] }, at: { otherZarek: 'weapons-control' } })
  assert.deepEqual(table.state.decks.mutiny.cards.slice(0, 3).toSorted(), ['panic', 'selfish-act', 'violent-protest'])
})
rule('Disreputable: he begins with a Mutiny card, which he chooses from two', () => {
  const game = newGame({ players: 3, sets: ['base', 'daybreak'], objective: 'kobol' }, 'disreputable')
  const asked: string[] = []
  while (game.turn === 0) {
    const [{ seat, id, options, fallback, kind }] = pending(game)
    asked.push(kind)
    submit(game, seat, id, options.find((one) => one.id === 'character:tom-zarek-alt')?.id ?? fallback)
  }
  const zarek = game.seats.findIndex(({ character }) => character === 'tom-zarek-alt')
  assert.ok(asked.includes('drawMutiny:choose'))
  assert.equal(game.kept?.find(({ by }) => by === zarek)?.cards.length, 1)
})

// Helo

rule('Raptor Pilot: two cards by Launch Scout, one by anything else', () => {
  daybreak({ seats: ['otherHelo', 'roslin', 'tigh'], hands: { otherHelo: ['launch-scout-1'] }, dice: [8] })
    .action()
    .answers('otherHelo', 'play:launch-scout-1')
    .answers('otherHelo', 'deck:crisis')
    .asks('otherHelo', 'sortScouted:sort')
    .rest()
  const table = daybreak({
    seats: ['otherHelo', 'roslin', 'tigh'],
    hands: { otherHelo: ['launch-scout-1'] },
    dice: [8],
  })
    .action()
    .answers('otherHelo', 'play:launch-scout-1')
    .answers('otherHelo', 'deck:destination')
    .rest()
  assert.equal(table.log('looksAtTop')[0].deck, 'destination')
  daybreak({ seats: ['otherHelo', 'roslin', 'tigh'], mutiny: { otherHelo: ['armed-resistance'] } })
    .action()
    .answers('otherHelo', 'mutiny:armed-resistance')
    .asks('otherHelo', 'scoutDeck:putBack')
    .rest()
})
rule('No One Gets Left Behind: 1 fuel for 2 population when the fleet jumps', () => {
  daybreak({ seats: ['otherHelo', 'roslin', 'tigh'], fuel: 5, population: 5 })
    .jump()
    .answers('otherHelo', 'ability:noOneGetsLeftBehind')
    .until('jump:chooseDestination')
    .expect({ fuel: 4, population: 7 })
    .rest()
})
rule('No One Gets Left Behind: from the Brig too, but not on the last jump, which removes no ships', () => {
  const seats = ['tigh', 'roslin', 'otherHelo'] as const
  daybreak({ seats, at: { otherHelo: 'brig' }, population: 6 })
    .jump()
    .answers('otherHelo', 'ability:noOneGetsLeftBehind')
    .rest()
    .expect({ population: 8 })
  daybreak({ seats, travelled: ['deep-space', 'deep-space', 'remote-planet', 'remote-planet'] })
    .jump()
    .expect({ over: { winner: 'humans', reason: 'kobol' } })
    .goesOn()
})
rule('Family Commitments: one card fewer away from Galactica', () => {
  const drawn = (at: 'command' | 'press-room') =>
    skillsToReceive(
      daybreak({ seats: ['otherHelo', 'roslin', 'tigh'], at: { otherHelo: at } }).goesOn().state,
      0,
    ).reduce((sum, { count }) => sum + count, 0)
  assert.deepEqual([drawn('command'), drawn('press-room')], [5, 4])
})

// Gaius Baltar

rule('Cult Leader: a miracle token is given or taken at the same location', () => {
  const seats = ['otherBaltar', 'roslin', 'tigh'] as const
  const together = { otherBaltar: 'command', tigh: 'command' } as const
  daybreak({ seats, at: together })
    .action()
    .answers('otherBaltar', 'ability:cultLeader')
    .finished()
    .expect({ miracles: { otherBaltar: 2, tigh: 0 } })
  daybreak({ seats, at: together, miracles: { tigh: 0 } })
    .action()
    .answers('otherBaltar', 'ability:cultLeader')
    .finished()
    .expect({ miracles: { otherBaltar: 0, tigh: 1 } })
  daybreak({ seats }).action().isAskedWithout('otherBaltar', 'ability:cultLeader').goesOn()
})
rule('Broadcast: three tokens for two of any resource', () => {
  const seats = ['otherBaltar', 'roslin', 'tigh'] as const
  daybreak({ seats, miracles: { otherBaltar: 3 }, morale: 3 })
    .action()
    .answers('otherBaltar', 'ability:broadcast')
    .answers('otherBaltar', 'resource:morale')
    .finished()
    .expect({ morale: 5, miracles: { otherBaltar: 0 } })
  daybreak({ seats, miracles: { otherBaltar: 2 } })
    .action()
    .isAskedWithout('otherBaltar', 'ability:broadcast')
    .goesOn()
})
rule('Spiritual Crisis: he reveals himself only in the Brig', () => {
  const reveals = (at: 'command' | 'brig') =>
    daybreak({
      seats: ['otherBaltar', 'roslin', 'tigh'],
      at: { otherBaltar: at },
      loyalty: { otherBaltar: ['cylon-reduce-morale'] },
    }).action()
  reveals('command').isAskedWithout('otherBaltar', 'reveal:cylon-reduce-morale').goesOn()
  reveals('brig').may('otherBaltar', 'reveal:cylon-reduce-morale').goesOn()
})

// Aaron Doral

const withLeader = (leader: 'doral' | 'danna' | 'simon' | 'athena') => ['roslin', 'adama', 'starbuck', leader] as const

rule('Industrious: two cards more while infiltrating', () => {
  const drawn = (infiltrating: boolean) =>
    skillsToReceive(
      daybreak({
        seats: withLeader('doral'),
        ...(infiltrating ? { infiltrating: ['doral'], at: { doral: 'armory' } } : {}),
      }).goesOn().state,
      3,
    ).reduce((sum, { count }) => sum + count, 0)
  assert.deepEqual([drawn(false), drawn(true)], [2, 4])
})
rule('Meticulous: he ends his infiltration at any Cylon location, and acts there', () => {
  daybreak({ seats: withLeader('doral'), current: 'doral', infiltrating: ['doral'], at: { doral: 'armory' } })
    .action()
    .answers('doral', 'action:end-infiltration')
    .answers('doral', 'ability:meticulous')
    .asks('doral', 'meticulous:choose', ['location:caprica', 'location:cylon-fleet', 'location:human-fleet'])
    .answers('doral', 'location:human-fleet')
    .asks('doral', 'action:choose')
    .answers('doral', 'nothing')
    .finished()
    .expect({ at: { doral: 'human-fleet' }, miracles: { doral: 0 }, revealed: ['doral'] })
})
rule('Meticulous by an Executive Order: the action at the new location is part of it', () => {
  daybreak({
    seats: withLeader('doral'),
    current: 'adama',
    infiltrating: ['doral'],
    at: { doral: 'armory' },
    hands: { adama: ['executive-order-1'] },
  })
    .action()
    .answers('adama', 'play:executive-order-1')
    .answers('adama', 'seat:doral')
    .answers('doral', 'actTwice')
    .answers('doral', 'action:end-infiltration')
    .answers('doral', 'ability:meticulous')
    .answers('doral', 'location:caprica')
    .asks('doral', 'action:choose', ['activate:caprica', 'nothing'])
    .answers('doral', 'nothing')
    // A Cylon player has no second action by an Executive Order.
    .finished()
    .expect({ at: { doral: 'caprica' } })
})
rule('A leader who leaves the fleet keeps the miracle token', () => {
  daybreak({ seats: withLeader('danna'), current: 'danna', infiltrating: ['danna'], at: { danna: 'armory' } })
    .action()
    .answers('danna', 'action:end-infiltration')
    .finished()
    .expect({ at: { danna: 'resurrection-ship' }, miracles: { danna: 1 } })
})
rule('Vanity: no cards in the Action step of another', () => {
  const seats = withLeader('doral')
  const hands = { doral: ['politics 1'], adama: ['leadership 1'] }
  daybreak({ seats, current: 'adama', at: { starbuck: 'command' }, hands })
    .actionStep()
    .answers('adama', 'nothing')
    .until('skillCheck:contribute')
    .goesOn()
  const table = daybreak({ seats, current: 'starbuck', at: { starbuck: 'admirals-quarters' }, hands }).actionStep()
  table.answers('starbuck', 'activate:admirals-quarters').answers('starbuck', 'seat:adama').passes()
  assert.ok(pending(table.state).every(({ seat }) => seat !== 3))
  table.goesOn()
})

rule('A super crisis knows neither Vanity nor Calculating nor Logic-Bound', () => {
  const adds = (leader: 'doral' | 'simon') =>
    daybreak({
      seats: ['tyrol', 'adama', 'roslin', leader],
      revealed: ['tyrol'],
      current: 'tyrol',
      at: { tyrol: 'caprica' },
      superCrises: { tyrol: ['bomb-on-colonial-1'] },
      hands: { [leader]: ['engineering 1', 'tactics 1'] },
    })
      .actionStep()
      .answers('tyrol', 'activate:caprica')
      .answers('tyrol', 'card:bomb-on-colonial-1')
      .passes()
      .asks(leader, 'skillCheck:contribute')
      .refuses(leader, ['card:engineering 1', 'card:tactics 1'])
      .contributes({ [leader]: ['tactics 1'] })
      .rest()
  adds('doral')
  assert.deepEqual(adds('simon').log('addsFaceUp'), [])
})

// D'Anna Biers

rule('Visions: a Loyalty card is seen, and the infiltration is over', () => {
  daybreak({ seats: withLeader('danna'), current: 'danna', infiltrating: ['danna'], at: { danna: 'armory' } })
    .action()
    .answers('danna', 'ability:visions')
    .answers('danna', 'seat:adama')
    .finished()
    .told('looksAtLoyalty')
    .expect({ at: { danna: 'resurrection-ship' } })
  const hand = ['politics 1', 'politics 2', 'leadership 1', 'engineering 1', 'engineering 2']
  daybreak({
    seats: withLeader('danna'),
    current: 'danna',
    infiltrating: ['danna'],
    at: { danna: 'brig' },
    hands: { danna: hand },
  })
    .action()
    .answers('danna', 'ability:visions')
    .answers('danna', 'seat:adama')
    .finished()
    .expect({ at: { danna: 'resurrection-ship' }, hand: { danna: hand } })
  daybreak({ seats: withLeader('danna'), current: 'danna' })
    .action()
    .isAskedWithout('danna', 'ability:visions')
    .goesOn()
})
rule('Don’t Trust Anyone: two Super Crisis cards', () => {
  const table = daybreak({ seats: withLeader('danna'), current: 'danna' })
    .action()
    .answers('danna', 'ability:dontTrustAnyone')
    .finished()
  assert.equal(table.state.seats[3].superCrises.length, 2)
})
rule('Heretic: she leaves the Resurrection Ship only for a Super Crisis card', () => {
  const leaves = (superCrises: readonly string[], more: object = {}) =>
    daybreak({
      seats: withLeader('danna'),
      current: 'danna',
      at: { danna: 'resurrection-ship' },
      superCrises: { danna: superCrises },
      ...more,
    }).movement()
  leaves([]).finished()
  leaves(['massive-assault'])
    .answers('danna', 'location:caprica')
    .finished()
    .expect({ at: { danna: 'caprica' }, discards: { superCrisis: ['massive-assault'] } })
  leaves([], { hubDestroyed: true, at: { danna: 'hub-destroyed' } })
    .may('danna', 'location:caprica')
    .goesOn()
})

// Simon O'Neill

rule('Calculating and Logic-Bound: two cards, three while infiltrating, and one of them lies open', () => {
  const hands = { simon: ['engineering 1', 'tactics 1', 'tactics 2', 'engineering 2'] }
  daybreak({ seats: withLeader('simon'), current: 'adama', hands })
    .crisis('domestic-dispute')
    .asks('simon', 'skillCheck:contribute')
    .refuses('simon', ['card:engineering 1', 'card:tactics 1', 'card:tactics 2'])
    .answers('simon', 'card:engineering 1', 'card:tactics 1')
    .asks('simon', 'logicBound:show', ['card:engineering 1', 'card:tactics 1'])
    .answers('simon', 'card:engineering 1')
    .told('addsFaceUp')
    .rest()
  daybreak({ seats: withLeader('simon'), current: 'adama', infiltrating: ['simon'], at: { simon: 'armory' }, hands })
    .crisis('domestic-dispute')
    .asks('simon', 'skillCheck:contribute')
    .refuses('simon', ['card:engineering 1', 'card:tactics 1', 'card:tactics 2', 'card:engineering 2'])
    .answers('simon', 'card:engineering 1', 'card:tactics 1', 'card:tactics 2')
    .rest()
  daybreak({ seats: withLeader('simon'), current: 'adama', infiltrating: ['simon'], at: { simon: 'brig' }, hands })
    .crisis('domestic-dispute')
    .asks('simon', 'skillCheck:contribute')
    .refuses('simon', ['card:engineering 1', 'card:tactics 1'])
    .goesOn()
})
rule('Modifications: other ships act than the card says', () => {
  const table = daybreak({ seats: withLeader('simon'), current: 'adama', space: { front: { basestars: 1 } } })
    .crisis('domestic-dispute')
    .asks('simon', 'window:ask', ['pass', 'ability:modifications'])
  table
    .answers('simon', 'ability:modifications')
    .answers('simon', 'icon:launch')
    .rest()
    .expect({ raiders: { front: 3 } })
  assert.deepEqual(
    table.log('activation').map(({ icon }) => icon),
    ['launch'],
  )
})

// Athena

rule('Athena begins among the humans, with three cards', () => {
  const game = newGame({ players: 4, sets: ['base', 'daybreak'], objective: 'kobol' }, 'athena')
  while (game.turn === 0) {
    const [{ seat, id, options, fallback }] = pending(game)
    submit(game, seat, id, options.find((one) => one.id === 'character:sharon-athena-agathon')?.id ?? fallback)
  }
  const athena = game.seats.findIndex(({ character }) => character === 'sharon-athena-agathon')
  assert.equal(game.seats[athena].revealed, false)
  assert.equal(game.seats[athena].at, 'hangar-deck')
  assert.deepEqual(game.seats[athena].loyalty, [])
  assert.ok(!Object.values(game.titles).includes(athena))
  if (athena !== game.current) assert.equal(game.seats[athena].hand.length, 3)
})
rule('For Love: a treachery card, and another player discards one fewer; never for the hand limit', () => {
  const situation = {
    seats: withLeader('athena'),
    infiltrating: ['athena'],
    president: 'roslin',
    current: 'adama',
    hands: { roslin: ['politics 1', 'politics 2', 'leadership 1', 'leadership 2'] },
  } as const
  daybreak(situation)
    .crisis('question-procedure')
    .answers('roslin', 'option:1')
    .answers('athena', 'ability:forLove')
    .rest()
    .expect({ hand: { roslin: 2, athena: 1 } })
})
rule('For Love: nobody is spared whom Deceitful has left nothing to discard', () => {
  for (const adama of [['tactics 1'], []]) {
    const table = daybreak({
      seats: ['lampkin', 'roslin', 'adama', 'athena'],
      infiltrating: ['athena'],
      hands: { lampkin: ['politics 1'], adama },
      tops: { destiny: ['piloting 1', 'piloting 1'] },
    })
      .crisis('religious-turmoil')
      .answers('lampkin', 'option:0')
      .contributes()
    if (adama.length > 0) table.answers('athena', 'ability:forLove').rest()
    table.finished().expect({ hand: { lampkin: 1, adama: adama.length } })
  }
})
rule('For Love: for the card of a move, but not for an ability, a super crisis, or whoever has no card', () => {
  const seats = withLeader('athena')
  daybreak({ seats, at: { roslin: 'press-room' }, infiltrating: ['athena'], hands: { roslin: ['politics 1'] } })
    .movement()
    .answers('roslin', 'location:command')
    .answers('athena', 'ability:forLove')
    .finished()
    .expect({ at: { roslin: 'command' }, hand: { roslin: 1, athena: 1 } })
  daybreak({ seats, at: { roslin: 'press-room' }, infiltrating: ['athena'] })
    .movement()
    .isAskedWithout('roslin', 'location:command')
    .goesOn()
  daybreak({
    seats: ['hoshi', 'adama', 'roslin', 'athena'],
    at: { hoshi: 'communications' },
    infiltrating: ['athena'],
    space: { front: { civilians: 2 } },
    hands: { hoshi: ['tactics 1'] },
  })
    .action()
    .answers('hoshi', 'activate:communications')
    .until('window:ask')
    .answers('hoshi', 'ability:dutiful')
    .asksNobody('athena')
    .rest()
    .expect({ hand: { hoshi: 0 } })
})
rule('For Love: not for what a sheet demands, whether it is a price or a drawback', () => {
  daybreak({
    seats: ['lee', 'adama', 'roslin', 'athena'],
    infiltrating: ['athena'],
    hands: { lee: ['tactics 1', 'tactics 2', 'piloting 1'] },
  })
    .begins((game) => perform(game, drawMutiny('current'), {}))
    .asks('lee', 'discardSkillCards:choose')
    .answers('lee', 'card:tactics 1', 'card:tactics 2')
    .finished()
    .expect({ hand: { lee: 1, athena: 0 } })
  daybreak({
    seats: ['roslin', 'adama', 'tigh', 'athena'],
    infiltrating: ['athena'],
    hands: { tigh: ['tactics 1'] },
  })
    .turn()
    .asksNobody('athena')
    .expect({ hand: { tigh: 0, athena: 0 } })
    .goesOn()
  // Terminal Illness.
  daybreak({
    seats: ['roslin', 'adama', 'tigh', 'athena'],
    infiltrating: ['athena'],
    at: { roslin: 'armory' },
    boarding: [1, 0, 0, 0],
    hands: { roslin: ['politics 1', 'politics 2'] },
    dice: [1],
  })
    .action()
    .answers('roslin', 'activate:armory')
    .asksNobody('athena')
    .rest()
    .expect({ hand: { roslin: 0, athena: 0 } })
})
rule('Resolute: any undamaged location, Cylon ones too', () => {
  daybreak({ seats: withLeader('athena'), current: 'athena', infiltrating: ['athena'] })
    .action()
    .answers('athena', 'ability:resolute')
    .may('athena', 'activate:resurrection-ship')
    .may('athena', 'activate:presidents-office')
    .answers('athena', 'activate:human-fleet')
    .asks('athena', 'scoutDeck:chooseDeck')
    .rest()
  daybreak({ seats: withLeader('athena'), current: 'athena', infiltrating: ['athena'], at: { athena: 'brig' } })
    .action()
    .answers('athena', 'ability:resolute')
    .isAskedWithout('athena', 'activate:hangar-deck')
    .goesOn()
})
rule('Resolute from a viper: who flies already does not launch again', () => {
  daybreak({ seats: withLeader('athena'), current: 'athena', infiltrating: ['athena'], at: { athena: 'portAft' } })
    .action()
    .answers('athena', 'ability:resolute')
    .may('athena', 'activate:command')
    .isAskedWithout('athena', 'activate:hangar-deck')
    .goesOn()
})
rule('Resolute at Caprica while infiltrating: Cylon ships are activated', () => {
  const table = daybreak({
    seats: withLeader('athena'),
    current: 'athena',
    infiltrating: ['athena'],
    tops: { crisis: ['domestic-dispute', 'insubordinate-crew'] },
  })
    .action()
    .answers('athena', 'ability:resolute')
    .answers('athena', 'activate:caprica')
    .answers('athena', 'card:domestic-dispute')
    .rest()
  assert.ok(table.log('activation').length > 0)
  assert.equal(table.state.decks.crisis.cards[0], 'insubordinate-crew')
})
rule('Resolute as a Cylon player: nobody launches who may not leave the Cylon locations', () => {
  daybreak({ seats: withLeader('athena'), current: 'athena', at: { athena: 'caprica' } })
    .action()
    .answers('athena', 'ability:resolute')
    .may('athena', 'activate:command')
    .isAskedWithout('athena', 'activate:brig')
    .isAskedWithout('athena', 'activate:hangar-deck')
    .goesOn()
})
rule('Resolute at the destroyed hub while infiltrating: the infiltration is over', () => {
  daybreak({
    seats: withLeader('athena'),
    current: 'athena',
    infiltrating: ['athena'],
    hubDestroyed: true,
    mutiny: { athena: ['panic'] },
    hands: { athena: ['piloting 1', 'piloting 2', 'leadership 1'] },
  })
    .action()
    .answers('athena', 'ability:resolute')
    .answers('athena', 'activate:hub-destroyed')
    .rest()
    .expect({ at: { athena: 'cylon-fleet' }, revealed: ['athena'], hand: { athena: 0 }, mutiny: { athena: [] } })
})
rule('Grieving: no cards at a hazardous location', () => {
  daybreak({ seats: withLeader('athena'), current: 'athena', infiltrating: ['athena'], at: { athena: 'sickbay' } })
    .turn()
    .until('move:choose')
    .expect({ hand: { athena: 0 } })
    .rest()
})

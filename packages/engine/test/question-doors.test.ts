// What a screen asks about a question: the card that lies on the table, what a die brings, what an answer does and costs, and why something
// cannot be used.

import assert from 'node:assert/strict'
import {
  addsToRoll,
  cardBehind,
  charactersOnTable,
  costOfMove,
  crisesOnTable,
  cylonPlaces,
  describeAnswer,
  describeEffect,
  describeMoment,
  drawnAnyway,
  handLimitOf,
  newGame,
  orderSubjects,
  pending,
  rollOf,
  rollResultAt,
  rollResults,
  sheetCounts,
  shotResults,
  submit,
  toldCheck,
  view,
  whyNotAbility,
  whyNotCard,
  whyNotPlace,
  whyNotThing,
} from '../src/index.ts'
import { given, readerOf, rule, type Situation } from '../testing/index.ts'

const seats = ['tigh', 'adama', 'apollo'] as const
const table = (more: Partial<Situation> = {}) => given({ seats, current: 'tigh', ...more })

rule('A crisis lies on the table with its steps until it is discarded', () => {
  const game = table({
    hands: { tigh: ['tactics 3'], apollo: ['piloting 2'] },
    space: { portBow: { vipers: 2, raiders: 2 } },
  }).crisis('water-sabotaged')
  const states = () => crisesOnTable(game.view('apollo'))[0]?.steps.map(({ what, state }) => `${what} ${state}`)
  assert.deepEqual(states(), ['text now', 'raiders toCome', 'jump toCome'])
  assert.equal(crisesOnTable(game.view('apollo'))[0].choice, undefined)
  game.answers('tigh', 'option:0')
  const [{ choice, boxes, steps, drawer }] = crisesOnTable(game.view('apollo'))
  assert.equal(choice, 0)
  assert.equal(boxes.length, 2)
  assert.equal(steps[0].difficulty, 13)
  assert.equal(steps[0].outcome, undefined)
  assert.equal(drawer, 0)
  game.contributes({})
  // Adama could take the cards of the check.
  game.answers('adama', 'pass')
  assert.deepEqual(states(), ['text done', 'raiders now', 'jump toCome'])
  assert.equal(crisesOnTable(game.view('apollo'))[0].steps[0].outcome, 'fail')
  game.rest()
  assert.deepEqual(crisesOnTable(game.view('apollo')), [])
})

rule('A question tells the card that it comes from, also where it does not name it', () => {
  const game = table({ hands: { tigh: ['tactics 2'] }, dice: [5] })
    .action()
    .answers('tigh', 'play:launch-scout-2')
    .asks('tigh', 'scoutDeck:chooseDeck')
  const seen = game.view('tigh')
  assert.equal(cardBehind(seen, seen.decisions[0]), 'launch-scout-2')
  game.rest()
  const usual = table().action()
  assert.equal(cardBehind(usual.view('tigh'), usual.asked('tigh')), undefined)
  usual.rest()
})

rule('How many cards somebody keeps at the end of a turn', () => {
  const game = given({ seats: ['tyrol', 'tigh', 'roslin'] }).action()
  assert.deepEqual([handLimitOf(game.view('tigh'), 0), handLimitOf(game.view('tigh'), 1)], [8, 10])
  game.rest()
})

rule('Who chooses what to draw is told what is drawn anyway', () => {
  const game = given({ seats: ['apollo', 'tigh', 'roslin'] })
    .turn()
    .asks('apollo', 'drawSkillCards:choose')
  assert.deepEqual(drawnAnyway(game.view('apollo')), ['tactics', 'piloting', 'piloting'])
  game.rest()
})

rule('A check tells what has changed its difficulty', () => {
  const game = given({
    seats: ['tigh', 'roslin', 'helo'],
    current: 'helo',
    hands: { tigh: ['leadership 3'], roslin: ['politics 3'], helo: ['leadership 3'] },
    tops: { destiny: ['leadership 1', 'tactics 1'] },
  })
    .crisis('prison-labor')
    .contributes({ roslin: ['politics 3'], helo: ['leadership 3'] })
    .answers('tigh', 'play:declare-emergency-3')
  const seen = game.view('roslin')
  const ended = seen.log.findIndex(({ t }) => t === 'checkOutcome')
  assert.deepEqual(toldCheck(seen, ended)?.changedBy, ['declare-emergency-3'])
  assert.deepEqual(toldCheck(seen, ended - 3)?.printed, 10)
  game.rest()
})

rule('Each face of an attack’s die is told, also with a card that adds to it', () => {
  const game = table({
    hands: { tigh: ['tactics 3'] },
    space: { portBow: { vipers: 1, raiders: 1 } },
  }).activate('raiders')
  const seen = game.view('tigh')
  assert.equal(rollOf(seen)?.attack?.attacker, 'raider')
  assert.equal(rollOf(seen)?.attack?.target, 'viper')
  const ranges = (added?: number) => rollResults(seen, added).map(({ from, to, hit }) => `${from}-${to} ${hit}`)
  assert.deepEqual(ranges(), ['1-4 missed', '5-7 damaged', '8-8 destroyed'])
  assert.deepEqual(ranges(2), ['1-2 missed', '3-5 damaged', '6-8 destroyed'])
  const play = game.asked('tigh').options.find(({ id }) => id.startsWith('play:')) ?? { id: '' }
  assert.equal(addsToRoll(seen, play), 2)
  assert.equal(addsToRoll(seen, { id: 'pass' }), undefined)
  assert.equal(rollResultAt(seen, 7).hit, 'damaged')
  game.rest()
  assert.deepEqual(rollResults(game.view('tigh')), [])
})

rule('Each shot that can be chosen says what its die would bring', () => {
  const game = table({
    at: { tigh: 'weapons-control' },
    space: { portBow: { raiders: 1, heavyRaiders: 1, basestars: 1 } },
  })
    .action()
    .answers('tigh', 'activate:weapons-control')
  const decision = game.asked('tigh')
  const results = decision.options.map((option) =>
    shotResults(game.view('tigh'), decision, option.id)
      .map(({ from, hit }) => `${from} ${hit}`)
      .join(),
  )
  assert.deepEqual(results, ['1 missed,3 destroyed', '1 missed,7 destroyed', '1 missed,5 damaged'])
  game.rest()
})

rule('A window says who did what where', () => {
  const game = given({
    seats: ['hoshi', 'adama', 'apollo'],
    options: { sets: ['base', 'daybreak'] },
    at: { hoshi: 'command' },
    hands: { hoshi: ['tactics 2', 'tactics 1'] },
  })
    .action()
    .answers('hoshi', 'activate:command')
    .answers('hoshi', 'done')
  const asked = game.asked('hoshi')
  assert.equal(describeMoment(asked, readerOf(game.state, 'en')), 'After Hoshi has activated Command.')
  game.rest()
})

rule('An answer says what it does, and what going there costs', () => {
  const game = table({ at: { tigh: 'command' }, hands: { tigh: ['leadership 2'] } }).movement()
  const seen = game.view('tigh')
  for (const { id } of game.asked('tigh').options)
    assert.equal(typeof describeAnswer(id, seen, 0, 'en'), id === 'stay' ? 'undefined' : 'string', id)
  assert.equal(costOfMove(seen, 0, 'armory'), 0)
  assert.equal(costOfMove(seen, 0, 'press-room'), 1)
  game.rest()
})

rule('What cannot be used says why', () => {
  const hands = { tigh: ['leadership 2', 'tactics 3', 'leadership 5'], adama: ['leadership 2'] }
  const waiting = table({
    hands,
    current: 'adama',
    at: { tigh: 'command' },
    damaged: ['armory'],
    president: 'tigh',
    quorumHand: ['arrest-order'],
    loyalty: { tigh: ['cylon-damage-galactica'] },
  }).action('adama')
  const seen = waiting.view('tigh')
  const [action, interrupt] = seen.seats[0].hand.filter((card) => !card.startsWith('declare'))
  const why = (card: string) => whyNotCard(seen, 0, card, 'en') ?? ''
  assert.match(why(action), /action/)
  assert.match(why(interrupt), /die is rolled/)
  assert.match(why('arrest-order'), /action/)
  assert.match(why('cylon-damage-galactica'), /action/)
  assert.match(why('massive-assault'), /Caprica/)
  const place = (id: Parameters<typeof whyNotPlace>[2]) => whyNotPlace(seen, 0, id, 'en')
  assert.match(place('armory') ?? '', /Damaged/)
  assert.match(place('brig') ?? '', /own will/)
  assert.match(place('caprica') ?? '', /revealed Cylons/)
  assert.match(place('command') ?? '', /action|nothing/)
  assert.match(place('research-lab') ?? '', /not there/)
  waiting.rest()
  const jailed = table({ hands, at: { tigh: 'brig' } }).movement()
  assert.equal(whyNotPlace(jailed.view('tigh'), 0, 'command', 'en'), 'In the Brig you cannot move')
  jailed.rest()
})

rule('An ability of the own sheet says why it cannot be used', () => {
  const game = table({ hands: { adama: ['leadership 2'] } }).action()
  const why = (seat: number, ability: string) => whyNotAbility(game.view(seats[seat]), seat, ability, 'en')
  assert.match(why(1, 'commandAuthority') ?? '', /skill check/)
  assert.equal(why(0, 'alcoholic'), undefined)
  game.rest()
  const used = table({ patch: ({ seats: [tigh] }) => tigh.usedOnce.push('declareMartialLaw') }).action()
  assert.match(whyNotAbility(used.view('tigh'), 0, 'declareMartialLaw', 'en') ?? '', /already/)
  used.rest()
})

rule('Each face of other dice is told too: population lost by an early jump, damage by whoever infiltrates', () => {
  const jump = table({ at: { tigh: 'ftl-control' }, jumpPreparation: 3, hands: { tigh: ['tactics 3'] }, dice: [8] })
    .action()
    .answers('tigh', 'activate:ftl-control')
  const told = (added?: number) =>
    rollResults(jump.view('tigh'), added).map(
      ({ from, to, effect }) => `${from}–${to} ${effect === undefined ? '' : describeEffect(effect, 'en')}`,
    )
  assert.deepEqual(told(), ['1–6 −3 population', '7–8 '])
  assert.deepEqual(told(2), ['1–4 −3 population', '5–8 '])
  jump.rest()
  const infiltrated = table({
    revealed: ['apollo'],
    current: 'apollo',
    at: { apollo: 'human-fleet' },
    hands: { tigh: ['tactics 3'] },
    dice: [8],
  })
    .action('apollo')
    .answers('apollo', 'activate:human-fleet')
    .answers('apollo', 'seat:adama')
  assert.deepEqual(
    rollResults(infiltrated.view('tigh')).map(({ from, effect }) => [from, effect?.kind]),
    [
      [1, undefined],
      [5, 'damageGalactica'],
    ],
  )
  infiltrated.rest()
})

rule('What lies on the board says how it is used, or by whom', () => {
  const game = table({ admiral: 'adama', president: 'tigh', hands: { tigh: ['leadership 2'] } }).action()
  const why = (name: (typeof seats)[number], thing: Parameters<typeof whyNotThing>[2]) =>
    whyNotThing(game.view(name), seats.indexOf(name), thing, 'en')
  assert.equal(why('tigh', 'nukes'), 'Only the Admiral launches nukes')
  assert.match(why('adama', 'nukes'), /action/)
  assert.match(why('adama', 'quorum'), /Only the President/)
  assert.match(why('tigh', 'quorum'), /President’s Office/)
  assert.match(why('tigh', 'viper'), /Command/)
  assert.match(why('tigh', 'civilian'), /Communications/)
  assert.match(why('tigh', 'cylonShip'), /viper .* Weapons Control/)
  assert.match(why('adama', 'ownShip'), /action/)
  assert.match(why('tigh', 'raptor'), /With Launch Scout/)
  assert.match(why('tigh', 'damagedViper'), /With Repair/)
  game.rest()
  const revealed = table({ revealed: ['tigh'] }).goesOn()
  const seen = revealed.view('tigh')
  assert.match(whyNotThing(seen, 0, 'cylonShip', 'en'), /Cylon Fleet/)
  assert.match(whyNotThing(seen, 0, 'viper', 'en'), /humans/)
})

rule('What a sheet or a card forbids is said in its own words', () => {
  const game = given({
    seats: ['zarek', 'roslin', 'starbuck'],
    at: { zarek: 'press-room', roslin: 'press-room' },
  }).action()
  assert.match(whyNotPlace(game.view('zarek'), 0, 'press-room', 'en') ?? '', /another character is/)
  game.rest()
})

rule('A revealed Cylon goes by the Cylon locations, and has nothing to order', () => {
  const human = table({ hands: { tigh: ['leadership 5'] } }).action()
  assert.ok(sheetCounts(human.view('tigh'), 0))
  assert.deepEqual(orderSubjects(human.view('tigh'), 0), ['declare-emergency', 'cylonHatred'])
  human.rest()
  const cylon = table({ hands: { tigh: ['leadership 5'] }, revealed: ['tigh'], at: { tigh: 'caprica' } }).action()
  assert.ok(!sheetCounts(cylon.view('tigh'), 0))
  assert.deepEqual(orderSubjects(cylon.view('tigh'), 0), [])
  assert.deepEqual(cylonPlaces(cylon.view('tigh')).toSorted(), [
    'caprica',
    'cylon-fleet',
    'human-fleet',
    'resurrection-ship',
  ])
  cylon.rest()
})

rule('Characters lie on the table by type: open, taken, or with the reason why not', () => {
  const game = newGame({ players: 4 }, 'd'.repeat(64))
  const [first] = pending(game)
  submit(game, first.seat, first.id, 'character:saul-tigh')
  const [next] = pending(game)
  const groups = charactersOnTable(view(game, next.seat), next, 'en')
  const all = groups.flatMap(({ characters }) => characters)
  assert.equal(all.find(({ id }) => id === 'saul-tigh')?.takenBy, first.seat)
  assert.match(all.find(({ id }) => id === 'william-adama')?.reason ?? '', /fewer/)
  assert.equal(all.filter(({ option }) => option !== undefined).length, next.options.length)
  assert.deepEqual(
    all.flatMap(({ option }) => option ?? []).toSorted((one, other) => one - other),
    next.options.map((_, i) => i),
  )
})

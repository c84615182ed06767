// Standing orders: what a seat does when a window opens, so that nobody has to wait. And that a window tells the others
// nothing about who could use it. (docs/architecture.md: Windows.)

import assert from 'node:assert/strict'
import { contribution, orderedAnswer, ordersAlone, sparedAnswer, sparingOrders } from '../src/index.ts'
import { given, type Name, rule, type Situation } from '../testing/index.ts'

const seats = ['tigh', 'roslin', 'zarek', 'helo'] as const

/** Prison Labor, 10, failing by so much: 1 morale of 10 and 1 food of 8. Roslin holds Declare Emergency, if not said. */
const shortBy = (short: 1 | 2 | 3, situation: Partial<Situation> = {}) => {
  const strength = { 1: 'tactics 5', 2: 'tactics 4', 3: 'tactics 3' }[short]
  const hands = { roslin: ['leadership 3'], ...situation.hands, tigh: [strength, 'tactics 1'] }
  return given({ seats, current: 'tigh', tops: { destiny: ['leadership 2', 'politics 1'] }, ...situation, hands })
}

const added = (short: 1 | 2 | 3) => ({ tigh: [{ 1: 'tactics 5', 2: 'tactics 4', 3: 'tactics 3' }[short], 'tactics 1'] })

rule('Standing orders: without any, a player is asked whenever something could be used', () => {
  shortBy(1)
    .crisis('prison-labor')
    .contributes(added(1))
    .asks('roslin', 'window:ask', ['pass', 'play:leadership 3'])
    .answers('roslin', 'pass')
    .expect({ morale: 9 })
    .finished()
})

rule('Standing orders: “ask” is the same as none', () => {
  shortBy(1)
    .orders('roslin', { what: 'declare-emergency', do: 'ask' })
    .crisis('prison-labor')
    .contributes(added(1))
    .asks('roslin', 'window:ask', ['pass', 'play:leadership 3'])
    .answers('roslin', 'play:leadership 3')
    .finished()
})

rule('Standing orders: “pass” passes at once', () => {
  shortBy(1)
    .orders('roslin', { what: 'declare-emergency', do: 'pass' })
    .crisis('prison-labor')
    .contributes(added(1))
    .asksNobody('roslin')
    .expect({ morale: 9, hand: { roslin: ['leadership 3'] } })
    .finished()
})

rule('Standing orders: “pass” for one card still asks for the others', () => {
  shortBy(1, { hands: { roslin: ['politics 3', 'engineering 3'] } })
    .orders('roslin', { what: 'scientific-research', do: 'pass' })
    .crisis('prison-labor')
    .asks('roslin', 'window:ask', ['pass', 'play:politics 3'])
    .rest()
})

rule('Standing orders: “pass” for everything passes everything', () => {
  shortBy(1, { hands: { roslin: ['politics 3', 'engineering 3', 'leadership 3'] } })
    .orders('roslin', { what: '*', do: 'pass' })
    .crisis('prison-labor')
    .mayNot('roslin', 'play:politics 3')
    .contributes(added(1))
    .mayNot('roslin', 'play:leadership 3')
    .expect({ hand: { roslin: 3 } })
    .finished()
})

rule('Standing orders: the first order that fits counts, so an exception comes before the rule', () => {
  shortBy(1, { hands: { roslin: ['politics 3', 'engineering 3'] } })
    .orders('roslin', { what: 'investigative-committee', do: 'ask' }, { what: '*', do: 'pass' })
    .crisis('prison-labor')
    .asks('roslin', 'window:ask', ['pass', 'play:politics 3'])
    .rest()
})

rule('Standing orders: “pass for this turn” asks again in the next', () => {
  const table = given({
    seats,
    current: 'tigh',
    at: { tigh: 'armory', roslin: 'brig' },
    boarding: [1, 1, 0, 0],
    hands: { helo: ['tactics 3'] },
    tops: { crisis: ['prison-labor'] },
    dice: [1, 1],
  })
    .turn()
    .until('action:choose')
  table
    .orders('helo', { what: 'strategic-planning', do: 'pass', thisTurn: table.state.turn })
    .answers('tigh', 'activate:armory')
    .answers('tigh', 'centurion:0')
    .mayNot('helo', 'play:tactics 3')
    .rest(1)
  table.turn().rest(1)
  table
    .action('tigh')
    .answers('tigh', 'activate:armory')
    .answers('tigh', 'centurion:0')
    .may('helo', 'play:tactics 3')
    .rest()
})

rule('Standing orders: an order for another turn does nothing now', () => {
  shortBy(1)
    .orders('roslin', { what: 'declare-emergency', do: 'pass', thisTurn: 99 })
    .crisis('prison-labor')
    .contributes(added(1))
    .may('roslin', 'play:leadership 3')
    .rest()
})

rule('Standing orders: “play” plays at once', () => {
  shortBy(1)
    .orders('roslin', { what: 'declare-emergency', do: 'play' })
    .crisis('prison-labor')
    .contributes(added(1))
    .asksNobody('roslin')
    .expect({ morale: 10, food: 8, hand: { roslin: 0 } })
    .finished()
})

rule('Standing orders: “play” spends the weakest copy', () => {
  shortBy(1, { hands: { roslin: ['leadership 5', 'leadership 3', 'leadership 4'] } })
    .orders('roslin', { what: 'declare-emergency', do: 'play' })
    .crisis('prison-labor')
    .contributes(added(1))
    .expect({ morale: 10, hand: { roslin: ['leadership 5', 'leadership 4'] } })
    .finished()
})

rule('Standing orders: Declare Emergency only when it turns a failure into a pass', () => {
  const only = { what: 'declare-emergency', do: 'play', when: 'turnsFailureIntoPass' } as const
  for (const short of [1, 2] as const) {
    shortBy(short)
      .orders('roslin', only)
      .crisis('prison-labor')
      .contributes(added(short))
      .expect({ morale: 10, food: 8, hand: { roslin: 0 } })
      .finished()
  }
  shortBy(3)
    .orders('roslin', only)
    .crisis('prison-labor')
    .contributes(added(3))
    .expect({ hand: { roslin: ['leadership 3'] } })
    .rest()
    .expect({ morale: 9, food: 7, hand: { roslin: ['leadership 3'] } })
})

rule('Standing orders: a check that passes anyway costs nobody a Declare Emergency', () => {
  shortBy(1, { hands: { roslin: ['leadership 3'], helo: ['politics 5'] } })
    .orders('roslin', { what: 'declare-emergency', do: 'play', when: 'turnsFailureIntoPass' })
    .crisis('prison-labor')
    .contributes({ ...added(1), helo: ['politics 5'] })
    .expect({ hand: { roslin: ['leadership 3'] } })
    .rest()
    .expect({ morale: 10, hand: { roslin: ['leadership 3'] } })
})

rule('Standing orders: if both have ordered it the current player says who plays it', () => {
  const play = { what: 'declare-emergency', do: 'play', when: 'turnsFailureIntoPass' } as const
  shortBy(1, { hands: { roslin: ['leadership 3'], helo: ['leadership 4'] } })
    .orders('roslin', play)
    .orders('helo', play)
    .crisis('prison-labor')
    .contributes(added(1))
    .asks('tigh', 'window:order', ['seat:roslin', 'seat:helo'])
    .answers('tigh', 'seat:helo')
    .expect({ morale: 10, hand: { roslin: ['leadership 3'], helo: 0 } })
    .finished()
})

rule('Standing orders: Evasive Maneuvers only for one’s own viper', () => {
  given({
    seats: ['tigh', 'starbuck', 'apollo'],
    current: 'tigh',
    at: { starbuck: 'front', apollo: 'rear' },
    space: { front: { raiders: 1 }, rear: { raiders: 1 } },
    hands: { starbuck: ['piloting 1'] },
    dice: [8, 8, 1],
  })
    .orders('starbuck', { what: 'evasive-maneuvers', do: 'play', when: 'ownViper' })
    .activate('raiders')
    .answers('tigh', 'area:rear')
    .asks('starbuck', 'window:ask', ['pass', 'play:piloting 1'])
    .answers('starbuck', 'pass')
    .asksNobody('starbuck')
    .expect({ at: { starbuck: 'front', apollo: 'sickbay' }, hand: { starbuck: 0 } })
    .finished()
})

rule('Standing orders: Strategic Planning only for one’s own dice', () => {
  const attack = { space: { front: { heavyRaiders: 2 } }, hands: { helo: ['tactics 3', 'leadership 1'] } } as const
  given({ seats, current: 'helo', at: { helo: 'front' }, ...attack, usedOnce: {}, dice: [5] })
    .orders('helo', { what: 'strategic-planning', do: 'play', when: 'ownRoll' }, { what: 'ecoOfficer', do: 'pass' })
    .action()
    .answers('helo', 'viper')
    .answers('helo', 'attack:front:heavyRaider')
    .expect({ heavyRaiders: { front: 1 }, hand: { helo: ['leadership 1'] } })
    .finished()
  given({ seats, current: 'tigh', at: { tigh: 'weapons-control' }, ...attack, dice: [5] })
    .orders('helo', { what: 'strategic-planning', do: 'play', when: 'ownRoll' })
    .action()
    .answers('tigh', 'activate:weapons-control')
    .expect({ hand: { helo: 2 } })
    .rest()
    .expect({ heavyRaiders: { front: 2 }, hand: { helo: 2 } })
})

rule('Standing orders: abilities of the own sheet can be ordered too', () => {
  given({
    seats: ['helo', 'tigh', 'roslin'],
    current: 'helo',
    at: { helo: 'admirals-quarters' },
    hands: { helo: ['leadership 4'] },
    tops: { destiny: ['politics 1', 'tactics 1'] },
  })
    .orders('tigh', { what: 'cylonHatred', do: 'play' })
    .action()
    .answers('helo', 'activate:admirals-quarters')
    .answers('helo', 'seat:roslin')
    .asksNobody('tigh')
    .contributes({ helo: ['leadership 4'] })
    .expect({ at: { roslin: 'brig' } })
    .finished()
})

rule('Standing orders: in one window only', () => {
  const table = given({
    seats: ['helo', 'tigh', 'roslin'],
    current: 'helo',
    at: { helo: 'front' },
    space: { front: { raiders: 1 } },
    hands: { helo: ['tactics 3'] },
    dice: [1],
  })
    .orders('helo', { what: '*', do: 'pass', window: 'die:after' })
    .action()
    .answers('helo', 'viper')
    .answers('helo', 'attack:front:raider')
    .asks('helo', 'window:ask', ['pass', 'play:tactics 3'])
  table
    .answers('helo', 'pass')
    .asksNobody('helo')
    .expect({ raiders: { front: 1 } })
    .finished()
})

rule('Standing orders: new orders replace the old ones', () => {
  shortBy(1)
    .orders('roslin', { what: '*', do: 'pass' })
    .orders('roslin')
    .crisis('prison-labor')
    .contributes(added(1))
    .may('roslin', 'play:leadership 3')
    .rest()
})

rule('Standing orders: orders given while one is being asked are obeyed at once', () => {
  const asked = () => shortBy(1).crisis('prison-labor').contributes(added(1)).may('roslin', 'play:leadership 3')
  asked()
    .orders('roslin', { what: '*', do: 'pass' })
    .expect({ morale: 9, hand: { roslin: 1 } })
    .finished()
  asked()
    .orders('roslin', { what: '*', do: 'play' })
    .expect({ morale: 10, hand: { roslin: 0 } })
    .finished()
  asked()
    .orders('roslin', { what: 'executive-order', do: 'pass' })
    .answers('roslin', 'play:leadership 3')
    .expect({ morale: 10, hand: { roslin: 0 } })
    .finished()
})

rule('Standing orders: they answer nothing but windows', () => {
  given({ seats, current: 'tigh', admiral: 'roslin' })
    .crisis('riots-l')
    .orders('roslin', { what: '*', do: 'pass' })
    .asks('roslin', 'crisis:option', ['option:0', 'option:1'])
    .rest()
})

const refused = (order: object) => {
  const table = shortBy(1)
  assert.throws(() => table.orders('roslin', order as never), { name: 'GameError', code: 'bad-standing-order' })
  assert.deepEqual(table.state.seats[table.seat('roslin')].orders, [])
  table.goesOn()
}

rule('Standing orders: what makes no sense is refused', () => {
  refused({ what: '', do: 'pass' })
  refused({ what: '*', do: 'never' })
  refused({ what: '*', do: 'play', when: 'itIsTuesday' })
})

rule('Standing orders: a condition is one of those there are, and no word that every object knows', () => {
  for (const when of ['constructor', 'toString', '__proto__']) refused({ what: '*', do: 'play', when })
})

rule('Standing orders: only their owner sees them', () => {
  const table = shortBy(1).orders('roslin', { what: 'declare-emergency', do: 'pass' })
  assert.equal(table.view('roslin').seats[table.seat('roslin')].orders.length, 1)
  for (const other of ['tigh', 'zarek', 'spectator'] as const) {
    assert.deepEqual(table.view(other).seats[table.seat('roslin')].orders, [])
  }
  table.goesOn()
})

// What a window tells the others

type Watched = ReturnType<typeof given>
const watchers = ['tigh', 'zarek', 'spectator'] as const

/** The views of those who neither hold nor could use the card. */
const seen = (table: Watched) => watchers.map((name) => table.view(name))

/**
 * The same table twice: once Roslin holds the first card and Helo the other, once the other way round. Whoever watches
 * must not be able to tell which, at any moment.
 */
function indistinguishable(
  cards: readonly [string, string],
  situation: Partial<Situation>,
  moments: readonly ((table: Watched, holder: 'roslin' | 'helo') => void)[],
): void {
  const [card, other] = cards
  const more = situation.hands ?? {}
  const asRoslin = given({ seats, current: 'tigh', ...situation, hands: { ...more, roslin: [card], helo: [other] } })
  const asHelo = given({ seats, current: 'tigh', ...situation, hands: { ...more, roslin: [other], helo: [card] } })
  for (const moment of moments) {
    moment(asRoslin, 'roslin')
    moment(asHelo, 'helo')
    assert.deepEqual(seen(asHelo), seen(asRoslin))
  }
  asRoslin.rest()
  asHelo.rest()
  assert.deepEqual(seen(asHelo), seen(asRoslin))
}

const holderIsAsked = (table: Watched, holder: Name) => {
  table.asks(holder, 'window:ask')
  for (const name of watchers) {
    assert.deepEqual(table.view(name).waiting, [], `${name} is not told who is asked`)
    assert.deepEqual(table.view(name).decisions, [])
  }
}

rule('Windows: before a check nobody sees who could play Investigative Committee', () => {
  indistinguishable(['politics 3', 'politics 1'], { hands: { zarek: ['tactics 1'] } }, [
    () => undefined,
    (table) => table.crisis('prison-labor'),
    holderIsAsked,
    (table, holder) => table.answers(holder, 'pass'),
  ])
})

rule('Windows: after the total nobody sees who could play Declare Emergency', () => {
  indistinguishable(['leadership 3', 'leadership 1'], { hands: { zarek: ['tactics 1'] } }, [
    (table) => table.crisis('prison-labor').contributes({ zarek: ['tactics 1'] }),
    holderIsAsked,
    (table, holder) => table.answers(holder, 'pass'),
  ])
})

rule('Windows: before a die nobody sees who could play Strategic Planning', () => {
  indistinguishable(
    ['tactics 3', 'tactics 1'],
    { at: { tigh: 'weapons-control' }, space: { front: { heavyRaiders: 1 } }, dice: [5] },
    [
      (table) => table.action().answers('tigh', 'activate:weapons-control'),
      holderIsAsked,
      (table, holder) => table.answers(holder, 'pass'),
    ],
  )
})

rule('Windows: after an attack nobody sees who could play Evasive Maneuvers', () => {
  indistinguishable(['piloting 1', 'piloting 3'], { space: { front: { raiders: 1, vipers: 1 } }, dice: [8] }, [
    (table) => table.activate('raiders'),
    holderIsAsked,
    (table, holder) => table.answers(holder, 'pass'),
  ])
})

rule('Windows: once everybody has passed it cannot be told whether anybody could have played', () => {
  const held = (card: string) =>
    given({ seats, current: 'tigh', hands: { roslin: [card, 'politics 1'], zarek: ['tactics 1'] } }).crisis(
      'prison-labor',
    )
  const could = held('politics 3').answers('roslin', 'pass').asks('roslin', 'skillCheck:contribute')
  const couldNot = held('politics 2').asks('roslin', 'skillCheck:contribute')
  const stripped = (table: Watched) =>
    seen(table).map(({ decks, ...rest }) => ({ ...rest, destiny: decks.destiny, discards: decks.politics.discard }))
  assert.deepEqual(stripped(could), stripped(couldNot))
  could.rest()
  couldNot.rest()
})

rule('Windows: if two are asked, nobody sees who has answered', () => {
  const ask = (first: Name) => {
    const table = given({
      seats,
      current: 'tigh',
      hands: { roslin: ['politics 3'], helo: ['politics 3'], zarek: ['tactics 1'] },
    }).crisis('prison-labor')
    return table.answers(first, 'pass')
  }
  const one = ask('roslin')
  const other = ask('helo')
  assert.deepEqual(seen(one), seen(other))
  one.rest()
  other.rest()
})

rule('Windows: a standing order to pass cannot be told from a player who passes', () => {
  const ordered = shortBy(1)
    .orders('roslin', { what: '*', do: 'pass' })
    .crisis('prison-labor')
    .contributes(added(1))
    .finished()
  const passed = shortBy(1).crisis('prison-labor').contributes(added(1)).answers('roslin', 'pass').finished()
  assert.deepEqual(seen(ordered), seen(passed))
})

rule('Windows: a standing order to play cannot be told from a player who plays', () => {
  const ordered = shortBy(1)
    .orders('roslin', { what: 'declare-emergency', do: 'play' })
    .crisis('prison-labor')
    .contributes(added(1))
    .finished()
  const played = shortBy(1)
    .crisis('prison-labor')
    .contributes(added(1))
    .answers('roslin', 'play:leadership 3')
    .finished()
  assert.deepEqual(seen(ordered), seen(played))
})

rule('Standing orders: “play when …” followed by “pass” passes otherwise', () => {
  shortBy(3)
    .orders(
      'roslin',
      { what: 'declare-emergency', do: 'play', when: 'turnsFailureIntoPass' },
      { what: 'declare-emergency', do: 'pass' },
    )
    .crisis('prison-labor')
    .contributes(added(3))
    .asksNobody('roslin')
    .expect({ morale: 9, hand: { roslin: ['leadership 3'] } })
    .finished()
})

rule('Standing orders: Evasive Maneuvers for one’s own viper are played on a hit, not on a miss', () => {
  given({
    seats: ['starbuck', 'roslin', 'zarek'],
    at: { starbuck: 'front' },
    hands: { starbuck: ['piloting 1', 'piloting 2'] },
    space: { front: { raiders: 2 } },
    dice: [1, 8, 3],
  })
    .orders(
      'starbuck',
      { what: 'evasive-maneuvers', do: 'play', when: 'ownViper' },
      { what: 'evasive-maneuvers', do: 'pass' },
    )
    .activate('raiders')
    .expect({ at: { starbuck: 'front' }, hand: { starbuck: ['piloting 2'] } })
    .finished()
})

rule(
  'Standing orders: “if it can change the outcome” asks when it can, and passes when everybody can tell that it cannot',
  () => {
    const order = { what: 'declare-emergency', do: 'pass', when: 'changesNothing' } as const
    shortBy(2)
      .orders('roslin', order)
      .crisis('prison-labor')
      .contributes(added(2))
      .asks('roslin', 'window:ask', ['pass', 'play:leadership 3'])
      .answers('roslin', 'play:leadership 3')
      .finished()
    shortBy(3)
      .orders('roslin', order)
      .crisis('prison-labor')
      .contributes(added(3))
      .asksNobody('roslin')
      .expect({ hand: { roslin: ['leadership 3'] } })
      .finished()
  },
)

rule('Standing orders: what a person begins with asks about a once-per-game ability only when that is wanted', () => {
  const zarek = given({ seats: ['zarek', 'tigh', 'boomer'], hands: { tigh: ['tactics 1'] } })
  const kept = zarek.orders('boomer', ...sparingOrders).crisis('prison-labor')
  kept.asksNobody('boomer').rest()
  given({ seats: ['zarek', 'tigh', 'boomer'], hands: { tigh: ['tactics 1'] } })
    .orders('boomer', { what: 'mysteriousIntuition', do: 'ask' }, ...sparingOrders)
    .crisis('prison-labor')
    .asks('boomer', 'window:ask')
    .rest()
})

rule('Standing orders: what a person begins with asks about a die only where a change of it may do humans good', () => {
  const fight = (dice: number[], loyalty: string) =>
    given({
      seats: ['starbuck', 'roslin', 'zarek'],
      at: { starbuck: 'front' },
      hands: { starbuck: ['piloting 1', 'tactics 3'] },
      loyalty: { starbuck: [loyalty] },
      space: { front: { raiders: 1 } },
      dice,
    }).orders('starbuck', ...sparingOrders)
  // Strategic Planning helps the raider, and so would another die where it has missed: whoever holds them.
  for (const loyalty of ['you-are-not-a-cylon', 'cylon-send-to-brig'])
    fight([2], loyalty).activate('raiders').nobodyIsAsked().finished()
  fight([6, 2], 'you-are-not-a-cylon')
    .activate('raiders')
    .asks('starbuck', 'window:ask', ['pass', 'play:piloting 1'])
    .answers('starbuck', 'play:piloting 1')
    .finished()
  fight([3], 'you-are-not-a-cylon')
    .action()
    .answers('starbuck', 'viper')
    .answers('starbuck', 'attack:front:raider')
    .asks('starbuck', 'window:ask', ['pass', 'play:tactics 3'])
    .rest()
})

rule('Standing orders: Scientific Research is not asked about where engineering counts already', () => {
  for (const [crisis, asked] of [
    ['prison-labor', true],
    ['cylon-virus', false],
  ] as const) {
    const table = given({ seats, current: 'tigh', hands: { roslin: ['engineering 3'] } })
      .orders('roslin', ...sparingOrders)
      .crisis(crisis)
    const { decisions } = table.view('roslin')
    assert.equal(
      decisions.some(({ kind }) => kind === 'window:ask'),
      asked,
      crisis,
    )
    table.rest()
  }
})

rule('Standing orders: nothing is added to a check for which no card of the hand counts, if that is ordered', () => {
  const check = (cards: readonly string[]) => {
    const table = given({ seats, current: 'tigh', hands: { roslin: cards } })
    table.orders('roslin', { what: contribution, do: 'pass' }).crisis('prison-labor')
    const ordered = orderedAnswer(table.state, table.asked('roslin'))
    table.rest()
    return ordered
  }
  assert.deepEqual(check(['piloting 1', 'engineering 2']), [])
  assert.equal(check(['piloting 1', 'politics 2']), undefined)
})

rule(
  'Standing orders: alone among bots a human adds nothing where no card counts; who holds a Cylon card is asked',
  () => {
    const check = (loyalty: string) => {
      const table = given({ seats, current: 'tigh', hands: { roslin: ['piloting 1'] }, loyalty: { roslin: [loyalty] } })
      table.orders('roslin', ...ordersAlone).crisis('prison-labor')
      const ordered = orderedAnswer(table.state, table.asked('roslin'))
      table.rest()
      return ordered
    }
    assert.deepEqual(check('you-are-not-a-cylon'), [])
    assert.equal(check('cylon-send-to-brig'), undefined)
  },
)

rule('Standing orders: the only answer there is is given for who wants no question without a choice', () => {
  const table = given({ seats, current: 'tigh' }).crisis('prison-labor')
  const asked = { seat: 1, kind: 'move:choose', options: [{ id: 'stay' }], min: 1, max: 1 }
  assert.equal(orderedAnswer(table.state, asked), undefined)
  table.orders('roslin', { what: contribution, do: 'pass' })
  assert.deepEqual(orderedAnswer(table.state, asked), ['stay'])
  const more = { ...asked, options: [{ id: 'stay' }, { id: 'move:command' }] }
  assert.equal(orderedAnswer(table.state, more), undefined)
  table.rest()
})

rule('Of civilian ships at which nobody has looked any is destroyed; once somebody has, it is a choice', () => {
  const table = given({ seats, current: 'tigh', space: { rear: { raiders: 1, civilians: 2 } } }).activate('raiders')
  const decision = table.asked('tigh')
  const { state } = table
  assert.deepEqual(orderedAnswer(state, decision), [decision.options[0].id])
  state.space.rear.civilians[1].seen = 1
  assert.equal(orderedAnswer(state, decision), undefined)
  table.rest()
})

rule('Which of two basestars in one area is meant is not asked, unless their damage differs', () => {
  const aimed = (basestars: readonly (readonly string[])[]) =>
    given({ seats, admiral: 'tigh', space: { front: { basestars } } })
      .action()
      .answers('tigh', 'nuke')
      .asks('tigh', 'launchNuke:target', ['attack:front:basestar:0', 'attack:front:basestar:1'])
  const alike = aimed([[], []])
  assert.deepEqual(sparedAnswer(alike.view('tigh'), alike.asked('tigh')), ['attack:front:basestar:0'])
  alike.rest()
  const hurt = aimed([[], ['disabled-hangar']])
  assert.equal(sparedAnswer(hurt.view('tigh'), hurt.asked('tigh')), undefined)
  hurt.rest()
})

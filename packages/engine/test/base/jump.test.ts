// Jumping the fleet, the objective, how the game is won and lost, and what happens at the end of a turn and of a deck.

import assert from 'node:assert/strict'
import { given, type Name, rule, type Situation, type Table } from '../../testing/index.ts'

/** Tigh is the current player and Admiral, Baltar is President. */
const seats: Situation['seats'] = ['tigh', 'starbuck', 'baltar']

const table = (situation: Partial<Situation> = {}): Table => given({ seats, ...situation })

const jumpsTo = (card: string, situation: Partial<Situation> = {}): Table =>
  table({ tops: { destination: [card, 'remote-planet'] }, ...situation })
    .jump()
    .answers('tigh', `card:${card}`)

// The jump

rule('the Admiral draws 2 destinations, chooses one, and the other goes to the bottom of the deck unseen', () => {
  const jumping = table({ tops: { destination: ['deep-space', 'desolate-moon'] } })
    .jump()
    .asks('tigh', 'jump:chooseDestination', ['card:deep-space', 'card:desolate-moon'])
    .asksNobody('baltar')
    .asksNobody('starbuck')
  assert.deepEqual(jumping.view('tigh').held[0].cards, ['deep-space', 'desolate-moon'])
  assert.deepEqual(jumping.view('baltar').held[0].cards, ['?', '?'])
  jumping.answers('tigh', 'card:desolate-moon').finished().expect({ distance: 3, fuel: 5 })
  const { travelled, decks } = jumping.state
  assert.deepEqual(travelled, ['desolate-moon'])
  assert.equal(decks.destination.cards[0], 'deep-space')
  assert.equal(decks.destination.cards.length, 21)
  assert.equal(jumping.view('baltar').decks.destination.cards[0], '?')
})

rule('a jump takes all ships off the board; pilots land on the Hangar Deck', () => {
  const after = jumpsTo('barren-planet', {
    at: { starbuck: 'portBow' },
    space: {
      front: { raiders: 5, basestars: [['critical-hit']] },
      portBow: { vipers: 2, heavyRaiders: 1 },
      rear: { civilians: 4, vipers: 1, basestars: 1 },
    },
    damagedVipers: 1,
    destroyedVipers: 1,
    boarding: [1, 0, 1, 0],
    damaged: ['command'],
  })
    .finished()
    .expect({
      raiders: { front: 0 },
      heavyRaiders: { portBow: 0 },
      basestars: { front: 0, rear: 0 },
      vipers: { portBow: 0, rear: 0 },
      civilians: { rear: 0 },
      at: { starbuck: 'hangar-deck' },
      reserves: { vipers: 6 },
      damagedVipers: 1,
      destroyedVipers: 1,
      boarding: [1, 0, 1, 0],
      damaged: ['command'],
    })
  assert.equal(after.state.civilianPile.length, 12)
  assert.equal(after.state.basestarDamagePile.length, 4)
})

rule('after a jump the fleet marker is back on Start', () => {
  jumpsTo('barren-planet', { jumpPreparation: 4 }).finished().expect({ jumpPreparation: 0 })
})

// The jump preparation track

for (const { from, to } of [
  { from: 0, to: 1 },
  { from: 1, to: 2 },
  { from: 2, to: 3 },
  { from: 3, to: 4 },
]) {
  rule(`a jump icon moves the fleet marker from space ${from} to ${to}`, () => {
    table({ jumpPreparation: from })
      .crisis('food-shortage')
      .answers('baltar', 'option:0')
      .finished()
      .expect({ jumpPreparation: to, distance: 0 })
  })
}

rule('a crisis without a jump icon leaves the fleet marker where it is', () => {
  table({ jumpPreparation: 4 }).crisis('cylon-accusation').contributes().finished().expect({ jumpPreparation: 4 })
})

rule('reaching Auto Jump jumps the fleet without any loss of population', () => {
  const after = table({ jumpPreparation: 4, tops: { destination: ['barren-planet', 'deep-space'] } })
    .crisis('food-shortage')
    .answers('baltar', 'option:0')
    .answers('tigh', 'card:barren-planet')
    .finished()
    .expect({ jumpPreparation: 0, distance: 2, population: 12, fuel: 6 })
  assert.equal(after.log('rolls').length, 0)
})

// The objective

const phases = (after: Table): number => after.log('sleeperAgentPhase').length

for (const { travelled, card, distance, held } of [
  { travelled: ['ragnar-anchorage'], card: 'barren-planet', distance: 3, held: 1 },
  { travelled: ['barren-planet'], card: 'barren-planet', distance: 4, held: 2 },
  { travelled: ['deep-space', 'icy-moon'], card: 'desolate-moon', distance: 6, held: 2 },
  { travelled: ['deep-space', 'barren-planet'], card: 'barren-planet', distance: 6, held: 1 },
]) {
  const happens = held === 2 ? 'begins the Sleeper Agent phase' : 'does not begin the Sleeper Agent phase'
  rule(`the jump that brings the fleet from ${travelled.join(' and ')} to distance ${distance} ${happens}`, () => {
    const after = jumpsTo(card, { travelled }).finished().expect({ distance, jumpPreparation: 0 })
    assert.equal(phases(after), held - 1)
    for (const { loyalty } of after.state.seats) assert.equal(loyalty.length, held)
  })
}

rule('the Sleeper Agent phase comes once in a game', () => {
  const after = jumpsTo('barren-planet', { travelled: ['barren-planet'] })
    .finished()
    .jump()
  after.until('testing:finished').finished()
  assert.equal(phases(after), 1)
})

rule('reaching distance 8 does not end the game', () => {
  jumpsTo('barren-planet', { travelled: ['asteroid-field', 'desolate-moon'] })
    .finished()
    .expect({ distance: 8, over: undefined })
})

const nearKobol: Partial<Situation> = { travelled: ['asteroid-field', 'desolate-moon', 'deep-space'] }

rule('the next jump after distance 8 wins the game for the humans, without a destination', () => {
  const after = table({ ...nearKobol, fuel: 1, food: 1, morale: 1, population: 1 })
    .jump()
    .finished()
    .expect({ over: { winner: 'humans', reason: 'kobol' }, distance: 8 })
  assert.equal(after.state.travelled.length, 3)
})

rule('at distance 7 the next jump is an ordinary one', () => {
  jumpsTo('icy-moon', { travelled: ['asteroid-field', 'barren-planet', 'deep-space'] })
    .answers('tigh', 'no')
    .finished()
    .expect({ over: undefined, distance: 8 })
})

for (const resource of ['fuel', 'food', 'morale', 'population'] as const) {
  rule(`the last jump is lost if ${resource} is at 0`, () => {
    table({ ...nearKobol, [resource]: 0 })
      .jump()
      .finished()
      .expect({ over: { winner: 'cylons', reason: resource } })
  })
}

for (const { die, over } of [
  { die: 6, over: { winner: 'cylons', reason: 'population' } },
  { die: 7, over: { winner: 'humans', reason: 'kobol' } },
] as const) {
  rule(`FTL Control for the last jump with a population of 1: a roll of ${die}, and the ${over.winner} win`, () => {
    table({ ...nearKobol, at: { tigh: 'ftl-control' }, jumpPreparation: 4, population: 1, dice: [die] })
      .action()
      .answers('tigh', 'activate:ftl-control')
      .finished()
      .expect({ over })
  })
}

rule('Auto Jump, too, can be the last jump', () => {
  table({ ...nearKobol, jumpPreparation: 4 })
    .crisis('food-shortage')
    .answers('baltar', 'option:0')
    .finished()
    .expect({ over: { winner: 'humans', reason: 'kobol' } })
})

// Resources

rule('a resource at 0 does not end the game at once', () => {
  jumpsTo('desolate-moon', { fuel: 2 }).finished().expect({ fuel: 0, over: undefined })
})

rule('a resource never falls below 0', () => {
  table({ food: 1 }).crisis('food-shortage').answers('baltar', 'option:0').finished().expect({ food: 0 })
})

/** A prisoner's turn: no Crisis card is drawn. */
const quietTurn = (name: Name, situation: Partial<Situation> = {}): Table =>
  table({ current: name, president: 'baltar', at: { [name]: 'brig' }, ...situation }).turn()

for (const resource of ['fuel', 'food', 'morale', 'population'] as const) {
  rule(`the Cylons win if ${resource} is at 0 at the end of a turn`, () => {
    quietTurn('baltar', { [resource]: 0 })
      .expect({ over: undefined })
      .answers('baltar', 'nothing')
      .finished()
      .expect({ over: { winner: 'cylons', reason: resource } })
  })
}

rule('a resource that is won back before the end of the turn does not lose the game', () => {
  quietTurn('baltar', { food: 0, quorumHand: ['food-rationing'], dice: [6] })
    .answers('baltar', 'quorum:food-rationing')
    .finished()
    .expect({ food: 1, over: undefined })
})

for (const { card, resource } of [
  { card: 'food-rationing', resource: 'food' },
  { card: 'inspirational-speech', resource: 'morale' },
]) {
  rule(`${resource} does not rise above 15`, () => {
    const play = (start: number) =>
      table({ current: 'baltar', quorumHand: [card], [resource]: start, dice: [8] })
        .action()
        .answers('baltar', `quorum:${card}`)
        .finished()
    play(14).expect({ [resource]: 15 })
    play(15).expect({ [resource]: 15 })
  })
}

rule('fuel does not rise above 15', () => {
  jumpsTo('tylium-planet', { fuel: 15, dice: [8] })
    .answers('tigh', 'yes')
    .finished()
    .expect({ fuel: 15 })
})

rule('the starting resources', () => {
  table().goesOn().expect({ fuel: 8, food: 8, morale: 10, population: 12 })
})

// The end of a turn

const elevenOf = (skill: string): string[] => [
  ...Array<string>(7).fill(`${skill} 1`),
  ...Array<string>(4).fill(`${skill} 2`),
]

rule('at the end of every turn all players discard down to 10 Skill cards', () => {
  quietTurn('baltar', { hands: { tigh: elevenOf('tactics'), starbuck: [...elevenOf('piloting'), 'piloting 3'] } })
    .expect({ hand: { tigh: 11, starbuck: 12, baltar: 4 } })
    .answers('baltar', 'nothing')
    .asks('tigh', 'discardSkillCards:choose')
    .asks('starbuck', 'discardSkillCards:choose')
    .asksNobody('baltar')
    .refuses('starbuck', ['card:piloting 1'])
    .answers('starbuck', 'card:piloting 1', 'card:piloting 1')
    // They choose at the same time: nothing happens before everybody has answered.
    .expect({ hand: { starbuck: 12 } })
    .answers('tigh', 'card:tactics 2')
    .finished()
    .expect({ hand: { tigh: 10, starbuck: 10, baltar: 4 } })
})

rule('nobody discards with 10 Skill cards', () => {
  quietTurn('baltar', { hands: { tigh: elevenOf('tactics').slice(1) } })
    .answers('baltar', 'nothing')
    .finished()
    .expect({ hand: { tigh: 10 } })
})

rule('after a turn it is the turn of the next player on the left', () => {
  const after = quietTurn('baltar').answers('baltar', 'nothing').finished()
  assert.equal(after.state.current, after.seat('tigh'))
})

// Decks that run out

const copies = { 1: 8, 2: 6, 3: 4, 4: 2, 5: 1 }
const allOf = (skill: string): string[] =>
  Object.entries(copies).flatMap(([strength, count]) => Array<string>(count).fill(`${skill} ${strength}`))

rule('the Destiny deck has 2 cards of each type and is made anew when its last card is used', () => {
  const weak = ['politics 1', 'leadership 1', 'tactics 1', 'piloting 1', 'engineering 1']
  const checks = table({ at: { tigh: 'brig' }, tops: { destiny: [...weak, ...weak] } })
  for (const left of [8, 6, 4, 2, 10]) {
    checks.action().answers('tigh', 'activate:brig').contributes().finished()
    assert.equal(checks.state.decks.destiny.cards.length, left)
  }
  const kinds = checks.state.decks.destiny.cards.map((card) => card.replace(/-\d$/, ''))
  const ofSkill = (weakKind: string, strongKind: string) =>
    kinds.filter((kind) => kind === weakKind || kind === strongKind).length
  assert.equal(ofSkill('consolidate-power', 'investigative-committee'), 2)
  assert.equal(ofSkill('executive-order', 'declare-emergency'), 2)
  assert.equal(ofSkill('launch-scout', 'strategic-planning'), 2)
  assert.equal(ofSkill('evasive-maneuvers', 'maximum-firepower'), 2)
  assert.equal(ofSkill('repair', 'scientific-research'), 2)
})

for (const skill of ['leadership', 'tactics', 'piloting', 'engineering']) {
  rule(`an empty ${skill} deck is made anew from its discards, and gives no more than they are`, () => {
    table({ at: { tigh: 'command' }, hands: { tigh: [...allOf(skill), 'politics 1'] } })
      .movement()
      .answers('tigh', 'location:press-room')
      .answers('tigh', `card:${skill} 5`)
      .finished()
      .action()
      .answers('tigh', 'play:politics 1')
      .answers('tigh', `skills:${skill},${skill}`)
      .finished()
      .expect({ hand: { tigh: allOf(skill) } })
  })
}

rule('an empty politics deck is made anew from its discards, with the card that is being played', () => {
  table({ hands: { tigh: allOf('politics') } })
    .action()
    .answers('tigh', 'play:politics 1')
    .answers('tigh', 'skills:politics,politics')
    .finished()
    .expect({ hand: { tigh: allOf('politics') } })
})

rule('an empty Quorum deck is made anew from its discards', () => {
  const all = table().goesOn().state.decks.quorum.cards
  const quorum = table({ current: 'baltar', quorumHand: all, dice: [1] })
    .action()
    .answers('baltar', 'quorum:food-rationing')
    .finished()
  assert.equal(quorum.state.quorumHand.length, 16)
  quorum.action().answers('baltar', 'quorum').finished()
  assert.equal(quorum.state.quorumHand.at(-1), 'food-rationing')
  assert.equal(quorum.state.quorumHand.length, 17)
  assert.deepEqual(quorum.state.decks.quorum.discard, [])
})

const cylon: Partial<Situation> = { current: 'baltar', revealed: ['baltar'] }

rule('an empty Super Crisis deck is made anew from its discards', () => {
  const superCrises = [
    'bomb-on-colonial-1',
    'cylon-intruders',
    'fleet-mobilization',
    'inbound-nukes',
    'massive-assault',
  ]
  const after = table({ ...cylon, superCrises: { baltar: superCrises } })
    .action()
    .answers('baltar', 'activate:resurrection-ship')
    .answers('baltar', 'card:inbound-nukes')
    .finished()
  assert.deepEqual(after.state.seats[2].superCrises.toSorted(), superCrises)
  assert.deepEqual(after.state.decks.superCrisis, { cards: [], seen: [], discard: [] })
})

rule('an empty Crisis deck is made anew from its discards', () => {
  const last = ['cylon-accusation', 'cylon-screenings']
  const others = table().goesOn().state.decks.crisis.cards
  for (const card of last) others.splice(others.indexOf(card), 1)
  const caprica = table({ ...cylon, at: { baltar: 'caprica' }, inPlay: others })
  for (const card of last) {
    caprica
      .action()
      .answers('baltar', 'activate:caprica')
      .asks('baltar', 'crisis:choose', ['card:cylon-accusation', 'card:cylon-screenings'])
      .answers('baltar', `card:${card}`)
      .rest()
    assert.deepEqual(caprica.state.decks.crisis.discard.toSorted(), ['cylon-accusation', 'cylon-screenings'])
  }
})

rule('a Crisis deck that Roslin has just emptied is made anew before she puts the other card under it', () => {
  const last = ['riots-b', 'riots-l', 'rescue-mission-b']
  const others = table().goesOn().state.decks.crisis.cards
  for (const card of last) others.splice(others.indexOf(card), 1)
  const visions = given({ seats: ['roslin', 'tigh', 'baltar'], inPlay: others })
  visions.crisis('riots-b').answers('roslin', 'card:riots-b').rest()
  visions.crisis('riots-l').answers('roslin', 'card:riots-l').rest()
  const { cards, discard } = visions.state.decks.crisis
  assert.deepEqual({ cards, discard }, { cards: ['rescue-mission-b', 'riots-b'], discard: ['riots-l'] })
})

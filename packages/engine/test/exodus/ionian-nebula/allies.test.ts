// Meeting allies: every ally with both results, who comes next, and who is lost.

import assert from 'node:assert/strict'
import { allies } from '../../../src/sets/exodus/ionian-nebula/ally-cards.ts'
import { type Expected, rule, type Situation, type Table } from '../../../testing/index.ts'
import { nebula } from '../table.ts'

type Ally = keyof typeof allies extends `ally-${infer A}` ? A : never
type Token = 'benevolent' | 'antagonistic' | 'disaster'

/** Helo ends the own Movement step where an ally is; nobody comes after that ally. */
function meets(ally: Ally, token: Token, more: Partial<Situation> = {}): Table {
  const { location } = allies[`ally-${ally}`]
  const table = nebula({
    seats: ['helo', 'zarek', 'tory'],
    allies: [{ ally, token }],
    noMoreAllies: more.tops?.ally === undefined,
    ...more,
    at: { helo: location, ...more.at },
  }).movementStep()
  return location === 'brig' ? table : table.answers('helo', 'stay')
}

/** The meeting is over: Helo is asked for an action. */
const then = (table: Table, expected: Expected): void => {
  table
    .asks('helo', 'action:choose')
    .expect({ allies: [], ...expected })
    .goesOn()
}

const cards = { helo: ['tactics 1', 'tactics 2', 'piloting 1', 'piloting 2'] }
const three = { trauma: { helo: ['benevolent', 'antagonistic', 'antagonistic'] } } as const

rule('Aaron Doral: one of three Quorum cards is resolved, by whoever meets him; or Galactica is damaged', () => {
  const tops = { quorum: ['inspirational-speech', 'food-rationing', 'arrest-order'] }
  const table = meets('aaron-doral', 'benevolent', { seats: ['helo', 'zarek', 'starbuck'], tops, dice: [6] }).asks(
    'helo',
    'quorumChoice:choose',
  )
  then(table.answers('helo', 'quorum:inspirational-speech'), { morale: 11, quorumHand: [] })
  then(meets('aaron-doral', 'antagonistic', { tokens: ['damage-armory'] }), { damaged: ['armory'] })
})
rule('Aaron Kelly: unmanned vipers are activated up to four times; or Galactica is damaged', () => {
  const table = meets('aaron-kelly', 'benevolent')
  for (const area of ['portBow', 'portBow', 'portAft', 'portAft']) table.answers('helo', `launch:${area}`)
  then(table, { vipers: { portBow: 2, portAft: 2 } })
  then(meets('aaron-kelly', 'antagonistic', { tokens: ['damage-armory'] }), { damaged: ['armory'] })
})
rule('Crashdown: the top destination is looked at; or a die decides about population', () => {
  const table = meets('alex-crashdown-quartararo', 'benevolent', { tops: { destination: ['icy-moon'] } })
  then(table.asks('helo', 'scoutDeck:putBack').answers('helo', 'bottom'), {})
  then(meets('alex-crashdown-quartararo', 'antagonistic', { dice: [4] }), { population: 11 })
  then(meets('alex-crashdown-quartararo', 'antagonistic', { dice: [5] }), { population: 12 })
})
rule('Dee: all civilian ships are looked at and may be moved; or two trauma tokens are drawn', () => {
  const space = { rear: { civilians: 2 }, front: { civilians: 1 } }
  const table = meets('anastasia-dee-dualla', 'benevolent', { space })
  table.answers('helo', 'area:starboardBow').answers('helo', 'stay').answers('helo', 'area:portAft')
  then(table, { civilians: { starboardBow: 1, front: 0, rear: 1, portAft: 1 } })
  const tops = { trauma: ['benevolent', 'antagonistic'] }
  then(meets('anastasia-dee-dualla', 'antagonistic', { tops }), { trauma: { helo: ['antagonistic', 'benevolent'] } })
})
rule('Billy Keikeya: morale; or trauma and a random Skill card', () => {
  then(meets('billy-keikeya', 'benevolent'), { morale: 11 })
  const table = meets('billy-keikeya', 'antagonistic', { hands: cards, tops: { trauma: ['benevolent'] } })
  then(table, { traumaCount: { helo: 1 }, hand: { helo: 3 } })
})
rule('Hot Dog: two raiders of one area are destroyed; or a die decides about morale', () => {
  const space = { front: { raiders: 3 }, rear: { raiders: 1 } }
  const table = meets('brendan-hot-dog-costanza', 'benevolent', { space })
  then(table.asks('helo', 'strikeArea:choose', ['area:front', 'area:rear']).answers('helo', 'area:front'), {
    raiders: { front: 1, rear: 1 },
  })
  then(meets('brendan-hot-dog-costanza', 'antagonistic', { dice: [4] }), { morale: 9 })
  then(meets('brendan-hot-dog-costanza', 'antagonistic', { dice: [5] }), { morale: 10 })
})
rule('Brother Cavil: one token of choice and one at random go; or Cylons appear', () => {
  const table = meets('brother-cavil', 'benevolent', three).asks('helo', 'discardTrauma:choose')
  then(table.answers('helo', 'trauma:benevolent'), { trauma: { helo: ['antagonistic'] } })
  then(meets('brother-cavil', 'antagonistic'), {
    basestars: { front: 1 },
    raiders: { front: 3 },
    civilians: { rear: 1 },
  })
})
rule('Cally: three Engineering cards; or a die decides about morale', () => {
  const table = meets('callandra-cally-tyrol', 'benevolent')
  then(table, { hand: { helo: 3 } })
  then(meets('callandra-cally-tyrol', 'antagonistic', { dice: [1] }), { morale: 9 })
})
rule('Caprica Six: the jump is prepared; or random Skill cards go and Destiny cards are taken', () => {
  then(meets('caprica-six', 'benevolent'), { jumpPreparation: 1 })
  const table = meets('caprica-six', 'antagonistic', { hands: cards })
  const left = table.state.decks.destiny.cards.length
  then(table, { hand: { helo: 3 }, left: { destiny: left } })
  assert.equal(table.view('zarek').seats[0].hand.filter((card) => card !== '?').length, 0)
})
rule('The Chief: two locations or four vipers are repaired; or whoever meets him goes to Sickbay', () => {
  const damaged = ['armory', 'command', 'ftl-control'] as const
  const locations = meets('chief-galen-tyrol', 'benevolent', { damaged, damagedVipers: 5 }).answers('helo', 'effect:0')
  locations.answers('helo', 'location:armory').answers('helo', 'location:command')
  then(locations, { damaged: ['ftl-control'], damagedVipers: 5 })
  then(meets('chief-galen-tyrol', 'benevolent', { damaged, damagedVipers: 5 }).answers('helo', 'effect:1'), {
    damagedVipers: 1,
  })
  then(meets('chief-galen-tyrol', 'antagonistic'), { at: { helo: 'sickbay' } })
})
rule('D’Anna Biers: morale; or a choice between trauma and Skill cards', () => {
  then(meets('danna-biers', 'benevolent'), { morale: 11 })
  const trauma = meets('danna-biers', 'antagonistic', { tops: { trauma: ['benevolent', 'benevolent'] } })
  then(trauma.answers('helo', 'effect:0'), { traumaCount: { helo: 2 } })
  const table = meets('danna-biers', 'antagonistic', { hands: cards }).answers('helo', 'effect:1')
  then(table.answers('helo', 'card:tactics 1', 'card:tactics 2', 'card:piloting 1'), {
    hand: { helo: ['piloting 2'] },
  })
})
rule('Hardball: three vipers are repaired; or whoever meets her goes to Sickbay', () => {
  then(meets('diana-hardball-seelix', 'benevolent', { damagedVipers: 4 }), { damagedVipers: 1 })
  then(meets('diana-hardball-seelix', 'antagonistic'), { at: { helo: 'sickbay' } })
})
rule('Doctor Cottle: three tokens or three Skill cards go, and his patient goes anywhere', () => {
  then(meets('dr-sherman-cottle', 'benevolent', three).answers('helo', 'location:press-room'), {
    trauma: {},
    at: { helo: 'press-room' },
  })
  const table = meets('dr-sherman-cottle', 'antagonistic', { hands: cards })
  table.answers('helo', 'card:tactics 1', 'card:tactics 2', 'card:piloting 1')
  then(table.answers('helo', 'location:command'), { hand: { helo: 1 }, at: { helo: 'command' } })
})
rule('Ellen Tigh: a title goes to a human, if Helo likes; or he goes to the Brig', () => {
  const president = meets('ellen-tigh', 'benevolent').answers('helo', 'yes').answers('helo', 'effect:0')
  then(president.answers('helo', 'seat:tory'), { president: 'tory', admiral: 'helo' })
  const admiral = meets('ellen-tigh', 'benevolent').answers('helo', 'yes').answers('helo', 'effect:1')
  then(admiral.answers('helo', 'seat:zarek'), { president: 'zarek', admiral: 'zarek' })
  then(meets('ellen-tigh', 'benevolent').answers('helo', 'no'), { president: 'zarek', admiral: 'helo' })
  then(meets('ellen-tigh', 'antagonistic'), { at: { helo: 'brig' } })
})
rule('Felix Gaeta: the jump is prepared; or a choice between trauma and Skill cards', () => {
  then(meets('felix-gaeta', 'benevolent'), { jumpPreparation: 1 })
  const table = meets('felix-gaeta', 'antagonistic', { tops: { trauma: ['benevolent', 'benevolent'] } })
  then(table.answers('helo', 'effect:0'), { traumaCount: { helo: 2 } })
})
rule('Gaius Baltar: a Loyalty card may be looked at; or another is drawn', () => {
  const table = meets('gaius-baltar', 'benevolent', { loyalty: { tory: ['cylon-damage-galactica'] } })
  table.answers('helo', 'yes').answers('helo', 'seat:tory')
  assert.equal(table.view('helo').seats[2].loyalty[0].card, 'cylon-damage-galactica')
  then(table, {})
  then(meets('gaius-baltar', 'benevolent').answers('helo', 'no'), {})
  const other = meets('gaius-baltar', 'antagonistic')
  assert.equal(other.state.seats[0].loyalty.length, 2)
  then(other, {})
})
rule('Helena Cain: another human may be executed; or the Admiral goes to the Brig', () => {
  const table = meets('helena-cain', 'benevolent').answers('helo', 'yes').answers('helo', 'seat:tory')
  table.answers('tory', 'character:gaius-baltar')
  then(table, { morale: 9, character: { 2: 'baltar' } })
  then(meets('helena-cain', 'benevolent').answers('helo', 'no'), { morale: 10 })
  then(meets('helena-cain', 'antagonistic', { admiral: 'tory' }), { at: { tory: 'brig' }, admiral: 'helo' })
})
rule('Starbuck: one viper is activated four times; or the raiders are', () => {
  const space = { portBow: { vipers: 1 }, front: { raiders: 1 }, rear: { vipers: 1 } }
  const table = meets('kara-starbuck-thrace', 'benevolent', { space, dice: [8] }).answers('helo', 'move:portBow:front')
  table.isAskedWithout('helo', 'move:rear:portAft').answers('helo', 'attack:front:raider')
  then(table.answers('helo', 'move:front:portBow').answers('helo', 'move:portBow:portAft'), {
    raiders: { front: 0 },
    vipers: { portAft: 1, rear: 1, portBow: 0 },
  })
  then(meets('kara-starbuck-thrace', 'benevolent').answers('helo', 'done'), {})
  const raiders = { space: { front: { raiders: 1 } }, dice: [8], tokens: ['damage-armory'] }
  then(meets('kara-starbuck-thrace', 'antagonistic', raiders), { damaged: ['armory'] })
})
rule('Helo’s namesake: three Tactics cards; or a die decides about morale', () => {
  then(meets('karl-helo-agathon', 'benevolent'), { hand: { helo: 3 } })
  then(meets('karl-helo-agathon', 'antagonistic', { dice: [2] }), { morale: 9 })
})
rule('Kendra Shaw: morale may be paid for fuel or food; or a civilian ship is lost', () => {
  const table = meets('kendra-shaw', 'benevolent').answers('helo', 'yes')
  then(table.answers('helo', 'effect:1'), { morale: 9, fuel: 8, food: 9 })
  then(meets('kendra-shaw', 'benevolent').answers('helo', 'no'), { morale: 10, fuel: 8, food: 8 })
  const lost = meets('kendra-shaw', 'antagonistic')
  assert.equal(lost.state.removed.civilians.length, 1)
  then(lost, {})
})
rule('Laura Roslin: two tokens go; or two come', () => {
  const table = meets('laura-roslin', 'benevolent', three)
  then(table.answers('helo', 'trauma:antagonistic', 'trauma:antagonistic'), { trauma: { helo: ['benevolent'] } })
  const tops = { trauma: ['benevolent', 'benevolent'] }
  then(meets('laura-roslin', 'antagonistic', { tops }), { traumaCount: { helo: 2 } })
})
rule('Apollo: each unmanned viper may destroy a raider beside it; or raiders are launched', () => {
  const space = { front: { vipers: 2, raiders: 3 }, rear: { vipers: 1 }, portAft: { raiders: 1 } }
  then(meets('lee-apollo-adama', 'benevolent', { space }).answers('helo', 'yes'), {
    raiders: { front: 1, portAft: 1 },
  })
  then(meets('lee-apollo-adama', 'benevolent', { space }).answers('helo', 'no'), { raiders: { front: 3 } })
  then(meets('lee-apollo-adama', 'antagonistic', { space: { front: { basestars: 1 } } }), { raiders: { front: 3 } })
})
rule('Leoben: all Cylon ships of an area are destroyed; or two trauma tokens are drawn', () => {
  const space = { front: { raiders: 2, heavyRaiders: 1, basestars: 1 }, rear: { raiders: 1 } }
  then(meets('leoben-conoy', 'benevolent', { space }).answers('helo', 'area:front'), {
    raiders: { front: 0, rear: 1 },
    heavyRaiders: { front: 0 },
    basestars: { front: 0 },
  })
  const tops = { trauma: ['benevolent', 'benevolent'] }
  then(meets('leoben-conoy', 'antagonistic', { tops }), { traumaCount: { helo: 2 } })
})
rule('Kat: three Piloting cards; or three Skill cards are discarded', () => {
  then(meets('louanne-kat-katraine', 'benevolent'), { hand: { helo: 3 } })
  const table = meets('louanne-kat-katraine', 'antagonistic', { hands: cards })
  then(table.answers('helo', 'card:tactics 1', 'card:tactics 2', 'card:piloting 1'), { hand: { helo: 1 } })
})
rule('Hoshi: a civilian ship goes back to the pile; or the basestars are activated', () => {
  const table = meets('louis-hoshi', 'benevolent', { space: { rear: { civilians: 2 } } })
  const [ship] = table.asked('helo').options
  then(table.answers('helo', ship.id), { civilians: { rear: 1 } })
  const space = { front: { basestars: 1 } }
  then(meets('louis-hoshi', 'antagonistic', { space, dice: [8], tokens: ['damage-armory'] }), { damaged: ['armory'] })
})
rule('Racetrack: fuel; or trauma and a random Skill card', () => {
  then(meets('margaret-racetrack-edmondson', 'benevolent'), { fuel: 9 })
  const table = meets('margaret-racetrack-edmondson', 'antagonistic', {
    hands: cards,
    tops: { trauma: ['benevolent'] },
  })
  then(table, { traumaCount: { helo: 1 }, hand: { helo: 3 } })
})
rule('Elosha: the top crisis is looked at; or two trauma tokens are drawn', () => {
  const table = meets('priestess-elosha', 'benevolent', { tops: { crisis: ['water-sabotaged'] } })
  then(table.asks('helo', 'scoutDeck:putBack').answers('helo', 'top'), {})
  const tops = { trauma: ['benevolent', 'benevolent'] }
  then(meets('priestess-elosha', 'antagonistic', { tops }), { traumaCount: { helo: 2 } })
})
rule('Romo Lampkin: out of the Brig to any location; or the whole hand is discarded', () => {
  then(meets('romo-lampkin', 'benevolent').answers('helo', 'location:administration'), {
    at: { helo: 'administration' },
  })
  then(meets('romo-lampkin', 'antagonistic', { hands: cards }), { hand: { helo: 0 }, at: { helo: 'brig' } })
})
rule('Anders: centurions are driven back; or two unmanned vipers in space are damaged', () => {
  then(meets('samuel-t-anders', 'benevolent', { boarding: [1, 1, 0, 1] }), { boarding: [2, 0, 1, 0] })
  const space = { portBow: { vipers: 2 }, portAft: { vipers: 1 } }
  const table = meets('samuel-t-anders', 'antagonistic', { space, at: { tory: 'front' } })
  table.isAskedWithout('helo', 'seat:tory').answers('helo', 'viper:portBow').answers('helo', 'viper:portBow')
  then(table, { vipers: { portBow: 0, portAft: 1 }, damagedVipers: 2 })
})
rule('Saul Tigh: another character may go to the Brig; or whoever meets him does', () => {
  const table = meets('saul-tigh', 'benevolent').answers('helo', 'yes')
  then(table.answers('helo', 'seat:zarek'), { at: { zarek: 'brig' } })
  then(meets('saul-tigh', 'benevolent').answers('helo', 'no'), { at: { zarek: 'administration' } })
  then(meets('saul-tigh', 'antagonistic'), { at: { helo: 'brig' } })
})
rule('Boomer: food; or Galactica is damaged', () => {
  then(meets('sharon-boomer-valerii', 'benevolent'), { food: 9 })
  then(meets('sharon-boomer-valerii', 'antagonistic', { tokens: ['damage-command'] }), { damaged: ['command'] })
})
rule('Simon O’Neill: two cards of any type, or two trauma tokens; then anywhere', () => {
  const table = meets('simon-oneill', 'benevolent').answers('helo', 'skills:politics,engineering')
  then(table.answers('helo', 'location:command'), { hand: { helo: 2 }, at: { helo: 'command' } })
  const other = meets('simon-oneill', 'antagonistic', { tops: { trauma: ['benevolent', 'benevolent'] } })
  then(other.answers('helo', 'location:command'), { traumaCount: { helo: 2 }, at: { helo: 'command' } })
})
rule('Tom Zarek: population may be paid for another resource; or whoever meets him goes to the Brig', () => {
  const table = meets('tom-zarek', 'benevolent').answers('helo', 'yes')
  then(table.answers('helo', 'effect:2'), { population: 11, morale: 11 })
  then(meets('tom-zarek', 'benevolent').answers('helo', 'no'), { population: 12 })
  then(meets('tom-zarek', 'antagonistic'), { at: { helo: 'brig' } })
})
rule('Tory Foster: three Politics cards; or two random Skill cards are discarded', () => {
  then(meets('tory-foster', 'benevolent'), { hand: { helo: 3 } })
  then(meets('tory-foster', 'antagonistic', { hands: cards }), { hand: { helo: 2 } })
})
rule('William Adama: three Leadership cards; or the jump is set back', () => {
  then(meets('william-adama', 'benevolent'), { hand: { helo: 3 } })
  then(meets('william-adama', 'antagonistic', { jumpPreparation: 2 }), { jumpPreparation: 1 })
})

rule('A disaster on an ally does nothing, and nobody is executed', () => {
  then(meets('billy-keikeya', 'disaster'), { morale: 10, character: { 0: 'helo' } })
})

rule('Whoever met an ally draws the next one and lays an own token on the card, which nobody else sees', () => {
  const table = meets('billy-keikeya', 'benevolent', { ...three, tops: { ally: ['ally-felix-gaeta'] } })
  table.asks('helo', 'newAlly:token').answers('helo', 'trauma:antagonistic')
  table.expect({
    allies: ['felix-gaeta'],
    traumaOnAllies: ['antagonistic'],
    trauma: { helo: ['antagonistic', 'benevolent'] },
  })
  const seen = (who: 'helo' | 'zarek') => table.view(who).decks.traumaOnAllies.cards
  assert.deepEqual([seen('helo'), seen('zarek')], [['antagonistic'], ['?']])
  table.goesOn()
})
rule('Without tokens one of the pool is laid there, which nobody has seen', () => {
  const tops = { ally: ['ally-felix-gaeta'], trauma: ['disaster'] }
  const table = meets('billy-keikeya', 'benevolent', { tops })
  // The token that was met goes back first, and the pool is mixed.
  table.expect({ allies: ['felix-gaeta'], left: { trauma: 37 } })
  assert.deepEqual(table.view('helo').decks.traumaOnAllies.cards, ['?'])
  table.goesOn()
})
rule('Nobody comes who is played or was executed, or whose place is gone', () => {
  const tops = {
    ally: ['ally-tom-zarek', 'ally-chief-galen-tyrol', 'ally-laura-roslin', 'ally-william-adama'],
  }
  const table = meets('brendan-hot-dog-costanza', 'benevolent', {
    tops,
    inPlay: ['bomb-on-colonial-1'],
    patch: (game) => {
      game.boxes = { ...game.boxes, execution: { executed: ['chief-galen-tyrol'], executedSeats: [], mourned: false } }
    },
  })
  table.expect({ allies: ['william-adama'] }).goesOn()
})
rule('Of two allies at one place one is met, and only one in a turn', () => {
  const table = meets('caprica-six', 'benevolent', {
    allies: [
      { ally: 'caprica-six', token: 'benevolent' },
      { ally: 'romo-lampkin', token: 'benevolent' },
      { ally: 'billy-keikeya', token: 'benevolent' },
    ],
  })
  table
    .asks('helo', 'meetAlly:which', ['ally:ally-caprica-six', 'ally:ally-romo-lampkin'])
    .answers('helo', 'ally:ally-romo-lampkin')
    .answers('helo', 'location:administration')
    .asks('helo', 'action:choose')
    .expect({ allies: ['caprica-six', 'billy-keikeya'], morale: 10 })
    .goesOn()
})
rule('Nobody meets an ally outside of the own Movement step', () => {
  const table = nebula({
    seats: ['adama', 'helo', 'tory'],
    hands: { adama: ['leadership 1'] },
    at: { helo: 'command' },
    allies: [{ ally: 'billy-keikeya', token: 'benevolent' }],
  })
  table.action().answers('adama', 'play:executive-order-1').answers('adama', 'seat:helo')
  table
    .until('testing:finished')
    .expect({ allies: ['billy-keikeya'], morale: 10 })
    .goesOn()
})
rule('An ally who kills is replaced as if the place had been damaged, and nothing else happens to who follows', () => {
  const table = meets('simon-oneill', 'antagonistic', {
    tops: { trauma: ['disaster', 'benevolent'], ally: ['ally-felix-gaeta'] },
    trauma: { helo: ['antagonistic'] },
  })
  table.asks('helo', 'execution:chooseCharacter').answers('helo', 'character:saul-tigh')
  table.expect({ morale: 9, allies: ['felix-gaeta'], at: { tigh: 'command' }, traumaCount: { tigh: 3 } })
  assert.deepEqual(
    table.state.decks.traumaOnAllies.seen.map((eyes) => eyes),
    [0],
  )
  table.goesOn()
})

rule('An ally at a place that is damaged is lost unseen; the Cylon with most trauma brings the next', () => {
  const table = nebula({
    seats: ['helo', 'zarek', 'tory', 'baltar'],
    loyalty: { zarek: ['cylon-damage-galactica'] },
    revealed: ['zarek'],
    trauma: { zarek: ['benevolent', 'antagonistic'], helo: ['benevolent', 'benevolent', 'benevolent'] },
    allies: [{ ally: 'alex-crashdown-quartararo', token: 'benevolent' }],
    tops: { ally: ['ally-felix-gaeta'] },
    space: { front: { basestars: 1 } },
    dice: [8],
    tokens: ['damage-armory'],
  })
  table.activate('basestars').asks('zarek', 'newAlly:token').answers('zarek', 'trauma:antagonistic')
  table.expect({ allies: ['felix-gaeta'], traumaOnAllies: ['antagonistic'] }).finished()
})
rule('Of Cylons with as many tokens the current player names one', () => {
  const table = nebula({
    seats: ['helo', 'zarek', 'tory', 'baltar', 'starbuck'],
    loyalty: { zarek: ['cylon-damage-galactica'], tory: ['cylon-reduce-morale'] },
    revealed: ['zarek', 'tory'],
    trauma: { zarek: ['benevolent'], tory: ['antagonistic'] },
    allies: [{ ally: 'alex-crashdown-quartararo', token: 'benevolent' }],
    tops: { ally: ['ally-felix-gaeta'] },
    space: { front: { basestars: 1 } },
    dice: [8],
    tokens: ['damage-armory'],
  })
  table.activate('basestars').asks('helo', 'replaceAlly:choose', ['seat:zarek', 'seat:tory'])
  table
    .answers('helo', 'seat:tory')
    .expect({ traumaOnAllies: ['antagonistic'], traumaCount: { zarek: 1 } })
    .finished()
})
rule('Allies on Colonial One are lost with it', () => {
  const table = nebula({
    seats: ['helo', 'zarek', 'tory'],
    allies: [
      { ally: 'billy-keikeya', token: 'benevolent' },
      { ally: 'danna-biers', token: 'antagonistic' },
      { ally: 'aaron-kelly', token: 'antagonistic' },
    ],
    tops: { ally: ['ally-felix-gaeta', 'ally-priestess-elosha', 'ally-william-adama'] },
  })
  table.superCrisis('bomb-on-colonial-1').contributes().passes()
  table
    .until('testing:finished')
    .expect({ allies: ['aaron-kelly', 'felix-gaeta', 'william-adama'] })
    .finished()
})
rule('An ally whose character somebody chooses is lost', () => {
  const table = nebula({
    seats: ['cally', 'helo', 'tory'],
    at: { cally: 'command', tory: 'command' },
    allies: [{ ally: 'saul-tigh', token: 'benevolent' }],
    tops: { ally: ['ally-felix-gaeta'] },
  })
  table.action().answers('cally', 'ability:dischargeOfAFirearm').answers('tory', 'character:saul-tigh')
  table.rest().expect({ allies: ['felix-gaeta'] })
})
rule('Once the deck is used up nobody comes any more', () => {
  then(meets('billy-keikeya', 'benevolent'), { allies: [] })
})
rule('An ally who is met at a place that is damaged by it is replaced by whoever met them', () => {
  const table = meets('aaron-kelly', 'antagonistic', {
    tops: { ally: ['ally-felix-gaeta'] },
    tokens: ['damage-command'],
    trauma: { helo: ['benevolent', 'antagonistic'] },
  })
  table.asks('helo', 'newAlly:token').answers('helo', 'trauma:benevolent')
  table.expect({ at: { helo: 'sickbay' }, allies: ['felix-gaeta'], traumaOnAllies: ['benevolent'] }).goesOn()
})

// What Daybreak hides, to the byte: two tables that differ only in what somebody may not know look the same to them, before and after the choice
// that it bears on. Windows are timed, as a pause would tell.

import assert from 'node:assert/strict'
import { perform } from '../../src/core/node.ts'
import { damageGalactica } from '../../src/language/nodes/ships.ts'
import { changeResources } from '../../src/rules/resources.ts'
import { drawMutinyCard } from '../../src/sets/daybreak/mutiny.ts'
import { rule, type Situation, type Table } from '../../testing/index.ts'
import { daybreak, searching } from './table.ts'

type Viewer = Parameters<Table['view']>[0]

const timed = { options: { timedWindows: true } } as const

/** Both tables look alike to these viewers, and not to those others, who may tell them apart. */
function alike(tables: readonly Table[], to: readonly Viewer[], butNotTo: readonly Viewer[] = []): void {
  const [one, other] = tables
  const bytes = (table: Table, viewer: Viewer) => JSON.stringify(table.view(viewer))
  for (const viewer of to) assert.equal(bytes(one, viewer), bytes(other, viewer), `${viewer} can tell`)
  for (const viewer of butNotTo) assert.notEqual(bytes(one, viewer), bytes(other, viewer), `${viewer} cannot tell`)
}

const over = (tables: readonly Table[]): void => {
  for (const table of tables) table.rest()
}

// Mutiny

rule('Nobody can tell which Mutiny card somebody draws, or is asked about as an action', () => {
  const tables = (['panic', 'selfish-act'] as const).map((card) =>
    daybreak({ ...timed, seats: ['tigh', 'roslin', 'adama', 'tyrol'], tops: { mutiny: [card] } })
      .begins((game) => drawMutinyCard.begin(game, { seat: 0 }))
      .finished()
      .action(),
  )
  alike(tables, ['roslin', 'adama', 'tyrol', 'spectator'], ['tigh'])
  over(tables)
})
rule('A prisoner who keeps one of two cards shows the other alone', () => {
  const tables = (['panic', 'selfish-act'] as const).map((card) =>
    daybreak({
      ...timed,
      seats: ['tigh', 'roslin', 'adama', 'tyrol'],
      at: { tigh: 'brig' },
      mutiny: { tigh: [card] },
      tops: { mutiny: ['feed-the-people'] },
    }).begins((game) => drawMutinyCard.begin(game, { seat: 0 })),
  )
  alike(tables, ['roslin', 'adama', 'tyrol', 'spectator'], ['tigh'])
  for (const [i, table] of tables.entries())
    table
      .answers('tigh', `mutinyCard:${['panic', 'selfish-act'][i]}`)
      .expect({ discards: { mutiny: ['feed-the-people'] } })
  alike(tables, ['roslin', 'adama', 'tyrol', 'spectator'], ['tigh'])
  over(tables)
})
rule('Only Zarek knows both of the cards that he looks at, and whoever draws one the one', () => {
  const looking = (first: string, second: string) =>
    daybreak({
      ...timed,
      seats: ['tigh', 'roslin', 'otherZarek', 'tyrol'],
      tops: { mutiny: [first, second] },
    }).begins((game) => drawMutinyCard.begin(game, { seat: 1 }))
  const tables = [looking('panic', 'selfish-act'), looking('panic', 'feed-the-people')]
  alike(tables, ['tigh', 'roslin', 'tyrol', 'spectator'], ['otherZarek'])
  for (const table of tables) table.answers('otherZarek', 'mutinyCard:panic')
  alike(tables, ['tigh', 'roslin', 'tyrol', 'spectator'], ['otherZarek'])
  over(tables)
  const chosen = (card: string) => looking('panic', 'selfish-act').answers('otherZarek', `mutinyCard:${card}`)
  const others = [chosen('panic'), chosen('selfish-act')]
  alike(others, ['tigh', 'tyrol', 'spectator'], ['otherZarek', 'roslin'])
  over(others)
})
rule('Abuse Power: of four cards everybody sees the one that is played, and Zarek all', () => {
  const tables = (['selfish-act', 'violent-protest'] as const).map((card) =>
    daybreak({
      ...timed,
      seats: ['otherZarek', 'roslin', 'adama', 'tyrol'],
      tops: { mutiny: ['feed-the-people', card, 'controversial-speech', 'bait-and-switch'] },
    })
      .action()
      .answers('otherZarek', 'ability:abusePower'),
  )
  alike(tables, ['roslin', 'adama', 'tyrol', 'spectator'], ['otherZarek'])
  for (const table of tables) table.answers('otherZarek', 'mutinyCard:feed-the-people').finished()
  alike(tables, ['roslin', 'adama', 'tyrol', 'spectator'], ['otherZarek'])
})
rule('Abuse Power: he is asked which card also where only one of the four could be played', () => {
  const tables = (
    [
      ['feed-the-people', 'unauthorized-usage', 'clipped-wings', 'make-a-deal'],
      ['feed-the-people', 'the-strong-survive', 'panic', 'selfish-act'],
    ] as const
  ).map((mutiny) =>
    daybreak({ ...timed, seats: ['otherZarek', 'roslin', 'adama', 'tyrol'], tops: { mutiny } })
      .action()
      .answers('otherZarek', 'ability:abusePower'),
  )
  tables[0].asks('otherZarek', 'abusePower:play', ['mutinyCard:feed-the-people'])
  alike(tables, ['roslin', 'adama', 'tyrol', 'spectator'], ['otherZarek'])
  over(tables)
})
rule('Press Room: nobody can tell what the chosen player drew, nor what the other could discard', () => {
  const tables = (
    [
      ['panic', 'selfish-act'],
      ['selfish-act', 'panic'],
    ] as const
  ).map(([held, drawn]) =>
    daybreak({
      ...timed,
      seats: ['tigh', 'roslin', 'adama', 'tyrol'],
      at: { tigh: 'press-room' },
      mutiny: { tigh: [held] },
      tops: { mutiny: [drawn] },
    })
      .action()
      .answers('tigh', 'activate:press-room')
      .answers('tigh', 'seat:adama'),
  )
  tables[0].asks('tigh', 'pressRoom:discard', ['mutinyCard:panic'])
  alike(tables, ['roslin', 'tyrol', 'spectator'], ['tigh', 'adama'])
  for (const table of tables) table.answers('tigh').finished()
  alike(tables, ['roslin', 'tyrol', 'spectator'], ['tigh', 'adama'])
})

// Motives

const withMotives = (situation: Partial<Situation>, motives: readonly string[]): Table =>
  daybreak({ ...timed, seats: ['roslin', 'adama', 'starbuck', 'doral'], ...situation, motives: { doral: motives } })

rule('Nobody can tell whether the leader could show a motive that has come true', () => {
  const tables = ['end-the-chase', 'fight-with-honor'].map((card) =>
    withMotives({ tokens: ['damage-ftl-control'] }, [card, 'keep-them-docile']).begins((game) =>
      perform(game, damageGalactica(), {}),
    ),
  )
  tables[0].asks('doral', 'window:ask', ['pass', 'show:end-the-chase'])
  tables[1].asksNobody('doral')
  alike(tables, ['roslin', 'adama', 'starbuck', 'spectator'], ['doral'])
  for (const table of tables) table.closes()
  alike(tables, ['roslin', 'adama', 'starbuck', 'spectator'], ['doral'])
  over(tables)
})
rule('Nobody can tell which motives are dealt, even if one is true already', () => {
  const tables = ['end-the-chase', 'fight-with-honor'].map((card) =>
    daybreak({
      ...timed,
      seats: ['roslin', 'adama', 'starbuck', 'doral'],
      damaged: ['ftl-control'],
      motives: { doral: ['learn-to-cherish', 'keep-them-docile'] },
      tops: { motive: [card, 'savor-their-demise'] },
    })
      .sleeperAgentPhase()
      .closes(),
  )
  alike(tables, ['roslin', 'adama', 'starbuck', 'spectator'], ['doral'])
  over(tables)
})

// What has been looked at

rule('Quarantine: what Cottle has seen of the ships nobody else can tell, nor which one came in their place', () => {
  const tables = (
    [
      ['population-2', 'population-1'],
      ['empty', 'population-1'],
    ] as const
  ).map((civilians) =>
    daybreak({
      ...timed,
      seats: ['cottle', 'roslin', 'adama', 'tyrol'],
      space: { rear: { civilians } },
      patch: (game) => game.civilianPile.sort(),
    })
      .action()
      .answers('cottle', 'ability:quarantine'),
  )
  alike(tables, ['roslin', 'adama', 'tyrol', 'spectator'], ['cottle'])
  const kept = tables[0].view('cottle').space.rear.civilians[1].id
  for (const table of tables) table.answers('cottle', `ship:rear:${kept}`).finished()
  alike(tables, ['roslin', 'adama', 'tyrol', 'spectator'], ['cottle'])
})
rule('Treatment: the cards that go from hand to hand are known to those two alone', () => {
  const tables = (
    [
      ['politics 1', 'tactics 2'],
      ['politics 2', 'tactics 1'],
    ] as const
  ).map((cottle) =>
    daybreak({
      ...timed,
      seats: ['cottle', 'roslin', 'adama', 'tyrol'],
      hands: { cottle },
    })
      .action()
      .answers('cottle', 'ability:treatment')
      .answers('cottle', 'seat:tyrol')
      .until('treatment:give'),
  )
  alike(tables, ['roslin', 'adama', 'tyrol', 'spectator'], ['cottle'])
  for (const [i, table] of tables.entries())
    table.answers(
      'cottle',
      ...[
        ['politics 1', 'tactics 2'],
        ['politics 2', 'tactics 1'],
      ][i].map((card) => `card:${card}`),
    )
  alike(tables, ['roslin', 'adama', 'spectator'], ['cottle', 'tyrol'])
  over(tables)
})
rule('Logic-Bound: he is asked which card lies open also where all are alike', () => {
  const tables = (
    [
      ['engineering 1', 'engineering 1'],
      ['engineering 1', 'engineering 2'],
    ] as const
  ).map((simon) =>
    daybreak({
      ...timed,
      seats: ['adama', 'simon', 'roslin', 'starbuck'],
      hands: { simon, roslin: ['politics 1'] },
    })
      .crisis('domestic-dispute')
      .until('skillCheck:contribute')
      .answers('simon', ...simon.map((card) => `card:${card}`)),
  )
  for (const table of tables) table.asks('simon', 'logicBound:show')
  alike(tables, ['adama', 'roslin', 'starbuck', 'spectator'], ['simon'])
  for (const table of tables) table.answers('simon', 'card:engineering 1')
  alike(tables, ['adama', 'roslin', 'starbuck', 'spectator'], ['simon'])
  over(tables)
})
rule('Tactical Plot: only who looks knows the mission on top, and where it was put', () => {
  const tables = (['rescue-hera', 'destroy-the-hub'] as const).map((card) =>
    searching({
      seats: ['tigh', 'adama', 'starbuck', 'tyrol'],
      at: { tigh: 'tactical-plot' },
      tops: { mission: [card] },
      options: { objective: 'earth', timedWindows: true },
    })
      .action()
      .answers('tigh', 'activate:tactical-plot'),
  )
  alike(tables, ['adama', 'starbuck', 'tyrol', 'spectator'], ['tigh'])
  for (const table of tables) table.answers('tigh', 'bottom').finished()
  alike(tables, ['adama', 'starbuck', 'tyrol', 'spectator'], ['tigh'])
})
rule('Datastream: what is taken nobody else can tell', () => {
  const tables = (
    [
      [1, 1, 1],
      [1, 1, 2],
    ] as const
  ).map((strengths) => {
    const table = searching({
      seats: ['tigh', 'adama', 'starbuck', 'tyrol'],
      at: { tigh: 'datastream' },
      rebels: 'humans',
      options: { objective: 'earth', timedWindows: true },
    })
      .action()
      .answers('tigh', 'activate:datastream')
      .answers('tigh', 'skill:engineering')
    return table.answers('tigh', ...strengths.map((strength) => `card:repair-${strength}`))
  })
  alike(tables, ['adama', 'starbuck', 'tyrol', 'spectator'], ['tigh'])
  over(tables)
})
rule('Popular Influence: it is asked which card the President receives also where both are alike', () => {
  const tables = (['inspirational-speech', 'food-rationing'] as const).map((card) =>
    daybreak({
      ...timed,
      seats: ['tyrol', 'roslin', 'adama', 'starbuck'],
      president: 'roslin',
      hands: { tyrol: ['popular-influence-3'] },
      tops: { quorum: ['inspirational-speech', card] },
    })
      .action()
      .answers('tyrol', 'play:popular-influence-3'),
  )
  for (const table of tables) table.asks('tyrol', 'popularInfluence:give')
  alike(tables, ['roslin', 'adama', 'starbuck', 'spectator'], ['tyrol'])
  for (const table of tables) table.answers('tyrol', 'card:inspirational-speech').asks('tyrol', 'popularInfluence:play')
  alike(tables, ['roslin', 'adama', 'starbuck', 'spectator'], ['tyrol'])
  over(tables)
})
rule('Set the Agenda: what lies in the President’s hand nobody else can tell, nor what is put under the deck', () => {
  const tables = (['food-rationing', 'presidential-pardon'] as const).map((card) =>
    daybreak({
      ...timed,
      seats: ['tyrol', 'roslin', 'adama', 'starbuck'],
      president: 'roslin',
      mutiny: { tyrol: ['set-the-agenda'] },
      quorumHand: [card],
      tops: { quorum: ['arrest-order', 'inspirational-speech'] },
      patch: (game) => game.decks.quorum.cards.splice(0, 8, ...game.decks.quorum.cards.slice(0, 8).sort()),
    })
      .action()
      .answers('tyrol', 'mutiny:set-the-agenda'),
  )
  alike(tables, ['adama', 'starbuck', 'spectator'], ['tyrol', 'roslin'])
  for (const [i, table] of tables.entries())
    table.answers('tyrol', `card:${['food-rationing', 'presidential-pardon'][i]}`, 'card:arrest-order').finished()
  alike(tables, ['adama', 'starbuck', 'spectator'], ['tyrol', 'roslin'])
})
rule('Hybrid Tank: only who looks knows the next five crises and their order', () => {
  const tables = (['hybrid-in-panic', 'rallying-support'] as const).map((card) => {
    const other = card === 'hybrid-in-panic' ? 'rallying-support' : 'hybrid-in-panic'
    return searching({
      seats: ['tigh', 'adama', 'starbuck', 'tyrol'],
      at: { tigh: 'hybrid-tank' },
      rebels: 'humans',
      tops: { crisis: [card, other, 'domestic-dispute', 'secret-meetings', 'rebuild-trust'] },
      options: { objective: 'earth', timedWindows: true },
    })
      .action()
      .answers('tigh', 'activate:hybrid-tank')
  })
  alike(tables, ['adama', 'starbuck', 'tyrol', 'spectator'], ['tigh'])
  over(tables)
  alike(tables, ['adama', 'starbuck', 'tyrol', 'spectator'], ['tigh'])
})
rule('Visions: what D’Anna has seen of somebody’s loyalty is hers, and his', () => {
  const tables = (['you-are-not-a-cylon', 'cylon-reduce-morale'] as const).map((card) =>
    daybreak({
      ...timed,
      seats: ['danna', 'roslin', 'adama', 'starbuck'],
      infiltrating: ['danna'],
      at: { danna: 'armory' },
      motives: { danna: ['learn-to-cherish', 'keep-them-docile'] },
      loyalty: { roslin: [card] },
    })
      .action()
      .answers('danna', 'ability:visions')
      .answers('danna', 'seat:roslin')
      .finished(),
  )
  alike(tables, ['adama', 'starbuck', 'spectator'], ['danna', 'roslin'])
})
rule('Memento: which two of three cards Hot Dog keeps nobody can tell, but which one he discards', () => {
  const drawn = (kept: string) =>
    daybreak({
      ...timed,
      seats: ['hotDog', 'roslin', 'adama', 'starbuck'],
      tops: { piloting: ['piloting 1', kept, 'piloting 2'] },
    })
      .begins((game) => changeResources(game, { population: -1 }))
      .answers('hotDog', 'ability:memento')
      .closes()
  const tables = ['piloting 3', 'piloting 4'].map((card) => drawn(card))
  alike(tables, ['roslin', 'adama', 'starbuck', 'spectator'], ['hotDog'])
  for (const [i, table] of tables.entries())
    table.answers('hotDog', `card:${['piloting 3', 'piloting 4'][i]}`, 'card:piloting 2')
  alike(tables, ['roslin', 'adama', 'starbuck', 'spectator'], ['hotDog'])
  over(tables)
})
rule('Raptor Pilot: only Helo knows the two destinations on top, and where they were put', () => {
  const tables = (
    [
      ['icy-moon', 'deep-space'],
      ['deep-space', 'icy-moon'],
    ] as const
  ).map((destination) =>
    daybreak({
      ...timed,
      seats: ['otherHelo', 'roslin', 'adama', 'starbuck'],
      hands: { otherHelo: ['launch-scout-1'] },
      tops: { destination },
      dice: [8],
    })
      .action()
      .answers('otherHelo', 'play:launch-scout-1')
      .answers('otherHelo', 'deck:destination'),
  )
  alike(tables, ['roslin', 'adama', 'starbuck', 'spectator'], ['otherHelo'])
  over(tables)
  alike(tables, ['roslin', 'adama', 'starbuck', 'spectator'], ['otherHelo'])
})

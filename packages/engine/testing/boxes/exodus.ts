// Situations that only games with Exodus have. Its decks and loyalty cards are laid out by the words that every game has: `tops` and
// `discards` know the deck notACylon, `loyalty` knows goals and the Final Five.

import type { Area, CardId, CharacterId, ViperPlace } from '../../src/core/ids.ts'
import type { Game } from '../../src/core/state.ts'
import { bit } from '../../src/core/zones.ts'
import type { CylonShip } from '../../src/rules/placement.ts'
import { addVipers, boardViper, moveViper } from '../../src/rules/viper-kinds.ts'
import { recall as recallFleet, remember as rememberFleet } from '../../src/sets/exodus/cylon-fleet/board.ts'
import { recall as recallNebula, remember as rememberNebula } from '../../src/sets/exodus/ionian-nebula/state.ts'
import { keep, layTokenOn, onAllies, pool, type tokens, traumaOf } from '../../src/sets/exodus/ionian-nebula/trauma.ts'
import { recall, remember } from '../../src/sets/exodus/state.ts'
import { addSituations, called, type Name, type Situation, seatNamed, take } from '../arrange.ts'

const names = {
  gaeta: 'felix-gaeta',
  tory: 'tory-foster',
  anders: 'samuel-t-anders',
  cally: 'callandra-cally-tyrol',
} as const satisfies Record<string, CharacterId>

declare module '../arrange.ts' {
  interface Called extends Record<keyof typeof names, unknown> {
    gaeta: unknown
  }
  interface Situation {
    /** Who has not had a turn with this character yet. */
    newcomers?: readonly Name[]
    cag?: Name
    /** Ships on the Cylon Fleet board, and the space of the pursuit marker. */
    fleet?: Partial<Record<Area, Partial<Record<CylonShip, number>>>>
    pursuit?: number
    /** Where vipers Mark VII are; those not named are damaged. */
    markVII?: Partial<Record<ViperPlace, number>>
    /** Who pilots one of them. */
    inMarkVII?: readonly Name[]
    /** Trauma tokens before the players, and on two locations; whoever is not named has none. */
    trauma?: Partial<Record<Name, readonly Trauma[]>>
    traumaOn?: Partial<Record<'sickbay' | 'brig', Trauma>>
    /** The allies on the board, and the token on each; and who laid it there. */
    allies?: readonly { readonly ally: string; readonly token: Trauma; readonly by?: Name }[]
    /** The deck of allies is used up. */
    noMoreAllies?: boolean
  }
}

type Trauma = keyof typeof tokens

declare module '../table.ts' {
  interface Expected {
    /** Nuke tokens beside the board. */
    nukesBeside?: number
    cag?: Name
    /** All that is on the Cylon Fleet board, and the space of the pursuit marker. */
    fleet?: Partial<Record<Area, Partial<Record<CylonShip, number>>>>
    pursuit?: number
    /** Vipers Mark VII that nobody flies, wherever there are any. */
    markVII?: Partial<Record<ViperPlace, number>>
    /** The trauma tokens before each player who has any. */
    trauma?: Partial<Record<Name, readonly Trauma[]>>
    /** How many lie before each player who has any. */
    traumaCount?: Partial<Record<Name, number>>
    /** The allies on the board, without what their ids begin with. */
    allies?: readonly string[]
    /** The token on each of them. */
    traumaOnAllies?: readonly Trauma[]
    /** The seats that are out of the game. */
    outOfTheGame?: readonly number[]
  }
}

const nameOfSeat = (game: Game, seat = -1): Name | undefined =>
  (Object.keys(called) as Name[]).find((name) => called[name] === game.seats[seat]?.character)

/** Only what is not zero. */
const some = <K extends string>(counts: Partial<Record<K, number>>): Partial<Record<K, number>> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0)) as Partial<Record<K, number>>

function layFleet(game: Game, { fleet = {}, pursuit = 0, markVII = {}, inMarkVII = [] }: Situation): void {
  rememberFleet(game).pursuit = pursuit
  rememberFleet(game).space = structuredClone(fleet)
  for (const [place, count] of Object.entries(markVII) as [ViperPlace, number][])
    if (place !== 'damaged') for (let i = 0; i < count; i++) moveViper(game, 'damaged', place, 'markVII')
  for (const name of inMarkVII) {
    addVipers(game, 'reserves', 'viper', 1)
    boardViper(game, seatNamed(game, name), 'damaged', 'markVII')
  }
}

/** Takes a token out of the pool. */
function fromPool(game: Game, token: Trauma): Trauma {
  const { cards, seen } = game.decks[pool]
  take(cards, token, 'trauma')
  seen.pop()
  return token
}

function layNebula(game: Game, { trauma = {}, traumaOn = {}, allies = [], noMoreAllies }: Situation): void {
  game.seats.forEach((_, seat) => {
    keep(game, seat, [])
  })
  for (const [name, own = []] of Object.entries(trauma) as [Name, readonly Trauma[] | undefined][])
    keep(
      game,
      seatNamed(game, name),
      own.map((token) => fromPool(game, token)),
    )
  for (const [place, token] of Object.entries(traumaOn) as ['sickbay' | 'brig', Trauma][])
    layTokenOn(game, place, fromPool(game, token))
  const nebula = rememberNebula(game)
  for (const { ally, token, by } of allies) {
    const card = take(game.decks.ally.cards, `ally-${ally}`, 'allies')
    game.decks.ally.seen.pop()
    const seat = by === undefined ? undefined : seatNamed(game, by)
    nebula.allies.push(seat === undefined ? { card } : { card, by: seat })
    game.decks[onAllies].cards.push(fromPool(game, token))
    game.decks[onAllies].seen.push(seat === undefined ? 0 : bit(seat))
  }
  if (!noMoreAllies) return
  game.removed.cards.push(...game.decks.ally.cards.splice(0))
  game.decks.ally.seen = []
}

const seatsWithTrauma = (game: Game): [Name, CardId[]][] =>
  game.seats.flatMap((_, seat) => {
    const name = nameOfSeat(game, seat)
    const own = traumaOf(game, seat)
    return name === undefined || own.length === 0 ? [] : [[name, own.toSorted()] as [Name, CardId[]]]
  })

/** The Admiral has two of the three, unless a situation says otherwise. */
const usualNukes = 2

addSituations({
  names,
  facts: {
    nukesBeside: (game) => recall(game).nukes,
    cag: (game) => nameOfSeat(game, game.titles.cag),
    fleet: (game) =>
      Object.fromEntries(
        Object.entries(recallFleet(game).space).flatMap(([area, ships]) =>
          Object.keys(some(ships)).length === 0 ? [] : [[area, some(ships)]],
        ),
      ),
    pursuit: (game) => recallFleet(game).pursuit,
    markVII: (game) => some(game.viperKinds?.markVII ?? {}),
    trauma: (game) => Object.fromEntries(seatsWithTrauma(game)),
    traumaCount: (game) => Object.fromEntries(seatsWithTrauma(game).map(([name, own]) => [name, own.length])),
    allies: (game) => recallNebula(game).allies.map(({ card }) => card.slice('ally-'.length)),
    traumaOnAllies: (game) => game.decks[onAllies].cards,
    outOfTheGame: (game) => game.seats.flatMap(({ out }, seat) => (out ? [seat] : [])),
  },
  arranged: (game, situation) => {
    const { newcomers = [], nukes = usualNukes } = situation
    if (game.options.cylonFleet) layFleet(game, situation)
    if (game.options.objective === 'ionian-nebula') layNebula(game, situation)
    for (const name of newcomers) game.seats[seatNamed(game, name)].turnsTaken = 0
    if (!game.options.sets.includes('exodus')) return
    remember(game).nukes = game.nukes + game.removed.nukes - nukes
    game.nukes = nukes
    game.removed.nukes = 0
  },
})

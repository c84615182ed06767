// Trauma tokens: one set of tokens that lies in a pool, before the players, on two locations, on allies and beside crossroads cards.
// (Rulebook: Trauma tokens; Acquiring trauma tokens; Locations and trauma; Executions and trauma.)

import type { OtherCard, Part, Wrap } from '../../../core/card.ts'
import { phrase } from '../../../core/facts.ts'
import type { CardId, Seat } from '../../../core/ids.ts'
import { names, type Text } from '../../../core/languages.ts'
import { keyMoments, tells } from '../../../core/log.ts'
import { type Price, sumOf } from '../../../core/node.ts'
import { option } from '../../../core/option.ts'
import { procedure } from '../../../core/procedure.ts'
import { shuffle } from '../../../core/random.ts'
import { changed } from '../../../core/rules.ts'
import type { Game, Table } from '../../../core/state.ts'
import { priceOfStay } from '../../../rules/people.ts'
import { clockwiseFrom, isHuman, isOut, sum } from '../../../rules/table.ts'
import { characterLeaves, execution } from '../../parts/execution.ts'
import { recall } from './state.ts'
import { traumaToken } from './terms.ts'

/** What a result of an ally or a crossroads card is named after. */
export type TraumaSymbol = 'benevolent' | 'antagonistic'
export const symbols = ['benevolent', 'antagonistic'] as const satisfies readonly TraumaSymbol[]

/** For a disaster a Cylon player draws so many more. */
const tokensForDisaster = 2

const againstCylons: Text = {
  en: 'counts against Cylon players in the trial',
  es: 'cuenta en el juicio contra los jugadores cylons',
  de: 'zählt im Prozess gegen Zylonenspieler',
  fr: 'compte au jugement contre les joueurs cylons',
  pl: 'liczy się w procesie przeciwko graczom prowadzącym Cylonów',
}

const againstHumans: Text = {
  en: 'counts against human players in the trial',
  es: 'cuenta en el juicio contra los jugadores humanos',
  de: 'zählt im Prozess gegen Menschenspieler',
  fr: 'compte au jugement contre les joueurs humains',
  pl: 'liczy się w procesie przeciwko graczom prowadzącym ludzi',
}

const disasterText: Text = {
  en: 'whoever draws it shows it at once: a human player is executed, a Cylon player draws {more} more trauma tokens',
  es: 'quien la roba la muestra enseguida: un jugador humano es ejecutado, un jugador cylon roba {more} fichas de Trauma más',
  de: 'wer sie zieht, deckt sie sofort auf: Ein Menschenspieler wird exekutiert, ein Zylonenspieler zieht {more} weitere Traumamarker',
  fr: 'qui le pioche le révèle aussitôt\u202f: un joueur humain est exécuté, un joueur cylon pioche {more} autres pions Trauma',
  pl: 'kto ją pociągnie, natychmiast ją odkrywa: gracz prowadzący człowieka zostaje stracony, gracz prowadzący Cylona ciągnie {more} kolejne żetony Traumy',
}

export const tokens = {
  benevolent: {
    name: names`Benevolent | Benévola | Wohlwollend | Bienveillant | Życzliwy`,
    copies: 18,
    text: phrase(againstCylons),
  },
  antagonistic: {
    name: names`Antagonistic | Antagónica | Feindselig | Malveillant | Wrogi`,
    copies: 18,
    text: phrase(againstHumans),
  },
  disaster: {
    name: names`Disaster | Desastre | Katastrophe | Désastre | Katastrofa`,
    copies: 2,
    text: phrase(disasterText, { more: tokensForDisaster }),
  },
} as const satisfies Record<TraumaSymbol | 'disaster', OtherCard>

const disaster = 'disaster' satisfies keyof typeof tokens

// Where they lie

/** The pool is a deck; so is what is called by it that somebody keeps, or has laid beside a card. */
export const pool = 'trauma'
export const onAllies = 'traumaOnAllies'
const onPlaces = { sickbay: 'traumaOnSickbay', brig: 'traumaOnBrig' } as const
type TraumaPlace = keyof typeof onPlaces

const otherPiles = [...Object.values(onPlaces), onAllies]
const allPiles = [pool, ...otherPiles]
export const piles: Part['piles'] = { [pool]: otherPiles }

/** A disaster is never kept: neither by a player nor on the ally that a player has laid a token on. */
export const mayLie: NonNullable<Part['mayLie']> = (table, token, pile, place) => {
  if (token !== disaster) return true
  if (pile === undefined) return false
  return pile !== onAllies || recall(table).allies.filter(({ bare }) => bare === undefined)[place]?.by === undefined
}

/** The tokens that lie before a player. */
export const traumaOf = ({ kept = [] }: Pick<Table, 'kept'>, seat: Seat): CardId[] =>
  kept.find(({ by, deck }) => by === seat && deck === pool)?.cards ?? []

/** The token on a location; nothing, where there is none. */
export const tokenOn = (table: Table, place: TraumaPlace): CardId | undefined => table.decks[onPlaces[place]].cards[0]

export const traumaPlaces = Object.keys(onPlaces) as TraumaPlace[]

/** Whether trauma is still part of the game: after the trial it is not. */
export const traumaCounts = (table: Table): boolean => !table.removed.cards.includes(disaster)

/** The next token of the pool; nothing, once it is empty. ruling: docs/rulings.md#an-empty-pool */
export function drawToken(game: Game): CardId | undefined {
  const { cards, seen } = game.decks[pool]
  seen.pop()
  return cards.pop()
}

/** Tokens go back face down and are mixed with the others. ruling: docs/rulings.md#discarded-trauma */
export function backToPool(game: Game, back: readonly CardId[]): void {
  if (back.length === 0) return
  const deck = game.decks[pool]
  deck.cards.push(...back)
  shuffle(game.random, deck.cards)
  deck.seen = deck.cards.map(() => 0)
}

export function keep(game: Game, seat: Seat, kept: readonly CardId[]): void {
  game.kept ??= []
  const own = game.kept.find(({ by, deck }) => by === seat && deck === pool)
  if (own === undefined) game.kept.push({ by: seat, deck: pool, cards: [...kept] })
  else own.cards.push(...kept)
}

/** Takes tokens away from a player. */
export function takeOwn(game: Game, seat: Seat, taken: readonly CardId[]): void {
  const own = traumaOf(game, seat)
  for (const token of taken) own.splice(own.indexOf(token), 1)
}

/** Somebody gives tokens back, which nobody else sees. */
export function discardOwn(game: Game, seat: Seat, given: readonly CardId[]): void {
  if (given.length === 0) return
  takeOwn(game, seat, given)
  tell.discardsTrauma(game, { seat, count: given.length })
  backToPool(game, given)
}

/** A token on a location, unseen. */
export function layTokenOn(game: Game, place: TraumaPlace, token: CardId): void {
  const pile = game.decks[onPlaces[place]]
  pile.cards.push(token)
  pile.seen.push(0)
}

/** One of the pool, where none lies. */
function layOn(game: Game, place: TraumaPlace): void {
  const token = tokenOn(game, place) === undefined ? drawToken(game) : undefined
  if (token !== undefined) layTokenOn(game, place, token)
}

// Acquiring them

interface Acquiring {
  seat: Seat
  /** So many from the pool, or the one of a location. */
  count: number
  place?: TraumaPlace
}

export const acquireTrauma = procedure<Acquiring>('acquireTrauma', {
  draw: (game, { seat, count, place }) => {
    const human = isHuman(game, seat)
    const drawn: CardId[] = []
    const shown: CardId[] = []
    for (let left = count, from = place; left > 0; left--, from = undefined) {
      const token = from === undefined ? drawToken(game) : takeFrom(game, from)
      if (token === undefined) break
      if (token === disaster) {
        shown.push(token)
        if (!human) left += tokensForDisaster
      } else drawn.push(token)
    }
    receive(game, seat, drawn)
    if (shown.length === 0) return
    game.decks[pool].discard.push(...shown)
    tell.drawsDisaster(game, { seat, outcome: human ? 'executed' : 'drawsMore' })
    if (human) execution.begin(game, { seat })
  },
  back: (game, { place }) => {
    hideDisasters(game)
    if (place !== undefined) layOn(game, place)
  },
})

function takeFrom(game: Game, place: TraumaPlace): CardId | undefined {
  const { cards, seen } = game.decks[onPlaces[place]]
  seen.pop()
  return cards.pop()
}

/** Disasters that were shown are mixed with the others again. */
function hideDisasters(game: Game): void {
  const { discard } = game.decks[pool]
  const shown = discard.filter((token) => token === disaster)
  game.decks[pool].discard = discard.filter((token) => token !== disaster)
  backToPool(game, shown)
}

function receive(game: Game, seat: Seat, drawn: readonly CardId[]): void {
  if (drawn.length === 0) return
  keep(game, seat, drawn)
  tell.drawsTrauma(game, { seat, count: drawn.length })
  tell.drewTrauma(game, { seat, cards: [...drawn] }, [seat])
}

/** What every character begins with. */
const tokensAtStart = 3

/** The tokens of a new character: a disaster is shown, replaced, and mixed with the others again. */
export function drawFirstTokens(game: Game, seat: Seat): void {
  const drawn: CardId[] = []
  const shown: CardId[] = []
  while (drawn.length < tokensAtStart) {
    const token = drawToken(game)
    if (token === undefined) break
    if (token === disaster) {
      shown.push(token)
      tell.drawsDisaster(game, { seat, outcome: 'replaced' })
    } else drawn.push(token)
  }
  receive(game, seat, drawn)
  backToPool(game, shown)
}

/** At the start of a game: every player, and the two locations. */
export function layOutTrauma(game: Game): void {
  for (const place of traumaPlaces) layOn(game, place)
  for (const seat of clockwiseFrom(game, game.current)) {
    keep(game, seat, [])
    drawFirstTokens(game, seat)
  }
}

/** Everything of a human who was executed. */
function discardAll(game: Game, seat: Seat): void {
  discardOwn(game, seat, [...traumaOf(game, seat)])
}

/** After the trial all of it goes back to the box. */
export function putAway(game: Game): void {
  const lists = [
    ...(game.kept ?? []).flatMap(({ deck, cards }) => (deck === pool ? [cards] : [])),
    ...allPiles.flatMap((name) => [game.decks[name].cards, game.decks[name].discard]),
  ]
  game.removed.cards.push(...lists.flatMap((list) => list.splice(0)).sort())
  for (const name of allPiles) game.decks[name].seen = []
}

// What it comes to

/** The symbol that counts against somebody in the trial. */
export const harmfulTo = (table: Table, seat: Seat): TraumaSymbol =>
  isHuman(table, seat) ? 'antagonistic' : 'benevolent'

/** How many tokens count against somebody, as far as the viewer knows: of those that are not seen one in two does. */
export const burdenOf = (table: Table, seat: Seat): number =>
  sum(traumaOf(table, seat).map((token) => (token === '?' ? half : token === harmfulTo(table, seat) ? 1 : 0)))

const half = 0.5

/** What so many tokens of the pool come to for somebody. */
export function priceOfTrauma(table: Table, seat: Seat, count: number): Price {
  if (isOut(table, seat) || !traumaCounts(table)) return {}
  const most = Math.min(count, table.decks[pool].cards.length)
  const lying = sum(allPiles.map((name) => table.decks[name].cards.length))
  const disasters = (most * tokens.disaster.copies) / Math.max(lying, 1)
  const burden = most * half
  return isHuman(table, seat)
    ? { [`burden:${seat}`]: burden, [`executed:${seat}`]: disasters }
    : { [`burden:${seat}`]: burden + disasters * tokensForDisaster * half }
}

/** A token among one's own; it names the effect that it would lead to, where there is one. */
export const tokenOption = option<[token: CardId]>('trauma', {
  label: { en: '{token}', es: '{token}', de: '{token}', fr: '{token}', pl: '{token}' },
  facts: (token) => ({ token }),
  tellsEffect: true,
  at: ([token]) => [`trauma:${token}`],
})

// How it changes the game

export const traumaChanges = [
  changed(priceOfStay, (rule, table, seat, at) =>
    sumOf([rule(table, seat, at), traumaPlaces.some((place) => place === at) ? priceOfTrauma(table, seat, 1) : {}]),
  ),
  changed(characterLeaves, (rule, game, seat) => {
    rule(game, seat)
    discardAll(game, seat)
  }),
]

export const traumaWraps = {
  /** Before cards are drawn. What happens there may end the turn. */
  'turn:start': ((game, { over }, step) => {
    const next = step()
    const place = traumaPlaces.find((one) => game.seats[game.current].at === one)
    if (place !== undefined && !over && traumaCounts(game))
      acquireTrauma.begin(game, { seat: game.current, count: 1, place })
    return next
  }) satisfies Wrap<{ over?: boolean }>,
}

Object.assign(keyMoments, { drawsDisaster: 3 })

const counted = () => ({ token: traumaToken })

const tell = {
  drawsTrauma: tells(
    'drawsTrauma',
    {
      en: '{seat, subject}receives {token, counted, count}.',
      es: '{seat, subject}recibe {token, counted, count}.',
      de: '{seat, subject}erhält {token, counted, count, acc}.',
      fr: '{seat, subject}reçoit {token, counted, count}.',
      pl: '{seat, subject}otrzymuje {token, counted, count, acc}.',
    },
    counted,
  ),
  drewTrauma: tells('drewTrauma', {
    en: 'Your new trauma: {cards}.',
    es: 'Tu nuevo Trauma: {cards}.',
    de: 'Dein neues Trauma: {cards}.',
    fr: 'Votre nouveau Trauma\u202f: {cards}.',
    pl: 'Twoja nowa Trauma: {cards}.',
  }),
  drawsDisaster: tells('drawsDisaster', {
    en: '{seat, subject}draws a disaster{outcome, select, drawsMore { and has to draw more trauma tokens} replaced {, which is replaced} other {}}.',
    es: '{seat, subject}roba un desastre{outcome, select, drawsMore { y debe robar más fichas de Trauma} replaced {, que se sustituye} other {}}.',
    de: '{seat, subject}zieht eine Katastrophe{outcome, select, drawsMore { und muss weitere Traumamarker ziehen} replaced {, die ersetzt wird} other {}}.',
    fr: '{seat, subject}pioche un désastre{outcome, select, drawsMore { et doit piocher d’autres pions Trauma} replaced {, qui est remplacé} other {}}.',
    pl: '{seat, subject}ciągnie katastrofę{outcome, select, drawsMore { i musi pociągnąć kolejne żetony Traumy} replaced {, która zostaje wymieniona} other {}}.',
  }),
  discardsTrauma: tells(
    'discardsTrauma',
    {
      en: '{seat, subject}discards {token, counted, count}.',
      es: '{seat, subject}descarta {token, counted, count}.',
      de: '{seat, subject}legt {token, counted, count, acc} ab.',
      fr: '{seat, subject}défausse {token, counted, count}.',
      pl: '{seat, subject}odrzuca {token, counted, count, acc}.',
    },
    counted,
  ),
}

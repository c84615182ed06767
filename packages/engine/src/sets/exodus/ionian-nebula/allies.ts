// Allies: people at locations whom a player meets at the end of the own Movement step. (Rulebook: Allies.)

import type { Wrap } from '../../../core/card.ts'
import type { CardId, LocationId, Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { keyMoments, tells } from '../../../core/log.ts'
import { isPossible, nothingChanges, type Prospect, perform } from '../../../core/node.ts'
import { option, word } from '../../../core/option.ts'
import { abilityOption, seatOption } from '../../../core/option-kinds.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import { changed } from '../../../core/rules.ts'
import type { Frame, Game, Table } from '../../../core/state.ts'
import type { Triggers } from '../../../core/triggers.ts'
import { bit, drawFrom, everybody } from '../../../core/zones.ts'
import { putInPlay } from '../../../rules/cards-in-play.ts'
import { leaveDamaged } from '../../../rules/damage.ts'
import { isOpen, prospectOfArrival } from '../../../rules/movement.ts'
import { clockwiseFrom, isHuman, personOf } from '../../../rules/table.ts'
import { inTurnStep, turn } from '../../../rules/turn.ts'
import { executedCharacters } from '../../parts/execution.ts'
import { type Ally, allies } from './ally-cards.ts'
import { type AllyInPlay, recall, remember } from './state.ts'
import {
  backToPool,
  burdenOf,
  drawFirstTokens,
  drawToken,
  harmfulTo,
  keep,
  onAllies,
  symbols,
  type TraumaSymbol,
  takeOwn,
  tokenOption,
  tokens,
  traumaCounts,
  traumaOf,
} from './trauma.ts'

export const allyDeck = 'ally'

/** So many are on the board, as long as the deck lasts. */
const inPlayAtOnce = 3

export const allyOf = (card: CardId): Ally => (allies as Readonly<Record<CardId, Ally>>)[card]

/** The allies at a location. */
export const alliesAt = (table: Pick<Table, 'boxes'>, location: string | undefined): AllyInPlay[] =>
  recall(table).allies.filter(({ card }) => allyOf(card).location === location)

// Their tokens

/** Where the token of an ally lies on its pile. */
function placeOfToken(table: Table, card: CardId): number {
  const bearing = recall(table).allies.filter(({ bare }) => bare === undefined)
  return bearing.findIndex((ally) => ally.card === card)
}

/** The token on an ally, as far as it may be known. */
export const tokenOnAlly = (table: Table, card: CardId): CardId | undefined =>
  table.decks[onAllies].cards[placeOfToken(table, card)]

/** An ally leaves the game; the token that lay there is handed out. */
function leaveBoard(game: Game, card: CardId): CardId | undefined {
  const place = placeOfToken(game, card)
  const { cards, seen } = game.decks[onAllies]
  seen.splice(place, place < 0 ? 0 : 1)
  const [token] = place < 0 ? [] : cards.splice(place, 1)
  const nebula = remember(game)
  nebula.allies = nebula.allies.filter((ally) => ally.card !== card)
  game.removed.cards.push(card)
  return token
}

// New allies

/** The next ally who may come: nobody whom a player plays or who was executed, and only to a place that is still there. */
function nextAlly(game: Game): CardId | undefined {
  for (;;) {
    const card = game.decks[allyDeck].cards.length === 0 ? undefined : drawFrom(game, allyDeck)
    if (card === undefined || mayCome(game, card)) return card
    game.removed.cards.push(card)
    tell.allyStaysAway(game, { card })
  }
}

function mayCome(game: Game, card: CardId): boolean {
  const { character, location } = allyOf(card)
  const known = [...executedCharacters(game), ...game.seats.flatMap((seat) => seat.character ?? [])]
  return !known.some((id) => personOf(game, id) === character) && isOpen(game, location)
}

/** Somebody draws the ally who follows and lays one of their tokens on the card; without any, or for nobody, one of the pool. */
const newAlly = procedure<{ seat: Seat; fromPool?: boolean; card?: CardId }>('newAlly', {
  draw: (game, frame) => {
    const card = nextAlly(game)
    if (card === undefined) return 'end'
    frame.card = card
    // Until a token lies there it has none.
    const nebula = remember(game)
    nebula.allies = [...nebula.allies, { card, bare: true }]
    tell.allyArrives(game, { seat: frame.seat, card, location: allyOf(card).location })
    return undefined
  },
  token: {
    text: says`{card} {location, form, in}: which of your trauma tokens do you lay on the card? | {card} {location, form, in}: ¿cuál de tus fichas de Trauma colocas sobre la carta? | {card} {location, form, in}: Welchen deiner Traumamarker legst du auf die Karte? | {card} {location, form, in}\u202f: lequel de vos pions Trauma placez-vous sur la carte\u202f? | {card} {location, form, in}: który ze swoich żetonów Traumy kładziesz na karcie?`,
    facts: (_game, { card = '' }) => ({ card, location: allyOf(card).location }),
    who: (game, { seat, fromPool }) => (fromPool || traumaOf(game, seat).length === 0 ? undefined : seat),
    options: (game, { seat }) => tokenOption.each([...new Set(traumaOf(game, seat))]),
    // Also where they are alike: only their owner knows that.
    always: (game, { seat }) => traumaOf(game, seat).length > 1,
    effect: (_game, { card = '' }, choice) => allyOf(card).results[tokenOption.of(choice) as TraumaSymbol],
    prospect: (table, { seat, card = '' }, choice) => {
      const token = tokenOption.of(choice) as TraumaSymbol
      return {
        all: [
          { changes: { [`burden:${seat}`]: token === harmfulTo(table, seat) ? -1 : 0 } },
          { chances: [[chanceToMeet, metBySomebody(table, card, token)]] },
        ],
      }
    },
    fallback: (game, { seat }, _seat, options) => [
      options.find((choice) => tokenOption.of(choice) === harmfulTo(game, seat)) ?? options[0],
    ],
    answer: (game, { card = '' }, seat, [choice]) => {
      takeOwn(game, seat, [tokenOption.of(choice)])
      lay(game, { card, by: seat }, tokenOption.of(choice), bit(seat))
      tell.laysTrauma(game, { seat, card })
      return 'end'
    },
  },
  fromPool: (game, { card = '' }) => {
    const token = drawToken(game)
    if (token !== undefined) lay(game, { card }, token, 0)
  },
})

/** The last ally who came receives a token. */
function lay(game: Game, ally: AllyInPlay, token: CardId, seenBy: number): void {
  const nebula = remember(game)
  nebula.allies = [...nebula.allies.filter(({ card }) => card !== ally.card), ally]
  game.decks[onAllies].cards.push(token)
  game.decks[onAllies].seen.push(seenBy)
}

/** The first allies of a game. */
export function layOutAllies(game: Game): void {
  for (let i = 0; i < inPlayAtOnce; i++) newAlly.begin(game, { seat: game.current, fromPool: true })
}

// Meeting one

const allyOption = option<[card: CardId]>('ally', {
  label: { en: '{card}', es: '{card}', de: '{card}', fr: '{card}', pl: '{card}' },
  facts: (card) => ({ card }),
  at: ([card]) => [`ally:${card}`],
})

interface Meeting {
  seat: Seat
  card?: CardId
  /** Whoever met the ally was executed by it. */
  died?: boolean
}

const meeting = procedure<Meeting>('meetAlly', {
  which: {
    text: says`Which ally do you meet? | ¿Con qué aliado te encuentras? | Welchem Alliierten begegnest du? | Quel allié rencontrez-vous\u202f? | Którego sojusznika spotykasz?`,
    options: (game, { seat }) => alliesAt(game, game.seats[seat].at).map(({ card }) => allyOption(card)),
    prospect: (table, { seat }, choice) => prospectOfMeeting(table, seat, allyOption.of(choice)),
    answer: (_game, frame, _seat, [choice]) => {
      frame.card = allyOption.of(choice)
    },
  },
  resolve: (game, { seat, card = '' }) => {
    const token = tokenOnAlly(game, card)
    tell.meetsAlly(game, { seat, card, ...(token === undefined ? {} : { token }) })
    const place = placeOfToken(game, card)
    if (place >= 0) game.decks[onAllies].seen[place] = everybody
    const result = resultOf(card, token)
    if (result !== undefined) perform(game, result, { actor: seat, source: card })
  },
  /** ruling: docs/rulings.md#an-ally-who-kills */
  replace: (game, { seat, card = '', died }) => {
    if (!isInPlay(game, card)) return
    backToPool(game, [leaveBoard(game, card) ?? []].flat())
    if (died) replacing.begin(game, { left: 1 })
    else newAlly.begin(game, { seat })
  },
})

const meetFirst = word(
  'meetAlly',
)`Meet an ally | Encontrarse con un aliado | Einem Alliierten begegnen | Rencontrer un allié | Spotkaj sojusznika`

/** What a sheet does at the end of the Movement step happens at the same time. ruling: docs/rulings.md#meeting-an-ally */
const endOfMovement = procedure<{ seat: Seat; ability: string }>('endOfMovement', {
  order: {
    text: says`Two things happen at the end of your Movement step. Which comes first? | Al final de tu paso de Movimiento ocurren dos cosas. ¿Cuál va primero? | Am Ende deines Bewegungs-Schritts geschieht zweierlei. Was kommt zuerst? | Deux choses se produisent à la fin de votre phase de mouvement. Laquelle vient en premier\u202f? | Pod koniec twojej fazy ruchu dzieją się dwie rzeczy. Która jest pierwsza?`,
    options: (_game, { ability }) => [abilityOption(ability), meetFirst],
    answer: (game, _frame, seat, [choice]) => {
      if (choice === meetFirst) meetBefore(game, seat)
    },
  },
})

/** The abilities that were due are looked at anew afterwards: the ally may have led elsewhere, or to another character. */
function meetBefore(game: Game, seat: Seat): void {
  const due = game.stack.findLast(({ at }) => at === 'triggers:next')
  const frame = frameOf(game, turn)
  if (due === undefined || frame === undefined) return
  due.due = []
  delete frame.triggered
  meet(game, frame, seat)
}

interface Mover {
  over?: boolean
  met?: boolean
}

/** Whether the current player meets an ally at the end of this Movement step. */
const isToMeet = (game: Game, { over, met }: Mover): boolean =>
  !over && !met && alliesAt(game, game.seats[game.current].at).length > 0

function meet(game: Game, frame: Mover, seat: Seat): void {
  frame.met = true
  meeting.begin(game, { seat })
}

const isInPlay = (table: Table, card: CardId): boolean => recall(table).allies.some((ally) => ally.card === card)

/** A disaster, or no token at all, leads to nothing. */
const resultOf = (card: CardId, token: CardId | undefined) =>
  symbols.some((symbol) => symbol === token) ? allyOf(card).results[token as TraumaSymbol] : undefined

// Allies who are lost

/** Allies who are gone without having been met are replaced one by one. */
const replacing = procedure<{ left: number; tied?: Seat[]; by?: Seat }>('replaceAlly', {
  next: (game, frame) => {
    if (frame.left === 0 || !traumaCounts(game)) return 'end'
    frame.left--
    frame.tied = mostTraumatised(game)
    if (frame.tied.length > 0) return undefined
    newAlly.begin(game, { seat: game.current, fromPool: true })
    return 'again'
  },
  choose: {
    text: says`Which Cylon player draws the next ally? | ¿Qué jugador cylon roba el siguiente aliado? | Welcher Zylonenspieler zieht den nächsten Alliierten? | Quel joueur cylon pioche le prochain allié\u202f? | Który gracz prowadzący Cylona ciągnie następnego sojusznika?`,
    who: (game) => game.current,
    options: (_game, { tied = [] }) => seatOption.each(tied),
    prospect: (table, _frame, choice) => ({
      changes: { [`burden:${seatOption.of(choice)}`]: -Math.min(1, burdenOf(table, seatOption.of(choice))) },
    }),
    answer: (game, frame, _seat, [choice]) => {
      newAlly.begin(game, { seat: seatOption.of(choice) })
      return frame.left > 0 ? 'next' : 'end'
    },
  },
})

/** The Cylon players with most trauma, clockwise from the current player. */
function mostTraumatised(game: Game): Seat[] {
  const cylons = clockwiseFrom(game, game.current).filter((seat) => !isHuman(game, seat))
  const most = Math.max(0, ...cylons.map((seat) => traumaOf(game, seat).length))
  return most === 0 ? [] : cylons.filter((seat) => traumaOf(game, seat).length === most)
}

/** Allies leave unmet; what lay on their cards is not shown. Whoever is being met leaves by that. */
function loseAllies(game: Game, gone: readonly AllyInPlay[]): void {
  const met = frameOf(game, meeting)?.card
  const lost = gone.filter(({ card }) => card !== met)
  if (lost.length === 0) return
  for (const { card } of lost) {
    tell.allyLost(game, { card })
    backToPool(game, [leaveBoard(game, card) ?? []].flat())
  }
  replacing.begin(game, { left: lost.length })
}

/** All of them go back to the box. */
export function dismissAllies(game: Game): void {
  for (const { card } of recall(game).allies) backToPool(game, [leaveBoard(game, card) ?? []].flat())
}

// What it comes to

/** How likely somebody meets an ally who has just come, before the fleet gets to the nebula. */
const chanceToMeet = 0.6

/** What an ally comes to for whoever will meet them: for the humans, as nobody else does. */
function metBySomebody(table: Table, card: CardId, token: TraumaSymbol): Prospect {
  const actor = clockwiseFrom(table, table.current).find((seat) => isHuman(table, seat)) ?? table.current
  return { effect: allyOf(card).results[token], context: { actor, source: card } }
}

/** What a meeting comes to, as far as the viewer knows the token. */
function prospectOfMeeting(table: Table, seat: Seat, card: CardId): Prospect {
  const token = tokenOnAlly(table, card)
  const context = { actor: seat, source: card }
  const shed: Prospect = { changes: { [`burden:${seat}`]: -Math.min(1, burdenOf(table, seat)) / 2 } }
  const result = resultOf(card, token)
  if (result !== undefined) return { all: [{ effect: result, context }, shed] }
  if (token === undefined || token === 'disaster') return shed
  const chance = tokens.benevolent.copies / (tokens.benevolent.copies + tokens.antagonistic.copies)
  return {
    all: [
      {
        chances: [
          [chance, { effect: allyOf(card).results.benevolent, context }],
          [1 - chance, { effect: allyOf(card).results.antagonistic, context }],
        ],
      },
      shed,
    ],
  }
}

/** What somebody would meet at a location. */
function prospectOfAllies(table: Table, seat: Seat, location: LocationId): Prospect {
  const here = alliesAt(table, location).map(({ card }) => prospectOfMeeting(table, seat, card))
  return here.length === 0 ? nothingChanges : { oneOf: here, by: seat }
}

// How they change the game

export const allyChanges = [
  changed(prospectOfArrival, (rule, table, seat, location) => ({
    all: [rule(table, seat, location), prospectOfAllies(table, seat, location)],
  })),
  changed(leaveDamaged, (rule, game, location) => {
    rule(game, location)
    loseAllies(game, alliesAt(game, location))
  }),
  changed(putInPlay, (rule, game, card, holder) => {
    rule(game, card, holder)
    loseAllies(
      game,
      recall(game).allies.filter((ally) => !isOpen(game, allyOf(ally.card).location)),
    )
  }),
]

export const allyWraps = {
  /** One ally a turn, at the end of the Movement step. */
  'turn:action': ((game, frame, step) => {
    if (!isToMeet(game, frame)) return step()
    meet(game, frame, game.current)
    return 'again'
  }) satisfies Wrap<Mover>,
  /** Before or after what the sheet does then, as the player likes. */
  'triggers:next': ((game, frame, step) => {
    const below: (Mover & Frame) | undefined = frameOf(game, turn)
    if (frame.ordered || below === undefined || game.stack.at(-2) !== below || !inTurnStep(game, 'movement'))
      return step()
    const { current } = game
    const due = frame.due.filter(({ owner, effect }) => owner === current && isPossible(game, effect, { actor: owner }))
    frame.ordered = true
    if (frame.due.length === 0 || !isToMeet(game, below)) return step()
    if (due.length === 0) meetBefore(game, current)
    else endOfMovement.begin(game, { seat: current, ability: due[0].name })
    return 'again'
  }) satisfies Wrap<Triggers & { ordered?: true }>,
  'execution:begin': ((game, { seat }, step) => {
    const frame = frameOf(game, meeting)
    if (frame?.seat === seat) frame.died = true
    return step()
  }) satisfies Wrap<{ seat: Seat }>,
  /** A new character brings new trauma, and whoever they are is no ally any more. */
  'execution:noCharacterLeft': ((game, { seat }, step) => {
    const next = step()
    const { character } = game.seats[seat]
    if (character === undefined || !traumaCounts(game)) return next
    keep(game, seat, [])
    drawFirstTokens(game, seat)
    loseAllies(
      game,
      recall(game).allies.filter(({ card }) => allyOf(card).character === personOf(game, character)),
    )
    return next
  }) satisfies Wrap<{ seat: Seat }>,
}

Object.assign(keyMoments, { meetsAlly: 2 })

const tell = {
  allyArrives: tells('allyArrives', {
    en: '{card} can be met {location, form, in}.',
    es: '{card} puede encontrarse {location, form, in}.',
    de: '{card} ist {location, form, in} anzutreffen.',
    fr: '{card} peut être rencontré {location, form, in}.',
    pl: '{card}: spotkanie możliwe {location, form, in}.',
  }),
  allyStaysAway: tells('allyStaysAway', {
    en: '{card} does not come as an ally.',
    es: '{card} no viene como aliado.',
    de: '{card} kommt nicht als Alliierter.',
    fr: '{card} ne vient pas en tant qu’allié.',
    pl: '{card} nie przybywa jako sojusznik.',
  }),
  laysTrauma: tells('laysTrauma', {
    en: '{seat, subject}lays a trauma token on {card}.',
    es: '{seat, subject}coloca una ficha de Trauma sobre {card}.',
    de: '{seat, subject}legt einen Traumamarker auf {card}.',
    fr: '{seat, subject}place un pion Trauma sur {card}.',
    pl: '{seat, subject}kładzie żeton Traumy na karcie: {card}.',
  }),
  meetsAlly: tells(
    'meetsAlly',
    {
      en: '{seat, subject}meets {card}: {shown, select, yes {{token}} other {no trauma token}}.',
      es: '{seat, subject}se encuentra con {card}: {shown, select, yes {{token}} other {sin ficha de Trauma}}.',
      de: '{seat, subject}begegnet {card}: {shown, select, yes {{token}} other {kein Traumamarker}}.',
      fr: '{seat, subject}rencontre {card}\u202f: {shown, select, yes {{token}} other {aucun pion Trauma}}.',
      pl: '{seat, subject}spotyka sojusznika: {card} ({shown, select, yes {{token}} other {bez żetonu Traumy}}).',
    },
    ({ token }) => ({ shown: token === undefined ? 'no' : 'yes' }),
  ),
  allyLost: tells('allyLost', {
    en: '{card} is no longer there to be met.',
    es: '{card} ya no está para encontrarse con nadie.',
    de: '{card} ist nicht mehr anzutreffen.',
    fr: '{card} ne peut plus être rencontré.',
    pl: '{card}: spotkanie nie jest już możliwe.',
  }),
}

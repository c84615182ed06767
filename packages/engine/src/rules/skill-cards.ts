// Drawing and discarding skill cards. (Rulebook: Receive Skills; Skill Cards; Hand limit and discarding.)

import type { CardId, Seat, SkillType } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import { nothingChanges, type Prospect } from '../core/node.ts'
import { cardOption, skillsOption } from '../core/option-kinds.ts'
import { frameOf, procedure } from '../core/procedure.ts'
import { bend, changeable, rulesOf } from '../core/rules.ts'
import type { Context, Game, Table } from '../core/state.ts'
import { discardFromHand, drawSkill, randomOf } from '../core/zones.ts'
import { clockwiseFrom, skillTypesOf } from './table.ts'

/** So many cards, each of one of these types: with several types the player decides before drawing. */
export interface SkillPick {
  readonly count: number
  readonly types: readonly SkillType[]
  /** No two of the same type. */
  readonly different?: true
  /** Only such cards as could be among those that these would give. */
  readonly among?: readonly SkillPick[]
}

interface Drawing {
  seat: Seat
  picks: readonly SkillPick[]
  chosen?: SkillType[]
}

export const drawSkillCards = procedure<Drawing>('drawSkillCards', {
  choose: {
    text: says`Which {count, plural, one {Skill card} other {# Skill cards}} do you draw? | ¿Qué {count, plural, one {carta} other {# cartas}} de Habilidad robas? | Welche {count, plural, one {Fertigkeitskarte} other {# Fertigkeitskarten}} ziehst du? | {count, plural, one {Quelle carte} other {Quelles # cartes}} Compétence piochez-vous\u202f? | {count, plural, one {Którą kartę} few {Które # karty} many {Które # kart} other {Które # karty}} umiejętności ciągniesz?`,
    facts: (_game, frame) => ({ count: choicesOf(frame)[0].count }),
    who: (_game, frame) => (choicesOf(frame).length > 0 ? frame.seat : undefined),
    options: (_game, frame) => {
      const [pick] = choicesOf(frame)
      return drawOptions(pick)
    },
    answer: (_game, frame, _seat, [answer]) => {
      const [first] = choicesOf(frame)
      frame.chosen = [...(frame.chosen ?? []), ...(skillsOption.of(answer).split(',') as SkillType[])]
      frame.picks = frame.picks.filter((pick) => pick !== first)
      return 'choose'
    },
  },
  draw: (game, frame) => {
    const skills: SkillType[] = []
    for (const { count, types } of frame.picks) for (let i = 0; i < count; i++) skills.push(types[0])
    if (frame.chosen !== undefined) skills.push(...frame.chosen)
    drawSkills(game, frame.seat, skills)
  },
})

/** What is drawn whatever is chosen: the types that leave no choice, and those that were chosen before. */
export function drawnAnyway(table: Table): SkillType[] {
  const { picks = [], chosen = [] } = frameOf(table, drawSkillCards) ?? {}
  const fixed = picks.flatMap(({ count, types }) =>
    types.length === 1 ? Array.from({ length: count }, () => types[0]) : [],
  )
  return [...fixed, ...chosen]
}

const choicesOf = (frame: Drawing): SkillPick[] =>
  frame.picks.filter(({ count, types }) => count > 0 && types.length > 1)

export function drawSkills(game: Game, seat: Seat, skills: readonly SkillType[]): void {
  const drawn = skills.filter((skill) => drawSkill(game, seat, skill))
  if (drawn.length === 0) return
  log(game, 'drawsSkills', { seat, skills: drawn })
  log(game, 'drew', { seat, cards: game.seats[seat].hand.slice(-drawn.length) }, [seat])
}

/** Any types at all: for revealed Cylons, and for effects that ignore the skill set. */
export const anyTypes = (game: Table): readonly SkillType[] => rulesOf(game).skillTypes

/** So many cards from a character's own skill set. */
export const fromSkillSet = (game: Table, seat: Seat, count: number): SkillPick => ({
  count,
  types: skillTypesOf(game, seat),
})

/** So many of the cards that these picks would give: no more of a type than they do. */
export function someOf(picks: readonly SkillPick[], most: number): SkillPick {
  const all = picks.reduce((sum, { count }) => sum + count, 0)
  return { count: Math.min(most, all), types: [...new Set(picks.flatMap(({ types }) => types))], among: picks }
}

/** The ways to draw so many cards of these types, as options; the same few come up again and again. */
function drawOptions(pick: SkillPick): string[] {
  const key = JSON.stringify(pick)
  let options = known.get(key)
  if (options === undefined) {
    const { types, count, different, among } = pick
    const ways = combinations(types, count).filter(
      (way) => (!different || new Set(way).size === way.length) && (among === undefined || fits(way, among)),
    )
    options = ways.map((skills) => skillsOption(skills.join(',')))
    known.set(key, options)
  }
  return options
}

const known = new Map<string, string[]>()

/** Whether each of these cards can be one of those that the picks give. */
function fits([type, ...rest]: readonly SkillType[], picks: readonly SkillPick[]): boolean {
  if (type === undefined) return true
  return picks.some(
    (pick, i) =>
      pick.count > 0 && pick.types.includes(type) && fits(rest, picks.with(i, { ...pick, count: pick.count - 1 })),
  )
}

/** All ways to take so many cards of these types, without regard to order. */
export function combinations<T>(types: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return types.flatMap((type, i) => combinations(types.slice(i), count - 1).map((rest) => [type, ...rest]))
}

/** How many cards somebody has to discard. */
export interface DiscardDue {
  readonly seat: Seat
  readonly count: number
}

export interface Discarding {
  /** Everybody named discards at the same time. */
  due: readonly DiscardDue[]
  random?: boolean
  why: DiscardReason
  /** The card that has them discard. */
  source?: CardId
}

/**
 * Why cards are discarded: by a card, a rule of the game, an ability, or as a price that a player decides to pay, as for a change of ship or
 * for a location, where the own sheet demands it.
 */
export type DiscardReason =
  | 'card'
  | 'crisis'
  | 'superCrisis'
  | 'limit'
  | 'reveal'
  | 'execution'
  | 'ability'
  | 'price'
  | 'ship'
  | 'location'

/** Whether a player has decided to pay with them. */
export const isPrice = (why: DiscardReason): boolean => why === 'price' || why === 'ship' || why === 'location'

/** What is known of a discard. */
export interface Discard {
  readonly why: DiscardReason
  readonly source?: CardId
  /** The cards were chosen by whoever discards them. */
  readonly chosen?: true
}

/** Why an effect has cards discarded: a card, or something on the sheet of whoever it is upon. */
export function becauseOf(table: Table, { source, actor }: Context): Discard {
  const { crises, superCrises, characters } = rulesOf(table)
  if (source === undefined) return { why: 'card' }
  const { character } = table.seats[actor ?? table.current]
  if (character !== undefined && characters[character].abilities[source] !== undefined) return { why: 'ability' }
  return {
    why: superCrises[source] !== undefined ? 'superCrisis' : crises[source] !== undefined ? 'crisis' : 'card',
    source,
  }
}

export const discardSkillCards = procedure<Discarding>('discardSkillCards', {
  spare: (game, frame) => spareSome(game, frame),
  atRandom: (game, frame) => {
    const blind = (seat: Seat) => frame.random || (!isPrice(frame.why) && bend(game, 'randomDiscard', 0, { seat }) > 0)
    for (const { seat, count } of frame.due) if (blind(seat)) discardRandom(game, seat, count, reasonOf(frame))
    frame.due = frame.due.filter(({ seat }) => !blind(seat))
  },
  choose: {
    text: {
      en: 'Which {count, plural, one {Skill card} other {# Skill cards}} do you discard{why, select, ship { to change ship} limit { down to the hand limit} reveal { as a revealed Cylon} other {}}{named, select, yes { (“{card}”)} other {}}?',
      es: '¿Qué {count, plural, one {carta de Habilidad} other {# cartas de Habilidad}} descartas{why, select, ship { para cambiar de nave} limit { por el límite de la mano} reveal { como cylon descubierto} other {}}{named, select, yes { (“{card}”)} other {}}?',
      de: 'Welche {count, plural, one {Fertigkeitskarte} other {# Fertigkeitskarten}} wirfst du {why, select, ship {für den Wechsel des Schiffs } limit {wegen des Handkartenlimits } reveal {als enttarnter Zylon } other {}}ab{named, select, yes { („{card}“)} other {}}?',
      fr: '{count, plural, one {Quelle carte Compétence} other {Quelles # cartes Compétence}} défaussez-vous{why, select, ship { pour changer de vaisseau} limit { à cause de la limite de main} reveal { en tant que cylon révélé} other {}}{named, select, yes { («\u202f{card}\u202f»)} other {}}\u202f?',
      pl: '{count, plural, one {Którą kartę} few {Które # karty} many {Które # kart} other {Które # karty}} umiejętności odrzucasz{why, select, ship { za zmianę statku} limit { z powodu limitu kart na ręce} reveal { jako ujawniony Cylon} other {}}{named, select, yes { („{card}”)} other {}}?',
    },
    facts: (game, frame, seat) => ({ count: dueOf(game, frame, seat), why: frame.why, card: frame.source }),
    who: (_game, frame) => frame.due.map(({ seat }) => seat),
    options: (game, _frame, seat) => cardOption.each(game.seats[seat].hand),
    pick: (game, frame, seat) => ({ min: dueOf(game, frame, seat), max: dueOf(game, frame, seat) }),
    prospect: (table, frame, option, seat) =>
      prospectOfDiscard(table, seat, cardOf(option), { ...reasonOf(frame), chosen: true }),
    fallback: (game, frame, seat, options) => weakest(game, options, dueOf(game, frame, seat)),
    answer: (game, frame, seat, cards) =>
      discardCards(game, seat, cards.map(cardOf), { ...reasonOf(frame), chosen: true }),
  },
})

/** Whoever discards fewer for a crisis does so once for each card. */
function spareSome(game: Game, frame: Discarding): void {
  if (frame.why !== 'crisis') return
  frame.due = frame.due.flatMap(({ seat, count }) => {
    const used = `${seat}:spared:${frame.source}`
    const by = game.usedThisTurn.includes(used) ? 0 : bend(game, 'crisisDiscardSpared', 0, { seat })
    if (by > 0) game.usedThisTurn.push(used)
    return count > by ? [{ seat, count: count - by }] : []
  })
}

const reasonOf = ({ why, source }: Discarding): Discard => ({ why, ...(source === undefined ? {} : { source }) })

function dueOf(game: Game, { due }: Discarding, seat: Seat): number {
  return Math.min(due.find((one) => one.seat === seat)?.count ?? 0, game.seats[seat].hand.length)
}

/** How many cards of a hand are gone by the time that the action of this one is carried out: the card itself, and what its use costs. */
export const goneWith = (table: Table, seat: Seat, card: CardId = ''): number =>
  table.seats[seat].hand.includes(card) ? 1 + bend(table, 'cardActionCost', 0, { seat, card }) : 0

export const cardOf = (option: string): CardId => cardOption.of(option)

/** Discards cards from a hand, face up. */
export const discardCards = changeable(
  'discardCards',
  (game: Game, seat: Seat, cards: readonly CardId[], how: Discard): void => {
    if (cards.length === 0) return
    for (const card of cards) discardFromHand(game, seat, card)
    log(game, 'discards', { seat, cards, ...reasonTold(how) })
  },
)

/** What comes of discarding a card, besides that it is gone. */
export const prospectOfDiscard = changeable(
  'prospectOfDiscard',
  (_table: Table, _seat: Seat, _card: CardId, _how: Discard): Prospect => nothingChanges,
)

/** Why, where the line before does not say it: what it costs to change ship or to activate a location, and the hand limit. */
function reasonTold({ why, source }: Discard): object {
  if (why === 'limit' || why === 'ship') return { why }
  return (why === 'price' || why === 'location') && source !== undefined ? { why: 'location', location: source } : {}
}

export const discardRandom = changeable(
  'discardRandom',
  (game: Game, seat: Seat, count: number, _how: Discard): CardId[] => {
    const { hand } = game.seats[seat]
    const cards: CardId[] = []
    for (let i = 0; i < count && hand.length > 0; i++) {
      const card = randomOf(game, hand)
      discardFromHand(game, seat, card)
      cards.push(card)
    }
    if (cards.length > 0) log(game, 'discardsAtRandom', { seat, cards })
    return cards
  },
)

/** The weakest of these cards: what a player who is away gives up. */
export function weakest(game: Game, options: readonly string[], count: number): string[] {
  if (count >= options.length) return [...options]
  const { skillCards } = rulesOf(game)
  const strengths = options.map((option) => skillCards[cardOf(option)].strength)
  const chosen: string[] = []
  while (chosen.length < count) {
    let at = 0
    for (let i = 1; i < strengths.length; i++) if (strengths[i] < strengths[at]) at = i
    strengths[at] = Infinity
    chosen.push(options[at])
  }
  return chosen
}

/** At the end of every turn all players discard down to their limit, at the same time. */
export function discardToHandLimit(game: Game): void {
  const due: DiscardDue[] = []
  for (const seat of clockwiseFrom(game, game.current)) {
    const count = game.seats[seat].hand.length - handLimitOf(game, seat)
    if (count > 0) due.push({ seat, count })
  }
  if (due.length > 0) discardSkillCards.begin(game, { due, why: 'limit' })
}

const handLimit = 10

/** How many skill cards this player keeps at the end of a turn. */
export const handLimitOf = (table: Table, seat: Seat): number => bend(table, 'handLimit', handLimit, { seat })

// Mutiny: secret hands of cards that are played as actions, and the limit that leads to the Brig. (Rulebook: Mutiny cards; Mutiny cards and
// the Brig; Mutiny cards and Cylons; Discarding treachery cards and drawing mutiny cards.)

import type { ActionCard, Who, Wrap } from '../../core/card.ts'
import type { CardId, Seat } from '../../core/ids.ts'
import { names, says } from '../../core/languages.ts'
import { keyMoments, tells } from '../../core/log.ts'
import { happening } from '../../core/moments.ts'
import { isPossible, type Node, node, type Price, type Prospect, perform } from '../../core/node.ts'
import { option } from '../../core/option.ts'
import { procedure } from '../../core/procedure.ts'
import { bend, bendBySheet, changed, rulesOf } from '../../core/rules.ts'
import type { Game, Held, Table } from '../../core/state.ts'
import { bit, drawFrom, drawMany, putUnder } from '../../core/zones.ts'
import { humansWho } from '../../language/nodes/players.ts'
import { who as whoTerms } from '../../language/terms.ts'
import { beginLoyaltyAction, loyaltyActions, prospectOfLoyaltyAction } from '../../rules/actions.ts'
import { send } from '../../rules/people.ts'
import { type Discard, discardCards, prospectOfDiscard } from '../../rules/skill-cards.ts'
import { inBrig, isHuman, seatMeant, seatOf, seatsMeant } from '../../rules/table.ts'
import { infiltrationEnded } from '../parts/leaders.ts'
import { isMutineer } from './loyalty.ts'
import { mutinyCard } from './terms.ts'

export const mutiny = 'mutiny'

/** The Mutiny cards of somebody; in a view those of others are unknown. */
export const mutinyOf = (table: Pick<Table, 'kept'>, seat: Seat): readonly CardId[] =>
  handIn(table, seat)?.cards ?? none
const none: readonly CardId[] = []

/** After whatever happens it is asked whether somebody has some. */
function handIn({ kept }: Pick<Table, 'kept'>, seat: Seat): Held | undefined {
  if (kept !== undefined) for (const held of kept) if (held.by === seat && held.deck === mutiny) return held
  return undefined
}

/** How many somebody may hold. */
export const mutinyLimit = (table: Table, seat: Seat): number => (isMutineer(table, seat) ? 2 : 1)

/** Cylon players neither draw nor play these cards, nor are they chosen for them; infiltrators do. */
export const mayDrawMutiny = isHuman

/** Whom an effect is upon that spares whoever holds such a card. */
export const withoutMutiny = 'holdNoMutiny'
humansWho[withoutMutiny] = {
  test: (table, seat) => mutinyOf(table, seat).length === 0,
  text: {
    en: '{who} without a Mutiny card',
    es: '{who} sin cartas de Motín',
    de: '{who} ohne Meutereikarte',
    fr: '{who} sans carte Mutinerie',
    pl: '{who}, który nie ma kart Buntu,',
  },
}

/** Puts a card into somebody's hand; others, as bits, may have seen it. */
export function takeMutiny(game: Game, seat: Seat, card: CardId, seenBy = 0): void {
  let hand = handIn(game, seat)
  if (hand === undefined) {
    hand = { by: seat, deck: mutiny, cards: [] }
    game.kept = [...(game.kept ?? []), hand]
  }
  hand.cards.push(card)
  if (hand.seen !== undefined || seenBy > 0) hand.seen = hand.cards.map((_, i) => hand.seen?.[i] ?? 0)
  if (hand.seen !== undefined) hand.seen[hand.cards.length - 1] = seenBy
  tell.drawsMutiny(game, { seat })
  tell.yourMutiny(game, { seat, card }, [seat])
}

/** Takes a card out of a hand for all to see. */
export function leaveHand(game: Game, seat: Seat, card: CardId): void {
  const hand = handIn(game, seat)
  const at = hand?.cards.indexOf(card) ?? -1
  if (hand === undefined || at < 0) throw new Error(`Seat ${seat} does not hold ${card}`)
  hand.cards.splice(at, 1)
  hand.seen?.splice(at, 1)
}

export function discardMutiny(game: Game, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  for (const card of cards) {
    leaveHand(game, seat, card)
    game.decks[mutiny].discard.push(card)
  }
  tell.discardsMutiny(game, { seat, cards: [...cards] })
}

interface Drawing {
  seat: Seat
  /** Who has looked at several cards, and says which of them is drawn. */
  chooser?: Seat
  /** Whoever has too many is not sent to the Brig for it, and keeps so many. */
  keeps?: number
}

/** A Mutiny card has been drawn. */
export const mutinyDrawn = happening<{ seat: Seat }>('mutinyDrawn', {
  en: 'when <you draw|{self} draws> a Mutiny card',
  es: 'cuando <robas|{self} roba> una carta de Motín',
  de: 'wenn <du|{self}> eine Meutereikarte <ziehst|zieht>',
  fr: 'quand <vous piochez|{self} pioche> une carte Mutinerie',
  pl: 'gdy <ciągniesz|{self} ciągnie> kartę Buntu',
})

export const ownMutinyOption = option<[card: CardId]>('mutinyCard', {
  label: names`{card} | {card} | {card} | {card} | {card}`,
  facts: (card) => ({ card }),
  at: ([card]) => [`kept:${card}`],
})

/** Drawing one card; whoever has too many goes to the Brig and gives up the others. */
export const drawMutinyCard = procedure<Drawing>('drawMutiny', {
  draw: (game, frame) => {
    const { seat } = frame
    if (!mayDrawMutiny(game, seat)) return 'end'
    const looker = lookerAt(game)
    if (looker !== undefined) {
      const cards = drawMany(game, mutiny, bend(game, 'mutinyLookedAt', 1, {}))
      frame.chooser = looker
      game.held.push({ by: looker, deck: mutiny, cards })
      return undefined
    }
    const card = drawFrom(game, mutiny)
    if (card === undefined) return 'end'
    takeMutiny(game, seat, card)
    return undefined
  },
  choose: {
    text: says`Which Mutiny card does {of} draw? | ¿Qué carta de Motín roba {of}? | Welche Meutereikarte zieht {of}? | Quelle carte Mutinerie {of} pioche-t-il\u202f? | Którą kartę Buntu ciągnie {of}?`,
    facts: (_game, { seat }) => ({ of: seat }),
    who: (_game, { chooser }) => chooser,
    options: (game) => ownMutinyOption.each(game.held.at(-1)?.cards ?? []),
    prospect: (table, { seat }, choice) => prospectOfPlaying(table, seat, ownMutinyOption.of(choice)),
    answer: (game, { seat }, chooser, [choice]) => {
      const card = ownMutinyOption.of(choice)
      const rest = (game.held.pop()?.cards ?? []).filter((one) => one !== card)
      for (const other of rest) putUnder(game, mutiny, other, bit(chooser))
      takeMutiny(game, seat, card, chooser === seat ? 0 : bit(chooser))
    },
  },
  drawn: (game, { seat }) => mutinyDrawn.begin(game, { seat }),
  brig: (game, { seat, keeps }) => {
    if (keeps !== undefined || !isOverLimit(game, seat)) return
    tell.overMutinyLimit(game, { seat })
    send(game, seat, 'brig')
  },
  keep: {
    text: says`Which {count, plural, one {Mutiny card} other {# Mutiny cards}} do you keep? | ¿Qué {count, plural, one {carta de Motín conservas} other {# cartas de Motín conservas}}? | Welche {count, plural, one {Meutereikarte} other {# Meutereikarten}} behältst du? | {count, plural, one {Quelle carte Mutinerie} other {Quelles # cartes Mutinerie}} gardez-vous\u202f? | {count, plural, one {Którą kartę} few {Które # karty} many {Które # kart} other {Które # karty}} Buntu zachowujesz?`,
    facts: (game, frame) => ({ count: keptBy(game, frame) }),
    who: (game, frame) => (mutinyOf(game, frame.seat).length > keptBy(game, frame) ? frame.seat : undefined),
    options: (game, { seat }) => ownMutinyOption.each(mutinyOf(game, seat)),
    prospect: (table, _frame, choice, seat) => prospectOfPlaying(table, seat, ownMutinyOption.of(choice)),
    pick: (game, frame) => ({ min: keptBy(game, frame), max: keptBy(game, frame) }),
    answer: (game, _frame, seat, choices) => {
      const kept = choices.map(ownMutinyOption.of)
      discardMutiny(
        game,
        seat,
        mutinyOf(game, seat).filter((card) => !kept.includes(card)),
      )
    },
  },
})

/** Whose sheet lets them look at several cards, if anybody's does. */
function lookerAt(table: Table): Seat | undefined {
  if (bend(table, 'mutinyLookedAt', 1, {}) === 1) return undefined
  const looks = (_: unknown, seat: Seat): boolean => bendBySheet(table, 'mutinyLookedAt', 1, {}, seat) > 1
  const seat = table.seats.findIndex(looks)
  return seat < 0 ? undefined : seat
}

const isOverLimit = (table: Table, seat: Seat): boolean => mutinyOf(table, seat).length > mutinyLimit(table, seat)

const keptBy = (table: Table, { seat, keeps }: Drawing): number => keeps ?? mutinyLimit(table, seat)

export const drawMutiny = node('drawMutiny', {
  make: (who: Who) => ({ who }),
  run: (game, { who }, context) => drawMutinyCard.begin(game, { seat: seatOf(game, who, context) }),
  text: {
    en: '{who, subject}[draw|draws|draw|each draw] {cards, counted, one}',
    es: '{who, subject}[roba|roba|robar|roban] {cards, counted, one}[||| cada uno]',
    de: '{who, subject}[ziehe |zieht ||ziehen je ]{cards, counted, one, acc}[|| ziehen|]',
    fr: '{who, subject}[piochez|pioche|piocher|piochent chacun] {cards, counted, one}',
    pl: '{who, subject}[pociągnij|ciągnie|pociągnąć|ciągną po] {cards, counted, one, acc}',
  },
  onChosen: {
    en: '{by, subject}[choose|chooses] {choice} to draw {cards, counted, one}',
    es: '{by, subject}[elige|elige|elegir] {choice}, que roba {cards, counted, one}',
    de: '{by, subject}[wähle |wählt |]{choice}[|| wählen], der {cards, counted, one, acc} zieht',
    fr: '{by, subject}[choisissez|choisit|choisir] {choice}, qui pioche {cards, counted, one}',
    pl: '{by, subject}[wybierz|wybiera|wybrać] {choice}, który ciągnie {cards, counted, one, acc}',
  },
  facts: ({ who }) => ({ who: whoTerms[who], cards: mutinyCard, one: 1 }),
  price: ({ who }, table, context) => {
    const seat = seatMeant(table, who, context)
    return seat === undefined ? {} : priceOfDrawing(table, seat)
  },
  whom: (table, { who }, context) => seatsMeant(table, who, context),
})

/** One more is a step nearer to the Brig, or leads there; a prisoner has nothing to fear. */
function priceOfDrawing(table: Table, seat: Seat): Price {
  if (!mayDrawMutiny(table, seat)) return {}
  const room = mutinyLimit(table, seat) - mutinyOf(table, seat).length
  if (room > 0) return { [`towardsBrig:${seat}`]: 1 / room }
  return inBrig(table, seat) ? {} : { [`jailed:${seat}`]: 1 }
}

/** Whoever draws one without going to the Brig and keeps one is nearer to it only without any. */
export const priceOfOneKept = (table: Table, seat: Seat): Price =>
  mutinyOf(table, seat).length > 0 ? {} : priceOfDrawing(table, seat)

// Playing one

const mutinyOption = option<[card: CardId]>('mutiny', {
  label: names`Play the Mutiny card “{card}” | Jugar la carta de Motín “{card}” | Meutereikarte „{card}“ ausspielen | Jouer la carte Mutinerie «\u202f{card}\u202f» | Zagraj kartę Buntu „{card}”`,
  facts: (card) => ({ card }),
  at: ([card]) => [`kept:${card}`],
})

const effectOf = (table: Table, card: CardId) => (rulesOf(table).otherDecks[mutiny][card] as ActionCard).action.effect

function playMutiny(game: Game, seat: Seat, card: CardId): void {
  leaveHand(game, seat, card)
  resolveMutiny(game, seat, card)
}

/** The card is discarded as it is played: it is no longer held. An effect that removes it from the game takes it from there. */
export function resolveMutiny(game: Game, seat: Seat, card: CardId): void {
  game.decks[mutiny].discard.push(card)
  tell.playsMutiny(game, { seat, card })
  perform(game, effectOf(game, card), { actor: seat, source: card })
}

export const canPlay = (game: Game, seat: Seat, card: CardId): boolean =>
  isPossible(game, effectOf(game, card), { actor: seat, source: card })

export const mutinyChanges = [
  changed(loyaltyActions, (rule, game, seat) => {
    const actions = rule(game, seat)
    for (const card of mutinyOf(game, seat)) if (canPlay(game, seat, card)) actions.push(mutinyOption(card))
    return actions
  }),
  changed(beginLoyaltyAction, (rule, game, seat, choice) =>
    mutinyOption.is(choice) ? playMutiny(game, seat, mutinyOption.of(choice)) : rule(game, seat, choice),
  ),
  changed(prospectOfLoyaltyAction, (rule, table, seat, choice) => {
    if (!mutinyOption.is(choice)) return rule(table, seat, choice)
    return { all: [prospectOfPlaying(table, seat, mutinyOption.of(choice)), { changes: relief(table, seat) }] }
  }),
  changed(infiltrationEnded, (rule, game, seat) => {
    rule(game, seat)
    discardMutiny(game, seat, [...mutinyOf(game, seat)])
  }),
  changed(discardCards, (rule, game, seat, cards, how) => {
    rule(game, seat, cards, how)
    if (isOwnChoice(how)) resolveDiscarded(game, seat, cards)
  }),
  changed(prospectOfDiscard, (rule, table, seat, card, how) => {
    const effect = isOwnChoice(how) ? whenDiscarded(table, seat, [card]) : undefined
    return effect === undefined ? rule(table, seat, card, how) : { effect, context: { actor: seat } }
  }),
]

/** What a card comes to in somebody's hands. */
export const prospectOfPlaying = (table: Table, seat: Seat, card: CardId): Prospect => ({
  effect: effectOf(table, card),
  context: { actor: seat, source: card },
})

/** Whoever has one card less is a step further from the Brig. */
export function relief(table: Table, seat: Seat): Price {
  const held = mutinyOf(table, seat).length
  return held === 0 ? {} : { [`towardsBrig:${seat}`]: -1 / (mutinyLimit(table, seat) - held + 1) }
}

/** A number of cards is chosen, even if it takes the whole hand; a Cylon who is revealed draws none. ruling: docs/rulings.md#treachery-discarded-by-choice */
const isOwnChoice = ({ why, chosen }: Discard): boolean => chosen === true && why !== 'reveal'

/** What comes of discarding these: at most once per turn for each player. */
function whenDiscarded(table: Table, seat: Seat, cards: readonly CardId[]): Node | undefined {
  const { skillCards } = rulesOf(table)
  const telling = cards.find((card) => skillCards[card]?.card.whenDiscarded !== undefined)
  if (telling === undefined || !mayDrawMutiny(table, seat) || table.usedThisTurn.includes(discarded(seat)))
    return undefined
  return skillCards[telling].card.whenDiscarded
}

const discarded = (seat: Seat): string => `${seat}:whenDiscarded`

function resolveDiscarded(game: Game, seat: Seat, cards: readonly CardId[]): void {
  const effect = whenDiscarded(game, seat, cards)
  if (effect === undefined) return
  game.usedThisTurn.push(discarded(seat))
  inTheirOrder(game, () => perform(game, effect, { actor: seat }))
}

/** Of several who discard at the same time the first draws first: what comes of a later one waits below what came of those before. */
function inTheirOrder(game: Game, begin: () => void): void {
  const { stack } = game
  const height = stack.length
  let below = height
  while (stack[below - 1]?.at === `${drawMutinyCard.name}:draw`) below--
  begin()
  if (below < height) stack.splice(below, 0, ...stack.splice(height))
}

/** A Cylon who is revealed gives them up together with the Skill cards, and so does whoever is executed. */
const giveUpAll: Wrap<{ seat: Seat }> = (game, { seat }, step) => {
  discardMutiny(game, seat, [...mutinyOf(game, seat)])
  return step()
}

export const mutinyWraps = { 'reveal:discard': giveUpAll, 'execution:discard': giveUpAll }

export function mutinyFaults(game: Game): string[] {
  return game.seats.flatMap(({ revealed }, seat) => {
    const held = mutinyOf(game, seat).length
    return held > 0 && revealed ? [`seat ${seat} holds Mutiny cards as a Cylon`] : []
  })
}

Object.assign(keyMoments, { playsMutiny: 2 })

const tell = {
  drawsMutiny: tells('drawsMutiny', {
    en: '{seat} draws a Mutiny card.',
    es: '{seat} roba una carta de Motín.',
    de: '{seat} zieht eine Meutereikarte.',
    fr: '{seat} pioche une carte Mutinerie.',
    pl: '{seat} ciągnie kartę Buntu.',
  }),
  yourMutiny: tells('yourMutiny', {
    en: 'You have drawn the Mutiny card “{card}”.',
    es: 'Has robado la carta de Motín “{card}”.',
    de: 'Du hast die Meutereikarte „{card}“ gezogen.',
    fr: 'Vous avez pioché la carte Mutinerie «\u202f{card}\u202f».',
    pl: 'Dociągnięta karta Buntu to „{card}”.',
  }),
  overMutinyLimit: tells('overMutinyLimit', {
    en: '{seat} has too many Mutiny cards.',
    es: '{seat} tiene demasiadas cartas de Motín.',
    de: '{seat} hat zu viele Meutereikarten.',
    fr: '{seat} a trop de cartes Mutinerie.',
    pl: '{seat} ma za dużo kart Buntu.',
  }),
  discardsMutiny: tells('discardsMutiny', {
    en: '{seat} discards Mutiny cards: {cards}.',
    es: '{seat} descarta cartas de Motín: {cards}.',
    de: '{seat} wirft Meutereikarten ab: {cards}.',
    fr: '{seat} défausse des cartes Mutinerie\u202f: {cards}.',
    pl: '{seat} odrzuca karty Buntu: {cards}.',
  }),
  playsMutiny: tells('playsMutiny', {
    en: '{seat} plays the Mutiny card “{card}”.',
    es: '{seat} juega la carta de Motín “{card}”.',
    de: '{seat} spielt die Meutereikarte „{card}“ aus.',
    fr: '{seat} joue la carte Mutinerie «\u202f{card}\u202f».',
    pl: '{seat} zagrywa kartę Buntu „{card}”.',
  }),
}

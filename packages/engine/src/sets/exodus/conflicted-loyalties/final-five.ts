// The Final Five: human cards that punish whoever looks at them. (Rulebook: Conflicted Loyalties, The Final Five.)

import type { LoyaltyCard, Wrap } from '../../../core/card.ts'
import { type Phrase, phrase, type Term } from '../../../core/facts.ts'
import { type CardId, type Seat, unknown } from '../../../core/ids.ts'
import { alike, names, says, type Text } from '../../../core/languages.ts'
import { keyMoments, tells } from '../../../core/log.ts'
import { type Node, node, type Price, perform, priceOf, sumOf, times } from '../../../core/node.ts'
import { cardOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { shuffle } from '../../../core/random.ts'
import { changed, rulesOf } from '../../../core/rules.ts'
import type { Game, LoyaltyCard as HeldLoyalty, LogEntry, Table } from '../../../core/state.ts'
import { everybody } from '../../../core/zones.ts'
import { deWho, enWho, esWho, frWho, plWho } from '../../../language/grammar.ts'
import { discard } from '../../../language/nodes/cards.ts'
import { all } from '../../../language/nodes/flow.ts'
import { send } from '../../../language/nodes/people.ts'
import { each } from '../../../language/nodes/players.ts'
import { activateCylons, damageGalactica } from '../../../language/nodes/ships.ts'
import {
  hurtsLookers,
  lookersMayBeHurt,
  loyaltyExamined,
  priceOfLooking,
  unrevealedOf,
} from '../../../rules/loyalty.ts'
import { execute } from '../../parts/execution.ts'
import { notACylon } from '../not-a-cylon.ts'

/** What every one of them does when an execution reveals it. */
const whenHolderDies = each('humans', discard('self', 2))

/** Done to whoever has looked at the card. */
const toExaminer = node('toExaminer', {
  make: (effect: Node) => ({ effect }),
  run: (game, { effect }, { chosen, ...context }) => perform(game, effect, { ...context, actor: chosen }),
  text: alike('{effect, same}'),
  facts: ({ effect }) => ({ effect: { ...phrase(alike('{effect, same}'), { effect }), self: thatPlayer } }),
  price: ({ effect }, table, { chosen, ...context }) => priceOf(effect, table, { ...context, actor: chosen }),
  parts: ({ effect }) => [effect],
})

const thatPlayer: Term = {
  en: enWho('that player'),
  es: esWho('', 'ese jugador'),
  de: deWho('jener Spieler', 'jenen Spieler', 'jenem Spieler', 'jenes Spielers'),
  fr: frWho('', 'ce joueur'),
  pl: plWho('ten gracz', 'tego gracza', 'temu graczowi'),
}

const finalFiveText: Text = {
  en: '<you are|{self} is> human unless another of <your|their> Loyalty cards says otherwise. If another player examines this card, it is revealed at once: {effect}. Then it is shuffled face down with <your|their> other Loyalty cards. If an execution reveals it: {death}; then it leaves the game',
  es: '<eres humano|{self} es humano> salvo que otra de <tus|sus> cartas de Lealtad diga lo contrario. Si otro jugador examina esta carta, se revela de inmediato: {effect}. Después se baraja boca abajo con <tus|sus> demás cartas de Lealtad. Si la revela una ejecución: {death}; después sale del juego',
  de: '<du bist|{self} ist> ein Mensch, sofern keine andere <deiner|der eigenen> Loyalitätskarten etwas anderes besagt. Sieht sich ein anderer Spieler diese Karte an, wird sie sofort aufgedeckt: {effect, sentence}. Danach wird sie verdeckt mit <deinen|den eigenen> anderen Loyalitätskarten gemischt. Wird sie durch eine Exekution aufgedeckt: {death, sentence}; danach verlässt sie das Spiel',
  fr: '<vous êtes humain|{self} est humain>, sauf si une autre de <vos|ses> cartes Loyauté indique le contraire. Si un autre joueur examine cette carte, elle est aussitôt révélée\u202f: {effect}. Elle est ensuite mélangée face cachée avec <vos|ses> autres cartes Loyauté. Si une exécution la révèle\u202f: {death}\u202f; elle quitte ensuite la partie',
  pl: '<jesteś|{self} jest> człowiekiem, chyba że inna z <twoich|posiadanych> kart Lojalności mówi inaczej. Jeśli inny gracz obejrzy tę kartę, zostaje ona natychmiast ujawniona: {effect}. Potem wtasowuje się ją zakrytą między <twoje|pozostałe> karty Lojalności. Jeśli ujawni ją egzekucja: {death}; potem opuszcza ona grę',
}

const finalFiveCard = (name: Text, examined: Node) =>
  ({ name, side: 'human', examined, text: wordsOf(examined) }) as const

const wordsOf = (effect: Node): Phrase => phrase(finalFiveText, { effect, death: whenHolderDies })

export const finalFive = {
  'final-five-cylon-activation': finalFiveCard(
    names`The Final Five: If Examined, Cylon Ships Are Activated | Los Cinco Finales: Si se examina, se activan las naves cylons | Die Letzten Fünf: Wird diese Karte angesehen, werden Zylonenschiffe aktiviert | Les Cinq Derniers\u202f: Si cette carte est examinée, les vaisseaux cylons sont activés | Ostatnia Piątka: Po obejrzeniu tej karty aktywują się statki Cylonów`,
    activateCylons('raiders', 'basestars', 'heavy'),
  ),
  'final-five-damage-galactica': finalFiveCard(
    names`The Final Five: If Examined, Galactica Is Damaged Twice | Los Cinco Finales: Si se examina, Galactica resulta dañada dos veces | Die Letzten Fünf: Wird diese Karte angesehen, wird die Galactica zweimal beschädigt | Les Cinq Derniers\u202f: Si cette carte est examinée, le Galactica est endommagé deux fois | Ostatnia Piątka: Po obejrzeniu tej karty Galactica zostaje dwukrotnie uszkodzona`,
    damageGalactica(2),
  ),
  'final-five-examiner-brig': finalFiveCard(
    names`The Final Five: Whoever Examines This Card Is Sent to the Brig | Los Cinco Finales: Quien examine esta carta irá a la Prisión | Die Letzten Fünf: Wer diese Karte ansieht, kommt in die Brig | Les Cinq Derniers\u202f: Quiconque examine cette carte est envoyé en Cellule | Ostatnia Piątka: Kto obejrzy tę kartę, trafia do Aresztu`,
    toExaminer(send('self', 'brig')),
  ),
  'final-five-examiner-executed': finalFiveCard(
    names`The Final Five: Whoever Examines This Card Is Executed | Los Cinco Finales: Quien examine esta carta será ejecutado | Die Letzten Fünf: Wer diese Karte ansieht, wird exekutiert | Les Cinq Derniers\u202f: Quiconque examine cette carte est exécuté | Ostatnia Piątka: Kto obejrzy tę kartę, zostaje stracony`,
    toExaminer(execute('self')),
  ),
  'final-five-you-are-executed': finalFiveCard(
    names`The Final Five: If Examined, You Are Executed | Los Cinco Finales: Si se examina, eres ejecutado | Die Letzten Fünf: Wird diese Karte angesehen, werden Sie exekutiert | Les Cinq Derniers\u202f: Si cette carte est examinée, vous êtes exécuté | Ostatnia Piątka: Po obejrzeniu tej karty zostajesz stracony`,
    all(execute('self'), each('otherHumans', discard('self', 2, { random: true }))),
  ),
} as const satisfies Record<string, LoyaltyCard>

interface Found {
  /** Whose cards they are, and who has looked at them. */
  of: Seat
  by: Seat
  left: CardId[]
  /** The one whose text is being resolved. */
  resolving?: CardId
}

/** All that were found are resolved, whatever becomes of those who found them. */
const examined = procedure<Found>('finalFive', {
  choose: {
    text: says`Which of the Final Five is resolved next? | ¿Cuál de los Cinco Finales se resuelve a continuación? | Welche der Letzten Fünf wird als Nächste abgehandelt? | Lequel des Cinq Derniers est résolu ensuite\u202f? | Która karta Ostatniej Piątki jest rozpatrywana jako następna?`,
    who: (game, { left }) => (left.length > 0 ? game.current : undefined),
    options: (_game, { left }) => cardOption.each(left),
    answer: (game, frame, _seat, [choice]) => {
      const card = cardOption.of(choice)
      frame.left = frame.left.filter((one) => one !== card)
      frame.resolving = card
      tell.shown(game, { seat: frame.of, card })
      const effect = rulesOf(game).loyalty[card].examined
      if (effect !== undefined) perform(game, effect, { actor: frame.of, chosen: frame.by, source: card })
      return frame.left.length > 0 ? 'choose' : undefined
    },
  },
  shuffle: (game, { of }) => {
    const hidden = game.seats[of].loyalty.filter(({ revealed }) => !revealed)
    const open = game.seats[of].loyalty.filter(({ revealed }) => revealed)
    game.seats[of].loyalty = [...open, ...shuffle(game.random, hidden)]
  },
})

const isFinalFive = (table: Table, card: CardId): boolean => rulesOf(table).loyalty[card]?.examined !== undefined

/** Those that everybody has seen and that lie face down again among somebody's cards, nobody knows where. */
export function knownFinalFive(seen: Table & { readonly log: readonly LogEntry[] }, seat: Seat): CardId[] {
  const shown = seen.log.flatMap(({ t, card }) => (t === 'finalFiveShown' ? [card] : []))
  return seen.seats[seat].loyalty.flatMap(({ card, revealed }) => (!revealed && shown.includes(card) ? [card] : []))
}

function found(game: Game, by: Seat, of: Seat, cards: readonly HeldLoyalty[]): void {
  const five = cards.filter(({ card }) => isFinalFive(game, card))
  if (five.length === 0) return
  for (const card of five) card.seen = everybody
  examined.begin(game, { of, by, left: five.map(({ card }) => card) })
}

export const finalFiveChanges = [
  changed(loyaltyExamined, (rule, game, by, of, cards) => {
    rule(game, by, of, cards)
    found(game, by, of, cards)
  }),
  changed(lookersMayBeHurt, (rule, table) => rule(table) || table.options.finalFive === true),
  changed(
    hurtsLookers,
    (rule, table, seat) => rule(table, seat) || unrevealedOf(table, seat).some(({ card }) => isFinalFive(table, card)),
  ),
  changed(priceOfLooking, (rule, table, by, of, all) =>
    sumOf([rule(table, by, of, all), riskOfLooking(table, by, of, all)]),
  ),
]

/** What the Final Five may do to somebody who looks: those that are known to lie there, and those that may. */
function riskOfLooking(table: Table, by: Seat, of: Seat, all: boolean): Price {
  const { loyalty } = rulesOf(table)
  const hidden = unrevealedOf(table, of)
  const known = hidden.filter(({ card }) => card !== unknown).map(({ card }) => card)
  const looked = all ? 1 : 1 / hidden.length
  const mayLieThere = ((hidden.length - known.length) * looked) / Math.max(1, unseenLoyalty(table))
  return sumOf(
    Object.entries(loyalty).flatMap(([card, { examined: effect }]) => {
      if (effect === undefined) return []
      const chance = known.includes(card) ? looked : isSomewhereElse(table, card) ? 0 : mayLieThere
      return chance === 0 ? [] : [times(priceOf(effect, table, { actor: of, chosen: by }), chance)]
    }),
  )
}

/** So many loyalty cards lie where nobody has seen them who looks at this table. */
function unseenLoyalty({ seats, decks }: Table): number {
  const before = seats.flatMap(({ loyalty }) => loyalty).filter(({ card }) => card === unknown).length
  return before + decks.loyalty.cards.length + decks[notACylon].cards.length
}

const isSomewhereElse = ({ seats, decks, removed }: Table, card: CardId): boolean =>
  seats.some(({ loyalty }) => loyalty.some((held) => held.card === card)) ||
  removed.cards.includes(card) ||
  decks[notACylon].discard.includes(card)

/** An execution that one of these cards itself has caused does not count it again, only others that come to light with it. ruling: docs/rulings.md#the-final-five-and-their-own-execution */
const hasKilled = (game: Game, card: CardId): boolean =>
  game.stack.some(({ at, resolving }) => at.startsWith('finalFive:') && resolving === card)

export const finalFiveWraps = {
  /** Shown by an execution, they leave the game. */
  'execution:human': ((game, { seat }, step) => {
    const next = step()
    if (next === 'cylon') return next
    const state = game.seats[seat]
    const five = state.loyalty.filter(({ card }) => isFinalFive(game, card)).map(({ card }) => card)
    if (five.length === 0) return next
    state.loyalty = state.loyalty.filter(({ card }) => !five.includes(card))
    game.removed.cards.push(...five)
    for (const card of five) {
      if (!hasKilled(game, card)) perform(game, whenHolderDies, { actor: seat, source: card })
    }
    return next
  }) satisfies Wrap<{ seat: Seat }>,
}

Object.assign(keyMoments, { finalFiveShown: 5 })

const tell = {
  shown: tells('finalFiveShown', {
    en: 'One of the Final Five is revealed among the Loyalty cards of {seat}: “{card}”.',
    es: 'Se revela uno de los Cinco Finales, {seat, form, gen}: “{card}”.',
    de: 'Bei {seat, form, dat} zeigt sich eine der Letzten Fünf: „{card}“.',
    fr: 'L’un des Cinq Derniers est révélé chez {seat}\u202f: «\u202f{card}\u202f».',
    pl: 'Ujawnia się karta Ostatniej Piątki, którą ma {seat}: „{card}”.',
  }),
}

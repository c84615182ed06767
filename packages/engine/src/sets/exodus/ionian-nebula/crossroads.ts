// The crossroads phase: the battle of the Ionian Nebula, a card for everybody, and the trial. (Rulebook: The crossroads phase.)

import type { Wrap } from '../../../core/card.ts'
import type { CardId, Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { keyMoments, tells } from '../../../core/log.ts'
import { perform } from '../../../core/node.ts'
import { option } from '../../../core/option.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import { changed } from '../../../core/rules.ts'
import type { Frame, Game, Table } from '../../../core/state.ts'
import { drawFrom } from '../../../core/zones.ts'
import { atThreshold, jump, thresholdTexts } from '../../../rules/jump.ts'
import { beginPlacing } from '../../../rules/placement.ts'
import { clockwiseFrom, isHuman } from '../../../rules/table.ts'
import { choosesKind } from '../../../rules/viper-kinds.ts'
import { provesByCards } from '../../parts/execution.ts'
import { type Crossroads, crossroads } from './crossroads-cards.ts'
import { harmfulTo, pool, symbols, type TraumaSymbol, takeOwn, traumaOf } from './trauma.ts'
import { trial } from './trial.ts'

export const crossroadsDeck = 'crossroads'

export const crossroadsOf = (card: CardId): Crossroads => (crossroads as Readonly<Record<CardId, Crossroads>>)[card]

interface Phase {
  /** Who is among the humans without being one when the phase begins: they are judged as humans. */
  infiltrators?: Seat[]
  /** Whose cards are still to be resolved. */
  order?: Seat[]
  /** The card that is being resolved, and the symbol that says how. */
  card?: CardId
  symbol?: TraumaSymbol
}

/** A token beside one's card, and the card: what it would do is printed there. */
const besideOption = option<[token: CardId, card: CardId]>(
  'beside',
  {
    label: { en: '{token}', es: '{token}', de: '{token}', fr: '{token}', pl: '{token}' },
    facts: (token) => ({ token }),
    tellsEffect: true,
    at: ([token]) => [`trauma:${token}`],
  },
  { values: 2 },
)

const resultNamed = (choice: string) => {
  const [token, card] = besideOption.read(choice)
  return crossroadsOf(card)?.results[token as TraumaSymbol]
}

const crossroadsPhase = procedure<Phase>('crossroadsPhase', {
  begin: (game, frame) => {
    tell.crossroadsPhase(game, {})
    const seats = clockwiseFrom(game, game.current)
    frame.infiltrators = seats.filter((seat) => isHuman(game, seat) && !provesByCards(game, seat))
    frame.order = seats
  },
  battle: (game) => {
    beginPlacing(game, {
      starboardBow: { basestar: 1, raider: 4 },
      starboardAft: { basestar: 1, raider: 4 },
      portBow: { viper: 2 },
      portAft: { viper: 2 },
    })
  },
  /** In place of the reset that the jump would bring. */
  resetTrack: (game) => {
    game.jumpPreparation = 0
    const jumping = frameOf(game, jump) as { isReset?: boolean } | undefined
    if (jumping !== undefined) jumping.isReset = true
  },
  deal: (game, { order = [] }) => {
    for (const seat of order) {
      const card = drawFrom(game, crossroadsDeck)
      if (card === undefined) continue
      game.held.push({ by: seat, deck: crossroadsDeck, cards: [card] })
      tell.yourCrossroads(game, { seat, card }, [seat])
    }
    tell.crossroadsDealt(game, {})
  },
  /** All at once; what is laid beside a card is shown when it is that player’s turn. */
  lay: {
    text: says`“{card}”: which of your trauma tokens do you lay beside your Crossroads card? | “{card}”: ¿cuál de tus fichas de Trauma colocas junto a tu carta de Encrucijada? | „{card}“: Welchen deiner Traumamarker legst du neben deine „Am Scheideweg“-Karte? | «\u202f{card}\u202f»\u202f: lequel de vos pions Trauma placez-vous à côté de votre carte Choix Crucial\u202f? | „{card}”: który ze swoich żetonów Traumy kładziesz obok swojej karty Rozdroży?`,
    facts: (game, _frame, seat) => ({ card: cardBefore(game, seat) }),
    who: (game, { order = [] }) => order.filter((seat) => traumaOf(game, seat).length > 0),
    options: (game, _frame, seat) =>
      [...new Set(traumaOf(game, seat))].map((token) => besideOption(token, cardBefore(game, seat) ?? '')),
    // Also where they are alike: only their owner knows that.
    always: (game, _frame, seat) => traumaOf(game, seat).length > 1,
    effect: (_game, _frame, choice) => resultNamed(choice),
    prospect: (table, _frame, choice, seat) => {
      const [token, source] = besideOption.read(choice)
      const effect = resultNamed(choice)
      return {
        all: [
          { changes: { [`burden:${seat}`]: token === harmfulTo(table, seat) ? -1 : 0 } },
          ...(effect === undefined ? [] : [{ effect, context: { actor: seat, source } }]),
        ],
      }
    },
    fallback: (game, _frame, seat, options) => [
      options.find((choice) => besideOption.of(choice) === harmfulTo(game, seat)) ?? options[0],
    ],
    answer: (game, _frame, seat, [choice]) => {
      const token = besideOption.of(choice)
      takeOwn(game, seat, [token])
      game.held.push({ by: seat, deck: pool, cards: [token] })
    },
  },
  next: (game, frame) => {
    const [seat] = frame.order ?? []
    if (seat === undefined) return 'judge'
    frame.card = takeHeld(game, seat, crossroadsDeck)
    const token = takeHeld(game, seat, pool)
    frame.symbol = symbols.find((symbol) => symbol === token)
    if (token !== undefined) game.decks[pool].discard.push(token)
    if (frame.card === undefined) return 'done'
    game.decks[crossroadsDeck].discard.push(frame.card)
    tell.turnsUpCrossroads(game, { seat, card: frame.card, ...(token === undefined ? {} : { token }) })
    return frame.symbol === undefined ? undefined : 'resolve'
  },
  either: {
    text: says`“{card}”: which result do you choose, as you have no trauma token? | “{card}”: ¿qué resultado eliges, ya que no tienes fichas de Trauma? | „{card}“: Welches Ergebnis wählst du, da du keinen Traumamarker hast? | «\u202f{card}\u202f»\u202f: quel résultat choisissez-vous, puisque vous n’avez pas de pion Trauma\u202f? | „{card}”: który rezultat wybierasz, skoro nie masz żetonu Traumy?`,
    facts: (_game, { card }) => ({ card }),
    who: (_game, { order = [] }) => order[0],
    options: (_game, { card = '' }) => symbols.map((symbol) => besideOption(symbol, card)),
    effect: (_game, _frame, choice) => resultNamed(choice),
    prospect: (_table, _frame, choice, seat) => {
      const effect = resultNamed(choice)
      return effect === undefined
        ? undefined
        : { effect, context: { actor: seat, source: besideOption.read(choice)[1] } }
    },
    answer: (game, frame, seat, [choice]) => {
      frame.symbol = besideOption.of(choice) as TraumaSymbol
      tell.choosesResult(game, { seat, token: frame.symbol })
    },
  },
  resolve: (game, { order: [seat] = [], card = '', symbol = 'benevolent' }) =>
    perform(game, crossroadsOf(card).results[symbol], { actor: seat, source: card }),
  done: (_game, frame) => {
    frame.order = frame.order?.slice(1)
    return 'next'
  },
  judge: (game, { infiltrators = [] }) => {
    game.removed.cards.push(...game.decks[crossroadsDeck].discard.splice(0))
    trial.begin(game, { infiltrators })
  },
})

/** The card that lies face down before somebody. */
const cardBefore = ({ held }: Pick<Table, 'held'>, seat: Seat): CardId | undefined =>
  held.find(({ by, deck }) => by === seat && deck === crossroadsDeck)?.cards[0]

/** Turns up what lies before somebody. */
function takeHeld(game: Game, seat: Seat, deck: string): CardId | undefined {
  const at = game.held.findIndex((held) => held.by === seat && held.deck === deck)
  return at < 0 ? undefined : game.held.splice(at, 1)[0].cards[0]
}

/** What the phase shows of itself: whose turn it is, and what lies open. */
export const phaseUnderWay = (table: Table): Readonly<Phase & Frame> | undefined => frameOf(table, crossroadsPhase)

atThreshold.crossroadsPhase = (game) => crossroadsPhase.begin(game, {})
thresholdTexts.crossroadsPhase = says`Crossroads phase | fase de Encrucijada | „Am Scheideweg“-Phase | phase Choix Crucial | faza Rozdroży`

export const crossroadsChanges = [
  /** The current player sets up the battle, whoever has had the fleet jump. */
  changed(choosesKind, (rule, game) =>
    game.stack.at(-2)?.at.startsWith(`${crossroadsPhase.name}:`) ? game.current : rule(game),
  ),
]

export const crossroadsWraps = {
  'jump:resetTrack': ((_game, { isReset }, step) => (isReset ? undefined : step())) satisfies Wrap<{
    isReset?: boolean
  }>,
}

Object.assign(keyMoments, { crossroadsPhase: 5, turnsUpCrossroads: 2 })

const tell = {
  crossroadsPhase: tells('crossroadsPhase', {
    en: 'The fleet has come to the Ionian Nebula, where the Cylons lie in ambush.',
    es: 'La flota ha llegado a la Nebulosa Jónica, donde los cylons han tendido una emboscada.',
    de: 'Die Flotte ist im Ionischen Nebel angekommen, wo die Zylonen im Hinterhalt liegen.',
    fr: 'La flotte est arrivée dans la Nébuleuse Ionienne, où les cylons sont en embuscade.',
    pl: 'Flota dotarła do Mgławicy Jońskiej, gdzie Cyloni czekają w zasadzce.',
  }),
  crossroadsDealt: tells('crossroadsDealt', {
    en: 'Everybody receives a Crossroads card, face down.',
    es: 'Todos reciben una carta de Encrucijada boca abajo.',
    de: 'Alle erhalten verdeckt eine „Am Scheideweg“-Karte.',
    fr: 'Tout le monde reçoit une carte Choix Crucial, face cachée.',
    pl: 'Każdy otrzymuje zakrytą kartę Rozdroży.',
  }),
  yourCrossroads: tells('yourCrossroads', {
    en: 'Your Crossroads card is “{card}”.',
    es: 'Tu carta de Encrucijada es “{card}”.',
    de: 'Deine „Am Scheideweg“-Karte ist „{card}“.',
    fr: 'Votre carte Choix Crucial est «\u202f{card}\u202f».',
    pl: 'Twoja karta Rozdroży to „{card}”.',
  }),
  turnsUpCrossroads: tells(
    'turnsUpCrossroads',
    {
      en: '{seat, subject}turns up “{card}” {shown, select, yes {({token})} other {without a trauma token}}.',
      es: '{seat, subject}descubre “{card}” {shown, select, yes {({token})} other {sin ficha de Trauma}}.',
      de: '{seat, subject}deckt „{card}“ {shown, select, yes {({token})} other {ohne Traumamarker}} auf.',
      fr: '{seat, subject}révèle «\u202f{card}\u202f» {shown, select, yes {({token})} other {sans pion Trauma}}.',
      pl: '{seat, subject}odkrywa „{card}” {shown, select, yes {({token})} other {bez żetonu Traumy}}.',
    },
    ({ token }) => ({ shown: token === undefined ? 'no' : 'yes' }),
  ),
  choosesResult: tells('choosesResult', {
    en: '{seat, subject}chooses the result: {token}.',
    es: '{seat, subject}elige el resultado: {token}.',
    de: '{seat, subject}wählt das Ergebnis: {token}.',
    fr: '{seat, subject}choisit le résultat\u202f: {token}.',
    pl: '{seat, subject}wybiera rezultat: {token}.',
  }),
}

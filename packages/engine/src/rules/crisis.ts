// Crisis cards: drawing, choosing, resolving, activating Cylon ships and preparing for the jump. (Rulebook: Crisis;
// Activate Cylon ships; Prepare for jump; Cylon attack cards; Super crisis cards.)

import type { Attack, CrisisCard } from '../core/card.ts'
import { type Activation, type Area, areas, type CardId, type Seat } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import { occasion } from '../core/moments.ts'
import { isBarred, nothingChanges, type Price, type Prospect, perform, sumOf } from '../core/node.ts'
import { word } from '../core/option.ts'
import { boxOption, cardOption } from '../core/option-kinds.ts'
import { procedure } from '../core/procedure.ts'
import { bend, changeable, rulesOf } from '../core/rules.ts'
import type { Context, Game, Node, Table } from '../core/state.ts'
import { opensWindow } from '../core/windows.ts'
import { bit, drawMany, putUnder } from '../core/zones.ts'
import { discardCard, isInPlay } from './cards-in-play.ts'
import { activateCylonShips, iconPrice } from './cylon-ships.ts'
import { prepareForJump } from './jump.ts'
import { beginPlacing, placementPrice } from './placement.ts'
import { seatOf, turnIsOver } from './table.ts'

export interface Crisis {
  /** Who draws the card and so resolves it. */
  drawer: Seat
  /** How many cards to choose among, and what becomes of the others. */
  draw: number
  rest: 'bottom' | 'discard'
  /** Cylon ships and the jump track follow only in a human player's crisis step. */
  steps: boolean
  /** A box has the jump track follow all the same, or not at all. */
  jump?: boolean
  /** The card counts as having a jump icon. */
  prepared?: boolean
  card?: CardId
  superCrisis?: boolean
  choice?: 0 | 1
  /** What happens in the place of both boxes, if somebody has chosen another way. */
  way?: Node
  /** Discarded by Secret Destiny: the moment to act on this card is over, another is drawn. */
  setBack?: boolean
  /** Fulfiller of Prophecy: the crisis step comes once more after the Cylon ships. */
  again?: boolean
}

/** The card lies open on the table. */
const cardFacts = ({ card }: Crisis) => ({ card })

export const crisis = procedure<Crisis>('crisis', {
  draw: (game, frame) => {
    if (frame.superCrisis) return 'reveal'
    frame.setBack = false
    const cards = drawMany(game, crisisDeck(game), frame.draw)
    game.held.push({ by: frame.drawer, deck: crisisDeck(game), cards })
  },
  choose: {
    text: says`Which crisis do you resolve? | ¿Qué crisis resuelves? | Welche Krise handelst du ab? | Quelle crise résolvez-vous\u202f? | Który kryzys rozpatrujesz?`,
    who: (_game, frame) => frame.drawer,
    options: (game) => (game.held.at(-1)?.cards ?? []).map((card) => cardOption(card)),
    prospect: (table, { drawer, steps }, option) => prospectOfCrisis(table, cardOption.of(option), drawer, steps),
    answer: (game, frame, seat, [choice]) => {
      frame.card = cardOption.of(choice)
      const cards = game.held.pop()?.cards ?? []
      cards.splice(cards.indexOf(frame.card), 1)
      for (const other of cards) {
        if (frame.rest === 'bottom') putUnder(game, crisisDeck(game), other, bit(seat))
        else discardCard(game, other)
      }
    },
  },
  reveal: (game, frame) => {
    delete frame.choice
    if (frame.way !== undefined) delete frame.way
    frame.again = false
    log(game, frame.superCrisis ? 'superCrisis' : 'crisis', { seat: frame.drawer, card: frame.card })
  },
  revealed: opensWindow('crisis:revealed', { facts: cardFacts }), // Secret Destiny
  afterReveal: (game, frame) => {
    if (!frame.setBack || frame.card === undefined) return undefined
    discardCard(game, frame.card)
    delete frame.card
    frame.draw = 1 // ruling: docs/rulings.md#secret-destiny
    return 'draw'
  },
  beforeResolve: () => undefined, // Delusional Intuition hangs here
  option: {
    text: says`Which option of “{card}” do you choose? | ¿Qué opción de “{card}” eliges? | Welche Möglichkeit von „{card}“ wählst du? | Quelle option de la carte «\u202f{card}\u202f» choisissez-vous\u202f? | Którą możliwość z karty „{card}” wybierasz?`,
    facts: (_game, { card }) => ({ card }),
    who: (game, frame) => {
      const chooser = cardOf(game, frame).either?.[0]
      return chooser === undefined ? undefined : seatOf(game, chooser, {})
    },
    options: (game, frame, seat) => [
      ...optionsOf(game, frame),
      ...(hasOtherWay(game, frame, seat) ? [anotherWay] : []),
    ],
    effect: (game, frame, option) =>
      option === anotherWay ? otherWay() : cardOf(game, frame).either?.[boxOption.of(option) === 0 ? 1 : 2],
    answer: (game, frame, seat, [option]) => {
      if (option === anotherWay) {
        frame.way = otherWay()
        goOtherWay(game, seat)
        return
      }
      frame.choice = boxOption.of(option) === 0 ? 0 : 1
      log(game, 'crisisChoice', { seat, card: frame.card, option: frame.choice })
    },
  },
  afterChoice: opensWindow('crisis:afterChoice', { facts: cardFacts }), // Moral Compass
  resolve: (game, frame) => {
    const card = cardOf(game, frame)
    if (frame.way !== undefined) perform(game, frame.way, contextOf(frame))
    else if (card.attack !== undefined) cylonAttack.begin(game, { card: frame.card ?? '' })
    else if (card.either !== undefined) perform(game, card.either[frame.choice === 1 ? 2 : 1], contextOf(frame))
    else if (card.resolve !== undefined) perform(game, card.resolve, contextOf(frame))
  },
  activateCylonShips: (game, frame) => {
    const icons = cardOf(game, frame).activate
    if (!frame.steps || icons === undefined || turnIsOver(game)) return
    activateCylonShips.begin(game, { icons })
    activationComes.begin(game, { drawer: frame.drawer })
  },
  backToCrisis: (game, frame) => {
    if (!frame.again || !frame.steps || turnIsOver(game)) return undefined // ruling: docs/rulings.md#fulfiller-of-prophecy-at-caprica
    putAway(game, frame)
    frame.draw = crisisCards(game, frame.drawer)
    return 'draw'
  },
  prepareForJump: (game, frame) => {
    if (turnIsOver(game)) return
    if ((frame.jump ?? frame.steps) && (frame.prepared || cardOf(game, frame).jump)) resolveJumpIcon(game, frame.drawer)
  },
  discard: (game, frame) => putAway(game, frame),
})

/** The jump icon on the crisis of somebody. */
export const resolveJumpIcon = changeable('resolveJumpIcon', (game: Game, _drawer: Seat): void =>
  prepareForJump(game, 1),
)

/** The Activate Cylon Ships step of a crisis begins. */
export const activationComes = occasion<{ drawer: Seat }>('activationComes', {
  en: 'at the start of a player’s Activate Cylon Ships step',
  es: 'al comienzo del paso de Activación de naves cylons de un jugador',
  de: 'zu Beginn des Schritts „Zylonenschiffe aktivieren“ eines Spielers',
  fr: 'au début de l’étape d’activation des vaisseaux cylons d’un joueur',
  pl: 'na początku fazy aktywacji statków Cylonów gracza',
})

/** What somebody may choose besides the two boxes. A box says what it is, and what it takes. */
export const otherWays: { effect?: Node } = {}
const otherWay = (): Node => otherWays.effect ?? { kind: 'noEffect' }
const anotherWay = word('anotherWay')`Another way | Otro camino | Ein anderer Weg | Une autre voie | Inna droga`

const hasOtherWay = (game: Game, frame: Crisis, seat: Seat): boolean =>
  !frame.superCrisis && bend(game, 'otherWay', 0, { seat }) > 0

/** Somebody has chosen it. */
export const goOtherWay = changeable('goOtherWay', (_game: Game, _seat: Seat): void => undefined)

/** The deck that crises are drawn from. */
export const crisisDeck = (game: Pick<Game, 'crisisDeck'>): string => game.crisisDeck ?? 'crisis'

/** How many crisis cards this player draws to choose among. */
export const crisisCards = (game: Game, seat: Seat): number => bend(game, 'crisisCards', 1, { seat })

/** Either box may be chosen even if it cannot be carried out, unless the card itself forbids that. */
export function optionsOf(game: Game, frame: Crisis): string[] {
  const [chooser, ...boxes] = cardOf(game, frame).either ?? []
  const allowed = (box: Node | string | undefined) => typeof box === 'object' && !isBarred(game, box, contextOf(frame))
  const options = boxOption.each([0, 1].filter((i) => allowed(boxes[i])))
  const first =
    chooser === 'current' && !frame.superCrisis && bend(game, 'firstOptionOnly', 0, { seat: game.current }) > 0
  return first ? options.slice(0, 1) : options
}

export function cardOf(game: Table, { card, superCrisis }: Crisis): CrisisCard {
  const rules = rulesOf(game)
  return (superCrisis ? rules.superCrises : rules.crises)[card ?? '']
}

/** What a crisis card comes to: what it says, and the ships and the jump track that follow in a human player's crisis step. */
export function prospectOfCrisis(table: Table, card: CardId, drawer: Seat, steps: boolean): Prospect {
  const { crises, superCrises } = rulesOf(table)
  const { either, resolve, attack, activate = [], jump } = crises[card] ?? superCrises[card]
  const context = { actor: drawer, source: card }
  if (attack !== undefined) return prospectOfAttack(table, attack, context)
  const boxes = (either?.slice(1) as Node[] | undefined)?.filter((box) => !isBarred(table, box, context))
  const says: Prospect =
    either !== undefined
      ? { oneOf: (boxes ?? []).map((effect) => ({ effect, context })), by: seatOf(table, either[0], {}) }
      : resolve === undefined
        ? nothingChanges
        : { effect: resolve, context }
  if (!steps) return says
  return { all: [says, { changes: { ...actsPrice(table, activate), ...(jump ? jumpIconPrice(table) : {}) } }] }
}

const prospectOfAttack = (table: Table, { activate, setup, special }: Attack, context: Context): Prospect => ({
  all: [{ changes: { ...actsPrice(table, activate), ...placementPrice(setup) } }, { effect: special.effect, context }],
})

/** What the jump icon of a crisis card is good for now. */
export const jumpIconPrice = changeable('jumpIconPrice', (_table: Table): Price => ({ jumpPreparation: 1 }))

/** Cylon ships that act. */
const actsPrice = (table: Table, icons: readonly Activation[]): Price =>
  sumOf(icons.map((icon) => iconPrice(table, icon)))

/** The crisis cards that are being resolved: on the table, but neither discarded nor kept in play. */
export function beingResolved(game: Table): CardId[] {
  return game.stack.flatMap((frame) => {
    const { card } = frame as unknown as Crisis
    const under = frame.at.startsWith('crisis:') && card !== undefined
    return under && !isInPlay(game, card) && !game.travelled.includes(card) ? [card] : []
  })
}

const contextOf = ({ drawer, card }: Crisis): Context => ({ actor: drawer, source: card })

/** The card is discarded, unless it stays in play or lies beside the objective. */
function putAway(game: Game, frame: Crisis): void {
  const { card } = frame
  delete frame.card
  if (card !== undefined && !isInPlay(game, card) && !game.travelled.includes(card)) discardCard(game, card)
}

interface CylonAttack {
  card: CardId
  /** Raiders in each area before the card placed its own (Heavy Casualties). */
  raidersBefore?: Partial<Record<Area, number>>
}

export const cylonAttack = procedure<CylonAttack>('cylonAttack', {
  activate: (game, { card }) => activateCylonShips.begin(game, { icons: attackOf(game, card).activate }),
  setup: (game, frame) => {
    frame.raidersBefore = Object.fromEntries(areas.map((area) => [area, game.space[area].raiders]))
    beginPlacing(game, attackOf(game, frame.card).setup)
  },
  special: (game, { card }) => {
    const { special } = attackOf(game, card)
    log(game, 'specialRule', { card })
    perform(game, special.effect, { actor: game.current, source: card })
  },
})

function attackOf(game: Game, card: CardId): Attack {
  const { crises, superCrises } = rulesOf(game)
  const { attack } = crises[card] ?? superCrises[card]
  if (attack === undefined) throw new Error(`${card} is not a Cylon attack`)
  return attack
}

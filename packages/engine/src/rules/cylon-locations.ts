// What revealed Cylons do. (Rulebook: The turn of a revealed Cylon player; Cylon locations.)

import { areas, type CardId, type Seat, unknown } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import type { Prospect } from '../core/node.ts'
import { word } from '../core/option.ts'
import { cardOption, iconOption, no } from '../core/option-kinds.ts'
import { procedure } from '../core/procedure.ts'
import { changeable } from '../core/rules.ts'
import type { Table } from '../core/state.ts'
import { addToHand, bit, takeUnseen } from '../core/zones.ts'
import { discardCard } from './cards-in-play.ts'
import { crisis, crisisDeck, prospectOfCrisis } from './crisis.ts'
import { activateCylonShips, iconPrice, launch, launched } from './cylon-ships.ts'
import { canFire, canLaunch, damageGalactica } from './damage.ts'
import { die } from './die.ts'
import { drawSuperCrises, handOver, receiveLoyalty, unrevealedOf } from './loyalty.ts'
import { placementPrice, supply } from './placement.ts'
import { chosenSeat, distance, isHuman, others, seatOptions, sum } from './table.ts'

const onCrisisDeck = (table: Table) => [`deck:${crisisDeck(table)}`]
const drawCrises = word(
  'crisis',
  onCrisisDeck,
)`Draw 2 Crisis cards | Robar 2 cartas de Crisis | 2 Krisenkarten ziehen | Piocher 2 cartes Crise | Pociągnij 2 karty Kryzysów`
const launchAll = word(
  'launchAll',
)`Launch 2 raiders and 1 heavy raider from each basestar | Lanzar 2 Incursores y 1 Incursor Pesado desde cada Estrella Base | Von jedem Basisstern 2 Jäger und 1 schweren Jäger starten | Lancer 2 raiders et 1 raider lourd depuis chaque basestar | Wypuść 2 raidery i 1 ciężkiego raidera z każdego basestara`

export const capricaAction = procedure<{ seat: Seat }>('caprica', {
  choose: {
    text: says`Do you play a Super Crisis card, or draw 2 Crisis cards? | ¿Juegas una carta de Crisis Extrema o robas 2 cartas de Crisis? | Spielst du eine Super-Krisenkarte aus oder ziehst du 2 Krisenkarten? | Jouez-vous une carte Crise Majeure ou piochez-vous 2 cartes Crise\u202f? | Zagrywasz kartę Superkryzysu czy ciągniesz 2 karty Kryzysów?`,
    options: (game, { seat }) => [drawCrises, ...cardOption.each(game.seats[seat].superCrises)],
    prospect: (table, { seat }, option) =>
      option === drawCrises ? twoCrises : prospectOfCrisis(table, cardOption.of(option), seat, false),
    answer: (game, _frame, seat, [choice]) => {
      // Who is a human player there all the same has the steps of one follow.
      if (choice === drawCrises)
        crisis.begin(game, { drawer: seat, draw: 2, rest: 'discard', steps: isHuman(game, seat) })
      else {
        const card: CardId = cardOption.of(choice)
        const { superCrises } = game.seats[seat]
        superCrises.splice(superCrises.indexOf(card), 1)
        crisis.begin(game, { drawer: seat, draw: 0, rest: 'discard', steps: false, superCrisis: true, card })
      }
    },
  },
})

/** The worse of two crises, or a super crisis. */
export const prospectOfCaprica = (table: Table, seat: Seat): Prospect => ({
  oneOf: [
    twoCrises,
    ...table.seats[seat].superCrises
      .filter((card) => card !== unknown)
      .map((card) => prospectOfCrisis(table, card, seat, false)),
  ],
  by: seat,
})

const twoCrises: Prospect = { changes: { crises: -1.2 } }

export const cylonFleetAction = procedure<{ seat: Seat }>('cylonFleet', {
  choose: {
    text: says`What do the Cylon ships do? | ¿Qué hacen las naves cylons? | Was tun die Zylonenschiffe? | Que font les vaisseaux cylons\u202f? | Co robią statki Cylonów?`,
    options: (game) => fleetOrders(game),
    prospect: (table, _frame, option) => prospectOfOrder(table, option),
    answer: (game, _frame, _seat, [choice]) => {
      if (choice === launchAll) launch(game, { raider: 2, heavyRaider: 1 })
      else activateCylonShips.begin(game, { icons: [iconOption.of(choice)] })
    },
  },
})

/** What the Cylon ships can be told to do: nothing that nothing would come of. */
export const fleetOrders = changeable('fleetOrders', (game: Table): string[] => {
  let raiders = 0
  let heavy = sum(game.boarding)
  let launches = false
  let fires = false
  for (const area of areas) {
    const space = game.space[area]
    raiders += space.raiders
    heavy += space.heavyRaiders
    launches ||= space.basestars.some(canLaunch)
    fires ||= space.basestars.some(canFire)
  }
  const orders: string[] = []
  if (launches || raiders > 0) orders.push(iconOption('raiders'))
  if (launches || heavy > 0) orders.push(iconOption('heavy'))
  if (fires) orders.push(iconOption('basestars'))
  if (launches && supply(game, 'raider') + supply(game, 'heavyRaider') > 0) orders.push(launchAll)
  return orders
})

export const prospectOfOrder = (table: Table, order: string): Prospect => ({
  changes:
    order === launchAll
      ? placementPrice(launched(table, { raider: 2, heavyRaider: 1 }))
      : iconPrice(table, iconOption.of(order)),
})

/** From this roll on Galactica is damaged. */
export const damagedFrom = 5

export const humanFleet = procedure<{ seat: Seat; from?: Seat; die?: number }>('humanFleet', {
  choosePlayer: {
    text: says`Whose hand of Skill cards do you look at? | ¿Las cartas de Habilidad de quién miras? | Wessen Handkarten siehst du dir an? | De qui regardez-vous la main\u202f? | Czyje karty na ręce oglądasz?`,
    // An empty hand may be chosen too, to take nothing.
    options: (game, { seat }) => seatOptions(others(game, seat)),
    prospect: (table, _frame, option) => {
      const { hand, revealed } = table.seats[chosenSeat(option)]
      return { changes: { skillCards: revealed ? 0 : -Math.min(1, hand.length / 4) } }
    },
    fallback: (game, _frame, _seat, options) => [
      options.find((option) => game.seats[chosenSeat(option)].hand.length > 0) ?? options[0],
    ],
    answer: (game, frame, seat, [choice]) => {
      const from = chosenSeat(choice)
      frame.from = from
      const { hand, handSeen } = game.seats[from]
      hand.forEach((_, i) => {
        handSeen[i] |= bit(seat)
      })
      log(game, 'looksAtHand', { seat, of: from })
      if (hand.length > 0) log(game, 'sawHand', { seat, of: from, cards: [...hand] }, [seat])
    },
  },
  take: {
    text: says`Which Skill card do you take from {of}? | ¿Qué carta de Habilidad le quitas {of, form, dat}? | Welche Fertigkeitskarte nimmst du {of, form, dat} weg? | Quelle carte Compétence prenez-vous {of, form, dat}\u202f? | Którą kartę umiejętności zabierasz {of, form, dat}?`,
    facts: (_game, { from }) => ({ of: from }),
    who: (_game, { seat, from }) => (from === undefined ? undefined : seat),
    options: (game, { from }) => [...new Set(game.seats[from ?? 0].hand)].sort().map((card) => cardOption(card)),
    // Also where all cards are alike: an answer at once would tell.
    always: (game, { from = 0 }) => game.seats[from].hand.length > 1,
    answer: (game, { from = 0 }, seat, [choice]) => {
      const card = cardOption.of(choice)
      takeUnseen(game, from, card)
      // The taker knows what is left; whoever else had looked before cannot be sure any more.
      game.seats[from].handSeen.fill(bit(seat))
      addToHand(game, seat, card, bit(from))
      log(game, 'takesCard', { seat, of: from })
      log(game, 'tookCard', { seat, of: from, card }, [seat, from])
    },
  },
  roll: (game, { seat }) => die.begin(game, { by: seat, modifier: 0, purpose: 'human-fleet' }),
  damage: (game, { die: rolled = 0 }) => {
    if (rolled >= damagedFrom) damageGalactica(game)
  },
})

export const resurrectionShip = procedure<{ seat: Seat; to?: Seat }>('resurrectionShip', {
  exchange: {
    text: says`Do you discard your Super Crisis card to draw a new one? | ¿Descartas tu carta de Crisis Extrema para robar otra? | Wirfst du deine Super-Krisenkarte ab, um eine neue zu ziehen? | Défaussez-vous votre carte Crise Majeure pour en piocher une autre\u202f? | Czy odrzucasz swoją kartę Superkryzysu, aby pociągnąć nową?`,
    options: (game, { seat }) => {
      const { superCrises } = game.seats[seat]
      return superCrises.length === 0 ? [] : [no, ...cardOption.each(superCrises)]
    },
    answer: (game, _frame, seat, [choice]) => {
      if (choice === no) return
      const card = cardOption.of(choice)
      const { superCrises } = game.seats[seat]
      superCrises.splice(superCrises.indexOf(card), 1)
      discardCard(game, card)
      log(game, 'discardsSuperCrisis', { seat, card })
      drawSuperCrises(game, seat, 1)
    },
  },
  giveLoyalty: {
    text: says`Who receives your hidden Loyalty cards? | ¿Quién recibe tus cartas de Lealtad no reveladas? | Wer erhält deine verdeckten Loyalitätskarten? | Qui reçoit vos cartes Loyauté non révélées\u202f? | Kto otrzymuje twoje zakryte karty Lojalności?`,
    // ruling: docs/rulings.md#resurrection-ship
    options: (game, { seat }) => (mayGiveLoyalty(game, seat) ? seatOptions(others(game, seat)) : []),
    prospect: (_table, _frame, option) => ({ changes: { [`loyaltyGiven:${chosenSeat(option)}`]: 1 } }),
    answer: (game, _frame, seat, [choice]) => {
      const to = chosenSeat(choice)
      handOver(game, seat, to, unrevealedOf(game, seat))
      receiveLoyalty.begin(game, { seat: to, from: 'player' })
    },
  },
})

const mayGiveLoyalty = (game: Table, seat: Seat): boolean => distance(game) <= 7 && unrevealedOf(game, seat).length > 0

/** How many loyalty cards somebody could give away. */
export const loyaltyToGive = (table: Table, seat: Seat): number =>
  mayGiveLoyalty(table, seat) ? unrevealedOf(table, seat).length : 0

/** Whether there is anything to exchange or to give away. */
export const canResurrect = (game: Table, seat: Seat): boolean =>
  game.seats[seat].superCrises.length > 0 || mayGiveLoyalty(game, seat)

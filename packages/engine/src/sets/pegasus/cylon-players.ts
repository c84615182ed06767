// What has changed for revealed Cylons: cards of different types, passing loyalty cards on, Caprica, the Human Fleet and
// the Resurrection Ship. (Rulebook: Revealed Cylons; Passing on excess loyalty cards; Revised Cylon locations.)

import type { LocationId, Seat } from '../../core/ids.ts'
import { frameOf, procedure, type Question } from '../../core/procedure.ts'
import { changed, rulesOf } from '../../core/rules.ts'
import type { Game, LoyaltyCard } from '../../core/state.ts'
import { drawMany } from '../../core/zones.ts'
import type { Wrap } from '../../language/card.ts'
import { scoutDeck } from '../../rules/decks.ts'
import { dealLoyalty, gainSuperCrisis, handOver, receiveLoyalty, unrevealedOf } from '../../rules/loyalty.ts'
import { anyTypes, drawSkillCards, fromSkillSet, type SkillPick } from '../../rules/skill-cards.ts'
import { chosenSeat, distance, seatOptions } from '../../rules/table.ts'
import { skillsToReceive, turn } from '../../rules/turn.ts'
import { beginInfiltration, mayInfiltrate } from './infiltration.ts'
import { isInfiltrating, isLeader, isTrueHuman, trueHumans } from './players.ts'
import { remember } from './state.ts'

/** Where a player recovers and draws a single card. */
const infirmaries: readonly (string | undefined)[] = [
  'sickbay',
  'medical-center',
  'resurrection-ship',
] satisfies LocationId[]

export const cylonChanges = [
  changed(skillsToReceive, (rule, game, seat): SkillPick[] => {
    const { revealed, at } = game.seats[seat]
    const types = anyTypes(game)
    if (infirmaries.includes(at)) {
      return [revealed && !isLeader(game, seat) ? { count: 1, types } : fromSkillSet(game, seat, 1)]
    }
    if (isLeader(game, seat)) return leaderSkills(game, seat)
    if (isInfiltrating(game, seat)) return [{ count: 3, types, different: true }]
    return revealed ? [{ count: game.options.noSympathizer ? 3 : 2, types, different: true }] : rule(game, seat)
  }),
]

/** By the sheet; an infiltrator draws one more of any type of the sheet. */
function leaderSkills(game: Game, seat: Seat): SkillPick[] {
  const { character } = game.seats[seat]
  const own = character === undefined ? [] : rulesOf(game).characters[character].skills
  return [...own, ...(isInfiltrating(game, seat) ? [fromSkillSet(game, seat, 1)] : [])]
}

/** At this distance hidden loyalty cards are still passed on. */
const lastDistanceToPassOn = 6

/** A Cylon who is revealed gives all hidden loyalty cards to one human player. */
export const passOnLoyalty = procedure<{ seat: Seat }>('passOnLoyalty', {
  give: {
    text: {
      en: 'Which human player receives your hidden Loyalty cards?',
      es: '¿Qué jugador humano recibe tus cartas de Lealtad no reveladas?',
      de: 'Welcher Menschenspieler erhält deine verdeckten Loyalitätskarten?',
      fr: 'Quel joueur humain reçoit vos cartes Loyauté non révélées\u202f?',
      pl: 'Który gracz prowadzący człowieka otrzymuje twoje zakryte karty Lojalności?',
    },
    who: (_game, { seat }) => seat,
    options: (game, { seat }) =>
      distance(game) <= lastDistanceToPassOn && unrevealedOf(game, seat).length > 0
        ? seatOptions(trueHumans(game, seat))
        : [],
    answer: (game, _frame, seat, [choice]) => giveAll(game, seat, chosenSeat(choice), unrevealedOf(game, seat)),
  },
})

function giveAll(game: Game, from: Seat, to: Seat, cards: readonly LoyaltyCard[]): void {
  handOver(game, from, to, cards)
  receiveLoyalty.begin(game, { seat: to, from: 'player' })
}

/**
 * In the Sleeper Agent phase Cylons, infiltrating or not, pass all that is dealt to one player; whoever receives the Sympathizer
 * shows it. ruling: docs/rulings.md#passing-loyalty-cards-on
 */
const handOn: Question<{ seat: Seat; from: 'deck' | 'player' }> = {
  text: {
    en: 'Which human player receives the {count, plural, one {Loyalty card} other {# Loyalty cards}} that you were dealt?',
    es: '¿Qué jugador humano recibe {count, plural, one {la carta} other {las # cartas}} de Lealtad que te han repartido?',
    de: 'Welcher Menschenspieler erhält die {count, plural, one {dir ausgeteilte Loyalitätskarte} other {# dir ausgeteilten Loyalitätskarten}}?',
    fr: 'Quel joueur humain reçoit {count, plural, one {la carte Loyauté qui vous a été distribuée} other {les # cartes Loyauté qui vous ont été distribuées}}\u202f?',
    pl: 'Który gracz prowadzący człowieka otrzymuje {count, plural, one {rozdaną ci kartę} few {# rozdane ci karty} many {# rozdanych ci kart} other {# rozdane ci karty}} Lojalności?',
  },
  facts: (game, { seat }) => ({ count: unrevealedOf(game, seat).length }),
  who: (game, { seat, from }) => (from === 'deck' && !isTrueHuman(game, seat) ? seat : undefined),
  options: (game, { seat }) => seatOptions(trueHumans(game, seat)),
  answer: (game, frame, seat, [to]) => {
    handOver(game, seat, chosenSeat(to), unrevealedOf(game, seat))
    frame.seat = chosenSeat(to)
  },
}

export const cylonReplaces = { 'receiveLoyalty:handOn': handOn as unknown as Question<never> }

/** Whoever is revealed in the own Movement step has come to the end of the turn. */
export function endTurnOf(game: Game, seat: Seat): void {
  const frame = frameOf(game, turn)
  if (seat === game.current && frame?.at === 'turn:action') frame.over = true
}

interface CapricaCrisis {
  rest: 'bottom' | 'discard'
  steps: boolean
  jump?: boolean
  superCrisis?: boolean
  drawer: Seat
}

export const cylonWraps = {
  /** All cards of a player are dealt before one is looked at. ruling: docs/rulings.md#passing-loyalty-cards-on */
  'sleeperAgentPhase:deal': ((game, { left: [next] }, step) => {
    for (; next !== undefined && next.cards > 1; next.cards--) dealLoyalty(game, next.seat)
    return step()
  }) satisfies Wrap<{ left: { seat: Seat; cards: number }[] }>,
  /** A crisis played at Caprica: the other card goes under the deck, and the jump icon counts. */
  'crisis:draw': ((_game, frame, step) => {
    if (!frame.steps && frame.superCrisis !== true) {
      frame.rest = 'bottom'
      frame.jump ??= true
    }
    return step()
  }) satisfies Wrap<CapricaCrisis>,
  'crisis:reveal': ((game, frame, step) => {
    if (frame.superCrisis) remember(game).superCrises.push(frame.drawer)
    return step()
  }) satisfies Wrap<CapricaCrisis>,
  'turn:action': ((_game, frame, step) => (frame.over ? undefined : step())) satisfies Wrap<{ over?: boolean }>,
  'reveal:becomeCylon': ((game, frame, step) => {
    const next = step()
    endTurnOf(game, frame.seat)
    passOnLoyalty.begin(game, { seat: frame.seat })
    return next
  }) satisfies Wrap<{ seat: Seat }>,
}

/** The Human Fleet: look ahead and draw cards, or infiltrate. */
export const humanFleet = procedure<{ seat: Seat }>('humanFleetPegasus', {
  choose: {
    text: {
      en: 'Do you infiltrate the fleet, or look at the top of a deck and draw 2 Skill cards?',
      es: '¿Te infiltras en la flota, o miras la primera carta de un mazo y robas 2 cartas de Habilidad?',
      de: 'Infiltrierst du die Flotte, oder siehst du dir die oberste Karte eines Stapels an und ziehst 2 Fertigkeitskarten?',
      fr: 'Vous infiltrez-vous dans la flotte, ou regardez-vous la première carte d’un paquet puis piochez-vous 2 cartes Compétence\u202f?',
      pl: 'Przeprowadzasz Infiltrację floty czy oglądasz wierzchnią kartę talii i ciągniesz 2 karty umiejętności?',
    },
    who: (game, { seat }) => (mayInfiltrate(game, seat) ? seat : undefined),
    options: () => ['scoutAndDraw', 'infiltrate'],
    answer: (game, _frame, seat, [choice]) => {
      if (choice !== 'infiltrate') return undefined
      beginInfiltration(game, seat)
      return 'end'
    },
  },
  scout: (game, { seat }) => scoutDeck.begin(game, { seat, of: ['crisis', 'destination'] }),
  draw: (game, { seat }) => {
    const types = isLeader(game, seat) ? fromSkillSet(game, seat, 2).types : anyTypes(game)
    drawSkillCards.begin(game, { seat, picks: [{ count: 2, types, different: true }] })
  },
})

export function drawSuperCrisis(game: Game, seat: Seat): void {
  for (const card of drawMany(game, 'superCrisis', 1)) gainSuperCrisis(game, seat, card)
}

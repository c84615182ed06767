// What can be done on New Caprica: attacking occupation forces, detaining humans, and the actions of its locations. (Rulebook:
// Locations with human and Cylon actions; Attacking an occupation force; Detaining a human; the President's title card.)

import type { CardId, LocationId, Seat } from '../../../core/ids.ts'
import { log } from '../../../core/log.ts'
import { procedure } from '../../../core/procedure.ts'
import { changed, rulesOf } from '../../../core/rules.ts'
import type { Game } from '../../../core/state.ts'
import { bit, kindOfSkill, moveTopUnder } from '../../../core/zones.ts'
import type { BoardAction, Wrap } from '../../../language/card.ts'
import { die } from '../../../rules/die.ts'
import { place, send } from '../../../rules/people.ts'
import { drawQuorum, playableQuorum, playQuorum } from '../../../rules/quorum.ts'
import { cardOf, discardCards } from '../../../rules/skill-cards.ts'
import { chosenSeat, holdsTitle, isAt, isHuman, nextOf, occupants, seatOptions, sum } from '../../../rules/table.ts'
import { waysAboard } from '../infiltration.ts'
import { inNewCapricaPhase, onNewCaprica } from '../players.ts'
import { lockedShips, prepareOrEvacuate } from './civilian-ships.ts'
import { advanceForce, forcesOn, occupationTrack, placeOccupationForce, removeOccupationForce } from './occupation.ts'

/** The space of the occupation track that a player stands beside. */
function spaceOf(game: Game, seat: Seat): number {
  const { at } = game.seats[seat]
  return (occupationTrack as readonly (string | undefined)[]).indexOf(at)
}

const forceBeside = (game: Game, seat: Seat): boolean =>
  inNewCapricaPhase(game) && (forcesOn(game)[spaceOf(game, seat)] ?? 0) > 0

interface ForceAttack {
  seat: Seat
  die?: number
  /** What was played on the first roll counts for the second. */
  modifier?: number
  /** A card instead of a die: there is no roll to repeat. */
  hotshot?: boolean
}

const attackForce = procedure<ForceAttack>('attackForce', {
  roll: (game, { seat, modifier = 0 }) => die.begin(game, { by: seat, modifier, purpose: 'attack-occupation-force' }),
  again: {
    text: {
      en: 'The attack misses. Do you discard “Maximum Firepower” to roll again?',
      es: 'El ataque falla. ¿Descartas “Potencia de fuego máxima” para repetir la tirada?',
      de: 'Der Angriff misslingt. Wirfst du „Maximale Feuerkraft“ ab, um neu zu würfeln?',
      fr: 'L’attaque échoue. Défaussez-vous “Puissance de feu maximale” pour relancer le dé\u202f?',
      pl: 'Atak chybia. Czy odrzucasz kartę „Maksymalna siła ognia”, aby przerzucić kostkę?',
    },
    who: (game, { seat, hotshot, die: rolled = 0 }) =>
      rolled < 5 && !hotshot && game.seats[seat].hand.length > 0 ? seat : undefined,
    options: (game, { seat }) => ['pass', ...firepower(game, seat).map((card) => `card:${card}`)],
    // Also of who holds no such card: nobody else may see who does.
    always: () => true,
    fallback: () => ['pass'],
    answer: (game, _frame, seat, [choice]) => {
      if (choice === 'pass') return undefined
      discardCards(game, seat, [cardOf(choice)])
      return 'roll'
    },
  },
  hit: (game, { seat, die: rolled = 0 }) => {
    if (rolled >= 5) removeOccupationForce(game, spaceOf(game, seat))
  },
})

const firepower = (game: Game, seat: Seat): CardId[] => [
  ...new Set(game.seats[seat].hand.filter((card) => kindOfSkill(game, card) === 'maximum-firepower')),
]

export const attackOccupationForce: BoardAction = {
  name: {
    en: 'Attack an occupation force',
    es: 'Atacar a una Fuerza de ocupación',
    de: 'Besatzungstrupp angreifen',
    fr: 'Attaquer une force d’occupation',
    pl: 'Atak na siły okupacyjne',
  },
  possible: (game, seat) => isHuman(game, seat) && forceBeside(game, seat),
  begin: (game, seat) => attackForce.begin(game, { seat }),
}

const detain = procedure<{ seat: Seat; whom?: Seat; die?: number }>('detain', {
  choose: {
    text: {
      en: 'Whom do you try to detain?',
      es: '¿A quién intentas detener?',
      de: 'Wen versuchst du zu inhaftieren?',
      fr: 'Qui essayez-vous d’arrêter\u202f?',
      pl: 'Kogo próbujesz zatrzymać?',
    },
    who: (_game, { seat }) => seat,
    options: (game, { seat }) => seatOptions(humansBeside(game, seat)),
    answer: (_game, frame, _seat, [choice]) => {
      frame.whom = chosenSeat(choice)
    },
  },
  roll: (game, { seat }) => die.begin(game, { by: seat, modifier: 0, purpose: 'detain-a-human' }),
  result: (game, { whom, die: rolled = 0 }) => {
    if (whom === undefined || rolled === 8) return
    send(game, whom, rolled <= 3 ? 'detention' : 'medical-center')
  },
})

function humansBeside(game: Game, seat: Seat): Seat[] {
  const { at } = game.seats[seat]
  return at === undefined ? [] : occupants(game, at).filter((other) => isHuman(game, other))
}

export const detainHuman: BoardAction = {
  name: {
    en: 'Detain a human',
    es: 'Detener a un humano',
    de: 'Einen Menschen inhaftieren',
    fr: 'Arrêter un humain',
    pl: 'Zatrzymanie człowieka',
  },
  possible: (game, seat) => !isHuman(game, seat) && forceBeside(game, seat) && humansBeside(game, seat).length > 0,
  begin: (game, seat) => detain.begin(game, { seat }),
}

/** Occupation Authority: the President draws a card, and plays one. */
export const authority = procedure<{ seat: Seat }>('authority', {
  draw: {
    text: {
      en: 'Do you draw a Quorum card?',
      es: '¿Robas una carta de Quórum?',
      de: 'Ziehst du eine Zwölferratskarte?',
      fr: 'Piochez-vous une carte Quorum\u202f?',
      pl: 'Czy ciągniesz kartę Kworum?',
    },
    who: (_game, { seat }) => seat,
    options: () => ['yes', 'no'],
    answer: (game, _frame, seat, [choice]) => {
      if (choice === 'yes') drawQuorum(game, seat, 1)
    },
  },
  play: {
    text: {
      en: 'Do you play a Quorum card?',
      es: '¿Juegas una carta de Quórum?',
      de: 'Spielst du eine Zwölferratskarte aus?',
      fr: 'Jouez-vous une carte Quorum\u202f?',
      pl: 'Czy zagrywasz kartę Kworum?',
    },
    who: (game, { seat }) => (holdsTitle(game, seat, 'president') ? seat : undefined),
    options: (game, { seat }) => ['nothing', ...playableQuorum(game, seat).map((card) => `quorum:${card}`)],
    // Also where none of them would do anything: nobody else knows the cards.
    always: (game) => game.quorumHand.length > 0,
    answer: (game, _frame, seat, [choice]) => {
      if (choice !== 'nothing') playQuorum(game, seat, choice.slice('quorum:'.length))
    },
  },
})

const forceOptions = (game: Game): string[] =>
  occupationTrack.filter((_, i) => forcesOn(game)[i] > 0).map((id) => `location:${id}`)

/** Occupation Authority, for Cylons: one force moves on, and another arrives. */
export const command = procedure<{ seat: Seat }>('occupationAuthority', {
  // ruling: docs/rulings.md#occupation-authority
  none: (game) => {
    if (sum(forcesOn(game)) > 0) return undefined
    placeOccupationForce(game)
    return 'arrive'
  },
  advance: {
    text: {
      en: 'Which occupation force do you activate?',
      es: '¿Qué Fuerza de ocupación activas?',
      de: 'Welchen Besatzungstrupp aktivierst du?',
      fr: 'Quelle force d’occupation activez-vous\u202f?',
      pl: 'Które siły okupacyjne aktywujesz?',
    },
    who: (_game, { seat }) => seat,
    options: (game) => forceOptions(game),
    answer: (game, _frame, _seat, [choice]) =>
      advanceForce(game, (occupationTrack as readonly string[]).indexOf(choice.slice('location:'.length))),
  },
  arrive: (game) => placeOccupationForce(game),
})

/** The Shipyard: whoever evacuates a ship may go with it. */
export const shipyard = procedure<{ seat: Seat; evacuated?: boolean }>('shipyard', {
  work: (game, { seat }) => prepareOrEvacuate.begin(game, { seat }),
  goWithIt: {
    text: {
      en: 'Do you go to a location on Galactica with it?',
      es: '¿Vas con ella a una localización de Galactica?',
      de: 'Begibst du dich mit ihm an einen Ort auf der Galactica?',
      fr: 'Allez-vous avec lui dans un lieu du Galactica\u202f?',
      pl: 'Czy przechodzisz wraz z nim na obszar Galactiki?',
    },
    who: (_game, { seat, evacuated }) => (evacuated ? seat : undefined),
    options: (game, { seat }) => ['stay', ...waysAboard(game, seat).map((id) => `location:${id}`)],
    answer: (game, _frame, seat, [choice]) => {
      if (choice === 'stay') return
      const location = choice.slice('location:'.length) as LocationId
      place(game, seat, location)
      log(game, 'moves', { seat, location })
    },
  },
})

/** The Shipyard, for Cylons: a look at the ship that will be lost next. */
export const inspectShip = procedure<{ seat: Seat }>('inspectShip', {
  look: (game, { seat }) => {
    const { cards, seen } = game.decks[lockedShips]
    if (cards.length === 0) return 'end'
    seen[seen.length - 1] |= bit(seat)
    log(game, 'looksAtLockedShip', { seat })
    log(game, 'sawLockedShip', { seat, ship: cards[cards.length - 1] }, [seat])
    return undefined
  },
  putBack: {
    text: {
      en: 'Does the ship stay on top, or go to the bottom of the stack?',
      es: '¿La nave se queda en la parte superior de la pila o pasa a la inferior?',
      de: 'Bleibt das Schiff oben, oder kommt es unter den Stapel?',
      fr: 'Le vaisseau reste-t-il au-dessus ou va-t-il en dessous de la pile\u202f?',
      pl: 'Czy statek zostaje na wierzchu, czy trafia na spód stosu?',
    },
    who: (_game, { seat }) => seat,
    options: () => ['top', 'bottom'],
    answer: (game, _frame, _seat, [choice]) => {
      if (choice === 'bottom') moveTopUnder(game, lockedShips)
    },
  },
})

/** Out of Detention, to any other location on New Caprica. */
export const leaveDetention = procedure<{ by: Seat; seat: Seat }>('leaveDetention', {
  choose: {
    text: {
      en: 'Which location does {of} move to from Detention?',
      es: '¿A qué localización va {of} al salir del Centro de Detención?',
      de: 'An welchen Ort kommt {of} aus dem Arrest?',
      fr: 'Dans quel lieu va {of} en sortant de Détention\u202f?',
      pl: 'Na jaki obszar przechodzi {of} z Więzienia?',
    },
    facts: (_game, { seat }) => ({ of: seat }),
    who: (game, { by, seat }) => (isAt(game, seat, 'detention') ? by : undefined),
    options: (game) => {
      const { locations } = rulesOf(game)
      const open = (id: LocationId) => locations[id].board === 'new-caprica' && !locations[id].hazard
      return (Object.keys(locations) as LocationId[]).filter(open).map((id) => `location:${id}`)
    },
    answer: (game, { seat }, _by, [choice]) => {
      const location = choice.slice('location:'.length) as LocationId
      place(game, seat, location)
      log(game, 'moves', { seat, location })
    },
  },
})

/** Destroying occupation forces anywhere on the track. */
export const destroyForces = procedure<{ seat: Seat; left: number }>('destroyForces', {
  choose: {
    text: {
      en: 'Which occupation force is destroyed?',
      es: '¿Qué Fuerza de ocupación es destruida?',
      de: 'Welcher Besatzungstrupp wird vernichtet?',
      fr: 'Quelle force d’occupation est détruite\u202f?',
      pl: 'Które siły okupacyjne zostają zniszczone?',
    },
    who: (game, { seat, left }) => (left > 0 && sum(forcesOn(game)) > 0 ? seat : undefined),
    options: (game, { left }) => nextOf(forceOptions(game), left, sum(forcesOn(game))),
    answer: (game, frame, _seat, [choice]) => {
      frame.left--
      removeOccupationForce(game, (occupationTrack as readonly string[]).indexOf(choice.slice('location:'.length)))
      return 'choose'
    },
  },
})

/** Who rolls this or less goes to Detention. */
export const arrestedAt = 3

/** The President who plays a card from the hand on New Caprica may be arrested for it. */
const caughtPlaying = procedure<{ seat: Seat; die?: number }>('caughtPlaying', {
  roll: (game, { seat }) => die.begin(game, { by: seat, modifier: 0, purpose: 'president-new-caprica' }),
  result: (game, { seat, die: rolled = 0 }) => {
    if (rolled <= arrestedAt) send(game, seat, 'detention')
  },
})

export const actionWraps = {
  'die:result': ((game, frame, step) => {
    const attacking = game.stack.at(-2)
    if (attacking?.at.startsWith('attackForce:')) attacking.modifier = frame.modifier
    return step()
  }) satisfies Wrap<{ modifier: number }>,
}

export const actionChanges = [
  changed(playQuorum, (rule, game, seat, card) => {
    if (onNewCaprica(game, seat)) caughtPlaying.begin(game, { seat })
    rule(game, seat, card)
  }),
]

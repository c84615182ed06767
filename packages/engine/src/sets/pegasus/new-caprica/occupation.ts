// Occupation forces on their track at the foot of New Caprica, and how they are attacked. (Rulebook: Activating occupation forces; Attacking an
// occupation force; Detaining a human.)

import type { BoardAction, Who, Wrap } from '../../../core/card.ts'
import { phrase } from '../../../core/facts.ts'
import type { CardId, LocationId, Seat } from '../../../core/ids.ts'
import { names, says, type Text } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { node, nothingChanges, type Prospect } from '../../../core/node.ts'
import { cardOption, iconTexts, locationOption, pass } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import type { Game, Table } from '../../../core/state.ts'
import { kindOfSkill } from '../../../core/zones.ts'
import { send as sendThere } from '../../../language/nodes/people.ts'
import { named, places, who as whoTerms } from '../../../language/terms.ts'
import { die, readsDie, tellsDie } from '../../../rules/die.ts'
import { send } from '../../../rules/people.ts'
import { cardOf, discardCards } from '../../../rules/skill-cards.ts'
import { chosenSeat, isHuman, nextOf, occupants, seatOf, seatOptions, sum } from '../../../rules/table.ts'
import { skillCards } from '../../base/skill-cards.ts'
import { recall, remember } from '../state.ts'
import { occupationForce } from '../terms.ts'
import { destroyStackedShip, lockedShips, preparedShips } from './civilian-ships.ts'
import { inNewCapricaPhase, inOrbit, occupationForces } from './where.ts'

/** The locations along the track, in order. */
const occupationTrack = ['occupation-authority', 'breeders-canyon', 'shipyard'] as const

export const forcesOn = (game: Pick<Table, 'boxes'>): readonly number[] => recall(game).newCaprica?.forces ?? [0, 0, 0]

export function placeOccupationForce(game: Game): void {
  const { newCaprica } = remember(game)
  if (newCaprica === undefined || sum(newCaprica.forces) >= occupationForces) return
  newCaprica.forces[0]++
  tell.forcePlaced(game, { location: occupationTrack[0] })
}

function removeOccupationForce(game: Game, space: number): void {
  const { newCaprica } = remember(game)
  if (newCaprica === undefined || newCaprica.forces[space] === 0) return
  newCaprica.forces[space]--
  tell.forceDestroyed(game, { location: occupationTrack[space] })
}

/** Moves one force to the next space; at the Shipyard it leaves the board and destroys a ship. */
export function advanceForce(game: Game, space: number): void {
  const { newCaprica } = remember(game)
  if (newCaprica === undefined || newCaprica.forces[space] === 0) return
  newCaprica.forces[space]--
  if (space + 1 < occupationTrack.length) {
    newCaprica.forces[space + 1]++
    tell.forceAdvances(game, { location: occupationTrack[space + 1] })
  } else {
    tell.forceStrikes(game, {})
    destroyStackedShip(game)
  }
}

/** Every force moves one space; without any on the track a new one appears. */
export function activateOccupation(game: Game): void {
  if (!inNewCapricaPhase(game)) return
  tell.occupationActivated(game, {})
  const before = [...forcesOn(game)]
  if (sum(before) === 0) {
    placeOccupationForce(game)
    return
  }
  for (let space = occupationTrack.length - 1; space >= 0; space--) {
    for (let i = 0; i < before[space]; i++) advanceForce(game, space)
  }
}

iconTexts.occupation = {
  en: 'Activate the occupation forces',
  es: 'Activar las Fuerzas de ocupación',
  de: 'Die Besatzungstrupps aktivieren',
  fr: 'Activer les forces d’occupation',
  pl: 'Aktywuj siły okupacyjne',
}

export const placeForce = node('placeForce', {
  run: (game) => placeOccupationForce(game),
  text: {
    en: '[place|places] {force, counted, one} {here, form, in}',
    es: '[coloca|coloca|colocar] {force, counted, one} {here, form, in}',
    de: '[platziere |platziert |]{force, counted, one, acc} {here, form, in}[|| platzieren]',
    fr: '[placez|place|placer] {force, counted, one} {here, form, in}',
    pl: '[umieść|umieszcza|umieścić] {force, counted, one, acc} {here, form, in}',
  },
  facts: () => ({ force: occupationForce, one: 1, here: places['occupation-authority'] }),
  price: () => ({ occupation: -1 }),
})

export const destroyOccupationForces = node('destroyOccupationForces', {
  make: (by: Who, count: number) => ({ by, count }),
  run: (game, { by, count }, context) => destroyForces.begin(game, { seat: seatOf(game, by, context), left: count }),
  text: {
    en: '{by, subject}[destroy|destroys] {force, counted, count}',
    es: '{by, subject}[destruye|destruye|destruir] {force, counted, count}',
    de: '{by, subject}[vernichte |vernichtet |]{force, counted, count, acc}[|| vernichten]',
    fr: '{by, subject}[détruisez|détruit|détruire] {force, counted, count}',
    pl: '{by, subject}[zniszcz|niszczy|zniszczyć] {force, counted, count, acc}',
  },
  facts: ({ by, count }) => ({ by: whoTerms[by], force: occupationForce, count }),
  price: ({ count }, table) => ({ occupation: Math.min(count, sum(forcesOn(table))) }),
  possible: (game) => sum(forcesOn(game)) > 0,
})

/** The space of the occupation track that a player stands beside. */
function spaceOf(table: Table, seat: Seat): number {
  const { at } = table.seats[seat]
  return (occupationTrack as readonly (string | undefined)[]).indexOf(at)
}

/** The location of the occupation force that somebody stands beside: the only one that they could attack. */
export function forceBeside(table: Table, seat: Seat): LocationId | undefined {
  const space = spaceOf(table, seat)
  return inNewCapricaPhase(table) && (forcesOn(table)[space] ?? 0) > 0 ? occupationTrack[space] : undefined
}

/** The forces on the track, as options. */
export const forceOptions = (game: Table): string[] =>
  locationOption.each(occupationTrack.filter((_, i) => forcesOn(game)[i] > 0))

/** The space of the track that an option names. */
export const spaceNamed = (choice: string): number =>
  (occupationTrack as readonly LocationId[]).indexOf(locationOption.of(choice))

/** Destroying occupation forces anywhere on the track. */
const destroyForces = procedure<{ seat: Seat; left: number }>('destroyForces', {
  choose: {
    text: says`Which occupation force is destroyed? | ¿Qué Fuerza de ocupación es destruida? | Welcher Besatzungstrupp wird vernichtet? | Quelle force d’occupation est détruite\u202f? | Które siły okupacyjne zostają zniszczone?`,
    who: (game, { seat, left }) => (left > 0 && sum(forcesOn(game)) > 0 ? seat : undefined),
    options: (game, { left }) => nextOf(forceOptions(game), left, sum(forcesOn(game))),
    prospect: (_table, _frame, option) => ({ changes: { occupation: 1 + 0.3 * spaceNamed(option) } }),
    answer: (game, frame, _seat, [choice]) => {
      frame.left--
      removeOccupationForce(game, spaceNamed(choice))
      return 'choose'
    },
  },
})

interface ForceAttack {
  seat: Seat
  die?: number
  /** What was played on the first roll counts for the second. */
  modifier?: number
  /** Something instead of a die: there is no roll to repeat. */
  unrolled?: boolean
}

/** An attack on an occupation force hits with this roll or more. */
const hitFrom = 5

const attackForce = procedure<ForceAttack>('attackForce', {
  roll: (game, { seat, modifier = 0 }) => die.begin(game, { by: seat, modifier, purpose: 'attack-occupation-force' }),
  again: {
    text: says`The attack misses. Do you discard “Maximum Firepower” to roll again? | El ataque falla. ¿Descartas “Potencia de fuego máxima” para repetir la tirada? | Der Angriff misslingt. Wirfst du „Maximale Feuerkraft“ ab, um neu zu würfeln? | L’attaque échoue. Défaussez-vous «\u202fPuissance de feu maximale\u202f» pour relancer le dé\u202f? | Atak chybia. Czy odrzucasz kartę „Maksymalna siła ognia”, aby rzucić ponownie?`,
    who: (game, { seat, unrolled, die: rolled = 0 }) =>
      rolled < hitFrom && !unrolled && game.seats[seat].hand.length > 0 ? seat : undefined,
    options: (game, { seat }) => [pass, ...cardOption.each(firepower(game, seat))],
    // Also of who holds no such card: nobody else may see who does.
    always: () => true,
    fallback: () => [pass],
    prospect: (_table, _frame, option) => (option === pass ? nothingChanges : { changes: { occupation: 0.5 } }),
    answer: (game, _frame, seat, [choice]) => {
      if (choice === pass) return undefined
      discardCards(game, seat, [cardOf(choice)], { why: 'price', chosen: true })
      return 'roll'
    },
  },
  hit: (game, { seat, die: rolled = 0 }) => {
    if (rolled >= hitFrom) removeOccupationForce(game, spaceOf(game, seat))
  },
})

const firepower = (game: Game, seat: Seat): CardId[] => [
  ...new Set(game.seats[seat].hand.filter((card) => kindOfSkill(game, card) === 'maximum-firepower')),
]

tellsDie(attackForce, (_table, _frame, rolled) => ({ hit: rolled >= hitFrom ? 'destroyed' : 'missed' }))
readsDie(attackForce, (_table, _frame, rolled) => ({ changes: { occupation: rolled >= hitFrom ? 1 : 0 } }))

const attacksForce: Text = {
  en: 'roll a die; on {need} or higher, destroy 1 occupation force at your location on New Caprica; if you miss, you may discard “{card}” to roll again',
  es: 'tira un dado; con {need} o más, destruye 1 Fuerza de ocupación en tu localización de Nueva Cáprica; si fallas, puedes descartar “{card}” para repetir la tirada',
  de: 'würfle; bei {need} oder mehr vernichte 1 Besatzungstrupp an deinem Ort auf Neu-Caprica; misslingt der Angriff, darfst du „{card}“ abwerfen, um neu zu würfeln',
  fr: 'lancez un dé\u202f; sur {need} ou plus, détruisez 1 force d’occupation dans votre lieu de Nouvelle Caprica\u202f; en cas d’échec, vous pouvez défausser «\u202f{card}\u202f» pour relancer le dé',
  pl: 'rzuć kostką; przy wyniku {need} lub więcej zniszcz 1 żeton sił okupacyjnych na swoim obszarze Nowej Capriki; jeśli atak chybi, możesz odrzucić kartę „{card}”, aby rzucić ponownie',
}

const rollsAgain: Text = {
  en: 'or discard this card when your attack on an occupation force misses, and roll again',
  es: 'o bien descarta esta carta cuando falle tu ataque a una Fuerza de ocupación, y repite la tirada',
  de: 'oder wirf diese Karte ab, wenn dein Angriff auf einen Besatzungstrupp misslingt, und würfle neu',
  fr: 'ou défaussez cette carte quand votre attaque contre une force d’occupation échoue, et relancez le dé',
  pl: 'albo odrzuć tę kartę, gdy chybi twój atak na siły okupacyjne, i rzuć ponownie',
}

export const attackOccupationForce: BoardAction = {
  name: names`Attack an occupation force | Atacar a una Fuerza de ocupación | Besatzungstrupp angreifen | Attaquer une force d’occupation | Zaatakuj siły okupacyjne`,
  who: 'humans',
  text: phrase(attacksForce, { need: hitFrom, card: named(skillCards['maximum-firepower'].name) }),
  helpedBy: { card: 'maximum-firepower', text: rollsAgain },
  possible: (table, seat) => isHuman(table, seat) && forceBeside(table, seat) !== undefined,
  at: (table, seat) => {
    const location = forceBeside(table, seat)
    return location === undefined ? [] : [`force:${location}`]
  },
  prospect: (table, seat) => ({ changes: { occupation: 0.5 * (1 + 0.3 * spaceOf(table, seat)) } }),
  begin: (game, seat) => attackForce.begin(game, { seat }),
}

/** Up to which roll whoever is to be detained is, or at least hurt. */
const [detainedUpTo, hurtUpTo] = [3, 7]

const detain = procedure<{ seat: Seat; whom?: Seat; die?: number }>('detain', {
  choose: {
    text: says`Whom do you try to detain? | ¿A quién intentas detener? | Wen versuchst du zu inhaftieren? | Qui essayez-vous d’arrêter\u202f? | Kogo próbujesz zatrzymać?`,
    options: (game, { seat }) => seatOptions(humansBeside(game, seat)),
    prospect: (_table, _frame, option) => detained(chosenSeat(option)),
    answer: (_game, frame, _seat, [choice]) => {
      frame.whom = chosenSeat(choice)
    },
  },
  roll: (game, { seat }) => die.begin(game, { by: seat, modifier: 0, purpose: 'detain-a-human' }),
  result: (game, { whom, die: rolled = 0 }) => {
    if (whom === undefined || rolled > hurtUpTo) return
    send(game, whom, rolled <= detainedUpTo ? 'detention' : 'medical-center')
  },
})

tellsDie(detain, (_table, _frame, rolled) =>
  rolled > hurtUpTo ? {} : { effect: sendThere('chosen', rolled <= detainedUpTo ? 'detention' : 'medical-center') },
)

/** What comes of it: Detention, the Medical Center, or nothing. */
const detained = (seat: Seat): Prospect => ({
  chances: [
    [3 / 8, { changes: { [`jailed:${seat}`]: 1 } }],
    [4 / 8, { changes: { [`hurt:${seat}`]: 1 } }],
  ],
})

function humansBeside(game: Table, seat: Seat): Seat[] {
  const { at } = game.seats[seat]
  return at === undefined ? [] : occupants(game, at).filter((other) => isHuman(game, other))
}

const detains: Text = {
  en: 'choose a human player at your location, where an occupation force must be, and roll a die; on 1–{detained} that player is sent to Detention, on {more}–{hurt} to the Medical Center',
  es: 'elige a un jugador humano de tu localización, donde debe haber una Fuerza de ocupación, y tira un dado; con 1–{detained} ese jugador va al Centro de Detención, con {more}–{hurt} al Centro Médico',
  de: 'wähle einen Menschenspieler an deinem Ort, an dem ein Besatzungstrupp sein muss, und würfle; bei 1–{detained} kommt dieser in Arrest, bei {more}–{hurt} ins Medizinische Zentrum',
  fr: 'choisissez un joueur humain de votre lieu, où doit se trouver une force d’occupation, et lancez un dé\u202f; sur 1–{detained} celui-ci va en Détention, sur {more}–{hurt} au Centre médical',
  pl: 'wybierz gracza prowadzącego człowieka na swoim obszarze, na którym muszą być siły okupacyjne, i rzuć kostką; przy wyniku 1–{detained} gracz ten trafia do Więzienia, przy {more}–{hurt} do Centrum medycznego',
}

export const detainHuman: BoardAction = {
  name: names`Detain a human | Detener a un humano | Einen Menschen inhaftieren | Arrêter un humain | Zatrzymaj człowieka`,
  who: 'cylons',
  text: phrase(detains, { detained: detainedUpTo, more: detainedUpTo + 1, hurt: hurtUpTo }),
  possible: (table, seat) =>
    !isHuman(table, seat) && forceBeside(table, seat) !== undefined && humansBeside(table, seat).length > 0,
  at: () => ['place:detention'],
  prospect: (table, seat) => ({ oneOf: humansBeside(table, seat).map(detained), by: seat }),
  begin: (game, seat) => detain.begin(game, { seat }),
}

/** What was played on a roll counts for its repetition; By Your Command reaches the occupation forces last. */
export const forceWraps = {
  'die:result': ((game, frame, step) => {
    const attacking = game.stack.at(-2)
    if (attacking?.at.startsWith('attackForce:')) attacking.modifier = frame.modifier
    return step()
  }) satisfies Wrap<{ modifier: number }>,
  'byYourCommand:occupation': ((game, _frame, step) => {
    activateOccupation(game)
    return step()
  }) satisfies Wrap<object>,
}

export interface NewCapricaBoard {
  /** Galactica is back in orbit; before that it is away and may be hastened. */
  readonly orbit: boolean
  /** The occupation forces at each location of their track, in the order in which they advance. */
  readonly track: readonly { readonly location: LocationId; readonly forces: number }[]
  /** Civilian ships, the top one last, as far as the viewer knows them. */
  readonly locked: readonly CardId[]
  readonly prepared: readonly CardId[]
}

/** New Caprica from the moment that it is settled. */
export function newCapricaOf(table: Table): NewCapricaBoard | undefined {
  if (!inNewCapricaPhase(table)) return undefined
  return {
    orbit: inOrbit(table),
    track: occupationTrack.map((location, i) => ({ location, forces: forcesOn(table)[i] })),
    locked: table.decks[lockedShips].cards,
    prepared: table.decks[preparedShips].cards,
  }
}

const tell = {
  forcePlaced: tells('forcePlaced', {
    en: 'An occupation force appears {location, form, in}.',
    es: 'Aparece una Fuerza de ocupación {location, form, in}.',
    de: 'Ein Besatzungstrupp erscheint {location, form, in}.',
    fr: 'Une force d’occupation apparaît {location, form, in}.',
    pl: 'Siły okupacyjne pojawiają się {location, form, in}.',
  }),
  forceDestroyed: tells('forceDestroyed', {
    en: 'An occupation force {location, form, in} is destroyed.',
    es: 'Una Fuerza de ocupación es destruida {location, form, in}.',
    de: 'Ein Besatzungstrupp {location, form, in} wird vernichtet.',
    fr: 'Une force d’occupation est détruite {location, form, in}.',
    pl: 'Siły okupacyjne {location, form, in} zostają zniszczone.',
  }),
  forceAdvances: tells('forceAdvances', {
    en: 'An occupation force advances to {location, form, acc}.',
    es: 'Una Fuerza de ocupación avanza {location, form, to}.',
    de: 'Ein Besatzungstrupp rückt {location, form, to} vor.',
    fr: 'Une force d’occupation avance {location, form, to}.',
    pl: 'Siły okupacyjne przesuwają się {location, form, to}.',
  }),
  forceStrikes: tells('forceStrikes', {
    en: 'An occupation force reaches the civilian ships.',
    es: 'Una Fuerza de ocupación alcanza las Naves Civiles.',
    de: 'Ein Besatzungstrupp erreicht die Zivilschiffe.',
    fr: 'Une force d’occupation atteint les vaisseaux civils.',
    pl: 'Siły okupacyjne docierają do statków cywilnych.',
  }),
  occupationActivated: tells('occupationActivated', {
    en: 'The occupation forces are activated.',
    es: 'Se activan las Fuerzas de ocupación.',
    de: 'Die Besatzungstrupps werden aktiviert.',
    fr: 'Les forces d’occupation sont activées.',
    pl: 'Następuje aktywacja sił okupacyjnych.',
  }),
}

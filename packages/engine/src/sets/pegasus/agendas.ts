// The 12 agendas of Cylon leaders and the Sympathetic Cylon, hostile and sympathetic, in alphabetical order. (Rulebook: Agenda
// cards; Winning the game.)

import { type Resource, resources, type Seat, type Side } from '../../core/ids.ts'
import type { Game } from '../../core/state.ts'
import type { Text } from '../../language/languages.ts'
import { damagedLocationsOf } from '../../rules/damage.ts'
import { redZone } from '../../rules/resources.ts'
import { distance, isConfined } from '../../rules/table.ts'
import { isInfiltrating } from './players.ts'
import { recall } from './state.ts'

export interface Agenda {
  readonly name: Text
  /** The side that has to win. */
  readonly wins: Side
  readonly text: Text
  /** What has to be true besides. */
  readonly met: (game: Game, seat: Seat) => boolean
}

const atMost = (game: Game, most: number, ...which: Resource[]): boolean =>
  which.every((resource) => game.resources[resource] <= most)

export const hostileAgenda = {
  genocide: {
    name: { en: 'Genocide', es: 'Genocidio', de: 'Völkermord', fr: 'Génocide', pl: 'Ludobójstwo' },
    wins: 'cylons',
    met: (game) => atMost(game, 2, 'food', 'population'),
    text: {
      en: 'the Cylons have won, and food and population are at 2 or less',
      es: 'los cylons han ganado, y los Alimentos y la Población están en 2 o menos',
      de: 'die Zylonen haben gewonnen, und Nahrung und Bevölkerung liegen bei 2 oder weniger',
      fr: 'les cylons ont gagné, et la nourriture et la population sont à 2 ou moins',
      pl: 'Cyloni wygrali, a żywność i populacja wynoszą 2 lub mniej',
    },
  },
  'grant-mercy': {
    name: {
      en: 'Grant Mercy',
      es: 'Conceder clemencia',
      de: 'Gnade gewähren',
      fr: 'Accorder la clémence',
      pl: 'Okaż łaskę',
    },
    wins: 'humans',
    met: (game) => (['population', 'morale', 'food'] as const).some((resource) => atMost(game, 2, resource)),
    text: {
      en: 'the humans have won, and population, morale or food is at 2 or less',
      es: 'los humanos han ganado, y la Población, la Moral o los Alimentos están en 2 o menos',
      de: 'die Menschen haben gewonnen, und Bevölkerung, Moral oder Nahrung liegt bei 2 oder weniger',
      fr: 'les humains ont gagné, et la population, le moral ou la nourriture est à 2 ou moins',
      pl: 'ludzie wygrali, a populacja, morale lub żywność wynosi 2 lub mniej',
    },
  },
  'mutual-annihilation': {
    name: {
      en: 'Mutual Annihilation',
      es: 'Aniquilación mutua',
      de: 'Gegenseitige Vernichtung',
      fr: 'Annihilation mutuelle',
      pl: 'Wzajemna zagłada',
    },
    wins: 'humans',
    met: (game, seat) => recall(game).superCrises.includes(seat),
    text: {
      en: 'the humans have won, and this player has played a Super Crisis card',
      es: 'los humanos han ganado, y este jugador ha jugado una carta de Crisis Extrema',
      de: 'die Menschen haben gewonnen, und dieser Spieler hat eine Super-Krisenkarte ausgespielt',
      fr: 'les humains ont gagné, et ce joueur a joué une carte Crise Majeure',
      pl: 'ludzie wygrali, a ten gracz zagrał kartę Superkryzysu',
    },
  },
  'reduce-them-to-ruins': {
    name: {
      en: 'Reduce Them to Ruins',
      es: 'Reducirlos a escombros',
      de: 'In Schutt und Asche legen',
      fr: 'Les réduire en ruines',
      pl: 'Obróć ich w ruinę',
    },
    wins: 'cylons',
    met: (game) => game.damage.length >= 4 && atMost(game, 3, 'morale'),
    text: {
      en: 'the Cylons have won, at least 4 locations on Galactica and Pegasus are damaged, and morale is at 3 or less',
      es: 'los cylons han ganado, al menos 4 localizaciones de Galactica y la Pegasus están dañadas y la Moral está en 3 o menos',
      de: 'die Zylonen haben gewonnen, mindestens 4 Orte auf Galactica und Pegasus sind beschädigt, und die Moral liegt bei 3 oder weniger',
      fr: 'les cylons ont gagné, au moins 4 lieux du Galactica et du Pegasus sont endommagés, et le moral est à 3 ou moins',
      pl: 'Cyloni wygrali, uszkodzone są co najmniej 4 obszary Galactiki i Pegasusa, a morale wynosi 3 lub mniej',
    },
  },
  'show-their-true-nature': {
    name: {
      en: 'Show Their True Nature',
      es: 'Mostrar su auténtica naturaleza',
      de: 'Ihre wahre Natur zeigen',
      fr: 'Révéler leur vraie nature',
      pl: 'Ukaż ich prawdziwą naturę',
    },
    wins: 'cylons',
    met: (game, seat) => isConfined(game, seat) || recall(game).executedSeats.includes(seat),
    text: {
      en: 'the Cylons have won, and this player is in the Brig or in Detention or has been executed',
      es: 'los cylons han ganado, y este jugador está en la Prisión o en el Centro de Detención o ha sido ejecutado',
      de: 'die Zylonen haben gewonnen, und dieser Spieler ist in der Brig oder im Arrest oder wurde exekutiert',
      fr: 'les cylons ont gagné, et ce joueur est en Cellule ou en Détention ou a été exécuté',
      pl: 'Cyloni wygrali, a ten gracz jest w Areszcie lub w Więzieniu albo został stracony',
    },
  },
  'siege-warfare': {
    name: {
      en: 'Siege Warfare',
      es: 'Guerra de asedio',
      de: 'Belagerungskrieg',
      fr: 'Guerre de siège',
      pl: 'Wojna oblężnicza',
    },
    wins: 'cylons',
    met: (game) => resources.every((resource) => game.resources[resource] <= redZone[resource]),
    text: {
      en: 'the Cylons have won, and all four resources are in the red zone',
      es: 'los cylons han ganado, y los cuatro Recursos están en la zona roja',
      de: 'die Zylonen haben gewonnen, und alle vier Ressourcen sind im roten Bereich',
      fr: 'les cylons ont gagné, et les quatre ressources sont dans la zone rouge',
      pl: 'Cyloni wygrali, a wszystkie cztery zasoby są w czerwonej strefie',
    },
  },
} as const satisfies Record<string, Agenda>

export const sympatheticAgenda = {
  'convert-the-infidels': {
    name: {
      en: 'Convert the Infidels',
      es: 'Convertir a los infieles',
      de: 'Die Ungläubigen bekehren',
      fr: 'Convertir les infidèles',
      pl: 'Nawróć niewiernych',
    },
    wins: 'humans',
    met: (game) => atMost(game, 3, ...resources),
    text: {
      en: 'the humans have won, and all four resources are at 3 or less',
      es: 'los humanos han ganado, y los cuatro Recursos están en 3 o menos',
      de: 'die Menschen haben gewonnen, und alle vier Ressourcen liegen bei 3 oder weniger',
      fr: 'les humains ont gagné, et les quatre ressources sont à 3 ou moins',
      pl: 'ludzie wygrali, a wszystkie cztery zasoby wynoszą 3 lub mniej',
    },
  },
  'guide-them-to-destiny': {
    name: {
      en: 'Guide Them to Destiny',
      es: 'Guiarlos hacia su destino',
      de: 'Den Weg zum Schicksal weisen',
      fr: 'Les guider vers leur destinée',
      pl: 'Prowadź ich ku przeznaczeniu',
    },
    wins: 'humans',
    met: ({ resources: { population, morale } }) => Math.abs(population - morale) <= 2,
    text: {
      en: 'the humans have won, and population and morale differ by at most 2',
      es: 'los humanos han ganado, y la Población y la Moral difieren en 2 como máximo',
      de: 'die Menschen haben gewonnen, und Bevölkerung und Moral unterscheiden sich um höchstens 2',
      fr: 'les humains ont gagné, et la population et le moral diffèrent de 2 au plus',
      pl: 'ludzie wygrali, a populacja i morale różnią się najwyżej o 2',
    },
  },
  'join-the-colonials': {
    name: {
      en: 'Join the Colonials',
      es: 'Unirse a los coloniales',
      de: 'Zu den Kolonialen überlaufen',
      fr: 'Rejoindre les coloniaux',
      pl: 'Przyłącz się do kolonistów',
    },
    wins: 'humans',
    met: (game, seat) => isInfiltrating(game, seat) && !isConfined(game, seat),
    text: {
      en: 'the humans have won, and this player is infiltrating and neither in the Brig nor in Detention',
      es: 'los humanos han ganado, y este jugador está infiltrado y no está en la Prisión ni en el Centro de Detención',
      de: 'die Menschen haben gewonnen, und dieser Spieler infiltriert und ist weder in der Brig noch im Arrest',
      fr: 'les humains ont gagné, et ce joueur est infiltré et n’est ni en Cellule ni en Détention',
      pl: 'ludzie wygrali, a ten gracz jest w Infiltracji i nie przebywa w Areszcie ani w Więzieniu',
    },
  },
  'prove-their-worth': {
    name: {
      en: 'Prove Their Worth',
      es: 'Demostrar su valía',
      de: 'Ihren Wert beweisen',
      fr: 'Prouver leur valeur',
      pl: 'Niech dowiodą swej wartości',
    },
    wins: 'humans',
    met: ({ damagedVipers, removed }) => damagedVipers + removed.vipers + removed.raptors >= 5,
    text: {
      en: 'the humans have won, and at least 5 vipers and raptors are damaged or destroyed',
      es: 'los humanos han ganado, y al menos 5 Vipers y Raptors están dañados o destruidos',
      de: 'die Menschen haben gewonnen, und mindestens 5 Viper und Raptoren sind beschädigt oder zerstört',
      fr: 'les humains ont gagné, et au moins 5 vipers et raptors sont endommagés ou détruits',
      pl: 'ludzie wygrali, a co najmniej 5 viperów i raptorów jest uszkodzonych lub zniszczonych',
    },
  },
  'salvage-their-equipment': {
    name: {
      en: 'Salvage Their Equipment',
      es: 'Recuperar su equipamiento',
      de: 'Ihre Ausrüstung bergen',
      fr: 'Récupérer leur équipement',
      pl: 'Przejmij ich sprzęt',
    },
    wins: 'cylons',
    met: (game) => damagedLocationsOf(game) <= 2,
    text: {
      en: 'the Cylons have won, and at most 2 locations on Galactica are damaged',
      es: 'los cylons han ganado, y como máximo 2 localizaciones de Galactica están dañadas',
      de: 'die Zylonen haben gewonnen, und höchstens 2 Orte auf der Galactica sind beschädigt',
      fr: 'les cylons ont gagné, et au plus 2 lieux du Galactica sont endommagés',
      pl: 'Cyloni wygrali, a uszkodzone są najwyżej 2 obszary Galactiki',
    },
  },
  'the-illusion-of-hope': {
    name: {
      en: 'The Illusion of Hope',
      es: 'La ilusión de la esperanza',
      de: 'Die Illusion der Hoffnung',
      fr: 'L’illusion de l’espoir',
      pl: 'Iluzja nadziei',
    },
    wins: 'cylons',
    met: (game) => distance(game) >= 6,
    text: {
      en: 'the Cylons have won, and the distance travelled is 6 or more',
      es: 'los cylons han ganado, y la distancia recorrida es de 6 o más',
      de: 'die Zylonen haben gewonnen, und die zurückgelegte Entfernung beträgt 6 oder mehr',
      fr: 'les cylons ont gagné, et la distance parcourue est de 6 ou plus',
      pl: 'Cyloni wygrali, a przebyty dystans wynosi 6 lub więcej',
    },
  },
} as const satisfies Record<string, Agenda>

export const agendas: Readonly<Record<string, Agenda>> = { ...hostileAgenda, ...sympatheticAgenda }

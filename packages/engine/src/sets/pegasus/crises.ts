// The 20 crisis cards of Pegasus, in alphabetical order.

import { at } from '../../core/ability.ts'
import type { CrisisCard } from '../../core/card.ts'
import { discard } from '../../language/nodes/cards.ts'
import { check } from '../../language/nodes/checks.ts'
import { all, choose, may, noEffect, roll } from '../../language/nodes/flow.ts'
import { leaveBrig, look, send, titleToHeir } from '../../language/nodes/people.ts'
import { drawOwn, each } from '../../language/nodes/players.ts'
import { gain, lose } from '../../language/nodes/resources.ts'
import {
  damageGalactica,
  damageVipers,
  destroyCivilianShip,
  destroyRaptor,
  keepInPlay,
} from '../../language/nodes/ships.ts'
import { E, F, L, P, T } from '../base/skills.ts'
import { execute } from '../parts/execution.ts'
import { corrupt, treacheryIntoDestiny } from '../parts/treachery-type.ts'
import { launchesRaiders, markScar, personalVendetta } from './crises/scar.ts'
import { damageVipersAnywhere } from './crises/training-snafu.ts'

const corruptAll = (count: number) => each('players', corrupt('self', count))

export const crises = {
  'a-verdict-of-guilty': {
    name: {
      en: 'A Verdict of Guilty',
      es: 'Veredicto de culpabilidad',
      de: 'Schuldspruch',
      fr: 'Verdict de culpabilité',
      pl: 'Wyrok skazujący',
    },
    either: ['admiral', all(execute('current'), discard('admiral', 3)), damageGalactica(2)],
    activate: ['basestars'],
    jump: true,
  },
  'an-offer-of-peace': {
    name: {
      en: 'An Offer of Peace',
      es: 'Oferta de paz',
      de: 'Friedensangebot',
      fr: 'Offre de paix',
      pl: 'Propozycja pokoju',
    },
    resolve: check(12, [P, L], {
      partial: [6, treacheryIntoDestiny(2)],
      fail: all(lose({ morale: 1 }), treacheryIntoDestiny(2)),
    }),
    activate: ['launch'],
  },
  'assassination-plot': {
    name: {
      en: 'Assassination Plot',
      es: 'Complot de asesinato',
      de: 'Mordkomplott',
      fr: 'Complot d’assassinat',
      pl: 'Plan zabójstwa',
    },
    either: ['president', all(corrupt('admiral', 3), corrupt('current', 3)), execute('admiral')],
    activate: ['basestars'],
    jump: true,
  },
  'civilian-ship-nuked': {
    name: {
      en: 'Civilian Ship Nuked',
      es: 'Ataque nuclear a una nave civil',
      de: 'Nuklearschlag auf Zivilschiff',
      fr: 'Vaisseau civil atomisé',
      pl: 'Atak nuklearny na cywilów',
    },
    either: ['president', all(destroyCivilianShip(), corruptAll(1)), destroyCivilianShip(2)],
    activate: ['raiders'],
    jump: true,
  },
  'code-blue': {
    name: { en: 'Code Blue', es: 'Código azul', de: 'Code Blau', fr: 'Code bleu', pl: 'Kod niebieski' },
    either: [
      'current',
      check(13, [P, L, T], {
        pass: choose('current', { notSelf: true, hiddenLoyalty: true }, look('current', 'chosen')),
        fail: all(lose({ morale: 1 }), send('current', 'brig')),
      }),
      corruptAll(2),
    ],
    activate: ['heavy'],
    jump: true,
  },
  'defending-a-prisoner': {
    name: {
      en: 'Defending a Prisoner',
      es: 'Defender a un prisionero',
      de: 'Einen Gefangenen verteidigen',
      fr: 'Défendre un prisonnier',
      pl: 'Obrona więźnia',
    },
    resolve: check(11, [P, L], { fail: all(lose({ morale: 1 }), roll({ atMost: 4 }, execute('current'))) }),
    activate: ['heavy'],
    jump: true,
  },
  dogfight: {
    name: {
      en: 'Dogfight',
      es: 'Duelo de cazas',
      de: 'Raumkampfduell',
      fr: 'Combat tournoyant',
      pl: 'Pojedynek myśliwców',
    },
    attack: {
      activate: ['raiders'],
      setup: {
        starboardAft: { basestar: 1, raider: 2 },
        rear: { raider: 2 },
        portAft: { viper: 1 },
        portBow: { viper: 1, civilian: 1 },
      },
      special: {
        name: {
          en: 'Constant Barrage',
          es: 'Fuego incesante',
          de: 'Dauerbeschuss',
          fr: 'Feu roulant',
          pl: 'Nieustanny ostrzał',
        },
        effect: keepInPlay(),
      },
    },
    whileInPlay: at('raidersActivated', launchesRaiders(2)),
    untilJump: 'discard',
  },
  'food-hoarding-in-the-fleet': {
    name: {
      en: 'Food Hoarding in the Fleet',
      es: 'Acaparamiento de alimentos',
      de: 'Hamstern in der Flotte',
      fr: 'Accaparement de nourriture',
      pl: 'Chomikowanie żywności',
    },
    either: ['president', all(lose({ morale: 1 }), roll({ atMost: 3 }, destroyCivilianShip())), lose({ food: 2 })],
    activate: ['raiders'],
    jump: true,
  },
  'medical-breakthrough': {
    name: {
      en: 'Medical Breakthrough',
      es: 'Avance médico',
      de: 'Medizinischer Durchbruch',
      fr: 'Percée médicale',
      pl: 'Przełom w medycynie',
    },
    resolve: check(12, [P, L, E], {
      pass: each('humans', drawOwn('self', 1)),
      partial: [6, noEffect()],
      fail: all(lose({ morale: 1 }), corruptAll(1)),
    }),
    activate: ['heavy'],
  },
  'pressure-the-supply-ships': {
    name: {
      en: 'Pressure the Supply Ships',
      es: 'Presionar a los cargueros',
      de: 'Versorgungsschiffe bedrängen',
      fr: 'Faire pression sur les cargos',
      pl: 'Nacisk na statki zaopatrzenia',
    },
    either: ['admiral', all(gain({ food: 1 }), lose({ morale: 1 }), corrupt('admiral', 2)), lose({ food: 2 })],
    activate: ['raiders'],
    jump: true,
  },
  'reunite-the-fleet': {
    name: {
      en: 'Reunite the Fleet',
      es: 'Reunificar la flota',
      de: 'Die Flotte wiedervereinen',
      fr: 'Réunifier la flotte',
      pl: 'Zjednoczenie floty',
    },
    either: [
      'current',
      check(10, [P, L], { pass: gain({ population: 1 }), fail: all(lose({ morale: 1 }), corruptAll(1)) }),
      corrupt('current', 2, { random: true }),
    ],
    activate: ['raiders'],
  },
  'review-galacticas-log': {
    name: {
      en: 'Review Galactica’s Log',
      es: 'Revisar la bitácora',
      de: 'Logbuch der Galactica prüfen',
      fr: 'Journal de bord du Galactica',
      pl: 'Przegląd dziennika Galactiki',
    },
    resolve: check(14, [P, L, T], {
      partial: [6, discard('admiral', 3)],
      fail: all(lose({ morale: 1 }), discard('admiral', 5)),
    }),
    activate: ['raiders'],
    jump: true,
  },
  'sabotage-investigated': {
    name: {
      en: 'Sabotage Investigated',
      es: 'Investigación de un sabotaje',
      de: 'Untersuchung der Sabotage',
      fr: 'Enquête sur un sabotage',
      pl: 'Śledztwo w sprawie sabotażu',
    },
    resolve: check(9, [T, E], { pass: lose({ food: 1 }), fail: lose({ morale: 1, fuel: 1, food: 1 }) }),
    activate: ['heavy'],
    jump: true,
  },
  scar: {
    name: { en: 'Scar', es: 'Scar', de: 'Scar', fr: 'Scar', pl: 'Scar' },
    attack: {
      activate: ['raiders'],
      setup: {
        starboardBow: { raider: 1 },
        rear: { civilian: 2 },
        portAft: { viper: 1 },
        portBow: { viper: 1 },
      },
      special: {
        name: {
          en: 'Personal Vendetta',
          es: 'Vendetta personal',
          de: 'Persönliche Vendetta',
          fr: 'Vendetta personnelle',
          pl: 'Osobiste porachunki',
        },
        effect: all(markScar('starboardBow'), keepInPlay()),
      },
    },
    whileInPlay: personalVendetta(2),
    untilJump: 'discard',
  },
  'standoff-with-pegasus': {
    name: {
      en: 'Standoff with Pegasus',
      es: 'Enfrentamiento con la Pegasus',
      de: 'Konfrontation mit der Pegasus',
      fr: 'Face-à-face avec le Pegasus',
      pl: 'Konfrontacja z Pegasusem',
    },
    resolve: check(22, [P, L, T, F], {
      // ruling: docs/rulings.md#standoff-with-pegasus
      pass: may('current', choose('current', { inBrig: true }, leaveBrig('current', 'chosen', { anywhere: true }))),
      fail: all(lose({ population: 1, morale: 1 }), damageVipers(1, 'space')),
    }),
    activate: ['launch'],
  },
  'suspicious-election-results': {
    name: {
      en: 'Suspicious Election Results',
      es: 'Elecciones sospechosas',
      de: 'Verdächtiges Wahlergebnis',
      fr: 'Résultats électoraux suspects',
      pl: 'Podejrzane wyniki wyborów',
    },
    either: ['admiral', titleToHeir('president'), corrupt('admiral', 1, { random: true })],
    activate: ['raiders'],
  },
  'the-black-market': {
    name: {
      en: 'The Black Market',
      es: 'El mercado negro',
      de: 'Der Schwarzmarkt',
      fr: 'Le marché noir',
      pl: 'Czarny rynek',
    },
    either: [
      'current',
      check(13, [P, L, T], { pass: gain({ food: 1 }), fail: lose({ food: 2, morale: 1 }) }),
      all(lose({ food: 1 }), corruptAll(1)),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'the-guardians': {
    name: { en: 'The Guardians', es: 'Los Guardianes', de: 'Die Wächter', fr: 'Les Gardiens', pl: 'Strażnicy' },
    attack: {
      activate: ['basestars'],
      setup: {
        front: { basestar: 1 },
        starboardBow: { raider: 2 },
        starboardAft: { heavyRaider: 1 },
        rear: { civilian: 1 },
        portAft: { viper: 1 },
        portBow: { raider: 2, viper: 1 },
      },
      special: {
        name: {
          en: 'Raptor Crew Captured',
          es: 'Tripulación de Raptor capturada',
          de: 'Gefangene Raptorbesatzung',
          fr: 'Équipage de raptor capturé',
          pl: 'Pojmana załoga raptora',
        },
        effect: keepInPlay(),
      },
    },
    whileInPlay: at('basestarDestroyed', all(lose({ morale: 1 }), destroyRaptor())),
    untilJump: 'discard',
  },
  'training-snafu': {
    name: {
      en: 'Training Snafu',
      es: 'Caos en el entrenamiento',
      de: 'Ausbildungspanne',
      fr: 'Fiasco à l’entraînement',
      pl: 'Wpadka na ćwiczeniach',
    },
    resolve: check(8, [L, F], { fail: damageVipersAnywhere(3) }),
    activate: ['basestars'],
    jump: true,
  },
  'unsettling-stories': {
    name: {
      en: 'Unsettling Stories',
      es: 'Historias inquietantes',
      de: 'Beunruhigende Geschichten',
      fr: 'Récits troublants',
      pl: 'Niepokojące historie',
    },
    either: ['current', check(9, [P, L], { fail: all(lose({ morale: 1 }), corruptAll(1)) }), lose({ morale: 1 })],
    activate: ['raiders'],
    jump: true,
  },
} as const satisfies Record<string, CrisisCard>

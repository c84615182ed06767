// The 20 crisis cards of Pegasus, in alphabetical order.

import { at } from '../../core/ability.ts'
import type { CrisisCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
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
    name: names`A Verdict of Guilty | Veredicto de culpabilidad | Schuldspruch | Verdict de culpabilité | Wyrok skazujący`,
    either: ['admiral', all(execute('current'), discard('admiral', 3)), damageGalactica(2)],
    activate: ['basestars'],
    jump: true,
  },
  'an-offer-of-peace': {
    name: names`An Offer of Peace | Oferta de paz | Friedensangebot | Offre de paix | Propozycja pokoju`,
    resolve: check(12, [P, L], {
      partial: [6, treacheryIntoDestiny(2)],
      fail: all(lose({ morale: 1 }), treacheryIntoDestiny(2)),
    }),
    activate: ['launch'],
  },
  'assassination-plot': {
    name: names`Assassination Plot | Complot de asesinato | Mordkomplott | Complot d’assassinat | Plan zabójstwa`,
    either: ['president', all(corrupt('admiral', 3), corrupt('current', 3)), execute('admiral')],
    activate: ['basestars'],
    jump: true,
  },
  'civilian-ship-nuked': {
    name: names`Civilian Ship Nuked | Ataque nuclear a una nave civil | Nuklearschlag auf Zivilschiff | Vaisseau civil atomisé | Atak nuklearny na cywilów`,
    either: ['president', all(destroyCivilianShip(), corruptAll(1)), destroyCivilianShip(2)],
    activate: ['raiders'],
    jump: true,
  },
  'code-blue': {
    name: names`Code Blue | Código azul | Code Blau | Code bleu | Kod niebieski`,
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
    name: names`Defending a Prisoner | Defender a un prisionero | Einen Gefangenen verteidigen | Défendre un prisonnier | Obrona więźnia`,
    resolve: check(11, [P, L], { fail: all(lose({ morale: 1 }), roll({ atMost: 4 }, execute('current'))) }),
    activate: ['heavy'],
    jump: true,
  },
  dogfight: {
    name: names`Dogfight | Duelo de cazas | Raumkampfduell | Combat tournoyant | Pojedynek myśliwców`,
    attack: {
      activate: ['raiders'],
      setup: {
        starboardAft: { basestar: 1, raider: 2 },
        rear: { raider: 2 },
        portAft: { viper: 1 },
        portBow: { viper: 1, civilian: 1 },
      },
      special: {
        name: names`Constant Barrage | Fuego incesante | Dauerbeschuss | Feu roulant | Nieustanny ostrzał`,
        effect: keepInPlay(),
      },
    },
    whileInPlay: at('raidersActivated', launchesRaiders(2)),
    untilJump: 'discard',
  },
  'food-hoarding-in-the-fleet': {
    name: names`Food Hoarding in the Fleet | Acaparamiento de alimentos | Hamstern in der Flotte | Accaparement de nourriture | Chomikowanie żywności`,
    either: ['president', all(lose({ morale: 1 }), roll({ atMost: 3 }, destroyCivilianShip())), lose({ food: 2 })],
    activate: ['raiders'],
    jump: true,
  },
  'medical-breakthrough': {
    name: names`Medical Breakthrough | Avance médico | Medizinischer Durchbruch | Percée médicale | Przełom w medycynie`,
    resolve: check(12, [P, L, E], {
      pass: each('humans', drawOwn('self', 1)),
      partial: [6, noEffect()],
      fail: all(lose({ morale: 1 }), corruptAll(1)),
    }),
    activate: ['heavy'],
  },
  'pressure-the-supply-ships': {
    name: names`Pressure the Supply Ships | Presionar a los cargueros | Versorgungsschiffe bedrängen | Faire pression sur les cargos | Nacisk na statki zaopatrzenia`,
    either: ['admiral', all(gain({ food: 1 }), lose({ morale: 1 }), corrupt('admiral', 2)), lose({ food: 2 })],
    activate: ['raiders'],
    jump: true,
  },
  'reunite-the-fleet': {
    name: names`Reunite the Fleet | Reunificar la flota | Die Flotte wiedervereinen | Réunifier la flotte | Zjednoczenie floty`,
    either: [
      'current',
      check(10, [P, L], { pass: gain({ population: 1 }), fail: all(lose({ morale: 1 }), corruptAll(1)) }),
      corrupt('current', 2, { random: true }),
    ],
    activate: ['raiders'],
  },
  'review-galacticas-log': {
    name: names`Review Galactica’s Log | Revisar la bitácora | Logbuch der Galactica prüfen | Journal de bord du Galactica | Przegląd dziennika Galactiki`,
    resolve: check(14, [P, L, T], {
      partial: [6, discard('admiral', 3)],
      fail: all(lose({ morale: 1 }), discard('admiral', 5)),
    }),
    activate: ['raiders'],
    jump: true,
  },
  'sabotage-investigated': {
    name: names`Sabotage Investigated | Investigación de un sabotaje | Untersuchung der Sabotage | Enquête sur un sabotage | Śledztwo w sprawie sabotażu`,
    resolve: check(9, [T, E], { pass: lose({ food: 1 }), fail: lose({ morale: 1, fuel: 1, food: 1 }) }),
    activate: ['heavy'],
    jump: true,
  },
  scar: {
    name: names`Scar | Scar | Scar | Scar | Scar`,
    attack: {
      activate: ['raiders'],
      setup: {
        starboardBow: { raider: 1 },
        rear: { civilian: 2 },
        portAft: { viper: 1 },
        portBow: { viper: 1 },
      },
      special: {
        name: names`Personal Vendetta | Vendetta personal | Persönliche Vendetta | Vendetta personnelle | Osobiste porachunki`,
        effect: all(markScar('starboardBow'), keepInPlay()),
      },
    },
    whileInPlay: personalVendetta(2),
    untilJump: 'discard',
  },
  'standoff-with-pegasus': {
    name: names`Standoff with Pegasus | Enfrentamiento con la Pegasus | Konfrontation mit der Pegasus | Face-à-face avec le Pegasus | Konfrontacja z Pegasusem`,
    resolve: check(22, [P, L, T, F], {
      // ruling: docs/rulings.md#standoff-with-pegasus
      pass: may('current', choose('current', { inBrig: true }, leaveBrig('current', 'chosen', { anywhere: true }))),
      fail: all(lose({ population: 1, morale: 1 }), damageVipers(1, 'space')),
    }),
    activate: ['launch'],
  },
  'suspicious-election-results': {
    name: names`Suspicious Election Results | Elecciones sospechosas | Verdächtiges Wahlergebnis | Résultats électoraux suspects | Podejrzane wyniki wyborów`,
    either: ['admiral', titleToHeir('president'), corrupt('admiral', 1, { random: true })],
    activate: ['raiders'],
  },
  'the-black-market': {
    name: names`The Black Market | El mercado negro | Der Schwarzmarkt | Le marché noir | Czarny rynek`,
    either: [
      'current',
      check(13, [P, L, T], { pass: gain({ food: 1 }), fail: lose({ food: 2, morale: 1 }) }),
      all(lose({ food: 1 }), corruptAll(1)),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'the-guardians': {
    name: names`The Guardians | Los Guardianes | Die Wächter | Les Gardiens | Strażnicy`,
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
        name: names`Raptor Crew Captured | Tripulación de Raptor capturada | Gefangene Raptorbesatzung | Équipage de raptor capturé | Pojmana załoga raptora`,
        effect: keepInPlay(),
      },
    },
    whileInPlay: at('basestarDestroyed', all(lose({ morale: 1 }), destroyRaptor())),
    untilJump: 'discard',
  },
  'training-snafu': {
    name: names`Training Snafu | Caos en el entrenamiento | Ausbildungspanne | Fiasco à l’entraînement | Wpadka na ćwiczeniach`,
    resolve: check(8, [L, F], { fail: damageVipersAnywhere(3) }),
    activate: ['basestars'],
    jump: true,
  },
  'unsettling-stories': {
    name: names`Unsettling Stories | Historias inquietantes | Beunruhigende Geschichten | Récits troublants | Niepokojące historie`,
    either: ['current', check(9, [P, L], { fail: all(lose({ morale: 1 }), corruptAll(1)) }), lose({ morale: 1 })],
    activate: ['raiders'],
    jump: true,
  },
} as const satisfies Record<string, CrisisCard>

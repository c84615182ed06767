// The crisis cards of Exodus, in alphabetical order.

import type { Chooser, CrisisCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { discard, discardHand, discardTogether, eachDiscards, searchDestiny } from '../../language/nodes/cards.ts'
import { check } from '../../language/nodes/checks.ts'
import { jumpPreparation } from '../../language/nodes/fleet.ts'
import { all, choose, either, may, roll } from '../../language/nodes/flow.ts'
import { giveTitle, look, send } from '../../language/nodes/people.ts'
import { drawOwn } from '../../language/nodes/players.ts'
import { gain, lose } from '../../language/nodes/resources.ts'
import {
  activateCylons,
  centurion,
  damageGalactica,
  destroyCivilianShip,
  destroyRaptor,
  placeCivilians,
  recallUndamagedVipers,
} from '../../language/nodes/ships.ts'
import { E, F, L, P, T } from '../base/skills.ts'
import { execute } from '../parts/execution.ts'
import { destroyAllCylonShips } from './crises/cylon-genocide.ts'
import { titlesToHeirs } from './crises/haunted-by-the-past.ts'
import { destroyOneCenturion } from './crises/set-a-trap.ts'
import { clearOneArea } from './crises/strange-beacon.ts'

const jailOne = (by: Chooser) => choose(by, { sendTo: 'brig' }, send('chosen', 'brig'))
const hurtAnother = choose('current', { notSelf: true, sendTo: 'sickbay' }, send('chosen', 'sickbay'))

export const crises = {
  'airlock-leak': {
    name: names`Airlock Leak | Fuga en la esclusa | Leck in der Luftschleuse | Fuite dans le sas | Nieszczelna śluza`,
    resolve: check(6, [T, E], { fail: all(damageGalactica(), send('current', 'sickbay')) }),
    activate: ['heavy'],
  },
  'ambushed-by-the-press': {
    name: names`Ambushed by the Press | Encerrona de la prensa | Von der Presse überrumpelt | Traquenard médiatique | Zasadzka dziennikarzy`,
    either: ['president', lose({ morale: 1 }), discardHand('president')],
    activate: ['raiders'],
    jump: true,
  },
  'appoint-head-of-security': {
    name: names`Appoint Head of Security | Nombrar jefe de seguridad | Sicherheitschef ernennen | Nommer un chef de la sécurité | Wybór szefa ochrony`,
    either: [
      'admiral',
      all(recallUndamagedVipers(), discard('admiral', 2, { random: true })),
      all(lose({ morale: 1 }), damageGalactica()),
    ],
    activate: ['launch'],
  },
  'centurion-assault': {
    name: names`Centurion Assault | Asalto de Centuriones | Angriff der Zenturios | Assaut de centurions | Szturm centurionów`,
    resolve: check(9, [T, F], { fail: all(destroyRaptor(), send('current', 'sickbay')) }),
    activate: ['launch'],
  },
  'consult-the-prisoner': {
    name: names`Consult the Prisoner | Consultar al prisionero | Den Gefangenen befragen | Consulter le prisonnier | Rozmowa z więźniem`,
    either: [
      'current',
      check(13, [P, T, E], { pass: jumpPreparation(1), fail: all(eachDiscards(1), send('current', 'brig')) }),
      discardTogether(discard('admiral', 2), discard('current', 3)),
    ],
    activate: ['basestars'],
    jump: true,
  },
  'controversial-manuscript': {
    name: names`Controversial Manuscript | Manuscrito polémico | Umstrittenes Manuskript | Manuscrit controversé | Kontrowersyjny manuskrypt`,
    either: ['president', lose({ morale: 1 }), all(gain({ morale: 1 }), damageGalactica(2))],
    activate: ['raiders'],
    jump: true,
  },
  'cylon-genocide': {
    name: names`Cylon Genocide | Genocidio de los cylons | Genozid an den Zylonen | Génocide des cylons | Zagłada Cylonów`,
    either: [
      'current',
      check(21, [P, L, T, E], {
        pass: destroyAllCylonShips(),
        fail: all(lose({ morale: 1 }), activateCylons('basestars', 'launch', 'heavy')),
      }),
      roll({ atMost: 4 }, send('current', 'brig')),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'divisive-behavior': {
    name: names`Divisive Behavior | Sembrar la discordia | Zwietracht säen | Semer la discorde | Sianie niezgody`,
    resolve: check(10, [P, L, T], { fail: lose({ morale: 1 }), consequence: hurtAnother }),
    activate: ['heavy'],
    jump: true,
  },
  'familiar-face': {
    name: names`Familiar Face | Un rostro familiar | Ein bekanntes Gesicht | Un visage familier | Znajoma twarz`,
    either: [
      'current',
      check(12, [P, L, T], {
        pass: may('admiral', jailOne('admiral')),
        fail: all(lose({ morale: 1 }), discardHand('admiral')),
      }),
      lose({ morale: 1 }),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'guilty-conscience': {
    name: names`Guilty Conscience | Mala conciencia | Schlechtes Gewissen | Mauvaise conscience | Wyrzuty sumienia`,
    resolve: check(7, [P, L], { fail: discard('current', 3, { random: true }) }),
    activate: ['heavy'],
    jump: true,
  },
  'haunted-by-the-past': {
    name: names`Haunted by the Past | Fantasmas del pasado | Schatten der Vergangenheit | Fantômes du passé | Duchy przeszłości`,
    resolve: check(12, [P, L], { fail: eachDiscards(1, { random: true }), consequence: titlesToHeirs('current') }),
    activate: ['heavy'],
    jump: true,
  },
  'hera-rescued': {
    name: names`Hera Rescued | Hera rescatada | Hera gerettet | Héra sauvée | Hera uratowana`,
    either: ['current', check(10, [P, L], { fail: all(lose({ morale: 2 }), destroyRaptor()) }), lose({ morale: 1 })],
    activate: ['raiders'],
    jump: true,
  },
  'hidden-explosives': {
    name: names`Hidden Explosives | Explosivos ocultos | Versteckter Sprengstoff | Explosifs dissimulés | Ukryte ładunki wybuchowe`,
    either: ['admiral', all(destroyRaptor(), send('current', 'sickbay')), lose({ morale: 1 })],
    activate: ['raiders'],
    jump: true,
  },
  'hidden-identity': {
    name: names`Hidden Identity | Identidad oculta | Verborgene Identität | Identité cachée | Ukryta tożsamość`,
    resolve: check(12, [P, L, T], { fail: all(lose({ morale: 1 }), send('current', 'brig')) }),
    activate: ['launch'],
  },
  'in-the-ring': {
    name: names`In the Ring | En el ring | Im Ring | Sur le ring | Na ringu`,
    resolve: check(12, [P, L, T], {
      pass: gain({ morale: 1 }),
      fail: all(lose({ morale: 1 }), send('current', 'sickbay')),
      consequence: hurtAnother,
    }),
    activate: ['heavy'],
    jump: true,
  },
  interrogation: {
    name: names`Interrogation | Interrogatorio | Verhör | Interrogatoire | Przesłuchanie`,
    either: [
      'admiral',
      choose(
        'admiral',
        { notSelf: true, sendTo: 'sickbay' },
        all(send('chosen', 'sickbay'), may('admiral', look('admiral', 'chosen'))),
      ),
      all(discard('admiral', 2), discard('current', 3)),
    ],
    activate: ['basestars'],
  },
  'joes-bar': {
    name: names`Joe’s Bar | El bar de Joe | Joe’s Bar | Le bar de Joe | Bar u Joego`,
    resolve: check(12, [P, L, E], {
      pass: gain({ morale: 1 }),
      fail: all(lose({ morale: 1 }), send('current', 'brig')),
    }),
    activate: ['raiders'],
    jump: true,
  },
  'labor-dispute': {
    name: names`Labor Dispute | Conflicto laboral | Arbeitskampf | Conflit social | Spór pracowniczy`,
    either: ['president', lose({ morale: 2 }), all(lose({ fuel: 1 }), jumpPreparation(-1))],
    activate: ['basestars'],
  },
  'medal-of-distinction': {
    name: names`Medal of Distinction | Medalla al mérito | Verdienstmedaille | Médaille du mérite | Medal za zasługi`,
    either: ['admiral', all(gain({ morale: 1 }), placeCivilians(2), activateCylons('raiders')), lose({ morale: 1 })],
    activate: ['basestars'],
    jump: true,
  },
  'mysterious-guide': {
    name: names`Mysterious Guide | Guía misterioso | Geheimnisvoller Wegweiser | Guide mystérieux | Tajemniczy przewodnik`,
    either: [
      'current',
      check(11, [P, L], { pass: jumpPreparation(1), fail: all(lose({ fuel: 1 }), discardHand('current')) }),
      lose({ morale: 1 }),
    ],
    activate: ['raiders'],
  },
  'mysterious-message': {
    name: names`Mysterious Message | Mensaje misterioso | Geheimnisvolle Botschaft | Message mystérieux | Tajemnicza wiadomość`,
    either: [
      'current',
      check(9, [P, E], {
        pass: may('current', searchDestiny('current', 2)),
        fail: activateCylons('launch', 'basestars'),
      }),
      activateCylons('basestars'),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'power-failure': {
    name: names`Power Failure | Corte de energía | Energieausfall | Panne d’énergie | Awaria zasilania`,
    resolve: check(14, [L, T, E], { fail: jumpPreparation(-1), consequence: damageGalactica() }),
    activate: ['heavy'],
  },
  'raptor-malfunction': {
    name: names`Raptor Malfunction | Avería en un Raptor | Defekter Raptor | Raptor en panne | Awaria raptora`,
    either: [
      'current',
      check(12, [T, F, E], { fail: all(damageGalactica(), destroyRaptor()) }),
      send('current', 'sickbay'),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'set-a-trap': {
    name: names`Set a Trap | Tender una trampa | Eine Falle stellen | Tendre un piège | Zastawienie pułapki`,
    either: [
      'current',
      check(10, [L, T], {
        pass: destroyOneCenturion('current'),
        fail: all(centurion(), send('current', 'sickbay')),
      }),
      roll({ atMost: 4 }, centurion()),
    ],
    activate: ['raiders'],
  },
  'strange-beacon': {
    name: names`Strange Beacon | Extraña baliza | Seltsame Signalboje | Étrange balise | Dziwna boja`,
    resolve: check(13, [T, F, E], { pass: clearOneArea('current'), fail: jumpPreparation(-1) }),
    activate: ['raiders'],
  },
  'temple-of-the-five': {
    name: names`Temple of the Five | Templo de los Cinco | Tempel der Fünf | Temple des Cinq | Świątynia Pięciorga`,
    resolve: check(9, [T, E], { pass: may('current', drawOwn('current', 2)), fail: jumpPreparation(-1) }),
    activate: ['launch'],
  },
  'the-circle': {
    name: names`The Circle | El Círculo | Der Zirkel | Le Cercle | Krąg`,
    either: [
      'president',
      either(
        'president',
        choose('president', { notSelf: true, mayHoldTitles: true }, giveTitle('president', 'chosen')),
        execute('current'),
      ),
      all(discard('president', 2), discard('current', 3)),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'the-passage': {
    name: names`The Passage | La travesía | Die Passage | Le passage | Przeprawa`,
    either: [
      'current',
      // ruling: docs/rulings.md#the-passage
      check(14, [T, F, E], { pass: jumpPreparation(1), fail: destroyCivilianShip(2) }),
      roll({ atMost: 6 }, send('current', 'sickbay')),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'threat-of-super-nova': {
    name: names`Threat of Super Nova | Amenaza de supernova | Drohende Supernova | Menace de supernova | Groźba supernowej`,
    resolve: check(10, [L, F, E], {
      fail: all(lose({ population: 1 }), damageGalactica()),
      consequence: activateCylons('basestars'),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'truth-and-reconciliation': {
    name: names`Truth and Reconciliation | Verdad y reconciliación | Wahrheit und Versöhnung | Vérité et réconciliation | Prawda i pojednanie`,
    either: [
      'president',
      all(lose({ morale: 1 }), jailOne('president')),
      all(discard('president', 2), discard('current', 3)),
    ],
    activate: ['basestars'],
    jump: true,
  },
  'unexplained-deaths': {
    name: names`Unexplained Deaths | Muertes inexplicadas | Ungeklärte Todesfälle | Morts inexpliquées | Niewyjaśnione zgony`,
    resolve: check(8, [L, T], { fail: lose({ morale: 1, population: 1 }) }),
    activate: ['raiders'],
    jump: true,
  },
  'unfair-bias': {
    name: names`Unfair Bias | Prejuicios injustos | Ungerechte Vorurteile | Préjugés injustes | Krzywdzące uprzedzenia`,
    resolve: check(12, [P, L, T], { fail: all(damageGalactica(), discardHand('current')) }),
    activate: ['raiders'],
    jump: true,
  },
  'unwelcome-faces': {
    name: names`Unwelcome Faces | Rostros indeseados | Unwillkommene Gesichter | Visages indésirables | Niemile widziane twarze`,
    either: ['admiral', all(discardHand('admiral'), jailOne('admiral')), all(lose({ morale: 1 }), damageGalactica())],
    activate: ['raiders'],
    jump: true,
  },
  'widespread-starvation': {
    name: names`Widespread Starvation | Hambruna generalizada | Grassierender Hunger | Famine généralisée | Powszechny głód`,
    either: ['president', lose({ food: 2 }), lose({ food: 1, population: 1 })],
    activate: ['raiders'],
    jump: true,
  },
} as const satisfies Record<string, CrisisCard>

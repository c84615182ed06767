// The 70 crisis cards of the base game, in alphabetical order.

import type { CrisisCard } from '../../core/card.ts'
import { discard, discardHand, discardTogether, draw, eachDiscards } from '../../language/nodes/cards.ts'
import { check } from '../../language/nodes/checks.ts'
import { anotherCrisis, countAsDistance, jumpPreparation } from '../../language/nodes/fleet.ts'
import { all, choose, either, ifBelow, may, noEffect, roll } from '../../language/nodes/flow.ts'
import { giveTitle, look, lookAtPresidentOrAdmiral, send, sendAllIn } from '../../language/nodes/people.ts'
import { gain, lose, spend } from '../../language/nodes/resources.ts'
import {
  activateCylons,
  activatePlacedRaiders,
  centurion,
  damageVipers,
  destroyCivilianShip,
  destroyRaptor,
  discardNuke,
  keepInPlay,
  place,
  recallUndamagedVipers,
  repairRaptor,
} from '../../language/nodes/ships.ts'
import { launchesMore, nobodyActivates, noLookingAtLoyalty, unmannedVipersAim } from '../../language/standing-rules.ts'
import { E, F, L, P, T } from './skills.ts'

export const crises = {
  'a-traitor-accused': {
    name: {
      en: 'A Traitor Accused',
      es: 'Acusado de traición',
      de: 'Des Verrats beschuldigt',
      fr: 'Accusé de trahison',
      pl: 'Oskarżenie o zdradę',
    },
    either: [
      'current',
      check(8, [P, L], { fail: choose('current', { sendTo: 'brig' }, send('chosen', 'brig')) }),
      discard('current', 5),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'admiral-grilled': {
    name: {
      en: 'Admiral Grilled',
      es: 'Almirante contra las cuerdas',
      de: 'Admiral im Kreuzverhör',
      fr: 'L’Amiral sur le gril',
      pl: 'Admirał w ogniu pytań',
    },
    either: [
      'current',
      check(9, [P, L], { fail: all(lose({ morale: 1 }), discard('admiral', 2)) }),
      lose({ morale: 1 }),
    ],
    activate: ['raiders'],
    jump: true,
  },
  ambush: {
    name: { en: 'Ambush', es: 'Emboscada', de: 'Hinterhalt', fr: 'Embuscade', pl: 'Zasadzka' },
    attack: {
      activate: ['basestars'],
      setup: {
        front: { raider: 4 },
        starboardAft: { civilian: 1 },
        rear: { basestar: 1, raider: 4 },
        portAft: { viper: 2, civilian: 1 },
        portBow: { civilian: 1 },
      },
      special: {
        name: {
          en: 'Training New Pilots',
          es: 'Formación de nuevos pilotos',
          de: 'Ausbildung neuer Piloten',
          fr: 'Formation de nouveaux pilotes',
          pl: 'Szkolenie nowych pilotów',
        },
        effect: keepInPlay(),
      },
    },
    whileInPlay: unmannedVipersAim(-2),
    untilJump: 'discard',
  },
  'analyze-enemy-fighter': {
    name: {
      en: 'Analyze Enemy Fighter',
      es: 'Analizar caza enemigo',
      de: 'Feindlichen Jäger analysieren',
      fr: 'Analyser un chasseur ennemi',
      pl: 'Analiza wrogiego myśliwca',
    },
    either: [
      'current',
      check(7, [T, E], { pass: repairRaptor(), fail: lose({ population: 1 }) }),
      roll({ atMost: 4 }, all(lose({ population: 1 }), discard('current', 2))),
    ],
    activate: ['raiders'],
    jump: true,
  },
  besieged: {
    name: { en: 'Besieged', es: 'Asediados', de: 'Belagert', fr: 'Assiégés', pl: 'Oblężenie' },
    attack: {
      activate: ['raiders'],
      setup: {
        front: { civilian: 1 },
        starboardBow: { civilian: 1 },
        rear: { heavyRaider: 1 },
        portAft: { basestar: 1 },
        portBow: { raider: 4, viper: 2, civilian: 1 },
      },
      special: {
        name: {
          en: 'Heavy Casualties',
          es: 'Cuantiosas bajas',
          de: 'Schwere Verluste',
          fr: 'Lourdes pertes',
          pl: 'Ciężkie straty',
        },
        effect: activatePlacedRaiders('portBow', 4),
      },
    },
  },
  'boarding-parties': {
    name: {
      en: 'Boarding Parties',
      es: 'Partidas de abordaje',
      de: 'Enterkommandos',
      fr: 'Groupes d’abordage',
      pl: 'Grupy abordażowe',
    },
    attack: {
      activate: ['heavy'],
      setup: {
        front: { heavyRaider: 2 },
        starboardBow: { basestar: 1, raider: 4 },
        starboardAft: { heavyRaider: 2 },
        rear: { civilian: 1 },
        portAft: { civilian: 2 },
      },
      special: {
        name: {
          en: 'Surprise Assault',
          es: 'Asalto por sorpresa',
          de: 'Überraschungsangriff',
          fr: 'Assaut surprise',
          pl: 'Niespodziewany szturm',
        },
        effect: noEffect(),
      },
    },
  },
  'bomb-threat': {
    name: {
      en: 'Bomb Threat',
      es: 'Amenaza de bomba',
      de: 'Bombendrohung',
      fr: 'Alerte à la bombe',
      pl: 'Alarm bombowy',
    },
    either: [
      'current',
      check(13, [P, L, T], { fail: all(lose({ morale: 1 }), destroyCivilianShip()) }),
      roll({ atMost: 4 }, all(lose({ morale: 1 }), destroyCivilianShip())),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'build-cylon-detector': {
    name: {
      en: 'Build Cylon Detector',
      es: 'Construir detector de cylons',
      de: 'Zylonendetektor bauen',
      fr: 'Créer un détecteur de cylons',
      pl: 'Budowa wykrywacza Cylonów',
    },
    either: ['admiral', discardNuke(), all(lose({ morale: 1 }), discard('admiral', 2))],
    activate: ['heavy'],
  },
  'colonial-day': {
    name: {
      en: 'Colonial Day',
      es: 'Día de las Colonias',
      de: 'Tag der Kolonien',
      fr: 'La fête coloniale',
      pl: 'Dzień Kolonii',
    },
    either: [
      'current',
      check(10, [P, T], { pass: gain({ morale: 1 }), fail: lose({ morale: 2 }) }),
      lose({ morale: 1 }),
    ],
    activate: ['basestars'],
    jump: true,
  },
  'crash-landing': {
    name: {
      en: 'Crash Landing',
      es: 'Aterrizaje forzoso',
      de: 'Bruchlandung',
      fr: 'Atterrissage en catastrophe',
      pl: 'Awaryjne lądowanie',
    },
    resolve: check(6, [T, F], {
      fail: may('admiral', spend({ fuel: 1 }), all(lose({ morale: 1 }), send('current', 'sickbay'))),
    }),
    activate: ['heavy'],
  },
  'crippled-raider': {
    name: {
      en: 'Crippled Raider',
      es: 'Incursor averiado',
      de: 'Lahmgelegter Jäger',
      fr: 'Raider avarié',
      pl: 'Uszkodzony raider',
    },
    either: [
      'current',
      check(10, [T, E], { pass: jumpPreparation(1), fail: lose({ population: 1 }) }),
      roll({ atMost: 4 }, place({ front: { raider: 3 }, rear: { civilian: 1 } })),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'cylon-accusation': {
    name: {
      en: 'Cylon Accusation',
      es: 'Acusado de ser un cylon',
      de: 'Als Zylon beschuldigt',
      fr: 'Accusé d’être un cylon',
      pl: 'Oskarżenie o bycie Cylonem',
    },
    resolve: check(10, [P, L, T], { fail: send('current', 'brig') }),
    activate: ['raiders'],
  },
  'cylon-screenings': {
    name: {
      en: 'Cylon Screenings',
      es: 'Detección de cylons',
      de: 'Zylonentests',
      fr: 'Dépistage des cylons',
      pl: 'Badania wykrywające Cylonów',
    },
    either: [
      'current',
      check(9, [P, L], { fail: all(lose({ morale: 1 }), lookAtPresidentOrAdmiral('current')) }),
      eachDiscards(2),
    ],
    activate: ['raiders'],
  },
  'cylon-swarm': {
    name: { en: 'Cylon Swarm', es: 'Oleada de cylons', de: 'Zylonenschwarm', fr: 'Essaim cylon', pl: 'Rój Cylonów' },
    attack: {
      activate: ['basestars'],
      setup: {
        front: { basestar: 1, raider: 5 },
        starboardBow: { heavyRaider: 1 },
        rear: { civilian: 1 },
        portAft: { viper: 1, civilian: 1 },
        portBow: { viper: 1, civilian: 1 },
      },
      special: {
        name: {
          en: 'Massive Deployment',
          es: 'Despliegue a gran escala',
          de: 'Massives Aufgebot',
          fr: 'Déploiement massif',
          pl: 'Masowe rozmieszczenie sił',
        },
        effect: keepInPlay(),
      },
    },
    whileInPlay: launchesMore(1),
    untilJump: 'discard',
  },
  'cylon-tracking-device': {
    name: {
      en: 'Cylon Tracking Device',
      es: 'Dispositivo de rastreo cylon',
      de: 'Zylonischer Peilsender',
      fr: 'Balise cylon',
      pl: 'Nadajnik Cylonów',
    },
    resolve: check(10, [T, F, E], {
      fail: all(destroyRaptor(), place({ front: { basestar: 1 }, rear: { civilian: 2 } })),
    }),
    activate: ['raiders'],
  },
  'cylon-virus': {
    name: { en: 'Cylon Virus', es: 'Virus cylon', de: 'Zylonenvirus', fr: 'Virus cylon', pl: 'Wirus Cylonów' },
    resolve: check(13, [T, E], { fail: all(sendAllIn('ftl-control', 'sickbay'), centurion()) }),
    activate: ['launch'],
  },
  'declare-martial-law': {
    name: {
      en: 'Declare Martial Law',
      es: 'Declarar la ley marcial',
      de: 'Kriegsrecht ausrufen',
      fr: 'Déclarer la loi martiale',
      pl: 'Ogłoszenie stanu wojennego',
    },
    either: [
      'admiral',
      all(lose({ morale: 1 }), giveTitle('president', 'admiral')),
      all(lose({ population: 1 }), discard('admiral', 2)),
    ],
    activate: ['basestars'],
  },
  'detector-sabotage': {
    name: {
      en: 'Detector Sabotage',
      es: 'Sabotaje del detector',
      de: 'Sabotierter Detektor',
      fr: 'Sabotage du détecteur',
      pl: 'Sabotaż wykrywacza',
    },
    resolve: check(8, [L, T], { fail: all(sendAllIn('research-lab', 'sickbay'), keepInPlay()) }),
    whileInPlay: noLookingAtLoyalty(),
    activate: ['heavy'],
    jump: true,
  },
  'elections-loom': {
    name: {
      en: 'Elections Loom',
      es: 'Elecciones a la vista',
      de: 'Wahlen stehen bevor',
      fr: 'Élections en vue',
      pl: 'Nadchodzące wybory',
    },
    resolve: check(8, [P, L], {
      partial: [5, lose({ morale: 1 })],
      fail: all(lose({ morale: 1 }), discard('president', 4)),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'food-shortage': {
    name: {
      en: 'Food Shortage',
      es: 'Escasez de alimentos',
      de: 'Nahrungsmangel',
      fr: 'Pénurie de nourriture',
      pl: 'Niedobór żywności',
    },
    copies: 4,
    either: ['president', lose({ food: 2 }), all(lose({ food: 1 }), discard('president', 2), discard('current', 3))],
    activate: ['raiders'],
    jump: true,
  },
  'forced-water-mining': {
    name: {
      en: 'Forced Water Mining',
      es: 'Extracción forzosa de agua',
      de: 'Erzwungener Wasserabbau',
      fr: 'Extraction d’eau forcée',
      pl: 'Przymusowe wydobycie wody',
    },
    either: [
      'current',
      check(17, [P, L, T, E], { pass: gain({ food: 1 }), fail: lose({ population: 1, morale: 1 }) }),
      all(gain({ food: 1 }), lose({ morale: 1 }), eachDiscards(1, { random: true })),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'fulfiller-of-prophecy': {
    name: {
      en: 'Fulfiller of Prophecy',
      es: 'Líder profetizado',
      de: 'Erfüller der Prophezeiung',
      fr: 'L’élu de la prophétie',
      pl: 'Wypełnienie proroctwa',
    },
    either: [
      'current',
      check(6, [P, L], { pass: draw('current', 1, [P]), fail: lose({ population: 1 }) }),
      all(discard('current', 1), anotherCrisis()),
    ],
    activate: ['basestars'],
  },
  'guilt-by-collusion': {
    name: {
      en: 'Guilt by Collusion',
      es: 'Culpable de complicidad',
      de: 'Schuldig der Mittäterschaft',
      fr: 'Coupable de complicité',
      pl: 'Winny współudziału',
    },
    resolve: check(9, [L, T], {
      pass: may('current', choose('current', { sendTo: 'brig' }, send('chosen', 'brig'))),
      fail: lose({ morale: 1 }),
    }),
    activate: ['raiders'],
    jump: true,
  },
  'hangar-accident': {
    name: {
      en: 'Hangar Accident',
      es: 'Accidente en el hangar',
      de: 'Unfall im Hangar',
      fr: 'Accident dans le hangar',
      pl: 'Wypadek w hangarze',
    },
    resolve: check(10, [T, F, E], {
      partial: [7, lose({ population: 1 })],
      fail: all(lose({ population: 1 }), damageVipers(2, 'reserves')),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'heavy-assault': {
    name: {
      en: 'Heavy Assault',
      es: 'Asalto contundente',
      de: 'Schwerer Angriff',
      fr: 'Assaut lourd',
      pl: 'Ciężki szturm',
    },
    attack: {
      activate: ['raiders'],
      setup: {
        front: { basestar: 1 },
        starboardBow: { basestar: 1 },
        rear: { civilian: 1 },
        portAft: { civilian: 1 },
        portBow: { viper: 1, civilian: 1 },
      },
      special: {
        name: {
          en: 'Heavy Bombardment',
          es: 'Bombardeo intenso',
          de: 'Schweres Bombardement',
          fr: 'Bombardement intensif',
          pl: 'Ciężki ostrzał',
        },
        effect: activateCylons('basestars'),
      },
    },
  },
  'informing-the-public': {
    name: {
      en: 'Informing the Public',
      es: 'Informar a la opinión pública',
      de: 'Die Öffentlichkeit informieren',
      fr: 'Informer le public',
      pl: 'Informowanie opinii publicznej',
    },
    either: [
      'current',
      check(7, [P, L], {
        pass: choose('current', { notSelf: true, hiddenLoyalty: true }, look('current', 'chosen')),
        fail: lose({ morale: 2 }),
      }),
      roll({ atMost: 4 }, lose({ morale: 1, population: 1 })),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'jammed-assault': {
    name: {
      en: 'Jammed Assault',
      es: 'Asalto con interferencias',
      de: 'Angriff mit Störsendern',
      fr: 'Assaut sous brouillage',
      pl: 'Atak pod osłoną zakłóceń',
    },
    attack: {
      activate: ['raiders'],
      setup: {
        front: { civilian: 1 },
        starboardBow: { raider: 4 },
        starboardAft: { basestar: 1, heavyRaider: 2 },
        rear: { civilian: 1 },
        portAft: { viper: 1, civilian: 1 },
        portBow: { viper: 1, civilian: 1 },
      },
      special: {
        name: {
          en: 'Communications Jamming',
          es: 'Comunicaciones bloqueadas',
          de: 'Kommunikationsstörung',
          fr: 'Brouillage des communications',
          pl: 'Zakłócanie łączności',
        },
        effect: keepInPlay(),
      },
    },
    whileInPlay: nobodyActivates('communications'),
    untilJump: 'discard',
  },
  'jump-computer-failure': {
    name: {
      en: 'Jump Computer Failure',
      es: 'Fallo del ordenador de salto',
      de: 'Ausfall des Sprungcomputers',
      fr: 'Panne du calculateur de saut',
      pl: 'Awaria komputera skoków',
    },
    resolve: check(7, [T, E], { fail: all(lose({ population: 1 }), jumpPreparation(-1)) }),
    activate: ['launch'],
  },
  'keep-tabs-on-visitor': {
    name: {
      en: 'Keep Tabs on Visitor',
      es: 'Vigilar al visitante',
      de: 'Besucher im Auge behalten',
      fr: 'Surveiller le visiteur',
      pl: 'Obserwacja gościa',
    },
    either: [
      'current',
      check(12, [P, L, T], { fail: roll({ atMost: 4 }, lose({ population: 2 })) }),
      discard('current', 4, { random: true }),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'legendary-discovery': {
    name: {
      en: 'Legendary Discovery',
      es: 'Descubrimiento legendario',
      de: 'Legendäre Entdeckung',
      fr: 'Découverte légendaire',
      pl: 'Legendarne odkrycie',
    },
    resolve: check(14, [T, F], { pass: countAsDistance(1), fail: all(lose({ food: 1 }), destroyRaptor()) }),
    distance: 1,
    activate: ['launch'],
  },
  'loss-of-a-friend': {
    name: {
      en: 'Loss of a Friend',
      es: 'La pérdida de un amigo',
      de: 'Verlust eines Freundes',
      fr: 'La perte d’un ami',
      pl: 'Utrata przyjaciela',
    },
    resolve: check(9, [P, L], {
      partial: [7, discard('current', 2)],
      fail: all(lose({ morale: 1 }), discard('current', 2)),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'low-supplies': {
    name: {
      en: 'Low Supplies',
      es: 'Suministros escasos',
      de: 'Knappe Vorräte',
      fr: 'Réserves au plus bas',
      pl: 'Kurczące się zapasy',
    },
    resolve: check(7, [P, L], { fail: all(lose({ morale: 1 }), ifBelow('food', 6, lose({ morale: 1 }))) }),
    activate: ['raiders'],
  },
  'mandatory-testing': {
    name: {
      en: 'Mandatory Testing',
      es: 'Pruebas obligatorias',
      de: 'Obligatorische Tests',
      fr: 'Tests obligatoires',
      pl: 'Obowiązkowe badania',
    },
    resolve: check(13, [P, L], {
      pass: look('president', 'current'),
      partial: [9, noEffect()],
      fail: lose({ morale: 1 }),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'missing-g4-explosives': {
    name: {
      en: 'Missing G4 Explosives',
      es: 'Explosivos G4 desaparecidos',
      de: 'Verschwundener G4-Sprengstoff',
      fr: 'Explosifs G4 disparus',
      pl: 'Zaginione ładunki G4',
    },
    resolve: check(7, [L, T], { fail: all(lose({ food: 1 }), sendAllIn('armory', 'brig')) }),
    activate: ['raiders'],
  },
  'network-computers': {
    name: {
      en: 'Network Computers',
      es: 'Ordenadores en red',
      de: 'Computer vernetzen',
      fr: 'Ordinateurs en réseau',
      pl: 'Połączenie komputerów w sieć',
    },
    either: [
      'current',
      check(11, [P, T, E], { pass: jumpPreparation(1), fail: all(lose({ population: 1 }), centurion()) }),
      all(lose({ population: 1 }), jumpPreparation(-1)),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'prison-labor': {
    name: {
      en: 'Prison Labor',
      es: 'Trabajos forzados',
      de: 'Gefangenenarbeit',
      fr: 'Travail carcéral',
      pl: 'Praca więźniów',
    },
    resolve: check(10, [P, L, T], { fail: lose({ morale: 1, food: 1 }) }),
    activate: ['raiders'],
  },
  'prisoner-revolt': {
    name: {
      en: 'Prisoner Revolt',
      es: 'Revuelta de prisioneros',
      de: 'Gefangenenaufstand',
      fr: 'Révolte des prisonniers',
      pl: 'Bunt więźniów',
    },
    resolve: check(11, [P, L, T], {
      partial: [6, lose({ population: 1 })],
      fail: all(
        lose({ population: 1 }),
        choose('president', { notSelf: true, mayHoldTitles: true }, giveTitle('president', 'chosen')),
      ),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'raiding-party': {
    name: {
      en: 'Raiding Party',
      es: 'Partida de asalto',
      de: 'Stoßtrupp',
      fr: 'Groupe d’assaut',
      pl: 'Grupa szturmowa',
    },
    attack: {
      activate: ['raiders'],
      setup: {
        starboardAft: { basestar: 1, raider: 3 },
        rear: { heavyRaider: 2, raider: 2 },
        portAft: { civilian: 1 },
        portBow: { viper: 2, civilian: 2 },
      },
      special: {
        name: {
          en: 'FTL Failure',
          es: 'Avería del motor de salto',
          de: 'FTL-Ausfall',
          fr: 'Panne PRL',
          pl: 'Awaria napędu FTL',
        },
        effect: jumpPreparation(-1),
      },
    },
  },
  'requested-resignation': {
    name: {
      en: 'Requested Resignation',
      es: 'Petición de dimisión',
      de: 'Rücktrittsforderung',
      fr: 'Démission demandée',
      pl: 'Żądanie dymisji',
    },
    either: [
      'admiral',
      discardTogether(discard('president', 2), discard('admiral', 2)),
      either('president', giveTitle('president', 'admiral'), send('president', 'brig')),
    ],
    activate: ['basestars'],
  },
  'rescue-caprica-survivors': {
    name: {
      en: 'Rescue Caprica Survivors',
      es: 'Rescate en Cáprica',
      de: 'Caprica-Überlebende retten',
      fr: 'Sauver les rescapés de Caprica',
      pl: 'Ratunek dla ocalałych z Capriki',
    },
    either: ['president', all(lose({ fuel: 1, food: 1 }), gain({ population: 1 })), lose({ morale: 1 })],
    activate: ['raiders'],
    jump: true,
  },
  'rescue-mission-b': {
    name: {
      en: 'Rescue Mission',
      es: 'Misión de rescate',
      de: 'Rettungsmission',
      fr: 'Mission de sauvetage',
      pl: 'Misja ratunkowa',
    },
    either: ['admiral', all(lose({ morale: 1 }), send('current', 'sickbay')), all(lose({ fuel: 1 }), destroyRaptor())],
    activate: ['basestars'],
    jump: true,
  },
  'rescue-mission-r': {
    name: {
      en: 'Rescue Mission',
      es: 'Misión de rescate',
      de: 'Rettungsmission',
      fr: 'Mission de sauvetage',
      pl: 'Misja ratunkowa',
    },
    either: ['admiral', all(lose({ morale: 1 }), send('current', 'sickbay')), all(lose({ fuel: 1 }), destroyRaptor())],
    activate: ['raiders'],
    jump: true,
  },
  'rescue-the-fleet': {
    name: {
      en: 'Rescue the Fleet',
      es: 'Rescatar la flota',
      de: 'Die Flotte retten',
      fr: 'Sauver la flotte',
      pl: 'Na ratunek flocie',
    },
    either: [
      'admiral',
      lose({ population: 2 }),
      all(lose({ morale: 1 }), place({ front: { basestar: 1, raider: 3 }, rear: { civilian: 3 } })),
    ],
    activate: ['raiders'],
    jump: true,
  },
  resistance: {
    name: { en: 'Resistance', es: 'Resistencia', de: 'Widerstand', fr: 'Résistance', pl: 'Opór' },
    resolve: check(12, [P, L, T], { partial: [9, lose({ food: 1 })], fail: lose({ food: 1, fuel: 1 }) }),
    activate: ['heavy'],
    jump: true,
  },
  'riots-b': {
    name: { en: 'Riots', es: 'Disturbios', de: 'Unruhen', fr: 'Émeutes', pl: 'Zamieszki' },
    either: ['admiral', lose({ food: 1, morale: 1 }), lose({ population: 1, fuel: 1 })],
    activate: ['basestars'],
    jump: true,
  },
  'riots-l': {
    name: { en: 'Riots', es: 'Disturbios', de: 'Unruhen', fr: 'Émeutes', pl: 'Zamieszki' },
    either: ['admiral', lose({ food: 1, morale: 1 }), lose({ population: 1, fuel: 1 })],
    activate: ['launch'],
  },
  'scouting-for-fuel': {
    name: {
      en: 'Scouting for Fuel',
      es: 'En busca de combustible',
      de: 'Suche nach Treibstoff',
      fr: 'À la recherche de carburant',
      pl: 'Zwiad w poszukiwaniu paliwa',
    },
    either: [
      'current',
      check(12, [T, F], { pass: gain({ fuel: 1 }), fail: all(lose({ fuel: 1 }), destroyRaptor()) }),
      roll({ atMost: 4 }, lose({ fuel: 1 })),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'scouting-for-water': {
    name: {
      en: 'Scouting for Water',
      es: 'En busca de agua',
      de: 'Suche nach Wasser',
      fr: 'À la recherche d’eau',
      pl: 'Zwiad w poszukiwaniu wody',
    },
    either: [
      'current',
      check(9, [T, F], { pass: gain({ food: 1 }), fail: all(lose({ fuel: 1 }), destroyRaptor()) }),
      lose({ food: 1 }),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'security-breach': {
    name: {
      en: 'Security Breach',
      es: 'Brecha de seguridad',
      de: 'Sicherheitslücke',
      fr: 'Faille de sécurité',
      pl: 'Naruszenie bezpieczeństwa',
    },
    resolve: check(6, [L, T], { fail: all(lose({ morale: 1 }), sendAllIn('command', 'sickbay')) }),
    activate: ['launch'],
  },
  'send-survey-team': {
    name: {
      en: 'Send Survey Team',
      es: 'Enviar equipo de exploración',
      de: 'Erkundungsteam entsenden',
      fr: 'Équipe d’exploration',
      pl: 'Wysłanie ekipy badawczej',
    },
    either: [
      'current',
      check(15, [T, F, E], { fail: all(send('current', 'sickbay'), destroyRaptor()) }),
      roll({ atMost: 5 }, lose({ fuel: 1 })),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'sleep-deprivation': {
    name: {
      en: 'Sleep Deprivation',
      es: 'Falta de sueño',
      de: 'Schlafentzug',
      fr: 'Manque de sommeil',
      pl: 'Brak snu',
    },
    either: ['admiral', all(recallUndamagedVipers(), send('current', 'sickbay')), lose({ morale: 1 })],
    activate: ['basestars'],
    jump: true,
  },
  surrounded: {
    name: { en: 'Surrounded', es: 'Rodeados', de: 'Umzingelt', fr: 'Encerclés', pl: 'Okrążeni' },
    attack: {
      activate: ['basestars'],
      setup: {
        front: { raider: 4 },
        starboardBow: { basestar: 1 },
        starboardAft: { raider: 3, heavyRaider: 1 },
        rear: { civilian: 1 },
        portAft: { viper: 1, civilian: 1 },
        portBow: { viper: 1, civilian: 1 },
      },
      special: {
        name: { en: 'Panic', es: 'Pánico', de: 'Panik', fr: 'Panique', pl: 'Panika' },
        effect: discard('current', 3),
      },
    },
  },
  'tactical-strike': {
    name: {
      en: 'Tactical Strike',
      es: 'Ataque táctico',
      de: 'Taktischer Schlag',
      fr: 'Frappe tactique',
      pl: 'Uderzenie taktyczne',
    },
    attack: {
      activate: ['raiders'],
      setup: {
        front: { heavyRaider: 1 },
        starboardAft: { civilian: 1 },
        rear: { civilian: 1 },
        portAft: { viper: 2, civilian: 1 },
        portBow: { basestar: 1, raider: 5 },
      },
      special: {
        name: {
          en: 'Hangar Assault',
          es: 'Asalto al hangar',
          de: 'Angriff auf den Hangar',
          fr: 'Assaut sur le hangar',
          pl: 'Atak na hangar',
        },
        effect: damageVipers(2, 'reserves'),
      },
    },
  },
  'terrorist-bomber': {
    name: {
      en: 'Terrorist Bomber',
      es: 'Atentado con bomba',
      de: 'Bombenattentäter',
      fr: 'Poseur de bombe',
      pl: 'Zamachowiec z bombą',
    },
    resolve: check(9, [L, T], { fail: all(lose({ morale: 1 }), send('current', 'sickbay')) }),
    activate: ['heavy'],
    jump: true,
  },
  'terrorist-investigations': {
    name: {
      en: 'Terrorist Investigations',
      es: 'Investigación antiterrorista',
      de: 'Terrorermittlungen',
      fr: 'Enquête antiterroriste',
      pl: 'Śledztwo antyterrorystyczne',
    },
    resolve: check(12, [P, L], {
      pass: choose('current', { notSelf: true, hiddenLoyalty: true }, look('current', 'chosen')),
      partial: [6, noEffect()],
      fail: lose({ morale: 1 }),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'the-olympic-carrier': {
    name: {
      en: 'The Olympic Carrier',
      es: 'La Olympic Carrier',
      de: 'Die Olympic Carrier',
      fr: 'L’Olympic Carrier',
      pl: 'Olympic Carrier',
    },
    resolve: check(11, [P, L, F], { partial: [8, lose({ population: 1 })], fail: lose({ morale: 1, population: 1 }) }),
    activate: ['heavy'],
    jump: true,
  },
  'thirty-three': {
    name: {
      en: 'Thirty-Three',
      es: 'Treinta y tres minutos',
      de: '33 Minuten',
      fr: 'Trente-trois minutes',
      pl: 'Trzydzieści trzy',
    },
    attack: {
      activate: ['raiders'],
      setup: {
        front: { basestar: 1 },
        starboardAft: { civilian: 1 },
        rear: { civilian: 1 },
        portAft: { viper: 1, civilian: 1 },
        portBow: { viper: 1, civilian: 1 },
      },
      special: {
        name: {
          en: 'Relentless Pursuit',
          es: 'Persecución implacable',
          de: 'Unerbittliche Verfolgung',
          fr: 'Poursuite implacable',
          pl: 'Nieustępliwy pościg',
        },
        effect: keepInPlay(),
      },
    },
    untilJump: 'shuffleBack',
    untilDestroyed: ['civilian', 'basestar'],
  },
  'unexpected-reunion': {
    name: {
      en: 'Unexpected Reunion',
      es: 'Reencuentro inesperado',
      de: 'Unerwartetes Wiedersehen',
      fr: 'Retrouvailles inattendues',
      pl: 'Niespodziewane spotkanie',
    },
    resolve: check(8, [P, L, T], { fail: all(lose({ morale: 1 }), discardHand('current')) }),
    activate: ['raiders'],
  },
  'unidentified-ship': {
    name: {
      en: 'Unidentified Ship',
      es: 'Nave no identificada',
      de: 'Nicht identifiziertes Schiff',
      fr: 'Vaisseau non identifié',
      pl: 'Niezidentyfikowany statek',
    },
    resolve: check(10, [T, F], { fail: lose({ population: 1 }) }),
    activate: ['launch'],
  },
  'water-sabotaged': {
    name: {
      en: 'Water Sabotaged',
      es: 'Sabotaje del agua',
      de: 'Wassersabotage',
      fr: 'Eau sabotée',
      pl: 'Sabotaż zapasów wody',
    },
    either: ['current', check(13, [P, L, T], { fail: lose({ food: 2 }) }), lose({ food: 1 })],
    activate: ['raiders'],
    jump: true,
  },
  'water-shortage-b': {
    name: { en: 'Water Shortage', es: 'Escasez de agua', de: 'Wassermangel', fr: 'Pénurie d’eau', pl: 'Niedobór wody' },
    copies: 3,
    either: ['president', lose({ food: 1 }), all(discard('president', 2), discard('current', 3))],
    activate: ['basestars'],
    jump: true,
  },
  'water-shortage-b-nojump': {
    name: { en: 'Water Shortage', es: 'Escasez de agua', de: 'Wassermangel', fr: 'Pénurie d’eau', pl: 'Niedobór wody' },
    either: ['president', lose({ food: 1 }), all(discard('president', 2), discard('current', 3))],
    activate: ['basestars'],
  },
  'water-shortage-r': {
    name: { en: 'Water Shortage', es: 'Escasez de agua', de: 'Wassermangel', fr: 'Pénurie d’eau', pl: 'Niedobór wody' },
    either: ['president', lose({ food: 1 }), all(discard('president', 2), discard('current', 3))],
    activate: ['raiders'],
    jump: true,
  },
  'weapon-malfunction': {
    name: {
      en: 'Weapon Malfunction',
      es: 'Avería en el armamento',
      de: 'Waffenfehlfunktion',
      fr: 'Défaillance des armes',
      pl: 'Awaria uzbrojenia',
    },
    resolve: check(11, [T, F, E], { fail: all(damageVipers(2, 'space'), sendAllIn('weapons-control', 'sickbay')) }),
    activate: ['launch'],
  },
  'witch-hunt': {
    name: {
      en: 'Witch Hunt',
      es: 'Caza de brujas',
      de: 'Hexenjagd',
      fr: 'Chasse aux sorcières',
      pl: 'Polowanie na czarownice',
    },
    resolve: check(10, [P, L], {
      partial: [6, lose({ morale: 1 })],
      fail: all(lose({ morale: 1 }), choose('current', { sendTo: 'sickbay' }, send('chosen', 'sickbay'))),
    }),
    activate: ['heavy'],
    jump: true,
  },
} as const satisfies Record<string, CrisisCard>

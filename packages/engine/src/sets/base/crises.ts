// The 70 crisis cards of the base game, in alphabetical order.

import type { CrisisCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { node } from '../../core/node.ts'
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

/** Boarding Parties: its setup has none, which this only points out. */
const noVipers = node('noVipers', {
  run: () => undefined,
  text: {
    en: 'no vipers are placed',
    es: 'no se colocan Vipers',
    de: 'es werden keine Viper platziert',
    fr: 'aucun viper n’est placé',
    pl: 'nie umieszcza się viperów',
  },
  price: () => ({}),
  possible: () => false,
})

export const crises = {
  'a-traitor-accused': {
    name: names`A Traitor Accused | Acusado de traición | Des Verrats beschuldigt | Accusé de trahison | Oskarżenie o zdradę`,
    either: [
      'current',
      check(8, [P, L], { fail: choose('current', { sendTo: 'brig' }, send('chosen', 'brig')) }),
      discard('current', 5),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'admiral-grilled': {
    name: names`Admiral Grilled | Almirante contra las cuerdas | Admiral im Kreuzverhör | L’Amiral sur le gril | Admirał w ogniu pytań`,
    either: [
      'current',
      check(9, [P, L], { fail: all(lose({ morale: 1 }), discard('admiral', 2)) }),
      lose({ morale: 1 }),
    ],
    activate: ['raiders'],
    jump: true,
  },
  ambush: {
    name: names`Ambush | Emboscada | Hinterhalt | Embuscade | Zasadzka`,
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
        name: names`Training New Pilots | Formación de nuevos pilotos | Ausbildung neuer Piloten | Formation de nouveaux pilotes | Szkolenie nowych pilotów`,
        effect: keepInPlay(),
      },
    },
    whileInPlay: unmannedVipersAim(-2),
    untilJump: 'discard',
  },
  'analyze-enemy-fighter': {
    name: names`Analyze Enemy Fighter | Analizar caza enemigo | Feindlichen Jäger analysieren | Analyser un chasseur ennemi | Analiza wrogiego myśliwca`,
    either: [
      'current',
      check(7, [T, E], { pass: repairRaptor(), fail: lose({ population: 1 }) }),
      roll({ atMost: 4 }, all(lose({ population: 1 }), discard('current', 2))),
    ],
    activate: ['raiders'],
    jump: true,
  },
  besieged: {
    name: names`Besieged | Asediados | Belagert | Assiégés | Oblężenie`,
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
        name: names`Heavy Casualties | Cuantiosas bajas | Schwere Verluste | Lourdes pertes | Ciężkie straty`,
        effect: activatePlacedRaiders('portBow', 4),
      },
    },
  },
  'boarding-parties': {
    name: names`Boarding Parties | Partidas de abordaje | Enterkommandos | Groupes d’abordage | Grupy abordażowe`,
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
        name: names`Surprise Assault | Asalto por sorpresa | Überraschungsangriff | Assaut surprise | Niespodziewany szturm`,
        effect: noVipers(),
      },
    },
  },
  'bomb-threat': {
    name: names`Bomb Threat | Amenaza de bomba | Bombendrohung | Alerte à la bombe | Alarm bombowy`,
    either: [
      'current',
      check(13, [P, L, T], { fail: all(lose({ morale: 1 }), destroyCivilianShip()) }),
      roll({ atMost: 4 }, all(lose({ morale: 1 }), destroyCivilianShip())),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'build-cylon-detector': {
    name: names`Build Cylon Detector | Construir detector de cylons | Zylonendetektor bauen | Créer un détecteur de cylons | Budowa wykrywacza Cylonów`,
    either: ['admiral', discardNuke(), all(lose({ morale: 1 }), discard('admiral', 2))],
    activate: ['heavy'],
  },
  'colonial-day': {
    name: names`Colonial Day | Día de las Colonias | Tag der Kolonien | La fête coloniale | Dzień Kolonii`,
    either: [
      'current',
      check(10, [P, T], { pass: gain({ morale: 1 }), fail: lose({ morale: 2 }) }),
      lose({ morale: 1 }),
    ],
    activate: ['basestars'],
    jump: true,
  },
  'crash-landing': {
    name: names`Crash Landing | Aterrizaje forzoso | Bruchlandung | Atterrissage en catastrophe | Awaryjne lądowanie`,
    resolve: check(6, [T, F], {
      fail: may('admiral', spend({ fuel: 1 }), all(lose({ morale: 1 }), send('current', 'sickbay'))),
    }),
    activate: ['heavy'],
  },
  'crippled-raider': {
    name: names`Crippled Raider | Incursor averiado | Lahmgelegter Jäger | Raider avarié | Uszkodzony raider`,
    either: [
      'current',
      check(10, [T, E], { pass: jumpPreparation(1), fail: lose({ population: 1 }) }),
      roll({ atMost: 4 }, place({ front: { raider: 3 }, rear: { civilian: 1 } })),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'cylon-accusation': {
    name: names`Cylon Accusation | Acusado de ser un cylon | Als Zylon beschuldigt | Accusé d’être un cylon | Oskarżenie o bycie Cylonem`,
    resolve: check(10, [P, L, T], { fail: send('current', 'brig') }),
    activate: ['raiders'],
  },
  'cylon-screenings': {
    name: names`Cylon Screenings | Detección de cylons | Zylonentests | Dépistage des cylons | Badania wykrywające Cylonów`,
    either: [
      'current',
      check(9, [P, L], { fail: all(lose({ morale: 1 }), lookAtPresidentOrAdmiral('current')) }),
      eachDiscards(2),
    ],
    activate: ['raiders'],
  },
  'cylon-swarm': {
    name: names`Cylon Swarm | Oleada de cylons | Zylonenschwarm | Essaim cylon | Rój Cylonów`,
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
        name: names`Massive Deployment | Despliegue a gran escala | Massives Aufgebot | Déploiement massif | Masowe rozmieszczenie sił`,
        effect: keepInPlay(),
      },
    },
    whileInPlay: launchesMore(1),
    untilJump: 'discard',
  },
  'cylon-tracking-device': {
    name: names`Cylon Tracking Device | Dispositivo de rastreo cylon | Zylonischer Peilsender | Balise cylon | Nadajnik Cylonów`,
    resolve: check(10, [T, F, E], {
      fail: all(destroyRaptor(), place({ front: { basestar: 1 }, rear: { civilian: 2 } })),
    }),
    activate: ['raiders'],
  },
  'cylon-virus': {
    name: names`Cylon Virus | Virus cylon | Zylonenvirus | Virus cylon | Wirus Cylonów`,
    resolve: check(13, [T, E], { fail: all(sendAllIn('ftl-control', 'sickbay'), centurion()) }),
    activate: ['launch'],
  },
  'declare-martial-law': {
    name: names`Declare Martial Law | Declarar la ley marcial | Kriegsrecht ausrufen | Déclarer la loi martiale | Ogłoszenie stanu wojennego`,
    either: [
      'admiral',
      all(lose({ morale: 1 }), giveTitle('president', 'admiral')),
      all(lose({ population: 1 }), discard('admiral', 2)),
    ],
    activate: ['basestars'],
  },
  'detector-sabotage': {
    name: names`Detector Sabotage | Sabotaje del detector | Sabotierter Detektor | Sabotage du détecteur | Sabotaż wykrywacza`,
    resolve: check(8, [L, T], { fail: all(sendAllIn('research-lab', 'sickbay'), keepInPlay()) }),
    whileInPlay: noLookingAtLoyalty(),
    activate: ['heavy'],
    jump: true,
  },
  'elections-loom': {
    name: names`Elections Loom | Elecciones a la vista | Wahlen stehen bevor | Élections en vue | Nadchodzące wybory`,
    resolve: check(8, [P, L], {
      partial: [5, lose({ morale: 1 })],
      fail: all(lose({ morale: 1 }), discard('president', 4)),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'food-shortage': {
    name: names`Food Shortage | Escasez de alimentos | Nahrungsmangel | Pénurie de nourriture | Niedobór żywności`,
    copies: 4,
    either: ['president', lose({ food: 2 }), all(lose({ food: 1 }), discard('president', 2), discard('current', 3))],
    activate: ['raiders'],
    jump: true,
  },
  'forced-water-mining': {
    name: names`Forced Water Mining | Extracción forzosa de agua | Erzwungener Wasserabbau | Extraction d’eau forcée | Przymusowe wydobycie wody`,
    either: [
      'current',
      check(17, [P, L, T, E], { pass: gain({ food: 1 }), fail: lose({ population: 1, morale: 1 }) }),
      all(gain({ food: 1 }), lose({ morale: 1 }), eachDiscards(1, { random: true })),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'fulfiller-of-prophecy': {
    name: names`Fulfiller of Prophecy | Líder profetizado | Erfüller der Prophezeiung | L’élu de la prophétie | Wypełnienie proroctwa`,
    either: [
      'current',
      check(6, [P, L], { pass: draw('current', 1, [P]), fail: lose({ population: 1 }) }),
      all(discard('current', 1), anotherCrisis()),
    ],
    activate: ['basestars'],
  },
  'guilt-by-collusion': {
    name: names`Guilt by Collusion | Culpable de complicidad | Schuldig der Mittäterschaft | Coupable de complicité | Winny współudziału`,
    resolve: check(9, [L, T], {
      pass: may('current', choose('current', { sendTo: 'brig' }, send('chosen', 'brig'))),
      fail: lose({ morale: 1 }),
    }),
    activate: ['raiders'],
    jump: true,
  },
  'hangar-accident': {
    name: names`Hangar Accident | Accidente en el hangar | Unfall im Hangar | Accident dans le hangar | Wypadek w hangarze`,
    resolve: check(10, [T, F, E], {
      partial: [7, lose({ population: 1 })],
      fail: all(lose({ population: 1 }), damageVipers(2, 'reserves')),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'heavy-assault': {
    name: names`Heavy Assault | Asalto contundente | Schwerer Angriff | Assaut lourd | Ciężki szturm`,
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
        name: names`Heavy Bombardment | Bombardeo intenso | Schweres Bombardement | Bombardement intensif | Ciężki ostrzał`,
        effect: activateCylons('basestars'),
      },
    },
  },
  'informing-the-public': {
    name: names`Informing the Public | Informar a la opinión pública | Die Öffentlichkeit informieren | Informer le public | Informowanie opinii publicznej`,
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
    name: names`Jammed Assault | Asalto con interferencias | Angriff mit Störsendern | Assaut sous brouillage | Atak pod osłoną zakłóceń`,
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
        name: names`Communications Jamming | Comunicaciones bloqueadas | Kommunikationsstörung | Brouillage des communications | Zakłócanie łączności`,
        effect: keepInPlay(),
      },
    },
    whileInPlay: nobodyActivates('communications'),
    untilJump: 'discard',
  },
  'jump-computer-failure': {
    name: names`Jump Computer Failure | Fallo del ordenador de salto | Ausfall des Sprungcomputers | Panne du calculateur de saut | Awaria komputera skoków`,
    resolve: check(7, [T, E], { fail: all(lose({ population: 1 }), jumpPreparation(-1)) }),
    activate: ['launch'],
  },
  'keep-tabs-on-visitor': {
    name: names`Keep Tabs on Visitor | Vigilar al visitante | Besucher im Auge behalten | Surveiller le visiteur | Obserwacja gościa`,
    either: [
      'current',
      check(12, [P, L, T], { fail: roll({ atMost: 4 }, lose({ population: 2 })) }),
      discard('current', 4, { random: true }),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'legendary-discovery': {
    name: names`Legendary Discovery | Descubrimiento legendario | Legendäre Entdeckung | Découverte légendaire | Legendarne odkrycie`,
    resolve: check(14, [T, F], { pass: countAsDistance(1), fail: all(lose({ food: 1 }), destroyRaptor()) }),
    distance: 1,
    activate: ['launch'],
  },
  'loss-of-a-friend': {
    name: names`Loss of a Friend | La pérdida de un amigo | Verlust eines Freundes | La perte d’un ami | Utrata przyjaciela`,
    resolve: check(9, [P, L], {
      partial: [7, discard('current', 2)],
      fail: all(lose({ morale: 1 }), discard('current', 2)),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'low-supplies': {
    name: names`Low Supplies | Suministros escasos | Knappe Vorräte | Réserves au plus bas | Kurczące się zapasy`,
    resolve: check(7, [P, L], { fail: all(lose({ morale: 1 }), ifBelow('food', 6, lose({ morale: 1 }, 'again'))) }),
    activate: ['raiders'],
  },
  'mandatory-testing': {
    name: names`Mandatory Testing | Pruebas obligatorias | Obligatorische Tests | Tests obligatoires | Obowiązkowe badania`,
    resolve: check(13, [P, L], {
      pass: look('president', 'current'),
      partial: [9, noEffect()],
      fail: lose({ morale: 1 }),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'missing-g4-explosives': {
    name: names`Missing G4 Explosives | Explosivos G4 desaparecidos | Verschwundener G4-Sprengstoff | Explosifs G4 disparus | Zaginione ładunki G4`,
    resolve: check(7, [L, T], { fail: all(lose({ food: 1 }), sendAllIn('armory', 'brig')) }),
    activate: ['raiders'],
  },
  'network-computers': {
    name: names`Network Computers | Ordenadores en red | Computer vernetzen | Ordinateurs en réseau | Połączenie komputerów w sieć`,
    either: [
      'current',
      check(11, [P, T, E], { pass: jumpPreparation(1), fail: all(lose({ population: 1 }), centurion()) }),
      all(lose({ population: 1 }), jumpPreparation(-1)),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'prison-labor': {
    name: names`Prison Labor | Trabajos forzados | Gefangenenarbeit | Travail carcéral | Praca więźniów`,
    resolve: check(10, [P, L, T], { fail: lose({ morale: 1, food: 1 }) }),
    activate: ['raiders'],
  },
  'prisoner-revolt': {
    name: names`Prisoner Revolt | Revuelta de prisioneros | Gefangenenaufstand | Révolte des prisonniers | Bunt więźniów`,
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
    name: names`Raiding Party | Partida de asalto | Stoßtrupp | Groupe d’assaut | Grupa szturmowa`,
    attack: {
      activate: ['raiders'],
      setup: {
        starboardAft: { basestar: 1, raider: 3 },
        rear: { heavyRaider: 2, raider: 2 },
        portAft: { civilian: 1 },
        portBow: { viper: 2, civilian: 2 },
      },
      special: {
        name: names`FTL Failure | Avería del motor de salto | FTL-Ausfall | Panne PRL | Awaria napędu FTL`,
        effect: jumpPreparation(-1),
      },
    },
  },
  'requested-resignation': {
    name: names`Requested Resignation | Petición de dimisión | Rücktrittsforderung | Démission demandée | Żądanie dymisji`,
    either: [
      'admiral',
      discardTogether(discard('president', 2), discard('admiral', 2)),
      either('president', giveTitle('president', 'admiral'), send('president', 'brig')),
    ],
    activate: ['basestars'],
  },
  'rescue-caprica-survivors': {
    name: names`Rescue Caprica Survivors | Rescate en Cáprica | Caprica-Überlebende retten | Sauver les rescapés de Caprica | Ratunek dla ocalałych z Capriki`,
    either: ['president', all(lose({ fuel: 1, food: 1 }), gain({ population: 1 })), lose({ morale: 1 })],
    activate: ['raiders'],
    jump: true,
  },
  'rescue-mission-b': {
    name: names`Rescue Mission | Misión de rescate | Rettungsmission | Mission de sauvetage | Misja ratunkowa`,
    either: ['admiral', all(lose({ morale: 1 }), send('current', 'sickbay')), all(lose({ fuel: 1 }), destroyRaptor())],
    activate: ['basestars'],
    jump: true,
  },
  'rescue-mission-r': {
    name: names`Rescue Mission | Misión de rescate | Rettungsmission | Mission de sauvetage | Misja ratunkowa`,
    either: ['admiral', all(lose({ morale: 1 }), send('current', 'sickbay')), all(lose({ fuel: 1 }), destroyRaptor())],
    activate: ['raiders'],
    jump: true,
  },
  'rescue-the-fleet': {
    name: names`Rescue the Fleet | Rescatar la flota | Die Flotte retten | Sauver la flotte | Na ratunek flocie`,
    either: [
      'admiral',
      lose({ population: 2 }),
      all(lose({ morale: 1 }), place({ front: { basestar: 1, raider: 3 }, rear: { civilian: 3 } })),
    ],
    activate: ['raiders'],
    jump: true,
  },
  resistance: {
    name: names`Resistance | Resistencia | Widerstand | Résistance | Opór`,
    resolve: check(12, [P, L, T], { partial: [9, lose({ food: 1 })], fail: lose({ food: 1, fuel: 1 }) }),
    activate: ['heavy'],
    jump: true,
  },
  'riots-b': {
    name: names`Riots | Disturbios | Unruhen | Émeutes | Zamieszki`,
    either: ['admiral', lose({ food: 1, morale: 1 }), lose({ population: 1, fuel: 1 })],
    activate: ['basestars'],
    jump: true,
  },
  'riots-l': {
    name: names`Riots | Disturbios | Unruhen | Émeutes | Zamieszki`,
    either: ['admiral', lose({ food: 1, morale: 1 }), lose({ population: 1, fuel: 1 })],
    activate: ['launch'],
  },
  'scouting-for-fuel': {
    name: names`Scouting for Fuel | En busca de combustible | Suche nach Treibstoff | À la recherche de carburant | Zwiad w poszukiwaniu paliwa`,
    either: [
      'current',
      check(12, [T, F], { pass: gain({ fuel: 1 }), fail: all(lose({ fuel: 1 }), destroyRaptor()) }),
      roll({ atMost: 4 }, lose({ fuel: 1 })),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'scouting-for-water': {
    name: names`Scouting for Water | En busca de agua | Suche nach Wasser | À la recherche d’eau | Zwiad w poszukiwaniu wody`,
    either: [
      'current',
      check(9, [T, F], { pass: gain({ food: 1 }), fail: all(lose({ fuel: 1 }), destroyRaptor()) }),
      lose({ food: 1 }),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'security-breach': {
    name: names`Security Breach | Brecha de seguridad | Sicherheitslücke | Faille de sécurité | Naruszenie bezpieczeństwa`,
    resolve: check(6, [L, T], { fail: all(lose({ morale: 1 }), sendAllIn('command', 'sickbay')) }),
    activate: ['launch'],
  },
  'send-survey-team': {
    name: names`Send Survey Team | Enviar equipo de exploración | Erkundungsteam entsenden | Équipe d’exploration | Wysłanie ekipy badawczej`,
    either: [
      'current',
      check(15, [T, F, E], { fail: all(send('current', 'sickbay'), destroyRaptor()) }),
      roll({ atMost: 5 }, lose({ fuel: 1 })),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'sleep-deprivation': {
    name: names`Sleep Deprivation | Falta de sueño | Schlafentzug | Manque de sommeil | Brak snu`,
    either: ['admiral', all(recallUndamagedVipers(), send('current', 'sickbay')), lose({ morale: 1 })],
    activate: ['basestars'],
    jump: true,
  },
  surrounded: {
    name: names`Surrounded | Rodeados | Umzingelt | Encerclés | Okrążeni`,
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
        name: names`Panic | Pánico | Panik | Panique | Panika`,
        effect: discard('current', 3),
      },
    },
  },
  'tactical-strike': {
    name: names`Tactical Strike | Ataque táctico | Taktischer Schlag | Frappe tactique | Uderzenie taktyczne`,
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
        name: names`Hangar Assault | Asalto al hangar | Angriff auf den Hangar | Assaut sur le hangar | Atak na hangar`,
        effect: damageVipers(2, 'reserves'),
      },
    },
  },
  'terrorist-bomber': {
    name: names`Terrorist Bomber | Atentado con bomba | Bombenattentäter | Poseur de bombe | Zamachowiec z bombą`,
    resolve: check(9, [L, T], { fail: all(lose({ morale: 1 }), send('current', 'sickbay')) }),
    activate: ['heavy'],
    jump: true,
  },
  'terrorist-investigations': {
    name: names`Terrorist Investigations | Investigación antiterrorista | Terrorermittlungen | Enquête antiterroriste | Śledztwo antyterrorystyczne`,
    resolve: check(12, [P, L], {
      pass: choose('current', { notSelf: true, hiddenLoyalty: true }, look('current', 'chosen')),
      partial: [6, noEffect()],
      fail: lose({ morale: 1 }),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'the-olympic-carrier': {
    name: names`The Olympic Carrier | La Olympic Carrier | Die Olympic Carrier | L’Olympic Carrier | Olympic Carrier`,
    resolve: check(11, [P, L, F], { partial: [8, lose({ population: 1 })], fail: lose({ morale: 1, population: 1 }) }),
    activate: ['heavy'],
    jump: true,
  },
  'thirty-three': {
    name: names`Thirty-Three | Treinta y tres minutos | 33 Minuten | Trente-trois minutes | Trzydzieści trzy`,
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
        name: names`Relentless Pursuit | Persecución implacable | Unerbittliche Verfolgung | Poursuite implacable | Nieustępliwy pościg`,
        effect: keepInPlay(),
      },
    },
    untilJump: 'shuffleBack',
    untilDestroyed: ['civilian', 'basestar'],
  },
  'unexpected-reunion': {
    name: names`Unexpected Reunion | Reencuentro inesperado | Unerwartetes Wiedersehen | Retrouvailles inattendues | Niespodziewane spotkanie`,
    resolve: check(8, [P, L, T], { fail: all(lose({ morale: 1 }), discardHand('current')) }),
    activate: ['raiders'],
  },
  'unidentified-ship': {
    name: names`Unidentified Ship | Nave no identificada | Nicht identifiziertes Schiff | Vaisseau non identifié | Niezidentyfikowany statek`,
    resolve: check(10, [T, F], { fail: lose({ population: 1 }) }),
    activate: ['launch'],
  },
  'water-sabotaged': {
    name: names`Water Sabotaged | Sabotaje del agua | Wassersabotage | Eau sabotée | Sabotaż zapasów wody`,
    either: ['current', check(13, [P, L, T], { fail: lose({ food: 2 }) }), lose({ food: 1 })],
    activate: ['raiders'],
    jump: true,
  },
  'water-shortage-b': {
    name: names`Water Shortage | Escasez de agua | Wassermangel | Pénurie d’eau | Niedobór wody`,
    copies: 3,
    either: ['president', lose({ food: 1 }), all(discard('president', 2), discard('current', 3))],
    activate: ['basestars'],
    jump: true,
  },
  'water-shortage-b-nojump': {
    name: names`Water Shortage | Escasez de agua | Wassermangel | Pénurie d’eau | Niedobór wody`,
    either: ['president', lose({ food: 1 }), all(discard('president', 2), discard('current', 3))],
    activate: ['basestars'],
  },
  'water-shortage-r': {
    name: names`Water Shortage | Escasez de agua | Wassermangel | Pénurie d’eau | Niedobór wody`,
    either: ['president', lose({ food: 1 }), all(discard('president', 2), discard('current', 3))],
    activate: ['raiders'],
    jump: true,
  },
  'weapon-malfunction': {
    name: names`Weapon Malfunction | Avería en el armamento | Waffenfehlfunktion | Défaillance des armes | Awaria uzbrojenia`,
    resolve: check(11, [T, F, E], { fail: all(damageVipers(2, 'space'), sendAllIn('weapons-control', 'sickbay')) }),
    activate: ['launch'],
  },
  'witch-hunt': {
    name: names`Witch Hunt | Caza de brujas | Hexenjagd | Chasse aux sorcières | Polowanie na czarownice`,
    resolve: check(10, [P, L], {
      partial: [6, lose({ morale: 1 })],
      fail: all(lose({ morale: 1 }), choose('current', { sendTo: 'sickbay' }, send('chosen', 'sickbay'))),
    }),
    activate: ['heavy'],
    jump: true,
  },
} as const satisfies Record<string, CrisisCard>

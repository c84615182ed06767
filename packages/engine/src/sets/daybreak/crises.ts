// The 30 crises of Daybreak, in alphabetical order.

import type { CrisisCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { discard, draw, eachDiscards } from '../../language/nodes/cards.ts'
import { check } from '../../language/nodes/checks.ts'
import { jumpPreparation } from '../../language/nodes/fleet.ts'
import { all, asOne, choose, may, roll } from '../../language/nodes/flow.ts'
import { leaveBrig, send, titleToHeir } from '../../language/nodes/people.ts'
import { eachHuman } from '../../language/nodes/players.ts'
import { lose } from '../../language/nodes/resources.ts'
import { damageGalactica, destroyRaptor, discardNuke, keepInPlay } from '../../language/nodes/ships.ts'
import { nobodyActivates } from '../../language/standing-rules.ts'
import { E, F, L, P, T } from '../base/skills.ts'
import { treacheryIntoDestiny } from '../parts/treachery-type.ts'
import { releaseTo } from './crises/dishonest-tactics.ts'
import { sendCavalry } from './crises/trial-by-fire.ts'
import { ableToGain, gainMiracle } from './miracles.ts'
import { drawMutiny, withoutMutiny } from './mutiny.ts'
import { presidentDrawsQuorum, presidentLosesQuorum } from './quorum-cards.ts'
import { nobodyUsesActionsOf, vipersCost } from './standing-rules.ts'

export const crises = {
  'a-desperate-pact': {
    name: names`A Desperate Pact | Un pacto desesperado | Ein verzweifelter Pakt | Un pacte désespéré | Desperacki pakt`,
    either: [
      'current',
      check(15, [P, L, F], { fail: all(lose({ morale: 1 }), titleToHeir('president')) }),
      all(discard('president', 3), drawMutiny('current')),
    ],
    activate: ['raiders'],
  },
  'abandon-galactica': {
    name: names`Abandon Galactica | Abandonar Galactica | Die Galactica aufgeben | Abandonner le Galactica | Opuszczenie Galactiki`,
    either: ['admiral', discardNuke(), all(lose({ food: 1 }), draw('admiral', 2, ['treachery']))],
    activate: ['basestars'],
    jump: true,
  },
  'an-ambitious-operation': {
    name: names`An Ambitious Operation | Una operación ambiciosa | Eine ehrgeizige Operation | Une opération ambitieuse | Ambitna operacja`,
    either: [
      'admiral',
      all(
        lose({ fuel: 1 }),
        choose('admiral', { notSelf: true, cylonsToo: true, able: ableToGain }, gainMiracle('chosen')),
      ),
      roll({ atMost: 4 }, lose({ fuel: 1 })),
    ],
    activate: ['raiders'],
    jump: true,
  },
  blindsided: {
    name: names`Blindsided | Desprevenidos | Kalt erwischt | Pris au dépourvu | Cios z zaskoczenia`,
    attack: {
      activate: ['raiders'],
      setup: {
        front: { basestar: 1, heavyRaider: 1 },
        starboardBow: { raider: 3 },
        rear: { basestar: 1, heavyRaider: 1 },
        portAft: { civilian: 1 },
        portBow: { viper: 1, civilian: 2 },
      },
      special: {
        name: names`Pluck Out Their Eyes | Arrancarles los ojos | Stecht ihnen die Augen aus | Arrachez-leur les yeux | Wyłupić im oczy`,
        effect: destroyRaptor(),
      },
    },
  },
  'consult-the-hybrid': {
    name: names`Consult the Hybrid | Consultar al Híbrido | Den Hybriden befragen | Consulter l’Hybride | Rozmowa z Hybrydą`,
    resolve: check(10, [P, L], {
      pass: all(drawMutiny('current'), draw('current', 2)),
      fail: all(lose({ food: 1 }), treacheryIntoDestiny(2)),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'dangerous-plots': {
    name: names`Dangerous Plots | Intrigas peligrosas | Gefährliche Intrigen | Dangereux complots | Niebezpieczne spiski`,
    either: [
      'president',
      all(drawMutiny('admiral'), drawMutiny('president')),
      all(lose({ morale: 1 }), discard('current', 3)),
    ],
    activate: ['basestars'],
    jump: true,
  },
  'dishonest-tactics': {
    name: names`Dishonest Tactics | Tácticas deshonestas | Unlautere Mittel | Tactiques déloyales | Nieuczciwe zagrywki`,
    either: [
      'president',
      all(lose({ morale: 1 }), may('president', choose('president', { inBrig: true }, releaseTo('chosen', 'command')))),
      all(lose({ fuel: 1 }), presidentDrawsQuorum(2)),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'domestic-dispute': {
    name: names`Domestic Dispute | Disputa conyugal | Ehekrach | Scène de ménage | Awantura domowa`,
    resolve: check(9, [P, T], { fail: all(lose({ morale: 1 }), send('current', 'sickbay')) }),
    activate: ['raiders'],
  },
  'earth-in-ruins': {
    name: names`Earth in Ruins | La Tierra en ruinas | Die Erde in Trümmern | La Terre en ruines | Ziemia w ruinach`,
    either: [
      'current',
      check(9, [P, L, T], { pass: lose({ morale: 1 }), fail: lose({ morale: 2 }) }),
      all(lose({ food: 1 }), drawMutiny('current')),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'enemy-of-my-enemy': {
    name: names`Enemy of my Enemy | El enemigo de mi enemigo | Der Feind meines Feindes | L’ennemi de mon ennemi | Wróg mojego wroga`,
    either: [
      'current',
      check(13, [P, L, F], { pass: lose({ morale: 1 }), fail: all(lose({ morale: 2 }), damageGalactica()) }),
      damageGalactica(2),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'event-horizon': {
    name: names`Event Horizon | Horizonte de sucesos | Ereignishorizont | Horizon des événements | Horyzont zdarzeń`,
    attack: {
      activate: ['raiders'],
      setup: {
        front: { raider: 2, viper: 1 },
        starboardBow: { basestar: 1 },
        rear: { basestar: 1, raider: 2 },
        portAft: { viper: 1 },
        portBow: { viper: 1 },
      },
      special: {
        name: names`Gravity Well | Pozo gravitatorio | Gravitationstrichter | Puits de gravité | Studnia grawitacyjna`,
        effect: keepInPlay(),
      },
    },
    whileInPlay: vipersCost(1),
    untilJump: 'discard',
  },
  'galactica-falling-apart': {
    name: names`Galactica Falling Apart | Galactica se desmorona | Die Galactica zerfällt | Le Galactica se disloque | Galactica się rozpada`,
    either: [
      'current',
      check(8, [L, F, E], { fail: all(lose({ morale: 1 }), damageGalactica()) }),
      roll({ atMost: 6 }, lose({ food: 1 })),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'give-in-to-despair': {
    name: names`Give in to Despair | Ceder a la desesperación | Der Verzweiflung nachgeben | Céder au désespoir | W szponach rozpaczy`,
    resolve: check(14, [P, L], {
      partial: [9, all(lose({ food: 1 }), draw('current', 3, ['treachery']))],
      fail: lose({ morale: 2 }),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'hornets-nest': {
    name: names`Hornet’s Nest | Avispero | Hornissennest | Nid de frelons | Gniazdo szerszeni`,
    attack: {
      activate: ['raiders'],
      setup: {
        front: { raider: 3, viper: 1, civilian: 1 },
        starboardAft: { basestar: 1 },
        rear: { raider: 3 },
        portAft: { viper: 1 },
        portBow: { civilian: 2 },
      },
      special: {
        name: names`Suppressive Fire | Fuego de supresión | Sperrfeuer | Tir de barrage | Ogień zaporowy`,
        effect: keepInPlay(),
      },
    },
    whileInPlay: nobodyUsesActionsOf('piloting'),
    untilJump: 'discard',
    untilDestroyed: ['basestar'],
  },
  'hybrid-in-panic': {
    name: names`Hybrid in Panic | Híbrido presa del pánico | Hybrid in Panik | L’Hybride panique | Hybryda w panice`,
    resolve: check(12, [T, E], {
      pass: jumpPreparation(1),
      partial: [8, discard('current', 2)],
      fail: lose({ fuel: 1 }),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'incitement-to-mutiny': {
    name: names`Incitement to Mutiny | Incitación al motín | Anstiftung zur Meuterei | Incitation à la mutinerie | Podżeganie do buntu`,
    resolve: check(13, [P, L, T], { partial: [7, treacheryIntoDestiny(2)], fail: treacheryIntoDestiny(4) }),
    activate: ['heavy'],
    jump: true,
  },
  'insubordinate-crew': {
    name: names`Insubordinate Crew | Tripulación insubordinada | Aufsässige Besatzung | Équipage insubordonné | Niesubordynacja załogi`,
    resolve: check(12, [L, T], {
      fail: all(lose({ morale: 1 }), eachHuman(withoutMutiny, drawMutiny('self'))),
    }),
    activate: ['raiders'],
  },
  lockdown: {
    name: names`Lockdown | Bloqueo total | Abriegelung | Verrouillage | Całkowita blokada`,
    attack: {
      activate: ['heavy'],
      setup: {
        front: { heavyRaider: 2 },
        starboardBow: { basestar: 1, heavyRaider: 2 },
        rear: { viper: 1, civilian: 1 },
        portAft: { civilian: 1 },
      },
      special: {
        name: names`Concerted Attack | Ataque coordinado | Konzertierter Angriff | Attaque concertée | Skoordynowany atak`,
        effect: keepInPlay(),
      },
    },
    whileInPlay: nobodyActivates('armory'),
    untilJump: 'discard',
    untilDestroyed: ['basestar'],
  },
  'one-last-cocktail': {
    name: names`One Last Cocktail | Un último cóctel | Ein letzter Cocktail | Un dernier cocktail | Ostatni koktajl`,
    either: [
      'current',
      check(7, [T, E], { fail: lose({ food: 1, morale: 1 }) }),
      roll({ atMost: 6 }, all(lose({ morale: 1 }), send('president', 'sickbay'))),
    ],
    activate: ['basestars'],
    jump: true,
  },
  'question-procedure': {
    name: names`Question Procedure | Cuestionar el procedimiento | Vorgehen infrage stellen | Contester la procédure | Podważanie procedur`,
    either: ['president', lose({ morale: 1 }), all(damageGalactica(), discard('president', 3))],
    activate: ['basestars'],
    jump: true,
  },
  'quorum-in-uproar': {
    name: names`Quorum in Uproar | Tumulto en el Quórum | Aufruhr im Zwölferrat | Tumulte au Quorum | Wzburzone Kworum`,
    resolve: check(8, [P, T], { fail: all(presidentLosesQuorum(2), discard('president', 2, { random: true })) }),
    activate: ['launch'],
  },
  'rallying-support': {
    name: names`Rallying Support | Recabar apoyos | Unterstützer sammeln | Rallier des soutiens | Zbieranie poparcia`,
    resolve: check(8, [P, T], {
      fail: all(lose({ population: 1 }), drawMutiny('current'), draw('current', 1, ['treachery'])),
    }),
    activate: ['raiders'],
    jump: true,
  },
  'reactor-critical': {
    name: names`Reactor Critical | Reactor en estado crítico | Reaktor kritisch | Réacteur en état critique | Stan krytyczny reaktora`,
    resolve: check(7, [T, F, E], { pass: draw('current', 2, ['treachery']), fail: lose({ fuel: 1 }) }),
    activate: ['launch'],
  },
  'rebuild-trust': {
    name: names`Rebuild Trust | Recuperar la confianza | Vertrauen zurückgewinnen | Rétablir la confiance | Odbudowa zaufania`,
    resolve: check(9, [P, L], {
      pass: eachHuman('areInBrig', may('self', leaveBrig('self', 'self'))),
      fail: lose({ morale: 2 }),
    }),
    activate: ['raiders'],
  },
  'religious-turmoil': {
    name: names`Religious Turmoil | Agitación religiosa | Religiöse Unruhen | Troubles religieux | Niepokoje religijne`,
    either: [
      'current',
      check(7, [P, T], { fail: all(lose({ morale: 1 }), eachDiscards(1)) }),
      roll({ atMost: 4 }, lose({ food: 1, population: 1 })),
    ],
    activate: ['raiders'],
    jump: true,
  },
  reprisal: {
    name: names`Reprisal | Represalias | Vergeltungsschlag | Représailles | Odwet`,
    attack: {
      activate: ['raiders'],
      setup: {
        front: { raider: 2, civilian: 1 },
        starboardBow: { viper: 1 },
        starboardAft: { viper: 1 },
        rear: { raider: 3, heavyRaider: 1 },
        portAft: { civilian: 1 },
        portBow: { basestar: 1 },
      },
      special: {
        name: names`Opportunity for Treason | Ocasión para la traición | Gelegenheit zum Verrat | L’occasion de trahir | Okazja do zdrady`,
        effect: all(treacheryIntoDestiny(2), drawMutiny('current')),
      },
    },
  },
  'requisition-for-demetrius': {
    name: names`Requisition for Demetrius | Suministros para la Demetrius | Nachschub für die Demetrius | Réquisition pour le Demetrius | Zaopatrzenie dla Demetriusa`,
    either: [
      'admiral',
      all(lose({ food: 1 }), roll({ atMost: 6 }, treacheryIntoDestiny(2))),
      asOne(drawMutiny('admiral'), draw('admiral', 2, ['treachery'])),
    ],
    activate: ['basestars'],
  },
  'secret-meetings': {
    name: names`Secret Meetings | Reuniones secretas | Geheime Treffen | Réunions secrètes | Tajne spotkania`,
    either: [
      'current',
      check(9, [P, T, E], { fail: lose({ morale: 1 }) }),
      all(drawMutiny('current'), choose('current', {}, drawMutiny('chosen'))),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'starvation-in-dogsville': {
    name: names`Starvation in Dogsville | Hambruna en Dogsville | Hunger in Dogsville | Famine à Dogville | Głód w Dogsville`,
    either: [
      'president',
      roll({ atMost: 4 }, lose({ population: 1, food: 1 })),
      roll({ atMost: 4 }, lose({ food: 2 })),
    ],
    activate: ['raiders'],
    jump: true,
  },
  'trial-by-fire': {
    name: names`Trial by Fire | Prueba de fuego | Feuerprobe | Épreuve du feu | Próba ognia`,
    attack: {
      activate: ['raiders'],
      setup: {
        front: { raider: 3, heavyRaider: 2 },
        starboardBow: { viper: 1 },
        rear: { basestar: 1 },
        portBow: { civilian: 1 },
      },
      special: {
        name: names`Cavalry’s Here | Llega la caballería | Die Kavallerie ist da | La cavalerie est là | Odsiecz nadeszła`,
        effect: sendCavalry(),
      },
    },
  },
} as const satisfies Record<string, CrisisCard>

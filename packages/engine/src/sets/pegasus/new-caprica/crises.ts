// The 30 crisis cards of New Caprica, in alphabetical order. A jump icon comes with an evacuation icon on every card.

import type { CrisisCard } from '../../../core/card.ts'
import { type Node, node, perform, priceOf } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import { whoIsOn } from '../../../language/conditions.ts'
import { discard } from '../../../language/nodes/cards.ts'
import { check } from '../../../language/nodes/checks.ts'
import { jumpPreparation } from '../../../language/nodes/fleet.ts'
import { all, choose, either, may, noEffect, payFor, roll, when } from '../../../language/nodes/flow.ts'
import { send } from '../../../language/nodes/people.ts'
import { drawOwn, each } from '../../../language/nodes/players.ts'
import { gain, lose } from '../../../language/nodes/resources.ts'
import { damageGalactica, destroyRaptor } from '../../../language/nodes/ships.ts'
import { places } from '../../../language/terms.ts'
import { crisis } from '../../../rules/crisis.ts'
import { E, F, L, P, T } from '../../base/skills.ts'
import { execute } from '../../parts/execution.ts'
import { corrupt, treacheryIntoDestiny } from '../../parts/treachery-type.ts'
import { destroyStacked, prepareOrEvacuateShip } from './civilian-ships.ts'
import { leaveDetention } from './detention.ts'
import { destroyOccupationForces, placeForce } from './occupation.ts'
import { galacticaInOrbit, onNewCaprica } from './where.ts'

/** A box that may be chosen only if the current player is on the planet. */
export const onlyOnNewCaprica = node('onlyOnNewCaprica', {
  make: (effect: Node) => ({ effect }),
  run: (game, { effect }, context) => perform(game, effect, context),
  text: {
    en: '(only if the current player is {place, form, in}) {effect}',
    es: '(solo si el jugador actual está {place, form, in}) {effect}',
    de: '(nur wenn der aktive Spieler {place, form, in} ist) {effect}',
    fr: '(seulement si le joueur actif est {place, form, in}) {effect}',
    pl: '(tylko jeśli aktywny gracz jest {place, form, in}) {effect}',
  },
  facts: ({ effect }) => ({ place: places['new-caprica'], effect }),
  price: ({ effect }, view) => priceOf(effect, view),
  barred: (game) => !onNewCaprica(game, game.current),
  parts: ({ effect }) => [effect],
})

/** Establish Sanitation. */
export const skipJumpPreparation = node('skipJumpPreparation', {
  make: () => ({}),
  run: (game) => {
    const under = frameOf(game, crisis)
    if (under !== undefined) under.jump = false
  },
  text: {
    en: 'skip the Prepare for Jump step of this turn',
    es: 'omite el paso de Preparativos para el Salto de este turno',
    de: 'der Sprungvorbereitungs-Schritt dieses Zugs entfällt',
    fr: 'ignorez la phase de préparation au saut de ce tour',
    pl: 'pomiń fazę przygotowania do skoku w tej turze',
  },
  price: () => ({ jumpPreparation: -1 }),
})

const newCaprica = { deck: 'newCaprica' } as const

const arrestCurrent = when(whoIsOn('current', 'new-caprica'), send('current', 'detention'))
const hurtCurrent = when(whoIsOn('current', 'new-caprica'), send('current', 'medical-center'))

const sendOne = (by: 'current' | 'president' | 'admiral', to: 'detention' | 'medical-center') =>
  choose(by, { on: 'new-caprica', sendTo: to }, send('chosen', to))

const freeOne = may('current', choose('current', { at: 'detention' }, leaveDetention('current', 'chosen')))

export const newCapricaCrises = {
  'a-cylon-ally': {
    ...newCaprica,
    name: {
      en: 'A Cylon Ally',
      es: 'Un aliado cylon',
      de: 'Ein zylonischer Verbündeter',
      fr: 'Un allié cylon',
      pl: 'Sojusznik wśród Cylonów',
    },
    either: [
      'admiral',
      onlyOnNewCaprica(all(prepareOrEvacuateShip(), roll({ atMost: 5 }, send('current', 'detention')))),
      all(discard('admiral', 2), discard('current', 3)),
    ],
    activate: ['raiders', 'occupation'],
    jump: true,
  },
  'arrests-at-night': {
    ...newCaprica,
    name: {
      en: 'Arrests at Night',
      es: 'Detenciones nocturnas',
      de: 'Nächtliche Verhaftungen',
      fr: 'Arrestations nocturnes',
      pl: 'Nocne aresztowania',
    },
    either: [
      'current',
      check(10, [L, T], { fail: all(lose({ morale: 1 }), arrestCurrent) }),
      each('players', corrupt('self', 2)),
    ],
    activate: ['launch'],
    jump: true,
  },
  'attack-on-the-power-plant': {
    ...newCaprica,
    name: {
      en: 'Attack on the Power Plant',
      es: 'Ataque a la central eléctrica',
      de: 'Angriff auf das Kraftwerk',
      fr: 'Attaque de la centrale',
      pl: 'Atak na elektrownię',
    },
    either: [
      'president',
      all(lose({ morale: 1 }), each('humans', drawOwn('self', 2))),
      all(lose({ population: 1 }), gain({ morale: 1 })),
    ],
    activate: ['launch'],
    jump: true,
  },
  'betrayed-from-within': {
    ...newCaprica,
    name: {
      en: 'Betrayed From Within',
      es: 'Traicionados desde dentro',
      de: 'Verrat aus den eigenen Reihen',
      fr: 'Trahis de l’intérieur',
      pl: 'Zdrada we własnych szeregach',
    },
    resolve: check(9, [P, L], { partial: [6, corrupt('current', 2, { random: true })], fail: execute('current') }),
    activate: ['raiders'],
    jump: true,
  },
  'brutal-treatment': {
    ...newCaprica,
    name: {
      en: 'Brutal Treatment',
      es: 'Trato brutal',
      de: 'Brutale Behandlung',
      fr: 'Traitement brutal',
      pl: 'Brutalne traktowanie',
    },
    either: [
      'current',
      check(9, [P, T], { fail: all(lose({ morale: 1 }), hurtCurrent) }),
      sendOne('current', 'detention'),
    ],
    activate: ['basestars', 'occupation'],
    jump: true,
  },
  'centurion-ambush': {
    ...newCaprica,
    name: {
      en: 'Centurion Ambush',
      es: 'Emboscada de centuriones',
      de: 'Hinterhalt der Zenturios',
      fr: 'Embuscade de centurions',
      pl: 'Zasadzka centurionów',
    },
    resolve: check(7, [T, F], { fail: all(lose({ population: 1 }), hurtCurrent) }),
    activate: ['raiders'],
    jump: true,
  },
  'contact-informant': {
    ...newCaprica,
    name: {
      en: 'Contact Informant',
      es: 'Contactar con el informante',
      de: 'Informanten kontaktieren',
      fr: 'Contacter l’informateur',
      pl: 'Kontakt z informatorem',
    },
    either: ['current', check(9, [P, T], { fail: lose({ morale: 1, population: 1 }) }), lose({ population: 1 })],
    activate: ['raiders', 'occupation'],
    jump: true,
  },
  'contact-raptor': {
    ...newCaprica,
    name: {
      en: 'Contact Raptor',
      es: 'Contactar con el Raptor',
      de: 'Raptor kontaktieren',
      fr: 'Contacter le raptor',
      pl: 'Kontakt z raptorem',
    },
    resolve: check(7, [P, E], { fail: all(lose({ morale: 1 }), discard('current', 2)) }),
    activate: ['raiders'],
    jump: true,
  },
  'decode-cylon-maps': {
    ...newCaprica,
    name: {
      en: 'Decode Cylon Maps',
      es: 'Descifrar mapas cylons',
      de: 'Zylonenpläne entschlüsseln',
      fr: 'Décrypter les plans cylons',
      pl: 'Rozszyfrowanie map Cylonów',
    },
    resolve: check(8, [T, E], { pass: prepareOrEvacuateShip(), fail: all(lose({ morale: 1 }), placeForce()) }),
    activate: ['heavy', 'occupation'],
  },
  'demanded-surrender': {
    ...newCaprica,
    name: {
      en: 'Demanded Surrender',
      es: 'Exigencia de rendición',
      de: 'Kapitulation gefordert',
      fr: 'Reddition exigée',
      pl: 'Żądanie kapitulacji',
    },
    either: ['president', sendOne('president', 'detention'), lose({ morale: 1 })],
    activate: ['basestars', 'occupation'],
  },
  'dissent-among-cylons': {
    ...newCaprica,
    name: {
      en: 'Dissent Among Cylons',
      es: 'Disensión entre los cylons',
      de: 'Uneinigkeit unter Zylonen',
      fr: 'Dissension chez les cylons',
      pl: 'Rozłam wśród Cylonów',
    },
    resolve: check(12, [P, L], {
      pass: each('humans', may('self', drawOwn('self', 2))),
      partial: [7, noEffect()],
      fail: lose({ morale: 1 }),
    }),
    activate: ['launch'],
    jump: true,
  },
  'establish-sanitation': {
    ...newCaprica,
    name: {
      en: 'Establish Sanitation',
      es: 'Instalar el saneamiento',
      de: 'Sanitäranlagen errichten',
      fr: 'Installer des sanitaires',
      pl: 'Budowa sanitariatów',
    },
    either: ['president', skipJumpPreparation(), lose({ morale: 1 })],
    activate: ['raiders'],
    jump: true,
  },
  'execution-list': {
    ...newCaprica,
    name: {
      en: 'Execution List',
      es: 'Lista de ejecuciones',
      de: 'Exekutionsliste',
      fr: 'Liste d’exécutions',
      pl: 'Lista egzekucji',
    },
    either: ['president', roll({ atMost: 5 }, execute('president'), undefined, 'president'), lose({ population: 1 })],
    activate: ['heavy', 'occupation'],
    jump: true,
  },
  'held-for-questioning': {
    ...newCaprica,
    name: {
      en: 'Held for Questioning',
      es: 'Detenido para interrogatorio',
      de: 'Zum Verhör festgehalten',
      fr: 'Retenu pour interrogatoire',
      pl: 'Zatrzymany na przesłuchanie',
    },
    either: [
      'current',
      check(10, [P, L, T], { fail: all(lose({ morale: 1 }), arrestCurrent) }),
      discard('current', 3, { random: true }),
    ],
    activate: ['heavy', 'occupation'],
    jump: true,
  },
  'hiding-underground': {
    ...newCaprica,
    name: {
      en: 'Hiding Underground',
      es: 'Escondidos bajo tierra',
      de: 'Im Untergrund versteckt',
      fr: 'Cachés sous terre',
      pl: 'Kryjówka pod ziemią',
    },
    either: ['current', check(9, [L, T], { fail: lose({ food: 1 }) }), sendOne('current', 'detention')],
    activate: ['raiders', 'occupation'],
    jump: true,
  },
  'intra-atmos-entry': {
    ...newCaprica,
    name: {
      en: 'Intra-Atmos Entry',
      es: 'Entrada en la atmósfera',
      de: 'Eintritt in die Atmosphäre',
      fr: 'Entrée dans l’atmosphère',
      pl: 'Wejście w atmosferę',
    },
    resolve: check(15, [L, T, F, E], {
      pass: all(prepareOrEvacuateShip(), jumpPreparation(1)),
      partial: [9, noEffect()],
      fail: all(lose({ fuel: 1 }), when(galacticaInOrbit(), damageGalactica())),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'keeping-hera-hidden': {
    ...newCaprica,
    name: {
      en: 'Keeping Hera Hidden',
      es: 'Mantener oculta a Hera',
      de: 'Hera versteckt halten',
      fr: 'Garder Hera cachée',
      pl: 'Ukrywanie Hery',
    },
    either: ['president', treacheryIntoDestiny(2), sendOne('president', 'detention')],
    activate: ['raiders', 'occupation'],
    jump: true,
  },
  'labor-union-strike': {
    ...newCaprica,
    name: {
      en: 'Labor Union Strike',
      es: 'Huelga sindical',
      de: 'Gewerkschaftsstreik',
      fr: 'Grève syndicale',
      pl: 'Strajk związkowy',
    },
    resolve: check(13, [P, T], {
      pass: gain({ morale: 1 }),
      partial: [10, noEffect()],
      fail: all(lose({ food: 1 }), arrestCurrent),
    }),
    activate: ['raiders', 'occupation'],
    jump: true,
  },
  'marine-reinforcements': {
    ...newCaprica,
    name: {
      en: 'Marine Reinforcements',
      es: 'Refuerzos de marines',
      de: 'Marines als Verstärkung',
      fr: 'Renforts de marines',
      pl: 'Wsparcie marines',
    },
    either: [
      'admiral',
      all(destroyOccupationForces('admiral', 1), discard('admiral', 2), discard('current', 3)),
      sendOne('admiral', 'detention'),
    ],
    activate: ['raiders'],
  },
  'meet-liaison-officer': {
    ...newCaprica,
    name: {
      en: 'Meet Liaison Officer',
      es: 'Reunirse con el enlace',
      de: 'Verbindungsoffizier treffen',
      fr: 'L’officier de liaison',
      pl: 'Spotkanie z łącznikiem',
    },
    resolve: check(10, [P, T], { fail: all(lose({ fuel: 1 }), destroyRaptor()) }),
    activate: ['raiders'],
    jump: true,
  },
  'ncp-graduation': {
    ...newCaprica,
    name: {
      en: 'NCP Graduation',
      es: 'Graduación de la PNC',
      de: 'NCP-Abschlussfeier',
      fr: 'Promotion de la PNC',
      pl: 'Promocja w PNC',
    },
    either: ['admiral', lose({ morale: 1 }), lose({ population: 1 })],
    activate: ['heavy'],
    jump: true,
  },
  'ncp-recruitment': {
    ...newCaprica,
    name: {
      en: 'NCP Recruitment',
      es: 'Reclutamiento de la PNC',
      de: 'NCP-Rekrutierung',
      fr: 'Recrutement de la PNC',
      pl: 'Nabór do PNC',
    },
    either: ['current', check(8, [P, L], { fail: lose({ morale: 1 }) }), each('players', corrupt('self', 2))],
    activate: ['raiders'],
  },
  'organize-the-pilots': {
    ...newCaprica,
    name: {
      en: 'Organize the Pilots',
      es: 'Organizar a los pilotos',
      de: 'Die Piloten organisieren',
      fr: 'Organiser les pilotes',
      pl: 'Organizacja pilotów',
    },
    resolve: check(9, [P, F], { pass: prepareOrEvacuateShip(), fail: destroyStacked() }),
    activate: ['basestars'],
  },
  'playing-with-emotions': {
    ...newCaprica,
    name: {
      en: 'Playing with Emotions',
      es: 'Jugar con los sentimientos',
      de: 'Spiel mit den Gefühlen',
      fr: 'Jouer avec les sentiments',
      pl: 'Granie na emocjach',
    },
    either: ['current', check(7, [P, T], { fail: lose({ morale: 1 }) }), corrupt('current', 2, { random: true })],
    activate: ['launch'],
    jump: true,
  },
  'prepare-for-a-fight': {
    ...newCaprica,
    name: {
      en: 'Prepare for a Fight',
      es: 'Prepararse para la lucha',
      de: 'Für den Kampf rüsten',
      fr: 'Se préparer au combat',
      pl: 'Przygotowanie do walki',
    },
    either: [
      'current',
      check(8, [L, T, E], {
        pass: destroyOccupationForces('current', 1),
        fail: all(lose({ morale: 1 }), arrestCurrent),
      }),
      sendOne('current', 'medical-center'),
    ],
    activate: ['raiders', 'occupation'],
    jump: true,
  },
  'prepare-the-civilians': {
    ...newCaprica,
    name: {
      en: 'Prepare the Civilians',
      es: 'Preparar a los civiles',
      de: 'Die Zivilisten vorbereiten',
      fr: 'Préparer les civils',
      pl: 'Przygotowanie cywilów',
    },
    resolve: check(9, [P, L], { fail: all(lose({ food: 1 }), placeForce()) }),
    activate: ['raiders'],
    jump: true,
  },
  'recover-launch-keys': {
    ...newCaprica,
    name: {
      en: 'Recover Launch Keys',
      es: 'Recuperar llaves de despegue',
      de: 'Startschlüssel zurückholen',
      fr: 'Récupérer les clés de lancement',
      pl: 'Odzyskanie kluczy startowych',
    },
    resolve: check(10, [L, T, E], {
      pass: prepareOrEvacuateShip(),
      fail: all(lose({ population: 1 }), arrestCurrent),
    }),
    activate: ['basestars'],
  },
  'rescue-detainees': {
    ...newCaprica,
    name: {
      en: 'Rescue Detainees',
      es: 'Rescatar a los detenidos',
      de: 'Inhaftierte befreien',
      fr: 'Libérer les détenus',
      pl: 'Odbicie więźniów',
    },
    either: [
      'current',
      check(9, [L, T], { pass: freeOne, fail: lose({ morale: 1 }) }),
      roll({ atMost: 4 }, sendOne('current', 'detention')),
    ],
    activate: ['heavy', 'occupation'],
    jump: true,
  },
  'resistance-bombings': {
    ...newCaprica,
    name: {
      en: 'Resistance Bombings',
      es: 'Atentados de la Resistencia',
      de: 'Bombenanschläge',
      fr: 'Attentats de la Résistance',
      pl: 'Zamach bombowy ruchu oporu',
    },
    resolve: check(12, [L, T, E], {
      pass: may(
        'admiral',
        payFor(
          lose({ morale: 1 }),
          either(
            'admiral',
            choose('admiral', { cylonsOnly: true }, execute('chosen', { cylonsToo: true })),
            destroyOccupationForces('admiral', 2),
          ),
        ),
      ),
      partial: [7, noEffect()],
      fail: lose({ morale: 1, population: 1 }),
    }),
    activate: ['basestars', 'occupation'],
  },
  'second-thoughts': {
    ...newCaprica,
    name: {
      en: 'Second Thoughts',
      es: 'Dudas de última hora',
      de: 'Aufkommende Zweifel',
      fr: 'Réflexion faite',
      pl: 'Wątpliwości',
    },
    resolve: check(9, [P, L], { pass: freeOne, fail: lose({ morale: 1 }) }),
    activate: ['basestars', 'occupation'],
    jump: true,
  },
} as const satisfies Record<string, CrisisCard>

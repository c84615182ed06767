// The 30 crisis cards of New Caprica, in alphabetical order. A jump icon comes with an evacuation icon on every card.

import { type CrisisCard, ofDeck } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
import { type Node, node, perform } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import { whoIsOn } from '../../../language/conditions.ts'
import { discard } from '../../../language/nodes/cards.ts'
import { check } from '../../../language/nodes/checks.ts'
import { jumpPreparation } from '../../../language/nodes/fleet.ts'
import { all, choose, either, may, noEffect, payFor, roll, when } from '../../../language/nodes/flow.ts'
import { leaveBrig, send } from '../../../language/nodes/people.ts'
import { drawOwn, each } from '../../../language/nodes/players.ts'
import { gain, lose } from '../../../language/nodes/resources.ts'
import { damageGalactica, destroyRaptor } from '../../../language/nodes/ships.ts'
import { places } from '../../../language/terms.ts'
import { crisis } from '../../../rules/crisis.ts'
import { E, F, L, P, T } from '../../base/skills.ts'
import { execute } from '../../parts/execution.ts'
import { corrupt, treacheryIntoDestiny } from '../../parts/treachery-type.ts'
import { destroyStacked, prepareOrEvacuateShip } from './civilian-ships.ts'
import { fromDetention } from './detention.ts'
import { destroyOccupationForces, placeForce } from './occupation.ts'
import { galacticaInOrbit, onNewCaprica } from './where.ts'

/** A box that may be chosen only if the current player is on the planet. */
const onlyOnNewCaprica = node('onlyOnNewCaprica', {
  make: (effect: Node) => ({ effect }),
  run: (game, { effect }, context) => perform(game, effect, context),
  text: {
    en: 'only if the current player is {place, form, in}: {effect}',
    es: 'solo si el jugador actual está {place, form, in}: {effect}',
    de: 'nur wenn der aktive Spieler {place, form, in} ist: {effect, sentence}',
    fr: 'seulement si le joueur actif est {place, form, in}\u202f: {effect}',
    pl: 'tylko jeśli aktywny gracz jest {place, form, in}: {effect}',
  },
  facts: ({ effect }) => ({ place: places['new-caprica'], effect }),
  prospect: ({ effect }, _table, context) => ({ effect, context }),
  barred: (game) => !onNewCaprica(game, game.current),
  parts: ({ effect }) => [effect],
})

/** Establish Sanitation. */
const skipJumpPreparation = node('skipJumpPreparation', {
  run: (game) => {
    const under = frameOf(game, crisis)
    if (under !== undefined) under.jump = false
  },
  text: {
    en: '[skip|skips] the Prepare for Jump step of this turn',
    es: '[omite|omite|omitir] el paso de Preparativos para el Salto de este turno',
    de: '[lass |lässt |]den Sprungvorbereitungs-Schritt dieses Zugs [aus|aus|auslassen]',
    fr: '[ignorez|ignore|ignorer] la phase de préparation au saut de ce tour',
    pl: '[pomiń|pomija|pominąć] fazę przygotowania do skoku w tej turze',
  },
  price: () => ({ jumpPreparation: -1 }),
})

const arrestCurrent = when(whoIsOn('current', 'new-caprica'), send('current', 'detention'))
const hurtCurrent = when(whoIsOn('current', 'new-caprica'), send('current', 'medical-center'))

const sendOne = (by: 'current' | 'president' | 'admiral', to: 'detention' | 'medical-center') =>
  choose(by, { on: 'new-caprica', sendTo: to }, send('chosen', to))

const freeOne = may('current', choose('current', { at: 'detention' }, leaveBrig('current', 'chosen', fromDetention)))

const cards = {
  'a-cylon-ally': {
    name: names`A Cylon Ally | Un aliado cylon | Ein zylonischer Verbündeter | Un allié cylon | Sojusznik wśród Cylonów`,
    either: [
      'admiral',
      onlyOnNewCaprica(all(prepareOrEvacuateShip(), roll({ atMost: 5 }, send('current', 'detention')))),
      all(discard('admiral', 2), discard('current', 3)),
    ],
    activate: ['raiders', 'occupation'],
    jump: true,
  },
  'arrests-at-night': {
    name: names`Arrests at Night | Detenciones nocturnas | Nächtliche Verhaftungen | Arrestations nocturnes | Nocne aresztowania`,
    either: [
      'current',
      check(10, [L, T], { fail: all(lose({ morale: 1 }), arrestCurrent) }),
      each('players', corrupt('self', 2)),
    ],
    activate: ['launch'],
    jump: true,
  },
  'attack-on-the-power-plant': {
    name: names`Attack on the Power Plant | Ataque a la central eléctrica | Angriff auf das Kraftwerk | Attaque de la centrale | Atak na elektrownię`,
    either: [
      'president',
      all(lose({ morale: 1 }), each('humans', drawOwn('self', 2))),
      all(lose({ population: 1 }), gain({ morale: 1 })),
    ],
    activate: ['launch'],
    jump: true,
  },
  'betrayed-from-within': {
    name: names`Betrayed From Within | Traicionados desde dentro | Verrat aus den eigenen Reihen | Trahis de l’intérieur | Zdrada we własnych szeregach`,
    resolve: check(9, [P, L], { partial: [6, corrupt('current', 2, { random: true })], fail: execute('current') }),
    activate: ['raiders'],
    jump: true,
  },
  'brutal-treatment': {
    name: names`Brutal Treatment | Trato brutal | Brutale Behandlung | Traitement brutal | Brutalne traktowanie`,
    either: [
      'current',
      check(9, [P, T], { fail: all(lose({ morale: 1 }), hurtCurrent) }),
      sendOne('current', 'detention'),
    ],
    activate: ['basestars', 'occupation'],
    jump: true,
  },
  'centurion-ambush': {
    name: names`Centurion Ambush | Emboscada de centuriones | Hinterhalt der Zenturios | Embuscade de centurions | Zasadzka centurionów`,
    resolve: check(7, [T, F], { fail: all(lose({ population: 1 }), hurtCurrent) }),
    activate: ['raiders'],
    jump: true,
  },
  'contact-informant': {
    name: names`Contact Informant | Contactar con el informante | Informanten kontaktieren | Contacter l’informateur | Kontakt z informatorem`,
    either: ['current', check(9, [P, T], { fail: lose({ morale: 1, population: 1 }) }), lose({ population: 1 })],
    activate: ['raiders', 'occupation'],
    jump: true,
  },
  'contact-raptor': {
    name: names`Contact Raptor | Contactar con el Raptor | Raptor kontaktieren | Contacter le raptor | Kontakt z raptorem`,
    resolve: check(7, [P, E], { fail: all(lose({ morale: 1 }), discard('current', 2)) }),
    activate: ['raiders'],
    jump: true,
  },
  'decode-cylon-maps': {
    name: names`Decode Cylon Maps | Descifrar mapas cylons | Zylonenpläne entschlüsseln | Décrypter les plans cylons | Rozszyfrowanie map Cylonów`,
    resolve: check(8, [T, E], { pass: prepareOrEvacuateShip(), fail: all(lose({ morale: 1 }), placeForce()) }),
    activate: ['heavy', 'occupation'],
  },
  'demanded-surrender': {
    name: names`Demanded Surrender | Exigencia de rendición | Kapitulation gefordert | Reddition exigée | Żądanie kapitulacji`,
    either: ['president', sendOne('president', 'detention'), lose({ morale: 1 })],
    activate: ['basestars', 'occupation'],
  },
  'dissent-among-cylons': {
    name: names`Dissent Among Cylons | Disensión entre los cylons | Uneinigkeit unter Zylonen | Dissension chez les cylons | Rozłam wśród Cylonów`,
    resolve: check(12, [P, L], {
      pass: each('humans', may('self', drawOwn('self', 2))),
      partial: [7, noEffect()],
      fail: lose({ morale: 1 }),
    }),
    activate: ['launch'],
    jump: true,
  },
  'establish-sanitation': {
    name: names`Establish Sanitation | Instalar el saneamiento | Sanitäranlagen errichten | Installer des sanitaires | Budowa sanitariatów`,
    either: ['president', skipJumpPreparation(), lose({ morale: 1 })],
    activate: ['raiders'],
    jump: true,
  },
  'execution-list': {
    name: names`Execution List | Lista de ejecuciones | Exekutionsliste | Liste d’exécutions | Lista egzekucji`,
    either: ['president', roll({ atMost: 5 }, execute('president'), undefined, 'president'), lose({ population: 1 })],
    activate: ['heavy', 'occupation'],
    jump: true,
  },
  'held-for-questioning': {
    name: names`Held for Questioning | Detenido para interrogatorio | Zum Verhör festgehalten | Retenu pour interrogatoire | Zatrzymany na przesłuchanie`,
    either: [
      'current',
      check(10, [P, L, T], { fail: all(lose({ morale: 1 }), arrestCurrent) }),
      discard('current', 3, { random: true }),
    ],
    activate: ['heavy', 'occupation'],
    jump: true,
  },
  'hiding-underground': {
    name: names`Hiding Underground | Escondidos bajo tierra | Im Untergrund versteckt | Cachés sous terre | Kryjówka pod ziemią`,
    either: ['current', check(9, [L, T], { fail: lose({ food: 1 }) }), sendOne('current', 'detention')],
    activate: ['raiders', 'occupation'],
    jump: true,
  },
  'intra-atmos-entry': {
    name: names`Intra-Atmos Entry | Entrada en la atmósfera | Eintritt in die Atmosphäre | Entrée dans l’atmosphère | Wejście w atmosferę`,
    resolve: check(15, [L, T, F, E], {
      pass: all(prepareOrEvacuateShip(), jumpPreparation(1)),
      partial: [9, noEffect()],
      fail: all(lose({ fuel: 1 }), when(galacticaInOrbit(), damageGalactica())),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'keeping-hera-hidden': {
    name: names`Keeping Hera Hidden | Mantener oculta a Hera | Hera versteckt halten | Garder Hera cachée | Ukrywanie Hery`,
    either: ['president', treacheryIntoDestiny(2), sendOne('president', 'detention')],
    activate: ['raiders', 'occupation'],
    jump: true,
  },
  'labor-union-strike': {
    name: names`Labor Union Strike | Huelga sindical | Gewerkschaftsstreik | Grève syndicale | Strajk związkowy`,
    resolve: check(13, [P, T], {
      pass: gain({ morale: 1 }),
      partial: [10, noEffect()],
      fail: all(lose({ food: 1 }), arrestCurrent),
    }),
    activate: ['raiders', 'occupation'],
    jump: true,
  },
  'marine-reinforcements': {
    name: names`Marine Reinforcements | Refuerzos de marines | Marines als Verstärkung | Renforts de marines | Wsparcie marines`,
    either: [
      'admiral',
      all(destroyOccupationForces('admiral', 1), discard('admiral', 2), discard('current', 3)),
      sendOne('admiral', 'detention'),
    ],
    activate: ['raiders'],
  },
  'meet-liaison-officer': {
    name: names`Meet Liaison Officer | Reunirse con el enlace | Verbindungsoffizier treffen | L’officier de liaison | Spotkanie z łącznikiem`,
    resolve: check(10, [P, T], { fail: all(lose({ fuel: 1 }), destroyRaptor()) }),
    activate: ['raiders'],
    jump: true,
  },
  'ncp-graduation': {
    name: names`NCP Graduation | Graduación de la PNC | NCP-Abschlussfeier | Promotion de la PNC | Promocja w PNC`,
    either: ['admiral', lose({ morale: 1 }), lose({ population: 1 })],
    activate: ['heavy'],
    jump: true,
  },
  'ncp-recruitment': {
    name: names`NCP Recruitment | Reclutamiento de la PNC | NCP-Rekrutierung | Recrutement de la PNC | Nabór do PNC`,
    either: ['current', check(8, [P, L], { fail: lose({ morale: 1 }) }), each('players', corrupt('self', 2))],
    activate: ['raiders'],
  },
  'organize-the-pilots': {
    name: names`Organize the Pilots | Organizar a los pilotos | Die Piloten organisieren | Organiser les pilotes | Organizacja pilotów`,
    resolve: check(9, [P, F], { pass: prepareOrEvacuateShip(), fail: destroyStacked() }),
    activate: ['basestars'],
  },
  'playing-with-emotions': {
    name: names`Playing with Emotions | Jugar con los sentimientos | Spiel mit den Gefühlen | Jouer avec les sentiments | Granie na emocjach`,
    either: ['current', check(7, [P, T], { fail: lose({ morale: 1 }) }), corrupt('current', 2, { random: true })],
    activate: ['launch'],
    jump: true,
  },
  'prepare-for-a-fight': {
    name: names`Prepare for a Fight | Prepararse para la lucha | Für den Kampf rüsten | Se préparer au combat | Przygotowanie do walki`,
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
    name: names`Prepare the Civilians | Preparar a los civiles | Die Zivilisten vorbereiten | Préparer les civils | Przygotowanie cywilów`,
    resolve: check(9, [P, L], { fail: all(lose({ food: 1 }), placeForce()) }),
    activate: ['raiders'],
    jump: true,
  },
  'recover-launch-keys': {
    name: names`Recover Launch Keys | Recuperar llaves de despegue | Startschlüssel zurückholen | Récupérer les clés de lancement | Odzyskanie kluczy startowych`,
    resolve: check(10, [L, T, E], {
      pass: prepareOrEvacuateShip(),
      fail: all(lose({ population: 1 }), arrestCurrent),
    }),
    activate: ['basestars'],
  },
  'rescue-detainees': {
    name: names`Rescue Detainees | Rescatar a los detenidos | Inhaftierte befreien | Libérer les détenus | Odbicie więźniów`,
    either: [
      'current',
      check(9, [L, T], { pass: freeOne, fail: lose({ morale: 1 }) }),
      roll({ atMost: 4 }, sendOne('current', 'detention')),
    ],
    activate: ['heavy', 'occupation'],
    jump: true,
  },
  'resistance-bombings': {
    name: names`Resistance Bombings | Atentados de la Resistencia | Bombenanschläge | Attentats de la Résistance | Zamach bombowy ruchu oporu`,
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
    name: names`Second Thoughts | Dudas de última hora | Aufkommende Zweifel | Réflexion faite | Wątpliwości`,
    resolve: check(9, [P, L], { pass: freeOne, fail: lose({ morale: 1 }) }),
    activate: ['basestars', 'occupation'],
    jump: true,
  },
} as const satisfies Record<string, CrisisCard>

export const newCapricaCrises = ofDeck('newCaprica', cards)

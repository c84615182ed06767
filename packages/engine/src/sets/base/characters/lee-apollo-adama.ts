// Lee Apollo Adama: pilot.

import { action, condition, interrupt, oncePerGame } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { Area, Seat } from '../../../core/ids.ts'
import { names } from '../../../core/languages.ts'
import { log } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { viperOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import type { Table } from '../../../core/state.ts'
import { activateVipers } from '../../../language/nodes/ships.ts'
import { discardsAtRandom } from '../../../language/standing-rules.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { takeActions } from '../../../rules/actions.ts'
import { onBoard } from '../../../rules/people.ts'
import { inBrig } from '../../../rules/table.ts'

/** Alert Viper Pilot. */
const takeOverViper = node('takeOverViper', {
  run: (game, _node, { actor = 0 }) => alertViperPilot.begin(game, { seat: actor }),
  text: {
    en: 'pilot that viper and take 1 action',
    es: 'pilota ese Viper y realiza 1 acción',
    de: 'diese Viper fliegen und 1 Aktion ausführen',
    fr: 'pilotez ce viper et effectuez 1 action',
    pl: 'zajmij miejsce w tym viperze i wykonaj 1 akcję',
  },
  mayText: {
    en: 'pilot that viper and take 1 action',
    es: 'pilotar ese Viper y realizar 1 acción',
    de: 'diese Viper fliegen und 1 Aktion ausführen',
    fr: 'piloter ce viper et effectuer 1 action',
    pl: 'zająć miejsce w tym viperze i wykonać 1 akcję',
  },
  price: () => ({ actions: 1 }),
})

/** A viper has been placed from the Reserves, and this player is aboard Galactica and free. */
const viperWaits = condition('viperWaits', {
  test: (game, _condition, owner) =>
    launchedAreas(game).length > 0 && onBoard(game, owner, 'galactica') && !inBrig(game, owner),
  saysWhen: true,
  text: {
    en: 'when a viper is placed from the Reserves in a space area while this player is on Galactica and not in the Brig',
    es: 'cuando se coloca un Viper de la Reserva en una zona de espacio mientras este jugador está en Galactica y no en la Prisión',
    de: 'wenn eine Viper aus der Reserve auf ein Weltraumfeld kommt, während dieser Spieler auf der Galactica und nicht in der Brig ist',
    fr: 'quand un viper de la Réserve est placé dans une case d’espace alors que ce joueur est sur le Galactica et hors de la Cellule',
    pl: 'gdy viper z Rezerwy zostaje umieszczony w sektorze przestrzeni, a ten gracz jest na Galactice i nie w Areszcie',
  },
})

export const leeApolloAdama = {
  name: nameOf(characters['lee-apollo-adama']),
  type: 'pilot',
  skills: draws([1, 'tactics'], [2, 'piloting'], [2, 'leadership', 'politics']),
  setup: 'viper',
  succession: { president: 8, admiral: 8 },
  abilities: {
    alertViperPilot: {
      name: names`Alert Viper Pilot | Piloto de Vipers de guardia | Geistesgegenwärtiger Viper-Pilot | Pilote de viper en alerte | Czujny pilot vipera`,
      ...interrupt('vipersPlaced', takeOverViper(), { when: viperWaits() }),
    },
    cag: { name: names`CAG | CAG | CAG | CAG | CAG`, ...oncePerGame(action(activateVipers(6))) },
    headstrong: {
      name: names`Headstrong | Testarudo | Dickköpfig | Têtu | Uparty`,
      ...discardsAtRandom(),
    },
  },
} as const satisfies Character

/** Areas with an unmanned viper that has just come from the Reserves. */
function launchedAreas(game: Table): Area[] {
  const placing = game.stack.findLast((frame) => Array.isArray(frame.launched))
  return [...new Set((placing?.launched ?? []) as Area[])].filter((area) => game.space[area].vipers > 0)
}

const alertViperPilot = procedure<{ seat: Seat }>('alertViperPilot', {
  choose: {
    text: {
      en: 'Which of the newly placed vipers do you pilot?',
      es: '¿Cuál de los Vipers recién colocados pilotas?',
      de: 'Welche der gerade platzierten Viper fliegst du?',
      fr: 'Lequel des vipers tout juste placés pilotez-vous\u202f?',
      pl: 'Którego z właśnie umieszczonych viperów pilotujesz?',
    },
    options: (game) => launchedAreas(game).map((area) => viperOption(area)),
    answer: (game, _frame, seat, [choice]) => {
      const area = viperOption.of(choice)
      game.space[area].vipers--
      game.seats[seat].at = area
      log(game, 'boardsViper', { seat, area })
    },
  },
  act: (game, { seat }) => takeActions.begin(game, { seat, left: 1 }),
})

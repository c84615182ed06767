// Alert Viper Pilot: taking over a viper that has just been placed. (FAQ: on an attack card after the whole setup step.)

import type { Area, Seat } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { viperOption } from '../core/option-kinds.ts'
import { procedure } from '../core/procedure.ts'
import type { Table } from '../core/state.ts'
import { takeActions } from './actions.ts'

/** Areas with an unmanned viper that has just come from the Reserves. */
export function launchedAreas(game: Table): Area[] {
  const placing = game.stack.findLast((frame) => Array.isArray(frame.launched))
  return [...new Set((placing?.launched ?? []) as Area[])].filter((area) => game.space[area].vipers > 0)
}

export const alertViperPilot = procedure<{ seat: Seat }>('alertViperPilot', {
  choose: {
    text: {
      en: 'Which of the newly placed vipers do you pilot?',
      es: '¿Cuál de los Vipers recién colocados pilotas?',
      de: 'Welche der gerade platzierten Viper fliegst du?',
      fr: 'Lequel des vipers tout juste placés pilotez-vous\u202f?',
      pl: 'Którego z właśnie umieszczonych viperów pilotujesz?',
    },
    who: (_game, { seat }) => seat,
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

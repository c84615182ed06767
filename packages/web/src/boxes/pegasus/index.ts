// What Pegasus brings to the page, with its rules, but for New Caprica.

import { isPegasusDestroyed, isRecklessCheck, scarIn } from '@cic/engine/boxes/pegasus'
import { sayIn } from '../../words/words.ts'
import { execution } from '../parts/execution.ts'
import { leaders } from '../parts/leaders.ts'
import { plugIn } from '../slots.ts'
import { agendaWords } from './agenda-words.ts'
import { icons } from './icons.ts'
import { reference } from './reference.ts'
import { pegasusWords } from './words.ts'

plugIn({
  id: 'pegasus',
  parts: [execution, leaders],
  icons,
  boardShips: { pegasus: 'battlestar' },
  isDestroyed: (game, board) => board === 'pegasus' && isPegasusDestroyed(game),
  namedShips: (seen, area) => (scarIn(seen) === area ? [{ shape: 'raider', name: 'scar', letter: 'S' }] : []),
  aim: agendaWords,
  checkMark: (game, language) => (isRecklessCheck(game) ? sayIn(pegasusWords, language)('reckless') : undefined),
  ...reference,
})

// What Pegasus brings to the page, with its rules.

import { isPegasusDestroyed, isRecklessCheck, newCapricaOf, scarIn } from '@cic/engine/boxes/pegasus'
import { sayIn } from '../../words/words.ts'
import { execution } from '../parts/execution.ts'
import { leaders } from '../parts/leaders.ts'
import { plugIn } from '../slots.ts'
import { agendaWords } from './agenda-words.ts'
import { Arrest } from './arrest.tsx'
import { icons } from './icons.ts'
import { NewCaprica } from './new-caprica.tsx'
import { reference } from './reference.ts'
import { ReturnScene } from './return-scene.tsx'
import { pegasusWords } from './words.ts'

plugIn({
  id: 'pegasus',
  parts: [execution, leaders],
  icons,
  boards: {
    'new-caprica': {
      name: pegasusWords.planetView,
      where: (game) => {
        const planet = newCapricaOf(game)
        return planet === undefined ? undefined : planet.orbit ? 'beside' : 'middle'
      },
      Board: NewCaprica,
    },
  },
  boardShips: { pegasus: 'battlestar' },
  isDestroyed: (game, board) => board === 'pegasus' && isPegasusDestroyed(game),
  namedShips: (seen, area) => (scarIn(seen) === area ? [{ shape: 'raider', name: 'scar', letter: 'S' }] : []),
  phase: (game, language) => {
    const planet = newCapricaOf(game)
    return planet && sayIn(pegasusWords, language)(planet.orbit ? 'orbit' : 'occupied')
  },
  aim: agendaWords,
  UnderQuorum: Arrest,
  checkMark: (game, language) => (isRecklessCheck(game) ? sayIn(pegasusWords, language)('reckless') : undefined),
  sceneViews: { galacticaReturns: ReturnScene },
  keyLines: ['newCapricaPhase', 'galacticaReturns'],
  ...reference,
})

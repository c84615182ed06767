// What New Caprica brings to the page, with its rules. The box is here already.

import { newCapricaOf } from '@cic/engine/boxes/pegasus/new-caprica'
import { later } from '../../../parts/later.tsx'
import { sayIn } from '../../../words/words.ts'
import { plugIn } from '../../slots.ts'
import { Arrest } from './arrest.tsx'
import { icons } from './icons.ts'
import { NewCaprica } from './planet.tsx'
import { planetWords } from './words.ts'

plugIn({
  id: 'new-caprica',
  icons,
  boards: {
    'new-caprica': {
      name: planetWords.planetView,
      where: (game) => {
        const planet = newCapricaOf(game)
        return planet === undefined ? undefined : planet.orbit ? 'beside' : 'middle'
      },
      Board: NewCaprica,
    },
  },
  phase: (game, language) => {
    const planet = newCapricaOf(game)
    return planet && sayIn(planetWords, language)(planet.orbit ? 'orbit' : 'occupied')
  },
  UnderQuorum: Arrest,
  sceneViews: { galacticaReturns: later(() => import('./return-scene.tsx').then((part) => part.ReturnScene)) },
  keyLines: ['newCapricaPhase', 'galacticaReturns'],
})

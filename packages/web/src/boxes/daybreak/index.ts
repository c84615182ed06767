// What Daybreak brings to the page, with its rules.

import { isColonialOneLost, isMutineer, miraclesOf } from '@cic/engine/boxes/daybreak'
import { later } from '../../parts/later.tsx'
import { sayIn } from '../../words/words.ts'
import { leaders } from '../parts/leaders.ts'
import { plugIn } from '../slots.ts'
import { icons } from './icons.ts'
import { motiveWords } from './motive-words.ts'
import { MyMotives, ShownMotives } from './motives.tsx'
import { MutinyFact, MyMutiny } from './my-mutiny.tsx'
import { reference } from './reference.ts'
import { daybreakWords } from './words.ts'

const scenes = () => import('./scenes.tsx')

plugIn({
  id: 'daybreak',
  parts: [leaders],
  icons,
  isDestroyed: (game, board) => board === 'colonial-one' && isColonialOneLost(game),
  calledAlso: (game, seat, language) =>
    isMutineer(game, seat) ? sayIn(daybreakWords, language)('mutineer') : undefined,
  onceTokens: { held: miraclesOf, counted: daybreakWords.miracles },
  InFacts: MutinyFact,
  InSecrets: MyMutiny,
  aim: motiveWords,
  MyAims: MyMotives,
  InStrip: ShownMotives,
  sceneViews: {
    mutineer: later(() => scenes().then((part) => part.MutineerScene)),
    overMutinyLimit: later(() => scenes().then((part) => part.MutinyScene)),
    motiveShown: later(() => scenes().then((part) => part.MotiveScene)),
    hubDestroyed: later(() => scenes().then((part) => part.HubScene)),
  },
  AtEnd: later(() => import('./all-motives.tsx').then((part) => part.AllMotives)),
  keyLines: ['mutineer', 'overMutinyLimit', 'motiveShown', 'hubDestroyed'],
  ...reference,
})

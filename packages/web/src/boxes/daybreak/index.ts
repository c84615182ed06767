// What Daybreak brings to the page, with its rules.

import { isColonialOneLost, isMutineer, miraclesOf } from '@cic/engine/boxes/daybreak'
import { sayIn } from '../../words/words.ts'
import { leaders } from '../parts/leaders.ts'
import { plugIn } from '../slots.ts'
import { icons } from './icons.ts'
import { motiveWords } from './motive-words.ts'
import { AllMotives, MyMotives, ShownMotives } from './motives.tsx'
import { MutinyFact, MyMutiny } from './my-mutiny.tsx'
import { reference } from './reference.ts'
import { HubScene, MotiveScene, MutineerScene, MutinyScene } from './scenes.tsx'
import { daybreakWords } from './words.ts'

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
    mutineer: MutineerScene,
    overMutinyLimit: MutinyScene,
    motiveShown: MotiveScene,
    hubDestroyed: HubScene,
  },
  AtEnd: AllMotives,
  keyLines: ['mutineer', 'overMutinyLimit', 'motiveShown', 'hubDestroyed'],
  ...reference,
})

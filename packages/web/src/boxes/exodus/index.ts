// What Exodus brings to the page, with its rules.

import { execution } from '../parts/execution.ts'
import { plugIn } from '../slots.ts'
import { FinalFiveFact } from './final-five-fact.tsx'
import { Goals } from './goals.tsx'
import { icons } from './icons.ts'
import { OpenGoals } from './open-goals.tsx'
import { reference } from './reference.ts'
import { FinalFiveScene, GoalScene } from './scenes.tsx'

plugIn({
  id: 'exodus',
  parts: [execution],
  icons,
  InFacts: FinalFiveFact,
  UnderLoyalty: Goals,
  sceneViews: { finalFiveShown: FinalFiveScene, goalFulfilled: GoalScene },
  AtEnd: OpenGoals,
  keyLines: ['finalFiveShown', 'goalFulfilled', 'openGoal'],
  ...reference,
})

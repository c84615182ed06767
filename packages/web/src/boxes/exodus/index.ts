// What Exodus brings to the page, with its rules.

import { later } from '../../parts/later.tsx'
import { execution } from '../parts/execution.ts'
import { plugIn } from '../slots.ts'
import { FinalFiveFact } from './final-five-fact.tsx'
import { Goals } from './goals.tsx'
import { icons } from './icons.ts'
import { reference } from './reference.ts'

plugIn({
  id: 'exodus',
  parts: [execution],
  icons,
  InFacts: FinalFiveFact,
  UnderLoyalty: Goals,
  sceneViews: {
    finalFiveShown: later(() => import('./scenes.tsx').then((part) => part.FinalFiveScene)),
    goalFulfilled: later(() => import('./scenes.tsx').then((part) => part.GoalScene)),
  },
  AtEnd: later(() => import('./open-goals.tsx').then((part) => part.OpenGoals)),
  keyLines: ['finalFiveShown', 'goalFulfilled', 'openGoal'],
  ...reference,
})

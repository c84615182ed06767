// What the Cylon Fleet board brings to the page, with its rules. The box is here already.

import { later } from '../../../parts/later.tsx'
import { plugIn } from '../../slots.ts'
import { Beyond } from './beyond.tsx'
import { icons } from './icons.ts'
import { PursuitTrack } from './pursuit.tsx'
import { Waiting } from './waiting.tsx'

plugIn({
  id: 'cylon-fleet',
  icons,
  sceneViews: { autoAttack: later(() => import('./auto-attack-scene.tsx').then((part) => part.AutoAttackScene)) },
  keyLines: ['autoAttack', 'nukeDestroysAll'],
  InArea: Beyond,
  InStrip: Waiting,
  UnderJump: PursuitTrack,
})

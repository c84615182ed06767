// What the Cylon Fleet board brings to the page, with its rules. The box is here already.

import { plugIn } from '../../slots.ts'
import { AutoAttackScene } from './auto-attack-scene.tsx'
import { Beyond } from './beyond.tsx'
import { icons } from './icons.ts'
import { PursuitTrack } from './pursuit.tsx'
import { Waiting } from './waiting.tsx'

plugIn({
  id: 'cylon-fleet',
  icons,
  sceneViews: { autoAttack: AutoAttackScene },
  keyLines: ['autoAttack', 'nukeDestroysAll'],
  InArea: Beyond,
  InStrip: Waiting,
  UnderJump: PursuitTrack,
})

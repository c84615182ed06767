// The characters of Pegasus: four humans and three Cylon leaders, and what their abilities change.

import { anastasiaDeeDualla, despairChanges, fastLearnerWraps } from './anastasia-dee-dualla.ts'
import { capricaSix } from './caprica-six.ts'
import { cavil } from './cavil.ts'
import { ellenTigh, manipulativeChanges, manipulativeWraps } from './ellen-tigh.ts'
import { blindJumpWraps, helenaCain } from './helena-cain.ts'
import { leobenConoy } from './leoben-conoy.ts'
import { louanneKatKatraine, stimJunkieWraps } from './louanne-kat-katraine.ts'

export const characters = {
  'helena-cain': helenaCain,
  'anastasia-dee-dualla': anastasiaDeeDualla,
  'ellen-tigh': ellenTigh,
  'louanne-kat-katraine': louanneKatKatraine,
  cavil,
  'leoben-conoy': leobenConoy,
  'caprica-six': capricaSix,
}

export const characterWraps = [blindJumpWraps, fastLearnerWraps, manipulativeWraps, stimJunkieWraps]
export const characterChanges = [...despairChanges, ...manipulativeChanges]

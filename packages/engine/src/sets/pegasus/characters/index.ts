// The characters of Pegasus: four humans and three Cylon leaders.

import { anastasiaDeeDualla } from './anastasia-dee-dualla.ts'
import { capricaSix } from './caprica-six.ts'
import { cavil } from './cavil.ts'
import { ellenTigh } from './ellen-tigh.ts'
import { helenaCain } from './helena-cain.ts'
import { leobenConoy } from './leoben-conoy.ts'
import { louanneKatKatraine } from './louanne-kat-katraine.ts'

export const characters = {
  'helena-cain': helenaCain,
  'anastasia-dee-dualla': anastasiaDeeDualla,
  'ellen-tigh': ellenTigh,
  'louanne-kat-katraine': louanneKatKatraine,
  cavil,
  'leoben-conoy': leobenConoy,
  'caprica-six': capricaSix,
}

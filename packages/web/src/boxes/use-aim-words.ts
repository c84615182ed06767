// What an aim of one's own is called at this table. Nobody has one without a box that says how it is called.

import { useScene } from '../table/scene.ts'
import { type Say, useWords } from '../words/words.ts'
import { type AimWords, broughtBy } from './slots.ts'

export function useAimWords(): Say<AimWords> {
  const { game } = useScene()
  return useWords(broughtBy(game, 'aim').at(-1) ?? ({} as AimWords))
}

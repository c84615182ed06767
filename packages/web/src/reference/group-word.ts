// What a group of the reference is called.

import type { referenceWords } from '../words/reference.ts'
import type { Group } from './entries.ts'

export const groupWord = (group: Group): keyof typeof referenceWords =>
  `group${group.charAt(0).toUpperCase()}${group.slice(1)}` as keyof typeof referenceWords

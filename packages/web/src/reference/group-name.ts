// What a group of the reference is called.

import type { Language } from '@cic/engine'
import { broughtByAll, together } from '../boxes/slots.ts'
import { referenceWords } from '../words/reference.ts'
import { sayIn } from '../words/words.ts'
import type { Group } from './entries.ts'

export function groupName(group: Group, language: Language): string {
  const own = together(broughtByAll('groups'))[group]
  const word = `group${group.charAt(0).toUpperCase()}${group.slice(1)}` as keyof typeof referenceWords
  return own?.name[language] ?? sayIn(referenceWords, language)(word)
}

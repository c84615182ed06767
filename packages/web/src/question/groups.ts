// Answers of one question that come from different things stand in groups.

import type { Decision } from '@cic/engine'
import { keptAnswers, type Marks } from './targets.ts'

export interface Group {
  readonly name: 'here' | 'cards' | 'sheet' | 'quorum' | 'other'
  readonly options: readonly number[]
}

const names: Readonly<Record<string, Group['name']>> = {
  activate: 'here',
  viper: 'here',
  play: 'cards',
  ability: 'sheet',
  action: 'sheet',
  nuke: 'sheet',
  reveal: 'sheet',
  quorum: 'quorum',
}

const order: readonly Group['name'][] = ['here', 'cards', 'sheet', 'quorum', 'other']

/** Only what somebody does of their own will has so many sources. */
export function groupsOf(
  { kind, options }: Pick<Decision, 'kind' | 'options'>,
  open: readonly number[],
  marks: Marks,
): Group[] {
  if (kind !== 'action:choose') return [{ name: 'other', options: open }]
  const kept = keptAnswers(marks)
  const nameOf = (i: number): Group['name'] => (kept.has(i) ? 'cards' : (names[options[i].id.split(':')[0]] ?? 'other'))
  return order
    .map((name) => ({ name, options: open.filter((i) => nameOf(i) === name) }))
    .filter((group) => group.options.length > 0)
}

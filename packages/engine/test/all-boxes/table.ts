// Tables with Daybreak and other boxes.

import { given, type Situation, type Table } from '../../testing/index.ts'

const withBoxes =
  (...sets: NonNullable<NonNullable<Situation['options']>['sets']>[number][]) =>
  (situation: Situation): Table =>
    given({ ...situation, options: { sets: ['base', ...sets], objective: 'kobol', ...situation.options } })

export const pegasusAndDaybreak = withBoxes('pegasus', 'daybreak')
export const exodusAndDaybreak = withBoxes('exodus', 'daybreak')
export const allBoxes = withBoxes('pegasus', 'exodus', 'daybreak')

// My goals while I look at my loyalty: what it takes to show each, how it stands, and what it costs if it stays hidden.

import { labelOf, type Seat } from '@cic/engine'
import { describeGoal, type OpenGoal, openGoalsOf } from '@cic/engine/boxes/exodus'
import { useScene } from '../../table/scene.ts'
import { useWords } from '../../words/words.ts'
import { exodusWords } from './words.ts'
import './goals.css'

export function Goals({ seat }: { seat: Seat }) {
  const goals = openGoalsOf(useScene().game, seat)
  if (goals.length === 0) return undefined
  return (
    <ul class="goals" data-wants-room>
      {goals.map((goal) => (
        <GoalState key={goal.card} goal={goal} />
      ))}
    </ul>
  )
}

/** Its name is on the card above. */
function GoalState({ goal: { card, ready, howFar, loses } }: { goal: OpenGoal }) {
  const t = useWords(exodusWords)
  const { language } = useScene()
  const far = ready || howFar === undefined ? '' : ` ${t('goalHowFar', { n: howFar[0], of: howFar[1] })}`
  return (
    <li class={ready ? 'goal-state ready' : 'goal-state'}>
      <p>
        <b>{t(ready ? 'goalReady' : 'goalNotYet')}</b>
        {far}
      </p>
      <p>{describeGoal(card, language)}</p>
      <p class="quiet">{t('goalLoses', { resource: labelOf('resource', loses, language), by: -1 })}</p>
    </li>
  )
}

// At the end of a game: goals that nobody has shown, each with what it cost.

import { labelOf, nameOfCard, type View } from '@cic/engine'
import { lossOfGoal } from '@cic/engine/boxes/exodus'
import { signed } from '../../table/dials.tsx'
import { nameOf } from '../../table/people.ts'
import { PersonDisc } from '../../table/person-disc.tsx'
import { useScene } from '../../table/scene.ts'
import { useWords } from '../../words/words.ts'
import { exodusWords } from './words.ts'
import '../../over/who-was-what.css'

export function OpenGoals({ seen }: { seen: View }) {
  const t = useWords(exodusWords)
  const { language, reader } = useScene()
  const goals = seen.over?.goals ?? []
  if (goals.length === 0) return undefined
  return (
    <section class="who-was-what open-goals">
      <h3>{t('openGoals')}</h3>
      <ul>
        {goals.map(({ seat, card }) => {
          const loses = lossOfGoal(seen, card)
          return (
            <li key={card}>
              <PersonDisc seat={seat} />
              <div>
                <b>{nameOf(seat, reader)}</b>
                <p>
                  {nameOfCard(card, language)}{' '}
                  {loses !== undefined && (
                    <strong>
                      {labelOf('resource', loses, language)} {signed(-1, language)}
                    </strong>
                  )}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

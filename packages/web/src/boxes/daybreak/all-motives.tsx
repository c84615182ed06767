// The motives of everybody, when the game is over and all cards are known.

import { nameOfCard, type View } from '@cic/engine'
import { motivesSeen } from '@cic/engine/boxes/daybreak'
import { nameOf } from '../../table/people.ts'
import { PersonDisc } from '../../table/person-disc.tsx'
import { useScene } from '../../table/scene.ts'
import { useWords } from '../../words/words.ts'
import { daybreakWords } from './words.ts'
import '../../over/who-was-what.css'

export function AllMotives({ seen }: { seen: View }) {
  const t = useWords(daybreakWords)
  const { language, reader } = useScene()
  const all = seen.seats.flatMap((_, seat) => motivesSeen(seen, seat).map((motive) => ({ seat, ...motive })))
  if (all.length === 0) return undefined
  return (
    <section class="who-was-what all-motives">
      <h3>{t('motives')}</h3>
      <ul>
        {all.map(({ seat, card, wins, shown }) => (
          <li key={card}>
            <PersonDisc seat={seat} />
            <div>
              <b>{nameOf(seat, reader)}</b>
              <p>
                {nameOfCard(card, language)}{' '}
                <strong>
                  {t(wins === 'humans' ? 'forHumans' : 'forCylons')}, {t(shown ? 'shown' : 'hiddenMotives')}
                </strong>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

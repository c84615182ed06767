// Everybody with the cards that said whose side they were on, since when, and whether they won.

import { nameOfCard, type Part, partOf, playedBy, type Seat, type View } from '@cic/engine'
import { useAimWords } from '../boxes/use-aim-words.ts'
import { fullName } from '../table/people.ts'
import { PersonDisc } from '../table/person-disc.tsx'
import { useScene } from '../table/scene.ts'
import { endWords } from '../words/end.ts'
import { questionWords } from '../words/question.ts'
import { tableWords } from '../words/table.ts'
import { type Say, useWords } from '../words/words.ts'
import './who-was-what.css'

export function WhoWasWhat({ seen }: { seen: View }) {
  const t = useWords(endWords)
  return (
    <section class="who-was-what">
      <h3>{t('whoWasWhat')}</h3>
      <ul>
        {seen.seats.map((_, seat) => (
          <Person key={`seat-${seat + 1}`} seen={seen} seat={seat} />
        ))}
      </ul>
    </section>
  )
}

function Person({ seen, seat }: { seen: View; seat: Seat }) {
  const t = useWords(endWords)
  const q = useWords(questionWords)
  const b = useWords(tableWords)
  const { language, picture, mySeat } = useScene()
  const { loyalty } = seen.seats[seat]
  const character = playedBy(seen, seat)
  const part = partOf(seen, seat)
  const { kind, name } = picture.seats[seat]
  return (
    <li data-was={part?.was}>
      <PersonDisc seat={seat} />
      <div>
        <b>{character === undefined ? '' : fullName(character, language)}</b>{' '}
        <span class="quiet">{seat === mySeat ? b('you') : kind === 'bot' ? b('bot') : name}</span>
        <p>
          {part !== undefined && <strong>{asWhat(t, part)}</strong>}{' '}
          <span class="quiet">
            <Aim seen={seen} seat={seat} />
            {loyalty.map(({ card }) => (card === '?' ? q('faceDown') : nameOfCard(card, language))).join(' · ')}
          </span>
        </p>
        {part?.was === 'cylon' && (
          <p class="quiet">
            {part.revealedIn === undefined ? t('neverRevealed') : t('revealedIn', { n: part.revealedIn })}
          </p>
        )}
      </div>
      {part?.won !== undefined && <span class="came-out">{t(part.won ? 'won' : 'lost')}</span>}
    </li>
  )
}

const asWhat = (t: Say<typeof endWords>, { was, since }: Part): string =>
  since === undefined ? t(was) : `${t(was)}, ${t('since', { when: since })}`

/** What somebody with an aim of their own wanted. */
function Aim({ seen, seat }: { seen: View; seat: Seat }) {
  const a = useAimWords()
  const { language } = useScene()
  const agenda = seen.over?.agendas?.find((one) => one.seat === seat)
  if (agenda === undefined) return undefined
  return (
    <>
      {nameOfCard(agenda.card, language)} ({a(agenda.met ? 'fulfilled' : 'failed')}){' '}
    </>
  )
}

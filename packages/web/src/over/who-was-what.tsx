// Everybody with the cards that said whose side they were on.

import { nameOfCard, type Seat, sideOfLoyalty, type View } from '@cic/engine'
import { useAimWords } from '../boxes/use-aim-words.ts'
import { fullName } from '../table/people.ts'
import { PersonDisc } from '../table/person-disc.tsx'
import { useScene } from '../table/scene.ts'
import { checkWords } from '../words/check.ts'
import { questionWords } from '../words/question.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import './who-was-what.css'

export function WhoWasWhat({ seen, winner }: { seen: View; winner: 'humans' | 'cylons' | undefined }) {
  const t = useWords(checkWords)
  return (
    <section class="who-was-what">
      <h3>{t('whoWasWhat')}</h3>
      <ul>
        {seen.seats.map((_, seat) => (
          <Person key={`seat-${seat + 1}`} seen={seen} seat={seat} winner={winner} />
        ))}
      </ul>
    </section>
  )
}

function Person({ seen, seat, winner }: { seen: View; seat: Seat; winner: 'humans' | 'cylons' | undefined }) {
  const t = useWords(checkWords)
  const q = useWords(questionWords)
  const b = useWords(tableWords)
  const a = useAimWords()
  const { language, picture, mySeat } = useScene()
  const { character, loyalty, revealed } = seen.seats[seat]
  const known = loyalty.every(({ card }) => card !== '?')
  const cylon = revealed || loyalty.some(({ card }) => sideOfLoyalty(seen, card) === 'cylon')
  const side = cylon ? 'cylon' : known ? 'human' : undefined
  // Whoever has an aim of their own wins by it.
  const agenda = seen.over?.agendas?.find((one) => one.seat === seat)
  const won =
    agenda?.met ?? (side !== undefined && winner !== undefined && (side === 'cylon') === (winner === 'cylons'))
  const { kind, name } = picture.seats[seat]
  return (
    <li class={side ?? ''}>
      <PersonDisc seat={seat} />
      <div>
        <b>{character === undefined ? '' : fullName(character, language)}</b>{' '}
        <span class="quiet">{seat === mySeat ? b('you') : kind === 'bot' ? b('bot') : name}</span>
        <p>
          {side !== undefined && (
            <strong>
              {t(side)}
              {won ? ' ✓' : ''}
            </strong>
          )}{' '}
          <span class="quiet">
            {agenda !== undefined && (
              <>
                {nameOfCard(agenda.card, language)} ({a(agenda.met ? 'fulfilled' : 'failed')}){' '}
              </>
            )}
            {loyalty.map(({ card }) => (card === '?' ? q('faceDown') : nameOfCard(card, language))).join(' · ')}
          </span>
        </p>
      </div>
    </li>
  )
}

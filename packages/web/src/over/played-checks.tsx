// Every skill check of a game with who added what: nobody could tell while it was played. A line opens into the cards.

import { type Gift, nameOfCard, type PlayedCheck, playedChecks, printedCard, type View } from '@cic/engine'
import { SkillShape } from '../art/skill.tsx'
import { nameOf } from '../table/people.ts'
import { useScene } from '../table/scene.ts'
import { checkWords } from '../words/check.ts'
import { endWords } from '../words/end.ts'
import { useWords } from '../words/words.ts'
import './played-checks.css'

export function PlayedChecks({ seen }: { seen: View }) {
  const t = useWords(endWords)
  const checks = playedChecks(seen)
  return (
    <section class="played-checks">
      <h3>{t('checks')}</h3>
      {checks.length === 0 && <p class="quiet">{t('noChecks')}</p>}
      <ol>
        {checks.map((check) => (
          <Check key={`check-${check.at}`} seen={seen} check={check} />
        ))}
      </ol>
    </section>
  )
}

const outcomes = { pass: 'passed', partial: 'partly', fail: 'failed' } as const

function Check({ seen, check }: { seen: View; check: PlayedCheck }) {
  const t = useWords(endWords)
  const c = useWords(checkWords)
  const { language } = useScene()
  const { turn, source = '', outcome, total, difficulty, given } = check
  return (
    <li class={outcome}>
      <details>
        <summary>
          <span class="over">{t('turn', { n: turn })}</span>
          <b>{nameOfCard(source, language) ?? source}</b>
          <span class="quiet">
            {c(outcomes[outcome ?? 'fail'])}, {t('checkResult', { total, difficulty })}
          </span>
          <span class="gifts">
            {given.map((gift) => (
              <GiftSum key={`gift-${gift.seat}`} gift={gift} />
            ))}
            {given.length === 0 && <span class="quiet">{t('nobodyAdded')}</span>}
          </span>
        </summary>
        <ul>
          {given.map((gift) => (
            <GiftCards key={`cards-${gift.seat}`} seen={seen} gift={gift} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function GiftSum({ gift: { seat, worth } }: { gift: Gift }) {
  const { reader } = useScene()
  return (
    <span class={worth < 0 ? 'con' : 'pro'}>
      {nameOf(seat, reader)} <b>{signed(worth)}</b>
    </span>
  )
}

function GiftCards({ seen, gift: { seat, cards } }: { seen: View; gift: Gift }) {
  const { reader, language } = useScene()
  return (
    <li>
      {nameOf(seat, reader)}:{' '}
      {cards.map((id, i) => {
        const card = printedCard(id, language, seen)
        return (
          <span key={`${id}-${i + 1}`} class="gift-card">
            {card?.skill !== undefined && <SkillShape skill={card.skill} />} {card?.name} {card?.strength}
          </span>
        )
      })}
    </li>
  )
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'))

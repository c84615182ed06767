// The scene that only its reader sees: what the loyalty cards that were just dealt make of them. It is the same for humans and Cylons in
// everything but words and colour, and afterwards nothing on the page differs.

import { type Allegiance, allegianceTold, describeEffect, goalOf, nameOfCard } from '@cic/engine'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Icon } from '../art/icon.tsx'
import { broughtBy } from '../boxes/slots.ts'
import { useScene } from '../table/scene.ts'
import { loyaltyWords } from '../words/loyalty.ts'
import { useWords } from '../words/words.ts'
import { ownCardOpen, type Untold } from './use-own-card.ts'
import './own-card.css'

export function OwnCard({ untold: { from, setFrom } }: { untold: Untold }) {
  const { game } = useScene()
  const { log, over } = game
  const told = useMemo(() => (over === undefined ? allegianceTold(game, from) : undefined), [log, from])
  return told === undefined ? undefined : <Opened told={told} putAway={() => setFrom(log.length)} />
}

function Opened({ told, putAway }: { told: Allegiance; putAway: () => void }) {
  const t = useWords(loyaltyWords)
  const { language } = useScene()
  const button = useRef<HTMLButtonElement>(null)
  const fresh = useFresh()
  const away = (): void => {
    if (fresh) return
    putAway()
    document.getElementById('question-title')?.focus({ preventScroll: true })
  }
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
    ownCardOpen.set(true)
    return () => ownCardOpen.set(false)
  }, [])
  useLeaving(away)
  const { was, cards, turned } = told
  return (
    <div class="scene full own-card" role="dialog" aria-labelledby="own-title" aria-describedby="own-lines">
      <p class="over">{t('onlyYou')}</p>
      <div class={`own-face ${was}`}>
        <p class="scene-title" id="own-title">
          {t(turned ? 'nowCylon' : was)}
        </p>
        <p class="scene-sub">{cards.map((card) => nameOfCard(card, language)).join(' · ')}</p>
      </div>
      <OwnLines told={told} />
      <button ref={button} type="button" class="primary" aria-disabled={fresh || undefined} onClick={away}>
        {t('putAway')}
      </button>
      <p class="quiet">{t('lookAgain')}</p>
    </div>
  )
}

/** Whom I win with, who knows it, and what I can do. */
function OwnLines({ told: { was, cards, powers, moreToCome } }: { told: Allegiance }) {
  const t = useWords(loyaltyWords)
  const { game, language } = useScene()
  const goal = goalOf(game).name[language]
  const wins = was === 'ownAim' ? broughtBy(game, 'aim').at(-1)?.wins : undefined
  const lines = [
    ['check', wins?.[language] ?? t(`${was}Wins`, { goal, card: nameOfCard(cards[0], language) ?? '' })],
    ['eye', t(was === 'human' ? 'humanKnown' : 'secretKnown')],
    ['warn', t(`${was}How`)],
    ...powers.map((power) => ['loyalty', t('yourMoment', { power: describeEffect(power, language) })] as const),
    ...(moreToCome && was !== 'ownAim' ? [['cards', t('moreToCome')] as const] : []),
  ] as const
  return (
    <ul class="own-lines" id="own-lines">
      {lines.map(([icon, line]) => (
        <li key={line}>
          <Icon name={icon} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}

/** What was pressed for something else does not put away a card that has just come. */
function useFresh(): boolean {
  const [fresh, setFresh] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), 600)
    return () => clearTimeout(timer)
  }, [])
  return fresh
}

/** Escape puts the card away, and so does leaving the page: nobody else should find it on the screen. */
function useLeaving(away: () => void): void {
  const latest = useRef(away)
  latest.current = away
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') latest.current()
    }
    const leave = (): void => {
      if (document.hidden) latest.current()
    }
    addEventListener('keydown', press)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('keydown', press)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [])
}

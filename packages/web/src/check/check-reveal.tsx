// The reveal: card by card, the running total against the thresholds, and the result stamped.

import { skillCardFacts, type ToldCheck } from '@cic/engine'
import { useScene } from '../table/scene.ts'
import { SkipButton } from '../theatre/small-scenes.tsx'
import type { Theatre } from '../theatre/use-theatre.ts'
import { checkWords } from '../words/check.ts'
import { useWords } from '../words/words.ts'
import { CheckHeader } from './check-header.tsx'
import { CheckOutcomes } from './check-outcomes.tsx'
import { Gauge } from './gauge.tsx'
import { Lanes } from './lanes.tsx'
import './check-gathering.css'
import './check-reveal.css'

export function CheckReveal({ theatre, check }: { theatre: Theatre; check: ToldCheck }) {
  const t = useWords(checkWords)
  const { game } = useScene()
  const { scene, turned: soFar, before, skip } = theatre
  const { source, skills, difficulty, cards, outcome } = check
  const turned = scene?.kind === 'outcome' ? cards.length : soFar
  const shown = cards.slice(0, turned)
  const total = shown.reduce((sum, { worth }) => sum + worth, 0)
  const left = cards.length - turned
  const done = left === 0
  const texts = before?.source === source ? before : undefined
  const stamp =
    outcome === undefined ? undefined : t(outcome === 'pass' ? 'passed' : outcome === 'fail' ? 'failed' : 'partly')
  return (
    <section class="check panel revealing" aria-label={t('skillCheck')}>
      <CheckHeader source={source} skills={skills} difficulty={difficulty} />
      <Lanes cards={shown} total={total} facts={(card) => skillCardFacts(game, card)}>
        <span class="quiet">{t('toTurn', { n: left })}</span>
        {done && stamp !== undefined && <span class={`stamp ${outcome}`}>{stamp}</span>}
      </Lanes>
      <Gauge cards={shown} most={mostOf(cards)} difficulty={difficulty} partialAt={texts?.partialAt} />
      {texts !== undefined && <CheckOutcomes check={{ ...texts, difficulty }} outcome={done ? outcome : undefined} />}
      <div class="check-foot">
        <SkipButton skip={skip} label={t(done ? 'goOn' : 'skip')} />
        <span class="quiet" aria-hidden="true">
          ␣
        </span>
      </div>
    </section>
  )
}

const mostOf = (cards: ToldCheck['cards']): number => cards.reduce((sum, { worth }) => sum + Math.max(0, worth), 0)

// The stages of a skill check, and which of them it has come to.

import { useScene } from '../table/scene.ts'
import { checkWords } from '../words/check.ts'
import { useWords } from '../words/words.ts'
import { type Phase, phasesIn } from './told.ts'
import './rail.css'

export function Rail({ phase, untouched }: { phase: Phase; untouched: boolean }) {
  const t = useWords(checkWords)
  const phases = phasesIn(useScene().game)
  const now = phases.indexOf(phase)
  return (
    <ol class="rail">
      {phases.map((one, i) => (
        <li key={one} class={i < now ? 'done' : ''} aria-current={i === now ? 'step' : undefined}>
          {untouched && one === 'before' ? <s>{t(`phase-${one}`)}</s> : t(`phase-${one}`)}
        </li>
      ))}
    </ol>
  )
}

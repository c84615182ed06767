// What is shown over the board, never over the question: the skill check under way, its reveal, dice, jumps, revealed Cylons, and the scenes
// of boxes.

import { skillCheckOf } from '@cic/engine'
import { useEffect, useRef, useState } from 'preact/hooks'
import { broughtBy, together } from '../boxes/slots.ts'
import { CheckGathering } from '../check/check-gathering.tsx'
import { CheckReveal } from '../check/check-reveal.tsx'
import { useScene } from '../table/scene.ts'
import { checkWords } from '../words/check.ts'
import { useWords } from '../words/words.ts'
import { CrisisBanner, DiceBanner, JumpScene, RevealScene, ToldBanner } from './small-scenes.tsx'
import type { Theatre } from './use-theatre.ts'
import './stage.css'

export function Stage({ theatre }: { theatre: Theatre }) {
  const t = useWords(checkWords)
  const { game } = useScene()
  const { scene, skip, skipAll } = theatre
  const [hidden, hide] = useState(false)
  const check = skillCheckOf(game)
  const gathering = check !== undefined && game.checks.length > 0 && check.total === undefined
  useEffect(() => {
    if (!gathering) hide(false)
  }, [gathering])
  useSkipKey(scene === undefined ? undefined : skip, skipAll)
  if (scene?.kind === 'check' || scene?.kind === 'outcome') return <CheckReveal theatre={theatre} check={scene.check} />
  if (scene?.kind === 'dice') return <DiceBanner rolls={scene.lines} />
  if (scene?.kind === 'told') return <ToldBanner lines={scene.lines} />
  if (scene?.kind === 'jump') return <JumpScene destination={scene.destination} skip={skip} />
  if (scene?.kind === 'reveal') return <RevealScene entry={scene.entry} seat={scene.seat} skip={skip} />
  if (scene?.kind === 'box') {
    const Scene = together(broughtBy(game, 'sceneViews'))[scene.entry.t]
    return <Scene at={scene.at} skip={skip} />
  }
  if (gathering && !hidden) return <CheckGathering check={check} hide={() => hide(true)} />
  if (gathering) {
    return (
      <button type="button" class="show-check primary" onClick={() => hide(false)}>
        {t('showCheck')}
      </button>
    )
  }
  return scene?.kind === 'crisis' ? <CrisisBanner entry={scene.entry} /> : undefined
}

/** Two presses of the space bar in so many milliseconds are one wish: to be where things stand. */
const twice = 400

/** The space bar skips, wherever the focus is, unless it is needed there. */
function useSkipKey(skip: (() => void) | undefined, skipAll: () => void): void {
  const pressed = useRef(0)
  useEffect(() => {
    if (skip === undefined) return
    const press = (event: KeyboardEvent): void => {
      const busy =
        event.target instanceof Element && event.target.closest('button, input, textarea, select, a, summary')
      if (event.key !== ' ' || busy) return
      event.preventDefault()
      const again = event.timeStamp - pressed.current < twice
      pressed.current = event.timeStamp
      if (again) skipAll()
      else skip()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [skip])
}

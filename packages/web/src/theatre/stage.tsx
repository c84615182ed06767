// What is shown over the board, never over the question: the skill check under way or one of the past, dice, jumps, revealed Cylons, and the
// scenes of boxes.

import { skillCheckOf } from '@cic/engine'
import { useEffect, useRef, useState } from 'preact/hooks'
import { broughtBy, together } from '../boxes/slots.ts'
import { CheckPanel } from '../check/check-panel.tsx'
import { type CheckShown, checkShown, pastCheck } from '../check/told.ts'
import { useStore } from '../store.ts'
import { checkOpened } from '../table/about.ts'
import { SceneProvider, useScene } from '../table/scene.ts'
import { checkWords } from '../words/check.ts'
import { useWords } from '../words/words.ts'
import type { Scene } from './scenes.ts'
import { CrisisBanner, DiceBanner, JumpScene, RevealScene, ToldBanner } from './small-scenes.tsx'
import type { Theatre } from './use-theatre.ts'
import './stage.css'

export function Stage({ theatre }: { theatre: Theatre }) {
  const scene = useScene()
  const { scene: now, shown, skip, skipAll } = theatre
  const check = checkShown(theatre, skillCheckOf(shown))
  useSkipKey(now === undefined ? undefined : skip, skipAll)
  const again = useStore(checkOpened)
  const past = again === undefined || now !== undefined ? undefined : pastCheck(shown, shown.log.indexOf(again))
  if (past !== undefined) return <CheckPanel check={past} hide={() => checkOpened.set(undefined)} />
  const act = now === undefined ? undefined : <Act scene={now} skip={skip} />
  if (check === undefined || isFull(now)) return act
  const inCheck = now?.kind === 'check' || now?.kind === 'outcome'
  return (
    <>
      <SceneProvider value={{ ...scene, game: shown }}>
        <CheckOnStage check={check} question={scene.decision?.id} skip={inCheck ? skip : undefined} />
      </SceneProvider>
      {act}
    </>
  )
}

const isFull = (scene: Scene | undefined): boolean =>
  scene !== undefined && ['jump', 'reveal', 'box'].includes(scene.kind)

/** What is told once, over the board or over the check. */
function Act({ scene, skip }: { scene: Scene; skip: () => void }) {
  const { game } = useScene()
  switch (scene.kind) {
    case 'dice':
      return <DiceBanner rolls={scene.lines} />
    case 'told':
      return <ToldBanner lines={scene.lines} />
    case 'jump':
      return <JumpScene destination={scene.destination} skip={skip} />
    case 'reveal':
      return <RevealScene entry={scene.entry} seat={scene.seat} skip={skip} />
    case 'crisis':
      return <CrisisBanner entry={scene.entry} />
    case 'box': {
      const Drawn = together(broughtBy(game, 'sceneViews'))[scene.entry.t]
      return <Drawn at={scene.at} skip={skip} />
    }
    default:
      return undefined
  }
}

interface CheckProps {
  check: CheckShown
  /** The question that is open: sent away, the check comes back with the next one. */
  question: string | undefined
  skip: (() => void) | undefined
}

function CheckOnStage({ check, question, skip }: CheckProps) {
  const t = useWords(checkWords)
  const [hiddenAt, hide] = useState<string | undefined>(undefined)
  const place = `${check.source} ${check.phase} ${question}`
  const hidden = hiddenAt === place
  const turn = (): void => hide(hidden ? undefined : place)
  useBoardKey(turn)
  if (!hidden) return <CheckPanel check={check} hide={turn} skip={skip} />
  return (
    <button type="button" class="show-check primary" onClick={turn}>
      {t('showCheck')} <span aria-hidden="true">⇧B</span>
    </button>
  )
}

/** Shift and B show the board under the check, and the check again. */
function useBoardKey(turn: () => void): void {
  const latest = useRef(turn)
  latest.current = turn
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const writes = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
      if (event.key !== 'B' || !event.shiftKey || writes) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [])
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
      // A third press begins anew: what nobody should miss stays after two, and goes with it.
      pressed.current = again ? Number.NEGATIVE_INFINITY : event.timeStamp
      if (again) skipAll()
      else skip()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [skip])
}

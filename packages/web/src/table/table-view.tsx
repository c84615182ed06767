// The whole table on one screen.

import { asksForCharacter, skillCheckOf, type View } from '@cic/engine'
import type { Picture } from '@cic/protocol'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Board } from '../board/board.tsx'
import { useBeginOrders } from '../hand/begin-orders.ts'
import { Tray } from '../hand/tray.tsx'
import { later, useTheRest } from '../parts/later.tsx'
import { Soon } from '../parts/soon.tsx'
import { useTitle } from '../parts/use-title.ts'
import { QuestionPanel } from '../question/question-panel.tsx'
import { settings, useLanguage } from '../settings.ts'
import { openNotes } from '../side/notes.ts'
import { isSideTab, Side, type SideTab } from '../side/side.tsx'
import { useStore } from '../store.ts'
import type { TableSession } from '../table-session.ts'
import { useUntold } from '../theatre/use-own-card.ts'
import { type Theatre, useTheatre } from '../theatre/use-theatre.ts'
import { checkOpened, lineReported, opened, preview } from './about.ts'
import { Announcer } from './announcer.tsx'
import { Dock, type DockTab } from './dock.tsx'
import { Players } from './players.tsx'
import { type Scene, SceneProvider, sceneOf } from './scene.ts'
import { TopBar } from './top-bar.tsx'
import { useKeyboard } from './use-keyboard.ts'
import './table-view.css'

const CharacterGrid = later(() => import('../board/character-grid.tsx').then((part) => part.CharacterGrid))
const Stage = later(() => import('../theatre/stage.tsx').then((part) => part.Stage))
const GameOver = later(() => import('../over/game-over.tsx').then((part) => part.GameOver))
const AboutPreview = later(() => import('./about-window.tsx').then((part) => part.AboutPreview))
const AboutWindow = later(() => import('./about-window.tsx').then((part) => part.AboutWindow))
const OwnCard = later(() => import('../theatre/own-card.tsx').then((part) => part.OwnCard))
const Sounds = later(() => import('../theatre/sounds.tsx').then((part) => part.Sounds))
const ReportWindow = later(() => import('./report-form.tsx').then((part) => part.ReportWindow))
const SinceStrip = later(() => import('../replay/since-strip.tsx').then((part) => part.SinceStrip))

/** What is drawn again with what it shows, not with the table around it. */
const parts = {
  topBar: (
    <Soon>
      <TopBar />
    </Soon>
  ),
  players: (
    <Soon>
      <Players />
    </Soon>
  ),
  board: (
    <Soon>
      <Board />
    </Soon>
  ),
  tray: (
    <Soon>
      <Tray />
    </Soon>
  ),
  announcer: <Announcer />,
  about: <About />,
}

export function TableView({ session, picture, game }: { session: TableSession; picture: Picture; game: View }) {
  const language = useLanguage()
  const theatre = useTheatre(game, picture.window?.closesAt, Stage)
  // Everything waits with what is on stage; the stage itself may look ahead.
  const { shown } = theatre
  const scene = useMemo(() => sceneOf(session, picture, shown, language), [session, picture, shown, language])
  const ahead = useMemo(() => ({ ...scene, game }), [scene, game])
  const [dock, setDock] = useState<DockTab>('table')
  const [side, setSide] = useState<SideTab>('log')
  useTitle(`${game.decisions.length > 0 ? '● ' : ''}${picture.name}`)
  useKeyboard(scene)
  useBeginOrders(scene)
  useTheRest()
  const untold = useUntold(picture.id, shown)
  const sound = useStore(settings, (one) => one.sound === 'on')
  const away = useMoment()
  const again = useStore(checkOpened)
  const staged = theatre.scene !== undefined || again !== undefined || skillCheckOf(shown) !== undefined
  useEffect(
    () => () => {
      opened.set(undefined)
      checkOpened.set(undefined)
      lineReported.set(undefined)
    },
    [],
  )
  useEffect(() => openNotes(picture.id), [picture.id])
  const besides = useMemo(
    () => (
      <Soon>
        <Side tab={side} setTab={setSide} />
      </Soon>
    ),
    [side],
  )
  const show = (tab: DockTab): void => {
    setDock(tab)
    if (isSideTab(tab)) setSide(tab)
  }
  return (
    <AroundTheQuestion scene={scene}>
      <div class="table-screen">
        <main class={`table${scene.mySeat === undefined ? ' watching' : ''}`} data-dock={dock} data-two-columns>
          {parts.topBar}
          <SceneProvider value={scene}>
            <QuestionPanel theatre={theatre} />
          </SceneProvider>
          {parts.players}
          <div class="middle" data-scene={theatre.scene?.kind}>
            {shown.over === undefined && picture.status !== 'ended' ? (
              parts.board
            ) : (
              <GameOver over={shown.over} Board={Board} />
            )}
            {scene.decision !== undefined && asksForCharacter(scene.decision) && (
              <CharacterGrid decision={scene.decision} />
            )}
            {staged && <StageBeside theatre={theatre} scene={ahead} />}
            {away && theatre.scene === undefined && <OwnCard untold={untold} />}
            {away && <SinceStrip />}
          </div>
          {besides}
          {parts.tray}
          {parts.announcer}
          {sound && <Sounds theatre={theatre} />}
          <Dock of="playing" tab={dock} show={show} />
          {parts.about}
        </main>
      </div>
    </AroundTheQuestion>
  )
}

/** The question comes first; what is around it is drawn in the next moment, so that a slow phone shows an answer's consequence sooner. */
function AroundTheQuestion({ scene, children }: { scene: Scene; children: ComponentChildren }) {
  const [drawn, draw] = useState(scene)
  useEffect(() => draw(scene), [scene])
  return <SceneProvider value={drawn}>{children}</SceneProvider>
}

/** So is what goes on on the stage once it is there. */
function StageBeside(now: { theatre: Theatre; scene: Scene }) {
  const { theatre, scene } = now
  const [drawn, draw] = useState(now)
  useEffect(() => draw({ theatre, scene }), [theatre, scene])
  return useMemo(
    () => (
      <SceneProvider value={drawn.scene}>
        <Stage theatre={drawn.theatre} />
      </SceneProvider>
    ),
    [drawn],
  )
}

/** What is looked at closely; nothing of it is needed before somebody does. */
function About() {
  const looking = useStore(preview, (now) => now !== undefined)
  const open = useStore(opened, (now) => now !== undefined)
  const reported = useStore(lineReported, (now) => now !== undefined)
  return (
    <>
      {looking && <AboutPreview />}
      {open && <AboutWindow />}
      {reported && <ReportWindow />}
    </>
  )
}

/** Whether the table has stood for a moment: then there is time for what was before. */
function useMoment(): boolean {
  const [passed, pass] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => pass(true), 1200)
    return () => clearTimeout(timer)
  }, [])
  return passed
}

// The table of the guided game: the same board, hand and questions as at any table, and the coach beside them.

import type { View } from '@cic/engine'
import { type Picture, slowPace } from '@cic/protocol'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Board } from '../board/board.tsx'
import { Tray } from '../hand/tray.tsx'
import { useTitle } from '../parts/use-title.ts'
import { QuestionPanel } from '../question/question-panel.tsx'
import { mayMove, useLanguage } from '../settings.ts'
import { Log } from '../side/log.tsx'
import { createStore, useStore } from '../store.ts'
import { opened } from '../table/about.ts'
import { AboutPreview, AboutWindow } from '../table/about-window.tsx'
import { Announcer } from '../table/announcer.tsx'
import { Dock, type DockTab } from '../table/dock.tsx'
import { Players } from '../table/players.tsx'
import { SceneProvider, sceneOf } from '../table/scene.ts'
import { TopBar } from '../table/top-bar.tsx'
import { useKeyboard } from '../table/use-keyboard.ts'
import type { Session, TableSession } from '../table-session.ts'
import { Stage } from '../theatre/stage.tsx'
import { useTheatre } from '../theatre/use-theatre.ts'
import { coachWords } from '../words/coach.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { Coach } from './coach.tsx'
import { lookOf } from './courses.ts'
import type { Guide, GuidedGame } from './guide.ts'
import { GuideMenu } from './guide-menu.tsx'
import { Summary } from './summary.tsx'
import '../question/question-panel.css'
import '../side/side.css'
import '../table/table-view.css'
import './guide-view.css'

export function GuideView({ guided, restart }: { guided: GuidedGame; restart: () => void }) {
  const guide = useStore(guided.store)
  if (guide.ended !== undefined) return <Summary ended={guide.ended} course={guide.course} restart={restart} />
  return <GuideTable guided={guided} guide={guide} restart={restart} />
}

function GuideTable({ guided, guide, restart }: { guided: GuidedGame; guide: Guide; restart: () => void }) {
  const t = useWords(coachWords)
  const b = useWords(tableWords)
  const language = useLanguage()
  const session = useMemo(() => guidedSession(guided), [guided])
  const theatre = useTheatre(guide.view)
  // The coach waits for what is on stage, and what is asked waits until the coach has come to it.
  const staged = theatre.scene !== undefined
  const heard: Guide = useMemo(() => (staged ? { ...guide, waiting: [] } : guide), [guide, staged])
  const speaking = heard.waiting.length > (guide.view.decisions.length === 0 ? 0 : 1)
  const { shown } = theatre
  const game: View = useMemo(() => (speaking ? { ...shown, decisions: [], waiting: [] } : shown), [shown, speaking])
  const name = t('title')
  const scene = useMemo(() => sceneOf(session, pictureOf(name, game), game, language), [session, name, game, language])
  const ahead = useMemo(() => ({ ...scene, game: guide.view }), [scene, guide.view])
  const [dock, setDock] = useDock(heard, scene.decision !== undefined)
  useTitle(name)
  useKeyboard(scene)
  useNextKey(speaking ? guided.next : undefined)
  useOthersPlay(guided, guide, staged)
  useEffect(() => () => opened.set(undefined), [])
  return (
    <SceneProvider value={scene}>
      <div class="table-screen">
        <main class="table guided" data-dock={dock} data-look={lookOf(guide.course, heard.waiting[0])}>
          <TopBar menu={<GuideMenu restart={restart} />} />
          {speaking ? <CoachFirst /> : <QuestionPanel theatre={theatre} />}
          <Players />
          <div class="middle">
            <Board />
            <SceneProvider value={ahead}>
              <Stage theatre={theatre} />
            </SceneProvider>
          </div>
          <section class="side panel" aria-label={b('coach')}>
            <Coach guided={guided} guide={heard} />
            <Log newFrom={0} />
          </section>
          <Tray />
          <Announcer />
          <Dock of="guided" tab={dock} show={setDock} />
          <AboutPreview />
          <AboutWindow />
        </main>
      </div>
    </SceneProvider>
  )
}

function CoachFirst() {
  const t = useWords(coachWords)
  return (
    <section class="question panel idle" aria-labelledby="question-title">
      <h2 id="question-title">{t('coachSpeaks')}</h2>
    </section>
  )
}

/** The others play on when the coach is quiet, nothing is asked, and nothing is on stage. */
function useOthersPlay(guided: GuidedGame, guide: Guide, staged: boolean): void {
  const idle = guide.waiting.length === 0 && guide.view.decisions.length === 0 && !staged
  useEffect(() => {
    if (!idle) return
    const timer = setTimeout(guided.goOn, mayMove() ? 700 : 60)
    return () => clearTimeout(timer)
  }, [guided, guide, idle])
}

/** Enter goes on, wherever the focus is, unless it is needed there. */
function useNextKey(next: (() => void) | undefined): void {
  useEffect(() => {
    if (next === undefined) return
    const press = (event: KeyboardEvent): void => {
      const busy =
        event.target instanceof Element && event.target.closest('button, input, textarea, select, a, summary')
      if (event.key !== 'Enter' || busy || event.defaultPrevented) return
      event.preventDefault()
      next()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [next])
}

/** On a phone the coach comes to the front with something to say, and leaves the board free when it has been said. */
function useDock({ waiting }: Guide, asked: boolean): [DockTab, (tab: DockTab) => void] {
  const [dock, setDock] = useState<DockTab>('coach')
  const [lesson] = waiting
  useEffect(() => {
    if (lesson !== undefined) setDock('coach')
    else if (!asked) setDock((before) => (before === 'coach' ? 'table' : before))
  }, [lesson, asked])
  return [dock, setDock]
}

/** Answers go to the engine in this page. */
const guidedSession = ({ answer, order }: GuidedGame): TableSession => ({
  id: 'guide',
  store: createStore<Session>({ connection: 'live' }),
  answer: async (decision, chosen) => answer(decision, chosen),
  order: async (orders) => order(orders),
  attempt: (call) => call.catch(() => undefined),
  dismissError: () => undefined,
  close: () => undefined,
})

const pictureOf = (name: string, game: View): Picture => ({
  id: 'guide',
  name,
  version: '0',
  status: 'playing',
  settings: { game: {}, pace: slowPace, visibility: 'link', language: 'en' },
  seats: game.seats.map((_, seat) => (seat === game.viewer ? { kind: 'person' } : { kind: 'bot', level: 'officer' })),
  me: { seat: Number(game.viewer), host: false },
  game,
  moments: 0,
  votes: [],
  talk: [],
})

// The table as it was: the same board, with the bar of the replay in place of the question.

import { playedBy, skillCheckOf, type View } from '@cic/engine'
import type { Picture } from '@cic/protocol'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Board } from '../board/board.tsx'
import { Hand } from '../hand/hand.tsx'
import { MySheet } from '../hand/my-sheet.tsx'
import { Secrets } from '../hand/secrets.tsx'
import { ErrorLine } from '../parts/error-line.tsx'
import { useTitle } from '../parts/use-title.ts'
import { useLanguage } from '../settings.ts'
import { Log } from '../side/log.tsx'
import { createStore } from '../store.ts'
import { opened } from '../table/about.ts'
import { AboutPreview, AboutWindow } from '../table/about-window.tsx'
import { Dock, type DockTab } from '../table/dock.tsx'
import { Players } from '../table/players.tsx'
import { SceneProvider, sceneOf, useScene } from '../table/scene.ts'
import { TopBar } from '../table/top-bar.tsx'
import type { Session, TableSession } from '../table-session.ts'
import { type Scene as Act, cardsIn, scenesOf } from '../theatre/scenes.ts'
import { Stage } from '../theatre/stage.tsx'
import { replayWords } from '../words/replay.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { Controls } from './controls.tsx'
import { Happened } from './happened.tsx'
import { OpenHands } from './open-hands.tsx'
import type { Eyes, Source } from './source.ts'
import { type Replay, useReplay } from './use-replay.ts'
import { useReplayKeys } from './use-replay-keys.ts'
import '../hand/tray.css'
import '../side/side.css'
import '../table/table-view.css'
import './replay-view.css'

interface Props {
  readonly picture: Picture
  readonly source: Source
  readonly over: boolean
  readonly firstStep: number
  readonly firstEyes: Eyes
}

export function ReplayView({ picture, source, over, firstStep, firstEyes }: Props) {
  const t = useWords(replayWords)
  const replay = useReplay(source, firstStep, firstEyes)
  useReplayKeys(replay)
  useTitle(`${t('replay')}: ${picture.name}`)
  useEffect(() => () => opened.set(undefined), [])
  const { view } = replay
  if (view === undefined) {
    return (
      <div class="table-screen">
        <main class="table">{replay.error !== undefined && <ErrorLine error={replay.error} />}</main>
      </div>
    )
  }
  return <Shown picture={picture} source={source} over={over} replay={replay} view={view} />
}

function Shown({
  picture,
  source,
  over,
  replay,
  view,
}: Pick<Props, 'picture' | 'source' | 'over'> & { replay: Replay; view: View }) {
  const b = useWords(tableWords)
  const language = useLanguage()
  const { eyes, before, step, error } = replay
  const [dock, setDock] = useState<DockTab>('table')
  const scene = useMemo(() => {
    // Nothing is asked in a replay, and nobody acts. Lines that were for one pair of eyes would be nobody's in the log of all.
    const log = eyes === 'all' ? view.log.filter(({ only }) => only === undefined) : view.log
    const still: View = { ...view, decisions: [], log }
    const seat = typeof eyes === 'number' ? { seat: eyes } : {}
    const { window: _window, ...rest } = picture
    const past: Picture = { ...rest, status: 'over', votes: [], me: { host: false, ...seat }, game: still }
    return sceneOf(stillSession(picture.id), past, still, language)
  }, [view, picture, eyes, language])
  // Who somebody will be is known by now.
  const reader = { language, character: (seat: number) => picture.game && playedBy(picture.game, seat) }
  const link = `/replay/${picture.id}#${source.linkTo(step)}${over ? `@${eyes}` : ''}`
  const seen = typeof eyes === 'number' ? 'seat' : eyes === 'all' ? 'all' : 'public'
  return (
    <SceneProvider value={scene}>
      <div class="table-screen">
        <main class={`table replaying sees-${seen}`} data-dock={dock}>
          <TopBar />
          <Happened view={view} before={before} over={over} all={eyes === 'all'} />
          <Players />
          <div class="middle">
            <Board />
            <PastStage key={step} view={view} before={before} />
          </div>
          <section class="side panel" aria-label={b('log')}>
            <Log newFrom={0} />
          </section>
          {typeof eyes === 'number' && (
            <div class="tray panel">
              <Hand seat={eyes} />
              <div class="own">
                <Secrets seat={eyes} />
                <MySheet seat={eyes} />
              </div>
            </div>
          )}
          {eyes === 'all' && <OpenHands />}
          <Controls replay={replay} source={source} reader={reader} seats={view.seats.length} over={over} link={link} />
          {error !== undefined && <ErrorLine error={error} />}
          <Dock of="replaying" tab={dock} show={setDock} />
          <AboutPreview />
          <AboutWindow />
        </main>
      </div>
    </SceneProvider>
  )
}

/** What was on stage at this step, with all its cards turned; it can be sent away to see the board. */
function PastStage({ view, before }: { view: View; before: View | undefined }) {
  const { game } = useScene()
  const [away, send] = useState(false)
  const act = useMemo(() => actOf(view, before), [view, before])
  const shown = away ? undefined : act
  const turned = shown === undefined ? 0 : cardsIn(shown)
  const check = skillCheckOf(view) ?? (before === undefined ? undefined : skillCheckOf(before))
  const leave = (): void => send(true)
  const still = { scene: shown, turned, waiting: 0, missed: 0, shown: game, newest: view, before: check }
  return <Stage theatre={{ ...still, skip: leave, skipAll: leave, notice: leave }} />
}

/** What fills the stage by itself; dice and crises are told in words beside the board. */
const great: readonly Act['kind'][] = ['outcome', 'check', 'reveal', 'box', 'jump']

/** The greatest thing that this step brought. */
function actOf(view: View, before: View | undefined): Act | undefined {
  if (before === undefined || before.log.length > view.log.length) return undefined
  const acts = scenesOf(view, before.log.length)
  return great.flatMap((kind) => acts.filter((act) => act.kind === kind)).at(0)
}

/** Nothing is sent from a replay. */
const stillSession = (id: string): TableSession => ({
  id,
  store: createStore<Session>({ connection: 'live' }),
  answer: async () => undefined,
  order: async () => undefined,
  attempt: (call) => call.catch(() => undefined),
  dismissError: () => undefined,
  close: () => undefined,
})

// Everything that is seldom needed: language, theme, motion, votes, leaving, reporting, keys.

import { LanguageSwitch } from '../parts/language-switch.tsx'
import { ThemeSwitch } from '../parts/theme-switch.tsx'
import { referenceOf } from '../reference/game-in-link.ts'
import { Link } from '../router.tsx'
import { changeSettings, settings } from '../settings.ts'
import { useStore } from '../store.ts'
import { common } from '../words/common.ts'
import { replayWords } from '../words/replay.ts'
import { sideWordsLater as sideWords } from '../words/side-later.ts'
import { useWords } from '../words/words.ts'
import { Keys } from './keys.tsx'
import { ReportForm } from './report-form.tsx'
import { useScene } from './scene.ts'
import { TableActions } from './table-actions.tsx'
import './menu-panel.css'

export function MenuPanel() {
  const c = useWords(common)
  const s = useWords(sideWords)
  const r = useWords(replayWords)
  const { picture, game } = useScene()
  return (
    <>
      <p class="menu-title">{picture.name}</p>
      <LookSwitches />
      <TableActions />
      <nav aria-label={c('home')}>
        <Link to="/">{c('home')}</Link>
        <Link to={`/replay/${picture.id}`}>{r('replay')}</Link>
        <Link to={referenceOf(game.options)}>{s('rules')}</Link>
        <Link to="/learn">{c('learn')}</Link>
      </nav>
      <ReportForm />
      <Keys />
    </>
  )
}

/** Language, theme, motion and sound. */
export function LookSwitches() {
  const s = useWords(sideWords)
  const motion = useStore(settings, (one) => one.motion)
  const sound = useStore(settings, (one) => one.sound)
  return (
    <>
      <div class="row">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <label class="tick">
        <input
          type="checkbox"
          checked={motion === 'system'}
          onChange={(event) => changeSettings({ motion: event.currentTarget.checked ? 'system' : 'off' })}
        />
        {s('animations')}
      </label>
      <label class="tick">
        <input
          type="checkbox"
          checked={sound === 'on'}
          onChange={(event) => changeSettings({ sound: event.currentTarget.checked ? 'on' : 'off' })}
        />
        {s('sounds')}
      </label>
    </>
  )
}

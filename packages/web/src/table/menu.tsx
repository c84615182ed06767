// Everything that is seldom needed: language, theme, motion, votes, leaving, reporting, keys.

import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../art/icon.tsx'
import { LanguageSwitch } from '../parts/language-switch.tsx'
import { later } from '../parts/later.tsx'
import { ThemeSwitch } from '../parts/theme-switch.tsx'
import { Link } from '../router.tsx'
import { changeSettings, settings } from '../settings.ts'
import { useStore } from '../store.ts'
import { common } from '../words/common.ts'
import { replayWords } from '../words/replay.ts'
import { sideWords } from '../words/side.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { useScene } from './scene.ts'
import './menu.css'

const Keys = later(() => import('./keys.tsx').then((part) => part.Keys))
const TableActions = later(() => import('./table-actions.tsx').then((part) => part.TableActions))
const ReportForm = later(() => import('./report-form.tsx').then((part) => part.ReportForm))

export function TableMenu() {
  return (
    <Menu>
      <MenuPanel />
    </Menu>
  )
}

/** A button, and what opens under it. */
export function Menu({ children }: { children: ComponentChildren }) {
  const t = useWords(tableWords)
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const away = (event: Event): void => {
      if (event.type === 'keydown' && (event as KeyboardEvent).key !== 'Escape') return
      if (event.type === 'pointerdown' && root.current?.contains(event.target as Node)) return
      setOpen(false)
    }
    addEventListener('pointerdown', away)
    addEventListener('keydown', away)
    return () => {
      removeEventListener('pointerdown', away)
      removeEventListener('keydown', away)
    }
  }, [open])
  return (
    <div class="menu" ref={root}>
      <button
        type="button"
        class="icon-button"
        aria-label={t('menu')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="menu" />
      </button>
      {open && (
        <section class="menu-panel panel" aria-label={t('menu')}>
          {children}
        </section>
      )}
    </div>
  )
}

function MenuPanel() {
  const c = useWords(common)
  const s = useWords(sideWords)
  const r = useWords(replayWords)
  const { picture } = useScene()
  return (
    <>
      <p class="menu-title">{picture.name}</p>
      <LookSwitches />
      <TableActions />
      <nav aria-label={c('home')}>
        <Link to="/">{c('home')}</Link>
        <Link to={`/replay/${picture.id}`}>{r('replay')}</Link>
        <Link to="/reference">{s('rules')}</Link>
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

// The button for everything that is seldom needed, and what opens under it.

import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../art/icon.tsx'
import { later } from '../parts/later.tsx'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import './menu.css'

const MenuPanel = later(() => import('./menu-panel.tsx').then((part) => part.MenuPanel))

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

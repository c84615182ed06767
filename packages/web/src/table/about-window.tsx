// The preview beside the pointer, and the window that stays until it is closed.

import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../art/icon.tsx'
import { useStore } from '../store.ts'
import { common } from '../words/common.ts'
import { sideWordsLater as sideWords } from '../words/side-later.ts'
import { useWords } from '../words/words.ts'
import { opened, preview } from './about.ts'
import { AboutView } from './about-card.tsx'
import { useScene } from './scene.ts'
import './about-window.css'

export function AboutPreview() {
  const looking = useStore(preview)
  const shown = useStore(opened)
  useScene()
  if (looking === undefined || shown !== undefined || !looking.anchor.isConnected) return undefined
  const { about, x, y } = looking
  const side = x < 0 ? { right: `${innerWidth + x}px` } : { left: `${x}px` }
  const vertical =
    y > innerHeight * 0.55 ? { bottom: `${Math.max(8, innerHeight - y - 60)}px` } : { top: `${Math.max(8, y)}px` }
  return (
    <div class="about preview" aria-hidden="true" style={{ ...side, ...vertical }}>
      <AboutView about={about} />
    </div>
  )
}

export function AboutWindow() {
  const t = useWords(common)
  const s = useWords(sideWords)
  const about = useStore(opened)
  const window = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  // At once: what is pressed next must find the focus where it was.
  useLayoutEffect(() => {
    if (about === undefined) return
    before.current = document.activeElement
    window.current?.focus()
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus()
    }
  }, [about])
  if (about === undefined) return undefined
  const close = (): void => opened.set(undefined)
  return (
    <div ref={window} class="about opened panel" role="dialog" aria-label={s('about')} tabIndex={-1}>
      <button type="button" class="icon-button close" aria-label={t('close')} onClick={close}>
        <Icon name="close" />
      </button>
      <AboutView about={about} />
    </div>
  )
}

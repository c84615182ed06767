// What a reader has chosen for this browser: language, theme, motion. Kept in local storage, and put on the page's root element.

import { type Language, languages } from '@cic/engine'
import { createStore, useStore } from './store.ts'

export interface Settings {
  readonly language: Language
  readonly theme: 'dark' | 'light'
  /** 'system' follows the device; 'off' shows results at once. */
  readonly motion: 'system' | 'off'
}

const key = 'cic.settings'

export const settings = createStore<Settings>({ ...firstSettings(), ...stored() })

/** Puts the settings on the page, now and whenever they change. */
export function applySettings(): void {
  const apply = (): void => {
    const { language, theme, motion } = settings.get()
    const { documentElement: root } = document
    root.lang = language
    root.dataset.theme = theme
    root.dataset.motion = motion
  }
  apply()
  settings.subscribe(() => {
    apply()
    localStorage.setItem(key, JSON.stringify(settings.get()))
  })
}

export const changeSettings = (change: Partial<Settings>): void => settings.set((before) => ({ ...before, ...change }))

export const useLanguage = (): Language => useStore(settings, ({ language }) => language)

/** Whether things may move on the screen. */
export const mayMove = (): boolean =>
  settings.get().motion === 'system' && !matchMedia('(prefers-reduced-motion: reduce)').matches

function firstSettings(): Settings {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  const language = wanted.find((tag): tag is Language => (languages as readonly string[]).includes(tag)) ?? 'en'
  const theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  return { language, theme, motion: 'system' }
}

function stored(): Partial<Settings> {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>
    return kept.language !== undefined && !languages.includes(kept.language) ? {} : kept
  } catch {
    return {}
  }
}

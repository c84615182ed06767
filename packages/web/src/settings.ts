// What a reader has chosen for this browser: language, theme, motion, sound. Kept in local storage, and put on the page's root element.

import type { Language } from '@cic/engine'
import { chosenLanguage, settingsKey, storedSettings } from './language.ts'
import { createStore } from './store.ts'

export interface Settings {
  readonly language: Language
  readonly theme: 'dark' | 'light'
  /** 'system' follows the device; 'off' shows results at once. */
  readonly motion: 'system' | 'off'
  /** Silent until wanted. */
  readonly sound: 'on' | 'off'
}

/** That of this build; while the page is worked on, there is one build with all of them. */
const language: Language = import.meta.env.VITE_LANGUAGE ?? chosenLanguage()

export const settings = createStore<Settings>({ ...firstSettings(), ...storedSettings(), language })

/** Puts the settings on the page, now and whenever they change. */
export function applySettings(): void {
  const apply = (): void => {
    const { theme, motion } = settings.get()
    const { documentElement: root } = document
    root.lang = language
    root.dataset.theme = theme
    root.dataset.motion = motion
  }
  apply()
  settings.subscribe(apply)
  // Paper is white.
  addEventListener('beforeprint', () => {
    document.documentElement.dataset.theme = 'light'
  })
  addEventListener('afterprint', apply)
}

export function changeSettings(change: Partial<Omit<Settings, 'language'>>): void {
  keep(change)
  settings.set((before) => ({ ...before, ...change }))
}

/** Another language is another build: the page is loaded anew, where it is. */
export function changeLanguage(chosen: Language): void {
  keep({ language: chosen })
  location.reload()
}

/** Only what has changed: another tab may have changed something else. */
const keep = (change: Partial<Settings>): void =>
  localStorage.setItem(settingsKey, JSON.stringify({ ...storedSettings(), ...change }))

export const useLanguage = (): Language => language

/** Whether things may move on the screen. */
export const mayMove = (): boolean =>
  settings.get().motion === 'system' && !matchMedia('(prefers-reduced-motion: reduce)').matches

function firstSettings(): Omit<Settings, 'language'> {
  return {
    theme: matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
    motion: 'system',
    sound: 'off',
  }
}

// What the player is looking at closely: a card, a sheet or a place. The pointer shows a preview; a click opens it.

import type { LogEntry, Thing } from '@cic/engine'
import { createStore } from '../store.ts'

export type About =
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'location'; readonly id: string }
  | { readonly kind: 'deck'; readonly id: string }
  | { readonly kind: 'character'; readonly id: string }
  | { readonly kind: 'thing'; readonly id: Thing; readonly name: string }
  | { readonly kind: 'orders'; readonly seat: number }

export interface Looking {
  readonly about: About
  /** What the pointer is on; when it leaves the page, so does the preview. */
  readonly anchor: Element
  readonly x: number
  readonly y: number
}

export const preview = createStore<Looking | undefined>(undefined)
export const opened = createStore<About | undefined>(undefined)
/** A skill check of the past that is looked at again, by its last line of the log. */
export const checkOpened = createStore<LogEntry | undefined>(undefined)

/** A line of the log, by its place, that its reader finds wrong. */
export const lineReported = createStore<number | undefined>(undefined)

/** Handlers for something that has more to say than it shows. */
export function lookAt(about: About) {
  return {
    onPointerEnter: (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return
      const anchor = event.currentTarget as Element
      const { left, right, top } = anchor.getBoundingClientRect()
      const beside = left > innerWidth / 2 ? left - 8 : right + 8
      preview.set({ about, anchor, x: left > innerWidth / 2 ? -beside : beside, y: top })
    },
    onPointerLeave: (): void => preview.set(undefined),
    /** A long press, or the right button: to read first what a click would choose. */
    onContextMenu: (event: Event): void => {
      event.preventDefault()
      open(about)
    },
  }
}

export function open(about: About): void {
  preview.set(undefined)
  opened.set(about)
}

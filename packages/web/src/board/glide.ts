// Who or what moves on the board glides there from where it was. Only the place on the board is looked at: pieces with the same name (a
// seat, a kind of ship) are one another's past. Nothing waits for it, and nothing moves where motion is not wanted.

import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { mayMove } from '../settings.ts'
import { origins, type Spot } from './origins.ts'

interface Seen {
  readonly size: string
  readonly pieces: ReadonlyMap<string, readonly { readonly element: HTMLElement; readonly spot: Spot }[]>
}

export function useGliding(board: RefObject<HTMLElement | null>): void {
  const before = useRef<Seen | undefined>(undefined)
  useLayoutEffect(() => {
    if (!mayMove()) return
    // Looking costs a layout of the page. Right before the next frame there is one anyway.
    const frame = requestAnimationFrame(() => {
      if (board.current === null) return
      const now = look(board.current)
      // After a turn of the phone or another zoom everything lies elsewhere without having moved.
      if (before.current?.size === now.size) glideAll(now, before.current)
      before.current = now
    })
    return () => cancelAnimationFrame(frame)
  })
}

function look(board: HTMLElement): Seen {
  const pieces = new Map<string, { element: HTMLElement; spot: Spot }[]>()
  for (const element of board.querySelectorAll<HTMLElement>('[data-piece]')) {
    if (element.offsetWidth === 0) continue
    const name = element.dataset.piece ?? ''
    pieces.set(name, [...(pieces.get(name) ?? []), { element, spot: spotOf(element, board) }])
  }
  return { size: `${board.offsetWidth} ${board.offsetHeight} ${board.dataset.zoom} ${board.dataset.stage}`, pieces }
}

/** Where it lies, even while it still glides there: on the screen it would seem to have moved with every update. */
function spotOf(element: HTMLElement, board: HTMLElement): Spot {
  let [x, y] = [0, 0]
  for (let part: Element | null = element; part instanceof HTMLElement && part !== board; part = part.offsetParent) {
    x += part.offsetLeft
    y += part.offsetTop
  }
  return { x, y }
}

function glideAll(now: Seen, before: Seen): void {
  const waits = areaByArea()
  for (const [name, pieces] of now.pieces) {
    const old = before.pieces.get(name) ?? []
    const from = origins(
      pieces.map(({ spot }) => spot),
      old.map(({ spot }) => spot),
    )
    pieces.forEach(({ element, spot }, i) => {
      const origin = from[i]
      if (origin === undefined) return
      const was = old.find((one) => one.spot === origin)?.element
      const wait = was?.dataset.shore === element.dataset.shore ? 0 : waits.forAreaOf(element)
      glide(element, origin.x - spot.x, origin.y - spot.y, wait)
    })
  }
}

/** What comes over from another shore comes one area after the other. */
function areaByArea(): { readonly forAreaOf: (element: HTMLElement) => number } {
  const seen: (string | undefined)[] = []
  return {
    forAreaOf: (element) => {
      const area = element.closest<HTMLElement>('[data-area]')?.dataset.area
      if (!seen.includes(area)) seen.push(area)
      return seen.indexOf(area) * 120
    },
  }
}

const glide = (element: HTMLElement, x: number, y: number, delay: number): void =>
  void element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: 420,
    delay,
    fill: 'backwards',
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  })

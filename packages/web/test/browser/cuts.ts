// What a person could not read on a page: words and people that are cut off, and those that lie over each other.

import type { Page } from 'playwright-core'

/** One line for each. */
export const unreadable = (page: Page, within = '.table'): Promise<string[]> => page.evaluate(measure, within)

/** Runs in the page. */
function measure(within: string): string[] {
  /** A card of the hand is read whole when it is pointed at or held; what is far away says so itself. */
  const readElsewhere =
    '.sr-only, .card-text, .hand .card-name, .card-foot, .does-line, .card-line, .ability-text, .about'
  interface Piece {
    readonly element: Element
    readonly words: string
    readonly box: DOMRect
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    [...ancestors(element)].every((one) => getComputedStyle(one).clipPath === 'none')
  function* ancestors(element: Element): Generator<Element> {
    for (let one: Element | null = element; one !== null; one = one.parentElement) yield one
  }
  const named = (element: Element): string =>
    [...ancestors(element)]
      .slice(0, 4)
      .map((one) => one.className.toString().split(' ')[0] || one.tagName.toLowerCase())
      .reverse()
      .join(' > ')

  const pieces: Piece[] = []
  const root = document.querySelector(within) ?? document.body
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (element === null || words === '' || element.closest(readElsewhere) !== null || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) if (box.width > 1) pieces.push({ element, words, box })
  }

  /** The part of a box that can be seen, or brought into sight by scrolling. */
  function cutBy({ element, box }: Piece): string | undefined {
    let [across, down] = [true, true]
    for (const one of ancestors(element)) {
      const style = getComputedStyle(one)
      if (style.position === 'fixed') return undefined
      const frame =
        one === document.documentElement ? new DOMRect(0, 0, innerWidth, innerHeight) : one.getBoundingClientRect()
      const [x, y] = [style.overflowX, style.overflowY]
      if (across && x !== 'visible' && (box.left < frame.left - 1.5 || box.right > frame.right + 1.5)) {
        if (x === 'hidden' || x === 'clip') return named(one)
        across = false
      }
      // The letters of a line are a little higher than the line.
      if (down && y !== 'visible' && (box.top < frame.top - 3.5 || box.bottom > frame.bottom + 3.5)) {
        if (y === 'hidden' || y === 'clip') return named(one)
        down = false
      }
    }
    return undefined
  }

  /** What of it is in sight, if it is not scrolled away. */
  function inSight({ element, box }: Piece): DOMRect | undefined {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
    for (const one of ancestors(element)) {
      if (getComputedStyle(one).overflow === 'visible') continue
      const frame = one.getBoundingClientRect()
      left = Math.max(left, frame.left)
      top = Math.max(top, frame.top)
      right = Math.min(right, frame.right)
      bottom = Math.min(bottom, frame.bottom)
    }
    return right - left > 2 && bottom - top > box.height / 2
      ? new DOMRect(left, top, right - left, bottom - top)
      : undefined
  }

  /** A bar at the edge of what scrolls hides nothing that does not come out from under it. */
  const isEdge = (element: Element): boolean =>
    [...ancestors(element)].some((one) => getComputedStyle(one).position === 'sticky')

  /** What lies over its beginning, middle or end. */
  function coveredBy({ element }: Piece, { left, right, top, bottom }: DOMRect): string | undefined {
    if (getComputedStyle(element).pointerEvents === 'none') return undefined
    for (const x of [left + 1, (left + right) / 2, right - 1]) {
      const over = document.elementFromPoint(x, (top + bottom) / 2)
      if (over === null || over.contains(element) || element.contains(over) || isEdge(over)) continue
      if (over.closest('button, a')?.contains(element) !== true) return named(over)
    }
    return undefined
  }

  const found: string[] = []
  const seen: Piece[] = []
  for (const piece of pieces) {
    const by = cutBy(piece)
    const shown = inSight(piece)
    const over = shown === undefined ? undefined : coveredBy(piece, shown)
    if (by !== undefined) found.push(`cut by ${by}: “${piece.words}”`)
    else if (over !== undefined) found.push(`covered by ${over}: “${piece.words}” (${named(piece.element)})`)
    else if (shown !== undefined) seen.push({ ...piece, box: shown })
  }
  seen.forEach((one, i) => {
    for (const other of seen.slice(i + 1)) {
      if (one.element === other.element || isEdge(one.element) || isEdge(other.element)) continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (wide > 2 && high > 5)
        found.push(
          `over each other: “${one.words}” (${named(one.element)}) and “${other.words}” (${named(other.element)})`,
        )
    }
  })
  return [...new Set(found)]
}

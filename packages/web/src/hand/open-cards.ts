// Which cards of a hand lie open, so that their whole text can be read: as many as there is room for, those with little text first. The others
// show type, strength and name, and open when they are pointed at.

/** A card that lies open is as wide as its text needs, in pixels. */
export const openWidth = (text: string): number => Math.ceil(Math.max(160, 44 + 1.35 * text.length))

const closedWidth = 76
const gap = 10

/** Which of these cards lie open, where there are so many pixels for all of them. */
export function openCards(texts: readonly string[], room: number): boolean[] {
  const open = texts.map(() => false)
  let left = room - texts.length * (closedWidth + gap)
  const byLength = texts.map((_, i) => i).sort((a, b) => texts[a].length - texts[b].length)
  for (const i of byLength) {
    left -= openWidth(texts[i]) - closedWidth
    if (left < 0) break
    open[i] = true
  }
  return open
}

// A short mark of a game: two moments with different marks are different. It is cheap enough to be kept with every choice, and tells
// whether choices that are made again lead where they led. It holds nothing that could be read back, and is nobody's to see.

import type { Game } from './core/state.ts'

/**
 * What goes in is never changed: marks that were kept would all be wrong. It is what any rule that goes another way changes soon (chance
 * that was used, lines of the log, questions, hands, places), and nothing of how the state is built.
 */
export function fingerprint(game: Game): string {
  const { random, log, turn, current, resources, jumpPreparation, seats, asks, quorumHand, damage, over } = game
  let text = `${random.drawn} ${log.length} ${turn} ${current} ${jumpPreparation} ${quorumHand.length} ${damage.length}`
  text += ` ${resources.fuel} ${resources.food} ${resources.morale} ${resources.population} ${over?.reason}`
  for (const { asked, at, hand, loyalty } of seats) text += ` ${asked} ${at} ${loyalty.length} ${hand.join()}`
  for (const { id, answer } of asks) text += ` ${id}${answer === undefined ? '?' : '!'}`
  return hashOf(text)
}

/** FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}

// How likely each other seat is to be a Cylon, from what this seat has seen: loyalty cards it looked at, and what turned up in
// skill checks against who had added cards and who could have held them. Everything comes from the view.

import {
  cylonCards,
  type LogEntry,
  type SkillType,
  sideOfLoyalty,
  skillCardFacts,
  skillSetOf,
  type View,
} from '@cic/engine'

/** For each seat the chance that it is a Cylon: 1 and 0 where that is known. */
export function suspicionOf(view: View): number[] {
  const known = view.seats.map((_, seat) => knownSide(view, seat))
  const odds = view.seats.map(() => 0)
  for (const check of checksIn(view.log)) weigh(view, check, odds)
  return normalised(view, odds, known)
}

interface SeenCheck {
  skills: readonly SkillType[]
  added: Map<number, number>
  own: readonly string[]
  cards: readonly string[]
  failed: boolean
}

/** The skill checks of the log, as far as this seat saw them. */
function checksIn(log: readonly LogEntry[]): SeenCheck[] {
  const checks: SeenCheck[] = []
  let under: SeenCheck | undefined
  for (const entry of log) {
    if (entry.t === 'checkBegins') {
      under = { skills: entry.skills as SkillType[], added: new Map(), own: [], cards: [], failed: false }
    } else if (under === undefined) continue
    else if (entry.t === 'adds' || entry.t === 'addsFaceUp') {
      under.added.set(entry.seat as number, (entry.count as number) ?? (entry.cards as string[]).length)
    } else if (entry.t === 'added') under.own = entry.cards as string[]
    else if (entry.t === 'checkRevealed') under.cards = entry.cards as string[]
    else if (entry.t === 'checkOutcome') {
      under.failed = entry.outcome === 'fail'
      if (under.cards.length > 0) checks.push(under)
      under = undefined
    }
  }
  return checks
}

/**
 * Cards against the check are put down to Destiny as far as that is likely, and to those who added cards and draw that type
 * for the rest. Adding cards to a check in which nothing is against it speaks for a seat.
 */
function weigh(view: View, { skills, added, own, cards }: SeenCheck, odds: number[]): void {
  const against = without(cards, own).filter((card) => {
    const facts = skillCardFacts(view, card)
    return facts !== undefined && !skills.includes(facts.skill)
  })
  const byDestiny = Math.min(against.length, 2 * (1 - skills.length / 5))
  const contributors = [...added].filter(([seat, count]) => count > 0 && seat !== view.viewer).map(([seat]) => seat)
  if (contributors.length === 0) return
  const unexplained = against.length === 0 ? 0 : (against.length - byDestiny) / against.length
  for (const card of against) {
    const skill = skillCardFacts(view, card)?.skill
    const able = contributors.filter((seat) => skill !== undefined && draws(view, seat, skill))
    for (const seat of able) odds[seat] += (1.1 * unexplained) / able.length
  }
  if (against.length <= 1) for (const seat of contributors) odds[seat] -= 0.18
}

function draws(view: View, seat: number, skill: SkillType): boolean {
  const { character, revealed } = view.seats[seat]
  return revealed || (character !== undefined && skillSetOf(view, character).includes(skill))
}

function without(cards: readonly string[], own: readonly string[]): string[] {
  const left = [...cards]
  for (const card of own) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** 1 for a known Cylon, 0 for somebody all of whose cards were seen to be human, undefined otherwise. */
function knownSide(view: View, seat: number): number | undefined {
  const { revealed, loyalty } = view.seats[seat]
  if (revealed) return 1
  const sides = loyalty.map(({ card }) => sideOfLoyalty(view, card))
  if (sides.includes('cylon')) return 1
  return sides.every((side) => side === 'human' || side === 'sympathizer') ? 0 : undefined
}

/** Turns odds into chances that add up to the number of Cylons that may still be hidden. */
function normalised(view: View, odds: readonly number[], known: readonly (number | undefined)[]): number[] {
  const open = known.flatMap((side, seat) => (side === undefined ? [seat] : []))
  const found = known.filter((side, seat) => side === 1 && !view.seats[seat].sympathizer).length
  const dealt = dealtShare(view)
  const hidden = Math.max(0.15, (cylonCards(view) - found) * dealt)
  const prior = Math.min(0.85, hidden / Math.max(1, open.length))
  const base = Math.log(prior / (1 - prior))
  return known.map((side, seat) => side ?? 1 / (1 + Math.exp(-(base + odds[seat]))))
}

/** Before the Sleeper Agent phase part of the loyalty cards is still in the deck. */
function dealtShare(view: View): number {
  const dealt = view.seats.reduce((sum, { loyalty }) => sum + loyalty.length, 0)
  return dealt / Math.max(1, dealt + view.decks.loyalty.cards.length)
}

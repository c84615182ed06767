// How likely each other seat is to be a Cylon, from what this seat has seen: loyalty cards it looked at, and what turned up
// in skill checks against who had added cards and who could have held them. Every set of seats that may be the Cylons is
// weighed: by how likely the loyalty cards fell that way, and by how well it explains the checks.

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
  const checks = checksIn(view)
  const sum = view.seats.map(() => 0)
  let all = 0
  for (const [set, prior] of hypotheses(view, known)) {
    let weight = prior
    for (const check of checks) weight *= likelihood(check, set)
    all += weight
    for (const seat of seatsIn(set)) sum[seat] += weight
  }
  return known.map((side, seat) => side ?? (all === 0 ? 0 : sum[seat] / all))
}

/** A set of seats as bits. */
type Seats = number

const bit = (seat: number): Seats => 1 << seat
const seatsIn = (set: Seats): number[] => [0, 1, 2, 3, 4, 5, 6].filter((seat) => set & bit(seat))

function countIn(set: Seats): number {
  let count = 0
  for (let left = set; left > 0; left &= left - 1) count++
  return count
}

/** 1 for a known Cylon, 0 for somebody all of whose cards were seen to be human, undefined otherwise. */
function knownSide(view: View, seat: number): number | undefined {
  const { revealed, loyalty } = view.seats[seat]
  if (revealed) return 1
  const sides = loyalty.map(({ card }) => sideOfLoyalty(view, card))
  if (sides.includes('cylon')) return 1
  return sides.every((side) => side === 'human' || side === 'sympathizer') ? 0 : undefined
}

/** The sets of seats that may be the Cylons besides the known ones, and in how many ways the cards fall like that. */
function hypotheses(view: View, known: readonly (number | undefined)[]): Map<Seats, number> {
  const unseen = view.seats.map(({ loyalty }, seat) =>
    known[seat] === undefined ? loyalty.filter(({ card }) => sideOfLoyalty(view, card) === undefined).length : 0,
  )
  const deck = view.decks.loyalty.cards.length
  const ways = new Map<Seats, number>()
  const deal = (left: number, set: Seats, count: number, free: readonly number[], inDeck: number): void => {
    if (left === 0) {
      ways.set(set, (ways.get(set) ?? 0) + count)
      return
    }
    if (inDeck > 0) deal(left - 1, set, count * inDeck, free, inDeck - 1)
    free.forEach((slots, seat) => {
      if (slots === 0) return
      const fewer = free.map((other, i) => (i === seat ? other - 1 : other))
      deal(left - 1, set | bit(seat), count * slots, fewer, inDeck)
    })
  }
  deal(hiddenCylonCards(view), 0, 1, unseen, deck)
  return ways.size === 0 ? new Map([[0, 1]]) : ways
}

/** The Cylon cards that this seat has not seen. */
function hiddenCylonCards(view: View): number {
  const seen = view.seats.flatMap(({ loyalty }) => loyalty).filter(({ card }) => sideOfLoyalty(view, card) === 'cylon')
  return Math.max(0, cylonCards(view) - seen.length)
}

/** What a seat saw of a skill check: how many cards were against it, and who could have added them. */
interface SeenCheck {
  /** Cards against it that are not the viewer's own, nor those of revealed Cylons. */
  against: number
  /** For each of them, who has added cards and draws its type. */
  able: Seats[]
  /** The chance of a Destiny card to be against the check. */
  destiny: number
  /** Before the Sleeper Agent phase some Cylons were still human. */
  early: boolean
}

/** The skill checks of crises in the log. Those about a person are no evidence: humans may want them to fail. */
function checksIn(view: View): SeenCheck[] {
  const checks: SeenCheck[] = []
  let early = true
  let begun: LogEntry | undefined
  let added: number[] = []
  let own: readonly string[] = []
  let cylons = 0
  for (const entry of view.log) {
    if (entry.t === 'sleeperAgentPhase') early = false
    else if (entry.t === 'checkBegins') {
      begun = isPlace(entry.card) ? undefined : entry
      added = []
      own = []
      cylons = 0
    } else if (begun === undefined) continue
    else if (entry.t === 'adds' || entry.t === 'addsFaceUp') {
      const count = (entry.count as number | undefined) ?? (entry.cards as string[]).length
      const seat = entry.seat as number
      if (count > 0 && wasRevealed(view, seat, entry)) cylons++
      else if (count > 0 && seat !== view.viewer) added.push(seat)
    } else if (entry.t === 'added') own = entry.cards as string[]
    else if (entry.t === 'checkRevealed' && added.length > 0) {
      checks.push({ ...evidence(view, begun, entry.cards as string[], own, added, cylons), early })
    }
  }
  return checks
}

const places: readonly unknown[] = ['admirals-quarters', 'administration', 'brig']
const isPlace = (card: unknown): boolean => places.includes(card)

const wasRevealed = (view: View, seat: number, at: LogEntry): boolean =>
  view.seats[seat].revealed &&
  view.log.findIndex(({ t, seat: who }) => t === 'reveals' && who === seat) < view.log.indexOf(at)

function evidence(
  view: View,
  begun: LogEntry,
  cards: readonly string[],
  own: readonly string[],
  added: readonly number[],
  cylons: number,
): Omit<SeenCheck, 'early'> {
  const skills = begun.skills as SkillType[]
  const able = without(cards, own).flatMap((card) => {
    const skill = skillCardFacts(view, card)?.skill
    return skill === undefined || skills.includes(skill) ? [] : [whoDraws(view, added, skill)]
  })
  return { against: Math.max(0, able.length - cylons), able, destiny: 1 - skills.length / 5 }
}

const whoDraws = (view: View, seats: readonly number[], skill: SkillType): Seats =>
  seats.reduce((set, seat) => {
    const { character } = view.seats[seat]
    return character !== undefined && skillSetOf(view, character).includes(skill) ? set | bit(seat) : set
  }, 0)

function without(cards: readonly string[], own: readonly string[]): string[] {
  const left = [...cards]
  for (const card of own) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** How often a hidden Cylon who adds cards adds one against the check. */
const sabotages = 0.5
/** Something else may always have happened. */
const doubt = 0.02

/** How likely a check turns out as it did if these seats are the Cylons. */
function likelihood({ against, able, destiny, early }: SeenCheck, cylons: Seats): number {
  const could = able.reduce((set, one) => set | (one & cylons), 0)
  const suspects = countIn(could)
  const chance = early ? sabotages * 0.6 : sabotages
  let sum = doubt
  for (let saboteurs = 0; saboteurs <= suspects; saboteurs++) {
    sum += binomial(suspects, saboteurs, chance) * byDestiny(against - saboteurs, destiny)
  }
  return sum
}

/** Destiny adds two cards; a saboteur may have added a second one. */
const byDestiny = (against: number, chance: number): number =>
  against < 0 ? 0 : against > 2 ? 0.05 : binomial(2, against, chance)

function binomial(n: number, k: number, p: number): number {
  const ways = n === 2 && k === 1 ? 2 : n === 3 && (k === 1 || k === 2) ? 3 : 1
  return ways * p ** k * (1 - p) ** (n - k)
}

// How likely each other seat is to be a Cylon, from what this seat has seen: loyalty cards it looked at, and what turned up
// in skill checks against who had added cards and who could have held them. Every set of seats that may be the Cylons is
// weighed: by how likely the loyalty cards fell that way, and by how well it explains the checks.

import {
  boardOf,
  type CardId,
  cylonCards,
  type LogEntry,
  type Seat,
  type SkillType,
  sideOfLoyalty,
  skillCardFacts,
  skillSetOf,
  skillTypesIn,
  type View,
} from '@cic/engine'
import { kindsOfUse, tellingKind } from './conduct.ts'
import counted from './rates.json' with { type: 'json' }
import { readingOf } from './reading.ts'
import { remembered } from './remembered.ts'

/** How often hidden Cylons and humans do what can be seen of them: `npm run -s rates` counts it, and tells how far off suspicion is. */
export interface Rates {
  /** How often a hidden Cylon who adds cards adds one against the check, and how often of these a second one. */
  readonly sabotages: number
  readonly twice: number
  /** How much less often one of a type that the character does not draw. */
  readonly oddCard: number
  /** How many of the Cylons were Cylons before the Sleeper Agent phase. */
  readonly notYet: number
  /** How often a human adds a card against a check. */
  readonly byHumans: number
  /** What somebody does with their actions, by what that changes: how much likelier a hidden Cylon does it than a human. */
  readonly telling: Readonly<Record<string, number>>
}

const rates: Rates = counted

/** For each seat the chance that it is a Cylon: 1 and 0 where that is known. */
export const suspicionOf: (view: View) => readonly number[] = remembered((view: View) => {
  const known = view.seats.map((_, seat) => knownSide(view, seat))
  const sum = view.seats.map(() => 0)
  let all = 0
  for (const [set, weight] of weighed(view, known)) {
    all += weight
    for (const seat of seatsIn(set)) sum[seat] += weight
  }
  return known.map((side, seat) => side ?? (all === 0 ? 0 : sum[seat] / all))
})

/** The sets of seats that may be the Cylons, each as likely as its weight says. */
function weighed(view: View, known: readonly (number | undefined)[]): [Seats, number][] {
  const explained = explanationsIn(view)
  return [...hypotheses(view, known)].map(([set, ways]) => [set, ways * explained(set)])
}

/** How well a set of Cylons explains what was seen. */
function explanationsIn(view: View): (set: Seats) => number {
  const evidence = evidenceIn(view)
  const conduct = conductIn(view)
  return (set) => {
    let weight = explainedBy(evidence, set)
    for (const seat of seatsIn(set)) weight *= conduct[seat]
    return weight
  }
}

/** How well a set of Cylons explains the checks; those before the last ones are not weighed again. */
function explainedBy({ checks, explained }: Evidence, set: Seats): number {
  let known = explained.get(set)
  if (known === undefined) {
    known = { checks: 0, weight: 1 }
    explained.set(set, known)
  }
  for (; known.checks < checks.length; known.checks++) known.weight *= likelihood(checks[known.checks], set)
  return known.weight
}

/**
 * How well the seats explain what was seen if just these are Cylons, from 0 to 1 for those that explain it best. Worlds dealt
 * as the cards allow, of which this part is kept, are as likely as this seat believes.
 */
export function plausibilityIn(view: View): (cylons: readonly Seat[]) => number {
  const explained = explanationsIn(view)
  const known = view.seats.map((_, seat) => knownSide(view, seat))
  const best = Math.max(...[...hypotheses(view, known).keys()].map(explained))
  return (cylons) => (best === 0 ? 1 : explained(setOf(cylons)) / best)
}

/** A set of seats as bits. */
type Seats = number

const bit = (seat: number): Seats => 1 << seat
const allSets = Array.from({ length: 1 << 7 }, (_, set) => [0, 1, 2, 3, 4, 5, 6].filter((seat) => set & bit(seat)))
const seatsIn = (set: Seats): readonly number[] => allSets[set]

/** 1 for a known Cylon, 0 for somebody all of whose cards were seen to be human, undefined otherwise. */
function knownSide(view: View, seat: number): number | undefined {
  const { revealed, loyalty } = view.seats[seat]
  if (revealed) return 1
  const sides = loyalty.map(({ card }) => sideOfLoyalty(view, card))
  if (sides.includes('cylon')) return 1
  return sides.every((side) => side === 'human' || side === 'sympathizer') ? 0 : undefined
}

/** The sets of seats that may be the Cylons, and in how many ways the cards fall like that. */
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
  // The known ones are in every set: what they did before they were found out is theirs.
  const found = setOf(known.flatMap((side, seat) => (side === 1 ? [seat] : [])))
  deal(hiddenCylonCards(view), found, 1, unseen, deck)
  return ways.size === 0 ? new Map([[found, 1]]) : ways
}

/** The Cylon cards that this seat has not seen. */
function hiddenCylonCards(view: View): number {
  const seen = view.seats.flatMap(({ loyalty }) => loyalty).filter(({ card }) => sideOfLoyalty(view, card) === 'cylon')
  return Math.max(0, cylonCards(view) - seen.length)
}

/** For each seat how much its actions speak for a Cylon. */
const conductIn = (view: View): number[] => oddsIn(view).map((one) => Math.min(3, Math.max(0.25, one)))

const oddsIn = readingOf(
  ({ seats }) => seats.map(() => 1),
  (odds, { t, seat, location, card }, view) => {
    if (t !== 'activates' && t !== 'playsCard') return
    const kind = tellingKind(view, String(location ?? card), seat as number)
    if (kind !== undefined) odds[seat as number] *= rates.telling[kind] ?? 1
  },
)

/** What a seat saw of a skill check: how many cards were against it, and who could have added them. */
interface SeenCheck {
  /** What it was for. */
  card: CardId
  /** Cards against it that are not the viewer's own, nor those of revealed Cylons. */
  against: number
  /** Who has added cards, who of them two or more, and who of them draws a type that was against it. */
  added: Seats
  addedMore: Seats
  able: Seats
  /** Who was seen to add a card against it face up. */
  caught: Seats
  /** The chance of a Destiny card to be against the check. */
  destiny: number
  /** Before the Sleeper Agent phase some Cylons were still human. */
  early: boolean
}

/** A skill check while the log is read. */
interface Reading {
  card: CardId
  skills: SkillType[]
  /** Who has added how many cards, revealed Cylons and the viewer apart. */
  added: Map<number, number>
  own: readonly string[]
  byCylons: number
  faceUp: Map<number, readonly string[]>
  cards: readonly string[]
}

/** The skill checks of crises in the log. Those at locations are about a person and no evidence: humans may want them to fail. */
interface Evidence {
  readonly checks: SeenCheck[]
  /** How well sets of Cylons explain so many of them. */
  readonly explained: Map<Seats, { checks: number; weight: number }>
  readonly revealed: Set<unknown>
  early: boolean
  check: Reading | undefined
}

const evidenceIn = readingOf(
  (): Evidence => ({ checks: [], explained: new Map(), revealed: new Set(), early: true, check: undefined }),
  (evidence, entry, view) => {
    const { check } = evidence
    if (entry.t === 'sleeperAgentPhase') evidence.early = false
    else if (entry.t === 'reveals') evidence.revealed.add(entry.seat)
    else if (entry.t === 'checkBegins')
      evidence.check = boardOf(view, String(entry.card)) === undefined ? begun(entry) : undefined
    else if (check !== undefined) readCheck(view, evidence, check, entry)
  },
)

function readCheck(view: View, evidence: Evidence, check: Reading, entry: LogEntry): void {
  if (entry.t === 'playsCard') alsoCounts(view, check, String(entry.card))
  else if (entry.t === 'adds') read(view, check, entry, evidence.revealed.has(entry.seat))
  else if (entry.t === 'addsFaceUp') check.faceUp.set(entry.seat as number, entry.cards as string[])
  else if (entry.t === 'added') check.own = entry.cards as string[]
  else if (entry.t === 'checkRevealed') check.cards = entry.cards as string[]
  else if (entry.t === 'checkTotal') {
    // If the cards do not add up as they are printed, an ability made some of them count otherwise, and nothing can be told.
    if (printedTotal(view, check) === entry.total)
      evidence.checks.push({ ...seenOf(view, check), early: evidence.early })
    evidence.check = undefined
  }
}

/** The last check of a crisis that had cards against it which somebody may have added, as far as this seat can tell. */
export const deedOf = (view: View, seat: Seat): CardId | undefined =>
  evidenceIn(view).checks.findLast(
    ({ against, added, able, caught }) =>
      (caught & bit(seat)) !== 0 || (against > 0 && (added & able & bit(seat)) !== 0),
  )?.card

const begun = ({ card, skills }: LogEntry): Reading => ({
  card: String(card),
  skills: skills as SkillType[],
  added: new Map(),
  own: [],
  byCylons: 0,
  faceUp: new Map(),
  cards: [],
})

/** Some cards make their own type count for the check. */
function alsoCounts(view: View, check: Reading, card: string): void {
  const facts = skillCardFacts(view, card)
  if (facts !== undefined && kindsOfUse(view, card, view.current).has('counting'))
    check.skills = [...check.skills, facts.skill]
}

function read(view: View, check: Reading, { seat, count }: LogEntry, revealed: boolean): void {
  if (count === 0) return
  if (revealed) check.byCylons++
  else if (seat !== view.viewer) check.added.set(seat as number, count as number)
}

const isAgainst = (view: View, { skills }: Reading, card: string): boolean => {
  const skill = skillCardFacts(view, card)?.skill
  return skill !== undefined && !skills.includes(skill)
}

const printedTotal = (view: View, check: Reading): number =>
  check.cards.reduce((sum, card) => {
    const strength = skillCardFacts(view, card)?.strength ?? 0
    return sum + (isAgainst(view, check, card) ? -strength : strength)
  }, 0)

function seenOf(view: View, check: Reading): Omit<SeenCheck, 'early'> {
  const { card: of, skills, own, added, byCylons, faceUp, cards } = check
  const bad = faceUp.size > 0 ? [] : without(cards, own).filter((card) => isAgainst(view, check, card))
  const types = bad.map((card) => skillCardFacts(view, card)?.skill)
  const adders = [...added.keys()]
  return {
    card: of,
    against: Math.max(0, bad.length - byCylons),
    added: setOf(adders),
    addedMore: setOf(adders.filter((seat) => (added.get(seat) ?? 0) > 1)),
    able: setOf(adders.filter((seat) => types.some((skill) => draws(view, seat, skill)))),
    caught: setOf([...faceUp.keys()].filter((seat) => faceUp.get(seat)?.some((card) => isAgainst(view, check, card)))),
    destiny: 1 - skills.length / skillTypesIn(view).length,
  }
}

const setOf = (seats: readonly number[]): Seats => seats.reduce((set, seat) => set | bit(seat), 0)

function draws(view: View, seat: number, skill: SkillType | undefined): boolean {
  const { character } = view.seats[seat]
  return character !== undefined && skill !== undefined && skillSetOf(view, character).includes(skill)
}

function without(cards: readonly string[], own: readonly string[]): string[] {
  const left = [...cards]
  for (const card of own) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** Something else may always have happened. */
const doubt = 0.006

/** How likely a check turns out as it did if these seats are the Cylons. */
function likelihood(check: SeenCheck, cylons: Seats): number {
  const { against, added, addedMore, able, caught, destiny, early } = check
  const { sabotages, notYet, oddCard, twice, byHumans } = rates
  if ((caught & ~cylons) !== 0) return doubt
  let byPlayers = [1]
  for (const seat of seatsIn(added & cylons)) {
    const chance = sabotages * (early ? notYet : 1) * (able & bit(seat) ? 1 : oddCard)
    byPlayers = withSaboteur(byPlayers, chance, addedMore & bit(seat) ? twice : 0)
  }
  for (const _ of seatsIn(added & ~cylons)) byPlayers = withSaboteur(byPlayers, byHumans, 0)
  return byPlayers.reduce((sum, likely, cards) => sum + likely * byDestiny(against - cards, destiny), doubt)
}

/** The chances of 0, 1, 2 … cards against the check, with one more Cylon who may have added one or two. */
function withSaboteur(before: readonly number[], chance: number, second: number): number[] {
  const after = [...before.map(() => 0), 0, 0]
  before.forEach((likely, cards) => {
    after[cards] += likely * (1 - chance)
    after[cards + 1] += likely * chance * (1 - second)
    after[cards + 2] += likely * chance * second
  })
  return after
}

/** Destiny adds two cards. */
function byDestiny(against: number, chance: number): number {
  if (against === 0) return (1 - chance) ** 2
  if (against === 1) return 2 * chance * (1 - chance)
  return against === 2 ? chance ** 2 : 0
}

// What must hold after every choice of every game. `simulate --check` and the tests run it.

import { same } from '../src/core/copy.ts'
import { applyChoice, determinize, type Game, type LogEntry, restore, save, type View, view } from '../src/index.ts'
import { faultsOf } from '../src/integrity.ts'
import { chanceFrom, nextChoice } from './choosing.ts'

/** Everything that is wrong after a choice; nothing, if all is well. */
export function checkInvariants(game: Game, salt = 0): string[] {
  return [...soundnessFaults(game), ...storeFaults(game), ...viewFaults(game, salt)]
}

/** The quick part: every card, ship and token is in one place, no number is off, and somebody is asked until the end. */
export function soundnessFaults(game: Game): string[] {
  return [...faultsOf(game), ...openFaults(game)]
}

function openFaults(game: Game): string[] {
  const open = game.asks.some(({ answer }) => answer === undefined)
  return open === (game.over === undefined) ? [] : ['no decision is open, and the game is not over']
}

function storeFaults(game: Game): string[] {
  const text = save(game)
  return save(restore(text)) === text ? [] : ['storing and restoring changes the game']
}

function viewFaults(game: Game, salt: number): string[] {
  const views = [...game.seats.keys(), 'spectator' as const].map((viewer) => view(game, viewer))
  return [...disagreements(views), ...views.flatMap((one) => determinizationFaults(one, salt))]
}

/** `view(determinize(v)) = v`: what a view shows can be made from the view alone. And what was made so can be played on. */
export function determinizationFaults(seen: View, salt: number): string[] {
  const seed = `${salt.toString(16)}${seen.turn}`.padEnd(64, '0').slice(0, 64)
  const allowed = determinize(seen, { seed, drawn: 0 })
  const unsound = faultsOf(allowed)
  if (unsound.length > 0) return [`a determinization of the view of ${seen.viewer} is unsound: ${unsound.join('; ')}`]
  const again = view(allowed, seen.viewer)
  if (same(seen, again)) return playingOnFaults(allowed, seen, salt)
  const [a, b] = [JSON.stringify(seen), JSON.stringify(again)]
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return [
    `the view of ${seen.viewer} is not that of its determinization: ${a.slice(at - 80, at + 60)} … ${b.slice(at, at + 60)}`,
  ]
}

/** Several choices further: a card that was only drawn into a view, not dealt, is missing by then. */
function playingOnFaults(imagined: Game, { viewer }: View, salt: number): string[] {
  const chance = chanceFrom(`imagined ${salt} ${viewer}`)
  const at = imagined.stack.at(-1)?.at
  try {
    for (let choices = 0; choices < imaginedChoices && imagined.over === undefined; choices++) {
      applyChoice(imagined, nextChoice(imagined, ['random'], chance))
    }
  } catch (error) {
    const why = error instanceof Error ? error.stack : String(error)
    return [`a game imagined by ${viewer} at ${at} cannot be played on: ${why}`]
  }
  return soundnessFaults(imagined).map((fault) => `a game imagined by ${viewer} at ${at} goes wrong: ${fault}`)
}

const imaginedChoices = 6

/** Two views may differ in what they know, never in what both know. */
export function disagreements(views: readonly View[]): string[] {
  const own = new Set(['viewer', 'decisions', 'answered', 'waiting', 'log'])
  const faults: string[] = []
  for (const key of Object.keys(views[0]) as (keyof View)[]) {
    if (!own.has(key)) faults.push(...disagreementsOn(key, views))
  }
  const [first, ...others] = views.map(({ log }) => log.filter(({ only }) => only === undefined))
  if (others.some((log) => !sameEntries(first, log))) faults.push('the public log differs')
  return faults
}

/** Most of what views show is alike: what is alike to the letter is compared once. */
function disagreementsOn(key: keyof View, views: readonly View[]): string[] {
  const [first, ...others] = views
  if (others.every((other) => same(first[key], other[key]))) return []
  const unlike = [...new Map(views.map((one) => [JSON.stringify(one[key]), one[key]])).values()]
  return unlike.flatMap((one, i) => unlike.slice(i + 1).flatMap((other) => differences(one, other, key)))
}

const sameEntries = (one: readonly LogEntry[], other: readonly LogEntry[]): boolean =>
  one.length === other.length && one.every((entry, i) => entry === other[i])

function differences(one: unknown, other: unknown, path: string): string[] {
  if (one === other || one === '?' || other === '?') return []
  if (path.endsWith('.orders')) return [] // Standing orders are private.
  if (isBeforeSomebody.test(path)) return differentCards(one as unknown[], other as unknown[], path)
  if (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null) {
    const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>]
    const keys = [...Object.keys(a), ...Object.keys(b).filter((key) => !(key in a))]
    return keys.flatMap((key) => (a[key] === b[key] ? [] : differences(a[key], b[key], `${path}.${key}`)))
  }
  return [`the views disagree on ${path}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`]
}

/** Hands, loyalty cards, and others that lie before a player. */
const isBeforeSomebody = /^(seats\.\d+\.(hand|loyalty)|(kept|held)\.\d+\.cards|quorumHand)$/

/** They are shown with known ones first: what both know, and each of them besides, must find room in them. */
function differentCards(one: readonly unknown[], other: readonly unknown[], path: string): string[] {
  if (one.length !== other.length) return [`the views disagree on the size of ${path}`]
  const [known, also] = [countsOf(one), countsOf(other)]
  const cards = new Set([...known.keys(), ...also.keys()])
  const atLeast = [...cards].reduce((sum, card) => sum + Math.max(known.get(card) ?? 0, also.get(card) ?? 0), 0)
  return atLeast <= one.length ? [] : [`the views disagree on ${path}: ${[...cards].join(', ')}`]
}

/** How often each card is known to be there. */
function countsOf(cards: readonly unknown[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const card of cards.map((one) => (typeof one === 'string' ? one : (one as { card: string }).card)))
    if (card !== '?') counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}

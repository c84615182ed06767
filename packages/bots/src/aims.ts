// What somebody wants who wins by several aims of their own, with either side: the side that these go with best, and what brings them
// about. Nobody else knows them; what others make of it is by what lies open.

import {
  aimsAt,
  countOfAims,
  distanceOf,
  distanceToGo,
  expectedChanges,
  type OneAim,
  type Price,
  type Prospect,
  resources,
  type Seat,
  sidesShown,
  type View,
  type Worth,
  winsWith,
} from '@cic/engine'

/** Of several aims some speak for the humans and some for the Cylons. */
export const hasSeveralAims = (view: View, seat: Seat): boolean => countOfAims(view, seat) > 1

/** Whether the Cylons had better win: whichever side more aims go with that can be met, and that is likelier to win. */
export function wantsCylons(view: View, seat: Seat): boolean {
  const aims = aimsAt(view, seat)
  const hope = (side: OneAim['wins']): number =>
    aims.reduce((sum, aim) => sum + (aim.wins === side ? likelihoodOf(view, aim) : 0), 0)
  const humans = humansLikely(view)
  return hope('cylons') + outlookCounts * (1 - humans) > hope('humans') + outlookCounts * humans + trouble
}

/**
 * Whether to do harm now: a victory of the Cylons is wanted only once it would be one's own, and not before all aims are known, so the
 * humans may get along until then; but not so far that nobody stops them any more.
 */
export const harmsNow = (view: View, seat: Seat): boolean =>
  view.reached.length > 0 &&
  wantsCylons(view, seat) &&
  (winsWith(view, seat, 'cylons') || distanceToGo(view) <= lastChance)

const lastChance = 2

/** How likely an aim is met in the end: the nearer that is, the more tells what is now. */
function likelihoodOf(view: View, { shown, met, atOnce }: OneAim): number {
  if (shown || (met && atOnce)) return 1
  const travelled = distanceOf(view)
  const late = travelled / Math.max(1, travelled + distanceToGo(view))
  return 0.6 + (met ? 0.3 : -0.4) * late
}

/** To change sides costs turns, and everybody begins by helping the humans. */
const trouble = 0.3

/** How much the fortunes of the sides count, against one aim: whoever wins by either has a say in them. */
const outlookCounts = 0.35

/** A rough guess at who will win: whether the scarcest resource lasts for the way that is left. */
function humansLikely(view: View): number {
  const lowest = Math.min(...resources.map((resource) => view.resources[resource]))
  const needed = 2 + 0.45 * distanceToGo(view)
  return Math.min(0.9, Math.max(0.1, 0.5 + 0.1 * (lowest - needed)))
}

/** What brings somebody's aims about: how much each change is worth for that, besides what it does for a side. */
export function pullsOf(view: View, seat: Seat): Price {
  const wanted = wantsCylons(view, seat) ? 'cylons' : 'humans'
  const pulls: Price = {}
  for (const { wins, shown, wants } of aimsAt(view, seat)) {
    if (shown) continue
    for (const [worth, amount = 0] of Object.entries(wants) as [Worth, number][])
      pulls[worth] = (pulls[worth] ?? 0) + amount * (wins === wanted ? 1 : 0.7)
  }
  pulls.aims = shownWorth
  return pulls
}

/** An aim that is shown is met for good. */
const shownWorth = 3

/** What something does for somebody's aims. */
export function pullOf(view: View, pulls: Price, prospect: Prospect): number {
  const changes = expectedChanges(view, prospect)
  let sum = 0
  for (const worth in changes) sum += (changes[worth as Worth] ?? 0) * (pulls[worth as Worth] ?? 0)
  return sum
}

/** How likely the others must think that somebody with such aims is for the Cylons: by what lies open, and where that player is. */
export function doubtOfAims(view: View, seat: Seat): number {
  const shown = sidesShown(view, seat)
  const lean = shown.filter((side) => side === 'cylons').length - shown.filter((side) => side === 'humans').length
  const among = view.seats[seat].revealed ? 0.65 : 0.3
  return Math.min(0.9, Math.max(0.1, among + 0.15 * lean))
}

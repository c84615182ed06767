// What something comes to is worth to the humans: what it changes, weighed by what this game lacks; skill checks by how likely the
// table is to pass them; what others choose by how far they are trusted.

import {
  type CheckProspect,
  drawShare,
  type Node,
  type Price,
  type Prospect,
  type SkillType,
  unfold,
  type Worth,
} from '@cic/engine'
import { worthOfChange, worthOfPlacement } from './changes.ts'
import { kindsOf } from './conduct.ts'
import { idleCards } from './idle-cards.ts'
import type { Mind } from './mind.ts'
import { isPrisonerIn } from './people.ts'
import { remembered } from './remembered.ts'

/** The expected value of something to the humans. */
export function worthOf(mind: Mind, prospect: Prospect): number {
  if ('changes' in prospect) return worthOfPrice(mind, prospect.changes)
  if ('effect' in prospect) return worthOf(mind, unfold(mind.view, prospect))
  if ('all' in prospect) return prospect.all.reduce((sum, part) => sum + worthOf(mind, part), 0)
  if ('chances' in prospect)
    return prospect.chances.reduce((sum, [chance, part]) => sum + chance * worthOf(mind, part), 0)
  if ('oneOf' in prospect) return worthOfChoice(mind, prospect.oneOf, prospect.by)
  return worthOfCheck(mind, prospect.check)
}

export const worthOfEffect = (mind: Mind, effect: Node | undefined, context: object = {}): number =>
  effect === undefined ? 0 : worthOf(mind, { effect, context: { actor: mind.seat, ...context } })

function worthOfPrice(mind: Mind, price: Price): number {
  let sum = 0
  let placed = false
  for (const worth in price) {
    const amount = price[worth as Worth] ?? 0
    if (amount === 0) continue
    if (worth.startsWith('placed:')) placed = true
    else sum += worthOfChange(mind, worth, amount)
  }
  return placed ? sum + worthOfPlacement(mind, price) : sum
}

/** Whoever chooses takes what is best for their side: this player's is known, of others it is as likely as they are trusted. */
function worthOfChoice(mind: Mind, choices: readonly Prospect[], by: number | undefined): number {
  if (choices.length === 0) return 0
  const worths = choices.map((choice) => worthOf(mind, choice))
  const best = Math.max(...worths)
  if (by === undefined) return best
  const harm = by === mind.seat ? Number(mind.harmful) : mind.suspicion[by]
  return harm === 0 ? best : best + harm * (Math.min(...worths) - best)
}

/** What it costs to make up one point of difficulty. */
const costOfStrength = 0.045

/** How often a card with a skill check ability comes into a check, by and large. */
const chanceOfAbility = 0.35

function worthOfCheck(mind: Mind, { difficulty, skills, pass, partial, fail, consequence }: CheckProspect): number {
  const passes = passChance(mind, difficulty, skills)
  const close = partial === undefined ? 0 : passChance(mind, partial.at, skills) - passes
  return (
    passes * worthOf(mind, pass) +
    (partial === undefined ? 0 : close * worthOf(mind, partial.of)) +
    (1 - passes - close) * worthOf(mind, fail) +
    (consequence === undefined ? 0 : chanceOfAbility * worthOf(mind, consequence)) -
    difficulty * costOfStrength
  )
}

/** However few cards there are, a check may be passed, and however many, it may be sabotaged. */
export const surprise = { least: 0.1, most: 0.86 } as const
/** Before anybody has added cards more can go wrong: of the checks that humans try to pass one in three fails. */
const mostBefore = 0.62
/** The table does somewhat better than what each is expected to add: who can makes up for the others. */
const together = 4.5

/** How likely the table passes a check of this difficulty, from the number of cards in human hands. */
export function passChance(mind: Mind, difficulty: number, skills: readonly SkillType[]): number {
  const known = reaches(mind)
  let reach = known.get(skills)
  if (reach === undefined) {
    reach = mind.view.seats.reduce((sum, _, seat) => sum + reachOf(mind, seat, skills), together)
    known.set(skills, reach)
  }
  const { least } = surprise
  return least + (mostBefore - least) / (1 + Math.exp((difficulty - reach) / 2.2))
}

const reaches = remembered((_mind: Mind): Map<readonly SkillType[], number> => new Map())

/** What a seat can be expected to add: more if it draws these types, less if it is suspected. */
export function reachOf(
  { view, suspicion, promised, seat: own }: Mind,
  seat: number,
  skills: readonly SkillType[],
): number {
  const { hand, revealed, character } = view.seats[seat]
  if (revealed) return -2.5
  const fitting =
    (hand.length - idleCards(view)[seat]) * (character === undefined ? 0.5 : drawShare(view, character, skills))
  const cards = isPrisonerIn(view, seat) ? Math.min(1, fitting) : Math.min(5, fitting)
  const doubt = seat === own ? 0 : suspicion[seat]
  const told = promised[seat] === undefined ? 1 : asPromised[promised[seat]]
  return cards * 1.8 * told * (1 - doubt) - 1.2 * doubt
}

/** How much more or less than usual somebody adds who has said so; it is believed as far as they are trusted. */
const asPromised = { none: 0.3, little: 0.85, lot: 1.4 } as const

export const kindsIn = ({ view }: Mind, prospect: Prospect): Set<string> => kindsOf(view, prospect)

// What an effect is worth: the engine's price of it, with skill checks weighed by how likely the table is to pass them.

import {
  type CheckOutlook,
  crisisBoxes,
  crisisFacts,
  drawShare,
  type Node,
  type SkillType,
  type View,
} from '@cic/engine'
import type { Mind } from './mind.ts'
import { priceOf } from './prices.ts'
import { attackCost, forecastOf, iconWorth } from './sky.ts'
import { worthOfPrice } from './worth.ts'

/** The nodes whose worth depends on what players do; all others have their price. */
interface Tree extends Node {
  readonly effects?: readonly Tree[]
  readonly effect?: Tree
  readonly otherwise?: Tree
  readonly risk?: Tree
  readonly cost?: Tree
  readonly need?: number
  readonly atMost?: boolean
  readonly by?: string
  readonly difficulty?: number
  readonly skills?: readonly SkillType[]
  readonly pass?: Tree
  readonly fail?: Tree
  readonly partial?: { readonly at: number; readonly effect: Tree }
}

/** The expected value of an effect to the humans. */
export function worthOfEffect(mind: Mind, effect: Node): number {
  const node = effect as Tree
  const worth = (part: Tree | undefined): number => (part === undefined ? 0 : worthOfEffect(mind, part))
  switch (node.kind) {
    case 'all':
      return (node.effects ?? []).reduce((sum, part) => sum + worth(part), 0)
    case 'atRisk':
      return worth(node.effect) + worth(node.risk)
    case 'payFor':
      return worth(node.cost) + worth(node.effect)
    case 'either':
      return Math.max(...(node.effects ?? []).map(worth))
    case 'may':
      return Math.max(worth(node.effect), worth(node.otherwise))
    case 'risking':
    case 'choose':
      return worth(node.effect)
    case 'roll': {
      const chance = (node.atMost ? (node.need ?? 0) : 9 - (node.need ?? 0)) / 8
      return chance * worth(node.effect) + (1 - chance) * worth(node.otherwise)
    }
    case 'check': {
      const pass = passChance(mind, node.difficulty ?? 0, node.skills ?? [])
      const close = node.partial === undefined ? 0 : passChance(mind, node.partial.at, node.skills ?? []) - pass
      const cards = (node.difficulty ?? 0) * 0.045
      return (
        pass * worth(node.pass) + close * worth(node.partial?.effect) + (1 - pass - close) * worth(node.fail) - cards
      )
    }
    default:
      return worthOfPrice(mind.view, priceOf(effect, mind.view))
  }
}

/** A whole crisis card: the better of its boxes, the ships that act or come, and the way to the next jump. */
export function crisisCardWorth(mind: Mind, card: string): number {
  const { view, forecast } = mind
  const { activate, jump, attack } = crisisFacts(view, card)
  const boxes = crisisBoxes(view, card).map((box) => worthOfEffect(mind, box))
  const ships = activate.reduce((sum, icon) => sum + iconWorth(forecast, icon), 0)
  const fleet = attack === undefined ? 0 : attackCost(forecast, attack)
  return (boxes.length === 0 ? 0 : Math.max(...boxes)) - ships - fleet + (jump ? jumpIconWorth : 0)
}

const jumpIconWorth = 0.9

/** However few cards there are, a check may be passed, and however many, it may be sabotaged. */
const surprise = { least: 0.1, most: 0.86 } as const
/** The table does somewhat better than what each is expected to add: who can makes up for the others. */
const together = 4.5

/** How likely the table passes a check of this difficulty, from the number of cards in human hands. */
export function passChance(mind: Mind, difficulty: number, skills: readonly SkillType[]): number {
  const reach = mind.view.seats.reduce((sum, _, seat) => sum + reachOf(mind, seat, skills), together)
  const { least, most } = surprise
  return least + (most - least) / (1 + Math.exp((difficulty - reach) / 2.2))
}

/** What a seat can be expected to add: more if it draws these types, less if it is suspected. */
export function reachOf({ view, suspicion, seat: own }: Mind, seat: number, skills: readonly SkillType[]): number {
  const { hand, revealed, at, character } = view.seats[seat]
  if (revealed) return -2.5
  const fitting = hand.length * (character === undefined ? 0.5 : drawShare(view, character, skills))
  const cards = at === 'brig' ? Math.min(1, fitting) : Math.min(5, fitting)
  const doubt = seat === own ? 0 : suspicion[seat]
  return cards * 1.8 * (1 - doubt) - 1.2 * doubt
}

/** What passing the check under way is worth to the humans against failing it. */
export function stakeOf(mind: Mind, check: CheckOutlook): number {
  const worth = (effect: Node | undefined) => (effect === undefined ? 0 : worthOfEffect(mind, effect))
  return personStake(mind, check) ?? worth(check.pass) - worth(check.fail)
}

/** A check about a person: jailing, freeing or electing somebody is good or bad by how far they are trusted. */
function personStake({ suspicion, view }: Mind, { pass, chosen }: CheckOutlook): number | undefined {
  if (pass?.kind === 'send' && chosen !== undefined) return (suspicion[chosen] - 0.5) * 4
  if (pass?.kind === 'giveTitle' && chosen !== undefined)
    return (suspicion[view.titles.president] - suspicion[chosen]) * 2.5
  if (pass?.kind === 'execute' && chosen !== undefined) return (suspicion[chosen] - 0.8) * 5
  if (pass?.kind === 'leaveBrig') return (0.55 - suspicion[view.current]) * 3
  return undefined
}

/** Whether a check is about jailing, freeing or electing somebody. */
export const isAboutSomebody = (mind: Mind, check: CheckOutlook): boolean => personStake(mind, check) !== undefined

/** How dangerous the sky is. */
export const threatOf = (view: View): number => forecastOf(view).danger

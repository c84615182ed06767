// Why an answer is given, from the same prices that it is chosen by: what differs most between it and the next best, by what it is about.

import {
  type Answer,
  type Decision,
  expectedChanges,
  type LocationId,
  type Price,
  type Prospect,
  prospectAt,
  prospectOfAnswer,
  type View,
  type Worth,
} from '@cic/engine'
import { chanceFrom } from './chance.ts'
import { worthOfChange, worthOfPlacement } from './changes.ts'
import { stakesOf } from './check-changes.ts'
import { type Mind, mindOf } from './mind.ts'
import { officerAnswer } from './officer.ts'

/** What an answer may be about. */
export const matters = [
  'fuel',
  'food',
  'morale',
  'population',
  'ships',
  'boarding',
  'jump',
  'damage',
  'cards',
  'trust',
  'crisis',
] as const

export type Matter = (typeof matters)[number]

/** What counts most for an answer; nothing, where no price can tell it from others. */
export function matterOf(view: View, decision: Decision, answer: Answer): Matter | undefined {
  const [chosen] = typeof answer === 'string' ? [answer] : answer
  const mind = mindOf(view, chanceFrom('reasons'))
  if (decision.kind === 'skillCheck:contribute') return chosen === undefined ? undefined : matterOfCheck(mind)
  const options = decision.options.filter(({ id }) => id !== chosen)
  const next = options.length === 0 ? undefined : officerAnswer(mind, { ...decision, options })
  const other = next === undefined ? undefined : typeof next === 'string' ? next : next[0]
  return greatest(byMatter(mind, pricesOf(mind, decision, chosen)), byMatter(mind, pricesOf(mind, decision, other)))
}

function matterOfCheck(mind: Mind): Matter | undefined {
  const stakes = stakesOf(mind)
  if (stakes === 'none') return undefined
  const { pass, fail, context } = stakes.check
  const prices = (effect: typeof pass): Price =>
    effect === undefined ? {} : expectedChanges(mind.view, { effect, context: { actor: mind.seat, ...context } })
  return greatest(byMatter(mind, prices(pass)), byMatter(mind, prices(fail)))
}

function pricesOf(mind: Mind, decision: Decision, option: string | undefined): Price {
  const prospect = option === undefined ? undefined : prospectOf(mind, decision, option)
  return prospect === undefined ? {} : expectedChanges(mind.view, prospect)
}

/** Where to go is judged by what can be done there. */
function prospectOf({ view, seat }: Mind, decision: Decision, id: string): Prospect | undefined {
  const [how, where] = id.split(':')
  if (decision.kind === 'move:choose' && how === 'location') return prospectAt(view, seat, where as LocationId)
  const option = decision.options.find((one) => one.id === id)
  return option && prospectOfAnswer(view, decision, option)
}

type Shares = Partial<Record<Matter, number>>

function byMatter(mind: Mind, price: Price): Shares {
  const shares: Shares = {}
  const add = (matter: Matter, worth: number): void => {
    shares[matter] = (shares[matter] ?? 0) + worth
  }
  for (const [worth, amount = 0] of Object.entries(price) as [Worth, number][]) {
    const matter = worth.startsWith('placed:') ? undefined : about[worth.split(':', 1)[0]]
    if (matter !== undefined) add(matter, worthOfChange(mind, worth, amount))
  }
  add('ships', worthOfPlacement(mind, price))
  return shares
}

/** So little is no reason. */
const leastReason = 0.05

function greatest(one: Shares, other: Shares): Matter | undefined {
  const gap = (matter: Matter): number => Math.abs((one[matter] ?? 0) - (other[matter] ?? 0))
  const [most] = matters.toSorted((a, b) => gap(b) - gap(a))
  return gap(most) > leastReason ? most : undefined
}

const ofKinds = (matter: Matter, ...kinds: string[]): [string, Matter][] => kinds.map((kind) => [kind, matter])

const about: Readonly<Record<string, Matter | undefined>> = Object.fromEntries([
  ...ofKinds('fuel', 'fuel'),
  ...ofKinds('food', 'food'),
  ...ofKinds('morale', 'morale'),
  ...ofKinds('population', 'population', 'civilianShips', 'shipsToSafety', 'occupation'),
  ...ofKinds('ships', 'vipers', 'raptors', 'nukes', 'basestars', 'raiders', 'heavyRaiders', 'cylonActivations', 'acts'),
  ...ofKinds('ships', 'lurking', 'pursuit', 'viperActivations', 'ownViper', 'ownViperFar', 'ownShots', 'launches'),
  ...ofKinds('ships', 'escorts', 'escorted', 'shots', 'shot', 'hits', 'viperTo', 'viperMoved', 'pilotTo'),
  ...ofKinds('ships', 'civilianMoved', 'raidersMissing'),
  ...ofKinds('boarding', 'centurions', 'centurionHit'),
  ...ofKinds('jump', 'jumps', 'jumpPreparation', 'distance', 'destinations', 'victory'),
  ...ofKinds('damage', 'galacticaDamage', 'repaired'),
  ...ofKinds('cards', 'skillCards', 'held', 'quorumCards', 'actions', 'moves', 'ordered', 'powers'),
  ...ofKinds(
    'trust',
    'jailed',
    'towardsBrig',
    'freed',
    'executed',
    'title',
    'loyaltySeen',
    'entrusted',
    'burden',
    'hurt',
  ),
  ...ofKinds('crisis', 'crises', 'superCrises', 'crisisReplaced', 'crisisTurned', 'scouting', 'knowledge'),
])

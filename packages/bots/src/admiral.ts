// The admiral: the officer's judgement, checked by playing on. Every candidate answer is tried in the same few games that the
// view allows, each played on by officers for a while; one after which this side wins more often replaces the officer's.

import { type CheckOutlook, type Decision, type Node, type Seat, skillCheckOf } from '@cic/engine'
import type { Bot, BotSettings } from './bot.ts'
import { defaultBudget, type Thinking, thinking, wallClock } from './budget.ts'
import { type Candidate, candidates } from './candidates.ts'
import { chanceFor, chanceOf } from './chance.ts'
import { kindsIn } from './judge.ts'
import { linesFrom } from './lines.ts'
import { type Mind, mindOf } from './mind.ts'
import { officerAnswer } from './officer.ts'
import { bestOf, betterHalf, decided, hopeless, type Rival, rivalOf } from './rivals.ts'
import { statements } from './statements.ts'
import type { Models } from './value.ts'

/** Decisions worth thinking about; the officer's answer is good enough for the others. */
const weighty = new Set([
  'action:choose',
  'activateRaiders:chooseArea',
  'activateVipers:choose',
  'move:choose',
  'crisis:option',
  'crisis:choose',
  'skillCheck:contribute',
  'jump:chooseDestination',
  'chooseEffect:choose',
  'mayDo:choose',
  'executiveOrder:choose',
  'window:ask',
  'chooseOutcome:choose',
  'scoutDeck:putBack',
  'quorumChoice:choose',
  'launchNuke:target',
])

const isWeighty = (mind: Mind, { kind, options }: Decision): boolean => {
  if (kind === 'chooseCharacter:choose')
    return options[0].effect !== undefined && has(mind, options[0].effect, 'ordered')
  const check = skillCheckOf(mind.view)
  // Who is jailed, free or President matters for the rest of the game, and is a question of trust.
  return weighty.has(kind) && (check === undefined || check.pass === undefined || !isAboutSomebody(mind, check))
}

const has = (mind: Mind, effect: Node, kind: string, chosen: Seat = mind.seat): boolean =>
  kindsIn(mind, { effect, context: { actor: mind.seat, chosen } }).has(kind)

/** Whether a check is about jailing, freeing or electing somebody. */
const isAboutSomebody = (mind: Mind, { pass, context }: CheckOutlook): boolean => {
  if (pass === undefined) return false
  const kinds = kindsIn(mind, { effect: pass, context })
  return ['jailed', 'freed', 'executed', 'title'].some((kind) => kinds.has(kind))
}

export const admiral = (seed: string, settings: BotSettings = {}, clock = wallClock): Bot => ({
  name: 'admiral',
  answer: (view, decision, said) => {
    const { budget = defaultBudget, models, temper } = settings
    const time = thinking(budget, clock)
    const mind = mindOf(view, chanceFor(seed, view, decision), said, temper)
    return isWeighty(mind, decision) ? search(mind, decision, time, models) : officerAnswer(mind, decision)
  },
  say: (view, said) => statements(mindOf(view, chanceOf(seed, view), said, settings.temper), said),
})

const roundsBeforeHalving = 5

/**
 * Plays the officer's answer and its rivals on in the same worlds, as long as there is time. After every few worlds the
 * worse half is given up, so that most of the time goes into telling the best ones apart.
 */
function search(mind: Mind, decision: Decision, time: Thinking, models: Models | undefined): Candidate {
  const [officers, ...others] = candidates(mind, decision)
  let rivals = others.map(rivalOf)
  if (rivals.length === 0) return officers
  const lines = linesFrom(mind, decision, models)
  for (let round = 1; isOpen(rivals) && time.mayGoOn(); round++) {
    const { world, usual } = time.on(() => {
      const dealt = lines.deal()
      return { world: dealt, usual: lines.play(dealt, officers) }
    })
    for (const { candidate, gains } of rivals) {
      if (!time.mayGoOn()) break
      gains.push(time.on(() => lines.play(world, candidate)) - usual)
    }
    rivals = stillIn(rivals, round)
  }
  return bestOf(rivals)?.candidate ?? officers
}

const isOpen = ([first, ...others]: readonly Rival[]): boolean =>
  first !== undefined && (others.length > 0 || !decided(first))

function stillIn(rivals: readonly Rival[], round: number): Rival[] {
  const left = rivals.filter((rival) => !hopeless(rival))
  return round % roundsBeforeHalving === 0 && left.length > 1 ? betterHalf(left) : left
}

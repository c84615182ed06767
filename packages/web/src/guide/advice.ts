// What the coach would answer, and why. The answer is the officer's, a bot that knows what the learner's view shows and no more; the
// reason follows from what is asked. The words are in words/coach.ts.

import { type Bot, type Matter, matterOf } from '@cic/bots/playing'
import { type CardId, type Decision, type LocationId, sideInTheEnd, type View, worthOfCard } from '@cic/engine/playing'
import type { reasonWords } from '../words/coach.ts'

export type ReasonId = keyof typeof reasonWords

export interface Advice {
  /** The options by their place in the decision; none, if the coach would pick nothing. */
  readonly options: readonly number[]
  /** None, where there is nothing to say but that it seems best. */
  readonly reason?: ReasonId
  /** What counts most for it, by the prices that it was chosen by. */
  readonly matter?: Matter
  /** What the reason quotes: the text of this place or card. */
  readonly about?: { readonly location: LocationId } | { readonly card: CardId }
}

/** Whom a newcomer does well with: an Admiral with a simple sheet, who also learns about jumps. */
const firstCharacter = 'character:william-adama'

export function adviceOf(bot: Bot, view: View, decision: Decision): Advice {
  const answer = decision.kind === 'setup:chooseCharacter' ? firstCharacter : bot.answer(view, decision)
  const ids = typeof answer === 'string' ? [answer] : answer
  const [first = ''] = ids
  const reason =
    sideInTheEnd(view, decision.seat) === 'cylons'
      ? reasonOfCylon(view, decision.kind, ids)
      : reasonFor(decision.kind, first)
  const matter = decision.kind === 'setup:chooseCharacter' ? undefined : matterOf(view, decision, answer)
  return {
    options: placesOf(decision, ids),
    ...(matter === undefined ? {} : { matter }),
    ...(reason === undefined ? {} : { reason, ...aboutOf(decision.kind, first) }),
  }
}

function placesOf({ options }: Decision, ids: readonly string[]): number[] {
  const left = options.map(({ id }) => id)
  return ids.flatMap((id) => {
    const at = left.indexOf(id)
    if (at < 0) return []
    left[at] = ''
    return [at]
  })
}

/** A Cylon has other reasons, and for most things none to say. */
function reasonOfCylon(view: View, kind: string, ids: readonly string[]): ReasonId | undefined {
  const [first = ''] = ids
  if (kind === 'skillCheck:contribute') {
    if (first === '') return 'cylonKeeps'
    const worth = ids.reduce((sum, id) => sum + worthOfCard(view, id.slice('card:'.length)), 0)
    return worth < 0 ? 'cylonAgainst' : 'cylonPretends'
  }
  if (kind === 'crisis:option' || kind === 'crisis:choose') return 'cylonChooses'
  if (kind === 'action:choose') return first.startsWith('reveal:') ? 'cylonReveals' : undefined
  return kind === 'drawSkillCards:choose' ? 'cylonDraws' : undefined
}

function reasonFor(kind: string, first: string): ReasonId | undefined {
  if (kind === 'setup:chooseCharacter') return 'character'
  if (kind === 'skillCheck:contribute') return first === '' ? 'addNothing' : 'addCards'
  if (kind === 'window:ask') return first === 'pass' ? 'passWindow' : 'playInWindow'
  if (kind === 'move:choose')
    return first === 'stay' ? 'stay' : first.startsWith('location:') ? 'moveTo' : 'moveOtherwise'
  if (kind === 'action:choose') return actionReason(first)
  return reasons[kind]
}

function actionReason(first: string): ReasonId | undefined {
  if (first === 'nothing') return 'doNothing'
  if (first.startsWith('activate:')) return 'useLocation'
  return first.startsWith('play:') || first.startsWith('quorum:') ? 'playCard' : undefined
}

const reasons: Readonly<Record<string, ReasonId>> = {
  'drawSkillCards:choose': 'draw',
  'discardSkillCards:choose': 'discard',
  'crisis:option': 'leastLoss',
  'crisis:choose': 'leastLoss',
  'chooseCharacter:choose': 'person',
  'activateVipers:choose': 'vipers',
  'flyViper:choose': 'vipers',
  'hangarDeck:launch': 'vipers',
  'attackFromGalactica:target': 'target',
  'activateRaiders:chooseArea': 'areaOrder',
  'jump:chooseDestination': 'destination',
}

/** The place or card whose text is the reason. */
function aboutOf(kind: string, first: string): Pick<Advice, 'about'> {
  const [how, what = ''] = first.split(':')
  if ((kind === 'move:choose' && how === 'location') || how === 'activate')
    return { about: { location: what as LocationId } }
  if (how === 'play' || (how === 'quorum' && what !== '')) return { about: { card: what } }
  return {}
}

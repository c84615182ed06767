// What the coach says to a hidden Cylon, and when. The words are in words/cylon-lessons.ts.

import { asked, happened, type Lesson, type Moment, myTurn, othersTurn } from './lesson.ts'

export const cylonTopics = [
  'card',
  'aim',
  'move',
  'action',
  'check',
  'choice',
  'talk',
  'brig',
  'reveal',
  'sleepers',
] as const

const revealsMyself = ({ view, fresh }: Moment): boolean =>
  fresh.some(({ t, seat }) => t === 'reveals' && seat === view.viewer)

/** In the order in which they are told if several are due. */
export const cylonLessons: readonly Lesson[] = [
  { id: 'cylonWelcome', at: asked('setup:chooseCharacter'), look: 'question' },
  { id: 'cylonCard', at: happened('yourLoyalty'), topic: 'card', look: 'own' },
  { id: 'cylonAim', at: myTurn(1), topic: 'aim', look: 'dials' },
  { id: 'cylonMove', at: asked('move:choose'), topic: 'move', look: 'middle' },
  { id: 'cylonAction', at: asked('action:choose'), topic: 'action', look: 'question' },
  { id: 'cylonCheck', at: asked('skillCheck:contribute'), topic: 'check', look: 'question' },
  { id: 'cylonChoice', at: asked('crisis:option'), topic: 'choice', look: 'question' },
  { id: 'cylonTalk', at: happened('checkOutcome'), topic: 'talk', look: 'side' },
  { id: 'cylonBrig', at: othersTurn(2), topic: 'brig', look: 'players' },
  { id: 'cylonReveal', at: myTurn(2), topic: 'reveal', look: 'own' },
  { id: 'cylonOpen', at: revealsMyself, look: 'middle' },
  { id: 'cylonSleepers', at: othersTurn(3), topic: 'sleepers', look: 'distance' },
  { id: 'cylonLast', at: myTurn(4) },
]

// Random games of Conflicted Loyalties that begin late, each close to showing a goal, finding or executing one of the Final Five, and to a
// check with a consequence: by chance alone hardly any game gets there. It is counted what was met. After every choice everything is
// counted; after every tenth all invariants are checked, look-alikes compared, and loyalty cards exchanged that somebody does not know.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyGame } from '../../src/core/copy.ts'
import type { CardId } from '../../src/core/ids.ts'
import { advance } from '../../src/core/interpreter.ts'
import { rulesOf } from '../../src/core/rules.ts'
import { eyesOf } from '../../src/core/zones.ts'
import { type Game, type Viewer, view } from '../../src/index.ts'
import { turns } from '../../src/rules/turn.ts'
import {
  arrange,
  type Chance,
  type Name,
  type Player,
  playToTheEnd,
  randomAnswer,
  type Situation,
} from '../../testing/index.ts'

const games = 60

/** Each with what brings it close. */
const goals: readonly (readonly [goal: string, near: Partial<Situation>])[] = [
  ['acquire-power', { president: 'cally', admiral: 'cally' }],
  ['devastation', { nukes: 0 }],
  ['political-intrigue', { president: 'adama', at: { adama: 'brig' } }],
  ['sacrifice', { damagedVipers: 4, destroyedVipers: 2 }],
  ['self-destruction', { at: { cally: 'sickbay', baltar: 'sickbay' } }],
  ['selfish', { hands: { cally: ['leadership 5', 'politics 5', 'tactics 5', 'piloting 5'] } }],
  ['stand-and-fight', { space: { front: { raiders: 6 }, rear: { raiders: 5 } } }],
  ['use-caution', { travelled: ['icy-moon'] }],
]
const finalFive = ['cylon-activation', 'damage-galactica', 'examiner-brig', 'examiner-executed', 'you-are-executed']
const consequences = [
  'divisive-behavior',
  'haunted-by-the-past',
  'in-the-ring',
  'power-failure',
  'threat-of-super-nova',
  'fire-all-missiles',
]
const abilities = ['iron-will-0', 'trust-instincts-0', 'establish-network-0', 'protect-the-fleet-0']

/** Cally holds a goal and stands beside Baltar, who has one of the Final Five and may look at those of Adama; Starbuck is a Cylon. */
function closeToIt(number: number): Game {
  const [goal, near] = goals[number % goals.length]
  const [five, other] = [0, 1].map((more) => `final-five-${finalFive[(number + more) % finalFive.length]}`)
  const crisis = consequences[number % consequences.length]
  const seats: Name[] = ['cally', 'baltar', 'adama', 'starbuck', ...(number % 2 === 0 ? [] : ['roslin' as const])]
  const game = arrange({
    seats,
    options: {
      sets: number % 3 === 0 ? ['base', 'pegasus', 'exodus'] : ['base', 'exodus'],
      objective: 'kobol',
      personalGoals: true,
      finalFive: true,
      ...(number % 4 < 2 ? { timedWindows: true } : {}),
    },
    current: (['cally', 'baltar', 'starbuck'] as const)[number % 3],
    revealed: ['starbuck'],
    superCrises: { starbuck: ['fire-all-missiles'] },
    loyalty: {
      cally: [`personal-goal-${goal}`],
      baltar: [five, 'you-are-not-a-cylon'],
      adama: [other, 'you-are-not-a-cylon-exodus'],
    },
    quorumHand: ['release-cylon-mugshots', 'arrest-order'],
    tops: { destiny: abilities.slice(0, 2), crisis: crisis === 'fire-all-missiles' ? [] : [crisis] },
    food: 8,
    fuel: 8,
    morale: 8,
    population: 8,
    seed: `loyalties ${number}`,
    ...near,
    at: { cally: 'command', baltar: 'command', starbuck: 'caprica', ...near.at },
  })
  turns.begin(game, {})
  advance(game)
  return game
}

/** By chance, but whoever can show a goal, look at loyalty cards or shoot does so every other time. */
const eager: Player = (_game, decision, chance) => {
  const daring = decision.options.filter(({ id }) =>
    /^(goal:|ability:(cylonDetector|dischargeOfAFirearm)$|quorum:release|activate:caprica$|card:fire-all)/.test(id),
  )
  return daring.length > 0 && chance(2) === 0 ? daring[chance(daring.length)].id : randomAnswer(decision, chance)
}

/** What was met, as the log has it. */
function metIn({ log }: Game): string[] {
  return log.flatMap(({ t, card, cards }) => {
    if (t === 'provesHuman') return (cards as CardId[]).map((one) => `executed ${one}`)
    return ['goalFulfilled', 'finalFiveShown', 'checkConsequence'].includes(t) ? [`${t} ${card}`] : []
  })
}

const wanted = [
  ...goals.map(([goal]) => `goalFulfilled personal-goal-${goal}`),
  ...finalFive.flatMap((five) => [`finalFiveShown final-five-${five}`, `executed final-five-${five}`]),
  ...consequences.map((card) => `checkConsequence ${card}`),
]

test('in late random games every goal is fulfilled, every one of the Final Five found and executed, every consequence met', () => {
  const met = new Map(wanted.map((what) => [what, 0]))
  const exchanged = { hidden: 0, shown: 0 }
  for (let number = 0; number < games; number++) {
    const game = playToTheEnd(closeToIt(number), {
      seed: `loyalties ${number}`,
      player: eager,
      thorough: (choices) => (choices + number) % 10 === 0,
      look: (now, chance) => {
        exchanged[wasShown(now) ? 'shown' : 'hidden'] += exchangeUnseen(now, chance)
      },
    })
    for (const what of metIn(game)) met.set(what, (met.get(what) ?? 0) + 1)
  }
  const never = wanted.filter((what) => met.get(what) === 0)
  assert.deepEqual(never, [])
  assert.ok(Math.min(exchanged.hidden, exchanged.shown) > games * 10, JSON.stringify(exchanged))
})

/** One of the Final Five was shown, and shuffled with the other cards of whoever has it. */
const wasShown = ({ log }: Game): boolean => log.some(({ t }) => t === 'finalFiveShown')

/** A loyalty card that lies somewhere, and who knows it. */
interface Lying {
  readonly card: CardId
  readonly seen: number
  put(card: CardId): void
}

/** Wherever loyalty cards lie: before players, in decks, and in the box, where nobody sees them. */
function loyaltyCardsOf({ seats, decks, box, options }: Game): Lying[] {
  const held = seats.flatMap(({ loyalty }) => loyalty.filter(({ revealed }) => !revealed))
  return [
    ...held.map((one) => ({
      card: one.card,
      seen: one.seen,
      put: (card: CardId) => void Object.assign(one, { card }),
    })),
    ...['loyalty', ...rulesOf({ options }).humanDecks].flatMap((deck) => lyingIn(decks[deck].cards, decks[deck].seen)),
    ...lyingIn(box, []),
  ]
}

const lyingIn = (cards: CardId[], seen: readonly number[]): Lying[] =>
  cards.map((card, i) => ({ card, seen: seen[i] ?? 0, put: (other) => void cards.splice(i, 1, other) }))

/** Any two that a viewer has not seen may be exchanged, and not a byte of the view changes. Says how often it was tried. */
function exchangeUnseen(game: Game, chance: Chance): number {
  let tried = 0
  for (const viewer of [...game.seats.keys(), 'spectator' as const] satisfies Viewer[]) {
    if (game.over !== undefined) break
    const copy = copyGame(game)
    const hidden = loyaltyCardsOf(copy).filter(({ seen }) => (seen & eyesOf(viewer)) === 0)
    const one = hidden[chance(hidden.length)]
    const others = hidden.filter(({ card }) => card !== one?.card)
    if (others.length === 0) continue
    const other = others[chance(others.length)]
    const before = JSON.stringify(view(game, viewer))
    one.put(other.card)
    other.put(one.card)
    assert.equal(JSON.stringify(view(copy, viewer)), before, `${viewer} sees that ${one.card} is ${other.card}`)
    tried++
  }
  return tried
}

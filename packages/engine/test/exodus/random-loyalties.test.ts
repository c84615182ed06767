// Random games of Conflicted Loyalties that begin late, each close to showing a goal, finding or executing one of the Final Five, and to a
// check with a consequence: by chance alone hardly any game gets there. It is counted what was met. After every choice everything is
// counted; after every tenth all invariants are checked, look-alikes compared, and loyalty cards exchanged that somebody does not know.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everything } from '../../src/core/boxes.ts'
import { copyGame } from '../../src/core/copy.ts'
import type { CardId } from '../../src/core/ids.ts'
import { rulesOf } from '../../src/core/rules.ts'
import { eyesOf } from '../../src/core/zones.ts'
import { type Game, type Viewer, view } from '../../src/index.ts'
import { type Chance, playToTheEnd } from '../../testing/index.ts'
import { closeToLoyalties, consequences } from '../../testing/late/exodus.ts'

const { games } = closeToLoyalties

/** What was met, as the log has it. */
function metIn({ log }: Game): string[] {
  return log.flatMap(({ t, card, cards }) => {
    if (t === 'provesHuman') return (cards as CardId[]).map((one) => `executed ${one}`)
    return ['goalFulfilled', 'finalFiveShown', 'checkConsequence'].includes(t) ? [`${t} ${card}`] : []
  })
}

const [goals, finalFive] = ['personal-goal', 'final-five'].map((group) =>
  Object.keys(everything().loyalty).filter((card) => card.startsWith(group)),
)

const wanted = [
  ...goals.map((goal) => `goalFulfilled ${goal}`),
  ...finalFive.flatMap((five) => [`finalFiveShown ${five}`, `executed ${five}`]),
  ...consequences.map((card) => `checkConsequence ${card}`),
]

test('in late random games every goal is fulfilled, every one of the Final Five found and executed, every consequence met', () => {
  const met = new Map(wanted.map((what) => [what, 0]))
  const exchanged = { hidden: 0, shown: 0 }
  for (let number = 0; number < games; number++) {
    const game = playToTheEnd(closeToLoyalties.start(number), {
      seed: `loyalties ${number}`,
      player: closeToLoyalties.player,
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

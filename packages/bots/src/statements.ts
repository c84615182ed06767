// What a bot says. Apart from the words themselves, so that a page which only reads statements need not load how bots think.

import { hasSeenCylon, hasToWarn, mayWarn, reasonsAbout, skillCheckOf, worthOfCard } from '@cic/engine'
import { stakeOf } from './check-changes.ts'
import type { Mind } from './mind.ts'
import type { Help, Opinion, Statement, Warning } from './talk.ts'

/** What a bot says before cards are added to a check, and whom it names now and then. A Cylon lies where it helps. */
export function statements(mind: Mind, said: readonly Statement[]): Statement[] {
  const { view } = mind
  const own = said.filter(({ from, turn }) => from === mind.seat && turn === view.turn)
  const help = own.some(({ kind }) => kind === 'help') ? undefined : helpFor(mind)
  const opinion = own.some((statement) => 'whom' in statement) ? undefined : opinionOf(mind)
  return [help, opinion, warningOf(mind, said)].filter((statement) => statement !== undefined)
}

/** Said once: by whoever has a reason, and now and then by a hidden Cylon. */
function warningOf({ view, seat, revealed, cylon, chance }: Mind, said: readonly Statement[]): Warning | undefined {
  if (revealed || !mayWarn(view) || said.some(({ kind, from }) => kind === 'warn' && from === seat)) return undefined
  const warns = hasToWarn(view, seat) || (cylon && chance.next() < 0.05)
  return warns ? { kind: 'warn', from: seat, turn: view.turn } : undefined
}

function helpFor(mind: Mind): Help | undefined {
  const check = skillCheckOf(mind.view)
  if (check === undefined || mind.revealed) return undefined
  const good = mind.view.seats[mind.seat].hand.map((card) => worthOfCard(mind.view, card)).filter((worth) => worth > 0)
  const sum = good.reduce((total, worth) => total + worth, 0)
  const honest = sum >= 6 ? 'lot' : sum >= 2 ? 'little' : 'none'
  const amount = mind.cylon && stakeOf(mind) > 0.5 ? 'little' : honest
  return { kind: 'help', from: mind.seat, amount, turn: mind.view.turn }
}

/** Said only when it is worth saying: a strong suspicion, or a card that was seen. */
function opinionOf(mind: Mind): Opinion | undefined {
  const { view, seat, suspicion, cylon, chance } = mind
  const others = suspicion
    .map((doubt, whom) => ({ doubt, whom }))
    .filter(({ whom }) => whom !== seat && !view.seats[whom].revealed)
  others.sort((a, b) => b.doubt - a.doubt)
  const [worst] = others
  if (worst === undefined) return undefined
  // A hidden Cylon draws suspicion to the most trusted, seldom enough to be believed.
  if (cylon) {
    const victim = others[others.length - 1]
    return chance.next() < 0.08 && reasonsAbout(view, victim.whom).includes('checks')
      ? { kind: 'suspect', from: seat, whom: victim.whom, why: 'checks', turn: view.turn }
      : undefined
  }
  // Who is sure without having seen a card has no words for it.
  const [why] = reasonsAbout(view, worst.whom).filter((one) => one !== 'loyalty' || hasSeenCylon(view, worst.whom))
  if (worst.doubt > 0.7 && why !== undefined)
    return { kind: 'suspect', from: seat, whom: worst.whom, why, turn: view.turn }
  const sure = others.find(({ doubt, whom }) => doubt === 0 && reasonsAbout(view, whom).includes('loyalty'))
  return sure === undefined
    ? undefined
    : { kind: 'trust', from: seat, whom: sure.whom, why: 'loyalty', turn: view.turn }
}

// What a bot says. Apart from the words themselves, so that a page which only reads statements need not load how bots think.

import { hasSeenCylon, hasToWarn, mayWarn, reasonsAbout, type Seat, skillCheckOf, worthOfCard } from '@cic/engine'
import { stakeOf } from './check-changes.ts'
import { reachOf } from './judge.ts'
import type { Mind } from './mind.ts'
import { deedOf } from './suspicion.ts'
import { type Help, isOpinion, type Opinion, type Reply, type Statement, type Warning } from './talk.ts'

/** What a bot says before cards are added to a check, and whom it names now and then. A Cylon lies where it helps. */
export function statements(mind: Mind, said: readonly Statement[]): Statement[] {
  const { view } = mind
  const own = said.filter(({ from, turn }) => from === mind.seat && turn === view.turn)
  const has = (kind: Statement['kind']): boolean => own.some((statement) => statement.kind === kind)
  return [
    has('help') ? undefined : helpFor(mind),
    has('ask') ? undefined : requestOf(mind, said),
    own.some(isOpinion) ? undefined : opinionOf(mind),
    denialOf(mind, said),
    warningOf(mind, said),
  ].filter((statement) => statement !== undefined)
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

/** Whoever adds cards next asks whom it counts upon most among those who come later and have not said what they can do. */
function requestOf(mind: Mind, said: readonly Statement[]): Reply | undefined {
  const { view, seat, manner } = mind
  const check = skillCheckOf(view)
  if (check === undefined || mind.revealed || check.toAdd[0] !== seat || stakeOf(mind) < manner.asks) return undefined
  const spoken = (other: Seat): boolean =>
    said.some(({ kind, from, turn }) => kind === 'help' && from === other && turn === view.turn)
  const [, ...later] = check.toAdd
  const reach = (other: Seat): number => reachOf(mind, other, check.skills)
  const [whom] = later
    .filter((other) => !spoken(other) && reach(other) > 0)
    .sort((one, other) => reach(other) - reach(one))
  return whom === undefined ? undefined : { kind: 'ask', from: seat, whom, turn: view.turn }
}

/** Whoever is accused says so if it is wrong; a hidden Cylon says the same. */
function denialOf({ view, seat, revealed }: Mind, said: readonly Statement[]): Reply | undefined {
  if (revealed) return undefined
  const at = said.findLastIndex((statement) => statement.kind === 'suspect' && statement.whom === seat)
  const accuser = said[at]?.from
  if (accuser === undefined || accuser === seat) return undefined
  const answered = said.slice(at).some(({ kind, from }) => kind === 'deny' && from === seat)
  return answered ? undefined : { kind: 'deny', from: seat, whom: accuser, turn: view.turn }
}

/** Said only when it is worth saying: a strong suspicion, or a card that was seen. */
function opinionOf(mind: Mind): Opinion | undefined {
  const { view, seat, suspicion, cylon, manner } = mind
  if (mind.revealed) return undefined
  const others = suspicion
    .map((doubt, whom) => ({ doubt, whom }))
    .filter(({ whom }) => whom !== seat && !view.seats[whom].revealed)
    .sort((a, b) => b.doubt - a.doubt)
  const [worst] = others
  const best = others.at(-1)
  if (worst === undefined || best === undefined) return undefined
  if (cylon) return lieAbout(mind, best.whom)
  const accused = worst.doubt > manner.accuses ? accusationOf(mind, worst.whom) : undefined
  if (accused !== undefined) return accused
  const trusts = (whom: Seat, why: Opinion['why']): Opinion => ({
    kind: 'trust',
    from: seat,
    whom,
    why,
    turn: view.turn,
  })
  const sure = others.find(({ doubt, whom }) => doubt === 0 && hasSeen(mind, whom))
  if (sure !== undefined) return trusts(sure.whom, 'loyalty')
  return manner.trusts && best.doubt < trusted ? trusts(best.whom, 'checks') : undefined
}

const trusted = 0.1

/** Who is sure without having seen a card or a check has no words for it. */
function accusationOf(mind: Mind, whom: Seat): Opinion | undefined {
  const { view, seat } = mind
  const accuses = { kind: 'suspect', from: seat, whom, turn: view.turn } as const
  if (hasSeenCylon(view, whom)) return { ...accuses, why: 'loyalty' }
  const card = deedOf(view, whom)
  return card === undefined ? undefined : { ...accuses, why: 'checks', card }
}

const hasSeen = ({ view }: Mind, whom: Seat): boolean => reasonsAbout(view, whom).includes('loyalty')

/** A hidden Cylon draws suspicion to the most trusted, seldom enough to be believed, and with something that has happened. */
function lieAbout({ view, seat, chance, manner }: Mind, whom: Seat): Opinion | undefined {
  const card = chance.next() < manner.lies ? deedOf(view, whom) : undefined
  return card === undefined ? undefined : { kind: 'suspect', from: seat, whom, why: 'checks', card, turn: view.turn }
}

// How a Cylon acts: hidden, it leaves undone what would save the fleet; when there is nothing more to gain from that, it reveals.

import { distanceToGo, ftlLoss, type Prospect } from '@cic/engine'
import { kindsOfUse } from './conduct.ts'
import { worthOf } from './judge.ts'
import type { Mind } from './mind.ts'
import { isPrisonerIn } from './people.ts'

/** So much help does no harm to a Cylon's cause, and looks well. */
const harmless = 0.55

/** A hidden Cylon does what looks useful and is not much: it leaves undone what would save the fleet. */
export function hiddenWorth({ view, harmful, seat }: Mind, kinds: ReadonlySet<string>, human: number): number {
  if (kinds.has('victory')) return harmful || human < 0 ? -human : -1
  if (kinds.has('jumps')) return view.resources.population <= 4 && (ftlLoss(view) ?? 0) >= 3 ? 1.5 : -1
  // Nobody notices what is kept back.
  if (kinds.has('spared')) return -human
  if (!harmful) return human
  if (kinds.has('freed') && isPrisonerIn(view, seat)) return 0.8
  if (kinds.has('ordered') || kinds.has('nukes')) return 0
  return Math.min(human, harmless) - 0.7 * Math.max(0, human - harmless)
}

/** What speaks for revealing, and against it while there is still something to gain from staying hidden. */
const reasons = {
  jailed: 0.9,
  eachEscape: 0.3,
  late: 0.6,
  lowResource: 0.5,
  accused: 0.5,
  exposed: 0.8,
  turn: 0.006,
  crowd: 0.15,
  hidden: -0.5,
}

/** With more players there are more to make good what one does in secret, and one's own turn comes seldomer. */
const crowd = 6

/** A Cylon reveals when staying hidden has nothing more to give: jailed, found out, or late with the fleet near its end. */
export function revealWorth(mind: Mind, prospect: Prospect): number {
  const { view, seat, exposure } = mind
  const lowest = Math.min(...Object.values(view.resources))
  const jailed = isPrisonerIn(view, seat)
  const { at } = view.seats[seat]
  const escapes = view.log.filter(
    ({ t, seat: who, location }) => t === 'activates' && who === seat && location === at,
  ).length
  const accused = view.log.some(
    ({ t, chosen, card, seat: by }) =>
      t === 'choosesCharacterFor' && chosen === seat && kindsOfUse(view, String(card), Number(by)).has('jailed'),
  )
  const power = Math.max(0, -worthOf({ ...mind, harmful: true }, prospect))
  return (
    reasons.hidden +
    0.12 * power +
    (jailed ? reasons.jailed + reasons.eachEscape * escapes : 0) +
    (distanceToGo(view) <= 2 ? reasons.late : 0) +
    (lowest <= 2 ? reasons.lowResource : 0) +
    (accused ? reasons.accused : 0) +
    (exposure > 0.7 ? reasons.exposed : 0) +
    reasons.turn * view.turn +
    reasons.crowd * Math.max(0, view.seats.length - crowd)
  )
}

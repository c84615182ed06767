// How a Cylon acts: hidden, it leaves undone what would save the fleet; revealed, it does what hurts most.

import { type Activation, canUse, distanceToGo, ftlLoss, type LocationId } from '@cic/engine'
import { crisisCardWorth } from './judge.ts'
import type { Mind } from './mind.ts'
import { leaderPlace, occupiedPlace } from './pegasus.ts'
import { areasOf, iconWorth } from './sky.ts'
import { damageWorth } from './worth.ts'

/** So much help does no harm to a Cylon's cause, and looks well. */
const harmless = 0.55

/** A hidden Cylon does what looks useful and is not much: it leaves undone what would save the fleet. */
export function hiddenAction({ view, harmful }: Mind, how: string, id: string, human: number): number {
  if (!harmful && id !== 'ftl-control') return human
  if (id === 'ftl-control') return view.resources.population <= 4 && (ftlLoss(view) ?? 0) >= 3 ? 1.5 : -1
  if (id === 'brig') return 0.8
  if (id.startsWith('executive-order') || how === 'nuke') return 0
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
  hidden: -0.55,
}

/** A Cylon reveals when staying hidden has nothing more to give: jailed, found out, or late with the fleet near its end. */
export function revealWorth({ view, seat, exposure }: Mind): number {
  const lowest = Math.min(...Object.values(view.resources))
  const jailed = view.seats[seat].at === 'brig'
  const escapes = view.log.filter(
    ({ t, seat: who, location }) => t === 'activates' && who === seat && location === 'brig',
  )
  const accused = view.log.some(
    ({ t, chosen, card }) => t === 'choosesCharacterFor' && chosen === seat && card === 'admirals-quarters',
  )
  return (
    reasons.hidden +
    (jailed ? reasons.jailed + reasons.eachEscape * escapes.length : 0) +
    (distanceToGo(view) <= 2 ? reasons.late : 0) +
    (lowest <= 2 ? reasons.lowResource : 0) +
    (accused ? reasons.accused : 0) +
    (exposure > 0.7 ? reasons.exposed : 0) +
    reasons.turn * view.turn
  )
}

/** What a revealed Cylon gains at a Cylon location. */
export function cylonPlace(mind: Mind, location: string): number {
  const { view } = mind
  if (!canUse(view, mind.seat, location as LocationId)) return 0
  const errand = leaderPlace(mind, location)
  if (errand !== undefined) return errand
  const occupied = occupiedPlace(mind, location)
  if (occupied !== undefined) return occupied
  switch (location) {
    case 'cylon-fleet':
      return Math.max(...fleetOptions.map((option) => cylonFleetWorth(mind, option)))
    case 'caprica':
      return Math.max(
        usualCaprica,
        ...view.seats[mind.seat].superCrises.map((card) => capricaWorth(mind, `card:${card}`)),
      )
    case 'human-fleet':
      return 0.5 * damageWorth(view) + 0.1
    case 'resurrection-ship':
      return view.seats[mind.seat].loyalty.some(({ revealed }) => !revealed) ? 0.5 : 0.1
    default:
      return 0
  }
}

const fleetOptions = ['icon:raiders', 'icon:heavy', 'icon:basestars', 'launchAll'] as const

/** What the ships would do now; where none of a kind is there, the basestars launch some. */
export function cylonFleetWorth({ forecast }: Mind, option: string): number {
  const all = areasOf(forecast.sky)
  const count = (ship: 'raiders' | 'heavyRaiders' | 'basestars') => all.reduce((sum, patch) => sum + patch[ship], 0)
  if (option === 'launchAll') return count('basestars') * 0.9
  const icon = option.slice('icon:'.length) as Activation
  const none = (icon === 'raiders' && count('raiders') === 0) || (icon === 'heavy' && count('heavyRaiders') === 0)
  return iconWorth(forecast, icon) + (none ? count('basestars') * 0.5 : 0)
}

/** Caprica: a super crisis if it hurts more than the worse of two crisis cards probably would. */
export const capricaWorth = (mind: Mind, option: string): number =>
  option === 'crisis' ? usualCaprica : -crisisCardWorth(mind, option.slice('card:'.length)) + 0.2

const usualCaprica = 1.3

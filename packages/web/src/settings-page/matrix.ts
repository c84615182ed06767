// Which events are told by which channels.

import { type Channel, channels, type Notifications, type NotifiedEvent } from '../more-api.ts'

/** The same, with one box ticked or cleared; channels stay in one order. */
export function withTick(before: Notifications, event: NotifiedEvent, channel: Channel, on: boolean): Notifications {
  const wanted = channels.filter((one) => (one === channel ? on : before[event].includes(one)))
  return { ...before, [event]: wanted }
}

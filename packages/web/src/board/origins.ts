// Where pieces of one name come from, by their places on the screen before and now.

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where each piece comes from: a place of its name that is free now, or one that is still taken, as stacks come apart. */
export function origins(now: readonly Spot[], before: readonly Spot[]): (Spot | undefined)[] {
  const left = before.filter((old) => !now.some((spot) => near(spot, old)))
  return now.map((spot) => {
    if (before.some((old) => near(spot, old))) return undefined
    const free = nearest(spot, left)
    if (free !== undefined) left.splice(left.indexOf(free), 1)
    return free ?? nearest(spot, before)
  })
}

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y)
const near = (one: Spot, other: Spot): boolean => distance(one, other) < 6

function nearest(spot: Spot, others: readonly Spot[]): Spot | undefined {
  return others.reduce<Spot | undefined>(
    (best, one) => (best === undefined || distance(one, spot) < distance(best, spot) ? one : best),
    undefined,
  )
}

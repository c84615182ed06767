// Objects that are looked at at every step are read fastest if all of a kind are built alike: what one of them lacks is there as nothing.

/** Everything that objects of a kind may have, in one order. */
export type Blank<T> = { readonly [K in keyof Required<T>]: undefined }

export const builtAlike = <T extends object>(blank: Blank<T>, one: T): T => ({ ...blank, ...one })

/** What grows in hundreds of ways is kept as a dictionary: it is read by names, however it has come to be. */
export function asDictionary<T extends object>(one: T): T {
  const dictionary: Record<string, unknown> = { '': undefined, ...one }
  // Whatever loses its first key is one from then on.
  delete dictionary['']
  return dictionary as T
}

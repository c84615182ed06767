// A judgement that is made once and then remembered.

export function remembered<Key extends object, Value>(judge: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  // Nearly always the same is asked again: the last one is found without looking it up.
  let last: Key | undefined
  let found: Value | undefined
  return (key) => {
    if (key === last && found !== undefined) return found
    let value = known.get(key)
    if (value === undefined) {
      value = judge(key)
      known.set(key, value)
    }
    last = key
    found = value
    return value
  }
}

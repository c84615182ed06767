// A judgement that is made once and then remembered.

export function remembered<Key extends object, Value>(judge: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = judge(key)
    known.set(key, value)
    return value
  }
}

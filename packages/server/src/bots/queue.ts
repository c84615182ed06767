// What waits for a thread to think about it. Hosts take turns, and so do the tables of each: whoever has a hundred tables waits for
// their own, and nobody else does.

export class FairQueue<T> {
  readonly #mostOfHost: number
  readonly #most: number
  /** By host and table, in the order of their turns. */
  readonly #hosts = new Map<string, Map<string, T[]>>()
  readonly #sizes = new Map<string, number>()
  #size = 0

  constructor(mostOfHost: number, most: number) {
    this.#mostOfHost = mostOfHost
    this.#most = most
  }

  get size(): number {
    return this.#size
  }

  /** Whether one more of this host has a place. */
  hasRoom(host: string): boolean {
    return this.#size < this.#most && this.#sizeOf(host) < this.#mostOfHost
  }

  add(host: string, table: string, item: T): void {
    const tables = this.#hosts.get(host) ?? new Map<string, T[]>()
    this.#hosts.set(host, tables)
    const items = tables.get(table) ?? []
    tables.set(table, items)
    items.push(item)
    this.#count(host, 1)
  }

  /** The next one; its table and its host come last then. */
  next(): T | undefined {
    const [host, tables] = first(this.#hosts) ?? []
    const [table, items] = (tables && first(tables)) ?? []
    if (host === undefined || tables === undefined || table === undefined || items === undefined) return undefined
    const item = items.shift()
    putLast(tables, table, items, items.length > 0)
    putLast(this.#hosts, host, tables, tables.size > 0)
    this.#count(host, -1)
    return item
  }

  #sizeOf(host: string): number {
    return this.#sizes.get(host) ?? 0
  }

  #count(host: string, more: number): void {
    this.#size += more
    const now = this.#sizeOf(host) + more
    if (now === 0) this.#sizes.delete(host)
    else this.#sizes.set(host, now)
  }
}

const first = <K, V>(map: ReadonlyMap<K, V>): [K, V] | undefined => map.entries().next().value

function putLast<K, V>(map: Map<K, V>, key: K, value: V, stays: boolean): void {
  map.delete(key)
  if (stays) map.set(key, value)
}

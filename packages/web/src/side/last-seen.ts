// How far this browser has read the log and the talk of a table.

export interface Seen {
  readonly log: number
  readonly talk: number
}

const keyOf = (table: string): string => `cic.seen.${table}`

export function lastSeen(table: string): Seen {
  try {
    const { log = 0, talk = 0 } = JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}') as Partial<Seen>
    return { log, talk }
  } catch {
    return { log: 0, talk: 0 }
  }
}

export const remember = (table: string, seen: Seen): void => localStorage.setItem(keyOf(table), JSON.stringify(seen))

// What happened, as facts; `language/log.ts` has the sentences. An entry with `only` is seen by those seats alone.

import type { Game, Seat } from './state.ts'

export function log(game: Game, t: string, facts: Record<string, unknown> = {}, only?: readonly Seat[]): void {
  game.log.push(only === undefined ? { t, ...facts } : { t, ...facts, only: [...only] })
}

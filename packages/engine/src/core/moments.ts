// Things that happen and moments that last, on which a card or a sheet may hang. They take place only in games in which something listens.

import type { Text } from './languages.ts'
import { moment, type Procedure, procedure } from './procedure.ts'
import { rulesOf } from './rules.ts'
import type { Frame, Game } from './state.ts'
import { opensWindow } from './windows.ts'

/** Something that has happened: what listens to it takes effect. */
export function happening<F extends object>(name: string, text: Text): Procedure<F> {
  const step = `${name}:done`
  moment(name, step, text)
  const happens = procedure<F>(name, { done: () => undefined })
  return {
    name,
    begin: (game, facts) => {
      if ((rulesOf(game).steps.get(step)?.triggers.length ?? 0) > 0) happens.begin(game, facts)
    },
  }
}

/** A moment that lasts while its window is open, with the facts that its words name. */
export function occasion<F extends object>(
  name: string,
  text: Text,
  facts?: (subject: F) => Record<string, unknown>,
): Procedure<F> {
  const lasts = procedure<F>(name, {
    open: opensWindow<F & Frame>(name, { text, ...(facts === undefined ? {} : { facts }) }),
    over: () => undefined,
  })
  return {
    name,
    begin: (game: Game, subject: F) => {
      if (rulesOf(game).interrupts.has(name)) lasts.begin(game, subject)
    },
  }
}

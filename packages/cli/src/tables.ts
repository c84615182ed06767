// Which tables a command plays at: boxes, objective, variants and numbers of players, as the commands take them.

import {
  allowedOptions,
  checkOptions,
  type GameOptions,
  isAllowed,
  type Options,
  playersWith,
  variantsOf,
} from '@cic/engine'
import { oneOf, UsageError, wholeNumber } from './arguments.ts'

export const tableOptions = {
  sets: { type: 'string' },
  objective: { type: 'string' },
  variants: { type: 'string' },
} as const

export const tableHelp = `
  --sets NAMES       boxes, separated by commas (base)
  --objective NAME   an objective of the boxes; that of the last box, if none is named; any: each of them in turn
  --variants NAMES   options of the boxes that are on, separated by commas`

interface Given {
  readonly players: string
  readonly sets?: string
  readonly objective?: string
  readonly variants?: string
}

/** The options of tables with so many players, or with every number of them in turn; the same of objectives. */
export function tablesFrom(given: Given): Options[] {
  if (given.objective !== 'any') return tablesWith(given)
  const sets = (given.sets?.split(',') ?? ['base']) as Options['sets']
  const objectives = new Set(allowedOptions(sets).map(({ objective }) => objective))
  return [...objectives].flatMap((objective) => tablesWith({ ...given, objective }))
}

function tablesWith({ players, sets: boxes, objective, variants }: Given): Options[] {
  const sets = (boxes?.split(',') ?? ['base']) as Options['sets']
  const on = variants?.split(',').map((name) => oneOf('variants', name, variantsOf(sets))) ?? []
  const table = (number: number) =>
    ({
      players: number,
      sets,
      ...(objective === undefined ? {} : { objective }),
      ...Object.fromEntries(on.map((name) => [name, true])),
    }) as GameOptions
  if (players !== 'any') return [checkOptions(table(wholeNumber('players', players, 1)))]
  const found = playersWith(sets).map(table).filter(isAllowed)
  if (found.length === 0) throw new UsageError('No combination of options that is allowed fits these arguments.')
  return found.map(checkOptions)
}

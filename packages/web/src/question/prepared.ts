// Cards that the reader has chosen for a check before their turn has come.

import type { CardId, View } from '@cic/engine'
import { createStore } from '../store.ts'

export interface Prepared {
  /** The check and the hand that they were chosen for. */
  readonly of: string
  /** Their places in the hand. */
  readonly picked: readonly number[]
  /** How long the log was when the reader was sure of them. */
  readonly ready?: number
}

const nothing: Prepared = { of: '', picked: [] }

export const prepared = createStore<Prepared>(nothing)

/** What was prepared for this check with this hand. */
export const preparedFor = (now: Prepared, game: View, hand: readonly CardId[]): Prepared =>
  now.of === nameOf(game, hand) ? now : { ...nothing, of: nameOf(game, hand) }

const nameOf = ({ log }: View, hand: readonly CardId[]): string =>
  `${log.findLastIndex(({ t }) => t === 'checkBegins')}/${hand.join()}`

export const forgetPrepared = (): void => prepared.set(nothing)

/** Whether others have added their cards since, and nothing else has happened that may bear on the check. */
export const isUndisturbed = ({ ready }: Prepared, { log }: View): boolean =>
  ready !== undefined && ready <= log.length && log.slice(ready).every(({ t }) => t === 'adds')

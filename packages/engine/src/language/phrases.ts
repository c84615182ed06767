// Pieces of sentences that many effects share.

import type { Resource } from '../core/ids.ts'
import { type Phrase, phrase } from './facts.ts'
import type { Text } from './languages.ts'
import { resources } from './terms.ts'

const signedAmount: Text = {
  en: '{n, signed} {resource, form, amount}',
  es: '{n, signed} {resource, form, amount}',
  de: '{n, signed} {resource, form, amount}',
  fr: '{n, signed} {resource, form, amount}',
  pl: '{n, signed} {resource, form, amount}',
}

/** "−1 morale" */
export const amountOf = (resource: Resource, n: number): Phrase =>
  phrase(signedAmount, { n, resource: resources[resource] })

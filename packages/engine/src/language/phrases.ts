// Pieces of sentences that many effects share.

import { type Phrase, phrase } from '../core/facts.ts'
import type { Resource } from '../core/ids.ts'
import { alike, type Text } from '../core/languages.ts'
import type { Term } from './icu.ts'
import { resources } from './terms.ts'

const signedAmount = alike('{n, signed} {resource, form, amount}')

/** "−1 morale" */
export const amountOf = (resource: Resource, n: number): Phrase =>
  phrase(signedAmount, { n, resource: resources[resource] })

const quantity: Text = {
  en: '{n} {resource, form, amount}',
  es: '{n} {resource, form, amount}',
  de: '{n} {resource, form, amount}',
  fr: '{n} {resource, form, amount}',
  pl: '{n, plural, one {# jednostkę} few {# jednostki} many {# jednostek} other {# jednostki}} {resource, form, amount}',
}

/** "1 fuel", as the object of a verb. */
export const quantityOf = (resource: Resource, n: number): Phrase =>
  phrase(quantity, { n, resource: resources[resource] })

const counted = alike('{thing, counted, n, acc}')

/** "2 raiders", as the object of a verb. */
export const countOf = (thing: Term, n: number): Phrase => phrase(counted, { thing, n })

/** The two boxes of a crisis card, and any two effects of which one runs on after a colon. */
export const eitherOr: Text = {
  en: '{first} — or — {second}',
  es: '{first} — o bien — {second}',
  de: '{first} – oder – {second}',
  fr: '{first} — ou — {second}',
  pl: '{first} – albo – {second}',
}

export const noEffectText: Text = {
  en: 'no effect',
  es: 'sin efecto',
  de: 'kein Effekt',
  fr: 'pas d’effet',
  pl: 'brak efektu',
}

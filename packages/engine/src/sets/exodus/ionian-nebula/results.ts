// Cards with two results: the symbol of a trauma token says which of them counts. (Rulebook: Allies; Drawing and resolving crossroads cards.)

import type { ToldCard } from '../../../core/card.ts'
import { phrase } from '../../../core/facts.ts'
import type { LocationId } from '../../../core/ids.ts'
import { alike, type Text } from '../../../core/languages.ts'
import type { Node } from '../../../core/node.ts'
import { places } from '../../../language/terms.ts'
import type { TraumaSymbol } from './trauma.ts'

export interface TwoResults extends ToldCard {
  readonly results: Readonly<Record<TraumaSymbol, Node>>
}

const both: Text = {
  en: '{place}Benevolent: {benevolent, sentence}. Antagonistic: {antagonistic, sentence}',
  es: '{place}Benévolo: {benevolent, sentence}. Antagónico: {antagonistic, sentence}',
  de: '{place}Wohlwollend: {benevolent, sentence}. Feindselig: {antagonistic, sentence}',
  fr: '{place}Bienveillant\u202f: {benevolent, sentence}. Malveillant\u202f: {antagonistic, sentence}',
  pl: '{place}Życzliwy: {benevolent, sentence}. Wrogi: {antagonistic, sentence}',
}

/** A card with what its two results say. */
export const withResults = (
  name: Text,
  results: TwoResults['results'],
  location?: LocationId,
): TwoResults & { readonly name: Text } => ({
  name,
  results,
  text: phrase(both, {
    place: location === undefined ? '' : phrase(alike('{location}. '), { location: places[location] }),
    ...results,
  }),
})

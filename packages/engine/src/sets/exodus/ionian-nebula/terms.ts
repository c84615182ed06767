// The nouns of the Ionian Nebula in five languages.

import type { Term } from '../../../core/facts.ts'
import { deNoun, enNoun, esNoun, frNoun, plNoun } from '../../../language/grammar.ts'

export const traumaToken: Term = {
  en: enNoun('trauma token', 'trauma tokens'),
  es: esNoun('f', 'ficha de Trauma', 'fichas de Trauma'),
  de: deNoun('m', 'Traumamarker', 'Traumamarker'),
  fr: frNoun('m', 'pion Trauma', 'pions Trauma'),
  pl: plNoun(
    'm',
    ['żeton Traumy', 'żeton Traumy', 'żetonu Traumy'],
    ['żetony Traumy', 'żetony Traumy', 'żetonów Traumy'],
  ),
}

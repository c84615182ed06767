// The nouns of the Ionian Nebula in five languages.

import type { Term } from '../../../core/facts.ts'
import { deNoun, enNoun, esNoun, frNoun, plNoun } from '../../../language/grammar.ts'
import { deck, decks } from '../../../language/terms.ts'

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

Object.assign(decks, {
  ally: deck`Ally | Aliado | Alliierten-Stapel | Allié | Sojuszników`,
  crossroads: deck`Crossroads | Encrucijada | „Am Scheideweg“-Stapel | Choix Crucial | Rozdroży`,
  trauma: deck`Trauma | Trauma | Trauma-Stapel | Trauma | Traumy`,
})

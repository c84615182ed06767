// The nouns of Exodus in five languages, with the forms that their groups have in language/terms.ts.

import { callsign, character, characters, deck, decks, undeclined } from '../../language/terms.ts'

const { en, es, fr, pl } =
  deck`“You Are Not a Cylon” | “No eres un cylon” | – | «\u202fVous n’êtes pas un cylon\u202f» | „Nie jesteś Cylonem”`

Object.assign(decks, {
  notACylon: {
    en,
    es,
    de: {
      gender: 'm',
      name: 'Stapel „Sie sind kein Zylon“',
      the: 'der Stapel „Sie sind kein Zylon“',
      acc: 'den Stapel „Sie sind kein Zylon“',
      of: 'des Stapels „Sie sind kein Zylon“',
      from: 'vom Stapel „Sie sind kein Zylon“',
      into: 'in den Stapel „Sie sind kein Zylon“',
      on: 'auf den Stapel „Sie sind kein Zylon“',
      under: 'unter den Stapel „Sie sind kein Zylon“',
    },
    fr,
    pl,
  },
})

Object.assign(characters, {
  'felix-gaeta': character('m', 'Felix Gaeta', 'Gaeta', { gen: 'Gaety', dat: 'Gaecie', acc: 'Gaetę' }),
  'tory-foster': character('f', 'Tory Foster', 'Tory', undeclined('Tory')),
  'samuel-t-anders': character('m', 'Samuel T. Anders', 'Anders', { gen: 'Andersa', dat: 'Andersowi', acc: 'Andersa' }),
  'callandra-cally-tyrol': character('f', callsign('Callandra', 'Cally', 'Tyrol'), 'Cally', undeclined('Cally')),
})

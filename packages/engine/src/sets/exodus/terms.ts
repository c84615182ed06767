// The nouns of Exodus in five languages, with the forms that their groups have in language/terms.ts.

import { deNoun, deWho, enNoun, enWho, esNoun, esWho, frNoun, frWho, plNoun, plWho } from '../../language/grammar.ts'
import {
  callsign,
  character,
  characters,
  deck,
  decks,
  dePlace,
  enPlace,
  enTitle,
  esPlace,
  esTitle,
  frPlace,
  frTitle,
  places,
  plPlace,
  plTitle,
  ships,
  titles,
  undeclined,
  who,
} from '../../language/terms.ts'

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

Object.assign(ships, {
  markVII: {
    en: enNoun('viper Mark VII', 'vipers Mark VII'),
    es: esNoun('m', 'Viper Mark VII', 'Vipers Mark VII'),
    de: deNoun('f', 'Viper Mark VII', 'Viper Mark VII', { pluralDat: 'Vipern Mark VII' }),
    fr: frNoun('m', 'viper Mark VII', 'vipers Mark VII'),
    pl: plNoun(
      'm',
      ['viper Mark VII', 'vipera Mark VII', 'vipera Mark VII'],
      ['vipery Mark VII', 'vipery Mark VII', 'viperów Mark VII'],
    ),
  },
})

Object.assign(who, {
  cag: {
    en: enWho('the CAG'),
    es: esWho('el', 'CAG'),
    de: deWho('der CAG', 'den CAG', 'dem CAG', 'des CAG'),
    fr: frWho('le', 'CAG'),
    pl: plWho('CAG', 'CAG', 'CAG'),
  },
})

Object.assign(titles, {
  cag: {
    en: { ...enTitle('CAG title'), office: 'CAG', become: 'CAG' },
    es: { ...esTitle('Cargo de CAG'), office: 'CAG', become: 'CAG' },
    de: {
      gender: 'm',
      name: 'CAG-Titel',
      the: 'der CAG-Titel',
      acc: 'den CAG-Titel',
      of: 'des CAG-Titels',
      office: 'CAG',
      become: 'CAG',
    },
    fr: { ...frTitle('titre de CAG'), office: 'CAG', become: 'CAG' },
    pl: { ...plTitle('CAG'), office: 'CAG', become: 'CAG' },
  },
})

Object.assign(places, {
  'basestar-bridge': {
    en: enPlace('Basestar Bridge', 'the', 'on'),
    es: esPlace('m', 'el', 'Puente de la Estrella Base'),
    de: dePlace('f')`Basisstern-Brücke | der Basisstern-Brücke | auf die Basisstern-Brücke | auf der Basisstern-Brücke`,
    fr: frPlace('m', 'Pont du Basestar', 'sur le Pont du Basestar'),
    pl: plPlace(
      'm',
    )`Mostek basestara | Mostek basestara | Mostka basestara | na Mostek basestara | na Mostku basestara`,
  },
  'cylon-fleet-board': {
    en: enPlace('Cylon Fleet board', 'the', 'on'),
    es: esPlace('m', 'el', 'tablero de la Flota Cylon'),
    de: dePlace(
      'm',
    )`Zylonenflotte-Spielplan | des Zylonenflotte-Spielplans | auf den Zylonenflotte-Spielplan | auf dem Zylonenflotte-Spielplan`,
    fr: frPlace('m', 'plateau de la Flotte Cylon', 'sur le plateau de la Flotte Cylon'),
    pl: plPlace(
      'f',
    )`plansza Floty Cylonów | planszę Floty Cylonów | planszy Floty Cylonów | na planszę Floty Cylonów | na planszy Floty Cylonów`,
  },
})

/** Where the Cylons' pursuit is counted. */
export const pursuitTrack = {
  en: enPlace('Pursuit track', 'the', 'on'),
  es: esPlace('m', 'el', 'medidor de Persecución'),
  de: dePlace(
    'f',
  )`Verfolgungs-Leiste | der Verfolgungs-Leiste | auf die Verfolgungs-Leiste | auf der Verfolgungs-Leiste`,
  fr: frPlace('f', 'échelle de poursuite', 'sur l’échelle de poursuite'),
  pl: plPlace('m')`tor Pościgu | tor Pościgu | toru Pościgu | na tor Pościgu | na torze Pościgu`,
}

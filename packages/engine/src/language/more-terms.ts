// Further nouns that questions and log lines need: a player who has no character yet, where ships come from, and the
// names of the damage tokens.

import type { Seat } from '../core/ids.ts'
import { type Language, languages, names, type Text } from '../core/languages.ts'
import { deWho, enWho, esWho, frWho, plWho } from './grammar.ts'
import type { Term } from './icu.ts'
import { areas } from './terms.ts'

/** A player by the number of the chair; the forms of `who`. */
export function playerTerm(seat: Seat): Term {
  const n = seat + 1
  return {
    en: enWho(`player ${n}`),
    es: esWho('el', `jugador ${n}`),
    de: deWho(`Spieler ${n}`, `Spieler ${n}`, `Spieler ${n}`, `Spielers ${n}`),
    fr: frWho('le', `joueur ${n}`),
    pl: plWho(`gracz ${n}`, `gracza ${n}`, `graczowi ${n}`),
  }
}

const flights: Readonly<Record<keyof typeof areas, { readonly from: Text; readonly towards: Text }>> = {
  front: {
    from: {
      en: 'from the front of Galactica',
      es: 'desde la proa',
      de: 'vom Bug',
      fr: 'de l’avant',
      pl: 'sprzed Galactiki',
    },
    towards: {
      en: 'to the front of Galactica',
      es: 'hasta la proa',
      de: 'vor die Galactica',
      fr: 'vers l’avant',
      pl: 'przed Galacticę',
    },
  },
  starboardBow: {
    from: {
      en: 'from the starboard bow',
      es: 'desde la proa de estribor',
      de: 'von Steuerbord vorn',
      fr: 'de tribord avant',
      pl: 'z prawej burty od dziobu',
    },
    towards: {
      en: 'to the starboard bow',
      es: 'hasta la proa de estribor',
      de: 'nach Steuerbord vorn',
      fr: 'vers tribord avant',
      pl: 'na prawą burtę od dziobu',
    },
  },
  starboardAft: {
    from: {
      en: 'from starboard aft',
      es: 'desde la popa de estribor',
      de: 'von Steuerbord achtern',
      fr: 'de tribord arrière',
      pl: 'z prawej burty od rufy',
    },
    towards: {
      en: 'to starboard aft',
      es: 'hasta la popa de estribor',
      de: 'nach Steuerbord achtern',
      fr: 'vers tribord arrière',
      pl: 'na prawą burtę od rufy',
    },
  },
  rear: {
    from: {
      en: 'from the rear of Galactica',
      es: 'desde la popa',
      de: 'vom Heck',
      fr: 'de l’arrière',
      pl: 'zza Galactiki',
    },
    towards: {
      en: 'to the rear of Galactica',
      es: 'hasta la popa',
      de: 'hinter die Galactica',
      fr: 'vers l’arrière',
      pl: 'za Galacticę',
    },
  },
  portAft: {
    from: {
      en: 'from port aft',
      es: 'desde la popa de babor',
      de: 'von Backbord achtern',
      fr: 'de bâbord arrière',
      pl: 'z lewej burty od rufy',
    },
    towards: {
      en: 'to port aft',
      es: 'hasta la popa de babor',
      de: 'nach Backbord achtern',
      fr: 'vers bâbord arrière',
      pl: 'na lewą burtę od rufy',
    },
  },
  portBow: {
    from: {
      en: 'from the port bow',
      es: 'desde la proa de babor',
      de: 'von Backbord vorn',
      fr: 'de bâbord avant',
      pl: 'z lewej burty od dziobu',
    },
    towards: {
      en: 'to the port bow',
      es: 'hasta la proa de babor',
      de: 'nach Backbord vorn',
      fr: 'vers bâbord avant',
      pl: 'na lewą burtę od dziobu',
    },
  },
}

/** The space areas with two more forms, for ships that fly: from, and towards. */
export const spaceAreas: Readonly<Record<string, Term>> = Object.fromEntries(
  Object.entries(areas).map(([id, term]) => [id, withForms(term, flights[id as keyof typeof areas])]),
)

/** A term with more forms, or other ones. */
export function withForms(term: Term, forms: Readonly<Record<string, Text>>): Term {
  const inLanguage = (language: Language) => ({
    ...term[language],
    ...Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, text[language]])),
  })
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as unknown as Term
}

/** Damage tokens of Galactica and of basestars. */
export const tokenNames: Readonly<Record<string, Text>> = {
  'damage-ftl-control': names`FTL Control Damaged | Control de Saltos dañado | FTL-Kontrolle beschädigt | Contrôle PRL endommagé | Kontrola FTL uszkodzona`,
  'damage-weapons-control': names`Weapons Control Damaged | Control de Armamento dañado | Waffenkontrolle beschädigt | Contrôle de l’armement endommagé | Kontrola uzbrojenia uszkodzona`,
  'damage-command': names`Command Damaged | Puente de Mando dañado | Kommandozentrale beschädigt | Passerelle endommagée | Centrum dowodzenia uszkodzone`,
  'damage-admirals-quarters': names`Admiral’s Quarters Damaged | Despacho del Almirante dañado | Admiralsquartier beschädigt | Quartiers de l’Amiral endommagés | Kwatera Admirała uszkodzona`,
  'damage-hangar-deck': names`Hangar Deck Damaged | Hangar dañado | Hangardeck beschädigt | Pont endommagé | Pokład hangarowy uszkodzony`,
  'damage-armory': names`Armory Damaged | Arsenal dañado | Waffenkammer beschädigt | Armurerie endommagée | Zbrojownia uszkodzona`,
  'lose-fuel': names`Fuel Lost | Pérdida de Combustible | Treibstoffverlust | Perte de carburant | Utrata paliwa`,
  'lose-food': names`Food Lost | Pérdida de Alimentos | Nahrungsverlust | Perte de nourriture | Utrata żywności`,
  'critical-hit': names`Critical Hit | Impacto crítico | Kritischer Treffer | Coup critique | Trafienie krytyczne`,
  'disabled-hangar': names`Disabled Hangar | Hangar inutilizado | Hangar ausgefallen | Hangar avarié | Hangar unieruchomiony`,
  'disabled-weapons': names`Disabled Weapons | Armamento inutilizado | Waffen ausgefallen | Armes hors de combat | Uzbrojenie unieruchomione`,
  'structural-damage': names`Structural Damage | Daños estructurales | Strukturschaden | Structure endommagée | Uszkodzenie konstrukcji`,
}

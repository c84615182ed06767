// Further nouns that questions and log lines need: a player who has no character yet, where ships come from, and the
// names of the damage tokens.

import type { Seat } from '../core/ids.ts'
import { type Language, languages, type Text } from '../core/languages.ts'
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
  'damage-ftl-control': {
    en: 'FTL Control Damaged',
    es: 'Control de Saltos dañado',
    de: 'FTL-Kontrolle beschädigt',
    fr: 'Contrôle PRL endommagé',
    pl: 'Kontrola FTL uszkodzona',
  },
  'damage-weapons-control': {
    en: 'Weapons Control Damaged',
    es: 'Control de Armamento dañado',
    de: 'Waffenkontrolle beschädigt',
    fr: 'Contrôle de l’armement endommagé',
    pl: 'Kontrola uzbrojenia uszkodzona',
  },
  'damage-command': {
    en: 'Command Damaged',
    es: 'Puente de Mando dañado',
    de: 'Kommandozentrale beschädigt',
    fr: 'Passerelle endommagée',
    pl: 'Centrum dowodzenia uszkodzone',
  },
  'damage-admirals-quarters': {
    en: 'Admiral’s Quarters Damaged',
    es: 'Despacho del Almirante dañado',
    de: 'Admiralsquartier beschädigt',
    fr: 'Quartiers de l’Amiral endommagés',
    pl: 'Kwatera Admirała uszkodzona',
  },
  'damage-hangar-deck': {
    en: 'Hangar Deck Damaged',
    es: 'Hangar dañado',
    de: 'Hangardeck beschädigt',
    fr: 'Pont endommagé',
    pl: 'Pokład hangarowy uszkodzony',
  },
  'damage-armory': {
    en: 'Armory Damaged',
    es: 'Arsenal dañado',
    de: 'Waffenkammer beschädigt',
    fr: 'Armurerie endommagée',
    pl: 'Zbrojownia uszkodzona',
  },
  'lose-fuel': {
    en: 'Fuel Lost',
    es: 'Pérdida de Combustible',
    de: 'Treibstoffverlust',
    fr: 'Perte de carburant',
    pl: 'Utrata paliwa',
  },
  'lose-food': {
    en: 'Food Lost',
    es: 'Pérdida de Alimentos',
    de: 'Nahrungsverlust',
    fr: 'Perte de nourriture',
    pl: 'Utrata żywności',
  },
  'critical-hit': {
    en: 'Critical Hit',
    es: 'Impacto crítico',
    de: 'Kritischer Treffer',
    fr: 'Coup critique',
    pl: 'Trafienie krytyczne',
  },
  'disabled-hangar': {
    en: 'Disabled Hangar',
    es: 'Hangar inutilizado',
    de: 'Hangar ausgefallen',
    fr: 'Hangar avarié',
    pl: 'Hangar unieruchomiony',
  },
  'disabled-weapons': {
    en: 'Disabled Weapons',
    es: 'Armamento inutilizado',
    de: 'Waffen ausgefallen',
    fr: 'Armes hors de combat',
    pl: 'Uzbrojenie unieruchomione',
  },
  'structural-damage': {
    en: 'Structural Damage',
    es: 'Daños estructurales',
    de: 'Strukturschaden',
    fr: 'Structure endommagée',
    pl: 'Uszkodzenie konstrukcji',
  },
}

// Ships, tokens, the attack table and titles of the base game.

import type { AttackTable, GameSet, ShipCounts } from '../../core/card.ts'
import { names } from '../../core/languages.ts'

export const ships: ShipCounts = {
  vipers: 8,
  raptors: 4,
  raiders: 16,
  heavyRaiders: 4,
  basestars: 2,
  centurions: 4,
  nukes: 2,
}

export const civilianShips: GameSet['civilianShips'] = {
  empty: { count: 2, loses: {} },
  'population-1': { count: 6, loses: { population: 1 } },
  'population-2': { count: 2, loses: { population: 2 } },
  'population-fuel': { count: 1, loses: { population: 1, fuel: 1 } },
  'population-morale': { count: 1, loses: { population: 1, morale: 1 } },
}

export const galacticaDamage: GameSet['galacticaDamage'] = {
  'damage-ftl-control': {
    name: names`FTL Control Damaged | Control de Saltos dañado | FTL-Kontrolle beschädigt | Contrôle PRL endommagé | Kontrola FTL uszkodzona`,
    location: 'ftl-control',
  },
  'damage-weapons-control': {
    name: names`Weapons Control Damaged | Control de Armamento dañado | Waffenkontrolle beschädigt | Contrôle de l’armement endommagé | Kontrola uzbrojenia uszkodzona`,
    location: 'weapons-control',
  },
  'damage-command': {
    name: names`Command Damaged | Puente de Mando dañado | Kommandozentrale beschädigt | Passerelle endommagée | Centrum dowodzenia uszkodzone`,
    location: 'command',
  },
  'damage-admirals-quarters': {
    name: names`Admiral’s Quarters Damaged | Despacho del Almirante dañado | Admiralsquartier beschädigt | Quartiers de l’Amiral endommagés | Kwatera Admirała uszkodzona`,
    location: 'admirals-quarters',
  },
  'damage-hangar-deck': {
    name: names`Hangar Deck Damaged | Hangar dañado | Hangardeck beschädigt | Pont endommagé | Pokład hangarowy uszkodzony`,
    location: 'hangar-deck',
  },
  'damage-armory': {
    name: names`Armory Damaged | Arsenal dañado | Waffenkammer beschädigt | Armurerie endommagée | Zbrojownia uszkodzona`,
    location: 'armory',
  },
  'lose-fuel': {
    name: names`Fuel Lost | Pérdida de Combustible | Treibstoffverlust | Perte de carburant | Utrata paliwa`,
    loses: { fuel: 1 },
  },
  'lose-food': {
    name: names`Food Lost | Pérdida de Alimentos | Nahrungsverlust | Perte de nourriture | Utrata żywności`,
    loses: { food: 1 },
  },
}

/** What can happen to a basestar; there is one token of each. */
export const basestarTokens = {
  'critical-hit': names`Critical Hit | Impacto crítico | Kritischer Treffer | Coup critique | Trafienie krytyczne`,
  'disabled-hangar': names`Disabled Hangar | Hangar inutilizado | Hangar ausgefallen | Hangar avarié | Hangar unieruchomiony`,
  'disabled-weapons': names`Disabled Weapons | Armamento inutilizado | Waffen ausgefallen | Armes hors de combat | Uzbrojenie unieruchomione`,
  'structural-damage': names`Structural Damage | Daños estructurales | Strukturschaden | Structure endommagée | Uszkodzenie konstrukcji`,
}

/** The least roll for each result, best result first. */
export const attackTable: AttackTable = {
  raider: { viper: [[3, 'destroyed']], galactica: [[3, 'destroyed']] },
  heavyRaider: { viper: [[7, 'destroyed']], galactica: [[7, 'destroyed']] },
  centurion: { armory: [[7, 'destroyed']] },
  basestar: {
    viper: [[8, 'damaged']],
    galactica: [[5, 'damaged']],
    nuke: [
      [7, 'destroyedWithRaiders'],
      [3, 'destroyed'],
      [1, 'damagedTwice'],
    ],
  },
  viper: {
    raider: [
      [8, 'destroyed'],
      [5, 'damaged'],
    ],
  },
  galactica: { raider: [[8, 'damaged']], basestar: [[4, 'damaged']] },
}

/** Whoever is President holds the Quorum cards; the Admiral is none in the Brig. */

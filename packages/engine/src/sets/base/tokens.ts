// Ships, tokens, the attack table, titles and the lines of succession of the base game.

import type { AttackTable, GameSet, ShipCounts } from '../../core/card.ts'

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
  'damage-ftl-control': { location: 'ftl-control' },
  'damage-weapons-control': { location: 'weapons-control' },
  'damage-command': { location: 'command' },
  'damage-admirals-quarters': { location: 'admirals-quarters' },
  'damage-hangar-deck': { location: 'hangar-deck' },
  'damage-armory': { location: 'armory' },
  'lose-fuel': { loses: { fuel: 1 } },
  'lose-food': { loses: { food: 1 } },
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

export const succession: GameSet['succession'] = {
  admiral: [
    'william-adama',
    'saul-tigh',
    'karl-helo-agathon',
    'lee-apollo-adama',
    'kara-starbuck-thrace',
    'sharon-boomer-valerii',
    'chief-galen-tyrol',
    'tom-zarek',
    'gaius-baltar',
    'laura-roslin',
  ],
  president: [
    'laura-roslin',
    'gaius-baltar',
    'tom-zarek',
    'lee-apollo-adama',
    'william-adama',
    'karl-helo-agathon',
    'chief-galen-tyrol',
    'sharon-boomer-valerii',
    'saul-tigh',
    'kara-starbuck-thrace',
  ],
}

/** Whoever is President holds the Quorum cards; the Admiral is none in the Brig. */
export const titles: GameSet['titles'] = { president: {}, admiral: { lostInBrig: true } }

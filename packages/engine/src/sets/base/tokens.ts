// Ships, tokens, the objective and the lines of succession of the base game.

import type { GameSet } from '../../language/card.ts'

export const ships: NonNullable<GameSet['ships']> = {
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

export const objectives: GameSet['objectives'] = {
  kobol: { name: { en: 'Kobol', es: 'Kobol', de: 'Kobol', fr: 'Kobol', pl: 'Kobol' }, sleeper: 4, arrive: 8 },
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

// Damage tokens, the objective and the lines of succession of Pegasus.

import type { GameSet } from '../../language/card.ts'

export const damageTokens: GameSet['galacticaDamage'] = {
  'damage-pegasus-cic': { of: 'pegasus', location: 'pegasus-cic' },
  'damage-airlock': { of: 'pegasus', location: 'airlock' },
  'damage-main-batteries': { of: 'pegasus', location: 'main-batteries' },
  'damage-engine-room': { of: 'pegasus', location: 'engine-room' },
}

export const objectives: GameSet['objectives'] = {
  'new-caprica': {
    name: { en: 'New Caprica', es: 'Nueva Cáprica', de: 'Neu-Caprica', fr: 'Nouvelle Caprica', pl: 'Nowa Caprika' },
    sleeper: 4,
    arrive: 7,
    atOnce: true,
  },
}

export const succession: GameSet['succession'] = {
  admiral: [
    'helena-cain',
    'william-adama',
    'saul-tigh',
    'karl-helo-agathon',
    'lee-apollo-adama',
    'anastasia-dee-dualla',
    'kara-starbuck-thrace',
    'louanne-kat-katraine',
    'sharon-boomer-valerii',
    'chief-galen-tyrol',
    'tom-zarek',
    'ellen-tigh',
    'gaius-baltar',
    'laura-roslin',
  ],
  president: [
    'laura-roslin',
    'gaius-baltar',
    'tom-zarek',
    'ellen-tigh',
    'lee-apollo-adama',
    'william-adama',
    'karl-helo-agathon',
    'chief-galen-tyrol',
    'helena-cain',
    'anastasia-dee-dualla',
    'sharon-boomer-valerii',
    'saul-tigh',
    'kara-starbuck-thrace',
    'louanne-kat-katraine',
  ],
}

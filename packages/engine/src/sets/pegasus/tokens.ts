// Damage tokens and the lines of succession of Pegasus.

import type { Part } from '../../core/card.ts'
import type { Text } from '../../core/languages.ts'

export const damageTokens: Part['galacticaDamage'] = {
  'damage-pegasus-cic': { of: 'pegasus', location: 'pegasus-cic' },
  'damage-airlock': { of: 'pegasus', location: 'airlock' },
  'damage-main-batteries': { of: 'pegasus', location: 'main-batteries' },
  'damage-engine-room': { of: 'pegasus', location: 'engine-room' },
}

export const succession: Part['succession'] = {
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

/** What the tokens are called. */
export const tokenNames: Readonly<Record<string, Text>> = {
  'damage-pegasus-cic': {
    en: 'Pegasus CIC Damaged',
    es: 'CIC de Pegasus dañado',
    de: 'Pegasus-CIC beschädigt',
    fr: 'CIC du Pegasus endommagé',
    pl: 'CIC Pegasusa uszkodzone',
  },
  'damage-airlock': {
    en: 'Airlock Damaged',
    es: 'Esclusa dañada',
    de: 'Luftschleuse beschädigt',
    fr: 'Sas endommagé',
    pl: 'Śluza uszkodzona',
  },
  'damage-main-batteries': {
    en: 'Main Batteries Damaged',
    es: 'Baterías Principales dañadas',
    de: 'Hauptgeschütze beschädigt',
    fr: 'Batteries principales endommagées',
    pl: 'Baterie główne uszkodzone',
  },
  'damage-engine-room': {
    en: 'Engine Room Damaged',
    es: 'Sala de Máquinas dañada',
    de: 'Maschinenraum beschädigt',
    fr: 'Salle des machines endommagée',
    pl: 'Maszynownia uszkodzona',
  },
}

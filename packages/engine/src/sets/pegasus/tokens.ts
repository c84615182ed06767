// Damage tokens and the lines of succession of Pegasus.

import type { Part } from '../../core/card.ts'
import { names, type Text } from '../../core/languages.ts'

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
  'damage-pegasus-cic': names`Pegasus CIC Damaged | CIC de Pegasus dañado | Pegasus-CIC beschädigt | CIC du Pegasus endommagé | CIC Pegasusa uszkodzone`,
  'damage-airlock': names`Airlock Damaged | Esclusa dañada | Luftschleuse beschädigt | Sas endommagé | Śluza uszkodzona`,
  'damage-main-batteries': names`Main Batteries Damaged | Baterías Principales dañadas | Hauptgeschütze beschädigt | Batteries principales endommagées | Baterie główne uszkodzone`,
  'damage-engine-room': names`Engine Room Damaged | Sala de Máquinas dañada | Maschinenraum beschädigt | Salle des machines endommagée | Maszynownia uszkodzona`,
}

// The names that the base game adds to the engine's unions.

declare module '../../core/ids.ts' {
  interface LocationIds {
    'ftl-control': true
    'weapons-control': true
    command: true
    communications: true
    'admirals-quarters': true
    'research-lab': true
    armory: true
    'press-room': true
    'presidents-office': true
    administration: true
    caprica: true
    'cylon-fleet': true
    'human-fleet': true
  }
  interface CharacterIds {
    'william-adama': true
    'saul-tigh': true
    'karl-helo-agathon': true
    'lee-apollo-adama': true
    'kara-starbuck-thrace': true
    'sharon-boomer-valerii': true
    'gaius-baltar': true
    'tom-zarek': true
    'chief-galen-tyrol': true
  }
}

export type BaseIds = true

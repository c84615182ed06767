// The fullest tables there can be, one for each objective: seven players, every box, every variant that goes with a Cylon leader, and
// something of every kind in play.

import type { GameOptions, ObjectiveId } from '@cic/engine'
import type { Situation } from '@cic/engine/testing'

const options = (objective: ObjectiveId): Partial<GameOptions> => ({
  sets: ['base', 'pegasus', 'exodus', 'daybreak'],
  objective,
  personalGoals: true,
  finalFive: true,
  cylonFleet: true,
})

const everybody: Situation = {
  seats: ['roslin', 'adama', 'lee', 'starbuck', 'lampkin', 'cally', 'doral'],
  current: 'roslin',
  president: 'roslin',
  admiral: 'adama',
  cag: 'lee',
  loyalty: {
    roslin: ['personal-goal-acquire-power', 'final-five-damage-galactica', 'you-are-not-a-cylon'],
    cally: ['cylon-damage-galactica'],
  },
  hands: {
    roslin: [
      ...['politics 1', 'politics 2', 'politics 3', 'politics 0', 'leadership 5', 'leadership 1', 'leadership 2'],
      ...['leadership 0', 'tactics 3', 'tactics 1', 'piloting 2', 'engineering 2', 'engineering 1'],
      ...['treachery 0', 'treachery 3'],
    ],
    adama: ['leadership 3', 'tactics 2', 'politics 1'],
    lee: ['piloting 3', 'tactics 1'],
    starbuck: ['piloting 1', 'tactics 4'],
    lampkin: ['politics 4'],
    cally: ['treachery 3', 'treachery 3'],
    doral: ['treachery 3', 'politics 1'],
  },
  at: {
    roslin: 'quorum-chamber',
    adama: 'command',
    lee: 'portBow',
    starbuck: 'portAft',
    lampkin: 'quorum-chamber',
    cally: 'basestar-bridge',
    doral: 'sickbay',
  },
  inMarkVII: ['lee'],
  inAssaultRaptor: ['starbuck'],
  revealed: ['cally'],
  superCrises: { cally: ['bomb-on-colonial-1'] },
  infiltrating: ['doral'],
  mutineer: 'lampkin',
  mutiny: { roslin: ['panic'], lampkin: ['selfish-act', 'feed-the-people'], doral: ['armed-resistance'] },
  miracles: { adama: 0 },
  motives: { doral: ['learn-to-cherish', 'keep-them-docile', 'savor-their-demise'] },
  shownMotives: { doral: ['no-unnecessary-force'] },
  quorumHand: ['arrest-order', 'food-rationing', 'inspirational-speech'],
  inPlay: [{ card: 'assign-vice-president', holder: 'lampkin' }],
  executed: ['saul-tigh'],
  fuel: 2,
  food: 3,
  morale: 4,
  population: 5,
  jumpPreparation: 3,
  boarding: [0, 1, 0, 1],
  nukes: 1,
  damaged: ['ftl-control', 'weapons-control', 'hangar-deck', 'main-batteries'],
  travelled: ['deep-space', 'icy-moon', 'asteroid-field'],
  fleet: {
    front: { basestar: 1, raider: 2 },
    starboardBow: { raider: 3, heavyRaider: 1 },
    portBow: { heavyRaider: 1 },
    rear: { raider: 1 },
  },
  pursuit: 3,
  space: {
    front: { basestars: [['critical-hit']], raiders: 4 },
    starboardBow: { raiders: 3, heavyRaiders: 1 },
    starboardAft: { civilians: 2 },
    portBow: { vipers: 2, civilians: 1 },
    portAft: { civilians: 2 },
    rear: { civilians: 1, raiders: 1 },
  },
  markVII: { portBow: 1, reserves: 1 },
  assaultRaptors: { starboardAft: 1 },
  damagedVipers: 1,
  destroyedVipers: 1,
}

/** By objective, with all that only this one brings. */
export const fullest: Readonly<Record<ObjectiveId, Situation>> = {
  kobol: { ...everybody, options: options('kobol'), hubDestroyed: true },
  'new-caprica': {
    ...everybody,
    options: options('new-caprica'),
    at: {
      ...everybody.at,
      roslin: 'resistance-hq',
      adama: 'weapons-control',
      lampkin: 'resistance-hq',
      doral: 'medical-center',
      cally: 'occupation-authority',
    },
    newCaprica: { orbit: true, forces: [1, 1, 1] },
  },
  'ionian-nebula': {
    ...everybody,
    options: options('ionian-nebula'),
    trauma: {
      roslin: ['benevolent', 'antagonistic', 'antagonistic'],
      adama: ['antagonistic', 'antagonistic'],
      lee: ['benevolent'],
      starbuck: ['antagonistic', 'antagonistic', 'benevolent'],
      lampkin: ['antagonistic'],
    },
    traumaOn: { sickbay: 'antagonistic', brig: 'benevolent' },
    allies: [
      { ally: 'billy-keikeya', token: 'benevolent' },
      { ally: 'sharon-boomer-valerii', token: 'benevolent', by: 'roslin' },
      { ally: 'leoben-conoy', token: 'antagonistic', by: 'lee' },
    ],
  },
  earth: {
    ...everybody,
    options: options('earth'),
    at: { ...everybody.at, roslin: 'bridge', lampkin: 'bridge', cally: 'hub-destroyed', doral: 'hybrid-tank' },
    hubDestroyed: true,
    rebels: 'humans',
    mission: { card: 'digging-up-the-past', faceDown: true },
  },
}

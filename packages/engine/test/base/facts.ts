// What is printed on the components of the base game, as facts to check the cards against: numbers, skills, icons, copies.
// Skill types are letters: Politics, Leadership, Tactics, F for Piloting (flying), Engineering. A card has one copy, no
// jump icon and so on where nothing else is said.

/** Copies by strength. */
export const skillCards = {
  'consolidate-power': { skill: 'P', strengths: { 1: 8, 2: 6 } },
  'investigative-committee': { skill: 'P', strengths: { 3: 4, 4: 2, 5: 1 } },
  'executive-order': { skill: 'L', strengths: { 1: 8, 2: 6 } },
  'declare-emergency': { skill: 'L', strengths: { 3: 4, 4: 2, 5: 1 } },
  'launch-scout': { skill: 'T', strengths: { 1: 8, 2: 6 } },
  'strategic-planning': { skill: 'T', strengths: { 3: 4, 4: 2, 5: 1 } },
  'evasive-maneuvers': { skill: 'F', strengths: { 1: 8, 2: 6 } },
  'maximum-firepower': { skill: 'F', strengths: { 3: 4, 4: 2, 5: 1 } },
  repair: { skill: 'E', strengths: { 1: 8, 2: 6 } },
  'scientific-research': { skill: 'E', strengths: { 3: 4, 4: 2, 5: 1 } },
}

export const crises = {
  'a-traitor-accused': { chooser: 'current', difficulty: 8, skills: 'PL', activation: ['raiders'], jump: true },
  'admiral-grilled': { chooser: 'current', difficulty: 9, skills: 'PL', activation: ['raiders'], jump: true },
  ambush: {
    attack: {
      activate: ['basestars'],
      setup: {
        front: { raider: 4 },
        starboardAft: { civilian: 1 },
        rear: { basestar: 1, raider: 4 },
        portAft: { viper: 2, civilian: 1 },
        portBow: { civilian: 1 },
      },
    },
  },
  'analyze-enemy-fighter': { chooser: 'current', difficulty: 7, skills: 'TE', activation: ['raiders'], jump: true },
  besieged: {
    attack: {
      activate: ['raiders'],
      setup: {
        front: { civilian: 1 },
        starboardBow: { civilian: 1 },
        rear: { heavyRaider: 1 },
        portAft: { basestar: 1 },
        portBow: { raider: 4, viper: 2, civilian: 1 },
      },
    },
  },
  'boarding-parties': {
    attack: {
      activate: ['heavy'],
      setup: {
        front: { heavyRaider: 2 },
        starboardBow: { basestar: 1, raider: 4 },
        starboardAft: { heavyRaider: 2 },
        rear: { civilian: 1 },
        portAft: { civilian: 2 },
      },
    },
  },
  'bomb-threat': { chooser: 'current', difficulty: 13, skills: 'PLT', activation: ['raiders'], jump: true },
  'build-cylon-detector': { chooser: 'admiral', activation: ['heavy'] },
  'colonial-day': { chooser: 'current', difficulty: 10, skills: 'PT', activation: ['basestars'], jump: true },
  'crash-landing': { difficulty: 6, skills: 'TF', activation: ['heavy'] },
  'crippled-raider': { chooser: 'current', difficulty: 10, skills: 'TE', activation: ['raiders'], jump: true },
  'cylon-accusation': { difficulty: 10, skills: 'PLT', activation: ['raiders'] },
  'cylon-screenings': { chooser: 'current', difficulty: 9, skills: 'PL', activation: ['raiders'] },
  'cylon-swarm': {
    attack: {
      activate: ['basestars'],
      setup: {
        front: { basestar: 1, raider: 5 },
        starboardBow: { heavyRaider: 1 },
        rear: { civilian: 1 },
        portAft: { viper: 1, civilian: 1 },
        portBow: { viper: 1, civilian: 1 },
      },
    },
  },
  'cylon-tracking-device': { difficulty: 10, skills: 'TFE', activation: ['raiders'] },
  'cylon-virus': { difficulty: 13, skills: 'TE', activation: ['launch'] },
  'declare-martial-law': { chooser: 'admiral', activation: ['basestars'] },
  'detector-sabotage': { difficulty: 8, skills: 'LT', activation: ['heavy'], jump: true },
  'elections-loom': { difficulty: 8, skills: 'PL', partial: 5, activation: ['heavy'], jump: true },
  'food-shortage': { copies: 4, chooser: 'president', activation: ['raiders'], jump: true },
  'forced-water-mining': { chooser: 'current', difficulty: 17, skills: 'PLTE', activation: ['raiders'], jump: true },
  'fulfiller-of-prophecy': { chooser: 'current', difficulty: 6, skills: 'PL', activation: ['basestars'] },
  'guilt-by-collusion': { difficulty: 9, skills: 'LT', activation: ['raiders'], jump: true },
  'hangar-accident': { difficulty: 10, skills: 'TFE', partial: 7, activation: ['heavy'], jump: true },
  'heavy-assault': {
    attack: {
      activate: ['raiders'],
      setup: {
        front: { basestar: 1 },
        starboardBow: { basestar: 1 },
        rear: { civilian: 1 },
        portAft: { civilian: 1 },
        portBow: { viper: 1, civilian: 1 },
      },
    },
  },
  'informing-the-public': { chooser: 'current', difficulty: 7, skills: 'PL', activation: ['raiders'], jump: true },
  'jammed-assault': {
    attack: {
      activate: ['raiders'],
      setup: {
        front: { civilian: 1 },
        starboardBow: { raider: 4 },
        starboardAft: { basestar: 1, heavyRaider: 2 },
        rear: { civilian: 1 },
        portAft: { viper: 1, civilian: 1 },
        portBow: { viper: 1, civilian: 1 },
      },
    },
  },
  'jump-computer-failure': { difficulty: 7, skills: 'TE', activation: ['launch'] },
  'keep-tabs-on-visitor': { chooser: 'current', difficulty: 12, skills: 'PLT', activation: ['raiders'], jump: true },
  'legendary-discovery': { difficulty: 14, skills: 'TF', activation: ['launch'], distance: 1 },
  'loss-of-a-friend': { difficulty: 9, skills: 'PL', partial: 7, activation: ['heavy'], jump: true },
  'low-supplies': { difficulty: 7, skills: 'PL', activation: ['raiders'] },
  'mandatory-testing': { difficulty: 13, skills: 'PL', partial: 9, activation: ['heavy'], jump: true },
  'missing-g4-explosives': { difficulty: 7, skills: 'LT', activation: ['raiders'] },
  'network-computers': { chooser: 'current', difficulty: 11, skills: 'PTE', activation: ['raiders'], jump: true },
  'prison-labor': { difficulty: 10, skills: 'PLT', activation: ['raiders'] },
  'prisoner-revolt': { difficulty: 11, skills: 'PLT', partial: 6, activation: ['heavy'], jump: true },
  'raiding-party': {
    attack: {
      activate: ['raiders'],
      setup: {
        starboardAft: { basestar: 1, raider: 3 },
        rear: { heavyRaider: 2, raider: 2 },
        portAft: { civilian: 1 },
        portBow: { viper: 2, civilian: 2 },
      },
    },
  },
  'requested-resignation': { chooser: 'admiral', activation: ['basestars'] },
  'rescue-caprica-survivors': { chooser: 'president', activation: ['raiders'], jump: true },
  'rescue-mission-b': { chooser: 'admiral', activation: ['basestars'], jump: true },
  'rescue-mission-r': { chooser: 'admiral', activation: ['raiders'], jump: true },
  'rescue-the-fleet': { chooser: 'admiral', activation: ['raiders'], jump: true },
  resistance: { difficulty: 12, skills: 'PLT', partial: 9, activation: ['heavy'], jump: true },
  'riots-b': { chooser: 'admiral', activation: ['basestars'], jump: true },
  'riots-l': { chooser: 'admiral', activation: ['launch'] },
  'scouting-for-fuel': { chooser: 'current', difficulty: 12, skills: 'TF', activation: ['raiders'], jump: true },
  'scouting-for-water': { chooser: 'current', difficulty: 9, skills: 'TF', activation: ['raiders'], jump: true },
  'security-breach': { difficulty: 6, skills: 'LT', activation: ['launch'] },
  'send-survey-team': { chooser: 'current', difficulty: 15, skills: 'TFE', activation: ['raiders'], jump: true },
  'sleep-deprivation': { chooser: 'admiral', activation: ['basestars'], jump: true },
  surrounded: {
    attack: {
      activate: ['basestars'],
      setup: {
        front: { raider: 4 },
        starboardBow: { basestar: 1 },
        starboardAft: { raider: 3, heavyRaider: 1 },
        rear: { civilian: 1 },
        portAft: { viper: 1, civilian: 1 },
        portBow: { viper: 1, civilian: 1 },
      },
    },
  },
  'tactical-strike': {
    attack: {
      activate: ['raiders'],
      setup: {
        front: { heavyRaider: 1 },
        starboardAft: { civilian: 1 },
        rear: { civilian: 1 },
        portAft: { viper: 2, civilian: 1 },
        portBow: { basestar: 1, raider: 5 },
      },
    },
  },
  'terrorist-bomber': { difficulty: 9, skills: 'LT', activation: ['heavy'], jump: true },
  'terrorist-investigations': { difficulty: 12, skills: 'PL', partial: 6, activation: ['heavy'], jump: true },
  'the-olympic-carrier': { difficulty: 11, skills: 'PLF', partial: 8, activation: ['heavy'], jump: true },
  'thirty-three': {
    attack: {
      activate: ['raiders'],
      setup: {
        front: { basestar: 1 },
        starboardAft: { civilian: 1 },
        rear: { civilian: 1 },
        portAft: { viper: 1, civilian: 1 },
        portBow: { viper: 1, civilian: 1 },
      },
    },
  },
  'unexpected-reunion': { difficulty: 8, skills: 'PLT', activation: ['raiders'] },
  'unidentified-ship': { difficulty: 10, skills: 'TF', activation: ['launch'] },
  'water-sabotaged': { chooser: 'current', difficulty: 13, skills: 'PLT', activation: ['raiders'], jump: true },
  'water-shortage-b': { copies: 3, chooser: 'president', activation: ['basestars'], jump: true },
  'water-shortage-b-nojump': { chooser: 'president', activation: ['basestars'] },
  'water-shortage-r': { chooser: 'president', activation: ['raiders'], jump: true },
  'weapon-malfunction': { difficulty: 11, skills: 'TFE', activation: ['launch'] },
  'witch-hunt': { difficulty: 10, skills: 'PL', partial: 6, activation: ['heavy'], jump: true },
}

export const superCrises = {
  'bomb-on-colonial-1': { difficulty: 15, skills: 'TFE' },
  'cylon-intruders': { difficulty: 18, skills: 'LT', partial: 14 },
  'fleet-mobilization': { difficulty: 24, skills: 'LTFE' },
  'inbound-nukes': { difficulty: 15, skills: 'LT' },
  'massive-assault': {
    attack: {
      activate: ['heavy', 'basestars'],
      setup: {
        starboardBow: { basestar: 1, raider: 4 },
        starboardAft: { basestar: 1, raider: 2, heavyRaider: 1 },
        portAft: { viper: 1, civilian: 2 },
        portBow: { viper: 1, civilian: 2 },
      },
    },
  },
}

/** Copies. */
export const quorum = {
  'accept-prophecy': 1,
  'arrest-order': 2,
  'assign-arbitrator': 1,
  'assign-mission-specialist': 1,
  'assign-vice-president': 1,
  'authorization-of-brutal-force': 2,
  'encourage-mutiny': 1,
  'food-rationing': 2,
  'inspirational-speech': 4,
  'presidential-pardon': 1,
  'release-cylon-mugshots': 1,
}

export const destinations = {
  'asteroid-field': { copies: 2, distance: 3 },
  'barren-planet': { copies: 4, distance: 2 },
  'cylon-ambush': { copies: 1, distance: 3 },
  'cylon-refinery': { copies: 1, distance: 2 },
  'deep-space': { copies: 3, distance: 2 },
  'desolate-moon': { copies: 1, distance: 3 },
  'icy-moon': { copies: 2, distance: 1 },
  'ragnar-anchorage': { copies: 1, distance: 1 },
  'remote-planet': { copies: 3, distance: 2 },
  'tylium-planet': { copies: 4, distance: 1 },
}

export const loyalty = {
  'you-are-not-a-cylon': { copies: 11, side: 'human' },
  'cylon-reduce-morale': { copies: 1, side: 'cylon' },
  'cylon-send-to-sickbay': { copies: 1, side: 'cylon' },
  'cylon-send-to-brig': { copies: 1, side: 'cylon' },
  'cylon-damage-galactica': { copies: 1, side: 'cylon' },
  'you-are-a-sympathizer': { copies: 1, side: 'sympathizer' },
}

/** Each has an ability, an ability once per game and a weakness, in this order. */
export const characters = {
  'william-adama': {
    type: 'military leader',
    skills: ['3 L', '2 T'],
    setup: 'admirals-quarters',
    abilities: ['Inspirational Leader', 'Command Authority', 'Emotionally Attached'],
  },
  'saul-tigh': {
    type: 'military leader',
    skills: ['2 L', '3 T'],
    setup: 'command',
    abilities: ['Cylon Hatred', 'Declare Martial Law', 'Alcoholic'],
  },
  'karl-helo-agathon': {
    type: 'military leader',
    skills: ['2 L', '2 T', '1 F'],
    setup: 'stranded',
    abilities: ['ECO Officer', 'Moral Compass', 'Stranded'],
  },
  'lee-apollo-adama': {
    type: 'pilot',
    skills: ['1 T', '2 F', '2 L/P'],
    setup: 'viper',
    abilities: ['Alert Viper Pilot', 'CAG', 'Headstrong'],
  },
  'kara-starbuck-thrace': {
    type: 'pilot',
    skills: ['2 T', '2 F', '1 L/E'],
    setup: 'hangar-deck',
    abilities: ['Expert Pilot', 'Secret Destiny', 'Insubordinate'],
  },
  'sharon-boomer-valerii': {
    type: 'pilot',
    skills: ['2 T', '2 F', '1 E'],
    setup: 'armory',
    abilities: ['Recon', 'Mysterious Intuition', 'Sleeper Agent'],
  },
  'laura-roslin': {
    type: 'political leader',
    skills: ['3 P', '2 L'],
    setup: 'presidents-office',
    abilities: ['Religious Visions', 'Skilled Politician', 'Terminal Illness'],
  },
  'gaius-baltar': {
    type: 'political leader',
    skills: ['2 P', '1 L', '1 E'],
    setup: 'research-lab',
    abilities: ['Delusional Intuition', 'Cylon Detector', 'Coward'],
  },
  'tom-zarek': {
    type: 'political leader',
    skills: ['2 P', '2 L', '1 T'],
    setup: 'administration',
    abilities: ['Friends in Low Places', 'Unconventional Tactics', 'Convicted Criminal'],
  },
  'chief-galen-tyrol': {
    type: 'support',
    skills: ['1 P', '2 L', '2 E'],
    setup: 'hangar-deck',
    abilities: ['Maintenance Engineer', 'Blind Devotion', 'Reckless'],
  },
}

export const locations = {
  'ftl-control': { board: 'galactica', who: 'humans', damageable: true },
  'weapons-control': { board: 'galactica', who: 'humans', damageable: true },
  command: { board: 'galactica', who: 'humans', damageable: true },
  communications: { board: 'galactica', who: 'humans' },
  'admirals-quarters': { board: 'galactica', who: 'humans', damageable: true, check: { difficulty: 7, skills: 'LT' } },
  'research-lab': { board: 'galactica', who: 'humans' },
  'hangar-deck': { board: 'galactica', who: 'humans', damageable: true },
  armory: { board: 'galactica', who: 'humans', damageable: true },
  sickbay: { board: 'galactica', who: 'humans', hazard: true },
  brig: { board: 'galactica', who: 'humans', hazard: true, check: { difficulty: 7, skills: 'PT' } },
  'press-room': { board: 'colonial-one', who: 'humans' },
  'presidents-office': { board: 'colonial-one', who: 'humans' },
  administration: { board: 'colonial-one', who: 'humans', check: { difficulty: 5, skills: 'PL' } },
  caprica: { board: 'cylon-locations', who: 'cylons' },
  'cylon-fleet': { board: 'cylon-locations', who: 'cylons' },
  'human-fleet': { board: 'cylon-locations', who: 'cylons' },
  'resurrection-ship': { board: 'cylon-locations', who: 'cylons' },
}

/** How many cards of each kind the box holds. */
export const deckSizes = { skillCards: 105, crises: 70, superCrises: 5, quorum: 17, destinations: 22, loyalty: 16 }

export const ships = { vipers: 8, raptors: 4, raiders: 16, heavyRaiders: 4, basestars: 2, centurions: 4, nukes: 2 }

/** How many of each, and what is lost with one. */
export const civilianShips = [
  { count: 2, loses: {} },
  { count: 6, loses: { population: 1 } },
  { count: 2, loses: { population: 2 } },
  { count: 1, loses: { population: 1, fuel: 1 } },
  { count: 1, loses: { population: 1, morale: 1 } },
]

export const galacticaDamage = {
  'damage-ftl-control': { location: 'ftl-control' },
  'damage-weapons-control': { location: 'weapons-control' },
  'damage-command': { location: 'command' },
  'damage-admirals-quarters': { location: 'admirals-quarters' },
  'damage-hangar-deck': { location: 'hangar-deck' },
  'damage-armory': { location: 'armory' },
  'lose-fuel': { loses: { fuel: 1 } },
  'lose-food': { loses: { food: 1 } },
}

export const basestarDamage = ['critical-hit', 'disabled-hangar', 'disabled-weapons', 'structural-damage']

export const objectives = { kobol: { sleeper: 4, arrive: 8 } }

export const resources = {
  start: { fuel: 8, food: 8, morale: 10, population: 12 },
  easier: { fuel: 10, food: 10, morale: 12, population: 14 },
  harder: { fuel: 6, food: 6, morale: 8, population: 10 },
  withoutSympathizer: { fuel: 8, food: 7, morale: 9, population: 10 },
  most: 15,
  /** Red at this or below. */
  red: { fuel: 4, food: 4, morale: 5, population: 6 },
}

/** Clockwise; Galactica faces the front. */
export const spaceAreas = ['front', 'starboardBow', 'starboardAft', 'rear', 'portAft', 'portBow']
export const launchIcons = ['portBow', 'portAft']

/** Spaces 0 (Start) to 2 are red, 3 and 4 are blue and cost population at FTL Control, 5 is Auto Jump. */
export const jumpTrack = { firstBlue: 3, autoJump: 5, populationLoss: { 3: 3, 4: 1 } }

/** Spaces before the one on which the humans lose, Start included. */
export const boardingTrack = 4

export const initialPlacement = {
  front: { basestar: 1, raider: 3 },
  portBow: { viper: 1 },
  portAft: { viper: 1 },
  rear: { civilian: 2 },
  reserves: { vipers: 6, raptors: 4 },
}

/** Eight letters for the rolls 1 to 8: miss, Damaged, twice damaged (2), eXploded, exploded with 3 Raiders. */
export const attackTable = {
  'viper against raider': '--XXXXXX',
  'viper against heavyRaider': '------XX',
  'viper against basestar': '-------D',
  'galactica against raider': '--XXXXXX',
  'galactica against heavyRaider': '------XX',
  'galactica against basestar': '----DDDD',
  'nuke against basestar': '22XXXXRR',
  'armory against centurion': '------XX',
  'raider against viper': '----DDDX',
  'raider against civilian': 'XXXXXXXX',
  'raider against galactica': '-------D',
  'basestar against galactica': '---DDDDD',
}

export const succession = {
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

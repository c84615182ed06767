// What is printed on the components of Pegasus, as facts to check the cards against: numbers, skills, icons, copies. Skill types
// are letters as in the facts of the base game, X for Treachery. What is not said is not there.

export const skillCards = {
  'investigative-committee': {
    skill: 'P',
    strengths: {
      '3': 4,
      '4': 2,
      '5': 1,
    },
  },
  'support-the-people': {
    skill: 'P',
    strengths: {
      '1': 1,
      '2': 1,
    },
  },
  'preventative-policy': {
    skill: 'P',
    strengths: {
      '3': 1,
      '4': 1,
      '5': 1,
    },
  },
  'major-victory': {
    skill: 'L',
    strengths: {
      '1': 1,
      '2': 1,
    },
  },
  'at-any-cost': {
    skill: 'L',
    strengths: {
      '3': 1,
      '4': 1,
      '5': 1,
    },
  },
  'guts-and-initiative': {
    skill: 'T',
    strengths: {
      '1': 1,
      '2': 1,
    },
  },
  'critical-situation': {
    skill: 'T',
    strengths: {
      '3': 1,
      '4': 1,
      '5': 1,
    },
  },
  'full-throttle': {
    skill: 'F',
    strengths: {
      '1': 1,
      '2': 1,
    },
  },
  'run-interference': {
    skill: 'F',
    strengths: {
      '3': 1,
      '4': 1,
      '5': 1,
    },
  },
  'jury-rigged': {
    skill: 'E',
    strengths: {
      '1': 1,
      '2': 1,
    },
  },
  calculations: {
    skill: 'E',
    strengths: {
      '3': 1,
      '4': 1,
      '5': 1,
    },
  },
  'broadcast-location': {
    skill: 'X',
    strengths: {
      '1': 8,
    },
  },
  'by-your-command': {
    skill: 'X',
    strengths: {
      '1': 4,
    },
  },
  'special-destiny': {
    skill: 'X',
    strengths: {
      '2': 5,
    },
  },
  'gods-plan': {
    skill: 'X',
    strengths: {
      '2': 3,
    },
  },
  sabotage: {
    skill: 'X',
    strengths: {
      '3': 4,
    },
  },
  'human-weakness': {
    skill: 'X',
    strengths: {
      '3': 2,
    },
  },
}

export const crises = {
  'a-verdict-of-guilty': {
    chooser: 'admiral',
    activation: ['basestars'],
    jump: true,
  },
  'an-offer-of-peace': {
    difficulty: 12,
    skills: 'PL',
    partial: 6,
    activation: ['launch'],
  },
  'assassination-plot': {
    chooser: 'president',
    activation: ['basestars'],
    jump: true,
  },
  'civilian-ship-nuked': {
    chooser: 'president',
    activation: ['raiders'],
    jump: true,
  },
  'code-blue': {
    chooser: 'current',
    difficulty: 13,
    skills: 'PLT',
    activation: ['heavy'],
    jump: true,
  },
  'defending-a-prisoner': {
    difficulty: 11,
    skills: 'PL',
    activation: ['heavy'],
    jump: true,
  },
  dogfight: {
    attack: {
      activate: ['raiders'],
      setup: {
        starboardAft: {
          basestar: 1,
          raider: 2,
        },
        rear: {
          raider: 2,
        },
        portAft: {
          viper: 1,
        },
        portBow: {
          viper: 1,
          civilian: 1,
        },
      },
    },
  },
  'food-hoarding-in-the-fleet': {
    chooser: 'president',
    activation: ['raiders'],
    jump: true,
  },
  'medical-breakthrough': {
    difficulty: 12,
    skills: 'PLE',
    partial: 6,
    activation: ['heavy'],
  },
  'pressure-the-supply-ships': {
    chooser: 'admiral',
    activation: ['raiders'],
    jump: true,
  },
  'reunite-the-fleet': {
    chooser: 'current',
    difficulty: 10,
    skills: 'PL',
    activation: ['raiders'],
  },
  'review-galacticas-log': {
    difficulty: 14,
    skills: 'PLT',
    partial: 6,
    activation: ['raiders'],
    jump: true,
  },
  'sabotage-investigated': {
    difficulty: 9,
    skills: 'TE',
    activation: ['heavy'],
    jump: true,
  },
  scar: {
    attack: {
      activate: ['raiders'],
      setup: {
        starboardBow: {
          raider: 1,
        },
        rear: {
          civilian: 2,
        },
        portAft: {
          viper: 1,
        },
        portBow: {
          viper: 1,
        },
      },
    },
  },
  'standoff-with-pegasus': {
    difficulty: 22,
    skills: 'PLTF',
    activation: ['launch'],
  },
  'suspicious-election-results': {
    chooser: 'admiral',
    activation: ['raiders'],
  },
  'the-black-market': {
    chooser: 'current',
    difficulty: 13,
    skills: 'PLT',
    activation: ['raiders'],
    jump: true,
  },
  'the-guardians': {
    attack: {
      activate: ['basestars'],
      setup: {
        front: {
          basestar: 1,
        },
        starboardBow: {
          raider: 2,
        },
        starboardAft: {
          heavyRaider: 1,
        },
        rear: {
          civilian: 1,
        },
        portAft: {
          viper: 1,
        },
        portBow: {
          raider: 2,
          viper: 1,
        },
      },
    },
  },
  'training-snafu': {
    difficulty: 8,
    skills: 'LF',
    activation: ['basestars'],
    jump: true,
  },
  'unsettling-stories': {
    chooser: 'current',
    difficulty: 9,
    skills: 'PL',
    activation: ['raiders'],
    jump: true,
  },
}

export const newCapricaCrises = {
  'a-cylon-ally': {
    chooser: 'admiral',
    activation: ['raiders', 'occupation'],
    jump: true,
  },
  'arrests-at-night': {
    chooser: 'current',
    difficulty: 10,
    skills: 'LT',
    activation: ['launch'],
    jump: true,
  },
  'attack-on-the-power-plant': {
    chooser: 'president',
    activation: ['launch'],
    jump: true,
  },
  'betrayed-from-within': {
    difficulty: 9,
    skills: 'PL',
    partial: 6,
    activation: ['raiders'],
    jump: true,
  },
  'brutal-treatment': {
    chooser: 'current',
    difficulty: 9,
    skills: 'PT',
    activation: ['basestars', 'occupation'],
    jump: true,
  },
  'centurion-ambush': {
    difficulty: 7,
    skills: 'TF',
    activation: ['raiders'],
    jump: true,
  },
  'contact-informant': {
    chooser: 'current',
    difficulty: 9,
    skills: 'PT',
    activation: ['raiders', 'occupation'],
    jump: true,
  },
  'contact-raptor': {
    difficulty: 7,
    skills: 'PE',
    activation: ['raiders'],
    jump: true,
  },
  'decode-cylon-maps': {
    difficulty: 8,
    skills: 'TE',
    activation: ['heavy', 'occupation'],
  },
  'demanded-surrender': {
    chooser: 'president',
    activation: ['basestars', 'occupation'],
  },
  'dissent-among-cylons': {
    difficulty: 12,
    skills: 'PL',
    partial: 7,
    activation: ['launch'],
    jump: true,
  },
  'establish-sanitation': {
    chooser: 'president',
    activation: ['raiders'],
    jump: true,
  },
  'execution-list': {
    chooser: 'president',
    activation: ['heavy', 'occupation'],
    jump: true,
  },
  'held-for-questioning': {
    chooser: 'current',
    difficulty: 10,
    skills: 'PLT',
    activation: ['heavy', 'occupation'],
    jump: true,
  },
  'hiding-underground': {
    chooser: 'current',
    difficulty: 9,
    skills: 'LT',
    activation: ['raiders', 'occupation'],
    jump: true,
  },
  'intra-atmos-entry': {
    difficulty: 15,
    skills: 'LTFE',
    partial: 9,
    activation: ['heavy'],
    jump: true,
  },
  'keeping-hera-hidden': {
    chooser: 'president',
    activation: ['raiders', 'occupation'],
    jump: true,
  },
  'labor-union-strike': {
    difficulty: 13,
    skills: 'PT',
    partial: 10,
    activation: ['raiders', 'occupation'],
    jump: true,
  },
  'marine-reinforcements': {
    chooser: 'admiral',
    activation: ['raiders'],
  },
  'meet-liaison-officer': {
    difficulty: 10,
    skills: 'PT',
    activation: ['raiders'],
    jump: true,
  },
  'ncp-graduation': {
    chooser: 'admiral',
    activation: ['heavy'],
    jump: true,
  },
  'ncp-recruitment': {
    chooser: 'current',
    difficulty: 8,
    skills: 'PL',
    activation: ['raiders'],
  },
  'organize-the-pilots': {
    difficulty: 9,
    skills: 'PF',
    activation: ['basestars'],
  },
  'playing-with-emotions': {
    chooser: 'current',
    difficulty: 7,
    skills: 'PT',
    activation: ['launch'],
    jump: true,
  },
  'prepare-for-a-fight': {
    chooser: 'current',
    difficulty: 8,
    skills: 'LTE',
    activation: ['raiders', 'occupation'],
    jump: true,
  },
  'prepare-the-civilians': {
    difficulty: 9,
    skills: 'PL',
    activation: ['raiders'],
    jump: true,
  },
  'recover-launch-keys': {
    difficulty: 10,
    skills: 'LTE',
    activation: ['basestars'],
  },
  'rescue-detainees': {
    chooser: 'current',
    difficulty: 9,
    skills: 'LT',
    activation: ['heavy', 'occupation'],
    jump: true,
  },
  'resistance-bombings': {
    difficulty: 12,
    skills: 'LTE',
    partial: 7,
    activation: ['basestars', 'occupation'],
  },
  'second-thoughts': {
    difficulty: 9,
    skills: 'PL',
    activation: ['basestars', 'occupation'],
    jump: true,
  },
}

export const superCrises = {
  'demand-peace-manifesto': {
    chooser: 'admiral',
  },
  'footage-transmitted': {
    difficulty: 17,
    skills: 'PLT',
    partial: 12,
  },
  'lured-into-a-trap': {
    attack: {
      activate: ['raiders'],
      setup: {
        starboardBow: {
          basestar: 1,
          raider: 3,
        },
        starboardAft: {
          basestar: 1,
          raider: 3,
        },
        rear: {
          heavyRaider: 1,
        },
        portAft: {
          viper: 1,
          civilian: 1,
        },
        portBow: {
          viper: 1,
          civilian: 1,
        },
      },
    },
  },
  'psychological-warfare': {
    chooser: 'president',
  },
  'the-farm': {
    difficulty: 15,
    skills: 'TE',
    partial: 8,
  },
}

export const quorum = {
  'assign-chief-of-staff': 1,
  'civilian-self-defense': 1,
  'consult-the-oracle': 1,
  'enact-production-quotas': 1,
  eulogy: 1,
  'execute-prisoner': 1,
  probation: 1,
  'resources-for-galactica': 1,
  'unsavory-connections': 1,
}

export const destinations = {
  'a-civilian-convoy': {
    copies: 1,
    distance: 3,
  },
  'binary-star': {
    copies: 1,
    distance: 2,
  },
  'gas-cloud': {
    copies: 1,
    distance: 1,
  },
  'mining-asteroid': {
    copies: 1,
    distance: 2,
  },
  misjump: {
    copies: 1,
    distance: 0,
  },
}

export const loyalty = {
  'you-are-not-a-cylon-pegasus': {
    copies: 1,
    side: 'human',
  },
  'cylon-treachery': {
    copies: 1,
    side: 'cylon',
  },
  'you-are-a-sympathetic-cylon': {
    copies: 1,
    side: 'sympathetic',
  },
}

export const agendas = {
  genocide: {
    side: 'hostile',
    wins: 'cylons',
  },
  'grant-mercy': {
    side: 'hostile',
    wins: 'humans',
  },
  'mutual-annihilation': {
    side: 'hostile',
    wins: 'humans',
  },
  'reduce-them-to-ruins': {
    side: 'hostile',
    wins: 'cylons',
  },
  'show-their-true-nature': {
    side: 'hostile',
    wins: 'cylons',
  },
  'siege-warfare': {
    side: 'hostile',
    wins: 'cylons',
  },
  'convert-the-infidels': {
    side: 'sympathetic',
    wins: 'humans',
  },
  'guide-them-to-destiny': {
    side: 'sympathetic',
    wins: 'humans',
  },
  'join-the-colonials': {
    side: 'sympathetic',
    wins: 'humans',
  },
  'prove-their-worth': {
    side: 'sympathetic',
    wins: 'humans',
  },
  'salvage-their-equipment': {
    side: 'sympathetic',
    wins: 'cylons',
  },
  'the-illusion-of-hope': {
    side: 'sympathetic',
    wins: 'cylons',
  },
}

export const characters = {
  'helena-cain': {
    type: 'military leader',
    skills: ['2 L', '2 T', '1 L/T'],
    abilities: ['Intolerant', 'Blind Jump', 'Bent on Revenge'],
  },
  'anastasia-dee-dualla': {
    type: 'support',
    skills: ['1 L', '3 T', '1 E'],
    abilities: ['Efficient', 'Fast Learner', 'Emotionally Fragile'],
  },
  'ellen-tigh': {
    type: 'political leader',
    skills: ['2 P', '2 L', '1 X'],
    abilities: ['Politically Adroit', 'Manipulative', 'Nothing But Trouble'],
  },
  'louanne-kat-katraine': {
    type: 'pilot',
    skills: ['1 L', '2 T', '2 F'],
    abilities: ['Hotshot', 'Sacrifice', 'Stim Junkie'],
  },
  cavil: {
    type: 'cylon leader',
    skills: ['1 T', '1 X/E'],
    abilities: ['Primacy', 'Aggressive Tactics', 'Lies and Secrets'],
  },
  'leoben-conoy': {
    type: 'cylon leader',
    skills: ['1 P', '1 X/E'],
    abilities: ['Glimpse the Face of God', 'Cryptic Message', 'Clouded'],
  },
  'caprica-six': {
    type: 'cylon leader',
    skills: ['1 L', '1 X/E'],
    abilities: ['Intimate', 'Human Delusion', 'Conflicted Loyalties'],
  },
}

export const locations = {
  'pegasus-cic': {
    board: 'pegasus',
    who: 'humans',
    damageable: true,
  },
  airlock: {
    board: 'pegasus',
    who: 'humans',
    damageable: true,
    check: {
      difficulty: 12,
      skills: 'PTX',
    },
  },
  'main-batteries': {
    board: 'pegasus',
    who: 'humans',
    damageable: true,
  },
  'engine-room': {
    board: 'pegasus',
    who: 'humans',
    damageable: true,
  },
  caprica: {
    board: 'cylon-locations',
    who: 'cylons',
  },
  'cylon-fleet': {
    board: 'cylon-locations',
    who: 'cylons',
  },
  'human-fleet': {
    board: 'cylon-locations',
    who: 'cylons',
  },
  'resurrection-ship': {
    board: 'cylon-locations',
    who: 'cylons',
    hazard: true,
  },
  'medical-center': {
    board: 'new-caprica',
    who: 'both',
    hazard: true,
  },
  detention: {
    board: 'new-caprica',
    who: 'humans',
    hazard: true,
    check: {
      difficulty: 9,
      skills: 'PT',
    },
  },
  'resistance-hq': {
    board: 'new-caprica',
    who: 'both',
    check: {
      difficulty: 7,
      skills: 'LTX',
    },
  },
  'occupation-authority': {
    board: 'new-caprica',
    who: 'both',
  },
  'breeders-canyon': {
    board: 'new-caprica',
    who: 'both',
  },
  shipyard: {
    board: 'new-caprica',
    who: 'both',
  },
}

export const succession = {
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

export const damage = {
  'damage-pegasus-cic': 'pegasus-cic',
  'damage-airlock': 'airlock',
  'damage-main-batteries': 'main-batteries',
  'damage-engine-room': 'engine-room',
}

// What is printed on the components of Exodus, as facts to check the cards against: numbers, skills, icons, copies. Skill types are
// letters as in the facts of the base game. What is not said is not there; what needs the Cylon Fleet is not in these decks.

export const skillCards = {
  'red-tape': {
    skill: 'P',
    strengths: {
      '0': 3,
    },
  },
  'political-prowess': {
    skill: 'P',
    strengths: {
      '6': 1,
    },
  },
  'iron-will': {
    skill: 'L',
    strengths: {
      '0': 3,
    },
  },
  'state-of-emergency': {
    skill: 'L',
    strengths: {
      '6': 1,
    },
  },
  'trust-instincts': {
    skill: 'T',
    strengths: {
      '0': 3,
    },
  },
  'scout-for-fuel': {
    skill: 'T',
    strengths: {
      '6': 1,
    },
  },
  'protect-the-fleet': {
    skill: 'F',
    strengths: {
      '0': 3,
    },
  },
  'best-of-the-best': {
    skill: 'F',
    strengths: {
      '6': 1,
    },
  },
  'establish-network': {
    skill: 'E',
    strengths: {
      '0': 3,
    },
  },
  'build-nuke': {
    skill: 'E',
    strengths: {
      '6': 1,
    },
  },
}

export const crises = {
  'airlock-leak': {
    difficulty: 6,
    skills: 'TE',
    activation: ['heavy'],
  },
  'ambushed-by-the-press': {
    chooser: 'president',
    activation: ['raiders'],
    jump: true,
  },
  'appoint-head-of-security': {
    chooser: 'admiral',
    activation: ['launch'],
  },
  'centurion-assault': {
    difficulty: 9,
    skills: 'TF',
    activation: ['launch'],
  },
  'consult-the-prisoner': {
    chooser: 'current',
    difficulty: 13,
    skills: 'PTE',
    activation: ['basestars'],
    jump: true,
  },
  'controversial-manuscript': {
    chooser: 'president',
    activation: ['raiders'],
    jump: true,
  },
  'cylon-genocide': {
    chooser: 'current',
    difficulty: 21,
    skills: 'PLTE',
    activation: ['raiders'],
    jump: true,
  },
  'divisive-behavior': {
    difficulty: 10,
    skills: 'PLT',
    consequence: true,
    activation: ['heavy'],
    jump: true,
  },
  'familiar-face': {
    chooser: 'current',
    difficulty: 12,
    skills: 'PLT',
    activation: ['raiders'],
    jump: true,
  },
  'guilty-conscience': {
    difficulty: 7,
    skills: 'PL',
    activation: ['heavy'],
    jump: true,
  },
  'haunted-by-the-past': {
    difficulty: 12,
    skills: 'PL',
    consequence: true,
    activation: ['heavy'],
    jump: true,
  },
  'hera-rescued': {
    chooser: 'current',
    difficulty: 10,
    skills: 'PL',
    activation: ['raiders'],
    jump: true,
  },
  'hidden-explosives': {
    chooser: 'admiral',
    activation: ['raiders'],
    jump: true,
  },
  'hidden-identity': {
    difficulty: 12,
    skills: 'PLT',
    activation: ['launch'],
  },
  'in-the-ring': {
    difficulty: 12,
    skills: 'PLT',
    consequence: true,
    activation: ['heavy'],
    jump: true,
  },
  interrogation: {
    chooser: 'admiral',
    activation: ['basestars'],
  },
  'joes-bar': {
    difficulty: 12,
    skills: 'PLE',
    activation: ['raiders'],
    jump: true,
  },
  'labor-dispute': {
    chooser: 'president',
    activation: ['basestars'],
  },
  'medal-of-distinction': {
    chooser: 'admiral',
    activation: ['basestars'],
    jump: true,
  },
  'mysterious-guide': {
    chooser: 'current',
    difficulty: 11,
    skills: 'PL',
    activation: ['raiders'],
  },
  'mysterious-message': {
    chooser: 'current',
    difficulty: 9,
    skills: 'PE',
    activation: ['raiders'],
    jump: true,
  },
  'power-failure': {
    difficulty: 14,
    skills: 'LTE',
    consequence: true,
    activation: ['heavy'],
  },
  'raptor-malfunction': {
    chooser: 'current',
    difficulty: 12,
    skills: 'TFE',
    activation: ['raiders'],
    jump: true,
  },
  'set-a-trap': {
    chooser: 'current',
    difficulty: 10,
    skills: 'LT',
    activation: ['raiders'],
  },
  'strange-beacon': {
    difficulty: 13,
    skills: 'TFE',
    activation: ['raiders'],
  },
  'temple-of-the-five': {
    difficulty: 9,
    skills: 'TE',
    activation: ['launch'],
  },
  'the-circle': {
    chooser: 'president',
    activation: ['raiders'],
    jump: true,
  },
  'the-passage': {
    chooser: 'current',
    difficulty: 14,
    skills: 'TFE',
    activation: ['raiders'],
    jump: true,
  },
  'threat-of-super-nova': {
    difficulty: 10,
    skills: 'LFE',
    consequence: true,
    activation: ['heavy'],
    jump: true,
  },
  'truth-and-reconciliation': {
    chooser: 'president',
    activation: ['basestars'],
    jump: true,
  },
  'unexplained-deaths': {
    difficulty: 8,
    skills: 'LT',
    activation: ['raiders'],
    jump: true,
  },
  'unfair-bias': {
    difficulty: 12,
    skills: 'PLT',
    activation: ['raiders'],
    jump: true,
  },
  'unwelcome-faces': {
    chooser: 'admiral',
    activation: ['raiders'],
    jump: true,
  },
  'widespread-starvation': {
    chooser: 'president',
    activation: ['raiders'],
    jump: true,
  },
}

export const superCrises = {
  'fire-all-missiles': {
    difficulty: 22,
    skills: 'TF',
    consequence: true,
  },
  'human-prisoner': {
    difficulty: 18,
    skills: 'LT',
  },
}

export const quorum = {
  'establish-dogsville': 1,
  'presidential-order': 1,
  resignation: 1,
}

export const destinations = {
  'algae-planet': {
    copies: 1,
    distance: 1,
  },
  'cylon-raiders': {
    copies: 1,
    distance: 3,
  },
  'derelict-basestar': {
    copies: 1,
    distance: 2,
  },
  'dying-star': {
    copies: 1,
    distance: 2,
  },
  'gas-giant': {
    copies: 1,
    distance: 1,
  },
  'lions-head-nebula': {
    copies: 1,
    distance: 3,
  },
  'radioactive-cloud': {
    copies: 1,
    distance: 2,
  },
}

export const loyalty = {
  'you-are-not-a-cylon-exodus': {
    copies: 5,
    side: 'human',
  },
  'cylon-jump-track': {
    copies: 1,
    side: 'cylon',
  },
  'cylon-centurion': {
    copies: 1,
    side: 'cylon',
  },
  'personal-goal-acquire-power': {
    copies: 1,
    side: 'human',
  },
  'personal-goal-devastation': {
    copies: 1,
    side: 'human',
  },
  'personal-goal-political-intrigue': {
    copies: 1,
    side: 'human',
  },
  'personal-goal-sacrifice': {
    copies: 1,
    side: 'human',
  },
  'personal-goal-self-destruction': {
    copies: 1,
    side: 'human',
  },
  'personal-goal-selfish': {
    copies: 1,
    side: 'human',
  },
  'personal-goal-stand-and-fight': {
    copies: 1,
    side: 'human',
  },
  'personal-goal-use-caution': {
    copies: 1,
    side: 'human',
  },
  'final-five-examiner-executed': {
    copies: 1,
    side: 'human',
  },
  'final-five-examiner-brig': {
    copies: 1,
    side: 'human',
  },
  'final-five-damage-galactica': {
    copies: 1,
    side: 'human',
  },
  'final-five-cylon-activation': {
    copies: 1,
    side: 'human',
  },
  'final-five-you-are-executed': {
    copies: 1,
    side: 'human',
  },
}

export const characters = {
  'felix-gaeta': {
    type: 'military leader',
    skills: ['2 T', '1 E', '2 L/P'],
    setup: 'ftl-control',
    abilities: ['FTL Operator', 'Coup', 'Misguided'],
  },
  'tory-foster': {
    type: 'political leader',
    skills: ['3 P', '1 L', '1 T'],
    setup: 'press-room',
    abilities: ['Adaptable', 'Influential', 'Amoral'],
  },
  'samuel-t-anders': {
    type: 'pilot',
    skills: ['2 L', '2 T', '1 T/F'],
    setup: 'armory',
    abilities: ['Star Player', 'Longshot', 'Starts on the Bench'],
  },
  'callandra-cally-tyrol': {
    type: 'support',
    skills: ['1 P', '1 L', '1 T', '2 E'],
    setup: 'hangar-deck',
    abilities: ['Quick Fix', 'Discharge of a Firearm', 'Impulsive'],
  },
}

/** With the characters of Pegasus, which are skipped where they are not played. */
export const succession = {
  admiral: [
    'helena-cain',
    'william-adama',
    'saul-tigh',
    'karl-helo-agathon',
    'felix-gaeta',
    'lee-apollo-adama',
    'anastasia-dee-dualla',
    'kara-starbuck-thrace',
    'louanne-kat-katraine',
    'sharon-boomer-valerii',
    'samuel-t-anders',
    'chief-galen-tyrol',
    'callandra-cally-tyrol',
    'tom-zarek',
    'ellen-tigh',
    'gaius-baltar',
    'tory-foster',
    'laura-roslin',
  ],
  president: [
    'laura-roslin',
    'gaius-baltar',
    'tom-zarek',
    'tory-foster',
    'ellen-tigh',
    'lee-apollo-adama',
    'felix-gaeta',
    'william-adama',
    'karl-helo-agathon',
    'chief-galen-tyrol',
    'callandra-cally-tyrol',
    'helena-cain',
    'anastasia-dee-dualla',
    'sharon-boomer-valerii',
    'saul-tigh',
    'samuel-t-anders',
    'kara-starbuck-thrace',
    'louanne-kat-katraine',
  ],
}

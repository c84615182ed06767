// The rules in English.

import type { Rules } from './chapters.ts'

export const rules: Rules = {
  turn: {
    title: 'The turn',
    parts: [
      'A turn has six steps. Then it is the turn of the player to the left.',
      [
        'Receive Skills: you draw the Skill cards that your character sheet shows. In [](location-sickbay) you draw only 1.',
        'Movement: to any location on the ship where you are, or, for 1 Skill card, to the other ship. A pilot in a viper flies to an adjacent space area, or comes aboard for 1 card. Nobody walks into [](location-sickbay) or [the Brig](location-brig).',
        'Action: exactly one. Use the location where you are, an ability on your sheet, a card with the word Action, your viper, a title, or reveal yourself as a Cylon. You may also do nothing.',
        'Crisis: you draw a Crisis card and resolve it; see [crises](rule-crises).',
        'Activate Cylon Ships: the ships shown on the card act; see [Cylon ships](rule-cylon-ships).',
        'Prepare for Jump: if the card shows the icon, the fleet marker advances 1 space; see [jumping](rule-jump).',
      ],
      'At the end of the turn everybody with more than 10 Skill cards discards down to 10. Then the fleet must have at least 1 of every resource.',
      'A revealed Cylon has a shorter turn: 2 Skill cards of any types, a move to any Cylon location, and one action there. There is no crisis.',
    ],
  },
  checks: {
    title: 'Skill checks',
    parts: [
      'A skill check has a difficulty and names some skill types. Cards of these types count for it, all others against it.',
      [
        '2 cards of the Destiny deck are laid face down. That deck holds 2 cards of each type, so that nobody can be sure who added what.',
        'Beginning at the left of the current player, who comes last, everybody adds any number of cards face down, or none. In [the Brig](location-brig), and as a revealed Cylon, at most 1.',
        'All cards are shuffled and revealed. Strengths of matching types are added, those of the others are subtracted.',
        'A total of at least the difficulty is a pass. Some checks name a lower number for a partial pass. Anything less is a fail.',
        'The result is carried out, and the cards are discarded.',
      ],
      'Some cards change a check: [](card-scientific-research) and [](card-investigative-committee) before cards are added, [](card-declare-emergency) once the total is known.',
      'You may say how much you want to help, but never which cards you hold or how strong they are.',
    ],
  },
  crises: {
    title: 'Crises',
    parts: [
      'There are three kinds of Crisis cards.',
      [
        'A [skill check](rule-checks): what happens on a pass and on a fail is on the card.',
        'A choice: the current player, the President or the Admiral chooses one of two boxes, even one that cannot be fully carried out.',
        'A Cylon attack: the ships already there act first, then new ships are placed as shown, and a special rule follows.',
      ],
      'After the crisis the Cylon ships on its icons act, and the fleet may prepare for the jump. Whoever is in [the Brig](location-brig) draws no Crisis card, so that neither happens in that turn.',
      'Super Crisis cards belong to revealed Cylons, who play them at [](location-caprica). Abilities of characters do not help against them.',
    ],
  },
  'cylon-ships': {
    title: 'Cylon ships',
    parts: [
      'Cylon ships follow a fixed program. The icons on a card are carried out one after the other.',
      [
        'Raiders: each does the first thing that it can: attack a viper in its area (unmanned ones first), destroy a civilian ship there, move one area towards the nearest civilian ship, or attack Galactica. If there is no raider, each basestar launches 2.',
        'Launch: each basestar launches 3 raiders.',
        'Heavy raiders: centurions aboard advance 1 space. Then each heavy raider beside the viper launch icons puts a centurion aboard, and the others move one area towards them. If there is no heavy raider, each basestar launches 1.',
        'Basestars: each attacks Galactica.',
      ],
      'A centurion that leaves the last space of the Boarding Party track loses the game for the humans. In [the Armory](location-armory) you can fight them.',
      'If there are too few ships for all places, the current player chooses where they go.',
    ],
  },
  combat: {
    title: 'Combat',
    parts: [
      'Every attack is a roll of one eight-sided die.',
      [
        'Viper or Galactica against a raider: destroyed on 3 or more.',
        'Viper or Galactica against a heavy raider: destroyed on 7 or more.',
        'Against a basestar: a viper damages it on an 8, Galactica on 5 or more.',
        'Nuke against a basestar: 1 or 2 damages it twice, 3 or more destroys it, 7 or more destroys up to 3 raiders beside it too.',
        'Raider against a viper: damaged on 5 or more, destroyed on an 8.',
        'Against Galactica: a raider damages it on an 8, a basestar on 4 or more.',
        'Against a centurion in [the Armory](location-armory): destroyed on 7 or more.',
      ],
      'You attack from [](location-weapons-control), with your own viper, or with unmanned vipers from [](location-command). Pilots launch from the [](location-hangar-deck). A damaged viper waits for [](card-repair), a destroyed one is gone; either way its pilot goes to [](location-sickbay).',
      'Damage to Galactica costs a resource or puts a location out of action: everybody there goes to [](location-sickbay), and it cannot be used until it is repaired. Six damaged locations at once destroy the ship.',
      'The third damage destroys a basestar. Until then its tokens weaken it: [](token-critical-hit) counts twice, [](token-disabled-hangar), [](token-disabled-weapons), [](token-structural-damage).',
    ],
  },
  jump: {
    title: 'Jumping',
    parts: [
      'The fleet marker advances with the icon on Crisis cards. On the last space the fleet jumps by itself. On the two blue spaces before it, [](location-ftl-control) can jump early: roll a die, and on 6 or less the population shown (3 or 1) is lost.',
      'When the fleet jumps, all ships leave the board: Cylon ships go back to the pile, vipers and civilian ships are safe, and pilots return to the [](location-hangar-deck). Centurions aboard stay.',
      'The Admiral draws 2 Destination cards, chooses one and puts the other under the deck. What the card says happens, its distance counts, and the marker returns to the start.',
      'When the distance reaches 4 for the first time, the [Sleeper Agent phase](rule-sleeper) follows. Once it is 8 or more, the next jump reaches Kobol: the humans win, if no resource is at 0.',
    ],
  },
  loyalty: {
    title: 'Loyalty and revealing',
    parts: [
      'Loyalty cards say whose side you are on, and only you see yours. With 3 or 4 players 1 Cylon card is in the deck, with 5 or 6 players 2. One Cylon card is enough to be a Cylon. Not all of them are dealt at the start.',
      'A hidden Cylon plays like everybody else, and harms the fleet unnoticed. Nobody may show a Loyalty card, unless a card or ability says so.',
      'Revealing yourself is an action:',
      [
        'Show the Cylon card and use its ability, unless you are in [the Brig](location-brig).',
        'Discard down to 3 Skill cards; titles pass on.',
        'Go to the [](location-resurrection-ship) and draw a Super Crisis card.',
      ],
      'From then on crises, the Brig and your character’s abilities no longer concern you. You act at [](location-caprica), [](location-cylon-fleet), [](location-human-fleet) and the [](location-resurrection-ship), and add at most 1 card to each skill check.',
    ],
  },
  titles: {
    title: 'Titles',
    parts: [
      'The President holds the Quorum cards, plays them as an action and may draw one as an action, at any location, and decides some crises. At the [](location-presidents-office) the President draws a card and may then draw or play another. At [](location-administration) the title can be given to somebody else.',
      'The Admiral chooses destinations, decides some crises and may launch the 2 nukes as an action. An Admiral who is sent to [the Brig](location-brig) loses the title, and does not get it back on leaving.',
      'A title that becomes free goes to the human player who stands highest in its line of succession. Quorum cards and nukes go with it. Revealed Cylons hold no title.',
    ],
  },
  brig: {
    title: 'Brig and Sickbay',
    parts: [
      'In [the Brig](location-brig) you do not move, draw no Crisis card, and add at most 1 card to each skill check. You still have your action: any action, also the check of the Brig itself, which lets you out. People get there by [the Admiral’s Quarters](location-admirals-quarters) and by cards.',
      'In [](location-sickbay) you draw only 1 Skill card. You leave it with your next movement. You get there when your location or your viper is damaged, and by cards.',
      'Nobody goes from the Brig to Sickbay: an effect that would send them there does nothing.',
    ],
  },
  resources: {
    title: 'Resources, winning and losing',
    parts: [
      'The fleet starts with 8 fuel, 8 food, 10 morale and 12 population. A resource at half of that or less is in the red zone. None rises above 15.',
      'The humans lose',
      [
        'if a resource is at 0 at the end of a turn, or on arrival: until then it can be won back,',
        'if six locations of Galactica are damaged at once,',
        'if a centurion leaves the last space of the Boarding Party track.',
      ],
      'They win with the jump after a distance of 8; see [jumping](rule-jump).',
      'A destroyed civilian ship is turned over: it costs the population, fuel or morale that it shows, or nothing. [](location-communications) looks at them and brings them out of danger.',
    ],
  },
  sleeper: {
    title: 'Sleeper Agent phase',
    parts: [
      'When the distance reaches 4 for the first time, everybody is dealt another Loyalty card, beginning with the current player. Whoever was loyal may now be a Cylon.',
      '[](character-gaius-baltar) has one card more from the start. [](character-sharon-boomer-valerii) is dealt two in this phase and then goes to [the Brig](location-brig).',
      'With 4 or 6 players the [](card-you-are-a-sympathizer) card is in the deck. Whoever receives it shows it at once. If any resource is in the red zone, they go to [the Brig](location-brig) and stay human; otherwise they become a revealed Cylon without a Super Crisis card, who may not use the [](location-cylon-fleet).',
      'A revealed Cylon is dealt a card too. At the [](location-resurrection-ship), up to a distance of 7, they can give their hidden Loyalty cards to somebody else.',
    ],
  },
}

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
      'The President holds the Quorum cards, draws and plays them at the [](location-presidents-office), and decides some crises. At [](location-administration) the title can be given to somebody else.',
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
  treachery: {
    title: 'Pegasus: Treachery',
    parts: [
      'Treachery is a sixth skill type. It counts against every skill check that does not name it; at [the Airlock](location-airlock) and at [](location-resistance-hq) it counts for the check. 2 Treachery cards go into the Destiny deck as well, which then has 12 cards.',
      'Only Cylon players use what Treachery cards say. They are the only Skill cards whose text a revealed Cylon may use. A human can at most discard them, and a Cylon may answer that with [](card-sabotage).',
      'A movement ability, as on [](card-critical-situation), is used in the movement step of your own turn instead of moving. One per turn, also in the Brig and in Detention.',
      'Other things that change:',
      [
        'A revealed Cylon draws 2 Skill cards of two different types, and may use a movement ability instead of moving.',
        'Whoever reveals themselves as a Cylon gives their hidden Loyalty cards to one human player, up to a distance of 6. Cards from the Sleeper Agent phase are given on in the same way.',
        'If a Cylon’s action draws a Crisis card with the jump icon, the fleet prepares for the jump.',
        'The President holds at most 10 Quorum cards at the end of a turn.',
        'The [](location-resurrection-ship-pegasus) is a place that nobody moves to of their own will, like Sickbay and the Brig.',
      ],
    ],
  },
  reckless: {
    title: 'Pegasus: Reckless skill checks',
    parts: [
      'Some Skill cards are Reckless: [](card-jury-rigged), [](card-at-any-cost), [](card-guts-and-initiative) and others. They are played before cards are added to a check, help it, and make it Reckless. Only one Reckless card is played per check.',
      'In a Reckless check certain Treachery cards do what they say when they are revealed, as [](card-broadcast-location) does. It does not matter who added them, or whether they came from the Destiny deck. Each name takes effect once per check.',
    ],
  },
  execution: {
    title: 'Pegasus: Execution',
    parts: [
      'A character can be executed: by [the Airlock](location-airlock), by [](location-resistance-hq), by cards, and when Galactica leaves New Caprica without them.',
      [
        'The player discards all Skill cards, and the Quorum cards played on the character.',
        'Whoever has a Cylon card shows one of them, without using its ability, and gives the other Loyalty cards to a human player, up to a distance of 6. They go to the [](location-resurrection-ship-pegasus) as a revealed Cylon, but draw no Super Crisis card. A Cylon leader goes there too and does not show the agenda.',
        'Whoever has none shows all Loyalty cards: they were human. The fleet loses 1 morale, and the character is out of the game.',
        'The player then chooses a new character of any type, though no Cylon leader, who begins where the sheet says. An ability that is used once per game is not there again for somebody who has used one already.',
      ],
      'A title passes on only after the new character has been chosen. If no character is left to choose, the humans lose at once.',
      'Before the Sleeper Agent phase [](character-gaius-baltar) brings another Loyalty card, and [](character-sharon-boomer-valerii) one for the deck; after it she begins in the Brig, and he cannot use the Cylon detector. [](character-karl-helo-agathon) is stranded for one turn. [](character-lee-apollo-adama) begins in a viper, if there is one.',
    ],
  },
  'pegasus-board': {
    title: 'Pegasus: the ship Pegasus',
    parts: [
      'Pegasus is a ship of its own with four locations for humans. Moving there or away costs 1 Skill card, as with Colonial One.',
      [
        '[](location-pegasus-cic): attack a basestar; on a low roll Pegasus itself is hit.',
        '[](location-main-batteries): fire at a space area; it hits raiders, or your own ships.',
        '[](location-engine-room): discard 2 Skill cards, and the next Crisis card of this turn counts as having the jump icon.',
        '[](location-airlock): a skill check that executes somebody.',
      ],
      'Whenever Galactica would be damaged, the current player may let Pegasus take the hit. When all four locations are damaged at once, Pegasus is destroyed: everybody aboard goes to Sickbay, and nobody goes there again. Damage to Pegasus does not count towards the six locations that destroy Galactica.',
    ],
  },
  leaders: {
    title: 'Pegasus: Cylon leaders and agendas',
    parts: [
      '[](character-cavil), [](character-leoben-conoy) and [](character-caprica-six) are Cylon leaders. With 4 players or more one player may choose one; with 7 players somebody must. A leader begins as a revealed Cylon, with 2 Skill cards of their own types, and keeps the abilities of the sheet.',
      'Instead of Loyalty cards a leader has an agenda: a sympathetic one with 4 or 6 players, a hostile one with 5 or 7. It says which side has to win and what else has to be true. Only with all of it does the leader win. Nobody else sees it before the game is over.',
      'At the [](location-human-fleet-pegasus) a leader may infiltrate, and appears at a location on Galactica:',
      [
        'An infiltrator counts as a human player, draws 3 Skill cards and a Crisis card, and uses Skill cards other than Treachery.',
        'They add at most 2 cards to a skill check, in the Brig or in Detention 1, and never hold a title.',
        'As an action they go back to the [](location-resurrection-ship-pegasus). Leaving the Brig or Detention that way, they keep only 3 Skill cards.',
        'They still win and lose by the agenda, and may infiltrate again.',
      ],
      'With a leader the Loyalty deck has 1 Cylon card for 4 or 5 players and 2 for 6 or 7, and there is no Sympathizer.',
      'Variant: instead of the Sympathizer, [](card-you-are-a-sympathetic-cylon) is in the deck. Whoever receives it becomes a revealed Cylon with a sympathetic agenda, who may infiltrate like a leader.',
    ],
  },
  'new-caprica': {
    title: 'Pegasus: New Caprica',
    parts: [
      'If New Caprica is the objective, the phase begins as soon as the distance is 7. Humans land at [](location-resistance-hq), Cylons at the [](location-occupation-authority). All civilian ships that are left are locked. Crisis cards now come from the New Caprica deck, and the fleet marker returns to the start.',
      'Until Galactica returns, everybody moves only on New Caprica, and whatever concerns ships, Galactica or Pegasus does nothing. Instead of the Brig there is [](location-detention), with at most 2 cards in a skill check, and instead of Sickbay the [](location-medical-center). An Admiral in Detention keeps the title. A President who plays a Quorum card on New Caprica rolls a die, and on 3 or less goes to Detention.',
      'On New Caprica there are also these actions:',
      [
        'A human attacks an occupation force at the same location: it is gone on 5 or more. [](card-maximum-firepower) lets you roll again.',
        'A Cylon at a location with an occupation force tries to detain a human there: Detention on 1 to 3, the Medical Center on 4 to 7, nothing on an 8.',
        'Some locations have one action for humans and another for Cylons.',
      ],
      'The occupation icon moves every occupation force one location on: from the [](location-occupation-authority) over [](location-breeders-canyon) to the [](location-shipyard). From there it leaves and destroys the top locked civilian ship, or, if there is none, the top prepared one. If no force is on the board, one is placed.',
      'Ships are prepared, mostly at the [](location-shipyard): from the top of the locked stack under the prepared one. The jump icon now brings Galactica closer. On the last space it returns, with a basestar and 4 raiders in each of the two areas on its starboard side, and 2 vipers in each launch area.',
      'From then on Cylon ships act again, the jump track no longer matters, and the evacuation icon brings the top prepared ship into a launch area. Humans move between New Caprica, Galactica and Pegasus, Cylons between New Caprica and their locations, for 1 Skill card each time. Nobody goes to Colonial One.',
      'With Galactica in orbit the Admiral may order it to leave, as an action. Ships that are still on New Caprica are destroyed, and humans who are still there are executed. If no resource is at 0 then, the humans win.',
    ],
  },
}

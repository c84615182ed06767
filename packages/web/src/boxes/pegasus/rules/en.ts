// The rules of Pegasus in English.

import type { Chapters } from '../../slots.ts'

export const chapters: Chapters = {
  pegasus: {
    title: 'Pegasus: what is new',
    parts: [
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
  treachery: {
    title: 'Pegasus: Treachery',
    parts: [
      'Treachery is a sixth skill type. It counts against every skill check that does not name it; at [the Airlock](location-airlock) and at [](location-resistance-hq) it counts for the check. 2 Treachery cards go into the Destiny deck as well, which then has 12 cards.',
      'Only Cylon players use what Treachery cards say. They are the only Skill cards whose text a revealed Cylon may use. A human can at most discard them, and a Cylon may answer that with [](card-sabotage).',
    ],
  },
  reckless: {
    title: 'Pegasus: Reckless skill checks',
    parts: [
      'Some Skill cards are Reckless: [](card-jury-rigged), [](card-at-any-cost), [](card-guts-and-initiative) and others. They are played before cards are added to a check, help it, and make it Reckless. Only one Reckless card is played per check.',
      'In a Reckless check certain Treachery cards do what they say when they are revealed, as [](card-broadcast-location) does. It does not matter who added them, or whether they came from the Destiny deck. Each name takes effect once per check.',
    ],
  },
  'other-treachery': {
    title: 'Pegasus: with other Treachery cards',
    parts: [
      'If the table plays the Treachery cards of another box, those of this box stay in theirs, and so do its agendas and its Cylon locations. [](character-cavil), [](character-leoben-conoy) and [](character-caprica-six) are Cylon leaders as the others are then.',
      'Some Skill cards are Reckless: [](card-jury-rigged), [](card-at-any-cost), [](card-guts-and-initiative) and others. They are played before cards are added to a check, help it, and make it Reckless. Only one Reckless card is played per check.',
      'When all skill check abilities of a Reckless check have been resolved, the top Treachery card is shown. One stronger than 0 is discarded and does nothing. After one of strength 0 another is shown, and both are resolved, even if a card of that name has been resolved in this check already. None of them counts for the total.',
      'A card that forbids all abilities of a check, as [](card-restore-order) does, and a Reckless one exclude each other: the first that is played counts.',
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

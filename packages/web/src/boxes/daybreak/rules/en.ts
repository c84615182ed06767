// The rules of Daybreak in English.

import type { Chapters } from '../../slots.ts'

export const chapters: Chapters = {
  daybreak: {
    title: 'Daybreak: what is new',
    parts: [
      'Daybreak has four new humans, [](character-romo-lampkin), [](character-louis-hoshi), [](character-brendan-hot-dog-costanza) and [](character-sherman-doc-cottle), four Cylon leaders, and other versions of [](character-lee-adama-alt), [](character-tom-zarek-alt), [](character-karl-helo-agathon-alt) and [](character-gaius-baltar-alt). Of each of these four people only one version is played; for the choice of types the other one still counts.',
      'Its Crisis and Skill cards lie in their decks. A sixth skill type, Treachery, lies beside the others.',
      'Besides what the next chapters say:',
      [
        'A Cylon player is a revealed Cylon. Everybody else is a human player, also with a hidden “You Are a Cylon” card.',
        'The President holds at most 10 Quorum cards at the end of a turn.',
        'A civilian ship that is drawn and destroyed is one of those that are not on the board. If all that are left are on the board, the current player chooses one of them.',
        'If the highest or lowest resource changes and several are equal, the current player chooses.',
        'Nobody moves to [Sickbay](location-sickbay), [the Brig](location-brig) or the [](location-resurrection-ship-daybreak) of their own will.',
      ],
    ],
  },
  miracles: {
    title: 'Daybreak: miracle tokens',
    parts: [
      'Everybody begins with 1 miracle token. What a sheet allows once per game costs it; whoever gains another token may use it again.',
      [
        'Nobody has more than 1 token. Only somebody without one can be chosen to gain one.',
        '[](character-gaius-baltar-alt) may have up to 3, and pays 3 for his ability.',
        'A Cylon who is revealed gives up all tokens and gains none any more. A Cylon leader keeps and gains them, infiltrating or not.',
      ],
    ],
  },
  mutiny: {
    title: 'Daybreak: Mutiny cards',
    parts: [
      'Mutiny cards are a secret hand of their own, beside the Skill cards. Each is played as an action and then discarded, unless it says otherwise.',
      [
        'Whoever holds a Mutiny card and draws a second one is sent to [the Brig](location-brig) at once, keeps one of the two and discards the other.',
        'In the Brig, and where a card says that nobody is sent there, only the choice is left.',
        'In the Brig Mutiny cards are drawn and played as elsewhere.',
        'Cylon players never draw, hold or play Mutiny cards, and cannot be chosen to draw one. A Cylon who is revealed discards them. An infiltrating leader draws and plays them, and discards them when the infiltration ends.',
      ],
    ],
  },
  mutineer: {
    title: 'Daybreak: the Loyalty deck and the Mutineer',
    parts: [
      'There is no Sympathizer. [](card-you-are-the-mutineer) takes that place, from the first deal on:',
      [
        '3 players: 1 Cylon card and 5 others',
        '4 players: 1 Cylon card, 7 others and the Mutineer; with a Cylon leader 1 and 5',
        '5 players: 2 Cylon cards and 8 others; with a Cylon leader 1, 7 and the Mutineer',
        '6 players: 2 Cylon cards, 10 others and the Mutineer; with a Cylon leader 2 and 8',
        '7 players, always with a Cylon leader: 2 Cylon cards, 10 others and the Mutineer',
        'One card more that is not a Cylon for [](character-gaius-baltar), and one for [](character-sharon-boomer-valerii).',
      ],
      'The Mutineer is a human card that lies open:',
      [
        'Whoever is dealt it shows it at once and draws another Loyalty card.',
        'Whoever receives it loses all titles to the next in line and draws a Mutiny card. Titles can be won again later.',
        'The Mutineer holds 2 Mutiny cards, and goes to the Brig with the third.',
        'If the Crisis card of the Mutineer’s own turn has the jump icon, the Mutineer draws a Mutiny card.',
        'If the Mutineer turns out to be a Cylon, the card goes to a human player, at any distance.',
        'If the Sleeper Agent phase is over and the card still lies in the deck, the current player names a human player who draws another Loyalty card.',
        'In games with executions: whoever is executed gives up all Mutiny cards and miracle tokens, and the next character begins without a token. If the Mutineer who is executed was human, the next character receives the card; a Cylon gives it to a human player.',
      ],
    ],
  },
  motives: {
    title: 'Daybreak: Cylon leaders and motives',
    parts: [
      '[](character-aaron-doral), [](character-danna-biers), [](character-simon-oneill) and [](character-sharon-athena-agathon) are Cylon leaders. With 4 players or more one player may choose one; with 7 players somebody must. A leader begins as a revealed Cylon, with 2 Skill cards of their own types, and keeps the abilities of the sheet; Athena begins infiltrating.',
      'Instead of Loyalty cards a leader is dealt 2 motives at the beginning and 2 in the Sleeper Agent phase. Each names a side and a condition. Some are shown at any time while that is true, the others when the game is over and it is true then. What was shown stays shown.',
      'A leader wins together with the side that wins, if both are true:',
      ['At least 2 of the motives that were shown name that side.', 'At most 1 motive was not shown.'],
      'At the [](location-human-fleet-daybreak) a leader may infiltrate, and appears at a location on Galactica:',
      [
        'An infiltrator counts as a human player, draws 3 Skill cards and a Crisis card, and uses the text of Skill cards.',
        'They add at most 2 cards to a skill check, in the Brig 1, and never hold a title.',
        'As an action they go back to the [](location-resurrection-ship-daybreak), from the Brig with 3 Skill cards at most. Whoever gets there has ended the infiltration.',
      ],
    ],
  },
  'daybreak-checks': {
    title: 'Daybreak: skill check abilities and Treachery',
    parts: [
      'Some Skill cards have a skill check ability, for example [](card-install-upgrades) and [](card-dogfight-maneuver). It works only in a [skill check](rule-checks) in which the card lies, whoever has added it, the Destiny deck too. When the cards are revealed, the current player resolves these abilities in any order, each name once per check. One that was resolved counts on, even if its card leaves the check; one whose card has left before is not resolved. [](card-restore-order) prevents them all.',
      'Treachery counts against every skill check that does not name it, and every Treachery card has such an ability. 2 Treachery cards go into the Destiny deck as well, which then has 12 cards.',
      'Whoever chooses to discard [](card-bait) or [](card-dradis-contact), for a crisis, the hand limit or a move to another ship, draws a Mutiny card, at most one in a turn. A card that is lost by chance or added to a check brings none.',
    ],
  },
  'assault-raptors': {
    title: 'Daybreak: assault raptors',
    parts: [
      'One assault raptor is in the Reserves at the beginning, three lie beside the board. [](card-raptor-specialist), [](card-weapons-armed) and [](card-trial-by-fire) bring more. An assault raptor is a viper in everything and no raptor; who uses a viper chooses which.',
      [
        'It is never damaged. An attack destroys it on 7 or 8, and so does whatever would damage it.',
        'It is better than a viper against basestars.',
        'When the fleet jumps, its pilot may stay in space with it. Of unmanned ones the current player says which stay.',
      ],
    ],
  },
  'daybreak-places': {
    title: 'Daybreak: Colonial One and the Cylon locations',
    parts: [
      'Colonial One has four locations: [](location-press-room-daybreak), [](location-presidents-office-daybreak), [](location-administration-daybreak) and [](location-quorum-chamber). Three of them have old names and do new things: at [](location-administration-daybreak) there is no skill check any more. If [](card-bomb-on-colonial-1) fails, everybody aboard goes to Sickbay, and nobody goes there again.',
      'The Cylon locations have changed too. If the hub is destroyed, [](location-hub-destroyed) takes the place of the [](location-resurrection-ship-daybreak) for good, with everybody who is there.',
    ],
  },
  'search-for-home': {
    title: 'Daybreak: the Search for Home',
    parts: [
      'With Earth as its objective a game has Demetrius and 8 missions. The Sleeper Agent phase comes at a distance of 4. From 10 on the next jump ends the game, and the humans win if every resource is above 0.',
      'Demetrius is a ship of its own with three locations for humans, which are never damaged. Moving there or away costs 1 Skill card.',
      [
        '[](location-bridge): if no card lies on the Active Mission space, turn up the top mission. The current player draws no Crisis card in this turn.',
        '[](location-tactical-plot): look at the top mission and put it on top or at the bottom.',
        '[](location-captains-cabin): everybody draws a Skill card of one type, Cylon players too.',
      ],
      'A mission is a skill check that is resolved at once. No ability and no card changes it, and no skill check abilities are resolved; limits on the number of cards still hold, as in the Brig or for Cylon players.',
      'The card stays on the Active Mission space until the fleet jumps:',
      [
        '[](card-digging-up-the-past) and [](card-the-search-for-home) count as distance at once, if they are passed, and lie beside the objective for good.',
        'If they fail, they lie face down and go back into the deck.',
        'All others are discarded.',
      ],
    ],
  },
  'rebel-basestar': {
    title: 'Daybreak: the Rebel Basestar',
    parts: [
      '[](card-cylon-civil-war) brings the Rebel Basestar into play, on the side of the humans if it passes, of the Cylons if it fails. Only the players of that side may go there and act there. For humans it is a ship like the others; Cylon players go between it and their other locations for 1 Skill card. Its locations are never damaged.',
      'Each of its three actions costs a miracle token or a Super Crisis card:',
      [
        '[](location-hybrid-tank): put the top 5 Crisis cards in an order of your own.',
        '[](location-datastream): take 3 cards of your choice from a skill deck and its discard pile.',
        '[](location-raider-bay): place 2 raiders or 4 unmanned vipers in a space area and activate only these.',
      ],
    ],
  },
  'daybreak-cylons': {
    title: 'Daybreak: Cylon players',
    parts: [
      'Whoever is revealed as a Cylon discards all Mutiny cards and miracle tokens together with the Skill cards, and then gives all hidden Loyalty cards to one human player. Cards that a Cylon player is dealt in the Sleeper Agent phase are given on in the same way. From a distance of 7 on nothing is given on but the Mutineer.',
      [
        'A revealed Cylon draws 2 Skill cards of two different types.',
        'If the Crisis card chosen at [](location-caprica-daybreak) has the jump icon, the fleet prepares for the jump. Cylon ships are not activated.',
        '[](character-sharon-boomer-valerii), revealed before the Sleeper Agent phase, is still dealt two cards in it.',
      ],
    ],
  },
}

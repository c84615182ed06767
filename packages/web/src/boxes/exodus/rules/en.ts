// The rules of Exodus in English.

import type { Chapters } from '../../slots.ts'

export const chapters: Chapters = {
  exodus: {
    title: 'Exodus: what is new',
    parts: [
      'Exodus has four new characters, [](character-felix-gaeta), [](character-tory-foster), [](character-samuel-t-anders) and [](character-callandra-cally-tyrol), and new Crisis, Super Crisis, Quorum, Skill, Loyalty and Destination cards, which lie in their decks.',
      'Of each skill type of the base game there are three new cards of strength 0, with a [skill check ability](rule-skill-check-abilities), and one of strength 6.',
      'Besides what the next chapters say:',
      [
        'A Cylon player is a revealed Cylon. Everybody else is a human player, also with a hidden “You Are a Cylon” card.',
        'The President holds at most 10 Quorum cards at the end of a turn.',
        'A civilian ship that is drawn and destroyed is one of those that are not on the board. If all that are left are on the board, the current player chooses one of them.',
        'The new characters have their places in the lines of succession.',
      ],
    ],
  },
  'skill-check-abilities': {
    title: 'Exodus: skill check abilities and consequences',
    parts: [
      'Some Skill cards have a skill check ability: [](card-establish-network), [](card-iron-will), [](card-protect-the-fleet), [](card-red-tape) and [](card-trust-instincts). What they say happens only in a [skill check](rule-checks) that they are played into, whoever has added them, human, Cylon or the Destiny deck.',
      'When the cards of the check have been shuffled and revealed:',
      [
        'The current player resolves the skill check abilities in any order. Each name is resolved once per check, however many copies of it there are.',
        'Cards can join the check or leave it in this way. Skill check abilities of cards that join are resolved too.',
        'If the Crisis or Super Crisis card has a consequence, and at least one card with a skill check ability was played, the consequence happens, whether the check passes or fails.',
        'Then the strength is added up as usual.',
      ],
      'A card that was in the check when it was revealed brings the consequence even if it leaves the check.',
    ],
  },
  'not-a-cylon': {
    title: 'Exodus: the Loyalty deck',
    parts: [
      'All “You Are Not a Cylon” cards are a deck of their own beside the Loyalty deck. The Loyalty deck is made of Cylon cards and of cards of that deck, one more than in other games.',
      'What is left of the “You Are Not a Cylon” deck stays beside the board, for executions and personal goals. Cylon cards that are left over go back into the box unseen.',
      'So the Loyalty deck has a card left after the Sleeper Agent phase. It may be a Cylon card.',
    ],
  },
  'loyalty-table': {
    title: 'Exodus: the cards of the Loyalty deck',
    parts: [
      'The Loyalty deck is made of:',
      [
        '3 players: 1 Cylon card and 6 others',
        '4 players: 1 Cylon card and 7 others',
        '5 players: 2 Cylon cards and 9 others',
        '6 players: 2 Cylon cards and 10 others',
        'One card more that is not a Cylon for [](character-gaius-baltar), and one for [](character-sharon-boomer-valerii).',
      ],
      'After the first cards have been dealt, the [](card-you-are-a-sympathizer) card is shuffled in with 4 or 6 players.',
    ],
  },
  'exodus-execution': {
    title: 'Exodus: execution',
    parts: [
      'When a character is executed:',
      [
        'The player discards all Skill cards, and the Quorum cards played on the character. The Quorum hand is kept.',
        'Whoever has a “You Are a Cylon” card shows one of them, without using its ability, and keeps the others face down. As a revealed Cylon they go to the [](location-resurrection-ship), but draw no Super Crisis card. In games in which a revealed Cylon hands Loyalty cards on, so does an executed one.',
        'Whoever has none shows all Loyalty cards: they were human. The fleet loses 1 morale, the character is out of the game, and the Loyalty cards are discarded.',
        'Their player chooses a new character of any type, who begins where the sheet says, or in [](location-sickbay) if nobody can go there any more.',
        'One card of the “You Are Not a Cylon” deck is shuffled into the Loyalty deck, and the player draws a Loyalty card. If [](character-sharon-boomer-valerii) was executed before the Sleeper Agent phase, they draw another.',
        'If it was the current player, their turn is over, human or Cylon.',
      ],
      'A player uses only one once-per-game ability in a game, whoever they play. A title passes on only after the new character has been chosen. If no character is left to choose, the humans lose at once.',
      'Some characters come in their own way after an execution:',
      [
        '[](character-sharon-boomer-valerii) brings one more card from the “You Are Not a Cylon” deck into the Loyalty deck. After the Sleeper Agent phase she begins in [the Brig](location-brig), and her player draws one more Loyalty card.',
        '[](character-gaius-baltar), before the Sleeper Agent phase, brings one more card in the same way and is dealt one at once.',
        '[](character-karl-helo-agathon) is stranded in his next turn.',
        '[](character-lee-apollo-adama) begins in a viper; if none is left, on the [](location-hangar-deck).',
        '[](character-samuel-t-anders) skips the Receive Skills step of his next turn.',
      ],
    ],
  },
  'exodus-nukes': {
    title: 'Exodus: nukes',
    parts: [
      'The Admiral begins with 2 nukes, as always. A third lies beside the board, and a nuke that was launched is put there too. [](card-build-nuke) brings one of them back. The Admiral never has more than 3.',
    ],
  },
  'conflicted-loyalties': {
    title: 'Exodus: Conflicted Loyalties',
    parts: [
      'With this option the personal goals, the Final Five or both are shuffled into the [“You Are Not a Cylon” deck](rule-not-a-cylon). They count as “You Are Not a Cylon” cards: whoever has no other is human, whoever has a Cylon card as well is a Cylon. It is harder for the humans. In your first games play without it, or with the Final Five alone.',
      'A personal goal is revealed as an action, once its condition holds. Up to a distance of 6 its player then shuffles the top card of the “You Are Not a Cylon” deck into the Loyalty deck and draws a new Loyalty card; from 7 on they draw none.',
      'When the game ends, every goal that a human player has not revealed costs 1 of the resource that it names. If a resource is at 0 after that, the Cylons have won. The goals of Cylon players cost nothing.',
      'One of the Final Five does something only when another player looks at it, or when an execution reveals it:',
      [
        'Whoever looks at it shows it to everybody at once and gives it back. Its holder resolves it, turns it face down and shuffles it with their other Loyalty cards.',
        'If an execution reveals it, every human player discards 2 Skill cards, and the card leaves the game. Without a Cylon card its holder dies as a human.',
        'Cylon players are not affected.',
      ],
      'Nobody may say exactly what is on their Loyalty cards. You may hint that others had better not look at yours, whether that is true or not.',
    ],
  },
  'cylon-fleet-board': {
    title: 'Exodus: the Cylon Fleet',
    parts: [
      'With this option there are no Cylon attack cards. The Cylons gather on a board of their own, whose six areas answer to those around Galactica, and pursue the fleet. Four vipers Mark VII take the place of two ordinary ones, there are 20 raiders, and a third title: the CAG.',
      'When an icon activates Cylon ships and finds none, something gathers instead:',
      [
        'Raiders, if there are neither raiders nor basestars around Galactica: 1 raider.',
        'Heavy raiders, if there are neither heavy raiders nor centurions nor basestars: 1 heavy raider.',
        'Basestars, or the launch of raiders, if there are no basestars: 1 basestar.',
      ],
      'The current player rolls a die for the area. If no ship of that kind is left, all ships of the area with the highest number that has one move to Galactica instead. Either way the pursuit marker then advances by one space. On the first space the CAG places 1 civilian ship, on the third 2, one after the other; on the fourth, Auto Attack, everything on the board moves to Galactica, and the marker goes back to Start.',
      'Ships that are placed around Galactica come from the pile, then from the area with the lowest number; if that is not enough, the current player says which are left out.',
      'The CAG places civilian ships where no area is named, in one without civilian ships if there is one. As an action the CAG activates 1 unmanned viper and gives the title to another human player; or, once per turn while piloting, activates 1 unmanned viper and takes another action. In [the Brig](location-brig), or revealed as a Cylon, the CAG loses the title to the next in line.',
      'A viper Mark VII is a viper in everything, but begins damaged, moves up to two areas, is damaged on 6–7 and destroyed on 8. Who uses a viper chooses which.',
      'Besides:',
      [
        'A viper may escort a civilian ship of its area back among the others, instead of moving or attacking.',
        'When the fleet jumps, civilian ships stay where they are, and Cylon ships move to their areas of the other board, without their damage.',
        'A nuke is launched at a space area: 1–2 damages a basestar there twice, 3–6 destroys one, 7 one with 3 raiders, 8 everything there.',
        'Cylon players may go to the [](location-basestar-bridge), and from there to their other locations, without discarding a card.',
      ],
    ],
  },
  'ionian-nebula': {
    title: 'Exodus: allies and trauma',
    parts: [
      'With the Ionian Nebula as its objective a game has trauma tokens, allies and other basestar damage tokens. Of the 38 trauma tokens 18 are benevolent, 18 antagonistic, and 2 are disasters. Everybody begins with 3, which nobody else may see; one lies face down on [](location-sickbay), one on [the Brig](location-brig), and one on each of the 3 allies on the board.',
      'Whoever draws a trauma token keeps it face down, unless it is a disaster:',
      [
        'A disaster is shown at once. A human player is [executed](rule-exodus-execution); a Cylon player draws 2 more tokens. It then goes back among the others.',
        'Whoever begins a turn in Sickbay or in the Brig takes the token there before drawing cards, and another is laid there.',
        'A human who is executed discards all tokens, and the new character draws 3; disasters among these are replaced. A Cylon keeps them.',
      ],
      'At the end of your own Movement step you must meet an ally who is where you are; of several you choose one, and you meet only one in a turn. The token on the ally is shown: benevolent, the upper result happens; antagonistic, the lower one; a disaster, nothing. The ally and the token are discarded, and you draw the next ally and lay one of your own tokens on the card, face down, or one of the pool if you have none. Nobody comes as an ally whom a player plays or who was executed, or whose location is gone.',
      'An ally is lost, with the token unseen, when the location is damaged or gone, or when somebody chooses that character. The Cylon player with most trauma tokens then draws the next ally and lays a token there; without such a player the current player does, with a token of the pool.',
      'Two basestar damage tokens are new. Collateral Damage destroys up to 3 raiders beside the basestar; Damage to Personnel has each Cylon player draw 2 trauma tokens. Also the hit that destroys a basestar draws a token.',
      'You may say that somebody had better meet an ally or not, but never what is on a token that was not shown.',
    ],
  },
  crossroads: {
    title: 'Exodus: the crossroads and the trial',
    parts: [
      'As soon as the fleet has travelled a distance of 8, the turn is interrupted by the Crossroads phase:',
      [
        'The battle: 1 basestar and 4 raiders appear in each of the two upper space areas, 2 vipers are launched in each lower one, and the fleet marker goes back to Start.',
        'The crossroads: everybody is dealt a Crossroads card and lays one of their trauma tokens beside it, face down, all at the same time. Then the cards are turned up one by one, clockwise from the current player, and the result that the token names happens. Whoever has no token chooses. An executed player keeps card and token.',
        'The trial: allies, Crossroads cards and the tokens on the board are put away, and all trauma tokens are shown. Human players, hidden Cylons among them, discard benevolent ones, Cylon players antagonistic ones. Whoever has 2 or fewer left discards those too.',
      ],
      'Whoever has most tokens left is eliminated:',
      [
        'Of human players with as many, the President names one.',
        'Cylon players with as many are all eliminated.',
        'Of both, all these Cylon players are, and one of these human players.',
      ],
      'An eliminated player is executed, but neither chooses a new character nor goes to the Resurrection Ship. They are out of the game and have lost it. If the current player was executed or eliminated, the next one’s turn begins. The trauma tokens leave the game.',
      'The next jump of the fleet ends the game: the humans win if every resource is above 0.',
    ],
  },
  'exodus-cylons': {
    title: 'Exodus: Cylon players',
    parts: [
      'A revealed Cylon draws 2 Skill cards of two different types.',
      'The Prepare for Jump step is no longer skipped in the turn of a Cylon: if the Crisis card chosen at [](location-caprica) has the jump icon, the fleet prepares for the jump once the card is resolved. Cylon ships are still not activated there.',
      'Everything on the sheet of a revealed Cylon is ignored. So [](character-sharon-boomer-valerii), revealed before the Sleeper Agent phase, is dealt one card in it. The other stays in the Loyalty deck and may be dealt after an execution.',
    ],
  },
}

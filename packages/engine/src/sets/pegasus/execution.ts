// Execution: proving one's loyalty with one's life, and the character who follows. (Rulebook: Execution; Rules for choosing
// special characters after an execution; New line of succession.)

import type { Area, CardId, CharacterId, LocationId, Seat, Title } from '../../core/ids.ts'
import { log } from '../../core/log.ts'
import { procedure } from '../../core/procedure.ts'
import { bendBySheet, changed, goesBySheet, rulesOf } from '../../core/rules.ts'
import type { Game } from '../../core/state.ts'
import { mayUseOnce, usedUp } from '../../core/windows.ts'
import { newDeck } from '../../core/zones.ts'
import { discardHeldBy, isInPlay } from '../../rules/cards-in-play.ts'
import { endGame } from '../../rules/end.ts'
import { dealLoyalty, receiveLoyalty } from '../../rules/loyalty.ts'
import { isOpen } from '../../rules/movement.ts'
import { launchOptions, launchPilot, place } from '../../rules/people.ts'
import { changeResources } from '../../rules/resources.ts'
import { emptySeat, takeFromBox } from '../../rules/setup.ts'
import { discardCards } from '../../rules/skill-cards.ts'
import { inBrig, isHuman } from '../../rules/table.ts'
import { firstInLine, giveTitle, passOnTitles } from '../../rules/titles.ts'
import { cylonRevealed, forgetLender } from './character-effects.ts'
import { endTurnOf, passOnLoyalty } from './cylon-players.ts'
import { endInfiltration } from './infiltration.ts'
import { galacticaAway, isInfiltrating, onNewCaprica } from './players.ts'
import { recall, remember } from './state.ts'

interface Execution {
  seat: Seat
  /** This death costs no morale (Emotionally Fragile). */
  unmourned?: boolean
  /** The titles that the executed character held. */
  titles?: Title[]
  onNewCaprica?: boolean
  /** A loyalty card was dealt on the way: it is looked at when the new character has arrived. */
  dealt?: boolean
}

export const execution = procedure<Execution>('execution', {
  begin: (game, frame) => {
    const { seat } = frame
    frame.onNewCaprica = onNewCaprica(game, seat)
    frame.titles = (['president', 'admiral'] as const).filter((title) => game.titles[title] === seat)
    const { executedSeats } = remember(game)
    if (!executedSeats.includes(seat)) executedSeats.push(seat)
    log(game, 'executed', { seat, character: game.seats[seat].character })
  },
  discard: (game, { seat }) => {
    discardHeldBy(game, seat)
    discardCards(game, seat, [...game.seats[seat].hand])
  },
  prove: {
    text: {
      en: 'Which of your Cylon cards do you show?',
      es: '¿Cuál de tus cartas de cylon muestras?',
      de: 'Welche deiner Zylonenkarten zeigst du?',
      fr: 'Laquelle de vos cartes de cylon montrez-vous\u202f?',
      pl: 'Którą ze swoich kart Cylona pokazujesz?',
    },
    who: (game, { seat }) => (cylonCards(game, seat).length > 0 ? seat : undefined),
    options: (game, { seat }) => whatProves(game, seat),
    // Also where there is one card: nobody else knows how many there are.
    always: () => true,
    answer: (game, _frame, seat, [choice]) => {
      if (choice === humanity) return
      const card = choice.slice('reveal:'.length)
      const shown = game.seats[seat].loyalty.find((one) => one.card === card && !one.revealed)
      if (shown !== undefined) shown.revealed = true
      log(game, 'reveals', { seat, card })
      cylonRevealed.begin(game, {})
      return 'cylon'
    },
  },
  human: (game, frame) => {
    const { seat } = frame
    if (!isHuman(game, seat) || isInfiltrating(game, seat)) return 'cylon'
    for (const card of game.seats[seat].loyalty) card.revealed = true
    log(game, 'provesHuman', {
      seat,
      character: game.seats[seat].character,
      cards: game.seats[seat].loyalty.map(({ card }) => card),
    })
    if (frame.unmourned) return undefined
    const { morale } = game.resources
    changeResources(game, { morale: -1 })
    if (game.resources.morale < morale) remember(game).mourned = true
  },
  leave: (game, frame) => {
    const lastJump = lastJumpOf(game)
    if (lastJump === undefined) return leaveGame(game, frame)
    fall(game, frame.seat, lastJump)
    return 'end'
  },
  chooseCharacter: {
    text: {
      en: 'Which character do you play from now on?',
      es: '¿Con qué personaje juegas a partir de ahora?',
      de: 'Welchen Charakter spielst du von nun an?',
      fr: 'Quel personnage jouez-vous désormais\u202f?',
      pl: 'Którą postacią grasz od teraz?',
    },
    who: (_game, { seat }) => seat,
    options: (game) => charactersLeft(game).map((character) => `character:${character}`),
    answer: (game, frame, seat, [choice]) => {
      const character = choice.slice('character:'.length) as CharacterId
      game.seats[seat].character = character
      log(game, 'newCharacter', { seat, character })
      joinLoyalty(game, frame, character)
    },
  },
  noCharacterLeft: (game, { seat }) => {
    if (game.seats[seat].character === undefined) endGame(game, 'cylons', 'no-characters')
  },
  arrive: {
    text: {
      en: 'Where does your new character start?',
      es: '¿Dónde empieza tu nuevo personaje?',
      de: 'Wo beginnt dein neuer Charakter?',
      fr: 'Où commence votre nouveau personnage\u202f?',
      pl: 'Gdzie zaczyna twoja nowa postać?',
    },
    who: (_game, { seat }) => seat,
    options: (game, frame) => startsOf(game, frame),
    answer: (game, _frame, seat, [choice]) => arriveAt(game, seat, choice),
  },
  succession: (game, { titles = [], seat, dealt }) => {
    for (const title of titles) passOn(game, title, seat)
    if (dealt) receiveLoyalty.begin(game, { seat, from: 'deck' })
    return 'end'
  },
  cylon: (game, { seat }) => {
    const state = game.seats[seat]
    if (isInfiltrating(game, seat)) {
      endInfiltration(game, seat)
      return 'end'
    }
    const hidden = !state.revealed
    state.revealed = true
    if (hidden) passOnTitles(game, seat)
    place(game, seat, 'resurrection-ship')
    if (!hidden) return
    endTurnOf(game, seat)
    passOnLoyalty.begin(game, { seat })
  },
})

const humanity = 'provesHuman'

/** One of the Cylon cards. In a game that others imagine while they wait there may be none. */
function whatProves(game: Game, seat: Seat): string[] {
  const cards = cylonCards(game, seat)
  return cards.length === 0 ? [humanity] : cards.map((card) => `reveal:${card}`)
}

/** Of revealed Cylons and infiltrators everybody knows what they are. */
function cylonCards(game: Game, seat: Seat): CardId[] {
  if (!isHuman(game, seat) || isInfiltrating(game, seat)) return []
  const { loyalty } = rulesOf(game)
  return [...new Set(game.seats[seat].loyalty.map(({ card }) => card))].filter((card) => loyalty[card].side === 'cylon')
}

const sleeperPhaseIsOver = (game: Game): boolean =>
  game.reached.includes(rulesOf(game).objectives[game.options.objective].sleeper)

/** The character is gone; Boomer's second card comes at once if the Sleeper Agent phase is still to come. */
function leaveGame(game: Game, frame: Execution): void {
  const { seat } = frame
  const { character } = game.seats[seat]
  if (character === undefined) return
  const owed = sleeperPhaseIsOver(game) ? 0 : bendBySheet(game, 'loyaltyCardsOfSleeper', 1, { seat }, seat) - 1
  remember(game).executed.push(character)
  forgetLender(game, seat)
  place(game, seat, undefined)
  emptySeatOf(game, seat)
  if (owed > 0 && dealLoyalty(game, seat) !== undefined) frame.dealt = true
}

interface LastJump {
  /** Characters that were executed with it, and whom nobody follows. */
  fallen?: CharacterId[]
}

const lastJumpOf = (game: Game): LastJump | undefined =>
  game.stack.find(({ at }) => at.startsWith('finalJump:')) as LastJump | undefined

/** Nobody is asked who follows, as the game is over before they could do anything; it is lost if nobody could follow. */
function fall(game: Game, seat: Seat, lastJump: LastJump): void {
  const { character } = game.seats[seat]
  if (character === undefined) return
  lastJump.fallen = [...(lastJump.fallen ?? []), character]
  place(game, seat, undefined)
  if (charactersLeft(game).length < lastJump.fallen.length) endGame(game, 'cylons', 'no-characters')
}

/** The player stays, with cards and loyalty. Built anew: a seat that something is deleted from is slow from then on. */
function emptySeatOf(game: Game, seat: Seat): void {
  const { at: _left, character: _gone, ...player } = game.seats[seat]
  game.seats[seat] = { ...emptySeat(), ...player }
}

/** Any human character that is not in the game and was not executed. */
function charactersLeft(game: Game): CharacterId[] {
  const { characters } = rulesOf(game)
  const taken = [...recall(game).executed, ...game.seats.map(({ character }) => character)]
  return (Object.keys(characters) as CharacterId[]).filter(
    (id) =>
      !taken.includes(id) &&
      !characters[id].ofCylon &&
      !(game.options.noSympathizer && characters[id].needsSympathizer),
  )
}

/** Boomer and Baltar bring a card of their own, as they would at the start; Helo is stranded for a turn. */
function joinLoyalty(game: Game, frame: Execution, character: CharacterId): void {
  const { seat } = frame
  const state = game.seats[seat]
  const atStart = bendBySheet(game, 'loyaltyCardsAtStart', 1, { seat }, seat) - 1
  const later = bendBySheet(game, 'loyaltyCardsOfSleeper', 1, { seat }, seat) - 1
  if (!sleeperPhaseIsOver(game)) {
    if (atStart + later > 0) {
      const more = takeFromBox(game, 'human', atStart + later)
      game.decks.loyalty = newDeck(game, [...game.decks.loyalty.cards, ...more])
    }
    if (atStart > 0 && dealLoyalty(game, seat) !== undefined) frame.dealt = true
  } else if (atStart > 0) remember(game).lateBaltar = true
  if (rulesOf(game).characters[character].setup === 'stranded') state.turnsTaken = game.current === seat ? -1 : 0
}

/** Where a new character may start: as at the start of a game, as far as those places can still be reached. */
function startsOf(game: Game, { seat, onNewCaprica: there }: Execution): string[] {
  const { character } = game.seats[seat]
  if (character === undefined) return []
  const { setup } = rulesOf(game).characters[character]
  const imprisoned = sleeperPhaseIsOver(game) && bendBySheet(game, 'loyaltyCardsOfSleeper', 1, { seat }, seat) > 1
  if (imprisoned) return [`location:${there ? 'detention' : 'brig'}`]
  if (setup === 'stranded') return ['stranded']
  if (galacticaAway(game)) return ['location:resistance-hq']
  if (setup === 'viper') return game.reserves.vipers > 0 ? launchOptions() : ['location:hangar-deck']
  const places = (typeof setup === 'string' ? [setup] : setup).filter((location) => isOpen(game, location))
  // ruling: docs/rulings.md#starting-where-nobody-may-go
  return (places.length > 0 ? places : ['hangar-deck']).map((location) => `location:${location}`)
}

function arriveAt(game: Game, seat: Seat, choice: string): void {
  const [how, where] = choice.split(':')
  if (how === 'area') launchPilot(game, seat, where as Area)
  else if (how === 'location') place(game, seat, where as LocationId)
}

/** The title goes down the line, the new character included; nobody else loses one. */
function passOn(game: Game, title: Title, from: Seat): void {
  const may = (seat: Seat) => isHuman(game, seat) && !(title === 'admiral' && inBrig(game, seat))
  const heir = firstInLine(game, title, may) ?? firstInLine(game, title, (seat) => isHuman(game, seat))
  if (heir !== undefined && heir !== from) giveTitle(game, title, heir)
}

export const executionChanges = [
  /** Once per game means once per player, whoever they play. ruling: docs/rulings.md#once-per-game */
  changed(
    usedUp,
    (_rule, game, seat, name) =>
      game.seats[seat].usedOnce.length > 0 || (name === 'cylonDetector' && recall(game).lateBaltar === true),
  ),
  /** The Farm. */
  changed(
    mayUseOnce,
    (rule, game, seat, name) => rule(game, seat, name) && !(isHuman(game, seat) && isInPlay(game, 'the-farm')),
  ),
  /** Emotionally Fragile. */
  changed(changeResources, (rule, game, amounts) => {
    const before = game.resources.morale
    rule(game, amounts)
    const { morale } = game.resources
    if (morale < before && morale <= fragileAt) executeTheFragile(game)
  }),
]

const fragileAt = 2

function executeTheFragile(game: Game): void {
  const seat = game.seats.findIndex(({ character }) => character === 'anastasia-dee-dualla')
  if (seat < 0 || !goesBySheet(game, seat) || game.stack.some((frame) => isExecutionOf(frame, seat))) return
  if (lastJumpOf(game)?.fallen?.includes('anastasia-dee-dualla')) return
  execution.begin(game, { seat, unmourned: true })
  // An execution under way is finished first.
  const under = game.stack.findIndex(({ at }) => at.startsWith('execution:'))
  if (under < game.stack.length - 1) game.stack.splice(under, 0, ...game.stack.splice(-1))
}

const isExecutionOf = (frame: { at: string; seat?: unknown }, seat: Seat): boolean =>
  frame.at.startsWith('execution:') && frame.seat === seat

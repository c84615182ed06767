// Execution: proving one's loyalty with one's life, and the character who follows. (Rulebooks: Execution; Rules for choosing special
// characters after an execution; New line of succession.)

import { condition } from '../../core/ability.ts'
import type { Part, Who, Wrap } from '../../core/card.ts'
import type { BoardId, CardId, CharacterId, LocationId, Seat, Title } from '../../core/ids.ts'
import { says } from '../../core/languages.ts'
import { keyMoments, tells } from '../../core/log.ts'
import { memory } from '../../core/memory.ts'
import { node } from '../../core/node.ts'
import { word } from '../../core/option.ts'
import { characterOption, locationOption, revealOption } from '../../core/option-kinds.ts'
import { procedure, stepOfMoment } from '../../core/procedure.ts'
import { bendBySheet, changeable, changed, rulesOf } from '../../core/rules.ts'
import type { Game, Table } from '../../core/state.ts'
import { usedUp } from '../../core/windows.ts'
import { newDeck } from '../../core/zones.ts'
import { playerTerm, who as whoTerms } from '../../language/terms.ts'
import { takeActions } from '../../rules/actions.ts'
import { discardHeldBy } from '../../rules/cards-in-play.ts'
import { endGame } from '../../rules/end.ts'
import { becameCylon, dealLoyalty, receiveLoyalty, showLoyalty } from '../../rules/loyalty.ts'
import { isOpen } from '../../rules/movement.ts'
import { boardUnder, isLaunch, launchOptions, launchPilot, place } from '../../rules/people.ts'
import { changeResources } from '../../rules/resources.ts'
import { emptySeat, startOf, takeFromBox } from '../../rules/setup.ts'
import { discardCards } from '../../rules/skill-cards.ts'
import { isHuman, personOf, seatMeant, seatOf, seatsMeant, sleeperPhaseIsOver } from '../../rules/table.ts'
import { giveTitle, heirTo, passOnTitles } from '../../rules/titles.ts'
import { actionEnds } from '../../rules/turn.ts'

declare module '../../core/state.ts' {
  interface Boxes {
    execution?: ExecutionState
  }
  interface Endings {
    'no-characters': true
  }
}

/** What is remembered of executions; all of it is public. */
interface ExecutionState {
  /** Characters that were executed as humans: nobody plays them again. */
  executed: CharacterId[]
  /** Everybody who has been executed at least once. */
  executedSeats: Seat[]
  /** Morale has been lost by an execution (Eulogy). */
  mourned: boolean
}

const { recall, remember } = memory('execution', () => ({ executed: [], executedSeats: [], mourned: false }))

/** Characters that nobody plays again. */
export const executedCharacters = (table: Pick<Table, 'boxes'>): readonly CharacterId[] => recall(table).executed

/** Nobody plays this character any more. */
export function neverAgain(game: Game, character: CharacterId): void {
  remember(game).executed.push(character)
}

interface Execution {
  seat: Seat
  /** This death costs no morale. */
  unmourned?: boolean
  /** The board that the character was on. */
  diedOn?: BoardId
  /** A loyalty card was dealt on the way: it is looked at when the new character has arrived. */
  dealt?: boolean
  /** Loyalty cards that the dead character would have been dealt in the Sleeper Agent phase. */
  owed?: number
}

export const execution = procedure<Execution>('execution', {
  begin: (game, frame) => {
    const { seat } = frame
    frame.diedOn = boardUnder(game, seat)
    const { executedSeats } = remember(game)
    if (!executedSeats.includes(seat)) executedSeats.push(seat)
    tell.executed(game, { seat, character: game.seats[seat].character })
  },
  discard: (game, { seat }) => {
    discardHeldBy(game, seat)
    discardCards(game, seat, [...game.seats[seat].hand], { why: 'execution' })
  },
  prove: {
    text: says`Which of your Cylon cards do you show? | ¿Cuál de tus cartas de cylon muestras? | Welche deiner Zylonenkarten zeigst du? | Laquelle de vos cartes de cylon montrez-vous\u202f? | Którą ze swoich kart Cylona pokazujesz?`,
    who: (game, { seat }) => (cylonCards(game, seat).length > 0 ? seat : undefined),
    options: (game, { seat }) => whatProves(game, seat),
    // Also where there is one card: nobody else knows how many there are.
    always: () => true,
    answer: (game, _frame, seat, [choice]) => {
      if (choice === humanity) return
      const card = revealOption.of(choice)
      showLoyalty(game, seat, card)
      return 'cylon'
    },
  },
  human: (game, frame) => {
    const { seat } = frame
    if (!isHuman(game, seat) || !provesByCards(game, seat)) return 'cylon'
    for (const card of game.seats[seat].loyalty) card.revealed = true
    tell.provesHuman(game, {
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
    if (nobodyFollows(game, frame.seat)) return 'end'
    return leaveGame(game, frame)
  },
  chooseCharacter: {
    text: says`Which character do you play from now on? | ¿Con qué personaje juegas a partir de ahora? | Welchen Charakter spielst du von nun an? | Quel personnage jouez-vous désormais\u202f? | Którą postacią grasz od teraz?`,
    options: (game) => characterOption.each(charactersLeft(game)),
    answer: (game, frame, seat, [choice]) => {
      const character = characterOption.of(choice)
      game.seats[seat].character = character
      tell.newCharacter(game, { seat, character })
      joinLoyalty(game, seat, frame)
      countTurns(game, seat)
    },
  },
  noCharacterLeft: (game, { seat }) => {
    if (game.seats[seat].character === undefined) endGame(game, 'cylons', 'no-characters')
  },
  arrive: {
    text: says`Where does your new character start? | ¿Dónde empieza tu nuevo personaje? | Wo beginnt dein neuer Charakter? | Où commence votre nouveau personnage\u202f? | Gdzie zaczyna twoja nowa postać?`,
    options: (game, { seat, diedOn }) => placesToStart(game, seat, diedOn),
    answer: (game, _frame, seat, [choice]) => arriveAt(game, seat, choice),
  },
  succession: (game, { seat, dealt }) => {
    // Also one that somebody in the Brig has lost to this player in the middle of the execution.
    for (const title of rulesOf(game).titleOrder) if (game.titles[title] === seat) passOn(game, title, seat)
    if (dealt) receiveLoyalty.begin(game, { seat, from: 'deck' })
    return 'end'
  },
  cylon: (game, { seat }) => {
    const state = game.seats[seat]
    if (!provesByCards(game, seat)) return executeOtherwise(game, seat)
    const hidden = !state.revealed
    state.revealed = true
    if (hidden) passOnTitles(game, seat)
    place(game, seat, 'resurrection-ship')
    if (hidden) becameCylon(game, seat)
  },
})

const humanity = word(
  'provesHuman',
)`No Cylon card: you are human | Ninguna carta de cylon: eres humano | Keine Zylonenkarte: Du bist ein Mensch | Aucune carte de cylon\u202f: vous êtes humain | Żadnej karty Cylona: jesteś człowiekiem`

/** One of the Cylon cards. In a game that others imagine while they wait there may be none. */
function whatProves(game: Game, seat: Seat): string[] {
  const cards = cylonCards(game, seat)
  return cards.length === 0 ? [humanity] : revealOption.each(cards)
}

/** Of revealed Cylons and infiltrators everybody knows what they are. */
function cylonCards(game: Game, seat: Seat): CardId[] {
  if (!isHuman(game, seat) || !provesByCards(game, seat)) return []
  const { loyalty } = rulesOf(game)
  return [...new Set(game.seats[seat].loyalty.map(({ card }) => card))].filter((card) => loyalty[card].side === 'cylon')
}

/** The character is gone; Boomer's second card comes at once if the Sleeper Agent phase is still to come. */
function leaveGame(game: Game, frame: Execution): void {
  const { seat } = frame
  const { character } = game.seats[seat]
  if (character === undefined) return
  frame.owed = sleeperPhaseIsOver(game) ? 0 : bendBySheet(game, 'loyaltyCardsOfSleeper', 1, { seat }, seat) - 1
  forgoActions(game, seat)
  neverAgain(game, character)
  characterLeaves(game, seat)
  emptySeatOf(game, seat)
  settleLoyalty(game, seat, frame)
}

/** Of the actions of an Action step only the sheet gives more than one. ruling: docs/rulings.md#execution-in-ones-own-turn */
function forgoActions({ stack, current }: Game, seat: Seat): void {
  const acting = stack[stack.findLastIndex(({ at }) => at === stepOfMoment(actionEnds)) + 1]
  if (seat === current && acting?.at.startsWith(`${takeActions.name}:`)) acting.left = 0
}

/** What becomes of the loyalty cards of a human who was executed: they are kept, and what was owed is dealt. */
export const settleLoyalty = changeable('settleLoyalty', (game: Game, seat: Seat, frame: Joining): void => {
  if ((frame.owed ?? 0) > 0 && dealLoyalty(game, seat) !== undefined) frame.dealt = true
})

/** What an execution remembers of loyalty cards. */
export type Joining = Pick<Execution, 'dealt' | 'owed'>

/** Whether a human player's loyalty cards say what they are: of some everybody knows it already. */
export const provesByCards = changeable('provesByCards', (_game: Game, _seat: Seat): boolean => true)

/** What happens to somebody whose cards prove nothing. */
export const executeOtherwise = changeable('executeOtherwise', (_game: Game, _seat: Seat): string => 'end')

/** A character leaves the game for good. */
export const characterLeaves = changeable('characterLeaves', (game: Game, seat: Seat): void => {
  place(game, seat, undefined)
})

/** Whether somebody is executed when it is too late for anybody to follow: the game is over before they could do anything. */
export const nobodyFollows = changeable('nobodyFollows', (_game: Game, _seat: Seat): boolean => false)

/** The player stays, with cards and loyalty. Built anew: a seat that something is deleted from is slow from then on. */
function emptySeatOf(game: Game, seat: Seat): void {
  const { at: _left, character: _gone, ...player } = game.seats[seat]
  game.seats[seat] = { ...emptySeat(), ...player }
}

/** Any human character that is not in the game and was not executed, in no other version either. */
export function charactersLeft(game: Game): CharacterId[] {
  const { characters } = rulesOf(game)
  const known = [...executedCharacters(game), ...game.seats.flatMap(({ character }) => character ?? [])]
  const taken = known.map((id) => personOf(game, id))
  return (Object.keys(characters) as CharacterId[]).filter(
    (id) =>
      !taken.includes(personOf(game, id)) &&
      !characters[id].ofCylon &&
      !(game.options.noSympathizer && characters[id].needsSympathizer),
  )
}

/** Boomer and Baltar bring a card of their own, as they would at the start. */
export const joinLoyalty = changeable('joinLoyalty', (game: Game, seat: Seat, frame: Joining): void => {
  const atStart = bendBySheet(game, 'loyaltyCardsAtStart', 1, { seat }, seat) - 1
  const later = bendBySheet(game, 'loyaltyCardsOfSleeper', 1, { seat }, seat) - 1
  if (!sleeperPhaseIsOver(game)) {
    if (atStart + later > 0) {
      const more = takeFromBox(game, 'human', atStart + later)
      game.decks.loyalty = newDeck(game, [...game.decks.loyalty.cards, ...more])
    }
    if (atStart > 0 && dealLoyalty(game, seat) !== undefined) frame.dealt = true
  }
})

/** Where the first turn of a new character is unlike others, turns are counted anew; the one under way is none of them. */
function countTurns(game: Game, seat: Seat): void {
  if (countsTurnsAnew(game, seat)) game.seats[seat].turnsTaken = game.current === seat ? -1 : 0
}

/** Whether the turns of a new character are counted anew: Helo is stranded for one. */
export const countsTurnsAnew = changeable(
  'countsTurnsAnew',
  (game: Game, seat: Seat): boolean => startOf(game, seat) === 'stranded',
)

/** Where a new character may start: as at the start of a game, as far as those places can still be reached. */
export const placesToStart = changeable('placesToStart', (game: Game, seat: Seat, _diedOn?: BoardId): string[] => {
  if (game.seats[seat].character === undefined) return []
  const setup = startOf(game, seat)
  if (startsInBrig(game, seat)) return [locationOption('brig')]
  if (setup === 'stranded') return [stranded]
  if (setup === 'viper') return game.reserves.vipers > 0 ? launchOptions(game) : [locationOption('hangar-deck')]
  const places = (typeof setup === 'string' ? [setup] : setup).filter((location) => isOpen(game, location))
  return locationOption.each(places.length > 0 ? places : [startIfGone(game)])
})

/** Where a character starts whose place nobody may go to. ruling: docs/rulings.md#starting-where-nobody-may-go */
export const startIfGone = changeable('startIfGone', (_game: Game): LocationId => 'hangar-deck')

/** Boomer, once the Sleeper Agent phase is over. */
export const startsInBrig = (game: Game, seat: Seat): boolean =>
  sleeperPhaseIsOver(game) && bendBySheet(game, 'loyaltyCardsOfSleeper', 1, { seat }, seat) > 1

const stranded = word(
  'stranded',
)`Stranded, off the board | Abandonado, fuera del tablero | Verschollen, außerhalb des Spielplans | Isolé, hors du plateau | Nieobecny, poza planszą`

function arriveAt(game: Game, seat: Seat, choice: string): void {
  if (isLaunch(choice)) launchPilot(game, seat, choice)
  else if (locationOption.is(choice)) place(game, seat, locationOption.of(choice))
}

/** The title goes down the line, the new character included; nobody else loses one. */
function passOn(game: Game, title: Title, from: Seat): void {
  const heir = heirTo(game, title, (seat) => isHuman(game, seat))
  if (heir !== undefined && heir !== from) giveTitle(game, title, heir)
}

/** Whether somebody was executed whom nobody follows. */
export const hasFallen = changeable('hasFallen', (_game: Game, _seat: Seat): boolean => false)

/** Whether somebody is being executed right now. */
export const isBeingExecuted = (table: Table, seat: Seat): boolean =>
  table.stack.some((frame) => frame.at.startsWith('execution:') && frame.seat === seat)

/** Somebody is executed as soon as an execution under way is finished. */
export function executeNext(game: Game, seat: Seat): void {
  execution.begin(game, { seat, unmourned: true })
  const under = game.stack.findIndex(({ at }) => at.startsWith('execution:'))
  if (under < game.stack.length - 1) game.stack.splice(under, 0, ...game.stack.splice(-1))
}

/** Cylon players are not touched by a crisis, unless it names them. */
export const execute = node('execute', {
  make: (who: Who, how?: { cylonsToo: true }) => ({ who, cylonsToo: how?.cylonsToo ?? false }),
  run: (game, { who, cylonsToo }, context) => {
    const seat = seatOf(game, who, context)
    if (cylonsToo || isHuman(game, seat)) execution.begin(game, { seat })
  },
  text: {
    en: '{who, subject}[you are executed|is executed|be executed]',
    es: '{who, subject}[eres ejecutado|es {who, gender, f {ejecutada} other {ejecutado}}|ser ejecutado]',
    de: '{who, subject}[du wirst exekutiert|wird exekutiert|exekutiert werden]',
    fr: '{who, subject}[vous êtes exécuté|est {who, gender, f {exécutée} other {exécuté}}|être exécuté]',
    pl: '{who, subject}[zostajesz stracony|zostaje {who, gender, f {stracona} other {stracony}}|zostać straconym]',
  },
  onChosen: {
    en: '{by, subject}[execute|executes] {whom}{named, select, yes { (who cannot ignore it)} other {}}',
    es: '{by, subject}[ejecuta|ejecuta|ejecutar] {whom}{named, select, yes { (que no puede ignorarlo)} other {}}',
    de: '{by, subject}[exekutiere |exekutiert |]{whom}[|| exekutieren]{named, select, yes { (der dies nicht ignorieren darf)} other {}}',
    fr: '{by, subject}[exécutez|exécute|exécuter] {whom}{named, select, yes { (qui ne peut pas l’ignorer)} other {}}',
    pl: '{by, subject}[poddaj|poddaje|poddać] egzekucji {whom}{named, select, yes { (który nie może tego zignorować)} other {}}',
  },
  facts: ({ who, cylonsToo }) => ({ who: whoTerms[who], named: cylonsToo ? 'yes' : 'no' }),
  price: ({ who }, table, context) => {
    const seat = seatMeant(table, who, context)
    if (seat === undefined) return { morale: -0.7, skillCards: -4 }
    if (!isHuman(table, seat)) return { [`executed:${seat}`]: 1 }
    return { [`executed:${seat}`]: 1, morale: -0.7, skillCards: -table.seats[seat].hand.length }
  },
  whom: (table, { who }, context) => seatsMeant(table, who, context),
})

/** Morale has been lost by an execution (Eulogy). */
export const mourned = condition('mourned', {
  test: (table) => recall(table).mourned,
  states: true,
  text: {
    en: 'morale has been lost by an execution in this game',
    es: 'en esta partida se ha perdido Moral por una ejecución',
    de: 'in dieser Partie durch eine Exekution Moral verloren wurde',
    fr: 'du moral a été perdu pendant cette partie à cause d’une exécution',
    pl: 'w tej grze stracono morale wskutek egzekucji',
  },
})

export const hasBeenExecuted = condition('hasBeenExecuted', {
  test: (table, _condition, owner) => recall(table).executedSeats.includes(owner),
  states: true,
  text: {
    en: '<you have|{self} has> been executed',
    es: '<te han ejecutado|{self} ha sido {self, gender, f {ejecutada} other {ejecutado}}>',
    de: '<du exekutiert wurdest|{self} exekutiert wurde>',
    fr: '<vous avez|{self} a> subi une exécution',
    pl: '<poddano cię egzekucji|{self, form, acc} poddano egzekucji>',
  },
})

function faults(game: Game): string[] {
  const playing = game.seats.flatMap(({ character }) => character ?? [])
  const again = playing.some((character) => executedCharacters(game).includes(character))
  return [
    ...(new Set(playing).size < playing.length ? ['a character sits twice at the table'] : []),
    ...(again ? ['an executed character is played again'] : []),
  ]
}

export const executionPart: Part = {
  id: 'execution',
  faults,
  changes: [
    /** Once per game means once per player, whoever they play. ruling: docs/rulings.md#once-per-game */
    changed(usedUp, (_rule, table, seat) => table.seats[seat].usedOnce.length > 0),
    changed(endGame, (rule, game, winner, reason) => {
      if (reason !== 'no-characters') return rule(game, winner, reason)
      if (game.over !== undefined) return
      game.over = { winner, reason }
      tell.nobodyLeft(game, { winner, reason })
    }),
  ],
  wraps: [
    {
      /** All that may be remembered is there from the first step: games of one shape are played fastest. */
      'setup:firstPlayer': ((game, _frame, step) => {
        remember(game)
        return step()
      }) satisfies Wrap<object>,
    },
  ],
}

Object.assign(keyMoments, { executed: 5 })

const tell = {
  nobodyLeft: tells('gameOverNobodyLeft', {
    en: 'The Cylons win: no characters are left.',
    es: 'Los cylons ganan: no quedan personajes.',
    de: 'Die Zylonen gewinnen: Es sind keine Charaktere übrig.',
    fr: 'Les cylons gagnent\u202f: il ne reste aucun personnage.',
    pl: 'Cyloni wygrywają: nie pozostała żadna postać.',
  }),
  executed: tells('executed', {
    en: '{character} is executed.',
    es: '{character, form, short} es {character, gender, f {ejecutada} other {ejecutado}}.',
    de: '{character} wird exekutiert.',
    fr: '{character} est {character, gender, f {exécutée} other {exécuté}}.',
    pl: '{character} zostaje {character, gender, f {stracona} other {stracony}}.',
  }),
  provesHuman: tells('provesHuman', {
    en: '{character} was human: {cards}.',
    es: '{character, form, short} era {character, gender, f {humana} other {humano}}: {cards}.',
    de: '{character} war ein Mensch: {cards}.',
    fr: '{character} était {character, gender, f {humaine} other {humain}}\u202f: {cards}.',
    pl: '{character} {character, gender, f {była} other {był}} człowiekiem: {cards}.',
  }),
  newCharacter: tells(
    'newCharacter',
    {
      en: '{player} now plays {character}.',
      es: '{player} juega ahora con {character}.',
      de: '{player} spielt jetzt {character}.',
      fr: '{player} joue maintenant {character}.',
      pl: '{player} wybiera nową postać: {character}.',
    },
    ({ seat }) => ({ player: playerTerm(Number(seat)) }),
  ),
}

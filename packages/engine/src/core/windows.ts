// Moments at which a card or ability may be played. A window opens because of the public situation, never because of what
// somebody holds: seats without an answer pass inside the engine, and nobody is shown who is being asked. All who can
// answer do so at the same time; if several want to act the current player says who goes first, and the window opens anew.

import { holds, type Interrupt } from './ability.ts'
import { unknown } from './ids.ts'
import { says, type Text } from './languages.ts'
import { log } from './log.ts'
import { canMatter, isIdle, isPossible, perform } from './node.ts'
import { abilityOption, pass, playOption, seatOption, showOption, useOption } from './option-kinds.ts'
import { procedure, type Step } from './procedure.ts'
import { bend, changeable, goesBySheet, type Interrupts, rulesOf } from './rules.ts'
import type { CardId, Frame, Game, Seat, StandingOrder, Table } from './state.ts'
import { discardFromHand, kindOfSkill, strengthOf } from './zones.ts'

interface WindowWords<F> {
  /** What everybody knows of the work that it interrupts. */
  readonly facts?: (subject: F) => Record<string, unknown>
  /** The moment, where no chapter of `language/timing.ts` has it. */
  readonly text?: Text
}

/** The moments of windows in words, by the names with which they are opened. */
export const windowTexts: Record<string, Text> = {}

/** A step that opens a window of this name. */
export function opensWindow<F>(name: string, { facts, text }: WindowWords<F> = {}): Step<F> {
  if (facts !== undefined) subjectFacts[name] = facts as (subject: Frame) => Record<string, unknown>
  if (text !== undefined) windowTexts[name] = text
  return (game) => {
    const interrupts = rulesOf(game).interrupts.get(name)
    if (interrupts === undefined || topOf(game).untouched === true) return
    const opens = game.options.timedWindows
      ? mightBeAnswered(game, name, interrupts, topOf(game))
      : isAnswered(game, name, interrupts)
    if (opens) window.begin(game, { window: name, plays: [] })
  }
}

/** Whether anybody has an answer: asked at every die. Where only sheets have any, they are mostly those of characters whom nobody plays. */
function isAnswered(game: Game, window: string, interrupts: Interrupts): boolean {
  const { hand, sheet, inPlay, kept } = interrupts
  const bySheet = hand.size + inPlay.size + kept.size === 0
  const subject = topOf(game)
  const { seats } = game
  for (let seat = 0; seat < seats.length; seat++) {
    if (bySheet && !sheet.has(seats[seat].character ?? '')) continue
    if (answersOf(game, window, interrupts, seat, subject).length > 0) return true
  }
  return false
}

/** Named conditions of standing orders: "play it when …", "pass if …". */
export const orderConditions: Record<
  string,
  (game: Game, seat: Seat, subject: Frame, ability: Interrupt | undefined) => boolean
> = {
  always: () => true,
  /** It could not change what comes of it: everybody can tell, so that passing tells nothing. */
  changesNothing: (game, _seat, subject, ability) => ability !== undefined && !canMatter(game, ability.effect, subject),
  /** Whoever does not play for the Cylons openly has no use for it: everybody can tell that, too. */
  doesNoGood: (game, seat, _subject, ability) =>
    ability !== undefined && !game.seats[seat].revealed && isIdle(game, ability.effect),
  oncePerGame: (_game, _seat, _subject, ability) => ability?.once === 'game',
  /** The check fails as it stands and this would make it pass. */
  turnsFailureIntoPass: (_game, _seat, check) => {
    const short = Number(check.difficulty) - Number(check.total)
    return short > 0 && short <= 2
  },
  /** The die is this seat's own. */
  ownRoll: (_game, seat, die) => die.by === seat,
  /** The viper that has just been hit is this seat's own. */
  ownViper: (_game, seat, die) => die.pilot === seat && Number(die.result) >= 5,
}

/** What a person begins with: asked only if it can matter; what can be used once per game is asked about when it is wanted. */
export const sparingOrders: readonly StandingOrder[] = [
  { what: '*', do: 'pass', when: 'changesNothing' },
  { what: '*', do: 'pass', when: 'doesNoGood' },
  { what: '*', do: 'pass', when: 'oncePerGame' },
]

const subjectFacts: Record<string, (subject: Frame) => Record<string, unknown>> = {}

interface Window {
  window: string
  /** Who wants to act. What they want to use lies hidden with them until it is their turn. */
  plays: Seat[]
}

const window = procedure<Window>('window', {
  ask: {
    text: says`{window}: do you want to use something? | {window}: ¿quieres usar algo? | {window}: Möchtest du etwas einsetzen? | {window}\u202f: voulez-vous utiliser quelque chose\u202f? | {window}: czy chcesz czegoś użyć?`,
    facts: (game, frame) => ({ ...subjectFacts[frame.window]?.(subjectOf(game, frame)), window: frame.window }),
    secret: true,
    untilClosed: (game, frame) =>
      game.options.timedWindows === true &&
      mightBeAnswered(game, frame.window, interruptsOf(game, frame), subjectOf(game, frame)),
    who: (game, frame) => {
      frame.plays = []
      const able: Seat[] = []
      for (let seat = 0; seat < game.seats.length; seat++) if (answers(game, frame, seat).length > 0) able.push(seat)
      return able
    },
    options: (game, frame, seat) => {
      const ordered = orderedPlay(game, frame, seat)
      return ordered === undefined ? [pass, ...asked(game, frame, seat)] : [ordered]
    },
    fallback: () => [pass],
    answer: (game, frame, seat, [play]) => {
      if (play === pass) return
      frame.plays.push(seat)
      game.held.push({ by: seat, deck: wanted, cards: [play] })
    },
  },
  order: {
    text: says`Several players want to act. Who goes first? | Varios jugadores quieren actuar. ¿Quién va primero? | Mehrere Spieler möchten handeln. Wer ist zuerst dran? | Plusieurs joueurs veulent agir. Qui commence\u202f? | Kilku graczy chce działać. Kto pierwszy?`,
    who: (game, frame) => (frame.plays.length > 1 ? game.current : undefined),
    options: (_game, frame) => seatOption.each(frame.plays),
    answer: (_game, frame, _seat, [first]) => {
      frame.plays = seatOption.read(first)
    },
  },
  resolve: (game, frame) => {
    const [seat] = frame.plays
    if (seat === undefined) return 'end'
    frame.plays = []
    const play = takeWanted(game, seat)
    if (play !== pass) usePlay(game, frame, seat, play)
  },
  reopen: (game, frame) => (subjectOf(game, frame).setBack === true ? 'end' : 'ask'),
})

/** Where what players want to use lies while the current player says who goes first. */
export const wanted = 'window'

/** What a seat wanted to use; whoever else wanted something is asked again. */
function takeWanted(game: Game, seat: Seat): string {
  const play = game.held.find(({ by, deck }) => deck === wanted && by === seat)?.cards[0]
  game.held = game.held.filter(({ deck }) => deck !== wanted)
  return play ?? pass
}

/** In a game that is imagined from a view, others want something that they could use there; or nothing, after all. */
export function imagineWanted(game: Game, choose: (plays: readonly string[]) => string): void {
  const frame = topOf(game) as Window & Frame
  for (const held of game.held) {
    if (held.deck === wanted && held.cards[0] === unknown)
      held.cards = [choose([...answers(game, frame, held.by), pass])]
  }
}

const interruptsOf = (game: Table, frame: Window): Interrupts => rulesOf(game).interrupts.get(frame.window) ?? nothing
const nothing: Interrupts = { hand: new Map(), sheet: new Map(), inPlay: new Map(), kept: new Map() }

/** What a seat could answer, before standing orders. */
function answers(game: Game, frame: Window & Frame, seat: Seat): string[] {
  return answersOf(game, frame.window, interruptsOf(game, frame), seat, subjectOf(game, frame))
}

function answersOf(game: Game, window: string, interrupts: Interrupts, seat: Seat, subject: Frame): string[] {
  const state = game.seats[seat]
  if (state.character === undefined || (state.revealed && !rulesOf(game).cylonsPlay)) return none
  const inHand = interrupts.hand.size === 0 ? none : playsOf(game, interrupts, seat, subject)
  const found = interrupts.kept.size === 0 ? inHand : [...inHand, ...shownBy(game, interrupts, seat, subject)]
  const open = openAnswers(game, window, interrupts, seat, subject)
  return found.length === 0 ? open : [...found, ...open]
}

function playsOf(game: Game, { hand }: Interrupts, seat: Seat, subject: Frame): string[] {
  let found: string[] | undefined
  for (const card of game.seats[seat].hand) {
    const ability = hand.get(card)
    if (ability === undefined || found?.includes(playOption(card)) || !mayRead(game, seat, card)) continue
    if (mayUse(game, ability, seat, kindOfSkill(game, card), subject)) found = [...(found ?? []), playOption(card)]
  }
  return found ?? none
}

/** Cards face down before a seat that may be shown now. */
function shownBy(game: Game, { kept }: Interrupts, seat: Seat, subject: Frame): string[] {
  const found: string[] = []
  for (const { by, cards } of game.kept ?? []) {
    if (by !== seat) continue
    for (const card of cards) {
      const ability = kept.get(card)
      if (ability !== undefined && mayUse(game, ability, seat, card, subject)) found.push(showOption(card))
    }
  }
  return found
}

/** Whether a seat could hold such a card, as far as everybody can tell: those that lie open are not hidden anywhere. */
function mightShow(game: Game, { kept }: Interrupts, seat: Seat, subject: Frame): boolean {
  if (kept.size === 0) return false
  const { otherDecks } = rulesOf(game)
  const decks = new Set(
    (game.kept ?? []).flatMap(({ by, deck, cards }) => (by === seat && cards.length > 0 ? [deck] : [])),
  )
  return [...kept].some(
    ([card, ability]) =>
      [...decks].some((deck) => otherDecks[deck]?.[card] !== undefined) && mayUse(game, ability, seat, card, subject),
  )
}

/** Answers that everybody can see that the seat has: its sheet's, and those of cards in play. */
function openAnswers(game: Game, window: string, interrupts: Interrupts, seat: Seat, subject: Frame): string[] {
  const { character } = game.seats[seat]
  if (character === undefined) return none
  let found: string[] | undefined
  const sheet = interrupts.sheet.size === 0 ? undefined : interrupts.sheet.get(character)
  if (sheet !== undefined && goesBySheet(game, seat) && !immune(subject, window)) {
    for (const { name, ability } of sheet) {
      if (mayUse(game, ability, seat, name, subject)) found = [...(found ?? []), abilityOption(name)]
    }
  }
  if (interrupts.inPlay.size === 0) return found ?? none
  for (const { card, holder } of game.inPlay) {
    const ability = interrupts.inPlay.get(card)
    const user = ability?.by === undefined ? holder : game.titles[ability.by]
    if (ability !== undefined && user === seat && mayUse(game, ability, seat, card, subject)) {
      found = [...(found ?? []), useOption(card)]
    }
  }
  return found ?? none
}

const none: string[] = []

/** Whether somebody could have an answer, as far as everybody can tell: hands are not looked at, only how many cards they have. */
function mightBeAnswered(game: Game, window: string, interrupts: Interrupts, subject: Frame): boolean {
  const kinds = new Map([...interrupts.hand].map(([card, ability]) => [kindOfSkill(game, card), { card, ability }]))
  const { cylonsPlay } = rulesOf(game)
  return game.seats.some(({ hand, revealed }, seat) => {
    if (revealed && !cylonsPlay) return false
    const mightHold = [...kinds].some(
      ([kind, { card, ability }]) => mayRead(game, seat, card) && mayUse(game, ability, seat, kind, subject),
    )
    return (
      (hand.length > 0 && mightHold) ||
      mightShow(game, interrupts, seat, subject) ||
      openAnswers(game, window, interrupts, seat, subject).length > 0
    )
  })
}

/** Whether a player may use the text of a skill card: some are for Cylon players alone, all others for humans. */
export const mayRead = (game: Table, seat: Seat, card: CardId): boolean =>
  game.seats[seat].revealed === (rulesOf(game).skillCards[card].card.ofCylon === true)

function mayUse(game: Game, ability: Interrupt, seat: Seat, name: string, subject: Frame): boolean {
  if (ability.once === 'frame' && (subject.used as string[] | undefined)?.includes(name)) return false
  if (ability.once === 'turn' && game.usedThisTurn.includes(`${seat}:${name}`)) return false
  if (ability.once === 'anyone' && game.usedThisTurn.includes(name)) return false
  if (ability.once === 'game' && !mayUseOnce(game, seat, name)) return false
  return holds(game, ability.when, seat, name) && isPossible(game, ability.effect, { actor: seat })
}

/** Super crises ignore abilities of characters. */
function immune(subject: Frame, window: string): boolean {
  return subject.superCrisis === true && (window.startsWith('skillCheck:') || window.startsWith('crisis:'))
}

function usePlay(game: Game, frame: Window & Frame, seat: Seat, play: string): void {
  const { hand, sheet, inPlay, kept } = interruptsOf(game, frame)
  const subject = subjectOf(game, frame)
  if (showOption.is(play)) begin(game, kept.get(showOption.of(play)), seat, showOption.of(play), subject)
  else if (playOption.is(play)) {
    const [id] = playOption.read(play)
    const name = kindOfSkill(game, id)
    discardFromHand(game, seat, id)
    log(game, 'playsCard', { seat, card: id })
    begin(game, hand.get(id), seat, name, subject)
  } else if (useOption.is(play)) {
    const [id] = useOption.read(play)
    const user = inPlay.get(id)?.by
    game.inPlay = game.inPlay.filter(({ card, holder }) => card !== id || (user === undefined && holder !== seat))
    game.decks.quorum.discard.push(id)
    log(game, 'playsCard', { seat, card: id })
    begin(game, inPlay.get(id), seat, id, subject)
  } else {
    const [id] = abilityOption.read(play)
    log(game, 'usesAbility', { seat, ability: id })
    const own = sheet.get(game.seats[seat].character ?? '')
    begin(game, own?.find(({ name }) => name === id)?.ability, seat, id, subject)
  }
}

function begin(game: Game, ability: Interrupt | undefined, seat: Seat, name: string, subject: Frame): void {
  if (ability === undefined) return
  if (ability.once === 'frame') subject.used = [...((subject.used as string[] | undefined) ?? []), name]
  if (ability.once === 'turn') game.usedThisTurn.push(`${seat}:${name}`)
  if (ability.once === 'anyone') game.usedThisTurn.push(name)
  if (ability.once === 'game') spendOnce(game, seat, name)
  perform(game, ability.effect, { actor: seat, source: name })
}

/** Whether a player has had the use of an ability that there is once per game. */
export const usedUp = changeable('usedUp', (table: Table, seat: Seat, name: string): boolean =>
  table.seats[seat].usedOnce.includes(name),
)

/** Whether a player may use one now. */
export const mayUseOnce = (table: Table, seat: Seat, name: string): boolean =>
  !usedUp(table, seat, name) && bend(table, 'forbidOnce', 0, { seat }) === 0

/** Uses one. */
export const spendOnce = changeable('spendOnce', (game: Game, seat: Seat, name: string): void => {
  game.seats[seat].usedOnce.push(name)
})

/** The work that the window interrupts: the frame below it. */
function subjectOf(game: Game, frame: Frame): Frame {
  return game.stack[game.stack.lastIndexOf(frame) - 1]
}

const topOf = (game: Game): Frame => game.stack[game.stack.length - 1]

// Standing orders

/** What a seat's orders leave to be asked. */
function asked(game: Game, frame: Window & Frame, seat: Seat): string[] {
  const { orders } = game.seats[seat]
  const all = answers(game, frame, seat)
  return orders.length === 0 ? all : all.filter((play) => orderFor(game, frame, seat, play)?.do !== 'pass')
}

/** The play that a seat's orders make at once, or a pass if they leave nothing to ask. */
function orderedPlay(game: Game, frame: Window & Frame, seat: Seat): string | undefined {
  if (game.seats[seat].orders.length === 0) return undefined
  const plays = asked(game, frame, seat).filter((play) => orderFor(game, frame, seat, play)?.do === 'play')
  if (plays.length > 0) return weakest(game, plays)
  return asked(game, frame, seat).length === 0 ? pass : undefined
}

/** The first order that fits: "play when …" followed by "pass" means pass otherwise. */
function orderFor(game: Game, frame: Window & Frame, seat: Seat, play: string): StandingOrder | undefined {
  const kinds = [playOption, useOption, showOption]
  const [id] = (kinds.find(({ is }) => is(play)) ?? abilityOption).read(play)
  const what = playOption.is(play) ? kindOfSkill(game, id) : id
  const ability = interruptOf(game, frame, seat, play)
  return game.seats[seat].orders.find(
    (order) =>
      (order.what === what || order.what === '*') &&
      (order.window === undefined || order.window === frame.window) &&
      (order.thisTurn === undefined || order.thisTurn === game.turn) &&
      (order.do === 'ask' || orderConditions[order.when ?? 'always'](game, seat, subjectOf(game, frame), ability)),
  )
}

/** Whether using this could bring anything to a player, as far as everybody can tell. */
export function isOfUse(table: Table, seat: Seat, play: string): boolean {
  const at = table.stack.findLastIndex((frame) => frame.at === 'window:ask')
  const ability = interruptOf(table, table.stack[at] as Window & Frame, seat, play)
  if (ability === undefined) return true
  return (
    canMatter(table, ability.effect, table.stack[at - 1]) &&
    (table.seats[seat].revealed || !isIdle(table, ability.effect))
  )
}

/** What somebody would use. */
function interruptOf(game: Table, frame: Window, seat: Seat, play: string): Interrupt | undefined {
  const { hand, sheet, inPlay, kept } = interruptsOf(game, frame)
  if (showOption.is(play)) return kept.get(showOption.of(play))
  if (playOption.is(play)) return hand.get(playOption.of(play))
  if (useOption.is(play)) return inPlay.get(useOption.of(play))
  const own = sheet.get(game.seats[seat].character ?? '')
  return own?.find(({ name }) => name === abilityOption.of(play))?.ability
}

function weakest(game: Game, plays: string[]): string {
  const strength = (play: string) => (playOption.is(play) ? strengthOf(game, playOption.of(play)) : 0)
  return plays.reduce((best, play) => (strength(play) < strength(best) ? play : best))
}

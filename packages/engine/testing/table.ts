// A table in an arranged situation. It goes on through decisions only, and tells what happened.

import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { Activation } from '../src/core/ids.ts'
import { type Area, areas, type CardId, type LocationId, type Seat } from '../src/core/ids.ts'
import { advance } from '../src/core/interpreter.ts'
import { type Language, languages } from '../src/core/languages.ts'
import { procedure } from '../src/core/procedure.ts'
import type { Game, LogEntry, StandingOrder } from '../src/core/state.ts'
import {
  closeWindow,
  type Decision,
  type GameError,
  openWindow,
  pending,
  restore,
  save,
  setOrders,
  submit,
  type View,
  view,
} from '../src/index.ts'
import { describeOption, describeQuestion } from '../src/language/decisions.ts'
import { takeActions } from '../src/rules/actions.ts'
import { crisis, crisisCards, crisisDeck } from '../src/rules/crisis.ts'
import { activateCylonShips } from '../src/rules/cylon-ships.ts'
import { beginJump } from '../src/rules/jump.ts'
import { sleeperAgentPhase } from '../src/rules/loyalty.ts'
import { moveCharacter } from '../src/rules/movement.ts'
import { distance } from '../src/rules/table.ts'
import { turn, turns } from '../src/rules/turn.ts'
import { arrange, boxSituations, called, type Name, type Situation, seatNamed, skillCard } from './arrange.ts'

/** What can be expected of a table; everything left out may be anything. */
export interface Expected {
  fuel?: number
  food?: number
  morale?: number
  population?: number
  at?: Partial<Record<Name, LocationId | Area | undefined>>
  /** How many cards somebody holds, or exactly which. */
  hand?: Partial<Record<Name, number | readonly string[]>>
  president?: Name
  admiral?: Name
  jumpPreparation?: number
  distance?: number
  raiders?: Partial<Record<Area, number>>
  heavyRaiders?: Partial<Record<Area, number>>
  basestars?: Partial<Record<Area, number>>
  vipers?: Partial<Record<Area, number>>
  civilians?: Partial<Record<Area, number>>
  reserves?: { vipers?: number; raptors?: number }
  damagedVipers?: number
  destroyedVipers?: number
  destroyedRaptors?: number
  damaged?: readonly LocationId[]
  boarding?: readonly number[]
  nukes?: number
  inPlay?: readonly CardId[]
  revealed?: readonly Name[]
  quorumHand?: readonly CardId[]
  /** What somebody has been told of: faces of civilian ships destroyed, and the discards of a deck, top card last. */
  destroyedCivilians?: readonly CardId[]
  discards?: Partial<Record<string, readonly CardId[]>>
  /** How many cards a deck has left. */
  left?: Partial<Record<string, number>>
  character?: Partial<Record<number, Name>>
  over?: { winner: 'humans' | 'cylons'; reason: string; agendas?: readonly unknown[] } | undefined
}

/** Runs under every arranged table: when what was begun is done, it asks this. */
const testing = procedure<Record<never, never>>('testing', {
  finished: {
    text: { en: 'Done.', es: 'Hecho.', de: 'Fertig.', fr: 'Terminé.', pl: 'Gotowe.' },
    who: (game) => game.current,
    options: () => ['done', 'again'],
    answer: () => 'again',
  },
})

const restoring = process.env.CIC_RESTORE === '1'
const open = new Set<Table>()

export class Table {
  #game: Game

  /** Who sat where at the start: whoever is executed is still called by that name until a new character is chosen. */
  readonly #seated: readonly Name[]

  constructor(situation: Situation) {
    this.#seated = situation.seats
    this.#game = arrange(situation)
    testing.begin(this.#game, {})
    open.add(this)
  }

  // Beginning something

  /** The current player's whole turn. */
  turn(): this {
    return this.#begin((game) => turn.begin(game, {}))
  }

  /** Turn after turn from here on; `until` and `untilTurnOf` say how far. */
  turns(): this {
    return this.#begin((game) => turns.begin(game, {}))
  }

  /** Everything is answered with the safe default until it is somebody's turn. */
  untilTurnOf(name: Name): this {
    const seat = this.seat(name)
    const before = this.#game.turn
    for (let i = 0; i < 5000; i++) {
      if (this.#game.turn > before && this.#game.current === seat) return this
      if (!this.#answerOne()) break
    }
    throw new Error(`it is never ${name}'s turn; open: ${this.#openDecisions()}`)
  }

  /** The current player's crisis step with this card on top of the deck; Cylon ships and the jump track follow. */
  crisis(card: CardId): this {
    return this.#begin((game) => {
      this.#onTop(crisisDeck(game), card)
      const drawer = game.current
      crisis.begin(game, { drawer, draw: crisisCards(game, drawer), rest: 'bottom', steps: true })
    })
  }

  /** A revealed Cylon plays this super crisis. */
  superCrisis(card: CardId): this {
    return this.#begin((game) => {
      const cards = game.decks.superCrisis.cards
      cards.splice(cards.indexOf(card), 1)
      game.decks.superCrisis.seen.pop()
      crisis.begin(game, { drawer: game.current, draw: 0, rest: 'discard', steps: false, superCrisis: true, card })
    })
  }

  /** Somebody takes actions; the current player takes one, if nobody is named. */
  action(name?: Name, count = 1): this {
    return this.#begin((game) => {
      const seat = name === undefined ? game.current : this.seat(name)
      takeActions.begin(game, { seat, left: count })
    })
  }

  movement(name?: Name): this {
    return this.#begin((game) =>
      moveCharacter.begin(game, { seat: name === undefined ? game.current : this.seat(name) }),
    )
  }

  /** The current player's turn from the Movement step on. */
  movementStep(): this {
    return this.#turnFrom('turn:movement')
  }

  /** The current player's turn from the Action step on. */
  actionStep(): this {
    return this.#turnFrom('turn:action')
  }

  #turnFrom(step: string): this {
    return this.#begin((game) => {
      turn.begin(game, { piloting: false })
      const [frame] = game.stack.slice(-1)
      game.usedThisTurn = []
      frame.at = step
      for (const { turnBegun } of boxSituations()) turnBegun?.(game)
    })
  }

  activate(...icons: Activation[]): this {
    return this.#begin((game) => activateCylonShips.begin(game, { icons }))
  }

  jump(): this {
    return this.#begin((game) => beginJump(game))
  }

  sleeperAgentPhase(): this {
    return this.#begin((game) => sleeperAgentPhase.begin(game, { left: [] }))
  }

  /** Something that only a box has. */
  begins(begin: (game: Game) => void): this {
    return this.#begin(begin)
  }

  // Deciding

  /** The open decision of somebody; windows that the test does not speak of are passed on the way to it. */
  asked(name: Name): Decision {
    const find = () =>
      pending(this.#game).find(({ seat, kind }) => seat === this.seat(name) && kind !== 'testing:finished')
    while (find() === undefined && this.#passOne());
    const decision = find()
    assert.ok(decision, `${name} is not asked anything; open: ${this.#openDecisions()}`)
    return decision
  }

  /** Asserts that somebody is asked this, with exactly these options if they are given, and can read it in every language. */
  asks(name: Name, kind: string, options?: readonly string[]): this {
    if (kind !== 'window:ask') this.#passFor(name)
    const decision = this.asked(name)
    assert.equal(decision.kind, kind, `${name} is asked ${decision.kind}`)
    if (options !== undefined) {
      const wanted = options.map((option) => this.#option(option))
      assert.deepEqual(decision.options.map(({ id }) => id).toSorted(), wanted.toSorted())
    }
    for (const language of languages) this.#read(decision, language)
    return this
  }

  /** The question and its answers as they are written; whatever has no words throws. */
  #read(decision: Decision, language: Language): readonly [question: string, ...answers: string[]] {
    const reader = { language, character: (seat: Seat) => this.#game.seats[seat]?.character }
    return [describeQuestion(decision, reader), ...decision.options.map((option) => describeOption(option, reader))]
  }

  asksNobody(name: Name): this {
    const decision = pending(this.#game).find(
      ({ seat, kind }) => seat === this.seat(name) && kind !== 'testing:finished',
    )
    assert.equal(decision, undefined, `${name} is asked ${decision?.kind}`)
    return this
  }

  /**
   * Somebody answers. Names of characters and cards as 'tactics 3' are understood: 'seat:tigh', 'card:tactics 3'. Windows
   * in which this is not an answer are passed on the way.
   */
  answers(name: Name, ...words: string[]): this {
    const options = words.map((option) => this.#option(option))
    if (options[0] !== 'pass') this.#passFor(name, options[0])
    const { id, seat } = this.asked(name)
    submit(this.#game, seat, id, options)
    return this.#stored()
  }

  /** The table closes the timed window that is open. */
  closes(): this {
    closeWindow(this.#game)
    return this.#stored()
  }

  /** Asserts which timed window is open. */
  window(name: string | undefined): this {
    assert.equal(openWindow(this.#game), name)
    return this
  }

  /** Everybody who is asked in a window passes, and timed ones are closed, as long as there is one. */
  passes(): this {
    while (this.#passOne());
    return this
  }

  /** Goes through the contributions of a skill check; whoever is not named adds nothing. Windows are passed on the way. */
  contributes(cards: Partial<Record<Name, readonly string[]>> = {}): this {
    this.passes()
    const left = new Set(Object.keys(cards))
    for (;;) {
      const decision = pending(this.#game).find(({ kind }) => kind === 'skillCheck:contribute')
      if (decision === undefined) {
        if (left.size > 0 && this.#passOne()) continue
        break
      }
      const name = this.name(decision.seat)
      left.delete(name)
      submit(
        this.#game,
        decision.seat,
        decision.id,
        (cards[name] ?? []).map((words) => `card:${skillCard(this.#game, words)}`),
      )
      this.#stored()
    }
    assert.deepEqual([...left], [], 'these players were not asked to add cards')
    return this
  }

  /** Answers everything with the safe default until somebody is asked this, or until what was begun is done. */
  until(kind: string): this {
    for (let i = 0; i < 1000; i++) {
      if (pending(this.#game).some((one) => one.kind === kind || one.kind === 'testing:finished')) return this
      if (!this.#answerOne()) return this
    }
    throw new Error(`${kind} never comes`)
  }

  /** The safe default of whoever is asked; nothing, if the game is over. */
  #answerOne(): boolean {
    const [decision] = pending(this.#game)
    if (decision === undefined) return this.#passOne()
    submit(this.#game, decision.seat, decision.id, decision.fallback)
    this.#stored()
    return true
  }

  /** What was begun goes on by safe defaults to its end. Dice that nobody rolled are named. */
  rest(...unrolled: number[]): this {
    return this.until('testing:finished').finished(...unrolled)
  }

  orders(name: Name, ...orders: StandingOrder[]): this {
    setOrders(this.#game, this.seat(name), orders)
    return this.#stored()
  }

  /** Asserts that somebody may answer this at this very moment; no window is passed on the way. */
  may(name: Name, option: string): this {
    assert.ok(this.#offered(name).includes(this.#option(option)), `${name} may not ${option}: ${this.#offered(name)}`)
    return this
  }

  mayNot(name: Name, option: string): this {
    assert.ok(!this.#offered(name).includes(this.#option(option)), `${name} may ${option}`)
    return this
  }

  /** Asserts that somebody is asked something now, and that this is no answer to it. */
  isAskedWithout(name: Name, option: string): this {
    assert.ok(this.#offered(name).length > 0, `${name} is not asked anything; open: ${this.#openDecisions()}`)
    return this.mayNot(name, option)
  }

  /** Asserts that nobody at all is asked anything now; no window is passed on the way. */
  nobodyIsAsked(): this {
    const decisions = pending(this.#game).filter(({ kind }) => kind !== 'testing:finished')
    assert.deepEqual(decisions, [], `open: ${this.#openDecisions()}`)
    return this
  }

  /** Asserts that an answer is refused, and that nothing changed. */
  refuses(name: Name, option: string | readonly string[], code: GameError['code'] = 'illegal-answer'): this {
    const before = save(this.#game)
    const { id, seat } = this.asked(name)
    const chosen = (typeof option === 'string' ? [option] : [...option]).map((one) => this.#option(one))
    assert.throws(() => submit(this.#game, seat, id, chosen), { name: 'GameError', code })
    assert.equal(save(this.#game), before, 'a refused answer changed the game')
    return this
  }

  // What happened

  /** Asserts that what was begun is done, with no question left open. Dice that were laid out and not rolled are named. */
  finished(...unrolled: number[]): this {
    open.delete(this)
    this.passes()
    const { dice = [], tokens = [] } = this.#game.random
    assert.deepEqual([...dice, ...tokens], unrolled, 'dice or damage tokens were laid out that nobody needed')
    const [decision] = pending(this.#game)
    if (this.#game.over === undefined)
      assert.equal(decision?.kind, 'testing:finished', `still open: ${this.#openDecisions()}`)
    return this
  }

  /** Says that this test ends in the middle of something on purpose. */
  goesOn(): this {
    open.delete(this)
    return this
  }

  expect(expected: Expected): this {
    const game = this.#game
    for (const [what, value] of Object.entries(expected) as [keyof Expected, never][]) {
      const fact = this.#fact(game, what, value)
      if (!isDeepStrictEqual(fact, value))
        assert.deepEqual(fact, value, `${what}; open: ${this.#openDecisions() || 'nothing'}`)
    }
    return this
  }

  view(name: Name | 'spectator'): View {
    return view(this.#game, name === 'spectator' ? name : this.seat(name))
  }

  /** Log entries of this kind, all of them or as a seat saw them. */
  log(kind: string, name?: Name): LogEntry[] {
    const entries = name === undefined ? this.#game.log : this.view(name).log
    return entries.filter(({ t }) => t === kind)
  }

  /** Asserts that these kinds of log entries came, in this order; others may stand between them. */
  told(...kinds: string[]): this {
    const found = this.#game.log.map(({ t }) => t)
    let at = -1
    for (const kind of kinds) {
      const next = found.indexOf(kind, at + 1)
      assert.ok(next > at, `${kind} is not told there; the log says: ${found.join(', ')}`)
      at = next
    }
    return this
  }

  /** Prints the open questions as players read them, with their options. For looking while a test is written. */
  show(language: Language = 'en'): this {
    for (const decision of pending(this.#game)) {
      const [question, ...answers] = this.#read(decision, language)
      console.log(`${this.name(decision.seat)} (${decision.kind}): ${question}`)
      for (const [i, { id }] of decision.options.entries()) console.log(`  ${id.padEnd(28)} ${answers[i]}`)
    }
    return this
  }

  /** A copy of the whole game, for what `expect` does not name. */
  get state(): Game {
    return structuredClone(this.#game)
  }

  seat(name: Name): Seat {
    const seat = this.#seated.indexOf(name)
    const playing = this.#game.seats.some(({ character }) => character === called[name])
    return playing || seat < 0 ? seatNamed(this.#game, name) : seat
  }

  name(seat: Seat): Name {
    const { character } = this.#game.seats[seat]
    return (Object.keys(called) as Name[]).find((name) => called[name] === character) ?? this.#seated[seat]
  }

  #begin(begin: (game: Game) => void): this {
    this.#game.asks = []
    begin(this.#game)
    advance(this.#game)
    open.add(this)
    return this.#stored()
  }

  #passOne(): boolean {
    const decision = pending(this.#game).find(({ kind }) => kind === 'window:ask')
    if (decision === undefined && openWindow(this.#game) !== undefined) {
      this.closes()
      return true
    }
    if (decision === undefined) return false
    submit(this.#game, decision.seat, decision.id, 'pass')
    this.#stored()
    return true
  }

  /** Passes windows until this player is asked something else, or something that this option answers. */
  #passFor(name: Name, option?: string): void {
    const seat = this.seat(name)
    for (;;) {
      const own = pending(this.#game).find((decision) => decision.seat === seat)
      if (own !== undefined && own.kind !== 'window:ask') return
      if (own?.options.some(({ id }) => id === option)) return
      if (!this.#passOne()) return
    }
  }

  #stored(): this {
    if (restoring) this.#game = restore(save(this.#game))
    return this
  }

  #onTop(deck: string, card: CardId): void {
    const { cards } = this.#game.decks[deck]
    const at = cards.indexOf(card)
    assert.ok(at >= 0, `${card} is not in the ${deck} deck`)
    cards.push(...cards.splice(at, 1))
  }

  #option(option: string): string {
    const [prefix, rest] = option.split(':', 2)
    if (prefix === 'seat' && rest in called) return `seat:${this.seat(rest as Name)}`
    if (rest?.includes(' ') && !rest.includes(':')) return `${prefix}:${skillCard(this.#game, rest)}`
    return option
  }

  #offered(name: Name): string[] {
    return this.view(name).decisions.flatMap(({ options }) => options.map(({ id }) => id))
  }

  #openDecisions(): string {
    return pending(this.#game)
      .map(({ seat, kind }) => `${this.name(seat)} ${kind}`)
      .join(', ')
  }

  #fact(game: Game, what: keyof Expected, like: unknown): unknown {
    const perArea = (count: (area: Area) => number) =>
      Object.fromEntries(areas.filter((area) => area in (like as object)).map((area) => [area, count(area)]))
    const perName = (fact: (name: Name, seat: Seat) => unknown) =>
      Object.fromEntries((Object.keys(like as object) as Name[]).map((name) => [name, fact(name, this.seat(name))]))
    switch (what) {
      case 'at':
        return perName((_, seat) => game.seats[seat].at)
      case 'hand':
        return perName((name, seat) => this.#hand(game, seat, (like as Record<Name, unknown>)[name]))
      case 'president':
      case 'admiral':
        return this.name(game.titles[what])
      case 'distance':
        return distance(game)
      case 'raiders':
      case 'heavyRaiders':
      case 'vipers':
        return perArea((area) => game.space[area][what])
      case 'basestars':
      case 'civilians':
        return perArea((area) => game.space[area][what].length)
      case 'reserves':
        return Object.fromEntries(Object.keys(like as object).map((ship) => [ship, game.reserves[ship as 'vipers']]))
      case 'destroyedVipers':
        return game.removed.vipers
      case 'destroyedRaptors':
        return game.removed.raptors
      case 'destroyedCivilians':
        return game.removed.civilians
      case 'discards':
        return Object.fromEntries(Object.keys(like as object).map((deck) => [deck, game.decks[deck].discard]))
      case 'left':
        return Object.fromEntries(Object.keys(like as object).map((deck) => [deck, game.decks[deck].cards.length]))
      case 'character':
        return Object.fromEntries(Object.keys(like as object).map((seat) => [seat, this.name(Number(seat))]))
      case 'damaged':
        return game.damage.map((token) => token.replace('damage-', ''))
      case 'inPlay':
        return game.inPlay.map(({ card }) => card)
      case 'revealed':
        return game.seats.flatMap((state, seat) => (state.revealed ? [this.name(seat)] : []))
      case 'fuel':
      case 'food':
      case 'morale':
      case 'population':
        return game.resources[what]
      default: {
        const ofBox = boxSituations().find(({ facts }) => facts?.[what] !== undefined)
        return ofBox === undefined ? game[what as keyof Game] : ofBox.facts?.[what](game, like)
      }
    }
  }

  #hand(game: Game, seat: Seat, like: unknown): unknown {
    const { hand } = game.seats[seat]
    if (typeof like === 'number') return hand.length
    const wanted = (like as readonly string[]).map((words) => skillCard(game, words))
    return hand.toSorted().join() === wanted.toSorted().join() ? like : hand
  }
}

/** A table in this situation. */
export const given = (situation: Situation): Table => new Table(situation)

/** Tables whose test ended in the middle of a question that nobody meant to leave open. */
export function leftOpen(): number {
  const count = open.size
  open.clear()
  return count
}

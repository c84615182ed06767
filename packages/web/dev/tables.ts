// Tables in memory, run by the engine with bots: the same contract as the server's, for developing and testing the page alone.

import { createHash, randomUUID } from 'node:crypto'
import { type Bot, createBot, type Statement } from '@cic/bots'
import {
  type Answer,
  closeWindow,
  copy,
  type Game,
  newGame,
  openWindow,
  pending,
  type Seat,
  type StandingOrder,
  setOrders,
  submit,
  type Viewer,
  view,
} from '@cic/engine'
import type {
  BotLevel,
  Message,
  Picture,
  SeatPicture,
  TableSettings,
  TableStatement,
  VoteMatter,
  VotePicture,
} from '@cic/protocol'

export type NewSeat = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: BotLevel }

interface SeatAtTable extends SeatPicture {
  readonly person?: string
}

export class Table {
  readonly id: string
  status: Picture['status'] = 'gathering'
  settings: TableSettings
  seats: SeatAtTable[]
  game: Game | undefined
  changed = Date.now()
  version = 0
  moments = 0
  history: Viewless[] = []
  rematch: string | undefined
  readonly listeners = new Set<() => void>()
  readonly name: string
  readonly host: string
  readonly seed: string
  readonly talk: Message[] = []
  readonly votes: VotePicture[] = []
  lastChoice: Seat | undefined
  window: { name: string; closesAt: number } | undefined
  #undo: { game: Game; seat: Seat } | undefined
  #bots: Bot[] = []
  #timer: NodeJS.Timeout | undefined
  readonly speed: number

  constructor(
    name: string,
    settings: TableSettings,
    seats: readonly NewSeat[],
    me: { id: string; name: string },
    speed: number,
    seed: string = randomUUID(),
  ) {
    this.id = randomUUID().slice(0, 12)
    this.name = name
    this.settings = settings
    this.host = me.id
    this.seed = createHash('sha256').update(seed).digest('hex')
    this.speed = speed
    this.seats = seats.map((seat) =>
      seat.kind === 'me' ? { kind: 'person', name: me.name, person: me.id } : { ...seat },
    )
  }

  seatOf(person: string): Seat | undefined {
    const seat = this.seats.findIndex((one) => one.person === person)
    return seat < 0 ? undefined : seat
  }

  start(): void {
    const { game } = this.settings
    const timedWindows = this.settings.pace.kind === 'live'
    this.game = newGame({ ...game, players: this.seats.length, timedWindows }, this.seed)
    this.#bots = this.seats.map(({ level }, seat) => createBot(level ?? 'cadet', `${this.seed}:${seat}`))
    this.status = 'playing'
    this.touch()
  }

  choose(seat: Seat, decision: string, answer: Answer): void {
    if (this.game === undefined) return
    this.#undo = { game: copy(this.game), seat }
    submit(this.game, seat, decision, answer)
    this.lastChoice = seat
    this.touch()
  }

  orders(seat: Seat, orders: readonly StandingOrder[]): void {
    if (this.game !== undefined) setOrders(this.game, seat, orders)
    this.touch()
  }

  undo(seat: Seat): void {
    if (this.#undo?.seat !== seat) return
    this.game = this.#undo.game
    this.#undo = undefined
    this.lastChoice = undefined
    this.touch()
  }

  vote(matter: VoteMatter, by: Seat): number {
    const id = this.votes.length + 1
    this.votes.push({ id, matter, by, yes: [by], no: [], needed: 2, expiresAt: Date.now() + 86_400_000 })
    this.touch()
    return id
  }

  say(from: { id: string; name: string }, words: { text?: string; statement?: TableStatement }): void {
    const seat = this.seatOf(from.id)
    this.#message({ channel: seat === undefined ? 'spectators' : 'table', from: { seat, name: from.name }, ...words })
    this.touch()
  }

  /** Something changed: everybody is told, and whoever is next gets their moment. */
  touch(): void {
    this.version++
    this.changed = Date.now()
    if (this.game !== undefined) {
      this.moments++
      this.history.push(structuredClone(view(this.game, 'spectator').resources))
      if (this.game.over !== undefined) this.status = 'over'
      this.#watchWindow(this.game)
    }
    for (const tell of this.listeners) tell()
    clearTimeout(this.#timer)
    if (this.status === 'playing') this.#timer = setTimeout(() => this.#botTurn(), this.#pause())
  }

  picture(person: string): Picture {
    const seat = this.seatOf(person)
    const viewer: Viewer = seat ?? 'spectator'
    const over = this.status === 'over'
    return {
      id: this.id,
      name: this.name,
      version: String(this.version),
      status: this.status,
      settings: this.settings,
      seats: this.seats.map(({ person: _, ...rest }) => rest),
      me: { ...(seat === undefined ? {} : { seat }), host: person === this.host },
      ...(this.game === undefined ? {} : { game: view(over ? allOpen(this.game) : this.game, viewer) }),
      moments: this.moments,
      ...(this.game === undefined
        ? {}
        : { fairness: { commitment: hash(this.seed), ...(over ? { seed: this.seed } : {}) } }),
      ...(this.window === undefined ? {} : { window: this.window }),
      ...(this.settings.pace.clock === undefined
        ? {}
        : { clocks: this.seats.map(() => ({ leftSeconds: this.settings.pace.clock?.bankSeconds ?? 0 })) }),
      votes: [...this.votes],
      talk: this.talk.filter(({ channel }) => seat === undefined || channel === 'table'),
      ...(this.rematch === undefined ? {} : { rematch: this.rematch }),
      ...(this.lastChoice === undefined ? {} : { lastChoice: this.lastChoice }),
    }
  }

  #pause(): number {
    return Math.max(1, this.settings.pace.botSeconds * 1000 * this.speed)
  }

  #watchWindow(game: Game): void {
    const name = openWindow(game)
    if (name === undefined) this.window = undefined
    else if (this.window?.name !== name) {
      const closesAt = Date.now() + this.settings.pace.windowSeconds * 1000 * this.speed
      this.window = { name, closesAt }
    }
  }

  #botTurn(): void {
    const { game } = this
    if (game === undefined || game.over !== undefined) return
    const said = this.talk.flatMap(({ statement }) => (statement === undefined ? [] : [statement as Statement]))
    for (const decision of pending(game)) {
      if (this.seats[decision.seat].kind === 'person') continue
      const seen = view(game, decision.seat)
      const bot = this.#bots[decision.seat]
      for (const statement of bot.say(seen, said)) {
        this.#message({ channel: 'table', from: { seat: decision.seat, name: bot.name }, statement })
      }
      submit(game, decision.seat, decision.id, bot.answer(seen, decision, said))
      this.lastChoice = decision.seat
      this.touch()
      return
    }
    if (this.window !== undefined && Date.now() >= this.window.closesAt) {
      this.window = undefined
      closeWindow(game)
      this.touch()
    } else if (this.window !== undefined) this.#timer = setTimeout(() => this.#botTurn(), 20)
  }

  #message(words: Omit<Message, 'id' | 'at'>): void {
    this.talk.push({ id: this.talk.length + 1, at: Date.now(), ...words })
  }
}

type Viewless = Record<string, number>

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** When the game is over, everybody sees everything. */
function allOpen(game: Game): Game {
  const open = copy(game)
  for (const seat of open.seats) for (const card of seat.loyalty) card.revealed = true
  return open
}

// The engine's public interface: create a game, look at its open decisions, answer them, see it through a seat's eyes.
// Everything else is inside. See docs/architecture.md.

export { copyGame as copy } from './core/copy.ts'
export { type ErrorCode, GameError } from './core/errors.ts'
export type { Area, CardId, CharacterId, LocationId, Resource, Seat, Side, SkillType, Title } from './core/ids.ts'
export type { Ending, Game, LogEntry, Options, RandomSource, StandingOrder } from './core/state.ts'
export { determinize } from './determinize.ts'
export { type Answer, type Decision, type DecisionOption, newGame, pending, setOrders, submit } from './game.ts'
export { type Language, languages } from './language/languages.ts'
export { type Node, type Price, priceOf } from './language/node.ts'
export { checkOptions, type GameOptions } from './options.ts'
export { restore, save } from './save.ts'
export { type SeatView, type View, type Viewer, view } from './view.ts'

// The engine's public interface: create a game, look at its open decisions, answer them, see it through a seat's eyes.
// Everything else is inside. See docs/architecture.md. Of all boxes but the base game only names and options come with it: whoever wants
// everything at once imports ./index.ts, and the page opens each box when a table needs it.

export { type Allegiance, allegianceTold } from './allegiance.ts'
export * from './answer-doors.ts'
export { isAtStake } from './at-stake.ts'
export * from './card-on-table.ts'
export {
  type CardFacts,
  type Catalogue,
  type CatalogueCard,
  type CatalogueCharacter,
  type CatalogueDeck,
  type CatalogueLocation,
  type CatalogueOther,
  catalogue,
} from './catalogue.ts'
export { type ChangedBy, changesIn, optionsOffered, questionsAsked } from './changes.ts'
export * from './character-doors.ts'
export { partsByChoice, usualObjective } from './core/boxes.ts'
export { asBefore, copyGame as copy } from './core/copy.ts'
export { type ErrorCode, GameError } from './core/errors.ts'
export type { Area, CardId, CharacterId, LocationId, Resource, Seat, Side, SkillType, Title } from './core/ids.ts'
export { resources } from './core/ids.ts'
export { type Language, languages, says, type Text } from './core/languages.ts'
export { type Node, type Price, priceOf, type Worth } from './core/node.ts'
export { type Target, targetsOf } from './core/option.ts'
export type { Ending, Game, LogEntry, Options, RandomSource, StandingOrder } from './core/state.ts'
export { rulesVersion } from './core/state.ts'
export { sparingOrders } from './core/windows.ts'
export { determinize } from './determinize.ts'
export * from './end-doors.ts'
export { fingerprint } from './fingerprint.ts'
export {
  type Answer,
  closeWindow,
  type Decision,
  type DecisionOption,
  isCount,
  newGame,
  openWindow,
  pending,
  setOrders,
  submit,
} from './game.ts'
export { describeMoment, describeOption, describeQuestion } from './language/decisions.ts'
export { describeLog, logReaders } from './language/log.ts'
export { type Reader, seatTerm as seatName } from './language/reader.ts'
export { describeSince } from './language/since.ts'
export { describeEvent, eventsOf, type LogEvent } from './language/story.ts'
export { writeText } from './language/text.ts'
export {
  allowedOptions,
  boxCombinations,
  checkOptions,
  coveringOptions,
  everyAllowedOptions,
  type GameOptions,
  isAllowed,
  playersWith,
  variantsOf,
  whyNotAllowed,
} from './options.ts'
export { contribution, orderedAnswer, ordersAlone, sparedAnswer } from './ordered.ts'
export * from './outlook.ts'
export { playedWith } from './played.ts'
export * from './prospects.ts'
export { hasSeenCylon, hasToWarn, mayWarn, type Reason, reasonsAbout } from './reasons.ts'
export {
  applyChoice,
  beginning,
  type Choice,
  checkRecord,
  checkRules,
  follow,
  type GameRecord,
  type RulesInForce,
  replay,
  type TakenBack,
  takeBack,
} from './replay.ts'
export * from './roll-doors.ts'
export { restore, save } from './save.ts'

import './sets/announced.ts'

export * from './sheet-doors.ts'
export * from './table-doors.ts'
export { type Token, tokens } from './tokens.ts'
export * from './told-check.ts'
export { learned } from './undo.ts'
export { type CommonView, type OwnView, openView, type View, type Viewer, Views, view } from './view.ts'
export { type Thing, whyNotAbility, whyNotCard, whyNotPlace, whyNotThing } from './why-not.ts'

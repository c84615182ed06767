// Actions. (Rulebook: Action step.)

import { isAim, type SkillCard } from '../core/card.ts'
import type { CardId, LocationId, Seat, Side } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import { occasion } from '../core/moments.ts'
import { isPossible, nothingChanges, type Prospect, perform } from '../core/node.ts'
import { word } from '../core/option.ts'
import {
  abilityOption,
  actionOption,
  activateOption,
  nothing,
  playOption,
  quorumOption,
  revealOption,
  showOption,
  useOption,
} from '../core/option-kinds.ts'
import { procedure } from '../core/procedure.ts'
import { bend, changeable, goesBySheet, type Rules, rulesOf } from '../core/rules.ts'
import type { Game, Node, Table } from '../core/state.ts'
import { mayRead, mayUseOnce, spendOnce } from '../core/windows.ts'
import { discardFromHand, kindOfSkill } from '../core/zones.ts'
import { isDamaged } from './damage.ts'
import { reveal, revealable } from './loyalty.ts'
import { launchNuke, nukeTargets } from './nukes.ts'
import { drawOneQuorum, drawQuorum, playableQuorum, playQuorum } from './quorum.ts'
import { discardSkillCards } from './skill-cards.ts'
import { holdsTitle, isArea, isConfined, isHuman, isPiloting, nobodyIsFree, turnIsOver } from './table.ts'
import { canPayForViper, flyViper } from './vipers.ts'

interface Acting {
  seat: Seat
  left: number
  /** Whether the player was human when the first action began: whoever reveals loses the rest. */
  human?: boolean
}

const flyYourViper = word('viper', [
  'pilot',
])`Activate your viper | Activar tu Viper | Deine Viper aktivieren | Activer votre viper | Aktywuj swojego vipera`
const nuke = word('nuke', [
  'nukes',
])`Launch a nuke | Lanzar un Arma Nuclear | Eine Nuklearwaffe abfeuern | Lancer une charge nucléaire | Wystrzel głowicę nuklearną`

/** So many actions, one after the other. */
export const takeActions = procedure<Acting>('action', {
  begin: (game, frame) => {
    frame.human = isHuman(game, frame.seat)
    return goesOn(game, frame) ? undefined : 'end'
  },
  choose: {
    text: says`Which action do you take? | ¿Qué acción realizas? | Welche Aktion führst du aus? | Quelle action effectuez-vous\u202f? | Jaką akcję wykonujesz?`,
    who: (_game, frame) => (frame.left > 0 ? frame.seat : undefined),
    options: (game, frame) => [...actionsOf(game, frame.seat), nothing],
    // Asked even if there is nothing to do: a Cylon always has something, and no pause would tell who is none.
    always: () => true,
    fallback: (game, _frame, _seat, options) => [(nobodyIsFree(game) && options.find(leadsOut)) || nothing],
    prospect: (table, _frame, option, seat) => prospectOfAction(table, seat, option),
    answer: (game, frame, seat, [choice]) => {
      if (choice === nothing) return 'end'
      frame.left--
      beginAction(game, seat, choice)
    },
  },
  more: (game, frame) => (goesOn(game, frame) ? 'choose' : 'end'),
})

const leadsOut = (option: string): boolean => option === activateOption('brig')

/** Nobody acts off the board, as everybody can see. */
const goesOn = (game: Game, { seat, left, human }: Acting): boolean =>
  left > 0 &&
  isHuman(game, seat) === human &&
  game.seats[seat].at !== undefined &&
  !(seat === game.current && turnIsOver(game))

/** Everything that a player may do as an action. */
export function actionsOf(game: Game, seat: Seat): string[] {
  if (game.seats[seat].at === undefined) return []
  const options = locationAction(game, seat)
  const human = isHuman(game, seat)
  if (!human && !rulesOf(game).cylonsPlay) return options
  if (isPiloting(game, seat) && canPayForViper(game, seat)) options.push(flyYourViper)
  addCardActions(game, seat, options)
  addSheetActions(game, seat, options)
  addBoardActions(game, seat, options)
  if (!human) return options
  if (holdsTitle(game, seat, 'president')) {
    options.push(drawOneQuorum)
    for (const card of playableQuorum(game, seat)) options.push(quorumOption(card))
  }
  if (holdsTitle(game, seat, 'admiral') && nukeTargets(game).length > 0) options.push(nuke)
  options.push(...loyaltyActions(game, seat))
  return options
}

/** What a human player may do with loyalty cards, and with others that lie before them. */
export const loyaltyActions = changeable('loyaltyActions', (game: Game, seat: Seat): string[] => [
  ...new Set(revealOption.each(revealable(game, seat))),
])

export const beginLoyaltyAction = changeable('beginLoyaltyAction', (game: Game, seat: Seat, choice: string): void => {
  reveal.begin(game, { seat, card: revealOption.of(choice) })
})

function locationAction(game: Game, seat: Seat): string[] {
  const { at } = game.seats[seat]
  return at !== undefined && !isArea(at) && canActivate(game, seat, at) ? [activateOption(at)] : []
}

/** Whether this player could use the action of this location now. */
export function canActivate(game: Table, seat: Seat, location: LocationId): boolean {
  const action = actionAt(game, seat, location)
  return (
    action !== undefined &&
    !isDamaged(game, location) &&
    bend(game, 'forbidLocation', 0, { seat, location }) === 0 &&
    game.seats[seat].hand.length >= bend(game, 'locationCost', 0, { seat, location }) &&
    isPossible(game, action, { actor: seat, source: location })
  )
}

/** What this player may do at a location: some have one action for humans and another for Cylons. */
export const actionAt = (game: Table, seat: Seat, location: LocationId): Node | undefined =>
  actionOfSide(game, location, isHuman(game, seat) ? 'humans' : 'cylons')

/** What players of this side do at a location. */
export function actionOfSide(game: Table, location: LocationId, side: Side): Node | undefined {
  const { who, action, cylonAction } = rulesOf(game).locations[location]
  return who === 'both' && side === 'cylons' ? cylonAction : action
}

function addBoardActions(game: Game, seat: Seat, options: string[]): void {
  const { actions } = rulesOf(game)
  for (const id in actions) if (actions[id].possible(game, seat)) options.push(actionOption(id))
}

function addCardActions(game: Game, seat: Seat, options: string[]): void {
  const { skillCards } = rulesOf(game)
  const { hand } = game.seats[seat]
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (isAction(skillCards[card].card) && hand.indexOf(card) === i && mayPlay(game, seat, card))
      options.push(playOption(card))
  }
}

const isAction = ({ ability }: SkillCard): boolean =>
  ability.does === 'action' || (ability.does === 'movement' && ability.orAction === true)

/** Whether somebody may play a card for its action or its movement now, and it would do something. */
function mayPlay(game: Game, seat: Seat, card: CardId): boolean {
  const { card: printed, kind } = rulesOf(game).skillCards[card]
  return (
    mayRead(game, seat, card) &&
    !game.usedThisTurn.includes(turnLimit(printed, kind)) &&
    bend(game, 'forbidCardAction', 0, { seat, card }) === 0 &&
    canPayForAction(game, seat, card) &&
    isPossible(game, printed.ability.effect, { actor: seat, source: card })
  )
}

/** Whether a player has the cards besides this one that its action costs, if it costs any. */
const canPayForAction = (game: Game, seat: Seat, card: CardId): boolean =>
  game.seats[seat].hand.length > bend(game, 'cardActionCost', 0, { seat, card })

/** Under which name a card counts against its limit of one a turn; one without a limit has a name that is never used. */
const turnLimit = ({ oncePerTurn }: SkillCard, kind: CardId): string =>
  oncePerTurn === undefined ? '' : oncePerTurn === true ? kind : oncePerTurn

function addSheetActions(game: Game, seat: Seat, options: string[]): void {
  const { character } = game.seats[seat]
  if (character === undefined || !goesBySheet(game, seat)) return
  const { abilities } = rulesOf(game).characters[character]
  for (const name in abilities) {
    const ability = abilities[name]
    if (ability.does !== 'action' || (ability.once === 'game' && !mayUseOnce(game, seat, name))) continue
    if (isPossible(game, ability.effect, { actor: seat, source: name })) options.push(abilityOption(name))
  }
}

/** What an action comes to. */
export function prospectOfAction(table: Table, seat: Seat, choice: string): Prospect {
  if (choice === flyYourViper) return { changes: { ownViper: 1 } }
  if (choice === drawOneQuorum) return { changes: { quorumCards: 1 } }
  if (choice === nuke) return { changes: { nukes: -1, 'shots:nuke': 1 } }
  if (actionOption.is(choice)) return rulesOf(table).actions[actionOption.of(choice)].prospect(table, seat)
  return prospectOfPlay(table, seat, choice) ?? prospectOfLoyaltyAction(table, seat, choice)
}

/** What it comes to that somebody does something with a loyalty card. */
export const prospectOfLoyaltyAction = changeable(
  'prospectOfLoyaltyAction',
  (table: Table, seat: Seat, choice: string): Prospect =>
    revealOption.is(choice) ? prospectOfReveal(table, seat, revealOption.of(choice)) : nothingChanges,
)

/** What a place, a card or an ability comes to that is used. */
export function prospectOfPlay(table: Table, seat: Seat, choice: string): Prospect | undefined {
  const rules = rulesOf(table)
  const effectOf = (effect: Node | undefined, source: string): Prospect | undefined =>
    effect && { effect, context: { actor: seat, source } }
  if (activateOption.is(choice)) return prospectOfPlace(table, seat, activateOption.of(choice))
  if (playOption.is(choice)) {
    const card = playOption.of(choice)
    return effectOf(rules.skillCards[card].card.ability.effect, card)
  }
  if (quorumOption.is(choice)) return effectOf(rules.quorum[quorumOption.of(choice)].effect, quorumOption.of(choice))
  if (useOption.is(choice)) return effectOf(usedInPlay(table, useOption.of(choice)), useOption.of(choice))
  if (showOption.is(choice)) return effectOf(shownAim(rules, showOption.of(choice)), showOption.of(choice))
  const { character } = table.seats[seat]
  if (!abilityOption.is(choice) || character === undefined) return undefined
  const ability = rules.characters[character].abilities[abilityOption.of(choice)]
  return ability !== undefined && 'effect' in ability ? effectOf(ability.effect, abilityOption.of(choice)) : undefined
}

function shownAim({ otherDecks }: Rules, card: CardId): Node | undefined {
  const printed = Object.values(otherDecks).find((deck) => deck[card] !== undefined)?.[card]
  return isAim(printed) ? printed.show?.effect : undefined
}

function usedInPlay(table: Table, card: CardId): Node | undefined {
  const ability = rulesOf(table).quorum[card]?.whileInPlay
  return ability?.does === 'interrupt' ? ability.effect : undefined
}

/** What the action of a place comes to for this player, and what it costs; nothing, where it cannot be used. */
export function prospectOfPlace(table: Table, seat: Seat, location: LocationId): Prospect {
  const effect = actionAt(table, seat, location)
  if (effect === undefined || !canActivate(table, seat, location)) return nothingChanges
  const action: Prospect = { effect, context: { actor: seat, source: location } }
  const cost = bend(table, 'locationCost', 0, { seat, location })
  return cost === 0 ? action : { all: [{ changes: { skillCards: -cost } }, action] }
}

/** Revealing oneself, and what the card does then; nothing for a prisoner. */
function prospectOfReveal(table: Table, seat: Seat, card: CardId): Prospect {
  const power = rulesOf(table).loyalty[card].reveal
  const revealed: Prospect = { changes: { revealed: 1 } }
  if (power === undefined || isConfined(table, seat)) return revealed
  return { all: [revealed, { effect: power, context: { actor: seat, source: card } }] }
}

function beginAction(game: Game, seat: Seat, choice: string): void {
  if (activateOption.is(choice)) activateLocation.begin(game, { seat, location: activateOption.of(choice) })
  else if (choice === flyYourViper) flyViper.begin(game, { seat, attacks: 1, mayMove: true })
  else if (playOption.is(choice)) playActionCard(game, seat, playOption.of(choice))
  else if (abilityOption.is(choice)) useSheetAction(game, seat, abilityOption.of(choice))
  else if (choice === drawOneQuorum) drawQuorum(game, seat, 1)
  else if (quorumOption.is(choice)) playQuorum(game, seat, quorumOption.of(choice))
  else if (actionOption.is(choice)) rulesOf(game).actions[actionOption.of(choice)].begin(game, seat)
  else if (choice === nuke) launchNuke.begin(game, { seat })
  else beginLoyaltyAction(game, seat, choice)
}

interface Activating {
  seat: Seat
  location: LocationId
  /** Whose action is used there, if not the own side's. */
  as?: Side
}

/** Activating a location: its price first, then its action. */
export const activateLocation = procedure<Activating>('activateLocation', {
  pay: (game, { seat, location }) => {
    log(game, 'activates', { seat, location })
    const count = bend(game, 'locationCost', 0, { seat, location })
    if (count > 0) discardSkillCards.begin(game, { due: [{ seat, count }], why: 'location', source: location })
  },
  act: (game, { seat, location, as }) => {
    const action = as === undefined ? actionAt(game, seat, location) : actionOfSide(game, location, as)
    // What waits for the action to be over lies below it.
    locationActivated.begin(game, { seat, location })
    if (action !== undefined) perform(game, action, { actor: seat, source: location })
  },
})

/** The action of a location is over. */
export const locationActivated = occasion<{ seat: Seat; location: LocationId }>(
  'locationActivated',
  {
    en: 'after {which, select, this {{seat} has activated {location, form, acc}} other {a player has activated a location}}',
    es: 'después de que {which, select, this {{seat} active {location, form, acc}} other {un jugador active una localización}}',
    de: 'nachdem {which, select, this {{seat} {location, form, acc}} other {ein Spieler einen Ort}} aktiviert hat',
    fr: 'après {which, select, this {que {seat} a activé {location, form, acc}} other {qu’un joueur a activé un lieu}}',
    pl: 'gdy {which, select, this {{seat} aktywuje {location, form, acc}} other {gracz aktywuje obszar}}',
  },
  ({ seat, location }) => ({ seat, location }),
)

/** Plays a skill card for its text, as an action or in the Movement step. */
export function playActionCard(game: Game, seat: Seat, card: CardId): void {
  const { card: printed } = rulesOf(game).skillCards[card]
  const { ability, oncePerTurn } = printed
  const kind = kindOfSkill(game, card)
  discardFromHand(game, seat, card)
  log(game, 'playsCard', { seat, card })
  if (oncePerTurn) game.usedThisTurn.push(turnLimit(printed, kind))
  perform(game, ability.effect, { actor: seat, source: card })
  const count = bend(game, 'cardActionCost', 0, { seat, card })
  if (count > 0) discardSkillCards.begin(game, { due: [{ seat, count }], why: 'ability' })
}

/** Whether a player might hold a card with a movement ability, as far as everybody can tell. */
export function mightMoveByCard(game: Game, seat: Seat): boolean {
  const { hand, at } = game.seats[seat]
  if (hand.length === 0 || at === undefined) return false
  return movementCards(rulesOf(game)).some((card) => mayPlay(game, seat, card))
}

/** The cards with a movement ability: looked up once for each kind of game. */
function movementCards(rules: Rules): readonly CardId[] {
  let cards = knownMovement.get(rules)
  if (cards === undefined) {
    cards = Object.keys(rules.skillCards).filter((card) => isMovement(rules, card))
    knownMovement.set(rules, cards)
  }
  return cards
}

const knownMovement = new WeakMap<Rules, readonly CardId[]>()

const isMovement = ({ skillCards }: Rules, card: CardId): boolean => skillCards[card].card.ability.does === 'movement'

/** The movement abilities on a player's cards and sheet, as options. */
export function movementAbilities(game: Game, seat: Seat): string[] {
  const rules = rulesOf(game)
  const { hand, character, at } = game.seats[seat]
  const found: string[] = []
  if (at === undefined) return found
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (isMovement(rules, card) && hand.indexOf(card) === i && mayPlay(game, seat, card)) found.push(playOption(card))
  }
  if (character === undefined || !goesBySheet(game, seat)) return found
  const { abilities } = rules.characters[character]
  for (const name in abilities) {
    const ability = abilities[name]
    if (ability.does !== 'movement' || (ability.once === 'game' && !mayUseOnce(game, seat, name))) continue
    if (isPossible(game, ability.effect, { actor: seat, source: name })) found.push(abilityOption(name))
  }
  return found
}

export function useSheetAction(game: Game, seat: Seat, name: string): void {
  const { character } = game.seats[seat]
  const ability = character === undefined ? undefined : rulesOf(game).characters[character].abilities[name]
  if (ability?.does !== 'action' && ability?.does !== 'movement') return
  if (ability.once === 'game') spendOnce(game, seat, name)
  log(game, 'usesAbility', { seat, ability: name })
  perform(game, ability.effect, { actor: seat, source: name })
}

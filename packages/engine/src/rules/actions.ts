// Actions. (Rulebook: Action step.)

import type { CardId, LocationId, Seat } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { procedure } from '../core/procedure.ts'
import { bend, goesBySheet, rulesOf } from '../core/rules.ts'
import type { Game, Node } from '../core/state.ts'
import { mayRead, mayUseOnce } from '../core/windows.ts'
import { discardFromHand, kindOfSkill } from '../core/zones.ts'
import type { SkillCard } from '../language/card.ts'
import { isPossible, perform } from '../language/node.ts'
import { isDamaged } from './damage.ts'
import { reveal, revealable } from './loyalty.ts'
import { launchNuke, nukeTargets } from './nukes.ts'
import { drawQuorum, playableQuorum, playQuorum } from './quorum.ts'
import { discardSkillCards } from './skill-cards.ts'
import { holdsTitle, isArea, isHuman, isPiloting } from './table.ts'
import { flyViper } from './vipers.ts'

interface Acting {
  seat: Seat
  left: number
  /** Whether the player was human when the first action began: whoever reveals loses the rest. */
  human?: boolean
}

export const nothing = 'nothing'

/** So many actions, one after the other. */
export const takeActions = procedure<Acting>('action', {
  begin: (game, frame) => {
    frame.human = isHuman(game, frame.seat)
    return goesOn(game, frame) ? undefined : 'end'
  },
  choose: {
    text: {
      en: 'Which action do you take?',
      es: '¿Qué acción realizas?',
      de: 'Welche Aktion führst du aus?',
      fr: 'Quelle action effectuez-vous\u202f?',
      pl: 'Jaką akcję wykonujesz?',
    },
    who: (_game, frame) => (frame.left > 0 ? frame.seat : undefined),
    options: (game, frame) => [...actionsOf(game, frame.seat), nothing],
    // Asked even if there is nothing to do: a Cylon always has something, and no pause would tell who is none.
    always: () => true,
    fallback: () => [nothing],
    answer: (game, frame, seat, [choice]) => {
      if (choice === nothing) return 'end'
      frame.left--
      beginAction(game, seat, choice)
    },
  },
  more: (game, frame) => (goesOn(game, frame) ? 'choose' : 'end'),
})

/** Nobody acts off the board, as everybody can see. */
const goesOn = (game: Game, { seat, left, human }: Acting): boolean =>
  left > 0 && isHuman(game, seat) === human && game.seats[seat].at !== undefined

/** Everything that a player may do as an action. */
export function actionsOf(game: Game, seat: Seat): string[] {
  if (game.seats[seat].at === undefined) return []
  const options = locationAction(game, seat)
  const human = isHuman(game, seat)
  if (!human && !rulesOf(game).cylonsPlay) return options
  if (isPiloting(game, seat)) options.push('viper')
  addCardActions(game, seat, options)
  addSheetActions(game, seat, options)
  addBoardActions(game, seat, options)
  if (!human) return options
  if (holdsTitle(game, seat, 'president')) {
    options.push('quorum')
    for (const card of playableQuorum(game, seat)) options.push(`quorum:${card}`)
  }
  if (holdsTitle(game, seat, 'admiral') && nukeTargets(game).length > 0) options.push('nuke')
  for (const card of new Set(revealable(game, seat))) options.push(`reveal:${card}`)
  return options
}

function locationAction(game: Game, seat: Seat): string[] {
  const { at } = game.seats[seat]
  return at !== undefined && !isArea(at) && canActivate(game, seat, at) ? [`activate:${at}`] : []
}

/** Whether this player could use the action of this location now. */
export function canActivate(game: Game, seat: Seat, location: LocationId): boolean {
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
export function actionAt(game: Game, seat: Seat, location: LocationId): Node | undefined {
  const { who, action, cylonAction } = rulesOf(game).locations[location]
  return who === 'both' && !isHuman(game, seat) ? cylonAction : action
}

function addBoardActions(game: Game, seat: Seat, options: string[]): void {
  const { actions } = rulesOf(game)
  for (const id in actions) if (actions[id].possible(game, seat)) options.push(`action:${id}`)
}

function addCardActions(game: Game, seat: Seat, options: string[]): void {
  const { skillCards } = rulesOf(game)
  const playable = (card: CardId): boolean => {
    const { card: printed, kind } = skillCards[card]
    const { ability } = printed
    if (ability.does !== 'action' && !(ability.does === 'movement' && ability.orAction)) return false
    if (game.usedThisTurn.includes(turnLimit(printed, kind)) || !mayRead(game, seat, card)) return false
    return isPossible(game, printed.ability.effect, { actor: seat, source: card })
  }
  for (const card of game.seats[seat].hand) {
    const option = `play:${card}`
    if (!options.includes(option) && playable(card)) options.push(option)
  }
}

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
    if (isPossible(game, ability.effect, { actor: seat, source: name })) options.push(`ability:${name}`)
  }
}

function beginAction(game: Game, seat: Seat, choice: string): void {
  const colon = choice.indexOf(':')
  const how = colon < 0 ? choice : choice.slice(0, colon)
  const what = choice.slice(colon + 1)
  if (how === 'activate') activateLocation.begin(game, { seat, location: what as LocationId })
  else if (how === 'viper') flyViper.begin(game, { seat, attacks: 1, mayMove: true })
  else if (how === 'play') playActionCard(game, seat, what)
  else if (how === 'ability') useSheetAction(game, seat, what)
  else if (how === 'quorum' && colon < 0) drawQuorum(game, seat, 1)
  else if (how === 'quorum') playQuorum(game, seat, what)
  else if (how === 'action') rulesOf(game).actions[what].begin(game, seat)
  else if (how === 'nuke') launchNuke.begin(game, { seat })
  else reveal.begin(game, { seat, card: what })
}

/** Activating a location: its price first, then its action. */
export const activateLocation = procedure<{ seat: Seat; location: LocationId }>('activateLocation', {
  pay: (game, { seat, location }) => {
    log(game, 'activates', { seat, location })
    const count = bend(game, 'locationCost', 0, { seat, location })
    if (count > 0) discardSkillCards.begin(game, { due: [{ seat, count }], forced: false })
  },
  act: (game, { seat, location }) => {
    const action = actionAt(game, seat, location)
    if (action !== undefined) perform(game, action, { actor: seat, source: location })
  },
})

/** Plays a skill card for its text, as an action or in the Movement step. */
export function playActionCard(game: Game, seat: Seat, card: CardId): void {
  const { card: printed } = rulesOf(game).skillCards[card]
  const { ability, oncePerTurn } = printed
  const kind = kindOfSkill(game, card)
  discardFromHand(game, seat, card)
  log(game, 'playsCard', { seat, card })
  if (oncePerTurn) game.usedThisTurn.push(turnLimit(printed, kind))
  perform(game, ability.effect, { actor: seat, source: card })
}

/** Whether a player might hold a card with a movement ability, as far as everybody can tell. */
export function mightMoveByCard(game: Game, seat: Seat): boolean {
  const { hand, at } = game.seats[seat]
  if (hand.length === 0 || at === undefined) return false
  return Object.keys(rulesOf(game).skillCards).some((card) => isMovementCard(game, seat, card))
}

function isMovementCard(game: Game, seat: Seat, card: CardId): boolean {
  const { card: printed, kind } = rulesOf(game).skillCards[card]
  return (
    printed.ability.does === 'movement' &&
    mayRead(game, seat, card) &&
    !game.usedThisTurn.includes(turnLimit(printed, kind)) &&
    isPossible(game, printed.ability.effect, { actor: seat, source: card })
  )
}

/** The movement abilities on a player's cards and sheet, as options. */
export function movementAbilities(game: Game, seat: Seat): string[] {
  const { characters } = rulesOf(game)
  const { hand, character, at } = game.seats[seat]
  if (at === undefined) return []
  const cards = [...new Set(hand)].filter((card) => isMovementCard(game, seat, card))
  const abilities = character === undefined || !goesBySheet(game, seat) ? {} : characters[character].abilities
  const own = Object.entries(abilities).filter(
    ([name, ability]) =>
      ability.does === 'movement' &&
      (ability.once !== 'game' || mayUseOnce(game, seat, name)) &&
      isPossible(game, ability.effect, { actor: seat, source: name }),
  )
  return [...cards.map((card) => `play:${card}`), ...own.map(([name]) => `ability:${name}`)]
}

export function useSheetAction(game: Game, seat: Seat, name: string): void {
  const { character } = game.seats[seat]
  const ability = character === undefined ? undefined : rulesOf(game).characters[character].abilities[name]
  if (ability?.does !== 'action' && ability?.does !== 'movement') return
  if (ability.once === 'game') game.seats[seat].usedOnce.push(name)
  log(game, 'usesAbility', { seat, ability: name })
  perform(game, ability.effect, { actor: seat, source: name })
}

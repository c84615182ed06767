// The jump track, the distance travelled, and actions that belong to one place or one card.

import { frameOf } from '../../core/procedure.ts'
import { takeActions } from '../../rules/actions.ts'
import { shipsOnBoard } from '../../rules/civilian-ships.ts'
import { crisis } from '../../rules/crisis.ts'
import { capricaAction, cylonFleetAction, humanFleet, resurrectionShip } from '../../rules/cylon-locations.ts'
import { isDamaged } from '../../rules/damage.ts'
import { executiveOrder as order } from '../../rules/executive-order.ts'
import { checkObjective, inTheBlue, jumpTrack, prepareForJump } from '../../rules/jump.ts'
import {
  attackCenturion,
  attackFromGalactica,
  brutalForce,
  communications,
  ftlControl,
  hangarDeck,
  repairHere,
} from '../../rules/locations.ts'
import { claimPlayed } from '../../rules/quorum.ts'
import { canPilot, isHuman, otherHumans, sum } from '../../rules/table.ts'
import { allTargets } from '../../rules/vipers.ts'
import { en } from '../en.ts'
import { node } from '../node.ts'
import { ships } from '../terms.ts'

export const jumpPreparation = node('jumpPreparation', {
  make: (by: number) => ({ by }),
  run: (game, { by }) => prepareForJump(game, by),
  text: en('{by, signed} on the jump preparation track'),
  price: ({ by }) => ({ jumpPreparation: by }),
})

/** FTL Control: a die for the population, then the jump. */
export const ftlJump = node('ftlJump', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => ftlControl.begin(game, { seat: actor }),
  text: en(
    'if the fleet marker is not on a red space: roll a die, 6 or lower: lose the population printed there; then the fleet jumps',
  ),
  price: (_node, { jumpPreparation: at }) => ({
    population: -0.75 * (jumpTrack.populationLoss[at] ?? 0),
    jumpPreparation: 5 - at,
  }),
  possible: (game) => inTheBlue(game),
})

/** The card lies beside the objective and counts as distance. */
export const countAsDistance = node('countAsDistance', {
  make: (distance: number) => ({ distance }),
  run: (game, _node, { source }) => {
    if (source !== undefined) game.travelled.push(source)
    checkObjective(game)
  },
  text: en('this card counts as {distance} distance travelled'),
  price: ({ distance }) => ({ distance }),
})

/** Fulfiller of Prophecy. */
export const anotherCrisis = node('anotherCrisis', {
  make: () => ({}),
  run: (game) => {
    const under = frameOf(game, crisis)
    if (under !== undefined) under.again = true
  },
  text: en('after the Activate Cylon Ships step, draw and resolve another crisis card'),
  price: () => ({ crises: -1 }),
})

/** The card leaves the game for good. */
export const removeCard = node('removeCard', {
  make: () => ({}),
  run: (game, _node, { source }) => {
    if (source !== undefined && claimPlayed(game, source)) game.removed.cards.push(source)
  },
  text: en('remove this card from the game'),
  price: () => ({}),
})

export const attackWithGalactica = node('attackWithGalactica', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => attackFromGalactica.begin(game, { seat: actor }),
  text: en('attack one Cylon ship with Galactica'),
  price: () => ({ raiders: 1 }),
  possible: (game) => allTargets(game).length > 0,
})

export const attackOneCenturion = node('attackOneCenturion', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => attackCenturion.begin(game, { seat: actor }),
  text: en('attack one centurion on the boarding party track (7 or higher destroys it)'),
  price: () => ({ centurions: 0.25 }),
  possible: (game) => sum(game.boarding) > 0,
})

export const launchYourself = node('launchYourself', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => hangarDeck.begin(game, { seat: actor }),
  text: en('launch in a viper (piloting needed); then one more action'),
  price: () => ({ actions: 1 }),
  possible: (game, _node, { actor = 0 }) =>
    canPilot(game, actor) && (game.reserves.vipers > 0 || Object.values(game.space).some(({ vipers }) => vipers > 0)),
})

export const lookAtCivilianShips = node('lookAtCivilianShips', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => communications.begin(game, { seat: actor, count, looked: [] }),
  text: en('look at {ship, counted, count} on the board; then each of them may be moved to an adjacent space area'),
  facts: ({ count }) => ({ ship: ships.civilianShip, count }),
  price: () => ({ knowledge: 1 }),
  possible: (game) => shipsOnBoard(game).length > 0,
})

/** Repair: the location where this player is; on the Hangar Deck up to two vipers instead. */
export const repair = node('repair', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => repairHere.begin(game, { seat: actor, vipers: 0 }),
  text: en('repair the current location, or on the Hangar Deck up to 2 damaged vipers'),
  price: () => ({ galacticaDamage: 1 }),
  possible: (game, _node, { actor = 0 }) => {
    const { at } = game.seats[actor]
    return at !== undefined && (isDamaged(game, at) || (at === 'hangar-deck' && game.damagedVipers > 0))
  },
})

/** Authorization of Brutal Force. */
export const destroyCylonForces = node('destroyCylonForces', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => brutalForce.begin(game, { seat: actor, raiders: 0 }),
  text: en('destroy 3 raiders, or 1 heavy raider, or 1 centurion'),
  price: () => ({ raiders: 3 }),
  possible: (game) =>
    sum(game.boarding) > 0 || Object.values(game.space).some((space) => space.raiders + space.heavyRaiders > 0),
})

export const executiveOrder = node('executiveOrder', {
  make: () => ({}),
  run: (game, _node, { chosen = 0 }) => order.begin(game, { seat: chosen }),
  text: en('that player at once moves and takes one action, or takes two actions'),
  price: () => ({ actions: 2 }),
  possible: (game, _node, { actor = 0 }) => otherHumans(game, actor).some((seat) => game.seats[seat].at !== undefined),
})

/** Maintenance Engineer: once per turn. */
export const mayActAgain = node('mayActAgain', {
  make: () => ({}),
  run: (game, _node, { actor = 0, source = '' }) => {
    if (game.usedThisTurn.includes(source)) return
    game.usedThisTurn.push(source)
    takeActions.begin(game, { seat: actor, left: 1 })
  },
  text: en('once per turn, take another action'),
  price: () => ({ actions: 1 }),
})

// Cylon locations

export const caprica = node('caprica', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => capricaAction.begin(game, { seat: actor }),
  text: en(
    'play a super crisis card; or draw 2 crisis cards, resolve one and discard the other. No Cylon ships are activated and no jump is prepared',
  ),
  price: () => ({ crises: -1 }),
})

export const cylonFleet = node('cylonFleet', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => cylonFleetAction.begin(game, { seat: actor }),
  text: en('activate all Cylon ships of one type, or each basestar launches 2 raiders and 1 heavy raider'),
  price: () => ({ cylonActivations: -1 }),
  possible: (game, _node, { actor = 0 }) => !game.seats[actor].sympathizer,
})

export const infiltrateFleet = node('infiltrateFleet', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => humanFleet.begin(game, { seat: actor }),
  text: en('look at the hand of any player and take one skill card; then roll a die, 5 or higher: damage Galactica'),
  price: () => ({ galacticaDamage: -0.5, skillCards: -1 }),
})

export const resurrect = node('resurrect', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => resurrectionShip.begin(game, { seat: actor }),
  text: en(
    'a super crisis card may be discarded to draw a new one; then, at a distance of 7 or less, give all unrevealed loyalty cards to any player',
  ),
  price: () => ({}),
  possible: (game, _node, { actor = 0 }) => !isHuman(game, actor),
})

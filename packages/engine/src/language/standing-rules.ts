// What is always true for a character, at a place, or while a card is in play.

import type { LocationId } from '../core/ids.ts'
import { frameOf } from '../core/procedure.ts'
import { strengthOf } from '../core/zones.ts'
import { skillCheck } from '../rules/skill-check.ts'
import { occupants } from '../rules/table.ts'
import { turn } from '../rules/turn.ts'
import { rule } from './ability.ts'
import { en } from './en.ts'
import { cards, places, ships } from './terms.ts'

export const handLimit = rule('handLimit', {
  make: (limit: number) => ({ limit }),
  bends: { handLimit: (value, { seat }, { limit }, owner) => (seat === owner ? limit : value) },
  text: en('hand limit {limit} instead of 10'),
})

export const mayNotActivate = rule('mayNotActivate', {
  make: (location: LocationId) => ({ location }),
  bends: {
    forbidLocation: (value, asked, { location }, owner) =>
      asked.seat === owner && asked.location === location ? 1 : value,
  },
  text: en('may not activate {location, form, the}'),
  facts: ({ location }) => ({ location: places[location] }),
})

/** While the card is in play nobody may. */
export const nobodyActivates = rule('nobodyActivates', {
  make: (location: LocationId) => ({ location }),
  bends: { forbidLocation: (value, asked, { location }) => (asked.location === location ? 1 : value) },
  text: en('players may not activate {location, form, the}'),
  facts: ({ location }) => ({ location: places[location] }),
})

/** Convicted Criminal; the Brig is excepted. */
export const needsLocationAlone = rule('needsLocationAlone', {
  make: () => ({}),
  bends: {
    forbidLocation: (value, { seat, location }, _rule, owner, game) =>
      seat === owner && location !== 'brig' && occupants(game, location as LocationId).length > 1 ? 1 : value,
  },
  text: en('may not activate a location where another character is, except the Brig'),
})

export const paysToActivate = rule('paysToActivate', {
  make: (count: number) => ({ count }),
  bends: { locationCost: (value, { seat }, { count }, owner) => (seat === owner ? value + count : value) },
  text: en('must discard {cards, counted, count} to activate a location'),
  facts: ({ count }) => ({ cards: cards.skillCard, count }),
})

/** Inspirational Leader. */
export const strengthOneCounts = rule('strengthOneCounts', {
  make: () => ({}),
  bends: {
    cardSign: (value, { card }, _rule, owner, game) => {
      const under = frameOf(game, skillCheck)
      return under?.crisis && under.drawnBy === owner && strengthOf(game, card) === 1 ? 1 : value
    },
  },
  text: en('on a crisis card drawn by this player all skill cards of strength 1 count as positive'),
})

/** Religious Visions. */
export const choosesCrisis = rule('choosesCrisis', {
  make: (count: number) => ({ count }),
  bends: { crisisCards: (value, { seat }, { count }, owner) => (seat === owner ? count : value) },
  text: en('draws {cards, counted, count}, chooses one to resolve and puts the other at the bottom of the deck'),
  facts: ({ count }) => ({ cards: cards.crisisCard, count }),
})

/** Expert Pilot. */
export const actionsAfterStartingInViper = rule('actionsAfterStartingInViper', {
  make: (count: number) => ({ count }),
  bends: {
    actions: (value, { seat }, { count }, owner, game) =>
      seat === owner && frameOf(game, turn)?.piloting === true ? count : value,
  },
  text: en('takes {count} actions instead of 1 after starting the turn in a viper'),
})

/** Headstrong. */
export const discardsAtRandom = rule('discardsAtRandom', {
  make: () => ({}),
  bends: { randomDiscard: (value, { seat }, _rule, owner) => (seat === owner ? 1 : value) },
  text: en('when forced to discard skill cards, discards them at random'),
})

/** Coward. */
export const startsWithLoyalty = rule('startsWithLoyalty', {
  make: (count: number) => ({ count }),
  bends: { loyaltyCardsAtStart: (value, { seat }, { count }, owner) => (seat === owner ? count : value) },
  text: en('starts the game with {cards, counted, count}'),
  facts: ({ count }) => ({ cards: cards.loyaltyCard, count }),
})

/** Sleeper Agent. */
export const sleeperLoyalty = rule('sleeperLoyalty', {
  make: (count: number) => ({ count }),
  bends: { loyaltyCardsOfSleeper: (value, { seat }, { count }, owner) => (seat === owner ? count : value) },
  text: en('receives {cards, counted, count} in the Sleeper Agent phase; then goes to the Brig'),
  facts: ({ count }) => ({ cards: cards.loyaltyCard, count }),
})

/** Stranded: the setup says where the character is; this says what it means. */
export const startsOffBoard = rule('startsOffBoard', {
  make: () => ({}),
  bends: { stranded: (value, { seat }, _rule, owner) => (seat === owner ? 1 : value) },
  text: en(
    'starts off the board, cannot move, be moved or act, and is placed on the Hangar Deck at the start of the second turn',
  ),
})

// Places

export const sickbayRule = rule('sickbayRule', {
  make: () => ({}),
  bends: {},
  text: en('draw only {cards, counted, one} in the Receive Skills step'),
  facts: () => ({ cards: cards.skillCard, one: 1 }),
})

export const brigRule = rule('brigRule', {
  make: () => ({}),
  bends: {},
  text: en('no moving, no crisis card, and at most one card added to each skill check'),
})

// Cards in play

/** Training New Pilots. */
export const unmannedVipersAim = rule('unmannedVipersAim', {
  make: (by: number) => ({ by }),
  bends: {
    attack: (value, { attacker, manned }, { by }) => (attacker === 'viper' && !manned ? value + by : value),
  },
  text: en('{by, signed} to the attack rolls of unmanned vipers'),
})

/** Massive Deployment. */
export const launchesMore = rule('launchesMore', {
  make: (count: number) => ({ count }),
  bends: { launch: (value, _asked, { count }) => value + count },
  text: en(
    'each time a basestar launches {raiders, form, plural} or {heavyRaiders, form, plural}, it launches {count} more',
  ),
  facts: ({ count }) => ({ count, raiders: ships.raider, heavyRaiders: ships.heavyRaider }),
})

/** Detector Sabotage. */
export const noLookingAtLoyalty = rule('noLookingAtLoyalty', {
  make: () => ({}),
  bends: { forbidLoyaltyLook: () => 1 },
  text: en('players may not look at loyalty cards of other players'),
})

/** Bomb on Colonial 1. */
export const noMovingTo = rule('noMovingTo', {
  make: (board: 'colonial-one', locations: readonly LocationId[]) => ({ board, locations }),
  bends: {
    forbidMove: (value, { location }, { locations }) =>
      (locations as readonly string[]).includes(location) ? 1 : value,
  },
  text: en('characters may not move {board, form, to}'),
  facts: ({ board }) => ({ board: places[board] }),
})

/** Assign Vice President. */
export const onlyPresidentialCandidate = rule('onlyPresidentialCandidate', {
  make: () => ({}),
  bends: {
    forbidPresident: (value, { seat }, _rule, owner, game) =>
      owner !== undefined && game.titles.president !== owner && seat !== owner ? 1 : value,
  },
  text: en('while this player is not President, nobody else may be chosen with Administration'),
})

/** Assign Mission Specialist. */
export const choosesNextDestination = rule('choosesNextDestination', {
  make: () => ({}),
  bends: { choosesDestination: (value, { seat }, _rule, owner) => (seat === owner ? 1 : value) },
  text: en(
    'at the next jump this player instead of the Admiral chooses the destination, from 3 cards; then discard this card',
  ),
})

/** Relentless Pursuit, and other cards whose whole rule is when they leave play. */
export const pursuit = rule('pursuit', {
  make: () => ({}),
  bends: {},
  text: en(
    'if this card is in play when the fleet jumps, shuffle it back into the crisis deck; discard it when a civilian ship or a basestar is destroyed',
  ),
})

// When an ability applies.

import type { LocationId } from '../core/ids.ts'
import { frameOf } from '../core/procedure.ts'
import { launchedAreas } from '../rules/alert-viper-pilot.ts'
import { crisis } from '../rules/crisis.ts'
import { die } from '../rules/die.ts'
import { repairHere } from '../rules/locations.ts'
import { onBoard } from '../rules/people.ts'
import { skillCheck } from '../rules/skill-check.ts'
import { inBrig } from '../rules/table.ts'
import { condition } from './ability.ts'
import { en } from './en.ts'
import { places } from './terms.ts'

/** In a skill check of one of these locations. */
export const checkAt = condition('checkAt', {
  make: (...locations: LocationId[]) => ({ locations }),
  test: (game, { locations }) => (locations as string[]).includes(frameOf(game, skillCheck)?.context.source ?? ''),
  text: en('when {locations, list, or, the} is activated'),
  facts: ({ locations }) => ({ locations: locations.map((location) => places[location]) }),
})

/** In a skill check of one of these locations that was aimed at this player. */
export const accusedAt = condition('accusedAt', {
  make: (location: LocationId) => ({ location }),
  test: (game, { location }, owner) => {
    const under = frameOf(game, skillCheck)
    return under?.context.source === location && under.context.chosen === owner
  },
  text: en('when this player is chosen with {location, form, the}'),
  facts: ({ location }) => ({ location: places[location] }),
})

/** Administration, or Admiral's Quarters aimed at the President. */
export const presidentChallenged = condition('presidentChallenged', {
  make: () => ({}),
  test: (game) => {
    const context = frameOf(game, skillCheck)?.context
    return (
      context?.source === ('administration' as string) ||
      (context?.source === ('admirals-quarters' as string) && context.chosen === game.titles.president)
    )
  },
  text: en('when Administration is activated, or the President is chosen with Admiral’s Quarters'),
})

export const checkOfCrisis = condition('checkOfCrisis', {
  make: () => ({}),
  test: (game) => frameOf(game, skillCheck)?.crisis === true,
  text: en('in the skill check of a crisis card'),
})

export const ownTurn = condition('ownTurn', {
  make: () => ({}),
  test: (game, _condition, owner) => game.current === owner,
  text: en('during this player’s turn'),
})

export const viperAttacked = condition('viperAttacked', {
  make: () => ({}),
  test: (game) => frameOf(game, die)?.onViper === true,
  text: en('after an attack on a viper is rolled'),
})

/** This player has drawn the crisis card. */
export const drewCrisis = condition('drewCrisis', {
  make: () => ({}),
  test: (game, _condition, owner) => {
    const under = frameOf(game, crisis)
    return under?.drawer === owner && under.superCrisis !== true
  },
  text: en('after this player draws a crisis card'),
})

/** This player has just used a Repair card in their own turn. */
export const repairedInOwnTurn = condition('repairedInOwnTurn', {
  make: () => ({}),
  test: (game, _condition, owner) => game.current === owner && frameOf(game, repairHere)?.seat === owner,
  text: en('after this player uses a Repair card during their own turn'),
})

export const holdsExactly = condition('holdsExactly', {
  make: (count: number) => ({ count }),
  test: (game, { count }, owner) => game.seats[owner].hand.length === count,
  text: en('if this player holds exactly {count, plural, one {1 skill card} other {# skill cards}}'),
})

/** A viper has been placed from the Reserves, and this player is aboard Galactica and free. */
export const viperWaits = condition('viperWaits', {
  make: () => ({}),
  test: (game, _condition, owner) =>
    launchedAreas(game).length > 0 && onBoard(game, owner, 'galactica') && !inBrig(game, owner),
  text: en('when a viper is placed in a space area from the Reserves, while on Galactica and not in the Brig'),
})

// The questions that a few crisis cards ask, and the moments on which cards in play hang.

import type { Area, CharacterId, LocationId, Seat } from '../../core/ids.ts'
import { frameOf, procedure } from '../../core/procedure.ts'
import { changed } from '../../core/rules.ts'
import type { Game } from '../../core/state.ts'
import type { Wrap } from '../../language/card.ts'
import { hitViper } from '../../rules/combat.ts'
import { destroyBasestar } from '../../rules/damage.ts'
import { countInSpace, vipersInSpace } from '../../rules/fleet-losses.ts'
import { reveal } from '../../rules/loyalty.ts'
import { drawSkills } from '../../rules/skill-cards.ts'
import { chosenSeat, nextOf } from '../../rules/table.ts'
import { galacticaAway } from './players.ts'

/** Training Snafu: the current player chooses each viper, in space or in the Reserves. */
export const damageAnyVipers = procedure<{ left: number }>('damageAnyVipers', {
  choose: {
    text: {
      en: 'Which viper is damaged?',
      es: '¿Qué Viper resulta dañado?',
      de: 'Welche Viper wird beschädigt?',
      fr: 'Quel viper est endommagé\u202f?',
      pl: 'Który viper zostaje uszkodzony?',
    },
    who: (game, { left }) => (left > 0 && !galacticaAway(game) ? game.current : undefined),
    options: (game, { left }) => {
      const { vipers } = game.reserves
      return nextOf([...(vipers > 0 ? ['reserves'] : []), ...vipersInSpace(game)], left, vipers + countInSpace(game))
    },
    answer: (game, frame, _seat, [choice]) => {
      frame.left--
      if (choice === 'reserves') {
        game.reserves.vipers--
        game.damagedVipers++
      } else if (choice.startsWith('seat:')) {
        const pilot = chosenSeat(choice)
        hitViper(game, game.seats[pilot].at as Area, pilot, false)
      } else hitViper(game, choice.slice('viper:'.length) as Area, undefined, false)
      return 'choose'
    },
  },
})

/** Written down with the reveal that is under way, and drawn when its discard is done. */
export function drawTreacheryLater(game: Game, count: number): void {
  const revealing = frameOf(game, reveal) as { treachery?: number } | undefined
  if (revealing !== undefined) revealing.treachery = count
}

/** A basestar has been destroyed: Raptor Crew Captured hangs here. */
const basestarDestroyed = procedure<Record<never, never>>('basestarDestroyed', { done: () => undefined })

/** Where everybody stood when the fleet jumped. Written down by character: whoever follows one was not there. */
type Places = { character: CharacterId; at: LocationId | Area }[]

export const placesOf = (game: Game): Places =>
  game.seats.flatMap(({ character, at }) => (character === undefined || at === undefined ? [] : [{ character, at }]))

/** The fleet has jumped: Dangerous Repairs Are Necessary hangs here. */
export const fleetJumped = procedure<{ stood?: Places }>('fleetJumped', { done: () => undefined })

/** Everybody who stood at one of these locations when the fleet jumped, wherever they are by now. */
export function stoodAt(game: Game, locations: readonly LocationId[]): Seat[] {
  const stood = frameOf(game, fleetJumped)?.stood ?? placesOf(game)
  const caught = stood.filter(({ at }) => locations.some((location) => location === at))
  return game.seats.flatMap((state, seat) =>
    caught.some(({ character }) => character === state.character) ? [seat] : [],
  )
}

export const crisisChanges = [
  changed(destroyBasestar, (rule, game, area, basestar) => {
    rule(game, area, basestar)
    basestarDestroyed.begin(game, {})
  }),
]

export const crisisWraps = {
  'reveal:becomeCylon': ((game, { seat, treachery = 0 }, step) => {
    const next = step()
    if (treachery > 0) drawSkills(game, seat, Array<'treachery'>(treachery).fill('treachery'))
    return next
  }) satisfies Wrap<{ seat: Seat; treachery?: number }>,
  'jump:removeShips': ((game, frame, step) => {
    frame.stood = placesOf(game)
    return step()
  }) satisfies Wrap<{ stood?: Places }>,
  'jump:resetTrack': ((game, { stood }, step) => {
    const next = step()
    fleetJumped.begin(game, { stood: stood ?? placesOf(game) })
    return next
  }) satisfies Wrap<{ stood?: Places }>,
}

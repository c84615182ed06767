// Dangerous Repairs Are Necessary: whoever stood at certain locations when the fleet jumped is executed.

import type { Wrap } from '../../../core/card.ts'
import type { Area, CharacterId, LocationId, Seat } from '../../../core/ids.ts'
import { happening } from '../../../core/moments.ts'
import { node } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import type { Game } from '../../../core/state.ts'
import { places } from '../../../language/terms.ts'
import { discardInPlay } from '../../../rules/cards-in-play.ts'
import { isHuman } from '../../../rules/table.ts'
import { execution } from '../../parts/execution.ts'

/** Dangerous Repairs Are Necessary. */
export const executeAllIn = node('executeAllIn', {
  make: (...locations: LocationId[]) => ({ locations }),
  run: (game, { locations }, { source }) => {
    if (source !== undefined) discardInPlay(game, source)
    for (const seat of stoodAt(game, locations)) if (isHuman(game, seat)) execution.begin(game, { seat })
  },
  text: {
    en: 'everybody {locations, list, or, in} is executed; then discard this card',
    es: 'todos los que estén {locations, list, or, in} son ejecutados; luego descarta esta carta',
    de: 'alle {locations, list, or, in} werden exekutiert; danach diese Karte abwerfen',
    fr: 'tous ceux qui sont {locations, list, or, in} sont exécutés\u202f; défaussez ensuite cette carte',
    pl: 'wszyscy {locations, list, or, in} zostają straceni; następnie odrzuć tę kartę',
  },
  facts: ({ locations }) => ({ locations: locations.map((location) => places[location]) }),
  price: () => ({ morale: -0.5 }),
})

/** Where everybody stood when the fleet jumped. Written down by character: whoever follows one was not there. */
type Places = { character: CharacterId; at: LocationId | Area }[]

const placesOf = (game: Game): Places =>
  game.seats.flatMap(({ character, at }) => (character === undefined || at === undefined ? [] : [{ character, at }]))

/** The fleet has jumped. */
export const fleetJumped = happening<{ stood?: Places }>('fleetJumped', {
  en: 'after the fleet has jumped',
  es: 'después de que la flota salte',
  de: 'nachdem die Flotte gesprungen ist',
  fr: 'après le saut de la flotte',
  pl: 'gdy flota wykona skok',
})

export const jumpWraps = {
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

/** Everybody who stood at one of these locations when the fleet jumped, wherever they are by now. */
function stoodAt(game: Game, locations: readonly LocationId[]): Seat[] {
  const stood = frameOf(game, fleetJumped)?.stood ?? placesOf(game)
  const caught = stood.filter(({ at }) => locations.some((location) => location === at))
  return game.seats.flatMap((state, seat) =>
    caught.some(({ character }) => character === state.character) ? [seat] : [],
  )
}

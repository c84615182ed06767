// Dangerous Repairs Are Necessary: whoever stood at certain locations when the fleet jumped is executed.

import type { Wrap } from '../../../core/card.ts'
import type { Area, CharacterId, LocationId, Seat } from '../../../core/ids.ts'
import { happening } from '../../../core/moments.ts'
import { node } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import type { Game } from '../../../core/state.ts'
import { places } from '../../../language/terms.ts'
import { discardInPlay } from '../../../rules/cards-in-play.ts'
import { clockwiseFrom, isHuman, occupants } from '../../../rules/table.ts'
import { execution } from '../../parts/execution.ts'

export const executeAllIn = node('executeAllIn', {
  make: (...locations: LocationId[]) => ({ locations }),
  run: (game, { locations }, { source }) => {
    if (source !== undefined) discardInPlay(game, source)
    // Clockwise from the current player: who is begun with last is executed first.
    const caught = stoodAt(game, locations)
    for (const seat of clockwiseFrom(game, game.current).toReversed())
      if (caught.includes(seat) && isHuman(game, seat)) execution.begin(game, { seat })
  },
  text: {
    en: 'each human player who was {locations, list, or, in} when it jumped is executed; then discard this card',
    es: 'cada jugador humano que estuviera {locations, list, or, in} en el momento del salto es ejecutado; luego descarta esta carta',
    de: 'jeder Menschenspieler, der beim Sprung {locations, list, or, in} war, wird exekutiert; wirf danach diese Karte ab',
    fr: 'chaque joueur humain qui se trouvait {locations, list, or, in} au moment du saut est exécuté\u202f; défaussez ensuite cette carte',
    pl: 'każdy gracz prowadzący człowieka, który w chwili skoku był {locations, list, or, in}, zostaje stracony; następnie odrzuć tę kartę',
  },
  facts: ({ locations }) => ({ locations: locations.map((location) => places[location]) }),
  price: ({ locations }, table) =>
    Object.fromEntries(
      locations.flatMap((location) => occupants(table, location).map((seat) => [`executed:${seat}`, 1])),
    ),
})

/** Where everybody stood when the fleet jumped. Written down by character: whoever follows one was not there. */
type Places = { character: CharacterId; at: LocationId | Area }[]

const placesOf = (game: Game): Places =>
  game.seats.flatMap(({ character, at }) => (character === undefined || at === undefined ? [] : [{ character, at }]))

/** The fleet has jumped. */
export const fleetJumped = happening<{ stood?: Places }>('fleetJumped', {
  en: 'after the fleet has jumped',
  es: 'después de que la flota efectúe un salto',
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

// Special rules of Cylon attack cards.

import type { Area, LocationId } from '../../../core/ids.ts'
import { rule } from '../../../language/ability.ts'
import { node } from '../../../language/node.ts'
import { countOf } from '../../../language/phrases.ts'
import { areas as areaTerms, places, ships } from '../../../language/terms.ts'
import { discardInPlay } from '../../../rules/cards-in-play.ts'
import { launch } from '../../../rules/cylon-ships.ts'
import { isHuman } from '../../../rules/table.ts'
import { stoodAt } from '../crisis-effects.ts'
import { execution } from '../execution.ts'
import { remember } from '../state.ts'

/** Constant Barrage: new raiders that do not act yet. */
export const launchesRaiders = node('launchesRaiders', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => launch(game, { raider: count }),
  text: {
    en: 'each basestar launches {what}, which are not activated; discard this card when no raiders are left',
    es: 'cada Estrella Base lanza {what}, que no se activan; descarta esta carta cuando no queden Incursores',
    de: 'jeder Basisstern startet {what}, die nicht aktiviert werden; diese Karte abwerfen, sobald keine Jäger mehr da sind',
    fr: 'chaque basestar lance {what}, qui ne sont pas activés\u202f; défaussez cette carte quand il ne reste plus de raiders',
    pl: 'każdy basestar wypuszcza {what}, które nie są aktywowane; odrzuć tę kartę, gdy nie będzie już raiderów',
  },
  facts: ({ count }) => ({ what: countOf(ships.raider, count) }),
  price: ({ count }) => ({ raiders: -count }),
})

export const markScar = node('markScar', {
  make: (area: Area) => ({ area }),
  run: (game, { area }) => {
    if (game.space[area].raiders > 0) remember(game).scar = area
  },
  text: {
    en: 'the raider placed {area, form, in} is Scar',
    es: 'el Incursor colocado {area, form, in} es Scar',
    de: 'der {area, form, in} platzierte Jäger ist Scar',
    fr: 'le raider placé {area, form, in} est Scar',
    pl: 'raider umieszczony {area, form, in} to Scar',
  },
  facts: ({ area }) => ({ area: areaTerms[area] }),
  price: () => ({ raiders: -1 }),
})

export const personalVendetta = rule('personalVendetta', {
  make: () => ({}),
  bends: {},
  text: {
    en: 'whenever raiders are activated, Scar is activated twice; he is destroyed only by a die of 7 or 8, and then this card is discarded',
    es: 'cada vez que se activan los Incursores, Scar se activa dos veces; solo puede destruirlo un resultado de 7 u 8, y entonces se descarta esta carta',
    de: 'jedes Mal, wenn Jäger aktiviert werden, wird Scar zweimal aktiviert; er wird nur durch eine gewürfelte 7 oder 8 zerstört, dann wird diese Karte abgeworfen',
    fr: 'chaque fois que des raiders sont activés, Scar est activé deux fois\u202f; il n’est détruit que par un dé de 7 ou 8, et cette carte est alors défaussée',
    pl: 'za każdym razem, gdy aktywowane są raidery, Scar jest aktywowany dwukrotnie; zniszczyć go może tylko wynik 7 lub 8, a wtedy ta karta zostaje odrzucona',
  },
})

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

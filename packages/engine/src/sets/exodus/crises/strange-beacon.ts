// Strange Beacon: the Cylons of one area are gone. ruling: docs/rulings.md#strange-beacon

import type { Who } from '../../../core/card.ts'
import { type Area, areas, type Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { areaOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import type { Table } from '../../../core/state.ts'
import { who as whoTerms } from '../../../language/terms.ts'
import { clearArea } from '../../../rules/combat.ts'
import { isFreeOfCylons } from '../../../rules/placement.ts'
import { seatOf } from '../../../rules/table.ts'

export const clearOneArea = node('clearOneArea', {
  make: (by: Who) => ({ by }),
  run: (game, { by }, context) => beacon.begin(game, { seat: seatOf(game, by, context) }),
  text: {
    en: '{by, subject}[choose|chooses] a space area on the main game board and [remove|removes] all Cylon ships in it',
    es: '{by, subject}[elige|elige|elegir] una zona de espacio del tablero principal y [retira|retira|retirar] todas las naves cylons que haya en ella',
    de: '{by, subject}[wähle |wählt |]ein Weltraumfeld des Hauptspielplans [und entferne|und entfernt|wählen und] alle Zylonenschiffe darin[|| entfernen]',
    fr: '{by, subject}[choisissez|choisit|choisir] une case d’espace du plateau principal et [retirez-en|en retire|en retirer] tous les vaisseaux cylons',
    pl: '{by, subject}[wybierz|wybiera|wybrać] sektor przestrzeni na głównej planszy i [usuń|usuwa|usunąć] z niego wszystkie statki Cylonów',
  },
  facts: ({ by }) => ({ by: whoTerms[by] }),
  price: (_node, table) => {
    const { raiders, heavyRaiders, basestars } = table.space[mostCylons(table)]
    return { raiders, heavyRaiders, basestars: basestars.length }
  },
  possible: (table) => anyCylons(table),
})

const beacon = procedure<{ seat: Seat }>('beacon', {
  choose: {
    text: says`From which space area are the Cylon ships removed? | ¿De qué zona de espacio se retiran las naves cylons? | Aus welchem Weltraumfeld werden die Zylonenschiffe entfernt? | De quelle case d’espace les vaisseaux cylons sont-ils retirés\u202f? | Z którego sektora zostają usunięte statki Cylonów?`,
    options: (game) => (anyCylons(game) ? areaOption.each(areas) : []),
    fallback: (game) => [areaOption(mostCylons(game))],
    answer: (game, _frame, seat, [choice]) => {
      const area = areaOption.of(choice)
      clearArea(game, area)
      tell.areaCleared(game, { seat, area })
    },
  },
})

const anyCylons = (table: Table): boolean => areas.some((area) => !isFreeOfCylons(table, area))

/** The area with most Cylon ships in it, a basestar counting for many. */
function mostCylons(table: Table): Area {
  const weight = (area: Area): number => {
    const { raiders, heavyRaiders, basestars } = table.space[area]
    return raiders + heavyRaiders + 4 * basestars.length
  }
  return areas.toSorted((one, other) => weight(other) - weight(one))[0]
}

const tell = {
  areaCleared: tells('areaCleared', {
    en: '{seat} removes all Cylon ships {area, form, in}.',
    es: '{seat} retira todas las naves cylons {area, form, in}.',
    de: '{seat} entfernt alle Zylonenschiffe {area, form, in}.',
    fr: '{seat} retire tous les vaisseaux cylons {area, form, in}.',
    pl: '{seat} usuwa wszystkie statki Cylonów {area, form, in}.',
  }),
}

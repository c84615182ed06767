// Cylon Genocide: the sky is cleared of Cylon ships.

import { areas } from '../../../core/ids.ts'
import { node } from '../../../core/node.ts'
import { destroyCylonShips } from '../../../rules/combat.ts'
import { destroyBasestar } from '../../../rules/damage.ts'
import { isFreeOfCylons } from '../../../rules/placement.ts'
import { sum } from '../../../rules/table.ts'

export const destroyAllCylonShips = node('destroyAllCylonShips', {
  run: (game) => {
    for (const area of areas) {
      destroyCylonShips(game, area, 'raider', game.space[area].raiders)
      destroyCylonShips(game, area, 'heavyRaider', game.space[area].heavyRaiders)
      for (const basestar of [...game.space[area].basestars]) destroyBasestar(game, area, basestar)
    }
  },
  text: {
    en: '[destroy|destroys] all Cylon ships on the main game board',
    es: '[destruye|destruye|destruir] todas las naves cylons del tablero principal',
    de: '[zerstöre |zerstört |]alle Zylonenschiffe auf dem Hauptspielplan[|| zerstören]',
    fr: '[détruisez|détruit|détruire] tous les vaisseaux cylons du plateau principal',
    pl: '[zniszcz|niszczy|zniszczyć] wszystkie statki Cylonów na głównej planszy',
  },
  price: (_node, { space }) => ({
    raiders: sum(areas.map((area) => space[area].raiders)),
    heavyRaiders: sum(areas.map((area) => space[area].heavyRaiders)),
    basestars: sum(areas.map((area) => space[area].basestars.length)),
  }),
  possible: (table) => areas.some((area) => !isFreeOfCylons(table, area)),
})

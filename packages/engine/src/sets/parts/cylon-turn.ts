// The turn of a revealed Cylon in every box after the first: cards of different types, a jump step at Caprica, and a turn that is over
// when somebody has revealed in the Movement step. (Rulebooks: Revealed Cylons.)

import type { Part, Wrap } from '../../core/card.ts'
import type { Seat } from '../../core/ids.ts'
import { node } from '../../core/node.ts'
import { changed } from '../../core/rules.ts'
import type { Game } from '../../core/state.ts'
import { places } from '../../language/terms.ts'
import { nameOf } from '../../language/text.ts'
import { capricaAction } from '../../rules/cylon-locations.ts'
import { becameCylon } from '../../rules/loyalty.ts'
import { anyTypes } from '../../rules/skill-cards.ts'
import { cylonSkillCards, endTurn, inTurnStep, skillsAsUsual } from '../../rules/turn.ts'

/** Whoever is revealed in the own Movement step has come to the end of the turn. */
function endTurnOf(game: Game, seat: Seat): void {
  if (seat === game.current && inTurnStep(game, 'movement')) endTurn(game)
}

interface CapricaCrisis {
  steps: boolean
  jump?: boolean
  superCrisis?: boolean
}

const caprica = node('capricaWithJump', {
  run: (game, _node, { actor = 0 }) => capricaAction.begin(game, { seat: actor }),
  text: {
    en: 'play your Super Crisis card, or draw 2 Crisis cards, resolve 1 and discard the other; no Cylon ships are activated',
    es: 'juega tu carta de Crisis Extrema, o bien roba 2 cartas de Crisis, resuelve 1 y descarta la otra; no se activan naves cylons',
    de: 'spiele deine Super-Krisenkarte aus, oder ziehe 2 Krisenkarten, handle 1 davon ab und wirf die andere ab; es werden keine Zylonenschiffe aktiviert',
    fr: 'jouez votre carte Crise Majeure, ou bien piochez 2 cartes Crise, résolvez-en 1 et défaussez l’autre\u202f; aucun vaisseau cylon n’est activé',
    pl: 'zagraj swoją kartę Superkryzysu albo pociągnij 2 karty Kryzysów, rozpatrz 1 i odrzuć drugą; statki Cylonów nie są aktywowane',
  },
  price: () => ({ crises: -1 }),
})

export const cylonTurn: Part = {
  id: 'cylon-turn',
  locations: { caprica: { name: nameOf(places.caprica), board: 'cylon-locations', who: 'cylons', action: caprica() } },
  changes: [
    changed(skillsAsUsual, (rule, table, seat) =>
      table.seats[seat].revealed
        ? [{ count: cylonSkillCards(table), types: anyTypes(table), different: true as const }]
        : rule(table, seat),
    ),
    changed(becameCylon, (rule, game, seat) => {
      endTurnOf(game, seat)
      rule(game, seat)
    }),
  ],
  wraps: [
    {
      /** The jump icon of a crisis played at Caprica counts. */
      'crisis:draw': ((_game, frame, step) => {
        if (!frame.steps && frame.superCrisis !== true) frame.jump ??= true
        return step()
      }) satisfies Wrap<CapricaCrisis>,
    },
  ],
}

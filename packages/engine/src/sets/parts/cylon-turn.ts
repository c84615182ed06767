// The turn of a revealed Cylon in every box after the first: cards of different types, a jump step at Caprica, and a turn that is over
// when somebody has revealed in the Movement step. (Rulebooks: Revealed Cylons.)

import type { Part, Wrap } from '../../core/card.ts'
import type { Seat } from '../../core/ids.ts'
import { changed } from '../../core/rules.ts'
import type { Game } from '../../core/state.ts'
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

export const cylonTurn: Part = {
  id: 'cylon-turn',
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

// Executive Order: another player moves and acts, or acts twice, at once. (FAQ: one per turn; never a revealed Cylon.)

import type { Seat } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { occasion } from '../core/moments.ts'
import { word } from '../core/option.ts'
import { procedure } from '../core/procedure.ts'
import { takeActions } from './actions.ts'
import { moveCharacter } from './movement.ts'
import { isConfined } from './table.ts'

const moveAndAct = word(
  'moveAndAct',
)`Move and take 1 action | Moverse y realizar 1 acción | Bewegen und 1 Aktion ausführen | Se déplacer et effectuer 1 action | Rusz się i wykonaj 1 akcję`
const actTwice = word(
  'actTwice',
)`Take 2 actions | Realizar 2 acciones | 2 Aktionen ausführen | Effectuer 2 actions | Wykonaj 2 akcje`

interface Order {
  seat: Seat
  actions?: number
}

export const executiveOrder = procedure<Order>('executiveOrder', {
  choose: {
    text: says`Do you move and take 1 action, or take 2 actions? | ¿Te mueves y realizas 1 acción, o realizas 2 acciones? | Bewegst du dich und führst 1 Aktion aus, oder führst du 2 Aktionen aus? | Vous déplacez-vous puis effectuez-vous 1 action, ou effectuez-vous 2 actions\u202f? | Ruszasz się i wykonujesz 1 akcję czy wykonujesz 2 akcje?`,
    // A prisoner does not move: there is nothing to choose, and everybody sees where they are.
    options: (game, { seat }) => (isConfined(game, seat) ? [actTwice] : [moveAndAct, actTwice]),
    prospect: (_table, _frame, option) => ({
      changes: option === actTwice ? { actions: 2 } : { moves: 1, actions: 1 },
    }),
    answer: (game, frame, seat, [choice]) => {
      frame.actions = choice === moveAndAct ? 1 : 2
      if (choice === moveAndAct) moveCharacter.begin(game, { seat })
    },
  },
  act: (game, { seat, actions }) => takeActions.begin(game, { seat, left: actions ?? 1 }),
})

/** Whoever was given an Executive Order has done it. */
export const orderCarriedOut = occasion<{ by: Seat }>('orderCarriedOut', {
  en: 'after an “Executive Order” has been carried out',
  es: 'después de cumplirse una “Orden ejecutiva”',
  de: 'nachdem eine „Anweisung von oben“ ausgeführt wurde',
  fr: 'après l’exécution d’un «\u202fOrdre exécutif\u202f»',
  pl: 'gdy „Rozkaz prezydencki” zostanie wykonany',
})

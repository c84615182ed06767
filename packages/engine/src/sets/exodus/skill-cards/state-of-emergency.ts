// State of Emergency: once around the whole table everybody moves or acts.

import type { Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { node } from '../../../core/node.ts'
import { word } from '../../../core/option.ts'
import { nothing } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { takeActions } from '../../../rules/actions.ts'
import { moveCharacter } from '../../../rules/movement.ts'
import { clockwiseFrom, isConfined } from '../../../rules/table.ts'

export const everybodyMovesOrActs = node('everybodyMovesOrActs', {
  run: (game, _node, { actor = 0 }) => stateOfEmergency.begin(game, { left: clockwiseFrom(game, actor) }),
  text: {
    en: 'each player in turn, Cylon players too, may move or take 1 action, starting with {self}',
    es: 'cada jugador por turno, también los cylons, puede moverse o realizar 1 acción, empezando por <ti|{self}>',
    de: 'reihum, beginnend mit {self, form, dat}, darf sich jeder Spieler, auch Zylonen-Spieler, bewegen oder 1 Aktion ausführen',
    fr: 'chaque joueur à son tour, cylons compris, peut se déplacer ou effectuer 1 action, en commençant par {self}',
    pl: 'kolejno, zaczynając od {self, form, gen}, każdy gracz, także prowadzący Cylona, może wykonać ruch lub 1 akcję',
  },
  price: () => ({ actions: 3 }),
})

const move = word('move')`Move | Moverse | Bewegen | Se déplacer | Wykonaj ruch`
const act = word('act')`Take 1 action | Realizar 1 acción | 1 Aktion ausführen | Effectuer 1 action | Wykonaj 1 akcję`

/** It goes on even if somebody reveals meanwhile. */
const stateOfEmergency = procedure<{ left: Seat[] }>('stateOfEmergency', {
  choose: {
    text: says`State of Emergency: do you move, or take 1 action? | Estado de emergencia: ¿te mueves o realizas 1 acción? | Ausnahmezustand: Bewegst du dich, oder führst du 1 Aktion aus? | État d’urgence\u202f: vous déplacez-vous ou effectuez-vous 1 action\u202f? | Stan wyjątkowy: wykonujesz ruch czy 1 akcję?`,
    // Nobody moves or acts off the board, as everybody can see.
    who: (game, { left: [next] }) => (next !== undefined && game.seats[next].at !== undefined ? next : undefined),
    options: (game, { left: [next] }) => (isConfined(game, next) ? [act, nothing] : [move, act, nothing]),
    fallback: () => [nothing],
    answer: (game, _frame, seat, [choice]) => {
      if (choice === move) moveCharacter.begin(game, { seat })
      else if (choice === act) takeActions.begin(game, { seat, left: 1 })
    },
  },
  next: (_game, frame) => {
    frame.left = frame.left.slice(1)
    return frame.left.length > 0 ? 'choose' : 'end'
  },
})

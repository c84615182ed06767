// Cavil: Cylon leader.

import { action, at, movement, oncePerGame } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { node } from '../../../core/node.ts'
import { word } from '../../../core/option.ts'
import { no, removeOption, yes } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { discardHand } from '../../../language/nodes/cards.ts'
import { takeActions } from '../../../language/nodes/players.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { basestarAt, removeBasestar } from '../../../rules/damage.ts'
import { beginPlacing, placementPrice, supply } from '../../../rules/placement.ts'
import { basestarsAs } from '../board.ts'
import { galacticaAway } from '../new-caprica/where.ts'
import '../terms.ts'

const primacy = node('primacy', {
  run: (game, _node, { actor = 0 }) => assertPrimacy.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[place|places] 1 basestar in front of Galactica (if all are on the board, <you|{self, gender, m {he} f {she} other {they}}> may remove one instead); then <you|{self, gender, m {he} f {she} other {they}}> may place 3 raiders in front of Galactica and 1 civilian ship behind it',
    es: '{self, subject}[coloca|coloca|colocar] 1 Estrella Base delante de Galactica (si todas están en el tablero, <puedes|puede> retirar una en su lugar); luego <puedes|puede> colocar 3 Incursores delante de Galactica y 1 Nave Civil detrás',
    de: '{self, subject}[platziere |platziert |]1 Basisstern vor der Galactica[|| platzieren] (sind alle auf dem Spielplan, <darfst du|darf {self, gender, f {sie} other {er}}> stattdessen einen entfernen); danach <darfst du|darf {self, gender, f {sie} other {er}}> 3 Jäger vor der Galactica und 1 Zivilschiff dahinter platzieren',
    fr: '{self, subject}[placez|place|placer] 1 basestar devant le Galactica (si tous sont sur le plateau, <vous pouvez|{self, gender, f {elle} other {il}} peut> en retirer un à la place)\u202f; ensuite, <vous pouvez|{self, gender, f {elle} other {il}} peut> placer 3 raiders devant le Galactica et 1 vaisseau civil derrière',
    pl: '{self, subject}[umieść|umieszcza|umieścić] 1 basestara z przodu Galactiki (jeśli wszystkie są na planszy, <możesz|może> zamiast tego usunąć jednego); następnie <możesz|może> umieścić 3 raidery z przodu Galactiki i 1 statek cywilny z tyłu',
  },
  price: () => ({ 'placed:front:basestar': 1, 'placed:front:raider': 3, 'placed:rear:civilian': 1 }),
  possible: (table) => !galacticaAway(table),
})

const withBasestar = { front: { basestar: 1 } }
const escort = { front: { raider: 3 }, rear: { civilian: 1 } }

export const cavil = {
  name: nameOf(characters.cavil),
  type: 'cylon leader',
  ofCylon: true,
  skills: draws([1, 'tactics'], [1, 'treachery', 'engineering']),
  setup: 'cylon-fleet',
  abilities: {
    primacy: {
      name: names`Primacy | Primacía | Vorrangstellung | Primauté | Prymat`,
      ...action(primacy()),
    },
    aggressiveTactics: {
      name: names`Aggressive Tactics | Tácticas agresivas | Aggressive Taktik | Tactique agressive | Agresywna taktyka`,
      ...oncePerGame(movement(takeActions(2))),
    },
    liesAndSecrets: {
      name: names`Lies and Secrets | Mentiras y secretos | Lügen und Geheimnisse | Mensonges et secrets | Kłamstwa i sekrety`,
      ...at('cylonRevealed', discardHand('self', { cylonsToo: true })),
    },
  },
} as const satisfies Character

/** Primacy. */
const assertPrimacy = procedure<{ seat: Seat }>('primacy', {
  basestar: {
    text: says`All basestars are on the board. Which one do you remove? | Todas las Estrellas Base están en el tablero. ¿Cuál retiras? | Alle Basissterne sind auf dem Spielplan. Welchen entfernst du? | Tous les basestars sont sur le plateau. Lequel retirez-vous\u202f? | Wszystkie basestary są na planszy. Którego usuwasz?`,
    who: (game, { seat }) => (supply(game, 'basestar') === 0 ? seat : undefined),
    options: (game) => [removeNone, ...basestarsAs(game, removeOption)],
    fallback: () => [removeNone],
    answer: (game, _frame, _seat, [choice]) => {
      if (choice !== removeNone) {
        const [area, , id = 0] = removeOption.read(choice)
        const basestar = basestarAt(game, area, id)
        if (basestar !== undefined) removeBasestar(game, area, basestar)
      }
      return 'escort'
    },
  },
  place: (game) => beginPlacing(game, withBasestar),
  escort: {
    text: says`Do you also place 3 raiders in front of Galactica and 1 civilian ship behind it? | ¿Colocas además 3 Incursores delante de Galactica y 1 Nave Civil detrás? | Platzierst du außerdem 3 Jäger vor der Galactica und 1 Zivilschiff dahinter? | Placez-vous aussi 3 raiders devant le Galactica et 1 vaisseau civil derrière\u202f? | Czy umieszczasz też 3 raidery przed Galacticą i 1 statek cywilny za nią?`,
    options: () => [yes, no],
    prospect: (_table, _frame, option) => ({ changes: option === yes ? placementPrice(escort) : {} }),
    answer: (game, _frame, _seat, [choice]) => {
      if (choice === yes) beginPlacing(game, escort)
    },
  },
})

const removeNone = word(
  'removeNone',
)`Remove none | No retirar ninguna | Keinen entfernen | N’en retirer aucun | Nie usuwaj żadnego`

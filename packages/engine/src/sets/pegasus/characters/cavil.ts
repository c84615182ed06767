// Cavil: Cylon leader.

import { action, at, movement, oncePerGame } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { Seat } from '../../../core/ids.ts'
import { names } from '../../../core/languages.ts'
import { node } from '../../../core/node.ts'
import { word } from '../../../core/option.ts'
import { no, removeOption, yes } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { takeActions } from '../../../language/nodes/players.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { basestarAt, removeBasestar } from '../../../rules/damage.ts'
import { beginPlacing, supply } from '../../../rules/placement.ts'
import { discardCards } from '../../../rules/skill-cards.ts'
import { basestarsAs } from '../board.ts'
import { galacticaAway } from '../new-caprica/where.ts'
import '../terms.ts'

const primacy = node('primacy', {
  run: (game, _node, { actor = 0 }) => assertPrimacy.begin(game, { seat: actor }),
  text: {
    en: 'place 1 basestar in front of Galactica, or remove one if all are on the board; then 3 raiders may be placed in front of Galactica and 1 civilian ship behind it',
    es: 'coloca 1 Estrella Base delante de Galactica, o retira una si todas están en el tablero; luego pueden colocarse 3 Incursores delante de Galactica y 1 Nave Civil detrás',
    de: '1 Basisstern vor der Galactica platzieren oder, wenn alle auf dem Spielplan sind, einen entfernen; danach dürfen 3 Jäger vor der Galactica und 1 Zivilschiff dahinter platziert werden',
    fr: 'placez 1 basestar devant le Galactica, ou retirez-en un si tous sont sur le plateau\u202f; ensuite, 3 raiders peuvent être placés devant le Galactica et 1 vaisseau civil derrière',
    pl: 'umieść 1 basestara z przodu Galactiki albo usuń jednego, jeśli wszystkie są na planszy; następnie można umieścić 3 raidery z przodu Galactiki i 1 statek cywilny z tyłu',
  },
  price: () => ({ basestars: -1, raiders: -2 }),
  possible: (table) => !galacticaAway(table),
})

/** Lies and Secrets: even a Cylon player discards. */
const discardWholeHand = node('discardWholeHand', {
  run: (game, _node, { actor = 0 }) => discardCards(game, actor, [...game.seats[actor].hand], { why: 'ability' }),
  text: {
    en: 'this player discards all Skill cards',
    es: 'este jugador descarta todas sus cartas de Habilidad',
    de: 'dieser Spieler wirft alle Fertigkeitskarten ab',
    fr: 'ce joueur défausse toutes ses cartes Compétence',
    pl: 'ten gracz odrzuca wszystkie swoje karty umiejętności',
  },
  price: () => ({ skillCards: 3 }),
})

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
      ...at('cylonRevealed', discardWholeHand()),
    },
  },
} as const satisfies Character

/** Primacy. */
const assertPrimacy = procedure<{ seat: Seat }>('primacy', {
  basestar: {
    text: {
      en: 'All basestars are on the board. Which one do you remove?',
      es: 'Todas las Estrellas Base están en el tablero. ¿Cuál retiras?',
      de: 'Alle Basissterne sind auf dem Spielplan. Welchen entfernst du?',
      fr: 'Tous les basestars sont sur le plateau. Lequel retirez-vous\u202f?',
      pl: 'Wszystkie basestary są na planszy. Którego usuwasz?',
    },
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
  place: (game) => beginPlacing(game, { front: { basestar: 1 } }),
  escort: {
    text: {
      en: 'Do you also place 3 raiders in front of Galactica and 1 civilian ship behind it?',
      es: '¿Colocas además 3 Incursores delante de Galactica y 1 Nave Civil detrás?',
      de: 'Platzierst du außerdem 3 Jäger vor der Galactica und 1 Zivilschiff dahinter?',
      fr: 'Placez-vous aussi 3 raiders devant le Galactica et 1 vaisseau civil derrière\u202f?',
      pl: 'Czy umieszczasz też 3 raidery przed Galacticą i 1 statek cywilny za nią?',
    },
    options: () => [yes, no],
    answer: (game, _frame, _seat, [choice]) => {
      if (choice === yes) beginPlacing(game, { front: { raider: 3 }, rear: { civilian: 1 } })
    },
  },
})

const removeNone = word(
  'removeNone',
  names`Remove none | No retirar ninguna | Keinen entfernen | N’en retirer aucun | Nie usuwaj żadnego`,
)

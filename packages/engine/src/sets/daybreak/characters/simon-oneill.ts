// Simon O'Neill: Cylon leader.

import { interrupt, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws, type Wrap } from '../../../core/card.ts'
import type { Activation, Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { log } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { cardOption, iconOption } from '../../../core/option-kinds.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import { bendBySheet, goesBySheet } from '../../../core/rules.ts'
import type { Game } from '../../../core/state.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { activateCylonShips, iconPrice } from '../../../rules/cylon-ships.ts'
import { cardOf, weakest } from '../../../rules/skill-cards.ts'
import { pileOf, type SkillCheck, sheetsCount } from '../../../rules/skill-check.ts'
import { isConfined, isHuman } from '../../../rules/table.ts'
import '../terms.ts'

const addsMore = rule('addsMore', {
  make: (asCylon: number, infiltrating: number) => ({ asCylon, infiltrating }),
  bends: {
    contribution: (value, { seat }, { asCylon }, owner, table) =>
      seat === owner && !isHuman(table, seat) && !isConfined(table, seat) && sheetsCount(table) ? asCylon : value,
    infiltratorAdds: (value, { seat }, { infiltrating }, owner, table) =>
      seat === owner && sheetsCount(table) ? infiltrating : value,
  },
  text: {
    en: '<you|{self}> may add up to {asCylon} cards to each skill check, or up to {infiltrating} while infiltrating, except in the Brig',
    es: '<puedes|{self} puede> añadir hasta {asCylon} cartas a cada prueba de Habilidad, o hasta {infiltrating} durante la Infiltración, salvo en la Prisión',
    de: '<du darfst|{self} darf> bis zu {asCylon} Karten in jeden Fertigkeits-Check legen, während der Infiltration bis zu {infiltrating}, außer in der Brig',
    fr: '<vous pouvez|{self} peut> jouer jusqu’à {asCylon} cartes dans chaque test de compétence, ou jusqu’à {infiltrating} pendant l’Infiltration, sauf en Cellule',
    pl: '<możesz|{self} może> dokładać do {asCylon} kart do każdego testu umiejętności, a podczas Infiltracji do {infiltrating}, z wyjątkiem Aresztu',
  },
})

const icons = ['raiders', 'heavy', 'basestars', 'launch'] as const satisfies readonly Activation[]

const commandShips = node('commandShips', {
  run: (game, _node, { actor = 0 }) => modifications.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[choose|chooses] to activate 1 type of Cylon ships or to launch raiders; the icons of the Crisis card are ignored',
    es: '{self, subject}[elige|elige|elegir] activar 1 tipo de naves cylons o lanzar Incursores; se ignoran los iconos de la carta de Crisis',
    de: '{self, subject}[lasse |lässt |]1 Typ Zylonenschiffe aktivieren oder Jäger starten[|| lassen]; die Symbole der Krisenkarte werden ignoriert',
    fr: '{self, subject}[choisissez|choisit|choisir] d’activer 1 type de vaisseaux cylons ou de lancer des raiders\u202f; les icônes de la carte Crise sont ignorées',
    pl: '{self, subject}[wybierz|wybiera|wybrać] aktywację 1 rodzaju statków Cylonów lub wypuszczenie raiderów; symbole z karty Kryzysu są ignorowane',
  },
  price: () => ({ cylonActivations: -0.5 }),
})

const showsOne = rule('showsOne', {
  make: (count: number) => ({ count }),
  bends: { addedFaceUp: (value, { seat }, { count }, owner) => (seat === owner ? count : value) },
  text: {
    en: 'of the cards that <you add|{self} adds> to a skill check, {count} lies face up',
    es: 'de las cartas que <añades|{self} añade> a una prueba de Habilidad, {count} queda boca arriba',
    de: 'von den Karten, die <du|{self}> in einen Fertigkeits-Check <legst|legt>, liegt {count} offen',
    fr: 'parmi les cartes que <vous jouez|{self} joue> dans un test de compétence, {count} est face visible',
    pl: 'z kart, które <dokładasz|{self} dokłada> do testu umiejętności, {count} leży odkryta',
  },
})

export const simonONeill = {
  name: nameOf(characters['simon-oneill']),
  type: 'cylon leader',
  ofCylon: true,
  skills: draws([1, 'engineering'], [1, 'treachery', 'tactics']),
  setup: 'cylon-fleet',
  abilities: {
    calculating: {
      name: names`Calculating | Calculador | Berechnend | Calculateur | Wyrachowany`,
      ...addsMore(2, 3),
    },
    modifications: {
      name: names`Modifications | Modificaciones | Modifikationen | Modifications | Modyfikacje`,
      ...oncePerGame(interrupt('activationComes', commandShips())),
    },
    logicBound: {
      name: names`Logic-Bound | Atado a la lógica | Der Logik verpflichtet | Lié par la logique | Związany logiką`,
      ...showsOne(1),
    },
  },
} as const satisfies Character

/** Modifications: what is about to be activated is another type. */
const modifications = procedure<{ seat: Seat }>('modifications', {
  choose: {
    text: says`What do the Cylon ships do? | ¿Qué hacen las naves cylons? | Was tun die Zylonenschiffe? | Que font les vaisseaux cylons\u202f? | Co robią statki Cylonów?`,
    options: () => iconOption.each(icons),
    prospect: (table, _frame, choice) => ({ changes: iconPrice(table, iconOption.of(choice)) }),
    answer: (game, _frame, _seat, [choice]) => {
      const coming = frameOf(game, activateCylonShips)
      if (coming !== undefined) coming.icons = [iconOption.of(choice)]
    },
  },
})

const hiddenOf = (game: Game, seat: Seat) => pileOf(game).filter(({ by, faceUp }) => by === seat && !faceUp)

/** Logic-Bound: which of the cards that were just added everybody sees. */
const logicBound = procedure<{ seat: Seat }>('logicBound', {
  show: {
    text: says`Which of your cards lies face up? | ¿Cuál de tus cartas queda boca arriba? | Welche deiner Karten liegt offen? | Laquelle de vos cartes est face visible\u202f? | Która z twoich kart leży odkryta?`,
    options: (game, { seat }) => cardOption.each(hiddenOf(game, seat).map(({ card }) => card)),
    fallback: (game, _frame, _seat, options) => weakest(game, options, 1),
    answer: (game, _frame, seat, [choice]) => {
      const shown = hiddenOf(game, seat).find(({ card }) => card === cardOf(choice))
      if (shown === undefined) return
      shown.faceUp = true
      log(game, 'addsFaceUp', { seat, cards: [shown.card] })
    },
  },
})

export const simonWraps = {
  'skillCheck:contributed': ((game, check, step) => {
    const [seat] = check.order ?? []
    const bound =
      seat !== undefined && goesBySheet(game, seat) && bendBySheet(game, 'addedFaceUp', 0, { seat }, seat) > 0
    if (!bound || check.untouched || check.superCrisis || check.shown === seat || hiddenOf(game, seat).length === 0)
      return step()
    check.shown = seat
    logicBound.begin(game, { seat })
    return 'again'
  }) satisfies Wrap<SkillCheck & { shown?: Seat }>,
}

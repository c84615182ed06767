// Anastasia “Dee” Dualla: support.

import { interrupt, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws, type Wrap } from '../../../core/card.ts'
import type { Seat, SkillType } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { log, tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { word } from '../../../core/option.ts'
import { skillOption } from '../../../core/option-kinds.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import { bend, changed, rulesOf } from '../../../core/rules.ts'
import type { Game } from '../../../core/state.ts'
import { addToHand, bit, drawMany } from '../../../core/zones.ts'
import { characters, places, resources } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { changeResources } from '../../../rules/resources.ts'
import { pileOf, skillCheck, worthInCheck } from '../../../rules/skill-check.ts'
import { executeNext, hasFallen, isBeingExecuted } from '../../parts/execution.ts'
import '../terms.ts'

const looksAtAllShips = rule('looksAtAllShips', {
  bends: {
    shipsLookedAt: (value, { seat }, _rule, owner) => (seat === owner ? Number.MAX_SAFE_INTEGER : value),
  },
  text: {
    en: 'when <you activate|{self} activates> {communications, form, acc}, <you|{self, gender, m {he} f {she} other {they}}> may look at all civilian ships on the game board and move any number of them, each to an adjacent area',
    es: 'cuando <actives|{self} active> {communications, form, acc}, <puedes|puede> mirar todas las Naves Civiles del tablero y mover tantas como <quieras|quiera>, cada una a una zona adyacente',
    de: 'wenn <du|{self}> {communications, form, acc} <aktivierst|aktiviert>, <darfst du dir|darf {self, gender, f {sie} other {er}} sich> alle Zivilschiffe auf dem Spielplan ansehen und beliebig viele davon in je ein angrenzendes Feld bewegen',
    fr: 'quand <vous activez|{self} active> {communications, form, acc}, <vous pouvez|{self, gender, f {elle} other {il}} peut> regarder tous les vaisseaux civils du plateau et en déplacer n’importe quel nombre, chacun vers une case adjacente',
    pl: 'gdy <aktywujesz|{self} aktywuje> {communications, form, acc}, <możesz|może> obejrzeć wszystkie statki cywilne na planszy i przenieść dowolną ich liczbę, każdy do sąsiedniego sektora',
  },
  facts: () => ({ communications: places.communications }),
})

const learnFast = node('learnFast', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => fastLearner.begin(game, { seat: actor, count }),
  text: {
    en: '{self, subject}[look|looks] at the top {count} cards of any Skill deck and [put|puts] all of them into the check or into <your|{self, gender, m {his} f {her} other {their}}> hand',
    es: '{self, subject}[mira|mira|mirar] las {count} primeras cartas de cualquier mazo de Habilidad y [ponlas|las pone|ponerlas] todas en la prueba o en <tu|su> mano',
    de: '{self, subject}[sieh dir |sieht sich |<dir|sich> ]die obersten {count} Karten eines beliebigen Fertigkeitsstapels [an und lege|an und legt|ansehen und] alle in den Check [oder nimm|oder nimmt|legen oder] alle auf die Hand[|| nehmen]',
    fr: '{self, subject}[regardez|regarde|regarder] les {count} premières cartes de n’importe quel paquet Compétence et [mettez-les toutes|les met toutes|les mettre toutes] dans le test ou dans <votre|sa> main',
    pl: '{self, subject}[obejrzyj|ogląda|obejrzeć] {count} wierzchnie karty dowolnej talii umiejętności i wszystkie [dołóż|dokłada|dołożyć] do testu lub [weź|bierze|wziąć] na rękę',
  },
  price: ({ count }) => ({ strength: 2 * count }),
})

const diesOfDespair = rule('diesOfDespair', {
  make: (morale: number) => ({ morale }),
  bends: { despair: (value, { seat }, { morale }, owner) => (seat === owner ? Math.max(value, morale) : value) },
  text: {
    en: 'when {morale, form, the} is reduced to {n} or less, <you are|{self} is> executed; this execution costs no morale',
    es: 'cuando {morale, form, the} se reduce a {n} o menos, <tu personaje es ejecutado|{self} es {self, gender, f {ejecutada} other {ejecutado}}>; esta ejecución no cuesta Moral',
    de: 'wenn {morale, form, the} auf {n} oder weniger sinkt, <wirst du|wird {self}> exekutiert; diese Exekution kostet keine Moral',
    fr: 'quand {morale, form, the} est réduit à {n} ou moins, <votre personnage est exécuté|{self} est {self, gender, f {exécutée} other {exécuté}}>\u202f; cette exécution ne coûte pas de moral',
    pl: 'gdy {morale, form, the} spada do {n} lub mniej, <twoja postać zostaje stracona|{self} zostaje {self, gender, f {stracona} other {stracony}}>; ta egzekucja nie kosztuje morale',
  },
  facts: ({ morale: n }) => ({ morale: resources.morale, n }),
})

export const anastasiaDeeDualla = {
  name: nameOf(characters['anastasia-dee-dualla']),
  type: 'support',
  skills: draws([1, 'leadership'], [3, 'tactics'], [1, 'engineering']),
  setup: 'communications',
  succession: { president: 18, admiral: 9, cag: 14 },
  abilities: {
    efficient: {
      name: names`Efficient | Eficiente | Effizient | Efficace | Efektywna`,
      ...looksAtAllShips(),
    },
    fastLearner: {
      name: names`Fast Learner | Aprendizaje rápido | Schnelle Lernerin | Apprentissage rapide | Pojętna uczennica`,
      ...oncePerGame(interrupt('skillCheck:beforeCards', learnFast(3))),
    },
    emotionallyFragile: {
      name: names`Emotionally Fragile | Fragilidad emocional | Emotional labil | Fragilité émotionnelle | Krucha emocjonalnie`,
      ...diesOfDespair(2),
    },
  },
} as const satisfies Character

/** Fast Learner. */
const fastLearner = procedure<{ seat: Seat; count: number; skill?: SkillType }>('fastLearner', {
  deck: {
    text: says`Which Skill deck’s top {count} cards do you look at? | ¿De qué mazo de Habilidad miras las {count} primeras cartas? | Von welchem Fertigkeitsstapel siehst du dir die obersten {count} Karten an? | De quel paquet Compétence regardez-vous les {count} premières cartes\u202f? | Wierzchnie {count} karty której talii umiejętności oglądasz?`,
    facts: (_game, { count }) => ({ count }),
    options: (game) => skillOption.each(rulesOf(game).skillTypes),
    answer: (game, frame, seat, [choice]) => {
      const skill = skillOption.of(choice)
      frame.skill = skill
      const cards = drawMany(game, skill, frame.count)
      game.held.push({ by: seat, deck: skill, cards })
      log(game, 'sawTopCards', { seat, cards: [...cards] }, [seat])
    },
  },
  use: {
    text: says`Do these cards go into the skill check, or into your hand? | ¿Estas cartas van a la prueba de Habilidad o a tu mano? | Kommen diese Karten in den Fertigkeits-Check oder auf deine Hand? | Ces cartes vont-elles dans le test de compétence ou dans votre main\u202f? | Czy te karty trafiają do testu umiejętności, czy na twoją rękę?`,
    options: () => [intoCheck, intoHand],
    prospect: (table, _frame, option) => {
      const cards = table.held.at(-1)?.cards ?? []
      const check = frameOf(table, skillCheck)
      if (option === intoHand || check === undefined) return { changes: { skillCards: cards.length } }
      return { changes: { strength: cards.reduce((sum, card) => sum + worthInCheck(table, check, card), 0) } }
    },
    answer: (game, { skill }, seat, [choice]) => {
      tell.learns(game, { seat, deck: skill, where: choice === intoHand ? 'hand' : 'check' })
      const check = frameOf(game, skillCheck) as { learned?: Seat } | undefined
      if (choice === intoCheck && check !== undefined) check.learned = seat
      else for (const card of game.held.pop()?.cards ?? []) addToHand(game, seat, card)
    },
  },
})

const intoCheck = word(
  'intoCheck',
)`Add them to the skill check | Añadirlas a la prueba de Habilidad | In den Fertigkeits-Check legen | Les jouer dans le test de compétence | Dołóż je do testu umiejętności`

const intoHand = word(
  'intoHand',
)`Take them into your hand | Llevárselas a la mano | Auf die Hand nehmen | Les prendre en main | Weź je na rękę`

/** Fast Learner: her cards follow the Destiny cards. */
export const fastLearnerWraps = {
  'skillCheck:destiny': ((game, frame, step) => {
    const next = step()
    if (frame.learned === undefined) return next
    const seen = bit(frame.learned)
    for (const card of game.held.pop()?.cards ?? []) pileOf(game).push({ card, faceUp: false, seen })
    return next
  }) satisfies Wrap<{ learned?: Seat }>,
}

/** Emotionally Fragile. */
export const despairChanges = [
  changed(changeResources, (rule, game, amounts) => {
    const before = game.resources.morale
    rule(game, amounts)
    const { morale } = game.resources
    if (morale < before) for (const seat of game.seats.keys()) despair(game, seat, morale)
  }),
]

function despair(game: Game, seat: Seat, morale: number): void {
  if (morale > bend(game, 'despair', -1, { seat }) || isBeingExecuted(game, seat) || hasFallen(game, seat)) return
  executeNext(game, seat)
}

const tell = {
  learns: tells('learns', {
    en: '{seat} looks at the top cards {deck, form, of}{where, select, hand { and keeps them} other { and adds them to the skill check}}.',
    es: '{seat} mira las primeras cartas {deck, form, of}{where, select, hand { y se las queda} other { y las añade a la prueba de Habilidad}}.',
    de: '{seat} sieht sich die obersten Karten {deck, form, of} an{where, select, hand { und behält sie} other { und legt sie in den Fertigkeits-Check}}.',
    fr: '{seat} regarde les premières cartes {deck, form, of}{where, select, hand { et les garde} other { et les joue dans le test de compétence}}.',
    pl: '{seat} ogląda wierzchnie karty {deck, form, of}{where, select, hand { i zatrzymuje je} other { i dokłada je do testu umiejętności}}.',
  }),
}

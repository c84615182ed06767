// Anastasia “Dee” Dualla: support.

import { interrupt, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws, type Wrap } from '../../../core/card.ts'
import type { Seat, SkillType } from '../../../core/ids.ts'
import { names } from '../../../core/languages.ts'
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
import { pileOf, skillCheck } from '../../../rules/skill-check.ts'
import { executeNext, hasFallen, isBeingExecuted } from '../../parts/execution.ts'
import '../terms.ts'

const looksAtAllShips = rule('looksAtAllShips', {
  bends: {
    shipsLookedAt: (value, { seat }, _rule, owner) => (seat === owner ? Number.MAX_SAFE_INTEGER : value),
  },
  text: {
    en: 'when activating {communications, form, the}, this player looks at all civilian ships and may move each of them',
    es: 'al activar {communications, form, the}, este jugador mira todas las Naves Civiles y puede mover cada una de ellas',
    de: 'bei Aktivierung {communications, form, of} sieht sich dieser Spieler alle Zivilschiffe an und darf jedes davon bewegen',
    fr: 'à l’activation {communications, form, of}, ce joueur regarde tous les vaisseaux civils et peut déplacer chacun d’eux',
    pl: 'przy aktywacji {communications, form, of} ten gracz ogląda wszystkie statki cywilne i może przenieść każdy z nich',
  },
  facts: () => ({ communications: places.communications }),
})

const learnFast = node('learnFast', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => fastLearner.begin(game, { seat: actor, count }),
  text: {
    en: 'look at the top {count} cards of any Skill deck; put all of them into the check or into your hand',
    es: 'mira las {count} primeras cartas de cualquier mazo de Habilidad; ponlas todas en la prueba o en tu mano',
    de: 'die obersten {count} Karten eines beliebigen Fertigkeitsstapels ansehen; alle in den Check legen oder auf die Hand nehmen',
    fr: 'regardez les {count} premières cartes de n’importe quel paquet Compétence\u202f; mettez-les toutes dans le test ou dans votre main',
    pl: 'obejrzyj {count} wierzchnie karty dowolnej talii umiejętności; dołóż wszystkie do testu lub weź je na rękę',
  },
  mayText: {
    en: 'look at the top {count} cards of any Skill deck and put all of them into the check or into their hand',
    es: 'mirar las {count} primeras cartas de cualquier mazo de Habilidad y ponerlas todas en la prueba o en su mano',
    de: 'die obersten {count} Karten eines beliebigen Fertigkeitsstapels ansehen und alle in den Check legen oder auf die Hand nehmen',
    fr: 'regarder les {count} premières cartes de n’importe quel paquet Compétence et les mettre toutes dans le test ou dans sa main',
    pl: 'obejrzeć {count} wierzchnie karty dowolnej talii umiejętności i wszystkie dołożyć do testu lub wziąć na rękę',
  },
  price: ({ count }) => ({ skillCards: count }),
})

const diesOfDespair = rule('diesOfDespair', {
  make: (morale: number) => ({ morale }),
  bends: { despair: (value, { seat }, { morale }, owner) => (seat === owner ? Math.max(value, morale) : value) },
  text: {
    en: 'when {morale, form, acc} is reduced to {n} or less, this player is executed; that execution costs no morale',
    es: 'cuando {morale, form, the} se reduce a {n} o menos, este jugador es ejecutado; esa ejecución no cuesta Moral',
    de: 'wenn {morale, form, the} auf {n} oder weniger sinkt, wird dieser Spieler exekutiert; diese Exekution kostet keine Moral',
    fr: 'quand {morale, form, the} est réduit à {n} ou moins, ce joueur est exécuté\u202f; cette exécution ne coûte pas de moral',
    pl: 'gdy {morale, form, the} spada do {n} lub mniej, ten gracz zostaje stracony; ta egzekucja nie kosztuje morale',
  },
  facts: ({ morale: n }) => ({ morale: resources.morale, n }),
})

export const anastasiaDeeDualla = {
  name: nameOf(characters['anastasia-dee-dualla']),
  type: 'support',
  skills: draws([1, 'leadership'], [3, 'tactics'], [1, 'engineering']),
  setup: 'communications',
  succession: { president: 18, admiral: 9 },
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
    text: {
      en: 'Which Skill deck’s top {count} cards do you look at?',
      es: '¿De qué mazo de Habilidad miras las {count} primeras cartas?',
      de: 'Von welchem Fertigkeitsstapel siehst du dir die obersten {count} Karten an?',
      fr: 'De quel paquet Compétence regardez-vous les {count} premières cartes\u202f?',
      pl: 'Wierzchnie {count} karty której talii umiejętności oglądasz?',
    },
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
    text: {
      en: 'Do these cards go into the skill check, or into your hand?',
      es: '¿Estas cartas van a la prueba de Habilidad o a tu mano?',
      de: 'Kommen diese Karten in den Fertigkeits-Check oder auf deine Hand?',
      fr: 'Ces cartes vont-elles dans le test de compétence ou dans votre main\u202f?',
      pl: 'Czy te karty trafiają do testu umiejętności, czy na twoją rękę?',
    },
    options: () => [intoCheck, intoHand],
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
  names`Add them to the skill check | Añadirlas a la prueba de Habilidad | In den Fertigkeits-Check legen | Les jouer dans le test de compétence | Dołóż je do testu umiejętności`,
)

const intoHand = word(
  'intoHand',
  names`Take them into your hand | Llevárselas a la mano | Auf die Hand nehmen | Les prendre en main | Weź je na rękę`,
)

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

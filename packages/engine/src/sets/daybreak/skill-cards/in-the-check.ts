// What cards of Daybreak do to a skill check: before cards are added, when they are revealed, and when it is over. (Rulebook: Skill check
// abilities.)

import { condition } from '../../../core/ability.ts'
import type { Wrap } from '../../../core/card.ts'
import { areas, type CardId, type Seat, type SkillType } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { log, tells } from '../../../core/log.ts'
import { type Node, node, perform } from '../../../core/node.ts'
import { cardOption } from '../../../core/option-kinds.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import { changed } from '../../../core/rules.ts'
import type { Game, Table } from '../../../core/state.ts'
import { addToHand, discardSkill, everybody, kindOfSkill, strengthOf, takeFromHand } from '../../../core/zones.ts'
import { draw } from '../../../language/nodes/cards.ts'
import { drawOwn, each } from '../../../language/nodes/players.ts'
import { skillCards as skillCardTerms } from '../../../language/terms.ts'
import { damageSomeVipers } from '../../../rules/fleet-losses.ts'
import { boardInPlay } from '../../../rules/movement.ts'
import { cardOf } from '../../../rules/skill-cards.ts'
import {
  effectOfOutcome,
  isAsUsual,
  noteAbilities,
  pileOf,
  type SkillCheck,
  skillCheck,
} from '../../../rules/skill-check.ts'
import { isHuman, occupants } from '../../../rules/table.ts'
import { gainMiracle } from '../miracles.ts'
import { drawMutinyCard } from '../mutiny.ts'
import { miracleToken, mutinyCard } from '../terms.ts'

/** What cards of Daybreak leave behind in a check for when its result is known. */
interface Marked {
  /** What is printed, whatever becomes of the difficulty. */
  printed?: number
  /** A Second Chance: what the total has to be. */
  secondChance?: number
  /** Change of Plans: what happens in the place of what was to be. */
  plans?: Node
  /** Install Upgrades. */
  upgrades?: { type: SkillType; passed: number; failed: number }
}

const underWay = (table: Table): (SkillCheck & Marked) | undefined => frameOf(table, skillCheck)

/** A Second Chance. */
export const lookForMiracle = node('lookForMiracle', {
  make: (above: number) => ({ above }),
  run: (game, { above }) => {
    const check = underWay(game)
    if (check !== undefined) check.secondChance = (check.printed ?? check.difficulty) + above
  },
  text: {
    en: 'if the strength of this skill check exceeds its printed difficulty by {above} or more, the current player gains {token, counted, one}',
    es: 'si la Pericia de esta prueba supera su dificultad impresa en {above} o más, el jugador actual gana {token, counted, one}',
    de: 'übertrifft die Stärke dieses Fertigkeits-Checks seine aufgedruckte Schwierigkeit um {above} oder mehr, erhält der aktive Spieler {token, counted, one, acc}',
    fr: 'si la valeur de ce test dépasse sa difficulté imprimée de {above} ou plus, le joueur actif gagne {token, counted, one}',
    pl: 'jeśli siła w tym teście przekracza nadrukowaną trudność o {above} lub więcej, aktywny gracz otrzymuje {token, counted, one, acc}',
  },
  facts: ({ above }) => ({ above, token: miracleToken, one: 1 }),
  price: () => ({ actions: 0.3 }),
  possible: (table) => underWay(table)?.secondChance === undefined,
})

/** All Hands on Deck: it counts on if this card leaves the check. */
export const countZeroes = node('countZeroes', {
  make: (each: number) => ({ each }),
  run: (game, { each: worth }) => {
    const check = underWay(game)
    if (check !== undefined) check.zeroes = worth
  },
  text: {
    en: 'each card of strength 0 in this check adds {each} to its total strength',
    es: 'cada carta de Pericia 0 de esta prueba suma {each} a la Pericia total',
    de: 'jede Karte der Stärke 0 in diesem Check erhöht die Gesamtstärke um {each}',
    fr: 'chaque carte de valeur 0 dans ce test ajoute {each} à la valeur totale',
    pl: 'każda karta o sile 0 w tym teście dodaje {each} do łącznej siły',
  },
  price: ({ each: worth }) => ({ strength: 2 * worth }),
})

/** Restore Order. */
export const keepOrder = node('keepOrder', {
  run: (game) => {
    const check = underWay(game)
    if (check !== undefined) check.inOrder = true
  },
  text: {
    en: 'no skill check abilities are resolved in this check',
    es: 'en esta prueba no se resuelve ninguna capacidad de prueba de Habilidad',
    de: 'in diesem Check werden keine Fertigkeits-Check-Eigenschaften abgehandelt',
    fr: 'aucune capacité de test de compétence n’est résolue dans ce test',
    pl: 'w tym teście nie rozpatruje się żadnych efektów w teście umiejętności',
  },
  price: () => ({ strength: 0.5 }),
  possible: isAsUsual,
})

export const checkPassed = condition('checkPassed', {
  test: (table) => underWay(table)?.outcome === 'pass',
  saysWhen: true,
  text: {
    en: 'after a skill check is passed, before its result is resolved',
    es: 'después de superarse una prueba de Habilidad y antes de resolver su resultado',
    de: 'nachdem ein Fertigkeits-Check bestanden wurde, bevor das Ergebnis abgehandelt wird',
    fr: 'après la réussite d’un test de compétence, avant d’en résoudre le résultat',
    pl: 'gdy test umiejętności zakończy się sukcesem, ale przed rozpatrzeniem jego rezultatu',
  },
})

/** Change of Plans. */
export const changePlans = node('changePlans', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => {
    const check = underWay(game)
    if (check !== undefined) check.plans = everybodyDraws(count)
  },
  text: {
    en: 'instead of its pass result: {effect}',
    es: 'en lugar del resultado de éxito: {effect}',
    de: 'statt des Erfolg-Resultats: {effect, sentence}',
    fr: 'au lieu du résultat de la réussite\u202f: {effect}',
    pl: 'zamiast rezultatu sukcesu: {effect}',
  },
  facts: ({ count }) => ({ effect: everybodyDraws(count) }),
  price: ({ count }, table) => ({ skillCards: count * table.seats.filter(({ revealed }) => !revealed).length }),
  parts: ({ count }) => [everybodyDraws(count)],
})

const everybodyDraws = (count: number) => each('humans', drawOwn('self', count))

/** Install Upgrades: the result is known later. */
export const drawByResult = node('drawByResult', {
  make: (type: SkillType, passed: number, failed: number) => ({ type, passed, failed }),
  run: (game, { type, passed, failed }) => {
    const check = underWay(game)
    if (check !== undefined) check.upgrades = { type, passed, failed }
  },
  text: {
    en: 'the current player draws {cards, counted, passed} if this check is passed, or {cards, counted, failed} if it is failed',
    es: 'el jugador actual roba {cards, counted, passed} si se supera esta prueba, o {cards, counted, failed} si se falla',
    de: 'der aktive Spieler zieht {cards, counted, passed, acc}, wenn dieser Check bestanden wird, sonst {cards, counted, failed, acc}',
    fr: 'le joueur actif pioche {cards, counted, passed} si ce test est réussi, ou {cards, counted, failed} en cas d’échec',
    pl: 'aktywny gracz ciągnie {cards, counted, passed, acc}, jeśli test zakończy się sukcesem, albo {cards, counted, failed, acc}, jeśli porażką',
  },
  facts: ({ type, passed, failed }) => ({ cards: skillCardTerms[type], passed, failed }),
  price: ({ failed }) => ({ skillCards: failed }),
})

export const checkChanges = [
  changed(effectOfOutcome, (rule, game, check) => (check as Marked).plans ?? rule(game, check)),
]

export const checkWraps = {
  'skillCheck:begin': ((_game, check, step) => {
    check.printed = check.difficulty
    return step()
  }) satisfies Wrap<SkillCheck & Marked>,
  'skillCheck:outcome': ((game, check, step) => {
    const { secondChance, total = 0 } = check
    if (secondChance !== undefined && total >= secondChance) perform(game, gainMiracle('current'), {})
    return step()
  }) satisfies Wrap<SkillCheck & Marked>,
  /** What the outcome brings comes first: whoever has to discard does so without the new cards. */
  'skillCheck:beforeDiscard': ((game, check, step) => {
    const { upgrades, outcome } = check
    if (upgrades === undefined) return step()
    delete check.upgrades
    perform(game, draw('current', outcome === 'pass' ? upgrades.passed : upgrades.failed, [upgrades.type]), {})
    return 'again'
  }) satisfies Wrap<SkillCheck & Marked>,
}

// Cards that the current player adds to a check, or takes out of it

export const forceHand = node('forceHand', {
  run: (game) => {
    if (isHuman(game, game.current)) forceTheirHand.begin(game, { seat: game.current })
  },
  text: {
    en: 'a current player who is human may add 1 card from their hand face up to this check; if they do not, they draw {cards, counted, one}',
    es: 'si el jugador actual es humano, puede añadir boca arriba a esta prueba 1 carta de su mano; si no lo hace, roba {cards, counted, one}',
    de: 'ist der aktive Spieler ein Menschenspieler, darf er 1 Karte aus der Hand offen in diesen Check legen; tut er das nicht, zieht er {cards, counted, one, acc}',
    fr: 'si le joueur actif est humain, il peut jouer 1 carte de sa main face visible dans ce test\u202f; s’il ne le fait pas, il pioche {cards, counted, one}',
    pl: 'jeśli aktywny gracz prowadzi człowieka, może dołożyć do tego testu odkrytą 1 kartę z ręki; jeśli tego nie zrobi, ciągnie {cards, counted, one, acc}',
  },
  facts: () => ({ cards: mutinyCard, one: 1 }),
  price: () => ({ strength: 1 }),
})

const forceTheirHand = procedure<{ seat: Seat }>('forceTheirHand', {
  add: {
    text: says`Which card do you add to the check face up? Without one you draw a Mutiny card. | ¿Qué carta añades boca arriba a la prueba? Sin ninguna, robas una carta de Motín. | Welche Karte legst du offen in den Check? Ohne eine ziehst du eine Meutereikarte. | Quelle carte jouez-vous face visible dans le test\u202f? Sinon, vous piochez une carte Mutinerie. | Którą kartę dokładasz odkrytą do testu? Bez niej ciągniesz kartę Buntu.`,
    options: (game, { seat }) => cardOption.each(game.seats[seat].hand),
    pick: (_game, _frame, _seat, options) => ({ min: 0, max: Math.min(1, options.length) }),
    always: () => true,
    fallback: () => [],
    answer: (game, _frame, seat, choices) => {
      const check = underWay(game)
      if (choices.length === 0 || check === undefined) return undefined
      const card = cardOf(choices[0])
      takeFromHand(game, seat, card)
      pileOf(game).push({ card, faceUp: true })
      log(game, 'addsFaceUp', { seat, cards: [card] })
      noteAbilities(game, check)
      return 'end'
    },
  },
  draw: (game, { seat }) => drawMutinyCard.begin(game, { seat }),
})

/** Quick Thinking: by the strength that is printed on it. */
export const takeFromCheck = node('takeFromCheck', {
  make: (most: number) => ({ most }),
  run: (game, { most }, { source = '' }) => quickThinking.begin(game, { seat: game.current, most, but: source }),
  text: {
    en: 'the current player may take 1 card of strength {most} or less, except “Quick Thinking”, from this check into their hand',
    es: 'el jugador actual puede tomar en su mano 1 carta de Pericia {most} o menos de esta prueba, salvo “Agilidad mental”',
    de: 'der aktive Spieler darf 1 Karte der Stärke {most} oder weniger, außer „Schnelle Auffassungsgabe“, aus diesem Check auf die Hand nehmen',
    fr: 'le joueur actif peut prendre en main 1 carte de valeur {most} ou moins de ce test, sauf «\u202fVivacité d’esprit\u202f»',
    pl: 'aktywny gracz może wziąć z tego testu na rękę 1 kartę o sile {most} lub mniejszej, oprócz „Bystrości umysłu”',
  },
  price: () => ({ skillCards: 1 }),
})

/** Cards in the check, each once. */
const inPile = (game: Game, fits: (card: CardId) => boolean): string[] => [
  ...new Set(
    cardOption.each(
      pileOf(game)
        .map(({ card }) => card)
        .filter(fits),
    ),
  ),
]

function leaveCheck(game: Game, card: CardId): void {
  const pile = pileOf(game)
  pile.splice(
    pile.findIndex((entry) => entry.card === card),
    1,
  )
}

const quickThinking = procedure<{ seat: Seat; most: number; but: CardId }>('quickThinking', {
  take: {
    text: says`Which card do you take from the check into your hand? | ¿Qué carta de la prueba tomas en tu mano? | Welche Karte nimmst du aus dem Check auf die Hand? | Quelle carte du test prenez-vous en main\u202f? | Którą kartę z testu bierzesz na rękę?`,
    options: (game, { most, but }) =>
      inPile(game, (card) => strengthOf(game, card) <= most && kindOfSkill(game, card) !== but),
    pick: () => ({ min: 0, max: 1 }),
    fallback: () => [],
    answer: (game, _frame, seat, choices) => {
      if (choices.length === 0) return
      const card = cardOf(choices[0])
      leaveCheck(game, card)
      addToHand(game, seat, card, everybody)
      tell.takesFromCheck(game, { seat, card })
    },
  },
})

/** Dogfight. */
export const sacrificeForCard = node('sacrificeForCard', {
  run: (game, _node, { source = '' }) => dogfight.begin(game, { seat: game.current, own: source }),
  text: {
    en: 'the current player may damage 1 viper in a space area or in the Reserves to remove 1 other card from this check',
    es: 'el jugador actual puede dañar 1 Viper de una zona de espacio o de la Reserva para retirar de esta prueba otra carta',
    de: 'der aktive Spieler darf 1 Viper in einem Weltraumfeld oder in der Reserve beschädigen, um 1 andere Karte aus diesem Check zu entfernen',
    fr: 'le joueur actif peut endommager 1 viper dans une case d’espace ou dans la Réserve pour retirer 1 autre carte de ce test',
    pl: 'aktywny gracz może uszkodzić 1 vipera w sektorze lub w Rezerwie, aby usunąć z tego testu 1 inną kartę',
  },
  price: () => ({ strength: 2 }),
})

/** Vipers are out of reach with Galactica. */
const anyViper = (table: Table): boolean =>
  boardInPlay(table, 'galactica') &&
  (table.reserves.vipers > 0 || areas.some((area) => table.space[area].vipers + occupants(table, area).length > 0))

const dogfight = procedure<{ seat: Seat; own: CardId }>('dogfightManeuver', {
  remove: {
    text: says`Which card do you remove from the check, for a viper that is damaged? | ¿Qué carta retiras de la prueba a cambio de dañar un Viper? | Welche Karte entfernst du aus dem Check und beschädigst dafür eine Viper? | Quelle carte retirez-vous du test, en endommageant un viper\u202f? | Którą kartę usuwasz z testu kosztem uszkodzenia vipera?`,
    who: (game, { seat }) => (anyViper(game) ? seat : undefined),
    // One of its own kind is another card if there are two.
    options: (game, { own }) => {
      const ofOwn = pileOf(game).filter(({ card }) => kindOfSkill(game, card) === own).length
      return inPile(game, (card) => kindOfSkill(game, card) !== own || ofOwn > 1)
    },
    pick: () => ({ min: 0, max: 1 }),
    fallback: () => [],
    answer: (game, _frame, seat, choices) => {
      if (choices.length === 0) return
      const card = cardOf(choices[0])
      leaveCheck(game, card)
      discardSkill(game, card)
      tell.removesFromCheck(game, { seat, card })
      damageSomeVipers.begin(game, { left: 1, where: 'anywhere', by: seat })
    },
  },
})

const tell = {
  takesFromCheck: tells('takesFromCheck', {
    en: '{seat} takes “{card}” from the check.',
    es: '{seat} toma “{card}” de la prueba.',
    de: '{seat} nimmt „{card}“ aus dem Check.',
    fr: '{seat} prend «\u202f{card}\u202f» dans le test.',
    pl: '{seat} bierze z testu „{card}”.',
  }),
  removesFromCheck: tells('removesFromCheck', {
    en: '{seat} removes “{card}” from the check.',
    es: '{seat} retira “{card}” de la prueba.',
    de: '{seat} entfernt „{card}“ aus dem Check.',
    fr: '{seat} retire «\u202f{card}\u202f» du test.',
    pl: '{seat} usuwa z testu „{card}”.',
  }),
}

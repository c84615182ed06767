// What cards of Daybreak do to a skill check: before cards are added, when they are revealed, and when it is over. (Rulebook: Skill check
// abilities.)

import { condition } from '../../../core/ability.ts'
import type { Wrap } from '../../../core/card.ts'
import type { SkillType } from '../../../core/ids.ts'
import { node, perform } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import type { Table } from '../../../core/state.ts'
import { draw } from '../../../language/nodes/cards.ts'
import { drawOwn, each } from '../../../language/nodes/players.ts'
import { skillCards as skillCardTerms } from '../../../language/terms.ts'
import { type SkillCheck, skillCheck } from '../../../rules/skill-check.ts'
import { gainMiracle } from '../miracles.ts'
import { miracleToken } from '../terms.ts'

/** What cards of Daybreak leave behind in a check for when its result is known. */
interface Marked {
  /** A Second Chance: what the difficulty was, and how far above it the total has to be. */
  secondChance?: number
  /** Install Upgrades. */
  upgrades?: { type: SkillType; passed: number; failed: number }
}

const underWay = (table: Table): (SkillCheck & Marked) | undefined => frameOf(table, skillCheck)

/** A Second Chance. */
export const lookForMiracle = node('lookForMiracle', {
  make: (above: number) => ({ above }),
  run: (game, { above }) => {
    const check = underWay(game)
    if (check !== undefined) check.secondChance = check.difficulty + above
  },
  text: {
    en: 'if the strength of this skill check exceeds its difficulty by {above} or more, the current player gains {token, counted, one}',
    es: 'si la Pericia de esta prueba supera su dificultad en {above} o más, el jugador actual gana {token, counted, one}',
    de: 'übertrifft die Stärke dieses Fertigkeits-Checks seine Schwierigkeit um {above} oder mehr, erhält der aktive Spieler {token, counted, one, acc}',
    fr: 'si la valeur de ce test dépasse sa difficulté de {above} ou plus, le joueur actif gagne {token, counted, one}',
    pl: 'jeśli siła w tym teście przekracza trudność o {above} lub więcej, aktywny gracz otrzymuje {token, counted, one, acc}',
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
  possible: (table) => underWay(table)?.inOrder !== true,
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
  make: (count: number) => ({ count, effect: each('humans', drawOwn('self', count)) }),
  run: (game, { effect }) => {
    const check = underWay(game)
    if (check !== undefined) check.pass = effect
  },
  text: {
    en: 'instead of its pass result: {effect}',
    es: 'en lugar del resultado de éxito: {effect}',
    de: 'statt des Erfolg-Resultats: {effect, sentence}',
    fr: 'au lieu du résultat de la réussite\u202f: {effect}',
    pl: 'zamiast rezultatu sukcesu: {effect}',
  },
  facts: ({ effect }) => ({ effect }),
  price: ({ count }, table) => ({ skillCards: count * table.seats.filter(({ revealed }) => !revealed).length }),
  parts: ({ effect }) => [effect],
})

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

export const checkWraps = {
  'skillCheck:outcome': ((game, check, step) => {
    const next = step()
    const { upgrades, secondChance, total = 0, outcome } = check
    if (secondChance !== undefined && total >= secondChance) perform(game, gainMiracle('current'), {})
    if (upgrades !== undefined)
      perform(game, draw('current', outcome === 'pass' ? upgrades.passed : upgrades.failed, [upgrades.type]), {})
    return next
  }) satisfies Wrap<SkillCheck & Marked>,
}

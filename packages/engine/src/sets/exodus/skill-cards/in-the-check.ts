// What the cards of strength 0 do once they are revealed in a skill check. (Rulebook: Skill check abilities.)

import { condition } from '../../../core/ability.ts'
import type { Wrap } from '../../../core/card.ts'
import type { CardId, SkillType } from '../../../core/ids.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import { changed } from '../../../core/rules.ts'
import type { Game, Table } from '../../../core/state.ts'
import { discardSkill, skillOf, strengthOf } from '../../../core/zones.ts'
import { lose } from '../../../language/nodes/resources.ts'
import { skillCards as skillCardTerms } from '../../../language/terms.ts'
import { changeResources } from '../../../rules/resources.ts'
import {
  addDestiny,
  effectiveStrength,
  effectOfOutcome,
  noteAbilities,
  pileOf,
  type SkillCheck,
  skillCheck,
} from '../../../rules/skill-check.ts'
import { sum } from '../../../rules/table.ts'

/** Red Tape: by the strength that is printed on them. */
export const discardFromCheck = node('discardFromCheck', {
  make: (...strengths: number[]) => ({ strengths }),
  run: (game, { strengths }) => {
    const pile = pileOf(game)
    const cards = pile.map(({ card }) => card).filter((card) => strengths.includes(strengthOf(game, card)))
    if (cards.length > 0) removeFromCheck(game, cards)
  },
  text: {
    en: 'discard every card of strength {strengths, list, or} from this check',
    es: 'se descarta de esta prueba toda carta de Pericia {strengths, list, or}',
    de: 'alle Karten der Stärke {strengths, list, or} werden aus diesem Check abgeworfen',
    fr: 'toute carte de valeur {strengths, list, or} est défaussée de ce test',
    pl: 'z tego testu odrzuca się każdą kartę o sile {strengths, list, or}',
  },
  facts: ({ strengths }) => ({ strengths }),
  price: () => ({ strength: -3 }),
})

/** Takes cards out of the check under way, each once. */
export function removeFromCheck(game: Game, cards: readonly CardId[]): void {
  const pile = pileOf(game)
  for (const card of cards) {
    pile.splice(
      pile.findIndex((entry) => entry.card === card),
      1,
    )
    discardSkill(game, card)
  }
  tell.leaveCheck(game, { cards: [...cards] })
}

/** Trust Instincts. */
export const addDestinyOpen = node('addDestinyOpen', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => {
    const check = frameOf(game, skillCheck)
    if (check === undefined) return
    const before = pileOf(game).length
    for (let i = 0; i < count; i++) addDestiny(game, check)
    const added = pileOf(game).slice(before)
    for (const entry of added) entry.faceUp = true
    tell.joinCheck(game, { cards: added.map(({ card }) => card) })
    noteAbilities(game, check)
  },
  text: {
    en: 'add the top {count} Destiny cards to this check; their skill check abilities are resolved too',
    es: 'se añaden a esta prueba las {count} primeras cartas de Destino; también se resuelven sus capacidades de prueba de Habilidad',
    de: 'die obersten {count} Schicksalskarten kommen in diesen Check; auch ihre Fertigkeits-Check-Eigenschaften werden abgehandelt',
    fr: 'les {count} premières cartes Destinée sont ajoutées à ce test\u202f; leurs capacités de test de compétence sont résolues aussi',
    pl: 'do tego testu dokłada się {count} wierzchnie karty Przeznaczenia; ich efekty w teście umiejętności też są rozpatrywane',
  },
  price: ({ count }) => ({ destinyCards: count }),
})

/** Establish Network. */
export const doubleInCheck = node('doubleInCheck', {
  make: (skill: SkillType) => ({ skill }),
  run: (game, { skill }) => {
    const check = frameOf(game, skillCheck)
    if (check !== undefined) check.doubled = [...(check.doubled ?? []), skill]
  },
  text: {
    en: 'all {cards, form, plural} in this check count with twice their strength',
    es: 'todas {cards, form, thePlural} de esta prueba cuentan con el doble de su Pericia',
    de: 'alle {cards, form, plural} in diesem Check zählen mit doppelter Stärke',
    fr: 'toutes {cards, form, thePlural} de ce test comptent pour le double de leur valeur',
    pl: 'wszystkie {cards, form, plural} w tym teście liczą się z podwójną siłą',
  },
  facts: ({ skill }) => ({ cards: skillCardTerms[skill] }),
  price: () => ({ strength: 1 }),
})

/** Protect the Fleet. */
export const strengthInCheck = condition('strengthInCheck', {
  make: (skill: SkillType, least: number) => ({ skill, least }),
  test: (table, { skill, least }) => strengthOfType(table, skill) >= least,
  text: {
    en: 'if the {cards, form, plural} in this check have a total strength of at least {least}',
    es: 'si {cards, form, thePlural} de esta prueba suman una Pericia de al menos {least}',
    de: 'falls die {cards, form, plural} in diesem Check zusammen mindestens Stärke {least} haben',
    fr: 'si {cards, form, thePlural} de ce test totalisent une valeur d’au moins {least}',
    pl: 'jeśli {cards, form, plural} w tym teście mają łączną siłę co najmniej {least}',
  },
  facts: ({ skill, least }) => ({ cards: skillCardTerms[skill], least }),
})

/** ruling: docs/rulings.md#blind-devotion-in-a-check */
function strengthOfType(table: Table, skill: SkillType): number {
  const check = frameOf(table, skillCheck)
  if (check === undefined) return 0
  const ofType = (pileOf(table) ?? []).filter(({ card }) => skillOf(table, card) === skill)
  return sum(ofType.map(({ card }) => effectiveStrength(table, check, card)))
}

interface Merciful {
  /** A total that falls short by so little triggers no failure. */
  mercy?: number
}

/** Iron Will. */
export const spareFailure = node('spareFailure', {
  make: (gap: number) => ({ gap }),
  run: (game, { gap }) => {
    const check = frameOf(game, skillCheck) as Merciful | undefined
    if (check !== undefined) check.mercy = gap
  },
  text: {
    en: 'if the total falls short of the difficulty by {gap} or less, the Fail result is not triggered; if the total is 0 or less: {loss}',
    es: 'si al total le faltan {gap} o menos para llegar a la dificultad, no se aplica el resultado de Fallo; si el total es 0 o menos: {loss}',
    de: 'fehlen der Gesamtstärke höchstens {gap} bis zur Schwierigkeit, tritt das Ergebnis „Misserfolg“ nicht ein; ist sie 0 oder weniger: {loss}',
    fr: 's’il manque {gap} ou moins au total pour atteindre la difficulté, le résultat Échec ne s’applique pas\u202f; si le total est de 0 ou moins\u202f: {loss}',
    pl: 'jeśli do trudności brakuje najwyżej {gap}, rezultat „Porażka” nie następuje; jeśli łączna siła wynosi 0 lub mniej: {loss}',
  },
  facts: ({ gap }) => ({ gap, loss: lose({ morale: 1 }) }),
  // Close to a pass, but it is none.
  price: ({ gap }) => ({ difficulty: -gap / 2 }),
})

/** By the difficulty as it stands. ruling: docs/rulings.md#iron-will */
const isSpared = ({ outcome, difficulty, total = 0, mercy }: SkillCheck & Merciful): boolean =>
  outcome === 'fail' && mercy !== undefined && difficulty - total <= mercy

export const ironWillChanges = [
  changed(effectOfOutcome, (rule, game, check) => {
    if (!isSpared(check)) return rule(game, check)
    tell.failureSpared(game, { card: check.context.source })
    return undefined
  }),
]

export const ironWillWraps = {
  'skillCheck:outcome': ((game, { mercy, total = 0 }, step) => {
    const next = step()
    if (mercy !== undefined && total <= 0) changeResources(game, { morale: -1 })
    return next
  }) satisfies Wrap<SkillCheck & Merciful>,
}

const tell = {
  leaveCheck: tells('leaveCheck', {
    en: 'These cards leave the skill check: {cards}.',
    es: 'Estas cartas salen de la prueba de Habilidad: {cards}.',
    de: 'Diese Karten verlassen den Fertigkeits-Check: {cards}.',
    fr: 'Ces cartes quittent le test de compétence\u202f: {cards}.',
    pl: 'Te karty opuszczają test umiejętności: {cards}.',
  }),
  joinCheck: tells('joinCheck', {
    en: 'These Destiny cards join the skill check: {cards}.',
    es: 'Estas cartas de Destino se añaden a la prueba de Habilidad: {cards}.',
    de: 'Diese Schicksalskarten kommen in den Fertigkeits-Check: {cards}.',
    fr: 'Ces cartes Destinée rejoignent le test de compétence\u202f: {cards}.',
    pl: 'Do testu umiejętności dołączają karty Przeznaczenia: {cards}.',
  }),
  failureSpared: tells('failureSpared', {
    en: 'The total is close enough: the failure of “{card}” has no effect.',
    es: 'El total se queda lo bastante cerca: el Fallo de “{card}” no tiene efecto.',
    de: 'Die Gesamtstärke ist nahe genug: Der Misserfolg von „{card}“ bleibt ohne Folgen.',
    fr: 'Le total est assez proche\u202f: l’échec de «\u202f{card}\u202f» reste sans effet.',
    pl: 'Brakuje niewiele: porażka testu „{card}” nie ma skutków.',
  }),
}

// Reckless skill checks: something good for the check, at the risk of Treachery. (Rulebook: Reckless skill checks.)

import { condition } from '../../../core/ability.ts'
import { phrase } from '../../../core/facts.ts'
import type { Text } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import type { Table } from '../../../core/state.ts'
import { isAsUsual, skillCheck } from '../../../rules/skill-check.ts'

const underWay = (table: Table) => frameOf(table, skillCheck)

/** A Reckless card has been played on the check under way: Treachery in it does more than count. */
export const isReckless = (table: Table): boolean => underWay(table)?.reckless === true

export const inRecklessCheck = condition('inRecklessCheck', {
  test: isReckless,
  text: {
    en: 'Reckless skill check',
    es: 'prueba de Habilidad temeraria',
    de: 'Waghalsiger Fertigkeits-Check',
    fr: 'test de compétence téméraire',
    pl: 'Ryzykowny test umiejętności',
  },
})

/** When a Reckless card may be played: before cards are added, and only one per check. The keyword says what it makes of the check. */
export const notYetReckless = condition('notYetReckless', {
  test: isAsUsual,
  saysWhen: true,
  text: {
    en: 'Reckless: Before cards are added to a skill check',
    es: 'Temeraria: Antes de añadir cartas a una prueba de Habilidad',
    de: 'Waghalsig: Bevor Karten in einen Fertigkeits-Check gelegt werden',
    fr: 'Téméraire\u202f: Avant que des cartes soient jouées dans un test de compétence',
    pl: 'Ryzyko: Zanim karty zostaną dołożone do testu umiejętności',
  },
})

/** Reckless cards: something good for the check, at the risk of Treachery. */
export const makeReckless = node('makeReckless', {
  run: (game, _node, { actor }) => {
    const check = underWay(game)
    if (check === undefined) return
    check.reckless = true
    tell.reckless(game, { seat: actor, card: check.context.source })
  },
  text: {
    en: '[make|makes] the check {keyword}',
    es: '[haz|hace|hacer] {keyword} la prueba',
    de: '[mache |macht |]den Check {keyword}[|| machen]',
    fr: '[rendez|rend|rendre] le test {keyword}',
    pl: '[uczyń|czyni|uczynić] test {keyword}',
  },
  facts: () => ({ keyword: phrase(recklessText) }),
  price: () => ({ recklessness: 1 }),
})

const recklessText: Text = {
  en: 'Reckless',
  es: 'temeraria',
  de: 'waghalsig',
  fr: 'téméraire',
  pl: 'Ryzykownym',
}

/** Guts and Initiative. */
export const noDestinyCards = node('noDestinyCards', {
  run: (game) => {
    const check = underWay(game)
    if (check !== undefined) check.destinyCards = 0
  },
  text: {
    en: '[keep|keeps] Destiny cards out of it',
    es: '[impide|impide|impedir] que se le añadan cartas de Destino',
    de: '[verhindere|verhindert|verhindern], dass Schicksalskarten hineingelegt werden',
    fr: '[empêchez|empêche|empêcher] que des cartes Destinée y soient jouées',
    pl: '[spraw|sprawia|sprawić], że karty Przeznaczenia nie będą do niego dokładane',
  },
  price: () => ({ destinyCards: -2 }),
})

const tell = {
  reckless: tells('reckless', {
    en: '{seat} makes the skill check Reckless.',
    es: '{seat} hace temeraria la prueba de Habilidad.',
    de: '{seat} macht den Fertigkeits-Check waghalsig.',
    fr: '{seat} rend le test de compétence téméraire.',
    pl: '{seat} czyni test umiejętności Ryzykownym.',
  }),
}

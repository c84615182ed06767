// Reckless skill checks: something good for the check, at the risk of Treachery. (Rulebook: Reckless skill checks.)

import { condition } from '../../../core/ability.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import type { Table } from '../../../core/state.ts'
import { type SkillCheck, skillCheck } from '../../../rules/skill-check.ts'

/** A check that a Reckless card has been played on. */
type RecklessCheck = SkillCheck & { reckless?: boolean }

const underWay = (table: Table) => frameOf(table, skillCheck) as RecklessCheck | undefined

/** A Reckless card has been played on the check under way: Treachery in it does more than count. */
export const isReckless = (table: Table): boolean => underWay(table)?.reckless === true

export const inRecklessCheck = condition('inRecklessCheck', {
  test: isReckless,
  text: {
    en: 'only if it is Reckless',
    es: 'solo si es temeraria',
    de: 'nur falls er waghalsig ist',
    fr: 'seulement s’il est téméraire',
    pl: 'tylko jeśli jest Ryzykowny',
  },
})

/** Only one Reckless card may be played per check. */
export const notYetReckless = condition('notYetReckless', {
  test: (game) => !isReckless(game),
  text: {
    en: 'if it is not Reckless yet',
    es: 'si aún no es temeraria',
    de: 'falls er noch nicht waghalsig ist',
    fr: 's’il n’est pas encore téméraire',
    pl: 'jeśli test nie jest jeszcze Ryzykowny',
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
    en: 'this check becomes Reckless',
    es: 'esta prueba se vuelve temeraria',
    de: 'dieser Check wird waghalsig',
    fr: 'ce test devient téméraire',
    pl: 'ten test staje się Ryzykowny',
  },
  price: () => ({ skillCards: -1 }),
})

/** Guts and Initiative. */
export const noDestinyCards = node('noDestinyCards', {
  run: (game) => {
    const check = underWay(game)
    if (check !== undefined) check.destinyCards = 0
  },
  text: {
    en: 'no Destiny cards are added to it',
    es: 'no se le añaden cartas de Destino',
    de: 'es werden keine Schicksalskarten hineingelegt',
    fr: 'aucune carte Destinée n’y est jouée',
    pl: 'nie dokłada się do niego kart Przeznaczenia',
  },
  price: () => ({ skillCards: 1 }),
})

/** Investigative Committee of this box: Destiny cards stay face down. */
export const playersPlayFaceUp = node('playersPlayFaceUp', {
  run: (game) => {
    const check = underWay(game)
    if (check === undefined) return
    check.faceUp = true
    check.destinyHidden = true
  },
  text: {
    en: 'all players add their cards to this check face up; Destiny cards stay face down',
    es: 'todos los jugadores añaden sus cartas a esta prueba boca arriba; las de Destino quedan boca abajo',
    de: 'alle Spieler legen ihre Karten offen in diesen Check; Schicksalskarten bleiben verdeckt',
    fr: 'tous les joueurs jouent leurs cartes face visible dans ce test\u202f; les cartes Destinée restent face cachée',
    pl: 'wszyscy gracze dokładają karty do tego testu odkryte; karty Przeznaczenia pozostają zakryte',
  },
  mayText: {
    en: 'have all players add their cards face up; Destiny cards stay face down',
    es: 'hacer que todos los jugadores añadan sus cartas boca arriba; las de Destino quedan boca abajo',
    de: 'festlegen, dass alle Spieler ihre Karten offen hineinlegen; Schicksalskarten bleiben verdeckt',
    fr: 'faire jouer à tous les joueurs leurs cartes face visible\u202f; les cartes Destinée restent face cachée',
    pl: 'sprawić, że wszyscy gracze będą dokładać karty odkryte; karty Przeznaczenia pozostają zakryte',
  },
  price: () => ({ knowledge: 1 }),
  possible: (game) => underWay(game)?.faceUp !== true,
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

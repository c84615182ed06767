// Reckless skill checks, and what the new skill cards do to checks, dice and the Destiny deck.

import { log } from '../../../core/log.ts'
import { frameOf } from '../../../core/procedure.ts'
import { shuffle } from '../../../core/random.ts'
import { addToHand, drawFrom, drawMany, everybody, shuffleInto, skillOf } from '../../../core/zones.ts'
import { condition } from '../../../language/ability.ts'
import { node } from '../../../language/node.ts'
import { decks, skillCards } from '../../../language/terms.ts'
import { clamp, die } from '../../../rules/die.ts'
import { type SkillCheck, skillCheck } from '../../../rules/skill-check.ts'

/** A check that a Reckless card has been played on. */
export type RecklessCheck = SkillCheck & { reckless?: boolean }

const underWay = (game: Parameters<typeof frameOf>[0]) => frameOf(game, skillCheck) as RecklessCheck | undefined

export const isReckless = (game: Parameters<typeof frameOf>[0]): boolean => underWay(game)?.reckless === true

export const inRecklessCheck = condition('inRecklessCheck', {
  make: () => ({}),
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
  make: () => ({}),
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
  make: () => ({}),
  run: (game, _node, { actor }) => {
    const check = underWay(game)
    if (check === undefined) return
    check.reckless = true
    log(game, 'reckless', { seat: actor, card: check.context.source })
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
  make: () => ({}),
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
  make: () => ({}),
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

/** Calculations: the die that lies there shows more or less. */
export const changeResult = node('changeResult', {
  make: (by: number) => ({ by }),
  run: (game, { by }, { actor }) => {
    const rolled = frameOf(game, die)
    if (rolled === undefined) return
    rolled.result = clamp((rolled.result ?? 0) + by)
    log(game, 'changesResult', { seat: actor, by, die: rolled.result })
  },
  text: {
    en: '{by, signed} to the result of the die',
    es: '{by, signed} al resultado del dado',
    de: '{by, signed} auf das Würfelergebnis',
    fr: '{by, signed} au résultat du dé',
    pl: '{by, signed} do wyniku rzutu kostką',
  },
  mayText: {
    en: '{up, select, yes {raise} other {lower}} the result by {n}',
    es: '{up, select, yes {aumentar} other {reducir}} en {n} el resultado',
    de: 'das Ergebnis um {n} {up, select, yes {erhöhen} other {senken}}',
    fr: '{up, select, yes {augmenter} other {réduire}} le résultat de {n}',
    pl: '{up, select, yes {zwiększyć} other {zmniejszyć}} wynik o {n}',
  },
  facts: ({ by }) => ({ by, up: by > 0 ? 'yes' : 'no', n: Math.abs(by) }),
  price: () => ({}),
})

/** God's Plan: the card that was just played changes places with the top of the Destiny deck. */
export const exchangeWithDestiny = node('exchangeWithDestiny', {
  make: () => ({}),
  run: (game, _node, { actor = 0, source = '' }) => {
    const { destiny, treachery } = game.decks
    const top = drawFrom(game, 'destiny')
    const played = treachery.discard.lastIndexOf(source)
    if (top === undefined || played < 0) return
    treachery.discard.splice(played, 1)
    destiny.cards.push(source)
    destiny.seen.push(everybody)
    addToHand(game, actor, top)
    log(game, 'exchangesDestiny', { seat: actor, card: source })
    log(game, 'drew', { seat: actor, cards: [top] }, [actor])
  },
  text: {
    en: 'exchange this card for the top card {deck, form, of}',
    es: 'cambia esta carta por la primera {deck, form, of}',
    de: 'diese Karte gegen die oberste {deck, form, of} tauschen',
    fr: 'échangez cette carte contre la première {deck, form, of}',
    pl: 'zamień tę kartę na wierzchnią kartę {deck, form, of}',
  },
  facts: () => ({ deck: decks.destiny }),
  price: () => ({ skillCards: -1 }),
  possible: (game) => game.decks.destiny.cards.length > 0,
})

export const treacheryIntoDestiny = node('treacheryIntoDestiny', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => {
    for (const card of drawMany(game, 'treachery', count)) shuffleInto(game, 'destiny', card)
    log(game, 'treacheryIntoDestiny', { count })
  },
  text: {
    en: 'shuffle {cards, counted, count} {deck, form, into}',
    es: 'baraja {cards, counted, count} {deck, form, into}',
    de: '{cards, counted, count, acc} {deck, form, into} mischen',
    fr: 'mélangez {cards, counted, count} {deck, form, into}',
    pl: 'wtasuj {cards, counted, count, acc} {deck, form, into}',
  },
  facts: ({ count }) => ({ cards: skillCards.treachery, count, deck: decks.destiny }),
  price: ({ count }) => ({ skillCards: -count }),
})

/** Psychological Warfare: a Destiny deck of nothing but Treachery. */
export const treacherousDestiny = node('treacherousDestiny', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => {
    for (const card of game.decks.destiny.cards) game.decks[skillOf(game, card)].discard.push(card)
    const made = shuffle(game.random, drawMany(game, 'treachery', count))
    game.decks.destiny = { cards: made, seen: made.map(() => 0), discard: [] }
    log(game, 'treacherousDestiny', { count })
  },
  text: {
    en: 'discard the whole Destiny deck and make a new one of {cards, counted, count}',
    es: 'descarta todo el mazo de Destino y forma otro con {cards, counted, count}',
    de: 'den ganzen Schicksalsstapel abwerfen und einen neuen aus {cards, counted, count, dat} bilden',
    fr: 'défaussez tout le paquet Destinée et formez-en un nouveau avec {cards, counted, count}',
    pl: 'odrzuć całą talię Przeznaczenia i utwórz nową: {cards, counted, count}',
  },
  facts: ({ count }) => ({ cards: skillCards.treachery, count }),
  price: ({ count }) => ({ skillCards: -count }),
})

// Skill cards, Quorum cards and the tops of decks.

import type { Who } from '../../core/card.ts'
import { phrase } from '../../core/facts.ts'
import type { SkillType } from '../../core/ids.ts'
import type { Text } from '../../core/languages.ts'
import { alike } from '../../core/languages.ts'
import { node, priceOf, sumOf } from '../../core/node.ts'
import { inSequence } from '../../rules/choices.ts'
import { quorumOffice, scoutDeck } from '../../rules/decks.ts'
import { drawQuorum as drawQuorumCards } from '../../rules/quorum.ts'
import { anyTypes, becauseOf, discardSkillCards, drawSkillCards } from '../../rules/skill-cards.ts'
import { clockwiseFrom, holdsTitle, isHuman, seatOf } from '../../rules/table.ts'
import { countOf } from '../phrases.ts'
import { cards, decks, skillCards, skills, who as whoTerms } from '../terms.ts'

const discards: Text = {
  en: '{who} discards {cards, counted, count}{random, select, true { at random} other {}}',
  es: '{who} descarta {cards, counted, count}{random, select, true { al azar} other {}}',
  de: '{who} wirft {random, select, true {zufällig } other {}}{cards, counted, count, acc} ab',
  fr: '{who} défausse {cards, counted, count}{random, select, true { au hasard} other {}}',
  pl: '{who} {random, select, true {losowo } other {}}odrzuca {cards, counted, count, acc}',
}

/** Discards cards; a revealed Cylon is untouched. */
export const discard = node('discard', {
  make: (who: Who, count: number, how?: { random: true }) => ({ who, count, random: how?.random ?? false }),
  run: (game, { who, count, random }, context) => {
    const seat = seatOf(game, who, context)
    if (isHuman(game, seat))
      discardSkillCards.begin(game, { due: [{ seat, count }], random, ...becauseOf(game, context) })
  },
  text: discards,
  facts: ({ who, count, random }) => ({ who: whoTerms[who], cards: cards.skillCard, count, random: String(random) }),
  price: ({ count }) => ({ skillCards: -count }),
})

/** Several players discard at the same time; somebody who is named twice discards for the one and then for the other. */
export const discardTogether = node('discardTogether', {
  make: (...effects: ReturnType<typeof discard>[]) => ({ effects }),
  run: (game, { effects }, context) => {
    const due = effects.map(({ who, count }) => ({ seat: seatOf(game, who, context), count }))
    if (new Set(due.map(({ seat }) => seat)).size < due.length) inSequence.begin(game, { effects, done: 0, context })
    else
      discardSkillCards.begin(game, { due: due.filter(({ seat }) => isHuman(game, seat)), ...becauseOf(game, context) })
  },
  text: alike('{effects, list, and}'),
  price: ({ effects }, view) => sumOf(effects.map((effect) => priceOf(effect, view))),
  parts: ({ effects }) => effects,
})

/** Everybody discards at the same time; revealed Cylons are untouched. */
export const eachDiscards = node('eachDiscards', {
  make: (count: number, how?: { random: true }) => ({ count, random: how?.random ?? false }),
  run: (game, { count, random }, context) => {
    const due = clockwiseFrom(game, game.current)
      .filter((seat) => isHuman(game, seat))
      .map((seat) => ({ seat, count }))
    discardSkillCards.begin(game, { due, random, ...becauseOf(game, context) })
  },
  text: discards,
  facts: ({ count, random }) => ({ who: whoTerms.each, cards: cards.skillCard, count, random: String(random) }),
  price: ({ count }) => ({ skillCards: -4 * count }),
})

export const discardHand = node('discardHand', {
  make: (who: Who) => ({ who }),
  run: (game, { who }, context) => {
    const seat = seatOf(game, who, context)
    const count = game.seats[seat].hand.length
    if (isHuman(game, seat)) discardSkillCards.begin(game, { due: [{ seat, count }], ...becauseOf(game, context) })
  },
  text: {
    en: '{who} discards all Skill cards',
    es: '{who} descarta todas sus cartas de Habilidad',
    de: '{who} wirft alle Fertigkeitskarten ab',
    fr: '{who} défausse toutes ses cartes Compétence',
    pl: '{who} odrzuca wszystkie swoje karty umiejętności',
  },
  facts: ({ who }) => ({ who: whoTerms[who] }),
  price: () => ({ skillCards: -5 }),
})

/** Draws cards of one of these types each; any type at all, if none is named. */
export const draw = node('draw', {
  make: (who: Who, count: number, types: readonly SkillType[] = []) => ({ who, count, types }),
  run: (game, { who, count, types }, context) => {
    const picks = [{ count, types: types.length === 0 ? anyTypes(game) : types }]
    drawSkillCards.begin(game, { seat: seatOf(game, who, context), picks })
  },
  text: {
    en: '{who} draws {what}',
    es: '{who} roba {what}',
    de: '{who} zieht {what}',
    fr: '{who} pioche {what}',
    pl: '{who} ciągnie {what}',
  },
  facts: ({ who, count, types }) => ({ who: whoTerms[who], what: drawn(count, types) }),
  price: ({ count }) => ({ skillCards: count }),
})

function drawn(count: number, types: readonly SkillType[]) {
  if (types.length === 1) return countOf(skillCards[types[0]], count)
  const facts = { cards: cards.skillCard, count, types: types.map((type) => skills[type]) }
  return phrase(types.length === 0 ? ofAnyType : ofTheseTypes, facts)
}

const ofAnyType: Text = {
  en: '{cards, counted, count} of any type',
  es: '{cards, counted, count} de cualquier tipo',
  de: '{cards, counted, count, acc} beliebigen Typs',
  fr: '{cards, counted, count} de n’importe quel type',
  pl: '{cards, counted, count, acc} dowolnego rodzaju',
}
const ofTheseTypes = alike('{cards, counted, count, acc} ({types, list, or})')

export const drawQuorum = node('drawQuorum', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => drawQuorumCards(game, actor, count),
  text: {
    en: 'draw {cards, counted, count}',
    es: 'roba {cards, counted, count}',
    de: '{cards, counted, count, acc} ziehen',
    fr: 'piochez {cards, counted, count}',
    pl: 'pociągnij {cards, counted, count, acc}',
  },
  facts: ({ count }) => ({ cards: cards.quorumCard, count }),
  price: ({ count }) => ({ quorumCards: count }),
})

/** President's Office: draw one, then draw another or play one. */
export const presidentsOffice = node('presidentsOffice', {
  run: (game, _node, { actor = 0 }) => quorumOffice.begin(game, { seat: actor }),
  text: {
    en: 'if this player is President: draw {cards, counted, one}, then draw another one or play one from your hand',
    es: 'si este jugador es el Presidente: roba {cards, counted, one} y luego roba otra o juega una de tu mano',
    de: 'wenn dieser Spieler Präsident ist: {cards, counted, one, acc} ziehen, danach eine weitere ziehen oder eine aus der Hand ausspielen',
    fr: 'si ce joueur est Président\u202f: piochez {cards, counted, one}, puis piochez-en une autre ou jouez-en une de votre main',
    pl: 'jeśli ten gracz jest Prezydentem: pociągnij {cards, counted, one, acc}, a następnie pociągnij kolejną lub zagraj jedną z ręki',
  },
  facts: () => ({ cards: cards.quorumCard, one: 1 }),
  price: () => ({ quorumCards: 2 }),
  possible: (game, _node, { actor = 0 }) => holdsTitle(game, actor, 'president'),
})

/** Look at the top card of one of these decks, and leave it there or put it at the bottom. */
export const scout = node('scout', {
  make: (...of: ('crisis' | 'destination')[]) => ({ of }),
  run: (game, { of }, { actor = 0 }) => scoutDeck.begin(game, { seat: actor, of }),
  text: {
    en: 'look at the top card {decks, list, or, of} and put it back on top or at the bottom',
    es: 'mira la primera carta {decks, list, or, of} y colócala en la parte superior o en la inferior',
    de: 'die oberste Karte {decks, list, or, of} ansehen und wieder auf oder unter den Stapel legen',
    fr: 'regardez la première carte {decks, list, or, of} et replacez-la au-dessus ou en dessous',
    pl: 'obejrzyj wierzchnią kartę {decks, list, or, of} i odłóż ją na wierzch lub na spód',
  },
  mayText: {
    en: 'look at the top card {decks, list, or, of} and put it back on top or at the bottom',
    es: 'mirar la primera carta {decks, list, or, of} y colocarla en la parte superior o en la inferior',
    de: 'die oberste Karte {decks, list, or, of} ansehen und wieder auf oder unter den Stapel legen',
    fr: 'regarder la première carte {decks, list, or, of} et la replacer au-dessus ou en dessous',
    pl: 'obejrzeć wierzchnią kartę {decks, list, or, of} i odłożyć ją na wierzch lub na spód',
  },
  facts: ({ of }) => ({ decks: of.map((deck) => decks[deck]) }),
  price: () => ({ knowledge: 1 }),
})

// Skill cards, Quorum cards and the tops of decks.

import type { Who } from '../../core/card.ts'
import { phrase, type Term } from '../../core/facts.ts'
import { type Seat, type SkillType, unknown } from '../../core/ids.ts'
import type { Text } from '../../core/languages.ts'
import { alike } from '../../core/languages.ts'
import { node } from '../../core/node.ts'
import { bend } from '../../core/rules.ts'
import type { Table } from '../../core/state.ts'
import { inSequence } from '../../rules/choices.ts'
import { quorumChoice, quorumOffice, scoutDeck } from '../../rules/decks.ts'
import { searchDestinyDeck } from '../../rules/destiny.ts'
import { drawQuorum as drawQuorumCards } from '../../rules/quorum.ts'
import { anyTypes, becauseOf, discardSkillCards, drawSkillCards } from '../../rules/skill-cards.ts'
import { clockwiseFrom, holdsTitle, isHuman, seatMeant, seatOf, seatsMeant, sum } from '../../rules/table.ts'
import { countOf } from '../phrases.ts'
import { cards, decks, skillCards, skills, who as whoTerms } from '../terms.ts'
import { ofSeveral } from './several.ts'

const discards: Text = {
  en: '{who, subject}[discard|discards|discard|each discard] {cards, counted, count}{random, select, true { at random} other {}}',
  es: '{who, subject}[descarta|descarta|descartar|descartan] {random, select, true {al azar } other {}}{cards, counted, count}[||| cada uno]',
  de: '{who, subject}[wirf |wirft ||werfen je ]{random, select, true {{count} zufällige {count, plural, one {{cards, form, oneAcc}} other {{cards, form, plural}}}} other {{cards, counted, count, acc}}} [ab|ab|abwerfen|ab]',
  fr: '{who, subject}[défaussez|défausse|défausser|défaussent chacun] {cards, counted, count}{random, select, true { au hasard} other {}}',
  pl: '{who, subject}[odrzuć|odrzuca|odrzucić|odrzucają]{random, select, true { losowo} other {}}[||| po] {cards, counted, count, acc}',
}

/** Discards cards; a revealed Cylon is untouched, unless the card is for all players alike. */
export const discard = node('discard', {
  make: (who: Who, count: number, how: { random?: true; cylonsToo?: true; asPrice?: true } = {}) => ({
    who,
    count,
    random: how.random ?? false,
    ...(how.cylonsToo && { cylonsToo: how.cylonsToo }),
    ...(how.asPrice && { asPrice: how.asPrice }),
  }),
  run: (game, { who, count, random, cylonsToo, asPrice }, context) => {
    const seat = seatOf(game, who, context)
    const why = asPrice ? ({ why: 'price' } as const) : becauseOf(game, context)
    if (cylonsToo || isHuman(game, seat)) discardSkillCards.begin(game, { due: [{ seat, count }], random, ...why })
  },
  text: discards,
  facts: ({ who, count, random }) => ({ who: whoTerms[who], cards: cards.skillCard, count, random: String(random) }),
  price: ({ who, count, cylonsToo }, table, context) => {
    const seat = seatMeant(table, who, context)
    const hand = seat === undefined ? count : Math.min(count, table.seats[seat].hand.length)
    return { skillCards: cylonsToo ? -drawnBy(table, seat, hand) : -heldBy(table, seat, count) }
  },
  whom: (table, { who }, context) => seatsMeant(table, who, context),
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
  text: alike('{effects, list, and, same}'),
  facts: ({ effects }) => ({ effects: ofSeveral(effects) }),
  prospect: ({ effects }, _table, context) => ({ all: effects.map((effect) => ({ effect, context })) }),
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
  price: ({ count }, table) => ({
    skillCards: -sum(table.seats.map((_, seat) => heldBy(table, seat, count))),
  }),
})

export const discardHand = node('discardHand', {
  make: (who: Who, more: { cylonsToo?: true } = {}) => ({ who, ...more }),
  run: (game, { who, cylonsToo = false }, context) => {
    const seat = seatOf(game, who, context)
    const count = game.seats[seat].hand.length
    if (cylonsToo || isHuman(game, seat))
      discardSkillCards.begin(game, { due: [{ seat, count }], ...becauseOf(game, context) })
  },
  text: {
    en: '{who, subject}[discard|discards|discard|discard] all <your|their> Skill cards',
    es: '{who, subject}[descarta|descarta|descartar|descartan] todas <tus|sus> cartas de Habilidad',
    de: '{who, subject}[wirf |wirft ||werfen ]alle <deine|{who, gender, f {ihre} pl {ihre} other {seine}}> Fertigkeitskarten [ab|ab|abwerfen|ab]',
    fr: '{who, subject}[défaussez|défausse|défausser|défaussent] toutes <vos|{who, gender, pl {leurs} other {ses}}> cartes Compétence',
    pl: '{who, subject}[odrzuć|odrzuca|odrzucić|odrzucają] wszystkie swoje karty umiejętności',
  },
  facts: ({ who }) => ({ who: whoTerms[who] }),
  price: ({ who, cylonsToo }, table, context) => {
    const seat = seatMeant(table, who, context)
    const hand = seat === undefined ? usualHand : table.seats[seat].hand.length
    return { skillCards: cylonsToo ? -drawnBy(table, seat, hand) : -heldBy(table, seat, hand) }
  },
  whom: (table, { who }, context) => seatsMeant(table, who, context),
})

/** Draws cards of one of these types each; any type at all, if none is named. */
export const draw = node('draw', {
  make: (who: Who, count: number, types: readonly SkillType[] = []) => ({ who, count, types }),
  run: (game, { who, count, types }, context) => {
    const picks = [{ count, types: types.length === 0 ? anyTypes(game) : types }]
    drawSkillCards.begin(game, { seat: seatOf(game, who, context), picks })
  },
  text: {
    en: '{who, subject}[draw|draws|draw|draw] {what}',
    es: '{who, subject}[roba|roba|robar|roban] {what}',
    de: '{who, subject}[ziehe |zieht ||ziehen je ]{what}[|| ziehen|]',
    fr: '{who, subject}[piochez|pioche|piocher|piochent] {what}',
    pl: '{who, subject}[pociągnij|ciągnie|pociągnąć|ciągną po] {what}',
  },
  facts: ({ who, count, types }) => ({ who: whoTerms[who], what: drawn(count, types) }),
  price: ({ who, count }, table, context) => ({ skillCards: drawnBy(table, seatMeant(table, who, context), count) }),
})

function drawn(count: number, types: readonly SkillType[]) {
  if (types.length === 1) return countOf(skillCards[types[0]], count)
  const facts = { cards: cards.skillCard, count, types: types.map((type) => skills[type]) }
  return phrase(types.length === 0 ? ofAnyType : ofTheseTypes, facts)
}

/** A hand, as long as nobody in particular is meant. */
const usualHand = 5

/** How many of so many cards somebody has to give up: nobody discards more than they hold, nor a revealed Cylon. */
function heldBy(table: Table, seat: Seat | undefined, count: number): number {
  if (seat === undefined) return count
  return isHuman(table, seat) ? Math.min(count, table.seats[seat].hand.length) : 0
}

/** Cards that somebody draws: those of a revealed Cylon are against the humans. */
export const drawnBy = (table: Table, seat: Seat | undefined, count: number): number =>
  seat === undefined || isHuman(table, seat) ? count : -count

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
    en: '[draw|draws] {cards, counted, count}',
    es: '[roba|roba|robar] {cards, counted, count}',
    de: '[ziehe |zieht |]{cards, counted, count, acc}[|| ziehen]',
    fr: '[piochez|pioche|piocher] {cards, counted, count}',
    pl: '[pociągnij|ciągnie|pociągnąć] {cards, counted, count, acc}',
  },
  facts: ({ count }) => ({ cards: cards.quorumCard, count }),
  price: ({ count }) => ({ quorumCards: count }),
})

/** Draw so many Quorum cards, resolve one, the others go under the deck. */
export const resolveOneQuorum = node('resolveOneQuorum', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => quorumChoice.begin(game, { seat: actor, count }),
  text: {
    en: '{self, subject}[draw|draws] {cards, counted, count}, [resolve|resolves] one and [put|puts] the others at the bottom of the deck',
    es: '{self, subject}[roba|roba|robar] {cards, counted, count}, [resuelve|resuelve|resolver] una y [coloca|coloca|colocar] las demás en la parte inferior del mazo',
    de: '{self, subject}[ziehe |zieht |]{cards, counted, count, acc}[, handle eine davon ab und lege|, handelt eine davon ab und legt| ziehen, eine davon abhandeln und] die übrigen unter den Stapel[|| legen]',
    fr: '{self, subject}[piochez|pioche|piocher] {cards, counted, count}, [résolvez-en|en résout|en résoudre] une et [placez|place|placer] les autres sous le paquet',
    pl: '{self, subject}[pociągnij|ciągnie|pociągnąć] {cards, counted, count, acc}, [rozpatrz|rozpatruje|rozpatrzyć] jedną z nich, a pozostałe [odłóż|odkłada|odłożyć] na spód talii',
  },
  facts: ({ count }) => ({ cards: cards.quorumCard, count }),
  price: () => ({ quorumCards: 2 }),
})

/** President's Office: draw one, then draw another or play one. */
export const presidentsOffice = node('presidentsOffice', {
  uses: 'quorum',
  run: (game, _node, { actor = 0 }) => quorumOffice.begin(game, { seat: actor }),
  text: {
    en: 'if <you are|{self} is> President: {self, subject}[draw|draws] {cards, counted, one}, then [you may |may |]draw another or play one from <your|their> hand',
    es: 'si <eres|{self} es> el Presidente: {self, subject}[roba|roba|robar] {cards, counted, one} y luego [puedes |puede |]robar otra o jugar una de <tu|su> mano',
    de: 'wenn <du Präsident bist|{self} Präsident ist>: {self, subject}[Ziehe {cards, counted, one, acc}; danach darfst du|zieht {cards, counted, one, acc} und darf danach|{cards, counted, one, acc} ziehen und danach] eine weitere ziehen oder eine aus der Hand ausspielen',
    fr: 'si <vous êtes|{self} est> Président\u202f: {self, subject}[piochez {cards, counted, one}, puis vous pouvez|pioche {cards, counted, one}, puis peut|piocher {cards, counted, one}, puis] en piocher une autre ou en jouer une de <votre|sa> main',
    pl: 'jeśli <jesteś|{self} jest> Prezydentem: {self, subject}[pociągnij|ciągnie|pociągnąć] {cards, counted, one, acc}, a następnie [możesz |może |]pociągnąć kolejną lub zagrać jedną z ręki',
  },
  facts: () => ({ cards: cards.quorumCard, one: 1 }),
  price: () => ({ quorumCards: 2 }),
  possible: (game, _node, { actor = 0 }) => holdsTitle(game, actor, 'president'),
})

/** Look at the top card of one of these decks, and leave it there or put it at the bottom. */
export const scout = node('scout', {
  make: (...of: string[]) => ({ of }),
  run: (game, { of }, { actor = 0, source }) => {
    const count = bend(game, 'cardsScouted', 1, { seat: actor, source })
    scoutDeck.begin(game, { seat: actor, of, ...(count > 1 ? { count } : {}) })
  },
  text: {
    en: '{self, subject}[look|looks] at the top card {decks, list, or, of} and [put|puts] it back on top or at the bottom',
    es: '{self, subject}[mira|mira|mirar] la primera carta {decks, list, or, of} y [colócala|la coloca|colocarla] en la parte superior o en la inferior',
    de: '{self, subject}[sieh dir |sieht sich |<dir|sich> ]die oberste Karte {decks, list, or, of} [an und lege|an und legt|ansehen und] sie auf oder unter den Stapel [zurück|zurück|zurücklegen]',
    fr: '{self, subject}[regardez|regarde|regarder] la première carte {decks, list, or, of} et [replacez-la|la replace|la replacer] au-dessus ou en dessous',
    pl: '{self, subject}[obejrzyj|ogląda|obejrzeć] wierzchnią kartę {decks, list, or, of} i [odłóż|odkłada|odłożyć] ją na wierzch lub na spód',
  },
  facts: ({ of }) => ({ decks: of.map((deck) => (decks as Record<string, Term>)[deck]) }),
  price: ({ of: [deck] }, table) => {
    if (deck === 'crisis' || deck === 'destination') return { scouting: 1 }
    // Whoever looks for something in particular may bury what lies before it.
    return table.decks[deck]?.cards.at(-1) === unknown ? { knowledge: 1 } : { knowledge: 0.1 }
  },
})

/** Look through the whole Destiny deck, discard some of it, and shuffle the rest. */
export const searchDestiny = node('searchDestiny', {
  make: (by: Who, count: number) => ({ by, count }),
  run: (game, { by, count }, context) => searchDestinyDeck.begin(game, { seat: seatOf(game, by, context), count }),
  text: {
    en: '{by, subject}[look|looks] at the whole Destiny deck, [discard|discards] {cards, counted, count} from it and [shuffle|shuffles] it',
    es: '{by, subject}[mira|mira|mirar] todo el mazo de Destino, [descarta|descarta|descartar] {cards, counted, count} de él y [barájalo|lo baraja|barajarlo]',
    de: '{by, subject}[sieh dir |sieht sich |<dir|sich> ]den ganzen Schicksalsstapel [an|an|ansehen], [wirf |wirft |]davon {cards, counted, count, acc} [ab und mische ihn|ab und mischt ihn|abwerfen und ihn mischen]',
    fr: '{by, subject}[regardez|regarde|regarder] tout le paquet Destinée, [défaussez-en|en défausse|en défausser] {cards, counted, count} et [mélangez-le|le mélange|le mélanger]',
    pl: '{by, subject}[obejrzyj|ogląda|obejrzeć] całą talię Przeznaczenia, [odrzuć|odrzuca|odrzucić] z niej {cards, counted, count, acc} i [potasuj|tasuje|potasować] ją',
  },
  facts: ({ by, count }) => ({ by: whoTerms[by], cards: cards.card, count }),
  price: () => ({ knowledge: 1, skillCards: 1 }),
})

// Effects upon many players, one after the other, and cards that they draw.

import type { Who } from '../../core/card.ts'
import { type Facts, phrase, type Term } from '../../core/facts.ts'
import type { Seat } from '../../core/ids.ts'
import { alike, type Text } from '../../core/languages.ts'
import { type Node, node } from '../../core/node.ts'
import { goesBySheet } from '../../core/rules.ts'
import type { Context, Table } from '../../core/state.ts'
import { takeActions as beginActions } from '../../rules/actions.ts'
import { inTurn } from '../../rules/choices.ts'
import { anyTypes, drawSkillCards, fromSkillSet, type SkillPick } from '../../rules/skill-cards.ts'
import { clockwiseFrom, inBrig, isHuman, seatMeant, seatOf } from '../../rules/table.ts'
import { cards, nounOf, places, who as whoTerms } from '../terms.ts'
import { writeText } from '../text.ts'
import { drawnBy } from './cards.ts'

type Group = 'players' | 'humans' | 'otherHumans' | 'cylons'

const terms = {
  players: whoTerms.each,
  humans: whoTerms.eachHuman,
  otherHumans: whoTerms.eachOtherHuman,
  cylons: whoTerms.eachCylon,
}

/** Everybody of a group, clockwise from whoever acts; each does all of it before the next one begins. */
export const each = node('each', {
  make: (group: Group, effect: Node, upToCards?: number) => ({ group, effect, upToCards }),
  run: (game, { group, effect, upToCards }, context) => {
    inTurn.begin(game, { seats: reached(game, group, context, upToCards), effect, context })
  },
  text: alike('{effect, same}'),
  facts: ({ group, effect, upToCards }) => ({
    effect: {
      ...phrase(alike('{effect, same}'), { effect }),
      self: upToCards === undefined ? terms[group] : holding(terms[group], upToCards),
    },
  }),
  prospect: ({ group, effect, upToCards }, table, context) => ({
    all: reached(table, group, context, upToCards).map((seat) => ({ effect, context: { ...context, actor: seat } })),
  }),
  parts: ({ effect }) => [effect],
})

/** Human players of whom something is true, by a name for it. */
interface Those {
  readonly test: (table: Table, seat: Seat) => boolean
  /** "{who} in the Brig" */
  readonly text: Text
  readonly facts?: Facts
}

/** What boxes ask of human players whom an effect is upon. */
export const humansWho: Record<string, Those> = {
  areInBrig: {
    test: inBrig,
    text: {
      en: '{who} {brig, form, in}',
      es: '{who} que esté {brig, form, in}',
      de: '{who} {brig, form, in}',
      fr: '{who} présent {brig, form, in}',
      pl: '{who} przebywający {brig, form, in}',
    },
    facts: { brig: places.brig },
  },
}

/** Those human players of whom this is true when it begins, clockwise from whoever acts. */
export const eachHuman = node('eachHuman', {
  make: (those: string, effect: Node) => ({ those, effect }),
  run: (game, { those, effect }, context) => {
    inTurn.begin(game, { seats: thoseOf(game, those, context), effect, context })
  },
  text: alike('{effect, same}'),
  facts: ({ those, effect }) => {
    const { text, facts } = humansWho[those]
    const self = nounOf((language) => writeText(text, { ...facts, who: whoTerms.eachHuman }, language))
    return { effect: { ...phrase(alike('{effect, same}'), { effect }), self } }
  },
  prospect: ({ those, effect }, table, context) => ({
    all: thoseOf(table, those, context).map((seat) => ({ effect, context: { ...context, actor: seat } })),
  }),
  parts: ({ effect }) => [effect],
})

const thoseOf = (table: Table, those: string, { actor }: Context): Seat[] =>
  members(table, 'humans', actor).filter((seat) => humansWho[those].test(table, seat))

function holding(who: Term, most: number): Term {
  const facts = { who, cards: cards.skillCard, most }
  return nounOf((language) => writeText(holdingText, facts, language))
}

const holdingText: Text = {
  en: '{who} with {cards, counted, most} or fewer',
  es: '{who} con {cards, counted, most} o menos',
  de: '{who} mit höchstens {cards, counted, most, dat}',
  fr: '{who} ayant {cards, counted, most} ou moins',
  pl: '{who}, który ma najwyżej {cards, counted, most, acc},',
}

/** Those of a group with few enough cards. */
const reached = (game: Table, group: Group, { actor }: Context, upToCards = Number.POSITIVE_INFINITY): Seat[] =>
  members(game, group, actor).filter((seat) => game.seats[seat].hand.length <= upToCards)

function members(game: Table, group: Group, first: Seat = game.current): Seat[] {
  const inGroup = (seat: Seat): boolean => {
    if (group === 'players') return true
    return isHuman(game, seat) === (group !== 'cylons') && !(group === 'otherHumans' && seat === first)
  }
  return clockwiseFrom(game, first).filter(inGroup)
}

/** Draws cards of one's own skill set. A Cylon player has none any more, and draws any types, but different ones. */
export const drawOwn = node('drawOwn', {
  make: (who: Who, count: number) => ({ who, count }),
  run: (game, { who, count }, context) => {
    const seat = seatOf(game, who, context)
    drawSkillCards.begin(game, { seat, picks: [ownPick(game, seat, count)] })
  },
  text: {
    en: '{who, subject}[draw|draws] {cards, counted, count} from <your|their> own skill set',
    es: '{who, subject}[roba|roba|robar] {cards, counted, count} de <tu|su> propio conjunto de Habilidades',
    de: '{who, subject}[ziehe |zieht |]{cards, counted, count, acc} aus den eigenen Fertigkeiten[|| ziehen]',
    fr: '{who, subject}[piochez|pioche|piocher] {cards, counted, count} de <votre|sa> propre liste de compétences',
    pl: '{who, subject}[pociągnij|ciągnie|pociągnąć] {cards, counted, count, acc} z własnego zestawu umiejętności',
  },
  facts: ({ who, count }) => ({ who: whoTerms[who], cards: cards.skillCard, count }),
  price: ({ who, count }, table, context) => ({ skillCards: drawnBy(table, seatMeant(table, who, context), count) }),
})

/** A revealed Cylon has no skill set, and draws of different types. */
const ownPick = (game: Table, seat: Seat, count: number): SkillPick =>
  goesBySheet(game, seat) ? fromSkillSet(game, seat, count) : { count, types: anyTypes(game), different: true }

/** So many actions at once. */
export const takeActions = node('takeActions', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => beginActions.begin(game, { seat: actor, left: count }),
  text: {
    en: '{self, subject}[take|takes] {count, plural, one {# action} other {# actions}}',
    es: '{self, subject}[realiza|realiza|realizar] {count, plural, one {# acción} other {# acciones}}',
    de: '{self, subject}[führe |führt |]{count, plural, one {# Aktion} other {# Aktionen}} [aus|aus|ausführen]',
    fr: '{self, subject}[effectuez|effectue|effectuer] {count, plural, one {# action} other {# actions}}',
    pl: '{self, subject}[wykonaj|wykonuje|wykonać] {count, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}}',
  },
  price: ({ count }) => ({ actions: count }),
})

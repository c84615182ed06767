// Effects upon many players, one after the other, and cards that they draw.

import type { Who } from '../../core/card.ts'
import { type Fact, type Phrase, phrase, type Term } from '../../core/facts.ts'
import type { Seat } from '../../core/ids.ts'
import { alike, type Text } from '../../core/languages.ts'
import { kindOf, type Node, node, priceOf, times } from '../../core/node.ts'
import type { Table } from '../../core/state.ts'
import { takeActions as beginActions } from '../../rules/actions.ts'
import { inTurn } from '../../rules/choices.ts'
import { drawSkillCards, fromSkillSet } from '../../rules/skill-cards.ts'
import { clockwiseFrom, isHuman, seatOf } from '../../rules/table.ts'
import { cards, who as whoTerms } from '../terms.ts'

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
    const seats = members(game, group, context.actor).filter(
      (seat) => upToCards === undefined || game.seats[seat].hand.length <= upToCards,
    )
    inTurn.begin(game, { seats, effect, context })
  },
  text: alike('{effect}'),
  facts: ({ group, effect, upToCards }) => ({
    effect: doneBy(upToCards === undefined ? terms[group] : holding(terms[group], upToCards), effect),
  }),
  price: ({ group, effect }, view) => times(priceOf(effect, view), group === 'cylons' ? -1 : 4),
  parts: ({ effect }) => [effect],
})

/** An effect upon this player, told of somebody else: "each player draws 1 card", "each player may draw 1 card". */
function doneBy(who: Fact, effect: Node): Phrase {
  const { effects, by, effect: offered } = effect as Told
  if (effect.kind === 'all') {
    return phrase(alike('{effects, list, then}'), { effects: effects.map((one) => doneBy(who, one)) })
  }
  if (effect.kind === 'may' && by === 'self') {
    const { text, mayText = text, facts } = kindOf(offered)
    return phrase(mayTell, { who, effect: phrase(mayText, facts?.(offered)) })
  }
  const { text, facts } = kindOf(effect)
  return phrase(text, { ...facts?.(effect), who })
}

interface Told extends Node {
  readonly effects: readonly Node[]
  readonly by: Who
  readonly effect: Node
}

const mayTell: Text = {
  en: '{who} may {effect}',
  es: '{who} puede {effect}',
  de: '{who} darf {effect}',
  fr: '{who} peut {effect}',
  pl: '{who} może {effect}',
}

const holding = (who: Term, most: number): Phrase =>
  phrase(
    {
      en: '{who} with {cards, counted, most} or fewer',
      es: '{who} con {cards, counted, most} o menos',
      de: '{who} mit höchstens {cards, counted, most, dat}',
      fr: '{who} ayant {cards, counted, most} ou moins',
      pl: '{who}, który ma najwyżej {cards, counted, most, acc},',
    },
    { who, cards: cards.skillCard, most },
  )

function members(game: Table, group: Group, first: Seat = game.current): Seat[] {
  const inGroup = (seat: Seat): boolean => {
    if (group === 'players') return true
    return isHuman(game, seat) === (group !== 'cylons') && !(group === 'otherHumans' && seat === first)
  }
  return clockwiseFrom(game, first).filter(inGroup)
}

/** Draws cards of one's own skill set. */
export const drawOwn = node('drawOwn', {
  make: (who: Who, count: number) => ({ who, count }),
  run: (game, { who, count }, context) => {
    const seat = seatOf(game, who, context)
    drawSkillCards.begin(game, { seat, picks: [fromSkillSet(game, seat, count)] })
  },
  text: {
    en: '{who} draws {cards, counted, count} from their own skill set',
    es: '{who} roba {cards, counted, count} de su propio conjunto de Habilidades',
    de: '{who} zieht {cards, counted, count, acc} aus den eigenen Fertigkeiten',
    fr: '{who} pioche {cards, counted, count} de sa propre liste de compétences',
    pl: '{who} ciągnie {cards, counted, count, acc} z własnego zestawu umiejętności',
  },
  mayText: {
    en: 'draw {cards, counted, count} from their own skill set',
    es: 'robar {cards, counted, count} de su propio conjunto de Habilidades',
    de: '{cards, counted, count, acc} aus den eigenen Fertigkeiten ziehen',
    fr: 'piocher {cards, counted, count} de sa propre liste de compétences',
    pl: 'pociągnąć {cards, counted, count, acc} z własnego zestawu umiejętności',
  },
  facts: ({ who, count }) => ({ who: whoTerms[who], cards: cards.skillCard, count }),
  price: ({ count }) => ({ skillCards: count }),
})

/** So many actions at once. */
export const takeActions = node('takeActions', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => beginActions.begin(game, { seat: actor, left: count }),
  text: {
    en: 'take {count, plural, one {# action} other {# actions}}',
    es: 'realiza {count, plural, one {# acción} other {# acciones}}',
    de: '{count, plural, one {# Aktion} other {# Aktionen}} ausführen',
    fr: 'effectuez {count, plural, one {# action} other {# actions}}',
    pl: 'wykonaj {count, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}}',
  },
  price: ({ count }) => ({ actions: count }),
})

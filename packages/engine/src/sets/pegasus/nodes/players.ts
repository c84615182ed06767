// Effects upon many players, one after the other, and cards that they draw.

import type { Seat } from '../../../core/ids.ts'
import type { Game } from '../../../core/state.ts'
import type { Who } from '../../../language/card.ts'
import { type Node, node, priceOf, times } from '../../../language/node.ts'
import { cards, who as whoTerms } from '../../../language/terms.ts'
import { takeActions as act } from '../../../rules/actions.ts'
import { drawSkillCards, fromSkillSet } from '../../../rules/skill-cards.ts'
import { clockwiseFrom, isHuman, seatOf } from '../../../rules/table.ts'
import { inTurn } from '../players.ts'
import { eachOtherHuman } from '../terms.ts'

type Group = 'players' | 'humans' | 'otherHumans' | 'cylons'

const terms = {
  players: whoTerms.each,
  humans: whoTerms.eachHuman,
  otherHumans: eachOtherHuman,
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
  text: {
    en: '{who}{few, select, yes { with {cards, counted, most} or fewer} other {}}: {effect}',
    es: '{who}{few, select, yes { con {cards, counted, most} o menos} other {}}: {effect}',
    de: '{who}{few, select, yes { mit höchstens {cards, counted, most, dat}} other {}}: {effect}',
    fr: '{who}{few, select, yes { ayant {cards, counted, most} ou moins} other {}}\u202f: {effect}',
    pl: '{who}{few, select, yes {, który ma najwyżej {cards, counted, most, acc}} other {}}: {effect}',
  },
  facts: ({ group, effect, upToCards }) => ({
    who: terms[group],
    few: upToCards === undefined ? 'no' : 'yes',
    cards: cards.skillCard,
    most: upToCards ?? 0,
    effect,
  }),
  price: ({ group, effect }, view) => times(priceOf(effect, view), group === 'cylons' ? -1 : 4),
  parts: ({ effect }) => [effect],
})

function members(game: Game, group: Group, first: Seat = game.current): Seat[] {
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
    en: '{who} draws {cards, counted, count} from the own skill set',
    es: '{who} roba {cards, counted, count} de sus propias Habilidades',
    de: '{who} zieht {cards, counted, count, acc} aus den eigenen Fertigkeiten',
    fr: '{who} pioche {cards, counted, count} parmi ses propres compétences',
    pl: '{who} ciągnie {cards, counted, count, acc} z własnego zestawu umiejętności',
  },
  facts: ({ who, count }) => ({ who: whoTerms[who], cards: cards.skillCard, count }),
  price: ({ count }) => ({ skillCards: count }),
})

/** So many actions at once. */
export const takeActions = node('takeActions', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => act.begin(game, { seat: actor, left: count }),
  text: {
    en: 'take {count, plural, one {# action} other {# actions}}',
    es: 'realiza {count, plural, one {# acción} other {# acciones}}',
    de: '{count, plural, one {# Aktion} other {# Aktionen}} ausführen',
    fr: 'effectuez {count, plural, one {# action} other {# actions}}',
    pl: 'wykonaj {count, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}}',
  },
  price: ({ count }) => ({ actions: count }),
})

// Rules of cards in play that only Daybreak has.

import { rule } from '../../core/ability.ts'
import type { SkillType } from '../../core/ids.ts'
import { rulesOf } from '../../core/rules.ts'
import { cards, skillCards } from '../../language/terms.ts'

/** Suppressive Fire. */
export const nobodyUsesActionsOf = rule('nobodyUsesActionsOf', {
  make: (skill: SkillType) => ({ skill }),
  bends: {
    forbidCardAction: (value, { card }, { skill }, _owner, table) =>
      rulesOf(table).skillCards[card].skill === skill ? 1 : value,
  },
  text: {
    en: 'players may not use the actions of {cards, form, plural}',
    es: 'los jugadores no pueden usar las acciones de las {cards, form, plural}',
    de: 'die Spieler dürfen die Aktionen von {cards, form, plural} nicht nutzen',
    fr: 'les joueurs ne peuvent pas utiliser les actions des {cards, form, plural}',
    pl: 'gracze nie mogą używać akcji {cards, form, pluralGen}',
  },
  facts: ({ skill }) => ({ cards: skillCards[skill] }),
})

/** Gravity Well. */
export const vipersCost = rule('vipersCost', {
  make: (count: number) => ({ count }),
  bends: { viperCost: (value, _asked, { count }) => value + count },
  text: {
    en: 'whoever activates a viper discards {cards, counted, count} first',
    es: 'quien active un Viper debe descartar antes {cards, counted, count}',
    de: 'wer eine Viper aktiviert, wirft zuvor {cards, counted, count, acc} ab',
    fr: 'quiconque active un viper défausse d’abord {cards, counted, count}',
    pl: 'kto aktywuje vipera, najpierw odrzuca {cards, counted, count, acc}',
  },
  facts: ({ count }) => ({ cards: cards.skillCard, count }),
})

// D'Anna Biers: Cylon leader.

import { action, condition, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws, type Who, type Wrap } from '../../../core/card.ts'
import type { LocationId, Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { cardOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { bendBySheet } from '../../../core/rules.ts'
import { all, choose, when } from '../../../language/nodes/flow.ts'
import { look } from '../../../language/nodes/people.ts'
import { cards, characters, places, who as whoTerms } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { drawSuperCrises } from '../../../rules/loyalty.ts'
import { seatOf } from '../../../rules/table.ts'
import { endInfiltration, isInfiltrating } from '../../parts/leaders.ts'
import '../terms.ts'

const infiltrates = condition('infiltrates', {
  test: (table, _condition, owner) => isInfiltrating(table, owner),
  states: true,
  text: {
    en: '<you are|{self} is> infiltrating',
    es: '<estás|{self} está> en Infiltración',
    de: '<du infiltrierst|{self} infiltriert>',
    fr: '<vous êtes|{self} est> en Infiltration',
    pl: '<jesteś|{self} jest> w Infiltracji',
  },
})

/** Whoever goes like this keeps all Skill cards; what was seen may have sent her back already. */
const goBack = node('goBackToCylons', {
  run: (game, _node, { actor = 0 }) => {
    if (isInfiltrating(game, actor)) endInfiltration(game, actor)
  },
  text: {
    en: '{self, subject}[go|goes] {ship, form, to}, which ends <your|the> infiltration',
    es: '{self, subject}[ve|va|ir] {ship, form, to}, con lo que termina <tu|su> Infiltración',
    de: '{self, subject}[gehe |geht |]{ship, form, to}[|| gehen], womit die Infiltration endet',
    fr: '{self, subject}[allez|va|aller] {ship, form, to}, ce qui met fin à <votre|son> Infiltration',
    pl: '{self, subject}[przejdź|przechodzi|przejść] {ship, form, to}, co kończy Infiltrację',
  },
  facts: () => ({ ship: places['resurrection-ship'] }),
  price: () => ({ infiltration: -1 }),
})

const drawSeveralCrises = node('drawSeveralSuperCrises', {
  make: (who: Who, count: number) => ({ who, count }),
  run: (game, { who, count }, context) => drawSuperCrises(game, seatOf(game, who, context), count),
  text: {
    en: '{who, subject}[draw|draws] {cards, counted, count}',
    es: '{who, subject}[roba|roba|robar] {cards, counted, count}',
    de: '{who, subject}[ziehe |zieht |]{cards, counted, count, acc}[|| ziehen]',
    fr: '{who, subject}[piochez|pioche|piocher] {cards, counted, count}',
    pl: '{who, subject}[pociągnij|ciągnie|pociągnąć] {cards, counted, count, acc}',
  },
  facts: ({ who, count }) => ({ who: whoTerms[who], cards: cards.superCrisisCard, count }),
  price: ({ count }) => ({ superCrises: -count }),
})

const paysToLeave = rule('paysToLeave', {
  make: (location: LocationId) => ({ location }),
  bends: {
    forbidMove: (value, { seat, location: to }, { location }, owner, table) => {
      const { at, superCrises } = table.seats[seat] ?? {}
      return seat === owner && at === location && to !== location && superCrises.length === 0 ? 1 : value
    },
    crisesToLeave: (value, { seat }, { location }, owner, table) =>
      seat === owner && table.seats[seat].at === location ? 1 : value,
  },
  text: {
    en: 'to move away from {location, form, the} <you discard|{self} discards> {cards, counted, one}',
    es: 'para <irte|irse> {location, form, of} <descartas|{self} descarta> {cards, counted, one}',
    de: 'um {location, form, acc} zu verlassen, <wirfst du|wirft {self}> {cards, counted, one, acc} ab',
    fr: 'pour quitter {location, form, the}, <vous défaussez|{self} défausse> {cards, counted, one}',
    pl: 'aby opuścić {location, form, acc}, <odrzucasz|{self} odrzuca> {cards, counted, one, acc}',
  },
  facts: ({ location }) => ({ location: places[location], cards: cards.superCrisisCard, one: 1 }),
})

export const dannaBiers = {
  name: nameOf(characters['danna-biers']),
  type: 'cylon leader',
  ofCylon: true,
  skills: draws([1, 'leadership', 'politics'], [1, 'treachery', 'engineering']),
  setup: 'human-fleet',
  abilities: {
    visions: {
      name: names`Visions | Visiones | Visionen | Visions | Wizje`,
      ...action(
        when(
          infiltrates(),
          all(choose('self', { notSelf: true, hiddenLoyalty: true }, look('self', 'chosen')), goBack()),
        ),
      ),
    },
    dontTrustAnyone: {
      name: names`Don’t Trust Anyone | No confíes en nadie | Traue niemandem | Ne se fier à personne | Nie ufaj nikomu`,
      ...oncePerGame(action(drawSeveralCrises('self', 2))),
    },
    heretic: {
      name: names`Heretic | Hereje | Ketzerin | Hérétique | Heretyczka`,
      ...paysToLeave('resurrection-ship'),
    },
  },
} as const satisfies Character

/** Heretic. */
const heretic = procedure<{ seat: Seat }>('heretic', {
  pay: {
    text: says`Which Super Crisis card do you discard to move away? | ¿Qué carta de Crisis Extrema descartas para irte? | Welche Super-Krisenkarte wirfst du ab, um fortzugehen? | Quelle carte Crise Majeure défaussez-vous pour partir\u202f? | Którą kartę Superkryzysu odrzucasz, aby odejść?`,
    options: (game, { seat }) => cardOption.each(game.seats[seat].superCrises),
    answer: (game, _frame, seat, [choice]) => {
      const card = cardOption.of(choice)
      game.seats[seat].superCrises.splice(game.seats[seat].superCrises.indexOf(card), 1)
      game.decks.superCrisis.discard.push(card)
      tell.paysToLeave(game, { seat, card })
    },
  },
})

export const dannaWraps = {
  'move:pay': ((game, { seat, to }, step) => {
    const next = step()
    if (to !== undefined && bendBySheet(game, 'crisesToLeave', 0, { seat }, seat) > 0) heretic.begin(game, { seat })
    return next
  }) satisfies Wrap<{ seat: Seat; to?: LocationId }>,
}

const tell = {
  paysToLeave: tells('paysToLeave', {
    en: '{seat} discards the Super Crisis card “{card}”.',
    es: '{seat} descarta la carta de Crisis Extrema “{card}”.',
    de: '{seat} wirft die Super-Krisenkarte „{card}“ ab.',
    fr: '{seat} défausse la carte Crise Majeure «\u202f{card}\u202f».',
    pl: '{seat} odrzuca kartę Superkryzysu „{card}”.',
  }),
}

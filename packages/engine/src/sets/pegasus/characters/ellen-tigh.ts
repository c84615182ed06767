// Ellen Tigh: political leader.

import { at, interrupt, oncePerGame } from '../../../core/ability.ts'
import { type Character, draws, type Wrap } from '../../../core/card.ts'
import type { Seat, Title } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { occasion } from '../../../core/moments.ts'
import { node } from '../../../core/node.ts'
import { cardOption, nobody } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { changed } from '../../../core/rules.ts'
import type { Game, Table } from '../../../core/state.ts'
import { addToHand, bit, takeUnseen } from '../../../core/zones.ts'
import { ownTurn } from '../../../language/conditions.ts'
import { either } from '../../../language/nodes/flow.ts'
import { drawsSkill } from '../../../language/standing-rules.ts'
import { cards, characters, titles } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { cardOf, drawSkillCards, fromSkillSet } from '../../../rules/skill-cards.ts'
import { chosenSeat, isArea, isHuman, occupants, seatOptions } from '../../../rules/table.ts'
import { firstInLine, giveTitle, isFitFor } from '../../../rules/titles.ts'
import { movementEnds } from '../../../rules/turn.ts'
import { characterLeaves } from '../../parts/execution.ts'
import { forget, recall, remember } from '../state.ts'
import '../terms.ts'

const giveCardToDraw = node('giveCardToDraw', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => politicallyAdroit.begin(game, { seat: actor, count }),
  text: {
    en: '{self, subject}[give|gives] 1 Skill card to another human player at the same location to draw {cards, counted, count} from <your|{self, gender, m {his} f {her} other {their}}> own skill set',
    es: '{self, subject}[da|da|dar] 1 carta de Habilidad a otro jugador humano de la misma localización para robar {cards, counted, count} de <tu|su> propio conjunto de Habilidades',
    de: '{self, subject}[gib |gibt |]einem anderen Menschenspieler am selben Ort 1 Fertigkeitskarte[|| geben], um {cards, counted, count, acc} aus den eigenen Fertigkeiten zu ziehen',
    fr: '{self, subject}[donnez|donne|donner] 1 carte Compétence à un autre joueur humain du même lieu pour piocher {cards, counted, count} de <votre|sa> propre liste de compétences',
    pl: '{self, subject}[daj|daje|dać] 1 kartę umiejętności innemu graczowi prowadzącemu człowieka na tym samym obszarze, aby pociągnąć {cards, counted, count, acc} z własnego zestawu umiejętności',
  },
  facts: ({ count }) => ({ cards: cards.skillCard, count }),
  offers: true,
  price: ({ count }) => ({ skillCards: count }),
  possible: (game, _node, { actor = 0 }) => companions(game, actor).length > 0,
})

const borrow = node('borrow', {
  make: (title: Title) => ({ title }),
  run: (game, { title }, { actor = 0 }) => borrowTitle(game, actor, title),
  text: {
    en: '{self, subject}[take|takes] {oneOf, list, or, acc} until the end of the turn',
    es: '{self, subject}[toma|toma|tomar] {oneOf, list, or, acc} hasta el final del turno',
    de: '{self, subject}[nimm |nimmt |]{oneOf, list, or, acc} bis zum Ende des Zugs [an dich|an sich|an <dich|sich> nehmen]',
    fr: '{self, subject}[prenez|prend|prendre] {oneOf, list, or, acc} jusqu’à la fin du tour',
    pl: '{self, subject}[przejmij|przejmuje|przejąć] {oneOf, list, or, acc} do końca tury',
  },
  facts: ({ title }) => ({ oneOf: [titles[title]] }),
  price: ({ title }, table, { actor = table.current }) => ({ [`title:${title}:${actor}`]: 1, actions: 0.6 }),
  possible: (game, { title }, { actor = 0 }) => mayBorrow(game, actor, title),
  barred: (game, { title }, { actor = 0 }) => !mayBorrow(game, actor, title),
})

export const ellenTigh = {
  name: nameOf(characters['ellen-tigh']),
  type: 'political leader',
  skills: draws([2, 'politics'], [2, 'leadership'], [1, 'treachery']),
  setup: 'admirals-quarters',
  succession: { president: 7, admiral: 21, cag: 21 },
  abilities: {
    politicallyAdroit: {
      name: names`Politically Adroit | Astucia política | Politisch gewandt | Finesse politique | Zręczny polityk`,
      ...at(movementEnds, giveCardToDraw(2), ownTurn()),
    },
    manipulative: {
      name: names`Manipulative | Manipuladora | Manipulativ | Manipulatrice | Manipulantka`,
      ...oncePerGame(
        interrupt('turnBegins', either('self', borrow('president'), borrow('admiral')), { when: ownTurn() }),
      ),
    },
    nothingButTrouble: {
      name: names`Nothing But Trouble | Solo trae problemas | Nichts als Ärger | Rien que des ennuis | Same kłopoty`,
      ...drawsSkill('treachery'),
    },
  },
} as const satisfies Character

/** Politically Adroit: a card for two. */
const politicallyAdroit = procedure<{ seat: Seat; count: number; to?: Seat }>('politicallyAdroit', {
  whom: {
    text: says`To whom at your location do you give a Skill card, to draw {count}? | ¿A quién de tu localización le das una carta de Habilidad para robar {count}? | Wem an deinem Ort gibst du eine Fertigkeitskarte, um {count} zu ziehen? | À qui, dans votre lieu, donnez-vous une carte Compétence pour en piocher {count}\u202f? | Komu na twoim obszarze dajesz kartę umiejętności, aby pociągnąć {count}?`,
    facts: (_game, { count }) => ({ count }),
    options: (game, { seat }) => {
      const company = companions(game, seat)
      return company.length === 0 || game.seats[seat].hand.length === 0 ? [] : [nobody, ...seatOptions(company)]
    },
    fallback: () => [nobody],
    answer: (_game, frame, _seat, [choice]) => {
      if (choice === nobody) return 'end'
      frame.to = chosenSeat(choice)
    },
  },
  give: {
    text: says`Which Skill card do you give {to, form, dat}? | ¿Qué carta de Habilidad le das {to, form, dat}? | Welche Fertigkeitskarte gibst du {to, form, dat}? | Quelle carte Compétence donnez-vous {to, form, dat}\u202f? | Którą kartę umiejętności dajesz {to, form, dat}?`,
    facts: (_game, { to }) => ({ to }),
    who: (_game, { seat, to }) => (to === undefined ? undefined : seat),
    options: (game, { seat }) => cardOption.each([...new Set(game.seats[seat].hand)]),
    // Also where all cards are alike: an answer at once would tell.
    always: (game, { seat }) => game.seats[seat].hand.length > 1,
    answer: (game, { to = 0 }, seat, [choice]) => {
      const card = cardOf(choice)
      takeUnseen(game, seat, card)
      addToHand(game, to, card, bit(seat))
      tell.givesCard(game, { seat, to })
      tell.gaveCard(game, { card }, [seat, to])
    },
  },
  draw: (game, { seat, count, to }) => {
    if (to !== undefined) drawSkillCards.begin(game, { seat, picks: [fromSkillSet(game, seat, count)] })
  },
})

/** Human players at the same location; a viper in space is none. */
function companions(game: Table, seat: Seat): Seat[] {
  const { at } = game.seats[seat]
  if (at === undefined || isArea(at)) return []
  return occupants(game, at).filter((other) => other !== seat && isHuman(game, other))
}

const mayBorrow = (game: Table, seat: Seat, title: Title): boolean =>
  game.titles[title] !== seat && isFitFor(game, title, seat)

/** Manipulative: the title comes for a turn. */
function borrowTitle(game: Game, seat: Seat, title: Title): void {
  if (!mayBorrow(game, seat, title)) return
  remember(game).borrowed = { title, from: game.titles[title], by: seat }
  tell.borrowsTitle(game, { seat, title })
  giveTitle(game, title, seat)
}

/** The start of a turn, as a moment to use something. */
const turnBegins = occasion<object>('turnBegins', {
  en: 'at the start of {own, select, yes {<your|{self, form, gen}> turn} other {a turn}}',
  es: 'al principio {own, select, yes {<de tu turno|del turno {self, form, gen}>} other {de un turno}}',
  de: '{own, select, yes {zu Beginn <deines Zugs|des Zugs {self, form, gen}>} other {zu Beginn eines Zugs}}',
  fr: 'au début {own, select, yes {<de votre tour|du tour {self, form, gen}>} other {d’un tour}}',
  pl: '{own, select, yes {na początku <twojej tury|tury {self, form, gen}>} other {na początku tury}}',
})

export const manipulativeWraps = {
  'turn:start': ((game, _frame, step) => {
    turnBegins.begin(game, {})
    return step()
  }) satisfies Wrap<object>,
  'turn:end': ((game, _frame, step) => {
    returnTitle(game)
    return step()
  }) satisfies Wrap<object>,
}

/** Whoever follows an executed character has neither lent nor borrowed anything. */
export const manipulativeChanges = [
  changed(characterLeaves, (rule, game, seat) => {
    const { borrowed } = recall(game)
    if (borrowed?.by === seat) forget(game, 'borrowed')
    else if (borrowed?.from === seat) remember(game).borrowed = { title: borrowed.title, by: borrowed.by }
    rule(game, seat)
  }),
]

/** It goes back, or down the line if its holder may not hold it any more; nothing is returned that she has lost. */
function returnTitle(game: Game): void {
  const { borrowed } = recall(game)
  if (borrowed === undefined) return
  const { title, from, by } = borrowed
  forget(game, 'borrowed')
  if (game.titles[title] !== by) return
  const may = (seat: Seat) => isFitFor(game, title, seat)
  const heir = from !== undefined && may(from) ? from : firstInLine(game, title, may)
  if (heir !== undefined) giveTitle(game, title, heir)
}

const tell = {
  givesCard: tells('givesCard', {
    en: '{seat} gives a Skill card {to, form, dat}.',
    es: '{seat} da una carta de Habilidad {to, form, dat}.',
    de: '{seat} gibt {to, form, dat} eine Fertigkeitskarte.',
    fr: '{seat} donne une carte Compétence {to, form, dat}.',
    pl: '{seat} przekazuje {to, form, dat} kartę umiejętności.',
  }),
  gaveCard: tells('gaveCard', {
    en: 'The card given is “{card}”.',
    es: 'La carta entregada es “{card}”.',
    de: 'Die gegebene Karte ist „{card}“.',
    fr: 'La carte donnée est «\u202f{card}\u202f».',
    pl: 'Przekazana karta to „{card}”.',
  }),
  borrowsTitle: tells('borrowsTitle', {
    en: '{seat} takes {title, form, acc} for this turn.',
    es: '{seat} toma {title, form, acc} durante este turno.',
    de: '{seat} nimmt für diesen Zug {title, form, acc} an sich.',
    fr: '{seat} prend {title, form, acc} pour ce tour.',
    pl: '{seat} przejmuje na tę turę {title, form, acc}.',
  }),
}

// The Colonial One overlay: four rooms, three of them with old names and new actions. (Rulebook: Revised Cylon and Colonial One locations.)

import { condition } from '../../core/ability.ts'
import type { Location } from '../../core/card.ts'
import type { Seat } from '../../core/ids.ts'
import { says } from '../../core/languages.ts'
import { log } from '../../core/log.ts'
import { node } from '../../core/node.ts'
import { no, yes } from '../../core/option-kinds.ts'
import { procedure } from '../../core/procedure.ts'
import type { Table } from '../../core/state.ts'
import { draw, presidentsOffice } from '../../language/nodes/cards.ts'
import { all, choose, when } from '../../language/nodes/flow.ts'
import { places } from '../../language/terms.ts'
import { nameOf } from '../../language/text.ts'
import { discardInPlay, isInPlay } from '../../rules/cards-in-play.ts'
import { chosenSeat, otherHumans, seatOptions } from '../../rules/table.ts'
import { giveTitle } from '../../rules/titles.ts'
import {
  discardMutiny,
  drawMutiny,
  drawMutinyCard,
  mutinyOf,
  ownMutinyOption,
  priceOfOneKept,
  relief,
} from './mutiny.ts'
import { mutinyCard } from './terms.ts'

/** Somebody else draws a card without going to the Brig, and keeps one; then one's own may be given up. */
const pressRoom = procedure<{ seat: Seat; chosen?: Seat }>('pressRoom', {
  choose: {
    text: says`Which player draws a Mutiny card? | ¿Qué jugador roba una carta de Motín? | Welcher Spieler zieht eine Meutereikarte? | Quel joueur pioche une carte Mutinerie\u202f? | Który gracz ciągnie kartę Buntu?`,
    options: (game, { seat }) => seatOptions(otherHumans(game, seat)),
    prospect: (table, _frame, choice) => ({ changes: priceOfOneKept(table, chosenSeat(choice)) }),
    answer: (game, _frame, _seat, [choice]) => drawMutinyCard.begin(game, { seat: chosenSeat(choice), keeps: 1 }),
  },
  discard: {
    text: says`Do you discard a Mutiny card? | ¿Descartas una carta de Motín? | Wirfst du eine Meutereikarte ab? | Défaussez-vous une carte Mutinerie\u202f? | Czy odrzucasz kartę Buntu?`,
    options: (game, { seat }) => ownMutinyOption.each(mutinyOf(game, seat)),
    pick: (_game, _frame, _seat, options) => ({ min: 0, max: Math.min(1, options.length) }),
    always: () => true,
    answer: (game, _frame, seat, choices) => discardMutiny(game, seat, choices.map(ownMutinyOption.of)),
  },
})

const callThePress = node('callThePress', {
  run: (game, _node, { actor = 0 }) => pressRoom.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[choose|chooses] another player, who draws {cards, counted, one} without being sent to the Brig and keeps only {one}; then {self, subject}[you may |may |]discard {cards, counted, one}',
    es: '{self, subject}[elige|elige|elegir] a otro jugador, que roba {cards, counted, one} sin ir a la Prisión y conserva solo {one}; luego {self, subject}[puedes |puede |]descartar {cards, counted, one}',
    de: '{self, subject}[wähle |wählt |]einen anderen Spieler[|| wählen], der {cards, counted, one, acc} zieht, ohne in die Brig zu gehen, und nur {one} behält; danach [darfst du |darf {self} |]{cards, counted, one, acc} abwerfen',
    fr: '{self, subject}[choisissez|choisit|choisir] un autre joueur, qui pioche {cards, counted, one} sans aller en Cellule et n’en garde que {one}\u202f; ensuite, {self, subject}[vous pouvez |peut |]défausser {cards, counted, one}',
    pl: '{self, subject}[wybierz|wybiera|wybrać] innego gracza, który ciągnie {cards, counted, one, acc}, nie trafiając do Aresztu, i zachowuje tylko {one}; następnie {self, subject}[możesz |może |]odrzucić {cards, counted, one, acc}',
  },
  facts: () => ({ cards: mutinyCard, one: 1 }),
  price: (_node, table, { actor = 0 }) => ({ knowledge: 0.2, ...relief(table, actor) }),
  possible: (table, _node, { actor = 0 }) => otherHumans(table, actor).length > 0,
})

const presidentHoldsMutiny = condition('presidentHoldsMutiny', {
  test: (table) => mutinyOf(table, table.titles.president).length > 0,
  states: true,
  text: {
    en: 'the President holds a Mutiny card',
    es: 'el Presidente tiene una carta de Motín',
    de: 'der Präsident eine Meutereikarte hat',
    fr: 'le Président a une carte Mutinerie',
    pl: 'Prezydent ma kartę Buntu',
  },
})

const prophecy = 'accept-prophecy'

/** The prophecy in play keeps the President in office, once. */
const namePresident = procedure<{ seat: Seat }>('namePresident', {
  prophecy: {
    text: says`Do you discard “{card}” to stay President? | ¿Descartas “{card}” para seguir siendo Presidente? | Wirfst du „{card}“ ab, um Präsident zu bleiben? | Défaussez-vous «\u202f{card}\u202f» pour rester Président\u202f? | Czy odrzucasz „{card}”, aby pozostać Prezydentem?`,
    facts: () => ({ card: prophecy }),
    who: (game) => (isInPlay(game, prophecy) ? game.titles.president : undefined),
    options: () => [yes, no],
    prospect: (_table, { seat }, option) => ({
      changes: option === yes ? {} : { [`title:president:${seat}`]: 1 },
    }),
    answer: (game, _frame, seat, [choice]) => {
      log(game, choice === yes ? 'accepts' : 'declines', { seat, card: prophecy })
      if (choice === no) return undefined
      discardInPlay(game, prophecy)
      return 'end'
    },
  },
  give: (game, { seat }) => giveTitle(game, 'president', seat),
})

const replacePresident = node('replacePresident', {
  run: (game, _node, { chosen = 0 }) => namePresident.begin(game, { seat: chosen }),
  text: {
    en: 'the chosen player becomes President, unless the President discards “Accept Prophecy”',
    es: 'el jugador elegido pasa a ser Presidente, salvo que el Presidente descarte “Aceptar la profecía”',
    de: 'der gewählte Spieler wird Präsident, es sei denn, der Präsident wirft „Prophezeiung annehmen“ ab',
    fr: 'le joueur choisi devient Président, sauf si le Président défausse «\u202fAccepter la prophétie\u202f»',
    pl: 'wybrany gracz zostaje Prezydentem, chyba że Prezydent odrzuci „Przyjęcie proroctwa”',
  },
  price: (_node, _table, { chosen }) => (chosen === undefined ? {} : { [`title:president:${chosen}`]: 1 }),
})

const colonialOne = { board: 'colonial-one', who: 'humans' } as const

export const colonialOneLocations = {
  'press-room': { name: nameOf(places['press-room']), ...colonialOne, action: callThePress() },
  'presidents-office': {
    name: nameOf(places['presidents-office']),
    ...colonialOne,
    action: draw('self', 2, ['politics']),
  },
  administration: {
    name: nameOf(places.administration),
    ...colonialOne,
    action: all(
      drawMutiny('self'),
      when(presidentHoldsMutiny(), choose('self', { asPresident: true, notTitle: 'president' }, replacePresident())),
    ),
  },
  'quorum-chamber': { name: nameOf(places['quorum-chamber']), ...colonialOne, action: presidentsOffice() },
} as const satisfies Record<string, Location>

/** Whether Colonial One has been lost: nobody gets there any more. */
export const isColonialOneLost = (table: Table): boolean => isInPlay(table, 'bomb-on-colonial-1')

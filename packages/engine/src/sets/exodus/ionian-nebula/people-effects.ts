// What allies and crossroads cards do to people and their cards, and nothing else does.

import { condition } from '../../../core/ability.ts'
import type { Who } from '../../../core/card.ts'
import type { LocationId, Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { log, tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { locationOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Game, Table } from '../../../core/state.ts'
import { addToHand, drawFrom } from '../../../core/zones.ts'
import { cards, who as whoTerms } from '../../../language/terms.ts'
import { makeDestinyDeck } from '../../../rules/destiny.ts'
import { dealLoyalty, receiveLoyalty } from '../../../rules/loyalty.ts'
import { isOpen } from '../../../rules/movement.ts'
import { place } from '../../../rules/people.ts'
import { distance, isHuman, seatOf } from '../../../rules/table.ts'
import { provesByCards } from '../../parts/execution.ts'
import { joinLoyaltyDeck } from '../not-a-cylon.ts'
import { diedMeeting } from './state.ts'

/** To any location at all that can be entered. */
export const moveAnywhere = node('moveAnywhere', {
  run: (game, _node, { actor = game.current }) => {
    if (isHuman(game, actor) && !diedMeeting(game, actor)) moving.begin(game, { seat: actor })
  },
  text: {
    en: '{self, subject}[move|moves] to any other location',
    es: '{self, subject}[muévete|se mueve|moverse] a cualquier otra localización',
    de: '{self, subject}[begib dich |begibt sich |<dich|sich> ]an einen beliebigen anderen Ort[|| begeben]',
    fr: '{self, subject}[allez|va|aller] dans n’importe quel autre lieu',
    pl: '{self, subject}[przejdź|przechodzi|przejść] na dowolny inny obszar',
  },
  price: () => ({ moves: 1 }),
})

const moving = procedure<{ seat: Seat }>('moveAnywhere', {
  choose: {
    text: says`Which location do you move to? | ¿A qué localización te mueves? | An welchen Ort begibst du dich? | Dans quel lieu allez-vous\u202f? | Na jaki obszar przechodzisz?`,
    options: (game, { seat }) => locationOption.each(placesFor(game, seat)),
    answer: (game, _frame, seat, [choice]) => {
      const location = locationOption.of(choice)
      place(game, seat, location)
      log(game, 'moves', { seat, location })
    },
  },
})

function placesFor(game: Table, seat: Seat): LocationId[] {
  const { locations } = rulesOf(game)
  return (Object.keys(locations) as LocationId[]).filter(
    (id) => locations[id].who !== 'cylons' && !locations[id].hazard && isOpen(game, id) && game.seats[seat].at !== id,
  )
}

/** The top of the Destiny deck goes into a hand. */
export const takeDestiny = node('takeDestiny', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = game.current }) => takeTop(game, actor, count),
  text: {
    en: '{self, subject}[take|takes] the top {cards, counted, count} into <your|their> hand',
    es: '{self, subject}[toma|toma|tomar] en <tu|su> mano las primeras {cards, counted, count}',
    de: '{self, subject}[nimm |nimmt |]die obersten {cards, counted, count, acc} auf die Hand[|| nehmen]',
    fr: '{self, subject}[prenez|prend|prendre] en main les {cards, counted, count} du dessus',
    pl: '{self, subject}[weź|bierze|wziąć] na rękę wierzchnie {cards, counted, count, acc}',
  },
  facts: ({ count }) => ({ cards: cards.destinyCard, count }),
  price: ({ count }) => ({ skillCards: count }),
})

function takeTop(game: Game, seat: Seat, count: number): void {
  const taken: string[] = []
  for (let i = 0; i < count; i++) {
    const card = drawFrom(game, 'destiny')
    if (card === undefined) break
    addToHand(game, seat, card)
    taken.push(card)
    // ruling: docs/rulings.md#destiny-deck
    if (game.decks.destiny.cards.length === 0) makeDestinyDeck(game)
  }
  if (taken.length === 0) return
  tell.takesDestiny(game, { seat, count: taken.length })
  log(game, 'drew', { seat, cards: taken }, [seat])
}

/** One more human card joins the Loyalty deck, and somebody draws from it; whoever has no loyalty cards does not. */
export const drawLoyaltyAnew = node('drawLoyaltyAnew', {
  make: (who: Who) => ({ who }),
  run: (game, { who }, context) => {
    const seat = seatOf(game, who, context)
    if (!provesByCards(game, seat)) return
    joinLoyaltyDeck(game)
    if (dealLoyalty(game, seat) !== undefined) receiveLoyalty.begin(game, { seat, from: 'deck' })
  },
  text: {
    en: '[shuffle|shuffles] 1 “You Are Not a Cylon” card into the Loyalty deck; then {who, subject}[draw|draws] {cards, counted, one}',
    es: '[baraja|baraja|barajar] 1 carta “No eres un cylon” en el mazo de Lealtad; luego {who, subject}[roba|roba|robar] {cards, counted, one}',
    de: '[mische |mischt |]1 Karte „Sie sind kein Zylon“ in den Loyalitätsstapel[|| mischen]; danach {who, subject}[ziehe |zieht |]{cards, counted, one, acc}[|| ziehen]',
    fr: '[mélangez|mélange|mélanger] 1 carte «\u202fVous n’êtes pas un cylon\u202f» dans le paquet Loyauté\u202f; puis {who, subject}[piochez|pioche|piocher] {cards, counted, one}',
    pl: '[wtasuj|wtasowuje|wtasować] 1 kartę „Nie jesteś Cylonem” do talii Lojalności; następnie {who, subject}[pociągnij|ciągnie|pociągnąć] {cards, counted, one, acc}',
  },
  onChosen: {
    en: '{by, subject}[shuffle|shuffles] 1 “You Are Not a Cylon” card into the Loyalty deck and [choose|chooses] {choice}, who draws {cards, counted, one}',
    es: '{by, subject}[baraja|baraja|barajar] 1 carta “No eres un cylon” en el mazo de Lealtad y [elige|elige|elegir] {choice}, que roba {cards, counted, one}',
    de: '{by, subject}[mische |mischt |]1 Karte „Sie sind kein Zylon“ in den Loyalitätsstapel [und wähle|und wählt|mischen und] {choice}[|| wählen], der {cards, counted, one, acc} zieht',
    fr: '{by, subject}[mélangez|mélange|mélanger] 1 carte «\u202fVous n’êtes pas un cylon\u202f» dans le paquet Loyauté et [choisissez|choisit|choisir] {choice}, qui pioche {cards, counted, one}',
    pl: '{by, subject}[wtasuj|wtasowuje|wtasować] 1 kartę „Nie jesteś Cylonem” do talii Lojalności i [wybierz|wybiera|wybrać] {choice}, który ciągnie {cards, counted, one, acc}',
  },
  facts: ({ who }) => ({ who: whoTerms[who], cards: cards.loyaltyCard, one: 1 }),
  price: ({ who }, table, context) => {
    const seat = who === 'chosen' ? context.chosen : seatOf(table, who, context)
    return seat === undefined ? {} : { [`loyaltyGiven:${seat}`]: 0.5 }
  },
})

export const travelledAtMost = condition('travelledAtMost', {
  make: (most: number) => ({ most }),
  test: (table, { most }) => distance(table) <= most,
  states: true,
  text: {
    en: 'the distance travelled is {most} or less',
    es: 'la distancia recorrida es de {most} o menos',
    de: 'die zurückgelegte Entfernung {most} oder weniger beträgt',
    fr: 'la distance parcourue est de {most} ou moins',
    pl: 'przebyty dystans wynosi {most} lub mniej',
  },
})

const tell = {
  takesDestiny: tells('takesDestiny', {
    en: '{seat, subject}takes {count, plural, one {# card} other {# cards}} of the Destiny deck.',
    es: '{seat, subject}toma {count, plural, one {# carta} other {# cartas}} del mazo de Destino.',
    de: '{seat, subject}nimmt {count, plural, one {# Karte} other {# Karten}} des Schicksalsstapels.',
    fr: '{seat, subject}prend {count, plural, one {# carte} other {# cartes}} du paquet Destinée.',
    pl: '{seat, subject}bierze {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} z talii Przeznaczenia.',
  }),
}

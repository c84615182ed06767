// The questions that the Cylon leaders' sheets ask.

import type { Area, CardId, Seat, SkillType } from '../../core/ids.ts'
import { log } from '../../core/log.ts'
import { procedure } from '../../core/procedure.ts'
import { rulesOf } from '../../core/rules.ts'
import type { Game } from '../../core/state.ts'
import { addToHand, bit, drawFrom, randomOf, takeFromHand, takeUnseen } from '../../core/zones.ts'
import { basestarAt, removeBasestar } from '../../rules/damage.ts'
import { beginPlacing, supply } from '../../rules/placement.ts'
import { cardOf, drawSkills } from '../../rules/skill-cards.ts'
import { pileOf } from '../../rules/skill-check.ts'
import { chosenSeat, others, seatOptions } from '../../rules/table.ts'
import { basestarsAs } from './board.ts'

/** Primacy. */
export const primacy = procedure<{ seat: Seat }>('primacy', {
  basestar: {
    text: {
      en: 'All basestars are on the board. Which one do you remove?',
      es: 'Todas las Estrellas Base están en el tablero. ¿Cuál retiras?',
      de: 'Alle Basissterne sind auf dem Spielplan. Welchen entfernst du?',
      fr: 'Tous les basestars sont sur le plateau. Lequel retirez-vous\u202f?',
      pl: 'Wszystkie basestary są na planszy. Którego usuwasz?',
    },
    who: (game, { seat }) => (supply(game, 'basestar') === 0 ? seat : undefined),
    options: (game) => ['removeNone', ...basestarsAs(game, 'remove')],
    fallback: () => ['removeNone'],
    answer: (game, _frame, _seat, [choice]) => {
      const [, area, , id] = choice.split(':') as [string, Area, string, string]
      const basestar = choice === 'removeNone' ? undefined : basestarAt(game, area, Number(id))
      if (basestar !== undefined) removeBasestar(game, area, basestar)
      return 'escort'
    },
  },
  place: (game) => beginPlacing(game, { front: { basestar: 1 } }),
  escort: {
    text: {
      en: 'Do you also place 3 raiders in front of Galactica and 1 civilian ship behind it?',
      es: '¿Colocas además 3 Incursores delante de Galactica y 1 Nave Civil detrás?',
      de: 'Platzierst du außerdem 3 Jäger vor der Galactica und 1 Zivilschiff dahinter?',
      fr: 'Placez-vous aussi 3 raiders devant le Galactica et 1 vaisseau civil derrière\u202f?',
      pl: 'Czy umieszczasz też 3 raidery przed Galacticą i 1 statek cywilny za nią?',
    },
    who: (_game, { seat }) => seat,
    options: () => ['yes', 'no'],
    answer: (game, _frame, _seat, [choice]) => {
      if (choice === 'yes') beginPlacing(game, { front: { raider: 3 }, rear: { civilian: 1 } })
    },
  },
})

/** Glimpse the Face of God: two cards off the Destiny deck, two back onto it. */
export const glimpse = procedure<{ seat: Seat; count: number }>('glimpse', {
  draw: (game, frame) => {
    const drawn: CardId[] = []
    while (drawn.length < 2 && game.decks.destiny.cards.length > 0) drawn.push(drawFrom(game, 'destiny') ?? '')
    for (const card of drawn) addToHand(game, frame.seat, card)
    frame.count = drawn.length
    log(game, 'glimpses', { seat: frame.seat, count: drawn.length })
    log(game, 'drew', { seat: frame.seat, cards: drawn }, [frame.seat])
  },
  putBack: {
    text: {
      en: 'Which cards do you put on top of the Destiny deck, the one on top named first?',
      es: '¿Qué cartas pones encima del mazo de Destino, nombrando antes la de arriba?',
      de: 'Welche Karten legst du auf den Schicksalsstapel, die oberste zuerst genannt?',
      fr: 'Quelles cartes placez-vous sur le paquet Destinée, celle du dessus nommée d’abord\u202f?',
      pl: 'Które karty kładziesz na talii Przeznaczenia, zaczynając od wierzchniej?',
    },
    who: (_game, { seat }) => seat,
    options: (game, { seat }) => game.seats[seat].hand.map((card) => `card:${card}`),
    pick: (_game, { count }) => ({ min: count, max: count }),
    answer: (game, _frame, seat, choices) => {
      const { destiny } = game.decks
      for (const card of choices.map(cardOf).toReversed()) {
        takeUnseen(game, seat, card)
        destiny.cards.push(card)
        destiny.seen.push(bit(seat))
      }
    },
  },
})

/** Cryptic Message. */
export function swapHands(game: Game, one: Seat, other: Seat): void {
  const [first, second] = [game.seats[one], game.seats[other]]
  const hand = first.hand
  first.hand = second.hand
  second.hand = hand
  first.handSeen = first.hand.map(() => bit(other))
  second.handSeen = second.hand.map(() => bit(one))
  log(game, 'swapsHands', { seat: one, of: other })
  for (const seat of [one, other]) {
    const { hand: cards } = game.seats[seat]
    if (cards.length > 0) log(game, 'tookHand', { cards: [...cards] }, [seat])
  }
}

/** Intimate: one random card is taken, and one of the leader's choice of type comes in its place. */
export const intimate = procedure<{ seat: Seat; of?: Seat }>('intimate', {
  whom: {
    text: {
      en: 'From whom do you take a random Skill card?',
      es: '¿A quién le quitas al azar una carta de Habilidad?',
      de: 'Wem nimmst du zufällig eine Fertigkeitskarte weg?',
      fr: 'À qui prenez-vous au hasard une carte Compétence\u202f?',
      pl: 'Komu zabierasz losową kartę umiejętności?',
    },
    who: (_game, { seat }) => seat,
    options: (game, { seat }) => seatOptions(withCards(game, seat)),
    answer: (game, frame, seat, [choice]) => {
      const of = chosenSeat(choice)
      frame.of = of
      const card = randomOf(game, game.seats[of].hand)
      takeUnseen(game, of, card)
      addToHand(game, seat, card, bit(of))
      log(game, 'takesCard', { seat, of })
      log(game, 'tookCard', { seat, of, card }, [seat, of])
    },
  },
  skill: {
    text: {
      en: 'From which Skill deck does {of} draw a card?',
      es: '¿De qué mazo de Habilidad roba una carta {of}?',
      de: 'Von welchem Fertigkeitsstapel zieht {of} eine Karte?',
      fr: 'De quel paquet Compétence vient la carte que pioche {of}\u202f?',
      pl: 'Z której talii umiejętności {of} ciągnie kartę?',
    },
    facts: (_game, { of }) => ({ of }),
    who: (_game, { seat, of }) => (of === undefined ? undefined : seat),
    options: (game) => rulesOf(game).skillTypes.map((skill) => `skill:${skill}`),
    answer: (game, { of = 0 }, _seat, [choice]) => drawSkills(game, of, [choice.slice('skill:'.length) as SkillType]),
  },
})

export const withCards = (game: Game, seat: Seat): Seat[] =>
  others(game, seat).filter((other) => game.seats[other].hand.length > 0)

/** Human Delusion: cards added when all others lie open. */
export const humanDelusion = procedure<{ seat: Seat }>('humanDelusion', {
  add: {
    text: {
      en: 'Which cards do you add to the revealed skill check?',
      es: '¿Qué cartas añades a la prueba de Habilidad revelada?',
      de: 'Welche Karten legst du in den aufgedeckten Fertigkeits-Check?',
      fr: 'Quelles cartes jouez-vous dans le test de compétence révélé\u202f?',
      pl: 'Które karty dokładasz do odkrytego testu umiejętności?',
    },
    who: (_game, { seat }) => seat,
    options: (game, { seat }) => game.seats[seat].hand.map((card) => `card:${card}`),
    pick: (_game, _frame, _seat, options) => ({ min: 0, max: options.length }),
    always: () => true,
    fallback: () => [],
    answer: (game, _frame, seat, choices) => {
      const cards = choices.map(cardOf)
      for (const card of cards) {
        takeFromHand(game, seat, card)
        pileOf(game).push({ card, faceUp: true })
      }
      log(game, 'addsFaceUp', { seat, cards })
    },
  },
})

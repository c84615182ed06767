// Caprica Six: Cylon leader.

import { interrupt, movement, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { LocationId, Seat } from '../../../core/ids.ts'
import { names } from '../../../core/languages.ts'
import { log } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { cardOption, skillOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { addToHand, bit, randomOf, takeFromHand, takeUnseen } from '../../../core/zones.ts'
import { cards, characters, places } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { cardOf, drawSkills } from '../../../rules/skill-cards.ts'
import { pileOf } from '../../../rules/skill-check.ts'
import { chosenSeat, others, seatOptions } from '../../../rules/table.ts'
import '../terms.ts'

const takeIntimateCard = node('takeIntimateCard', {
  run: (game, _node, { actor = 0 }) => takeIntimately.begin(game, { seat: actor }),
  text: {
    en: 'take 1 random Skill card from another player, who then draws 1 Skill card of a type of this player’s choice',
    es: 'quita al azar 1 carta de Habilidad a otro jugador, que luego roba 1 carta de Habilidad del tipo que elija este jugador',
    de: 'einem anderen Spieler 1 zufällige Fertigkeitskarte wegnehmen; er zieht danach 1 Fertigkeitskarte eines Typs nach Wahl dieses Spielers',
    fr: 'prenez au hasard 1 carte Compétence à un autre joueur, qui pioche ensuite 1 carte Compétence d’un type au choix de ce joueur',
    pl: 'zabierz 1 losową kartę umiejętności innemu graczowi, który następnie ciągnie 1 kartę umiejętności rodzaju wybranego przez tego gracza',
  },
  price: () => ({ skillCards: -0.5 }),
  possible: (game, _node, { actor = 0 }) => withCards(game, actor).length > 0,
})

const addAfterReveal = node('addAfterReveal', {
  run: (game, _node, { actor = 0 }) => humanDelusion.begin(game, { seat: actor }),
  text: {
    en: 'add any number of Skill cards from your hand to this check',
    es: 'añade a esta prueba cualquier número de cartas de Habilidad de tu mano',
    de: 'beliebig viele Fertigkeitskarten aus der Hand in diesen Check legen',
    fr: 'jouez dans ce test n’importe quel nombre de cartes Compétence de votre main',
    pl: 'dołóż do tego testu dowolną liczbę kart umiejętności z ręki',
  },
  mayText: {
    en: 'add any number of Skill cards from their hand to it',
    es: 'añadirle cualquier número de cartas de Habilidad de su mano',
    de: 'beliebig viele Fertigkeitskarten aus der Hand hineinlegen',
    fr: 'y jouer n’importe quel nombre de cartes Compétence de sa main',
    pl: 'dołożyć do niego dowolną liczbę kart umiejętności z ręki',
  },
  price: () => ({ skillCards: -2 }),
  possible: (game, _node, { actor = 0 }) => game.seats[actor].hand.length > 0,
})

const paysAt = rule('paysAt', {
  make: (location: LocationId, count: number) => ({ location, count }),
  bends: {
    locationCost: (value, asked, { location, count }, owner) =>
      asked.seat === owner && asked.location === location ? value + count : value,
  },
  text: {
    en: 'this player must discard {cards, counted, count} to activate {location, form, acc}',
    es: 'este jugador debe descartar {cards, counted, count} para activar {location, form, acc}',
    de: 'dieser Spieler muss {cards, counted, count, acc} abwerfen, um {location, form, acc} zu aktivieren',
    fr: 'ce joueur doit défausser {cards, counted, count} pour activer {location, form, acc}',
    pl: 'ten gracz musi odrzucić {cards, counted, count, acc}, aby aktywować {location, form, acc}',
  },
  facts: ({ location, count }) => ({ location: places[location], cards: cards.skillCard, count }),
})

export const capricaSix = {
  name: nameOf(characters['caprica-six']),
  type: 'cylon leader',
  ofCylon: true,
  skills: draws([1, 'leadership'], [1, 'treachery', 'engineering']),
  setup: 'caprica',
  abilities: {
    intimate: {
      name: names`Intimate | Intimidad | Intimität | Intimité | Bliskość`,
      ...movement(takeIntimateCard()),
    },
    humanDelusion: {
      name: names`Human Delusion | Delirio humano | Menschlicher Wahn | Délire humain | Ludzkie urojenie`,
      ...oncePerGame(interrupt('skillCheck:revealed', addAfterReveal())),
    },
    conflictedLoyalties: {
      name: names`Conflicted Loyalties | Lealtades en conflicto | Loyalitätskonflikte | Loyautés conflictuelles | Sprzeczne lojalności`,
      ...paysAt('cylon-fleet', 1),
    },
  },
} as const satisfies Character

/** Intimate: one random card is taken, and one of the leader's choice of type comes in its place. */
const takeIntimately = procedure<{ seat: Seat; of?: Seat }>('intimate', {
  whom: {
    text: {
      en: 'From whom do you take a random Skill card?',
      es: '¿A quién le quitas al azar una carta de Habilidad?',
      de: 'Wem nimmst du zufällig eine Fertigkeitskarte weg?',
      fr: 'À qui prenez-vous au hasard une carte Compétence\u202f?',
      pl: 'Komu zabierasz losową kartę umiejętności?',
    },
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
    options: (game) => skillOption.each(rulesOf(game).skillTypes),
    answer: (game, { of = 0 }, _seat, [choice]) => drawSkills(game, of, [skillOption.of(choice)]),
  },
})

const withCards = (game: Table, seat: Seat): Seat[] =>
  others(game, seat).filter((other) => game.seats[other].hand.length > 0)

/** Human Delusion: cards added when all others lie open. */
const humanDelusion = procedure<{ seat: Seat }>('humanDelusion', {
  add: {
    text: {
      en: 'Which cards do you add to the revealed skill check?',
      es: '¿Qué cartas añades a la prueba de Habilidad revelada?',
      de: 'Welche Karten legst du in den aufgedeckten Fertigkeits-Check?',
      fr: 'Quelles cartes jouez-vous dans le test de compétence révélé\u202f?',
      pl: 'Które karty dokładasz do odkrytego testu umiejętności?',
    },
    options: (game, { seat }) => cardOption.each(game.seats[seat].hand),
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

// Caprica Six: Cylon leader.

import { interrupt, movement, oncePerGame } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { log } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { cardOption, skillOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { addToHand, bit, randomOf, takeFromHand, takeUnseen } from '../../../core/zones.ts'
import { paysToActivate } from '../../../language/standing-rules.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { cardOf, drawSkills } from '../../../rules/skill-cards.ts'
import { pileOf } from '../../../rules/skill-check.ts'
import { chosenSeat, others, seatOptions } from '../../../rules/table.ts'
import '../terms.ts'

const takeIntimateCard = node('takeIntimateCard', {
  run: (game, _node, { actor = 0 }) => takeIntimately.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[take|takes] 1 random Skill card from another player, who then draws 1 card from a Skill deck of <your|{self, gender, m {his} f {her} other {their}}> choice',
    es: '{self, subject}[quita|quita|quitar] al azar 1 carta de Habilidad a otro jugador, que luego roba 1 carta del mazo de Habilidad que <tú elijas|elija {self}>',
    de: '{self, subject}[nimm |nimmt |]einem anderen Spieler 1 zufällige Fertigkeitskarte [weg|weg|wegnehmen]; dieser zieht danach 1 Karte von einem Fertigkeitsstapel <deiner|{self, gender, f {ihrer} other {seiner}}> Wahl',
    fr: '{self, subject}[prenez|prend|prendre] au hasard 1 carte Compétence à un autre joueur, qui pioche ensuite 1 carte d’un paquet Compétence <de votre choix|au choix {self, form, gen}>',
    pl: '{self, subject}[zabierz|zabiera|zabrać] innemu graczowi 1 losową kartę umiejętności; następnie ciągnie on 1 kartę z talii umiejętności wybranej przez <ciebie|{self, form, acc}>',
  },
  price: () => ({ skillCards: -0.5 }),
  possible: (game, _node, { actor = 0 }) => withCards(game, actor).length > 0,
})

const addAfterReveal = node('addAfterReveal', {
  run: (game, _node, { actor = 0 }) => humanDelusion.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[add|adds] any number of Skill cards from <your|{self, gender, m {his} f {her} other {their}}> hand to the check',
    es: '{self, subject}[añade|añade|añadir] a la prueba cualquier número de cartas de Habilidad de <tu|su> mano',
    de: '{self, subject}[lege |legt |]beliebig viele Fertigkeitskarten aus der Hand in den Check[|| legen]',
    fr: '{self, subject}[jouez|joue|jouer] dans le test n’importe quel nombre de cartes Compétence de <votre|sa> main',
    pl: '{self, subject}[dołóż|dokłada|dołożyć] do testu dowolną liczbę kart umiejętności z ręki',
  },
  price: () => ({ ownCardsAdded: 1 }),
  possible: (game, _node, { actor = 0 }) => game.seats[actor].hand.length > 0,
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
      ...paysToActivate(1, 'cylon-fleet'),
    },
  },
} as const satisfies Character

/** Intimate: one random card is taken, and one of the leader's choice of type comes in its place. */
const takeIntimately = procedure<{ seat: Seat; of?: Seat }>('intimate', {
  whom: {
    text: says`From whom do you take a random Skill card? | ¿A quién le quitas al azar una carta de Habilidad? | Wem nimmst du zufällig eine Fertigkeitskarte weg? | À qui prenez-vous au hasard une carte Compétence\u202f? | Komu zabierasz losową kartę umiejętności?`,
    options: (game, { seat }) => seatOptions(withCards(game, seat)),
    prospect: (table, _frame, option) => {
      const { hand, revealed } = table.seats[chosenSeat(option)]
      return { changes: { skillCards: revealed ? 0 : -hand.length / 10 } }
    },
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
    text: says`From which Skill deck does {of} draw a card? | ¿De qué mazo de Habilidad roba una carta {of}? | Von welchem Fertigkeitsstapel zieht {of} eine Karte? | De quel paquet Compétence vient la carte que pioche {of}\u202f? | Z której talii umiejętności {of} ciągnie kartę?`,
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
    text: says`Which cards do you add to the revealed skill check? | ¿Qué cartas añades a la prueba de Habilidad revelada? | Welche Karten legst du in den aufgedeckten Fertigkeits-Check? | Quelles cartes jouez-vous dans le test de compétence révélé\u202f? | Które karty dokładasz do odkrytego testu umiejętności?`,
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

// The questions that single Quorum cards ask.

import type { CardId, LocationId, Seat } from '../../core/ids.ts'
import { log } from '../../core/log.ts'
import { frameOf, procedure } from '../../core/procedure.ts'
import { shuffle } from '../../core/random.ts'
import { rulesOf } from '../../core/rules.ts'
import type { Game } from '../../core/state.ts'
import { bit, discardSkill } from '../../core/zones.ts'
import { destroyCivilian, shipOf, shipOption, shipsOnBoard } from '../../rules/civilian-ships.ts'
import { destroyCylonShips, raidersWithoutDie } from '../../rules/combat.ts'
import { crisisDeck } from '../../rules/crisis.ts'
import { repairLocation } from '../../rules/damage.ts'
import { makeDestinyDeck } from '../../rules/destiny.ts'
import { die } from '../../rules/die.ts'
import { repairViper } from '../../rules/fleet-losses.ts'
import { pileOf, skillCheck } from '../../rules/skill-check.ts'
import { pegasusDestroyed } from './board.ts'
import { galacticaAway } from './players.ts'

interface SelfDefense {
  seat: Seat
  ship?: string
  die?: number
}

/** Civilian Self Defense. */
export const civilianSelfDefense = procedure<SelfDefense>('civilianSelfDefense', {
  arm: {
    text: {
      en: 'Which civilian ship defends itself?',
      es: '¿Qué Nave Civil se defiende?',
      de: 'Welches Zivilschiff verteidigt sich?',
      fr: 'Quel vaisseau civil se défend\u202f?',
      pl: 'Który statek cywilny się broni?',
    },
    who: (_game, { seat }) => seat,
    options: (game) => shipsOnBoard(game).map(shipOption),
    answer: (_game, frame, _seat, [choice]) => {
      frame.ship = choice
    },
  },
  fire: {
    text: {
      en: 'What does it destroy?',
      es: '¿Qué destruye?',
      de: 'Was zerstört es?',
      fr: 'Que détruit-il\u202f?',
      pl: 'Co niszczy?',
    },
    who: (_game, { seat }) => seat,
    options: (game, { ship = '' }) => {
      const { area } = shipOf(ship)
      return [
        ...(raidersWithoutDie(game, area) > 0 ? ['raiders'] : []),
        ...(game.space[area].heavyRaiders > 0 ? [`heavyRaider:${area}`] : []),
      ]
    },
    answer: (game, { ship = '' }, _seat, [choice]) => {
      const { area } = shipOf(ship)
      if (choice === 'raiders') destroyCylonShips(game, area, 'raider', 3)
      else destroyCylonShips(game, area, 'heavyRaider', 1)
    },
  },
  roll: (game, { seat }) => die.begin(game, { by: seat, modifier: 0, purpose: 'civilian-self-defense' }),
  risk: (game, { ship = '', die: rolled = 0 }) => {
    const { area, id } = shipOf(ship)
    if (rolled <= 2) destroyCivilian(game, area, id)
  },
})

/** Decks that the Oracle does not speak of; the Destiny deck comes afterwards, as a whole. */
const silent = ['loyalty', 'destiny', 'hostileAgenda', 'sympatheticAgenda', 'lockedShips', 'preparedShips']

function decksOfTheOracle(game: Game): string[] {
  const unused = rulesOf(game).crisisDecks.filter((deck) => deck !== crisisDeck(game))
  return Object.keys(game.decks).filter(
    (deck) => !silent.includes(deck) && !unused.includes(deck) && game.decks[deck].cards.length > 0,
  )
}

export const oracle = procedure<{ seat: Seat }>('oracle', {
  bottom: {
    text: {
      en: 'Which deck’s bottom card do you look at?',
      es: '¿De qué mazo miras la última carta?',
      de: 'Von welchem Stapel siehst du dir die unterste Karte an?',
      fr: 'De quel paquet regardez-vous la dernière carte\u202f?',
      pl: 'Spodnią kartę której talii oglądasz?',
    },
    who: (_game, { seat }) => seat,
    options: (game) => decksOfTheOracle(game).map((deck) => `deck:${deck}`),
    answer: (game, _frame, seat, [choice]) => {
      const deck = choice.slice('deck:'.length)
      game.decks[deck].seen[0] |= bit(seat)
      log(game, 'looksAtBottom', { seat, deck })
      log(game, 'sawBottom', { seat, deck, card: game.decks[deck].cards[0] }, [seat])
    },
  },
  look: (game, { seat }) => {
    const { destiny } = game.decks
    destiny.seen = destiny.seen.map((seen) => seen | bit(seat))
    log(game, 'looksAtDestiny', { seat })
  },
  discard: {
    text: {
      en: 'Which 2 cards of the Destiny deck do you discard?',
      es: '¿Qué 2 cartas del mazo de Destino descartas?',
      de: 'Welche 2 Karten des Schicksalsstapels wirfst du ab?',
      fr: 'Quelles 2 cartes du paquet Destinée défaussez-vous\u202f?',
      pl: 'Które 2 karty z talii Przeznaczenia odrzucasz?',
    },
    who: (_game, { seat }) => seat,
    options: (game) => game.decks.destiny.cards.map((card) => `card:${card}`),
    pick: (_game, _frame, _seat, options) => ({ min: Math.min(2, options.length), max: Math.min(2, options.length) }),
    answer: (game, _frame, seat, choices) => {
      const { destiny } = game.decks
      const cards = choices.map((choice) => choice.slice('card:'.length))
      for (const card of cards) {
        destiny.cards.splice(destiny.cards.indexOf(card), 1)
        discardSkill(game, card)
      }
      log(game, 'discards', { seat, cards })
      if (destiny.cards.length === 0) {
        makeDestinyDeck(game) // ruling: docs/rulings.md#destiny-deck
        return
      }
      shuffle(game.random, destiny.cards)
      destiny.seen = destiny.cards.map(() => 0)
    },
  },
})

/** Damaged locations that can still be repaired. */
export function repairable(game: Game): LocationId[] {
  if (galacticaAway(game)) return []
  const { galacticaDamage } = rulesOf(game)
  return game.damage.flatMap((token) => {
    const { of, location } = galacticaDamage[token]
    return location === undefined || (of === 'pegasus' && pegasusDestroyed(game)) ? [] : [location]
  })
}

/** Vipers that wait for repair, as long as Galactica is there to repair them. */
export const repairableVipers = (game: Game): number => (galacticaAway(game) ? 0 : game.damagedVipers)

/** Resources for Galactica. */
export const repairs = procedure<{ seat: Seat; vipers: number; locations: number }>('repairs', {
  choose: {
    text: {
      en: 'What do you repair next?',
      es: '¿Qué reparas ahora?',
      de: 'Was reparierst du als Nächstes?',
      fr: 'Que réparez-vous ensuite\u202f?',
      pl: 'Co naprawiasz teraz?',
    },
    who: (_game, { seat }) => seat,
    options: (game, { vipers, locations }) => {
      const options = [
        ...(locations > 0 ? repairable(game).map((location) => `location:${location}`) : []),
        ...(vipers > 0 && repairableVipers(game) > 0 ? ['repair:damagedViper'] : []),
      ]
      return options.length === 0 ? [] : [...options, 'done']
    },
    answer: (game, frame, _seat, [choice]) => {
      if (choice === 'done') return 'end'
      if (choice === 'repair:damagedViper') {
        frame.vipers--
        repairViper(game)
      } else {
        frame.locations--
        repairLocation(game, choice.slice('location:'.length))
      }
      return 'choose'
    },
  },
})

export const holderOf = (game: Game, card: CardId | undefined): Seat | undefined =>
  game.inPlay.find((one) => one.card === card)?.holder

/** Probation: the President looks at what the player who has just added cards has added. */
export function lookAtCardsOf(game: Game, president: Seat): void {
  const of = frameOf(game, skillCheck)?.order?.[0]
  if (of === undefined) return
  const played = pileOf(game).filter(({ by }) => by === of)
  for (const entry of played) entry.seen = (entry.seen ?? 0) | bit(president)
  log(game, 'looksAtPlayed', { seat: president, of })
  log(game, 'sawPlayed', { seat: president, of, cards: played.map(({ card }) => card) }, [president])
}

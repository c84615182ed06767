// Romo Lampkin: political leader.

import { action, at, condition, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws, type Wrap } from '../../../core/card.ts'
import type { Seat } from '../../../core/ids.ts'
import { names } from '../../../core/languages.ts'
import { log } from '../../../core/log.ts'
import { node, perform } from '../../../core/node.ts'
import type { Game } from '../../../core/state.ts'
import { addToHand, bit, takeUnseen } from '../../../core/zones.ts'
import { choose } from '../../../language/nodes/flow.ts'
import { leaveBrig } from '../../../language/nodes/people.ts'
import { cards, characters, places } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { send } from '../../../rules/people.ts'
import { discardSkillCards } from '../../../rules/skill-cards.ts'
import { isArea, others } from '../../../rules/table.ts'
import { movementEnds } from '../../../rules/turn.ts'
import '../terms.ts'

const discardsFewer = rule('discardsFewer', {
  make: (count: number) => ({ count }),
  bends: { crisisDiscardSpared: (value, { seat }, { count }, owner) => (seat === owner ? value + count : value) },
  text: {
    en: 'when a Crisis card has <you|{self}> discard Skill cards, <discard|{self} discards> {count} fewer, once for each Crisis card',
    es: 'cuando una carta de Crisis <te haga|haga {self, form, dat}> descartar cartas de Habilidad, <descarta|descarta> {count} menos, una vez por carta de Crisis',
    de: 'wenn eine Krisenkarte <dich|{self, form, acc}> Fertigkeitskarten abwerfen lässt, <wirfst du|wirft {self}> {count} weniger ab, einmal pro Krisenkarte',
    fr: 'quand une carte Crise <vous fait défausser|fait défausser à {self}> des cartes Compétence, <défaussez-en|il en défausse> {count} de moins, une fois par carte Crise',
    pl: 'gdy karta Kryzysu każe <ci|{self, form, dat}> odrzucić karty umiejętności, <odrzuć|odrzuca> o {count} mniej, raz dla każdej karty Kryzysu',
  },
})

/** Whose cards they were knows them. */
const takeHand = (game: Game, by: Seat, of: Seat): void => {
  for (const card of [...game.seats[of].hand]) {
    takeUnseen(game, of, card)
    addToHand(game, by, card, bit(of))
    log(game, 'takesCard', { seat: by, of })
    log(game, 'tookCard', { seat: by, of, card }, [by, of])
  }
}

const free = leaveBrig('self', 'chosen')

const defend = node('defend', {
  run: (game, _node, context) => {
    const { actor = 0, chosen = actor } = context
    perform(game, free, context)
    if (chosen !== actor) takeHand(game, actor, chosen)
  },
  text: {
    en: '{self, subject}[move|moves] that player to another location {ship, form, in} and, if it is somebody else, [take|takes] all that player’s {cards, form, plural}',
    es: '{self, subject}[mueve|mueve|mover] a ese jugador a otra localización {ship, form, of} y, si se trata de otro jugador, [toma|toma|tomar] todas sus {cards, form, plural}',
    de: '{self, subject}[bewege |bewegt |]ihn an einen anderen Ort {ship, form, in} [und nimm|und nimmt|bewegen und], falls es ein anderer Spieler ist, alle seine {cards, form, plural}[|| nehmen]',
    fr: '{self, subject}[déplacez-le|le déplace|le déplacer] dans un autre lieu {ship, form, of} et, s’il s’agit d’un autre joueur, [prenez|prend|prendre] toutes ses {cards, form, plural}',
    pl: '{self, subject}[przenieś|przenosi|przenieść] go na inny obszar {ship, form, of} i, jeśli to inny gracz, [zabierz|zabiera|zabrać] wszystkie jego {cards, form, plural}',
  },
  facts: () => ({ cards: cards.skillCard, ship: places.galactica }),
  prospect: (_node, _table, context) => ({ effect: free, context }),
  parts: () => [free],
})

const inCompany = condition('inCompany', {
  test: (table, _condition, owner) => {
    const { at: place } = table.seats[owner]
    return (
      table.current === owner &&
      place !== undefined &&
      !isArea(place) &&
      others(table, owner).some((seat) => table.seats[seat].at === place)
    )
  },
  states: true,
  text: {
    en: '<you are|{self} is> at a location with another player',
    es: '<estás|{self} está> en una localización con otro jugador',
    de: '<du|{self}> mit einem anderen Spieler am selben Ort <bist|ist>',
    fr: '<vous êtes|{self} est> dans un lieu avec un autre joueur',
    pl: '<przebywasz|{self} przebywa> na obszarze z innym graczem',
  },
})

const caught = 'kleptomania'

const steal = node('steal', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => {
    if (game.seats[actor].hand.length < count) game.usedThisTurn.push(`${actor}:${caught}`)
    else discardSkillCards.begin(game, { due: [{ seat: actor, count }], why: 'ability' })
  },
  text: {
    en: '{self, subject}[discard|discards] {cards, counted, count}; if that is impossible, <you are|{self} is> sent {brig, form, to} at the end of the turn',
    es: '{self, subject}[descarta|descarta|descartar] {cards, counted, count}; si no es posible, <vas|{self} va> {brig, form, to} al final del turno',
    de: '{self, subject}[wirf |wirft |]{cards, counted, count, acc} [ab|ab|abwerfen]; ist das nicht möglich, <kommst du|kommt {self}> am Ende des Zugs {brig, form, to}',
    fr: '{self, subject}[défaussez|défausse|défausser] {cards, counted, count}\u202f; si c’est impossible, <vous allez|{self} va> {brig, form, to} à la fin du tour',
    pl: '{self, subject}[odrzuć|odrzuca|odrzucić] {cards, counted, count, acc}; jeśli to niemożliwe, <trafiasz|{self} trafia> na koniec tury {brig, form, to}',
  },
  facts: ({ count }) => ({ cards: cards.skillCard, count, brig: places.brig }),
  price: ({ count }) => ({ skillCards: -count }),
})

export const romoLampkin = {
  name: nameOf(characters['romo-lampkin']),
  type: 'political leader',
  skills: draws([3, 'politics'], [2, 'tactics']),
  setup: 'administration',
  succession: { president: 5, admiral: 24, cag: 25 },
  abilities: {
    deceitful: {
      name: names`Deceitful | Embaucador | Hinterlistig | Fourbe | Podstępny`,
      ...discardsFewer(1),
    },
    attorney: {
      name: names`Attorney | Abogado | Anwalt | Avocat | Adwokat`,
      ...oncePerGame(action(choose('self', { inBrig: true }, defend()))),
    },
    kleptomania: {
      name: names`Kleptomania | Cleptomanía | Kleptomanie | Cleptomanie | Kleptomania`,
      ...at(movementEnds, steal(2), inCompany()),
    },
  },
} as const satisfies Character

export const lampkinWraps = {
  /** Whoever follows him, if he has been executed, did not steal. ruling: docs/rulings.md#execution-in-ones-own-turn */
  'turn:end': ((game, _frame, step) => {
    const { current, usedThisTurn, seats } = game
    if (usedThisTurn.includes(`${current}:${caught}`) && seats[current].character === 'romo-lampkin')
      send(game, current, 'brig')
    return step()
  }) satisfies Wrap<object>,
}

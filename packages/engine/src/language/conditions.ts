// When an ability applies.

import type { LocationId } from '../core/ids.ts'
import { frameOf } from '../core/procedure.ts'
import { launchedAreas } from '../rules/alert-viper-pilot.ts'
import { crisis } from '../rules/crisis.ts'
import { die } from '../rules/die.ts'
import { repairHere } from '../rules/locations.ts'
import { onBoard } from '../rules/people.ts'
import { skillCheck } from '../rules/skill-check.ts'
import { inBrig, standsFor } from '../rules/table.ts'
import { condition } from './ability.ts'
import { cards, places } from './terms.ts'

/** In a skill check of one of these locations. */
export const checkAt = condition('checkAt', {
  make: (...locations: LocationId[]) => ({ locations }),
  test: (game, { locations }, owner) =>
    (locations as string[]).includes(standsFor(game, frameOf(game, skillCheck)?.context.source ?? '', owner)),
  saysWhen: true,
  text: {
    en: 'when {locations, list, or, the} is activated',
    es: 'al activarse {locations, list, or, the}',
    de: 'wenn {locations, list, or, the} aktiviert wird',
    fr: 'à l’activation {locations, list, or, of}',
    pl: 'gdy dochodzi do aktywacji {locations, list, or, of}',
  },
  facts: ({ locations }) => ({ locations: locations.map((location) => places[location]) }),
})

/** In a skill check of one of these locations that was aimed at this player. */
export const accusedAt = condition('accusedAt', {
  make: (location: LocationId) => ({ location }),
  test: (game, { location }, owner) => {
    const under = frameOf(game, skillCheck)
    return under?.context.source === location && under.context.chosen === owner
  },
  saysWhen: true,
  text: {
    en: 'when this player is chosen with {location, form, the}',
    es: 'cuando se elige a este jugador al activar {location, form, the}',
    de: 'wenn dieser Spieler bei Aktivierung {location, form, of} gewählt wird',
    fr: 'quand ce joueur est choisi à l’activation {location, form, of}',
    pl: 'gdy ten gracz zostaje wybrany przy aktywacji {location, form, of}',
  },
  facts: ({ location }) => ({ location: places[location] }),
})

/** Administration, or Admiral's Quarters aimed at the President. */
export const presidentChallenged = condition('presidentChallenged', {
  make: () => ({}),
  test: (game) => {
    const context = frameOf(game, skillCheck)?.context
    return (
      context?.source === ('administration' as string) ||
      (context?.source === ('admirals-quarters' as string) && context.chosen === game.titles.president)
    )
  },
  saysWhen: true,
  text: {
    en: 'when {administration, form, the} is activated, or the President is chosen with {quarters, form, the}',
    es: 'al activarse {administration, form, the}, o cuando se elige al Presidente al activar {quarters, form, the}',
    de: 'wenn {administration, form, the} aktiviert oder der Präsident bei Aktivierung {quarters, form, of} gewählt wird',
    fr: 'à l’activation {administration, form, of}, ou quand le Président est choisi à l’activation {quarters, form, of}',
    pl: 'gdy dochodzi do aktywacji {administration, form, of} lub Prezydent zostaje wybrany przy aktywacji {quarters, form, of}',
  },
  facts: () => ({ administration: places.administration, quarters: places['admirals-quarters'] }),
})

export const checkOfCrisis = condition('checkOfCrisis', {
  make: () => ({}),
  test: (game) => frameOf(game, skillCheck)?.crisis === true,
  text: {
    en: 'if a Crisis card calls for it',
    es: 'si la exige una carta de Crisis',
    de: 'falls eine Krisenkarte ihn verlangt',
    fr: 'si une carte Crise l’exige',
    pl: 'jeśli wymaga go karta Kryzysu',
  },
})

export const ownTurn = condition('ownTurn', {
  make: () => ({}),
  test: (game, _condition, owner) => game.current === owner,
  text: {
    en: 'during this player’s turn',
    es: 'durante el turno de este jugador',
    de: 'im Zug dieses Spielers',
    fr: 'pendant le tour de ce joueur',
    pl: 'w turze tego gracza',
  },
})

export const viperAttacked = condition('viperAttacked', {
  make: () => ({}),
  test: (game) => frameOf(game, die)?.onViper === true,
  text: {
    en: 'if it is for an attack on a viper',
    es: 'si es por un ataque contra un Viper',
    de: 'falls es um einen Angriff auf eine Viper geht',
    fr: 'si c’est pour une attaque contre un viper',
    pl: 'jeśli dotyczy on ataku na vipera',
  },
})

/** This player has drawn the crisis card. */
export const drewCrisis = condition('drewCrisis', {
  make: () => ({}),
  test: (game, _condition, owner) => {
    const under = frameOf(game, crisis)
    return under?.drawer === owner && under.superCrisis !== true
  },
  saysWhen: true,
  text: {
    en: 'after this player draws a Crisis card',
    es: 'después de que este jugador robe una carta de Crisis',
    de: 'nachdem dieser Spieler eine Krisenkarte gezogen hat',
    fr: 'après que ce joueur a pioché une carte Crise',
    pl: 'gdy ten gracz pociągnie kartę Kryzysu',
  },
})

/** This player has just used a Repair card in their own turn. */
export const repairedInOwnTurn = condition('repairedInOwnTurn', {
  make: () => ({}),
  test: (game, _condition, owner) => game.current === owner && frameOf(game, repairHere)?.seat === owner,
  saysWhen: true,
  text: {
    en: 'after this player uses a “Repair” card during their own turn',
    es: 'después de que este jugador use una carta “Reparar” en su propio turno',
    de: 'nachdem dieser Spieler im eigenen Zug eine Karte „Reparatur“ genutzt hat',
    fr: 'après que ce joueur a utilisé une carte “Réparer” pendant son propre tour',
    pl: 'gdy ten gracz użyje karty „Naprawa” we własnej turze',
  },
})

export const holdsExactly = condition('holdsExactly', {
  make: (count: number) => ({ count }),
  test: (game, { count }, owner) => game.seats[owner].hand.length === count,
  text: {
    en: 'if this player holds exactly {cards, counted, count}',
    es: 'si este jugador tiene exactamente {cards, counted, count} en la mano',
    de: 'falls dieser Spieler genau {cards, counted, count, acc} auf der Hand hat',
    fr: 'si ce joueur a exactement {cards, counted, count} en main',
    pl: 'jeśli ten gracz ma na ręce dokładnie {cards, counted, count, acc}',
  },
  facts: ({ count }) => ({ cards: cards.skillCard, count }),
})

/** A viper has been placed from the Reserves, and this player is aboard Galactica and free. */
export const viperWaits = condition('viperWaits', {
  make: () => ({}),
  test: (game, _condition, owner) =>
    launchedAreas(game).length > 0 && onBoard(game, owner, 'galactica') && !inBrig(game, owner),
  saysWhen: true,
  text: {
    en: 'when a viper is placed from the Reserves in a space area while this player is on Galactica and not in the Brig',
    es: 'cuando se coloca un Viper de la Reserva en una zona de espacio mientras este jugador está en Galactica y no en la Prisión',
    de: 'wenn eine Viper aus der Reserve auf ein Weltraumfeld kommt, während dieser Spieler auf der Galactica und nicht in der Brig ist',
    fr: 'quand un viper de la Réserve est placé dans une case d’espace alors que ce joueur est sur le Galactica et hors de la Cellule',
    pl: 'gdy viper z Rezerwy zostaje umieszczony w sektorze przestrzeni, a ten gracz jest na Galactice i nie w Areszcie',
  },
})

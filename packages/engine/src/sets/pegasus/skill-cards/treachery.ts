// Treachery: what some of its cards do, and the moment at which a human player has discarded one. (Rulebook: Treachery; "Sabotage".)

import { condition } from '../../../core/ability.ts'
import type { Wrap } from '../../../core/card.ts'
import type { CardId, Seat } from '../../../core/ids.ts'
import { log, tells } from '../../../core/log.ts'
import { occasion } from '../../../core/moments.ts'
import { node } from '../../../core/node.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import { changed } from '../../../core/rules.ts'
import type { Game } from '../../../core/state.ts'
import { addToHand, drawFrom, everybody, skillOf } from '../../../core/zones.ts'
import { decks, places } from '../../../language/terms.ts'
import { activateHeavyRaiders, activateRaiders, raidersByArea } from '../../../rules/cylon-ships.ts'
import { reveal } from '../../../rules/loyalty.ts'
import { discardCards, discardRandom } from '../../../rules/skill-cards.ts'
import { isConfined, isHuman } from '../../../rules/table.ts'
import { galacticaAway } from '../new-caprica/where.ts'
import { occupationForce } from '../terms.ts'

/** God's Plan: the card that was just played changes places with the top of the Destiny deck. */
export const exchangeWithDestiny = node('exchangeWithDestiny', {
  run: (game, _node, { actor = 0, source = '' }) => {
    const { destiny, treachery } = game.decks
    const top = drawFrom(game, 'destiny')
    const played = treachery.discard.lastIndexOf(source)
    if (top === undefined || played < 0) return
    treachery.discard.splice(played, 1)
    destiny.cards.push(source)
    destiny.seen.push(everybody)
    addToHand(game, actor, top)
    tell.exchangesDestiny(game, { seat: actor, card: source })
    log(game, 'drew', { seat: actor, cards: [top] }, [actor])
  },
  text: {
    en: '{self, subject}[exchange|exchanges] this card for the top card {deck, form, of}',
    es: '{self, subject}[cambia|cambia|cambiar] esta carta por la primera carta {deck, form, of}',
    de: '{self, subject}[tausche |tauscht |]diese Karte gegen die oberste Karte {deck, form, of}[|| tauschen]',
    fr: '{self, subject}[échangez|échange|échanger] cette carte contre la première carte {deck, form, of}',
    pl: '{self, subject}[zamień|zamienia|zamienić] tę kartę na wierzchnią kartę {deck, form, of}',
  },
  facts: () => ({ deck: decks.destiny }),
  price: () => ({ skillCards: -1 }),
  possible: (game) => game.decks.destiny.cards.length > 0,
})

/** By Your Command: raiders, heavy raiders without centurions, and then the occupation forces, where there are any. */
const byYourCommand = procedure<Record<never, never>>('byYourCommand', {
  raiders: (game) => {
    if (!galacticaAway(game)) activateRaiders.begin(game, { left: raidersByArea(game) })
  },
  heavyRaiders: (game) => {
    if (!galacticaAway(game)) activateHeavyRaiders.begin(game, { withoutCenturions: true })
  },
  occupation: () => undefined,
})

export const activateAllButCenturions = node('activateAllButCenturions', {
  run: (game) => byYourCommand.begin(game, {}),
  text: {
    en: '[activate|activates] all raiders, heavy raiders, and {forces, form, plural}, but no centurions',
    es: '[activa|activa|activar] todos los Incursores, todos los Incursores Pesados y todas {forces, form, thePlural}, pero no los Centuriones',
    de: '[aktiviere |aktiviert |]alle Jäger, alle schweren Jäger und alle {forces, form, plural}[|| aktivieren], aber keine Zenturios',
    fr: '[activez|active|activer] tous les raiders, tous les raiders lourds et toutes {forces, form, thePlural}, mais pas les centurions',
    pl: '[aktywuj|aktywuje|aktywować] wszystkie raidery, wszystkie ciężkie raidery i wszystkie {forces, form, plural}, ale nie centuriony',
  },
  facts: () => ({ forces: occupationForce }),
  price: () => ({ 'acts:raiders': -1, 'acts:heavy': -0.6, 'acts:occupation': -1 }),
})

/** A human player sits in the Brig or in Detention. */
export const anyPrisoner = condition('anyPrisoner', {
  test: (table) => table.seats.some((_, seat) => isHuman(table, seat) && isConfined(table, seat)),
  states: true,
  text: {
    en: 'a human player is {brig, form, in} or {detention, form, in}',
    es: 'algún jugador humano está {brig, form, in} o {detention, form, in}',
    de: 'ein Menschenspieler {brig, form, in} oder {detention, form, in} ist',
    fr: 'un joueur humain est {brig, form, in} ou {detention, form, in}',
    pl: 'któryś gracz prowadzący człowieka jest {brig, form, in} lub {detention, form, in}',
  },
  facts: () => ({ brig: places.brig, detention: places.detention }),
})

/** A human player has just discarded Treachery. */
const treacheryDiscarded = occasion<{ seat: Seat }>(
  'treacheryDiscarded',
  {
    en: 'after {which, select, this {{seat} discards a Treachery card} other {a human player discards a Treachery card (cards discarded by a skill check do not count)}}',
    es: 'después de que {which, select, this {{seat} descarte una carta de Traición} other {un jugador humano descarte una carta de Traición (las que descarta una prueba de Habilidad no cuentan)}}',
    de: 'nachdem {which, select, this {{seat} eine Verrat-Karte abgeworfen hat} other {ein Menschenspieler eine Verrat-Karte abgeworfen hat (Karten, die nach einem Fertigkeits-Check abgeworfen werden, zählen nicht)}}',
    fr: 'après {which, select, this {que {seat} a défaussé une carte Traîtrise} other {qu’un joueur humain a défaussé une carte Traîtrise (celles d’un test de compétence ne comptent pas)}}',
    pl: 'gdy {which, select, this {{seat} odrzuci kartę Zdrady} other {gracz prowadzący człowieka odrzuci kartę Zdrady (karty odrzucane po teście umiejętności się nie liczą)}}',
  },
  ({ seat }) => ({ seat }),
)

/** Whoever has shown a Cylon card is no human player any more. */
const discardsAsHuman = (game: Game, seat: Seat): boolean => isHuman(game, seat) && frameOf(game, reveal)?.seat !== seat

const noticing = (game: Game, seat: Seat, cards: readonly CardId[]): void => {
  if (cards.some((card) => skillOf(game, card) === 'treachery') && discardsAsHuman(game, seat)) {
    treacheryDiscarded.begin(game, { seat })
  }
}

export const treacheryChanges = [
  changed(discardCards, (rule, game, seat, cards, how) => {
    rule(game, seat, cards, how)
    noticing(game, seat, cards)
  }),
  changed(discardRandom, (rule, game, seat, count, how) => {
    const cards = rule(game, seat, count, how)
    noticing(game, seat, cards)
    return cards
  }),
]

interface Moving {
  seat: Seat
  from?: string
}

/** ruling: docs/rulings.md#sabotage-on-the-way */
export const treacheryWraps = {
  'move:pay': ((game, frame: Moving, step) => {
    frame.from = game.seats[frame.seat].at
    return step()
  }) satisfies Wrap<Moving>,
  'move:arrive': ((game, frame: Moving, step) =>
    game.seats[frame.seat].at === frame.from ? step() : undefined) satisfies Wrap<Moving>,
}

const tell = {
  exchangesDestiny: tells('exchangesDestiny', {
    en: '{seat} exchanges “{card}” for the top card of the Destiny deck.',
    es: '{seat} cambia “{card}” por la primera carta del mazo de Destino.',
    de: '{seat} tauscht „{card}“ gegen die oberste Karte des Schicksalsstapels.',
    fr: '{seat} échange «\u202f{card}\u202f» contre la première carte du paquet Destinée.',
    pl: '{seat} zamienia kartę „{card}” na wierzchnią kartę talii Przeznaczenia.',
  }),
}

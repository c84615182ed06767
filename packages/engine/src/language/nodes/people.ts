// Characters, titles and loyalty.

import type { Who } from '../../core/card.ts'
import type { BoardId, LocationId, Seat, Title } from '../../core/ids.ts'
import type { Text } from '../../core/languages.ts'
import { node, type Price, sumOf } from '../../core/node.ts'
import type { Table } from '../../core/state.ts'
import { moveFromBrig } from '../../rules/brig.ts'
import { putInPlay } from '../../rules/cards-in-play.ts'
import { lookAtTitleHolder, priceOfLook } from '../../rules/look.ts'
import { drawSuperCrises, lookAtLoyalty, mayLook, unrevealedOf } from '../../rules/loyalty.ts'
import { canBeSent, onBoard, priceOfStay, sendAllFrom, send as sendTo, whereSent } from '../../rules/people.ts'
import { claimPlayed } from '../../rules/quorum.ts'
import { isConfined, isHuman, isPrison, occupants, seatMeant, seatOf, seatsMeant } from '../../rules/table.ts'
import { firstInLine, giveTitle as give } from '../../rules/titles.ts'
import { cards, places, titles, who as whoTerms } from '../terms.ts'

/** Somebody who is sent to a prison, or to a bed. */
function sentTo(table: Table, seat: Seat | undefined, to: LocationId): Price {
  if (seat === undefined || !canBeSent(table, seat, to)) return {}
  const kind = isPrison(table, whereSent(table, seat, to)) ? 'jailed' : 'hurt'
  return { [`${kind}:${seat}`]: 1, ...priceOfStay(table, seat, to) }
}

/** Everybody of these. */
const allSent = (table: Table, seats: readonly Seat[], to: LocationId): Price =>
  sumOf(seats.map((seat) => sentTo(table, seat, to)))

/** Sends somebody to the Brig or to Sickbay. */
export const send = node('send', {
  make: (who: Who, to: LocationId) => ({ who, to }),
  run: (game, { who, to }, context) => sendTo(game, seatOf(game, who, context), to),
  text: {
    en: '{who, subject}[you are sent|is sent|go] {to, form, to}',
    es: '{who, subject}[vas|va|ir] {to, form, to}',
    de: '{who, subject}[du kommst |kommt |]{to, form, to}[|| kommen]',
    fr: '{who, subject}[vous allez|va|aller] {to, form, to}',
    pl: '{who, subject}[trafiasz|trafia|trafić] {to, form, to}',
  },
  onChosen: {
    en: '{by, subject}[send|sends] {whom} {to, form, to}',
    es: '{by, subject}[envía|envía|enviar] {to, form, to} {whom}',
    de: '{by, subject}[schicke |schickt |]{whom} {to, form, to}[|| schicken]',
    fr: '{by, subject}[envoyez|envoie|envoyer] {to, form, to} {whom}',
    pl: '{by, subject}[wyślij|wysyła|wysłać] {to, form, to} {whom}',
  },
  facts: ({ who, to }) => ({ who: whoTerms[who], to: places[to] }),
  price: ({ who, to }, table, context) => sentTo(table, seatMeant(table, who, context), to),
  whom: (table, { who }, context) => seatsMeant(table, who, context),
  possible: (game, { who, to }, context) => who === 'chosen' || canBeSent(game, seatOf(game, who, context), to),
})

const sendAll: Text = {
  en: 'all characters {from, form, in} are sent {to, form, to}',
  es: 'todos los personajes que estén {from, form, in} son enviados {to, form, to}',
  de: 'alle Charaktere {from, form, in} kommen {to, form, to}',
  fr: 'tous les personnages présents {from, form, in} sont envoyés {to, form, to}',
  pl: 'wszystkie postacie {from, form, in} trafiają {to, form, to}',
}

export const sendAllIn = node('sendAllIn', {
  make: (from: LocationId, to: LocationId) => ({ from, to }),
  run: (game, { from, to }) => sendAllFrom(game, from, to),
  text: sendAll,
  facts: ({ from, to }) => ({ from: places[from], to: places[to] }),
  price: ({ from, to }, table) => allSent(table, occupants(table, from), to),
  whom: (table, { from }) => occupants(table, from),
})

export const sendAllOnBoard = node('sendAllOnBoard', {
  make: (board: 'colonial-one', to: LocationId) => ({ board, to }),
  run: (game, { board, to }) => {
    for (const seat of aboard(game, board)) sendTo(game, seat, to)
  },
  text: sendAll,
  facts: ({ board, to }) => ({ from: places[board], to: places[to] }),
  price: ({ board, to }, table) => allSent(table, aboard(table, board), to),
  whom: (table, { board }) => aboard(table, board),
})

const aboard = (table: Table, board: BoardId): Seat[] =>
  [...table.seats.keys()].filter((seat) => onBoard(table, seat, board))

export const giveTitle = node('giveTitle', {
  make: (title: Title, to: Who) => ({ title, to }),
  run: (game, { title, to }, context) => give(game, title, seatOf(game, to, context)),
  text: {
    en: '<you receive|{to} receives> {title, form, acc}',
    es: '<recibes|{to} recibe> {title, form, acc}',
    de: '<du erhältst|{to} erhält> {title, form, acc}',
    fr: '<vous recevez|{to} reçoit> {title, form, acc}',
    pl: '<otrzymujesz|{to} otrzymuje> {title, form, acc}',
  },
  onChosen: {
    en: '{by, subject}[give|gives] {title, form, acc} {toWhom}',
    es: '{by, subject}[da|da|dar] {title, form, acc} {toWhom}',
    de: '{by, subject}[gib |gibt |]{toWhom} {title, form, acc}[|| geben]',
    fr: '{by, subject}[donnez|donne|donner] {title, form, acc} {toWhom}',
    pl: '{by, subject}[przekaż|przekazuje|przekazać] {title, form, acc} {toWhom}',
  },
  facts: ({ title, to }) => ({ title: titles[title], who: whoTerms[to], to: whoTerms[to] }),
  price: ({ title, to }, table, context) => titled(title, seatMeant(table, to, context)),
  whom: (table, { to }, context) => seatsMeant(table, to, context),
  possible: (game, { title, to }, context) => to === 'chosen' || game.titles[title] !== seatOf(game, to, context),
})

/** Looks at one loyalty card of somebody at random, or at all of them; a revealed Cylon must have been chosen for it. */
export const look = node('look', {
  make: (by: Who, of: Who, how: 'one' | 'all' = 'one') => ({ by, of, how }),
  run: (game, { by, of, how }, context) => {
    const seat = seatOf(game, of, context)
    if (of === 'chosen' || isHuman(game, seat)) lookAtLoyalty(game, seatOf(game, by, context), seat, how === 'all')
  },
  text: {
    en: '{by, subject}[look|looks] at {how, select, all {all Loyalty cards} other {1 random Loyalty card}} of {of}',
    es: '{by, subject}[mira|mira|mirar] {how, select, all {todas las cartas de Lealtad} other {al azar 1 carta de Lealtad}} {of, form, gen}',
    de: '{by, subject}[sieh dir |sieht sich |<dir|sich> ]{how, select, all {alle Loyalitätskarten} other {1 zufällige Loyalitätskarte}} {of, form, gen} [an|an|ansehen]',
    fr: '{by, subject}[regardez|regarde|regarder] {how, select, all {toutes les cartes Loyauté} other {au hasard 1 carte Loyauté}} {of, form, gen}',
    pl: '{by, subject}[obejrzyj|ogląda|obejrzeć] {how, select, all {wszystkie karty Lojalności} other {1 losową kartę Lojalności}} {of, form, gen}',
  },
  onChosen: {
    en: '{by, subject}[look|looks] at {how, select, all {all Loyalty cards} other {1 random Loyalty card}} of {whom}',
    es: '{by, subject}[mira|mira|mirar] {how, select, all {todas las cartas de Lealtad} other {al azar 1 carta de Lealtad}} {ofWhom}',
    de: '{by, subject}[sieh dir |sieht sich |<dir|sich> ]{how, select, all {alle Loyalitätskarten} other {1 zufällige Loyalitätskarte}} {ofWhom} [an|an|ansehen]',
    fr: '{by, subject}[regardez|regarde|regarder] {how, select, all {toutes les cartes Loyauté} other {au hasard 1 carte Loyauté}} {ofWhom}',
    pl: '{by, subject}[obejrzyj|ogląda|obejrzeć] {how, select, all {wszystkie karty Lojalności} other {1 losową kartę Lojalności}} {ofWhom}',
  },
  facts: ({ by, of, how }) => ({ by: whoTerms[by], of: whoTerms[of], how }),
  price: ({ by, of, how }, table, context) => {
    const [eyes, seat] = [seatMeant(table, by, context), seatMeant(table, of, context)]
    return eyes === undefined || seat === undefined ? { knowledge: 2 } : priceOfLook(table, eyes, seat, how === 'all')
  },
  whom: (table, { of }, context) => seatsMeant(table, of, context),
  possible: (game, { by, of }, context) =>
    mayLook(game, seatOf(game, by, context)) &&
    ((of === 'chosen' && context.chosen === undefined) || unrevealedOf(game, seatOf(game, of, context)).length > 0),
})

/** Looks at one random loyalty card of the President or of the Admiral. */
export const lookAtPresidentOrAdmiral = node('lookAtPresidentOrAdmiral', {
  make: (by: Who) => ({ by }),
  run: (game, { by }, context) => lookAtTitleHolder.begin(game, { by: seatOf(game, by, context) }),
  text: {
    en: '{by, subject}[look|looks] at 1 random Loyalty card of {of, list, or}',
    es: '{by, subject}[mira|mira|mirar] al azar 1 carta de Lealtad {of, list, or, gen}',
    de: '{by, subject}[sieh dir |sieht sich |<dir|sich> ]1 zufällige Loyalitätskarte {of, list, or, gen} [an|an|ansehen]',
    fr: '{by, subject}[regardez|regarde|regarder] au hasard 1 carte Loyauté {of, list, or, gen}',
    pl: '{by, subject}[obejrzyj|ogląda|obejrzeć] 1 losową kartę Lojalności {of, list, or, gen}',
  },
  facts: ({ by }) => ({ by: whoTerms[by], of: [whoTerms.president, whoTerms.admiral] }),
  prospect: ({ by }, table, context) => {
    const eyes = seatMeant(table, by, context)
    if (eyes === undefined) return { changes: { knowledge: 1 } }
    const holders = [table.titles.president, table.titles.admiral]
    return { oneOf: holders.map((seat) => ({ changes: priceOfLook(table, eyes, seat, false) })), by: eyes }
  },
})

/** Lays the card before the chosen player. */
export const assign = node('assign', {
  run: (game, _node, { source, chosen }) => {
    if (source !== undefined && claimPlayed(game, source)) putInPlay(game, source, chosen)
  },
  text: {
    en: '[give|gives] this card {to, form, dat}',
    es: '[da|da|dar] esta carta {to, form, dat}',
    de: '[gib |gibt |]diese Karte {to, form, dat}[|| geben]',
    fr: '[donnez|donne|donner] cette carte {to, form, dat}',
    pl: '[przekaż|przekazuje|przekazać] tę kartę {to, form, dat}',
  },
  onChosen: {
    en: '{by, subject}[give|gives] this card {toWhom}',
    es: '{by, subject}[da|da|dar] esta carta {toWhom}',
    de: '{by, subject}[gib |gibt |]diese Karte {toWhom}[|| geben]',
    fr: '{by, subject}[donnez|donne|donner] cette carte {toWhom}',
    pl: '{by, subject}[przekaż|przekazuje|przekazać] tę kartę {toWhom}',
  },
  facts: () => ({ to: whoTerms.chosen }),
  price: (_node, _table, { chosen }): Price => (chosen === undefined ? {} : { [`entrusted:${chosen}`]: 1 }),
})

/** Out of the Brig to any location on Galactica that may be entered. */
export const leaveBrig = node('leaveBrig', {
  make: (by: Who, who: Who, more: { anywhere?: true; prison?: LocationId; aboard?: BoardId } = {}) => ({
    by,
    who,
    ...more,
  }),
  run: (game, { by, who, anywhere }, context) => {
    const frame = { by: seatOf(game, by, context), seat: seatOf(game, who, context) }
    moveFromBrig.begin(game, anywhere ? { ...frame, anywhere } : frame)
  },
  text: {
    en: '{who, subject}[move|moves] from {prison, form, acc} to {where, select, anywhere {any other location} other {another location {ship, form, in}}}{own, select, yes {} other { of {by, form, gen} choice}}',
    es: '{who, subject}[muévete|se mueve|moverse] {prison, form, of} a {where, select, anywhere {cualquier otra localización} other {otra localización {ship, form, of}}}{own, select, yes {} other { a elección {by, form, gen}}}',
    de: '{who, subject}[verlasse |verlässt |]{prison, form, acc}[ und begib dich an | und begibt sich an | verlassen und <dich|sich> an ]einen {where, select, anywhere {beliebigen anderen Ort} other {anderen Ort {ship, form, in}}}{own, select, yes {} other { nach Wahl {by, form, gen}}}[|| begeben]',
    fr: '{who, subject}[quittez|quitte|quitter] {prison, form, the} pour {where, select, anywhere {n’importe quel autre lieu} other {un autre lieu {ship, form, of}}}{own, select, yes {} other { au choix {by, form, gen}}}',
    pl: '{who, subject}[opuść|opuszcza|opuścić] {prison, form, acc} i [przejdź|przechodzi|przejść] na {where, select, anywhere {dowolny inny obszar} other {inny obszar {ship, form, of}}}{own, select, yes {} other { wybrany przez {by, form, acc}}}',
  },
  onChosen: {
    en: '{by, subject}[move|moves] {whom} to {where, select, anywhere {any other location} other {another location {ship, form, in}}}',
    es: '{by, subject}[mueve|mueve|mover] {whom} a {where, select, anywhere {cualquier otra localización} other {otra localización {ship, form, of}}}',
    de: '{by, subject}[bewege |bewegt |]{whom} an einen {where, select, anywhere {beliebigen anderen Ort} other {anderen Ort {ship, form, in}}}[|| bewegen]',
    fr: '{by, subject}[déplacez|déplace|déplacer] {whom} dans {where, select, anywhere {n’importe quel autre lieu} other {un autre lieu {ship, form, of}}}',
    pl: '{by, subject}[przenieś|przenosi|przenieść] {whom} na {where, select, anywhere {dowolny inny obszar} other {inny obszar {ship, form, of}}}',
  },
  facts: ({ who, by, anywhere, prison = 'brig', aboard = 'galactica' }) => ({
    who: whoTerms[who],
    by: whoTerms[by],
    own: who === by ? 'yes' : 'no',
    where: anywhere ? 'anywhere' : 'aboard',
    prison: places[prison],
    ship: places[aboard],
  }),
  price: ({ who }, table, context) => {
    const seat = seatMeant(table, who, context)
    return seat === undefined ? {} : { [`freed:${seat}`]: 1 }
  },
  possible: (game, { who }, context) => who === 'chosen' || isConfined(game, seatOf(game, who, context)),
})

/** Who would hold a title next. */
const heirTo = (table: Table, title: Title): Seat | undefined =>
  firstInLine(table, title, (seat) => isHuman(table, seat) && seat !== table.titles[title])

const titled = (title: Title, seat: Seat | undefined): Price =>
  seat === undefined ? {} : { [`title:${title}:${seat}`]: 1 }

/** Suspicious Election Results. */
export const titleToHeir = node('titleToHeir', {
  make: (title: Title) => ({ title }),
  run: (game, { title }) => {
    const heir = heirTo(game, title)
    if (heir !== undefined) give(game, title, heir)
  },
  whom: (table, { title }) => [heirTo(table, title) ?? []].flat(),
  text: {
    en: '{title, form, the} passes to the player highest in the line of succession who does not hold it',
    es: '{title, form, the} pasa al primer jugador de la línea de sucesión que no lo ostente',
    de: '{title, form, the} geht an den Ranghöchsten in der Amtsfolge, der ihn nicht innehat',
    fr: '{title, form, the} passe au joueur le plus élevé dans l’ordre de succession qui ne le détient pas',
    pl: '{title, form, the} przechodzi na gracza znajdującego się najwyżej w linii sukcesji, który go nie posiada',
  },
  facts: ({ title }) => ({ title: titles[title] }),
  price: ({ title }, table) => titled(title, heirTo(table, title)),
})

export const drawSuperCrisis = node('drawSuperCrisis', {
  make: (who: Who) => ({ who }),
  run: (game, { who }, context) => drawSuperCrises(game, seatOf(game, who, context), 1),
  text: {
    en: '{who, subject}[draw|draws] {cards, counted, one}',
    es: '{who, subject}[roba|roba|robar] {cards, counted, one}',
    de: '{who, subject}[ziehe |zieht |]{cards, counted, one, acc}[|| ziehen]',
    fr: '{who, subject}[piochez|pioche|piocher] {cards, counted, one}',
    pl: '{who, subject}[pociągnij|ciągnie|pociągnąć] {cards, counted, one, acc}',
  },
  facts: ({ who }) => ({ who: whoTerms[who], cards: cards.superCrisisCard, one: 1 }),
  price: () => ({ superCrises: -1 }),
  possible: (game) => game.decks.superCrisis.cards.length + game.decks.superCrisis.discard.length > 0,
})

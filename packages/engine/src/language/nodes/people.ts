// Characters, titles and loyalty.

import type { Who } from '../../core/card.ts'
import type { LocationId, Title } from '../../core/ids.ts'
import type { Text } from '../../core/languages.ts'
import { node } from '../../core/node.ts'
import { moveFromBrig } from '../../rules/brig.ts'
import { putInPlay } from '../../rules/cards-in-play.ts'
import { lookAtTitleHolder } from '../../rules/look.ts'
import { drawSuperCrises, lookAtLoyalty, mayLook, unrevealedOf } from '../../rules/loyalty.ts'
import { canBeSent, onBoard, sendAllFrom, send as sendTo } from '../../rules/people.ts'
import { claimPlayed } from '../../rules/quorum.ts'
import { isConfined, isHuman, seatOf } from '../../rules/table.ts'
import { firstInLine, giveTitle as give } from '../../rules/titles.ts'
import { cards, places, titles, who as whoTerms } from '../terms.ts'

const harm = (to: LocationId) => (to === 'brig' ? { brig: -1 } : { sickbay: -1 })

/** Sends somebody to the Brig or to Sickbay. */
export const send = node('send', {
  make: (who: Who, to: LocationId) => ({ who, to }),
  run: (game, { who, to }, context) => sendTo(game, seatOf(game, who, context), to),
  text: {
    en: '{who} is sent {to, form, to}',
    es: '{who} es {who, gender, f {enviada} other {enviado}} {to, form, to}',
    de: '{who} kommt {to, form, to}',
    fr: '{who} est {who, gender, f {envoyée} other {envoyé}} {to, form, to}',
    pl: '{who} trafia {to, form, to}',
  },
  facts: ({ who, to }) => ({ who: whoTerms[who], to: places[to] }),
  price: ({ to }) => harm(to),
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
  price: () => ({ sickbay: -0.5 }),
})

export const sendAllOnBoard = node('sendAllOnBoard', {
  make: (board: 'colonial-one', to: LocationId) => ({ board, to }),
  run: (game, { board, to }) => {
    game.seats.forEach((_, seat) => {
      if (onBoard(game, seat, board)) sendTo(game, seat, to)
    })
  },
  text: sendAll,
  facts: ({ board, to }) => ({ from: places[board], to: places[to] }),
  price: () => ({ sickbay: -1 }),
})

export const giveTitle = node('giveTitle', {
  make: (title: Title, to: Who) => ({ title, to }),
  run: (game, { title, to }, context) => give(game, title, seatOf(game, to, context)),
  text: {
    en: '{to} receives {title, form, acc}',
    es: '{to} recibe {title, form, acc}',
    de: '{to} erhält {title, form, acc}',
    fr: '{to} reçoit {title, form, acc}',
    pl: '{to} otrzymuje {title, form, acc}',
  },
  facts: ({ title, to }) => ({ title: titles[title], to: whoTerms[to] }),
  price: () => ({ titles: -1 }),
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
    en: '{by} looks at {how, select, all {all Loyalty cards} other {1 random Loyalty card}} of {of}',
    es: '{by} mira {how, select, all {todas las cartas de Lealtad} other {al azar 1 carta de Lealtad}} {of, form, gen}',
    de: '{by} sieht sich {how, select, all {alle Loyalitätskarten} other {1 zufällige Loyalitätskarte}} {of, form, gen} an',
    fr: '{by} regarde {how, select, all {toutes les cartes Loyauté} other {au hasard 1 carte Loyauté}} {of, form, gen}',
    pl: '{by} ogląda {how, select, all {wszystkie karty Lojalności} other {1 losową kartę Lojalności}} {of, form, gen}',
  },
  facts: ({ by, of, how }) => ({ by: whoTerms[by], of: whoTerms[of], how }),
  price: () => ({ knowledge: 2 }),
  possible: (game, { by, of }, context) =>
    mayLook(game, seatOf(game, by, context)) &&
    (of === 'chosen' || unrevealedOf(game, seatOf(game, of, context)).length > 0),
})

/** Looks at one random loyalty card of the President or of the Admiral. */
export const lookAtPresidentOrAdmiral = node('lookAtPresidentOrAdmiral', {
  make: (by: Who) => ({ by }),
  run: (game, { by }, context) => lookAtTitleHolder.begin(game, { by: seatOf(game, by, context) }),
  text: {
    en: '{by} looks at 1 random Loyalty card of {of, list, or}',
    es: '{by} mira al azar 1 carta de Lealtad {of, list, or, gen}',
    de: '{by} sieht sich 1 zufällige Loyalitätskarte {of, list, or, gen} an',
    fr: '{by} regarde au hasard 1 carte Loyauté {of, list, or, gen}',
    pl: '{by} ogląda 1 losową kartę Lojalności {of, list, or, gen}',
  },
  facts: ({ by }) => ({ by: whoTerms[by], of: [whoTerms.president, whoTerms.admiral] }),
  price: () => ({ knowledge: 2 }),
})

/** Lays the card before the chosen player. */
export const assign = node('assign', {
  run: (game, _node, { source, chosen }) => {
    if (source !== undefined && claimPlayed(game, source)) putInPlay(game, source, chosen)
  },
  text: {
    en: 'give this card {to, form, dat}',
    es: 'da esta carta {to, form, dat}',
    de: 'diese Karte {to, form, dat} geben',
    fr: 'donnez cette carte {to, form, dat}',
    pl: 'przekaż tę kartę {to, form, dat}',
  },
  facts: () => ({ to: whoTerms.chosen }),
  price: () => ({}),
})

/** Out of the Brig to any location on Galactica that may be entered. */
export const leaveBrig = node('leaveBrig', {
  make: (by: Who, who: Who, more: { anywhere?: true } = {}) => ({ by, who, ...more }),
  run: (game, { by, who, anywhere }, context) => {
    const frame = { by: seatOf(game, by, context), seat: seatOf(game, who, context) }
    moveFromBrig.begin(game, anywhere ? { ...frame, anywhere } : frame)
  },
  text: {
    en: '{who} moves from the Brig to {where, select, anywhere {any other location} other {another location on Galactica}} of {own, select, yes {their} other {{by, form, gen}}} choice',
    es: '{who} se mueve de la Prisión a {where, select, anywhere {cualquier otra localización} other {otra localización de Galactica}} {own, select, yes {de su elección} other {a elección {by, form, gen}}}',
    de: '{who} bewegt sich aus der Brig an einen {where, select, anywhere {beliebigen anderen Ort} other {anderen Ort auf der Galactica}} nach {own, select, yes {eigener Wahl} other {Wahl {by, form, gen}}}',
    fr: '{who} quitte la Cellule pour {where, select, anywhere {n’importe quel autre lieu} other {un autre lieu du Galactica}} {own, select, yes {de son choix} other {au choix {by, form, gen}}}',
    pl: '{who} przechodzi z Aresztu na {where, select, anywhere {dowolny inny obszar} other {inny obszar Galactiki}} {own, select, yes {według własnego wyboru} other {wybrany przez {by, form, acc}}}',
  },
  facts: ({ who, by, anywhere }) => ({
    who: whoTerms[who],
    by: whoTerms[by],
    own: who === by ? 'yes' : 'no',
    where: anywhere ? 'anywhere' : 'galactica',
  }),
  price: () => ({ brig: 1 }),
  possible: (game, { who }, context) => who === 'chosen' || isConfined(game, seatOf(game, who, context)),
})

/** Suspicious Election Results. */
export const titleToHeir = node('titleToHeir', {
  make: (title: Title) => ({ title }),
  run: (game, { title }) => {
    const heir = firstInLine(game, title, (seat) => isHuman(game, seat) && seat !== game.titles[title])
    if (heir !== undefined) give(game, title, heir)
  },
  text: {
    en: '{title, form, the} passes to the player highest in the line of succession who does not hold it',
    es: '{title, form, the} pasa al primer jugador de la línea de sucesión que no lo ostente',
    de: '{title, form, the} geht an den Ranghöchsten in der Amtsfolge, der ihn nicht innehat',
    fr: '{title, form, the} passe au joueur le plus élevé dans l’ordre de succession qui ne le détient pas',
    pl: '{title, form, the} przechodzi na gracza znajdującego się najwyżej w linii sukcesji, który go nie posiada',
  },
  facts: ({ title }) => ({ title: titles[title] }),
  price: () => ({ titles: -1 }),
})

export const drawSuperCrisis = node('drawSuperCrisis', {
  make: (who: Who) => ({ who }),
  run: (game, { who }, context) => drawSuperCrises(game, seatOf(game, who, context), 1),
  text: {
    en: '{who} draws {cards, counted, one}',
    es: '{who} roba {cards, counted, one}',
    de: '{who} zieht {cards, counted, one, acc}',
    fr: '{who} pioche {cards, counted, one}',
    pl: '{who} ciągnie {cards, counted, one, acc}',
  },
  facts: ({ who }) => ({ who: whoTerms[who], cards: cards.superCrisisCard, one: 1 }),
  price: () => ({ crises: -1 }),
  possible: (game) => game.decks.superCrisis.cards.length + game.decks.superCrisis.discard.length > 0,
})

// The Cylon overlay and its other side: once the hub is destroyed, nobody comes back to life as easily. (Rulebook: Revised Cylon and Colonial
// One locations.)

import { rule } from '../../core/ability.ts'
import type { Location, Wrap } from '../../core/card.ts'
import type { LocationId, Seat } from '../../core/ids.ts'
import { keyMoments, log, tells } from '../../core/log.ts'
import { node } from '../../core/node.ts'
import { procedure } from '../../core/procedure.ts'
import { changed } from '../../core/rules.ts'
import type { Game, Table } from '../../core/state.ts'
import { cards, places } from '../../language/terms.ts'
import { nameOf } from '../../language/text.ts'
import { drawSuperCrises, whereResurrected } from '../../rules/loyalty.ts'
import { locationInPlay } from '../../rules/movement.ts'
import { place, whereSent } from '../../rules/people.ts'
import { discardSkillCards } from '../../rules/skill-cards.ts'
import { occupants } from '../../rules/table.ts'
import { lookAheadOrInfiltrate } from '../parts/cylon-overlay.ts'
import { endInfiltration, isInfiltrating } from '../parts/leaders.ts'
import { recall, remember } from './state.ts'
import './terms.ts'

export const isHubDestroyed = (table: Pick<Table, 'boxes'>): boolean => recall(table).hubDestroyed === true

/** What it takes to come back to life. */
const price = 3

const noLifeHere = rule('noLifeHere', {
  bends: { noSkillsReceived: () => 1 },
  text: {
    en: 'in <your|{self, form, gen}> Receive Skills step <you discard|{self} discards> all Super Crisis cards and <draw|draws> no Skill cards',
    es: 'en <tu paso|el paso {self, form, gen}> de Robar cartas de Habilidad <descartas|{self} descarta> todas las cartas de Crisis Extrema y no <robas|roba> cartas de Habilidad',
    de: 'in <deinem Fertigkeiten-Schritt|{self, form, gen} Fertigkeiten-Schritt> <wirfst du|wirft {self}> alle Super-Krisenkarten ab und <ziehst|zieht> keine Fertigkeitskarten',
    fr: 'pendant <votre phase|la phase {self, form, gen}> de réception de compétences, <vous défaussez|{self} défausse> toutes les cartes Crise Majeure et ne <piochez|pioche> aucune carte Compétence',
    pl: 'w <swojej fazie|fazie {self, form, gen}> dociągania umiejętności <odrzucasz|{self} odrzuca> wszystkie karty Superkryzysów i nie <ciągniesz|ciągnie> kart umiejętności',
  },
})

const comeBack = procedure<{ seat: Seat }>('comeBack', {
  pay: (game, { seat }) =>
    discardSkillCards.begin(game, { due: [{ seat, count: price }], why: 'price', source: 'hub-destroyed' }),
  live: (game, { seat }) => {
    drawSuperCrises(game, seat, 1)
    if (isInfiltrating(game, seat)) endInfiltration(game, seat)
    place(game, seat, 'cylon-fleet')
    log(game, 'moves', { seat, location: 'cylon-fleet' })
  },
})

const liveAgain = node('liveAgain', {
  run: (game, _node, { actor = 0 }) => comeBack.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[discard|discards] {cards, counted, count} to draw {crises, counted, one} and move {fleet, form, to}',
    es: '{self, subject}[descarta|descarta|descartar] {cards, counted, count} para robar {crises, counted, one} e ir {fleet, form, to}',
    de: '{self, subject}[wirf |wirft |]{cards, counted, count, acc} [ab, ziehe|ab, zieht|abwerfen,] {crises, counted, one, acc} [und gehe|und geht|ziehen und] {fleet, form, to}[|| gehen]',
    fr: '{self, subject}[défaussez|défausse|défausser] {cards, counted, count} pour piocher {crises, counted, one} et aller {fleet, form, to}',
    pl: '{self, subject}[odrzuć|odrzuca|odrzucić] {cards, counted, count, acc}, aby pociągnąć {crises, counted, one, acc} i przejść {fleet, form, to}',
  },
  facts: () => ({
    cards: cards.skillCard,
    count: price,
    crises: cards.superCrisisCard,
    one: 1,
    fleet: places['cylon-fleet'],
  }),
  price: () => ({ skillCards: -price, superCrises: -1 }),
  possible: (table, _node, { actor = 0 }) => table.seats[actor].hand.length >= price,
})

export const hubLocations = {
  'human-fleet': {
    name: nameOf(places['human-fleet']),
    board: 'cylon-locations',
    who: 'cylons',
    action: lookAheadOrInfiltrate(false),
  },
  'hub-destroyed': {
    name: nameOf(places['hub-destroyed']),
    board: 'cylon-locations',
    who: 'cylons',
    hazard: true,
    rule: noLifeHere(),
    action: liveAgain(),
  },
} as const satisfies Record<string, Location>

/** Turns the overlay over: whoever is on the Resurrection Ship is on the other side of it. */
export const destroyHub = node('destroyHub', {
  run: (game) => {
    if (isHubDestroyed(game)) return
    remember(game).hubDestroyed = true
    tell.hubDestroyed(game, {})
    for (const seat of occupants(game, 'resurrection-ship')) game.seats[seat].at = 'hub-destroyed'
  },
  text: {
    en: 'turn the Cylon Locations overlay over: {hub} takes the place {ship, form, of} for the rest of the game',
    es: 'dale la vuelta al tablero superpuesto de las localizaciones cylons: {hub} ocupa el lugar {ship, form, of} durante el resto de la partida',
    de: 'drehe die Zylonen-Ort-Auflage um: „{hub}“ tritt für den Rest des Spiels an die Stelle {ship, form, of}',
    fr: 'retournez le plateau des lieux cylons\u202f: «\u202f{hub}\u202f» remplace {ship, form, the} jusqu’à la fin de la partie',
    pl: 'obróć nakładkę z obszarami Cylonów: {hub} zajmuje do końca gry miejsce {ship, form, of}',
  },
  facts: () => ({ hub: places['hub-destroyed'], ship: places['resurrection-ship'] }),
  price: () => ({ superCrises: 2 }),
  possible: (table) => !isHubDestroyed(table),
})

/** The two sides of the overlay, of which one lies open. */
const sides: readonly LocationId[] = ['resurrection-ship', 'hub-destroyed']

export const hubChanges = [
  changed(place, (rule, game, seat, to) => rule(game, seat, to === 'resurrection-ship' ? whereResurrected(game) : to)),
  changed(whereSent, (rule, table, seat, to) => {
    const sent = rule(table, seat, to)
    return sent === 'resurrection-ship' ? whereResurrected(table) : sent
  }),
  changed(whereResurrected, (rule, table) => (isHubDestroyed(table) ? 'hub-destroyed' : rule(table))),
  changed(locationInPlay, (rule, table, location) => {
    const isThere = !sides.includes(location) || (location === 'hub-destroyed') === isHubDestroyed(table)
    return isThere && rule(table, location)
  }),
]

export const hubWraps = {
  'turn:receiveSkills': ((game, _frame, step) => {
    const seat = game.current
    if (game.seats[seat].at === 'hub-destroyed') discardSuperCrises(game, seat)
    return step()
  }) satisfies Wrap<object>,
}

function discardSuperCrises(game: Game, seat: Seat): void {
  const discarded = game.seats[seat].superCrises
  if (discarded.length === 0) return
  game.seats[seat].superCrises = []
  game.decks.superCrisis.discard.push(...discarded)
  tell.discardsSuperCrises(game, { seat, cards: [...discarded] })
}

Object.assign(keyMoments, { hubDestroyed: 4 })

const tell = {
  hubDestroyed: tells('hubDestroyed', {
    en: 'The Resurrection Hub is destroyed.',
    es: 'El Centro de Resurrección ha sido destruido.',
    de: 'Das Auferstehungszentrum ist zerstört.',
    fr: 'Le Centre de résurrection est détruit.',
    pl: 'Centrum Zmartwychwstania zostało zniszczone.',
  }),
  discardsSuperCrises: tells('discardsSuperCrises', {
    en: '{seat} discards Super Crisis cards: {cards}.',
    es: '{seat} descarta cartas de Crisis Extrema: {cards}.',
    de: '{seat} wirft Super-Krisenkarten ab: {cards}.',
    fr: '{seat} défausse des cartes Crise Majeure\u202f: {cards}.',
    pl: '{seat} odrzuca karty Superkryzysów: {cards}.',
  }),
}

// The 14 motives of a Cylon leader, in alphabetical order: when they are dealt and shown, and how a leader wins by them. (Rulebook: Motive
// cards; Revealing motive cards; Winning as a Cylon leader.)

import { type Condition, condition, conditionKinds, holds, interrupt } from '../../core/ability.ts'
import type { AimCard, Wrap } from '../../core/card.ts'
import {
  areas,
  type CardId,
  type LocationId,
  type Resource,
  type Seat,
  type Side,
  type SkillType,
} from '../../core/ids.ts'
import { names, type Text } from '../../core/languages.ts'
import { allegianceLines, keyMoments, tells } from '../../core/log.ts'
import { occasion } from '../../core/moments.ts'
import { node } from '../../core/node.ts'
import { changed, rulesOf } from '../../core/rules.ts'
import type { Game, Held, Table } from '../../core/state.ts'
import { drawMany } from '../../core/zones.ts'
import { both, hasTravelled, vipersLost } from '../../language/conditions.ts'
import { countOf } from '../../language/phrases.ts'
import { places, resources, skillCards } from '../../language/terms.ts'
import { aimsOf, shownAims, wouldWin } from '../../rules/aims.ts'
import { imprisonedFor } from '../../rules/choices.ts'
import { isDamaged } from '../../rules/damage.ts'
import { endGame } from '../../rules/end.ts'
import { inTheBlue } from '../../rules/jump.ts'
import { isFreeOfCylons } from '../../rules/placement.ts'
import { clockwiseFrom, openCards, others, sum } from '../../rules/table.ts'
import { dealAim, isLeader } from '../parts/leaders.ts'
import { mutinyOf } from './mutiny.ts'
import { recall, remember } from './state.ts'

const motive = 'motive'

/** So many at the start, and as many in the Sleeper Agent phase. */
const dealtAtOnce = 2

/** A leader wins with so many shown motives of the winners, and with at most so many that were never shown. */
export const [shownToWin, hiddenToWin] = [2, 1]

const resourceAtLeast = condition('resourceAtLeast', {
  make: (least: number, resource: Resource) => ({ least, resource }),
  test: (table, { least, resource }) => table.resources[resource] >= least,
  howFar: (table, { least, resource }) => [table.resources[resource], least],
  wants: (table, { least, resource }) => (table.resources[resource] > least ? {} : { [resource]: 1 }),
  states: true,
  text: {
    en: '{resource, form, the} is at {least} or more',
    es: '{resource, form, the} {resource, gender, pl {están} other {está}} en {least} o más',
    de: '{resource, form, the} bei {least} oder mehr liegt',
    fr: '{resource, form, the} est à {least} ou plus',
    pl: '{resource, form, the} wynosi {least} lub więcej',
  },
  facts: ({ least, resource }) => ({ least, resource: resources[resource] }),
})

const resourceAtMost = condition('resourceAtMost', {
  make: (most: number, resource: Resource) => ({ most, resource }),
  test: (table, { most, resource }) => table.resources[resource] <= most,
  states: true,
  text: {
    en: '{resource, form, the} is at {most} or less',
    es: '{resource, form, the} {resource, gender, pl {están} other {está}} en {most} o menos',
    de: '{resource, form, the} bei {most} oder weniger liegt',
    fr: '{resource, form, the} est à {most} ou moins',
    pl: '{resource, form, the} wynosi {most} lub mniej',
  },
  facts: ({ most, resource }) => ({ most, resource: resources[resource] }),
})

const readyToJump = condition('readyToJump', {
  test: (table) => inTheBlue(table) && isSkyFree(table),
  wants: (table) => ({
    raiders: 0.3,
    heavyRaiders: 0.3,
    basestars: 1,
    ...(inTheBlue(table) ? {} : { jumpPreparation: 1 }),
  }),
  states: true,
  text: {
    en: 'the fleet marker is on a blue space of the Jump Preparation track and no raiders, heavy raiders or basestars are on the board',
    es: 'el indicador de la flota está en una casilla azul de Preparativos para el Salto y no hay Incursores, Incursores Pesados ni Estrellas Base en el tablero',
    de: 'der Flottenanzeiger auf einem blauen Feld der Sprungvorbereitungs-Leiste steht und weder Jäger noch schwere Jäger noch Basissterne auf dem Spielplan sind',
    fr: 'le marqueur de flotte est sur une case bleue de la piste de préparation au saut et qu’aucun raider, raider lourd ou basestar n’est sur le plateau',
    pl: 'znacznik floty jest na niebieskim polu toru przygotowania do skoku, a na planszy nie ma raiderów, ciężkich raiderów ani basestarów',
  },
})

/** Asked after whatever happens, as all that motives ask for: no more is made for it than must be. */
function isSkyFree(table: Table): boolean {
  for (let i = 0; i < areas.length; i++) if (!isFreeOfCylons(table, areas[i])) return false
  return true
}

const anyDamaged = condition('anyDamaged', {
  make: (...locations: LocationId[]) => ({ locations }),
  test: (table, { locations }) => {
    if (table.damage.length > 0)
      for (let i = 0; i < locations.length; i++) if (isDamaged(table, locations[i])) return true
    return false
  },
  wants: () => ({ galacticaDamage: -1 }),
  states: true,
  text: {
    en: '{locations, list, or, the} is damaged',
    es: '{locations, list, or, the} está dañado',
    de: '{locations, list, or, the} beschädigt ist',
    fr: '{locations, list, or, the} sont endommagés',
    pl: '{locations, list, or, the} jest uszkodzona',
  },
  facts: ({ locations }) => ({ locations: locations.map((location) => places[location]) }),
})

const holdsOfType = condition('holdsOfType', {
  make: (least: number, ...types: SkillType[]) => ({ least, types }),
  test: (table, { least, types }, owner) => types.every((type) => heldOf(table, owner, type) >= least),
  wants: (table, { least, types }, owner) =>
    Object.fromEntries(types.flatMap((type) => (heldOf(table, owner, type) > least ? [] : [[`held:${type}`, 1]]))),
  states: true,
  text: {
    en: '<you hold|{self} holds> at least {held, list, and}',
    es: '<tienes|{self} tiene> en la mano al menos {held, list, and}',
    de: '<du|{self}> mindestens {held, list, and} auf der Hand <hast|hat>',
    fr: '<vous avez|{self} a> en main au moins {held, list, and}',
    pl: '<masz|{self} ma> na ręce co najmniej {held, list, and}',
  },
  facts: ({ least, types }) => ({ held: types.map((type) => countOf(skillCards[type], least)) }),
})

const heldOf = (table: Table, seat: Seat, type: SkillType): number =>
  table.seats[seat].hand.filter((card) => skillOf(table, card) === type).length

/** In a view cards of other hands are unknown. */
const skillOf = (table: Table, card: CardId): SkillType | undefined => rulesOf(table).skillCards[card]?.skill

const hasAlly = condition('hasAlly', {
  // ruling: docs/rulings.md#make-an-ally
  test: (table, _condition, owner) => mutinyOf(table, owner).length > 0 && isAnotherImprisoned(table, owner),
  wants: (table, _condition, owner) =>
    mutinyOf(table, owner).length === 0
      ? { [`towardsBrig:${owner}`]: 1, infiltration: 1 }
      : Object.fromEntries(others(table, owner).map((seat) => [`jailed:${seat}`, 1])),
  states: true,
  text: {
    en: 'another player is in the Brig and <you hold|{self} holds> a Mutiny card',
    es: 'otro jugador está en la Prisión y <tienes|{self} tiene> una carta de Motín',
    de: 'ein anderer Spieler in der Brig ist und <du|{self}> eine Meutereikarte <hast|hat>',
    fr: 'un autre joueur est en Cellule et que <vous avez|{self} a> une carte Mutinerie',
    pl: 'inny gracz przebywa w Areszcie, a <ty masz|{self} ma> kartę Buntu',
  },
})

function isAnotherImprisoned(table: Table, owner: Seat): boolean {
  for (let seat = 0; seat < table.seats.length; seat++)
    if (seat !== owner && imprisonedFor(table, owner, seat)) return true
  return false
}

const noCenturions = condition('noCenturions', {
  test: ({ boarding }) => sum(boarding) === 0,
  wants: ({ boarding }) => (sum(boarding) === 0 ? {} : { centurions: 1 }),
  states: true,
  text: {
    en: 'no centurions are on the Boarding Party track',
    es: 'no hay Centuriones en el medidor de Abordaje',
    de: 'keine Zenturios auf der Enterkommando-Leiste sind',
    fr: 'aucun centurion n’est sur la piste d’abordage',
    pl: 'na torze Abordażu nie ma centurionów',
  },
})

const showMotive = node('showMotive', {
  run: (game, _node, { actor = 0, source = '' }) => show(game, actor, [source]),
  text: {
    en: '[reveal|reveals] this card',
    es: '[revela|revela|revelar] esta carta',
    de: '[decke |deckt |]diese Karte [auf|auf|aufdecken]',
    fr: '[révélez|révèle|révéler] cette carte',
    pl: '[ujawnij|ujawnia|ujawnić] tę kartę',
  },
  price: () => ({ aims: 1 }),
})

/** Something has become true that a motive may ask for. */
const motiveDue = occasion<object>('motiveDue', {
  en: 'a motive may have come true',
  es: 'puede haberse cumplido una Motivación',
  de: 'ein Motiv kann erfüllt sein',
  fr: 'une Motivation est peut-être accomplie',
  pl: 'jakiś Motyw mógł się spełnić',
})

/** Shown whenever its player likes while it is true. */
const whileTrue = (name: Text, wins: Side, when: Condition): AimCard => ({
  name,
  wins,
  when,
  shown: 'whileTrue',
  show: interrupt('motiveDue', showMotive(), { when }),
})

/** Shown when the game is over. */
const atEnd = (name: Text, wins: Side, when: Condition): AimCard => ({ name, wins, when, shown: 'atEnd' })

export const motives = {
  'a-false-sense-of-security': atEnd(
    names`A False Sense of Security | Falsa sensación de seguridad | Trügerische Sicherheit | Un faux sentiment de sécurité | Złudne poczucie bezpieczeństwa`,
    'cylons',
    resourceAtLeast(3, 'morale'),
  ),
  'a-justified-response': whileTrue(
    names`A Justified Response | Una respuesta justificada | Eine gerechtfertigte Reaktion | Une riposte justifiée | Uzasadniona reakcja`,
    'cylons',
    readyToJump(),
  ),
  'end-the-chase': whileTrue(
    names`End the Chase | Poner fin a la persecución | Die Verfolgungsjagd beenden | Mettre fin à la traque | Zakończ pościg`,
    'humans',
    anyDamaged('ftl-control', 'admirals-quarters'),
  ),
  'fight-with-honor': atEnd(
    names`Fight with Honor | Luchar con honor | Ehrenhaft kämpfen | Se battre avec honneur | Walcz z honorem`,
    'cylons',
    holdsOfType(3, 'treachery'),
  ),
  'harvest-their-resources': atEnd(
    names`Harvest their Resources | Cosechar sus recursos | Ressourcen ausbeuten | Exploiter leurs ressources | Zagarnij ich zasoby`,
    'cylons',
    resourceAtLeast(2, 'food'),
  ),
  'improve-efficiency': atEnd(
    names`Improve Efficiency | Mejorar la eficiencia | Die Effizienz steigern | Améliorer l’efficacité | Zwiększ wydajność`,
    'humans',
    holdsOfType(1, 'politics', 'tactics', 'engineering'),
  ),
  'keep-them-docile': atEnd(
    names`Keep Them Docile | Mantenerlos dóciles | Die Menschen gefügig machen | Les garder dociles | Trzymaj ich w ryzach`,
    'humans',
    resourceAtMost(4, 'food'),
  ),
  'learn-to-cherish': atEnd(
    names`Learn to Cherish | Aprender a valorar | Lernen zu lieben | Apprendre à chérir | Naucz się doceniać`,
    'humans',
    resourceAtMost(6, 'population'),
  ),
  'make-an-ally': whileTrue(
    names`Make an Ally | Ganarse un aliado | Einen Verbündeten gewinnen | Se faire un allié | Zyskaj sojusznika`,
    'humans',
    hasAlly(),
  ),
  'no-unnecessary-force': whileTrue(
    names`No Unnecessary Force | Sin violencia innecesaria | Keine unnötige Gewalt anwenden | Pas de violence inutile | Bez zbędnej przemocy`,
    'cylons',
    both(hasTravelled(5), noCenturions()),
  ),
  'pressure-their-leaders': atEnd(
    names`Pressure their Leaders | Presionar a sus líderes | Die Anführer unter Druck setzen | Faire pression sur leurs chefs | Naciskaj na ich przywódców`,
    'humans',
    resourceAtMost(5, 'morale'),
  ),
  'remove-the-threat': atEnd(
    names`Remove the Threat | Eliminar la amenaza | Die Bedrohung beseitigen | Éliminer la menace | Usuń zagrożenie`,
    'humans',
    vipersLost(4),
  ),
  'savor-their-demise': atEnd(
    names`Savor their Demise | Saborear su caída | Sich am Leid der Menschen weiden | Savourer leur perte | Rozkoszuj się ich upadkiem`,
    'cylons',
    hasTravelled(7),
  ),
  'subjects-for-study': atEnd(
    names`Subjects for Study | Sujetos de estudio | Studienobjekte | Sujets d’étude | Obiekty badań`,
    'cylons',
    resourceAtLeast(4, 'population'),
  ),
} as const satisfies Record<string, AimCard>

allegianceLines.add('yourMotives')

// Dealing

/** Those that lie face down before somebody. */
export const hiddenMotives = ({ kept = [] }: Pick<Table, 'kept'>, seat: Seat): Held | undefined =>
  kept.find(({ by, deck }) => by === seat && deck === motive)

/** Gives a leader motives, which nobody else may see. */
function dealMotives(game: Game, seat: Seat): void {
  const cards = drawMany(game, motive, dealtAtOnce)
  const held = hiddenMotives(game, seat)
  if (held === undefined) game.kept = [...(game.kept ?? []), { by: seat, deck: motive, cards }]
  else held.cards.push(...cards)
  // One of them may be true already.
  remember(game).due = []
  tell.dealtMotives(game, { seat, count: cards.length })
  tell.yourMotives(game, { seat, cards: [...cards] }, [seat])
}

// Showing

function show(game: Game, seat: Seat, cards: readonly CardId[]): void {
  const held = hiddenMotives(game, seat)
  for (const card of cards) {
    held?.cards.splice(held.cards.indexOf(card), 1)
    remember(game).motives.push({ seat, card })
    tell.motiveShown(game, { seat, card, winner: motives[card as keyof typeof motives].wins })
  }
}

/** Those that may be shown before the end, each with what tells whether it is true: they are looked at all the time. */
const atAnyTime = Object.entries<AimCard>(motives).flatMap(([card, { show: shown, when }]) =>
  shown === undefined ? [] : [{ card, when, test: conditionKinds[when.is].test }],
)

/**
 * Whenever one of these comes true, whoever has motives is asked whether they show one: whether it is theirs, nobody else can tell. ruling:
 * docs/rulings.md#showing-motives
 */
export function watchMotives(game: Game): boolean {
  const leader = leaderWithMotives(game)
  if (leader === undefined) return false
  const { due, motives: shown } = recall(game)
  let isNew = false
  let count = 0
  for (let i = 0; i < atAnyTime.length; i++) {
    const one = atAnyTime[i]
    if (!isDue(game, leader, shown, one)) continue
    count++
    isNew ||= !due.includes(one.card)
  }
  if (isNew || count < due.length)
    remember(game).due = atAnyTime.flatMap((one) => (isDue(game, leader, shown, one) ? [one.card] : []))
  if (isNew) motiveDue.begin(game, {})
  return isNew
}

/** After whatever happens it is asked who has motives, and which of them are true. */
function leaderWithMotives({ kept }: Game): Seat | undefined {
  if (kept === undefined) return undefined
  for (let i = 0; i < kept.length; i++) if (kept[i].deck === motive && kept[i].cards.length > 0) return kept[i].by
  return undefined
}

function isDue(
  game: Game,
  leader: Seat,
  shown: readonly { readonly card: CardId }[],
  { card, when, test }: (typeof atAnyTime)[number],
): boolean {
  if (!test(game, when, leader)) return false
  for (let i = 0; i < shown.length; i++) if (shown[i].card === card) return false
  return true
}

/** At the end all that are true are shown, which never hurts. */
function showAtEnd(game: Game, seat: Seat): void {
  const hidden = hiddenMotives(game, seat)?.cards ?? []
  show(
    game,
    seat,
    hidden.filter((card) => holds(game, motives[card as keyof typeof motives].when, seat)),
  )
}

export const motiveChanges = [
  changed(dealAim, (_rule, game, seat) => dealMotives(game, seat)),
  changed(shownAims, (_rule, table, seat) =>
    recall(table).motives.flatMap((one) => (one.seat === seat ? [one.card] : [])),
  ),
  /** Of those that are still hidden all count that are true. */
  changed(wouldWin, (_rule, table, seat, winner) => {
    const open = shownAims(table, seat)
    const aims = aimsOf(table, seat)
    const shown = aims.filter(({ card, when }) => open.includes(card) || holds(table, when, seat))
    return aims.length - shown.length <= hiddenToWin && shown.filter(({ wins }) => wins === winner).length >= shownToWin
  }),
  changed(openCards, (rule, table) => [...rule(table), ...recall(table).motives.map(({ card }) => card)]),
  changed(endGame, (rule, game, winner, reason) => {
    if (game.over !== undefined) return
    rule(game, winner, reason)
    const leaders = clockwiseFrom(game, game.current).filter((seat) => isLeader(game, seat))
    const { over } = game as Game
    if (over === undefined || leaders.length === 0) return
    for (const seat of leaders) showAtEnd(game, seat)
    const aims = leaders.map((seat) => ({ seat, met: wouldWin(game, seat, over.winner) }))
    Object.assign(over, { aims })
    for (const { seat, met } of aims) tell.leaderInTheEnd(game, { seat, outcome: met ? 'pass' : 'fail' })
  }),
]

export const motiveWraps = {
  'sleeperAgentPhase:begin': ((game, _frame, step) => {
    const next = step()
    for (const seat of clockwiseFrom(game, game.current)) if (isLeader(game, seat)) dealMotives(game, seat)
    return next
  }) satisfies Wrap<object>,
  /** Whoever has kept a true motive to themselves is asked again in each of their turns. */
  'turn:begin': ((game, _frame, step) => {
    if (recall(game).due.length > 0 && isLeader(game, game.current)) remember(game).due = []
    return step()
  }) satisfies Wrap<object>,
}

Object.assign(keyMoments, { motiveShown: 3, leaderInTheEnd: 4 })

const tell = {
  dealtMotives: tells('dealtMotives', {
    en: '{seat} is dealt {count} Motive cards.',
    es: '{seat} recibe {count} cartas de Motivación.',
    de: '{seat} erhält {count} Motivkarten.',
    fr: '{seat} reçoit {count} cartes Motivation.',
    pl: '{seat} otrzymuje {count} karty Motywów.',
  }),
  yourMotives: tells('yourMotives', {
    en: 'Your new motives: {cards}.',
    es: 'Tus nuevas Motivaciones: {cards}.',
    de: 'Deine neuen Motive: {cards}.',
    fr: 'Vos nouvelles Motivations\u202f: {cards}.',
    pl: 'Twoje nowe Motywy: {cards}.',
  }),
  motiveShown: tells('motiveShown', {
    en: '{seat} shows the motive “{card}” ({winner, select, humans {humans} other {Cylons}}).',
    es: '{seat} muestra la Motivación “{card}” ({winner, select, humans {humanos} other {cylons}}).',
    de: '{seat} zeigt das Motiv „{card}“ ({winner, select, humans {Menschen} other {Zylonen}}).',
    fr: '{seat} montre la Motivation «\u202f{card}\u202f» ({winner, select, humans {humains} other {cylons}}).',
    pl: '{seat} pokazuje Motyw „{card}” ({winner, select, humans {ludzie} other {Cyloni}}).',
  }),
  leaderInTheEnd: tells('leaderInTheEnd', {
    en: '{outcome, select, pass {{seat} wins too} other {{seat} loses}}.',
    es: '{outcome, select, pass {{seat} también gana} other {{seat} pierde}}.',
    de: '{outcome, select, pass {{seat} gewinnt ebenfalls} other {{seat} verliert}}.',
    fr: '{outcome, select, pass {{seat} gagne aussi} other {{seat} perd}}.',
    pl: '{outcome, select, pass {{seat} także wygrywa} other {{seat} przegrywa}}.',
  }),
}

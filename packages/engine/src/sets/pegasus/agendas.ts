// The 12 agendas of Cylon leaders and the Sympathetic Cylon, hostile and sympathetic, in alphabetical order, and when they are shown. (Rulebook:
// Agenda cards; Winning the game.)

import { condition } from '../../core/ability.ts'
import type { AimCard } from '../../core/card.ts'
import { resources, type Seat } from '../../core/ids.ts'
import { names } from '../../core/languages.ts'
import { allegianceLines, tells } from '../../core/log.ts'
import { changed } from '../../core/rules.ts'
import type { Game } from '../../core/state.ts'
import { drawFrom } from '../../core/zones.ts'
import {
  allInTheRed,
  anyResourceAtMost,
  both,
  hasTravelled,
  locationsDamaged,
  oneOf,
  resourcesAtMost,
  resourcesDiffer,
  shipsLost,
} from '../../language/conditions.ts'
import { wouldWin } from '../../rules/aims.ts'
import { endGame } from '../../rules/end.ts'
import { isConfined, isOut } from '../../rules/table.ts'
import { hasBeenExecuted } from '../parts/execution.ts'
import { dealAim, isInfiltrating } from '../parts/leaders.ts'
import { recall } from './state.ts'

const hasPlayedSuperCrisis = condition('hasPlayedSuperCrisis', {
  test: (table, _condition, owner) => recall(table).superCrises.includes(owner),
  states: true,
  text: {
    en: '<you have|{self} has> played a Super Crisis card',
    es: '<has|{self} ha> jugado una carta de Crisis Extrema',
    de: '<du|{self}> eine Super-Krisenkarte ausgespielt <hast|hat>',
    fr: '<vous avez|{self} a> joué une carte Crise Majeure',
    pl: '<udało ci|{self, form, dat} udało> się zagrać kartę Superkryzysu',
  },
})

const infiltratesFreely = condition('infiltratesFreely', {
  test: (table, _condition, owner) => isInfiltrating(table, owner) && !isConfined(table, owner),
  states: true,
  text: {
    en: '<you are|{self} is> infiltrating and neither in the Brig nor in Detention',
    es: '<estás|{self} está> {self, gender, f {infiltrada} other {infiltrado}} y no <estás|está> en la Prisión ni en el Centro de Detención',
    de: '<du infiltrierst|{self} infiltriert> und weder in der Brig noch im Arrest <bist|ist>',
    fr: '<vous êtes|{self} est> {self, gender, f {infiltrée} other {infiltré}} et n’<êtes|est> ni en Cellule ni en Détention',
    pl: '<jesteś|{self} jest> w Infiltracji i nie <przebywasz|przebywa> w Areszcie ani w Więzieniu',
  },
})

const isPrisoner = condition('isPrisoner', {
  test: (table, _condition, owner) => isConfined(table, owner),
  states: true,
  text: {
    en: '<you are|{self} is> in the Brig or in Detention',
    es: '<estás|{self} está> en la Prisión o en el Centro de Detención',
    de: '<du|{self}> in der Brig oder im Arrest <bist|ist>',
    fr: '<vous êtes|{self} est> en Cellule ou en Détention',
    pl: '<jesteś|{self} jest> w Areszcie lub w Więzieniu',
  },
})

const hostileAgenda = {
  genocide: {
    name: names`Genocide | Genocidio | Völkermord | Génocide | Ludobójstwo`,
    wins: 'cylons',
    when: resourcesAtMost(2, 'food', 'population'),
  },
  'grant-mercy': {
    name: names`Grant Mercy | Conceder clemencia | Gnade gewähren | Accorder la clémence | Okaż łaskę`,
    wins: 'humans',
    when: anyResourceAtMost(2, 'population', 'morale', 'food'),
    errand: 'harm',
  },
  'mutual-annihilation': {
    name: names`Mutual Annihilation | Aniquilación mutua | Gegenseitige Vernichtung | Annihilation mutuelle | Wzajemna zagłada`,
    wins: 'humans',
    when: hasPlayedSuperCrisis(),
    errand: 'playSuperCrisis',
  },
  'reduce-them-to-ruins': {
    name: names`Reduce Them to Ruins | Reducirlos a escombros | In Schutt und Asche legen | Les réduire en ruines | Obróć ich w ruinę`,
    wins: 'cylons',
    when: both(locationsDamaged({ atLeast: 4 }), resourcesAtMost(3, 'morale')),
  },
  'show-their-true-nature': {
    name: names`Show Their True Nature | Mostrar su auténtica naturaleza | Ihre wahre Natur zeigen | Révéler leur vraie nature | Ukaż ich prawdziwą naturę`,
    wins: 'cylons',
    when: oneOf(isPrisoner(), hasBeenExecuted()),
    errand: 'beJailed',
  },
  'siege-warfare': {
    name: names`Siege Warfare | Guerra de asedio | Belagerungskrieg | Guerre de siège | Wojna oblężnicza`,
    wins: 'cylons',
    when: allInTheRed(),
  },
} as const satisfies Record<string, AimCard>

const sympatheticAgenda = {
  'convert-the-infidels': {
    name: names`Convert the Infidels | Convertir a los infieles | Die Ungläubigen bekehren | Convertir les infidèles | Nawróć niewiernych`,
    wins: 'humans',
    when: resourcesAtMost(3, ...resources),
    errand: 'harm',
  },
  'guide-them-to-destiny': {
    name: names`Guide Them to Destiny | Guiarlos hacia su destino | Den Weg zum Schicksal weisen | Les guider vers leur destinée | Prowadź ich ku przeznaczeniu`,
    wins: 'humans',
    when: resourcesDiffer('population', 'morale', 2),
    errand: 'infiltrate',
  },
  'join-the-colonials': {
    name: names`Join the Colonials | Unirse a los coloniales | Zu den Kolonialen überlaufen | Rejoindre les coloniaux | Przyłącz się do kolonistów`,
    wins: 'humans',
    when: infiltratesFreely(),
    errand: 'infiltrate',
  },
  'prove-their-worth': {
    name: names`Prove Their Worth | Demostrar su valía | Ihren Wert beweisen | Prouver leur valeur | Niech dowiodą swej wartości`,
    wins: 'humans',
    when: shipsLost(5),
    errand: 'infiltrate',
  },
  'salvage-their-equipment': {
    name: names`Salvage Their Equipment | Recuperar su equipamiento | Ihre Ausrüstung bergen | Récupérer leur équipement | Przejmij ich sprzęt`,
    wins: 'cylons',
    when: locationsDamaged({ atMost: 2, of: 'galactica' }),
  },
  'the-illusion-of-hope': {
    name: names`The Illusion of Hope | La ilusión de la esperanza | Die Illusion der Hoffnung | L’illusion de l’espoir | Iluzja nadziei`,
    wins: 'cylons',
    when: hasTravelled(6),
  },
} as const satisfies Record<string, AimCard>

export const agendas = { hostileAgenda, sympatheticAgenda }

allegianceLines.add('yourAgenda')

/** Gives a player an agenda, which nobody else may see. */
export function dealAgenda(game: Game, seat: Seat, deck: keyof typeof agendas): void {
  const card = drawFrom(game, deck)
  if (card === undefined) return
  game.kept = [...(game.kept ?? []), { by: seat, deck, cards: [card] }]
  tell.dealtAgenda(game, { seat })
  tell.yourAgenda(game, { seat, card }, [seat])
}

export const agendaChanges = [
  /** With 5 or 7 players a leader is hostile, with 4 or 6 sympathetic. */
  changed(dealAim, (_rule, game, seat) =>
    dealAgenda(game, seat, game.seats.length % 2 === 1 ? 'hostileAgenda' : 'sympatheticAgenda'),
  ),
  changed(endGame, (rule, game, winner, reason) => {
    if (game.over !== undefined) return
    rule(game, winner, reason)
    showAgendas(game)
  }),
]

/** Whoever has an agenda wins if it names the winning side and its condition is met. */
function showAgendas(game: Game): void {
  const { over, kept = [] } = game
  const aims = kept.filter(({ deck }) => deck in agendas)
  if (over === undefined || aims.length === 0) return
  over.agendas = aims.map(({ by, cards: [card] }) => ({
    seat: by,
    card,
    met: !isOut(game, by) && wouldWin(game, by, over.winner),
  }))
  for (const { seat, card, met } of over.agendas) {
    tell.agendaShown(game, { seat, card, outcome: met ? 'pass' : 'fail' })
  }
}

const tell = {
  dealtAgenda: tells('dealtAgenda', {
    en: '{seat} is dealt an Agenda card.',
    es: '{seat} recibe una carta de Agenda.',
    de: '{seat} erhält eine Absichtskarte.',
    fr: '{seat} reçoit une carte Projet.',
    pl: '{seat} otrzymuje kartę Intencji.',
  }),
  yourAgenda: tells('yourAgenda', {
    en: 'Your agenda is “{card}”.',
    es: 'Tu Agenda es “{card}”.',
    de: 'Deine Absicht ist „{card}“.',
    fr: 'Votre Projet est «\u202f{card}\u202f».',
    pl: 'Twoje Intencje to „{card}”.',
  }),
  agendaShown: tells('agendaShown', {
    en: '{seat, form, gen} agenda was “{card}”: {outcome, select, pass {it is fulfilled, and {seat} wins too} other {it is not fulfilled, and {seat} loses}}.',
    es: 'La Agenda {seat, form, gen} era “{card}”: {outcome, select, pass {se ha cumplido y {seat} también gana} other {no se ha cumplido y {seat} pierde}}.',
    de: '{seat, form, gen} Absicht war „{card}“: {outcome, select, pass {Sie ist erfüllt, und {seat} gewinnt ebenfalls} other {Sie ist nicht erfüllt, und {seat} verliert}}.',
    fr: 'Le Projet {seat, form, gen} était «\u202f{card}\u202f»\u202f: {outcome, select, pass {il est accompli et {seat} gagne aussi} other {il n’est pas accompli et {seat} perd}}.',
    pl: 'Intencje {seat, form, gen} to „{card}”: {outcome, select, pass {są spełnione i {seat} także wygrywa} other {nie są spełnione i {seat} przegrywa}}.',
  }),
}

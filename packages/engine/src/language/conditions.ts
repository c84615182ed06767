// When an ability applies.

import { type Condition, clauseOf, condition, holds, wantsOf } from '../core/ability.ts'
import type { Who } from '../core/card.ts'
import { type Phrase, phrase } from '../core/facts.ts'
import { type BoardId, type LocationId, type Resource, resources } from '../core/ids.ts'
import { alike } from '../core/languages.ts'
import { sumOf } from '../core/node.ts'
import { frameOf } from '../core/procedure.ts'
import { crisis } from '../rules/crisis.ts'
import { damagedLocationsOf } from '../rules/damage.ts'
import { die } from '../rules/die.ts'
import { onBoard } from '../rules/people.ts'
import { redZone } from '../rules/resources.ts'
import { skillCheck } from '../rules/skill-check.ts'
import { distance, seatOf, standsFor } from '../rules/table.ts'
import { cards, places, resources as resourceTerms, who as whoTerms } from './terms.ts'

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
    en: 'when <you are|{self} is> chosen with {location, form, the}',
    es: 'cuando <te eligen|se elige {self, form, acc}> al activar {location, form, the}',
    de: 'wenn <du|{self}> bei Aktivierung {location, form, of} gewählt <wirst|wird>',
    fr: 'quand <on vous choisit|on choisit {self}> à l’activation {location, form, of}',
    pl: 'gdy <wybrano cię|wybrano {self, form, acc}> przy aktywacji {location, form, of}',
  },
  facts: ({ location }) => ({ location: places[location] }),
})

/** Administration, or Admiral's Quarters aimed at the President. */
export const presidentChallenged = condition('presidentChallenged', {
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
  test: (game, _condition, owner) => game.current === owner,
  text: {
    en: 'during <your|{self, form, gen}> turn',
    es: 'durante <tu turno|el turno {self, form, gen}>',
    de: 'in <deinem Zug|{self, form, gen} Zug>',
    fr: 'pendant <votre tour|le tour {self, form, gen}>',
    pl: 'w <twojej turze|turze {self, form, gen}>',
  },
})

export const viperAttacked = condition('viperAttacked', {
  test: (game) => frameOf(game, die)?.onViper === true,
  saysWhen: true,
  text: {
    en: 'after a die is rolled for an attack on a viper',
    es: 'después de tirar un dado por un ataque contra un Viper',
    de: 'nachdem für einen Angriff auf eine Viper gewürfelt wurde',
    fr: 'après le jet de dé d’une attaque contre un viper',
    pl: 'gdy znany jest wynik rzutu za atak na vipera',
  },
})

/** This player has drawn the crisis card. */
export const drewCrisis = condition('drewCrisis', {
  test: (game, _condition, owner) => {
    const under = frameOf(game, crisis)
    return under?.drawer === owner && under.superCrisis !== true
  },
  saysWhen: true,
  text: {
    en: 'after <you draw|{self} draws> a Crisis card',
    es: 'después de que <robes|{self} robe> una carta de Crisis',
    de: 'nachdem <du|{self}> eine Krisenkarte gezogen <hast|hat>',
    fr: 'après que <vous avez|{self} a> pioché une carte Crise',
    pl: 'gdy <pociągniesz|{self} pociągnie> kartę Kryzysu',
  },
})

export const holdsExactly = condition('holdsExactly', {
  make: (count: number) => ({ count }),
  test: (game, { count }, owner) => game.seats[owner].hand.length === count,
  text: {
    en: 'if <you hold|{self} holds> exactly {cards, counted, count}',
    es: 'si <tienes|{self} tiene> exactamente {cards, counted, count} en la mano',
    de: 'falls <du|{self}> genau {cards, counted, count, acc} auf der Hand <hast|hat>',
    fr: 'si <vous avez|{self} a> exactement {cards, counted, count} en main',
    pl: 'jeśli <masz|{self} ma> na ręce dokładnie {cards, counted, count, acc}',
  },
  facts: ({ count }) => ({ cards: cards.skillCard, count }),
})

// Statements: "if …" and what decides who wins

/** In French every clause after an "if" has its own. */
const oneOfMany = (one: Condition, i: number): Phrase =>
  i === 0 ? clauseOf(one) : phrase({ ...alike('{clause}'), fr: 'si {clause}' }, { clause: clauseOf(one) })

/** All of these. */
export const both = condition('both', {
  make: (...conditions: Condition[]) => ({ conditions }),
  test: (table, { conditions }, owner, source, chosen) => {
    for (let i = 0; i < conditions.length; i++) if (!holds(table, conditions[i], owner, source, chosen)) return false
    return true
  },
  wants: (table, { conditions }, owner) => sumOf(conditions.map((one) => wantsOf(table, one, owner))),
  states: true,
  text: alike('{conditions, list, and}'),
  facts: ({ conditions }) => ({ conditions: conditions.map(oneOfMany) }),
})

/** One of these. */
export const oneOf = condition('oneOf', {
  make: (...conditions: Condition[]) => ({ conditions }),
  test: (table, { conditions }, owner, source, chosen) =>
    conditions.some((one) => holds(table, one, owner, source, chosen)),
  states: true,
  text: alike('{conditions, list, or}'),
  facts: ({ conditions }) => ({ conditions: conditions.map(oneOfMany) }),
})

/** Somebody is at one of these locations. */
export const whoIsAt = condition('whoIsAt', {
  make: (who: Who, ...locations: LocationId[]) => ({ who, locations }),
  test: (table, { who, locations }, owner, source, chosen) => {
    // Where nobody has been chosen yet, nobody is there.
    if (who === 'chosen' && chosen === undefined) return false
    const { at } = table.seats[seatOf(table, who, { actor: owner, source, chosen })]
    return (locations as (string | undefined)[]).includes(at)
  },
  states: true,
  text: {
    en: '<you are|{who} is> {locations, list, or, in}',
    es: '<estás|{who} está> {locations, list, or, in}',
    de: '<du|{who}> {locations, list, or, in} <bist|ist>',
    fr: '<vous êtes|{who} est> {locations, list, or, in}',
    pl: '<jesteś|{who} jest> {locations, list, or, in}',
  },
  facts: ({ who, locations }) => ({ who: whoTerms[who], locations: locations.map((one) => places[one]) }),
})

/** Somebody is at a location of this board. */
export const whoIsOn = condition('whoIsOn', {
  make: (who: Who, board: BoardId) => ({ who, board }),
  test: (table, { who, board }, owner, source, chosen) =>
    onBoard(table, seatOf(table, who, { actor: owner, source, chosen }), board),
  states: true,
  text: {
    en: '<you are|{who} is> {board, form, in}',
    es: '<estás|{who} está> {board, form, in}',
    de: '<du|{who}> {board, form, in} <bist|ist>',
    fr: '<vous êtes|{who} est> {board, form, in}',
    pl: '<jesteś|{who} jest> {board, form, in}',
  },
  facts: ({ who, board }) => ({ who: whoTerms[who], board: places[board] }),
})

/** Each of these resources. */
export const resourcesAtMost = condition('resourcesAtMost', {
  make: (most: number, ...which: Resource[]) => ({ most, which }),
  test: (table, { most, which }) => which.every((resource) => table.resources[resource] <= most),
  // What falls by itself needs little help.
  wants: (table, { most, which }) =>
    Object.fromEntries(which.flatMap((resource) => (table.resources[resource] < most ? [] : [[resource, -0.25]]))),
  states: true,
  text: {
    en: '{all, select, yes {all four resources} other {{which, list, and, the}}} {many, select, yes {are} other {is}} at {most} or less',
    es: '{all, select, yes {los cuatro Recursos} other {{which, list, and, the}}} {many, select, yes {están} other {está}} en {most} o menos',
    de: '{all, select, yes {alle vier Ressourcen} other {{which, list, and, the}}} bei {most} oder weniger {many, select, yes {liegen} other {liegt}}',
    fr: '{all, select, yes {les quatre ressources} other {{which, list, and, the}}} {many, select, yes {sont} other {est}} à {most} ou moins',
    pl: '{all, select, yes {wszystkie cztery zasoby} other {{which, list, and, the}}} {many, select, yes {wynoszą} other {wynosi}} {most} lub mniej',
  },
  facts: ({ most, which }) => ({
    most,
    which: which.map((resource) => resourceTerms[resource]),
    all: which.length === resources.length ? 'yes' : 'no',
    many: which.length > 1 ? 'yes' : 'no',
  }),
})

export const anyResourceAtMost = condition('anyResourceAtMost', {
  make: (most: number, ...which: Resource[]) => ({ most, which }),
  test: (table, { most, which }) => which.some((resource) => table.resources[resource] <= most),
  states: true,
  text: {
    en: '{which, list, or, the} is at {most} or less',
    es: '{which, list, or, the} están en {most} o menos',
    de: '{which, list, or, the} bei {most} oder weniger liegt',
    fr: '{which, list, or, the} est à {most} ou moins',
    pl: '{which, list, or, the} wynosi {most} lub mniej',
  },
  facts: ({ most, which }) => ({ most, which: which.map((resource) => resourceTerms[resource]) }),
})

export const resourcesDiffer = condition('resourcesDiffer', {
  make: (one: Resource, other: Resource, most: number) => ({ one, other, most }),
  test: (table, { one, other, most }) => Math.abs(table.resources[one] - table.resources[other]) <= most,
  states: true,
  text: {
    en: '{both, list, and, the} differ by at most {most}',
    es: '{both, list, and, the} difieren en {most} como máximo',
    de: '{both, list, and, the} sich um höchstens {most} unterscheiden',
    fr: '{both, list, and, the} diffèrent de {most} au plus',
    pl: '{both, list, and, the} różnią się najwyżej o {most}',
  },
  facts: ({ one, other, most }) => ({ both: [resourceTerms[one], resourceTerms[other]], most }),
})

export const allInTheRed = condition('allInTheRed', {
  test: (table) => resources.every((resource) => table.resources[resource] <= redZone[resource]),
  states: true,
  text: {
    en: 'all four resources are in the red zone',
    es: 'los cuatro Recursos están en la zona roja',
    de: 'alle vier Ressourcen im roten Bereich sind',
    fr: 'les quatre ressources sont dans la zone rouge',
    pl: 'wszystkie cztery zasoby są w czerwonej strefie',
  },
})

/** So many damaged locations, on one ship or on all. */
export const locationsDamaged = condition('locationsDamaged', {
  make: (how: ({ atLeast: number } | { atMost: number }) & { of?: 'galactica' }) => how,
  test: (table, how) => {
    const count = how.of === undefined ? table.damage.length : damagedLocationsOf(table)
    return 'atLeast' in how ? count >= how.atLeast : count <= how.atMost
  },
  states: true,
  text: {
    en: 'at {least, select, yes {least} other {most}} {n} locations{one, select, yes { on Galactica} other {}} are damaged',
    es: '{least, select, yes {al menos} other {como máximo}} {n} localizaciones{one, select, yes { de Galactica} other {}} están dañadas',
    de: '{least, select, yes {mindestens} other {höchstens}} {n} Orte{one, select, yes { auf der Galactica} other {}} beschädigt sind',
    fr: 'au {least, select, yes {moins} other {plus}} {n} lieux{one, select, yes { du Galactica} other {}} sont endommagés',
    pl: 'uszkodzone są {least, select, yes {co najmniej} other {najwyżej}} {n} obszary{one, select, yes { Galactiki} other {}}',
  },
  facts: (how) => ({
    least: 'atLeast' in how ? 'yes' : 'no',
    n: 'atLeast' in how ? how.atLeast : how.atMost,
    one: how.of === undefined ? 'no' : 'yes',
  }),
})

export const shipsLost = condition('shipsLost', {
  make: (least: number) => ({ least }),
  test: ({ damagedVipers, removed }, { least }) => damagedVipers + removed.vipers + removed.raptors >= least,
  states: true,
  text: {
    en: 'at least {least} vipers and raptors are damaged or destroyed',
    es: 'al menos {least} Vipers y Raptors están dañados o destruidos',
    de: 'mindestens {least} Viper und Raptoren beschädigt oder zerstört sind',
    fr: 'au moins {least} vipers et raptors sont endommagés ou détruits',
    pl: 'co najmniej {least} viperów i raptorów jest uszkodzonych lub zniszczonych',
  },
})

export const vipersLost = condition('vipersLost', {
  make: (least: number) => ({ least }),
  test: ({ damagedVipers, removed }, { least }) => damagedVipers + removed.vipers >= least,
  howFar: ({ damagedVipers, removed }, { least }) => [damagedVipers + removed.vipers, least],
  wants: ({ damagedVipers, removed }, { least }) => (damagedVipers + removed.vipers > least ? {} : { vipers: -1 }),
  states: true,
  text: {
    en: 'at least {least} vipers are damaged or destroyed',
    es: 'al menos {least} Vipers están dañados o destruidos',
    de: 'mindestens {least} Viper beschädigt oder zerstört sind',
    fr: 'au moins {least} vipers sont endommagés ou détruits',
    pl: 'co najmniej {least, plural, one {# viper jest uszkodzony lub zniszczony} few {# vipery są uszkodzone lub zniszczone} many {# viperów jest uszkodzonych lub zniszczonych} other {# vipera jest uszkodzone lub zniszczone}}',
  },
})

export const hasTravelled = condition('hasTravelled', {
  make: (least: number) => ({ least }),
  test: (table, { least }) => distance(table) >= least,
  wants: (table, { least }) =>
    distance(table) >= least ? {} : { distance: 1, jumps: 1, jumpPreparation: 0.3, destinations: 1 },
  states: true,
  text: {
    en: 'the distance travelled is {least} or more',
    es: 'la distancia recorrida es de {least} o más',
    de: 'die zurückgelegte Entfernung {least} oder mehr beträgt',
    fr: 'la distance parcourue est de {least} ou plus',
    pl: 'przebyty dystans wynosi {least} lub więcej',
  },
})

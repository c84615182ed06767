// What several cards of Daybreak ask for.

import { condition } from '../../core/ability.ts'
import type { LocationId, Title } from '../../core/ids.ts'
import { cards, places, titles } from '../../language/terms.ts'
import { imprisonedFor } from '../../rules/choices.ts'
import { mayHoldTitles } from '../../rules/titles.ts'

/** Could take a title, and does not hold it. */
export const lacksTitle = condition('lacksTitle', {
  make: (title: Title) => ({ title }),
  test: (table, { title }, owner) => table.titles[title] !== owner && mayHoldTitles(table, owner),
  states: true,
  text: {
    en: '<you are|{self} is> not {title, form, become}',
    es: '<no eres|{self} no es> {title, form, become}',
    de: '<du|{self}> nicht {title, form, become} <bist|ist>',
    fr: '<vous n’êtes|{self} n’est> pas {title, form, become}',
    pl: '<nie jesteś|{self} nie jest> {title, form, become}',
  },
  facts: ({ title }) => ({ title: titles[title] }),
})

export const holdsAtLeast = condition('holdsAtLeast', {
  make: (least: number) => ({ least }),
  test: (table, { least }, owner) => table.seats[owner].hand.length >= least,
  states: true,
  text: {
    en: '<you hold|{self} holds> {cards, counted, least} or more',
    es: '<tienes|{self} tiene> {cards, counted, least} o más',
    de: '<du|{self}> {cards, counted, least, acc} oder mehr <hast|hat>',
    fr: '<vous avez|{self} a> {cards, counted, least} ou plus',
    pl: '<masz|{self} ma> co najmniej {cards, counted, least, acc}',
  },
  facts: ({ least }) => ({ cards: cards.skillCard, least }),
})

export const isFree = condition('isFree', {
  make: (...prisons: LocationId[]) => ({ prisons }),
  test: (table, { prisons }, owner) => !prisons.includes(table.seats[owner].at as LocationId),
  states: true,
  text: {
    en: '<you are|{self} is> not {prisons, list, or, in}',
    es: '<no estás|{self} no está> {prisons, list, nor, in}',
    de: '<du|{self}> nicht {prisons, list, or, in} <bist|ist>',
    fr: '<vous n’êtes|{self} n’est> pas {prisons, list, nor, in}',
    pl: '<nie przebywasz|{self} nie przebywa> {prisons, list, nor, in}',
  },
  facts: ({ prisons }) => ({ prisons: prisons.map((prison) => places[prison]) }),
})

/** Or wherever prisoners are kept where the owner is. ruling: docs/rulings.md#mutiny-on-new-caprica */
export const anybodyInBrig = condition('anybodyInBrig', {
  test: (table, _condition, owner) => table.seats.some((_, seat) => imprisonedFor(table, owner, seat)),
  states: true,
  text: {
    en: 'a character is {location, form, in}',
    es: 'hay un personaje {location, form, in}',
    de: 'ein Charakter {location, form, in} ist',
    fr: 'un personnage est {location, form, in}',
    pl: 'jakaś postać przebywa {location, form, in}',
  },
  facts: () => ({ location: places.brig }),
})

export const isNotPresident = condition('isNotPresident', {
  test: (table, _condition, owner) => table.titles.president !== owner,
  states: true,
  text: {
    en: '<you are|{self} is> not President',
    es: '<no eres|{self} no es> Presidente',
    de: '<du|{self}> nicht Präsident <bist|ist>',
    fr: '<vous n’êtes|{self} n’est> pas Président',
    pl: '<nie jesteś|{self} nie jest> Prezydentem',
  },
})

export const raptorInReserves = condition('raptorInReserves', {
  test: ({ reserves }) => reserves.raptors > 0,
  states: true,
  text: {
    en: 'a raptor is in the Reserves',
    es: 'hay un Raptor en la Reserva',
    de: 'ein Raptor in der Reserve ist',
    fr: 'un raptor est dans la Réserve',
    pl: 'w Rezerwie jest raptor',
  },
})

// Where everybody and everything is, once the fleet has settled on New Caprica.

import { condition } from '../../../core/ability.ts'
import type { Seat } from '../../../core/ids.ts'
import type { Table } from '../../../core/state.ts'
import { onBoard } from '../../../rules/people.ts'
import { recall } from '../state.ts'

/** How many occupation forces the box holds. */
export const occupationForces = 4

export const onNewCaprica = (table: Table, seat: Seat): boolean => onBoard(table, seat, 'new-caprica')

/** New Caprica is settled and occupied. */
export const inNewCapricaPhase = (table: Pick<Table, 'boxes'>): boolean => recall(table).newCaprica !== undefined

/** Galactica has fled: nothing happens in space. */
export const galacticaAway = (table: Pick<Table, 'boxes'>): boolean => recall(table).newCaprica?.orbit === false

/** Galactica is back. */
export const inOrbit = (table: Pick<Table, 'boxes'>): boolean => recall(table).newCaprica?.orbit === true

export const galacticaInOrbit = condition('galacticaInOrbit', {
  test: inOrbit,
  states: true,
  text: {
    en: 'Galactica is in orbit',
    es: 'Galactica está en órbita',
    de: 'die Galactica im Orbit ist',
    fr: 'le Galactica est en orbite',
    pl: 'Galactica jest na orbicie',
  },
})

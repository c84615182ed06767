// The locations of New Caprica: some have one action for humans and another for Cylons.

import type { Location } from '../../../core/card.ts'
import { node } from '../../../core/node.ts'
import { check } from '../../../language/nodes/checks.ts'
import { choose, payFor } from '../../../language/nodes/flow.ts'
import { loseHighest } from '../../../language/nodes/resources.ts'
import { sickbayRule } from '../../../language/standing-rules.ts'
import { places } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { crisis } from '../../../rules/crisis.ts'
import { prepareForJump } from '../../../rules/jump.ts'
import { execute } from '../../parts/execution.ts'
import { detentionRule, leaveDetention } from './detention.ts'
import { presidentsAuthority, sendPatrol } from './occupation-authority.ts'
import { inspectLockedShip, workAtShipyard } from './shipyard.ts'
import { galacticaAway } from './where.ts'
import '../terms.ts'

/** Breeder's Canyon, for Cylons. */
const crisisWithoutJump = node('crisisWithoutJump', {
  run: (game, _node, { actor = 0 }) =>
    crisis.begin(game, { drawer: actor, draw: 1, rest: 'bottom', steps: true, jump: false }),
  text: {
    en: 'draw and resolve the top Crisis card; its Prepare for Jump step is skipped',
    es: 'roba y resuelve la primera carta de Crisis; se omite su paso de Preparativos para el Salto',
    de: 'die oberste Krisenkarte ziehen und abhandeln; ihr Sprungvorbereitungs-Schritt entfällt',
    fr: 'piochez et résolvez la première carte Crise\u202f; sa phase de préparation au saut est ignorée',
    pl: 'pociągnij i rozpatrz wierzchnią kartę Kryzysu; jej fazę przygotowania do skoku pomija się',
  },
  price: () => ({ crises: -1 }),
})

/** Something that only helps while Galactica is away. */
const hastenReturn = node('hastenReturn', {
  make: (by: number) => ({ by }),
  run: (game, { by }) => prepareForJump(game, by),
  text: {
    en: 'until Galactica returns, the fleet marker advances {by, plural, one {# space} other {# spaces}}',
    es: 'hasta que Galactica regrese, el indicador de Flota avanza {by, plural, one {# casilla} other {# casillas}}',
    de: 'bis zur Rückkehr der Galactica rückt der Flottenanzeiger {by, plural, one {# Feld} other {# Felder}} vor',
    fr: 'jusqu’au retour du Galactica, le marqueur Flotte avance de {by, plural, one {# case} other {# cases}}',
    pl: 'do powrotu Galactiki znacznik floty przesuwa się o {by, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  },
  price: ({ by }) => ({ jumpPreparation: by }),
  possible: (game) => galacticaAway(game),
})

const newCaprica = { board: 'new-caprica', who: 'both' } as const

export const locations = {
  'medical-center': { name: nameOf(places['medical-center']), ...newCaprica, hazard: true, rule: sickbayRule() },
  detention: {
    name: nameOf(places.detention),
    board: 'new-caprica',
    who: 'humans',
    hazard: true,
    rule: detentionRule(2),
    action: check(9, ['politics', 'tactics'], { pass: leaveDetention('self', 'self') }),
  },
  'resistance-hq': {
    name: nameOf(places['resistance-hq']),
    ...newCaprica,
    action: choose(
      'self',
      { on: 'new-caprica', cylonsToo: true },
      check(7, ['leadership', 'tactics', 'treachery'], { pass: execute('chosen', { cylonsToo: true }) }),
    ),
  },
  'occupation-authority': {
    name: nameOf(places['occupation-authority']),
    ...newCaprica,
    action: presidentsAuthority(),
    cylonAction: sendPatrol(),
  },
  'breeders-canyon': {
    name: nameOf(places['breeders-canyon']),
    ...newCaprica,
    action: payFor(loseHighest(), hastenReturn(1)),
    cylonAction: crisisWithoutJump(),
  },
  shipyard: {
    name: nameOf(places.shipyard),
    ...newCaprica,
    action: workAtShipyard(),
    cylonAction: inspectLockedShip(),
  },
} as const satisfies Record<string, Location>

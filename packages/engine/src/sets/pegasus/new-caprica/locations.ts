// The locations of New Caprica: some have one action for humans and another for Cylons.

import type { Location } from '../../../core/card.ts'
import { node } from '../../../core/node.ts'
import { check } from '../../../language/nodes/checks.ts'
import { choose, payFor } from '../../../language/nodes/flow.ts'
import { leaveBrig } from '../../../language/nodes/people.ts'
import { loseHighest } from '../../../language/nodes/resources.ts'
import { sickbayRule } from '../../../language/standing-rules.ts'
import { places } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { crisis } from '../../../rules/crisis.ts'
import { prepareForJump } from '../../../rules/jump.ts'
import { execute } from '../../parts/execution.ts'
import { detentionRule, fromDetention } from './detention.ts'
import { presidentsAuthority, sendPatrol } from './occupation-authority.ts'
import { inspectLockedShip, workAtShipyard } from './shipyard.ts'
import { galacticaAway } from './where.ts'
import '../terms.ts'

/** Breeder's Canyon, for Cylons. */
const crisisWithoutJump = node('crisisWithoutJump', {
  run: (game, _node, { actor = 0 }) =>
    crisis.begin(game, { drawer: actor, draw: 1, rest: 'bottom', steps: true, jump: false }),
  text: {
    en: '{self, subject}[draw and resolve|draws and resolves] the top Crisis card without its Prepare for Jump step',
    es: '{self, subject}[roba y resuelve|roba y resuelve|robar y resolver] la primera carta de Crisis sin su paso de Preparativos para el Salto',
    de: '{self, subject}[ziehe |zieht |]die oberste Krisenkarte[ und handle sie| und handelt sie| ziehen und] ohne ihren Sprungvorbereitungs-Schritt [ab|ab|abhandeln]',
    fr: '{self, subject}[piochez et résolvez|pioche et résout|piocher et résoudre] la première carte Crise sans sa phase de préparation au saut',
    pl: '{self, subject}[pociągnij i rozpatrz|ciągnie i rozpatruje|pociągnąć i rozpatrzyć] wierzchnią kartę Kryzysu bez jej fazy przygotowania do skoku',
  },
  price: () => ({ crises: -1 }),
})

/** Something that only helps while Galactica is away. */
const hastenReturn = node('hastenReturn', {
  make: (by: number) => ({ by }),
  run: (game, { by }) => prepareForJump(game, by),
  text: {
    en: '[advance|advances] the fleet marker {by, plural, one {# space} other {# spaces}} (only while Galactica is away)',
    es: '[avanza|avanza|avanzar] el indicador de Flota {by, plural, one {# casilla} other {# casillas}} (solo mientras Galactica esté ausente)',
    de: '[rücke |rückt |]den Flottenanzeiger {by, plural, one {# Feld} other {# Felder}} [vor|vor|vorrücken] (nur solange die Galactica fort ist)',
    fr: '[avancez|avance|avancer] le marqueur Flotte de {by, plural, one {# case} other {# cases}} (seulement tant que le Galactica est absent)',
    pl: '[przesuń|przesuwa|przesunąć] znacznik floty o {by, plural, one {# pole} few {# pola} many {# pól} other {# pola}} (tylko pod nieobecność Galactiki)',
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
    action: check(9, ['politics', 'tactics'], { pass: leaveBrig('self', 'self', fromDetention) }),
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

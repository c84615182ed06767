// The 9 Quorum cards of Pegasus, in alphabetical order.

import { interrupt } from '../../core/ability.ts'
import type { QuorumCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { discard, draw } from '../../language/nodes/cards.ts'
import { countPositive } from '../../language/nodes/checks.ts'
import { all, choose, either, when } from '../../language/nodes/flow.ts'
import { assign } from '../../language/nodes/people.ts'
import { gain, lose } from '../../language/nodes/resources.ts'
import { execute, mourned } from '../parts/execution.ts'
import { armCivilians } from './quorum/civilian-self-defense.ts'
import { consultOracle } from './quorum/consult-the-oracle.ts'
import { holderHasPlayed, lookAtPlayedCards } from './quorum/probation.ts'
import { repairLocationAndVipers } from './quorum/resources-for-galactica.ts'

export const quorum = {
  'assign-chief-of-staff': {
    name: names`Assign Chief of Staff | Designar jefe de gabinete | Stabschef ernennen | Assigner un chef de cabinet | Wybór szefa gabinetu`,
    effect: all(draw('self', 2, ['politics']), choose('self', { notSelf: true }, assign())),
    whileInPlay: interrupt('skillCheck:beforeCards', countPositive('politics')),
  },
  'civilian-self-defense': {
    name: names`Civilian Self Defense | Autodefensa civil | Zivile Selbstverteidigung | Autodéfense civile | Samoobrona cywilów`,
    effect: armCivilians(2),
  },
  'consult-the-oracle': {
    name: names`Consult the Oracle | Consultar al oráculo | Das Orakel befragen | Consulter l’oracle | Wizyta u wyroczni`,
    effect: consultOracle(2),
  },
  'enact-production-quotas': {
    name: names`Enact Production Quotas | Imponer cuotas de producción | Produktionsquoten festlegen | Quotas de production | Ustalenie norm produkcyjnych`,
    effect: all(gain({ food: 1 }), lose({ morale: 1 })),
  },
  eulogy: {
    name: names`Eulogy | Elogio fúnebre | Grabrede | Éloge funèbre | Mowa pogrzebowa`,
    effect: when(mourned(), gain({ morale: 1 })),
  },
  'execute-prisoner': {
    name: names`Execute Prisoner | Ejecutar a un prisionero | Gefangenen exekutieren | Exécuter un prisonnier | Egzekucja więźnia`,
    effect: choose('self', { inBrig: true }, execute('chosen')),
  },
  probation: {
    name: names`Probation | Libertad vigilada | Auf Bewährung | Liberté surveillée | Okres próbny`,
    effect: choose('self', {}, assign()),
    whileInPlay: interrupt('skillCheck:contributed', lookAtPlayedCards(), { when: holderHasPlayed(), by: 'president' }),
  },
  'resources-for-galactica': {
    name: names`Resources for Galactica | Recursos para Galactica | Ressourcen für die Galactica | Ressources pour le Galactica | Zasoby dla Galactiki`,
    effect: repairLocationAndVipers(2),
  },
  'unsavory-connections': {
    name: names`Unsavory Connections | Contactos turbios | Zwielichtige Kontakte | Relations douteuses | Podejrzane znajomości`,
    effect: all(
      discard('self', 2, { random: true }),
      draw('self', 2, ['treachery']),
      either('self', gain({ food: 1 }), gain({ fuel: 1 })),
    ),
  },
} as const satisfies Record<string, QuorumCard>

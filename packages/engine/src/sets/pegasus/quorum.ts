// The 9 Quorum cards of Pegasus, in alphabetical order.

import { interrupt } from '../../core/ability.ts'
import type { QuorumCard } from '../../core/card.ts'
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
    name: {
      en: 'Assign Chief of Staff',
      es: 'Designar jefe de gabinete',
      de: 'Stabschef ernennen',
      fr: 'Assigner un chef de cabinet',
      pl: 'Wybór szefa gabinetu',
    },
    effect: all(draw('self', 2, ['politics']), choose('self', { notSelf: true }, assign())),
    whileInPlay: interrupt('skillCheck:beforeCards', countPositive('politics')),
  },
  'civilian-self-defense': {
    name: {
      en: 'Civilian Self Defense',
      es: 'Autodefensa civil',
      de: 'Zivile Selbstverteidigung',
      fr: 'Autodéfense civile',
      pl: 'Samoobrona cywilów',
    },
    effect: armCivilians(2),
  },
  'consult-the-oracle': {
    name: {
      en: 'Consult the Oracle',
      es: 'Consultar al oráculo',
      de: 'Das Orakel befragen',
      fr: 'Consulter l’oracle',
      pl: 'Wizyta u wyroczni',
    },
    effect: consultOracle(2),
  },
  'enact-production-quotas': {
    name: {
      en: 'Enact Production Quotas',
      es: 'Imponer cuotas de producción',
      de: 'Produktionsquoten festlegen',
      fr: 'Quotas de production',
      pl: 'Ustalenie norm produkcyjnych',
    },
    effect: all(gain({ food: 1 }), lose({ morale: 1 })),
  },
  eulogy: {
    name: { en: 'Eulogy', es: 'Elogio fúnebre', de: 'Grabrede', fr: 'Éloge funèbre', pl: 'Mowa pogrzebowa' },
    effect: when(mourned(), gain({ morale: 1 })),
  },
  'execute-prisoner': {
    name: {
      en: 'Execute Prisoner',
      es: 'Ejecutar a un prisionero',
      de: 'Gefangenen exekutieren',
      fr: 'Exécuter un prisonnier',
      pl: 'Egzekucja więźnia',
    },
    effect: choose('self', { inBrig: true }, execute('chosen')),
  },
  probation: {
    name: {
      en: 'Probation',
      es: 'Libertad vigilada',
      de: 'Auf Bewährung',
      fr: 'Liberté surveillée',
      pl: 'Okres próbny',
    },
    effect: choose('self', {}, assign()),
    whileInPlay: interrupt('skillCheck:contributed', lookAtPlayedCards(), { when: holderHasPlayed(), by: 'president' }),
  },
  'resources-for-galactica': {
    name: {
      en: 'Resources for Galactica',
      es: 'Recursos para Galactica',
      de: 'Ressourcen für die Galactica',
      fr: 'Ressources pour le Galactica',
      pl: 'Zasoby dla Galactiki',
    },
    effect: repairLocationAndVipers(2),
  },
  'unsavory-connections': {
    name: {
      en: 'Unsavory Connections',
      es: 'Contactos turbios',
      de: 'Zwielichtige Kontakte',
      fr: 'Relations douteuses',
      pl: 'Podejrzane znajomości',
    },
    effect: all(
      discard('self', 2, { random: true }),
      draw('self', 2, ['treachery']),
      either('self', gain({ food: 1 }), gain({ fuel: 1 })),
    ),
  },
} as const satisfies Record<string, QuorumCard>

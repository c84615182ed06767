// The crisis cards on which the CAG chooses, in alphabetical order. (Rulebook: Preparing the Cylon Fleet.)

import type { CrisisCard } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
import { discard, discardTogether } from '../../../language/nodes/cards.ts'
import { all, may } from '../../../language/nodes/flow.ts'
import { lose } from '../../../language/nodes/resources.ts'
import {
  activateCylons,
  activateVipers,
  centurion,
  damageGalactica,
  damageVipers,
  place,
  recallUndamagedVipers,
} from '../../../language/nodes/ships.ts'
import { execute } from '../../parts/execution.ts'
import { byCag } from './cag.ts'
import { pilotsMayLaunch } from './crises/return-to-duty.ts'
import { damageAnyVipers } from './crises/training-a-rookie.ts'
import { pursue } from './pursuit-track.ts'

export const crises = {
  detente: {
    name: names`Détente | Distensión | Entspannungspolitik | Détente | Odprężenie`,
    either: ['cag', all(recallUndamagedVipers(), pursue()), activateCylons('basestars', 'raiders', 'heavy')],
    activate: ['launch'],
  },
  'raiders-inbound': {
    name: names`Raiders Inbound | Incursores a la vista | Jäger im Anflug | Raiders en approche | Nadlatują raidery`,
    either: [
      'cag',
      all(lose({ population: 1 }), damageGalactica()),
      discardTogether(discard('cag', 3), discard('admiral', 3)),
    ],
    activate: ['heavy'],
  },
  'return-to-duty': {
    name: names`Return to Duty | Regreso al servicio | Zurück im Dienst | Reprise du service | Powrót do służby`,
    either: ['cag', all(pilotsMayLaunch(), activateCylons('launch')), activateCylons('basestars')],
    activate: ['raiders'],
  },
  'review-camera-footage': {
    name: names`Review Camera Footage | Revisar las grabaciones | Kameraaufnahmen auswerten | Visionner les enregistrements | Przegląd nagrań z kamer`,
    either: [
      'cag',
      all(damageVipers(2, 'reserves'), pursue(), byCag(may('self', activateVipers(1)))),
      all(discard('cag', 2), discard('current', 3)),
    ],
    activate: ['basestars'],
  },
  'tracked-by-radiation': {
    name: names`Tracked by Radiation | Rastro radiactivo | Radioaktive Spur | Trace radioactive | Radioaktywny ślad`,
    either: ['cag', place({ front: { basestar: 1, raider: 3 }, rear: { civilian: 2 } }), lose({ fuel: 1 })],
    activate: ['basestars'],
  },
  'training-a-rookie': {
    name: names`Training a Rookie | Entrenar a un novato | Einen Neuling ausbilden | Former un bleu | Szkolenie żółtodzioba`,
    either: ['cag', all(activateVipers(1), activateCylons('raiders')), damageAnyVipers('cag', 2)],
    activate: ['launch'],
  },
} as const satisfies Record<string, CrisisCard>

export const superCrises = {
  'fighting-blind': {
    name: names`Fighting Blind | Combatir a ciegas | Kampf im Blindflug | Combat à l’aveugle | Walka na oślep`,
    either: ['cag', centurion(2), execute('cag')],
  },
} as const satisfies Record<string, CrisisCard>

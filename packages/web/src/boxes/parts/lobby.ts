// What several boxes have to choose from.

import { says } from '@cic/engine'
import type { Facts } from '../../lobby/facts.ts'

export const partFacts: Facts = {
  noCylonLeader: {
    picture: 'M15 4h18v12H15zM19 9h2m6 0h2M13 28c1-6 5-9 11-9s10 3 11 9M8 4l32 24',
    says: says`Everybody begins as a human; no leader with aims of their own. | Todos empiezan como humanos; ningún líder con objetivos propios. | Alle beginnen als Menschen; kein Führer mit eigenen Absichten. | Tout le monde commence humain\u202f; pas de leader aux buts bien à lui. | Wszyscy zaczynają jako ludzie; bez przywódcy z własnymi celami.`,
    presets: ['fewSecrets'],
  },
}

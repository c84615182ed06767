// New Caprica: its places and cards, the occupation and the way back. In the box of every game with Pegasus, but only its objective comes
// there: a table that is drawn without it never asks for it. (Rulebook: New Caprica.)

import { registerSet } from '../../../core/boxes.ts'
import { titleNames } from '../../base/titles.ts'
import { newCapricaByChoice } from '../box.ts'
import { pegasusWith } from '../contents.ts'
import { newCapricaCrises } from './crises.ts'
import { locations } from './locations.ts'
import { attackOccupationForce, detainHuman, forceWraps } from './occupation.ts'
import { authorityChanges } from './occupation-authority.ts'
import { leaveNewCaprica, phaseChanges, phaseWraps } from './phase.ts'
import { newCapricaTitles } from './titles.ts'

const planet = {
  crises: newCapricaCrises,
  locations,
  actions: {
    'attack-occupation-force': attackOccupationForce,
    'detain-a-human': detainHuman,
    'leave-new-caprica': leaveNewCaprica,
  },
  referenceCards: newCapricaTitles,
}

registerSet(
  pegasusWith({
    part: { ...newCapricaByChoice, metThere: planet },
    ...planet,
    names: { 'president-new-caprica': titleNames.president },
    wraps: { forces: forceWraps, phase: phaseWraps },
    changes: { authority: authorityChanges, phase: phaseChanges },
  }),
)

export { forceBeside, type NewCapricaBoard, newCapricaOf } from './occupation.ts'
export { arrestOf } from './occupation-authority.ts'

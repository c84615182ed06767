// The 20 loyalty cards of Exodus; personal goals and the Final Five are played only if the table wishes. (Rulebook: Conflicted Loyalties.)

import type { LeavesInBox, LoyaltyCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import type { Options } from '../../core/state.ts'
import { jumpPreparation } from '../../language/nodes/fleet.ts'
import { centurion } from '../../language/nodes/ships.ts'
import { finalFive } from './conflicted-loyalties/final-five.ts'
import { personalGoals } from './conflicted-loyalties/personal-goals.ts'

export const loyalty = {
  'cylon-centurion': {
    name: names`You Are a Cylon: Can Place a Centurion on the Boarding Party Track | Eres un cylon: Puedes colocar un Centurión en el medidor de Abordaje | Sie sind ein Zylon: Sie können einen Zenturio auf der Enterkommando-Leiste platzieren | Vous êtes un cylon\u202f: Vous pouvez placer un centurion sur la piste d’abordage | Jesteś Cylonem: Możesz umieścić centuriona na torze Abordażu`,
    side: 'cylon',
    reveal: centurion(),
  },
  'cylon-jump-track': {
    name: names`You Are a Cylon: Can Decrease the Jump Preparation Track by 2 | Eres un cylon: Puedes reducir en 2 los Preparativos para el Salto | Sie sind ein Zylon: Sie können die Sprungvorbereitung um 2 verringern | Vous êtes un cylon\u202f: Vous pouvez diminuer de 2 la préparation au saut | Jesteś Cylonem: Możesz cofnąć przygotowanie do skoku o 2 pola`,
    side: 'cylon',
    reveal: jumpPreparation(-2),
  },
  'you-are-not-a-cylon-exodus': {
    name: names`You Are Not a Cylon | No eres un cylon | Sie sind kein Zylon | Vous n’êtes pas un cylon | Nie jesteś Cylonem`,
    copies: 5,
    side: 'human',
  },
  ...personalGoals,
  ...finalFive,
} as const satisfies Record<string, LoyaltyCard>

/** Goals and the Final Five stay in the box unless they are wanted. */
export const unwantedLoyalty =
  ({ personalGoals: goals, finalFive: five }: Options): LeavesInBox =>
  (kind, id) =>
    kind === 'loyalty' && ((!goals && id in personalGoals) || (!five && id in finalFive))

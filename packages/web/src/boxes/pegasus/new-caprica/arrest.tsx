// What playing Quorum cards under the eyes of the Occupation Authority risks.

import type { Seat } from '@cic/engine'
import { arrestOf } from '@cic/engine/boxes/pegasus/new-caprica'
import { useScene } from '../../../table/scene.ts'
import { useWords } from '../../../words/words.ts'
import { planetWords } from './words.ts'

export function Arrest({ seat }: { seat: Seat }) {
  const t = useWords(planetWords)
  const arrest = arrestOf(useScene().game, seat)
  return arrest === undefined ? undefined : <p class="quiet">{t('arrest', { n: arrest })}</p>
}

// The board beyond the line while Galactica is away: one line of what waits there.

import { describeGathered, pursuitOf } from '@cic/engine/boxes/exodus/cylon-fleet'
import { useScene } from '../../../table/scene.ts'
import { useWords } from '../../../words/words.ts'
import { fleetWords } from './words.ts'
import '../../../board/in-play.css'
import '../../../board/strip.css'

export function Waiting() {
  const t = useWords(fleetWords)
  const { game, language } = useScene()
  if (pursuitOf(game)?.waits !== true) return undefined
  return (
    <section class="group in-play fleet-waits" aria-label={t('whoWaits')}>
      <h3 class="over">{t('whoWaits')}</h3>
      <p class="quiet">{describeGathered(game, language) ?? t('nothing')}</p>
    </section>
  )
}

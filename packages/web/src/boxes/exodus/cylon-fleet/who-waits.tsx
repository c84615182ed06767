// The whole board beyond the line as a list: opened by the name of the pursuit track, or by any of its areas.

import { labelOf } from '@cic/engine'
import { beyond, describeBeyond, fleetAreas } from '@cic/engine/boxes/exodus/cylon-fleet'
import { useScene } from '../../../table/scene.ts'
import { useWords } from '../../../words/words.ts'
import { fleetWords } from './words.ts'
import './who-waits.css'

export const listId = 'who-waits'

export function WhoWaits() {
  const t = useWords(fleetWords)
  const { game, language } = useScene()
  return (
    <section id={listId} popover="auto" class="who-waits" aria-label={t('whoWaits')}>
      <h3>{t('whoWaits')}</h3>
      <dl>
        {fleetAreas.map((area) => (
          <div key={area}>
            <dt>
              <b>{beyond(game, area).number}</b> {labelOf('area', area, language)}
            </dt>
            <dd>{describeBeyond(game, area, language) ?? t('nothing')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

// One of the six space areas around Galactica.

import { type Area, labelOf, launchAreas } from '@cic/engine'
import { Icon } from '../art/icon.tsx'
import { broughtBy } from '../boxes/slots.ts'
import { useMark, useScene } from '../table/scene.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { AnswerSpot } from './answer-spot.tsx'
import { ShipOnBoard } from './ship-item.tsx'
import { shipsIn } from './ships.ts'
import './space-area.css'

export function SpaceAreaView({ area }: { area: Area }) {
  const t = useWords(tableWords)
  const { game, language, marks } = useScene()
  const mark = useMark(`area:${area}`)
  const apart = game.space[area].civilians.some(({ id }) => marks.has(`civilian:${id}`))
  const ships = shipsIn(game, area, apart)
  const threat = ships.some(({ side }) => side === 'cylon')
  const launches = (launchAreas as readonly Area[]).includes(area)
  const name = labelOf('area', area, language)
  const label = (
    <>
      {name}
      {launches && (
        <span class="launch" title={t('launchHere')}>
          <Icon name="launch" />
          <span class="sr-only">({t('launchHere')})</span>
        </span>
      )}
    </>
  )
  return (
    <section
      class={`area ${area}${threat ? ' threat' : ''}${ships.length > 4 ? ' crowded' : ''}${mark.names}`}
      aria-label={name}
      data-area={area}
    >
      {broughtBy(game, 'InArea').map((Beyond, i) => (
        <Beyond key={`beyond-${i + 1}`} area={area} />
      ))}
      <h3>
        <AnswerSpot mark={mark} names="area-button">
          {label}
        </AnswerSpot>
      </h3>
      {ships.length === 0 ? (
        <span class="sr-only">{t('emptySpace')}</span>
      ) : (
        <ul class="ships">
          {ships.map((ship) => (
            <ShipOnBoard key={`${ship.shape} ${ship.target}`} ship={ship} />
          ))}
        </ul>
      )}
    </section>
  )
}

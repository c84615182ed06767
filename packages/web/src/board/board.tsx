// The board: Galactica in the middle, the six space areas around it in the places that players know, everything else below. While
// Galactica is away from New Caprica, the planet lies there instead.

import { areas, boardsOf, newCapricaOf } from '@cic/engine'
import { useRef, useState } from 'preact/hooks'
import { useScene } from '../table/scene.ts'
import { pegasusWords } from '../words/pegasus.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { Galactica } from './galactica.tsx'
import { useGliding } from './glide.ts'
import { NewCaprica } from './new-caprica.tsx'
import { SpaceAreaView } from './space-area.tsx'
import { Strip } from './strip.tsx'
import './board.css'

/** What a narrow screen shows of the board. */
type Zoom = 'fleet' | 'rooms' | 'planet'

export function Board() {
  const t = useWords(tableWords)
  const { game } = useScene()
  const p = useWords(pegasusWords)
  const [wanted, setZoom] = useState<Zoom>('fleet')
  const section = useRef<HTMLElement>(null)
  useGliding(section)
  const boards = boardsOf(game)
  const galactica = boards.find(({ board }) => board === 'galactica')
  const ground = boards.find(({ board }) => board === 'new-caprica')
  const planet = newCapricaOf(game)
  const zooms: readonly Zoom[] = planet?.orbit ? ['fleet', 'rooms', 'planet'] : ['fleet', 'rooms']
  const zoom = zooms.includes(wanted) ? wanted : 'fleet'
  const zoomNames = {
    fleet: planet && !planet.orbit ? p('planetView') : t('fleetView'),
    rooms: t('roomsView'),
    planet: p('planetView'),
  }
  return (
    <section
      ref={section}
      class="board"
      aria-labelledby="board-title"
      data-boards={boards.length > 3 ? 'many' : 'few'}
      data-zoom={zoom}
      data-stage={galactica ? 'space' : 'planet'}
    >
      <h2 id="board-title" class="sr-only">
        {t('board')}
      </h2>
      <Chart />
      {galactica !== undefined && (
        <>
          {areas.map((area) => (
            <SpaceAreaView key={area} area={area} />
          ))}
          <Galactica locations={galactica.locations} />
        </>
      )}
      {galactica === undefined && ground !== undefined && planet !== undefined && (
        <NewCaprica locations={ground.locations} planet={planet} />
      )}
      <Strip />
      <fieldset class="zoom">
        <legend class="sr-only">{t('boardZoom')}</legend>
        {zooms.map((one) => (
          <button key={one} type="button" aria-pressed={zoom === one} onClick={() => setZoom(one)}>
            {zoomNames[one]}
          </button>
        ))}
      </fieldset>
    </section>
  )
}

/** The lines between the areas, and stars. */
function Chart() {
  return (
    <svg class="chart" viewBox="0 0 876 496" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0l96 120M876 0l-96 120M0 496l96-120M876 496l-96-120M438 0v116M438 380v116" />
      <ellipse cx="438" cy="248" rx="414" ry="228" stroke-dasharray="1 7" />
      <path class="stars" d={stars} />
    </svg>
  )
}

/** Scattered by a fixed rule, so that they stay where they are. */
const stars = Array.from({ length: 60 }, (_, i) => {
  const x = (i * 271 + ((i * i * 37) % 89)) % 876
  const y = (i * 149 + ((i * i * 53) % 71)) % 496
  const size = i % 4 === 0 ? 1.6 : 1
  return `M${x} ${y}h${size}v${size}h-${size}z`
}).join('')

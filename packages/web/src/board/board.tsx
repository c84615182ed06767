// The board: Galactica in the middle, the six space areas around it in the places that players know, everything else below. While
// Galactica is away, another board lies there instead.

import { areas, boardsOf } from '@cic/engine'
import { useRef, useState } from 'preact/hooks'
import { Soon } from '../parts/soon.tsx'
import { useScene } from '../table/scene.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { boardsInSight, drawnBoards } from './drawn-boards.ts'
import { Galactica } from './galactica.tsx'
import { useGliding } from './glide.ts'
import { SpaceAreaView } from './space-area.tsx'
import { Strip } from './strip.tsx'
import './board.css'

export function Board() {
  const t = useWords(tableWords)
  const { game, language, marks, mySeat } = useScene()
  // What a narrow screen shows of the board, once the reader has chosen.
  const [wanted, setZoom] = useState<string | undefined>(undefined)
  const section = useRef<HTMLElement>(null)
  useGliding(section)
  const boards = boardsOf(game)
  const galactica = boards.find(({ board }) => board === 'galactica')
  const { middle, beside } = drawnBoards(game)
  const zooms = [
    { id: 'fleet', name: middle?.name[language] ?? t('fleetView') },
    { id: 'rooms', name: t('placesView') },
    ...beside.map(({ id, name }) => ({ id, name: name[language] })),
  ]
  // Before that it shows the reader where they are.
  const at = mySeat === undefined ? undefined : game.seats[mySeat].at
  const here = boards.find(({ locations }) => locations.some((location) => location === at))?.board
  const zoom = zooms.find(({ id }) => id === (wanted ?? here))?.id ?? 'fleet'
  return (
    <section
      ref={section}
      class="board"
      aria-labelledby="board-title"
      data-boards={boardsInSight(game, marks).length > 2 ? 'many' : 'few'}
      data-zoom={zoom}
      data-middle={middle === undefined ? 'space' : 'board'}
    >
      <h2 id="board-title" class="sr-only">
        {t('board')}
      </h2>
      <Chart />
      {middle === undefined && galactica !== undefined && (
        <>
          {areas.map((area) => (
            <SpaceAreaView key={area} area={area} />
          ))}
          <Soon>
            <Galactica locations={galactica.locations} />
          </Soon>
        </>
      )}
      {middle !== undefined && <middle.Board />}
      <Soon>
        <Strip />
      </Soon>
      <fieldset class="zoom">
        <legend class="sr-only">{t('boardZoom')}</legend>
        {zooms.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={zoom === id} onClick={() => setZoom(id)}>
            {name}
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

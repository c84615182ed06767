// What lies around Galactica: the other boards, the reserves, the decks, and cards that stay in play.

import { type BoardId, boardsOf, type LocationId } from '@cic/engine'
import { ShipShape } from '../art/ship.tsx'
import { useScene } from '../table/scene.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { Decks } from './decks.tsx'
import { InPlayCards } from './in-play.tsx'
import { Reserves } from './reserves.tsx'
import { Room } from './room.tsx'

export function Strip() {
  const { game, marks } = useScene()
  const others = boardsOf(game).filter(({ board }) => board !== 'galactica')
  // A board of the Cylons' alone matters once somebody is there or could go there.
  const matters = (id: LocationId): boolean => marks.has(`place:${id}`) || game.seats.some(({ at }) => at === id)
  const shown = others.filter(({ board, locations }) => board !== 'cylon-locations' || locations.some(matters))
  return (
    <div class="strip">
      {shown.map(({ board, locations }) => (
        <SmallBoard key={board} board={board} locations={locations} />
      ))}
      <Reserves />
      <Decks />
      <InPlayCards />
    </div>
  )
}

function SmallBoard({ board, locations }: { board: BoardId; locations: readonly LocationId[] }) {
  const t = useWords(tableWords)
  const name = board === 'cylon-locations' ? t('cylonLocations') : t('colonialOne')
  return (
    <section class={`group ${board}`} aria-label={name}>
      <h3 class="over">
        {board === 'colonial-one' && <ShipShape ship="liner" />}
        {name}
      </h3>
      <ul class="small-rooms">
        {locations.map((id) => (
          <Room key={id} id={id} />
        ))}
      </ul>
    </section>
  )
}

// What lies around Galactica: the other boards, the reserves, the decks, and cards that stay in play.

import { type BoardId, boardsOf, isPegasusDestroyed, type LocationId, labelOf, newCapricaOf } from '@cic/engine'
import { ShipShape } from '../art/ship.tsx'
import { useScene } from '../table/scene.ts'
import { pegasusWords } from '../words/pegasus.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { BoardName } from './board-name.tsx'
import { Decks } from './decks.tsx'
import { Executed } from './executed.tsx'
import { InPlayCards } from './in-play.tsx'
import { NewCaprica } from './new-caprica.tsx'
import { Reserves } from './reserves.tsx'
import { Room } from './room.tsx'
import './strip.css'

/** Boards that are drawn elsewhere, or in a way of their own. */
const apart: readonly BoardId[] = ['galactica', 'new-caprica']

export function Strip() {
  const { game, marks } = useScene()
  const boards = boardsOf(game)
  // A board of the Cylons' alone matters once somebody is there or could go there.
  const matters = (id: LocationId): boolean => marks.has(`place:${id}`) || game.seats.some(({ at }) => at === id)
  const shown = boards.filter(
    ({ board, locations }) => !apart.includes(board) && (board !== 'cylon-locations' || locations.some(matters)),
  )
  const planet = newCapricaOf(game)
  const ground = boards.find(({ board }) => board === 'new-caprica')
  return (
    <div class="strip">
      {planet?.orbit && ground !== undefined && <NewCaprica locations={ground.locations} planet={planet} />}
      {shown.map(({ board, locations }) => (
        <SmallBoard key={board} board={board} locations={locations} />
      ))}
      <Reserves />
      <Decks />
      <InPlayCards />
      <Executed />
    </div>
  )
}

function SmallBoard({ board, locations }: { board: BoardId; locations: readonly LocationId[] }) {
  const t = useWords(tableWords)
  const p = useWords(pegasusWords)
  const { game, language } = useScene()
  const own: Partial<Record<BoardId, string>> = {
    'colonial-one': t('colonialOne'),
    'cylon-locations': t('cylonLocations'),
  }
  const name = own[board] ?? labelOf('place', board, language)
  const destroyed = board === 'pegasus' && isPegasusDestroyed(game)
  return (
    <section class={`group ${board}${destroyed ? ' destroyed' : ''}`} aria-label={name}>
      <BoardName target={`board:${board}`} names="over">
        {board === 'colonial-one' && <ShipShape ship="liner" />}
        {board === 'pegasus' && <ShipShape ship="battlestar" />}
        {name}
        {destroyed && <em class="harm"> {p('destroyed')}</em>}
      </BoardName>
      <ul class="small-rooms" data-rooms="row">
        {locations.map((id) => (
          <Room key={id} id={id} />
        ))}
      </ul>
    </section>
  )
}

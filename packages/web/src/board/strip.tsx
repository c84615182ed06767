// What lies around Galactica: the other boards, the reserves, the decks, and cards that stay in play.

import { type BoardId, type LocationId, labelOf } from '@cic/engine'
import { ShipShape, type ShipShapeName } from '../art/ship.tsx'
import { broughtBy, together } from '../boxes/slots.ts'
import { useScene } from '../table/scene.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { BoardName } from './board-name.tsx'
import { Decks } from './decks.tsx'
import { boardsInSight, drawnBoards } from './drawn-boards.ts'
import { InPlayCards } from './in-play.tsx'
import { Reserves } from './reserves.tsx'
import { Room } from './room.tsx'
import './strip.css'

/** Of the game itself. A box names the ships that its boards are. */
const ships: Readonly<Record<string, ShipShapeName>> = { 'colonial-one': 'liner', 'cylon-locations': 'basestar' }

export function Strip() {
  const { game, marks } = useScene()
  const { own, beside } = drawnBoards(game)
  const shown = boardsInSight(game, marks).filter(({ board }) => board !== 'galactica' && !own.has(board))
  return (
    <div class="strip">
      {beside.map(({ id, Board }) => (
        <Board key={id} />
      ))}
      {shown.map(({ board, locations }) => (
        <SmallBoard key={board} board={board} locations={locations} />
      ))}
      <Reserves />
      <Decks />
      <div class="lying">
        <InPlayCards />
        {broughtBy(game, 'InStrip').map((List, i) => (
          <List key={`list-${i + 1}`} />
        ))}
      </div>
    </div>
  )
}

function SmallBoard({ board, locations }: { board: BoardId; locations: readonly LocationId[] }) {
  const t = useWords(tableWords)
  const { game, language } = useScene()
  const names: Partial<Record<BoardId, string>> = {
    'colonial-one': t('colonialOne'),
    'cylon-locations': t('cylonLocations'),
  }
  const name = names[board] ?? labelOf('place', board, language)
  const destroyed = broughtBy(game, 'isDestroyed').some((is) => is(game, board))
  const whose = broughtBy(game, 'boardWord').flatMap((word) => word(game, board, language) ?? [])
  const ship = together([ships, ...broughtBy(game, 'boardShips')])[board]
  return (
    <section class={`group small-board ${board}${destroyed ? ' destroyed' : ''}`} aria-label={name} data-ship={ship}>
      <BoardName target={`board:${board}`} names="over">
        {ship !== undefined && <ShipShape ship={ship} />}
        {name}
        {destroyed && <em class="harm"> {t('destroyed')}</em>}
        {whose.map(({ word, side }) => (
          <em key={word} class={side === 'humans' ? 'human' : 'cylon'}>
            {word}
          </em>
        ))}
      </BoardName>
      <ul class="small-rooms" data-rooms="row">
        {locations.map((id) => (
          <Room key={id} id={id} />
        ))}
        {broughtBy(game, 'OnBoard').map((More, i) => (
          <More key={`more-${i + 1}`} board={board} />
        ))}
      </ul>
    </section>
  )
}

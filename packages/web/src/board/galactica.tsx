// Galactica: one calm silhouette, with its locations as rooms.

import { type LocationId, labelOf } from '@cic/engine'
import { useScene } from '../table/scene.ts'
import { BoardName } from './board-name.tsx'
import { Room } from './room.tsx'
import './galactica.css'

/** As they lie on the board, the bow to the left. A location that a box adds comes after them. */
const order: readonly string[] = [
  'ftl-control',
  'weapons-control',
  'communications',
  'research-lab',
  'admirals-quarters',
  'command',
  'hangar-deck',
  'armory',
  'sickbay',
  'brig',
]

export function Galactica({ locations }: { locations: readonly LocationId[] }) {
  const { language } = useScene()
  const placed = [...locations].sort((one, other) => rank(one) - rank(other))
  return (
    <section class="hull" aria-label={labelOf('place', 'galactica', language)}>
      <Hull />
      <BoardName target="board:galactica" names="hull-name">
        {labelOf('place', 'galactica', language)}
      </BoardName>
      <ul class="rooms" data-rooms="hull">
        {placed.map((id) => (
          <Room key={id} id={id} />
        ))}
      </ul>
    </section>
  )
}

const rank = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length)

function Hull() {
  return (
    <svg class="hull-shape" viewBox="0 0 684 256" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="plate" x2="0" y2="1">
          <stop stop-color="var(--hull-a)" />
          <stop offset="1" stop-color="var(--hull-b)" />
        </linearGradient>
      </defs>
      <g fill="url(#plate)">
        <path d="M214 28h44l6 14h-56zM454 28h44l6 14h-56zM214 228h44l6-14h-56zM454 228h44l6-14h-56z" />
        <path d="M158 8h404q12 0 16 8l5 10q2 5-5 5H142q-7 0-4-6l6-10q5-7 14-7zM158 248h404q12 0 16-8l5-10q2-5-5-5H142q-7 0-4 6l6 10q5 7 14 7z" />
        <path d="M664 82h12q6 0 6 5v16q0 5-6 5h-12zM664 115h12q6 0 6 5v16q0 5-6 5h-12zM664 148h12q6 0 6 5v16q0 5-6 5h-12z" />
        <path d="M2 128c0-18 8-30 24-38l27-13q6-3 8-9l5-17q4-13 18-13h556q10 0 14 9l8 18q2 5 2 10v106q0 5-2 10l-8 18q-4 9-14 9H84q-14 0-18-13l-5-17q-2-6-8-9l-27-13C10 158 2 146 2 128z" />
      </g>
      <path class="lights" d="M164 237h398" />
      <path class="bow" d="M14 128c0-13 6-21 17-26l21-10v72l-21-10c-11-5-17-13-17-26z" />
    </svg>
  )
}

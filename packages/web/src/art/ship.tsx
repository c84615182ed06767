// Silhouettes of the ships, drawn for this project: ours point left with Galactica, theirs are curved.

import './ship.css'

const shapes = {
  viper: ['0 0 48 28', 'M1 14l16-2.5 8-1L34 1.5h6l-1 8 6 1v7l-6 1 1 8h-6l-9-9-8-1z'],
  markVII: ['0 0 48 28', 'M1 14l17-3 6-1.5L30 1h5l4 4-1 4 7 1.5v7L38 19l1 4-4 4h-5l-6-8.5-6-1.5zM20 13v2h9v-2z'],
  raptor: ['0 0 48 32', 'M4 16l7-6.5h13L29 4h8l1 6h4l2 3v6l-2 3h-4l-1 6h-8l-5-5.5H11z'],
  assaultRaptor: [
    '0 0 48 32',
    'M1 9h9l1-1.5h13L29 3h8l1 6h4l2 3.5v7L42 23h-4l-1 6h-8l-5-4.5H11L10 23H1v-3h6l-4-4 4-4H1zM14 14v4h9v-4z',
  ],
  raider: ['0 0 48 36', 'M9 18C9 9 20 3 42 2c-9 5-13 9-14 12.5l8 3.5-8 3.5C29 25 33 29 42 34 20 33 9 27 9 18z'],
  heavyRaider: [
    '0 0 56 40',
    'M4 20c0-8 6-14 16-16l24-2c6 1 9 4 9 7-7-1-14 0-18 4l13 4v6l-13 4c4 4 11 5 18 4 0 3-3 6-9 7l-24-2C10 34 4 28 4 20z',
  ],
  civilian: ['0 0 48 24', 'M3 12l6-5h6V3.5h11V7h4V3.5h10V8l5 1.5v5L40 16v4.5H30V17h-4v3.5H15V17H9z'],
  battlestar: ['0 0 96 28', 'M2 14l14-5 6-1V4h16v3h18V4h18v4l14 1 4 2v6l-4 2-14 1v4H56v-3H38v3H22v-4l-6-1z'],
  liner: ['0 0 64 20', 'M2 10c8-5 16-6 28-6h16l8-3h4v6l4 1v4l-4 1v6h-4l-8-3H30c-12 0-20-1-28-6z'],
} as const

const arm = 'M34 41c2.5-14 2-28 6-40 4 12 3.5 26 6 40z'

export type ShipShapeName = keyof typeof shapes | 'basestar'

export function ShipShape({ ship }: { ship: ShipShapeName }) {
  if (ship === 'basestar') return <Basestar />
  const [viewBox, d] = shapes[ship]
  return (
    <svg class={`ship-shape ${ship}`} viewBox={viewBox} aria-hidden="true">
      <path d={d} />
    </svg>
  )
}

/** Two stars of three arms, turned against each other. */
function Basestar() {
  return (
    <svg class="ship-shape basestar" viewBox="0 0 80 80" aria-hidden="true">
      <g opacity=".5">
        {[60, 180, 300].map((turn) => (
          <path key={turn} d={arm} transform={`rotate(${turn} 40 40)`} />
        ))}
      </g>
      {[0, 120, 240].map((turn) => (
        <path key={turn} d={arm} transform={`rotate(${turn} 40 40)`} />
      ))}
      <circle cx="40" cy="40" r="8" />
    </svg>
  )
}

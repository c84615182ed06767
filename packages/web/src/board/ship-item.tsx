// One ship, or a stack of alike ones. It is an answer while one names it, and says why not otherwise.

import { labelOf, nameOfCard, type Seat, type Thing } from '@cic/engine'
import { ShipShape } from '../art/ship.tsx'
import { nameOf } from '../table/people.ts'
import { PersonDisc } from '../table/person-disc.tsx'
import { useMark, useScene } from '../table/scene.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { AnswerSpot } from './answer-spot.tsx'
import type { ShipItem } from './ships.ts'
import './ship-item.css'

export function ShipOnBoard({ ship }: { ship: ShipItem }) {
  const { mySeat } = useScene()
  const mark = useMark(ship.pilot !== undefined && ship.pilot === mySeat ? 'pilot' : ship.target)
  const label = useShipLabel(ship)
  const names = `ship ${ship.side} ${ship.shape}${mark.names}${ship.pilot === mySeat && ship.pilot !== undefined ? ' mine' : ''}`
  const drawn = (
    <>
      <ShipShape ship={ship.shape} />
      {ship.count > 1 && (
        <span class="count" aria-hidden="true">
          ×{ship.count}
        </span>
      )}
      {ship.letter !== undefined && (
        <b class="letter" aria-hidden="true">
          {ship.letter}
        </b>
      )}
      {ship.pilot !== undefined && <PersonDisc seat={ship.pilot} />}
      {ship.damage !== undefined && ship.damage.length > 0 && <span class="hits" aria-hidden="true" />}
    </>
  )
  const thing = thingOf(ship, mySeat)
  const about = thing === undefined ? undefined : ({ kind: 'thing', id: thing, name: label } as const)
  return (
    <li class={names} title={label} data-piece={ship.pilot === undefined ? ship.shape : undefined}>
      <AnswerSpot mark={mark} names="bare" label={label} about={about}>
        {drawn}
      </AnswerSpot>
    </li>
  )
}

/** What it is to the reader; nothing can be said about somebody else's. */
function thingOf({ side, shape, pilot }: ShipItem, mySeat: Seat | undefined): Thing | undefined {
  if (side === 'cylon') return 'cylonShip'
  if (shape === 'civilian') return 'civilian'
  if (pilot === undefined) return 'viper'
  return pilot === mySeat ? 'ownShip' : undefined
}

function useShipLabel({ shape, count, pilot, number, damage, face, name }: ShipItem): string {
  const t = useWords(tableWords)
  const { reader, language } = useScene()
  const named = (id: string): string => nameOfCard(id, language) ?? id
  if (name !== undefined) return labelOf('ship', name, language)
  if (pilot !== undefined) {
    const special = shape === 'viper' ? '' : ` (${labelOf('ship', shape, language)})`
    return t('pilotedViper', { who: nameOf(pilot, reader) }) + special
  }
  if (shape === 'basestar') {
    const hurt = damage?.length ? `, ${t('basestarDamage', { what: damage.map(named).join(', ') })}` : ''
    return t('basestar', { n: number ?? 0 }) + hurt
  }
  if (shape === 'civilian' && number !== undefined) {
    return t('civilianShip', { n: number }) + (face === undefined ? '' : `: ${named(face)}`)
  }
  if (shape === 'civilian') return t('civilianShips', { n: count })
  if (shape === 'raider') return t('raiders', { n: count })
  if (shape === 'heavyRaider') return t('heavyRaiders', { n: count })
  return shape === 'viper' ? t('vipers', { n: count }) : `${labelOf('ship', shape, language)} ×${count}`
}

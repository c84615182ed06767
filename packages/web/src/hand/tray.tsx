// Everything that is mine: hand, loyalty, Quorum hand, sheet, standing orders.

import { useScene } from '../table/scene.ts'
import { Hand } from './hand.tsx'
import { MySheet } from './my-sheet.tsx'
import { Secrets } from './secrets.tsx'
import './tray.css'

export function Tray() {
  const { mySeat } = useScene()
  if (mySeat === undefined) return undefined
  return (
    <div class="tray panel">
      <Hand seat={mySeat} />
      <div class="own">
        <Secrets seat={mySeat} />
        <MySheet seat={mySeat} />
      </div>
    </div>
  )
}

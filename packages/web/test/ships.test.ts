// The ships of an area as they are drawn.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newGame, view } from '@cic/engine'
import { shipsIn } from '../src/board/ships.ts'

test('alike ships are stacked, basestars and pilots stand alone, and civilian ships come apart when each matters', () => {
  const seen = view(newGame({ players: 3 }, '1'.repeat(64)), 'spectator')
  const front = seen.space.front
  front.raiders = 3
  front.basestars.push({ id: 0, damage: [] }, { id: 1, damage: ['critical-hit'] })
  front.civilians.push({ id: 1, face: '?' }, { id: 2, face: '?' }, { id: 3, face: '?' })
  seen.seats[1].at = 'front'
  const kinds = (apart: boolean): string[] =>
    shipsIn(seen, 'front', apart).map(({ shape, count }) => `${shape}×${count}`)
  assert.deepEqual(kinds(false), ['basestar×1', 'basestar×1', 'raider×3', 'viper×1', 'civilian×3'])
  assert.equal(kinds(true).filter((one) => one === 'civilian×1').length, 3)
})

// Where on the table an answer points: a room, a space area, a ship, a card in the hand, a player, a dial. The page does not judge answers; it
// only finds the thing that an answer names, so that it can be lit and clicked.

import type { LocationId } from '@cic/engine'

/** A thing on the table, as 'place:brig', 'area:front', 'raider:front', 'civilian:3', 'hand:repair-1', 'seat:2'. */
export type Target = string

/** `force` is where the occupation force is that the player could attack: the answer itself does not name it. */
export function targetsOf(option: string, force?: LocationId): Target[] {
  const [kind, ...rest] = option.split(':')
  const [first, second, third] = rest
  switch (kind) {
    case 'location':
    case 'activate':
      return [`place:${first}`]
    case 'area':
    case 'fly':
    case 'launch':
      return [`area:${first}`]
    case 'move':
      return [`viper:${first}`, `area:${second}`]
    case 'attack':
    case 'destroy':
    case 'remove':
      if (second === 'civilianShip') return [`civilian:${third}`]
      return [second === 'basestar' ? `basestar:${third}` : `${second}:${first}`]
    case 'ship':
      return [`civilian:${second}`]
    case 'viper':
      return [first === undefined ? 'pilot' : `viper:${first}`]
    case 'heavyRaider':
      return [`heavyRaider:${first}`]
    case 'centurion':
      return [`boarding:${first}`]
    case 'seat':
      return [`seat:${first}`]
    case 'card':
    case 'play':
      return [`hand:${first}`]
    case 'ability':
      return [`ability:${first}`]
    case 'use':
      return [`inPlay:${first}`]
    case 'reveal':
      return [`loyalty:${first}`]
    case 'quorum':
      return [first === undefined ? 'deck:quorum' : `quorum:${first}`]
    case 'deck':
      return [`deck:${first}`]
    case 'crisis':
      return ['deck:crisis', 'deck:newCaprica']
    case 'resource':
      return [`dial:${first}`]
    case 'skill':
      return [`deck:${first}`]
    case 'nuke':
      return ['nukes']
    case 'board':
      return [`board:${first}`]
    case 'prepareShip':
      return ['stack:locked']
    case 'evacuateShip':
      return ['stack:prepared']
    case 'damage':
      return [`place:${first.replace(/^damage-/, '')}`]
    case 'repair':
      return [first === 'damagedViper' ? 'damagedVipers' : `place:${first}`]
    case 'action':
      if (first === 'attack-occupation-force') return force === undefined ? [] : [`force:${force}`]
      return [actions[first] ?? `action:${first}`]
    default:
      return []
  }
}

/** Actions that are printed on a board rather than on a location, and what they are about. */
const actions: Readonly<Record<string, Target>> = {
  'leave-new-caprica': 'orbit',
  'detain-a-human': 'place:detention',
  'end-infiltration': 'place:resurrection-ship',
}

/** Which answers each thing on the table belongs to, by their numbers. */
export type Marks = ReadonlyMap<Target, readonly number[]>

export function marksOf(options: readonly { readonly id: string }[], force?: LocationId): Marks {
  const marks = new Map<Target, number[]>()
  options.forEach(({ id }, i) => {
    for (const target of targetsOf(id, force)) marks.set(target, [...(marks.get(target) ?? []), i])
  })
  return marks
}

/** The key that gives an answer: 1 to 9, then letters. */
export const keyOf = (i: number): string => (i < 9 ? String(i + 1) : (letters[i - 9] ?? ''))

export const optionOfKey = (key: string): number | undefined => {
  const number = '123456789'.indexOf(key)
  if (number >= 0 && key !== '') return number
  const letter = letters.indexOf(key.toLowerCase())
  return letter >= 0 && key.length === 1 ? letter + 9 : undefined
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

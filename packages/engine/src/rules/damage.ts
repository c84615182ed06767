// Damage to Galactica and to basestars. (Rulebook: Damage tokens.)

import type { Area, BoardId, LocationId } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { happening } from '../core/moments.ts'
import { drawToken } from '../core/random.ts'
import { changeable, rulesOf } from '../core/rules.ts'
import type { Basestar, Game, Table } from '../core/state.ts'
import { shipDestroyed } from './cards-in-play.ts'
import { endGame } from './end.ts'
import { sendAllFrom } from './people.ts'
import { changeResources, negative } from './resources.ts'

export const damagedLocationsThatDestroyGalactica = 6
const damageThatDestroysABasestar = 3

export const damageGalactica = changeable('damageGalactica', (game: Game): void => damageShip(game))

/** Whether Galactica is where it can be damaged. */
export const canBeDamaged = changeable('canBeDamaged', (_game: Table): boolean => true)

/** Damages Galactica, or another ship that has damage tokens. */
export function damageShip(game: Game, ship?: BoardId): void {
  const token = drawDamageToken(game, ship)
  if (token !== undefined) resolveDamageToken(game, token)
}

/** A token at random from those of a ship that are not in use. */
export const drawDamageToken = changeable('drawDamageToken', (game: Game, ship?: BoardId): string | undefined => {
  const { galacticaDamage } = rulesOf(game)
  const tokens = game.damagePile.filter((token) => galacticaDamage[token].of === ship)
  if (tokens.length === 0) return undefined
  const token = drawToken(game.random, tokens)
  game.damagePile.splice(game.damagePile.indexOf(token), 1)
  return token
})

/** How many locations of a ship are damaged. */
export function damagedLocationsOf(game: Pick<Game, 'options' | 'damage'>, ship?: BoardId): number {
  const { galacticaDamage } = rulesOf(game)
  return game.damage.filter((token) => galacticaDamage[token].of === ship).length
}

/** A location token lies there until it is repaired; a resource token costs the resource and leaves the game. */
export function resolveDamageToken(game: Game, token: string): void {
  const { location, loses } = rulesOf(game).galacticaDamage[token]
  if (location !== undefined) {
    game.damage.push(token)
    log(game, 'locationDamaged', { location })
    leaveDamaged(game, location)
    if (damagedLocationsOf(game) >= damagedLocationsThatDestroyGalactica) endGame(game, 'cylons', 'galactica-destroyed')
  }
  if (loses !== undefined) {
    log(game, 'galacticaHit', { token })
    changeResources(game, negative(loses))
    game.removed.damage.push(token)
  }
}

/** Whoever is at a location that has just been damaged is hurt. */
export const leaveDamaged = changeable('leaveDamaged', (game: Game, location: LocationId): void =>
  sendAllFrom(game, location, 'sickbay'),
)

export function isDamaged(game: Table, location: string): boolean {
  const { damage } = game
  if (damage.length === 0) return false
  const { galacticaDamage } = rulesOf(game)
  for (const token of damage) if (galacticaDamage[token].location === location) return true
  return false
}

export function repairLocation(game: Game, location: string): void {
  const { galacticaDamage } = rulesOf(game)
  const token = game.damage.find((one) => galacticaDamage[one].location === location)
  if (token === undefined) return
  game.damage = game.damage.filter((one) => one !== token)
  game.damagePile.push(token)
  log(game, 'locationRepaired', { location })
}

export function basestarAt(game: Table, area: Area, id: number): Basestar | undefined {
  return game.space[area].basestars.find((basestar) => basestar.id === id)
}

/** Whether its damage lets a basestar launch ships, and attack. */
export const canLaunch = ({ damage }: Basestar): boolean => !damage.includes('disabled-hangar')
export const canFire = ({ damage }: Basestar): boolean => !damage.includes('disabled-weapons')

/** Whether the hit that destroys a basestar draws a token, too. */
export const lastHitDraws = changeable('lastHitDraws', (_game: Game): boolean => false)

/** What a token does besides when it is drawn. */
export const basestarTokenDrawn = changeable(
  'basestarTokenDrawn',
  (_game: Game, _area: Area, _token: string): void => undefined,
)

/** Damages a basestar; the third hit destroys it, as a rule without drawing a token. */
export function damageBasestar(game: Game, area: Area, basestar: Basestar): void {
  if (hitsOn(basestar) + 1 >= damageThatDestroysABasestar && !lastHitDraws(game)) {
    destroyBasestar(game, area, basestar)
    return
  }
  const { basestarDamagePile } = game
  const token = drawToken(game.random, basestarDamagePile)
  basestarDamagePile.splice(basestarDamagePile.indexOf(token), 1)
  basestar.damage.push(token)
  log(game, 'basestarDamaged', { area, token })
  basestarTokenDrawn(game, area, token)
  if (hitsOn(basestar) >= damageThatDestroysABasestar) destroyBasestar(game, area, basestar)
}

export const destroyBasestar = changeable('destroyBasestar', (game: Game, area: Area, basestar: Basestar): void => {
  removeBasestar(game, area, basestar)
  log(game, 'basestarDestroyed', { area })
  shipDestroyed(game, 'basestar')
  basestarDestroyed.begin(game, {})
})

const basestarDestroyed = happening<object>('basestarDestroyed', {
  en: 'each time a basestar is destroyed',
  es: 'cada vez que se destruye una Estrella Base',
  de: 'jedes Mal, wenn ein Basisstern zerstört wird',
  fr: 'chaque fois qu’un basestar est détruit',
  pl: 'za każdym razem, gdy zniszczony zostanie basestar',
})

/** Takes a basestar off the board; its tokens go back to the others. */
export function removeBasestar(game: Game, area: Area, basestar: Basestar): void {
  const { basestars } = game.space[area]
  basestars.splice(basestars.indexOf(basestar), 1)
  game.basestarDamagePile.push(...basestar.damage)
}

/** Takes all Cylon ships of an area off the board; they are not destroyed. */
export function removeCylonShips(game: Game, area: Area): void {
  const space = game.space[area]
  space.raiders = 0
  space.heavyRaiders = 0
  for (const basestar of [...space.basestars]) removeBasestar(game, area, basestar)
}

const hitsOn = ({ damage }: Basestar): number =>
  damage.reduce((hits, token) => hits + (token === 'critical-hit' ? 2 : 1), 0)

// Ships of both sides: vipers, raptors, civilian ships, nukes, basestars, raiders and centurions.

import type { Activation } from '../../core/ids.ts'
import { discardInPlay, putInPlay } from '../../rules/cards-in-play.ts'
import { drawAndDestroyCivilians } from '../../rules/civilian-ships.ts'
import { activateCylonShips, activateRaiders, centurionsLeft, launch, placeCenturion } from '../../rules/cylon-ships.ts'
import { damageGalactica as damageOnce } from '../../rules/damage.ts'
import {
  changeRaptors,
  damageSomeVipers,
  drawDamage,
  recallVipers,
  repairAnything,
  type ViperSource,
} from '../../rules/fleet-losses.ts'
import { spendNuke } from '../../rules/nukes.ts'
import { beginPlacing } from '../../rules/placement.ts'
import { claimPlayed } from '../../rules/quorum.ts'
import { isArea, sum } from '../../rules/table.ts'
import { activateVipers as activate, flyViper, targetsIn, unmannedActivations } from '../../rules/vipers.ts'
import type { Placement } from '../card.ts'
import { en } from '../en.ts'
import { phrase } from '../facts.ts'
import { type Node, node, type Price, perform, priceOf } from '../node.ts'
import { areas as areaTerms, ships } from '../terms.ts'

export const destroyRaptor = node('destroyRaptor', {
  make: (count: number = 1) => ({ count }),
  run: (game, { count }) => changeRaptors(game, -count),
  text: en('destroy {raptor, counted, count}'),
  facts: ({ count }) => ({ raptor: ships.raptor, count }),
  price: ({ count }) => ({ raptors: -count }),
})

/** A destroyed raptor comes back to the Reserves. */
export const repairRaptor = node('repairRaptor', {
  make: (count: number = 1) => ({ count }),
  run: (game, { count }) => changeRaptors(game, count),
  text: en('repair {raptor, counted, count} (a destroyed one returns to the Reserves)'),
  facts: ({ count }) => ({ raptor: ships.raptor, count }),
  price: ({ count }) => ({ raptors: count }),
})

/** Damages vipers in the Reserves, or in space. */
export const damageVipers = node('damageVipers', {
  make: (count: number, where: ViperSource) => ({ count, where }),
  run: (game, { count, where }) => damageSomeVipers.begin(game, { left: count, where }),
  text: en('damage {viper, counted, count} {where, select, reserves {in the Reserves} other {in space areas}}'),
  facts: ({ count, where }) => ({ viper: ships.viper, count, where }),
  price: ({ count }) => ({ vipers: -count }),
})

/** Ragnar Anchorage: damaged and destroyed ships alike come back to the Reserves. */
export const repairFleet = node('repairFleet', {
  make: (vipers: number, raptors: number) => ({ vipers, raptors }),
  run: (game, { vipers, raptors }, { actor = 0 }) => repairAnything.begin(game, { seat: actor, vipers, raptors }),
  text: en(
    'the Admiral may repair up to {viper, counted, vipers} and up to {raptor, counted, raptors}, damaged or destroyed ones alike',
  ),
  facts: ({ vipers, raptors }) => ({ viper: ships.viper, vipers, raptor: ships.raptor, raptors }),
  price: ({ vipers, raptors }) => ({ vipers, raptors }),
})

/** Something that can be done only with ships in the Reserves to risk. */
export const risking = node('risking', {
  make: (ship: 'raptor' | 'viper', count: number, effect: Node) => ({ ship, count, effect }),
  run: (game, { effect }, context) => perform(game, effect, context),
  text: en('risk {ship, counted, count}: {effect}'),
  facts: ({ ship, count, effect }) => ({ ship: ships[ship], count, effect }),
  price: ({ effect }, view) => priceOf(effect, view),
  possible: (game, { ship, count }) => game.reserves[ship === 'raptor' ? 'raptors' : 'vipers'] >= count,
  parts: ({ effect }) => [effect],
})

export const recallUndamagedVipers = node('recallUndamagedVipers', {
  make: () => ({}),
  run: (game) => recallVipers(game),
  text: en('return all undamaged vipers on the board to the Reserves'),
  price: () => ({ vipers: -0.5 }),
})

export const destroyCivilianShip = node('destroyCivilianShip', {
  make: (count: number = 1) => ({ count }),
  run: (game, { count }) => drawAndDestroyCivilians.begin(game, { left: count }),
  text: en('draw {ship, counted, count} and destroy {count, plural, one {it} other {them}}'),
  facts: ({ count }) => ({ ship: ships.civilianShip, count }),
  price: ({ count }) => ({ civilianShips: -count, population: -count }),
})

export const place = node('place', {
  make: (placement: Placement) => ({ placement }),
  run: (game, { placement }) => beginPlacing(game, placement),
  text: en('place {groups}'),
  facts: ({ placement }) => ({ groups: placementPhrases(placement) }),
  price: ({ placement }) => placementPrice(placement),
})

const shipTerm = {
  raider: 'raider',
  heavyRaider: 'heavyRaider',
  basestar: 'basestar',
  viper: 'viper',
  civilian: 'civilianShip',
} as const

export const placementPhrases = (placement: Placement) =>
  Object.entries(placement).flatMap(([area, group]) =>
    Object.entries(group).map(([ship, count]) =>
      phrase(en('{ship, counted, count} {area, form, in}'), {
        ship: ships[shipTerm[ship as keyof typeof shipTerm]],
        count,
        area: areaTerms[area as keyof typeof areaTerms],
      }),
    ),
  )

export function placementPrice(placement: Placement): Price {
  const total = (ship: keyof typeof shipTerm) => sum(Object.values(placement).map((group) => group[ship] ?? 0))
  return {
    raiders: -total('raider'),
    heavyRaiders: -total('heavyRaider'),
    basestars: -total('basestar'),
    civilianShips: -total('civilian') / 2,
    vipers: total('viper') / 4,
  }
}

export const damageGalactica = node('damageGalactica', {
  make: (count: number = 1) => ({ count }),
  run: (game, { count }) => {
    for (let i = 0; i < count && game.over === undefined; i++) damageOnce(game)
  },
  text: en('damage Galactica{count, plural, one {} =2 { twice} other { # times}}'),
  price: ({ count }) => ({ galacticaDamage: -count }),
})

/** Draw up to so many damage tokens, resolve some, put the others back. */
export const chooseDamage = node('chooseDamage', {
  make: (drawn: number, resolved: number) => ({ drawn, resolved }),
  run: (game, { drawn, resolved }, { actor = 0 }) => drawDamage.begin(game, { seat: actor, drawn, resolved }),
  text: en('draw up to {drawn} Galactica damage tokens, resolve {resolved} of them and put the others back'),
  price: ({ resolved }) => ({ galacticaDamage: -resolved }),
})

export const centurion = node('centurion', {
  make: (count: number = 1) => ({ count }),
  run: (game, { count }) => {
    for (let i = 0; i < count; i++) placeCenturion(game)
  },
  text: en('place {ship, counted, count} at the start of the boarding party track'),
  facts: ({ count }) => ({ ship: ships.centurion, count }),
  price: ({ count }) => ({ centurions: -count }),
  possible: (game) => centurionsLeft(game) > 0,
})

const activationText = {
  raiders: phrase(en('raiders')),
  launch: phrase(en('launch raiders')),
  heavy: phrase(en('heavy raiders and centurions')),
  basestars: phrase(en('basestars')),
}

export const activateCylons = node('activateCylons', {
  make: (...icons: Activation[]) => ({ icons }),
  run: (game, { icons }) => activateCylonShips.begin(game, { icons }),
  text: en('activate: {icons}'),
  facts: ({ icons }) => ({ icons: icons.map((icon) => activationText[icon]) }),
  price: ({ icons }) => ({ cylonActivations: -icons.length }),
})

/** Heavy Casualties: only the raiders that the card has just placed. */
export const activatePlacedRaiders = node('activatePlacedRaiders', {
  make: (area: 'portBow', count: number) => ({ area, count }),
  run: (game, { area, count }) => {
    const left = Math.min(count, game.space[area].raiders)
    if (left > 0) activateRaiders.begin(game, { left: { [area]: left } })
  },
  text: en('activate the {raider, counted, count} just placed'),
  facts: ({ count }) => ({ raider: ships.raider, count }),
  price: () => ({ cylonActivations: -0.5 }),
})

export const launchFromBasestars = node('launchFromBasestars', {
  make: (raider: number, heavyRaider: number) => ({ raider, heavyRaider }),
  run: (game, { raider, heavyRaider }) => launch(game, { raider, heavyRaider }),
  text: en('each basestar launches {raiderShip, counted, raider} and {heavyShip, counted, heavyRaider}'),
  facts: ({ raider, heavyRaider }) => ({ raiderShip: ships.raider, raider, heavyShip: ships.heavyRaider, heavyRaider }),
  price: ({ raider, heavyRaider }) => ({ raiders: -raider, heavyRaiders: -heavyRaider }),
  possible: (game) => Object.values(game.space).some(({ basestars }) => basestars.length > 0),
})

export const discardNuke = node('discardNuke', {
  make: () => ({}),
  run: (game) => spendNuke(game),
  text: en('discard {nuke, counted, one} (not possible if there is none)'),
  facts: () => ({ nuke: ships.nuke, one: 1 }),
  price: () => ({ nukes: -1 }),
  possible: (game) => game.nukes > 0,
  barred: (game) => game.nukes === 0,
})

export const activateVipers = node('activateVipers', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => activate.begin(game, { by: actor, left: count }),
  text: en('activate unmanned vipers up to {count} times'),
  price: ({ count }) => ({ actions: count / 2 }),
  possible: (game) => unmannedActivations(game).length > 0,
})

/** Maximum Firepower. */
export const attackRepeatedly = node('attackRepeatedly', {
  make: (attacks: number) => ({ attacks }),
  run: (game, { attacks }, { actor = 0 }) => flyViper.begin(game, { seat: actor, attacks, mayMove: false }),
  text: en('only while piloting a viper: attack with it up to {attacks} times'),
  price: ({ attacks }) => ({ raiders: attacks / 2 }),
  possible: (game, _node, { actor = 0 }) => {
    const { at } = game.seats[actor]
    return isArea(at) && targetsIn(game, at).length > 0
  },
})

/** Keeps the card on the table. */
export const keepInPlay = node('keepInPlay', {
  make: () => ({}),
  run: (game, _node, { source }) => {
    if (source === undefined) return
    claimPlayed(game, source)
    putInPlay(game, source)
  },
  text: en('this card stays in play'),
  price: () => ({}),
})

/** Takes the card off the table again. */
export const discardThis = node('discardThis', {
  make: () => ({}),
  run: (game, _node, { source }) => {
    if (source !== undefined) discardInPlay(game, source)
  },
  text: en('discard this card'),
  price: () => ({}),
})

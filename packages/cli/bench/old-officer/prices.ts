// What effects were priced at in the days of the old officer.

import type { Node, Resource, View } from '@cic/engine'
import { resources } from '@cic/engine'

export type Price = Partial<Record<Worth, number>>
export type Worth =
  | Resource
  | 'skillCards'
  | 'quorumCards'
  | 'vipers'
  | 'raptors'
  | 'nukes'
  | 'civilianShips'
  | 'galacticaDamage'
  | 'basestars'
  | 'raiders'
  | 'heavyRaiders'
  | 'centurions'
  | 'cylonActivations'
  | 'jumpPreparation'
  | 'distance'
  | 'brig'
  | 'sickbay'
  | 'titles'
  | 'knowledge'
  | 'crises'
  | 'actions'

/** All that a node may have had to say. */
interface Said extends Node {
  readonly by: number
  readonly count: number
  readonly at: number
  readonly raider: number
  readonly heavyRaider: number
  readonly vipers: number
  readonly raptors: number
  readonly resolved: number
  readonly attacks: number
  readonly need: number
  readonly atMost: boolean
  readonly ships: number
  readonly distance: number
  readonly amount: number
  readonly to: string
  readonly group: string
  readonly resource: Resource
  readonly cylonsToo?: boolean
  readonly icons: readonly string[]
  readonly resources: Partial<Record<Resource, number>>
  readonly placement: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly effect: Said
  readonly otherwise?: Said
  readonly effects: readonly Said[]
  readonly risk: Said
  readonly cost: Said
  readonly pass?: Said
  readonly fail?: Said
}

export const priceOf = (effect: Node, view: View): Price => prices[effect.kind]?.(effect as Said, view) ?? {}

const populationLoss: Readonly<Record<number, number>> = { 3: 3, 4: 1 }

const prices: Readonly<Record<string, (node: Said, view: View) => Price>> = {
  send: ({ to }) => (to === 'brig' ? { brig: -1 } : { sickbay: -1 }),
  sendAllIn: () => ({ sickbay: -0.5 }),
  sendAllOnBoard: () => ({ sickbay: -1 }),
  giveTitle: () => ({ titles: -1 }),
  look: () => ({ knowledge: 2 }),
  lookAtPresidentOrAdmiral: () => ({ knowledge: 2 }),
  leaveBrig: () => ({ brig: 1 }),
  titleToHeir: () => ({ titles: -1 }),
  drawSuperCrisis: () => ({ crises: -1 }),
  jumpPreparation: ({ by }) => ({ jumpPreparation: by }),
  ftlJump: (_node, { jumpPreparation: at }) => ({
    population: -0.75 * (populationLoss[at] ?? 0),
    jumpPreparation: 5 - at,
  }),
  countAsDistance: ({ distance }) => ({ distance }),
  anotherCrisis: () => ({ crises: -1 }),
  attackWithGalactica: () => ({ raiders: 1 }),
  attackOneCenturion: () => ({ centurions: 0.25 }),
  launchYourself: () => ({ actions: 1 }),
  lookAtCivilianShips: () => ({ knowledge: 1 }),
  repair: () => ({ galacticaDamage: 1 }),
  destroyCylonForces: () => ({ raiders: 3 }),
  executiveOrder: () => ({ actions: 2 }),
  mayActAgain: () => ({ actions: 1 }),
  caprica: () => ({ crises: -1 }),
  cylonFleet: () => ({ cylonActivations: -1 }),
  infiltrateFleet: () => ({ galacticaDamage: -0.5, skillCards: -1 }),
  destroyRaptor: ({ count }) => ({ raptors: -count }),
  repairRaptor: ({ count }) => ({ raptors: count }),
  damageVipers: ({ count }) => ({ vipers: -count }),
  repairFleet: ({ vipers, raptors }) => ({ vipers, raptors }),
  risking: ({ effect }, view) => priceOf(effect, view),
  recallUndamagedVipers: () => ({ vipers: -0.5 }),
  destroyCivilianShip: ({ count }) => ({ civilianShips: -count, population: -count }),
  place: ({ placement }) => placementPrice(placement),
  damageGalactica: ({ count }) => ({ galacticaDamage: -count }),
  chooseDamage: ({ resolved }) => ({ galacticaDamage: -resolved }),
  centurion: ({ count }) => ({ centurions: -count }),
  activateCylons: ({ icons }) => ({ cylonActivations: -icons.length }),
  activatePlacedRaiders: () => ({ cylonActivations: -0.5 }),
  launchFromBasestars: ({ raider, heavyRaider }) => ({ raiders: -raider, heavyRaiders: -heavyRaider }),
  discardNuke: () => ({ nukes: -1 }),
  activateVipers: ({ count }) => ({ actions: count / 2 }),
  attackRepeatedly: ({ attacks }) => ({ raiders: attacks / 2 }),
  repairVipers: ({ count }) => ({ vipers: count }),
  discard: ({ count }) => ({ skillCards: -count }),
  discardTogether: ({ effects }, view) => sumOf(effects.map((effect) => priceOf(effect, view))),
  eachDiscards: ({ count }) => ({ skillCards: -4 * count }),
  discardHand: ({ cylonsToo }) => ({ skillCards: cylonsToo ? 3 : -5 }),
  draw: ({ count }) => ({ skillCards: count }),
  drawQuorum: ({ count }) => ({ quorumCards: count }),
  presidentsOffice: () => ({ quorumCards: 2 }),
  scout: () => ({ knowledge: 1 }),
  lose: ({ resources }) => times(resources, -1),
  spend: ({ resources }) => times(resources, -1),
  gain: ({ resources }) => resources,
  loseHighest: (_node, view) => ({ [highest(view)]: -1 }),
  each: ({ group, effect }, view) => times(priceOf(effect, view), group === 'cylons' ? -1 : 4),
  drawOwn: ({ count }) => ({ skillCards: count }),
  takeActions: ({ count }) => ({ actions: count }),
  all: ({ effects }, view) => sumOf(effects.map((effect) => priceOf(effect, view))),
  atRisk: ({ effect, risk }, view) => sumOf([priceOf(effect, view), priceOf(risk, view)]),
  either: ({ effects }, view) => priceOf(effects[0], view),
  may: ({ effect }, view) => times(priceOf(effect, view), 0.5),
  when: ({ effect, otherwise }, view) => priceOf(otherwise ?? effect, view),
  payFor: ({ cost, effect }, view) => sumOf([priceOf(cost, view), priceOf(effect, view)]),
  roll: ({ need, atMost, effect, otherwise }, view) => {
    const chance = (atMost ? need : 9 - need) / 8
    const other = otherwise === undefined ? {} : times(priceOf(otherwise, view), 1 - chance)
    return sumOf([times(priceOf(effect, view), chance), other])
  },
  ifBelow: ({ resource, amount, effect }, view) => (view.resources[resource] < amount ? priceOf(effect, view) : {}),
  choose: ({ effect }, view) => priceOf(effect, view),
  check: ({ pass, fail }, view) =>
    sumOf([
      { skillCards: -2 },
      ...[pass, fail].map((effect) => (effect === undefined ? {} : times(priceOf(effect, view), 0.5))),
    ]),
  changeDifficulty: ({ by }) => ({ skillCards: -by / 2 }),
  playFaceUp: () => ({ knowledge: 1 }),
  countPositive: () => ({ skillCards: 1 }),
  markScar: () => ({ raiders: -1 }),
  launchesRaiders: ({ count }) => ({ raiders: -count }),
  exchangeWithDestiny: () => ({ skillCards: -1 }),
  activateAllButCenturions: () => ({ cylonActivations: -2 }),
  flyAndAttack: () => ({ raiders: 0.7 }),
  interfere: () => ({ vipers: 1 }),
  protect: ({ resource }) => ({ [resource]: 0.3 }),
  makeReckless: () => ({ skillCards: -1 }),
  noDestinyCards: () => ({ skillCards: 1 }),
  treacherousDestiny: ({ count }) => ({ skillCards: -count }),
  executeAllIn: () => ({ morale: -0.5 }),
  repairLocationAndVipers: ({ vipers }) => ({ galacticaDamage: 1, vipers }),
  armCivilians: () => ({ raiders: 2, civilianShips: -0.25 }),
  lookAtPlayedCards: () => ({ knowledge: 1 }),
  consultOracle: () => ({ knowledge: 1, skillCards: 1 }),
  takeIntimateCard: () => ({ skillCards: -0.5 }),
  addAfterReveal: () => ({ skillCards: -2 }),
  primacy: () => ({ basestars: -1, raiders: -2 }),
  executeInstead: () => ({ morale: -0.7 }),
  blindJump: ({ ships }) => ({ civilianShips: -ships, population: -ships, jumpPreparation: 4 }),
  glimpse: () => ({ knowledge: -1 }),
  swapHand: () => ({ skillCards: -2 }),
  giveCardToDraw: ({ count }) => ({ skillCards: count }),
  learnFast: ({ count }) => ({ skillCards: count }),
  playCardAsDie: () => ({ skillCards: -1 }),
  sacrifice: () => ({ basestars: 1, sickbay: -1 }),
  treacheryLater: ({ count }) => ({ skillCards: -count }),
  workAtShipyard: () => ({ population: 0.5 }),
  inspectLockedShip: () => ({ population: -0.5 }),
  presidentsAuthority: () => ({ quorumCards: 1 }),
  sendPatrol: () => ({ population: -0.5 }),
  prepareOrEvacuateShip: () => ({ population: 0.5 }),
  destroyStacked: () => ({ population: -1 }),
  placeForce: () => ({ population: -0.4 }),
  destroyOccupationForces: ({ count }) => ({ population: 0.4 * count }),
  crisisWithoutJump: () => ({ crises: -1 }),
  hastenReturn: ({ by }) => ({ jumpPreparation: by }),
  onlyOnNewCaprica: ({ effect }, view) => priceOf(effect, view),
  skipJumpPreparation: () => ({ jumpPreparation: -1 }),
  sortCrises: () => ({ knowledge: 2 }),
  jumpOn: () => ({ distance: 1.5, fuel: -1 }),
  meetScar: () => ({ raiders: -1, crises: -1 }),
  attackFromPegasus: () => ({ basestars: 0.3, galacticaDamage: -0.2 }),
  fireMainBatteries: () => ({ raiders: 1.7 }),
  prepareNextCrisis: ({ count }) => ({ skillCards: -count, jumpPreparation: 1 }),
  revisedCaprica: () => ({ crises: -1 }),
  lookAheadOrInfiltrate: () => ({ knowledge: -1, skillCards: -2 }),
  treacheryIntoDestiny: ({ count }) => ({ skillCards: -count }),
  execute: () => ({ morale: -0.7, skillCards: -4 }),
  resolveOneQuorum: () => ({ quorumCards: 1 }),
  takeCheckCards: () => ({ skillCards: 5 }),
  replaceCrisis: () => ({ crises: 1 }),
  nameWorthlessSkill: () => ({ skillCards: 2 }),
  decideOutcome: () => ({ skillCards: 3 }),
  takeOverViper: () => ({ actions: 1 }),
}

function placementPrice(placement: Said['placement']): Price {
  const total = (ship: string) => Object.values(placement).reduce((sum, group) => sum + (group[ship] ?? 0), 0)
  return {
    raiders: -total('raider'),
    heavyRaiders: -total('heavyRaider'),
    basestars: -total('basestar'),
    civilianShips: -total('civilian') / 2,
    vipers: total('viper') / 4,
  }
}

const highest = (view: View): Resource =>
  resources.reduce((best, one) => (view.resources[one] > view.resources[best] ? one : best))

function sumOf(prices: readonly Price[]): Price {
  const sum: Price = {}
  for (const price of prices) {
    for (const [worth, amount] of Object.entries(price) as [Worth, number][]) sum[worth] = (sum[worth] ?? 0) + amount
  }
  return sum
}

const times = (price: Price, factor: number): Price =>
  Object.fromEntries(Object.entries(price).map(([worth, amount]) => [worth, amount * factor]))

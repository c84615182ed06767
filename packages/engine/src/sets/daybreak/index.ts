// Daybreak: everything in its box, and what it changes. Where several of its files change the same rule, the order here is the order in which
// they stand around it, the innermost first.

import { registerSet } from '../../core/boxes.ts'
import type { GameSet } from '../../core/card.ts'
import { changed } from '../../core/rules.ts'
import { choosesHighest } from '../../rules/resources.ts'
import { cylonOverlay } from '../parts/cylon-overlay.ts'
import { cylonTurn } from '../parts/cylon-turn.ts'
import { leaders } from '../parts/leaders.ts'
import { quorumLimit } from '../parts/quorum-limit.ts'
import { treacheryType } from '../parts/treachery-type.ts'
import { attackTable, raptorChanges, raptorWraps, viperKinds } from './assault-raptors.ts'
import { box } from './box.ts'
import { characterChanges, characters, characterWraps } from './characters/index.ts'
import { colonialOneLocations } from './colonial-one.ts'
import { crises } from './crises.ts'
import { hubChanges, hubLocations, hubWraps } from './hub.ts'
import { infiltration } from './infiltration.ts'
import { loyalty, loyaltyChanges } from './loyalty.ts'
import { forMiracles, miracleChanges, miracleFaults, miracleWraps } from './miracles.ts'
import { motiveChanges, motives, motiveWraps, watchMotives } from './motives.ts'
import { mutineerChanges, mutineerWraps } from './mutineer.ts'
import { mutinyChanges, mutinyFaults, mutinyWraps } from './mutiny.ts'
import { mutinyCards } from './mutiny-cards.ts'
import { replaced } from './replaced.ts'
import { checkChanges, checkWraps } from './skill-cards/in-the-check.ts'
import { negotiationChanges } from './skill-cards/negotiation.ts'
import { recklessWraps } from './skill-cards/reckless.ts'
import { skillCards } from './skill-cards.ts'
import { treachery } from './treachery.ts'

const daybreak: GameSet = {
  ...box,
  parts: [treacheryType, cylonTurn, leaders, cylonOverlay, quorumLimit],
  skillCards: { ...skillCards, ...treachery },
  crises,
  loyalty,
  characters,
  locations: { ...colonialOneLocations, ...hubLocations },
  otherDecks: { mutiny: mutinyCards, motive: motives },
  referenceCards: { infiltration },
  viperKinds,
  attackTable,
  oncePerGame: ({ miracles = 1 }) => forMiracles(miracles),
  leavesInBox: () => replaced,
  watch: watchMotives,
  faults: (game) => [...miracleFaults(game), ...mutinyFaults(game)],
  wraps: [
    miracleWraps,
    mutinyWraps,
    mutineerWraps,
    motiveWraps,
    hubWraps,
    raptorWraps,
    checkWraps,
    recklessWraps,
    ...characterWraps,
  ] as GameSet['wraps'],
  changes: [
    ...loyaltyChanges,
    ...miracleChanges,
    ...mutinyChanges,
    ...mutineerChanges,
    ...motiveChanges,
    ...hubChanges,
    ...raptorChanges,
    ...checkChanges,
    ...negotiationChanges,
    ...characterChanges,
    // (Rulebook: Reducing or raising the highest or lowest resource.)
    changed(choosesHighest, (_rule, table) => table.current),
  ],
}

registerSet(daybreak)

export * from './doors.ts'

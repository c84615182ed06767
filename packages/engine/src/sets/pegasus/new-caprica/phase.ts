// The New Caprica phase: how it begins, what is out of reach until Galactica returns, and how it ends. (Rulebook: The New
// Caprica phase; Before Galactica returns; Galactica returns to orbit; Winning the game.)

import type { BoardId, LocationId, Seat } from '../../../core/ids.ts'
import { log } from '../../../core/log.ts'
import { procedure } from '../../../core/procedure.ts'
import { changed, rulesOf } from '../../../core/rules.ts'
import type { Game } from '../../../core/state.ts'
import type { BoardAction, Wrap } from '../../../language/card.ts'
import { imprisonedFor } from '../../../rules/choices.ts'
import { drawCivilian } from '../../../rules/civilian-ships.ts'
import { type Crisis, cardOf } from '../../../rules/crisis.ts'
import { arrive, endGame, loseIfExhausted } from '../../../rules/end.ts'
import { beginJump, checkObjective, jump, jumpTrack, prepareForJump } from '../../../rules/jump.ts'
import { forcesToDestroy } from '../../../rules/locations.ts'
import { sleeperAgentPhase } from '../../../rules/loyalty.ts'
import { boardInPlay, mayEnter } from '../../../rules/movement.ts'
import { nukeTargets } from '../../../rules/nukes.ts'
import { place, whereSent } from '../../../rules/people.ts'
import { beginPlacing } from '../../../rules/placement.ts'
import { contributionLimit } from '../../../rules/skill-check.ts'
import { distance, holdsTitle, inBrig, isAt, isConfined, isHuman, standsFor } from '../../../rules/table.ts'
import { unmannedActivations } from '../../../rules/vipers.ts'
import { pegasusDestroyed } from '../board.ts'
import { fleetJumped } from '../crisis-effects.ts'
import { execution } from '../execution.ts'
import { galacticaAway, inNewCapricaPhase, onNewCaprica } from '../players.ts'
import { recall, remember } from '../state.ts'
import { destroyAllStackedShips, evacuateShip, lockAllShips, takeStackedShip } from './civilian-ships.ts'
import { activateOccupation } from './occupation.ts'

const isGoal = (game: Pick<Game, 'options'>): boolean => game.options.objective === 'new-caprica'

const newCapricaPhase = procedure<Record<never, never>>('newCapricaPhase', {
  setUp: (game) => {
    log(game, 'newCapricaPhase', {})
    lockAllShips(game)
    game.seats.forEach(({ at }, seat) => {
      if (at !== undefined) place(game, seat, isHuman(game, seat) ? 'resistance-hq' : 'occupation-authority')
    })
    remember(game).newCaprica = { orbit: false, forces: [0, 0, 0] }
    game.crisisDeck = 'newCaprica'
    game.jumpPreparation = 0
  },
})

const galacticaReturns = procedure<Record<never, never>>('galacticaReturns', {
  battle: (game) => {
    log(game, 'galacticaReturns', {})
    remember(game).newCaprica = { forces: [...(recall(game).newCaprica?.forces ?? [0, 0, 0])], orbit: true }
    game.jumpPreparation = 0
    beginPlacing(game, {
      starboardBow: { basestar: 1, raider: 4 },
      starboardAft: { basestar: 1, raider: 4 },
      portBow: { viper: 2 },
      portAft: { viper: 2 },
    })
  },
})

/** Where somebody really arrives while everything but New Caprica is out of reach. */
function withinReach(game: Game, to: LocationId): LocationId {
  const { board } = rulesOf(game).locations[to]
  if (!galacticaAway(game) || board === 'new-caprica') return to
  return board === 'cylon-locations' ? 'medical-center' : 'resistance-hq'
}

/** On New Caprica there is Detention instead of the Brig, and the Medical Center instead of Sickbay. */
const onPlanet: Partial<Record<LocationId, LocationId>> = { brig: 'detention', sickbay: 'medical-center' }
const inSpace: Record<string, string> = { detention: 'brig', 'medical-center': 'sickbay' }

/** New Caprica until it is settled, Colonial One from then on, and everything else while Galactica is away are out of reach. */
function liesOnTable(game: Pick<Game, 'boxes'>, board: BoardId): boolean {
  if (!inNewCapricaPhase(game)) return board !== 'new-caprica'
  return galacticaAway(game) ? board === 'new-caprica' : board !== 'colonial-one'
}

export const phaseChanges = [
  changed(checkObjective, (rule, game) => {
    if (!isGoal(game)) {
      rule(game)
      return
    }
    const { sleeper, arrive: goal } = rulesOf(game).objectives['new-caprica']
    const travelled = distance(game)
    const reaches = (threshold: number) => travelled >= threshold && !game.reached.includes(threshold)
    // The last begun is done first: new agents wake up before the fleet settles.
    if (reaches(goal)) {
      game.reached.push(goal)
      newCapricaPhase.begin(game, {})
    }
    if (reaches(sleeper)) {
      game.reached.push(sleeper)
      sleeperAgentPhase.begin(game, { left: [] })
    }
  }),
  changed(beginJump, (rule, game) => {
    if (!isGoal(game)) rule(game)
    else if (!inNewCapricaPhase(game)) {
      log(game, 'jumps', {})
      jump.begin(game, {})
    }
  }),
  changed(prepareForJump, (rule, game, by) => {
    if (!inNewCapricaPhase(game)) rule(game, by)
    else if (galacticaAway(game)) {
      game.jumpPreparation = Math.max(0, Math.min(jumpTrack.autoJump, game.jumpPreparation + by))
      log(game, 'jumpPreparation', { by, now: game.jumpPreparation })
      if (game.jumpPreparation === jumpTrack.autoJump) galacticaReturns.begin(game, {})
    }
  }),
  changed(place, (rule, game, seat, to) => {
    const location = rulesOf(game).locations[to as LocationId] === undefined ? to : withinReach(game, to as LocationId)
    rule(game, seat, location)
  }),
  changed(whereSent, (rule, game, seat, to) => {
    const there = onNewCaprica(game, seat) || galacticaAway(game) ? onPlanet[to] : undefined
    return there ?? rule(game, seat, to)
  }),
  changed(isConfined, (rule, game, seat) => rule(game, seat) || isAt(game, seat, 'detention')),
  /** Only to those who are there themselves. */
  changed(
    standsFor,
    (rule, game, location, owner) =>
      (onNewCaprica(game, owner) ? inSpace[location] : undefined) ?? rule(game, location, owner),
  ),
  changed(imprisonedFor, (_rule, game, by, seat) =>
    onNewCaprica(game, by) ? isAt(game, seat, 'detention') : inBrig(game, seat),
  ),
  changed(
    mayEnter,
    (rule, game, board) =>
      liesOnTable(game, board) && !(board === 'pegasus' && pegasusDestroyed(game)) && rule(game, board),
  ),
  changed(boardInPlay, (_rule, game, board) => liesOnTable(game, board)),
  changed(drawCivilian, (rule, game) => rule(game) ?? takeStackedShip(game)),
  changed(beginPlacing, (rule, game, placement) => {
    if (!galacticaAway(game)) rule(game, placement)
  }),
  changed(unmannedActivations, (rule, game) => (galacticaAway(game) ? [] : rule(game))),
  changed(nukeTargets, (rule, game) => (galacticaAway(game) ? [] : rule(game))),
  changed(forcesToDestroy, (rule, game) => (galacticaAway(game) ? [] : rule(game))),
  changed(contributionLimit, (rule, game, seat) => {
    const limit = rule(game, seat)
    return isAt(game, seat, 'detention') ? Math.min(limit, inDetention) : limit
  }),
  changed(arrive, (_rule, game) => finalJump.begin(game, { left: [] })),
]

/** How many cards a prisoner of the Cylons may add to a check. */
const inDetention = 2

export const phaseWraps = {
  'activateCylonShips:next': ((game, frame, step) => {
    const [icon, ...rest] = frame.icons
    const ignored = icon !== undefined && icon !== 'occupation' && galacticaAway(game)
    if (icon !== 'occupation' && !ignored) return step()
    frame.icons = rest
    if (icon === 'occupation') activateOccupation(game)
    return 'again'
  }) satisfies Wrap<{ icons: readonly string[] }>,
  /** Once Galactica is in orbit the evacuation icon counts, not the jump icon; cards have both or neither. */
  'crisis:prepareForJump': ((game, frame, step) => {
    if (recall(game).newCaprica?.orbit !== true) return step()
    if ((frame.jump ?? frame.steps) && cardOf(game, frame).jump) evacuateShip.begin(game, {})
    return undefined
  }) satisfies Wrap<Crisis>,
}

/** The last jump: what stays behind is lost. */
const finalJump = procedure<{ left: Seat[] }>('finalJump', {
  leaveShips: (game, frame) => {
    if (!inNewCapricaPhase(game)) return
    destroyAllStackedShips(game)
    frame.left = game.seats.flatMap((_, seat) => (isHuman(game, seat) && onNewCaprica(game, seat) ? [seat] : []))
  },
  leavePeople: (game, frame) => {
    const [seat, ...rest] = frame.left
    if (seat === undefined) return undefined
    frame.left = rest
    // Dee may have died of despair by now: her successor is elsewhere.
    if (onNewCaprica(game, seat)) execution.begin(game, { seat })
    return 'again'
  },
  jump: (game) => fleetJumped.begin(game, {}), // Dangerous Repairs Are Necessary
  end: (game) => {
    if (!loseIfExhausted(game)) endGame(game, 'humans', game.options.objective)
  },
})

/** The Admiral orders Galactica to leave. */
export const leaveNewCaprica: BoardAction = {
  name: {
    en: 'Order Galactica to leave New Caprica',
    es: 'Ordenar que Galactica abandone Nueva Cáprica',
    de: 'Den Abflug der Galactica von Neu-Caprica befehlen',
    fr: 'Ordonner au Galactica de quitter Nouvelle Caprica',
    pl: 'Rozkaż Galactice opuścić Nową Caprikę',
  },
  possible: (game, seat) => holdsTitle(game, seat, 'admiral') && recall(game).newCaprica?.orbit === true,
  begin: (game, seat) => {
    log(game, 'leavesNewCaprica', { seat })
    finalJump.begin(game, { left: [] })
  },
}

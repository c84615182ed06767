// What can be done at the locations of Galactica. (Rulebook: Analysis of the game board; FTL Control.)

import { type Area, areas, type Seat } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { procedure } from '../core/procedure.ts'
import { bit } from '../core/zones.ts'
import { en } from '../language/en.ts'
import { takeActions } from './actions.ts'
import { shipOf, shipOption, shipsOnBoard } from './civilian-ships.ts'
import { attack, destroyCenturion, destroyCylonShips } from './combat.ts'
import { isDamaged, repairLocation } from './damage.ts'
import { die } from './die.ts'
import { repairViper } from './fleet-losses.ts'
import { beginJump, jumpTrack } from './jump.ts'
import { launchOptions, launchPilot } from './people.ts'
import { changeResources } from './resources.ts'
import { sum } from './table.ts'
import { adjacent, allTargets, beginAttack } from './vipers.ts'

export const ftlControl = procedure<{ seat: Seat; die?: number }>('ftlControl', {
  roll: (game, { seat }) => die.begin(game, { by: seat, modifier: 0, purpose: 'ftl-control' }),
  population: (game, { die: rolled = 0 }) => {
    if (rolled <= 6) changeResources(game, { population: -(jumpTrack.populationLoss[game.jumpPreparation] ?? 0) })
  },
  jump: (game) => beginJump(game),
})

export const attackFromGalactica = procedure<{ seat: Seat }>('attackFromGalactica', {
  target: {
    text: en('Which Cylon ship does Galactica attack?'),
    who: (_game, { seat }) => seat,
    options: (game) => allTargets(game),
    answer: (game, _frame, seat, [target]) =>
      beginAttack(game, target, { attacker: 'galactica', by: seat, manned: false }),
  },
})

export const attackCenturion = procedure<{ seat: Seat }>('attackCenturion', {
  target: {
    text: en('Which centurion is attacked?'),
    who: (_game, { seat }) => seat,
    options: (game) => game.boarding.flatMap((count, space) => (count > 0 ? [`centurion:${space}`] : [])),
    fallback: (_game, _frame, _seat, options) => options.slice(-1),
    answer: (game, _frame, seat, [choice]) => {
      attack.begin(game, {
        attacker: 'armory',
        target: 'centurion',
        by: seat,
        id: Number(choice.slice('centurion:'.length)),
      })
    },
  },
})

/** If all vipers are in space, an unmanned one comes back first. */
export const hangarDeck = procedure<{ seat: Seat }>('hangarDeck', {
  recall: {
    text: en('No viper is in the Reserves. Which unmanned viper do you take?'),
    who: (game, { seat }) => (game.reserves.vipers === 0 ? seat : undefined),
    options: (game) => areas.filter((area) => game.space[area].vipers > 0).map((area) => `viper:${area}`),
    answer: (game, _frame, _seat, [choice]) => {
      game.space[choice.slice('viper:'.length) as Area].vipers--
      game.reserves.vipers++
    },
  },
  launch: {
    text: en('In which area do you launch your viper?'),
    who: (game, { seat }) => (game.reserves.vipers > 0 ? seat : undefined),
    options: launchOptions,
    answer: (game, _frame, seat, [choice]) => launchPilot(game, seat, choice.slice('area:'.length) as Area),
  },
  act: (game, { seat }) => takeActions.begin(game, { seat, left: 1 }),
})

interface Communications {
  seat: Seat
  count: number
  looked: string[]
}

export const communications = procedure<Communications>('communications', {
  look: {
    text: en('Which civilian ships do you look at?'),
    who: (_game, { seat }) => seat,
    options: (game) => shipsOnBoard(game).map(shipOption),
    pick: (_game, { count }, _seat, options) => {
      const some = Math.min(count, options.length)
      return { min: some, max: some }
    },
    answer: (game, frame, seat, ships) => {
      frame.looked = ships
      const faces = ships.map(shipOf).map(({ area, id }) => {
        const ship = game.space[area].civilians.find((one) => one.id === id)
        if (ship !== undefined) ship.seen |= bit(seat)
        return ship?.face
      })
      log(game, 'looksAtShips', { seat, count: ships.length })
      log(game, 'sawShips', { seat, ships: faces }, [seat])
    },
  },
  move: {
    text: en('Where does this civilian ship go?'),
    facts: (_game, { looked }) => ({ ship: looked[0] }),
    who: (_game, { seat, looked }) => (looked.length > 0 ? seat : undefined),
    options: (_game, { looked }) => ['stay', ...adjacent(shipOf(looked[0]).area).map((area) => `area:${area}`)],
    answer: (game, frame, seat, [choice]) => {
      const [ship, ...rest] = frame.looked
      frame.looked = rest
      if (choice !== 'stay') {
        const { area, id } = shipOf(ship)
        const to = choice.slice('area:'.length) as Area
        const { civilians } = game.space[area]
        game.space[to].civilians.push(
          ...civilians.splice(
            civilians.findIndex((one) => one.id === id),
            1,
          ),
        )
        log(game, 'movesCivilian', { seat, from: area, area: to })
      }
      return 'move'
    },
  },
})

export const repairHere = procedure<{ seat: Seat; vipers: number }>('repairHere', {
  choose: {
    text: en('What do you repair?'),
    who: (_game, { seat }) => seat,
    options: (game, { seat }) => {
      const { at } = game.seats[seat]
      const vipers = at === 'hangar-deck' ? Math.min(2, game.damagedVipers) : 0
      return [
        ...(at !== undefined && isDamaged(game, at) ? [`location:${at}`] : []),
        ...(vipers > 0 ? [`vipers:${vipers}`] : []),
      ]
    },
    answer: (game, frame, _seat, [choice]) => {
      const [what, which] = choice.split(':')
      if (what === 'location') repairLocation(game, which)
      else for (let i = 0; i < Number(which); i++) repairViper(game)
      frame.vipers = 0
    },
  },
  repaired: () => undefined, // Maintenance Engineer hangs here
})

export const brutalForce = procedure<{ seat: Seat; raiders: number }>('brutalForce', {
  choose: {
    text: en('What is destroyed?'),
    who: (_game, { seat, raiders }) => (raiders === 0 ? seat : undefined),
    options: (game) => [
      ...(areas.some((area) => game.space[area].raiders > 0) ? ['raiders'] : []),
      ...areas.filter((area) => game.space[area].heavyRaiders > 0).map((area) => `heavyRaider:${area}`),
      ...game.boarding.flatMap((count, space) => (count > 0 ? [`centurion:${space}`] : [])),
    ],
    answer: (game, frame, _seat, [choice]) => {
      const [what, where] = choice.split(':')
      if (what === 'raiders') frame.raiders = Math.min(3, sum(areas.map((area) => game.space[area].raiders)))
      else if (what === 'heavyRaider') destroyCylonShips(game, where as Area, 'heavyRaider', 1)
      else destroyCenturion(game, Number(where))
    },
  },
  raiders: {
    text: en('In which area is a raider destroyed?'),
    who: (_game, { seat, raiders }) => (raiders > 0 ? seat : undefined),
    options: (game) => areas.filter((area) => game.space[area].raiders > 0).map((area) => `area:${area}`),
    answer: (game, frame, _seat, [choice]) => {
      frame.raiders--
      destroyCylonShips(game, choice.slice('area:'.length) as Area, 'raider', 1)
      return frame.raiders > 0 ? 'raiders' : 'end'
    },
  },
})

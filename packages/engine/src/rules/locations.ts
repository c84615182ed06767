// What can be done at the locations of Galactica. (Rulebook: Analysis of the game board; FTL Control.)

import { areas, type Seat } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import { nothingChanges, type Price, type Prospect } from '../core/node.ts'
import { option } from '../core/option.ts'
import {
  areaOption,
  centurionOption,
  heavyRaiderOption,
  launchOption,
  locationOption,
  raiders,
  shipOption,
  stay,
  viperOption,
} from '../core/option-kinds.ts'
import { procedure } from '../core/procedure.ts'
import { changeable } from '../core/rules.ts'
import type { Table } from '../core/state.ts'
import { bit } from '../core/zones.ts'
import { takeActions } from './actions.ts'
import { shipsOnBoard } from './civilian-ships.ts'
import { attack, deeds, destroyCenturion, destroyCylonShips, raidersWithoutDie } from './combat.ts'
import { isDamaged, repairLocation } from './damage.ts'
import { die, readsDie } from './die.ts'
import { repairVipers } from './fleet-losses.ts'
import { beginJump, jumpTrack } from './jump.ts'
import { launchOptions, launchPilot } from './people.ts'
import { changeResources } from './resources.ts'
import { isArea, nextOf, sum } from './table.ts'
import { moveViper, vipersIn } from './viper-kinds.ts'
import { adjacent, allTargets, beginAttack, prospectOfShot } from './vipers.ts'

/** Up to this roll the population does not come along in time. */
export const lossRoll = 6
export const chanceOfLoss = lossRoll / 8

export const ftlControl = procedure<{ seat: Seat; die?: number }>('ftlControl', {
  roll: (game, { seat }) => die.begin(game, { by: seat, modifier: 0, purpose: 'ftl-control' }),
  population: (game, { die: rolled = 0 }) => {
    if (rolled <= lossRoll)
      changeResources(game, { population: -(jumpTrack.populationLoss[game.jumpPreparation] ?? 0) })
  },
  jump: (game) => beginJump(game),
})

readsDie(ftlControl, (table, _frame, rolled) => ({
  changes: { population: rolled <= lossRoll ? -(jumpTrack.populationLoss[table.jumpPreparation] ?? 0) : 0 },
}))

export const attackFromGalactica = procedure<{ seat: Seat }>('attackFromGalactica', {
  target: {
    attacks: 'galactica',
    text: says`Which Cylon ship does Galactica attack? | ¿A qué nave cylon ataca Galactica? | Welches Zylonenschiff greift die Galactica an? | Quel vaisseau cylon le Galactica attaque-t-il\u202f? | Który statek Cylonów atakuje Galactica?`,
    options: (game) => allTargets(game),
    prospect: (_table, _frame, option) => prospectOfShot('galactica', option),
    answer: (game, _frame, seat, [target]) =>
      beginAttack(game, target, { attacker: 'galactica', by: seat, manned: false }),
  },
})

export const attackCenturion = procedure<{ seat: Seat; bonus?: number }>('attackCenturion', {
  target: {
    attacks: 'armory',
    text: says`Which centurion do you attack? | ¿A qué Centurión atacas? | Welchen Zenturio greifst du an? | Quel centurion attaquez-vous\u202f? | Którego centuriona atakujesz?`,
    options: (game) => forcesToDestroy(game).filter(centurionOption.is),
    fallback: (_game, _frame, _seat, options) => options.slice(-1),
    prospect: (_table, _frame, option) => ({ changes: { [`centurionHit:${centurionOption.of(option)}`]: 1 } }),
    answer: (game, { bonus }, seat, [choice]) => {
      attack.begin(game, {
        attacker: 'armory',
        target: 'centurion',
        by: seat,
        id: centurionOption.of(choice),
        ...(bonus === undefined ? {} : { bonus }),
      })
    },
  },
})

/** If all vipers are in space, an unmanned one comes back first. */
export const hangarDeck = procedure<{ seat: Seat }>('hangarDeck', {
  recall: {
    text: says`No viper is in the Reserves. Which unmanned viper do you call back? | No hay ningún Viper en la Reserva. ¿Qué Viper no tripulado haces volver? | In der Reserve ist keine Viper. Welche unbemannte Viper rufst du zurück? | Il n’y a aucun viper dans la Réserve. Quel viper sans personnage à bord rappelez-vous\u202f? | W Rezerwie nie ma viperów. Którego vipera bez pilota zawracasz?`,
    who: (game, { seat }) => (game.reserves.vipers === 0 ? seat : undefined),
    options: (game) => areas.flatMap((area) => vipersIn(game, area)),
    answer: (game, _frame, _seat, [choice]) => {
      const [area, kind = 'viper'] = viperOption.read(choice)
      moveViper(game, area, 'reserves', kind)
    },
  },
  launch: {
    text: says`In which space area do you launch in your viper? | ¿A qué zona de espacio sales con tu Viper? | In welches Weltraumfeld startest du mit deiner Viper? | Dans quelle case d’espace lancez-vous votre viper\u202f? | W którym sektorze startujesz swoim viperem?`,
    who: (game, { seat }) => (game.reserves.vipers > 0 ? seat : undefined),
    options: (game) => launchOptions(game),
    prospect: (_table, _frame, option) => ({
      changes: { [`viperTo:${areaOption.is(option) ? areaOption.of(option) : launchOption.of(option)}`]: 1 },
    }),
    answer: (game, _frame, seat, [choice]) => launchPilot(game, seat, choice),
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
    text: says`Which {count, plural, one {civilian ship} other {# civilian ships}} do you look at? | ¿Qué {count, plural, one {Nave Civil} other {# Naves Civiles}} miras? | {count, plural, one {Welches Zivilschiff} other {Welche # Zivilschiffe}} siehst du dir an? | {count, plural, one {Quel vaisseau civil} other {Quels # vaisseaux civils}} regardez-vous\u202f? | {count, plural, one {Który statek cywilny} few {Które # statki cywilne} many {Które # statków cywilnych} other {Które # statku cywilnego}} oglądasz?`,
    facts: (game, { count }) => ({ count: Math.min(count, shipsOnBoard(game).length) }),
    options: (game) => shipsOnBoard(game),
    pick: (_game, { count }, _seat, options) => {
      const some = Math.min(count, options.length)
      return { min: some, max: some }
    },
    // Looking is for moving them then.
    prospect: (_table, _frame, option, seat) => ({
      oneOf: [stay, ...areaOption.each(adjacent(shipOption.of(option)))].map((to) => movedTo(option, to)),
      by: seat,
    }),
    answer: (game, frame, seat, ships) => {
      frame.looked = ships
      const faces = ships.map(shipOption.read).map(([area, id]) => {
        const ship = game.space[area].civilians.find((one) => one.id === id)
        if (ship !== undefined) ship.seen |= bit(seat)
        return ship?.face
      })
      log(game, 'looksAtShips', { seat, count: ships.length })
      log(game, 'sawShips', { seat, ships: faces }, [seat])
    },
  },
  move: {
    text: says`{ship} {area, form, in}: where do you move it? | {ship} {area, form, in}: ¿adónde la mueves? | {ship} {area, form, in}: Wohin bewegst du es? | {ship} {area, form, in}\u202f: où le déplacez-vous\u202f? | {ship} {area, form, in}: dokąd go przenosisz?`,
    // Whoever is asked has just looked at it.
    facts: (game, { looked }) => {
      const [area, id] = shipOption.read(looked[0])
      return { area, ship: game.space[area].civilians.find((one) => one.id === id)?.face }
    },
    who: (_game, { seat, looked }) => (looked.length > 0 ? seat : undefined),
    options: (_game, { looked }) => [stay, ...areaOption.each(adjacent(shipOption.of(looked[0])))],
    prospect: (_table, { looked }, option) => movedTo(looked[0], option),
    answer: (game, frame, seat, [choice]) => {
      const [ship, ...rest] = frame.looked
      frame.looked = rest
      if (choice !== stay) {
        const [area, id] = shipOption.read(ship)
        const to = areaOption.of(choice)
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

const movedTo = (ship: string, to: string): Prospect =>
  to === stay ? nothingChanges : { changes: { [`civilianMoved:${shipOption.of(ship)}:${areaOption.of(to)}`]: 1 } }

/** So many damaged vipers. */
const vipersOption = option<[count: number]>(
  'vipers',
  {
    label: {
      en: '{n, plural, one {# damaged viper} other {# damaged vipers}}',
      es: '{n, plural, one {# Viper dañado} other {# Vipers dañados}}',
      de: '{n, plural, one {# beschädigte Viper} other {# beschädigte Viper}}',
      fr: '{n, plural, one {# viper endommagé} other {# vipers endommagés}}',
      pl: '{n, plural, one {# uszkodzony viper} few {# uszkodzone vipery} many {# uszkodzonych viperów} other {# uszkodzonego vipera}}',
    },
    facts: (n) => ({ n }),
    at: () => ['damagedVipers'],
  },
  { numbers: [0] },
)

export const repairHere = procedure<{ seat: Seat; vipers: number }>('repairHere', {
  choose: {
    text: says`What do you repair? | ¿Qué reparas? | Was reparierst du? | Que réparez-vous\u202f? | Co naprawiasz?`,
    options: (game, { seat }) => {
      const { at } = game.seats[seat]
      const vipers = at === 'hangar-deck' ? Math.min(2, game.damagedVipers) : 0
      return [
        ...(at !== undefined && !isArea(at) && isDamaged(game, at) ? [locationOption(at)] : []),
        ...Array.from({ length: vipers }, (_, i) => vipersOption(vipers - i)),
      ]
    },
    answer: (game, frame, seat, [choice]) => {
      if (locationOption.is(choice)) repairLocation(game, locationOption.of(choice))
      else repairVipers(game, seat, vipersOption.of(choice))
      frame.vipers = 0
    },
  },
  repaired: () => undefined, // Maintenance Engineer hangs here
})

/** The Cylon forces that brutal force could destroy now. */
export const forcesToDestroy = changeable('forcesToDestroy', (game: Table): string[] => [
  ...(areas.some((area) => raidersWithoutDie(game, area) > 0) ? [raiders] : []),
  ...areas.filter((area) => game.space[area].heavyRaiders > 0).map((area) => heavyRaiderOption(area)),
  ...game.boarding.flatMap((count, space) => (count > 0 ? [centurionOption(space)] : [])),
])

/** What brutal force against these comes to. */
export function destroyedWith(table: Table, force: string): Price {
  if (force === raiders) return { 'hits:raider': Math.min(3, allRaiders(table)) }
  return centurionOption.is(force) ? { [`centurionHit:${centurionOption.of(force)}`]: 1 } : { 'hits:heavyRaider': 1 }
}

const allRaiders = (game: Table): number => sum(areas.map((area) => raidersWithoutDie(game, area)))

export const brutalForce = procedure<{ seat: Seat; raiders: number }>('brutalForce', {
  choose: {
    text: says`What do you destroy? | ¿Qué destruyes? | Was zerstörst du? | Que détruisez-vous\u202f? | Co niszczysz?`,
    who: (_game, { seat, raiders }) => (raiders === 0 ? seat : undefined),
    options: (game) => forcesToDestroy(game),
    prospect: (table, _frame, option) => ({ changes: destroyedWith(table, option) }),
    answer: (game, frame, _seat, [choice]) => {
      if (choice === raiders) frame.raiders = Math.min(3, allRaiders(game))
      else if (heavyRaiderOption.is(choice)) destroyCylonShips(game, heavyRaiderOption.of(choice), 'heavyRaider', 1)
      else destroyCenturion(game, centurionOption.of(choice))
    },
  },
  raiders: {
    text: says`In which space area do you destroy the next raider? | ¿En qué zona de espacio destruyes el siguiente Incursor? | In welchem Weltraumfeld zerstörst du den nächsten Jäger? | Dans quelle case d’espace détruisez-vous le prochain raider\u202f? | W którym sektorze niszczysz następnego raidera?`,
    who: (_game, { seat, raiders }) => (raiders > 0 ? seat : undefined),
    options: (game, { raiders }) => {
      const from = areas.filter((area) => raidersWithoutDie(game, area) > 0)
      return nextOf(areaOption.each(from), raiders, allRaiders(game))
    },
    prospect: (_table, _frame, option) => ({ changes: { [`placed:${areaOption.of(option)}:raider`]: -1 } }),
    answer: (game, frame, _seat, [choice]) => {
      frame.raiders--
      destroyCylonShips(game, areaOption.of(choice), 'raider', 1)
      return frame.raiders > 0 ? 'raiders' : 'end'
    },
  },
})

deeds.add(brutalForce.name)

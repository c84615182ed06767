// The Pegasus board: damage taken in Galactica's place, the ship's destruction, and its four locations. (Rulebook:
// Pegasus game board; Damaging and destroying Pegasus.)

import { type Area, areas, type BoardId, type CardId, type Seat } from '../../core/ids.ts'
import { log } from '../../core/log.ts'
import { procedure } from '../../core/procedure.ts'
import { bend, changed } from '../../core/rules.ts'
import type { Game } from '../../core/state.ts'
import type { Wrap } from '../../language/card.ts'
import { isInPlay } from '../../rules/cards-in-play.ts'
import { destroyCivilian, shipOf, shipOption, shipsOnBoard } from '../../rules/civilian-ships.ts'
import { destroyCylonShips, hitViper } from '../../rules/combat.ts'
import {
  basestarAt,
  canBeDamaged,
  damageBasestar,
  damagedLocationsOf,
  damageGalactica,
  damageShip,
  drawDamageToken,
} from '../../rules/damage.ts'
import { die } from '../../rules/die.ts'
import { onBoard, send } from '../../rules/people.ts'
import { chosenSeat, occupants } from '../../rules/table.ts'
import { galacticaAway } from './players.ts'
import { recall, remember } from './state.ts'

const locationsOfPegasus = 4

export const pegasusDestroyed = (game: Pick<Game, 'options' | 'damage'>): boolean =>
  damagedLocationsOf(game, 'pegasus') >= locationsOfPegasus

export function damagePegasus(game: Game): void {
  if (pegasusDestroyed(game)) return
  damageShip(game, 'pegasus')
  if (!pegasusDestroyed(game)) return
  log(game, 'pegasusDestroyed', {})
  game.seats.forEach((_, seat) => {
    if (onBoard(game, seat, 'pegasus')) send(game, seat, 'sickbay')
  })
}

/** The current player decides which of the two ships takes the hit. */
const takeDamage = procedure<Record<never, never>>('takeDamage', {
  choose: {
    text: {
      en: 'Which ship takes the damage?',
      es: '¿Qué nave sufre el daño?',
      de: 'Welches Schiff wird beschädigt?',
      fr: 'Quel vaisseau subit les dégâts\u202f?',
      pl: 'Który okręt zostaje uszkodzony?',
    },
    who: (game) => game.current,
    options: (game) => ['board:galactica', ...(pegasusDestroyed(game) ? [] : ['board:pegasus'])],
    answer: (game, _frame, _seat, [choice]) => {
      if (choice === 'board:pegasus') damagePegasus(game)
      else damageShip(game)
    },
  },
})

export const boardChanges = [
  changed(canBeDamaged, (rule, game) => rule(game) && !galacticaAway(game)),
  changed(damageGalactica, (_rule, game) => {
    if (canBeDamaged(game)) takeDamage.begin(game, {})
  }),
  changed(drawDamageToken, (rule, game, ship?: BoardId) => (canBeDamaged(game) ? rule(game, ship) : undefined)),
]

/** Pegasus CIC: fire at a basestar from close by. */
export const pegasusCic = procedure<{ seat: Seat; area?: Area; id?: number; die?: number }>('pegasusCic', {
  target: {
    text: {
      en: 'Which basestar does Pegasus attack?',
      es: '¿A qué Estrella Base ataca la Pegasus?',
      de: 'Welchen Basisstern greift die Pegasus an?',
      fr: 'Quel basestar le Pegasus attaque-t-il\u202f?',
      pl: 'Którego basestara atakuje Pegasus?',
    },
    who: (_game, { seat }) => seat,
    options: (game) => basestarTargets(game),
    answer: (_game, frame, _seat, [choice]) => {
      const [, area, , id] = choice.split(':')
      frame.area = area as Area
      frame.id = Number(id)
    },
  },
  roll: (game, { seat, area, id }) => {
    const basestar = area === undefined ? undefined : basestarAt(game, area, id ?? 0)
    const structural = basestar?.damage.includes('structural-damage') ? 2 : 0
    const modifier = bend(game, 'attack', structural, { attacker: 'pegasus', manned: false })
    die.begin(game, { by: seat, modifier, purpose: 'pegasus-cic' })
  },
  hit: (game, { area, id, die: rolled = 0 }) => {
    if (rolled <= 3) {
      damagePegasus(game)
      return
    }
    for (let hits = rolled >= 7 ? 2 : 1; hits > 0 && area !== undefined; hits--) {
      const basestar = basestarAt(game, area, id ?? 0)
      if (basestar !== undefined) damageBasestar(game, area, basestar)
    }
  },
})

export const basestarTargets = (game: Game): string[] => basestarsAs(game, 'attack')

/** Basestars as options that say what happens to them. */
export const basestarsAs = (
  game: Game,
  what: 'attack' | 'destroy' | 'remove',
  among: readonly Area[] = areas,
): string[] => among.flatMap((area) => game.space[area].basestars.map(({ id }) => `${what}:${area}:basestar:${id}`))

/** Whether anything is in space that the Main Batteries could hit, friend or foe. ruling: docs/rulings.md#main-batteries */
export const mightBeHit = (game: Game): boolean =>
  areas.some((area) => {
    const { raiders, vipers, civilians } = game.space[area]
    return raiders + vipers + civilians.length + occupants(game, area).length > 0
  })

/** Main Batteries: a salvo that does not tell friend from foe. */
export const mainBatteries = procedure<{ seat: Seat; area?: Area; die?: number }>('mainBatteries', {
  aim: {
    text: {
      en: 'At which space area do the Main Batteries fire?',
      es: '¿A qué zona de espacio disparan las Baterías Principales?',
      de: 'Auf welches Weltraumfeld feuern die Hauptgeschütze?',
      fr: 'Sur quelle case d’espace les Batteries principales tirent-elles\u202f?',
      pl: 'W który sektor strzelają Baterie główne?',
    },
    who: (_game, { seat }) => seat,
    options: () => areas.map((area) => `area:${area}`),
    answer: (_game, frame, _seat, [choice]) => {
      frame.area = choice.slice('area:'.length) as Area
    },
  },
  roll: (game, { seat }) => die.begin(game, { by: seat, modifier: 0, purpose: 'main-batteries' }),
  raiders: (game, { area, die: rolled = 0 }) => {
    if (rolled < 4 || area === undefined) return undefined
    destroyCylonShips(game, area, 'raider', rolled >= 7 ? 4 : 2)
    return 'end'
  },
  viper: {
    text: {
      en: 'Which viper is damaged?',
      es: '¿Qué Viper resulta dañado?',
      de: 'Welche Viper wird beschädigt?',
      fr: 'Quel viper est endommagé\u202f?',
      pl: 'Który viper zostaje uszkodzony?',
    },
    who: (_game, { seat, die: rolled = 0 }) => (rolled >= 2 ? seat : undefined),
    options: (game, { area }) =>
      area === undefined
        ? []
        : [
            ...(game.space[area].vipers > 0 ? [`viper:${area}`] : []),
            ...occupants(game, area).map((pilot) => `seat:${pilot}`),
          ],
    answer: (game, { area }, _seat, [choice]) => {
      const pilot = choice.startsWith('seat:') ? chosenSeat(choice) : undefined
      if (area !== undefined) hitViper(game, area, pilot, false)
    },
  },
  civilian: {
    text: {
      en: 'Which civilian ship is destroyed?',
      es: '¿Qué Nave Civil es destruida?',
      de: 'Welches Zivilschiff wird zerstört?',
      fr: 'Quel vaisseau civil est détruit\u202f?',
      pl: 'Który statek cywilny zostaje zniszczony?',
    },
    who: (_game, { seat, die: rolled = 0 }) => (rolled === 1 ? seat : undefined),
    options: (game, { area }) => shipsOnBoard(game, area === undefined ? [] : [area]).map(shipOption),
    answer: (game, _frame, _seat, [choice]) => {
      const { area, id } = shipOf(choice)
      destroyCivilian(game, area, id)
    },
  },
})

interface CrisisStep {
  steps: boolean
  superCrisis?: boolean
  card?: CardId
  /** This card counts as having a jump icon. */
  prepared?: boolean
}

/** Engine Room: the next crisis card of the turn counts as having a jump icon. */
export const boardWraps = {
  'crisis:afterReveal': ((game, frame, step) => {
    const next = step()
    if (next === undefined && recall(game).engineRoom && frame.superCrisis !== true) {
      remember(game).engineRoom = false
      frame.prepared = true
    }
    return next
  }) satisfies Wrap<CrisisStep>,
  /** A card that stays in play may leave it with the jump that follows: it is no longer this step's to discard. */
  'crisis:prepareForJump': ((game, frame, step) => {
    if (frame.prepared && frame.card !== undefined && isInPlay(game, frame.card)) delete frame.card
    return step()
  }) satisfies Wrap<CrisisStep>,
}

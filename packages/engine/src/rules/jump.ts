// Jumping the fleet. (Rulebook: Fleet jumps; FTL Control; Kobol objective card; Jumping during combat.)

import { type Area, areas, type CardId, type Seat } from '../core/ids.ts'
import { says, type Text } from '../core/languages.ts'
import { log } from '../core/log.ts'
import { type Prospect, perform } from '../core/node.ts'
import { cardOption } from '../core/option-kinds.ts'
import { procedure, untold } from '../core/procedure.ts'
import { changeable, rulesOf } from '../core/rules.ts'
import type { Game, Table } from '../core/state.ts'
import { bit, drawMany, putUnder } from '../core/zones.ts'
import { discardInPlay, fleetJumped } from './cards-in-play.ts'
import { returnCivilians } from './civilian-ships.ts'
import { removeCylonShips } from './damage.ts'
import { arrive } from './end.ts'
import { sleeperAgentPhase } from './loyalty.ts'
import { place } from './people.ts'
import { distance, distanceOfGoal, isPiloting, thresholdOf } from './table.ts'
import { moveAllVipers } from './viper-kinds.ts'

/** The spaces of the jump preparation track: Start and two more are red, then the two blue ones, then Auto Jump. */
export const jumpTrack = {
  firstBlue: 3,
  autoJump: 5,
  populationLoss: { 3: 3, 4: 1 } as Readonly<Record<number, number>>,
}

/** Past the red spaces. */
export const outOfTheRed = ({ jumpPreparation }: Table): boolean => jumpPreparation >= jumpTrack.firstBlue

/** On one of the two blue spaces; Auto Jump is none. */
export const inTheBlue = (table: Table): boolean => outOfTheRed(table) && table.jumpPreparation < jumpTrack.autoJump

/** Moves the fleet marker; reaching Auto Jump jumps the fleet. */
export const prepareForJump = changeable('prepareForJump', (game: Game, by: number): void => {
  const before = game.jumpPreparation
  game.jumpPreparation = Math.max(0, Math.min(jumpTrack.autoJump, before + by))
  if (game.jumpPreparation !== before) log(game, 'jumpPreparation', { by, now: game.jumpPreparation })
  if (game.jumpPreparation === jumpTrack.autoJump) beginJump(game)
})

/** Once the goal is near enough, the next jump ends the game; before that the fleet jumps to a new destination. */
export const beginJump = changeable('beginJump', (game: Game): void => {
  log(game, 'jumps', {})
  if (hasReached(game, 'lastJump')) arrive(game)
  else jump.begin(game, {})
})

interface Jump {
  chooser?: Seat
}

/** What becomes of the Cylon ships of an area when the fleet jumps away from them. */
export const cylonShipsLeftBehind = changeable('cylonShipsLeftBehind', (game: Game, area: Area): void =>
  removeCylonShips(game, area),
)

/** What becomes of the civilian ships on the board. */
export const civiliansJump = changeable('civiliansJump', (game: Game): void => returnCivilians(game))

/** The fleet settles: whatever a jump has left in space comes home. */
export const fleetSettles = changeable('fleetSettles', (_game: Game): void => undefined)

/** What becomes of the unmanned vipers of an area, and of whoever pilots one. */
export const vipersJump = changeable('vipersJump', (game: Game, area: Area): void =>
  moveAllVipers(game, area, 'reserves'),
)
export const pilotJumps = changeable('pilotJumps', (game: Game, pilot: Seat): void => place(game, pilot, 'hangar-deck'))

// That ships are left behind and the track begins anew goes without saying.
untold.add('jump:removeShips').add('jump:resetTrack')

export const jump = procedure<Jump>('jump', {
  removeShips: (game) => {
    for (const area of areas) {
      cylonShipsLeftBehind(game, area)
      vipersJump(game, area)
    }
    civiliansJump(game)
    game.seats.forEach((_, seat) => {
      if (isPiloting(game, seat)) pilotJumps(game, seat)
    })
    fleetJumped(game)
  },
  drawDestinations: (game, frame) => {
    const specialist = game.inPlay.find(({ card, holder }) => holder !== undefined && makesSpecialist(game, card))
    frame.chooser = specialist?.holder ?? game.titles.admiral
    const cards = drawMany(game, 'destination', specialist === undefined ? drawnByAdmiral : 3)
    if (specialist !== undefined) discardInPlay(game, specialist.card)
    game.held.push({ by: frame.chooser, deck: 'destination', cards })
  },
  chooseDestination: {
    text: says`Where does the fleet jump to? | ¿Adónde salta la flota? | Wohin springt die Flotte? | Vers où la flotte saute-t-elle\u202f? | Dokąd skacze flota?`,
    who: (_game, frame) => frame.chooser,
    options: (game) => (game.held.at(-1)?.cards ?? []).map((card) => cardOption(card)),
    prospect: (table, _frame, option) => prospectOfDestination(table, cardOption.of(option)),
    answer: (game, frame, seat, [choice]) => {
      const card = cardOption.of(choice)
      const cards = game.held.pop()?.cards ?? []
      cards.splice(cards.indexOf(card), 1)
      for (const other of cards) putUnder(game, 'destination', other, bit(seat))
      game.travelled.push(card)
      frame.destination = card
      const far = rulesOf(game).destinations[card].distance
      log(game, 'destination', { seat, card, distance: far, total: distance(game) })
    },
  },
  followInstructions: (game, frame) => {
    const card = String(frame.destination)
    perform(game, rulesOf(game).destinations[card].effect, { actor: game.titles.admiral, source: card })
  },
  objective: (game) => checkObjective(game),
  resetTrack: (game) => {
    game.jumpPreparation = 0
  },
})

/** A destination: distance as far as it is still needed, and what the card says. */
export function prospectOfDestination(table: Table, card: CardId): Prospect {
  const { distance: far, effect } = rulesOf(table).destinations[card]
  const toGo = Math.max(0, distanceOfGoal(table) - distance(table))
  return {
    all: [
      { changes: { distance: Math.min(far, toGo) } },
      { effect, context: { actor: table.titles.admiral, source: card } },
    ],
  }
}

/** Whether it is this card that lets its holder choose: others may lie before the same player. */
const makesSpecialist = (game: Game, card: CardId): boolean =>
  rulesOf(game).bends.choosesDestination?.cards.has(card) === true

/** Of so many Destination cards the Admiral chooses one. */
export const drawnByAdmiral = 2

/** What happens at a threshold of an objective; a box adds its own. */
export const atThreshold: Record<string, (game: Game, travelled: number) => void> = {
  sleeperAgentPhase: (game) => sleeperAgentPhase.begin(game, { left: [] }),
  /** From now on the next jump is the last. */
  lastJump: (game, travelled) => log(game, 'goalInSight', { distance: travelled }),
}

/** The same in words, for the Objective cards. */
export const thresholdTexts: Record<string, Text> = {
  sleeperAgentPhase: says`Sleeper Agent phase | fase de Agentes Durmientes | Schläfer-Phase | phase d’Agent Dormant | faza uśpionych agentów`,
  lastJump: says`the next jump of the fleet ends the game, and the humans win if every resource is above 0 | el próximo salto de la flota termina la partida, y los humanos ganan si todos los Recursos están por encima de 0 | der nächste Sprung der Flotte beendet das Spiel, und die Menschen gewinnen, wenn jede Ressource über 0 liegt | le prochain saut de la flotte met fin à la partie, et les humains gagnent si chaque ressource est au-dessus de 0 | następny skok floty kończy grę, a ludzie wygrywają, jeśli każdy zasób jest większy od 0`,
}

/**
 * The first time that the distance reaches a threshold of the objective, its instructions are followed at once. Of several the furthest
 * is begun first, as the last begun is done first: new agents wake up before the fleet arrives anywhere.
 */
export function checkObjective(game: Game): void {
  const { thresholds } = rulesOf(game).objectives[game.options.objective]
  const travelled = distance(game)
  const due = thresholds.filter(({ distance: far }) => travelled >= far && !game.reached.includes(far))
  for (const { distance: far, does } of due.toSorted((one, other) => other.distance - one.distance)) {
    if (!game.reached.includes(far)) game.reached.push(far)
    atThreshold[does](game, travelled)
  }
}

/** Whether the fleet is as far as this threshold. */
const hasReached = (table: Table, does: string): boolean => distance(table) >= (thresholdOf(table, does) ?? Infinity)

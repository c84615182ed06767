// The game turn. (Rulebook: The game turn; The turn of a revealed Cylon player; Hand limit.)

import type { Seat } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { procedure } from '../core/procedure.ts'
import { bend, changeable, rulesOf } from '../core/rules.ts'
import type { Game } from '../core/state.ts'
import { takeActions } from './actions.ts'
import { crisis, crisisCards } from './crisis.ts'
import { loseIfExhausted } from './end.ts'
import { moveCharacter } from './movement.ts'
import { place } from './people.ts'
import { anyTypes, discardToHandLimit, drawSkillCards, fromSkillSet, type SkillPick } from './skill-cards.ts'
import { inBrig, isAt, isHuman, isPiloting } from './table.ts'

export interface Turn {
  /** Began the turn in a viper (Expert Pilot). */
  piloting?: boolean
  repaired?: boolean
}

export const turn = procedure<Turn>('turn', {
  begin: (game, frame) => {
    game.turn++
    game.usedThisTurn = []
    frame.piloting = isPiloting(game, game.current)
    log(game, 'turn', { seat: game.current, turn: game.turn })
    returnFromStranding(game, game.current)
  },
  start: () => undefined, // Alcoholic hangs here
  receiveSkills: (game) => {
    drawSkillCards.begin(game, { seat: game.current, picks: skillsToReceive(game, game.current) })
  },
  movement: (game) => moveCharacter.begin(game, { seat: game.current }),
  action: (game) => {
    const left = bend(game, 'actions', 1, { seat: game.current })
    takeActions.begin(game, { seat: game.current, left })
  },
  crisis: (game) => {
    const drawer = game.current
    if (!isHuman(game, drawer) || inBrig(game, drawer)) return
    crisis.begin(game, { drawer, draw: crisisCards(game, drawer), rest: 'bottom', steps: true })
  },
  end: () => undefined, // Recon hangs here
  handLimit: (game) => discardToHandLimit(game),
  resources: (game) => {
    if (loseIfExhausted(game)) return
    game.seats[game.current].turnsTaken++
    game.current = (game.current + 1) % game.seats.length
  },
})

/** Turn after turn, until the game is over. */
export const turns = procedure<Record<never, never>>('turns', {
  next: (game) => {
    turn.begin(game, {})
    return 'again'
  },
})

/** What a player draws in the Receive Skills step. */
export const skillsToReceive = changeable('skillsToReceive', (game: Game, seat: Seat): SkillPick[] => {
  const { character, revealed } = game.seats[seat]
  if (revealed) return [{ count: cylonSkillCards(game), types: anyTypes(game) }]
  if (isAt(game, seat, 'sickbay')) return [fromSkillSet(game, seat, 1)]
  if (character === undefined) return []
  return rulesOf(game).characters[character].skills.map(({ count, types }) => ({ count, types }))
})

/** The variant without the Sympathizer gives revealed Cylons one card more. */
const cylonSkillCards = (game: Game): number => (game.options.noSympathizer ? 3 : 2)

/** A stranded character comes aboard at the start of their second turn. */
function returnFromStranding(game: Game, seat: Seat): void {
  const { at, turnsTaken } = game.seats[seat]
  if (at !== undefined || turnsTaken === 0) return
  place(game, seat, 'hangar-deck')
  log(game, 'returns', { seat, location: game.seats[seat].at })
}

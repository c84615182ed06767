// The game turn. (Rulebook: The game turn; The turn of a revealed Cylon player; Hand limit.)

import type { Seat } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { frameOf, moment, procedure, stepOfMoment } from '../core/procedure.ts'
import { bend, changeable, goesBySheet, rulesOf } from '../core/rules.ts'
import type { Game, Table } from '../core/state.ts'
import { takeActions } from './actions.ts'
import { crisis, crisisCards } from './crisis.ts'
import { loseIfExhausted } from './end.ts'
import { moveCharacter } from './movement.ts'
import { place } from './people.ts'
import { anyTypes, discardToHandLimit, drawSkillCards, type SkillPick, someOf } from './skill-cards.ts'
import { isHuman, isPiloting, nextPlayer, skillTypesOf } from './table.ts'

export interface Turn {
  /** Began the turn in a viper (Expert Pilot). */
  piloting?: boolean
  /** Whatever is left of it is skipped, except what is looked at when a turn ends. */
  over?: boolean
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
  receiveSkills: (game, { over }) => {
    if (over || bend(game, 'noSkillsReceived', 0, { seat: game.current }) > 0) return
    drawSkillCards.begin(game, { seat: game.current, picks: skillsToReceive(game, game.current) })
  },
  movement: (game, { over }) => {
    if (!over) moveCharacter.begin(game, { seat: game.current })
  },
  action: (game, { over }) => {
    if (over) return
    const left = bend(game, 'actions', 1, { seat: game.current })
    takeActions.begin(game, { seat: game.current, left })
  },
  crisis: (game, { over }) => {
    const drawer = game.current
    if (over || !isHuman(game, drawer) || bend(game, 'noCrisis', 0, { seat: drawer }) > 0) return
    crisis.begin(game, { drawer, draw: crisisCards(game, drawer), rest: 'bottom', steps: true })
  },
  end: () => undefined, // Recon hangs here
  handLimit: (game) => discardToHandLimit(game),
  resources: (game) => {
    if (loseIfExhausted(game)) return
    game.seats[game.current].turnsTaken++
    game.current = nextPlayer(game, game.current)
  },
})

export const movementEnds = moment('movementEnds', 'turn:action', {
  en: 'at the end of <your|{self, form, gen}> Movement step',
  es: 'al final <de tu paso de Movimiento|del paso de Movimiento {self, form, gen}>',
  de: 'wenn <dein Bewegungs-Schritt|der Bewegungs-Schritt {self, form, gen}> endet',
  fr: 'à la fin de <votre phase de mouvement|la phase de mouvement {self, form, gen}>',
  pl: 'gdy kończy się <twoja faza ruchu|faza ruchu {self, form, gen}>',
})
export const actionEnds = moment('actionEnds', 'turn:crisis', {
  en: 'at the end of <your|{self, form, gen}> Action step',
  es: 'al final <de tu paso de Acción|del paso de Acción {self, form, gen}>',
  de: 'wenn <dein Aktions-Schritt|der Aktions-Schritt {self, form, gen}> endet',
  fr: 'à la fin de <votre phase d’action|la phase d’action {self, form, gen}>',
  pl: 'gdy kończy się <twoja faza akcji|faza akcji {self, form, gen}>',
})

/** The step of the turn that is under way. */
export type TurnStep = 'movement' | 'action'
const stepUnderWay: Readonly<Record<TurnStep, string>> = {
  // A step that has begun other work is followed by the next one.
  movement: stepOfMoment(movementEnds),
  action: stepOfMoment(actionEnds),
}
export const inTurnStep = (table: Table, step: TurnStep): boolean => frameOf(table, turn)?.at === stepUnderWay[step]

/** What is being resolved is finished; then nothing else of this turn happens. */
export function endTurn(game: Game): void {
  const frame = frameOf(game, turn)
  if (frame !== undefined) frame.over = true
}

/** Turn after turn, until the game is over. */
export const turns = procedure<Record<never, never>>('turns', {
  next: (game) => {
    turn.begin(game, {})
    return 'again'
  },
})

/** What a player draws in the Receive Skills step: less in Sickbay. */
export function skillsToReceive(table: Table, seat: Seat): SkillPick[] {
  const most = bend(table, 'skillCardsReceived', Infinity, { seat })
  if (most === Infinity) {
    const picks = skillsAsUsual(table, seat)
    const fewer = bend(table, 'fewerSkills', 0, { seat })
    return fewer === 0
      ? picks
      : [
          someOf(
            picks,
            picks.reduce((all, { count }) => all + count, -fewer),
          ),
        ]
  }
  return [{ count: most, types: goesBySheet(table, seat) ? skillTypesOf(table, seat) : anyTypes(table) }]
}

/** What a player draws where nothing keeps them from it. */
export const skillsAsUsual = changeable('skillsAsUsual', (table: Table, seat: Seat): SkillPick[] => {
  const { character, revealed } = table.seats[seat]
  if (revealed) return [{ count: cylonSkillCards(table), types: anyTypes(table) }]
  if (character === undefined) return []
  return rulesOf(table).characters[character].skills.map(({ count, types }) => ({ count, types }))
})

/** The variant without the Sympathizer gives revealed Cylons one card more. */
export const cylonSkillCards = ({ options }: Pick<Table, 'options'>): number => (options.noSympathizer ? 3 : 2)

/** A stranded character comes aboard at the start of their second turn. */
function returnFromStranding(game: Game, seat: Seat): void {
  const { at, turnsTaken } = game.seats[seat]
  if (at !== undefined || turnsTaken === 0) return
  place(game, seat, 'hangar-deck')
  log(game, 'returns', { seat, location: game.seats[seat].at })
}

// Infiltration: a Cylon leader or the Sympathetic Cylon among the humans. (Rulebook: Infiltration.)

import type { LocationId, Seat } from '../../core/ids.ts'
import { log } from '../../core/log.ts'
import { procedure } from '../../core/procedure.ts'
import { bend, changed, rulesOf } from '../../core/rules.ts'
import type { Game } from '../../core/state.ts'
import type { BoardAction, Wrap } from '../../language/card.ts'
import { discardHeldBy } from '../../rules/cards-in-play.ts'
import { place } from '../../rules/people.ts'
import { discardSkillCards } from '../../rules/skill-cards.ts'
import { contributionLimit } from '../../rules/skill-check.ts'
import { isConfined, isHuman } from '../../rules/table.ts'
import { mayHoldTitles } from '../../rules/titles.ts'
import { galacticaAway, hasAgenda, isInfiltrating, isLeader } from './players.ts'

export const mayInfiltrate = (game: Game, seat: Seat): boolean => hasAgenda(game, seat) && !galacticaAway(game)

export function beginInfiltration(game: Game, seat: Seat): void {
  infiltrate.begin(game, { seat })
}

/** The locations on Galactica that a player may go to who comes from elsewhere. ruling: docs/rulings.md#clouded */
export function waysAboard(game: Game, seat: Seat): LocationId[] {
  const { locations } = rulesOf(game)
  const open = (id: LocationId) => locations[id].board === 'galactica' && !locations[id].hazard
  return (Object.keys(locations) as LocationId[]).filter(
    (id) => open(id) && bend(game, 'forbidMove', 0, { seat, location: id }) === 0,
  )
}

const infiltrate = procedure<{ seat: Seat }>('infiltrate', {
  choose: {
    text: {
      en: 'At which location on Galactica do you appear?',
      es: '¿En qué localización de Galactica apareces?',
      de: 'An welchem Ort auf der Galactica tauchst du auf?',
      fr: 'Dans quel lieu du Galactica apparaissez-vous\u202f?',
      pl: 'Na jakim obszarze Galactiki się pojawiasz?',
    },
    who: (_game, { seat }) => seat,
    options: (game, { seat }) => waysAboard(game, seat).map((id) => `location:${id}`),
    answer: (game, _frame, seat, [choice]) => {
      const location = choice.slice('location:'.length) as LocationId
      game.seats[seat].revealed = false
      place(game, seat, location)
      log(game, 'infiltrates', { seat, location })
    },
  },
})

/** Back among the Cylons, by an action or because something sends the infiltrator there. */
export function endInfiltration(game: Game, seat: Seat): void {
  game.seats[seat].revealed = true
  discardHeldBy(game, seat)
  log(game, 'endsInfiltration', { seat })
  place(game, seat, 'resurrection-ship')
}

const leave = procedure<{ seat: Seat; prisoner: boolean }>('endInfiltration', {
  leave: (game, { seat }) => endInfiltration(game, seat),
  discard: (game, { seat, prisoner }) => {
    const count = game.seats[seat].hand.length - handOfAPrisoner
    if (prisoner && count > 0) discardSkillCards.begin(game, { due: [{ seat, count }], forced: true })
  },
})

/** An infiltrator who leaves the Brig or Detention keeps so many cards. */
const handOfAPrisoner = 3

export const endInfiltrationAction: BoardAction = {
  name: {
    en: 'End the infiltration and go to the Resurrection Ship',
    es: 'Terminar la Infiltración e ir a la Nave Resurrección',
    de: 'Die Infiltration beenden und zum Auferstehungsschiff gehen',
    fr: 'Mettre fin à l’Infiltration et aller sur le Vaisseau de Résurrection',
    pl: 'Zakończ Infiltrację i przejdź na Okręt Zmartwychwstania',
  },
  possible: (game, seat) => isInfiltrating(game, seat),
  begin: (game, seat) => leave.begin(game, { seat, prisoner: isConfined(game, seat) }),
}

export const infiltrationChanges = [
  changed(mayHoldTitles, (rule, game, seat) => rule(game, seat) && !hasAgenda(game, seat)),
  /** An infiltrator adds at most two cards to a check, in the Brig or in Detention one. */
  changed(contributionLimit, (rule, game, seat) => {
    if (!isInfiltrating(game, seat)) return rule(game, seat)
    return isConfined(game, seat) ? 1 : 2
  }),
]

export const infiltrationWraps = {
  /** A leader who changes sides reveals nothing and goes on acting; only an Executive Order is none for a Cylon player. */
  'action:more': ((game, { seat, left }, step) =>
    left > 0 && isLeader(game, seat) && (isHuman(game, seat) || game.current === seat)
      ? 'choose'
      : step()) satisfies Wrap<{ seat: Seat; left: number }>,
}

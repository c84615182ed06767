// The Ionian Nebula: allies and trauma on the way, a crossroads for everybody at its end, and a trial. A part of the box that is played with
// this objective. (Rulebook: Variant 3, The Ionian Nebula.)

import { registerPart } from '../../../core/boxes.ts'
import type { Part, Wrap } from '../../../core/card.ts'
import { tells } from '../../../core/log.ts'
import { changed } from '../../../core/rules.ts'
import type { Game } from '../../../core/state.ts'
import { endGame } from '../../../rules/end.ts'
import { ionianNebulaByChoice } from '../box.ts'
import { allyChanges, allyDeck, allyWraps, layOutAllies } from './allies.ts'
import { allies } from './ally-cards.ts'
import { basestarChanges, basestarTokens } from './basestar-damage.ts'
import { crossroadsChanges, crossroadsDeck, crossroadsWraps } from './crossroads.ts'
import { crossroads } from './crossroads-cards.ts'
import { recall, remember } from './state.ts'
import { layOutTrauma, mayLie, onAllies, piles, pool, tokens, traumaChanges, traumaWraps } from './trauma.ts'
import { trialChanges } from './trial.ts'

const setupWraps = {
  /** What the table remembers is there from the first step: games of one shape are played fastest. */
  'setup:firstPlayer': ((game, _frame, step) => {
    remember(game)
    return step()
  }) satisfies Wrap<object>,
  /** Trauma for everybody, then the allies, who come after everybody has chosen. */
  'setup:ships': ((game, _frame, step) => {
    const next = step()
    layOutTrauma(game)
    layOutAllies(game)
    return next
  }) satisfies Wrap<object>,
}

function faults(game: Game): string[] {
  const bearing = recall(game).allies.filter(({ bare }) => bare === undefined).length
  const found = game.decks[onAllies].cards.length
  return bearing === found ? [] : [`${found} tokens lie on ${bearing} allies`]
}

registerPart('exodus', {
  ...ionianNebulaByChoice,
  otherDecks: { [pool]: tokens, [allyDeck]: allies, [crossroadsDeck]: crossroads },
  piles,
  mayLie,
  lying: (table) => recall(table).allies.map(({ card }) => card),
  basestarDamage: Object.keys(basestarTokens),
  names: basestarTokens,
  changes: [
    ...traumaChanges,
    ...allyChanges,
    ...basestarChanges,
    ...trialChanges,
    ...crossroadsChanges,
    changed(endGame, (rule, game, winner, reason) => {
      if (reason !== 'ionian-nebula') return rule(game, winner, reason)
      if (game.over !== undefined) return
      game.over = { winner, reason }
      tell.gameOverNebula(game, { winner, reason })
    }),
  ],
  wraps: [setupWraps, traumaWraps, allyWraps, crossroadsWraps] as Part['wraps'],
  faults,
})

export * from './doors.ts'

const tell = {
  gameOverNebula: tells('gameOverNebula', {
    en: 'The humans win: the fleet has left the Ionian Nebula behind.',
    es: 'Los humanos ganan: la flota ha dejado atrás la Nebulosa Jónica.',
    de: 'Die Menschen gewinnen: Die Flotte hat den Ionischen Nebel hinter sich gelassen.',
    fr: 'Les humains gagnent\u202f: la flotte a laissé derrière elle la Nébuleuse Ionienne.',
    pl: 'Ludzie wygrywają: flota zostawiła za sobą Mgławicę Jońską.',
  }),
}

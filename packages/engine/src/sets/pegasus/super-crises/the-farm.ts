// The Farm, while it is in play.

import { rule } from '../../../core/ability.ts'
import { isHuman } from '../../../rules/table.ts'

/** The Farm. */
export const noOncePerGame = rule('noOncePerGame', {
  bends: { forbidOnce: (value, { seat }, _rule, _owner, table) => (isHuman(table, seat) ? 1 : value) },
  text: {
    en: 'human players may not use once-per-game abilities',
    es: 'los jugadores humanos no pueden usar capacidades de “una vez por partida”',
    de: 'Menschenspieler dürfen keine „Einmal pro Spiel“-Fähigkeiten nutzen',
    fr: 'les joueurs humains ne peuvent pas utiliser de capacités “une fois par partie”',
    pl: 'gracze prowadzący ludzi nie mogą używać zdolności dostępnych raz w ciągu gry',
  },
})

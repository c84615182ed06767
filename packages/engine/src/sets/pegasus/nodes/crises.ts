// What only a few crisis cards do.

import type { Title } from '../../../core/ids.ts'
import { rule } from '../../../language/ability.ts'
import { node } from '../../../language/node.ts'
import { cards, ships, skillCards, titles } from '../../../language/terms.ts'
import { isHuman } from '../../../rules/table.ts'
import { firstInLine, giveTitle } from '../../../rules/titles.ts'
import { damageAnyVipers, drawTreacheryLater } from '../crisis-effects.ts'

/** Suspicious Election Results. */
export const titleToHeir = node('titleToHeir', {
  make: (title: Title) => ({ title }),
  run: (game, { title }) => {
    const heir = firstInLine(game, title, (seat) => isHuman(game, seat) && seat !== game.titles[title])
    if (heir !== undefined) giveTitle(game, title, heir)
  },
  text: {
    en: '{title, form, the} passes to the player highest in the line of succession who does not hold it',
    es: '{title, form, the} pasa al primer jugador de la línea de sucesión que no lo ostente',
    de: '{title, form, the} geht an den Ranghöchsten in der Amtsfolge, der ihn nicht innehat',
    fr: '{title, form, the} passe au joueur le plus élevé dans l’ordre de succession qui ne le détient pas',
    pl: '{title, form, the} przechodzi na gracza znajdującego się najwyżej w linii sukcesji, który go nie posiada',
  },
  facts: ({ title }) => ({ title: titles[title] }),
  price: () => ({ titles: -1 }),
})

/** Training Snafu. */
export const damageVipersAnywhere = node('damageVipersAnywhere', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => damageAnyVipers.begin(game, { left: count }),
  text: {
    en: 'damage {viper, counted, count} in space or in the Reserves',
    es: 'daña {viper, counted, count} en el espacio o en la Reserva',
    de: '{viper, counted, count, acc} im Weltraum oder in der Reserve beschädigen',
    fr: 'endommagez {viper, counted, count} dans l’espace ou dans la Réserve',
    pl: 'uszkodź {viper, counted, count, acc} w przestrzeni lub w Rezerwie',
  },
  facts: ({ count }) => ({ viper: ships.viper, count }),
  price: ({ count }) => ({ vipers: -count }),
})

/** The Farm. */
export const noOncePerGame = rule('noOncePerGame', {
  make: () => ({}),
  bends: {},
  text: {
    en: 'human players may not use once-per-game abilities',
    es: 'los jugadores humanos no pueden usar capacidades de “una vez por partida”',
    de: 'Menschenspieler dürfen keine „Einmal pro Spiel“-Fähigkeiten nutzen',
    fr: 'les joueurs humains ne peuvent pas utiliser de capacités “une fois par partie”',
    pl: 'gracze prowadzący ludzi nie mogą używać zdolności dostępnych raz w ciągu gry',
  },
})

/** The Cylon who reveals draws these only after having discarded down to three cards. */
export const treacheryLater = node('treacheryLater', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => drawTreacheryLater(game, count),
  text: {
    en: 'after discarding down to {hand, counted, three}, this player draws {cards, counted, count}',
    es: 'tras descartarse hasta quedarse con {hand, counted, three}, este jugador roba {cards, counted, count}',
    de: 'nach dem Abwerfen auf {hand, counted, three, acc} zieht dieser Spieler {cards, counted, count, acc}',
    fr: 'après s’être défaussé jusqu’à ne garder que {hand, counted, three}, ce joueur pioche {cards, counted, count}',
    pl: 'gdy po odrzuceniu zostaną mu {hand, counted, three, acc}, ten gracz ciągnie {cards, counted, count, acc}',
  },
  facts: ({ count }) => ({ hand: cards.skillCard, three: 3, cards: skillCards.treachery, count }),
  price: ({ count }) => ({ skillCards: -count }),
})

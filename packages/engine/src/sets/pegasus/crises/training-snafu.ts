// Training Snafu: the current player chooses each viper, in space or in the Reserves.

import type { Area } from '../../../core/ids.ts'
import { names } from '../../../core/languages.ts'
import { node } from '../../../core/node.ts'
import { word } from '../../../core/option.ts'
import { seatOption, viperOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { ships } from '../../../language/terms.ts'
import { hitViper } from '../../../rules/combat.ts'
import { countInSpace, vipersInSpace } from '../../../rules/fleet-losses.ts'
import { chosenSeat, nextOf } from '../../../rules/table.ts'
import { galacticaAway } from '../new-caprica/where.ts'

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

/** Training Snafu: the current player chooses each viper, in space or in the Reserves. */
const damageAnyVipers = procedure<{ left: number }>('damageAnyVipers', {
  choose: {
    text: {
      en: 'Which viper is damaged?',
      es: '¿Qué Viper resulta dañado?',
      de: 'Welche Viper wird beschädigt?',
      fr: 'Quel viper est endommagé\u202f?',
      pl: 'Który viper zostaje uszkodzony?',
    },
    who: (game, { left }) => (left > 0 && !galacticaAway(game) ? game.current : undefined),
    options: (game, { left }) => {
      const { vipers } = game.reserves
      return nextOf([...(vipers > 0 ? [reserves] : []), ...vipersInSpace(game)], left, vipers + countInSpace(game))
    },
    answer: (game, frame, _seat, [choice]) => {
      frame.left--
      if (choice === reserves) {
        game.reserves.vipers--
        game.damagedVipers++
      } else if (seatOption.is(choice)) {
        const pilot = chosenSeat(choice)
        hitViper(game, game.seats[pilot].at as Area, pilot, false)
      } else hitViper(game, viperOption.of(choice), undefined, false)
      return 'choose'
    },
  },
})

const reserves = word(
  'reserves',
  names`A viper in the Reserves | Un Viper de la Reserva | Eine Viper in der Reserve | Un viper de la Réserve | Viper w Rezerwie`,
)

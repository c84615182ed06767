// Gas Giant: a viper is given up. ruling: docs/rulings.md#gas-giant

import type { Who } from '../../../core/card.ts'
import { areas, type Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { word } from '../../../core/option.ts'
import { viperOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import type { Table } from '../../../core/state.ts'
import { ships, who as whoTerms } from '../../../language/terms.ts'
import { hitViper } from '../../../rules/combat.ts'
import { seatOf } from '../../../rules/table.ts'
import { takeVipers, vipersIn } from '../../../rules/viper-kinds.ts'

export const destroyViper = node('destroyViper', {
  make: (by: Who) => ({ by }),
  run: (game, { by }, context) => giveUpViper.begin(game, { seat: seatOf(game, by, context) }),
  text: {
    en: '{by, subject}[destroy|destroys] {viper, counted, one}',
    es: '{by, subject}[destruye|destruye|destruir] {viper, counted, one}',
    de: '{by, subject}[zerstöre |zerstört |]{viper, counted, one, acc}[|| zerstören]',
    fr: '{by, subject}[détruisez|détruit|détruire] {viper, counted, one}',
    pl: '{by, subject}[zniszcz|niszczy|zniszczyć] {viper, counted, one, acc}',
  },
  facts: ({ by }) => ({ by: whoTerms[by], viper: ships.viper, one: 1 }),
  price: () => ({ vipers: -1 }),
  possible: (table) => vipersToGiveUp(table).length > 0,
})

const inReserves = word(
  'reserveViper',
)`A viper in the Reserves | Un Viper de la Reserva | Eine Viper in der Reserve | Un viper de la Réserve | Viper w Rezerwie`
const damaged = word('damagedViper', [
  'damagedVipers',
])`A damaged viper | Un Viper dañado | Eine beschädigte Viper | Un viper endommagé | Uszkodzony viper`

/** The jump has brought all vipers home, but for those that may stay. */
const vipersToGiveUp = (table: Table): string[] => [
  ...(table.damagedVipers > 0 ? [damaged] : []),
  ...(table.reserves.vipers > 0 ? [inReserves] : []),
  ...areas.flatMap((area) => vipersIn(table, area)),
]

const giveUpViper = procedure<{ seat: Seat }>('giveUpViper', {
  choose: {
    text: says`Which viper do you destroy? | ¿Qué Viper destruyes? | Welche Viper zerstörst du? | Quel viper détruisez-vous\u202f? | Którego vipera niszczysz?`,
    options: (game) => vipersToGiveUp(game),
    answer: (game, _frame, seat, [choice]) => {
      tell.givesUpViper(game, { seat })
      const from = choice === damaged ? 'damaged' : 'reserves'
      if (!viperOption.is(choice)) takeVipers(game, { by: seat, from, to: 'destroyed', left: 1 })
      else {
        const [area, kind = 'viper'] = viperOption.read(choice)
        hitViper(game, area, kind, true)
      }
    },
  },
})

const tell = {
  givesUpViper: tells('givesUpViper', {
    en: '{seat} destroys a viper.',
    es: '{seat} destruye un Viper.',
    de: '{seat} zerstört eine Viper.',
    fr: '{seat} détruit un viper.',
    pl: '{seat} niszczy vipera.',
  }),
}

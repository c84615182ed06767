// Training a Rookie: vipers of somebody's choice are damaged.

import type { Who } from '../../../../core/card.ts'
import { node } from '../../../../core/node.ts'
import { ships, who as whoTerms } from '../../../../language/terms.ts'
import { damageSomeVipers } from '../../../../rules/fleet-losses.ts'
import { seatOf } from '../../../../rules/table.ts'

export const damageAnyVipers = node('damageAnyVipers', {
  make: (by: Who, count: number) => ({ by, count }),
  run: (game, { by, count }, context) =>
    damageSomeVipers.begin(game, { left: count, where: 'anywhere', by: seatOf(game, by, context) }),
  text: {
    en: '{by, subject}[damage|damages] {viper, counted, count} of <your|their> choice',
    es: '{by, subject}[daña|daña|dañar] {viper, counted, count} a <tu|su> elección',
    de: '{by, subject}[beschädige |beschädigt |]{viper, counted, count, acc} <deiner|eigener> Wahl[|| beschädigen]',
    fr: '{by, subject}[endommagez|endommage|endommager] {viper, counted, count} de <votre|son> choix',
    pl: '{by, subject}[uszkodź|uszkadza|uszkodzić] {viper, counted, count, acc} według własnego wyboru',
  },
  facts: ({ by, count }) => ({ by: whoTerms[by], who: whoTerms[by], viper: ships.viper, count }),
  price: ({ count }) => ({ vipers: -count }),
})

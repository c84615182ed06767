// Resources for Galactica.

import type { LocationId, Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { node, nothingChanges } from '../../../core/node.ts'
import { done, locationOption, repairOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { repairLocation } from '../../../rules/damage.ts'
import { repairVipers } from '../../../rules/fleet-losses.ts'
import { pegasusDestroyed } from '../board.ts'
import { galacticaAway } from '../new-caprica/where.ts'

export const repairLocationAndVipers = node('repairLocationAndVipers', {
  make: (vipers: number) => ({ vipers }),
  run: (game, { vipers }, { actor = 0 }) => repairs.begin(game, { seat: actor, vipers, locations: 1 }),
  text: {
    en: '{self, subject}[repair|repairs] up to 1 damaged location and up to {vipers, plural, one {# damaged viper} other {# damaged vipers}}',
    es: '{self, subject}[repara|repara|reparar] hasta 1 localización dañada y hasta {vipers, plural, one {# Viper dañado} other {# Vipers dañados}}',
    de: '{self, subject}[repariere |repariert |]bis zu 1 beschädigten Ort und bis zu {vipers, plural, one {# beschädigte Viper} other {# beschädigte Viper}}[|| reparieren]',
    fr: '{self, subject}[réparez|répare|réparer] jusqu’à 1 lieu endommagé et jusqu’à {vipers, plural, one {# viper endommagé} other {# vipers endommagés}}',
    pl: '{self, subject}[napraw|naprawia|naprawić] maksymalnie 1 uszkodzony obszar i maksymalnie {vipers, plural, one {# uszkodzonego vipera} few {# uszkodzone vipery} many {# uszkodzonych viperów} other {# uszkodzonego vipera}}',
  },
  prospect: ({ vipers }, table, { actor }) => ({
    all: [
      { oneOf: repairable(table).map((location) => ({ changes: { [`repaired:${location}`]: 1 } })), by: actor },
      { changes: { vipers: Math.min(vipers, repairableVipers(table)) } },
    ],
  }),
  possible: (game) => repairableVipers(game) > 0 || repairable(game).length > 0,
})

/** Damaged locations that can still be repaired. */
function repairable(game: Table): LocationId[] {
  if (galacticaAway(game)) return []
  const { galacticaDamage } = rulesOf(game)
  return game.damage.flatMap((token) => {
    const { of, location } = galacticaDamage[token]
    return location === undefined || (of === 'pegasus' && pegasusDestroyed(game)) ? [] : [location]
  })
}

/** Vipers that wait for repair, as long as Galactica is there to repair them. */
const repairableVipers = (game: Table): number => (galacticaAway(game) ? 0 : game.damagedVipers)

const repairs = procedure<{ seat: Seat; vipers: number; locations: number }>('repairs', {
  choose: {
    text: says`What do you repair next? | ¿Qué reparas ahora? | Was reparierst du als Nächstes? | Que réparez-vous ensuite\u202f? | Co naprawiasz teraz?`,
    options: (game, { vipers, locations }) => {
      const options = [
        ...(locations > 0 ? locationOption.each(repairable(game)) : []),
        ...(vipers > 0 && repairableVipers(game) > 0 ? [repairOption('damagedViper')] : []),
      ]
      return options.length === 0 ? [] : [...options, done]
    },
    prospect: (_table, _frame, option) => {
      if (option === done) return nothingChanges
      return { changes: locationOption.is(option) ? { [`repaired:${locationOption.of(option)}`]: 1 } : { vipers: 1 } }
    },
    answer: (game, frame, seat, [choice]) => {
      if (choice === done) return 'end'
      if (choice === repairOption('damagedViper')) {
        frame.vipers--
        repairVipers(game, seat, 1)
      } else {
        frame.locations--
        repairLocation(game, locationOption.of(choice))
      }
      return 'choose'
    },
  },
})

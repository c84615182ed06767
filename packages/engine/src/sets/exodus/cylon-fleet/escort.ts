// A viper escorts a civilian ship back to safety instead of moving or attacking. (Rulebook: Activating vipers, with the Cylon Fleet.)

import type { Area } from '../../../core/ids.ts'
import { names } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { option } from '../../../core/option.ts'
import { shuffle } from '../../../core/random.ts'
import { changed } from '../../../core/rules.ts'
import { doOtherDeed, otherDeeds, prospectOfOtherDeed } from '../../../rules/vipers.ts'

export const escortOption = option<[area: Area, id: number]>(
  'escort',
  {
    label: names`Escort civilian ship no. {n} {area, form, in} to safety | Escoltar a lugar seguro la Nave Civil n.º {n} {area, form, in} | Zivilschiff Nr. {n} {area, form, in} in Sicherheit eskortieren | Escorter en lieu sûr le vaisseau civil nº {n} {area, form, in} | Eskortuj w bezpieczne miejsce statek cywilny nr {n} {area, form, in}`,
    facts: (area, id) => ({ area, n: id + 1 }),
    at: ([, id]) => [`civilian:${id}`],
  },
  { values: 2, numbers: [1] },
)

export const escortChanges = [
  changed(otherDeeds, (rule, table, area) => [
    ...rule(table, area),
    ...table.space[area].civilians.map(({ id }) => escortOption(area, id)),
  ]),
  /** Back among the unused ships nobody knows it any more. */
  changed(doOtherDeed, (rule, game, seat, choice) => {
    if (!escortOption.is(choice)) {
      rule(game, seat, choice)
      return
    }
    const [area, id] = escortOption.read(choice)
    const { civilians } = game.space[area]
    const at = civilians.findIndex((ship) => ship.id === id)
    game.civilianPile.push(...civilians.splice(at, 1).map(({ face }) => face))
    shuffle(game.random, game.civilianPile)
    tell.escorts(game, { seat, area })
  }),
  changed(prospectOfOtherDeed, (rule, table, choice) =>
    escortOption.is(choice) ? { changes: { [`escorted:${escortOption.of(choice)}`]: 1 } } : rule(table, choice),
  ),
]

const tell = {
  escorts: tells('escorts', {
    en: '{seat, subject}has a civilian ship {area, form, in} escorted to safety.',
    es: '{seat, subject}hace escoltar a lugar seguro una Nave Civil {area, form, in}.',
    de: '{seat, subject}lässt ein Zivilschiff {area, form, in} in Sicherheit eskortieren.',
    fr: '{seat, subject}fait escorter en lieu sûr un vaisseau civil {area, form, in}.',
    pl: '{seat, subject}zleca eskortę statku cywilnego {area, form, in} w bezpieczne miejsce.',
  }),
}

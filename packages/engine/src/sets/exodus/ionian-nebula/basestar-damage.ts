// The other basestar damage tokens: the four of the base game and two more. (Rulebook: Alternate basestar damage tokens.)

import { names } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { perform } from '../../../core/node.ts'
import { changed } from '../../../core/rules.ts'
import { each } from '../../../language/nodes/players.ts'
import { destroyCylonShips } from '../../../rules/combat.ts'
import { basestarTokenDrawn, lastHitDraws } from '../../../rules/damage.ts'
import { traumaCounts } from './trauma.ts'
import { drawTrauma } from './trauma-effects.ts'

export const basestarTokens = {
  'collateral-damage': names`Collateral Damage | Daños colaterales | Kollateralschaden | Dommages collatéraux | Straty uboczne`,
  'damage-to-personnel': names`Damage to Personnel | Bajas entre el personal | Personalverluste | Personnel touché | Straty w załodze`,
}

/** So many raiders beside the basestar are destroyed with it. */
const raidersWithIt = 3

const forEachCylon = each('cylons', drawTrauma('self', 2))

export const basestarChanges = [
  /** What they do besides counts also when the basestar is destroyed by them. ruling: docs/rulings.md#the-last-hit-on-a-basestar */
  changed(lastHitDraws, () => true),
  changed(basestarTokenDrawn, (rule, game, area, token) => {
    rule(game, area, token)
    if (token === 'collateral-damage') destroyCylonShips(game, area, 'raider', raidersWithIt)
    if (token === 'damage-to-personnel' && traumaCounts(game)) {
      tell.personnelHit(game, {})
      perform(game, forEachCylon, { actor: game.current, source: token })
    }
  }),
]

const tell = {
  personnelHit: tells('personnelHit', {
    en: 'Each Cylon player draws 2 trauma tokens.',
    es: 'Cada jugador cylon roba 2 fichas de Trauma.',
    de: 'Jeder Zylonenspieler zieht 2 Traumamarker.',
    fr: 'Chaque joueur cylon pioche 2 pions Trauma.',
    pl: 'Każdy gracz prowadzący Cylona ciągnie 2 żetony Traumy.',
  }),
}

// Best of the Best: a pilot who clears a whole area instead of attacking one ship.

import { condition } from '../../../core/ability.ts'
import type { Area, Seat } from '../../../core/ids.ts'
import { node } from '../../../core/node.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import { attack, destroyCylonShips, volleys } from '../../../rules/combat.ts'
import { die } from '../../../rules/die.ts'

/** Any piloted viper, whoever flies it. */
export const pilotAttacks = condition('pilotAttacks', {
  test: (table) => {
    const under = frameOf(table, attack)
    return under?.attacker === 'viper' && under.manned === true && under.replaced !== true
  },
  saysWhen: true,
  text: {
    en: 'before a piloted viper attacks',
    es: 'antes de que un Viper pilotado ataque',
    de: 'bevor eine bemannte Viper angreift',
    fr: 'avant l’attaque d’un viper piloté',
    pl: 'zanim zaatakuje viper z pilotem',
  },
})

export const destroyAsManyAsRolled = node('destroyAsManyAsRolled', {
  run: (game) => {
    const under = frameOf(game, attack)
    if (under?.area === undefined) return
    under.replaced = true
    clearArea.begin(game, { by: under.by, area: under.area })
  },
  text: {
    en: '[roll|rolls|roll] a die instead of the attack and [destroy|destroys|destroy] that many raiders in its space area',
    es: '[tira|tira|tirar] un dado en lugar del ataque y [destruye|destruye|destruir] tantos Incursores de su zona de espacio como indique',
    de: '[würfle statt des Angriffs und zerstöre|würfelt statt des Angriffs und zerstört|statt des Angriffs würfeln und] so viele Jäger in ihrem Weltraumfeld[|| zerstören]',
    fr: '[lancez|lance|lancer] un dé au lieu de l’attaque et [détruisez|détruit|détruire] autant de raiders dans sa case d’espace',
    pl: '[zamiast ataku rzuć kostką i zniszcz|zamiast ataku rzuca kostką i niszczy|zamiast ataku rzucić kostką i zniszczyć] tyle raiderów w jego sektorze',
  },
  price: () => ({ raiders: 3 }),
})

const clearArea = procedure<{ by: Seat; area: Area; die?: number }>('clearArea', {
  roll: (game, { by }) => die.begin(game, { by, modifier: 0, purpose: 'best-of-the-best' }),
  destroy: (game, { area, die: rolled = 0 }) => destroyCylonShips(game, area, 'raider', rolled),
})

volleys.add(clearArea.name)

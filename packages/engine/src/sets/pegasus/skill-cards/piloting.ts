// Full Throttle, across the sky in one move; and Run Interference, in the raiders’ way.

import { condition } from '../../../core/ability.ts'
import { type Area, areas, type Seat } from '../../../core/ids.ts'
import { log } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { done, flyOption, stay } from '../../../core/option-kinds.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import type { Game } from '../../../core/state.ts'
import { ships } from '../../../language/terms.ts'
import { activateRaiders } from '../../../rules/cylon-ships.ts'
import { isArea, isPiloting } from '../../../rules/table.ts'
import { beginAttack, fly, targetsIn } from '../../../rules/vipers.ts'

/** Full Throttle. */
export const flyAndAttack = node('flyAndAttack', {
  run: (game, _node, { actor = 0 }) => fullThrottle.begin(game, { seat: actor }),
  text: {
    en: 'only while piloting a viper: it may fly to any space area; then it may attack 1 Cylon ship there',
    es: 'solo al pilotar un Viper: puede volar a cualquier zona de espacio; luego puede atacar a 1 nave cylon de esa zona',
    de: 'nur als Pilot einer Viper: Sie darf in ein beliebiges Weltraumfeld fliegen; danach darf sie dort 1 Zylonenschiff angreifen',
    fr: 'seulement aux commandes d’un viper\u202f: il peut voler vers n’importe quelle case d’espace\u202f; il peut ensuite y attaquer 1 vaisseau cylon',
    pl: 'tylko pilotując vipera: może on polecieć do dowolnego sektora przestrzeni; następnie może tam zaatakować 1 statek Cylonów',
  },
  price: () => ({ raiders: 0.7 }),
  possible: (game, _node, { actor = 0 }) => isPiloting(game, actor),
})

export const whilePiloting = condition('whilePiloting', {
  test: (game, _condition, owner) => isPiloting(game, owner),
  text: {
    en: 'if this player is piloting a viper',
    es: 'si este jugador pilota un Viper',
    de: 'falls dieser Spieler eine Viper fliegt',
    fr: 'si ce joueur pilote un viper',
    pl: 'jeśli ten gracz pilotuje vipera',
  },
})

/** Run Interference. */
export const interfere = node('interfere', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => {
    const raiders = frameOf(game, activateRaiders) as Record<string, unknown> | undefined
    const { at } = game.seats[actor]
    if (raiders === undefined || !isArea(at)) return
    raiders.interference = [...((raiders.interference as unknown[]) ?? []), { area: at, seat: actor, left: count }]
  },
  text: {
    en: 'the first {raider, counted, count} activated in this player’s space area miss without a roll',
    es: 'los primeros {raider, counted, count} que se activen en la zona de espacio de este jugador fallan sin tirar',
    de: 'die ersten {raider, counted, count, acc}, die im Weltraumfeld dieses Spielers aktiviert werden, schießen ohne Wurf daneben',
    fr: 'les {count} premiers {raider, form, plural} activés dans la case d’espace de ce joueur manquent leur cible sans jet',
    pl: '{raider, counted, count} {count, plural, one {aktywowany jako pierwszy w sektorze tego gracza chybia} few {aktywowane jako pierwsze w sektorze tego gracza chybiają} many {aktywowanych jako pierwsze w sektorze tego gracza chybia} other {aktywowane jako pierwsze w sektorze tego gracza chybia}} bez rzutu',
  },
  facts: ({ count }) => ({ raider: ships.raider, count }),
  price: () => ({ vipers: 1 }),
})

const fullThrottle = procedure<{ seat: Seat }>('fullThrottle', {
  fly: {
    text: {
      en: 'Where does your viper fly?',
      es: '¿Adónde vuela tu Viper?',
      de: 'Wohin fliegt deine Viper?',
      fr: 'Où vole votre viper\u202f?',
      pl: 'Dokąd leci twój viper?',
    },
    options: (game, { seat }) => [stay, ...flyOption.each(areas.filter((area) => area !== game.seats[seat].at))],
    answer: (game, _frame, seat, [choice]) => {
      if (choice !== stay) fly(game, seat, flyOption.of(choice))
    },
  },
  attack: {
    text: {
      en: 'Which Cylon ship does your viper attack?',
      es: '¿A qué nave cylon ataca tu Viper?',
      de: 'Welches Zylonenschiff greift deine Viper an?',
      fr: 'Quel vaisseau cylon votre viper attaque-t-il\u202f?',
      pl: 'Który statek Cylonów atakuje twój viper?',
    },
    options: (game, { seat }) => {
      const { at } = game.seats[seat]
      const targets = isArea(at) ? targetsIn(game, at) : []
      return targets.length === 0 ? [] : [...targets, done]
    },
    fallback: () => [done],
    answer: (game, _frame, seat, [choice]) => {
      if (choice !== done) beginAttack(game, choice, { attacker: 'viper', by: seat, manned: true })
    },
  },
})

interface Raiders {
  left: Partial<Record<Area, number>>
  area?: Area
  /** Raiders that miss the player who gets in their way, and where. */
  interference?: { area: Area; seat: Seat; left: number }[]
}

/** Run Interference: the first raiders to act in that pilot's area miss. */
export function missesInterference(game: Game, frame: Raiders): boolean {
  const { area, left, interference = [] } = frame
  const guard = interference.find((one) => one.area === area && one.left > 0 && game.seats[one.seat].at === area)
  if (area === undefined || guard === undefined || Math.min(left[area] ?? 0, game.space[area].raiders) === 0)
    return false
  guard.left--
  left[area] = Math.min(left[area] ?? 0, game.space[area].raiders) - 1
  log(game, 'misses', { attacker: 'raider', target: 'viper', pilot: guard.seat })
  return true
}

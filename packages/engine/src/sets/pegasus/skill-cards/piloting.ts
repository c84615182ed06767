// Full Throttle, across the sky in one move; and Run Interference, in the raiders’ way.

import { condition } from '../../../core/ability.ts'
import { type Area, areas, type Seat } from '../../../core/ids.ts'
import { log } from '../../../core/log.ts'
import { node, nothingChanges } from '../../../core/node.ts'
import { done, flyOption, stay } from '../../../core/option-kinds.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import type { Game } from '../../../core/state.ts'
import { ships } from '../../../language/terms.ts'
import { activateRaiders } from '../../../rules/cylon-ships.ts'
import { isArea, isPiloting } from '../../../rules/table.ts'
import {
  attackAsPilot,
  canPayForFlight,
  type Flight,
  fly,
  payForFlight,
  prospectOfFlight,
  targetsIn,
} from '../../../rules/vipers.ts'

/** Full Throttle. */
export const flyAndAttack = node('flyAndAttack', {
  run: (game, _node, { actor = 0 }) => fullThrottle.begin(game, { seat: actor }),
  text: {
    en: 'if <you are|{self} is> piloting a viper, <you|{self, gender, m {he} f {she} other {they}}> may move it to any space area; then <you|{self, gender, m {he} f {she} other {they}}> may attack 1 Cylon ship in its area',
    es: 'si <pilotas|{self} pilota> un Viper, <puedes|puede> moverlo a cualquier zona de espacio; luego <puedes|puede> atacar a 1 nave cylon de su zona',
    de: 'wenn <du|{self}> eine Viper <fliegst|fliegt>, <darfst du|darf {self, gender, f {sie} other {er}}> sie in ein beliebiges Weltraumfeld bewegen; danach <darfst du|darf {self, gender, f {sie} other {er}}> 1 Zylonenschiff in ihrem Feld angreifen',
    fr: 'si <vous pilotez|{self} pilote> un viper, <vous pouvez|{self, gender, f {elle} other {il}} peut> le déplacer vers n’importe quelle case d’espace\u202f; <vous pouvez|{self, gender, f {elle} other {il}} peut> ensuite attaquer 1 vaisseau cylon dans sa case',
    pl: 'jeśli <pilotujesz|{self} pilotuje> vipera, <możesz|może> przenieść go do dowolnego sektora przestrzeni; następnie <możesz|może> zaatakować 1 statek Cylonów w jego sektorze',
  },
  price: () => ({ ownViperFar: 1 }),
  possible: (game, _node, { actor = 0 }) => isPiloting(game, actor),
})

export const whilePiloting = condition('whilePiloting', {
  test: (game, _condition, owner) => isPiloting(game, owner),
  text: {
    en: 'if <you are|{self} is> piloting a viper',
    es: 'si <pilotas|{self} pilota> un Viper',
    de: 'falls <du|{self}> eine Viper <fliegst|fliegt>',
    fr: 'si <vous pilotez|{self} pilote> un viper',
    pl: 'jeśli <pilotujesz|{self} pilotuje> vipera',
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
    en: '[||have ]the first {raider, counted, count} activated in <your|{self, gender, m {his} f {her} other {their}}> space area miss without a roll',
    es: '[||hacer que ]los primeros {raider, counted, count} que se activen en <tu|su> zona de espacio [fallan|fallan|fallen] sin tirar',
    de: 'die ersten {raider, counted, count, acc}, die in <deinem|{self, gender, f {ihrem} other {seinem}}> Weltraumfeld aktiviert werden, [schießen ohne Wurf daneben|schießen ohne Wurf daneben|ohne Wurf danebenschießen lassen]',
    fr: '[les|les|faire manquer leur cible sans jet aux] {count} premiers {raider, form, plural} activés dans <votre|sa> case d’espace[ manquent leur cible sans jet| manquent leur cible sans jet|]',
    pl: '[||sprawić, że ]{raider, counted, count} {count, plural, one {aktywowany jako pierwszy w <twoim|{self, gender, f {jej} other {jego}}> sektorze [chybia|chybia|chybi]} few {aktywowane jako pierwsze w <twoim|{self, gender, f {jej} other {jego}}> sektorze [chybiają|chybiają|chybią]} many {aktywowanych jako pierwsze w <twoim|{self, gender, f {jej} other {jego}}> sektorze [chybia|chybia|chybi]} other {aktywowane jako pierwsze w <twoim|{self, gender, f {jej} other {jego}}> sektorze [chybia|chybia|chybi]}} bez rzutu',
  },
  facts: ({ count }) => ({ raider: ships.raider, count }),
  price: ({ count }, table, { actor = table.current }) => {
    const { at } = table.seats[actor]
    return { raidersMissing: isArea(at) ? Math.min(count, table.space[at].raiders) : 0 }
  },
})

const fullThrottle = procedure<Flight>('fullThrottle', {
  fly: {
    text: {
      en: 'Where does your viper fly?',
      es: '¿Adónde vuela tu Viper?',
      de: 'Wohin fliegt deine Viper?',
      fr: 'Où vole votre viper\u202f?',
      pl: 'Dokąd leci twój viper?',
    },
    options: (game, flight) => [
      stay,
      ...(canPayForFlight(game, flight)
        ? flyOption.each(areas.filter((area) => area !== game.seats[flight.seat].at))
        : []),
    ],
    prospect: (table, _frame, option) => (option === stay ? nothingChanges : prospectOfFlight(table, option)),
    answer: (game, flight, seat, [choice]) => {
      if (choice === stay) return
      fly(game, seat, flyOption.of(choice))
      payForFlight(game, flight)
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
    options: (game, flight) => {
      const { at } = game.seats[flight.seat]
      const targets = isArea(at) && canPayForFlight(game, flight) ? targetsIn(game, at) : []
      return targets.length === 0 ? [] : [...targets, done]
    },
    prospect: (table, _frame, option) => prospectOfFlight(table, option),
    fallback: () => [done],
    answer: (game, flight, seat, [choice]) => {
      if (choice === done) return
      attackAsPilot(game, seat, choice)
      payForFlight(game, flight)
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

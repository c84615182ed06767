// Assault raptors: vipers in everything, but never damaged, and free to stay when the fleet jumps. (Rulebook: Assault raptors; Assault raptors
// and FTL jumps; Attack table.)

import type { AttackTable, Part, Wrap } from '../../core/card.ts'
import { type Area, areas, type Seat } from '../../core/ids.ts'
import { says } from '../../core/languages.ts'
import { tells } from '../../core/log.ts'
import { node } from '../../core/node.ts'
import { word } from '../../core/option.ts'
import { viperOption } from '../../core/option-kinds.ts'
import { frameOf, procedure } from '../../core/procedure.ts'
import { changed } from '../../core/rules.ts'
import type { Game, Table } from '../../core/state.ts'
import { fleetSettles, jump, pilotJumps, vipersJump } from '../../rules/jump.ts'
import { kindsToPlace } from '../../rules/placement.ts'
import { addVipers, countOfKind, flownBy, moveViper } from '../../rules/viper-kinds.ts'
import { assaultRaptor } from './terms.ts'

const kind = 'assaultRaptor'

/** One is in the Reserves when the game begins, the others lie beside the board. */
const [count, beside] = [4, 3]

export const viperKinds = {
  assaultRaptor: {
    count,
    beside,
    reach: 1,
    starts: 'reserves',
    neverDamaged: true,
    neverRisked: true,
    attacksAs: 'assaultRaptor',
  },
} as const satisfies Part['viperKinds']

export const attackTable = {
  basestar: { assaultRaptor: [[7, 'damaged']] },
  assaultRaptor: { raider: [[7, 'destroyed']] },
} as const satisfies AttackTable

/** The fleet gains one of those beside the board, if there is any. */
export function gainRaptor(game: Game): boolean {
  if (countOfKind(game, 'beside', kind) === 0) return false
  moveViper(game, 'beside', 'reserves', kind)
  tell.gainsAssaultRaptor(game, {})
  return true
}

export const gainAssaultRaptor = node('gainAssaultRaptor', {
  run: (game) => {
    gainRaptor(game)
  },
  text: {
    en: '[gain|gains] {ship, counted, one}',
    es: '[gana|gana|ganar] {ship, counted, one}',
    de: '[erhalte |erhält |]{ship, counted, one, acc}[|| erhalten]',
    fr: '[gagnez|gagne|gagner] {ship, counted, one}',
    pl: '[zyskaj|zyskuje|zyskać] {ship, counted, one, acc}',
  },
  facts: () => ({ ship: assaultRaptor, one: 1 }),
  price: () => ({ vipers: 1.5 }),
  possible: (table) => countOfKind(table, 'beside', kind) > 0,
})

// Jumping

/** Who stays where they are when the fleet jumps. */
interface Staying {
  pilots?: Seat[]
  areas?: Partial<Record<Area, number>>
  asked?: boolean
}

const pilotsOf = (table: Table): Seat[] => table.seats.flatMap(({ flies }, seat) => (flies === kind ? [seat] : []))

const unmanned = (table: Table): string[] =>
  areas.flatMap((area) => Array.from({ length: countOfKind(table, area, kind) }, () => viperOption(area, kind)))

const stayingIn = (game: Game): Staying | undefined => frameOf(game, jump) as Staying | undefined

const comeHome = word(
  'comeHome',
)`Return with the fleet | Volver con la flota | Mit der Flotte zurückkehren | Revenir avec la flotte | Wróć z flotą`
const stayThere = word(
  'stayThere',
)`Stay in the space area | Quedarse en la zona de espacio | Im Weltraumfeld bleiben | Rester dans la case d’espace | Zostań w sektorze`

const stayBehind = procedure<Record<never, never>>('stayBehind', {
  pilots: {
    text: says`The fleet jumps. Do you stay in your space area with your assault raptor? | La flota salta. ¿Te quedas en tu zona de espacio con tu Raptor de asalto? | Die Flotte springt. Bleibst du mit deinem Angriffsraptor in deinem Weltraumfeld? | La flotte saute. Restez-vous dans votre case d’espace avec votre raptor d’assaut\u202f? | Flota wykonuje skok. Czy zostajesz w swoim sektorze z raptorem szturmowym?`,
    who: (game) => pilotsOf(game),
    options: () => [comeHome, stayThere],
    answer: (game, _frame, seat, [choice]) => {
      const staying = stayingIn(game)
      if (choice === stayThere && staying !== undefined) staying.pilots = [...(staying.pilots ?? []), seat]
    },
  },
  unmanned: {
    text: says`The fleet jumps. Which unmanned assault raptors stay in their space areas? | La flota salta. ¿Qué Raptors de asalto no tripulados se quedan en sus zonas de espacio? | Die Flotte springt. Welche unbemannten Angriffsraptoren bleiben in ihren Weltraumfeldern? | La flotte saute. Quels raptors d’assaut sans personnage à bord restent dans leurs cases d’espace\u202f? | Flota wykonuje skok. Które raptory szturmowe bez pilota zostają w swoich sektorach?`,
    who: (game) => game.current,
    options: (game) => unmanned(game),
    pick: (_game, _frame, _seat, options) => ({ min: 0, max: options.length }),
    fallback: () => [],
    answer: (game, _frame, _seat, choices) => {
      const staying = stayingIn(game)
      if (staying === undefined) return
      staying.areas = {}
      for (const choice of choices) {
        const area = viperOption.of(choice)
        staying.areas[area] = (staying.areas[area] ?? 0) + 1
      }
    },
  },
})

export const raptorChanges = [
  /** None of them is among the vipers that the game begins with in space. */
  changed(kindsToPlace, (rule, table) => (table.turn === 0 ? ['viper' as const] : rule(table))),
  changed(fleetSettles, (rule, game) => {
    rule(game)
    for (const area of areas) {
      for (let left = countOfKind(game, area, kind); left > 0; left--) moveViper(game, area, 'reserves', kind)
    }
  }),
  changed(vipersJump, (rule, game, area) => {
    const left = stayingIn(game)?.areas?.[area] ?? 0
    if (left === 0) return rule(game, area)
    addVipers(game, area, kind, -left)
    rule(game, area)
    addVipers(game, area, kind, left)
    return undefined
  }),
  changed(pilotJumps, (rule, game, pilot) => {
    if (flownBy(game, pilot) !== kind || !stayingIn(game)?.pilots?.includes(pilot)) rule(game, pilot)
  }),
]

export const raptorWraps = {
  'jump:removeShips': ((game, frame, step) => {
    if (frame.asked || pilotsOf(game).length + unmanned(game).length === 0) return step()
    frame.asked = true
    stayBehind.begin(game, {})
    return 'again'
  }) satisfies Wrap<Staying>,
}

const tell = {
  gainsAssaultRaptor: tells('gainsAssaultRaptor', {
    en: 'The fleet gains an assault raptor.',
    es: 'La flota gana un Raptor de asalto.',
    de: 'Die Flotte erhält einen Angriffsraptor.',
    fr: 'La flotte gagne un raptor d’assaut.',
    pl: 'Flota zyskuje raptora szturmowego.',
  }),
}

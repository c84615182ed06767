// Scar: a raider that acts twice and falls only to a die of 7 or 8; and Constant Barrage, which lasts as long as there are raiders. (Rulebook:
// Scar token. FAQ: among raiders destroyed by one die he may be chosen only if it shows 7 or 8.)

import { rule } from '../../../core/ability.ts'
import type { AttackTable, Wrap } from '../../../core/card.ts'
import { type Area, areas, type Seat } from '../../../core/ids.ts'
import { log, tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { attackOption } from '../../../core/option-kinds.ts'
import { bend, changed } from '../../../core/rules.ts'
import type { Game, Table } from '../../../core/state.ts'
import { countOf } from '../../../language/phrases.ts'
import { areas as areaTerms, ships } from '../../../language/terms.ts'
import { discardInPlay } from '../../../rules/cards-in-play.ts'
import { clearArea, destroyCylonShips, raidersWithoutDie, strike, volleys } from '../../../rules/combat.ts'
import { launch } from '../../../rules/cylon-ships.ts'
import { targetsIn } from '../../../rules/vipers.ts'
import { missesInterference } from '../skill-cards/piloting.ts'
import { forget, recall, remember } from '../state.ts'

declare module '../../../core/ids.ts' {
  interface ShipTargets {
    scar: true
  }
}

/** What destroys Scar. */
export const scarTable: AttackTable = { scar: { viper: [[7, 'destroyed']], galactica: [[7, 'destroyed']] } }

export const markScar = node('markScar', {
  make: (area: Area) => ({ area }),
  run: (game, { area }) => {
    if (game.space[area].raiders > 0) remember(game).scar = area
  },
  text: {
    en: 'the raider placed {area, form, in} is Scar',
    es: 'el Incursor colocado {area, form, in} es Scar',
    de: 'der {area, form, in} platzierte Jäger ist Scar',
    fr: 'le raider placé {area, form, in} est Scar',
    pl: 'raider umieszczony {area, form, in} to Scar',
  },
  facts: ({ area }) => ({ area: areaTerms[area] }),
  price: () => ({ raiders: -1 }),
})

/** While his card is in play. */
export const personalVendetta = rule('personalVendetta', {
  make: (activations: number) => ({ activations }),
  bends: { scarActs: (value, _asked, { activations }) => Math.max(value, activations) },
  text: {
    en: 'whenever raiders are activated, Scar is activated twice; he is destroyed only by a roll of 7 or 8, and then this card is discarded',
    es: 'cada vez que se activan los Incursores, Scar se activa dos veces; solo lo destruye un resultado de 7 u 8, y entonces se descarta esta carta',
    de: 'jedes Mal, wenn Jäger aktiviert werden, wird Scar zweimal aktiviert; nur eine gewürfelte 7 oder 8 zerstört ihn, und dann wird diese Karte abgeworfen',
    fr: 'chaque fois que des raiders sont activés, Scar est activé deux fois\u202f; seul un résultat de 7 ou 8 le détruit, et cette carte est alors défaussée',
    pl: 'za każdym razem, gdy aktywowane są raidery, Scar jest aktywowany dwukrotnie; zniszczyć go może tylko wynik 7 lub 8, a wtedy ta karta zostaje odrzucona',
  },
})

/** Constant Barrage: new raiders that do not act yet. */
export const launchesRaiders = node('launchesRaiders', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => launch(game, { raider: count }),
  text: {
    en: 'each basestar launches {what}, which are not activated; discard this card when no raiders are left on the game board',
    es: 'cada Estrella Base lanza {what}, que no se activan; descarta esta carta cuando no queden Incursores en el tablero',
    de: 'jeder Basisstern startet {what}, die nicht aktiviert werden; wirf diese Karte ab, sobald keine Jäger mehr auf dem Spielplan sind',
    fr: 'chaque basestar lance {what}, qui ne sont pas activés\u202f; défaussez cette carte quand il ne reste plus de raiders sur le plateau',
    pl: 'każdy basestar wypuszcza {what}, które nie są aktywowane; odrzuć tę kartę, gdy na planszy nie będzie już raiderów',
  },
  facts: ({ count }) => ({ what: countOf(ships.raider, count) }),
  price: ({ count }) => ({ raiders: -count }),
})

function destroyScar(game: Game): void {
  const { scar: area } = recall(game)
  if (area === undefined) return
  game.space[area].raiders--
  forget(game, 'scar')
  tell.scarDestroyed(game, { area })
  discardInPlay(game, 'scar')
  raidersGone(game)
}

/** Constant Barrage is over when the sky is free of raiders. */
function raidersGone(game: Game): void {
  if (areas.every((area) => game.space[area].raiders === 0)) discardInPlay(game, 'dogfight')
}

/**
 * A die that takes several raiders along shows 7 or 8: Scar is the first of them. Whoever aims at another raider hits that one,
 * and a die that is said is no roll.
 */
const scarFallsTo = (game: Game): boolean => {
  const top = game.stack.findLast(({ at }) => volleys.has(at.slice(0, at.indexOf(':'))))
  return top?.target !== 'raider' && top?.unrolled !== true && Number(top?.die ?? 0) >= 7
}

export const scarChanges = [
  changed(targetsIn, (rule, game, area) => {
    const targets = rule(game, area)
    if (recall(game).scar !== area) return targets
    const others =
      game.space[area].raiders > 1 ? targets : targets.filter((one) => one !== attackOption(area, 'raider'))
    return [...others, attackOption(area, 'scar')]
  }),
  changed(strike, (rule, game, frame, hit) => {
    if (frame.target === 'scar' && frame.unrolled) log(game, 'misses', { attacker: frame.attacker, target: 'scar' })
    else if (frame.target === 'scar') destroyScar(game)
    else rule(game, frame, hit)
  }),
  changed(raidersWithoutDie, (rule, game, area) => rule(game, area) - (recall(game).scar === area ? 1 : 0)),
  changed(destroyCylonShips, (rule, game, area, ship, upTo) => {
    let left = upTo
    if (ship === 'raider' && recall(game).scar === area) {
      if (scarFallsTo(game)) {
        destroyScar(game)
        left--
      } else left = Math.min(left, game.space[area].raiders - 1)
    }
    rule(game, area, ship, left)
    if (ship === 'raider') raidersGone(game)
  }),
  changed(clearArea, (rule, game, area) => {
    rule(game, area)
    if (recall(game).scar === area) {
      forget(game, 'scar')
      discardInPlay(game, 'scar')
    }
    raidersGone(game)
  }),
]

interface Raiders {
  left: Partial<Record<Area, number>>
  area?: Area
  /** Scar has acted once. */
  scarActed?: boolean
  /** Raiders that miss the player who gets in their way, and where. */
  interference?: { area: Area; seat: Seat; left: number }[]
}

export const raiderWraps = {
  'activateRaiders:raider': ((game, frame, step) => {
    if (missesInterference(game, frame)) {
      const { area } = frame
      if (area !== undefined && frame.left[area] === 0 && actsAgain(game, frame)) frame.left[area] = 1
      return 'again'
    }
    return isScarsTurn(game, frame) ? scarActs(game, frame, step) : step()
  }) satisfies Wrap<Raiders>,
  'jump:removeShips': ((game, _frame, step) => {
    const next = step()
    if (recall(game).scar !== undefined) forget(game, 'scar')
    return next
  }) satisfies Wrap<object>,
}

const actsTwice = (game: Game): boolean => bend(game, 'scarActs', 1, {}) > 1

/** Scar is the last of his area to act. */
function isScarsTurn(game: Game, { area, left }: Raiders): boolean {
  return area !== undefined && recall(game).scar === area && actsTwice(game) && left[area] === 1
}

/** Scar, the last of his area, has acted for the first time. */
function actsAgain(game: Game, frame: Raiders): boolean {
  if (recall(game).scar !== frame.area || !actsTwice(game) || frame.scarActed) return false
  frame.scarActed = true
  return true
}

function scarActs(game: Game, frame: Raiders, step: () => ReturnType<Wrap<object>>): ReturnType<Wrap<object>> {
  const { area } = frame
  if (area === undefined) return step()
  const before = { ...Object.fromEntries(areas.map((one) => [one, game.space[one].raiders])) }
  const next = step()
  const moved = areas.find((one) => game.space[one].raiders > before[one])
  const now = moved ?? area
  if (moved !== undefined) remember(game).scar = moved
  if (!frame.scarActed) {
    frame.scarActed = true
    frame.left[now] = (frame.left[now] ?? 0) + 1
  }
  return next
}

/** The area of the raider that is Scar. */
export const scarIn = (table: Pick<Table, 'boxes'>): Area | undefined => recall(table).scar

const tell = {
  scarDestroyed: tells('scarDestroyed', {
    en: 'Scar is destroyed {area, form, in}.',
    es: 'Scar es destruido {area, form, in}.',
    de: 'Scar wird {area, form, in} zerstört.',
    fr: 'Scar est détruit {area, form, in}.',
    pl: 'Scar zostaje zniszczony {area, form, in}.',
  }),
}

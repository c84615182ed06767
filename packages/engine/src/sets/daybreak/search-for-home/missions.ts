// The 8 missions, in alphabetical order, and how one is activated, counts and is cleared. (Rulebook: The Active Mission space; Mission cards and
// activating missions; Mission cards with distance; Removing mission cards.)

import type { ResolvedCard, Wrap } from '../../../core/card.ts'
import { type CardId, type Seat, unknown } from '../../../core/ids.ts'
import { names } from '../../../core/languages.ts'
import { keyMoments, tells } from '../../../core/log.ts'
import { node, type Prospect, perform } from '../../../core/node.ts'
import { procedure } from '../../../core/procedure.ts'
import { changed, rulesOf } from '../../../core/rules.ts'
import type { Context, Game, Table } from '../../../core/state.ts'
import { drawFrom, shuffleInto } from '../../../core/zones.ts'
import { draw } from '../../../language/nodes/cards.ts'
import { check } from '../../../language/nodes/checks.ts'
import { countAsDistance } from '../../../language/nodes/fleet.ts'
import { all } from '../../../language/nodes/flow.ts'
import { each, eachHuman } from '../../../language/nodes/players.ts'
import { gain, lose } from '../../../language/nodes/resources.ts'
import {
  centurion,
  damageGalactica,
  damageVipers,
  destroyRaptor,
  place,
  recallUndamagedVipers,
} from '../../../language/nodes/ships.ts'
import type { SkillCheck } from '../../../rules/skill-check.ts'
import { openCards } from '../../../rules/table.ts'
import { E, F, L, P, T } from '../../base/skills.ts'
import { treacheryIntoDestiny } from '../../parts/treachery-type.ts'
import { destroyHub } from '../hub.ts'
import { gainMiracle, withoutMiracle } from '../miracles.ts'
import { removeForGood, repairOneLocation } from './outcomes.ts'
import { bringRebels } from './rebel-basestar.ts'
import { recall, remember } from './state.ts'

export const mission = 'mission'

/** It lies on the Active Mission space until the fleet jumps; everybody knows it. */
const turnFaceDown = node('turnFaceDown', {
  run: (game) => {
    const { mission: active } = remember(game)
    if (active !== undefined) active.faceDown = true
  },
  text: {
    en: 'turn this card face down on the Active Mission space',
    es: 'pon esta carta boca abajo en la casilla de Misión Activa',
    de: 'lege diese Karte verdeckt auf das Feld „Aktive Mission“',
    fr: 'retournez cette carte face cachée sur l’emplacement Mission active',
    pl: 'połóż tę kartę zakrytą na polu „Aktywna misja”',
  },
  price: () => ({}),
})

export const missions = {
  'attack-on-the-colony': {
    name: names`Attack on the Colony | Ataque a la Colonia | Angriff auf die Kolonie | Attaque de la Colonie | Atak na Kolonię`,
    resolve: check(14, [T, F], {
      pass: removeForGood({ basestars: 1 }),
      fail: all(place({ front: { basestar: 1 } }), damageGalactica()),
    }),
  },
  'cylon-civil-war': {
    name: names`Cylon Civil War | Guerra civil cylon | Zylonen-Bürgerkrieg | Guerre civile cylon | Wojna domowa Cylonów`,
    resolve: check(21, [P, L, T], { pass: bringRebels('humans'), fail: bringRebels('cylons') }),
  },
  'destroy-the-hub': {
    name: names`Destroy the Hub | Destruir el Centro de Resurrección | Auferstehungszentrum zerstören | Détruire le Centre de résurrection | Zniszczyć Centrum Zmartwychwstania`,
    resolve: check(14, [L, T, F], {
      pass: destroyHub(),
      fail: all(lose({ population: 1 }), recallUndamagedVipers(), damageVipers(2, 'reserves')),
    }),
  },
  'digging-up-the-past': {
    name: names`Digging Up the Past | Desenterrar el pasado | Die Vergangenheit ausgraben | Déterrer le passé | Odkopywanie przeszłości`,
    resolve: check(14, [P, L], { pass: countAsDistance(1), fail: all(treacheryIntoDestiny(2), turnFaceDown()) }),
    distance: 1,
  },
  'needs-of-the-people': {
    name: names`Needs of the People | Las necesidades del pueblo | Die Bedürfnisse des Volkes | Les besoins du peuple | Potrzeby ludzi`,
    resolve: check(18, [P, L, E], {
      pass: all(gain({ food: 2 }), repairOneLocation()),
      fail: all(lose({ food: 1 }), each('humans', draw('self', 1, ['treachery']))),
    }),
  },
  'rescue-hera': {
    name: names`Rescue Hera | Rescatar a Hera | Hera retten | Sauver Héra | Na ratunek Herze`,
    resolve: check(20, [P, T, F], {
      pass: eachHuman(withoutMiracle, gainMiracle('self')),
      fail: all(lose({ morale: 1 }), destroyRaptor()),
    }),
  },
  'the-red-stripes': {
    name: names`The Red Stripes | Las franjas rojas | Die roten Streifen | Les rayures rouges | Czerwone pasy`,
    resolve: check(16, [T, F, E], {
      pass: removeForGood({ heavyRaiders: 2, centurions: 2 }),
      fail: all(place({ front: { heavyRaider: 1 } }), centurion()),
    }),
  },
  'the-search-for-home': {
    name: names`The Search For Home | En busca del hogar | Die Suche nach der Erde | La recherche d’un foyer | Poszukiwanie domu`,
    resolve: check(25, [P, L, T, E], { pass: countAsDistance(2), fail: all(lose({ fuel: 1 }), turnFaceDown()) }),
    distance: 2,
  },
} as const satisfies Record<string, ResolvedCard>

/** Whether a mission can be activated: there is none, and a card to turn up. */
export const canActivateMission = (table: Table): boolean => {
  const { cards, discard } = table.decks[mission]
  return recall(table).mission === undefined && cards.length + discard.length > 0
}

/** What the mission on top comes to: whichever it may be, as far as anybody can tell who has not looked at it. */
export function prospectOfMission(table: Table, context: Context): Prospect {
  const chances = mayBeOnTop(table).map((card, _, all) => {
    const effect = missions[card].resolve
    return [1 / all.length, { effect, context: { ...context, source: card } }] as const
  })
  return { chances }
}

type MissionId = keyof typeof missions

function mayBeOnTop(table: Table): MissionId[] {
  const { cards, discard } = table.decks[mission] ?? { cards: [unknown], discard: [] }
  const elsewhere: readonly CardId[] = cards.length > 0 ? [...discard, ...openCards(table), ...table.travelled] : []
  const known = cards.at(-1) ?? ''
  if (known in missions) return [known as MissionId]
  const among = cards.length > 0 ? Object.keys(missions) : discard
  return among.filter((card): card is MissionId => card in missions && !elsewhere.includes(card))
}

/** Turns up the top mission and resolves it; the current player then draws no crisis card. */
export const activateMission = procedure<{ seat: Seat }>('mission', {
  turnUp: (game, { seat }) => {
    const card = drawFrom(game, mission)
    if (card === undefined) return
    const state = remember(game)
    state.mission = { card }
    state.noCrisisIn = game.turn
    tell.activatesMission(game, { seat, card })
    const printed = rulesOf(game).otherDecks[mission][card] as ResolvedCard
    perform(game, printed.resolve, { actor: seat, source: card })
  },
})

export const missionChanges = [
  /** One that counts as distance lies beside the objective already, as far as that is counted. */
  changed(openCards, (rule, table) => {
    const { mission: active } = recall(table)
    const open = active === undefined || table.travelled.includes(active.card) ? [] : [active.card]
    return [...rule(table), ...open]
  }),
]

export const missionWraps = {
  'turn:crisis': ((game, _frame, step) =>
    recall(game).noCrisisIn === game.turn ? undefined : step()) satisfies Wrap<object>,
  'skillCheck:outcome': ((game, { outcome, context: { source } }, step) => {
    const next = step()
    if (source !== undefined && source === recall(game).mission?.card)
      tell.missionResolved(game, { card: source, outcome })
    return next
  }) satisfies Wrap<SkillCheck>,
  /** The space is cleared together with the ships. */
  'jump:removeShips': ((game, _frame, step) => {
    const next = step()
    if (next === undefined) clearMission(game)
    return next
  }) satisfies Wrap<object>,
}

function clearMission(game: Game): void {
  const { mission: active, ...rest } = remember(game)
  if (active === undefined) return
  game.boxes = { ...game.boxes, 'search-for-home': rest }
  if (game.travelled.includes(active.card)) return
  if (active.faceDown) shuffleInto(game, mission, active.card)
  else game.decks[mission].discard.push(active.card)
}

Object.assign(keyMoments, { activatesMission: 3 })

const tell = {
  activatesMission: tells('activatesMission', {
    en: '{seat} activates the mission “{card}”.',
    es: '{seat} activa la misión “{card}”.',
    de: '{seat} aktiviert die Mission „{card}“.',
    fr: '{seat} active la mission «\u202f{card}\u202f».',
    pl: '{seat} aktywuje misję „{card}”.',
  }),
  missionResolved: tells('missionResolved', {
    en: 'The mission “{card}” has {outcome, select, pass {succeeded} other {failed}}.',
    es: 'La misión “{card}” {outcome, select, pass {ha tenido éxito} other {ha fracasado}}.',
    de: 'Die Mission „{card}“ ist {outcome, select, pass {gelungen} other {gescheitert}}.',
    fr: 'La mission «\u202f{card}\u202f» {outcome, select, pass {a réussi} other {a échoué}}.',
    pl: 'Misja „{card}” {outcome, select, pass {się powiodła} other {się nie powiodła}}.',
  }),
}

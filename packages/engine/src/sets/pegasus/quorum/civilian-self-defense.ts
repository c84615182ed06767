// Civilian Self Defense.

import type { Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { node, type Prospect } from '../../../core/node.ts'
import { heavyRaiderOption, raiders, shipOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import type { Table } from '../../../core/state.ts'
import { destroyCivilian, shipsOnBoard } from '../../../rules/civilian-ships.ts'
import { destroyCylonShips, raidersWithoutDie } from '../../../rules/combat.ts'
import { die } from '../../../rules/die.ts'

export const armCivilians = node('armCivilians', {
  make: (risk: number) => ({ risk }),
  run: (game, { risk }, { actor = 0 }) => {
    if (shipsOnBoard(game).length > 0) civilianSelfDefense.begin(game, { seat: actor, risk })
  },
  text: {
    en: '{self, subject}[choose|chooses] a civilian ship on the game board and [destroy|destroys] 3 raiders or 1 heavy raider in its area, then [roll|rolls] a die; on {risk} or lower, that civilian ship is destroyed',
    es: '{self, subject}[elige|elige|elegir] una Nave Civil del tablero y [destruye|destruye|destruir] 3 Incursores o 1 Incursor Pesado de su zona; luego [tira|tira|tirar] un dado y, con {risk} o menos, esa Nave Civil es destruida',
    de: '{self, subject}[wähle |wählt |]ein Zivilschiff auf dem Spielplan[, zerstöre|, zerstört| wählen,] in seinem Feld 3 Jäger oder 1 schweren Jäger[ und würfle danach| und würfelt danach| zerstören und danach würfeln]; bei {risk} oder weniger wird dieses Zivilschiff zerstört',
    fr: '{self, subject}[choisissez|choisit|choisir] un vaisseau civil du plateau et [détruisez|détruit|détruire] 3 raiders ou 1 raider lourd dans sa case, puis [lancez|lance|lancer] un dé\u202f; sur {risk} ou moins, ce vaisseau civil est détruit',
    pl: '{self, subject}[wybierz|wybiera|wybrać] statek cywilny na planszy i [zniszcz|niszczy|zniszczyć] w jego sektorze 3 raidery lub 1 ciężkiego raidera, a następnie [rzuć|rzuca|rzucić] kostką; przy wyniku {risk} lub mniej ten statek cywilny zostaje zniszczony',
  },
  prospect: ({ risk }, table, { actor }) => ({
    oneOf: shipsOnBoard(table).map((ship) => ({
      all: [armed(table, ship), { chances: [[risk / 8, { changes: { civilianShips: -1, population: -1 } }]] }],
    })),
    by: actor,
  }),
  possible: (game) => shipsOnBoard(game).length > 0,
})

/** What a ship that defends itself destroys. */
function armed(table: Table, ship: string): Prospect {
  const { raiders: few, heavyRaiders } = table.space[shipOption.of(ship)]
  return {
    oneOf: [
      { changes: { 'hits:raider': Math.min(3, few) } },
      { changes: { 'hits:heavyRaider': Math.min(1, heavyRaiders) } },
    ],
    by: undefined,
  }
}

interface SelfDefense {
  seat: Seat
  /** The die at which the ship is lost. */
  risk: number
  ship?: string
  die?: number
}

const civilianSelfDefense = procedure<SelfDefense>('civilianSelfDefense', {
  arm: {
    text: says`Which civilian ship defends itself? | ¿Qué Nave Civil se defiende? | Welches Zivilschiff verteidigt sich? | Quel vaisseau civil se défend\u202f? | Który statek cywilny się broni?`,
    options: (game) => shipsOnBoard(game),
    prospect: (table, _frame, option) => armed(table, option),
    answer: (_game, frame, _seat, [choice]) => {
      frame.ship = choice
    },
  },
  fire: {
    text: says`What does it destroy? | ¿Qué destruye? | Was zerstört es? | Que détruit-il\u202f? | Co niszczy?`,
    options: (game, { ship = '' }) => {
      const area = shipOption.of(ship)
      return [
        ...(raidersWithoutDie(game, area) > 0 ? [raiders] : []),
        ...(game.space[area].heavyRaiders > 0 ? [heavyRaiderOption(area)] : []),
      ]
    },
    prospect: (table, { ship = '' }, option) => ({
      changes:
        option === raiders
          ? { 'hits:raider': Math.min(3, table.space[shipOption.of(ship)].raiders) }
          : { 'hits:heavyRaider': 1 },
    }),
    answer: (game, { ship = '' }, _seat, [choice]) => {
      const area = shipOption.of(ship)
      if (choice === raiders) destroyCylonShips(game, area, 'raider', 3)
      else destroyCylonShips(game, area, 'heavyRaider', 1)
    },
  },
  roll: (game, { seat }) => die.begin(game, { by: seat, modifier: 0, purpose: 'civilian-self-defense' }),
  risk: (game, { ship = '', risk, die: rolled = 0 }) => {
    if (rolled <= risk) destroyCivilian(game, ...shipOption.read(ship))
  },
})

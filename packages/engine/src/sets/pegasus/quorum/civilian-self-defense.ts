// Civilian Self Defense.

import type { Seat } from '../../../core/ids.ts'
import { node } from '../../../core/node.ts'
import { heavyRaiderOption, raiders, shipOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { destroyCivilian, shipsOnBoard } from '../../../rules/civilian-ships.ts'
import { destroyCylonShips, raidersWithoutDie } from '../../../rules/combat.ts'
import { die } from '../../../rules/die.ts'

export const armCivilians = node('armCivilians', {
  make: (risk: number) => ({ risk }),
  run: (game, { risk }, { actor = 0 }) => civilianSelfDefense.begin(game, { seat: actor, risk }),
  text: {
    en: 'choose a civilian ship on the game board and destroy 3 raiders or 1 heavy raider in its area; then roll a die and, on {risk} or lower, that civilian ship is destroyed',
    es: 'elige una Nave Civil del tablero y destruye 3 Incursores o 1 Incursor Pesado de su zona; luego tira un dado y, con {risk} o menos, esa Nave Civil es destruida',
    de: 'ein Zivilschiff auf dem Spielplan wählen und in seinem Feld 3 Jäger oder 1 schweren Jäger zerstören; danach würfeln, bei {risk} oder weniger wird dieses Zivilschiff zerstört',
    fr: 'choisissez un vaisseau civil du plateau et détruisez 3 raiders ou 1 raider lourd dans sa case\u202f; lancez ensuite un dé et, sur {risk} ou moins, ce vaisseau civil est détruit',
    pl: 'wybierz statek cywilny na planszy i zniszcz w jego sektorze 3 raidery lub 1 ciężkiego raidera; następnie rzuć kostką i przy wyniku {risk} lub mniej ten statek cywilny zostaje zniszczony',
  },
  price: () => ({ raiders: 2, civilianShips: -0.25 }),
  possible: (game) => shipsOnBoard(game).length > 0,
})

interface SelfDefense {
  seat: Seat
  /** The die at which the ship is lost. */
  risk: number
  ship?: string
  die?: number
}

/** Civilian Self Defense. */
const civilianSelfDefense = procedure<SelfDefense>('civilianSelfDefense', {
  arm: {
    text: {
      en: 'Which civilian ship defends itself?',
      es: '¿Qué Nave Civil se defiende?',
      de: 'Welches Zivilschiff verteidigt sich?',
      fr: 'Quel vaisseau civil se défend\u202f?',
      pl: 'Który statek cywilny się broni?',
    },
    options: (game) => shipsOnBoard(game),
    answer: (_game, frame, _seat, [choice]) => {
      frame.ship = choice
    },
  },
  fire: {
    text: {
      en: 'What does it destroy?',
      es: '¿Qué destruye?',
      de: 'Was zerstört es?',
      fr: 'Que détruit-il\u202f?',
      pl: 'Co niszczy?',
    },
    options: (game, { ship = '' }) => {
      const area = shipOption.of(ship)
      return [
        ...(raidersWithoutDie(game, area) > 0 ? [raiders] : []),
        ...(game.space[area].heavyRaiders > 0 ? [heavyRaiderOption(area)] : []),
      ]
    },
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

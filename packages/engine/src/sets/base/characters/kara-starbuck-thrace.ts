// Kara Starbuck Thrace: pilot.

import { at, interrupt, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
import { node } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import { accusedAt } from '../../../language/conditions.ts'
import { changeDifficulty } from '../../../language/nodes/checks.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { crisis } from '../../../rules/crisis.ts'
import { turn } from '../../../rules/turn.ts'

/** Secret Destiny. */
const replaceCrisis = node('replaceCrisis', {
  run: (game) => {
    const under = frameOf(game, crisis)
    if (under !== undefined) under.setBack = true
  },
  text: {
    en: 'discard this Crisis card and draw a new one',
    es: 'descarta esta carta de Crisis y roba otra',
    de: 'diese Krisenkarte abwerfen und eine neue ziehen',
    fr: 'défaussez cette carte Crise et piochez-en une autre',
    pl: 'odrzuć tę kartę Kryzysu i pociągnij nową',
  },
  mayText: {
    en: 'discard it and draw a new one',
    es: 'descartarla y robar otra',
    de: 'sie abwerfen und eine neue ziehen',
    fr: 'la défausser et en piocher une autre',
    pl: 'ją odrzucić i pociągnąć nową',
  },
  price: () => ({ crises: 1 }),
})

/** Expert Pilot. */
const actionsAfterStartingInViper = rule('actionsAfterStartingInViper', {
  make: (count: number) => ({ count }),
  bends: {
    actions: (value, { seat }, { count }, owner, game) =>
      seat === owner && frameOf(game, turn)?.piloting === true ? count : value,
  },
  text: {
    en: 'if this player starts the turn in a viper, they take {count} actions instead of 1',
    es: 'si este jugador empieza su turno en un Viper, realiza {count} acciones en lugar de 1',
    de: 'wenn dieser Spieler seinen Zug in einer Viper beginnt, führt er {count} Aktionen statt 1 aus',
    fr: 'si ce joueur commence son tour dans un viper, il effectue {count} actions au lieu d’une',
    pl: 'jeśli ten gracz zaczyna turę w viperze, wykonuje {count, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}} zamiast 1',
  },
})

export const karaStarbuckThrace = {
  name: nameOf(characters['kara-starbuck-thrace']),
  type: 'pilot',
  skills: draws([2, 'tactics'], [2, 'piloting'], [1, 'leadership', 'engineering']),
  setup: 'hangar-deck',
  succession: { president: 25, admiral: 11 },
  abilities: {
    expertPilot: {
      name: names`Expert Pilot | Piloto experta | Meisterpilotin | Pilote experte | Doskonała pilotka`,
      ...actionsAfterStartingInViper(2),
    },
    secretDestiny: {
      name: names`Secret Destiny | Destino secreto | Geheimes Schicksal | Destinée secrète | Tajemne przeznaczenie`,
      ...oncePerGame(interrupt('crisis:revealed', replaceCrisis())),
    },
    insubordinate: {
      name: names`Insubordinate | Insubordinada | Aufsässig | Insubordonnée | Niesubordynowana`,
      ...at('skillCheck:beforeCards', changeDifficulty(-3), accusedAt('admirals-quarters')),
    },
  },
} as const satisfies Character

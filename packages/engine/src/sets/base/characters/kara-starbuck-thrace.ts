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
    en: '{self, subject}[discard this Crisis card and replace|discards this Crisis card and replaces|discard it and replace] it with a new one',
    es: '{self, subject}[descarta esta carta de Crisis y sustitúyela|descarta esta carta de Crisis y la sustituye|descartarla y sustituirla] por otra',
    de: '{self, subject}[wirf diese Krisenkarte ab und ersetze sie durch eine neue|wirft diese Krisenkarte ab und ersetzt sie durch eine neue|sie abwerfen und durch eine neue ersetzen]',
    fr: '{self, subject}[défaussez cette carte Crise et remplacez-la|défausse cette carte Crise et la remplace|la défausser et la remplacer] par une nouvelle',
    pl: '{self, subject}[odrzuć tę kartę Kryzysu i zastąp ją|odrzuca tę kartę Kryzysu i zastępuje ją|ją odrzucić i zastąpić] nową',
  },
  price: () => ({ crisisReplaced: 1 }),
})

/** Expert Pilot. */
const actionsAfterStartingInViper = rule('actionsAfterStartingInViper', {
  make: (count: number) => ({ count }),
  bends: {
    actions: (value, { seat }, { count }, owner, game) =>
      seat === owner && frameOf(game, turn)?.piloting === true ? count : value,
  },
  text: {
    en: 'if <you start your|{self} starts the> turn in a viper, <you|{self, gender, m {he} f {she} other {they}}> may take {count} actions instead of 1',
    es: 'si <empiezas tu|{self} empieza su> turno en un Viper, <puedes|puede> realizar {count} acciones en lugar de 1',
    de: 'wenn <du deinen|{self} den> Zug in einer Viper <beginnst, darfst du|beginnt, darf {self, gender, f {sie} other {er}}> {count} Aktionen statt 1 ausführen',
    fr: 'si <vous commencez votre|{self} commence son> tour dans un viper, <vous pouvez|{self, gender, f {elle} other {il}} peut> effectuer {count} actions au lieu d’une',
    pl: 'jeśli <zaczynasz|{self} zaczyna> turę w viperze, <możesz|może> wykonać {count, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}} zamiast 1',
  },
})

export const karaStarbuckThrace = {
  name: nameOf(characters['kara-starbuck-thrace']),
  type: 'pilot',
  skills: draws([2, 'tactics'], [2, 'piloting'], [1, 'leadership', 'engineering']),
  setup: 'hangar-deck',
  succession: { president: 25, admiral: 11, cag: 2 },
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

// Felix Gaeta: military leader.

import { action, condition, interrupt, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
import { node } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import { reroll } from '../../../language/nodes/checks.ts'
import { all } from '../../../language/nodes/flow.ts'
import { giveTitle } from '../../../language/nodes/people.ts'
import { characters, places } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { die } from '../../../rules/die.ts'
import { place } from '../../../rules/people.ts'
import { sheetsCount } from '../../../rules/skill-check.ts'
import { isConfined } from '../../../rules/table.ts'
import '../terms.ts'

/** FTL Operator: whoever jumps. */
const rolledForJump = condition('rolledForJump', {
  test: (table) => frameOf(table, die)?.purpose === 'ftl-control',
  saysWhen: true,
  text: {
    en: 'after the die for {ftl, form, the} is rolled',
    es: 'después de tirar el dado {ftl, form, of}',
    de: 'nachdem für {ftl, form, acc} gewürfelt wurde',
    fr: 'après le jet de dé {ftl, form, of}',
    pl: 'gdy znany jest wynik rzutu przy aktywacji {ftl, form, of}',
  },
  facts: () => ({ ftl: places['ftl-control'] }),
})

/** Coup: out of prison, to Command; to where one is put instead, if that is out of reach. */
const leaveForCommand = node('leaveForCommand', {
  run: (game, _node, { actor = 0 }) => {
    if (isConfined(game, actor)) place(game, actor, 'command')
  },
  text: {
    en: 'if <you are|{self} is> in {brig, form, the}, <move|{self, gender, m {he} f {she} other {they}} moves> {command, form, to}',
    es: 'si <estás|{self} está> {brig, form, in}, <ve|va> {command, form, to}',
    de: 'wenn <du|{self}> {brig, form, in} <bist|ist>, <begib dich|begibt {self, gender, f {sie} other {er}} sich> {command, form, to}',
    fr: 'si <vous êtes|{self} est> {brig, form, in}, <allez|{self, gender, f {elle} other {il}} va> {command, form, to}',
    pl: 'jeśli <jesteś|{self} jest> {brig, form, in}, <udaj się|udaje się> {command, form, to}',
  },
  facts: () => ({ brig: places.brig, command: places.command }),
  price: () => ({ brig: 0.2 }),
  possible: (game, _node, { actor = 0 }) => isConfined(game, actor),
})

/** ruling: docs/rulings.md#misguided-and-impulsive */
const addsAtMost = rule('addsAtMost', {
  make: (most: number) => ({ most }),
  bends: {
    contribution: (value, { seat }, { most }, owner, table) =>
      seat === owner && sheetsCount(table) ? Math.min(value, most) : value,
  },
  text: {
    en: '<you|{self}> may not add more than {most} cards to a skill check',
    es: '<no puedes|{self} no puede> añadir más de {most} cartas a una prueba de Habilidad',
    de: '<du darfst|{self} darf> nicht mehr als {most} Karten in einen Fertigkeits-Check legen',
    fr: '<vous ne pouvez|{self} ne peut> pas jouer plus de {most} cartes dans un test de compétence',
    pl: '<nie możesz|{self} nie może> dołożyć do testu umiejętności więcej niż {most} kart',
  },
})

export const felixGaeta = {
  name: nameOf(characters['felix-gaeta']),
  type: 'military leader',
  skills: draws([2, 'tactics'], [1, 'engineering'], [2, 'leadership', 'politics']),
  setup: 'ftl-control',
  succession: { president: 10, admiral: 5, cag: 13 },
  abilities: {
    ftlOperator: {
      name: names`FTL Operator | Operador de Saltos | FTL-Operator | Opérateur PRL | Operator FTL`,
      ...interrupt('die:after', reroll(), { when: rolledForJump(), once: 'frame' }),
    },
    coup: {
      name: names`Coup | Golpe de Estado | Putsch | Coup d’État | Zamach stanu`,
      ...oncePerGame(action(all(leaveForCommand(), giveTitle('admiral', 'self')))),
    },
    misguided: {
      name: names`Misguided | Descarriado | Fehlgeleitet | Malavisé | Na złej drodze`,
      ...addsAtMost(3),
    },
  },
} as const satisfies Character

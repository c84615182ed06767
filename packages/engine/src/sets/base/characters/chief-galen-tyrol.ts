// Chief Galen Tyrol: support.

import { at, condition, interrupt, oncePerGame } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { log } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { skillOption } from '../../../core/option-kinds.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { mayActAgain } from '../../../language/nodes/fleet.ts'
import { handLimit } from '../../../language/standing-rules.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { repairHere } from '../../../rules/locations.ts'
import { skillCheck } from '../../../rules/skill-check.ts'

/** Blind Devotion. */
const nameWorthlessSkill = node('nameWorthlessSkill', {
  run: (game, _node, { actor = 0 }) => nameSkill.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[name|names] a skill type; all its cards have strength 0 in this check',
    es: '{self, subject}[nombra|nombra|nombrar] un tipo de Habilidad; todas sus cartas tienen Pericia 0 en esta prueba',
    de: '{self, subject}[nenne |nennt |]einen Fertigkeitstyp[|| nennen]; alle Karten dieses Typs haben in diesem Check Stärke 0',
    fr: '{self, subject}[nommez|nomme|nommer] un type de compétence\u202f; toutes ses cartes ont une valeur de 0 dans ce test',
    pl: '{self, subject}[wskaż|wskazuje|wskazać] rodzaj umiejętności; wszystkie jego karty mają w tym teście siłę 0',
  },
  price: () => ({ typeIgnored: 1 }),
})

/** This player has just used a Repair card in their own turn. */
const repairedInOwnTurn = condition('repairedInOwnTurn', {
  test: (game, _condition, owner) => game.current === owner && frameOf(game, repairHere)?.seat === owner,
  saysWhen: true,
  text: {
    en: 'after <you use|{self} uses> a “Repair” card during <your|{self, gender, m {his} f {her} other {their}} own> turn',
    es: 'después de que <uses|{self} use> una carta “Reparar” en <tu|su propio> turno',
    de: 'nachdem <du in deinem|{self} im eigenen> Zug eine Karte „Reparatur“ genutzt <hast|hat>',
    fr: 'après que <vous avez|{self} a> utilisé une carte «\u202fRéparer\u202f» pendant <votre|son propre> tour',
    pl: 'gdy <w swojej turze użyjesz|{self} we własnej turze użyje> karty „Naprawa”',
  },
})

export const chiefGalenTyrol = {
  name: nameOf(characters['chief-galen-tyrol']),
  type: 'support',
  skills: draws([1, 'politics'], [2, 'leadership'], [2, 'engineering']),
  setup: 'hangar-deck',
  succession: { president: 13, admiral: 16, cag: 17 },
  abilities: {
    maintenanceEngineer: {
      name: names`Maintenance Engineer | Ingeniero de mantenimiento | Wartungsingenieur | Ingénieur de maintenance | Inżynier obsługi technicznej`,
      ...at('repairHere:repaired', mayActAgain(), repairedInOwnTurn()),
    },
    blindDevotion: {
      name: names`Blind Devotion | Devoción ciega | Blinde Ergebenheit | Dévotion aveugle | Ślepe oddanie`,
      ...oncePerGame(interrupt('skillCheck:beforeReveal', nameWorthlessSkill())),
    },
    reckless: {
      name: names`Reckless | Temerario | Waghalsig | Téméraire | Ryzykant`,
      ...handLimit(8),
    },
  },
} as const satisfies Character

const nameSkill = procedure<{ seat: Seat }>('nameSkill', {
  choose: {
    text: says`Cards of which skill type have strength 0 in the skill check{named, select, yes { for “{card}”} other {}}? | ¿Las cartas de qué tipo de Habilidad tienen Pericia 0 en la prueba{named, select, yes { de “{card}”} other {}}? | Karten welches Fertigkeitstyps haben im Fertigkeits-Check{named, select, yes { für „{card}“} other {}} Stärke 0? | Les cartes de quel type de compétence ont une valeur de 0 dans le test{named, select, yes { pour «\u202f{card}\u202f»} other {}}\u202f? | Karty którego rodzaju umiejętności mają w teście{named, select, yes { „{card}”} other {}} siłę 0?`,
    facts: (game) => factsOfCheck(game),
    options: (game) => skillOption.each(rulesOf(game).skillTypes),
    prospect: (_table, _frame, option) => ({ changes: { [`ignored:${skillOption.of(option)}`]: 1 } }),
    answer: (game, _frame, seat, [option]) => {
      const check = frameOf(game, skillCheck)
      const skill = skillOption.of(option)
      if (check !== undefined) check.worthless = [...(check.worthless ?? []), skill]
      log(game, 'namesSkill', { seat, skill })
    },
  },
})

/** What a question says of the check under way. */
const factsOfCheck = (game: Table) => ({ card: frameOf(game, skillCheck)?.context.source })

// Callandra “Cally” Tyrol: support.

import { action, interrupt, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { LocationId, Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { node } from '../../../core/node.ts'
import { cardOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import type { Table } from '../../../core/state.ts'
import { ownTurn } from '../../../language/conditions.ts'
import { characters, places } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { chooseCharacter } from '../../../rules/choices.ts'
import { pileOf, sheetsCount } from '../../../rules/skill-check.ts'
import { isArea, occupants, standsFor } from '../../../rules/table.ts'
import { execute } from '../../parts/execution.ts'
import { removeFromCheck } from '../skill-cards/in-the-check.ts'
import '../terms.ts'

const discardOneFromCheck = node('discardOneFromCheck', {
  run: (game, _node, { actor = 0 }) => quickFix.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[discard|discards] 1 of those cards',
    es: '{self, subject}[descarta|descarta|descartar] 1 de esas cartas',
    de: '{self, subject}[wirf |wirft |]1 dieser Karten [ab|ab|abwerfen]',
    fr: '{self, subject}[défaussez|défausse|défausser] 1 de ces cartes',
    pl: '{self, subject}[odrzuć|odrzuca|odrzucić] 1 z tych kart',
  },
  price: () => ({ skillCards: 1 }),
  possible: (table) => (pileOf(table)?.length ?? 0) > 0,
})

/** Discharge of a Firearm: whoever stands there, Cylon or not. ruling: docs/rulings.md#discharge-of-a-firearm */
const executeCompanion = node('executeCompanion', {
  run: (game, _node, context) => {
    const { actor = 0 } = context
    const effect = execute('chosen', { cylonsToo: true })
    chooseCharacter.begin(game, { by: actor, seats: companions(game, actor), effect, context })
  },
  text: {
    en: '{self, subject}[execute|executes] another character in <your|{self, gender, m {his} f {her} other {their}}> location',
    es: '{self, subject}[ejecuta|ejecuta|ejecutar] a otro personaje de <tu|su> localización',
    de: '{self, subject}[exekutiere |exekutiert |]einen anderen Charakter am <eigenen|selben> Ort[|| exekutieren]',
    fr: '{self, subject}[exécutez|exécute|exécuter] un autre personnage présent dans <votre|son> lieu',
    pl: '{self, subject}[poddaj|poddaje|poddać] egzekucji inną postać na swoim obszarze',
  },
  price: () => ({ morale: -0.7, skillCards: -4 }),
  possible: (table, _node, { actor = 0 }) => companions(table, actor).length > 0,
})

function companions(table: Table, seat: Seat): Seat[] {
  const { at } = table.seats[seat]
  return at === undefined || isArea(at) ? [] : occupants(table, at).filter((other) => other !== seat)
}

/** ruling: docs/rulings.md#misguided-and-impulsive */
const neverAdds = rule('neverAdds', {
  make: (count: number, unlessAt: LocationId) => ({ count, unlessAt }),
  bends: {
    forbidContribution: (value, { seat, count }, { count: forbidden, unlessAt }, owner, table) => {
      if (seat !== owner || count !== forbidden || !sheetsCount(table)) return value
      return standsFor(table, table.seats[seat].at ?? '', seat) === unlessAt ? value : 1
    },
  },
  text: {
    en: '<you|{self}> may not add exactly {count, plural, one {1 card} other {# cards}} to a skill check unless <you are|{self, gender, m {he} f {she} other {they}} is> {place, form, in}',
    es: '<no puedes|{self} no puede> añadir exactamente {count, plural, one {1 carta} other {# cartas}} a una prueba de Habilidad, salvo si <estás|está> {place, form, in}',
    de: '<du darfst|{self} darf> nicht genau {count, plural, one {1 Karte} other {# Karten}} in einen Fertigkeits-Check legen, außer <du bist|{self, gender, f {sie} other {er}} ist> {place, form, in}',
    fr: '<vous ne pouvez|{self} ne peut> pas jouer exactement {count, plural, one {1 carte} other {# cartes}} dans un test de compétence, sauf {place, form, in}',
    pl: '<nie możesz|{self} nie może> dołożyć do testu umiejętności dokładnie {count, plural, one {1 karty} few {# kart} many {# kart} other {# karty}}, chyba że <jesteś|jest> {place, form, in}',
  },
  facts: ({ count, unlessAt }) => ({ count, place: places[unlessAt] }),
})

export const callandraCallyTyrol = {
  name: nameOf(characters['callandra-cally-tyrol']),
  type: 'support',
  skills: draws([1, 'politics'], [1, 'leadership'], [1, 'tactics'], [2, 'engineering']),
  setup: 'hangar-deck',
  succession: { president: 15, admiral: 17, cag: 18 },
  abilities: {
    quickFix: {
      name: names`Quick Fix | Arreglo rápido | Schnelle Lösung | Réparation express | Szybka naprawa`,
      ...interrupt('skillCheck:beforeAbilities', discardOneFromCheck(), { when: ownTurn(), once: 'frame' }),
    },
    dischargeOfAFirearm: {
      name: names`Discharge of a Firearm | Uso de arma de fuego | Schusswaffengebrauch | Usage d’arme à feu | Użycie broni palnej`,
      ...oncePerGame(action(executeCompanion())),
    },
    impulsive: {
      name: names`Impulsive | Impulsiva | Impulsiv | Impulsive | Impulsywna`,
      ...neverAdds(1, 'brig'),
    },
  },
} as const satisfies Character

/** Quick Fix: whichever it is, what it would have done in the check is not done. */
const quickFix = procedure<{ seat: Seat }>('quickFix', {
  choose: {
    text: says`Which card do you discard from the skill check? | ¿Qué carta descartas de la prueba de Habilidad? | Welche Karte wirfst du aus dem Fertigkeits-Check ab? | Quelle carte défaussez-vous du test de compétence\u202f? | Którą kartę odrzucasz z testu umiejętności?`,
    options: (game) => cardOption.each([...new Set(pileOf(game).map(({ card }) => card))]),
    answer: (game, _frame, _seat, [choice]) => removeFromCheck(game, [cardOption.of(choice)]),
  },
})

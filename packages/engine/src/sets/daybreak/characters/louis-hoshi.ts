// Louis Hoshi: military leader.

import { action, condition, interrupt, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { LocationId, Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { node } from '../../../core/node.ts'
import { activateOption, done } from '../../../core/option-kinds.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { cards, characters, places } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { activateLocation, canActivate, locationActivated, prospectOfPlace } from '../../../rules/actions.ts'
import { isWithinReach, locationsOf } from '../../../rules/movement.ts'
import { discardSkillCards } from '../../../rules/skill-cards.ts'
import { isConfined } from '../../../rules/table.ts'
import '../terms.ts'

const usedAt = (seat: Seat, location: string): string => `${seat}:dutiful:${location}`

/** Once per turn for each of these. ruling: docs/rulings.md#dutiful */
const hasActivated = condition('hasActivated', {
  make: (...locations: LocationId[]) => ({ locations }),
  test: (table, { locations }, owner) => {
    const { seat, location } = frameOf(table, locationActivated) ?? {}
    return (
      seat === owner &&
      table.current === owner &&
      location !== undefined &&
      locations.includes(location) &&
      !table.usedThisTurn.includes(usedAt(owner, location)) &&
      table.seats[owner].hand.length > 0 &&
      canActivate(table, owner, location)
    )
  },
  saysWhen: true,
  text: {
    en: 'after <you activate|{self} activates> {locations, list, or, the} in <your|{self, gender, m {his} f {her} other {their}}> own turn, once for each of them',
    es: 'después de que <actives|{self} active> {locations, list, or, the} en <tu|su> turno, una vez por cada una de estas localizaciones',
    de: 'nachdem <du im eigenen Zug {locations, list, or, acc} aktiviert hast|{self} im eigenen Zug {locations, list, or, acc} aktiviert hat>, für jeden dieser Orte einmal',
    fr: 'après que <vous activez|{self} active> {locations, list, or, the} pendant <votre|son> tour, une fois pour chacun de ces lieux',
    pl: 'gdy <aktywujesz|{self} aktywuje> {locations, list, or, acc} w swojej turze, raz dla każdego z tych obszarów',
  },
  facts: ({ locations }) => ({ locations: locations.map((location) => places[location]) }),
})

const activateAgain = node('activateAgain', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => {
    const { location } = frameOf(game, locationActivated) ?? {}
    if (location === undefined) return
    game.usedThisTurn.push(usedAt(actor, location))
    activateLocation.begin(game, { seat: actor, location })
    discardSkillCards.begin(game, { due: [{ seat: actor, count }], why: 'ability' })
  },
  text: {
    en: '{self, subject}[discard|discards] {cards, counted, count} to activate it again',
    es: '{self, subject}[descarta|descarta|descartar] {cards, counted, count} para activarla de nuevo',
    de: '{self, subject}[wirf |wirft |]{cards, counted, count, acc} [ab und aktiviere|ab und aktiviert|abwerfen und] ihn erneut[|| aktivieren]',
    fr: '{self, subject}[défaussez|défausse|défausser] {cards, counted, count} pour l’activer de nouveau',
    pl: '{self, subject}[odrzuć|odrzuca|odrzucić] {cards, counted, count, acc}, aby aktywować go ponownie',
  },
  facts: ({ count }) => ({ cards: cards.skillCard, count }),
  price: ({ count }) => ({ skillCards: -count, actions: 1 }),
})

const activateSeveral = node('activateSeveral', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => organized.begin(game, { seat: actor, left: count, activated: [] }),
  text: {
    en: 'if <you are|{self} is> not in the Brig, {self, subject}[activate|activates] {count} different undamaged locations, wherever they are, but no Cylon locations',
    es: 'si <no estás|{self} no está> en la Prisión, {self, subject}[activa|activa|activar] {count} localizaciones distintas no dañadas, estén donde estén, salvo localizaciones cylons',
    de: 'wenn <du nicht in der Brig bist|{self} nicht in der Brig ist>: {self, subject}[Aktiviere |aktiviert |]{count} verschiedene unbeschädigte Orte, wo auch immer sie sind, aber keine Zylonenorte[|| aktivieren]',
    fr: 'si <vous n’êtes|{self} n’est> pas en Cellule, {self, subject}[activez|active|activer] {count} lieux différents non endommagés, où qu’ils soient, mais aucun lieu cylon',
    pl: 'jeśli <nie przebywasz|{self} nie przebywa> w Areszcie, {self, subject}[aktywuj|aktywuje|aktywować] {count} różne nieuszkodzone obszary, gdziekolwiek się znajdują, oprócz obszarów Cylonów',
  },
  price: ({ count }) => ({ actions: count }),
  possible: (table, _node, { actor = 0 }) =>
    !isConfined(table, actor) && locationsOf(table).some((location) => isUsable(table, actor, location)),
})

const isUsable = (table: Table, seat: Seat, location: LocationId): boolean => {
  const { who, hazard } = rulesOf(table).locations[location]
  return (
    who !== 'cylons' &&
    // Nobody is freed from the Brig who is not there, and he is not.
    !hazard &&
    isWithinReach(table, seat, location) &&
    canActivate(table, seat, location)
  )
}

const usable = (table: Table, seat: Seat, activated: readonly LocationId[]): LocationId[] =>
  locationsOf(table).filter((location) => !activated.includes(location) && isUsable(table, seat, location))

const paysForActions = rule('paysForActions', {
  make: (count: number) => ({ count }),
  bends: { cardActionCost: (value, { seat }, { count }, owner) => (seat === owner ? value + count : value) },
  text: {
    en: 'to use the action of a Skill card <you discard|{self} discards> {cards, counted, count}',
    es: 'para usar la acción de una carta de Habilidad <descartas|{self} descarta> {cards, counted, count}',
    de: 'um die Aktion einer Fertigkeitskarte zu nutzen, <wirfst du|wirft {self}> {cards, counted, count, acc} ab',
    fr: 'pour utiliser l’action d’une carte Compétence, <vous défaussez|{self} défausse> {cards, counted, count}',
    pl: 'aby użyć akcji z karty umiejętności, <odrzucasz|{self} odrzuca> {cards, counted, count, acc}',
  },
  facts: ({ count }) => ({ cards: cards.skillCard, count }),
})

export const louisHoshi = {
  name: nameOf(characters['louis-hoshi']),
  type: 'military leader',
  skills: draws([2, 'leadership'], [2, 'tactics'], [1, 'engineering']),
  setup: 'communications',
  succession: { president: 19, admiral: 6, cag: 15 },
  abilities: {
    dutiful: {
      name: names`Dutiful | Cumplidor | Pflichtbewusst | Consciencieux | Obowiązkowy`,
      ...interrupt('locationActivated', activateAgain(1), {
        when: hasActivated('command', 'communications', 'weapons-control'),
      }),
    },
    organized: {
      name: names`Organized | Organizado | Gut organisiert | Organisé | Zorganizowany`,
      ...oncePerGame(action(activateSeveral(3))),
    },
    reluctant: {
      name: names`Reluctant | Reacio | Widerwillig | Réticent | Niechętny`,
      ...paysForActions(1),
    },
  },
} as const satisfies Character

/** Organized. */
const organized = procedure<{ seat: Seat; left: number; activated: LocationId[] }>('organized', {
  choose: {
    text: says`Which location do you activate next? | ¿Qué localización activas a continuación? | Welchen Ort aktivierst du als Nächsten? | Quel lieu activez-vous ensuite\u202f? | Który obszar aktywujesz teraz?`,
    // Whoever follows him, if one of the locations has led to his execution, has no such ability. ruling: docs/rulings.md#execution-in-ones-own-turn
    who: (game, { seat, left }) => (left > 0 && game.seats[seat].character === 'louis-hoshi' ? seat : undefined),
    options: (game, { seat, activated }) => [...activateOption.each(usable(game, seat, activated)), done],
    prospect: (table, _frame, choice, seat) =>
      activateOption.is(choice) ? prospectOfPlace(table, seat, activateOption.of(choice)) : undefined,
    fallback: () => [done],
    answer: (game, frame, seat, [choice]) => {
      if (choice === done) return 'end'
      const location = activateOption.of(choice)
      frame.left--
      frame.activated = [...frame.activated, location]
      activateLocation.begin(game, { seat, location })
      return 'again'
    },
  },
})

// Nodes that put other nodes together: one after the other, one of two, if a die says so, if somebody wants to.

import { type Condition, clauseOf, holds } from '../../core/ability.ts'
import type { Who } from '../../core/card.ts'
import { phrase } from '../../core/facts.ts'
import type { Resource } from '../../core/ids.ts'
import type { Text } from '../../core/languages.ts'
import { alike } from '../../core/languages.ts'
import { isPossible, type Node, node, perform, priceOf, sumOf, times } from '../../core/node.ts'
import type { Context, Game, Table } from '../../core/state.ts'
import {
  anyCandidate,
  type Candidates,
  candidates,
  chooseCharacter,
  chooseEffect,
  type DieEffect,
  inSequence,
  mayDo,
  onDie,
} from '../../rules/choices.ts'
import { seatOf } from '../../rules/table.ts'
import { eitherOr, noEffectText } from '../phrases.ts'
import { places, resources as resourceTerms, titles, who as whoTerms } from '../terms.ts'

/** One after the other. */
export const all = node('all', {
  make: (...effects: Node[]) => ({ effects }),
  run: (game, { effects }, context) => inSequence.begin(game, { effects, done: 0, context }),
  text: alike('{effects, list, then}'),
  price: ({ effects }, view) => sumOf(effects.map((effect) => priceOf(effect, view))),
  possible: (game, { effects }, context) => effects.some((effect) => isPossible(game, effect, context)),
  parts: ({ effects }) => effects,
})

/** Something that is done at a risk: where it does nothing there is nothing to risk. */
export const atRisk = node('atRisk', {
  make: (effect: Node, risk: Node) => ({ effect, risk }),
  run: (game, { effect, risk }, context) => inSequence.begin(game, { effects: [effect, risk], done: 0, context }),
  text: alike('{effects, list, then}'),
  facts: ({ effect, risk }) => ({ effects: [effect, risk] }),
  price: ({ effect, risk }, view) => sumOf([priceOf(effect, view), priceOf(risk, view)]),
  possible: (game, { effect }, context) => isPossible(game, effect, context),
  parts: ({ effect, risk }) => [effect, risk],
})

export const noEffect = node('noEffect', {
  run: () => undefined,
  text: noEffectText,
  price: () => ({}),
  possible: () => false,
})

/** A player chooses one of these. */
export const either = node('either', {
  make: (by: Who, ...effects: Node[]) => ({ by, effects }),
  run: (game, { by, effects }, context) =>
    chooseEffect.begin(game, { seat: seatOf(game, by, context), effects, context }),
  text: {
    en: '{by} chooses: {effect}',
    es: '{by} elige: {effect}',
    de: '{by} entscheidet: {effect, sentence}',
    fr: '{by} choisit\u202f: {effect}',
    pl: '{by} wybiera: {effect}',
  },
  facts: ({ by, effects }) => ({ by: whoTerms[by], effect: oneOf(effects) }),
  price: ({ effects }, view) => priceOf(effects[0], view),
  possible: (game, { effects }, context) => effects.some((effect) => isPossible(game, effect, context)),
  parts: ({ effects }) => effects,
})

/** A player may have this happen; otherwise, perhaps something else does. */
export const may = node('may', {
  make: (by: Who, effect: Node, otherwise?: Node) => ({ by, effect, otherwise }),
  run: (game, { by, effect, otherwise }, context) => {
    if (isPossible(game, effect, context))
      mayDo.begin(game, { seat: seatOf(game, by, context), effect, otherwise, context })
    else if (otherwise !== undefined) perform(game, otherwise, context)
  },
  text: {
    en: '{choice, select, yes {{by} may choose {whom}: {effect}} other {if {by} wishes, {effect}}}{else, select, yes {; otherwise: {otherwise}} other {}}',
    es: '{choice, select, yes {{by} puede elegir {whom}: {effect}} other {si {by} lo desea, {effect}}}{else, select, yes {; en caso contrario: {otherwise}} other {}}',
    de: '{choice, select, yes {{by} darf {whom} wählen: {effect, sentence}} other {auf Wunsch {by, form, gen}: {effect, sentence}}}{else, select, yes {; andernfalls: {otherwise, sentence}} other {}}',
    fr: '{choice, select, yes {{by} peut choisir {whom}\u202f: {effect}} other {si {by} le souhaite, {effect}}}{else, select, yes {\u202f; sinon\u202f: {otherwise}} other {}}',
    pl: '{choice, select, yes {{by} może wybrać {whom}: {effect}} other {jeśli {by} tak zdecyduje, {effect}}}{else, select, yes {; w przeciwnym razie: {otherwise}} other {}}',
  },
  facts: ({ by, effect, otherwise }) => {
    const choice = choiceBy(by, effect)
    return {
      by: whoTerms[by],
      choice: choice ? 'yes' : 'no',
      whom: choice && whomPhrase(choice.filter),
      effect: together(choice?.effect ?? effect),
      else: otherwise ? 'yes' : 'no',
      otherwise: otherwise ? together(otherwise) : '',
    }
  },
  price: ({ effect }, view) => times(priceOf(effect, view), 0.5),
  possible: (game, { effect }, context) => isPossible(game, effect, context),
  parts: ({ effect, otherwise }) => (otherwise === undefined ? [effect] : [effect, otherwise]),
})

/** Only if this is true; otherwise, perhaps something else happens. */
export const when = node('when', {
  make: (condition: Condition, effect: Node, otherwise?: Node) => ({ condition, effect, otherwise }),
  run: (game, { condition, effect, otherwise }, context) => {
    if (isTrue(game, condition, context)) perform(game, effect, context)
    else if (otherwise !== undefined) perform(game, otherwise, context)
  },
  text: {
    en: 'if {condition}: {effect}{else, select, yes {; otherwise: {otherwise}} other {}}',
    es: 'si {condition}: {effect}{else, select, yes {; en caso contrario: {otherwise}} other {}}',
    de: 'wenn {condition}: {effect, sentence}{else, select, yes {; andernfalls: {otherwise, sentence}} other {}}',
    fr: 'si {condition}\u202f: {effect}{else, select, yes {\u202f; sinon\u202f: {otherwise}} other {}}',
    pl: 'jeśli {condition}: {effect}{else, select, yes {; w przeciwnym razie: {otherwise}} other {}}',
  },
  facts: ({ condition, effect, otherwise }) => ({
    condition: clauseOf(condition),
    effect,
    else: otherwise === undefined ? 'no' : 'yes',
    otherwise: otherwise ?? '',
  }),
  price: ({ effect, otherwise }, view) => priceOf(otherwise ?? effect, view),
  possible: (table, { condition, effect, otherwise }, context) => {
    const done = isTrue(table, condition, context) ? effect : otherwise
    return done !== undefined && isPossible(table, done, context)
  },
  parts: ({ effect, otherwise }) => (otherwise === undefined ? [effect] : [effect, otherwise]),
})

const isTrue = (table: Table, condition: Condition, context: Context): boolean =>
  holds(table, condition, context.actor ?? table.current, context.source, context.chosen)

/** One after the other, but only if the second does anything; of several effects, only for one that does. */
export const payFor = node('payFor', {
  make: (cost: Node, effect: Node) => ({ cost, effect }),
  run: (game, { cost, effect }, context) => {
    perform(game, whatWorks(game, effect, context), context)
    perform(game, cost, context)
  },
  text: {
    en: '{cost}; in exchange: {effect}',
    es: '{cost}; a cambio: {effect}',
    de: '{cost}; dafür: {effect, sentence}',
    fr: '{cost}\u202f; en échange\u202f: {effect}',
    pl: '{cost}; w zamian: {effect}',
  },
  price: ({ cost, effect }, view) => sumOf([priceOf(cost, view), priceOf(effect, view)]),
  possible: (game, { effect }, context) => isPossible(game, effect, context),
  parts: ({ cost, effect }) => [cost, effect],
})

function whatWorks(game: Game, effect: Node, context: Context): Node {
  if (effect.kind !== 'either') return effect
  const { by, effects } = effect as ReturnType<typeof either>
  return either(by, ...effects.filter((one) => isPossible(game, one, context)))
}

/** Roll a die: at most (or at least) so much, and this happens; otherwise, perhaps something else does. */
export const roll = node('roll', {
  make: (need: { atMost: number } | { atLeast: number }, effect: Node, otherwise?: Node, by: Who = 'self') => ({
    need: 'atMost' in need ? need.atMost : need.atLeast,
    atMost: 'atMost' in need,
    effect,
    otherwise,
    by,
  }),
  run: (game, { need, atMost, effect, otherwise, by }, context) => {
    const effects: DieEffect[] = [{ from: atMost ? 1 : need, to: atMost ? need : 8, effect }]
    if (otherwise !== undefined) effects.push({ from: 1, to: 8, effect: otherwise })
    onDie.begin(game, { by: seatOf(game, by, context), effects, context })
  },
  text: {
    en: '{own, select, yes {roll a die} other {{by} rolls a die}}; on {need} {atMost, select, true {or lower} other {or higher}}: {effect}{else, select, yes {; otherwise: {otherwise}} other {}}',
    es: '{own, select, yes {tira un dado} other {{by} tira un dado}}; con {need} {atMost, select, true {o menos} other {o más}}: {effect}{else, select, yes {; en caso contrario: {otherwise}} other {}}',
    de: '{own, select, yes {würfeln} other {{by} würfelt}}; bei {need} {atMost, select, true {oder weniger} other {oder mehr}}: {effect, sentence}{else, select, yes {; andernfalls: {otherwise, sentence}} other {}}',
    fr: '{own, select, yes {lancez un dé} other {{by} lance un dé}}\u202f; sur {need} {atMost, select, true {ou moins} other {ou plus}}\u202f: {effect}{else, select, yes {\u202f; sinon\u202f: {otherwise}} other {}}',
    pl: '{own, select, yes {rzuć kostką} other {{by} rzuca kostką}}; przy wyniku {need} {atMost, select, true {lub mniej} other {lub więcej}}: {effect}{else, select, yes {; w przeciwnym razie: {otherwise}} other {}}',
  },
  facts: ({ need, atMost, effect, otherwise, by }) => ({
    own: by === 'self' ? 'yes' : 'no',
    by: whoTerms[by],
    need,
    atMost: String(atMost),
    effect: together(effect),
    else: otherwise ? 'yes' : 'no',
    otherwise: otherwise ? together(otherwise) : '',
  }),
  price: ({ need, atMost, effect, otherwise }, view) => {
    const chance = (atMost ? need : 9 - need) / 8
    const other = otherwise === undefined ? {} : times(priceOf(otherwise, view), 1 - chance)
    return sumOf([times(priceOf(effect, view), chance), other])
  },
  parts: ({ effect, otherwise }) => (otherwise === undefined ? [effect] : [effect, otherwise]),
})

/** Only while a resource is below so much. */
export const ifBelow = node('ifBelow', {
  make: (resource: Resource, amount: number, effect: Node) => ({ resource, amount, effect }),
  run: (game, { resource, amount, effect }, context) => {
    if (game.resources[resource] < amount) perform(game, effect, context)
  },
  text: {
    en: 'if {resource} is below {amount}: {effect}',
    es: 'si {resource, form, the} {resource, gender, pl {están} other {está}} por debajo de {amount}: {effect}',
    de: 'wenn {resource, form, the} unter {amount} liegt: {effect, sentence}',
    fr: 'si {resource, form, the} est en dessous de {amount}\u202f: {effect}',
    pl: 'jeśli {resource, form, the} wynosi mniej niż {amount}: {effect}',
  },
  facts: ({ resource, amount, effect }) => ({ resource: resourceTerms[resource], amount, effect: together(effect) }),
  price: ({ resource, amount, effect }, view) => (view.resources[resource] < amount ? priceOf(effect, view) : {}),
  parts: ({ effect }) => [effect],
})

/** A player chooses a character, and this happens to them. */
export const choose = node('choose', {
  make: (by: Who, filter: Candidates, effect: Node) => ({ by, filter, effect }),
  run: (game, { by, filter, effect }, context) => {
    const chooser = seatOf(game, by, context)
    const seats = candidates(game, chooser, filter)
    if (seats.length > 0) chooseCharacter.begin(game, { by: chooser, seats, effect, context })
  },
  text: {
    en: '{by} chooses {whom}: {effect}',
    es: '{by} elige {whom}: {effect}',
    de: '{by} wählt {whom}: {effect, sentence}',
    fr: '{by} choisit {whom}\u202f: {effect}',
    pl: '{by} wybiera {whom}: {effect}',
  },
  facts: ({ by, filter, effect }) => ({ by: whoTerms[by], whom: whomPhrase(filter), effect: together(effect) }),
  price: ({ effect }, view) => priceOf(effect, view),
  possible: (game, { by, filter, effect }, context) =>
    anyCandidate(game, seatOf(game, by, context), filter) && isPossible(game, effect, context),
  parts: ({ effect }) => [effect],
})

/** Effects after a colon are joined by "and": after a semicolon one could not tell where they end. */
const together = (effect: Node) =>
  effect.kind === 'all'
    ? phrase(alike('{effects, list, and}'), { effects: (effect as ReturnType<typeof all>).effects })
    : effect

/** "+1 food or +1 fuel"; where a choice of somebody comes first, one could not tell where it ends. */
function oneOf(effects: readonly Node[]) {
  const [first, second, ...more] = effects
  return more.length === 0 && first.kind === 'choose'
    ? phrase(eitherOr, { first, second })
    : phrase(alike('{effects, list, or}'), { effects })
}

/** A choice that a player may decline reads as "may choose". */
function choiceBy(by: Who, effect: Node) {
  const choice = effect.kind === 'choose' ? (effect as ReturnType<typeof choose>) : undefined
  return choice?.by === by ? choice : undefined
}

function whomPhrase({ notSelf, on, notTitle, inBrig, cylonsToo, cylonsOnly, at }: Candidates) {
  const place = inBrig ? places.brig : at ? places[at] : on && places[on]
  return phrase(whomText, {
    who: cylonsOnly ? whoTerms.aCylon : notSelf ? whoTerms.another : cylonsToo ? whoTerms.any : whoTerms.some,
    there: place ? 'yes' : 'no',
    place,
    without: notTitle ? 'yes' : 'no',
    holder: notTitle && whoTerms[notTitle],
    title: notTitle && titles[notTitle],
  })
}

const whomText: Text = {
  en: '{who, form, acc}{there, select, yes { {place, form, in}} other {}}{without, select, yes { who is not {holder}} other {}}',
  es: '{who, form, acc}{there, select, yes { que esté {place, form, in}} other {}}{without, select, yes { que no sea {holder}} other {}}',
  de: '{who, form, acc}{there, select, yes { {place, form, in}} other {}}{without, select, yes { außer {holder, form, dat}} other {}}',
  fr: '{who, form, acc}{there, select, yes { {place, form, in}} other {}}{without, select, yes { qui n’est pas {title, form, become}} other {}}',
  pl: '{who, form, acc}{there, select, yes { {place, form, in}} other {}}{without, select, yes {, który nie jest {title, form, become}} other {}}',
}

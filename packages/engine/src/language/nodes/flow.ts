// Nodes that put other nodes together: one after the other, one of two, if a die says so, if somebody wants to.

import { type Condition, clauseOf, holds } from '../../core/ability.ts'
import type { Who } from '../../core/card.ts'
import { type Fact, type Facts, type Phrase, phrase, type Term } from '../../core/facts.ts'
import type { Resource } from '../../core/ids.ts'
import type { Text } from '../../core/languages.ts'
import { alike } from '../../core/languages.ts'
import {
  isBarred,
  isPossible,
  kindOf,
  type Node,
  node,
  nothingChanges,
  type Prospect,
  perform,
} from '../../core/node.ts'
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
import { seatMeant, seatOf } from '../../rules/table.ts'
import { deWho, enWho, esWho, frWho, plWho } from '../grammar.ts'
import { noEffectText } from '../phrases.ts'
import { places, resources as resourceTerms, titles, who as whoTerms } from '../terms.ts'
import { inOne } from '../text.ts'
import { upOrDown } from './checks.ts'
import { ofSeveral } from './several.ts'

/** One after the other. */
export const all = node('all', {
  make: (...effects: Node[]): { effects: Node[]; oneDeed?: true } => ({ effects }),
  run: (game, { effects, oneDeed }, context) =>
    inSequence.begin(game, {
      effects,
      done: 0,
      context: oneDeed ? { ...context, titles: { ...game.titles } } : context,
    }),
  text: alike('{effects, list, then, same}'),
  facts: ({ effects }) => ({ effects: ofSeveral(effects.filter((effect) => !isSaidByKeyword(effect))) }),
  prospect: ({ effects }, _table, context) => ({ all: effects.map((effect) => ({ effect, context })) }),
  possible: (game, { effects }, context) => effects.some((effect) => isPossible(game, effect, context)),
  parts: ({ effects }) => effects,
})

/** All of it is one deed: whoever holds a title when it begins does all of it, also if it costs the title. */
export const asOne = (...effects: Node[]): Node & { oneDeed: true } => ({ ...all(...effects), oneDeed: true })

/** Something that is done at a risk: where it does nothing there is nothing to risk. */
export const atRisk = node('atRisk', {
  make: (effect: Node, risk: Node) => ({ effect, risk }),
  run: (game, { effect, risk }, context) => inSequence.begin(game, { effects: [effect, risk], done: 0, context }),
  text: alike('{effects, list, then, same}'),
  facts: ({ effect, risk }) => ({ effects: [effect, risk] }),
  prospect: ({ effect, risk }, _table, context) => ({
    all: [
      { effect, context },
      { effect: risk, context },
    ],
  }),
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
  text: alike('{act, same}'),
  facts: ({ by, effects }) => ({ act: upOrDown(effects, whoTerms[by]) ?? oneOfThese(by, effects) }),
  prospect: ({ by, effects }, table, context) => ({
    oneOf: effects.filter((effect) => !isBarred(table, effect, context)).map((effect) => ({ effect, context })),
    by: seatMeant(table, by, context),
  }),
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
    en: '<you may|{who} may> {own, select, yes {{effect, infinitive}} other {decide: {effect}}}{else, select, yes {; if not: {otherwise}} other {}}',
    es: '<puedes|{who} puede> {own, select, yes {{effect, infinitive}} other {decidir: {effect}}}{else, select, yes {; si no: {otherwise}} other {}}',
    de: '<du darfst|{who} darf> {own, select, yes {{effect, infinitive}} other {entscheiden: {effect, sentence}}}{else, select, yes {; wenn nicht: {otherwise, sentence}} other {}}',
    fr: '<vous pouvez|{who} peut> {own, select, yes {{effect, infinitive}} other {décider\u202f: {effect}}}{else, select, yes {\u202f; sinon\u202f: {otherwise}} other {}}',
    pl: '<możesz|{who} może> {own, select, yes {{effect, infinitive}} other {zdecydować: {effect}}}{else, select, yes {; jeśli nie: {otherwise}} other {}}',
  },
  facts: ({ by, effect, otherwise }) => ({
    who: whoTerms[by],
    own: [undefined, by].includes(doerOf(effect)) ? 'yes' : 'no',
    effect: inOne(effect),
    else: otherwise ? 'yes' : 'no',
    otherwise: otherwise ? inOne(otherwise) : '',
  }),
  prospect: ({ by, effect, otherwise }, table, context) => ({
    oneOf: [{ effect, context }, ifAny(otherwise, context)],
    by: seatMeant(table, by, context),
  }),
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
  text: alike('{act, same}'),
  facts: ({ condition, effect, otherwise }) => ({ act: onCondition(condition, effect, otherwise) }),
  prospect: ({ condition, effect, otherwise }, table, context) =>
    isTrue(table, condition, context) ? { effect, context } : ifAny(otherwise, context),
  possible: (table, { condition, effect, otherwise }, context) => {
    const done = isTrue(table, condition, context) ? effect : otherwise
    return done !== undefined && isPossible(table, done, context)
  },
  parts: ({ effect, otherwise }) => (otherwise === undefined ? [effect] : [effect, otherwise]),
})

/** What happens otherwise, if anything. */
const ifAny = (effect: Node | undefined, context: Context): Prospect =>
  effect === undefined ? nothingChanges : { effect, context }

const isTrue = (table: Table, condition: Condition, context: Context): boolean =>
  holds(table, condition, context.actor ?? table.current, context.source, context.chosen)

/** Two checks that differ in their difficulty alone are one with an exception: "skill check 12 (8 if …; Politics, Tactics)". */
function onCondition(condition: Condition, effect: Node, otherwise: Node | undefined) {
  const clause = clauseOf(condition)
  if (otherwise !== undefined && isEasierCheck(effect, otherwise)) {
    const { text } = kindOf(otherwise)
    const { difficulty } = factsOf(effect)
    const { skills, ...facts } = factsOf(otherwise)
    return phrase(text, { ...facts, skills: phrase(exceptionText, { difficulty, condition: clause, skills }) })
  }
  return phrase(ifText, {
    condition: clause,
    effect: afterName((condition as { who?: Who }).who, effect),
    else: otherwise === undefined ? 'no' : 'yes',
    otherwise: otherwise ?? '',
  })
}

/** "if the current player is on New Caprica: that player …": who has just been named is not named again. */
function afterName(who: Who | undefined, effect: Node): Node | Phrase {
  const named = who !== undefined && who !== 'self' && who === (effect as { who?: Who }).who
  return named ? phrase(kindOf(effect).text, { ...factsOf(effect), who: thatPlayer }) : inOne(effect)
}

/** Spanish and Polish verbs need no subject here. */
const thatPlayer: Term = {
  en: { gender: 'n', name: 'that player' },
  es: { gender: 'm', name: '' },
  de: { gender: 'm', name: 'er' },
  fr: { gender: 'm', name: 'il' },
  pl: { gender: 'm', name: '' },
}

const theChosen: Term = {
  en: enWho('that player'),
  es: esWho('', 'ese jugador'),
  de: deWho('der Gewählte', 'den Gewählten', 'dem Gewählten', 'des Gewählten'),
  fr: frWho('', 'celui-ci'),
  pl: plWho('gracz ten', 'tego gracza', 'temu graczowi'),
}

const isEasierCheck = (one: Node, other: Node): boolean =>
  one.kind === 'check' &&
  JSON.stringify(one) === JSON.stringify({ ...other, difficulty: (one as { difficulty?: number }).difficulty })

const exceptionText: Text = {
  en: '{difficulty} if {condition}; {skills, list, comma}',
  es: '{difficulty} si {condition}; {skills, list, comma}',
  de: '{difficulty}, wenn {condition}; {skills, list, comma}',
  fr: '{difficulty} si {condition}\u202f; {skills, list, comma}',
  pl: '{difficulty}, jeśli {condition}; {skills, list, comma}',
}

const ifText: Text = {
  en: 'if {condition}{effect, follows}{else, select, yes {; otherwise: {otherwise}} other {}}',
  es: 'si {condition}{effect, follows}{else, select, yes {; en caso contrario: {otherwise}} other {}}',
  de: 'wenn {condition}{effect, follows}{else, select, yes {; andernfalls: {otherwise, sentence}} other {}}',
  fr: 'si {condition}{effect, follows}{else, select, yes {\u202f; sinon\u202f: {otherwise}} other {}}',
  pl: 'jeśli {condition}{effect, follows}{else, select, yes {; w przeciwnym razie: {otherwise}} other {}}',
}

/** One after the other, but only if both do anything; of several effects, only for one that does. */
export const payFor = node('payFor', {
  make: (cost: Node, effect: Node) => ({ cost, effect }),
  run: (game, { cost, effect }, context) => {
    perform(game, whatWorks(game, effect, context), context)
    perform(game, cost, context)
  },
  text: {
    en: '[{cost}|{cost}|{cost, infinitive}] to {effect, infinitive}',
    es: '[{cost}|{cost}|{cost, infinitive}] para {effect, infinitive}',
    de: '[{cost}, dann {effect}|{cost}, dann {effect}|{cost, infinitive} und dafür {effect, infinitive}]',
    fr: '[{cost}|{cost}|{cost, infinitive}] pour {effect, infinitive}',
    pl: '[{cost}|{cost}|{cost, infinitive}], aby {effect, infinitive}',
  },
  prospect: ({ cost, effect }, _table, context) => ({
    all: [
      { effect: cost, context },
      { effect, context },
    ],
  }),
  possible: (game, { cost, effect }, context) => isPossible(game, cost, context) && isPossible(game, effect, context),
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
    en: '{by, subject}[roll|rolls] a die; on {need} {atMost, select, true {or lower} other {or higher}}: {effect}{else, select, yes {; otherwise: {otherwise}} other {}}',
    es: '{by, subject}[tira|tira|tirar] un dado; con {need} {atMost, select, true {o menos} other {o más}}: {effect}{else, select, yes {; en caso contrario: {otherwise}} other {}}',
    de: '{by, subject}[würfle|würfelt|würfeln]; bei {need} {atMost, select, true {oder weniger} other {oder mehr}}: {effect, sentence}{else, select, yes {; andernfalls: {otherwise, sentence}} other {}}',
    fr: '{by, subject}[lancez|lance|lancer] un dé\u202f; sur {need} {atMost, select, true {ou moins} other {ou plus}}\u202f: {effect}{else, select, yes {\u202f; sinon\u202f: {otherwise}} other {}}',
    pl: '{by, subject}[rzuć|rzuca|rzucić] kostką; przy wyniku {need} {atMost, select, true {lub mniej} other {lub więcej}}: {effect}{else, select, yes {; w przeciwnym razie: {otherwise}} other {}}',
  },
  facts: ({ need, atMost, effect, otherwise, by }) => ({
    by: whoTerms[by],
    need,
    atMost: String(atMost),
    effect: afterName(by, effect),
    else: otherwise ? 'yes' : 'no',
    otherwise: otherwise ? inOne(otherwise) : '',
  }),
  prospect: ({ need, atMost, effect, otherwise }, _table, context) => {
    const chance = (atMost ? need : 9 - need) / 8
    return {
      chances: [
        [chance, { effect, context }],
        [1 - chance, ifAny(otherwise, context)],
      ],
    }
  },
  parts: ({ effect, otherwise }) => (otherwise === undefined ? [effect] : [effect, otherwise]),
})

/** Of several effects to choose among, one that cannot be chosen where it would do nothing. */
export const ifUseful = node('ifUseful', {
  make: (effect: Node) => ({ effect }),
  run: (game, { effect }, context) => perform(game, effect, context),
  text: alike('{effect, same}'),
  prospect: ({ effect }, _table, context) => ({ effect, context }),
  possible: (game, { effect }, context) => isPossible(game, effect, context),
  barred: (game, { effect }, context) => !isPossible(game, effect, context),
  parts: ({ effect }) => [effect],
})

/** Only while a resource is below so much. */
export const ifBelow = node('ifBelow', {
  make: (resource: Resource, amount: number, effect: Node) => ({ resource, amount, effect }),
  run: (game, { resource, amount, effect }, context) => {
    if (game.resources[resource] < amount) perform(game, effect, context)
  },
  text: {
    en: 'if {resource} is below {amount}{effect, follows}',
    es: 'si {resource, form, the} {resource, gender, pl {están} other {está}} por debajo de {amount}{effect, follows}',
    de: 'wenn {resource, form, the} unter {amount} liegt{effect, follows}',
    fr: 'si {resource, form, the} est en dessous de {amount}{effect, follows}',
    pl: 'jeśli {resource, form, the} wynosi mniej niż {amount}{effect, follows}',
  },
  facts: ({ resource, amount, effect }) => ({ resource: resourceTerms[resource], amount, effect: inOne(effect) }),
  prospect: ({ resource, amount, effect }, table, context) =>
    table.resources[resource] < amount ? { effect, context } : nothingChanges,
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
  text: alike('{act, same}'),
  facts: ({ by, filter, effect }) => ({ act: onChosen(by, filter, effect) }),
  prospect: ({ by, filter, effect }, table, context) => {
    const chooser = seatMeant(table, by, context)
    if (chooser === undefined) return nothingChanges
    return {
      oneOf: candidates(table, chooser, filter).map((chosen) => ({ effect, context: { ...context, chosen } })),
      by: chooser,
    }
  },
  possible: (game, { by, filter, effect }, context) =>
    anyCandidate(game, seatOf(game, by, context), filter) && isPossible(game, effect, context),
  parts: ({ effect }) => [effect],
})

/** Whoever chooses between doing something and something else is named once: "the President gives … or …". */
const oneOfThese = (by: Who, effects: readonly Node[]) =>
  ofOneKind(by, effects) ??
  (by !== 'self' && doerOf(effects[0]) === by
    ? oneOf(effects)
    : phrase(eitherText, { by: whoTerms[by], effect: oneOf(effects) }))

const eitherText: Text = {
  en: '{by, subject}[choose: {effect}|chooses: {effect}|{effect, infinitive}]',
  es: '{by, subject}[elige: {effect}|elige: {effect}|{effect, infinitive}]',
  de: '{by, subject}[entscheide: {effect, sentence}|entscheidet: {effect, sentence}|{effect, infinitive}]',
  fr: '{by, subject}[choisissez\u202f: {effect}|choisit\u202f: {effect}|{effect, infinitive}]',
  pl: '{by, subject}[wybierz: {effect}|wybiera: {effect}|{effect, infinitive}]',
}

/** Effects of one kind that has a fact `oneOf`: "take the President title or the Admiral title". */
function ofOneKind(by: Who, effects: readonly Node[]): Phrase | undefined {
  const facts = effects.map(factsOf)
  const choices = facts.flatMap((one) => (Array.isArray(one.oneOf) ? (one.oneOf as Fact[]) : []))
  if (choices.length < effects.length || new Set(effects.map(({ kind }) => kind)).size > 1) return undefined
  const said = phrase(kindOf(effects[0]).text, { ...facts[0], oneOf: choices })
  return by === 'self' ? said : { ...said, self: whoTerms[by] }
}

/** "+1 food or +1 fuel" */
const oneOf = (effects: readonly Node[]) => phrase(alike('{effects, list, or, same}'), { effects })

/** What the heading of a card says by a keyword (Reckless) is not said again. */
const isSaidByKeyword = (effect: Node): boolean => factsOf(effect).keyword !== undefined

const factsOf = (effect: Node): Facts => kindOf(effect).facts?.(effect) ?? (effect as unknown as Facts)

/** Who does it, where that is one of those whom an effect names. */
const doerOf = (effect: Node): Who | undefined => {
  const { who, by } = effect as { who?: Who; by?: Who }
  return by ?? who
}

/** "sends a human player of their choice to the Brig"; what cannot be said so comes after a colon. */
function onChosen(by: Who, filter: Candidates, effect: Node) {
  const { onChosen: text = choosesText } = kindOf(effect)
  return phrase(text, {
    ...factsOf(effect),
    by: whoTerms[by],
    choice: whomPhrase(by, filter, 'acc', 'no'),
    whom: whomPhrase(by, filter, 'acc'),
    toWhom: whomPhrase(by, filter, 'dat'),
    ofWhom: whomPhrase(by, filter, 'gen'),
    effect: ofChosen(effect),
  })
}

/** What a player who has just been chosen does. */
function ofChosen(effect: Node): Phrase {
  const [first] = effect.kind === 'all' ? (effect as ReturnType<typeof all>).effects : [effect]
  const said = phrase(alike('{effect, same}'), { effect: inOne(effect) })
  return doerOf(first) === 'chosen' ? { ...said, chosen: theChosen } : said
}

const choosesText: Text = {
  en: '{by, subject}[choose|chooses] {choice}: {effect}',
  es: '{by, subject}[elige|elige|elegir] {choice}: {effect}',
  de: '{by, subject}[wähle |wählt |]{choice}[|| wählen]: {effect, sentence}',
  fr: '{by, subject}[choisissez|choisit|choisir] {choice}\u202f: {effect}',
  pl: '{by, subject}[wybierz|wybiera|wybrać] {choice}: {effect}',
}

/** Whom a choice may fall on, and that it is one. */
function whomPhrase(
  by: Who,
  { notSelf, on, notTitle, inBrig, cylonsToo, cylonsOnly, at }: Candidates,
  form: Case,
  chosen = 'yes',
) {
  const place = inBrig ? places.brig : at ? places[at] : on && places[on]
  const kind = cylonsOnly ? 'aCylon' : cylonsToo ? (notSelf ? 'another' : 'any') : notSelf ? 'anotherHuman' : 'aHuman'
  return phrase(whomTexts[form], {
    who: whoTerms[by],
    whom: whoTerms[kind],
    chosen,
    there: place ? 'yes' : 'no',
    place,
    without: notTitle ? 'yes' : 'no',
    holder: notTitle && whoTerms[notTitle],
    title: notTitle && titles[notTitle],
  })
}

type Case = 'acc' | 'dat' | 'gen'

const whomTexts: Readonly<Record<Case, Text>> = { acc: whomText('acc'), dat: whomText('dat'), gen: whomText('gen') }

function whomText(form: Case): Text {
  const whom = `{whom, form, ${form}}`
  const chosen = form === 'dat' ? 'wybranemu' : 'wybranego'
  const present = form === 'dat' ? 'przebywającemu' : 'przebywającego'
  return {
    en: `${whom}{chosen, select, yes {<| of their choice>} other {}}{there, select, yes { {place, form, in}} other {}}{without, select, yes { who is not {holder}} other {}}`,
    es: `${whom}{chosen, select, yes {<| de su elección>} other {}}{there, select, yes { que esté {place, form, in}} other {}}{without, select, yes { que no sea {holder}} other {}}`,
    de: `{chosen, select, yes {<|{there, select, yes {nach eigener Wahl } other {}}>} other {}}${whom}{chosen, select, yes {<|{there, select, yes {} other { {who, gender, f {ihrer} pl {ihrer} other {seiner}} Wahl}}>} other {}}{there, select, yes { {place, form, in}} other {}}{without, select, yes { außer {holder, form, dat}} other {}}`,
    fr: `${whom}{chosen, select, yes {<| de son choix>} other {}}{there, select, yes { présent {place, form, in}} other {}}{without, select, yes { qui n’est pas {title, form, become}} other {}}`,
    pl: `{chosen, select, yes {<|${chosen} przez siebie >} other {}}${whom}{there, select, yes { ${present} {place, form, in}} other {}}{without, select, yes {, który nie jest {title, form, become}} other {}}`,
  }
}

// Writes effects, abilities, cards, questions and log lines in the reader's language, from the same data that runs them.

import {
  type Ability,
  type Condition,
  clauseOf,
  conditionKinds,
  type Interrupt,
  ruleKinds,
  type StandingRule,
  type Trigger,
} from '../core/ability.ts'
import type { Who } from '../core/card.ts'
import { type Fact, type Facts, type Phrase, phrase } from '../core/facts.ts'
import { alike, type Language, languages, type Text } from '../core/languages.ts'
import { kindOf, type Node } from '../core/node.ts'
import { momentTexts, stepOfMoment } from '../core/procedure.ts'
import { windowTexts } from '../core/windows.ts'
import { type Args, capitalise, format, type Item, type Term } from './icu.ts'
import { who } from './terms.ts'
import { actionTexts, happensText, mayTexts, oftenTexts } from './timing.ts'

/** A term's name in every language. */
export function nameOf(term: Term): Text {
  return Object.fromEntries(languages.map((language) => [language, term[language].name])) as unknown as Text
}

/** An effect in words, as part of a sentence. */
export function describe(effect: Node, language: Language): string {
  const kind = kindOf(effect)
  const facts = kind.facts?.(effect) ?? ({ ...effect } as unknown as Facts)
  return write({ text: kind.text, facts }, language)
}

/** A phrase with its placeholders filled in. */
export function write({ text, facts }: Phrase, language: Language): string {
  if (text[language] === undefined) throw new Error(`No words in ${language}: ${JSON.stringify(text)}`)
  const args: Record<string, Args[string]> = {}
  for (const [name, fact] of Object.entries(facts)) {
    if (fact !== undefined) args[name] = argument(fact, language)
  }
  return format(text[language], args, language)
}

/** A text with its placeholders filled in, for sentences that are not the engine's own. */
export const writeText = (text: Text, facts: Facts, language: Language): string => write({ text, facts }, language)

/** A whole sentence: begins with a capital letter and ends with a full stop. */
export function sentence(words: string, language: Language): string {
  const whole = capitalise(words, language)
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`
}

function argument(fact: Fact, language: Language): Args[string] {
  if (Array.isArray(fact)) return fact.map((one) => item(one, language))
  return item(fact as Exclude<Fact, readonly Fact[]>, language)
}

function item(fact: Fact, language: Language): Item {
  if (typeof fact === 'string' || typeof fact === 'number') return fact
  if (typeof fact !== 'object') return ''
  if ('kind' in fact) return describe(fact as Node, language)
  if ('facts' in fact) return write(fact as Phrase, language)
  return fact as Term
}

/** An ability in words: when it applies, whether it is optional, and what it does. */
export function describeAbility(ability: Ability, language: Language): string {
  switch (ability.does) {
    case 'rule':
      return sentence(describeRule(ability, language), language)
    case 'action':
      return headedEffect(ability.once ?? 'any', ability.effect, language)
    case 'movement': {
      const heading = ability.once === 'game' ? 'movementOnce' : ability.orAction ? 'movementOrAction' : 'movement'
      return headedEffect(heading, ability.effect, language)
    }
    case 'checkAbility': {
      const heading = write({ text: actionTexts.skillCheck, facts: {} }, language)
      const head = ability.when === undefined ? heading : `${heading} (${describeCondition(ability.when, language)})`
      return sentence(headed(head, capitalise(describe(ability.effect, language), language), language), language)
    }
    case 'interrupt':
      return sentence(
        describeOffer(headOf(ability, language), ability.by ?? 'self', ability.effect, language),
        language,
      )
    case 'trigger': {
      const head = headOf(ability, language)
      const offered = offeredIn(ability.effect)
      if (offered !== undefined) return sentence(describeOffer(head, 'self', offered, language), language)
      return sentence(write({ text: happensText, facts: { head, effect: ability.effect } }, language), language)
    }
  }
}

const headedEffect = (heading: keyof typeof actionTexts, effect: Node, language: Language): string =>
  sentence(
    headed(
      write({ text: actionTexts[heading], facts: {} }, language),
      capitalise(describe(effect, language), language),
      language,
    ),
    language,
  )

/** A standing rule in words, as part of a sentence. */
export function describeRule({ rule }: StandingRule, language: Language): string {
  const { text, facts } = ruleKinds[rule.kind]
  return write({ text, facts: (facts?.(rule) ?? { ...rule }) as Facts }, language)
}

/** "Action: …"; French has a space before the colon, German a capital letter after it. */
export function headed(head: string, words: string, language: Language): string {
  return `${head}${language === 'fr' ? '\u202f' : ''}: ${language === 'de' ? capitalise(words, language) : words}`
}

function describeOffer(head: string, by: Who, effect: Node, language: Language): string {
  const words = afterMay(effect, language)
  return words === undefined
    ? write({ text: mayTexts.effect, facts: { head, who: who[by], effect } }, language)
    : write({ text: mayTexts.act, facts: { head, who: who[by], effect: words } }, language)
}

/** An effect as it reads after "this player may"; a choice that is this player's own is one between such effects. */
function afterMay(effect: Node, language: Language): string | undefined {
  const kind = kindOf(effect)
  if (kind.mayText !== undefined) {
    return write({ text: kind.mayText, facts: kind.facts?.(effect) ?? ({ ...effect } as unknown as Facts) }, language)
  }
  if (effect.kind !== 'either' || (effect as Chosen).by !== 'self') return undefined
  const parts = (kind.parts?.(effect) ?? []).map((part) => afterMay(part, language))
  if (parts.includes(undefined)) return undefined
  return write({ text: alike('{parts, list, or}'), facts: { parts } }, language)
}

/** What an effect offers this player and nobody else, with no consequence if it is declined. */
function offeredIn(effect: Node): Node | undefined {
  const { kind, by, effect: offered, otherwise } = effect as Chosen
  return kind === 'may' && by === 'self' && otherwise === undefined ? offered : undefined
}

interface Chosen extends Node {
  readonly by?: string
  readonly effect?: Node
  readonly otherwise?: Node
}

/** How often, at which moment, and on which condition. */
function headOf(ability: Interrupt | Trigger, language: Language): string {
  const [step, text, once] =
    ability.does === 'trigger'
      ? [ability.at, momentTexts[ability.at], undefined]
      : [ability.window, windowTexts[ability.window], ability.once]
  if (text === undefined) throw new Error(`No words say when ${step} is`)
  const { when } = ability
  const own = when?.is === 'ownTurn'
  const saysWhen = when !== undefined && conditionKinds[when.is].saysWhen === true
  const ownSaid = own && (once === 'turn' || stepOfMoment(step).startsWith('turn'))
  const moment = { which: once === 'frame' ? 'same' : 'any', own: own ? 'yes' : 'no' }
  const words: string[] = []
  if (once === 'frame') {
    if (!saysWhen) words.push(oftenTexts[step.startsWith('die:') ? 'die' : 'check'][language])
  } else if (once === 'anyone') words.push(oftenTexts.turn[language])
  else if (once !== undefined) words.push(oftenTexts[ownSaid && once === 'turn' ? 'ownTurn' : once][language])
  if (own && !ownSaid) words.push(describeCondition(when, language))
  if (!saysWhen) words.push(write({ text, facts: moment }, language))
  if (when !== undefined && !own) words.push(describeCondition(when, language))
  return words.join(', ')
}

function describeCondition(when: Condition, language: Language): string {
  const clause = clauseOf(when)
  return write(conditionKinds[when.is].states ? phrase(ifText, { clause }) : clause, language)
}

const ifText: Text = {
  en: 'if {clause}',
  es: 'si {clause}',
  de: 'falls {clause}',
  fr: 'si {clause}',
  pl: 'jeśli {clause}',
}

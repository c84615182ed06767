// Writes effects, abilities, cards, questions and log lines in the reader's language, from the same data that runs them.

import { type Ability, type Condition, conditionKinds, ruleKinds, type StandingRule } from './ability.ts'
import type { Fact, Facts, Phrase } from './facts.ts'
import { type Args, capitalise, format, type Item, type Term } from './icu.ts'
import { type Language, languages, type Text } from './languages.ts'
import { momentOf } from './moments.ts'
import { kindOf, type Node } from './node.ts'

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
  const args: Record<string, Args[string]> = {}
  for (const [name, fact] of Object.entries(facts)) {
    if (fact !== undefined) args[name] = argument(fact, language)
  }
  return format(text[language], args, language)
}

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

/** An ability in words: when it applies, and what it does. */
export function describeAbility(ability: Ability, language: Language): string {
  if (ability.does === 'rule') return sentence(describeRule(ability, language), language)
  const when =
    ability.does === 'action' || ability.when === undefined ? [] : [describeCondition(ability.when, language)]
  const moments = momentOf(ability).map((moment) => write(moment, language))
  const head =
    ability.does !== 'action' && ability.when?.is === 'ownTurn' ? [...when, ...moments] : [...moments, ...when]
  return sentence(headed(head.join(', '), describe(ability.effect, language), language), language)
}

/** A standing rule in words, as part of a sentence. */
export function describeRule({ rule }: StandingRule, language: Language): string {
  const { text, facts } = ruleKinds[rule.kind]
  return write({ text, facts: (facts?.(rule) ?? { ...rule }) as Facts }, language)
}

/** "Action: …"; French has a space before the colon. */
export function headed(head: string, words: string, language: Language): string {
  return head === '' ? words : `${head}${language === 'fr' ? '\u202f' : ''}: ${words}`
}

function describeCondition(when: Condition, language: Language): string {
  const { text, facts } = conditionKinds[when.is]
  return write({ text, facts: (facts?.(when) ?? { ...when }) as Facts }, language)
}

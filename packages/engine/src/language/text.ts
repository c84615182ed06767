// Writes effects, abilities, cards, questions and log lines in the reader's language, from the same data that runs them.

import { type Ability, conditionKinds, ruleKinds } from './ability.ts'
import type { Fact, Facts, Phrase } from './facts.ts'
import { type Args, capitalise, format, type Item, type Term } from './icu.ts'
import { type Language, languages, type Text } from './languages.ts'
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

/** An ability in words. */
export function describeAbility(ability: Ability, language: Language): string {
  if (ability.does === 'rule') {
    const { text, facts } = ruleKinds[ability.rule.kind]
    return sentence(write({ text, facts: (facts?.(ability.rule) ?? { ...ability.rule }) as Facts }, language), language)
  }
  const effect = describe(ability.effect, language)
  const when = ability.does === 'action' || ability.when === undefined ? undefined : ability.when
  const condition = when && conditionKinds[when.is]
  const whenText =
    condition && when
      ? write({ text: condition.text, facts: (condition.facts?.(when) ?? { ...when }) as Facts }, language)
      : ''
  return [whenText, effect].filter((part) => part !== '').join(': ')
}

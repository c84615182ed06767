// What several players do alike is said of all of them: "the President and the Admiral each discard 2 Skill cards".

import type { Who } from '../../core/card.ts'
import { type Fact, type Facts, phrase, type Term } from '../../core/facts.ts'
import { alike, languages } from '../../core/languages.ts'
import { kindOf, type Node } from '../../core/node.ts'
import { hasPlural } from '../icu.ts'
import { who as whoTerms } from '../terms.ts'
import { writeText } from '../text.ts'

/** Effects one after the other, those that differ only in who does them in one. */
export function ofSeveral(effects: readonly Node[]): Fact[] {
  const said: Fact[] = []
  for (let at = 0; at < effects.length; ) {
    const same = [effects[at]]
    while (at + same.length < effects.length && isAlike(effects[at], effects[at + same.length]))
      same.push(effects[at + same.length])
    said.push(same.length === 1 ? effects[at] : saidOf(effects[at], together(same.flatMap(doersOf))))
    at += same.length
  }
  return said
}

const isAlike = (one: Node, other: Node): boolean =>
  doersOf(one).length === 1 && doersOf(other).length === 1 && withoutDoer(one) === withoutDoer(other)

/** Who does it, where that can be said of several. */
function doersOf(effect: Node): Who[] {
  const parts = partsOf(effect)
  if (parts !== undefined) return [...new Set(parts.flatMap(doersOf))]
  const { who } = effect as { who?: Who }
  const patterns = Object.values(kindOf(effect).text)
  return who !== undefined && patterns.every(hasPlural) ? [who] : ['self', 'chosen']
}

const withoutDoer = (effect: Node): string => JSON.stringify(effect, (key, value) => (key === 'who' ? '' : value))

function saidOf(effect: Node, who: Term): Fact {
  const parts = partsOf(effect)
  if (parts !== undefined)
    return phrase(alike('{effects, list, and, same}'), { effects: parts.map((part) => saidOf(part, who)) })
  const { text, facts } = kindOf(effect)
  return phrase(text, { ...(facts?.(effect) ?? (effect as unknown as Facts)), who })
}

const partsOf = (effect: Node): readonly Node[] | undefined =>
  effect.kind === 'all' ? kindOf(effect).parts?.(effect) : undefined

function together(who: readonly Who[]): Term {
  const all = who.map((one) => whoTerms[one])
  const name = (language: (typeof languages)[number]) => writeText(alike('{all, list, and}'), { all }, language)
  return Object.fromEntries(
    languages.map((language) => [language, { gender: 'pl', name: name(language) }]),
  ) as unknown as Term
}

// What a player reads when asked: the question as one sentence, and a label for each of its options.

import { openedSets, withParts } from '../core/boxes.ts'
import type { Who } from '../core/card.ts'
import { type Facts, phrase, type Reader, type Term } from '../core/facts.ts'
import { alike, type Text } from '../core/languages.ts'
import type { Node } from '../core/node.ts'
import { type DecisionOption, wordsOf } from '../core/option.ts'
import { effectOnly, yes } from '../core/option-kinds.ts'
import { allSteps, type Decision } from '../core/procedure.ts'
import { capitalise } from './icu.ts'
import { given, inWords } from './reader.ts'
import { who as whoTerms } from './terms.ts'
import { sentence, write } from './text.ts'

/** The question of a decision. */
export function describeQuestion(decision: Decision, reader: Reader): string {
  const text = questionText(decision)
  if (text === undefined) throw new Error(`No step asks ${decision.kind}`)
  const facts = { ...inWords(decision.facts, reader), named: given(decision.facts.card) }
  return sentence(write({ text, facts }, reader), reader)
}

/** The moment of a window that this decision is asked in; nothing, where it is asked in none. */
export function describeMoment({ facts }: Decision, reader: Reader): string | undefined {
  if (facts.window === undefined) return undefined
  return sentence(write({ text: alike('{window}'), facts: inWords(facts, reader) }, reader), reader)
}

/** The words of the step that asks, or of what a part or a box has put in its place. */
function questionText({ kind, box }: Decision): Text | undefined {
  if (box === undefined) return allSteps[kind]?.question?.text
  const step = withParts(openedSets()).find(({ id }) => id === box)?.replaces?.[kind]
  return step !== undefined && 'text' in step ? step.text : undefined
}

/** The label of an option. */
export function describeOption({ id, effect }: DecisionOption, reader: Reader): string {
  const { words, values } = wordsOf(id)
  const text = typeof words.label === 'function' ? words.label(...values) : words.label
  if (text === undefined || (words.label === effectOnly && effect === undefined))
    throw new Error(`No words say what ${id} is`)
  const facts: Facts = { ...inWords(words.facts?.(...values) ?? {}, reader), effect }
  const label = phrase(text, facts)
  const whole = words.tellsEffect && effect !== undefined ? phrase(withEffect, { word: label, effect }) : label
  const { language } = reader
  return capitalise(write(whole, { language, reader: id === yes ? doerOf(effect) : undefined }), language)
}

/** Who may have an effect happen does it: "Yes: send a human player to the Brig". */
function doerOf(effect: Node | undefined): Term | undefined {
  const { by, who } = (effect ?? {}) as { by?: Who; who?: Who }
  const doer = by ?? who
  return doer === undefined ? undefined : whoTerms[doer]
}

/** A yes or no, a pass or fail, with what it would do. */
const withEffect: Text = {
  en: '{word}: {effect}',
  es: '{word}: {effect}',
  de: '{word}: {effect, sentence}',
  fr: '{word}\u202f: {effect}',
  pl: '{word}: {effect}',
}

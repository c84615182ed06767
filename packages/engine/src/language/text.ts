// Writes effects, abilities, cards, questions and log lines in the reader's language, from the same data that runs them.

import {
  type Ability,
  type CheckAbility,
  type Condition,
  clauseOf,
  conditionKinds,
  type Interrupt,
  ruleKinds,
  type StandingRule,
  type Trigger,
} from '../core/ability.ts'
import type { Who } from '../core/card.ts'
import { type Fact, type Facts, type Phrase, phrase, you } from '../core/facts.ts'
import { alike, type Language, languages, type Text } from '../core/languages.ts'
import { kindOf, type Node } from '../core/node.ts'
import { momentTexts, stepOfMoment } from '../core/procedure.ts'
import { windowTexts } from '../core/windows.ts'
import {
  type Args,
  type Clause,
  capitalise,
  format,
  hasInfinitive,
  type Item,
  type Opening,
  opening,
  subjectOf,
  type Term,
  type Voice,
} from './icu.ts'
import { who } from './terms.ts'
import { happensText, headings, mayTexts, oftenTexts } from './timing.ts'

/** A term's name in every language. */
export function nameOf(term: Term): Text {
  return Object.fromEntries(languages.map((language) => [language, term[language].name])) as unknown as Text
}

/** How an effect is read: by the one whom it is about, or about somebody else. */
export interface Reading {
  readonly language: Language
  /** Whom a card, sheet or place is about; the reader, if absent. */
  readonly self?: Term
  /** What a card says that stays in play. */
  readonly inPlay?: string
  /** Who of those that an effect names reads it. */
  readonly reader?: Term | undefined
  /** How a chosen player is called who has just been named. */
  readonly chosen?: Term
  /** What is said in the place of “once per game”. */
  readonly oncePerGame?: Phrase | undefined
}

/** An effect in words, as part of a sentence. */
export const describe = (effect: Node, reading: Reading, voice?: Voice): string =>
  write(phraseOf(effect), reading, voice)

function phraseOf(effect: Node): Phrase {
  const { text, facts } = kindOf(effect)
  return { text, facts: facts?.(effect) ?? ({ ...effect } as unknown as Facts) }
}

/** A phrase with its placeholders filled in. */
export function write(phrase: Phrase, reading: Reading, voice?: Voice): string {
  return format(patternOf(phrase, reading), argsOf(phrase, reading), reading.language, voice)
}

function patternOf({ text }: Phrase, { language }: Reading): string {
  if (text[language] === undefined) throw new Error(`No words in ${language}: ${JSON.stringify(text)}`)
  return text[language]
}

function argsOf({ facts }: Phrase, reading: Reading): Args {
  const { self = you, inPlay = staysInPlay[reading.language] } = reading
  const args: Record<string, Args[string]> = { self, inPlay }
  for (const [name, fact] of Object.entries(facts)) {
    if (fact !== undefined)
      args[name] = Array.isArray(fact) ? fact.map((one) => item(one, reading)) : item(fact, reading)
  }
  return args
}

/** Where nobody says what a card does while it stays in play. */
const staysInPlay: Text = {
  en: 'this card stays in play',
  es: 'esta carta permanece en juego',
  de: 'diese Karte bleibt im Spiel',
  fr: 'cette carte reste en jeu',
  pl: 'ta karta pozostaje w grze',
}

function item(fact: Fact, reading: Reading): Item {
  if (typeof fact === 'string' || typeof fact === 'number') return fact
  if (typeof fact !== 'object') return ''
  if ('kind' in fact) return clause(phraseOf(fact as Node), reading)
  if ('facts' in fact) return clause(fact as Phrase, aboutOf(fact as Phrase, reading))
  return termIn(fact as Term, reading)
}

function termIn(term: Term, { self = you, reader, chosen }: Reading): Term {
  if (term === you) return self
  if (term === reader) return you
  return term === who.chosen && chosen !== undefined ? chosen : term
}

const aboutOf = ({ self, chosen }: Phrase, reading: Reading): Reading =>
  self === undefined && chosen === undefined
    ? reading
    : { ...reading, ...(self && { self }), ...(chosen && { chosen }) }

const clause = (phrase: Phrase, reading: Reading): Clause => ({
  subject: subjectOf(patternOf(phrase, reading), argsOf(phrase, reading)),
  begins: openingOf(phrase, reading),
  write: (voice) => write(phrase, reading, voice),
})

function openingOf(fact: Fact, about: Reading): Opening {
  if (Array.isArray(fact)) return openingOf(fact[0], about)
  const said = typeof fact !== 'object' ? undefined : 'kind' in fact ? phraseOf(fact as Node) : (fact as Phrase)
  if (said === undefined || !('facts' in said)) return 'other'
  const reading = aboutOf(said, about)
  const begins = opening(patternOf(said, reading), argsOf(said, reading))
  return typeof begins === 'string' ? begins : openingOf(said.facts[begins.arg], reading)
}

/** Whether it can stand after "may". */
function isInfinitive(fact: Fact, reading: Reading): boolean {
  if (Array.isArray(fact)) return fact.every((one) => isInfinitive(one, reading))
  if (typeof fact !== 'object') return false
  const phrase = 'kind' in fact ? phraseOf(fact as Node) : 'facts' in fact ? (fact as Phrase) : undefined
  if (phrase === undefined) return false
  return hasInfinitive(patternOf(phrase, reading), (arg) => isInfinitive(phrase.facts[arg], reading))
}

/** A text with its placeholders filled in, for sentences that are not the engine's own. */
export const writeText = (text: Text, facts: Facts, language: Language): string => write({ text, facts }, { language })

/** A whole sentence: begins with a capital letter and ends with a full stop. */
export function sentence(words: string, { language }: Reading): string {
  const whole = capitalise(words, language)
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`
}

/** An ability in words: when it applies, how often, whether it is optional, and what it does. */
export function describeAbility(ability: Ability, reading: Reading, limits: readonly Phrase[] = []): string {
  switch (ability.does) {
    case 'rule':
      return sentence(describeRule(ability, reading), reading)
    case 'action':
      return headedEffect([phrase(headings.action), ...howOften(ability.once, reading), ...limits], ability, reading)
    case 'movement': {
      const heading = headings[ability.orAction ? 'movementOrAction' : 'movement']
      return headedEffect([phrase(heading), ...howOften(ability.once, reading), ...limits], ability, reading)
    }
    case 'checkAbility':
      return headedEffect([headOfCheck(ability)], { effect: ability.effect }, reading)
    case 'interrupt':
      return describeOffer(headOf(ability, reading), ability.by ?? 'self', ability.effect, reading)
    case 'trigger': {
      const offered = offeredIn(ability.effect)
      if (offered !== undefined) return describeOffer(headOf(ability, reading), 'self', offered, reading)
      return sentence(describeTrigger(ability, reading), reading)
    }
  }
}

/** "Skill check", or what kind of one. */
const headOfCheck = ({ when }: CheckAbility): Phrase =>
  when === undefined ? phrase(headings.skillCheck) : clauseOf(when)

/** What happens by itself, as part of a sentence. */
export const describeTrigger = (ability: Trigger, reading: Reading): string =>
  write(phrase(happensText, { head: headOf(ability, reading), effect: inOne(ability.effect) }), reading)

/** Effects joined by "and": after a semicolon one could not tell that they belong together. */
export const inOne = (effect: Node): Node | Phrase =>
  effect.kind === 'all' ? phrase(alike('{effects, list, and, same}'), kindOf(effect).facts?.(effect)) : effect

const howOften = (once: keyof typeof oftenTexts | undefined, { oncePerGame }: Reading): Phrase[] =>
  once === undefined ? [] : [(once === 'game' ? oncePerGame : undefined) ?? phrase(oftenTexts[once])]

/** "Action, once per game: …" */
export function headedEffect(
  heads: readonly Phrase[],
  { effect }: { readonly effect: Node },
  reading: Reading,
): string {
  const head = write(phrase(alike('{heads, list, comma}'), { heads }), reading)
  return sentence(headed(head, capitalise(describe(effect, reading), reading.language), reading), reading)
}

/** A standing rule in words, as part of a sentence. */
export function describeRule({ rule }: StandingRule, reading: Reading): string {
  const { text, facts } = ruleKinds[rule.kind]
  return write({ text, facts: (facts?.(rule) ?? { ...rule }) as Facts }, reading)
}

/** "Action: …"; French has a space before the colon, German a capital letter after it. */
export function headed(head: string, words: string, { language }: Reading): string {
  return `${head}${language === 'fr' ? '\u202f' : ''}: ${language === 'de' ? capitalise(words, language) : words}`
}

function describeOffer(head: string, by: Who, effect: Node, reading: Reading): string {
  const text = mayTexts[isInfinitive(effect, reading) ? 'act' : 'play']
  return sentence(write(phrase(text, { head, who: who[by], effect }), reading), reading)
}

/** What an effect offers this player and nobody else, with no consequence if it is declined. */
function offeredIn(effect: Node): Node | undefined {
  if (kindOf(effect).offers) return effect
  const { kind, by, effect: offered, otherwise } = effect as Chosen
  return kind === 'may' && by === 'self' && otherwise === undefined ? offered : undefined
}

interface Chosen extends Node {
  readonly by?: string
  readonly effect?: Node
  readonly otherwise?: Node
}

/** How often, at which moment, and on which condition. */
function headOf(ability: Interrupt | Trigger, reading: Reading): string {
  const [step, text, once] =
    ability.does === 'trigger'
      ? [ability.at, momentTexts[ability.at], kindOf(ability.effect).offers === 'turn' ? ('turn' as const) : undefined]
      : [ability.window, windowTexts[ability.window], ability.once]
  if (text === undefined) throw new Error(`No words say when ${step} is`)
  const { when } = ability
  const own = when?.is === 'ownTurn'
  const saysWhen = when !== undefined && conditionKinds[when.is].saysWhen === true
  const ownSaid = own && (once === 'turn' || stepOfMoment(step).startsWith('turn'))
  const moment = { which: once === 'frame' ? 'same' : 'any', own: own ? 'yes' : 'no' }
  const words: string[] = []
  if (once === 'frame') {
    if (!saysWhen) words.push(write(phrase(oftenTexts[step.startsWith('die:') ? 'die' : 'check']), reading))
  } else if (once !== undefined) {
    for (const often of howOften(ownSaid && once === 'turn' ? 'ownTurn' : once, reading))
      words.push(write(often, reading))
  }
  if (own && !ownSaid) words.push(describeCondition(when, reading))
  if (!saysWhen) words.push(write({ text, facts: moment }, reading))
  if (when !== undefined && !own) words.push(describeCondition(when, reading))
  return words.join(', ')
}

function describeCondition(when: Condition, reading: Reading): string {
  const clause = clauseOf(when)
  return write(conditionKinds[when.is].states ? phrase(ifText, { clause }) : clause, reading)
}

const ifText: Text = {
  en: 'if {clause}',
  es: 'si {clause}',
  de: 'falls {clause}',
  fr: 'si {clause}',
  pl: 'jeśli {clause}',
}

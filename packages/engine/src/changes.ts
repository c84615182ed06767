// Who changes what: for every step, rule and quantity the parts, boxes, sheets and cards that change it, in the order in which they do.
// And every question that a rule asks, with the forms of options. For whoever looks for a rule.

import type { SetId } from './core/ids.ts'
import type { Text } from './core/languages.ts'
import { optionForms } from './core/option.ts'
import { allSteps } from './core/procedure.ts'
import { changeableRules, rulesOf } from './core/rules.ts'
import { checkOptions } from './options.ts'

export interface ChangedBy {
  readonly what: 'step' | 'rule' | 'quantity'
  readonly name: string
  /** The innermost first. */
  readonly by: readonly string[]
}

/** Everything that is changed in a game with these boxes. */
export function changesIn(sets: readonly SetId[]): ChangedBy[] {
  const { steps, changes, bends } = rulesOf({ options: checkOptions({ players: 5, sets }) })
  const ofSteps = [...steps.values()].flatMap(({ name, changedBy, triggers }) => {
    const by = [...changedBy, ...triggers.map(({ id }) => id)]
    return by.length === 0 ? [] : [{ what: 'step' as const, name, by }]
  })
  const ofRules = [...changeableRules].flatMap((name) =>
    changes[name] === undefined ? [] : [{ what: 'rule' as const, name, by: changes[name].map(({ by }) => by) }],
  )
  const ofQuantities = Object.entries(bends).map(([name, { characters, locations, cards }]) => ({
    what: 'quantity' as const,
    name,
    by: [...characters.keys(), ...locations.keys(), ...cards.keys()],
  }))
  return [...ofSteps, ...ofRules, ...ofQuantities]
}

/** Every question, by the step that asks it. */
export const questionsAsked = (): { kind: string; text: Text }[] =>
  Object.values(allSteps).flatMap(({ name, question }) =>
    question === undefined ? [] : [{ kind: name, text: question.text }],
  )

/** Every form that an option may have. */
export const optionsOffered = (): string[] => optionForms().toSorted()

// Puts a game together: everything in its boxes by id, the steps after a part or a later box has put others around them or in their
// place, and who listens to which step, window and quantity.

import { type Ability, type RuleKind, ruleKinds, type StandingRule } from './ability.ts'
import { contentsOf, partsByChoice, setOf, skillFacts, withParts } from './boxes.ts'
import type { Character, Contents, LeavesInBox, Part, ShipCounts } from './card.ts'
import type { CharacterId, Title } from './ids.ts'
import type { Node } from './node.ts'
import { allSteps, type Question, type Step, type StepEntry, stepEntry, stepOfMoment, untold } from './procedure.ts'
import type { Bend, Bending, ChangeBy, Interrupts, RuleStep, Rules } from './rules.ts'
import type { Frame, Options } from './state.ts'

export function assemble(options: Options): Rules {
  const sets = options.sets.map(setOf)
  const parts = withParts(sets, options)
  const missing = partsByChoice(options).find((id) => !parts.some((part) => part.id === id))
  if (missing !== undefined) throw new Error(`The part ${missing} is not opened yet`)
  const contents = played(contentsOf(parts), parts, options)
  const { skillCards, characters, locations, crises, superCrises, quorum } = contents
  const rules = {
    ...contents,
    characters: characters as Rules['characters'],
    locations: locations as Rules['locations'],
    objectives: contents.objectives as Rules['objectives'],
    skillCards: skillFacts(skillCards),
    sets,
    parts,
    steps: stepsOf(parts),
    interrupts: new Map<string, Interrupts>(),
    bends: {} as Record<string, Bending>,
    skillTypes: [...new Set(Object.values(skillCards).map((card) => card.skill))],
    titleOrder: Object.keys(contents.titles) as Title[],
    basestarDamage: parts.flatMap(({ basestarDamage = [] }) => basestarDamage),
    succession: linesOf(contents),
    ships: Object.assign({}, ...parts.map((part) => part.ships?.(options))) as ShipCounts,
    viperKinds: Object.assign({}, ...parts.map((part) => part.viperKinds)) as Rules['viperKinds'],
    attackTable: attackTableOf(parts),
    distances: distancesOf(contents),
    crisisDecks: [...new Set(Object.values(crises).map(({ deck = 'crisis' }) => deck))],
    shipDecks: parts.flatMap(({ shipDecks = [] }) => shipDecks),
    humanDecks: parts.flatMap(({ humanDecks = [] }) => humanDecks),
    piles: Object.assign({}, ...parts.map(({ piles }) => piles)) as Rules['piles'],
    cylonsPlay: [...Object.values(skillCards), ...Object.values(characters)].some((one) => one.ofCylon === true),
    checkAbilities: checkAbilitiesOf(skillFacts(skillCards)),
    watches: parts.flatMap(({ watch = [] }) => watch),
    changes: changesOf(parts),
    inForce: new Map(),
  }
  for (const [id, character] of Object.entries(rules.characters)) {
    for (const [name, ability] of Object.entries(character.abilities)) listen(rules, 'sheet', id, name, ability)
  }
  for (const [id, { rule }] of Object.entries(rules.locations)) {
    if (rule !== undefined) bendBy(rules.bends, 'locations', id, rule)
  }
  for (const [id, { whileInPlay }] of Object.entries({ ...crises, ...superCrises, ...quorum })) {
    if (whileInPlay !== undefined) listen(rules, 'card', id, id, whileInPlay)
  }
  for (const [id, { card }] of Object.entries(rules.skillCards)) {
    if (card.ability.does === 'interrupt')
      interruptsAt(rules.interrupts, card.ability.window).hand.set(id, card.ability)
  }
  for (const [id, card] of Object.values(contents.otherDecks).flatMap((deck) => Object.entries(deck))) {
    if ('show' in card && card.show !== undefined)
      interruptsAt(rules.interrupts, card.show.window).kept.set(id, card.show)
  }
  return rules
}

const checkAbilitiesOf = (skillCards: Rules['skillCards']): Set<string> =>
  new Set(Object.keys(skillCards).filter((id) => skillCards[id].card.ability.does === 'checkAbility'))

function distancesOf({ destinations, crises, otherDecks }: Required<Contents>): Map<string, number> {
  const distances = new Map<string, number>()
  for (const deck of [destinations, crises, ...Object.values(otherDecks)])
    for (const [id, card] of Object.entries<object>(deck))
      if ('distance' in card && typeof card.distance === 'number') distances.set(id, card.distance)
  return distances
}

/** Who follows whom in each title. */
function linesOf({ titles, characters }: Required<Contents>): Rules['succession'] {
  const lineOf = (title: Title): CharacterId[] => {
    const ranks = (Object.entries(characters) as [CharacterId, Character][]).flatMap(([id, { succession = {} }]) => {
      const rank = succession[title]
      return rank === undefined ? [] : [{ id, rank }]
    })
    return ranks.sort((one, other) => one.rank - other.rank).map(({ id }) => id)
  }
  return Object.fromEntries(
    (Object.keys(titles) as Title[]).map((title) => [title, lineOf(title)]),
  ) as unknown as Rules['succession']
}

/** Without what stays in its box with these options. */
function played(contents: Required<Contents>, parts: readonly Part[], options: Options): Required<Contents> {
  const out = parts.flatMap((part) => part.leavesInBox?.(options) ?? [])
  if (out.length === 0) return contents
  const kinds = Object.entries(contents) as [keyof Contents, Record<string, unknown>][]
  return Object.fromEntries(
    kinds.map(([kind, all]) => [kind, without(kind, all, out)]),
  ) as unknown as Required<Contents>
}

function without<T>(kind: keyof Contents, all: Record<string, T>, out: readonly LeavesInBox[]): Record<string, T> {
  return Object.fromEntries(
    Object.entries(all).filter(([id, one]) => !out.some((leaves) => leaves(kind, id, one as object))),
  )
}

function attackTableOf(parts: readonly Part[]): Rules['attackTable'] {
  const table: Record<string, object> = {}
  for (const [target, row] of parts.flatMap(({ attackTable = {} }) => Object.entries(attackTable)))
    table[target] = { ...table[target], ...row }
  return table
}

type Growing = Pick<Rules, 'steps'> & { interrupts: Map<string, Interrupts>; bends: Record<string, Bending> }

function listen(rules: Growing, on: 'sheet' | 'card', id: string, name: string, ability: Ability): void {
  if (ability.does === 'trigger') {
    const step = rules.steps.get(stepOfMoment(ability.at))
    if (step === undefined) throw new Error(`${id}: there is no step ${ability.at}`)
    step.triggers.push({ on, id, name, ability })
  } else if (ability.does === 'interrupt') {
    const at = interruptsAt(rules.interrupts, ability.window)
    if (on === 'card') at.inPlay.set(id, ability)
    else at.sheet.set(id, [...(at.sheet.get(id) ?? []), { name, ability }])
  } else if (ability.does === 'rule') bendBy(rules.bends, on === 'sheet' ? 'characters' : 'cards', id, ability)
}

function interruptsAt(interrupts: Map<string, Interrupts>, window: string): Interrupts {
  const at = interrupts.get(window) ?? { hand: new Map(), sheet: new Map(), inPlay: new Map(), kept: new Map() }
  interrupts.set(window, at)
  return at
}

function bendBy(
  bends: Record<string, Bending>,
  where: 'characters' | 'locations' | 'cards',
  id: string,
  { rule }: StandingRule,
): void {
  const kind: RuleKind<Node> = ruleKinds[rule.kind]
  for (const [quantity, bendIt] of Object.entries(kind.bends)) {
    bends[quantity] ??= {
      characters: new Map(),
      known: { characters: [], sheets: [] },
      locations: new Map(),
      cards: new Map(),
    }
    const rules = bends[quantity][where]
    rules.set(id, [...(rules.get(id) ?? []), [bendIt as Bend, rule]])
  }
}

function stepsOf(parts: readonly Part[]): Map<string, RuleStep> {
  const steps = new Map<string, RuleStep>()
  for (const [name, step] of Object.entries(allSteps)) steps.set(name, ruleStep(step, undefined, []))
  const stepAt = (name: string, by: string): RuleStep => {
    const step = steps.get(name)
    if (step === undefined) throw new Error(`${by} changes ${name}, which there is not`)
    return step
  }
  for (const { id: by, replaces = {}, wraps = [] } of parts) {
    for (const [name, step] of Object.entries(replaces)) {
      const before = stepAt(name, by)
      const entry = stepEntry(name, step as Step<never> | Question<never>, before)
      steps.set(name, ruleStep(entry, by, [...before.changedBy, by]))
    }
    for (const [name, wrap] of wraps.flatMap((one) => Object.entries(one))) {
      const before = stepAt(name, by)
      const { run } = before
      if (run === undefined) throw new Error(`${by} wraps ${name}, which asks`)
      const wrapped: Step<Frame> = (game, frame) => wrap(game, frame as never, () => run(game, frame))
      steps.set(name, ruleStep(stepEntry(name, wrapped, before), undefined, [...before.changedBy, by]))
    }
  }
  return steps
}

/** All of one shape, as one of them is looked at whenever anything happens. */
const ruleStep = (
  { name, next, names, run, question }: StepEntry,
  box: string | undefined,
  changedBy: readonly string[],
): RuleStep => ({ name, next, names, run, question, box, triggers: [], changedBy, untold: untold.has(name) })

function changesOf(parts: readonly Part[]): Record<string, ChangeBy[]> {
  const changes: Record<string, ChangeBy[]> = {}
  for (const { id: by, changes: own = [] } of parts) {
    for (const { ruleName, change } of own) changes[ruleName] = [...(changes[ruleName] ?? []), { by, change }]
  }
  return changes
}

// The boxes that the engine knows. Of every box its name and options are known from the start; what is in it may come later, when a
// table needs it.

import type { Box, Contents, GameSet, Part, PartByChoice, SkillCard } from './card.ts'
import type { CardId, ObjectiveId, SetId } from './ids.ts'
import type { Rules, SkillFacts } from './rules.ts'
import type { Options } from './state.ts'

/** Makes a box known by its name and options. */
export function announceBox(box: Box): void {
  announced.set(box.id, box)
}

/** Brings what is in a box. */
export function registerSet(set: GameSet): void {
  if (!announced.has(set.id)) announced.set(set.id, set)
  opened.set(set.id, set)
  union = undefined
}

/** Brings a part that only some games are played with to its box, which is here already. */
export function registerPart(box: SetId, part: Part): void {
  const set = setOf(box)
  registerSet({ ...set, parts: [...(set.parts ?? []), part] })
}

/** The parts that these games are played with by choice. */
export const partsByChoice = (
  options: Parameters<PartByChoice['playedWith']>[0] & { readonly sets: readonly SetId[] },
): readonly string[] =>
  options.sets.flatMap((id) =>
    (announced.get(id)?.byChoice ?? []).filter(({ playedWith }) => playedWith(options)).map((part) => part.id),
  )

/** Where a game with these boxes leads to, unless the table wishes otherwise. */
export const usualObjective = (sets: readonly SetId[]): ObjectiveId | undefined =>
  allBoxes()
    .flatMap(({ id, options = [] }) => (sets.includes(id) ? options : []))
    .findLast(({ objective }) => objective !== undefined)?.objective

/** Every box that the engine knows, in order of publication. */
export const allBoxes = (): readonly Box[] => [...announced.values()]

export const knownSets = (): readonly SetId[] => [...announced.keys()]

/** Those whose contents are here. */
export const openedSets = (): readonly GameSet[] => knownSets().flatMap((id) => opened.get(id) ?? [])

export const isOpened = (id: SetId): boolean => opened.has(id)

export function setOf(id: SetId): GameSet {
  const set = opened.get(id)
  if (set === undefined)
    throw new Error(announced.has(id) ? `The box ${id} is not opened yet` : `No box is called ${id}`)
  return set
}

/**
 * The boxes with the parts that they need: each part once, before every box that needs it. The first box needs none. Without options, also
 * the parts that only some games are played with.
 */
export function withParts(sets: readonly GameSet[], options?: Options): readonly Part[] {
  const [first, ...rest] = sets
  const needed = new Set<Part>()
  const isPlayed = ({ playedWith }: Part): boolean => options === undefined || playedWith?.(options) !== false
  const need = (part: Part): void => {
    for (const one of (part.parts ?? []).filter(isPlayed)) {
      need(one)
      needed.add(one)
    }
  }
  for (const set of sets) need(set)
  return [first, ...needed, ...rest]
}

/** The contents of some boxes and parts together, a later one's in place of an earlier one's. */
export function contentsOf(parts: readonly Contents[]): Required<Contents> {
  const merged = <K extends keyof Contents>(key: K) => Object.assign({}, ...parts.map((part) => part[key]))
  return {
    skillCards: merged('skillCards'),
    crises: merged('crises'),
    superCrises: merged('superCrises'),
    quorum: merged('quorum'),
    destinations: merged('destinations'),
    loyalty: merged('loyalty'),
    characters: merged('characters'),
    locations: merged('locations'),
    civilianShips: merged('civilianShips'),
    galacticaDamage: merged('galacticaDamage'),
    objectives: merged('objectives'),
    otherDecks: merged('otherDecks'),
    actions: merged('actions'),
    titles: merged('titles'),
    referenceCards: merged('referenceCards'),
    names: merged('names'),
  }
}

/** The contents of boxes, with every skill card by its id with strength. */
export type Everything = Pick<Rules, Exclude<keyof Contents, 'names' | 'referenceCards'>>

/** Everything in all boxes, which is no game: some cards exclude each other. For names, texts and the reference. */
export function everything(): Everything {
  if (union === undefined) {
    const all = contentsOf(withParts(openedSets()))
    union = { ...all, skillCards: skillFacts(all.skillCards) } as Everything
  }
  return union
}

export function skillFacts(cards: Readonly<Record<CardId, SkillCard>>): Record<CardId, SkillFacts> {
  const facts: Record<CardId, SkillFacts> = {}
  for (const [kind, card] of Object.entries(cards)) {
    for (const strength of Object.keys(card.strengths).map(Number)) {
      facts[`${kind}-${strength}`] = { kind, skill: card.skill, strength, card }
    }
  }
  return facts
}

const announced = new Map<SetId, Box>()
const opened = new Map<SetId, GameSet>()
let union: Everything | undefined

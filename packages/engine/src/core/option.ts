// What can be chosen. An option is a piece of text that names what it is about, as 'activate:brig': it can be stored, sent and compared.
// Its kind is the only one who makes it and takes it apart, who knows how it reads, and where on the table it points.

import type { Seat } from './ids.ts'
import { says, type Text } from './languages.ts'
import type { Node } from './node.ts'
import type { Table } from './state.ts'

type Value = string | number | undefined

export interface OptionKind<V extends readonly Value[]> {
  (...values: V): string
  readonly prefix: string
  readonly is: (option: string) => boolean
  /** What an option of this kind names. */
  readonly read: (option: string) => V
  /** The first thing that it names. */
  readonly of: (option: string) => V[0]
  /** One option for each of these. */
  readonly each: (values: readonly V[0][]) => string[]
}

/** How options of a kind read, and what they point at. */
export interface OptionWords<V extends readonly Value[]> {
  readonly label: Text | ((...values: V) => Text)
  /** Facts for the placeholders of the label, by the names that `inWords` knows. */
  readonly facts?: (...values: V) => Readonly<Record<string, unknown>>
  /** The label goes on with what choosing it would do, where that is known. */
  readonly tellsEffect?: true
  /** Where on the table: as 'place:brig', 'area:front', 'raider:front', 'civilian:3', 'hand:repair-1', 'seat:2'. */
  readonly at?: (values: V, table: Table, seat: Seat) => readonly Target[]
}

/** A thing on the table that an option points at. */
export type Target = string

/** An option as it is offered. */
export interface DecisionOption {
  readonly id: string
  /** What it would do, where the option is an effect. */
  readonly effect?: Node
}

interface Known {
  readonly words: OptionWords<Value[]>
  readonly read: (option: string) => Value[]
}

const kinds: Record<string, Known> = {}

interface OptionForm {
  /** How many values it names at most; one, if absent. */
  readonly values?: number
  /** The places of those that are numbers. */
  readonly numbers?: readonly number[]
}

/** Declares a kind of option. */
export function option<V extends readonly Value[]>(
  prefix: string,
  words: OptionWords<V>,
  { values: most = 1, numbers = [] }: OptionForm = {},
): OptionKind<V> {
  const before = kinds[prefix]
  if (before !== undefined) throw new Error(`Two kinds of option are called ${prefix}`)
  const start = `${prefix}:`
  const make =
    most === 1
      ? (value: Value): string => start + value
      : (...values: readonly (Value | undefined)[]): string =>
          start +
          values
            .slice(0, most)
            .filter((value) => value !== undefined)
            .join(':')
  const read = (id: string): V => {
    const values: Value[] = id.slice(start.length).split(':')
    for (const i of numbers) if (values[i] !== undefined) values[i] = Number(values[i])
    return values as unknown as V
  }
  kinds[prefix] = { words: words as unknown as OptionWords<Value[]>, read: read as unknown as Known['read'] }
  return Object.assign(make as unknown as (...values: V) => string, {
    prefix,
    read,
    of: (most > 1
      ? (id: string) => read(id)[0]
      : numbers.length > 0
        ? (id: string) => Number(id.slice(start.length))
        : (id: string) => id.slice(start.length)) as (id: string) => V[0],
    each: (values: readonly V[0][]) => values.map((value) => start + value),
    is: (id: string) => id.startsWith(start),
  })
}

/** Declares an option that is one word, with its label in every language: word('pass')`Not now | Ahora no | …`. */
export function word(id: string, at: readonly Target[] | ((table: Table) => readonly Target[]) = []) {
  if (plain[id] !== undefined) throw new Error(`Two options are called ${id}`)
  return (label: TemplateStringsArray): string => {
    const pointsAt = (_values: [], table: Table) => (typeof at === 'function' ? at(table) : at)
    plain[id] = { label: says(label), tellsEffect: true, at: pointsAt }
    return id
  }
}

const plain: Record<string, OptionWords<[]>> = {}

/** The words of an option, and the values that it names. */
export function wordsOf(id: string): { words: OptionWords<Value[]>; values: Value[] } {
  const own = plain[id]
  if (own !== undefined) return { words: own as unknown as OptionWords<Value[]>, values: [] }
  const kind = kinds[id.slice(0, id.indexOf(':'))]
  if (kind === undefined) throw new Error(`No option is called ${id}`)
  return { words: kind.words, values: kind.read(id) }
}

/** What an option points at on the table, for the player who is asked. */
export function targetsOf(id: string, table: Table, seat: Seat): readonly Target[] {
  const { words, values } = wordsOf(id)
  return words.at?.(values, table, seat) ?? []
}

/** Every kind of option, for a list of them: its form, and whether it is one word. */
export const optionForms = (): string[] => [...Object.keys(plain), ...Object.keys(kinds).map((prefix) => `${prefix}:…`)]

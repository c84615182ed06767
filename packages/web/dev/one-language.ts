// Of everything that is said in five languages, keeps one: the page is built once for each. A `Text`, or anything else with exactly the
// five languages as its keys, keeps that language; so do the list of the five, and a row of names. What is kept reads none of the others.
// See docs/decisions/0010-a-page-for-each-language.md.

import type { Plugin } from 'vite'

const languages = ['de', 'en', 'es', 'fr', 'pl']
/** The order of the engine's list, in which a row of names has them. */
const inOrder = ['en', 'es', 'de', 'fr', 'pl']
const between = ' | '

/** What of a syntax tree is looked at; every node has its range in the source. */
interface Syntax {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly properties?: readonly Syntax[]
  readonly elements?: readonly (Syntax | null)[]
  readonly key?: Syntax
  readonly tag?: Syntax
  readonly quasi?: Syntax
  readonly property?: Syntax
  readonly computed?: boolean
  readonly name?: string
  readonly value?: unknown
}

export const oneLanguage = (language: string): Plugin => ({
  name: 'cic-one-language',
  // After types are gone, so that the bundler's own parser reads what is left.
  enforce: 'post',
  transform(code, id) {
    if (!/\/packages\/\w+\/src\//.test(id) || !/\.tsx?$/.test(id)) return undefined
    return { code: keepOne(code, language, this.parse(code) as unknown as Syntax), map: null }
  },
})

/** The source without what the other languages say. */
export function keepOne(code: string, language: string, tree: Syntax): string {
  const dropped: [from: number, to: number][] = []
  look(tree)
  let kept = ''
  let at = 0
  for (const [from, to] of dropped) {
    kept += code.slice(at, from)
    at = to
  }
  return kept + code.slice(at)

  function look(node: Syntax): void {
    const row = rowOfNames(node)
    if (row !== undefined) {
      dropped.push(...othersIn(row))
      return
    }
    const spoken = inAllLanguages(node)
    if (spoken === undefined) {
      refuseOthers(node)
      for (const part of partsOf(node)) look(part)
      return
    }
    const mine = spoken[languages.indexOf(language)]
    dropped.push([node.start + 1, mine.start])
    look(mine)
    dropped.push([mine.end, node.end - 1])
  }

  /** All but one name of a row like 'Sickbay | Enfermería | …', which names the languages in the order of the list. */
  function othersIn({ start, end }: Syntax): [from: number, to: number][] {
    const parts = code.slice(start + 1, end - 1).split(between)
    if (parts.length !== inOrder.length) throw new Error(`Not one name for each language: ${code.slice(start, end)}`)
    const before = parts
      .slice(0, inOrder.indexOf(language))
      .reduce((sum, part) => sum + part.length + between.length, 0)
    const from = start + 1 + before
    return [
      [start + 1, from],
      [from + parts[inOrder.indexOf(language)].length, end - 1],
    ]
  }

  /** There would be nothing to read: better no page than one with holes. */
  function refuseOthers({ type, property, computed }: Syntax): void {
    if (type !== 'MemberExpression' || computed || property?.name === undefined) return
    if (property.name === language || !languages.includes(property.name)) return
    throw new Error(`Reads .${property.name} by its name: ${code.slice(property.start - 60, property.end + 20)}`)
  }
}

/** The row behind `names`. */
const rowOfNames = ({ type, tag, quasi }: Syntax): Syntax | undefined =>
  type === 'TaggedTemplateExpression' && tag?.name === 'names' ? quasi : undefined

/** The parts of a table or list of exactly the five languages, in the order of their names. */
function inAllLanguages({ type, properties, elements }: Syntax): Syntax[] | undefined {
  const parts = type === 'ObjectExpression' ? properties : type === 'ArrayExpression' ? elements : undefined
  if (parts?.length !== languages.length) return undefined
  const byName = languages.map((name) => parts.find((part) => part !== null && nameOf(part) === name))
  return byName.includes(undefined) ? undefined : (byName as Syntax[])
}

function nameOf({ type, key, computed, name, value }: Syntax): unknown {
  if (type === 'Property') return computed || key === undefined ? undefined : nameOf(key)
  return type === 'Literal' ? value : type === 'Identifier' ? name : undefined
}

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value

const partsOf = (node: Syntax): Syntax[] => Object.values(node).flat().filter(isSyntax)

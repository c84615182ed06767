// Of everything that is said in five languages, keeps one: the page is built once for each. A `Text`, or anything else with exactly the
// five languages as its keys, keeps that language; so do the list of the five, and a row of names. What is kept reads none of the others.
// See docs/decisions/0010-a-page-for-each-language.md.

import type { Plugin } from 'vite'
import { partsOf, type Syntax } from './syntax.ts'

const languages = ['de', 'en', 'es', 'fr', 'pl']
/** The order of the engine's list, in which a row of names has them. */
const inOrder = ['en', 'es', 'de', 'fr', 'pl']
const between = ' | '

type Range = [from: number, to: number]

export const oneLanguage = (language: string): Plugin => ({
  name: 'cic-one-language',
  // After types are gone, so that the bundler's own parser reads what is left.
  enforce: 'post',
  transform(code, id) {
    if (!/\/packages\/\w+\/src\//.test(id) || !/\.tsx?(\?|$)/.test(id)) return undefined
    return { code: keepOne(code, language, this.parse(code) as unknown as Syntax), map: null }
  },
})

/** The source without what the other languages say. */
export function keepOne(code: string, language: string, tree: Syntax): string {
  const dropped: Range[] = []
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
    const others = othersGiven(node, language)
    if (others !== undefined) {
      dropped.push(...others)
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
  function othersIn({ start, end }: Syntax): Range[] {
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

/**
 * What is given to those who make a word in all languages from a piece of each, but for one of them: emptied, so that the others keep their
 * places. Only Polish names have forms of their own.
 */
function othersGiven(
  { type, callee, tag, quasi, arguments: args = [] }: Syntax,
  language: string,
): Range[] | undefined {
  if (type === 'TaggedTemplateExpression' && tag?.name === 'deck' && quasi !== undefined)
    return piecesOf(quasi, language)
  if (type !== 'CallExpression') return undefined
  if (callee?.name === 'character') return language === 'pl' ? undefined : args.slice(3).flatMap(insideOf)
  if (!['card', 'damageToken', 'skill'].includes(callee?.name ?? '') || args.length < inOrder.length) return undefined
  // A last one is the plural, which Polish alone has to be told.
  return args.filter((_, i) => inOrder[Math.min(i, inOrder.length - 1)] !== language).flatMap(insideOf)
}

const insideOf = ({ type, start, end }: Syntax): Range[] =>
  ['Literal', 'ArrayExpression', 'ObjectExpression'].includes(type) ? [[start + 1, end - 1]] : []

function piecesOf({ quasis = [] }: Syntax, language: string): Range[] {
  let at = quasis[0].start
  return String((quasis[0].value as { raw: string }).raw)
    .split(between)
    .flatMap((piece, i) => {
      const from = at
      at += piece.length + between.length
      return inOrder[i] === language ? [] : [[from, from + piece.length] as Range]
    })
}

/** The row behind names`…`, says`…` or word('pass')`…`. */
function rowOfNames({ type, tag, quasi }: Syntax): Syntax | undefined {
  const by = tag?.name ?? tag?.callee?.name ?? ''
  return type === 'TaggedTemplateExpression' && ['names', 'says', 'word'].includes(by) ? quasi : undefined
}

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

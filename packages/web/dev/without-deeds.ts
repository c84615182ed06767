// A table shows what the server tells and never changes a game itself: of the engine it needs words, prices and what is public, but not what
// effects and steps do. Those are left out of the page; replaying a record and the guided game play, and load an engine of their own,
// '@cic/engine/playing', and bots that think with it, '@cic/bots/playing'. See docs/decisions/0014-a-box-when-a-table-needs-it.md.

import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { partsOf, type Syntax } from './syntax.ts'

const playing = '?playing'

export const withoutDeeds: Plugin = {
  name: 'cic-without-deeds',
  apply: 'build',
  // Before the alias by which the page has the engine without its boxes.
  enforce: 'pre',
  async resolveId(source, importer) {
    const inside = importer?.endsWith(playing) === true
    const asked = inside && /^@cic\/engine(\/doors)?$/.test(source) ? '@cic/engine/playing' : source
    if (!(inside && asked.startsWith('.')) && !/^@cic\/\w+\/playing$/.test(asked)) return undefined
    const found = await this.resolve(asked, importer?.replace(playing, ''), { skipSelf: true })
    return found?.id.endsWith('.ts') ? { ...found, id: found.id + playing } : found
  },
  async load(id) {
    if (!id.endsWith(playing)) return undefined
    return { code: await readFile(id.replace(playing, ''), 'utf8'), moduleType: 'ts' }
  },
}

export const leaveOutDeeds: Plugin = {
  name: 'cic-leave-out-deeds',
  apply: 'build',
  // After types are gone, so that the bundler's own parser reads what is left.
  enforce: 'post',
  transform(code, id) {
    if (!/\/packages\/engine\/src\/.*\.ts$/.test(id)) return undefined
    // Chance is with the server, and so is the cipher that it comes from.
    const leave = id.endsWith('/core/random.ts') ? onlyNames : onlyWords
    return { code: leave(code, this.parse(code) as unknown as Syntax), map: null }
  },
}

/** While types are still there they tell what only does something: whatever is given a game and returns nothing. So does a block without a value. */
export const leaveOutDoing: Plugin = {
  name: 'cic-leave-out-doing',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/packages\/engine\/src\/.*\.ts$/.test(id)) return undefined
    return { code: withoutDoing(code, this.parse(code, { lang: 'ts' }) as unknown as Syntax), map: null }
  },
}

/** What a question does with an answer, and what it offers: the server tells. What an answer comes to is weighed by bots. */
const deedsOfQuestions = ['answer', 'effect', 'facts', 'fallback', 'options', 'pick', 'prospect', 'who']

/** How an action begins, and what it comes to. */
const deedsOfActions = ['begin', 'prospect']

/** The source without what nodes and steps do. */
export const onlyWords = (code: string, tree: Syntax): string =>
  without(allIn(tree, deedsIn), (part) => (part.type === 'Property' ? '' : '()=>{throw 0}'), code)

/** The source without what is done by those of its functions that tell nothing. */
export const withoutDoing = (code: string, tree: Syntax): string =>
  without(
    allIn(tree, (node) => (doesOnly(node) ? [node.body as Syntax] : [])),
    () => '{throw 0}',
    code,
  )

function doesOnly(node: Syntax): boolean {
  const { type, params = [], returnType } = node
  if (type !== 'FunctionDeclaration' && type !== 'ArrowFunctionExpression') return false
  if (isFaults(node)) return true
  if (returnType !== undefined && returnType !== null)
    return typeOf(params[0]) === 'Game' && returnType.typeAnnotation?.type === 'TSVoidKeyword'
  // What stands around a rule is given the rule first.
  return params.some((one) => one.name === 'game' && (typeOf(one) ?? 'Game') === 'Game') && tellsNothing(node)
}

const typeOf = (parameter: Syntax | undefined): string | undefined =>
  parameter?.typeAnnotation?.typeAnnotation?.typeName?.name

/** Only those who play look for faults. */
const isFaults = ({ id }: Syntax): boolean => /[fF]aults$/.test(id?.name ?? '')

/** A block that ends without a value. */
const tellsNothing = ({ body }: Syntax): boolean =>
  (body as Syntax).type === 'BlockStatement' && !returnsOf(body as Syntax).some(({ argument }) => argument !== null)

const returnsOf = (node: Syntax): Syntax[] =>
  node.type === 'ReturnStatement'
    ? [node]
    : partsOf(node).flatMap((part) => (/Function/.test(part.type) ? [] : returnsOf(part)))

/** The source without what any of its functions do, and without what they do it with. */
export const onlyNames = (code: string, tree: Syntax): string =>
  without(
    allIn(tree, (node) => (isImport(node) ? [node] : node.type === 'FunctionDeclaration' ? [node.body as Syntax] : [])),
    (part) => (isImport(part) ? '' : '{throw 0}'),
    code,
  )

const isImport = ({ type }: Syntax): boolean => type === 'ImportDeclaration'

function without(parts: readonly Syntax[], instead: (part: Syntax) => string, code: string): string {
  let kept = ''
  let at = 0
  for (const part of parts) {
    kept += code.slice(at, part.start) + instead(part)
    // Of what is left out of a list of properties nothing stays between the others.
    at = part.type === 'Property' ? part.end + (/^\s*,/.exec(code.slice(part.end))?.[0].length ?? 0) : part.end
  }
  return kept + code.slice(at)
}

function allIn(node: Syntax, find: (node: Syntax) => Syntax[]): Syntax[] {
  const found = find(node)
  return found.length > 0 ? found : partsOf(node).flatMap((part) => allIn(part, find))
}

function deedsIn(node: Syntax): Syntax[] {
  const { type, callee, arguments: args = [] } = node
  if (type === 'VariableDeclarator') return wrapsIn(node)
  if (type === 'ObjectExpression' && deedsNamed(node, ['begin']).length > 0) return deedsNamed(node, deedsOfActions)
  if (type === 'ObjectExpression' && deedsNamed(node, ['answer']).length > 0) return deedsNamed(node, deedsOfQuestions)
  const definition = args[1]
  if (type === 'CallExpression' && callee?.name === 'readsDie') return args.slice(1)
  if (type !== 'CallExpression' || definition?.type !== 'ObjectExpression') return []
  if (callee?.name === 'node') return deedsNamed(definition, ['run'])
  if (callee?.name !== 'procedure') return []
  return (definition.properties ?? []).flatMap((step) => {
    const value = step.value as Syntax | undefined
    if (value === undefined) return []
    return value.type === 'ObjectExpression' ? deedsNamed(value, deedsOfQuestions) : isFunction(value) ? [value] : []
  })
}

/** What a box does around the steps of others: a constant named so. Of steps that only play the page has not even the names. */
function wrapsIn({ id, init }: Syntax): Syntax[] {
  if (!id?.name?.endsWith('Wraps') || init?.type !== 'ObjectExpression') return []
  return (init.properties ?? []).filter(({ value }) => isFunction(value as Syntax))
}

const deedsNamed = ({ properties = [] }: Syntax, names: readonly string[]): Syntax[] =>
  properties.filter(({ key, value }) => names.includes(key?.name ?? '') && isFunction(value as Syntax))

const isFunction = ({ type }: Syntax): boolean => type === 'ArrowFunctionExpression'

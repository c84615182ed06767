// Keeps dependencies pointing one way: cli, web, server → protocol → bots → engine, and inside the engine from the boxes to the parts that
// they share, from there to the language, the rulebook's chapters and the core. No box is named outside its own folders. Prints each
// violation as file:line and exits 1 if there is any.

import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { namesOfEverything } from '../packages/engine/testing/names.ts'

const root = join(import.meta.dirname, '..')

/** Which of our packages a package may import. A package that is not listed may import none. */
const allowedPackages: Record<string, readonly string[]> = {
  engine: [],
  bots: ['engine'],
  protocol: ['bots', 'engine'],
  cli: ['bots', 'engine', 'protocol', 'server', 'web'],
  server: ['bots', 'engine', 'protocol'],
  web: ['bots', 'engine', 'protocol'],
}

/** What the tests of a package may import besides: the page is tested with the real server. */
const allowedInTests: Record<string, readonly string[]> = { web: ['server'] }

/** The boxes in the order of publication: a set may import from itself and from earlier ones. */
const sets = ['base', 'pegasus', 'exodus', 'daybreak'] as const
type SetName = (typeof sets)[number]

/** The layers of the engine: each may import from those before it. What is in none of them stands on all. */
const layers = ['core', 'rules', 'language', 'sets/parts', 'sets']

/** Where a box may be named besides its own folders: the lists of boxes, and the history of what was stored. */
const lists = [
  'packages/engine/src/sets/index.ts',
  'packages/engine/src/sets/announced.ts',
  'packages/engine/src/migrations.ts',
  'packages/engine/testing/boxes/index.ts',
  'packages/web/src/boxes/index.ts',
  'packages/web/src/boxes/lobby.ts',
]

const engineSource = 'packages/engine/src/'
const engineDependency = '@noble/ciphers'

let things: Set<string> | undefined

type Import = { specifier: string; line: number }

const violations = sourceFiles().flatMap((file) =>
  importsOf(file).flatMap(({ specifier, line }) => {
    const reason = whyForbidden(file, specifier)
    return reason === undefined ? [] : [`${file}:${line}: imports '${specifier}': ${reason}`]
  }),
)

violations.push(...sourceFiles().flatMap(boxesNamedIn), ...sourceFiles().flatMap(thingsNamedIn))
for (const violation of violations) console.error(violation)
if (violations.length > 0) process.exitCode = 1

function sourceFiles(): string[] {
  return globSync('packages/*/{src,test,testing}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/** Every module named by `import … from`, `export … from`, `import '…'` or `import('…')`. */
function importsOf(file: string): Import[] {
  const text = withoutComments(readFileSync(join(root, file), 'utf8'))
  const statement = /^\s*(?:import|export)\b[^'"`;=()]*?\bfrom\s*(['"])(.+?)\1|^\s*import\s*(['"])(.+?)\3/gm
  const call = /\bimport\s*\(\s*(['"`])(.+?)\1/g
  return [...text.matchAll(statement), ...text.matchAll(call)].map((match) => {
    const specifier = match[2] ?? match[4] ?? ''
    const position = match.index + match[0].lastIndexOf(specifier)
    return { specifier, line: text.slice(0, position).split('\n').length }
  })
}

/** Blanks out comments that fill whole lines and keeps the line breaks, so that line numbers stay right. */
function withoutComments(text: string): string {
  return text
    .replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/^[ \t]*\/\/.*$/gm, '')
}

function whyForbidden(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return whyPackageForbidden(file, specifier)
  const target = relative(root, join(root, dirname(file), specifier)).replaceAll('\\', '/')
  return whyFileForbidden(file, target)
}

function whyPackageForbidden(file: string, specifier: string): string | undefined {
  const importer = packageOf(file)
  if (specifier.startsWith('@cic/')) {
    const [, imported = ''] = specifier.split('/')
    const tested = /^packages\/\w+\/test\//.test(file) && allowedInTests[importer]?.includes(imported)
    return imported === importer || tested ? undefined : whyPackagesApart(importer, imported)
  }
  if (!file.startsWith(engineSource)) return undefined
  if (specifier === engineDependency || specifier.startsWith(`${engineDependency}/`)) return undefined
  return `the engine may import only ${engineDependency} and its own files`
}

function whyPackagesApart(importer: string, imported: string): string | undefined {
  return allowedPackages[importer]?.includes(imported) ? undefined : `${importer} may not depend on ${imported}`
}

function whyFileForbidden(file: string, target: string): string | undefined {
  if (packageOf(target) !== packageOf(file)) return 'import another package by its name, not by a path'
  if (!file.startsWith(engineSource)) return undefined
  if (!target.startsWith(engineSource)) return 'engine/src may not import from outside engine/src'
  return whyLayerForbidden(file, target)
}

function whyLayerForbidden(file: string, target: string): string | undefined {
  const [from, to] = [layerOf(file), layerOf(target)]
  if (from < to) return `${layers[from]} may not import from ${layers[to] ?? 'what stands on all layers'}`
  const importedSet = setOf(target)
  const importingSet = setOf(file)
  if (importedSet === undefined || importingSet === undefined) return undefined
  if (sets.indexOf(importedSet) > sets.indexOf(importingSet)) {
    return `set ${importingSet} may not import from the later set ${importedSet}`
  }
  return undefined
}

/** The last layer that a file's path fits; what fits none comes after all. */
function layerOf(file: string): number {
  const inside = file.slice(engineSource.length)
  if (inside.startsWith('sets/parts/')) return layers.indexOf('sets/parts')
  const layer = layers.findIndex((name) => inside.startsWith(`${name}/`))
  return layer < 0 ? layers.length : layer
}

/** Every line of code that names a box which has folders of its own; the base game is in every game. */
function boxesNamedIn(file: string): string[] {
  if (lists.includes(file) || /\/test\//.test(file)) return []
  const others = sets.slice(1).filter((set) => !file.split(/[/.]/).includes(set))
  const named = new RegExp(others.join('|'), 'i')
  return withoutComments(readFileSync(join(root, file), 'utf8'))
    .split('\n')
    .flatMap((line, i) =>
      named.test(line.replace(/\/\/.*$/, '')) ? [`${file}:${i + 1}: names a box outside its folders`] : [],
    )
}

/** Bots judge by what an answer comes to: every piece of text in them that is the name of a card, a sheet, an ability or a place. */
function thingsNamedIn(file: string): string[] {
  if (!file.startsWith('packages/bots/src/')) return []
  return withoutComments(readFileSync(join(root, file), 'utf8'))
    .split('\n')
    .flatMap((line, i) =>
      [...line.matchAll(/(['"`])([\w:-]+)\1/g)]
        .filter(([, , text]) => text.split(':').some((word) => thingsOfGame().has(word)))
        .map(([, , text]) => `${file}:${i + 1}: names '${text}', which is something of the game`),
    )
}

/** The ids of everything in the boxes. */
function thingsOfGame(): Set<string> {
  things ??= new Set(Object.values(namesOfEverything()).flat())
  return things
}

function packageOf(path: string): string {
  const [, name = ''] = path.split('/')
  return path.startsWith('packages/') ? name : ''
}

function setOf(path: string): SetName | undefined {
  return sets.find((set) => path.startsWith(`${engineSource}sets/${set}/`))
}

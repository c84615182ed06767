// Keeps dependencies pointing one way: cli, web, server → protocol → bots → engine, and inside the engine from later sets
// to earlier ones. Prints each violation as file:line and exits 1 if there is any.

import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

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

const engineSource = 'packages/engine/src/'
const setsManifest = `${engineSource}sets/index.ts`
const engineDependency = '@noble/ciphers'

type Import = { specifier: string; line: number }

const violations = sourceFiles().flatMap((file) =>
  importsOf(file).flatMap(({ specifier, line }) => {
    const reason = whyForbidden(file, specifier)
    return reason === undefined ? [] : [`${file}:${line}: imports '${specifier}': ${reason}`]
  }),
)

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
  if (file.startsWith(`${engineSource}core/`) && target.startsWith(`${engineSource}sets/`)) {
    return 'core may not import from sets'
  }
  const importedSet = setOf(target)
  if (importedSet === undefined || file === setsManifest) return undefined
  const importingSet = setOf(file)
  if (importingSet === undefined) return `only ${setsManifest} and sets may import from set ${importedSet}`
  if (sets.indexOf(importedSet) > sets.indexOf(importingSet)) {
    return `set ${importingSet} may not import from the later set ${importedSet}`
  }
  return undefined
}

function packageOf(path: string): string {
  const [, name = ''] = path.split('/')
  return path.startsWith('packages/') ? name : ''
}

function setOf(path: string): SetName | undefined {
  return sets.find((set) => path.startsWith(`${engineSource}sets/${set}/`))
}

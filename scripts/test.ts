// Runs all tests, or with CIC_RESTORE=1 those at arranged tables. Files in which something has failed are run once more, one at a time:
// docs/decisions/0012-a-failed-test-once-more.md

import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'

const endOfTests = join(import.meta.dirname, 'end-of-tests.ts')
/** How long a test may take that names no limit of its own: it is there to end what hangs, not to time a busy machine. */
const longest = 900_000
/** Tests that store and restore by themselves, or play nothing. */
const withoutTable = ['packages/engine/test/{games,language}/**', 'packages/engine/test/**/{random-*,facts}.test.ts']
const all =
  process.env.CIC_RESTORE === '1'
    ? globSync('packages/engine/test/**/*.test.ts', { exclude: withoutTable })
    : globSync('packages/*/test/**/*.test.ts').sort((one, other) => lasting(other) - lasting(one))
// Each file is a process, and so is whatever it starts: what one of them has compiled the others need not compile again.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')
const failed = await failedOf(
  all.map((file) => resolve(file)),
  2,
)
if (failed.length > 0) {
  console.log(`\nOnce more: ${failed.join(', ')}\n`)
  process.exitCode = (await failedOf(failed, 1)).length > 0 ? 1 : 0
}

/** The files in which a test has failed. What one of them leaves running does not hold up the others, and nothing takes forever. */
async function failedOf(files: string[], concurrency: number): Promise<string[]> {
  const failures = new Set<string | undefined>()
  const tests = run({
    files,
    concurrency,
    timeout: 1_200_000,
    execArgv: ['--import', endOfTests, `--test-timeout=${longest}`],
  })
  tests.on('test:fail', (failure) => failures.add(fileOf(failure)))
  for await (const line of tests.compose(spec)) process.stdout.write(line)
  const found = files.filter((file) => failures.delete(file))
  // Whatever cannot be told to come from one of them may come from any.
  return failures.size > 0 ? files : found
}

/** What takes longest comes first, so that no core is left waiting for it at the end. */
function lasting(file: string): number {
  return ['bots', 'cli', 'server', 'web'].findIndex((name) => file.startsWith(`packages/${name}/`))
}

/** `file` is where the test is written, which may be in the test kit; `entryFile` is the file that was run. */
function fileOf({ file, entryFile }: { file?: string; entryFile?: string }): string | undefined {
  return entryFile ?? file
}

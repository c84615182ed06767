// `npm start`: starts the server with what the environment says, prints where it is, and stops cleanly when told to.

import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Settings, SettingsError, settingsFrom, settingsHelp } from './settings.ts'

const help = `
Serves CIC: the tables, the page and the API, on one port.

  npm start                 starts the server
  npm start -- --help       this text
  npm start -- backup FILE  copies the SQLite database while the server runs, to a file that is not there yet
  npm start -- rotate       signs cookies with another secret from the next start on; the last one is still taken

What it reads from the environment:
${settingsHelp()}
`

const [command, ...rest] = process.argv.slice(2)

if (command === '--help' || command === '-h') console.log(help)
else await run()

async function run(): Promise<void> {
  try {
    const settings = settingsFrom(process.env)
    if (command === 'backup') await backup(settings, rest)
    else if (command === 'rotate') await rotate(settings)
    else if (command === undefined) await serve(settings)
    else throw new SettingsError(`There is no command "${command}"; see --help.`)
  } catch (error) {
    console.error(lineOf(error))
    process.exitCode = error instanceof SettingsError ? 2 : 1
  }
}

async function serve(settings: Settings): Promise<void> {
  const { startServer } = await import('./server.ts')
  const server = await startServer(settings)
  console.log(`CIC is at ${settings.publicUrl ?? server.address}`)
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

async function backup(settings: Settings, [file, ...more]: readonly string[]): Promise<void> {
  if (file === undefined || more.length > 0) throw new SettingsError('Say where to: npm start -- backup FILE')
  if (settings.databaseUrl !== undefined) throw new SettingsError('PostgreSQL is copied by its own program: pg_dump.')
  const { databaseFile, openStorage } = await import('./storage/index.ts')
  const from = databaseFile(settings.dataDirectory)
  if (!existsSync(from)) throw new SettingsError(`There is no database in ${settings.dataDirectory} (DATA_DIR).`)
  if (resolve(file) === resolve(from)) throw new SettingsError('This is the database itself.')
  createNew(file)
  try {
    const storage = await openStorage(settings)
    await storage.backup(file).finally(() => storage.close())
  } catch (error) {
    // What is not a whole copy would look like one.
    rmSync(file, { force: true })
    throw error
  }
  console.log(`Copied to ${file}.`)
}

async function rotate(settings: Settings): Promise<void> {
  const { openStorage } = await import('./storage/index.ts')
  const { rotateSecret } = await import('./secrets.ts')
  const storage = await openStorage(settings)
  await rotateSecret(storage.documents).finally(() => storage.close())
  console.log('Cookies are signed with another secret when the server is started again.')
}

/** What is there already may be the only copy of something. */
function createNew(file: string): void {
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true })
    closeSync(openSync(file, 'wx'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST') throw error
    throw new SettingsError(`${file} is there already, and a backup overwrites nothing.`)
  }
}

/** Several attempts to connect are one failure; its reason is the first. */
function lineOf(error: unknown): string {
  const reason = error instanceof AggregateError ? (error.errors[0] as unknown) : error
  const words = reason instanceof Error ? reason.message || reason.name : String(reason)
  return words.replace(/\s+/g, ' ')
}

// `npm start`: starts the server with what the environment says, prints where it is, and stops cleanly when told to.

import { SettingsError, settingsFrom, settingsHelp } from './settings.ts'

const help = `
Serves CIC: the tables, the page and the API, on one port.

  npm start                 starts the server
  npm start -- --help       this text
  npm start -- backup FILE  copies the SQLite database while the server runs

What it reads from the environment:
${settingsHelp()}
`

const [command, ...rest] = process.argv.slice(2)

if (command === '--help' || command === '-h') console.log(help)
else await run()

async function run(): Promise<void> {
  try {
    const settings = settingsFrom(process.env)
    if (command === 'backup') await backup(settings, rest[0])
    else if (command === undefined) await serve(settings)
    else throw new SettingsError(`There is no command "${command}"; see --help.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = error instanceof SettingsError ? 2 : 1
  }
}

async function serve(settings: ReturnType<typeof settingsFrom>): Promise<void> {
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

async function backup(settings: ReturnType<typeof settingsFrom>, file: string | undefined): Promise<void> {
  if (file === undefined) throw new SettingsError('Say where to: npm start -- backup FILE')
  const { openStorage } = await import('./storage/index.ts')
  const storage = await openStorage(settings)
  await storage.backup(file)
  await storage.close()
  console.log(`Copied to ${file}.`)
}

// `npm run admin`: what an operator does to a running server, from its own machine. Every command is one request.

const help = `
  npm run -s admin -- tables                 the tables that changed last
  npm run -s admin -- table ID               what may be known of one
  npm run -s admin -- end ID                 ends its game
  npm run -s admin -- delete ID              forgets it
  npm run -s admin -- rebuild ID             stores its snapshot anew
  npm run -s admin -- reports                what people have reported
  npm run -s admin -- close REPORT           closes a report
  npm run -s admin -- ban PERSON             has nothing to do with somebody any more
  npm run -s admin -- unban PERSON           or again
  npm run -s admin -- delete-person PERSON   forgets somebody and what is theirs

  --server URL   where the server is (http://127.0.0.1:$PORT)
METRICS_TOKEN is shown to the server, if it is in the environment.
`

type Call = readonly [method: string, path: string, body?: object]

const commands: Readonly<Record<string, (id: string) => Call>> = {
  tables: () => ['GET', 'tables'],
  table: (id) => ['GET', `tables/${id}`],
  end: (id) => ['POST', `tables/${id}/end`, {}],
  delete: (id) => ['DELETE', `tables/${id}`],
  rebuild: (id) => ['POST', `tables/${id}/snapshot`, {}],
  reports: () => ['GET', 'reports'],
  close: (id) => ['DELETE', `reports/${id}`],
  ban: (id) => ['PUT', `people/${id}/ban`, { banned: true }],
  unban: (id) => ['PUT', `people/${id}/ban`, { banned: false }],
  'delete-person': (id) => ['DELETE', `people/${id}`],
}

const words = process.argv.slice(2)
const server = serverAmong(words)
const [name = '', id = '', ...more] = words
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
const needsId = command?.('?')[1].includes('?')

if (command === undefined || needsId !== (id !== '') || more.length > 0) {
  console.error(help)
  process.exitCode = 2
} else await run(command(encodeURIComponent(id)))

/** Takes the option out of the words. All others are words: an id may begin with a dash. */
function serverAmong(words: string[]): string | undefined {
  const option = '--server'
  const at = words.findIndex((word) => word === option || word.startsWith(`${option}=`))
  if (at < 0) return undefined
  const [first] = words.splice(at, 1)
  return first === option ? words.splice(at, 1)[0] : first.slice(option.length + 1)
}

async function run([method, path, body]: Call): Promise<void> {
  const { PORT = '3000', METRICS_TOKEN } = process.env
  const response = await fetch(`${server ?? `http://127.0.0.1:${PORT}`}/api/admin/${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(METRICS_TOKEN && { authorization: `Bearer ${METRICS_TOKEN}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (response.ok) console.log(JSON.stringify(answer, null, 2))
  else {
    console.error((answer as { error: { message: string } }).error.message)
    process.exitCode = 1
  }
}

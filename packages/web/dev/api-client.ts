// Writes what the page calls the server by, from the server's own description of its API: `npm run -s api-client`.

import { writeFileSync } from 'node:fs'
import { testServer } from '@cic/server/testing'
import { clientFrom, type Description, generated } from './client-from.ts'

const server = await testServer()
const description = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as Description
await server.stop()
writeFileSync(generated, clientFrom(description))

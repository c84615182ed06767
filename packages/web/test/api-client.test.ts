// The page calls the server by a client that is made from the server's own description: it is never behind.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { testServer } from '@cic/server/testing'
import { clientFrom, type Description, generated } from '../dev/client-from.ts'

test('the client is what `npm run -s api-client` makes of the description', async () => {
  const server = await testServer()
  const description = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as Description
  await server.stop()
  assert.equal(readFileSync(generated, 'utf8'), clientFrom(description))
})

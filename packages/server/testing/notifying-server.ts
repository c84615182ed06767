// A server in a process of its own whose messages reach receivers on this machine: for tests that kill it in the middle of telling.

import { rangesOf } from '../src/notifications/outside.ts'
import { startServer } from '../src/server.ts'
import { settingsFrom } from '../src/settings.ts'

const server = await startServer(settingsFrom(process.env), {
  notifications: {
    grace: { live: 150, slow: 150 },
    lease: 400,
    presence: { every: 50, soon: 10, lasts: 400, remembered: 0, lately: 0 },
    outside: {
      blocked: { ipv4: rangesOf('ipv4', []), ipv6: rangesOf('ipv6', []) },
      ports: 'any',
      resolve: async () => ['127.0.0.1'],
      timeout: 5_000,
    },
  },
})
console.log(`CIC is at ${server.address}`)
process.on('SIGTERM', () => server.stop().then(() => process.exit(0)))

// The page while it is being worked on, with a server of its own behind it: `npm run dev:web`. What is played is forgotten at the end.

import { testServer } from '@cic/server/testing'
import { createServer } from 'vite'

const server = await testServer({ LOG_LEVEL: 'warn' })
const page = await createServer({
  configFile: `${import.meta.dirname}/../vite.config.ts`,

  server: { proxy: { '/api': server.address } },
})
await page.listen()
page.printUrls()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await page.close()
    await server.stop()
    process.exit()
  })

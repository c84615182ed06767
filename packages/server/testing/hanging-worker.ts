// A bot that thinks forever: for tests of what a table does then.

import { parentPort } from 'node:worker_threads'

parentPort?.on('message', () => {
  for (;;) {
    // Forever.
  }
})

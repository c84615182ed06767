// A bot that fails: for tests of what a table does then. Its level says how.

import { parentPort } from 'node:worker_threads'
import type { Question } from '../src/bots/worker.ts'

parentPort?.on('message', ({ level, number }: Question) => {
  if (level === 'random') throw new Error('I cannot think.')
  if (level === 'cadet') process.exit(1)
  if (level === 'officer') parentPort?.postMessage({ number, answer: 'to:the-moon', says: [] })
  for (;;) {
    // The admiral thinks forever.
  }
})

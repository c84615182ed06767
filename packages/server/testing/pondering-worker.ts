// A bot that takes a while, and longer for some questions than for others: for tests that nobody notices.

import { parentPort } from 'node:worker_threads'
import type { Question } from '../src/bots/worker.ts'

parentPort?.on('message', ({ number, decision }: Question) => {
  const pondering = decision.options.length % 2 === 0 ? 10 : 300
  setTimeout(() => parentPort?.postMessage({ number, answer: decision.fallback, says: [] }), pondering)
})

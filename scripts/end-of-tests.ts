// Loaded before each test file: a test that fails may leave a server running, which would keep its process alive for ever. A minute after
// the tests of the file are done nothing of it is needed any more.

import { after } from 'node:test'
import { isMainThread } from 'node:worker_threads'

const minute = 60_000

// Threads are begun with the same modules, and have no tests.
if (isMainThread) after(() => setTimeout(() => process.exit(), minute).unref())

// The page on which anybody checks that a finished game was played with the seed that was promised when it began.

import { readFileSync } from 'node:fs'
import type { App } from './route.ts'

export function checkRoutes(app: App): void {
  serve(app, '/check', 'check.html', 'text/html; charset=utf-8')
  serve(app, '/check.js', 'check.js', 'text/javascript; charset=utf-8')
}

function serve(app: App, path: string, file: string, type: string): void {
  const body = readFileSync(new URL(`check/${file}`, import.meta.url), 'utf8')
  app.get(path, { config: { access: 'anyone' }, schema: { hide: true } }, (_request, reply) =>
    reply.type(type).send(body),
  )
}

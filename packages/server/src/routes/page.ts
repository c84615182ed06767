// The page and its parts. Every other address that is not the API's is the page's own: it knows what to show there.

import files from '@fastify/static'
import { notFound } from '../refusal.ts'
import type { App } from './route.ts'

export async function pageRoutes(app: App, directory: string | undefined): Promise<void> {
  if (directory === undefined) {
    app.setNotFoundHandler(() => {
      throw notFound('address')
    })
    return
  }
  // The build has compressed its parts; a browser gets what it reads.
  await app.register(files, { root: directory, serve: false, index: false, dotfiles: 'ignore', preCompressed: true })
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) throw notFound('address')
    reply.sendFile('index.html', { cacheControl: false })
  })
  app.get('/*', { config: { access: 'anyone', refusals: ['forbidden'] }, schema: { hide: true } }, (request, reply) => {
    const { '*': path } = request.params as { '*': string }
    if (path === '' || path.startsWith('api/')) {
      reply.callNotFound()
      return
    }
    // The names of built parts change with what is in them.
    const lasting = path.startsWith('assets/') ? { maxAge: '1y', immutable: true } : {}
    reply.sendFile(path, lasting)
  })
}

function isPage({ method, url }: { method: string; url: string }): boolean {
  const [path] = url.split('?')
  return (method === 'GET' || method === 'HEAD') && !path.startsWith('/api') && !/\.\w+$/.test(path)
}

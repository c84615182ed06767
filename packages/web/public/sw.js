// Between the page and the network: keeps the page for when there is none, shows messages, and opens the table that they are about.
// The page itself is always asked for first, so that no old page meets a new server; its parts have names that change with what is in
// them, so one that is kept is never wrong.

const shell = 'cic-shell-1'
/** What a page has loaded before anybody stood between it and the network it puts here itself: src/pwa/register.ts. */
const parts = 'cic-parts-1'
const mostParts = 80
const kept = ['/offline.html', '/icon.svg', '/icon-192.png']

/** What is none of the worker's business does not wait for it: words sent while the page is left would be lost on the way. */
const straight = { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' }

/**
 * A new worker waits until no page needs the old one: if it took over while a page is loaded, as on a change of language, Chromium may
 * leave that page hanging.
 */
self.addEventListener('install', (event) => {
  event.addRoutes?.(straight).catch(() => undefined)
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll(['/', ...kept])))
})

self.addEventListener('activate', (event) => {
  const current = [shell, parts]
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(part(request))
  else if (kept.includes(url.pathname)) event.respondWith(fromNetworkOr(request, url.pathname))
})

/** The page from the network; without one, as it was last, if all its parts are here too; otherwise a page that says so. */
async function page(request) {
  try {
    const response = await fetch(request)
    const isPage = response.ok && (response.headers.get('content-type') ?? '').startsWith('text/html')
    if (isPage) await (await caches.open(shell)).put('/', response.clone())
    return response
  } catch {
    const cache = await caches.open(shell)
    const last = await cache.match('/')
    if (last !== undefined && (await isWhole(last.clone()))) return last
    return (await cache.match('/offline.html')) ?? Response.error()
  }
}

/** Whether what it loads first is here, in whatever language; what that one needs it looks for itself, and says if it is not there. */
async function isWhole(response) {
  const cache = await caches.open(parts)
  const names = [...(await response.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, name]) => name)
  const found = await Promise.all(names.map((name) => cache.match(name)))
  return found.every((one) => one !== undefined)
}

async function part(request) {
  const cache = await caches.open(parts)
  const here = await cache.match(request)
  if (here !== undefined) return here
  const response = await fetch(request)
  if (response.ok) {
    await cache.put(request, response.clone())
    await forgetOldest(cache)
  }
  return response
}

/** Parts of pages from before: the first that were kept are the first to go. */
async function forgetOldest(cache) {
  const names = await cache.keys()
  for (const name of names.slice(0, Math.max(0, names.length - mostParts))) await cache.delete(name)
}

async function fromNetworkOr(request, name) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(name)) ?? Response.error()
  }
}

self.addEventListener('push', (event) => {
  const { title = 'CIC', body = '', url = '/' } = readMessage(event.data)
  const options = { body, tag: url, renotify: true, icon: '/icon-192.png', badge: '/badge.png', data: { url } }
  event.waitUntil(self.registration.showNotification(title, options))
})

function readMessage(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(new URL(event.notification.data?.url ?? '/', self.location.origin)))
})

/** The window that already shows this table comes to the front; otherwise another one goes there, or a new one is opened. */
async function show(target) {
  if (target.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => new URL(one.url).pathname === target.pathname)
  if (there !== undefined) await there.focus()
  else await self.clients.openWindow(target.href)
}

/** The browser has made a new address for its messages: the server is told. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event))
})

async function subscribeAgain({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options ?? (await keyFromServer())
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(options))
  await fetch('/api/me/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription: subscription.toJSON() }),
  })
}

async function keyFromServer() {
  const { key } = await (await fetch('/api/push/key')).json()
  const letters = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return { userVisibleOnly: true, applicationServerKey: Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) }
}

// The page can be installed and keeps itself for when there is no network. Where that is not possible it works as before.

/** After an update of the server parts of the old page may be gone: it is loaded anew, but not again and again, and not in a tunnel. */
const justReloaded = 'cic.reloaded'
const minute = 60_000

export function installable(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(justReloaded) ?? 0) < minute) return
    event.preventDefault()
    sessionStorage.setItem(justReloaded, String(Date.now()))
    location.reload()
  })
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  // The page comes first; the rest can wait until it is there.
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register)
}

async function register(): Promise<void> {
  try {
    await keepParts()
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch {
    // Then it is tried at the next visit.
  }
}

/** The parts of the first page came before there was a worker to keep them. Its name for them is in public/sw.js. */
async function keepParts(): Promise<void> {
  if (navigator.serviceWorker.controller !== null) return
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const cache = await caches.open('cic-parts-1')
  await cache.addAll(new Set(loaded.filter((path) => path.startsWith('/assets/'))))
}

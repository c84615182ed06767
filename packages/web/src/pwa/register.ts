// The page can be installed and keeps itself for when there is no network. Where that is not possible it works as before.

/** After an update of the server parts of the old page may be gone: it is loaded anew, but not again and again. */
const justReloaded = 'cic.reloaded'
const minute = 60_000

export function installable(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(justReloaded) ?? 0) < minute) return
    event.preventDefault()
    sessionStorage.setItem(justReloaded, String(Date.now()))
    location.reload()
  })
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  // The page comes first; the rest can wait until it is there.
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  })
}

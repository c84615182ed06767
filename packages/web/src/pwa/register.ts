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
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}

/** It keeps the page in this language: another one has another worker. */
function register(): void {
  const worker = `/sw.js?language=${import.meta.env.VITE_LANGUAGE}`
  navigator.serviceWorker.register(worker, { updateViaCache: 'none' }).catch(() => undefined)
}

// What stands behind the # of the address, and how a page changes it.

import { useEffect, useState } from 'preact/hooks'

const read = (): string => decodeURIComponent(location.hash.slice(1))

export function useHash(): string {
  const [hash, set] = useState(read)
  useEffect(() => {
    const changed = (): void => set(read())
    changed()
    addEventListener('hashchange', changed)
    addEventListener('popstate', changed)
    return () => {
      removeEventListener('hashchange', changed)
      removeEventListener('popstate', changed)
    }
  }, [])
  return hash
}

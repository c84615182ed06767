// Who sits at this browser.

import { useEffect } from 'preact/hooks'
import { api, type Me } from '../api.ts'
import { createStore, useStore } from '../store.ts'

const me = createStore<Me | undefined>(undefined)
let asked = false

export function useMe(): Me | undefined {
  useEffect(() => {
    if (asked) return
    asked = true
    api
      .me()
      .then(me.set)
      .catch(() => {
        asked = false
      })
  }, [])
  return useStore(me)
}

export async function rename(name: string): Promise<void> {
  me.set(await api.changeMe({ name }))
}

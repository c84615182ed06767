// Who sits at this browser. The server gives an identity with the first question about it, so that comes before everything else.

import { useEffect } from 'preact/hooks'
import { api, type Me } from '../api.ts'
import { createStore, useStore } from '../store.ts'

const me = createStore<Me | undefined>(undefined)
let asking = false

export function useMe(): Me | undefined {
  useEffect(ask, [])
  return useStore(me)
}

export async function rename(name: string): Promise<void> {
  me.set(await api.changeMe({ name }))
}

/** Asked once, and again while the server cannot be reached. */
function ask(): void {
  if (asking || me.get() !== undefined) return
  asking = true
  api.me().then(me.set, () => {
    asking = false
    setTimeout(ask, 2000)
  })
}

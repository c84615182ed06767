// Messages on this device.

import { useEffect, useState } from 'preact/hooks'
import { type PushState, pushState, turnPushOff, turnPushOn } from '../pwa/push.ts'
import { settingsWords } from '../words/settings.ts'
import { useWords } from '../words/words.ts'
import type { Account } from './account.ts'
import { Problem } from './problem.tsx'
import { useAttempt } from './use-attempt.ts'

const words = {
  on: 'pushOn',
  off: 'pushOff',
  denied: 'pushDenied',
  unsupported: 'pushUnsupported',
} as const satisfies Record<PushState, keyof typeof settingsWords>

export function PushSection({ account }: { account: Account }) {
  const t = useWords(settingsWords)
  const [state, setState] = useState<PushState | undefined>(undefined)
  const { busy, error, run } = useAttempt()
  useEffect(() => {
    pushState().then(setState, () => setState('unsupported'))
  }, [])
  const change = (): Promise<void> =>
    run(async () => {
      setState(await (state === 'on' ? turnPushOff() : turnPushOn()))
      await account.refresh()
    })
  return (
    <section class="panel" aria-labelledby="this-device">
      <h2 id="this-device">{t('thisDevice')}</h2>
      {state !== undefined && <p role="status">{t(words[state])}</p>}
      {(state === 'on' || state === 'off') && (
        <button type="button" disabled={busy} onClick={change}>
          {t(state === 'on' ? 'turnOff' : 'turnOn')}
        </button>
      )}
      <Problem error={error} />
    </section>
  )
}

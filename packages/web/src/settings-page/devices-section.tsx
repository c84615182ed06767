// The devices that I am logged in on: each can be sent away, this one too.

import { useEffect, useState } from 'preact/hooks'
import { type MyDevice, moreApi } from '../more-api.ts'
import { turnPushOff } from '../pwa/push.ts'
import { useLanguage } from '../settings.ts'
import { settingsWords } from '../words/settings.ts'
import { useWords } from '../words/words.ts'
import { Problem } from './problem.tsx'
import { useAttempt } from './use-attempt.ts'
import './email-section.css'

export function DevicesSection() {
  const t = useWords(settingsWords)
  const [devices, show] = useState<readonly MyDevice[]>([])
  const { busy, error, run } = useAttempt()
  const load = async (): Promise<void> => show(await moreApi.devices())
  // Once: the page asks again itself when it has sent one away.
  useEffect(() => {
    moreApi.devices().then(show, () => undefined)
  }, [])
  const sendAway = (id: string): Promise<void> => run(() => moreApi.sendAway(id).then(load))
  const logOut = (everywhere: boolean): Promise<void> =>
    run(async () => {
      // Whoever has the device next is not told what waits for me.
      await turnPushOff().catch(() => undefined)
      await moreApi.logOut(everywhere)
      location.assign('/')
    })
  return (
    <section class="panel" aria-labelledby="devices-title">
      <h2 id="devices-title">{t('myDevices')}</h2>
      <ul>
        {devices.map((device) => (
          <li key={device.id} class="has">
            <DeviceName device={device} />
            {!device.current && (
              <button type="button" disabled={busy} onClick={() => sendAway(device.id)}>
                {t('sendAway')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p class="quiet">{t('logOutLead')}</p>
      <div class="row">
        <button type="button" disabled={busy} onClick={() => logOut(false)}>
          {t('logOut')}
        </button>
        <button type="button" disabled={busy} onClick={() => logOut(true)}>
          {t('logOutEverywhere')}
        </button>
      </div>
      <Problem error={error} />
    </section>
  )
}

function DeviceName({ device: { name, current, seen } }: { device: MyDevice }) {
  const t = useWords(settingsWords)
  const language = useLanguage()
  const when = current ? t('thisOne') : t('lastHere', { date: new Date(seen).toLocaleDateString(language) })
  return (
    <span>
      {name === '' ? t('someDevice') : name} · {when}
    </span>
  )
}

// Events down, channels across: a box for each.

import { type Channel, channels, type MyAccount, moreApi, type NotifiedEvent, notifiedEvents } from '../more-api.ts'
import { settingsWords } from '../words/settings.ts'
import { useWords } from '../words/words.ts'
import type { Account } from './account.ts'
import { withTick } from './matrix.ts'
import { Problem } from './problem.tsx'
import { useAttempt } from './use-attempt.ts'
import './notification-matrix.css'

export function NotificationMatrix({ account, me }: { account: Account; me: MyAccount }) {
  const t = useWords(settingsWords)
  const { error, run } = useAttempt()
  const tick = (event: NotifiedEvent, channel: Channel, on: boolean): Promise<void> =>
    run(async () => {
      const notifications = withTick(me.notifications, event, channel, on)
      account.set({ ...me, notifications })
      account.set(await moreApi.changeAccount({ notifications }))
    })
  return (
    <section class="panel" aria-labelledby="tell-me">
      <h2 id="tell-me">{t('tellMe')}</h2>
      <p class="quiet">{t('tellMeLead')}</p>
      <table class="matrix">
        <thead>
          <tr>
            <th scope="col">{t('event')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t(channel)}
                <ChannelState me={me} channel={channel} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notifiedEvents.map((event) => (
            <tr key={event}>
              <th scope="row">{t(event)}</th>
              {channels.map((channel) => (
                <td key={channel}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={t('by', { event: t(event), channel: t(channel) })}
                      checked={me.notifications[event].includes(channel)}
                      onChange={(change) => tick(event, channel, change.currentTarget.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Problem error={error} />
    </section>
  )
}

function ChannelState({ me, channel }: { me: MyAccount; channel: Channel }) {
  const t = useWords(settingsWords)
  const on = channel === 'push' ? me.push > 0 : me[channel] !== undefined
  const words = !on ? t('notSetUp') : channel === 'push' ? t('browsers', { n: me.push }) : t('setUp')
  return <span class={on ? 'channel-state on' : 'channel-state'}>{words}</span>
}

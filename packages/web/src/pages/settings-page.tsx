// Who I am, how the page looks, and how I want to be told that a table waits.

import { useMe } from '../parts/me.ts'
import { SitePage } from '../parts/site-page.tsx'
import { useTitle } from '../parts/use-title.ts'
import { useAccount } from '../settings-page/account.ts'
import { DeviceSection } from '../settings-page/device-section.tsx'
import { DevicesSection } from '../settings-page/devices-section.tsx'
import { EmailSection } from '../settings-page/email-section.tsx'
import { NotificationMatrix } from '../settings-page/notification-matrix.tsx'
import { Problem } from '../settings-page/problem.tsx'
import { PushSection } from '../settings-page/push-section.tsx'
import { WebhookSection } from '../settings-page/webhook-section.tsx'
import { YouSection } from '../settings-page/you-section.tsx'
import { settingsWords } from '../words/settings.ts'
import { useWords } from '../words/words.ts'
import './settings-page.css'

export function SettingsPage() {
  const t = useWords(settingsWords)
  const known = useMe() !== undefined
  useTitle(t('title'))
  return (
    <SitePage kind="settings">
      <h1>{t('title')}</h1>
      <div class="settings-columns">
        <YouSection />
        {known && <TellMe />}
        <DeviceSection />
        {known && <DevicesSection />}
      </div>
    </SitePage>
  )
}

function TellMe() {
  const account = useAccount()
  const { me, error } = account
  if (me === undefined) return <Problem error={error} />
  return (
    <>
      <NotificationMatrix account={account} me={me} />
      <PushSection account={account} />
      <EmailSection account={account} me={me} />
      <WebhookSection account={account} me={me} />
    </>
  )
}

// An address of somebody's own program, and the secret that its messages are signed with.

import { useState } from 'preact/hooks'
import { type MyAccount, moreApi } from '../more-api.ts'
import { settingsWords } from '../words/settings.ts'
import { useWords } from '../words/words.ts'
import type { Account } from './account.ts'
import { CopyField } from './copy-field.tsx'
import { Problem } from './problem.tsx'
import { useAttempt } from './use-attempt.ts'
import './copy-field.css'
import './email-section.css'

export function WebhookSection({ account, me }: { account: Account; me: MyAccount }) {
  const t = useWords(settingsWords)
  const [url, type] = useState('')
  const [secret, show] = useState<string | undefined>(undefined)
  const { busy, error, run } = useAttempt()
  const save = (event: Event): Promise<void> => {
    event.preventDefault()
    return run(async () => {
      show((await moreApi.setWebhook(url.trim())).secret)
      type('')
      await account.refresh()
    })
  }
  const remove = (): Promise<void> =>
    run(async () => {
      await moreApi.removeWebhook()
      show(undefined)
      await account.refresh()
    })
  return (
    <section class="panel" aria-labelledby="webhook-title">
      <h2 id="webhook-title">{t('webhook')}</h2>
      <p class="quiet">{t('webhookLead')}</p>
      {me.webhook !== undefined && (
        <p class="has">
          {t('webhookNow', { address: me.webhook })}
          <button type="button" disabled={busy} onClick={remove}>
            {t('remove')}
          </button>
        </p>
      )}
      <form class="one-field" onSubmit={save}>
        <label for="webhook-url">{t('webhookUrl')}</label>
        <input
          id="webhook-url"
          type="url"
          required
          maxLength={2000}
          placeholder="https://"
          value={url}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button type="submit" disabled={busy || url.trim() === ''}>
          {t('save')}
        </button>
      </form>
      {secret !== undefined && <CopyField label={t('secretOnce')} value={secret} />}
      <Problem error={error} />
    </section>
  )
}

// An address that messages go to, once the link sent there has been opened.

import { useState } from 'preact/hooks'
import { type MyAccount, moreApi } from '../more-api.ts'
import { settingsWords } from '../words/settings.ts'
import { useWords } from '../words/words.ts'
import type { Account } from './account.ts'
import { Problem } from './problem.tsx'
import { useAttempt } from './use-attempt.ts'
import './copy-field.css'
import './email-section.css'

export function EmailSection({ account, me }: { account: Account; me: MyAccount }) {
  const t = useWords(settingsWords)
  const [address, type] = useState('')
  const [sent, setSent] = useState<string | undefined>(undefined)
  const { busy, error, run } = useAttempt()
  const send = (event: Event): Promise<void> => {
    event.preventDefault()
    return run(async () => {
      await moreApi.setEmail(address.trim())
      setSent(address.trim())
      type('')
    })
  }
  const remove = (): Promise<void> =>
    run(async () => {
      await moreApi.removeEmail()
      setSent(undefined)
      await account.refresh()
    })
  return (
    <section class="panel" aria-labelledby="email-title">
      <h2 id="email-title">{t('email')}</h2>
      {me.email !== undefined && (
        <p class="has">
          {t('emailNow', { address: me.email })}
          <button type="button" disabled={busy} onClick={remove}>
            {t('remove')}
          </button>
        </p>
      )}
      <form class="one-field" onSubmit={send}>
        <label for="email-address">{t('emailAddress')}</label>
        <input
          id="email-address"
          type="email"
          required
          maxLength={254}
          autocomplete="email"
          value={address}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button type="submit" disabled={busy || address.trim() === ''}>
          {t('sendLink')}
        </button>
      </form>
      {sent !== undefined && error === undefined && <p role="status">{t('linkSent', { address: sent })}</p>}
      <Problem error={error} />
    </section>
  )
}

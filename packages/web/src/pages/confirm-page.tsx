// An e-mail address is confirmed by the link that was sent there.

import { moreApi } from '../more-api.ts'
import { TokenPage } from '../settings-page/token-page.tsx'
import { settingsWords } from '../words/settings.ts'
import { useWords } from '../words/words.ts'

export function ConfirmPage() {
  const t = useWords(settingsWords)
  return (
    <TokenPage
      title={t('confirmTitle')}
      button={t('confirmNow')}
      use={async (token) => t('confirmed', { address: (await moreApi.confirmEmail(token)).email })}
    />
  )
}

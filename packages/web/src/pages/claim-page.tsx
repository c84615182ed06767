// Another device becomes mine by a link that works once.

import { api } from '../api.ts'
import { TokenPage } from '../settings-page/token-page.tsx'
import { common } from '../words/common.ts'
import { settingsWords } from '../words/settings.ts'
import { useWords } from '../words/words.ts'

export function ClaimPage() {
  const t = useWords(settingsWords)
  const c = useWords(common)
  return (
    <TokenPage
      title={t('claimTitle')}
      lead={t('claimLead')}
      button={t('claimNow')}
      use={async (token) => t('claimed', { name: (await api.claim(token)).name })}
      // The page knows somebody else until now: it begins anew.
      after={
        <a class="button" href="/">
          {c('home')}
        </a>
      }
    />
  )
}

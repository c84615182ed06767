// A link that makes another device mine.

import { useState } from 'preact/hooks'
import { api } from '../api.ts'
import { useLanguage } from '../settings.ts'
import { settingsWords } from '../words/settings.ts'
import { useWords } from '../words/words.ts'
import { CopyField } from './copy-field.tsx'
import { Problem } from './problem.tsx'
import { useAttempt } from './use-attempt.ts'

export function DeviceSection() {
  const t = useWords(settingsWords)
  const language = useLanguage()
  const [made, make] = useState<{ link: string; expires: number } | undefined>(undefined)
  const { busy, error, run } = useAttempt()
  const time = (at: number): string => new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })
  return (
    <section class="panel" aria-labelledby="device-title">
      <h2 id="device-title">{t('otherDevice')}</h2>
      <p class="quiet">{t('otherDeviceLead')}</p>
      <button type="button" disabled={busy} onClick={() => run(async () => make(await api.deviceLink()))}>
        {t('makeLink')}
      </button>
      {made !== undefined && <CopyField label={t('theLink', { time: time(made.expires) })} value={made.link} />}
      <Problem error={error} />
    </section>
  )
}

// The language of the page, changed at any moment; the server is told for notifications.

import type { Language } from '@cic/engine'
import { api } from '../api.ts'
import { allLanguages, languageNames } from '../language.ts'
import { changeLanguage, useLanguage } from '../settings.ts'
import { common } from '../words/common.ts'
import { useWords } from '../words/words.ts'

export function LanguageSwitch() {
  const language = useLanguage()
  const t = useWords(common)
  const change = async (chosen: Language): Promise<void> => {
    await api.changeMe({ language: chosen }).catch(() => undefined)
    changeLanguage(chosen)
  }
  return (
    <select
      class="language-switch"
      aria-label={t('language')}
      value={language}
      onChange={(event) => change(event.currentTarget.value as Language)}
    >
      {allLanguages.map((one) => (
        <option key={one} value={one} lang={one}>
          {languageNames[one]}
        </option>
      ))}
    </select>
  )
}

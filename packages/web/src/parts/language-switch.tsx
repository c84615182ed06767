// The language of the page, changed at any moment; the server is told for notifications.

import { type Language, languages } from '@cic/engine'
import { api } from '../api.ts'
import { changeSettings, useLanguage } from '../settings.ts'
import { common } from '../words/common.ts'
import { languageNames, useWords } from '../words/words.ts'

export function LanguageSwitch() {
  const language = useLanguage()
  const t = useWords(common)
  const change = (chosen: Language): void => {
    changeSettings({ language: chosen })
    api.changeMe({ language: chosen }).catch(() => undefined)
  }
  return (
    <select
      class="language-switch"
      aria-label={t('language')}
      value={language}
      onChange={(event) => change(event.currentTarget.value as Language)}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {languageNames[one]}
        </option>
      ))}
    </select>
  )
}

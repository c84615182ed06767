// Who may find the table, and in which language it invites.

import type { Language } from '@cic/engine'
import type { TableSettings } from '@cic/protocol'
import { allLanguages, languageNames } from '../language.ts'
import { setup } from '../words/setup.ts'
import { useWords } from '../words/words.ts'

export function OpennessFields({ settings, change }: { settings: TableSettings; change: (s: TableSettings) => void }) {
  const t = useWords(setup)
  return (
    <fieldset>
      <legend>{t('visibility')}</legend>
      {(['public', 'link'] as const).map((one) => (
        <label key={one} class="tick">
          <input
            type="radio"
            name="visibility"
            checked={settings.visibility === one}
            onChange={() => change({ ...settings, visibility: one })}
          />
          {t(one === 'public' ? 'public' : 'byLink')}
        </label>
      ))}
      <label class="field">
        {t('tableLanguage')}
        <select
          value={settings.language}
          onChange={(event) => change({ ...settings, language: event.currentTarget.value as Language })}
        >
          {allLanguages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}

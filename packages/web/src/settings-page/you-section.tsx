// Name, language, colours, animations.

import { LanguageSwitch } from '../parts/language-switch.tsx'
import { NameField } from '../parts/name-field.tsx'
import { changeSettings, settings } from '../settings.ts'
import { useStore } from '../store.ts'
import { settingsWords } from '../words/settings.ts'
import { useWords } from '../words/words.ts'
import './you-section.css'

export function YouSection() {
  const t = useWords(settingsWords)
  const { theme, motion } = useStore(settings)
  return (
    <section class="panel" aria-labelledby="you-title">
      <h2 id="you-title">{t('you')}</h2>
      <NameField />
      <div class="choices">
        <div class="field">
          <span aria-hidden="true">{t('language')}</span>
          <LanguageSwitch />
        </div>
        <fieldset>
          <legend class="small">{t('theme')}</legend>
          <div class="row">
            {(['dark', 'light'] as const).map((one) => (
              <label key={one} class="tick">
                <input
                  type="radio"
                  name="theme"
                  checked={theme === one}
                  onChange={() => changeSettings({ theme: one })}
                />
                {t(one)}
              </label>
            ))}
          </div>
        </fieldset>
        <label class="tick">
          <input
            type="checkbox"
            checked={motion === 'system'}
            onChange={(event) => changeSettings({ motion: event.currentTarget.checked ? 'system' : 'off' })}
          />
          {t('motion')}
        </label>
      </div>
    </section>
  )
}

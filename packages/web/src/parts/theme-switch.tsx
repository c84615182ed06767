// Dark or light.

import { Icon } from '../art/icon.tsx'
import { changeSettings, settings } from '../settings.ts'
import { useStore } from '../store.ts'
import { common } from '../words/common.ts'
import { useWords } from '../words/words.ts'

export function ThemeSwitch() {
  const theme = useStore(settings, (one) => one.theme)
  const t = useWords(common)
  const other = theme === 'dark' ? 'light' : 'dark'
  const label = t(other === 'light' ? 'lightTheme' : 'darkTheme')
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      onClick={() => changeSettings({ theme: other })}
    >
      <Icon name={other === 'light' ? 'sun' : 'moon'} />
    </button>
  )
}

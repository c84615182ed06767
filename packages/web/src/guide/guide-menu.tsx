// The menu of the guided game.

import { Link } from '../router.tsx'
import { Keys } from '../table/keys.tsx'
import { Menu } from '../table/menu.tsx'
import { LookSwitches } from '../table/menu-panel.tsx'
import { coachWords } from '../words/coach.ts'
import { common } from '../words/common.ts'
import { useWords } from '../words/words.ts'
import '../table/menu.css'

/** What has been played stays kept. */
function leave(): void {
  location.hash = ''
}

export function GuideMenu({ restart }: { restart: () => void }) {
  const t = useWords(coachWords)
  const c = useWords(common)
  return (
    <Menu>
      <p class="menu-title">{t('title')}</p>
      <LookSwitches />
      <button type="button" onClick={restart}>
        {t('restart')}
      </button>
      <button type="button" onClick={leave}>
        {t('leave')}
      </button>
      <nav aria-label={c('home')}>
        <Link to="/">{c('home')}</Link>
        <Link to="/reference">{c('reference')}</Link>
      </nav>
      <Keys />
    </Menu>
  )
}

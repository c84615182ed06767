// On a phone: which part of the table is in front. The question and the hand stay where they are.

import { Icon, type IconName } from '../art/icon.tsx'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'

export type DockTab = 'table' | 'players' | 'log' | 'talk' | 'notes' | 'me'

const tabs: readonly [DockTab, IconName][] = [
  ['table', 'command'],
  ['players', 'population'],
  ['log', 'page'],
  ['talk', 'talk'],
  ['notes', 'notes'],
  ['me', 'admirals-quarters'],
]

export function Dock({ tab, show }: { tab: DockTab; show: (tab: DockTab) => void }) {
  const t = useWords(tableWords)
  return (
    <nav class="dock" aria-label={t('pages')}>
      {tabs.map(([one, icon]) => (
        <button key={one} type="button" class="bare" aria-pressed={tab === one} onClick={() => show(one)}>
          <Icon name={icon} />
          {t(one)}
        </button>
      ))}
    </nav>
  )
}

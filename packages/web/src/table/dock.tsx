// On a phone: which part of the table is in front. The question and the hand stay where they are.

import { Icon } from '../art/icon.tsx'
import type { IconName } from '../art/icon-paths.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import './dock.css'

const icons = {
  table: 'command',
  players: 'population',
  coach: 'talk',
  log: 'page',
  talk: 'talk',
  notes: 'notes',
  me: 'admirals-quarters',
} satisfies Record<string, IconName>

export type DockTab = keyof typeof icons

/** What each kind of table has. */
const tabs: Readonly<Record<'playing' | 'replaying' | 'guided', readonly DockTab[]>> = {
  playing: ['table', 'players', 'log', 'talk', 'notes', 'me'],
  replaying: ['table', 'players', 'log', 'me'],
  guided: ['table', 'players', 'coach', 'log', 'me'],
}

interface Props {
  of: keyof typeof tabs
  tab: DockTab
  show: (tab: DockTab) => void
}

export function Dock({ of, tab, show }: Props) {
  const t = useWords(tableWords)
  return (
    <nav class="dock" aria-label={t('pages')}>
      {tabs[of].map((one) => (
        <button key={one} type="button" class="bare" aria-pressed={tab === one} onClick={() => show(one)}>
          <Icon name={icons[one]} />
          {t(one)}
        </button>
      ))}
    </nav>
  )
}

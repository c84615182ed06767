// Tables that one sits at, may join, or may watch; kept fresh while the page is looked at.

import type { Language } from '@cic/engine'
import type { TableSummary } from '@cic/protocol'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../api.ts'
import { languageNames } from '../language.ts'
import { useMe } from '../parts/me.ts'
import { Link } from '../router.tsx'
import { useLanguage } from '../settings.ts'
import { common } from '../words/common.ts'
import { home } from '../words/home.ts'
import { useWords } from '../words/words.ts'
import './table-list.css'

type List = 'mine' | 'open' | 'running'

export function TableList({ list, title }: { list: List; title: string }) {
  const t = useWords(home)
  const c = useWords(common)
  const [pages, setPages] = useState(1)
  const { tables, more } = useTables(list, pages)
  return (
    <section class="panel table-list" aria-labelledby={`list-${list}`}>
      <h2 id={`list-${list}`}>{title}</h2>
      {tables === undefined && <p class="quiet">{c('loading')}</p>}
      {tables?.length === 0 && <p class="quiet">{t('noTables')}</p>}
      <ul>
        {tables?.map((table) => (
          <li key={table.id}>
            <TableRow table={table} list={list} />
          </li>
        ))}
      </ul>
      {more && (
        <button type="button" onClick={() => setPages(pages + 1)}>
          {t('moreTables')}
        </button>
      )}
    </section>
  )
}

function TableRow({ table, list }: { table: TableSummary; list: List }) {
  const t = useWords(home)
  const { id, name, status, open, pace, language, names, turn, turnOf, won, waitingForMe, changed } = table
  const reader = useLanguage()
  // A bot is called by its level.
  const called = (who: string): string => ((levels as readonly string[]).includes(who) ? t(who as Level) : who)
  const where =
    status === 'gathering'
      ? t('gathering')
      : status !== 'playing'
        ? t(won === undefined ? 'over' : won === 'humans' ? 'humansWon' : 'cylonsWon')
        : turnOf === undefined
          ? t('playing', { n: turn ?? 0 })
          : `${t('playing', { n: turn ?? 0 })}: ${called(turnOf)}, ${ago(changed, reader)}`
  const facts = [where, t(pace), languageNames[language], ...(open > 0 ? [t('openSeats', { n: open })] : [])]
  return (
    <Link to={`/table/${id}`} class={waitingForMe ? 'table-row waiting' : 'table-row'}>
      <strong>{name}</strong>
      {waitingForMe && <em class="badge">{t('yourTurn')}</em>}
      <span class="quiet">{facts.join(' · ')}</span>
      {names.length > 0 && <span class="quiet names">{names.map(called).join(', ')}</span>}
      <span class="go">{list === 'running' ? t('watch') : t('open')}</span>
    </Link>
  )
}

const levels = ['random', 'cadet', 'officer', 'admiral'] as const
type Level = (typeof levels)[number]

/** "3 hours ago", in the largest unit that is full. */
function ago(at: number, language: Language): string {
  const minutes = Math.max(0, Math.floor((Date.now() - at) / 60_000))
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (minutes < 60) return format.format(-minutes, 'minute')
  return minutes < 2880
    ? format.format(-Math.floor(minutes / 60), 'hour')
    : format.format(-Math.floor(minutes / 1440), 'day')
}

interface Listed {
  readonly tables: readonly TableSummary[] | undefined
  /** Whether there are more than these. */
  readonly more: boolean
}

function useTables(list: List, pages: number): Listed {
  const [listed, setListed] = useState<Listed>({ tables: undefined, more: false })
  const known = useMe() !== undefined
  useEffect(() => {
    if (!known) return
    const load = (): void => {
      if (document.visibilityState === 'visible') firstPages(list, pages).then(setListed, () => undefined)
    }
    load()
    const timer = setInterval(load, 10_000)
    document.addEventListener('visibilitychange', load)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', load)
    }
  }, [list, pages, known])
  return listed
}

/** One that has moved from one page to the next meanwhile is listed once. */
async function firstPages(list: List, pages: number): Promise<Listed> {
  const tables = new Map<string, TableSummary>()
  let after: string | undefined
  for (let page = 0; page === 0 || (page < pages && after !== undefined); page++) {
    const found = await api.tables(list, after)
    for (const table of found.tables) tables.set(table.id, table)
    after = found.next
  }
  return { tables: [...tables.values()], more: after !== undefined }
}

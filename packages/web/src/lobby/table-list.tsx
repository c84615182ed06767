// Tables that one sits at, may join, or may watch; kept fresh while the page is looked at.

import type { TableSummary } from '@cic/protocol'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../api.ts'
import { languageNames } from '../language.ts'
import { useMe } from '../parts/me.ts'
import { Link } from '../router.tsx'
import { common } from '../words/common.ts'
import { home } from '../words/home.ts'
import { useWords } from '../words/words.ts'
import './table-list.css'

type List = 'mine' | 'open' | 'running'

export function TableList({ list, title }: { list: List; title: string }) {
  const t = useWords(home)
  const c = useWords(common)
  const tables = useTables(list)
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
    </section>
  )
}

function TableRow({ table, list }: { table: TableSummary; list: List }) {
  const t = useWords(home)
  const { id, name, status, open, pace, language, names, turn, waitingForMe } = table
  const where =
    status === 'gathering' ? t('gathering') : status === 'playing' ? t('playing', { n: turn ?? 0 }) : t('over')
  const facts = [where, t(pace), languageNames[language], ...(open > 0 ? [t('openSeats', { n: open })] : [])]
  return (
    <Link to={`/table/${id}`} class={waitingForMe ? 'table-row waiting' : 'table-row'}>
      <strong>{name}</strong>
      {waitingForMe && <em class="badge">{t('yourTurn')}</em>}
      <span class="quiet">{facts.join(' · ')}</span>
      {names.length > 0 && <span class="quiet names">{names.join(', ')}</span>}
      <span class="go">{list === 'running' ? t('watch') : t('open')}</span>
    </Link>
  )
}

function useTables(list: List): readonly TableSummary[] | undefined {
  const [tables, setTables] = useState<readonly TableSummary[] | undefined>(undefined)
  const known = useMe() !== undefined
  useEffect(() => {
    if (!known) return
    const load = (): void => {
      if (document.visibilityState === 'visible') api.tables(list).then(setTables, () => undefined)
    }
    load()
    const timer = setInterval(load, 10_000)
    document.addEventListener('visibilitychange', load)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', load)
    }
  }, [list, known])
  return tables
}

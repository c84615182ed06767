// The log as this seat saw it, newest at the bottom; every name in it can be looked at.

import { eventsOf, logReaders } from '@cic/engine'
import { useMemo, useRef, useState } from 'preact/hooks'
import { useScene } from '../table/scene.ts'
import { sideWords } from '../words/side.ts'
import { useWords } from '../words/words.ts'
import { LogLine } from './log-line.tsx'
import { type LogFilter, logFilters, passes } from './log-lines.ts'
import { scroller, useStickToEnd } from './stick-to-end.ts'
import './log.css'

const page = 120

export function Log({ newFrom }: { newFrom: number }) {
  const t = useWords(sideWords)
  const { game, mySeat, reader } = useScene()
  const [filter, setFilter] = useState<LogFilter>('everything')
  const [shown, show] = useState(page)
  const list = useRef<HTMLOListElement>(null)
  const names = [reader.language, ...game.seats.map(({ character }) => character)].join()
  const readerOf = useMemo(() => logReaders(game.log, reader), [game.log, reader])
  const lines = useMemo(
    () => eventsOf(game.log).filter(({ entries }) => entries.some((entry) => passes(entry, filter, mySeat))),
    [game.log, filter, mySeat],
  )
  useStickToEnd(list, lines.length)
  return (
    <div class="feed log">
      <label class="feed-filter">
        <span class="sr-only">{t('filter')}</span>
        <select
          value={filter}
          title={t(filter)}
          data-chosen={filter === 'everything' ? undefined : true}
          onChange={(event) => setFilter(event.currentTarget.value as LogFilter)}
        >
          {logFilters.map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
        </select>
      </label>
      <ol ref={list} class="feed-list" {...scroller} onKeyDown={walkMentions}>
        {lines.length > shown && (
          <li class="earlier">
            <button type="button" onClick={() => show(shown + 4 * page)}>
              {t('earlier')}
            </button>
          </li>
        )}
        {lines.slice(-shown).flatMap((event) => [
          ...(newFrom > 0 && event.at <= newFrom && newFrom < event.at + event.entries.length
            ? [
                <li key="new" class="new-from over">
                  {t('sinceLast')}
                </li>,
              ]
            : []),
          <LogLine key={event.at} event={event} names={names} readerOf={readerOf} />,
        ])}
      </ol>
    </div>
  )
}

/** Left and right go from name to name. */
function walkMentions(event: KeyboardEvent): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  event.stopPropagation()
  const names = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('.mention')]
  const at = names.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? names.length - 1 : at + (event.key === 'ArrowLeft' ? -1 : 1)
  names[next]?.focus()
}

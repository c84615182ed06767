// Every card, character, place and token: searched by words, filtered by kind, box and skill, walked with the arrow keys.

import { availableSets, type Language, labelOf, type Options, type SetId, type SkillType } from '@cic/engine'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { SkillShape } from '../art/skill.tsx'
import { useLanguage } from '../settings.ts'
import { referenceWords } from '../words/reference.ts'
import { useWords } from '../words/words.ts'
import { entriesIn, entryFor, found, type Group, groups, type Search } from './entries.ts'
import { EntryCard } from './entry-card.tsx'
import { groupName } from './group-name.ts'
import './card-browser.css'

const page = 60
const everything: Search = { words: '' }

export function CardBrowser({ hash, game }: { hash: string; game: Options | undefined }) {
  const t = useWords(referenceWords)
  const language = useLanguage()
  const entries = useMemo(() => entriesIn(language), [language])
  const [search, setSearch] = useState<Search>(everything)
  const [limit, setLimit] = useState(page)
  const hits = useMemo(() => found(entries, { ...search, game }), [entries, search, game])
  const target = useMemo(() => entryFor(entries, hash), [entries, hash])
  const list = useRef<HTMLUListElement>(null)
  useKeys(list)
  useWholeOnPaper(() => setLimit(Number.POSITIVE_INFINITY))
  const change = (part: Partial<Search>): void => {
    setSearch({ ...search, ...part })
    setLimit(page)
  }
  useShown(
    target?.key,
    hits.findIndex(({ key }) => key === target?.key),
    () => setSearch(everything),
    setLimit,
  )
  return (
    <div class="card-browser">
      <Filters
        search={search}
        game={game}
        change={change}
        clear={() => change({ words: '', group: undefined, set: undefined, skill: undefined })}
      />
      <p class="found quiet" role="status">
        {t('count', { n: hits.length })}
      </p>
      <ul ref={list} class="entries">
        {hits.slice(0, limit).map((entry, i) => (
          <li key={entry.key} tabIndex={i === 0 ? 0 : -1}>
            <EntryCard entry={entry} language={language} marked={entry.key === target?.key} />
          </li>
        ))}
      </ul>
      {hits.length > limit && (
        <button type="button" class="more" onClick={() => setLimit(limit + 4 * page)}>
          {t('more')}
        </button>
      )}
    </div>
  )
}

/** What is printed is all that was found. */
function useWholeOnPaper(showAll: () => void): void {
  useEffect(() => {
    addEventListener('beforeprint', showAll)
    return () => removeEventListener('beforeprint', showAll)
  }, [])
}

/** Whatever a link leads to is brought into sight, also if a filter hid it. */
function useShown(key: string | undefined, at: number, clear: () => void, setLimit: (limit: number) => void): void {
  const [shown, show] = useState<string | undefined>(undefined)
  useEffect(() => {
    if (key === undefined || key === shown) return
    if (at < 0) clear()
    else if (document.getElementById(key) === null) setLimit(at + page)
    else {
      show(key)
      const item = document.getElementById(key)?.closest('li')
      item?.scrollIntoView({ block: 'center' })
      item?.focus({ preventScroll: true })
    }
  })
}

function Filters({
  search,
  game,
  change,
  clear,
}: {
  search: Search
  game: Options | undefined
  change: (part: Partial<Search>) => void
  clear: () => void
}) {
  const t = useWords(referenceWords)
  const language = useLanguage()
  const sets = availableSets().filter(({ id }) => game?.sets.includes(id) !== false)
  const offered = useMemo(() => {
    const there = new Set(found(entriesIn(language), { words: '', game }).map(({ group }) => group))
    return groups().filter((group) => there.has(group))
  }, [language, game])
  const skills = useMemo(() => skillsOf(language), [language])
  const filtered =
    search.words !== '' || search.group !== undefined || search.set !== undefined || search.skill !== undefined
  return (
    <search class="filters panel">
      <label class="field words">
        {t('search')}
        <input
          type="search"
          value={search.words}
          placeholder={t('searchHint')}
          onInput={(event) => change({ words: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        {t('group')}
        <select
          value={search.group ?? ''}
          onChange={(event) => change({ group: (event.currentTarget.value || undefined) as Group | undefined })}
        >
          <option value="">{t('any')}</option>
          {offered.map((group) => (
            <option key={group} value={group}>
              {groupName(group, language)}
            </option>
          ))}
        </select>
      </label>
      {sets.length > 1 && (
        <label class="field">
          {t('set')}
          <select
            value={search.set ?? ''}
            onChange={(event) => change({ set: (event.currentTarget.value || undefined) as SetId | undefined })}
          >
            <option value="">{t('any')}</option>
            {sets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset class="skill-filter">
        <legend class="small">{t('skill')}</legend>
        <div class="skill-buttons">
          {skills.map((skill) => (
            <button
              key={skill}
              type="button"
              class="chip"
              aria-pressed={search.skill === skill}
              onClick={() => change({ skill: search.skill === skill ? undefined : skill })}
            >
              <SkillShape skill={skill} />
              {labelOf('skill', skill, language)}
            </button>
          ))}
        </div>
      </fieldset>
      {filtered && (
        <button type="button" class="clear" onClick={clear}>
          {t('clear')}
        </button>
      )}
    </search>
  )
}

/** The skills that any card has. */
const skillsOf = (language: Language): SkillType[] => [
  ...new Set(entriesIn(language).flatMap(({ strengths, skills }) => (strengths === undefined ? [] : skills))),
]

/** The key / leads to the search, as on many pages; up and down go from entry to entry, and from the search into the list. */
function useKeys(list: { readonly current: HTMLUListElement | null }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || list.current === null) return
      const writing = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
      if (event.key === '/' && !writing) {
        event.preventDefault()
        searchField()?.focus()
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event, list.current)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [list])
}

const searchField = (): HTMLElement | null => document.querySelector('.filters input')

function walk(event: KeyboardEvent, list: HTMLUListElement): void {
  const items = [...list.children] as HTMLElement[]
  const at = items.findIndex((item) => item.contains(document.activeElement))
  if (at < 0 && event.target !== searchField()) return
  const next = at < 0 ? 0 : at + (event.key === 'ArrowDown' ? 1 : -1)
  event.preventDefault()
  if (next < 0) searchField()?.focus()
  else items[next]?.focus()
}

// The rules in our own words, chapter by chapter, in the reader's language.

import { availableSets, type Language, type Options, type SetId } from '@cic/engine'
import { useEffect, useState } from 'preact/hooks'
import { type Chapters, pageOfBox, together } from '../boxes/slots.ts'
import { useLanguage } from '../settings.ts'
import { common } from '../words/common.ts'
import { referenceWords } from '../words/reference.ts'
import { useWords } from '../words/words.ts'
import { entriesIn, entryFor } from './entries.ts'
import { type Chapter, piecesOf, type Rules } from './rules/chapters.ts'
import './rule-book.css'

const books: Readonly<Record<Language, () => Promise<{ rules: Rules }>>> = {
  en: () => import('./rules/en.ts'),
  es: () => import('./rules/es.ts'),
  de: () => import('./rules/de.ts'),
  fr: () => import('./rules/fr.ts'),
  pl: () => import('./rules/pl.ts'),
}

export function RuleBook({ hash, game }: { hash: string; game: Options | undefined }) {
  const t = useWords(referenceWords)
  const c = useWords(common)
  const language = useLanguage()
  const [box, choose] = useState<SetId | undefined>(undefined)
  const book = useRules(language)
  const rules = book && chaptersFor(book, game, box)
  const ready = rules !== undefined
  useEffect(() => {
    if (!ready || !hash.startsWith('rule-')) return
    const chapter = document.getElementById(hash)
    chapter?.scrollIntoView()
    chapter?.focus({ preventScroll: true })
  }, [ready, hash])
  if (rules === undefined) return <p role="status">{c('loading')}</p>
  return (
    <div class="rule-book">
      <nav class="panel" aria-label={t('chapters')}>
        <label class="field">
          {t('set')}
          <select
            value={box ?? ''}
            onChange={(event) => choose((event.currentTarget.value || undefined) as SetId | undefined)}
          >
            <option value="">{t('any')}</option>
            {availableSets()
              .filter(({ id }) => game?.sets.includes(id) !== false)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name[language]}
                </option>
              ))}
          </select>
        </label>
        <ol>
          {Object.entries(rules).map(([id, { title }]) => (
            <li key={id}>
              <a href={`#rule-${id}`} aria-current={hash === `rule-${id}` ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div class="chapters">
        <p class="quiet">{t('rulesLead')}</p>
        {Object.entries(rules).map(([id, chapter]) => (
          <ChapterView key={id} id={id} chapter={chapter} language={language} />
        ))}
      </div>
    </div>
  )
}

function ChapterView({
  id,
  chapter: { title, parts },
  language,
}: {
  id: string
  chapter: Chapter
  language: Language
}) {
  return (
    <section id={`rule-${id}`} class="chapter panel" tabIndex={-1} aria-labelledby={`title-${id}`}>
      <h2 id={`title-${id}`}>
        <a href={`#rule-${id}`}>{title}</a>
      </h2>
      {parts.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>
            <Words text={part} language={language} />
          </p>
        ) : (
          <ul key={part[0]}>
            {part.map((line) => (
              <li key={line}>
                <Words text={line} language={language} />
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}

function Words({ text, language }: { text: string; language: Language }) {
  return (
    <>
      {piecesOf(text).map((piece, i) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <a key={`${piece.to}-${i + 1}`} href={`#${piece.to}`}>
            {piece.words || entryFor(entriesIn(language), piece.to)?.name}
          </a>
        ),
      )}
    </>
  )
}

/** The chapters of each box, the base game first. */
type Book = readonly { readonly box: SetId; readonly chapters: Chapters }[]

async function readRules(language: Language): Promise<Book> {
  return Promise.all(
    availableSets().map(async ({ id }) => {
      const own = pageOfBox(id)?.chapters
      return {
        box: id,
        chapters: own === undefined ? (await books[language]()).rules : (await own[language]()).chapters,
      }
    }),
  )
}

/** Those of one box, or of all, and only what such a game is about. */
export function chaptersFor(book: Book, game: Options | undefined, box: SetId | undefined): Chapters {
  const wanted = book.filter((one) => (box ?? one.box) === one.box && game?.sets.includes(one.box) !== false)
  const idle = game === undefined ? [] : wanted.flatMap((one) => pageOfBox(one.box)?.idleChapters?.(game) ?? [])
  const all = Object.entries(together(wanted.map(({ chapters }) => chapters)))
  return Object.fromEntries(all.filter(([id]) => !idle.includes(id)))
}

function useRules(language: Language): Book | undefined {
  const [read, open] = useState<{ language: Language; book: Book } | undefined>(undefined)
  useEffect(() => {
    let wanted = true
    void readRules(language).then((book) => wanted && open({ language, book }))
    return () => {
      wanted = false
    }
  }, [language])
  return read?.book
}

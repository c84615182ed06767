// The rules in our own words, chapter by chapter, in the reader's language.

import type { Language } from '@cic/engine'
import { useEffect, useState } from 'preact/hooks'
import { broughtByAll, type Chapters, together } from '../boxes/slots.ts'
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

export function RuleBook({ hash }: { hash: string }) {
  const t = useWords(referenceWords)
  const c = useWords(common)
  const language = useLanguage()
  const rules = useRules(language)
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

/** The chapters of the base game and then those of every box. */
async function readRules(language: Language): Promise<Chapters> {
  const boxes = broughtByAll('chapters').map((chapters) => chapters[language]())
  const [{ rules }, ...more] = await Promise.all([books[language](), ...boxes])
  return together([rules, ...more.map(({ chapters }) => chapters)])
}

function useRules(language: Language): Chapters | undefined {
  const [book, open] = useState<{ language: Language; rules: Chapters } | undefined>(undefined)
  useEffect(() => {
    let wanted = true
    void readRules(language).then((rules) => wanted && open({ language, rules }))
    return () => {
      wanted = false
    }
  }, [language])
  return book?.rules
}

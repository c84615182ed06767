// Table talk: words, and structured statements that everybody reads in their own language.

import { describeStatement } from '@cic/bots'
import { type Reader, seatName, writeText } from '@cic/engine'
import type { Message, Picture, TableNotice, TableStatement } from '@cic/protocol'
import { useRef, useState } from 'preact/hooks'
import { api } from '../api.ts'
import { Icon } from '../art/icon.tsx'
import { matterWords } from '../question/matter-words.ts'
import { nameOf } from '../table/people.ts'
import { PersonDisc } from '../table/person-disc.tsx'
import { useScene } from '../table/scene.ts'
import { timeOfDay } from '../table/time.ts'
import { noteWords } from '../words/notes.ts'
import { sideWordsLater as sideWords } from '../words/side-later.ts'
import { type Say, useWords } from '../words/words.ts'
import { isMuted, useNotes } from './notes.ts'
import { SayButtons } from './say-buttons.tsx'
import { scroller, useStickToEnd } from './stick-to-end.ts'
import '../table/person-disc.css'
import './log.css'
import './talk.css'

type Speakers = 'everyone' | 'people' | 'bots'
const speakers: readonly Speakers[] = ['everyone', 'people', 'bots']

export function Talk() {
  const t = useWords(sideWords)
  const n = useWords(noteWords)
  const [heard, hear] = useState<Speakers>('everyone')
  const [showMuted, setShowMuted] = useState(false)
  const { muted = [] } = useNotes()
  const { picture, session, mySeat } = useScene()
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const all = picture.talk.filter(({ from }) => speaks(from.seat, heard, picture))
  const said = showMuted ? all : all.filter(({ from }) => !isMuted(from.seat, muted))
  const quiet = all.length - said.length
  const { length } = said
  useStickToEnd(list, length)
  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return
    setText('')
    await session.attempt(api.talk(picture.id, picture.version, { text: words }))
  }
  const hint = t(mySeat === undefined ? 'writeSpectators' : 'write')
  return (
    <div class="feed talk">
      <label class="feed-filter">
        <span class="sr-only">{t('filter')}</span>
        <select value={heard} onChange={(event) => hear(event.currentTarget.value as Speakers)}>
          {speakers.map((one) => (
            <option key={one} value={one}>
              {n(one)}
            </option>
          ))}
        </select>
      </label>
      <ol ref={list} class="feed-list" {...scroller} aria-live="polite">
        {picture.talk.length === 0 && <li class="quiet">{t('noTalk')}</li>}
        {quiet > 0 && (
          <li class="quiet muted-lines">
            {n('mutedLines', { n: quiet })}{' '}
            <button type="button" class="chip" onClick={() => setShowMuted(true)}>
              {n('showMuted')}
            </button>
          </li>
        )}
        {said.map((message) => (
          <MessageLine key={message.id} message={message} />
        ))}
      </ol>
      {mySeat !== undefined && <SayButtons seat={mySeat} />}
      <form class="write" onSubmit={send}>
        <input
          aria-label={hint}
          placeholder={hint}
          maxLength={500}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" disabled={text.trim() === ''}>
          {t('send')}
        </button>
      </form>
    </div>
  )
}

/** A bot that plays in a person's place speaks as a bot. */
function speaks(seat: number | undefined, heard: Speakers, { seats }: Picture): boolean {
  if (heard === 'everyone') return true
  const bot = seat !== undefined && (seats[seat].kind === 'bot' || seats[seat].standIn === true)
  return bot === (heard === 'bots')
}

function MessageLine({ message: { from, text, statement, notice } }: { message: Message }) {
  const { reader } = useScene()
  if (notice !== undefined) return <NoticeLine notice={notice} />
  return (
    <li>
      {from.seat === undefined ? <span class="disc">·</span> : <PersonDisc seat={from.seat} />}
      {statement === undefined ? (
        <span>
          <b>{from.seat === undefined ? from.name : seatName(from.seat, reader)[reader.language].name}</b> {text}
        </span>
      ) : (
        <span class="statement">{statementWords(statement, reader)}</span>
      )}
    </li>
  )
}

/** What the table itself has to say. */
function NoticeLine({ notice }: { notice: TableNotice }) {
  const t = useWords(sideWords)
  const { reader } = useScene()
  return (
    <li class="notice-line">
      <Icon name="warn" />
      <span>{noticeWords(notice, t, reader)}</span>
    </li>
  )
}

const outcomes = { accepted: 'voteWasAccepted', refused: 'voteWasRefused', expired: 'voteHasExpired' } as const

function noticeWords(notice: TableNotice, t: Say<typeof sideWords>, reader: Reader): string {
  if (notice.kind === 'rules')
    return `${t('rulesChanged')}${notice.passed === undefined ? '' : ` ${t('choicesPassed')}`}`
  if (notice.kind === 'away') {
    const who = nameOf(notice.seat, reader)
    if (notice.until === undefined) return t('isBack', { who })
    return t('isAwayUntil', { who, time: timeOfDay(notice.until, reader.language) })
  }
  const { matter, by, outcome } = notice
  const proposed = by === undefined ? '' : `${t('votedBy', { who: nameOf(by, reader) })} `
  const what = matterWords(matter, t, (seat) => nameOf(seat ?? by ?? 0, reader))
  return `${proposed}${what} ${t(outcomes[outcome])}`
}

export function statementWords(statement: TableStatement, reader: Reader): string {
  if (statement.kind !== 'promise') return describeStatement(statement, reader)
  const what = writeText(sideWords[statement.what], {}, reader.language)
  return writeText(sideWords.promised, { from: seatName(statement.from, reader), what }, reader.language)
}

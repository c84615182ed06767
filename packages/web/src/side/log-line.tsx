// One line of the log: an event, which opens into its entries. It is drawn once, and again only when it has grown, or when the language or
// somebody's name has changed.

import { describeEvent, describeLog, type LogEntry, type LogEvent, mentionsOf, type Reader } from '@cic/engine'
import { Component } from 'preact'
import { Drawing } from '../art/icon.tsx'
import { checkOpened, lineReported } from '../table/about.ts'
import { nameOf } from '../table/people.ts'
import { sideWords } from '../words/side.ts'
import { sayIn } from '../words/words.ts'
import { drawingOfLine } from './log-lines.ts'
import { Sentence } from './sentence.tsx'
import './log-line.css'

interface Props {
  event: LogEvent
  /** The language, and who is called what. */
  names: string
  readerOf: (entry: LogEntry) => Reader
}

interface State {
  open: boolean
}

export class LogLine extends Component<Props, State> {
  // A line that was kept instead, drawn as it is, would keep the whole table of that moment in memory.
  override shouldComponentUpdate({ event, names }: Props, { open }: State): boolean {
    return (
      event.entries.length !== this.props.event.entries.length ||
      event.entries[0] !== this.props.event.entries[0] ||
      names !== this.props.names ||
      open !== this.state.open
    )
  }

  override render({ event, readerOf }: Props, { open = false }: State) {
    const [first] = event.entries
    const reader = readerOf(first)
    if (first.t === 'turn') return <TurnLine entry={first} reader={reader} />
    return (
      <li class={event.entries.every(({ only }) => only) ? 'private' : undefined} data-line={first.t}>
        <Drawing path={drawingOfLine(first)} />
        <span>
          <Sentence
            text={describeEvent(event, reader)}
            mentions={event.entries.flatMap((entry) => mentionsOf(entry, reader))}
          />
          <LookAgain event={event} language={reader.language} />
          {event.entries.length > 1 && (
            <Opener open={open} language={reader.language} toggle={() => this.setState({ open: !open })} />
          )}
          <ReportLine at={event.at} language={reader.language} />
          {open && <Entries event={event} readerOf={readerOf} />}
        </span>
      </li>
    )
  }
}

function TurnLine({ entry, reader }: { entry: LogEntry; reader: Reader }) {
  const t = sayIn(sideWords, reader.language)
  return <li class="sep over">{t('turn', { n: entry.turn as number, who: nameOf(entry.seat as number, reader) })}</li>
}

/** A check of the past opens as it was. */
function LookAgain({ event, language }: { event: LogEvent; language: Reader['language'] }) {
  const outcome = event.entries.find(({ t }) => t === 'checkOutcome')
  if (outcome === undefined) return undefined
  return (
    <button type="button" class="bare look-again" onClick={() => checkOpened.set(outcome)}>
      {sayIn(sideWords, language)('lookAgain')}
    </button>
  )
}

/** Reached as names are, with the arrow keys. */
function ReportLine({ at, language }: { at: number; language: Reader['language'] }) {
  const label = sayIn(sideWords, language)('reportLine')
  return (
    <button
      type="button"
      class="mention report-line"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={() => lineReported.set(at)}
    >
      ⚑
    </button>
  )
}

function Opener({ open, language, toggle }: { open: boolean; language: Reader['language']; toggle: () => void }) {
  const label = sayIn(sideWords, language)(open ? 'closeLine' : 'openLine')
  return (
    <button type="button" class="opener" aria-expanded={open} aria-label={label} title={label} onClick={toggle}>
      {open ? '▴' : '▾'}
    </button>
  )
}

/** Everything that happened, one after the other. */
function Entries({ event, readerOf }: Pick<Props, 'event' | 'readerOf'>) {
  return (
    <ol class="entries">
      {event.entries.map((entry, i) => (
        <li key={event.at + i} class={entry.only === undefined ? undefined : 'private'}>
          <Sentence text={describeLog(entry, readerOf(entry))} mentions={mentionsOf(entry, readerOf(entry))} />
        </li>
      ))}
    </ol>
  )
}

// One line of the log. It is drawn once, and again only when the language or somebody's name has changed.

import { describeLog, type LogEntry, mentionsOf, type Reader } from '@cic/engine'
import { Component } from 'preact'
import { Drawing } from '../art/icon.tsx'
import { checkOpened } from '../table/about.ts'
import { nameOf } from '../table/people.ts'
import { sideWords } from '../words/side.ts'
import { sayIn } from '../words/words.ts'
import { drawingOfLine } from './log-lines.ts'
import { Sentence } from './sentence.tsx'
import './log-line.css'

interface Props {
  entry: LogEntry
  /** The language, and who is called what. */
  names: string
  readerOf: (entry: LogEntry) => Reader
}

export class LogLine extends Component<Props> {
  // A line that was kept instead, drawn as it is, would keep the whole table of that moment in memory.
  override shouldComponentUpdate({ entry, names }: Props): boolean {
    return entry !== this.props.entry || names !== this.props.names
  }

  override render({ entry, readerOf }: Props) {
    return lineOf(entry, readerOf(entry))
  }
}

function lineOf(entry: LogEntry, reader: Reader) {
  if (entry.t === 'turn') {
    const t = sayIn(sideWords, reader.language)
    return <li class="sep over">{t('turn', { n: entry.turn as number, who: nameOf(entry.seat as number, reader) })}</li>
  }
  return (
    <li class={entry.only === undefined ? undefined : 'private'} data-line={entry.t}>
      <Drawing path={drawingOfLine(entry)} />
      <span>
        <Sentence text={describeLog(entry, reader)} mentions={mentionsOf(entry, reader)} />
        {entry.t === 'checkOutcome' && (
          <button type="button" class="bare look-again" onClick={() => checkOpened.set(entry)}>
            {sayIn(sideWords, reader.language)('lookAgain')}
          </button>
        )}
      </span>
    </li>
  )
}

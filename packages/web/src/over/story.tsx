// The key moments of a game, turn by turn.

import { describeLog, type LogEntry, logReaders, mentionsOf, type Reader, type View } from '@cic/engine'
import { Drawing } from '../art/icon.tsx'
import { drawingOfLine } from '../side/log-lines.ts'
import { Sentence } from '../side/sentence.tsx'
import { useScene } from '../table/scene.ts'
import { endWords } from '../words/end.ts'
import { useWords } from '../words/words.ts'
import { keyMoments } from './history.ts'
import './story.css'

export function Story({ seen }: { seen: View }) {
  const t = useWords(endWords)
  const { reader } = useScene()
  const moments = keyMoments(seen)
  const readerOf = logReaders(seen.log, reader)
  return (
    <section class="story">
      <h3>{t('story')}</h3>
      <ol class="told-moments">
        {moments.map(({ turn, entry }, i) => (
          <li key={`moment-${i + 1}`}>
            <span class="over">{moments[i - 1]?.turn === turn ? '' : t('turn', { n: turn })}</span>
            <Drawing path={drawingOfLine(entry)} />
            <span>
              <Moment entry={entry} reader={readerOf(entry)} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const Moment = ({ entry, reader }: { entry: LogEntry; reader: Reader }) => (
  <Sentence text={describeLog(entry, reader)} mentions={mentionsOf(entry, reader)} />
)

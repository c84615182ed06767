// One line of the log. It depends on nothing but its entry and its reader, so that it is drawn once.

import { describeLog, type LogEntry, mentionsOf, type Reader } from '@cic/engine'
import { Icon } from '../art/icon.tsx'
import { nameOf } from '../table/people.ts'
import { sideWords } from '../words/side.ts'
import { sayIn } from '../words/words.ts'
import { iconOf } from './log-lines.ts'
import { Sentence } from './sentence.tsx'

export function LogLine({ entry, reader }: { entry: LogEntry; reader: Reader }) {
  if (entry.t === 'turn') {
    const t = sayIn(sideWords, reader.language)
    return <li class="sep over">{t('turn', { n: entry.turn as number, who: nameOf(entry.seat as number, reader) })}</li>
  }
  return (
    <li class={entry.only === undefined ? entry.t : `${entry.t} private`}>
      <Icon name={iconOf(entry)} />
      <span>
        <Sentence text={describeLog(entry, reader)} mentions={mentionsOf(entry, reader)} />
      </span>
    </li>
  )
}

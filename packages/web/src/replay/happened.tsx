// What the step shown brought: its new lines of the log.

import { describeLog, type LogEntry, mentionsOf, type View } from '@cic/engine'
import { Drawing } from '../art/icon.tsx'
import { Link } from '../router.tsx'
import { drawingOfLine } from '../side/log-lines.ts'
import { Sentence } from '../side/sentence.tsx'
import { nameOf } from '../table/people.ts'
import { useScene } from '../table/scene.ts'
import { replayWords } from '../words/replay.ts'
import { useWords } from '../words/words.ts'
import '../question/question-panel.css'
import './happened.css'

interface Props {
  readonly view: View
  readonly before: View | undefined
  readonly over: boolean
  /** Through all eyes at once: a line for one pair of them names whose. */
  readonly all: boolean
}

export function Happened({ view, before, over, all }: Props) {
  const t = useWords(replayWords)
  const { picture } = useScene()
  const lines = newLines(view, before)
  return (
    <section class="question panel happened" aria-labelledby="happened-title">
      <div class="happened-head">
        <h2 id="happened-title" class="over">
          {t('happened')}
        </h2>
        <Link to={`/table/${picture.id}`}>{t('toTable')}</Link>
      </div>
      <ol class="happened-lines" aria-live="polite">
        {lines.length === 0 && <li class="quiet">{t(view.log.length === 0 ? 'nothingYet' : 'nothingSeen')}</li>}
        {lines.map((entry, i) => (
          <HappenedLine key={`line-${i + 1}`} entry={entry} all={all} />
        ))}
      </ol>
      {!over && <p class="quiet own-eyes">{t('ownEyes')}</p>}
      {picture.replayFrom !== undefined && <p class="quiet own-eyes">{t('earlierRules')}</p>}
    </section>
  )
}

function HappenedLine({ entry, all }: { entry: LogEntry; all: boolean }) {
  const { reader } = useScene()
  const [whose] = all ? (entry.only ?? []) : []
  return (
    <li class={whose === undefined ? '' : 'private'}>
      <Drawing path={drawingOfLine(entry)} />
      <span>
        {whose !== undefined && <b>{nameOf(whose, reader)}: </b>}
        <Sentence text={describeLog(entry, reader)} mentions={mentionsOf(entry, reader)} />
      </span>
    </li>
  )
}

/** The lines that were not there one step before; the last one, if that step is not at hand. */
export function newLines({ log }: View, before: View | undefined): readonly LogEntry[] {
  if (before === undefined) return log.slice(-1)
  return log.slice(Math.min(before.log.length, log.length))
}

// The reader's own numbers: what they added to checks, and what they thought of the others against what was true.

import { partOf, playedChecks, type Seat, type View } from '@cic/engine'
import { useNotes } from '../side/notes.ts'
import { SuspicionMark } from '../side/suspicion-mark.tsx'
import { nameOf } from '../table/people.ts'
import { useScene } from '../table/scene.ts'
import { endWords } from '../words/end.ts'
import { noteWords } from '../words/notes.ts'
import { useWords } from '../words/words.ts'
import './your-game.css'

export function YourGame({ seen, seat }: { seen: View; seat: Seat }) {
  const t = useWords(endWords)
  const checks = playedChecks(seen)
  const mine = checks.flatMap(({ given }) => given.filter((gift) => gift.seat === seat))
  const [good, bad] = [1, -1].map((sign) =>
    mine.reduce((sum, { worth }) => sum + (worth * sign > 0 ? Math.abs(worth) : 0), 0),
  )
  return (
    <section class="your-game">
      <h3>{t('yourGame')}</h3>
      <dl>
        <div>
          <dt>{t('checksJoined')}</dt>
          <dd>{t('ofAll', { n: mine.length, all: checks.length })}</dd>
        </div>
        <div>
          <dt>{t('strengthGiven')}</dt>
          <dd>
            +{good} · −{bad}
          </dd>
        </div>
      </dl>
      <Marks seen={seen} />
    </section>
  )
}

/** Nobody else sees them: only their writer is told how true they were. */
function Marks({ seen }: { seen: View }) {
  const t = useWords(endWords)
  const n = useWords(noteWords)
  const { reader } = useScene()
  const marks = Object.entries(useNotes().marks).flatMap(([seat, mark]) => (mark === undefined ? [] : [{ seat, mark }]))
  if (marks.length === 0) return undefined
  return (
    <>
      <h4>{t('yourMarks')}</h4>
      <ul>
        {marks.map(({ seat, mark }) => {
          const part = partOf(seen, Number(seat))
          return (
            <li key={`mark-${seat}`}>
              <SuspicionMark mark={mark} /> {nameOf(Number(seat), reader)}: {n(mark)}
              {part !== undefined && ` · ${t(part.was)}`}
            </li>
          )
        })}
      </ul>
    </>
  )
}

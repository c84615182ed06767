// My notes about this table: a mark per player, whom I do not want to hear, and words. Nobody else sees them.

import type { Seat } from '@cic/engine'
import { Icon } from '../art/icon.tsx'
import { nameOf } from '../table/people.ts'
import { PersonDisc } from '../table/person-disc.tsx'
import { useScene } from '../table/scene.ts'
import { noteWords } from '../words/notes.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { type KeptNotes, markSeat, muteSeat, suspicions, useNotes, write } from './notes.ts'
import { SuspicionMark } from './suspicion-mark.tsx'
import './log.css'
import './notes-panel.css'

export function NotesPanel() {
  const t = useWords(noteWords)
  const b = useWords(tableWords)
  const { game, mySeat } = useScene()
  const kept = useNotes()
  const closed = kept.state === 'closed'
  return (
    <div class="feed notes">
      <textarea
        aria-label={b('notes')}
        placeholder={t('hint')}
        maxLength={10_000}
        disabled={closed}
        value={kept.text}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <p class="quiet note-state" role="status">
        {closed ? '' : t(kept.state)}
      </p>
      <ul class="note-people" aria-label={t('marks')}>
        {game.seats.map(
          (_, seat) => seat !== mySeat && <NotedPerson key={`seat-${seat + 1}`} seat={seat} kept={kept} />,
        )}
      </ul>
    </div>
  )
}

function NotedPerson({ seat, kept }: { seat: Seat; kept: KeptNotes }) {
  const t = useWords(noteWords)
  const { reader } = useScene()
  const who = nameOf(seat, reader)
  const muted = kept.muted?.includes(seat) === true
  const closed = kept.state === 'closed'
  return (
    <li>
      <PersonDisc seat={seat} />
      <span class="note-name">{who}</span>
      <fieldset class="note-marks" disabled={closed}>
        <legend class="sr-only">{t('markOf', { who })}</legend>
        {suspicions.map((mark) => (
          <button
            key={mark}
            type="button"
            class="bare"
            aria-label={t(mark)}
            title={t(mark)}
            aria-pressed={kept.marks[seat] === mark}
            onClick={() => markSeat(seat, mark)}
          >
            <SuspicionMark mark={mark} />
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        class="bare mute"
        disabled={closed}
        aria-label={t('muteOf', { who })}
        title={t('muteOf', { who })}
        aria-pressed={muted}
        onClick={() => muteSeat(seat)}
      >
        <Icon name={muted ? 'muted' : 'talk'} />
      </button>
    </li>
  )
}

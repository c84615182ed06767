// The few moments that decided a game, each with its turn.

import { decisiveMoments, describeEvent, logReaders, mentionsOf, type View } from '@cic/engine'
import { Drawing } from '../art/icon.tsx'
import { drawingOfLine } from '../side/log-lines.ts'
import { Sentence } from '../side/sentence.tsx'
import { useScene } from '../table/scene.ts'
import { endWords } from '../words/end.ts'
import { useWords } from '../words/words.ts'
import './story.css'

export function DecisiveMoments({ seen }: { seen: View }) {
  const t = useWords(endWords)
  const { reader } = useScene()
  const readerOf = logReaders(seen.log, reader)
  const moments = decisiveMoments(seen)
  if (moments.length === 0) return undefined
  return (
    <section class="moments">
      <h3>{t('moments')}</h3>
      <ol class="told-moments">
        {moments.map(({ turn, event }) => (
          <li key={`moment-${event.at}`}>
            <span class="over">{t('turn', { n: turn })}</span>
            <Drawing path={drawingOfLine(event.entries[0])} />
            <span>
              <Sentence
                text={describeEvent(event, readerOf(event.entries[0]))}
                mentions={event.entries.flatMap((entry) => mentionsOf(entry, readerOf(entry)))}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

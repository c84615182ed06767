// A sentence of the game in which every card, person and place can be looked at.

import type { Mention } from '@cic/engine'
import { type About, lookAt, open } from '../table/about.ts'
import { splitSentence } from './split-sentence.ts'
import './sentence.css'

export function Sentence({ text, mentions }: { text: string; mentions: readonly Mention[] }) {
  return (
    <>
      {splitSentence(text, mentions).map((part, i) =>
        typeof part === 'string' ? (
          part
        ) : (
          <MentionLink key={`${part.text}-${i + 1}`} text={part.text} about={aboutOf(part.mention)} />
        ),
      )}
    </>
  )
}

/** Reached with the arrow keys of the list around it, so that the log is one stop of the tab key. */
function MentionLink({ text, about }: { text: string; about: About }) {
  const look = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open(about)
  }
  return (
    <a class="mention" href={referenceTo(about)} tabIndex={-1} {...lookAt(about)} onClick={look}>
      {text}
    </a>
  )
}

/** Where the reference tells more. */
const referenceTo = (about: About): string => ('id' in about ? `/reference#${about.kind}-${about.id}` : '/reference')

function aboutOf({ kind, id }: Mention): About {
  if (kind === 'seat') return { kind, seat: Number(id) }
  return { kind, id }
}

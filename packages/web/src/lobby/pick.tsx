// Something that a game can be played with: a picture, its name, what it is, and what it adds; or why it cannot be chosen.

import type { ComponentChildren } from 'preact'
import { factOf } from '../boxes/lobby.ts'
import { useLanguage } from '../settings.ts'
import { setup } from '../words/setup.ts'
import { useWords } from '../words/words.ts'
import './pick.css'

interface Props {
  /** A box, an objective or a variant. */
  id: string
  kind: 'checkbox' | 'radio'
  /** Radios of one group have the same. */
  group: string
  name: ComponentChildren
  checked: boolean
  why?: string | undefined
  choose: (checked: boolean) => void
}

export function Pick({ id, kind, group, name, checked, why, choose }: Props) {
  const language = useLanguage()
  const { picture, says } = factOf(id)
  const about = `about-${id}`
  return (
    <label class={`pick${checked ? ' chosen' : ''}`}>
      <input
        type={kind}
        name={group}
        checked={checked}
        disabled={why !== undefined}
        aria-describedby={about}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <svg class="pick-picture" viewBox="0 0 48 32" aria-hidden="true">
        <path d={picture} />
      </svg>
      <span class="pick-name">{name}</span>
      <span class="pick-about" id={about}>
        <span>{says[language]}</span>
        {why === undefined ? <Adds id={id} /> : <strong class="pick-why">{why}</strong>}
      </span>
    </label>
  )
}

/** What it adds in length, and how much there is to learn. */
function Adds({ id }: { id: string }) {
  const t = useWords(setup)
  const { longer, learn } = factOf(id)
  const adds = [
    ...(longer === undefined ? [] : [longer >= 5 ? t('longer', { n: longer }) : t('asLong')]),
    ...(learn === undefined ? [] : [t((['learn1', 'learn2', 'learn3'] as const)[learn - 1])]),
  ]
  return adds.length === 0 ? undefined : <span class="pick-adds">{adds.join(' · ')}</span>
}

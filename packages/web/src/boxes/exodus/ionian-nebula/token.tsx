// A trauma token: hatched while nobody knows it, an arrow on blue, a burst on red, or an orange square.

import { nameOfCard } from '@cic/engine'
import { Drawing } from '../../../art/icon.tsx'
import { useScene } from '../../../table/scene.ts'
import { useWords } from '../../../words/words.ts'
import { icons } from './icons.ts'
import { nebulaWords } from './words.ts'
import './token.css'

interface Props {
  readonly token: string
  /** It does not count. */
  readonly dim?: boolean
}

export function TokenMark({ token, dim = false }: Props) {
  const drawing = isKnown(token) ? icons[token] : undefined
  return (
    <i class={`trauma-token ${drawing === undefined ? 'unknown' : token}${dim ? ' dim' : ''}`} aria-hidden="true">
      {drawing !== undefined && <Drawing path={drawing} />}
    </i>
  )
}

const isKnown = (token: string): token is 'benevolent' | 'antagonistic' | 'disaster' =>
  token === 'benevolent' || token === 'antagonistic' || token === 'disaster'

/** What a token is called to whoever looks at it. */
export function useTokenName(): (token: string | undefined) => string {
  const t = useWords(nebulaWords)
  const { language } = useScene()
  return (token) =>
    token === undefined
      ? t('noToken')
      : isKnown(token)
        ? (nameOfCard(token, language) ?? token).toLocaleLowerCase(language)
        : t('faceDown')
}

// Statements that the rules of secrecy allow, at a click.

import { mayWarn, reasonsAbout, type Seat } from '@cic/engine'
import type { TableStatement } from '@cic/protocol'
import { useState } from 'preact/hooks'
import { api } from '../api.ts'
import { nameOf } from '../table/people.ts'
import { useScene } from '../table/scene.ts'
import { sideWordsLater as sideWords } from '../words/side-later.ts'
import { useWords } from '../words/words.ts'
import './say-buttons.css'

type Opened = 'suspect' | 'trust' | 'promise'

export function SayButtons({ seat }: { seat: Seat }) {
  const t = useWords(sideWords)
  const { game, picture, session, reader } = useScene()
  const [opened, setOpened] = useState<Opened | undefined>(undefined)
  const { turn } = game
  const say = (statement: TableStatement): void => {
    setOpened(undefined)
    void session.attempt(api.talk(picture.id, picture.version, { statement }))
  }
  const others = game.seats.flatMap((_, one) => (one === seat ? [] : [one]))
  // A suspicion names its reason; trust needs none.
  const whyOf = (kind: 'suspect' | 'trust', whom: Seat) =>
    kind === 'trust' ? 'checks' : (reasonsAbout(game, whom)[0] ?? 'checks')
  const suspects = others.filter((one) => reasonsAbout(game, one).length > 0)
  const kinds = (['suspect', 'trust', 'promise'] as const).filter((kind) => kind !== 'suspect' || suspects.length > 0)
  if (opened === undefined) {
    return (
      <fieldset class="say">
        <legend class="sr-only">{t('say')}</legend>
        {(['lot', 'little', 'none'] as const).map((amount) => (
          <button
            key={amount}
            type="button"
            class="chip"
            onClick={() => say({ kind: 'help', from: seat, amount, turn })}
          >
            {t(amount === 'lot' ? 'helpLot' : amount === 'little' ? 'helpLittle' : 'helpNone')}
          </button>
        ))}
        {kinds.map((kind) => (
          <button key={kind} type="button" class="chip" onClick={() => setOpened(kind)}>
            {t(kind)}
          </button>
        ))}
        {mayWarn(game) && (
          <button type="button" class="chip" onClick={() => say({ kind: 'warn', from: seat, turn })}>
            {t('warn')}
          </button>
        )}
      </fieldset>
    )
  }
  return (
    <fieldset class="say">
      <legend>{t(opened)}</legend>
      {opened === 'promise'
        ? promises.map((what) => (
            <button
              key={what}
              type="button"
              class="chip"
              onClick={() => say({ kind: 'promise', from: seat, what, turn })}
            >
              {t(what)}
            </button>
          ))
        : (opened === 'suspect' ? suspects : others).map((whom) => (
            <button
              key={`seat-${whom + 1}`}
              type="button"
              class="chip"
              onClick={() => say({ kind: opened, from: seat, whom, why: whyOf(opened, whom), turn })}
            >
              {nameOf(whom, reader)}
            </button>
          ))}
      <button type="button" class="chip" onClick={() => setOpened(undefined)} aria-label={t('no')}>
        ×
      </button>
    </fieldset>
  )
}

const promises = ['add-cards', 'stay-out', 'repair', 'fight', 'protect'] as const

// The Active Mission space of Demetrius: what lies there, and what becomes of it.

import { type BoardId, nameOfCard, printedCard } from '@cic/engine'
import { missionSeen } from '@cic/engine/boxes/daybreak/search-for-home'
import { lookAt, open } from '../../../table/about.ts'
import { useScene } from '../../../table/scene.ts'
import { breakable } from '../../../words/long-words.ts'
import { useWords } from '../../../words/words.ts'
import { searchWords } from './words.ts'
import '../../../board/room.css'
import './mission.css'

export function ActiveMission({ board }: { board: BoardId }) {
  const t = useWords(searchWords)
  const { game, language } = useScene()
  if (board !== 'demetrius') return undefined
  const mission = missionSeen(game)
  if (mission === undefined) {
    return (
      <li class="mission-space empty">
        <span class="over">{t('mission')}</span>
        <span>{t('none')}</span>
      </li>
    )
  }
  const { card, state } = mission
  const { distance = 0 } = printedCard(card, language, game) ?? {}
  return (
    <li class="mission-space" data-mission={card} data-state={state}>
      <button
        type="button"
        class="bare"
        {...lookAt({ kind: 'card', id: card })}
        onClick={() => open({ kind: 'card', id: card })}
      >
        <span class="sr-only">{t('mission')}: </span>
        <b>{breakable(nameOfCard(card, language) ?? card, language)}</b>
        <span class="what-becomes">{t(state, { n: distance })}</span>
      </button>
    </li>
  )
}

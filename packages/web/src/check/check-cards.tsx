// Cards that lie face up in the check under way (Investigative Committee).

import { skillCardFacts, worthOfCard } from '@cic/engine'
import { useScene } from '../table/scene.ts'
import { Lanes } from './lanes.tsx'

export function CheckCards() {
  const { game } = useScene()
  const open = (game.checks.at(-1) ?? []).filter(({ card }) => card !== '?')
  const cards = open.map(({ card }) => ({ card, worth: worthOfCard(game, card) }))
  const total = cards.reduce((sum, { worth }) => sum + worth, 0)
  return <Lanes cards={cards} total={total} facts={(card) => skillCardFacts(game, card)} />
}

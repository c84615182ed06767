// Why a card of the hand cannot be used now.

import { whyNotCard } from '@cic/engine'
import { useScene } from '../table/scene.ts'

export function CardReason({ card }: { card: string }) {
  const { game, mySeat, language } = useScene()
  return <>{mySeat === undefined ? undefined : whyNotCard(game, mySeat, card, language)}</>
}

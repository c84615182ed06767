// While the cards of the crossroads lie there: everybody's pair, closed or turned up.

import { nameOfCard } from '@cic/engine'
import { crossroadsSeen } from '@cic/engine/boxes/exodus/ionian-nebula'
import { nameOf } from '../../../table/people.ts'
import { PersonDisc } from '../../../table/person-disc.tsx'
import { useScene } from '../../../table/scene.ts'
import { useWords } from '../../../words/words.ts'
import { TokenMark } from './token.tsx'
import { nebulaWords } from './words.ts'
import '../../../board/in-play.css'
import '../../../board/strip.css'
import './crossroads-strip.css'

export function CrossroadsStrip() {
  const t = useWords(nebulaWords)
  const { game, language, reader } = useScene()
  const seen = crossroadsSeen(game)
  if (seen === undefined) return undefined
  return (
    <section class="group in-play crossroads-strip" aria-label={t('crossroads')}>
      <h3 class="over">
        {t('crossroads')}
        {seen.choosing !== undefined && <span> {t('ready', { n: seen.choosing.ready, of: seen.choosing.of })}</span>}
      </h3>
      <ul>
        {seen.pairs.map(({ seat, card, token }) => (
          <li key={`seat-${seat + 1}`} class={card === '?' ? 'closed' : 'open'}>
            <PersonDisc seat={seat} />
            {token !== undefined && <TokenMark token={token} />}
            <span>
              {card === '?' ? t('closedPair', { name: nameOf(seat, reader) }) : (nameOfCard(card, language) ?? card)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

// Allies in the rooms where they can be met, as pills with initials and their token; and the tokens on Sickbay and on the Brig.

import { type LocationId, nameOfCard } from '@cic/engine'
import { type AllySeen, alliesSeenAt, halvesOf, tokenAt } from '@cic/engine/boxes/exodus/ionian-nebula'
import { initialsOf, nameOf } from '../../../table/people.ts'
import { useMark, useScene } from '../../../table/scene.ts'
import { useWords } from '../../../words/words.ts'
import { Halves } from './halves.tsx'
import { TokenMark, useTokenName } from './token.tsx'
import { nebulaWords } from './words.ts'
import './allies.css'

export function AlliesHere({ location }: { location: LocationId }) {
  const { game } = useScene()
  return (
    <>
      {alliesSeenAt(game, location).map((ally) => (
        <AllyPill key={ally.card} ally={ally} />
      ))}
    </>
  )
}

function AllyPill({ ally: { card, token } }: { ally: AllySeen }) {
  const t = useWords(nebulaWords)
  const called = useTokenName()
  const { language } = useScene()
  const mark = useMark(`ally:${card}`)
  const name = nameOfCard(card, language) ?? card
  const [good, bad] = halvesOf(card, language)
  const label = t('allyHere', { name, token: called(token) })
  return (
    <span class={`ally${mark.names}`} title={`${label}\n↑ ${good.text}\n✳ ${bad.text}`} data-ally={card}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      {token !== undefined && <TokenMark token={token} />}
      <span class="sr-only">{label}</span>
    </span>
  )
}

/** Said before somebody moves there. */
export function AlliesWaiting({ location }: { location: LocationId }) {
  const t = useWords(nebulaWords)
  const called = useTokenName()
  const { game, language } = useScene()
  return (
    <>
      {alliesSeenAt(game, location).map(({ card, token }) => (
        <span key={card} class="ally-waits">
          {t('allyHere', { name: nameOfCard(card, language) ?? card, token: called(token) })}
        </span>
      ))}
    </>
  )
}

/** The token that whoever begins a turn here takes. */
export function TokenHere({ location }: { location: LocationId }) {
  const called = useTokenName()
  const { game } = useScene()
  const token = tokenAt(game, location)
  if (token === undefined) return undefined
  const beside = game.seats.some(({ at }) => at === location)
  return (
    <span class={`token-here${beside ? ' beside' : ''}`} title={called(token)} data-token-on={location}>
      <TokenMark token={token} />
      <span class="sr-only">{called(token)}</span>
    </span>
  )
}

/** Both halves of whoever is there. */
export function AlliesAbout({ location }: { location: LocationId }) {
  const t = useWords(nebulaWords)
  const { game, language, reader } = useScene()
  const allies = alliesSeenAt(game, location)
  if (allies.length === 0) return undefined
  return (
    <>
      {allies.map(({ card, token, by }) => (
        <section key={card} class="ally-about">
          <p class="over">{t('anAlly')}</p>
          <h4>
            {nameOfCard(card, language)} {token !== undefined && <TokenMark token={token} />}
          </h4>
          <Halves card={card} />
          {by !== undefined && <p class="quiet">{t('laidBy', { name: nameOf(by, reader) })}</p>}
        </section>
      ))}
      <p class="quiet">{t('whoMeets')}</p>
    </>
  )
}

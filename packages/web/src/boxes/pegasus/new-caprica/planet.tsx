// New Caprica: six locations, the occupation forces on their way to the Shipyard, two stacks of civilian ships, and where Galactica is.

import { boardsOf, damagedLocations, type LocationId, labelOf, nameOfCard } from '@cic/engine'
import { newCapricaOf } from '@cic/engine/boxes/pegasus/new-caprica'
import { Drawing, Icon } from '../../../art/icon.tsx'
import { ShipShape } from '../../../art/ship.tsx'
import { AnswerSpot } from '../../../board/answer-spot.tsx'
import { BoardName } from '../../../board/board-name.tsx'
import { Room } from '../../../board/room.tsx'
import { nameOf } from '../../../table/people.ts'
import { useMark, useScene } from '../../../table/scene.ts'
import { useWords } from '../../../words/words.ts'
import { icons } from './icons.ts'
import { ReturnTrack } from './return-track.tsx'
import { planetWords } from './words.ts'
import '../../../board/strip.css'
import './planet.css'

export function NewCaprica() {
  const t = useWords(planetWords)
  const { game, language } = useScene()
  const planet = newCapricaOf(game)
  if (planet === undefined) return undefined
  const locations = boardsOf(game).find(({ board }) => board === 'new-caprica')?.locations ?? []
  const onTrack = planet.track.map(({ location }) => location)
  const name = labelOf('place', 'new-caprica', language)
  return (
    <section class={`planet${planet.orbit ? ' group' : ' whole'}`} aria-label={name}>
      {!planet.orbit && <Horizon />}
      <header class="planet-head">
        <h3 class="over">{name}</h3>
        {planet.orbit ? <InOrbit /> : <Away />}
      </header>
      <div class="planet-rooms" data-rooms={planet.orbit ? 'beside' : 'planet'}>
        <ul>
          {locations
            .filter((id) => !onTrack.includes(id))
            .map((id) => (
              <Room key={id} id={id} />
            ))}
        </ul>
        <ol class="occupation" aria-label={t('occupation')}>
          {planet.track.map(({ location, forces }) => (
            <Room key={location} id={location}>
              {forces > 0 && <Forces at={location} n={forces} />}
            </Room>
          ))}
        </ol>
        <ul class="stacks" aria-label={t('stacks')}>
          <Stack kind="locked" ships={planet.locked} />
          <Stack kind="prepared" ships={planet.prepared} />
        </ul>
      </div>
    </section>
  )
}

function Forces({ at, n }: { at: LocationId; n: number }) {
  const t = useWords(planetWords)
  const mark = useMark(`force:${at}`)
  return (
    <span class={`forces${mark.names}`} title={t('forcesHere', { n })}>
      {Array.from({ length: n }, (_, i) => (
        <Drawing key={`force-${i + 1}`} path={icons.force} />
      ))}
      <span class="sr-only">{t('forcesHere', { n })}</span>
    </span>
  )
}

function Stack({ kind, ships }: { kind: 'locked' | 'prepared'; ships: readonly string[] }) {
  const t = useWords(planetWords)
  const { language } = useScene()
  const mark = useMark(`stack:${kind}`)
  const top = ships.at(-1)
  const known = top === undefined || top === '?' ? '' : `; ${t('topShip', { ship: nameOfCard(top, language) ?? top })}`
  const label = t(kind === 'locked' ? 'lockedShips' : 'preparedShips', { n: ships.length }) + known
  const drawn = (
    <>
      {kind === 'locked' ? <Drawing path={icons.lock} /> : <Icon name="launch" />}
      <ShipShape ship="civilian" />
      <b aria-hidden="true">{ships.length}</b>
      <span class="stack-name" aria-hidden="true">
        {t(kind)}
      </span>
    </>
  )
  return (
    <li class={`stack ${kind}${mark.names}`} title={label}>
      <AnswerSpot mark={mark} names="bare" label={label}>
        {drawn}
      </AnswerSpot>
    </li>
  )
}

/** How far off Galactica is, and what is broken there. */
function Away() {
  const t = useWords(planetWords)
  const { game, language } = useScene()
  const broken = damagedLocations(game)
  return (
    <div class="orbit away">
      <ShipShape ship="battlestar" />
      <p>
        {t('away')}
        {broken.length > 0 && (
          <span class="quiet">
            {' '}
            · {t('stillDamaged', { what: broken.map((id) => labelOf('place', id, language)).join(', ') })}
          </span>
        )}
      </p>
      <ReturnTrack />
    </div>
  )
}

function InOrbit() {
  const t = useWords(planetWords)
  const { game, reader } = useScene()
  return (
    <div class="orbit">
      <BoardName target="orbit" names="orbit-name" leads>
        {t('inOrbit')}
      </BoardName>
      <p class="quiet">{t('admiralOrders', { who: nameOf(game.titles.admiral, reader) })}</p>
    </div>
  )
}

/** The ground under a dark sky. */
function Horizon() {
  return (
    <svg class="horizon" viewBox="0 0 876 496" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 150q438-110 876 0v346H0z" />
      <path class="ridge" d="M0 150q438-110 876 0M0 172l90-16 60 14 110-26 80 12 120-18 96 22 90-12 110 20 120-10" />
    </svg>
  )
}

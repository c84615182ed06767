// A skill check while cards are added: who has added how many, who comes next, and what they said about helping.

import type { Help } from '@cic/bots'
import type { CheckOutlook, Seat } from '@cic/engine'
import { Icon } from '../art/icon.tsx'
import { broughtBy } from '../boxes/slots.ts'
import { isMuted, useNotes } from '../side/notes.ts'
import { nameOf } from '../table/people.ts'
import { PersonDisc } from '../table/person-disc.tsx'
import { useScene } from '../table/scene.ts'
import { checkWords } from '../words/check.ts'
import { useWords } from '../words/words.ts'
import { CheckCards } from './check-cards.tsx'
import { CheckHeader } from './check-header.tsx'
import { CheckOutcomes } from './check-outcomes.tsx'
import '../hand/secrets.css'
import '../table/person-disc.css'
import './check-gathering.css'

export function CheckGathering({ check, hide }: { check: CheckOutlook; hide: () => void }) {
  const t = useWords(checkWords)
  const { game, language } = useScene()
  const marks = broughtBy(game, 'checkMark').flatMap((mark) => mark(game, language) ?? [])
  const { source, skills, difficulty } = check
  return (
    <section class="check panel" aria-label={t('skillCheck')}>
      <CheckHeader source={source} skills={skills} difficulty={difficulty} marks={marks} />
      <ol class="check-seats" style={{ '--seats': game.seats.length + 1 }}>
        {order(game.seats.length, game.current).map((seat) => (
          <SeatInCheck key={`seat-${seat + 1}`} seat={seat} check={check} />
        ))}
        <Destiny />
      </ol>
      {check.faceUp && <CheckCards />}
      <CheckOutcomes check={check} />
      <button type="button" class="hide-check" onClick={hide}>
        {t('showBoard')}
      </button>
    </section>
  )
}

/** From the current player's left, as cards are added. */
const order = (count: number, current: Seat): Seat[] =>
  Array.from({ length: count }, (_, i) => (current + 1 + i) % count)

function SeatInCheck({ seat, check }: { seat: Seat; check: CheckOutlook }) {
  const t = useWords(checkWords)
  const { reader, picture, game } = useScene()
  const added = check.added[seat] ?? 0
  const [next] = check.toAdd
  const pending = check.toAdd.includes(seat)
  const { muted = [] } = useNotes()
  const help = picture.talk
    .map(({ statement }) => statement)
    .findLast((one): one is Help => one?.kind === 'help' && one.from === seat && one.turn === game.turn)
  const said =
    help === undefined || isMuted(seat, muted)
      ? undefined
      : help.amount === 'lot'
        ? 'helpLot'
        : help.amount === 'little'
          ? 'helpLittle'
          : 'helpNone'
  return (
    <li class={seat === next ? 'asked-now' : ''}>
      <div class="seat-name">
        <PersonDisc seat={seat} />
        {nameOf(seat, reader)}
      </div>
      <Backs n={added} />
      <p>
        {seat === next ? t('deciding') : pending ? t('stillToCome') : t('hasAdded', { n: added })}
        {said !== undefined && <q>{t(said)}</q>}
      </p>
    </li>
  )
}

function Destiny() {
  const t = useWords(checkWords)
  const { game } = useScene()
  const n = (game.checks.at(-1) ?? []).filter(({ by }) => by === undefined).length
  return (
    <li>
      <div class="seat-name">
        <span class="disc">
          <Icon name="cards" />
        </span>
        {t('destiny')}
      </div>
      <Backs n={n} />
      <p>{t('fromDeck')}</p>
    </li>
  )
}

function Backs({ n }: { n: number }) {
  return (
    <div class="backs" aria-hidden="true">
      {Array.from({ length: Math.min(n, 12) }, (_, i) => (
        <i key={`back-${i + 1}`} class="back" />
      ))}
    </div>
  )
}

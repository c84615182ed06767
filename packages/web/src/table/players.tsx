// The people at the table in turn order: character, place, title, cards, what is used up, and whom the table waits for.

import {
  hiddenAims,
  isHazard,
  isOutOfTheGame,
  isUsedUp,
  type LocationId,
  playedBy,
  printedSheet,
  type Seat,
  sheetCounts,
  writeText,
} from '@cic/engine'
import { useMemo } from 'preact/hooks'
import { api } from '../api.ts'
import { Icon } from '../art/icon.tsx'
import { broughtBy } from '../boxes/slots.ts'
import { standingOf } from '../boxes/standing.ts'
import { useAimWords } from '../boxes/use-aim-words.ts'
import { later } from '../parts/later.tsx'
import { useNotes } from '../side/notes.ts'
import { SuspicionMark } from '../side/suspicion-mark.tsx'
import { noteWords } from '../words/notes.ts'
import { sideWords } from '../words/side.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { lookAt, open } from './about.ts'
import { fullName, isArea, nameOf, officesOf, placeOfSeat } from './people.ts'
import { PersonDisc } from './person-disc.tsx'
import { type Presence, usePresence } from './presence.ts'
import { useMark, useScene } from './scene.ts'
import { timeLeft, timeOfDay } from './time.ts'
import './players.css'

const SeatClock = later(() => import('./seat-clock.tsx').then((part) => part.SeatClock))

export function Players() {
  const t = useWords(tableWords)
  const { game, picture, mySeat } = useScene()
  const others = picture.seats.some(({ kind }, seat) => kind === 'person' && seat !== mySeat)
  const presence = usePresence(picture.id, others)
  return (
    <section class="players panel" aria-labelledby="players-title">
      <h2 id="players-title" class="sr-only">
        {t('players')}
      </h2>
      <ol>
        {game.seats.map((_, seat) => (
          <Player key={`seat-${seat + 1}`} seat={seat} presence={presence[seat]} />
        ))}
      </ol>
    </section>
  )
}

function Player({ seat, presence }: { seat: Seat; presence: Presence[number] | undefined }) {
  const t = useWords(tableWords)
  const { game, picture, language, reader, mySeat } = useScene()
  const mark = useMark(`seat:${seat}`)
  const character = playedBy(game, seat)
  const out = isOutOfTheGame(game, seat)
  const current = game.turn > 0 && seat === game.current && game.over === undefined
  const asked = picture.status === 'playing' && game.waiting.some((one) => one.seat === seat)
  const { kind, name, standIn } = picture.seats[seat]
  const person = seat === mySeat ? t('you') : kind === 'bot' ? t('bot') : (name ?? '')
  const short = nameOf(seat, reader)
  const full = character === undefined ? short : fullName(character, language)
  return (
    <li
      class={`player${current ? ' now' : ''}${out ? ' out' : ''}${mark.names}`}
      aria-current={current ? 'step' : undefined}
    >
      <button
        type="button"
        class="bare person"
        {...lookAt({ kind: 'seat', seat })}
        onMouseOver={mark.enter}
        onFocus={mark.enter}
        onBlur={mark.leave}
        onMouseOut={mark.leave}
        onClick={() => (mark.options.length === 1 ? mark.act() : open({ kind: 'seat', seat }))}
      >
        <PersonDisc seat={seat} />
        <span class="player-name">
          <span class="full-name">{full}</span>
          <span class="short-name">{short}</span>
        </span>
        {current && <span class="sr-only">, {t('current')}</span>}
      </button>
      <p class="who-plays">
        <span class="played-by">
          {person}
          {standIn === true && ` · ${t('standIn')}`}
        </span>
        {kind === 'person' && seat !== mySeat && <Here seat={seat} presence={presence} />}
        {asked && <em class="asked">{t('isAsked')}</em>}
      </p>
      <CylonTitle seat={seat} />
      {out ? <p class="place">{t('outOfTheGame')}</p> : <InTheGame seat={seat} />}
      {!out && picture.clocks !== undefined && <SeatClock seat={seat} />}
      <KeptSeat seat={seat} />
    </li>
  )
}

/** What somebody holds, and where. */
function InTheGame({ seat }: { seat: Seat }) {
  return (
    <>
      <TitlesOf seat={seat} />
      <CalledAlso seat={seat} />
      <Place seat={seat} />
      <Facts seat={seat} />
    </>
  )
}

/** Whether this person looks at the table, and since when not. */
function Here({ seat, presence }: { seat: Seat; presence: Presence[number] | undefined }) {
  const t = useWords(tableWords)
  const { picture, language } = useScene()
  const { away } = picture.seats[seat]
  const absent = away !== undefined && away.until > Date.now()
  if (presence === undefined && !absent) return undefined
  const { here = false, since } = presence ?? {}
  const words = absent
    ? t('isAwayUntil', { time: timeOfDay(away.until, language) })
    : here
      ? t('isHere')
      : since === undefined
        ? t('isAway')
        : t('isAwaySince', { time: timeLeft((Date.now() - since) / 1000, language) })
  return <span class={here ? 'here' : 'here not'}>{words}</span>
}

/** What I have marked this player with; nobody else sees it. */
function MyMark({ seat }: { seat: Seat }) {
  const t = useWords(noteWords)
  const mark = useNotes().marks[seat]
  if (mark === undefined) return undefined
  const label = t('onlyYou', { mark: t(mark) })
  return (
    <li class="my-mark" title={label}>
      <SuspicionMark mark={mark} />
      <span class="sr-only">{label}</span>
    </li>
  )
}

/** What is known of somebody who is no human, or not only. */
function CylonTitle({ seat }: { seat: Seat }) {
  const t = useWords(tableWords)
  const { game, language } = useScene()
  const title = standingOf(game, seat, language)?.title ?? (game.seats[seat].revealed ? t('revealedCylon') : undefined)
  return title === undefined ? undefined : <p class="cylon-title">{title}</p>
}

/** A seat that was given up: somebody new may ask for it. */
function KeptSeat({ seat }: { seat: Seat }) {
  const t = useWords(sideWords)
  const { picture, session, mySeat } = useScene()
  if (picture.seats[seat].givenUp !== true || mySeat !== undefined || picture.status !== 'playing') return undefined
  return (
    <button type="button" onClick={() => session.attempt(api.sit(picture.id, seat))}>
      {t('takeSeat')}
    </button>
  )
}

function TitlesOf({ seat }: { seat: Seat }) {
  const { game, language } = useScene()
  const held = officesOf(seat, game, language)
  return held.length === 0 ? undefined : <p class="title">{held.join(', ')}</p>
}

function CalledAlso({ seat }: { seat: Seat }) {
  const { game, language } = useScene()
  const words = broughtBy(game, 'calledAlso').flatMap((called) => called(game, seat, language) ?? [])
  return words.length === 0 ? undefined : <p class="called-also">{words.join(', ')}</p>
}

function Place({ seat }: { seat: Seat }) {
  const t = useWords(tableWords)
  const { game, language } = useScene()
  const { at } = game.seats[seat]
  const words = placeOfSeat(seat, game, language, t)
  if (words === undefined) return undefined
  const held = at !== undefined && !isArea(at) && isHazard(at as LocationId, game)
  return <p class={held ? 'place held' : 'place'}>{words}</p>
}

/** Cards as counts, and once-per-game abilities as a filled or an empty diamond. */
function Facts({ seat }: { seat: Seat }) {
  const t = useWords(tableWords)
  const a = useAimWords()
  const { game, language } = useScene()
  const { hand, loyalty, character, superCrises } = game.seats[seat]
  const aims = hiddenAims(game, seat)
  const tokens = broughtBy(game, 'onceTokens')
  // A sheet's words are long to write, and stay the same.
  const once = useMemo(
    () => (character === undefined ? [] : printedSheet(character, language).abilities.filter((one) => one.oncePerGame)),
    [character, language],
  )
  return (
    <ul class="facts">
      <Fact icon="cards" n={hand.length} label={t('skillCards', { n: hand.length })} />
      {loyalty.length > 0 && (
        <Fact icon="loyalty" n={loyalty.length} label={t('loyaltyCards', { n: loyalty.length })} />
      )}
      {aims > 0 && <Fact icon="aim" n={aims} label={a('cards', { n: aims })} />}
      {superCrises.length > 0 && (
        <Fact icon="warn" n={superCrises.length} label={t('superCrises', { n: superCrises.length })} />
      )}
      {broughtBy(game, 'InFacts').map((More, i) => (
        <More key={`more-${i + 1}`} seat={seat} />
      ))}
      <MyMark seat={seat} />
      {tokens.map(({ held, counted }) => {
        const n = held(game, seat)
        const label = writeText(counted, { n }, language)
        return (
          <li key={label} class={n === 0 ? 'once used' : 'once'} title={label}>
            <Icon name="once" />
            <span aria-hidden="true">{n}</span>
            <span class="sr-only">{label}</span>
          </li>
        )
      })}
      {(tokens.length > 0 || !sheetCounts(game, seat) ? [] : once).map(({ id, name }) => {
        const used = isUsedUp(game, seat, id)
        const label = `${name}: ${t(used ? 'used' : 'ready')}`
        return (
          <li key={id} class={used ? 'once used' : 'once'} title={label}>
            <Icon name="once" />
            <span class="sr-only">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Fact({ icon, n, label }: { icon: 'cards' | 'loyalty' | 'warn' | 'aim'; n: number; label: string }) {
  return (
    <li title={label}>
      <Icon name={icon} />
      <span aria-hidden="true">{n}</span>
      <span class="sr-only">{label}</span>
    </li>
  )
}

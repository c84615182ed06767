// One panel for a whole skill check, from the first window to its result: who adds how many, what is known, the cards as they are turned.

import { nameOfCard, skillCardFacts } from '@cic/engine'
import { broughtBy } from '../boxes/slots.ts'
import { nameOf } from '../table/people.ts'
import { useScene } from '../table/scene.ts'
import { SkipButton } from '../theatre/skip-button.tsx'
import { checkWords } from '../words/check.ts'
import { useWords } from '../words/words.ts'
import { CheckHeader } from './check-header.tsx'
import { CheckOutcomes } from './check-outcomes.tsx'
import { CheckSeats } from './check-seats.tsx'
import { Gathering, useMine } from './gathering.tsx'
import { Gauge } from './gauge.tsx'
import { Lanes } from './lanes.tsx'
import { Rail } from './rail.tsx'
import type { CheckShown } from './told.ts'
import './check-panel.css'

interface Props {
  check: CheckShown
  /** Sends it away, to see the board. */
  hide: () => void
  /** Something is shown in it that can be skipped. */
  skip?: () => void
}

export function CheckPanel({ check, hide, skip }: Props) {
  const t = useWords(checkWords)
  const { game, language, reader } = useScene()
  const { source, skills, difficulty, printed, changedBy, phase, open, chosen } = check
  const gathering = phase === 'before' || phase === 'cards'
  const marks = skip === undefined ? broughtBy(game, 'checkMark').flatMap((mark) => mark(game, language) ?? []) : []
  return (
    <section class={`check panel ${gathering ? 'gathering' : 'revealing'}`} aria-label={t('skillCheck')}>
      <CheckHeader
        source={source}
        skills={skills}
        difficulty={difficulty}
        printed={printed}
        changedBy={changedBy}
        marks={marks}
      />
      <Rail phase={phase} untouched={check.untouched} />
      {check.untouched && <p class="quiet">{t('untouched')}</p>}
      <CheckSeats check={check} />
      {gathering && open.length === 0 ? <Gathering check={check} /> : <Revealed check={check} />}
      <CheckGauge check={check} gathering={gathering} />
      <SinceReveal check={check} />
      {chosen !== undefined && <p class="about-whom">{t('aboutWhom', { who: nameOf(chosen, reader) })}</p>}
      <CheckOutcomes check={check} />
      <div class="check-foot">
        {skip !== undefined && <SkipButton skip={skip} label={check.left === 0 ? t('goOn') : undefined} />}
        <button type="button" class="hide-check bare" onClick={hide}>
          {t('showBoard')}{' '}
          <span class="enter" aria-hidden="true">
            ⇧B
          </span>
        </button>
      </div>
    </section>
  )
}

/** Before the reveal it shows what I add myself, which is all that I know. */
function CheckGauge({ check, gathering }: { check: CheckShown; gathering: boolean }) {
  const { open, difficulty, partialAt } = check
  const mine = useMine(check)
  const cards = gathering && open.length === 0 ? mine : open
  const { mySeat } = useScene()
  if (gathering && mySeat === undefined) return undefined
  return <Gauge cards={cards} own={cards === mine} most={mostOf(cards)} difficulty={difficulty} partialAt={partialAt} />
}

function Revealed({ check }: { check: CheckShown }) {
  const t = useWords(checkWords)
  const { game } = useScene()
  const { open, left, difficulty, mine, outcome, phase } = check
  const total = open.reduce((sum, { worth }) => sum + worth, 0)
  const short = difficulty - total
  return (
    <Lanes cards={open} mine={mine} total={total} facts={(card) => skillCardFacts(game, card)}>
      {left > 0 && <span class="quiet">{t('toTurn', { n: left })}</span>}
      {left === 0 && (
        <span class="margin">
          {short > 0 ? t('short', { n: short }) : short === 0 ? t('justEnough') : t('over', { n: -short })}
        </span>
      )}
      {phase === 'total' && left === 0 && <span class="quiet">{t('notDecided')}</span>}
      {outcome !== undefined && <span class={`stamp ${outcome}`}>{t(stamps[outcome])}</span>}
    </Lanes>
  )
}

/** Cards that came into the check when all others lay open, or left it. */
function SinceReveal({ check: { open, gone } }: { check: CheckShown }) {
  const t = useWords(checkWords)
  const { language } = useScene()
  const names = (cards: readonly string[]): string => cards.map((card) => nameOfCard(card, language)).join(', ')
  const joined = open.filter((one) => one.joined).map(({ card }) => card)
  return (
    <>
      {joined.length > 0 && <p class="since-reveal">{t('joinedCheck', { cards: names(joined) })}</p>}
      {gone.length > 0 && <p class="since-reveal">{t('leftCheck', { cards: names(gone) })}</p>}
    </>
  )
}

const stamps = { pass: 'passed', partial: 'partly', fail: 'failed' } as const

const mostOf = (cards: CheckShown['open']): number => cards.reduce((sum, { worth }) => sum + Math.max(0, worth), 0)

// The state of the fleet at a glance: whose turn it is, the four dials, the jump, the distance, the titles.

import { distanceOf, goalOf, labelOf, nukesOf, type TurnStep, titlesOf, turnStepOf, turnSteps } from '@cic/engine'
import type { ComponentChildren } from 'preact'
import { Icon } from '../art/icon.tsx'
import { AnswerSpot } from '../board/answer-spot.tsx'
import { phaseOf } from '../boxes/phase.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { BoardingTrack } from './boarding-track.tsx'
import { Dials } from './dials.tsx'
import { JumpTrack } from './jump-track.tsx'
import { TableMenu } from './menu.tsx'
import { nameOf } from './people.ts'
import { useMark, useScene } from './scene.ts'
import './top-bar.css'

export function TopBar({ menu = <TableMenu /> }: { menu?: ComponentChildren }) {
  return (
    <header class="bar panel">
      <TurnState />
      <Dials />
      <JumpTrack />
      <Distance />
      <BoardingTrack />
      <Titles />
      {menu}
    </header>
  )
}

/** How far the fleet has come; once the goal is a place with a phase of its own, that phase. */
function Distance() {
  const t = useWords(tableWords)
  const { game, language } = useScene()
  const goal = goalOf(game)
  const n = distanceOf(game)
  const phase = phaseOf(game, language)
  if (phase !== undefined) {
    return (
      <div class="distance phase">
        <span class="over">{goal.name[language]}</span>
        <b>{phase}</b>
      </div>
    )
  }
  const facts = { n, of: goal.distance, goal: goal.name[language] }
  return (
    <div class="distance">
      <span class="over">{t('distance')}</span>
      <b aria-hidden="true">
        {n} <span class="quiet">/ {goal.distance}</span>
      </b>
      <span class="sr-only">{t(goal.atOnce ? 'distanceTo' : 'distanceOf', facts)}</span>
    </div>
  )
}

function TurnState() {
  const t = useWords(tableWords)
  const { game, reader } = useScene()
  const step = turnStepOf(game)
  const over = game.over !== undefined
  const title =
    game.turn === 0 ? t('beforeFirstTurn') : t('turnOf', { n: game.turn, who: nameOf(game.current, reader) })
  return (
    <div class="turn">
      <h1>{over ? t('gameOver') : title}</h1>
      {!over && <StepLine step={step} />}
    </div>
  )
}

function StepLine({ step }: { step: TurnStep | undefined }) {
  const t = useWords(tableWords)
  const at = step === undefined ? -1 : turnSteps.indexOf(step)
  return (
    <p class="steps">
      <span class="dots" aria-hidden="true">
        {turnSteps.map((one, i) => (
          <i key={one} class={i === at ? 'on' : i < at ? 'past' : ''} />
        ))}
      </span>
      {step !== undefined && (
        <>
          <span aria-hidden="true">{t(step)}</span>
          <span class="sr-only">{t('stepOf', { n: at + 1, of: turnSteps.length, step: t(step) })}</span>
        </>
      )}
    </p>
  )
}

function Titles() {
  const { game, language, reader } = useScene()
  if (game.turn === 0) return undefined
  return (
    <dl class="titles">
      {titlesOf(game).map((title) => (
        <div key={title} class={title}>
          <dt>{labelOf('title', title, language, 'office')}</dt>
          <dd>
            <span class="holder">{nameOf(game.titles[title] ?? -1, reader)}</span>
            {title === 'admiral' && <Nukes />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Those that can still be gained stand behind them. */
function Nukes() {
  const t = useWords(tableWords)
  const mark = useMark('nukes')
  const { held, beside } = nukesOf(useScene().game)
  const label = beside === 0 ? t('nukes', { n: held }) : t('nukesOf', { n: held, of: held + beside })
  return (
    <span class={`nukes${mark.names}`} title={label}>
      <AnswerSpot mark={mark} names="bare" label={label} about={{ kind: 'thing', id: 'nukes', name: label }}>
        {Array.from({ length: held + beside }, (_, i) => (
          <span key={`nuke-${i + 1}`} class={i < held ? undefined : 'beside'}>
            <Icon name="nuke" />
          </span>
        ))}
      </AnswerSpot>
    </span>
  )
}

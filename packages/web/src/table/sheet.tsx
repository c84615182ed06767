// A character's sheet: what they draw each turn, and what they can do.

import { type CharacterId, isUsedUp, labelOf, printedSheet, type Seat } from '@cic/engine'
import type { ComponentType } from 'preact'
import { SkillShape } from '../art/skill.tsx'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { useScene } from './scene.ts'
import './sheet.css'

interface Props {
  character: CharacterId
  /** The player whose it is, if anybody has it. */
  of?: Seat
  /** What is said of each ability besides. */
  under?: ComponentType<{ ability: string }>
}

export function Sheet({ character, of, under: Under }: Props) {
  const t = useWords(tableWords)
  const { game, language, mySeat } = useScene()
  const isUsed = (ability: string): boolean => of !== undefined && isUsedUp(game, of, ability)
  const sheet = printedSheet(character, language, of === undefined || of === mySeat ? 'own' : 'another', game)
  return (
    <>
      <h3>{sheet.name}</h3>
      <SheetSkills character={character} />
      <dl class="sheet-abilities">
        {sheet.abilities.map(({ id, name, text, oncePerGame }) => (
          <div key={id}>
            <dt>
              {name}
              {oncePerGame && <span class="quiet"> · {t(isUsed(id) ? 'used' : 'ready')}</span>}
            </dt>
            <dd>{text}</dd>
            {Under !== undefined && <Under ability={id} />}
          </div>
        ))}
      </dl>
    </>
  )
}

/** What a character draws each turn: numbers and shapes. */
export function SheetSkills({ character }: { character: CharacterId }) {
  const { language } = useScene()
  return (
    <span class="sheet-skills">
      {printedSheet(character, language).skills.map(({ count, types }) => (
        <span key={types.join()}>
          <b>{count}</b>
          {types.map((skill) => (
            <SkillShape key={skill} skill={skill} />
          ))}
          <span class="sr-only">{types.map((skill) => labelOf('skill', skill, language)).join(', ')}</span>
        </span>
      ))}
    </span>
  )
}

// A character's sheet: what they draw each turn, and what they can do.

import { type CharacterId, isUsedUp, labelOf, printedSheet, type Seat, sheetCounts, whyNotAbility } from '@cic/engine'
import { SkillShape } from '../art/skill.tsx'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { useScene } from './scene.ts'
import './sheet.css'

/** `of`: the player whose it is, if anybody has it. */
export function Sheet({ character, of }: { character: CharacterId; of?: Seat }) {
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
            {of !== undefined && of === mySeat && <WhyNot seat={of} ability={id} />}
          </div>
        ))}
      </dl>
    </>
  )
}

/** Why it cannot be used now. */
function WhyNot({ seat, ability }: { seat: Seat; ability: string }) {
  const { game, language, marks } = useScene()
  if (marks.has(`ability:${ability}`) || !sheetCounts(game, seat)) return undefined
  const why = whyNotAbility(game, seat, ability, language)
  return why === undefined ? undefined : <dd class="quiet why-not">{why}</dd>
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

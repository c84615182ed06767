// The head of a skill check: where it comes from, which skills count for and against it, how hard it is.

import { labelOf, nameOfCard, type SkillType, skillTypesOf } from '@cic/engine'
import { SkillShape } from '../art/skill.tsx'
import { lookAt, open } from '../table/about.ts'
import { useScene } from '../table/scene.ts'
import { checkWords } from '../words/check.ts'
import { breakable } from '../words/long-words.ts'
import { useWords } from '../words/words.ts'
import './check-header.css'

interface Props {
  source: string | undefined
  skills: readonly SkillType[]
  difficulty: number
  /** What it was at first. */
  printed: number
  /** What has changed it since. */
  changedBy: readonly string[]
  /** Words about this check that boxes have. */
  marks?: readonly string[]
}

export function CheckHeader({ source, skills, difficulty, printed, changedBy, marks = [] }: Props) {
  const t = useWords(checkWords)
  const { game, language } = useScene()
  const name = source === undefined ? undefined : (nameOfCard(source, language) ?? source)
  return (
    <header class="check-header">
      <div class="check-name">
        <p class="over">
          {t('skillCheck')}
          {marks.map((mark) => (
            <em key={mark} class="check-mark">
              {mark}
            </em>
          ))}
        </p>
        <h2>
          {source === undefined || name === undefined ? (
            t('skillCheck')
          ) : (
            <button
              type="button"
              class="bare"
              {...lookAt({ kind: 'card', id: source })}
              onClick={() => open({ kind: 'card', id: source })}
            >
              {breakable(name, language)}
            </button>
          )}
        </h2>
      </div>
      <Skills title={t('countsFor')} skills={skills} />
      <Skills title={t('against')} skills={skillTypesOf(game).filter((skill) => !skills.includes(skill))} dim />
      <div class="check-difficulty">
        <p class="over">{t('difficulty')}</p>
        <b>
          {printed !== difficulty && <s>{printed}</s>} {difficulty}
        </b>
        {changedBy.length > 0 && (
          <p class="changed-by">{changedBy.map((id) => nameOfCard(id, language) ?? id).join(', ')}</p>
        )}
      </div>
    </header>
  )
}

function Skills({ title, skills, dim }: { title: string; skills: readonly SkillType[]; dim?: true }) {
  const { language } = useScene()
  return (
    <div class={dim ? 'check-skills against' : 'check-skills'}>
      <p class="over">{title}</p>
      <ul>
        {skills.map((skill) => (
          <li key={skill} title={labelOf('skill', skill, language)}>
            <SkillShape skill={skill} />
            <span class="sr-only">{labelOf('skill', skill, language)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

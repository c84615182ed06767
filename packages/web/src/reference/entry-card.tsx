// One entry of the reference: a card, a character, a place or a token with everything that is printed on it.

import {
  availableSets,
  describeOption,
  type Language,
  labelOf,
  type SetId,
  type SkillType,
  termOfThing,
} from '@cic/engine'
import { SkillShape } from '../art/skill.tsx'
import { pageOfBox } from '../boxes/slots.ts'
import { referenceWords } from '../words/reference.ts'
import { typeWords } from '../words/types.ts'
import { sayIn, useWords } from '../words/words.ts'
import type { Entry } from './entries.ts'
import { groupName } from './group-name.ts'
import './entry-card.css'

export function EntryCard({ entry, language, marked }: { entry: Entry; language: Language; marked: boolean }) {
  const t = useWords(referenceWords)
  const { key, name, text, abilities, skills, card, character } = entry
  const side = card?.facts.side ?? ''
  return (
    <article id={key} class={`entry panel ${side}${marked ? ' marked' : ''}`} aria-labelledby={`${key}-name`}>
      <p class="over">
        <Kind entry={entry} language={language} />
        {entry.set !== 'base' && <span class="box"> · {boxName(entry.set, language)}</span>}
      </p>
      <h3 id={`${key}-name`}>
        {entry.strengths !== undefined && <SkillShape skill={skills[0]} />}
        <a href={`#${key}`} title={t('linkTo', { name })}>
          {name}
        </a>
      </h3>
      {character !== undefined && <Draws character={character} language={language} />}
      {text !== '' && entry.token === undefined && <p class="printed">{text}</p>}
      {abilities.length > 0 && (
        <dl>
          {abilities.map((one) => (
            <div key={one.id}>
              <dt>{one.name}</dt>
              <dd>{one.text}</dd>
            </div>
          ))}
        </dl>
      )}
      <TokenText entry={entry} />
      <Facts entry={entry} language={language} />
    </article>
  )
}

function Kind({ entry, language }: { entry: Entry; language: Language }) {
  const t = useWords(referenceWords)
  const { group, skills, strengths, location, token, character, deck } = entry
  if (strengths !== undefined) return <>{labelOf('skill', skills[0], language)}</>
  if (location !== undefined) return <>{boardName(location.board, language) ?? t('groupLocations')}</>
  if (token !== undefined) return <>{pageOfBox(token.set)?.tokenKinds?.[token.kind]?.[language] ?? t(token.kind)}</>
  // Titles and actions of boards lie in no deck.
  if (deck !== undefined && termOfThing('deck', deck) !== undefined) return <>{labelOf('deck', deck, language)}</>
  if (character !== undefined) return <>{typeName(character.type, t, language)}</>
  return <>{groupName(group, language)}</>
}

function typeName(type: string, t: (name: 'otherType') => string, language: Language): string {
  return type in typeWords ? sayIn(typeWords, language)(type as keyof typeof typeWords) : t('otherType')
}

const boxName = (set: SetId, language: Language): string =>
  availableSets().find(({ id }) => id === set)?.name[language] ?? set

/** Boards that have no name of their own in this copy are called by their group. */
function boardName(board: string, language: Language): string | undefined {
  const kind = (['board', 'place'] as const).find((one) => termOfThing(one, board) !== undefined)
  return kind === undefined ? undefined : labelOf(kind, board, language)
}

function Draws({ character, language }: { character: NonNullable<Entry['character']>; language: Language }) {
  const t = useWords(referenceWords)
  return (
    <ul class="draws" aria-label={t('draws')}>
      {character.skills.map(({ count, types }) => (
        <li key={types.join()}>
          <b>{count}</b>
          <SkillNames skills={types} language={language} between={t('or')} />
        </li>
      ))}
    </ul>
  )
}

function SkillNames({
  skills,
  language,
  between,
}: {
  skills: readonly SkillType[]
  language: Language
  between?: string
}) {
  return (
    <>
      {skills.map((skill, i) => (
        <span key={skill} class="skill-name">
          {i > 0 && between !== undefined && <span class="quiet">{between} </span>}
          <SkillShape skill={skill} />
          {labelOf('skill', skill, language)}
        </span>
      ))}
    </>
  )
}

function TokenText({ entry: { token } }: { entry: Entry }) {
  const t = useWords(referenceWords)
  if (token === undefined) return undefined
  if (token.kind === 'civilianShip') return <p>{t('civilianShipText')}</p>
  if (token.kind === 'galacticaDamage') {
    return <p>{t(token.location === undefined ? 'resourceDamageText' : 'locationDamageText')}</p>
  }
  return token.id in referenceWords ? <p>{t(token.id as keyof typeof referenceWords)}</p> : undefined
}

/** What is printed as a number or an icon. */
function Facts({ entry, language }: { entry: Entry; language: Language }) {
  const t = useWords(referenceWords)
  const lines = [...cardLines(entry, language, t), ...placeLines(entry, language, t)]
  const { skills, strengths, card } = entry
  return (
    <ul class="entry-facts">
      {card?.facts.difficulty !== undefined && (
        <li>
          {t('difficulty', { n: card.facts.difficulty })}
          {card.facts.partial !== undefined && `, ${t('partial', { n: card.facts.partial })}`}{' '}
          <SkillNames skills={skills} language={language} />
        </li>
      )}
      {strengths !== undefined && (
        <li>{strengths.map(({ strength, copies }) => t('strength', { n: strength, copies })).join(' · ')}</li>
      )}
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

type Say = ReturnType<typeof useWords<typeof referenceWords>>

function cardLines({ card, strengths, copies, token }: Entry, language: Language, t: Say): string[] {
  const lines: string[] = []
  if (card?.facts.distance !== undefined) lines.push(t('distance', { n: card.facts.distance }))
  const reader = { language, character: () => undefined }
  const after = (card?.facts.activation ?? []).map((icon) => describeOption({ id: `icon:${icon}` }, reader))
  if (card?.facts.jumpPrep) after.push(t('jumpIcon'))
  if (after.length > 0) lines.push(`${t('after')} ${after.join('; ')}`)
  if (strengths === undefined && (copies > 1 || token !== undefined)) lines.push(t('copies', { n: copies }))
  return lines
}

function placeLines({ location, character }: Entry, language: Language, t: Say): string[] {
  const lines: string[] = []
  if (location?.who === 'cylons') lines.push(t('forCylons'))
  if (location?.hazard) lines.push(t('hazard'))
  if (location?.damageable) lines.push(t('damageable'))
  if (character !== undefined) {
    lines.push(t('starts', { place: startingPlace(character, language, t) }))
  }
  return lines
}

function startingPlace({ setup }: NonNullable<Entry['character']>, language: Language, t: Say): string {
  if (setup === 'viper') return t('startsViper')
  if (setup === 'stranded') return t('startsStranded')
  const places = [setup].flat().map((place) => labelOf('place', place, language))
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(places)
}

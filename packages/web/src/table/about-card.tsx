// A card, a sheet, a place or a deck, complete: for the preview beside the pointer and for the window that a click opens.

import {
  type CharacterId,
  describeOption,
  isDamagedIn,
  type LocationId,
  labelOf,
  nameOfCard,
  printedCard,
  printedLocation,
  printedSheet,
  type Seat,
} from '@cic/engine'
import { SkillShape } from '../art/skill.tsx'
import { questionWords } from '../words/question.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import type { About } from './about.ts'
import { nameOf } from './people.ts'
import { useScene } from './scene.ts'

export function AboutView({ about }: { about: About }) {
  if (about.kind === 'seat') return <AboutSeat seat={about.seat} />
  if (about.kind === 'location') return <AboutLocation id={about.id as LocationId} />
  if (about.kind === 'deck') return <AboutDeck id={about.id} />
  if (about.kind === 'character') return <Sheet character={about.id as CharacterId} used={[]} />
  return <AboutCard id={about.id} />
}

function AboutCard({ id }: { id: string }) {
  const t = useWords(tableWords)
  const q = useWords(questionWords)
  const { language, reader } = useScene()
  const printed = printedCard(id, language)
  if (printed === undefined) return <h3>{nameOfCard(id, language) ?? id}</h3>
  const { deck, name, text, skill, strength, distance, activate = [], jump } = printed
  const after = [
    ...activate.map((icon) => describeOption({ id: `icon:${icon}` }, reader)),
    ...(jump ? [q('jumpPlus')] : []),
  ]
  return (
    <>
      <p class="over">{skill === undefined ? labelOf('deck', deck, language) : labelOf('skill', skill, language)}</p>
      <h3>
        {skill !== undefined && <SkillShape skill={skill} />}
        {name}
        {strength !== undefined && <b> {strength}</b>}
      </h3>
      <p>{text}</p>
      {distance !== undefined && (
        <p>
          {t('distance')} <b>{distance}</b>
        </p>
      )}
      {after.length > 0 && (
        <p class="quiet">
          {q('either')} {after.join('; ')}
        </p>
      )}
    </>
  )
}

function AboutSeat({ seat }: { seat: Seat }) {
  const t = useWords(tableWords)
  const q = useWords(questionWords)
  const { game, language, reader } = useScene()
  const { character, usedOnce, loyalty, hand } = game.seats[seat]
  if (character === undefined) return <h3>{nameOf(seat, reader)}</h3>
  const known = loyalty.filter(({ card }) => card !== '?')
  return (
    <>
      <Sheet character={character} used={usedOnce} />
      <p class="quiet">
        {t('skillCards', { n: hand.length })} · {t('loyaltyCards', { n: loyalty.length })}
      </p>
      {known.length > 0 && seat !== game.viewer && (
        <p>
          {q('loyalty')}: {known.map(({ card }) => nameOfCard(card, language)).join(', ')}
        </p>
      )}
    </>
  )
}

function Sheet({ character, used }: { character: CharacterId; used: readonly string[] }) {
  const t = useWords(tableWords)
  const { language } = useScene()
  const sheet = printedSheet(character, language)
  return (
    <>
      <h3>{sheet.name}</h3>
      <SheetSkills character={character} />
      <dl class="sheet-abilities">
        {sheet.abilities.map(({ id, name, text, oncePerGame }) => (
          <div key={id}>
            <dt>
              {name}
              {oncePerGame && <span class="quiet"> · {t(used.includes(id) ? 'used' : 'ready')}</span>}
            </dt>
            <dd>{text}</dd>
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

function AboutLocation({ id }: { id: LocationId }) {
  const t = useWords(tableWords)
  const { game, language, reader } = useScene()
  const here = game.seats.flatMap(({ at }, seat) => (at === id ? [nameOf(seat, reader)] : []))
  return (
    <>
      <h3>{labelOf('place', id, language)}</h3>
      {isDamagedIn(game, id) && <p class="harm">{t('damaged')}</p>}
      <p>{printedLocation(id, language)}</p>
      {here.length > 0 && <p class="quiet">{here.join(', ')}</p>}
    </>
  )
}

function AboutDeck({ id }: { id: string }) {
  const t = useWords(tableWords)
  const { game, language } = useScene()
  const { cards, discard } = game.decks[id]
  const deck = labelOf('deck', id, language)
  const top = cards.at(-1)
  return (
    <>
      <h3>{deck}</h3>
      <p>{t('deckCount', { deck, n: cards.length, d: discard.length })}</p>
      {top !== undefined && top !== '?' && (
        <p>
          <b>{nameOfCard(top, language)}</b>
        </p>
      )}
      {discard.length > 0 && (
        <>
          <p class="over">{t('topDiscards')}</p>
          <ol class="discards">
            {[...discard]
              .reverse()
              .slice(0, 12)
              .map((card, i) => (
                <li key={`${card}-${i + 1}`}>{nameOfCard(card, language)}</li>
              ))}
          </ol>
        </>
      )}
    </>
  )
}

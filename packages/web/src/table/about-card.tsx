// A card, a sheet, a place or a deck, complete: for the preview beside the pointer and for the window that a click opens.

import {
  type CharacterId,
  describeOption,
  isDamagedIn,
  type LocationId,
  labelOf,
  nameOfCard,
  orderNameOf,
  printedCard,
  printedLocation,
  type Seat,
  sheetCounts,
  type Thing,
  type View,
  whyNotAbility,
  whyNotCard,
  whyNotPlace,
  whyNotThing,
} from '@cic/engine'
import { SkillShape } from '../art/skill.tsx'
import { broughtBy } from '../boxes/slots.ts'
import { OrderSelect } from '../hand/order-select.tsx'
import { Orders } from '../hand/orders.tsx'
import { questionWords } from '../words/question.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import type { About } from './about.ts'
import { fullName, nameOf } from './people.ts'
import { useScene } from './scene.ts'
import { Sheet } from './sheet.tsx'
import './about-card.css'

export function AboutView({ about }: { about: About }) {
  if (about.kind === 'seat') return <AboutSeat seat={about.seat} />
  if (about.kind === 'orders') return <Orders seat={about.seat} />
  if (about.kind === 'location') return <AboutLocation id={about.id as LocationId} />
  if (about.kind === 'deck') return <AboutDeck id={about.id} />
  if (about.kind === 'thing') return <AboutThing id={about.id} name={about.name} />
  if (about.kind === 'character') return <Sheet character={about.id as CharacterId} />
  return <AboutCard id={about.id} />
}

function AboutCard({ id }: { id: string }) {
  const t = useWords(tableWords)
  const q = useWords(questionWords)
  const { language, reader, game, mySeat, marks } = useScene()
  const printed = printedCard(id, language, game)
  const lit = [...marks.keys()].some((target) => target.endsWith(`:${id}`))
  const why =
    lit || mySeat === undefined || !holds(game, mySeat, id) ? undefined : whyNotCard(game, mySeat, id, language)
  const mine = mySeat !== undefined && game.seats[mySeat].hand.includes(id)
  const order = orderNameOf(id)
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
      <p class="printed">{text}</p>
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
      {why !== undefined && <p class="quiet why-not">{why}</p>}
      {mine && order !== undefined && (
        <div class="about-order">
          <p class="over">{q('standingOrders')}</p>
          <OrderSelect what={order} />
        </div>
      )}
    </>
  )
}

/** Whether a card lies before this player, of whatever deck. */
function holds({ seats, titles, quorumHand, kept = [] }: View, seat: Seat, card: string): boolean {
  const { hand, loyalty, superCrises } = seats[seat]
  return [
    ...hand,
    ...superCrises,
    ...loyalty.map((one) => one.card),
    ...(titles.president === seat ? quorumHand : []),
    ...kept.flatMap(({ by, cards }) => (by === seat ? cards : [])),
  ].includes(card)
}

function AboutSeat({ seat }: { seat: Seat }) {
  const t = useWords(tableWords)
  const q = useWords(questionWords)
  const { game, language, reader, mySeat } = useScene()
  const { character, loyalty, hand } = game.seats[seat]
  if (character === undefined) return <h3>{nameOf(seat, reader)}</h3>
  const known = loyalty.filter(({ card }) => card !== '?')
  return (
    <>
      {sheetCounts(game, seat) ? (
        <Sheet character={character} of={seat} {...(seat === mySeat ? { under: WhyNot } : {})} />
      ) : (
        <>
          <h3>{fullName(character, language)}</h3>
          <p>{q('sheetCountsNoMore')}</p>
        </>
      )}
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

/** Why an ability of the own sheet cannot be used now. */
function WhyNot({ ability }: { ability: string }) {
  const { game, language, marks, mySeat } = useScene()
  if (mySeat === undefined || marks.has(`ability:${ability}`)) return undefined
  const why = whyNotAbility(game, mySeat, ability, language)
  return why === undefined ? undefined : <dd class="quiet why-not">{why}</dd>
}

function AboutLocation({ id }: { id: LocationId }) {
  const t = useWords(tableWords)
  const { game, language, reader, mySeat, marks } = useScene()
  const lit = marks.has(`place:${id}`)
  const why = mySeat === undefined ? undefined : whyNotPlace(game, mySeat, id, language)
  const here = game.seats.flatMap(({ at }, seat) => (at === id ? [nameOf(seat, reader)] : []))
  return (
    <>
      <h3>{labelOf('place', id, language)}</h3>
      {isDamagedIn(game, id) && <p class="harm">{t('damaged')}</p>}
      <p>{printedLocation(id, language, game)}</p>
      {broughtBy(game, 'AboutPlace').map((More, i) => (
        <More key={`more-${i + 1}`} location={id} />
      ))}
      {why !== undefined && !lit && <p class="quiet">{why}</p>}
      {here.length > 0 && <p class="quiet">{here.join(', ')}</p>}
    </>
  )
}

/** A ship or a token: what it is, and why nothing can be done with it now. */
function AboutThing({ id, name }: { id: Thing; name: string }) {
  const { game, language, mySeat } = useScene()
  return (
    <>
      <h3>{name}</h3>
      {mySeat !== undefined && <p class="quiet why-not">{whyNotThing(game, mySeat, id, language)}</p>}
    </>
  )
}

function AboutDeck({ id }: { id: string }) {
  const t = useWords(tableWords)
  const { game, language, mySeat, marks } = useScene()
  const { cards, discard } = game.decks[id]
  const asks = id === 'quorum' && mySeat !== undefined && !marks.has(`deck:${id}`)
  const deck = labelOf('deck', id, language)
  const top = cards.at(-1)
  return (
    <>
      <h3>{deck}</h3>
      <p>{t('deckCount', { deck, n: cards.length, d: discard.length })}</p>
      {asks && <p class="quiet why-not">{whyNotThing(game, mySeat, 'quorum', language)}</p>}
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

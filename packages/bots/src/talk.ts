// Table talk: what the rules of secrecy allow to say, as structured statements that every reader gets in their own language.
// Vague words about help are allowed; strengths and types of cards are not, so a statement cannot hold them.

import { type CardId, type Language, nameOfCard, type Reader, type Seat, seatName, writeText } from '@cic/engine'
import { remembered } from './remembered.ts'

export type Statement = Help | Opinion | Warning | Reply

/** How much somebody can help with the skill check under way. */
export interface Help {
  readonly kind: 'help'
  readonly from: Seat
  readonly amount: 'none' | 'little' | 'lot'
  readonly turn: number
}

/** Whom somebody suspects or trusts, and why. */
export interface Opinion {
  readonly kind: 'suspect' | 'trust'
  readonly from: Seat
  readonly whom: Seat
  readonly why: 'checks' | 'loyalty'
  /** The check that it is about, where one is named: cards were against it, and they had added some. */
  readonly card?: CardId
  readonly turn: number
}

/** Said to somebody: that they accuse the wrong one, or whether they can help with the check under way. */
export interface Reply {
  readonly kind: 'deny' | 'ask'
  readonly from: Seat
  readonly whom: Seat
  readonly turn: number
}

export const isOpinion = (statement: Statement): statement is Opinion =>
  statement.kind === 'suspect' || statement.kind === 'trust'

/** Somebody would rather not be looked at, whatever the reason. */
export interface Warning {
  readonly kind: 'warn'
  readonly from: Seat
  readonly turn: number
}

type Texts = Readonly<Record<Language, string>>

const helpTexts: Readonly<Record<Help['amount'], Texts>> = {
  none: {
    en: '{from}: “I cannot help with this one.”',
    es: '{from}: “No puedo ayudar en esta”.',
    de: '{from}: „Dabei kann ich nicht helfen.“',
    fr: '{from}\u202f: «\u202fJe ne peux pas aider sur ce coup.\u202f»',
    pl: '{from}: „Tu nie pomogę”.',
  },
  little: {
    en: '{from}: “I can help a little.”',
    es: '{from}: “Puedo ayudar un poco”.',
    de: '{from}: „Ich kann ein wenig helfen.“',
    fr: '{from}\u202f: «\u202fJe peux aider un peu.\u202f»',
    pl: '{from}: „Mogę trochę pomóc”.',
  },
  lot: {
    en: '{from}: “I can help a lot.”',
    es: '{from}: “Puedo ayudar mucho”.',
    de: '{from}: „Ich kann viel helfen.“',
    fr: '{from}\u202f: «\u202fJe peux beaucoup aider.\u202f»',
    pl: '{from}: „Mogę bardzo pomóc”.',
  },
}

const opinionTexts: Readonly<Record<Opinion['kind'], Readonly<Record<Opinion['why'], Texts>>>> = {
  suspect: {
    checks: {
      en: '{from}: “I suspect {whom}: too much has gone wrong in skill checks.”',
      es: '{from}: “Sospecho de {whom}: demasiadas pruebas han salido mal”.',
      de: '{from}: „Ich verdächtige {whom}: Bei den Fertigkeits-Checks ging zu viel schief.“',
      fr: '{from}\u202f: «\u202fJe soupçonne {whom}\u202f: trop de tests ont mal tourné.\u202f»',
      pl: '{from}: „Podejrzenia budzi {whom}: zbyt wiele testów poszło źle”.',
    },
    loyalty: {
      en: '{from}: “I have seen a loyalty card. {whom} is a Cylon.”',
      es: '{from}: “He visto una carta de Lealtad. {whom} es un cylon”.',
      de: '{from}: „Ich habe eine Loyalitätskarte gesehen. {whom} ist ein Zylon.“',
      fr: '{from}\u202f: «\u202fJ’ai vu une carte Loyauté. {whom} est un cylon.\u202f»',
      pl: '{from}: „Znam czyjąś kartę Lojalności. {whom} to Cylon”.',
    },
  },
  trust: {
    checks: {
      en: '{from}: “I trust {whom}.”',
      es: '{from}: “Me fío de {whom}”.',
      de: '{from}: „Ich vertraue {whom}.“',
      fr: '{from}\u202f: «\u202fJe fais confiance à {whom}.\u202f»',
      pl: '{from}: „Na zaufanie zasługuje {whom}”.',
    },
    loyalty: {
      en: '{from}: “I have seen a loyalty card. {whom} is no Cylon, as far as I could see.”',
      es: '{from}: “He visto una carta de Lealtad. {whom} no es un cylon, por lo que he podido ver”.',
      de: '{from}: „Ich habe eine Loyalitätskarte gesehen. {whom} ist kein Zylon, soweit ich sehen konnte.“',
      fr: '{from}\u202f: «\u202fJ’ai vu une carte Loyauté. {whom} n’est pas un cylon, d’après ce que j’ai pu voir.\u202f»',
      pl: '{from}: „Znam czyjąś kartę Lojalności. {whom} to nie Cylon, przynajmniej według niej”.',
    },
  },
}

/** An accusation with the check that it is about. */
const accusation: Texts = {
  en: '{from}: “I suspect {whom}: in the check for {card} cards were against us, and {whom} had added some.”',
  es: '{from}: “Sospecho de {whom}: en la prueba de {card} hubo cartas en nuestra contra, y {whom} había añadido alguna”.',
  de: '{from}: „Ich verdächtige {whom}: Beim Fertigkeits-Check für {card} waren Karten gegen uns, und {whom} hatte welche beigesteuert.“',
  fr: '{from}\u202f: «\u202fJe soupçonne {whom}\u202f: dans le test de {card}, des cartes étaient contre nous, et {whom} en avait ajouté.\u202f»',
  pl: '{from}: „Podejrzenia budzi {whom}: w teście {card} karty były przeciw nam, a udział w nim ma {whom}”.',
}

const replies: Readonly<Record<Reply['kind'], Texts>> = {
  deny: {
    en: '{from}: “You are wrong about me, {whom}. I am no Cylon.”',
    es: '{from}: “Te equivocas conmigo, {whom}. No soy un cylon”.',
    de: '{from}: „Du irrst dich in mir, {whom}. Ich bin kein Zylon.“',
    fr: '{from}\u202f: «\u202fTu te trompes sur moi, {whom}. Je ne suis pas un cylon.\u202f»',
    pl: '{from}: „{whom}, to błąd. Nie jestem Cylonem”.',
  },
  ask: {
    en: '{from}: “{whom}, how much can you help with this one?”',
    es: '{from}: “{whom}, ¿cuánto puedes ayudar en esta?”.',
    de: '{from}: „{whom}, wie viel kannst du dabei helfen?“',
    fr: '{from}\u202f: «\u202f{whom}, combien peux-tu aider sur ce coup\u202f?\u202f»',
    pl: '{from}: „{whom}, ile możesz tu pomóc?”',
  },
}

const warning: Texts = {
  en: '{from}: “Better not look at my Loyalty cards.”',
  es: '{from}: “Mejor que nadie mire mis cartas de Lealtad”.',
  de: '{from}: „Meine Loyalitätskarten sieht man sich besser nicht an.“',
  fr: '{from}\u202f: «\u202fMieux vaut ne pas regarder mes cartes Loyauté.\u202f»',
  pl: '{from}: „Lepiej nie oglądać moich kart Lojalności”.',
}

function textOf(statement: Statement): Texts {
  if (statement.kind === 'help') return helpTexts[statement.amount]
  if (statement.kind === 'warn') return warning
  if (!isOpinion(statement)) return replies[statement.kind]
  return statement.kind === 'suspect' && statement.card !== undefined
    ? accusation
    : opinionTexts[statement.kind][statement.why]
}

/** A statement in the reader's language. */
export function describeStatement(statement: Statement, reader: Reader): string {
  const from = seatName(statement.from, reader)
  const named = 'card' in statement && statement.card !== undefined ? nameOfCard(statement.card, reader.language) : ''
  const facts = 'whom' in statement ? { from, whom: seatName(statement.whom, reader), card: named ?? '' } : { from }
  return writeText(textOf(statement), facts, reader.language)
}

/** What others' opinions add to this seat's own suspicion: as much as their authors are trusted. */
export function heard(suspicion: readonly number[], own: Seat, said: readonly Statement[]): number[] {
  const opinions = latest(said)
  return suspicion.map((doubt, seat) => {
    if (doubt === 0 || doubt === 1) return doubt
    let odds = Math.log(doubt / (1 - doubt))
    for (const statement of opinions) {
      if (statement.whom !== seat || statement.from === own) continue
      const weight = Math.max(0, 1 - 2 * suspicion[statement.from]) * believed[statement.why]
      odds += statement.kind === 'suspect' ? weight : -weight
    }
    return 1 / (1 + Math.exp(-odds))
  })
}

/** A card that somebody else has seen is news; the checks everybody has seen, and who repeats them adds next to nothing. */
const believed = { loyalty: 2.2, checks: 0.1 } as const

/** The last opinion of everybody about everybody. */
const latest = remembered((said: readonly Statement[]): Opinion[] => {
  const last = new Map<number, Opinion>()
  for (const statement of said)
    if (isOpinion(statement)) last.set(statement.from * mostSeats + statement.whom, statement)
  return [...last.values()]
})

const mostSeats = 8

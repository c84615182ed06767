// Table talk: what the rules of secrecy allow to say, as structured statements that every reader gets in their own language.
// Vague words about help are allowed; strengths and types of cards are not, so a statement cannot hold them.

import { type Language, type Reader, type Seat, seatName, skillCheckOf, worthOfCard, writeText } from '@cic/engine'
import { stakeOf } from './judge.ts'
import type { Mind } from './mind.ts'

export type Statement = Help | Opinion

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
  readonly turn: number
}

type Texts = Readonly<Record<Language, string>>

const helpTexts: Readonly<Record<Help['amount'], Texts>> = {
  none: {
    en: '{from}: “I cannot help with this one.”',
    es: '{from}: «No puedo ayudar en esta».',
    de: '{from}: „Dabei kann ich nicht helfen.“',
    fr: '{from} : « Je ne peux pas aider sur ce coup. »',
    pl: '{from}: „Tu nie pomogę”.',
  },
  little: {
    en: '{from}: “I can help a little.”',
    es: '{from}: «Puedo ayudar un poco».',
    de: '{from}: „Ich kann ein wenig helfen.“',
    fr: '{from} : « Je peux aider un peu. »',
    pl: '{from}: „Mogę trochę pomóc”.',
  },
  lot: {
    en: '{from}: “I can help a lot.”',
    es: '{from}: «Puedo ayudar mucho».',
    de: '{from}: „Ich kann viel helfen.“',
    fr: '{from} : « Je peux beaucoup aider. »',
    pl: '{from}: „Mogę bardzo pomóc”.',
  },
}

const opinionTexts: Readonly<Record<Opinion['kind'], Readonly<Record<Opinion['why'], Texts>>>> = {
  suspect: {
    checks: {
      en: '{from}: “I suspect {whom}: too much has gone wrong in skill checks.”',
      es: '{from}: «Sospecho de {whom}: demasiadas pruebas han salido mal».',
      de: '{from}: „Ich verdächtige {whom}: Bei den Fertigkeits-Checks ging zu viel schief.“',
      fr: '{from} : « Je soupçonne {whom} : trop de tests ont mal tourné. »',
      pl: '{from}: „Podejrzenia budzi {whom}: zbyt wiele testów poszło źle”.',
    },
    loyalty: {
      en: '{from}: “I have seen a loyalty card. {whom} is a Cylon.”',
      es: '{from}: «He visto una carta de Lealtad. {whom} es un cylon».',
      de: '{from}: „Ich habe eine Loyalitätskarte gesehen. {whom} ist ein Zylon.“',
      fr: '{from} : « J’ai vu une carte Loyauté. {whom} est un cylon. »',
      pl: '{from}: „Widać było kartę Lojalności. {whom} to Cylon”.',
    },
  },
  trust: {
    checks: {
      en: '{from}: “I trust {whom}.”',
      es: '{from}: «Me fío de {whom}».',
      de: '{from}: „Ich vertraue {whom}.“',
      fr: '{from} : « Je fais confiance à {whom}. »',
      pl: '{from}: „Na zaufanie zasługuje {whom}”.',
    },
    loyalty: {
      en: '{from}: “I have seen a loyalty card. {whom} is no Cylon, as far as I could see.”',
      es: '{from}: «He visto una carta de Lealtad. {whom} no es un cylon, por lo que he podido ver».',
      de: '{from}: „Ich habe eine Loyalitätskarte gesehen. {whom} ist kein Zylon, soweit ich sehen konnte.“',
      fr: '{from} : « J’ai vu une carte Loyauté. {whom} n’est pas un cylon, d’après ce que j’ai pu voir. »',
      pl: '{from}: „Widać było kartę Lojalności. {whom} to nie Cylon, o ile dało się zobaczyć”.',
    },
  },
}

/** A statement in the reader's language. */
export function describeStatement(statement: Statement, reader: Reader): string {
  const text = statement.kind === 'help' ? helpTexts[statement.amount] : opinionTexts[statement.kind][statement.why]
  const from = seatName(statement.from, reader)
  const facts = statement.kind === 'help' ? { from } : { from, whom: seatName(statement.whom, reader) }
  return writeText(text, facts, reader.language)
}

/** What a bot says before cards are added to a check, and whom it names now and then. A Cylon lies where it helps. */
export function statements(mind: Mind, said: readonly Statement[]): Statement[] {
  const { view } = mind
  const own = said.filter(({ from, turn }) => from === mind.seat && turn === view.turn)
  const help = own.some(({ kind }) => kind === 'help') ? undefined : helpFor(mind)
  const opinion = own.some(({ kind }) => kind !== 'help') ? undefined : opinionOf(mind)
  return [help, opinion].filter((statement) => statement !== undefined)
}

function helpFor(mind: Mind): Help | undefined {
  const check = skillCheckOf(mind.view)
  if (check === undefined || mind.revealed) return undefined
  const good = mind.view.seats[mind.seat].hand.map((card) => worthOfCard(mind.view, card)).filter((worth) => worth > 0)
  const sum = good.reduce((total, worth) => total + worth, 0)
  const honest = sum >= 6 ? 'lot' : sum >= 2 ? 'little' : 'none'
  const amount = mind.cylon && stakeOf(mind, check) > 0.5 ? 'little' : honest
  return { kind: 'help', from: mind.seat, amount, turn: mind.view.turn }
}

/** Said only when it is worth saying: a strong suspicion, or a card that was seen. */
function opinionOf(mind: Mind): Opinion | undefined {
  const { view, seat, suspicion, cylon, chance } = mind
  const others = suspicion
    .map((doubt, whom) => ({ doubt, whom }))
    .filter(({ whom }) => whom !== seat && !view.seats[whom].revealed)
  others.sort((a, b) => b.doubt - a.doubt)
  const [worst] = others
  if (worst === undefined) return undefined
  // A hidden Cylon draws suspicion to the most trusted, seldom enough to be believed.
  if (cylon) {
    const victim = others[others.length - 1]
    return chance.next() < 0.08
      ? { kind: 'suspect', from: seat, whom: victim.whom, why: 'checks', turn: view.turn }
      : undefined
  }
  const seen = view.seats[worst.whom].loyalty.some(({ card }) => card !== '?')
  if (worst.doubt === 1) return { kind: 'suspect', from: seat, whom: worst.whom, why: 'loyalty', turn: view.turn }
  if (worst.doubt > 0.7)
    return { kind: 'suspect', from: seat, whom: worst.whom, why: seen ? 'loyalty' : 'checks', turn: view.turn }
  const sure = others.find(({ doubt }) => doubt === 0)
  return sure === undefined
    ? undefined
    : { kind: 'trust', from: seat, whom: sure.whom, why: 'loyalty', turn: view.turn }
}

/** What others' opinions add to this seat's own suspicion: as much as their authors are trusted. */
export function heard(suspicion: readonly number[], own: Seat, said: readonly Statement[]): number[] {
  return suspicion.map((doubt, seat) => {
    if (doubt === 0 || doubt === 1) return doubt
    let odds = Math.log(doubt / (1 - doubt))
    for (const statement of latest(said)) {
      if (statement.kind === 'help' || statement.whom !== seat || statement.from === own) continue
      const weight = Math.max(0, 1 - 2 * suspicion[statement.from]) * (statement.why === 'loyalty' ? 1.2 : 0.4)
      odds += statement.kind === 'suspect' ? weight : -weight
    }
    return 1 / (1 + Math.exp(-odds))
  })
}

/** The last opinion of everybody about everybody. */
function latest(said: readonly Statement[]): Statement[] {
  const last = new Map<string, Statement>()
  for (const statement of said)
    if (statement.kind !== 'help') last.set(`${statement.from}:${statement.whom}`, statement)
  return [...last.values()]
}

// Miracle tokens: what can be used once per game costs one, and another may be gained. (Rulebook: Miracle tokens.)

import type { Who, Wrap } from '../../core/card.ts'
import { type Phrase, phrase } from '../../core/facts.ts'
import type { Seat } from '../../core/ids.ts'
import { keyMoments, tells } from '../../core/log.ts'
import { node } from '../../core/node.ts'
import { changed, rulesOf } from '../../core/rules.ts'
import type { Game, Table } from '../../core/state.ts'
import { spendOnce, usedUp } from '../../core/windows.ts'
import { humansWho } from '../../language/nodes/players.ts'
import { who as whoTerms } from '../../language/terms.ts'
import { candidateTests } from '../../rules/choices.ts'
import { isHuman, seatMeant, seatOf, seatsMeant } from '../../rules/table.ts'
import { isLeader } from '../parts/leaders.ts'
import { recall, remember } from './state.ts'
import { miracleToken } from './terms.ts'

/** How many tokens there are. */
const allTokens = 10

export const miraclesOf = (table: Pick<Table, 'boxes'>, seat: Seat): number => recall(table).miracles[seat] ?? 0

/** By the sheet: so many may be held, and so many are spent at once. */
function tokensOf(table: Table, seat: Seat): number {
  const { character } = table.seats[seat]
  return (character === undefined ? undefined : rulesOf(table).characters[character].miracles) ?? 1
}

/** What stands on a sheet in the place of “once per game”. */
export const forMiracles = (count: number): Phrase =>
  phrase(
    {
      en: 'for {token, counted, count}',
      es: 'por {token, counted, count}',
      de: 'für {token, counted, count, acc}',
      fr: 'pour {token, counted, count}',
      pl: 'za {token, counted, count, acc}',
    },
    { token: miracleToken, count },
  )

/** A revealed Cylon has none and gains none; a leader does, infiltrating or not. */
export const mayGainMiracle = (table: Table, seat: Seat): boolean =>
  (isHuman(table, seat) || isLeader(table, seat)) && miraclesOf(table, seat) < tokensOf(table, seat)

/** Whom a choice may fall on that gives a token. */
export const ableToGain = 'gainMiracle'
candidateTests[ableToGain] = mayGainMiracle

/** Whom an effect is upon that spares whoever has a token, with room for more or not. */
export const withoutMiracle = 'haveNoMiracle'
humansWho[withoutMiracle] = {
  test: (table, seat) => miraclesOf(table, seat) === 0,
  text: {
    en: '{who} without a miracle token',
    es: '{who} sin ficha de Milagro',
    de: '{who} ohne Wundermarker',
    fr: '{who} sans pion Miracle',
    pl: '{who}, który nie ma żetonu Cudu,',
  },
}

/** One token goes from a player to another. */
export function hand(game: Game, from: Seat, to: Seat): void {
  setMiracles(game, from, miraclesOf(game, from) - 1)
  setMiracles(game, to, miraclesOf(game, to) + 1)
}

export function gain(game: Game, seat: Seat): void {
  if (!mayGainMiracle(game, seat)) return
  setMiracles(game, seat, miraclesOf(game, seat) + 1)
  tell.gainsMiracle(game, { seat })
}

/** Gives up so many, for whatever they are paid for. */
export function spend(game: Game, seat: Seat, count: number): void {
  setMiracles(game, seat, miraclesOf(game, seat) - count)
}

function setMiracles(game: Game, seat: Seat, count: number): void {
  const state = remember(game)
  state.miracles = game.seats.map((_, one) => (one === seat ? count : miraclesOf(game, one)))
}

export const gainMiracle = node('gainMiracle', {
  make: (who: Who) => ({ who }),
  run: (game, { who }, context) => gain(game, seatOf(game, who, context)),
  text: {
    en: '{who, subject}[gain|gains] {token, counted, one}',
    es: '{who, subject}[gana|gana|ganar] {token, counted, one}',
    de: '{who, subject}[erhalte |erhält |]{token, counted, one, acc}[|| erhalten]',
    fr: '{who, subject}[gagnez|gagne|gagner] {token, counted, one}',
    pl: '{who, subject}[otrzymaj|otrzymuje|otrzymać] {token, counted, one, acc}',
  },
  onChosen: {
    en: '{by, subject}[choose|chooses] {choice}, who gains {token, counted, one}',
    es: '{by, subject}[elige|elige|elegir] {choice}, que gana {token, counted, one}',
    de: '{by, subject}[wähle |wählt |]{choice}[|| wählen], der {token, counted, one, acc} erhält',
    fr: '{by, subject}[choisissez|choisit|choisir] {choice}, qui gagne {token, counted, one}',
    pl: '{by, subject}[wybierz|wybiera|wybrać] {choice}, który otrzymuje {token, counted, one, acc}',
  },
  facts: ({ who }) => ({ who: whoTerms[who], token: miracleToken, one: 1 }),
  price: ({ who }, table, context) => {
    const seat = seatMeant(table, who, context)
    if (seat === undefined) return { actions: 1 }
    return mayGainMiracle(table, seat) ? { [`powers:${seat}`]: 1 } : {}
  },
  possible: (table, { who }, context) => {
    const seat = seatMeant(table, who, context)
    return seat === undefined || mayGainMiracle(table, seat)
  },
  whom: (table, { who }, context) => seatsMeant(table, who, context),
})

export const miracleChanges = [
  /** Nothing is ever used up by having been used; but what another box forbids for good no token buys. */
  changed(
    usedUp,
    (rule, table, seat, name) => rule(table, seat, name) || miraclesOf(table, seat) < tokensOf(table, seat),
  ),
  changed(spendOnce, (_rule, game, seat) => spend(game, seat, tokensOf(game, seat))),
]

/** A Cylon who is revealed gives them up, and so does whoever is executed: nobody who follows has any. */
const loseThem: Wrap<{ seat: Seat }> = (game, { seat }, step) => {
  if (miraclesOf(game, seat) > 0) {
    setMiracles(game, seat, 0)
    tell.losesMiracle(game, { seat })
  }
  return step()
}

export const miracleWraps = {
  /** All that a game with Daybreak may remember is there from the first step: games of one shape are played fastest. */
  'setup:firstPlayer': ((game, _frame, step) => {
    remember(game).miracles = game.seats.map(() => 1)
    game.kept = []
    return step()
  }) satisfies Wrap<object>,
  'reveal:discard': loseThem,
  'execution:discard': loseThem,
}

export function miracleFaults(game: Game): string[] {
  const { miracles } = recall(game)
  const held = miracles.reduce((sum, count) => sum + count, 0)
  const wrong = miracles.flatMap((count, seat) =>
    count < 0 || count > tokensOf(game, seat) ? [`seat ${seat} has ${count} miracle tokens`] : [],
  )
  return held > allTokens ? [...wrong, `${held} miracle tokens`] : wrong
}

Object.assign(keyMoments, { gainsMiracle: 1 })

const tell = {
  gainsMiracle: tells('gainsMiracle', {
    en: '{seat} gains a miracle token.',
    es: '{seat} gana una ficha de Milagro.',
    de: '{seat} erhält einen Wundermarker.',
    fr: '{seat} gagne un pion Miracle.',
    pl: '{seat} otrzymuje żeton Cudu.',
  }),
  losesMiracle: tells('losesMiracle', {
    en: '{seat} discards all miracle tokens.',
    es: '{seat} descarta todas sus fichas de Milagro.',
    de: '{seat} legt alle Wundermarker ab.',
    fr: '{seat} défausse tous ses pions Miracle.',
    pl: '{seat} odrzuca wszystkie żetony Cudu.',
  }),
}

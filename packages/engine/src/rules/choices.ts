// Effects that happen one after the other, and effects that somebody chooses.

import type { BoardId, LocationId, Seat, Title } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import { isBarred, nothingChanges, perform } from '../core/node.ts'
import { effectOption, no, yes } from '../core/option-kinds.ts'
import { procedure } from '../core/procedure.ts'
import { bend, changeable } from '../core/rules.ts'
import type { Context, Node, Table } from '../core/state.ts'
import { die, readsDie } from './die.ts'
import { mayLook, unrevealedOf } from './loyalty.ts'
import { canBeSent, onBoard } from './people.ts'
import { chosenSeat, clockwiseFrom, inBrig, isHuman, isOut, seatOptions } from './table.ts'
import { mayHoldTitles } from './titles.ts'

/** One effect after the other. */
export const inSequence = procedure<{ effects: readonly Node[]; done: number; context: Context }>('inSequence', {
  next: (game, frame) => {
    const effect = frame.effects[frame.done]
    if (effect === undefined) return 'end'
    frame.done++
    perform(game, effect, frame.context)
    return 'again'
  },
})

/** One effect for each of these players, who is `self` in it. */
export const inTurn = procedure<{ seats: readonly Seat[]; effect: Node; context: Context }>('inTurn', {
  next: (game, frame) => {
    const [seat, ...rest] = frame.seats
    if (seat === undefined) return 'end'
    frame.seats = rest
    perform(game, frame.effect, { ...frame.context, actor: seat })
    return 'again'
  },
})

/** One of several effects, as a player chooses. */
export const chooseEffect = procedure<{ seat: Seat; effects: readonly Node[]; context: Context }>('chooseEffect', {
  choose: {
    text: says`{named, select, yes {“{card}”: which} other {Which}} of these happens? | {named, select, yes {“{card}”: ¿cuál} other {¿Cuál}} de estos efectos se aplica? | {named, select, yes {„{card}“: } other {}}Was davon passiert? | {named, select, yes {«\u202f{card}\u202f»\u202f: lequel} other {Lequel}} de ces effets se produit\u202f? | {named, select, yes {„{card}”: który} other {Który}} z tych efektów następuje?`,
    facts: (_game, { context }) => ({ card: context.source }),
    options: (game, { effects, context }) =>
      effects.flatMap((effect, i) => (isBarred(game, effect, context) ? [] : [effectOption(i)])),
    effect: (_game, { effects }, option) => effects[effectOption.of(option)],
    prospect: (_table, { effects, context }, option) => ({ effect: effects[effectOption.of(option)], context }),
    answer: (game, { effects, context }, seat, [option]) => {
      log(game, 'choosesEffect', { seat, card: context.source, effect: effects[effectOption.of(option)] })
      perform(game, effects[effectOption.of(option)], context)
    },
  },
})

/** An effect that a player may refuse. */
export const mayDo = procedure<{ seat: Seat; effect: Node; otherwise?: Node; context: Context }>('mayDo', {
  choose: {
    text: says`{named, select, yes {“{card}”: use} other {Use}} it? | {named, select, yes {“{card}”: ¿lo} other {¿Lo}} usas? | {named, select, yes {„{card}“: } other {}}Nutzt du das? | {named, select, yes {«\u202f{card}\u202f»\u202f: l} other {L}}’utilisez-vous\u202f? | {named, select, yes {„{card}”: czy} other {Czy}} z tego korzystasz?`,
    facts: (_game, { context }) => ({ card: context.source }),
    options: () => [yes, no],
    fallback: () => [no],
    effect: (_game, { effect, otherwise }, option) => (option === yes ? effect : otherwise),
    prospect: (_table, { effect, otherwise, context }, option) => {
      const happens = option === yes ? effect : otherwise
      return happens === undefined ? nothingChanges : { effect: happens, context }
    },
    answer: (game, { effect, otherwise, context }, seat, [answer]) => {
      log(game, answer === yes ? 'accepts' : 'declines', { seat, card: context.source })
      if (answer === yes) perform(game, effect, context)
      else if (otherwise !== undefined) perform(game, otherwise, context)
    },
  },
})

/** An effect that depends on a die. */
export const onDie = procedure<{ by: Seat; effects: readonly DieEffect[]; context: Context; die?: number }>('onDie', {
  roll: (game, { by, context, effects: [{ from, to }] }) => {
    const atMost = from === 1
    die.begin(game, { by, modifier: 0, purpose: context.source ?? 'die', need: atMost ? to : from, atMost })
  },
  outcome: (game, { effects, context, die: rolled = 0 }) => {
    const outcome = effects.find(({ from, to }) => rolled >= from && rolled <= to)
    if (outcome !== undefined) perform(game, outcome.effect, context)
  },
})

readsDie(onDie, (_table, { effects, context }, rolled) => {
  const outcome = effects.find(({ from, to }) => rolled >= from && rolled <= to)
  return outcome === undefined ? nothingChanges : { effect: outcome.effect, context }
})

export interface DieEffect {
  readonly from: number
  readonly to: number
  readonly effect: Node
}

/** Whom a choice of a character may fall on. */
export interface Candidates {
  /** Only characters that can be sent there. */
  readonly sendTo?: LocationId
  readonly notSelf?: boolean
  readonly on?: BoardId
  /** Nobody who holds this title already. */
  readonly notTitle?: Title
  readonly cylonsToo?: boolean
  readonly cylonsOnly?: boolean
  /** Only characters at this place. */
  readonly at?: LocationId
  readonly inBrig?: boolean
  /** Only somebody who may be chosen with Administration. */
  readonly asPresident?: boolean
  /** Only somebody who may hold a title at all. */
  readonly mayHoldTitles?: boolean
  /** Only somebody with a loyalty card that the chooser could look at. */
  readonly hiddenLoyalty?: boolean
  /** Nobody who is off the board. */
  readonly canAct?: boolean
  /** Only those of whom this is true, by the name that a box has for it. */
  readonly able?: string
}

/** What a box asks of those who may be chosen, by its names for it. */
export const candidateTests: Record<string, (table: Table, seat: Seat) => boolean> = {}

export const chooseCharacter = procedure<{ by: Seat; seats: readonly Seat[]; effect: Node; context: Context }>(
  'chooseCharacter',
  {
    choose: {
      text: says`Whom do you choose{named, select, yes { for “{card}”} other {}}? | ¿A quién eliges{named, select, yes { para “{card}”} other {}}? | Wen wählst du{named, select, yes { für „{card}“} other {}}? | Qui choisissez-vous{named, select, yes { pour «\u202f{card}\u202f»} other {}}\u202f? | Kogo wybierasz{named, select, yes { („{card}”)} other {}}?`,
      facts: (_game, { context }) => ({ card: context.source }),
      who: (_game, { by }) => by,
      options: (_game, { seats }) => seatOptions(seats),
      effect: (_game, { effect }) => effect,
      prospect: (_table, { effect, context }, option) => ({
        effect,
        context: { ...context, chosen: chosenSeat(option) },
      }),
      answer: (game, { effect, context, by }, _seat, [choice]) => {
        const chosen = chosenSeat(choice)
        log(game, 'choosesCharacterFor', { seat: by, chosen, card: context.source })
        perform(game, effect, { ...context, chosen })
      },
    },
  },
)

/** Everybody whom a choice may fall on, clockwise from the chooser. */
export function candidates(game: Table, by: Seat, filter: Candidates): Seat[] {
  return clockwiseFrom(game, by).filter((seat) => isCandidate(game, by, filter, seat))
}

export function anyCandidate(game: Table, by: Seat, filter: Candidates): boolean {
  for (let seat = 0; seat < game.seats.length; seat++) if (isCandidate(game, by, filter, seat)) return true
  return false
}

/** Whether somebody sits in the Brig, as a player who chooses a prisoner understands it. */
export const imprisonedFor = changeable('imprisonedFor', (game: Table, _by: Seat, seat: Seat): boolean =>
  inBrig(game, seat),
)

function isCandidate(game: Table, by: Seat, filter: Candidates, seat: Seat): boolean {
  return (
    !isOut(game, seat) &&
    (filter.cylonsToo || isHuman(game, seat) !== (filter.cylonsOnly === true)) &&
    (filter.at === undefined || game.seats[seat].at === filter.at) &&
    !(filter.notSelf && seat === by) &&
    (filter.sendTo === undefined || canBeSent(game, seat, filter.sendTo)) &&
    (filter.notTitle === undefined || (game.titles[filter.notTitle] !== seat && mayHoldTitles(game, seat))) &&
    (filter.on === undefined || onBoard(game, seat, filter.on)) &&
    (!filter.inBrig || imprisonedFor(game, by, seat)) &&
    (!filter.mayHoldTitles || mayHoldTitles(game, seat)) &&
    (!filter.hiddenLoyalty || (mayLook(game, by) && unrevealedOf(game, seat).length > 0)) &&
    (!filter.asPresident || bend(game, 'forbidPresident', 0, { seat }) === 0) &&
    (!filter.canAct || game.seats[seat].at !== undefined) &&
    (filter.able === undefined || candidateTests[filter.able](game, seat))
  )
}

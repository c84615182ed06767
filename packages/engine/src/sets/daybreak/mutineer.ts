// The Mutineer: a human card that everybody sees, found in the first deal or later, and handed on by whoever turns out to be a Cylon.
// (Rulebook: The Mutineer; Passing on excess loyalty cards.)

import type { Wrap } from '../../core/card.ts'
import type { Seat } from '../../core/ids.ts'
import { says } from '../../core/languages.ts'
import { keyMoments, tells } from '../../core/log.ts'
import { procedure } from '../../core/procedure.ts'
import { changed } from '../../core/rules.ts'
import type { Game, LoyaltyCard, Table } from '../../core/state.ts'
import { resolveJumpIcon } from '../../rules/crisis.ts'
import { becameCylon, dealLoyalty, receiveLoyalty, turnUp } from '../../rules/loyalty.ts'
import { dealFirstLoyalty, loyaltyDeckSize } from '../../rules/setup.ts'
import { chosenSeat, isHuman, seatOptions } from '../../rules/table.ts'
import { passOnTitles } from '../../rules/titles.ts'
import { settleLoyalty } from '../parts/execution.ts'
import { trueHumans } from '../parts/leaders.ts'
import { isMutineer, isMutineerCard } from './loyalty.ts'
import { drawMutinyCard } from './mutiny.ts'

const cardOf = (game: Game, seat: Seat, revealed: boolean): LoyaltyCard | undefined =>
  game.seats[seat].loyalty.find((held) => held.revealed === revealed && isMutineerCard(game, held))

/** Whether it is in the game and nobody has it yet: then it is in the Loyalty deck. */
const isInDeck = (table: Table): boolean =>
  loyaltyDeckSize(table, 'mutineer') > 0 && table.seats.every((_, seat) => !isMutineer(table, seat))

/** Whoever receives the card loses all titles and draws a Mutiny card. */
function becomeMutineer(game: Game, seat: Seat): void {
  tell.mutineer(game, { seat })
  passOnTitles(game, seat)
  drawMutinyCard.begin(game, { seat })
}

/** A Cylon who is revealed gives it to a human player, at any distance. */
const handOnMutineer = procedure<{ seat: Seat }>('handOnMutineer', {
  give: {
    text: says`Which human player becomes the Mutineer? | ¿Qué jugador humano pasa a ser el amotinado? | Welcher Menschenspieler wird zum Meuterer? | Quel joueur humain devient le mutin\u202f? | Który gracz prowadzący człowieka zostaje Buntownikiem?`,
    options: (game, { seat }) => seatOptions(trueHumans(game, seat)),
    prospect: (_table, _frame, option) => ({ changes: { [`jailed:${chosenSeat(option)}`]: 0.3 } }),
    answer: (game, _frame, seat, [choice]) => {
      const held = cardOf(game, seat, true)
      if (held === undefined) return
      const to = chosenSeat(choice)
      game.seats[seat].loyalty = game.seats[seat].loyalty.filter((one) => one !== held)
      game.seats[to].loyalty.push(held)
      becomeMutineer(game, to)
    },
  },
})

/** Everybody has been dealt a card in the Sleeper Agent phase, and nobody has found it: one human player draws one more. */
const leftOver = procedure<Record<never, never>>('mutineerLeftOver', {
  choose: {
    text: says`Nobody has found the Mutineer. Which human player draws another Loyalty card? | Nadie ha encontrado al amotinado. ¿Qué jugador humano roba otra carta de Lealtad? | Niemand hat den Meuterer gefunden. Welcher Menschenspieler zieht eine weitere Loyalitätskarte? | Personne n’a trouvé le mutin. Quel joueur humain pioche une autre carte Loyauté\u202f? | Nikt nie znalazł Buntownika. Który gracz prowadzący człowieka ciągnie kolejną kartę Lojalności?`,
    who: (game) => game.current,
    options: (game) => seatOptions(trueHumans(game, game.current)),
    prospect: (_table, _frame, option) => ({ changes: { [`jailed:${chosenSeat(option)}`]: 0.3 } }),
    answer: (game, _frame, _seat, [choice]) => {
      const seat = chosenSeat(choice)
      if (dealLoyalty(game, seat) !== undefined) receiveLoyalty.begin(game, { seat, from: 'player' })
    },
  },
})

/** Shows the card that somebody has just been dealt; there is another for it, unless it was an extra one. */
function show(game: Game, seat: Seat, held: LoyaltyCard, another: boolean): void {
  turnUp(game, seat, held.card)
  becomeMutineer(game, seat)
  if (another && dealLoyalty(game, seat) !== undefined) receiveLoyalty.begin(game, { seat, from: 'deck' })
}

export const mutineerChanges = [
  /** Whoever follows an executed Mutineer has the card. */
  changed(settleLoyalty, (rule, game, seat, frame) => {
    const held = cardOf(game, seat, true)
    const { loyalty } = game.seats[seat]
    game.seats[seat].loyalty = loyalty.filter((one) => one !== held)
    rule(game, seat, frame)
    if (held !== undefined) game.seats[seat].loyalty.push(held)
  }),
  changed(dealFirstLoyalty, (rule, game, seat) => {
    rule(game, seat)
    const held = cardOf(game, seat, false)
    if (held !== undefined) show(game, seat, held, true)
  }),
  changed(becameCylon, (rule, game, seat) => {
    rule(game, seat)
    if (isMutineer(game, seat)) handOnMutineer.begin(game, { seat })
  }),
  /** Drawn once what the icon brings is over. */
  changed(resolveJumpIcon, (rule, game, drawer) => {
    if (drawer === game.current && isHuman(game, drawer) && isMutineer(game, drawer))
      drawMutinyCard.begin(game, { seat: drawer })
    rule(game, drawer)
  }),
]

export const mutineerWraps = {
  /** The character who follows receives the card anew, once everything else is settled. */
  'execution:succession': ((game, { seat }, step) => {
    const next = step()
    if (isMutineer(game, seat)) becomeMutineer(game, seat)
    return next
  }) satisfies Wrap<{ seat: Seat }>,
  'receiveLoyalty:sympathizer': ((game, { seat, from }, step) => {
    const held = cardOf(game, seat, false)
    if (held === undefined || !isHuman(game, seat)) return step()
    show(game, seat, held, from === 'deck')
    return undefined
  }) satisfies Wrap<{ seat: Seat; from: 'deck' | 'player' }>,
  'sleeperAgentPhase:deal': ((game, _frame, step) => {
    const next = step()
    if (next === 'end' && isInDeck(game)) leftOver.begin(game, {})
    return next
  }) satisfies Wrap<object>,
}

Object.assign(keyMoments, { mutineer: 4 })

const tell = {
  mutineer: tells('mutineer', {
    en: '{seat} is the Mutineer.',
    es: '{seat} es el amotinado.',
    de: '{seat} ist der Meuterer.',
    fr: '{seat} est le mutin.',
    pl: '{seat} jest Buntownikiem.',
  }),
}

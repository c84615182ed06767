// Occupation Authority: the President draws and plays Quorum cards; Cylons send patrols. (Rulebook: the President’s title card.)

import type { Seat } from '../../../core/ids.ts'
import { node } from '../../../core/node.ts'
import { no, nothing, quorumOption, yes } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { changed } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { cards, places } from '../../../language/terms.ts'
import { die } from '../../../rules/die.ts'
import { send } from '../../../rules/people.ts'
import { drawQuorum, playableQuorum, playQuorum } from '../../../rules/quorum.ts'
import { holdsTitle, sum } from '../../../rules/table.ts'
import { occupationForce } from '../terms.ts'
import { advanceForce, forceOptions, forcesOn, placeOccupationForce, spaceNamed } from './occupation.ts'
import { onNewCaprica } from './where.ts'

export const presidentsAuthority = node('presidentsAuthority', {
  run: (game, _node, { actor = 0 }) => authority.begin(game, { seat: actor }),
  text: {
    en: 'if this player is President: they may draw {cards, counted, one}, then they may play one',
    es: 'si este jugador es el Presidente: puede robar {cards, counted, one} y luego jugar una',
    de: 'wenn dieser Spieler Präsident ist: Er darf {cards, counted, one, acc} ziehen und danach eine ausspielen',
    fr: 'si ce joueur est Président\u202f: il peut piocher {cards, counted, one}, puis en jouer une',
    pl: 'jeśli ten gracz jest Prezydentem: może pociągnąć {cards, counted, one, acc}, a następnie jedną zagrać',
  },
  facts: () => ({ cards: cards.quorumCard, one: 1 }),
  price: () => ({ quorumCards: 1 }),
  possible: (game, _node, { actor = 0 }) => holdsTitle(game, actor, 'president'),
})

export const sendPatrol = node('sendPatrol', {
  run: (game, _node, { actor = 0 }) => command.begin(game, { seat: actor }),
  text: {
    en: 'activate {force, counted, one}, then place {force, counted, one} {here, form, in}',
    es: 'activa {force, counted, one} y luego coloca {force, counted, one} {here, form, in}',
    de: '{force, counted, one, acc} aktivieren, danach {force, counted, one, acc} {here, form, in} platzieren',
    fr: 'activez {force, counted, one}, puis placez {force, counted, one} {here, form, in}',
    pl: 'aktywuj {force, counted, one, acc}, a następnie umieść {force, counted, one, acc} {here, form, in}',
  },
  facts: () => ({ force: occupationForce, one: 1, here: places['occupation-authority'] }),
  price: () => ({ population: -0.5 }),
})

/** Occupation Authority: the President draws a card, and plays one. */
const authority = procedure<{ seat: Seat }>('authority', {
  draw: {
    text: {
      en: 'Do you draw a Quorum card?',
      es: '¿Robas una carta de Quórum?',
      de: 'Ziehst du eine Zwölferratskarte?',
      fr: 'Piochez-vous une carte Quorum\u202f?',
      pl: 'Czy ciągniesz kartę Kworum?',
    },
    options: () => [yes, no],
    answer: (game, _frame, seat, [choice]) => {
      if (choice === yes) drawQuorum(game, seat, 1)
    },
  },
  play: {
    text: {
      en: 'Do you play a Quorum card?',
      es: '¿Juegas una carta de Quórum?',
      de: 'Spielst du eine Zwölferratskarte aus?',
      fr: 'Jouez-vous une carte Quorum\u202f?',
      pl: 'Czy zagrywasz kartę Kworum?',
    },
    who: (game, { seat }) => (holdsTitle(game, seat, 'president') ? seat : undefined),
    options: (game, { seat }) => [nothing, ...quorumOption.each(playableQuorum(game, seat))],
    // Also where none of them would do anything: nobody else knows the cards.
    always: (game) => game.quorumHand.length > 0,
    answer: (game, _frame, seat, [choice]) => {
      if (choice !== nothing) playQuorum(game, seat, quorumOption.of(choice))
    },
  },
})

/** Occupation Authority, for Cylons: one force moves on, and another arrives. */
const command = procedure<{ seat: Seat }>('occupationAuthority', {
  // ruling: docs/rulings.md#occupation-authority
  none: (game) => {
    if (sum(forcesOn(game)) > 0) return undefined
    placeOccupationForce(game)
    return 'arrive'
  },
  advance: {
    text: {
      en: 'Which occupation force do you activate?',
      es: '¿Qué Fuerza de ocupación activas?',
      de: 'Welchen Besatzungstrupp aktivierst du?',
      fr: 'Quelle force d’occupation activez-vous\u202f?',
      pl: 'Które siły okupacyjne aktywujesz?',
    },
    options: (game) => forceOptions(game),
    answer: (game, _frame, _seat, [choice]) => advanceForce(game, spaceNamed(choice)),
  },
  arrive: (game) => placeOccupationForce(game),
})

/** Who rolls this or less goes to Detention. */
const arrestedAt = 3

/** The roll at which whoever plays a Quorum card is arrested for it; only somebody on New Caprica can be. */
export const arrestOf = (table: Table, seat: Seat): number | undefined =>
  onNewCaprica(table, seat) ? arrestedAt : undefined

/** The President who plays a card from the hand on New Caprica may be arrested for it. */
const caughtPlaying = procedure<{ seat: Seat; die?: number }>('caughtPlaying', {
  roll: (game, { seat }) => die.begin(game, { by: seat, modifier: 0, purpose: 'president-new-caprica' }),
  result: (game, { seat, die: rolled = 0 }) => {
    if (rolled <= arrestedAt) send(game, seat, 'detention')
  },
})

export const authorityChanges = [
  changed(playQuorum, (rule, game, seat, card) => {
    if (onNewCaprica(game, seat)) caughtPlaying.begin(game, { seat })
    rule(game, seat, card)
  }),
]

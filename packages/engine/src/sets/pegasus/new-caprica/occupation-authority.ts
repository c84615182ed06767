// Occupation Authority: the President draws and plays Quorum cards; Cylons send patrols. (Rulebook: the President’s title card.)

import type { Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { node } from '../../../core/node.ts'
import { no, nothing, quorumOption, yes } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { changed } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { send as sendThere } from '../../../language/nodes/people.ts'
import { cards } from '../../../language/terms.ts'
import { die, tellsDie } from '../../../rules/die.ts'
import { send } from '../../../rules/people.ts'
import { drawQuorum, playableQuorum, playQuorum } from '../../../rules/quorum.ts'
import { holdsTitle, sum } from '../../../rules/table.ts'
import { occupationForce } from '../terms.ts'
import { advanceForce, forceOptions, forcesOn, placeOccupationForce, spaceNamed } from './occupation.ts'
import { onNewCaprica } from './where.ts'

export const presidentsAuthority = node('presidentsAuthority', {
  uses: 'quorum',
  run: (game, _node, { actor = 0 }) => authority.begin(game, { seat: actor }),
  text: {
    en: 'if <you are|{self} is> President, <you|{self, gender, m {he} f {she} other {they}}> may draw {cards, counted, one}; then <you|{self, gender, m {he} f {she} other {they}}> may play one',
    es: 'si <eres|{self} es> el Presidente, <puedes|puede> robar {cards, counted, one}; luego <puedes|puede> jugar una',
    de: 'wenn <du Präsident bist|{self} Präsident ist>, <darfst du|darf {self, gender, f {sie} other {er}}> {cards, counted, one, acc} ziehen; danach <darfst du|darf {self, gender, f {sie} other {er}}> eine ausspielen',
    fr: 'si <vous êtes|{self} est> Président, <vous pouvez|{self, gender, f {elle} other {il}} peut> piocher {cards, counted, one}\u202f; <vous pouvez|{self, gender, f {elle} other {il}} peut> ensuite en jouer une',
    pl: 'jeśli <jesteś|{self} jest> Prezydentem, <możesz|może> pociągnąć {cards, counted, one, acc}; następnie <możesz|może> jedną zagrać',
  },
  facts: () => ({ cards: cards.quorumCard, one: 1 }),
  price: () => ({ quorumCards: 1.5 }),
  possible: (game, _node, { actor = 0 }) => holdsTitle(game, actor, 'president'),
})

export const sendPatrol = node('sendPatrol', {
  run: (game, _node, { actor = 0 }) => command.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[activate|activates] {force, counted, one}, then [place|places] {force, counted, one} here',
    es: '{self, subject}[activa|activa|activar] {force, counted, one} y luego [coloca|coloca|colocar] {force, counted, one} aquí',
    de: '{self, subject}[aktiviere |aktiviert |]{force, counted, one, acc}[ und platziere| und platziert| aktivieren und] danach hier {force, counted, one, acc}[|| platzieren]',
    fr: '{self, subject}[activez|active|activer] {force, counted, one}, puis [placez|place|placer] ici {force, counted, one}',
    pl: '{self, subject}[aktywuj|aktywuje|aktywować] {force, counted, one, acc}, a następnie [umieść|umieszcza|umieścić] tutaj {force, counted, one, acc}',
  },
  facts: () => ({ force: occupationForce, one: 1 }),
  price: () => ({ occupation: -2 }),
})

/** Occupation Authority: the President draws a card, and plays one. */
const authority = procedure<{ seat: Seat }>('authority', {
  draw: {
    text: says`Do you draw a Quorum card? | ¿Robas una carta de Quórum? | Ziehst du eine Zwölferratskarte? | Piochez-vous une carte Quorum\u202f? | Czy ciągniesz kartę Kworum?`,
    options: () => [yes, no],
    prospect: (_table, _frame, option) => ({ changes: { quorumCards: option === yes ? 1 : 0 } }),
    answer: (game, _frame, seat, [choice]) => {
      if (choice === yes) drawQuorum(game, seat, 1)
    },
  },
  play: {
    text: says`Do you play a Quorum card? | ¿Juegas una carta de Quórum? | Spielst du eine Zwölferratskarte aus? | Jouez-vous une carte Quorum\u202f? | Czy zagrywasz kartę Kworum?`,
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
    text: says`Which occupation force do you activate? | ¿Qué Fuerza de ocupación activas? | Welchen Besatzungstrupp aktivierst du? | Quelle force d’occupation activez-vous\u202f? | Które siły okupacyjne aktywujesz?`,
    options: (game) => forceOptions(game),
    prospect: (_table, _frame, option) => ({ changes: { occupation: -1 - 0.3 * spaceNamed(option) } }),
    answer: (game, _frame, _seat, [choice]) => advanceForce(game, spaceNamed(choice)),
  },
  arrive: (game) => placeOccupationForce(game),
})

/** Who rolls this or less goes to Detention. */
export const arrestedAt = 3

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

tellsDie(caughtPlaying, (_table, _frame, rolled) =>
  rolled <= arrestedAt ? { effect: sendThere('self', 'detention') } : {},
)

export const authorityChanges = [
  changed(playQuorum, (rule, game, seat, card) => {
    if (onNewCaprica(game, seat)) caughtPlaying.begin(game, { seat })
    rule(game, seat, card)
  }),
]

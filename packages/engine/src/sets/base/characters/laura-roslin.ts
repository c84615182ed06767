// Laura Roslin: political leader.

import { action, oncePerGame } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { CardId, Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { log } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { quorumOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { bit, drawMany, putUnder } from '../../../core/zones.ts'
import { choosesCrisis, paysToActivate } from '../../../language/standing-rules.ts'
import { cards, characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { canResolve, resolveQuorum } from '../../../rules/quorum.ts'

/** Draw so many Quorum cards, resolve one, the others go under the deck. */
const resolveOneQuorum = node('resolveOneQuorum', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => quorumChoice.begin(game, { seat: actor, count }),
  text: {
    en: '{self, subject}[draw|draws] {cards, counted, count}, [resolve|resolves] one and [put|puts] the others at the bottom of the deck',
    es: '{self, subject}[roba|roba|robar] {cards, counted, count}, [resuelve|resuelve|resolver] una y [coloca|coloca|colocar] las demás en la parte inferior del mazo',
    de: '{self, subject}[ziehe |zieht |]{cards, counted, count, acc}[, handle eine davon ab und lege|, handelt eine davon ab und legt| ziehen, eine davon abhandeln und] die übrigen unter den Stapel[|| legen]',
    fr: '{self, subject}[piochez|pioche|piocher] {cards, counted, count}, [résolvez-en|en résout|en résoudre] une et [placez|place|placer] les autres sous le paquet',
    pl: '{self, subject}[pociągnij|ciągnie|pociągnąć] {cards, counted, count, acc}, [rozpatrz|rozpatruje|rozpatrzyć] jedną z nich, a pozostałe [odłóż|odkłada|odłożyć] na spód talii',
  },
  facts: ({ count }) => ({ cards: cards.quorumCard, count }),
  price: () => ({ quorumCards: 2 }),
})

export const lauraRoslin = {
  name: nameOf(characters['laura-roslin']),
  type: 'political leader',
  skills: draws([3, 'politics'], [2, 'leadership']),
  setup: 'presidents-office',
  succession: { president: 1, admiral: 26, cag: 26 },
  abilities: {
    religiousVisions: {
      name: names`Religious Visions | Visiones religiosas | Religiöse Visionen | Visions religieuses | Religijne wizje`,
      ...choosesCrisis(2),
    },
    skilledPolitician: {
      name: names`Skilled Politician | Política consumada | Geschickte Politikerin | Politicienne chevronnée | Wytrawny polityk`,
      ...oncePerGame(action(resolveOneQuorum(4))),
    },
    terminalIllness: {
      name: names`Terminal Illness | Enfermedad terminal | Unheilbare Krankheit | Maladie incurable | Śmiertelna choroba`,
      ...paysToActivate(2),
    },
  },
} as const satisfies Character

const quorumChoice = procedure<{ seat: Seat; count: number; card?: CardId }>('quorumChoice', {
  draw: (game, { seat, count }) => {
    game.held.push({ by: seat, deck: 'quorum', cards: drawMany(game, 'quorum', count) })
    log(game, 'drawsQuorum', { seat, count })
  },
  choose: {
    text: says`Which of the drawn Quorum cards do you resolve? | ¿Cuál de las cartas de Quórum robadas resuelves? | Welche der gezogenen Zwölferratskarten handelst du ab? | Laquelle des cartes Quorum piochées résolvez-vous\u202f? | Którą z pociągniętych kart Kworum rozpatrujesz?`,
    options: (game, { seat }) => {
      const cards = [...new Set(game.held.at(-1)?.cards ?? [])]
      const useful = cards.filter((card) => canResolve(game, seat, card))
      return (useful.length > 0 ? useful : cards).map((card) => quorumOption(card))
    },
    // Also where they are alike, or only one does anything: an answer at once would tell.
    always: ({ held }) => (held.at(-1)?.cards.length ?? 0) > 1,
    answer: (_game, frame, _seat, [choice]) => {
      frame.card = quorumOption.of(choice)
    },
  },
  resolve: (game, { seat, card }) => {
    const cards = game.held.pop()?.cards ?? []
    if (card === undefined) return
    cards.splice(cards.indexOf(card), 1)
    for (const other of cards) putUnder(game, 'quorum', other, bit(seat))
    resolveQuorum(game, seat, card)
  },
})

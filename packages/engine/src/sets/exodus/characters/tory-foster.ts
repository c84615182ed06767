// Tory Foster: political leader.

import { action, at, condition, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import { names, says } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import { draw } from '../../../language/nodes/cards.ts'
import { may } from '../../../language/nodes/flow.ts'
import { cards, characters, decks } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { sortsTop } from '../../../rules/decks.ts'
import { quorumUsed } from '../../../rules/quorum.ts'
import '../terms.ts'

/** Adaptable: not on the card that has brought her into the game. ruling: docs/rulings.md#adaptable */
const playedSinceThen = condition('playedSinceThen', {
  test: ({ seats, stack }, _condition, owner) =>
    frameOf({ stack }, quorumUsed)?.playing.includes(seats[owner].character ?? '') === true,
  saysWhen: true,
  text: {
    en: 'after any player uses the action of a Quorum card',
    es: 'después de que cualquier jugador use la acción de una carta de Quórum',
    de: 'nachdem irgendein Spieler die Aktion einer Zwölferratskarte genutzt hat',
    fr: 'après que n’importe quel joueur a utilisé l’action d’une carte Quorum',
    pl: 'gdy dowolny gracz wykorzysta akcję z karty Kworum',
  },
})

const sortQuorum = node('sortQuorum', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => influential.begin(game, { seat: actor, count, deck: 'quorum' }),
  text: {
    en: '{self, subject}[look|looks] at the top {cards, counted, count} {deck, form, of} and [put|puts] them back on top in any order',
    es: '{self, subject}[mira|mira|mirar] las primeras {cards, counted, count} {deck, form, of} y [colócalas|las coloca|colocarlas] de nuevo encima en cualquier orden',
    de: '{self, subject}[sieh dir |sieht sich |<dir|sich> ]die obersten {cards, counted, count, acc} {deck, form, of} [an und lege|an und legt|ansehen und] sie in beliebiger Reihenfolge wieder obenauf[|| legen]',
    fr: '{self, subject}[regardez|regarde|regarder] les {cards, counted, count} du dessus {deck, form, of} et [replacez-les|les replace|les replacer] au-dessus dans n’importe quel ordre',
    pl: '{self, subject}[obejrzyj|ogląda|obejrzeć] {cards, counted, count, acc} z wierzchu {deck, form, of} i [odłóż|odkłada|odłożyć] je na wierzch w dowolnej kolejności',
  },
  facts: ({ count }) => ({ cards: cards.card, count, deck: decks.quorum }),
  price: () => ({ knowledge: 2 }),
})

const takesFirstOption = rule('takesFirstOption', {
  bends: { firstOptionOnly: (value, { seat }, _rule, owner) => (seat === owner ? 1 : value) },
  text: {
    en: 'when a Crisis card lets the current player choose and that is <you, you|{self}, {self, gender, m {he} f {she} other {they}}> must choose the first option',
    es: 'cuando una carta de Crisis deje elegir al jugador actual y <seas tú, debes|sea {self}, debe> escoger la primera opción',
    de: 'lässt eine Krisenkarte den aktiven Spieler wählen und <bist du das, musst du|ist das {self}, muss {self, gender, f {sie} other {er}}> die erste Möglichkeit wählen',
    fr: 'quand une carte Crise fait choisir le joueur actif et que c’est <vous, vous devez|{self}, {self, gender, f {elle} other {il}} doit> choisir la première option',
    pl: 'gdy karta Kryzysu daje wybór aktywnemu graczowi, a <jesteś nim ty, musisz|jest nim {self}, musi> wybrać pierwszą możliwość',
  },
})

export const toryFoster = {
  name: nameOf(characters['tory-foster']),
  type: 'political leader',
  skills: draws([3, 'politics'], [1, 'leadership'], [1, 'tactics']),
  setup: 'press-room',
  succession: { president: 6, admiral: 25, cag: 24 },
  abilities: {
    adaptable: {
      name: names`Adaptable | Adaptable | Anpassungsfähig | Adaptable | Elastyczna`,
      ...at(quorumUsed.name, may('self', draw('self', 2)), playedSinceThen()),
    },
    influential: {
      name: names`Influential | Influyente | Einflussreich | Influente | Wpływowa`,
      ...oncePerGame(action(sortQuorum(5))),
    },
    amoral: {
      name: names`Amoral | Amoral | Amoralisch | Amorale | Amoralna`,
      ...takesFirstOption(),
    },
  },
} as const satisfies Character

const influential = sortsTop('influential', {
  text: says`In which order do these cards go back on top, the one to be drawn first named first? | ¿En qué orden vuelven arriba estas cartas, nombrando antes la que se robará primero? | In welcher Reihenfolge kommen diese Karten wieder nach oben, die zuerst zu ziehende zuerst genannt? | Dans quel ordre ces cartes retournent-elles au-dessus, la première à piocher nommée d’abord\u202f? | W jakiej kolejności te karty wracają na wierzch, zaczynając od tej, która ma być pociągnięta pierwsza?`,
  told: 'quorum',
  allOnTop: true,
  tell: (game, facts) => tell.sortsQuorum(game, facts),
})

const tell = {
  sortsQuorum: tells('sortsQuorum', {
    en: '{seat} puts {count} Quorum cards back in an order of {seat, gender, m {his} f {her} other {their}} own.',
    es: '{seat} vuelve a colocar {count} cartas de Quórum en el orden que prefiere.',
    de: '{seat} legt {count} Zwölferratskarten in eigener Reihenfolge zurück.',
    fr: '{seat} replace {count} cartes Quorum dans l’ordre de son choix.',
    pl: '{seat} odkłada karty Kworum w wybranej kolejności: {count}.',
  }),
}

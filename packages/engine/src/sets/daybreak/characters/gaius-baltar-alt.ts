// Gaius Baltar, support character: another version of the political leader.

import { action, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import { resources, type Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { option } from '../../../core/option.ts'
import { resourceOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import type { Table } from '../../../core/state.ts'
import { characters, places } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { imprisonedFor } from '../../../rules/choices.ts'
import { changeResources } from '../../../rules/resources.ts'
import { others } from '../../../rules/table.ts'
import { hand, mayGainMiracle, miraclesOf } from '../miracles.ts'
import { miracleToken } from '../terms.ts'

const giveOption = option<[seat: Seat]>(
  'giveMiracle',
  {
    label: names`Give {player} a miracle token | Dar una ficha de Milagro a {player} | {player} einen Wundermarker geben | Donner un pion Miracle à {player} | Daj żeton Cudu: {player}`,
    facts: (player) => ({ player }),
    at: ([seat]) => [`seat:${seat}`],
  },
  { numbers: [0] },
)
const takeOption = option<[seat: Seat]>(
  'takeMiracle',
  {
    label: names`Take the miracle token of {player} | Tomar la ficha de Milagro de {player} | {player} den Wundermarker nehmen | Prendre le pion Miracle de {player} | Weź żeton Cudu: {player}`,
    facts: (player) => ({ player }),
    at: ([seat]) => [`seat:${seat}`],
  },
  { numbers: [0] },
)

const companions = (table: Table, seat: Seat): Seat[] => {
  const { at } = table.seats[seat]
  return at === undefined ? [] : others(table, seat).filter((other) => table.seats[other].at === at)
}

const exchanges = (table: Table, seat: Seat): string[] => [
  ...giveOption.each(
    companions(table, seat).filter((other) => miraclesOf(table, seat) > 0 && mayGainMiracle(table, other)),
  ),
  ...takeOption.each(
    companions(table, seat).filter((other) => miraclesOf(table, other) > 0 && mayGainMiracle(table, seat)),
  ),
]

const shareMiracles = node('shareMiracles', {
  run: (game, _node, { actor = 0 }) => cultLeader.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[give|gives] {token, counted, one} to a player at the same location, or [take|takes] that player’s',
    es: '{self, subject}[da|da|dar] {token, counted, one} a un jugador de la misma localización, o [toma|toma|tomar] la suya',
    de: '{self, subject}[gib |gibt |]einem Spieler am selben Ort {token, counted, one, acc} [oder nimm ihm|oder nimmt ihm|geben oder ihm] den seinen[|| nehmen]',
    fr: '{self, subject}[donnez|donne|donner] {token, counted, one} à un joueur du même lieu, ou [prenez|prend|prendre] le sien',
    pl: '{self, subject}[daj|daje|dać] graczowi na tym samym obszarze {token, counted, one, acc} lub [weź|bierze|wziąć] jego żeton',
  },
  facts: () => ({ token: miracleToken, one: 1 }),
  price: () => ({ actions: 0.5 }),
  possible: (table, _node, { actor = 0 }) => exchanges(table, actor).length > 0,
})

const raiseAny = node('raiseAny', {
  make: (by: number) => ({ by }),
  run: (game, { by }, { actor = 0 }) => broadcast.begin(game, { seat: actor, by }),
  text: {
    en: '{self, subject}[raise|raises] any 1 resource by {by}',
    es: '{self, subject}[aumenta|aumenta|aumentar] 1 Recurso cualquiera en {by}',
    de: '{self, subject}[erhöhe |erhöht |]1 beliebige Ressource um {by}[|| erhöhen]',
    fr: '{self, subject}[augmentez|augmente|augmenter] 1 ressource au choix de {by}',
    pl: '{self, subject}[zwiększ|zwiększa|zwiększyć] 1 dowolny zasób o {by}',
  },
  prospect: ({ by }, _table, { actor }) => ({
    oneOf: resources.map((resource) => ({ changes: { [resource]: by } })),
    by: actor,
  }),
})

const revealsInBrig = rule('revealsInBrig', {
  bends: {
    forbidReveal: (value, { seat }, _rule, owner, table) =>
      seat === owner && !imprisonedFor(table, owner, seat) ? 1 : value,
  },
  text: {
    en: '<you|{self}> may not use the action of a “You Are a Cylon” card unless <you are|{self} is> {brig, form, in}',
    es: '<no puedes|{self} no puede> usar la acción de una carta “Eres un cylon” salvo que <estés|esté> {brig, form, in}',
    de: '<du darfst|{self} darf> die Aktion einer Karte „Sie sind ein Zylon“ nur {brig, form, in} nutzen',
    fr: '<vous ne pouvez|{self} ne peut> pas utiliser l’action d’une carte «\u202fVous êtes un cylon\u202f», sauf {brig, form, in}',
    pl: '<możesz|{self} może> użyć akcji karty „Jesteś Cylonem” tylko {brig, form, in}',
  },
  facts: () => ({ brig: places.brig }),
})

const tokens = 3

export const gaiusBaltarAlt = {
  name: nameOf(characters['gaius-baltar-alt']),
  type: 'support',
  alternateOf: 'gaius-baltar',
  skills: draws([2, 'politics'], [2, 'leadership'], [1, 'engineering']),
  setup: 'admirals-quarters',
  succession: { president: 14, admiral: 22, cag: 22 },
  miracles: tokens,
  abilities: {
    cultLeader: {
      name: names`Cult Leader | Líder de una secta | Sektenführer | Gourou | Przywódca sekty`,
      ...action(shareMiracles()),
    },
    broadcast: {
      name: names`Broadcast | Emisión de radio | Rundfunkübertragung | Émission de radio | Audycja radiowa`,
      ...oncePerGame(action(raiseAny(2))),
    },
    spiritualCrisis: {
      name: names`Spiritual Crisis | Crisis espiritual | Spirituelle Krise | Crise spirituelle | Kryzys duchowy`,
      ...revealsInBrig(),
    },
  },
} as const satisfies Character

/** Cult Leader. */
const cultLeader = procedure<{ seat: Seat }>('cultLeader', {
  choose: {
    text: says`Whom do you give a miracle token, or whose do you take? | ¿A quién das una ficha de Milagro, o de quién la tomas? | Wem gibst du einen Wundermarker, oder wessen nimmst du? | À qui donnez-vous un pion Miracle, ou à qui le prenez-vous\u202f? | Komu dajesz żeton Cudu albo czyj bierzesz?`,
    options: (game, { seat }) => exchanges(game, seat),
    answer: (game, _frame, seat, [choice]) => {
      const gives = giveOption.is(choice)
      const other = gives ? giveOption.of(choice) : takeOption.of(choice)
      hand(game, gives ? seat : other, gives ? other : seat)
      tell.handsMiracle(game, gives ? { seat, to: other } : { seat: other, to: seat })
    },
  },
})

/** Broadcast. */
const broadcast = procedure<{ seat: Seat; by: number }>('broadcast', {
  choose: {
    text: says`Which resource rises? | ¿Qué Recurso aumenta? | Welche Ressource steigt? | Quelle ressource augmente\u202f? | Który zasób rośnie?`,
    options: () => resourceOption.each(resources),
    prospect: (_table, { by }, choice) => ({ changes: { [resourceOption.of(choice)]: by } }),
    fallback: (game, _frame, _seat, options) => [
      options.toSorted(
        (one, other) => game.resources[resourceOption.of(one)] - game.resources[resourceOption.of(other)],
      )[0],
    ],
    answer: (game, { by }, _seat, [choice]) => changeResources(game, { [resourceOption.of(choice)]: by }),
  },
})

const tell = {
  handsMiracle: tells('handsMiracle', {
    en: 'A miracle token goes from {seat} to {to}.',
    es: 'Una ficha de Milagro pasa de {seat} a {to}.',
    de: 'Ein Wundermarker geht von {seat} an {to}.',
    fr: 'Un pion Miracle passe de {seat} à {to}.',
    pl: 'Żeton Cudu przechodzi od {seat, form, gen} do {to, form, gen}.',
  }),
}

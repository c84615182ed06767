// Popular Influence.

import type { Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { log, tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { word } from '../../../core/option.ts'
import { cardOption, quorumOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { addToQuorum, bit, drawMany } from '../../../core/zones.ts'
import { cards } from '../../../language/terms.ts'
import { prospectOfPlay } from '../../../rules/actions.ts'
import { discardCard } from '../../../rules/cards-in-play.ts'
import { canResolve, resolveQuorum } from '../../../rules/quorum.ts'

export const swayQuorum = node('swayQuorum', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => popularInfluence.begin(game, { seat: actor, count }),
  text: {
    en: '{self, subject}[draw|draws] {cards, counted, count}, [give|gives] 1 of them to the President, and then [play or discard|plays or discards|play or discard] the other',
    es: '{self, subject}[roba|roba|robar] {cards, counted, count}, [da|da|dar] 1 de ellas al Presidente y después [juega o descarta|juega o descarta|jugar o descartar] la otra',
    de: '{self, subject}[ziehe |zieht |]{cards, counted, count, acc}[, gib|, gibt| ziehen,] dem Präsidenten 1 davon [und spiele|und spielt|geben und] die andere danach [aus oder wirf sie ab|aus oder wirft sie ab|ausspielen oder abwerfen]',
    fr: '{self, subject}[piochez|pioche|piocher] {cards, counted, count}, [donnez-en|en donne|en donner] 1 au Président, puis [jouez ou défaussez|joue ou défausse|jouer ou défausser] l’autre',
    pl: '{self, subject}[pociągnij|ciągnie|pociągnąć] {cards, counted, count, acc}, [daj|daje|dać] 1 z nich Prezydentowi, a następnie [zagraj lub odrzuć|zagrywa lub odrzuca|zagrać lub odrzucić] drugą',
  },
  facts: ({ count }) => ({ cards: cards.quorumCard, count }),
  price: ({ count }) => ({ quorumCards: count }),
})

const discardIt = word('discardIt')`Discard it | Descartarla | Sie abwerfen | La défausser | Odrzuć ją`

/** Only who draws them sees both, and remembers the one that is given; the President sees that one, and everybody the other. */
const popularInfluence = procedure<{ seat: Seat; count: number }>('popularInfluence', {
  draw: (game, { seat, count }) => {
    const drawn = drawMany(game, 'quorum', count)
    game.held.push({ by: seat, deck: 'quorum', cards: drawn })
    log(game, 'drawsQuorum', { seat, count: drawn.length })
    log(game, 'drewQuorum', { seat, cards: [...drawn] }, [seat])
  },
  give: {
    text: says`Which Quorum card does the President receive? | ¿Qué carta de Quórum recibe el Presidente? | Welche Zwölferratskarte erhält der Präsident? | Quelle carte Quorum le Président reçoit-il\u202f? | Którą kartę Kworum otrzymuje Prezydent?`,
    options: (game) => cardOption.each(game.held.at(-1)?.cards ?? []),
    answer: (game, _frame, seat, [choice]) => {
      const held = game.held.at(-1)?.cards ?? []
      const card = cardOption.of(choice)
      held.splice(held.indexOf(card), 1)
      addToQuorum(game, card, bit(seat))
      tell.givesQuorum(game, { seat, to: game.titles.president })
      tell.gaveQuorum(game, { seat, card }, [...new Set([seat, game.titles.president])])
    },
  },
  play: {
    text: says`Do you play the other Quorum card, or discard it? | ¿Juegas la otra carta de Quórum o la descartas? | Spielst du die andere Zwölferratskarte aus oder wirfst du sie ab? | Jouez-vous l’autre carte Quorum ou la défaussez-vous\u202f? | Zagrywasz drugą kartę Kworum czy ją odrzucasz?`,
    options: (game, { seat }) => {
      const held = game.held.at(-1)?.cards ?? []
      return [...quorumOption.each(held.filter((card) => canResolve(game, seat, card))), discardIt]
    },
    always: () => true,
    fallback: () => [discardIt],
    prospect: (table, _frame, choice, seat) => prospectOfPlay(table, seat, choice),
    answer: (game, _frame, seat, [choice]) => {
      const [card] = game.held.pop()?.cards ?? []
      if (card === undefined) return
      if (choice !== discardIt) resolveQuorum(game, seat, card)
      else {
        discardCard(game, card)
        tell.discardsOneQuorum(game, { seat, card })
      }
    },
  },
})

const tell = {
  givesQuorum: tells('givesQuorum', {
    en: '{seat} gives {to} a Quorum card.',
    es: '{seat} da a {to} una carta de Quórum.',
    de: '{seat} gibt {to} eine Zwölferratskarte.',
    fr: '{seat} donne à {to} une carte Quorum.',
    pl: '{seat} daje {to, form, dat} kartę Kworum.',
  }),
  gaveQuorum: tells('gaveQuorum', {
    en: 'It is “{card}”.',
    es: 'Es “{card}”.',
    de: 'Es ist „{card}“.',
    fr: 'C’est «\u202f{card}\u202f».',
    pl: 'To „{card}”.',
  }),
  discardsOneQuorum: tells('discardsOneQuorum', {
    en: '{seat} discards the Quorum card “{card}”.',
    es: '{seat} descarta la carta de Quórum “{card}”.',
    de: '{seat} wirft die Zwölferratskarte „{card}“ ab.',
    fr: '{seat} défausse la carte Quorum «\u202f{card}\u202f».',
    pl: '{seat} odrzuca kartę Kworum „{card}”.',
  }),
}

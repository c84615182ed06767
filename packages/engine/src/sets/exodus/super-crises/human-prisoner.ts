// Human Prisoner: the Cylon player takes somebody's cards along.

import { phrase } from '../../../core/facts.ts'
import type { LocationId, Seat } from '../../../core/ids.ts'
import { alike } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { isPossible, type Node, node, perform, priceOf } from '../../../core/node.ts'
import type { Game } from '../../../core/state.ts'
import { addToHand, bit } from '../../../core/zones.ts'
import { deWho, enWho, esWho, frWho, plWho } from '../../../language/grammar.ts'
import { places, who as whoTerms } from '../../../language/terms.ts'
import { send } from '../../../rules/people.ts'
import { seatOf } from '../../../rules/table.ts'

/** Whoever has played the card, who need not be the current player. */
const playedIt = {
  en: enWho('the Cylon player who played this card'),
  es: esWho('el', 'jugador cylon que jugó esta carta'),
  de: deWho(
    'der Zylonenspieler, der diese Karte ausgespielt hat,',
    'den Zylonenspieler, der diese Karte ausgespielt hat,',
    'dem Zylonenspieler, der diese Karte ausgespielt hat,',
    'des Zylonenspielers, der diese Karte ausgespielt hat,',
  ),
  fr: frWho('le', 'joueur cylon ayant joué cette carte'),
  pl: plWho(
    'gracz prowadzący Cylona, który zagrał tę kartę,',
    'gracza prowadzącego Cylona, który zagrał tę kartę,',
    'graczowi prowadzącemu Cylona, który zagrał tę kartę,',
  ),
}

/** What the player of a super crisis does, who is `self` in it. */
export const byItsPlayer = node('byItsPlayer', {
  make: (effect: Node) => ({ effect }),
  run: (game, { effect }, context) => perform(game, effect, context),
  text: alike('{effect, same}'),
  facts: ({ effect }) => ({ effect: { ...phrase(alike('{effect, same}'), { effect }), self: playedIt } }),
  price: ({ effect }, view) => priceOf(effect, view),
  possible: (game, { effect }, context) => isPossible(game, effect, context),
  parts: ({ effect }) => [effect],
})

/** Takes all skill cards of the chosen player, who is sent away. */
export const takePrisoner = node('takePrisoner', {
  make: (to: LocationId) => ({ to }),
  run: (game, { to }, context) => {
    const from = seatOf(game, 'chosen', context)
    takeHand(game, seatOf(game, 'self', context), from)
    send(game, from, to)
  },
  text: {
    en: '{self, subject}[take|takes] all Skill cards of {of, form, acc}, who is sent {to, form, to}',
    es: '{self, subject}[quita|quita|quitar] todas sus cartas de Habilidad {of, form, dat}, que va {to, form, to}',
    de: '{self, subject}[nimm |nimmt |]alle Fertigkeitskarten {of, form, gen}[|| nehmen], der {to, form, to} kommt',
    fr: '{self, subject}[prenez|prend|prendre] toutes les cartes Compétence {of, form, gen}, qui va {to, form, to}',
    pl: '{self, subject}[zabierz|zabiera|zabrać] wszystkie karty umiejętności {of, form, gen}, który trafia {to, form, to}',
  },
  onChosen: {
    en: '{by, subject}[take|takes] all Skill cards of {whom}, who is sent {to, form, to}',
    es: '{by, subject}[quita|quita|quitar] todas sus cartas de Habilidad {toWhom}, que va {to, form, to}',
    de: '{by, subject}[nimm |nimmt |]alle Fertigkeitskarten {ofWhom}[|| nehmen], der {to, form, to} kommt',
    fr: '{by, subject}[prenez|prend|prendre] toutes les cartes Compétence {ofWhom}, qui va {to, form, to}',
    pl: '{by, subject}[zabierz|zabiera|zabrać] wszystkie karty umiejętności {ofWhom}, który trafia {to, form, to}',
  },
  facts: ({ to }) => ({ of: whoTerms.chosen, to: places[to] }),
  price: () => ({ skillCards: -5, sickbay: -1 }),
})

/** Whoever has seen a card in the one hand knows that it is in the other now. An infiltrator who chooses themselves keeps what they hold. */
function takeHand(game: Game, by: Seat, from: Seat): void {
  if (by === from) return
  const victim = game.seats[from]
  const cards = [...victim.hand]
  cards.forEach((card, i) => {
    addToHand(game, by, card, (victim.handSeen[i] & ~bit(by)) | bit(from))
  })
  victim.hand = []
  victim.handSeen = []
  tell.takesHand(game, { seat: by, of: from, count: cards.length })
  if (cards.length > 0) tell.handTaken(game, { seat: by, of: from, cards }, [by, from])
}

const tell = {
  takesHand: tells('takesHand', {
    en: '{seat} takes all Skill cards of {of}: {count}.',
    es: '{seat} quita todas sus cartas de Habilidad {of, form, dat}: {count}.',
    de: '{seat} nimmt {of, form, dat} alle Fertigkeitskarten weg: {count}.',
    fr: '{seat} prend toutes les cartes Compétence {of, form, gen}\u202f: {count}.',
    pl: '{seat} zabiera {of, form, dat} wszystkie karty umiejętności: {count}.',
  }),
  handTaken: tells('handTaken', {
    en: 'The cards taken from {of}: {cards}.',
    es: 'Las cartas quitadas {of, form, dat}: {cards}.',
    de: 'Die Karten, die {of, form, dat} weggenommen wurden: {cards}.',
    fr: 'Les cartes prises {of, form, dat}\u202f: {cards}.',
    pl: 'Karty zabrane {of, form, dat}: {cards}.',
  }),
}

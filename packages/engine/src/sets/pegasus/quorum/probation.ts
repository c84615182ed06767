// Probation: the President looks at what the holder of the card has just added to a check.

import { condition } from '../../../core/ability.ts'
import type { CardId, Seat } from '../../../core/ids.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import type { Game, Table } from '../../../core/state.ts'
import { bit } from '../../../core/zones.ts'
import { who as whoTerms } from '../../../language/terms.ts'
import { pileOf, skillCheck } from '../../../rules/skill-check.ts'

/** Probation: the holder of the card has just added cards to the check. */
export const holderHasPlayed = condition('holderHasPlayed', {
  test: (game, _condition, _owner, source) => {
    const check = frameOf(game, skillCheck)
    const holder = holderOf(game, source)
    return check?.order?.[0] === holder && pileOf(game).some(({ by, faceUp }) => by === holder && !faceUp)
  },
  saysWhen: true,
  text: {
    en: 'after <you have|{self} has> added cards to a skill check',
    es: 'después de que <añadas|{self} añada> cartas a una prueba de Habilidad',
    de: 'nachdem <du|{self}> Karten in einen Fertigkeits-Check gelegt <hast|hat>',
    fr: 'après que <vous avez|{self} a> joué des cartes dans un test de compétence',
    pl: 'gdy <dołożysz|{self} dołoży> karty do testu umiejętności',
  },
})

export const lookAtPlayedCards = node('lookAtPlayedCards', {
  run: (game, _node, { actor = 0 }) => lookAtCardsOf(game, actor),
  text: {
    en: '{by, subject}[discard|discards] this card and [look|looks] at those cards',
    es: '{by, subject}[descarta|descarta|descartar] esta carta y [mira|mira|mirar] las cartas añadidas',
    de: '{by, subject}[wirf |wirft |]diese Karte [ab und sieh dir|ab und sieht sich|abwerfen und <dir|sich>] die hineingelegten Karten [an|an|ansehen]',
    fr: '{by, subject}[défaussez|défausse|défausser] cette carte et [regardez|regarde|regarder] les cartes jouées',
    pl: '{by, subject}[odrzuć|odrzuca|odrzucić] tę kartę i [obejrzyj|ogląda|obejrzeć] dołożone karty',
  },
  facts: () => ({ by: whoTerms.president }),
  price: () => ({ knowledge: 1 }),
})

const holderOf = (game: Table, card: CardId | undefined): Seat | undefined =>
  game.inPlay.find((one) => one.card === card)?.holder

/** Probation: the President looks at what the player who has just added cards has added. */
function lookAtCardsOf(game: Game, president: Seat): void {
  const of = frameOf(game, skillCheck)?.order?.[0]
  if (of === undefined) return
  const played = pileOf(game).filter(({ by }) => by === of)
  for (const entry of played) entry.seen = (entry.seen ?? 0) | bit(president)
  tell.looksAtPlayed(game, { seat: president, of })
  tell.sawPlayed(game, { seat: president, of, cards: played.map(({ card }) => card) }, [president])
}

const tell = {
  looksAtPlayed: tells('looksAtPlayed', {
    en: '{seat} looks at the cards that {of} has added.',
    es: '{seat} mira las cartas que ha añadido {of}.',
    de: '{seat} sieht sich die Karten an, die {of} hineingelegt hat.',
    fr: '{seat} regarde les cartes jouées par {of}.',
    pl: '{seat} ogląda karty, które {of, gender, f {dołożyła} other {dołożył}} {of}.',
  }),
  sawPlayed: tells('sawPlayed', {
    en: '{of} has added: {cards}.',
    es: '{of} ha añadido: {cards}.',
    de: '{of} hat hineingelegt: {cards}.',
    fr: '{of} a joué\u202f: {cards}.',
    pl: '{of} {of, gender, f {dołożyła} other {dołożył}}: {cards}.',
  }),
}

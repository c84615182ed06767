// Probation: the President looks at what the holder of the card has just added to a check.

import { condition } from '../../../core/ability.ts'
import type { CardId, Seat } from '../../../core/ids.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import type { Game, Table } from '../../../core/state.ts'
import { bit } from '../../../core/zones.ts'
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
    en: 'after the holder of this card has added cards to a skill check',
    es: 'después de que quien tiene esta carta añada cartas a una prueba de Habilidad',
    de: 'nachdem der Besitzer dieser Karte Karten in einen Fertigkeits-Check gelegt hat',
    fr: 'après que le détenteur de cette carte a joué des cartes dans un test de compétence',
    pl: 'gdy posiadacz tej karty dołoży karty do testu umiejętności',
  },
})

export const lookAtPlayedCards = node('lookAtPlayedCards', {
  run: (game, _node, { actor = 0 }) => lookAtCardsOf(game, actor),
  text: {
    en: 'the President discards this card and looks at these cards',
    es: 'el Presidente descarta esta carta y mira esas cartas',
    de: 'der Präsident wirft diese Karte ab und sieht sich diese Karten an',
    fr: 'le Président défausse cette carte et regarde ces cartes',
    pl: 'Prezydent odrzuca tę kartę i ogląda tamte karty',
  },
  mayText: {
    en: 'discard this card and look at these cards',
    es: 'descartar esta carta y mirar esas cartas',
    de: 'diese Karte abwerfen und sich die hineingelegten Karten ansehen',
    fr: 'défausser cette carte et regarder les cartes jouées',
    pl: 'odrzucić tę kartę i obejrzeć tamte karty',
  },
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

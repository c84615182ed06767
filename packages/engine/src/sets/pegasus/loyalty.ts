// The 3 loyalty cards of Pegasus.

import type { LoyaltyCard, Wrap } from '../../core/card.ts'
import type { Seat } from '../../core/ids.ts'
import { names } from '../../core/languages.ts'
import { node } from '../../core/node.ts'
import { frameOf } from '../../core/procedure.ts'
import type { Game } from '../../core/state.ts'
import { discard, draw } from '../../language/nodes/cards.ts'
import { all } from '../../language/nodes/flow.ts'
import { each } from '../../language/nodes/players.ts'
import { cards, skillCards } from '../../language/terms.ts'
import { reveal } from '../../rules/loyalty.ts'
import { drawSkills } from '../../rules/skill-cards.ts'

/** The Cylon who reveals draws these only after having discarded down to three cards. */
const treacheryLater = node('treacheryLater', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => drawTreacheryLater(game, count),
  text: {
    en: 'after discarding down to {hand, counted, three}, this player draws {cards, counted, count}',
    es: 'tras descartarse hasta quedarse con {hand, counted, three}, este jugador roba {cards, counted, count}',
    de: 'nach dem Abwerfen auf {hand, counted, three, acc} zieht dieser Spieler {cards, counted, count, acc}',
    fr: 'après s’être défaussé jusqu’à ne garder que {hand, counted, three}, ce joueur pioche {cards, counted, count}',
    pl: 'gdy po odrzuceniu zostaną mu {hand, counted, three, acc}, ten gracz ciągnie {cards, counted, count, acc}',
  },
  facts: ({ count }) => ({ hand: cards.skillCard, three: 3, cards: skillCards.treachery, count }),
  price: ({ count }) => ({ skillCards: -count }),
})

export const loyalty = {
  'cylon-treachery': {
    name: names`You Are a Cylon: Can Make Players Draw Treachery Cards | Eres un cylon: Puedes obligar a robar cartas de Traición | Sie sind ein Zylon: Sie können Verrat-Karten ziehen lassen | Vous êtes un cylon\u202f: Vous pouvez faire piocher des cartes Traîtrise | Jesteś Cylonem: Możesz zmusić graczy do ciągnięcia kart Zdrady`,
    side: 'cylon',
    reveal: all(
      each('otherHumans', all(discard('self', 1, { random: true }), draw('self', 1, ['treachery']))),
      treacheryLater(2),
    ),
    obliged: true,
  },
  'you-are-a-sympathetic-cylon': {
    name: names`You Are a Sympathetic Cylon | Eres un cylon simpatizante | Sie sind ein sympathisierender Zylon | Vous êtes un cylon compatissant | Jesteś Przyjaznym Cylonem`,
    side: 'sympathetic',
    text: {
      en: 'reveal this card at once. This player becomes a revealed Cylon without a Super Crisis card and draws a Sympathetic Agenda card, which alone decides whether they win; they may infiltrate as a Cylon leader does',
      es: 'revela esta carta de inmediato. Este jugador pasa a ser un cylon descubierto sin carta de Crisis Extrema y roba una carta de Agenda simpatizante, que decide por sí sola si gana; puede infiltrarse como un líder cylon',
      de: 'diese Karte sofort aufdecken. Dieser Spieler wird ein enttarnter Zylon ohne Super-Krisenkarte und zieht eine sympathisierende Absichtskarte, die allein über seinen Sieg entscheidet; er darf infiltrieren wie ein Zylonen-Führer',
      fr: 'révélez immédiatement cette carte. Ce joueur devient un cylon révélé sans carte Crise Majeure et pioche une carte Projet Compatissant, qui seule décide de sa victoire\u202f; il peut s’infiltrer comme un leader cylon',
      pl: 'natychmiast ujawnij tę kartę. Ten gracz staje się ujawnionym Cylonem bez karty Superkryzysu i ciągnie kartę Przyjaznych Intencji, która sama rozstrzyga o jego zwycięstwie; może przeprowadzać Infiltrację jak Przywódca Cylonów',
    },
  },
  'you-are-not-a-cylon-pegasus': {
    name: names`You Are Not a Cylon | No eres un cylon | Sie sind kein Zylon | Vous n’êtes pas un cylon | Nie jesteś Cylonem`,
    side: 'human',
  },
} as const satisfies Record<string, LoyaltyCard>

/** Written down with the reveal that is under way, and drawn when its discard is done. */
function drawTreacheryLater(game: Game, count: number): void {
  const revealing = frameOf(game, reveal) as { treachery?: number } | undefined
  if (revealing !== undefined) revealing.treachery = count
}

export const loyaltyWraps = {
  'reveal:becomeCylon': ((game, { seat, treachery = 0 }, step) => {
    const next = step()
    if (treachery > 0) drawSkills(game, seat, Array<'treachery'>(treachery).fill('treachery'))
    return next
  }) satisfies Wrap<{ seat: Seat; treachery?: number }>,
}

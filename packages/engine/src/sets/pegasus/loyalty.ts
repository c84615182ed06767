// The 3 loyalty cards of Pegasus.

import type { LoyaltyCard } from '../../language/card.ts'
import { loyaltyTexts } from '../../language/cards.ts'
import { discard, draw } from '../../language/nodes/cards.ts'
import { all } from '../../language/nodes/flow.ts'
import { treacheryLater } from './nodes/crises.ts'
import { each } from './nodes/players.ts'

export const loyalty = {
  'cylon-treachery': {
    name: {
      en: 'You Are a Cylon: Can Make Players Draw Treachery Cards',
      es: 'Eres un cylon: Puedes obligar a robar cartas de Traición',
      de: 'Sie sind ein Zylon: Sie können Verrat-Karten ziehen lassen',
      fr: 'Vous êtes un cylon\u202f: Vous pouvez faire piocher des cartes Traîtrise',
      pl: 'Jesteś Cylonem: Możesz zmusić graczy do ciągnięcia kart Zdrady',
    },
    side: 'cylon',
    reveal: all(
      each('otherHumans', all(discard('self', 1, { random: true }), draw('self', 1, ['treachery']))),
      treacheryLater(2),
    ),
    obliged: true,
  },
  'you-are-a-sympathetic-cylon': {
    name: {
      en: 'You Are a Sympathetic Cylon',
      es: 'Eres un cylon simpatizante',
      de: 'Sie sind ein sympathisierender Zylon',
      fr: 'Vous êtes un cylon compatissant',
      pl: 'Jesteś Przyjaznym Cylonem',
    },
    side: 'sympathetic',
  },
  'you-are-not-a-cylon-pegasus': {
    name: {
      en: 'You Are Not a Cylon',
      es: 'No eres un cylon',
      de: 'Sie sind kein Zylon',
      fr: 'Vous n’êtes pas un cylon',
      pl: 'Nie jesteś Cylonem',
    },
    side: 'human',
  },
} as const satisfies Record<string, LoyaltyCard>

loyaltyTexts.sympathetic = {
  en: 'reveal this card at once. This player becomes a revealed Cylon without a Super Crisis card and draws a Sympathetic Agenda card, which alone decides whether they win; they may infiltrate as a Cylon leader does',
  es: 'revela esta carta de inmediato. Este jugador pasa a ser un cylon descubierto sin carta de Crisis Extrema y roba una carta de Agenda simpatizante, que decide por sí sola si gana; puede infiltrarse como un líder cylon',
  de: 'diese Karte sofort aufdecken. Dieser Spieler wird ein enttarnter Zylon ohne Super-Krisenkarte und zieht eine sympathisierende Absichtskarte, die allein über seinen Sieg entscheidet; er darf infiltrieren wie ein Zylonen-Führer',
  fr: 'révélez immédiatement cette carte. Ce joueur devient un cylon révélé sans carte Crise Majeure et pioche une carte Projet Compatissant, qui seule décide de sa victoire\u202f; il peut s’infiltrer comme un leader cylon',
  pl: 'natychmiast ujawnij tę kartę. Ten gracz staje się ujawnionym Cylonem bez karty Superkryzysu i ciągnie kartę Przyjaznych Intencji, która sama rozstrzyga o jego zwycięstwie; może przeprowadzać Infiltrację jak Przywódca Cylonów',
}

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
    en: 'after discarding down to {hand, counted, three}, {self, subject}[draw|draws] {cards, counted, count}',
    es: 'tras reducir <tu|su> mano a {hand, counted, three}, {self, subject}[roba|roba|robar] {cards, counted, count}',
    de: '{self, subject}[ziehe |zieht |]nach dem Abwerfen auf {hand, counted, three, acc} {cards, counted, count, acc}[|| ziehen]',
    fr: 'une fois <votre|sa> main réduite à {hand, counted, three}, {self, subject}[piochez|pioche|piocher] {cards, counted, count}',
    pl: 'po zmniejszeniu ręki do {hand, counted, three, gen} {self, subject}[pociągnij|ciągnie|pociągnąć] {cards, counted, count, acc}',
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
      en: 'reveal this card at once. You become a revealed Cylon without a Super Crisis card. Draw 1 Sympathetic Agenda card: you win only by fulfilling it. You may infiltrate as a Cylon leader does',
      es: 'revela esta carta de inmediato. Pasas a ser un cylon descubierto sin carta de Crisis Extrema. Roba 1 carta de Agenda simpatizante: solo ganas si la cumples. Puedes infiltrarte como un líder cylon',
      de: 'decke diese Karte sofort auf. Du wirst ein enttarnter Zylon ohne Super-Krisenkarte. Ziehe 1 sympathisierende Absichtskarte: Du gewinnst nur, wenn du sie erfüllst. Du darfst infiltrieren wie ein Zylonen-Führer',
      fr: 'révélez immédiatement cette carte. Vous devenez un cylon révélé sans carte Crise Majeure. Piochez 1 carte Projet Compatissant\u202f: vous ne gagnez que si vous l’accomplissez. Vous pouvez vous infiltrer comme un leader cylon',
      pl: 'natychmiast ujawnij tę kartę. Stajesz się ujawnionym Cylonem bez karty Superkryzysu. Pociągnij 1 kartę Przyjaznych Intencji: wygrywasz tylko, jeśli ją spełnisz. Możesz przeprowadzać Infiltrację jak Przywódca Cylonów',
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

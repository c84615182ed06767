// The 2 loyalty cards of Daybreak, and the Loyalty deck that they are part of. (Rulebook: Creating the Loyalty deck.)

import type { LoyaltyCard } from '../../core/card.ts'
import type { Seat } from '../../core/ids.ts'
import { names } from '../../core/languages.ts'
import { changed, rulesOf } from '../../core/rules.ts'
import type { Table, TableLoyalty } from '../../core/state.ts'
import { sympathizerJoins } from '../../rules/loyalty.ts'
import { type LoyaltyCount, loyaltyCount } from '../../rules/setup.ts'
import { anyLeader } from '../parts/leaders.ts'

export const loyalty = {
  'you-are-not-a-cylon-daybreak': {
    name: names`You Are Not a Cylon | No eres un cylon | Sie sind kein Zylon | Vous n’êtes pas un cylon | Nie jesteś Cylonem`,
    side: 'human',
  },
  'you-are-the-mutineer': {
    name: names`You Are the Mutineer | Eres el amotinado | Sie sind ein Meuterer | Vous êtes le mutin | Jesteś Buntownikiem`,
    side: 'mutineer',
    text: {
      en: 'reveal this card at once and draw another Loyalty card. Whoever receives it loses all titles and draws 1 Mutiny card. It is the third Mutiny card, not the second, that sends you to the Brig, where you keep 2. Whenever a Crisis card of your turn has a jump preparation icon, draw 1 Mutiny card. If you are revealed as a Cylon, give this card to a human player',
      es: 'revela esta carta de inmediato y roba otra carta de Lealtad. Quien la recibe pierde todos sus Cargos y roba 1 carta de Motín. No es la segunda carta de Motín la que te envía a la Prisión, sino la tercera; allí conservas 2. Cada vez que una carta de Crisis de tu turno tenga el icono de Preparativos para el Salto, roba 1 carta de Motín. Si te revelas como cylon, da esta carta a un jugador humano',
      de: 'decke diese Karte sofort auf und ziehe eine weitere Loyalitätskarte. Wer sie erhält, verliert alle Titel und zieht 1 Meutereikarte. Nicht die zweite, erst die dritte Meutereikarte bringt dich in die Brig, wo du 2 behältst. Immer wenn eine Krisenkarte deines Zugs ein Sprungvorbereitungs-Symbol hat, ziehe 1 Meutereikarte. Wirst du als Zylon enttarnt, gib diese Karte einem Menschenspieler',
      fr: 'révélez immédiatement cette carte et piochez une autre carte Loyauté. Qui la reçoit perd tous ses titres et pioche 1 carte Mutinerie. Ce n’est pas la deuxième, mais la troisième carte Mutinerie qui vous envoie en Cellule, où vous en gardez 2. Chaque fois qu’une carte Crise de votre tour porte l’icône de préparation au saut, piochez 1 carte Mutinerie. Si vous êtes révélé comme cylon, donnez cette carte à un joueur humain',
      pl: 'natychmiast ujawnij tę kartę i pociągnij kolejną kartę Lojalności. Kto ją otrzymuje, traci wszystkie tytuły i ciągnie 1 kartę Buntu. Do Aresztu trafiasz nie z drugą, lecz dopiero z trzecią kartą Buntu i zachowujesz tam 2. Ilekroć karta Kryzysu z twojej tury ma symbol przygotowania do skoku, pociągnij 1 kartę Buntu. Jeśli ujawnisz się jako Cylon, przekaż tę kartę graczowi prowadzącemu człowieka',
    },
  },
} as const satisfies Record<string, LoyaltyCard>

/** By the number of players, with the Mutineer or without. */
const withoutLeader: Readonly<Record<number, LoyaltyCount>> = {
  3: { cylon: 1, human: 5 },
  4: { cylon: 1, human: 7, mutineer: 1 },
  5: { cylon: 2, human: 8 },
  6: { cylon: 2, human: 10, mutineer: 1 },
}
const withLeader: Readonly<Record<number, LoyaltyCount>> = {
  4: { cylon: 1, human: 5 },
  5: { cylon: 1, human: 7, mutineer: 1 },
  6: { cylon: 2, human: 8 },
  7: { cylon: 2, human: 10, mutineer: 1 },
}

export const loyaltyChanges = [
  /** With seven players there will be a leader, even if nobody has chosen one yet. */
  changed(loyaltyCount, (_rule, table) => {
    const players = table.seats.length
    return (anyLeader(table) || players === 7 ? withLeader : withoutLeader)[players]
  }),
  /** The Mutineer has taken the place of the Sympathizer. */
  changed(sympathizerJoins, () => false),
]

/** Whether a card is the Mutineer’s. */
export const isMutineerCard = (table: Table, { card }: TableLoyalty): boolean =>
  rulesOf(table).loyalty[card]?.side === 'mutineer'

/** Whether the card lies open before somebody. */
export const isMutineer = (table: Table, seat: Seat): boolean =>
  table.seats[seat].loyalty.some((held) => held.revealed && isMutineerCard(table, held))

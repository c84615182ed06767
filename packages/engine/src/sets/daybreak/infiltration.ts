// The Infiltration card of Daybreak: a leader among the humans goes by motives, and mutinies with them. (Rulebook: Infiltration.)

import type { ReferenceCard } from '../../core/card.ts'
import { phrase } from '../../core/facts.ts'
import type { Text } from '../../core/languages.ts'
import { infiltration as shared } from '../parts/leaders.ts'

const byMotives: Text = {
  en: 'you still win or lose by your motives alone; you draw and play Mutiny cards only while infiltrating',
  es: 'sigues ganando o perdiendo solo por tus Motivaciones; solo robas y juegas cartas de Motín mientras dura la Infiltración',
  de: 'du gewinnst und verlierst weiterhin allein durch deine Motive; Meutereikarten ziehst und spielst du nur während der Infiltration',
  fr: 'vous gagnez ou perdez toujours par vos seules Motivations\u202f; vous ne piochez et ne jouez de cartes Mutinerie que pendant l’Infiltration',
  pl: 'nadal wygrywasz lub przegrywasz wyłącznie przez swoje Motywy; karty Buntu ciągniesz i zagrywasz tylko podczas Infiltracji',
}

export const infiltration: ReferenceCard = { ...shared, lines: [...shared.lines.slice(0, -1), phrase(byMotives)] }

// What Pegasus has to choose from.

import { says } from '@cic/engine'
import type { Facts } from '../../lobby/facts.ts'

export const pegasusFacts: Facts = {
  pegasus: {
    picture: 'M3 16l6-6h26l9 4v4l-9 4H9zM12 10l3-4h16l3 4M12 22l3 4h16l3-4M15 16h18',
    says: says`A second battlestar, treachery cards, executions, and Cylon leaders who play for themselves. | Una segunda battlestar, cartas de Traición, ejecuciones y líderes cylons que juegan para sí mismos. | Ein zweiter Kampfstern, Verratskarten, Hinrichtungen und Zylonen-Führer mit eigenen Absichten. | Un second battlestar, des cartes Traîtrise, des exécutions et des leaders cylons qui jouent pour eux-mêmes. | Drugi battlestar, karty Zdrady, egzekucje i Przywódcy Cylonów, którzy grają dla siebie.`,
    longer: 0,
    learn: 2,
    presets: ['usual', 'fewSecrets', 'everything'],
  },
  'new-caprica': {
    picture: 'M3 28h42M6 28l6-10 6 10m4 0l5-8 5 8M38 28V14m0 1h6l-2 2.5 2 2.5h-6M14 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
    says: says`The fleet settles under occupation, prepares its ships, and has to leave in time. | La flota se asienta bajo la ocupación, prepara sus naves y tiene que huir a tiempo. | Die Flotte siedelt unter Besatzung, macht ihre Schiffe bereit und muss rechtzeitig fort. | La flotte s’installe sous l’occupation, prépare ses vaisseaux et doit partir à temps. | Flota osiedla się pod okupacją, przygotowuje statki i musi na czas uciec.`,
    longer: 10,
    learn: 3,
    presets: [],
  },
  sympatheticCylon: {
    picture: 'M24 13a5 5 0 1 0 0-10a5 5 0 1 0 0 10M13 28c1-7 5-10 11-10s10 3 11 10M33 6l3 3 5-6',
    says: says`Who would be the Sympathizer becomes a Cylon with an agenda of their own. | Quien sería el Simpatizante se convierte en un Cylon con su propia agenda. | Wer Sympathisant wäre, wird ein Zylon mit eigener Absicht. | Celui qui serait le Sympathisant devient un Cylon avec son propre projet. | Kto byłby Sympatykiem, staje się Cylonem z własną intencją.`,
    learn: 2,
    presets: [],
  },
}

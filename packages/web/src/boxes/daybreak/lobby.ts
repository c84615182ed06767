// What Daybreak has to choose from.

import { says } from '@cic/engine'
import type { Facts } from '../../lobby/facts.ts'

export const daybreakFacts: Facts = {
  daybreak: {
    picture: 'M3 24h42M13 24a11 11 0 0 1 22 0M24 5v5M9 11l3 3M39 11l-3 3M5 28h38',
    says: says`Mutiny in the own ranks, miracles, a Mutineer everybody knows, and leaders with secret motives. | Motines en las propias filas, milagros, un Amotinado a la vista de todos y líderes con motivos secretos. | Meuterei in den eigenen Reihen, Wunder, ein Meuterer, den alle kennen, und Führer mit geheimen Motiven. | Des mutineries dans nos rangs, des miracles, un Mutin connu de tous et des leaders aux motivations secrètes. | Bunt we własnych szeregach, cuda, Buntownik znany wszystkim i przywódcy o tajnych motywach.`,
    longer: 15,
    learn: 2,
    presets: ['fewSecrets', 'everything'],
  },
  earth: {
    picture:
      'M20 27a11 11 0 1 0 0-22a11 11 0 1 0 0 22M9 16h22M20 5c-7 7-7 15 0 22M20 5c7 7 7 15 0 22M38 11a3 3 0 1 0 0-6a3 3 0 1 0 0 6',
    says: says`A longer way, with missions of the Demetrius and rebels who take sides. | Un camino más largo, con misiones de la Demetrius y rebeldes que toman partido. | Ein längerer Weg, mit Missionen der Demetrius und Rebellen, die sich entscheiden. | Une route plus longue, avec les missions du Demetrius et des rebelles qui choisissent leur camp. | Dłuższa droga, z misjami Demetriusa i rebeliantami, którzy wybierają stronę.`,
    longer: 10,
    learn: 2,
    presets: ['everything'],
  },
}

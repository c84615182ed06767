// The 105 skill cards of the base game: ten kinds, copies by strength.

import { action, interrupt } from '../../core/ability.ts'
import type { SkillCard } from '../../core/card.ts'
import { viperAttacked } from '../../language/conditions.ts'
import { draw, scout } from '../../language/nodes/cards.ts'
import { addToRoll, changeDifficulty, countPositive, playFaceUp, reroll } from '../../language/nodes/checks.ts'
import { executiveOrder, repair } from '../../language/nodes/fleet.ts'
import { choose, roll } from '../../language/nodes/flow.ts'
import { attackRepeatedly, destroyRaptor, risking } from '../../language/nodes/ships.ts'

export const skillCards = {
  'consolidate-power': {
    name: {
      en: 'Consolidate Power',
      es: 'Consolidar el poder',
      de: 'Macht festigen',
      fr: 'Consolidation du pouvoir',
      pl: 'Umocnienie władzy',
    },
    skill: 'politics',
    strengths: { 1: 8, 2: 6 },
    ability: action(draw('self', 2)),
  },
  'investigative-committee': {
    name: {
      en: 'Investigative Committee',
      es: 'Comité de investigación',
      de: 'Untersuchungskomitee',
      fr: 'Commission d’enquête',
      pl: 'Komisja śledcza',
    },
    skill: 'politics',
    strengths: { 3: 4, 4: 2, 5: 1 },
    ability: interrupt('skillCheck:beforeCards', playFaceUp()),
  },
  'executive-order': {
    name: {
      en: 'Executive Order',
      es: 'Orden ejecutiva',
      de: 'Anweisung von oben',
      fr: 'Ordre exécutif',
      pl: 'Rozkaz prezydencki',
    },
    skill: 'leadership',
    strengths: { 1: 8, 2: 6 },
    ability: action(choose('self', { notSelf: true, canAct: true }, executiveOrder())),
    oncePerTurn: true,
  },
  'declare-emergency': {
    name: {
      en: 'Declare Emergency',
      es: 'Declarar emergencia',
      de: 'Notstand ausrufen',
      fr: 'Déclarer l’état d’urgence',
      pl: 'Ogłoszenie stanu wyjątkowego',
    },
    skill: 'leadership',
    strengths: { 3: 4, 4: 2, 5: 1 },
    ability: interrupt('skillCheck:afterTotal', changeDifficulty(-2), { once: 'frame' }),
  },
  'launch-scout': {
    name: {
      en: 'Launch Scout',
      es: 'Lanzar explorador',
      de: 'Scout aussenden',
      fr: 'Lancement d’un éclaireur',
      pl: 'Wysłanie zwiadowcy',
    },
    skill: 'tactics',
    strengths: { 1: 8, 2: 6 },
    ability: action(risking('raptor', 1, roll({ atLeast: 3 }, scout('crisis', 'destination'), destroyRaptor()))),
  },
  'strategic-planning': {
    name: {
      en: 'Strategic Planning',
      es: 'Planificación estratégica',
      de: 'Strategische Planung',
      fr: 'Planification stratégique',
      pl: 'Planowanie strategiczne',
    },
    skill: 'tactics',
    strengths: { 3: 4, 4: 2, 5: 1 },
    ability: interrupt('die:before', addToRoll(2), { once: 'frame' }),
  },
  'evasive-maneuvers': {
    name: {
      en: 'Evasive Maneuvers',
      es: 'Maniobras evasivas',
      de: 'Ausweichmanöver',
      fr: 'Manœuvres d’évasion',
      pl: 'Manewry uniku',
    },
    skill: 'piloting',
    strengths: { 1: 8, 2: 6 },
    // ruling: docs/rulings.md#two-evasive-maneuvers-on-one-attack
    ability: interrupt('die:after', reroll(-2), { when: viperAttacked() }),
  },
  'maximum-firepower': {
    name: {
      en: 'Maximum Firepower',
      es: 'Potencia de fuego máxima',
      de: 'Maximale Feuerkraft',
      fr: 'Puissance de feu maximale',
      pl: 'Maksymalna siła ognia',
    },
    skill: 'piloting',
    strengths: { 3: 4, 4: 2, 5: 1 },
    ability: action(attackRepeatedly(4)),
  },
  repair: {
    name: { en: 'Repair', es: 'Reparar', de: 'Reparatur', fr: 'Réparer', pl: 'Naprawa' },
    skill: 'engineering',
    strengths: { 1: 8, 2: 6 },
    ability: action(repair()),
  },
  'scientific-research': {
    name: {
      en: 'Scientific Research',
      es: 'Investigación científica',
      de: 'Wissenschaftliche Forschung',
      fr: 'Recherche scientifique',
      pl: 'Badania naukowe',
    },
    skill: 'engineering',
    strengths: { 3: 4, 4: 2, 5: 1 },
    ability: interrupt('skillCheck:beforeCards', countPositive('engineering')),
  },
} as const satisfies Record<string, SkillCard>

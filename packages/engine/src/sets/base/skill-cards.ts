// The 105 skill cards of the base game: ten kinds, copies by strength.

import { action, interrupt } from '../../core/ability.ts'
import type { SkillCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { viperAttacked } from '../../language/conditions.ts'
import { draw, scout } from '../../language/nodes/cards.ts'
import { addToRoll, changeDifficulty, countPositive, playFaceUp, reroll } from '../../language/nodes/checks.ts'
import { executiveOrder, repair } from '../../language/nodes/fleet.ts'
import { choose, roll } from '../../language/nodes/flow.ts'
import { attackRepeatedly, destroyRaptor, risking } from '../../language/nodes/ships.ts'

export const skillCards = {
  'consolidate-power': {
    name: names`Consolidate Power | Consolidar el poder | Macht festigen | Consolidation du pouvoir | Umocnienie władzy`,
    skill: 'politics',
    strengths: { 1: 8, 2: 6 },
    ability: action(draw('self', 2)),
  },
  'investigative-committee': {
    name: names`Investigative Committee | Comité de investigación | Untersuchungskomitee | Commission d’enquête | Komisja śledcza`,
    skill: 'politics',
    strengths: { 3: 4, 4: 2, 5: 1 },
    ability: interrupt('skillCheck:beforeCards', playFaceUp()),
  },
  'executive-order': {
    name: names`Executive Order | Orden ejecutiva | Anweisung von oben | Ordre exécutif | Rozkaz prezydencki`,
    skill: 'leadership',
    strengths: { 1: 8, 2: 6 },
    ability: action(choose('self', { notSelf: true, canAct: true }, executiveOrder())),
    oncePerTurn: true,
  },
  'declare-emergency': {
    name: names`Declare Emergency | Declarar emergencia | Notstand ausrufen | Déclarer l’état d’urgence | Ogłoszenie stanu wyjątkowego`,
    skill: 'leadership',
    strengths: { 3: 4, 4: 2, 5: 1 },
    ability: interrupt('skillCheck:afterTotal', changeDifficulty(-2), { once: 'frame' }),
  },
  'launch-scout': {
    name: names`Launch Scout | Lanzar explorador | Scout aussenden | Lancement d’un éclaireur | Wysłanie zwiadowcy`,
    skill: 'tactics',
    strengths: { 1: 8, 2: 6 },
    ability: action(risking('raptor', 1, roll({ atLeast: 3 }, scout('crisis', 'destination'), destroyRaptor()))),
  },
  'strategic-planning': {
    name: names`Strategic Planning | Planificación estratégica | Strategische Planung | Planification stratégique | Planowanie strategiczne`,
    skill: 'tactics',
    strengths: { 3: 4, 4: 2, 5: 1 },
    ability: interrupt('die:before', addToRoll(2), { once: 'frame' }),
  },
  'evasive-maneuvers': {
    name: names`Evasive Maneuvers | Maniobras evasivas | Ausweichmanöver | Manœuvres d’évasion | Manewry uniku`,
    skill: 'piloting',
    strengths: { 1: 8, 2: 6 },
    // ruling: docs/rulings.md#two-evasive-maneuvers-on-one-attack
    ability: interrupt('die:after', reroll(-2), { when: viperAttacked() }),
  },
  'maximum-firepower': {
    name: names`Maximum Firepower | Potencia de fuego máxima | Maximale Feuerkraft | Puissance de feu maximale | Maksymalna siła ognia`,
    skill: 'piloting',
    strengths: { 3: 4, 4: 2, 5: 1 },
    ability: action(attackRepeatedly(4)),
  },
  repair: {
    name: names`Repair | Reparar | Reparatur | Réparer | Naprawa`,
    skill: 'engineering',
    strengths: { 1: 8, 2: 6 },
    ability: action(repair()),
  },
  'scientific-research': {
    name: names`Scientific Research | Investigación científica | Wissenschaftliche Forschung | Recherche scientifique | Badania naukowe`,
    skill: 'engineering',
    strengths: { 3: 4, 4: 2, 5: 1 },
    ability: interrupt('skillCheck:beforeCards', countPositive('engineering')),
  },
} as const satisfies Record<string, SkillCard>

// The 25 skill cards of Daybreak: of each type two of strength 0, whose text counts in a skill check, two of strength 3 or 4, and one of
// strength 5.

import { action, condition, inCheck, interrupt } from '../../core/ability.ts'
import type { SkillCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { jumpPreparation } from '../../language/nodes/fleet.ts'
import { all, either, payFor, roll, when } from '../../language/nodes/flow.ts'
import { damageGalactica, destroyRaptor, repairRaptor } from '../../language/nodes/ships.ts'
import { inTheBlue } from '../../rules/jump.ts'
import { gainAssaultRaptor } from './assault-raptors.ts'
import {
  changePlans,
  checkPassed,
  countZeroes,
  drawByResult,
  keepOrder,
  lookForMiracle,
} from './skill-cards/in-the-check.ts'

/** Test the Limits. */
const farFromJump = condition('farFromJump', {
  test: (table) => !inTheBlue(table),
  states: true,
  text: {
    en: 'the fleet marker is not on a blue space of the Jump Preparation track',
    es: 'el indicador de la flota no está en una casilla azul de Preparativos para el Salto',
    de: 'der Flottenanzeiger nicht auf einem blauen Feld der Sprungvorbereitungs-Leiste steht',
    fr: 'le marqueur de flotte n’est pas sur une case bleue de la piste de préparation au saut',
    pl: 'znacznik floty nie jest na niebieskim polu toru przygotowania do skoku',
  },
})

export const skillCards = {
  'a-second-chance': {
    name: names`A Second Chance | Una segunda oportunidad | Eine zweite Chance | Une seconde chance | Druga szansa`,
    skill: 'tactics',
    strengths: { 5: 1 },
    ability: interrupt('skillCheck:beforeCards', lookForMiracle(4)),
  },
  'all-hands-on-deck': {
    name: names`All Hands on Deck | Todos a cubierta | Alle Mann an Deck | Tout le monde sur le pont | Wszystkie ręce na pokład`,
    skill: 'leadership',
    strengths: { 0: 2 },
    ability: inCheck(countZeroes(1)),
  },
  'change-of-plans': {
    name: names`Change of Plans | Cambio de planes | Planänderung | Changement de plan | Zmiana planów`,
    skill: 'leadership',
    strengths: { 5: 1 },
    ability: interrupt('skillCheck:passed', changePlans(2), { when: checkPassed() }),
  },
  'install-upgrades': {
    name: names`Install Upgrades | Instalar mejoras | Upgrades installieren | Installer des améliorations | Instalacja ulepszeń`,
    skill: 'engineering',
    strengths: { 0: 2 },
    ability: inCheck(drawByResult('engineering', 2, 1)),
  },
  'raptor-specialist': {
    name: names`Raptor Specialist | Especialista en Raptors | Raptorspezialist | Spécialiste des raptors | Specjalista od raptorów`,
    skill: 'engineering',
    strengths: { 3: 1, 4: 1 },
    ability: action(either('self', payFor(destroyRaptor(), gainAssaultRaptor()), repairRaptor())),
  },
  'restore-order': {
    name: names`Restore Order | Restaurar el orden | Ordnung wiederherstellen | Rétablir l’ordre | Przywrócenie porządku`,
    skill: 'leadership',
    strengths: { 3: 1, 4: 1 },
    ability: interrupt('skillCheck:beforeCards', keepOrder()),
  },
  'test-the-limits': {
    name: names`Test the Limits | Poner a prueba los límites | Bis an die Grenzen | Repousser les limites | Na granicy możliwości`,
    skill: 'engineering',
    strengths: { 5: 1 },
    ability: action(when(farFromJump(), all(jumpPreparation(1), roll({ atMost: 5 }, damageGalactica())))),
  },
} as const satisfies Record<string, SkillCard>

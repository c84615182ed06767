// The 25 skill cards of Daybreak: of each type two of strength 0, whose text counts in a skill check, two of strength 3 or 4, and one of
// strength 5.

import { action, condition, inCheck, interrupt } from '../../core/ability.ts'
import type { SkillCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { draw } from '../../language/nodes/cards.ts'
import { jumpPreparation } from '../../language/nodes/fleet.ts'
import { all, either, ifUseful, payFor, roll, when } from '../../language/nodes/flow.ts'
import { activateOneViper, damageGalactica, destroyRaptor, place, repairRaptor } from '../../language/nodes/ships.ts'
import { inTheBlue } from '../../rules/jump.ts'
import { gainAssaultRaptor } from './assault-raptors.ts'
import {
  changePlans,
  checkPassed,
  countZeroes,
  drawByResult,
  forceHand,
  keepOrder,
  lookForMiracle,
  sacrificeForCard,
  takeFromCheck,
} from './skill-cards/in-the-check.ts'
import { holdFire } from './skill-cards/negotiation.ts'
import { swayQuorum } from './skill-cards/popular-influence.ts'
import { activateFromAfar } from './skill-cards/unorthodox-plan.ts'
import { reinforcePilot } from './skill-cards/vipers.ts'

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
  'combat-veteran': {
    name: names`Combat Veteran | Veterano de combate | Kampfveteran | Vétéran aguerri | Weteran walk`,
    skill: 'piloting',
    strengths: { 3: 1, 4: 1 },
    ability: action(activateOneViper(3)),
  },
  // A crisis of another box is called Dogfight too.
  'dogfight-maneuver': {
    name: names`Dogfight | Duelo de cazas | Raumkampfduell | Combat tournoyant | Pojedynek myśliwców`,
    skill: 'piloting',
    strengths: { 0: 2 },
    ability: inCheck(sacrificeForCard()),
  },
  'force-their-hand': {
    name: names`Force Their Hand | Forzar la mano | Zum Handeln zwingen | Forcer la main | Przyparcie do muru`,
    skill: 'politics',
    strengths: { 0: 2 },
    ability: inCheck(forceHand()),
  },
  'install-upgrades': {
    name: names`Install Upgrades | Instalar mejoras | Upgrades installieren | Installer des améliorations | Instalacja ulepszeń`,
    skill: 'engineering',
    strengths: { 0: 2 },
    ability: inCheck(drawByResult('engineering', 2, 1)),
  },
  'launch-reserves': {
    name: names`Launch Reserves | Lanzar la Reserva | Reserve starten | Lancer la Réserve | Start rezerw`,
    skill: 'piloting',
    strengths: { 5: 1 },
    ability: action(reinforcePilot(2)),
  },
  negotiation: {
    name: names`Negotiation | Negociación | Verhandlung | Négociation | Negocjacje`,
    skill: 'politics',
    strengths: { 5: 1 },
    ability: action(all(place({ front: { basestar: 1 } }), draw('self', 1, ['politics']), holdFire())),
  },
  'popular-influence': {
    name: names`Popular Influence | Influencia popular | Basisdemokratie | Influence populaire | Głos ludu`,
    skill: 'politics',
    strengths: { 3: 1, 4: 1 },
    ability: action(swayQuorum(2)),
  },
  'quick-thinking': {
    name: names`Quick Thinking | Agilidad mental | Schnelle Auffassungsgabe | Vivacité d’esprit | Bystrość umysłu`,
    skill: 'tactics',
    strengths: { 0: 2 },
    ability: inCheck(takeFromCheck(3)),
  },
  'raptor-specialist': {
    name: names`Raptor Specialist | Especialista en Raptors | Raptorspezialist | Spécialiste des raptors | Specjalista od raptorów`,
    skill: 'engineering',
    strengths: { 3: 1, 4: 1 },
    ability: action(either('self', ifUseful(repairRaptor()), ifUseful(payFor(destroyRaptor(), gainAssaultRaptor())))),
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
  'unorthodox-plan': {
    name: names`Unorthodox Plan | Plan poco ortodoxo | Unorthodoxer Plan | Plan peu orthodoxe | Niekonwencjonalny plan`,
    skill: 'tactics',
    strengths: { 3: 1, 4: 1 },
    ability: action(activateFromAfar('command', 'armory', 'weapons-control', 'communications')),
  },
} as const satisfies Record<string, SkillCard>

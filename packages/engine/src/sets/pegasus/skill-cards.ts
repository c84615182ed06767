// The skill cards of Pegasus: five of each type, the Investigative Committees that replace those of the base game, and 26 Treachery cards. Text
// on Treachery cards is for Cylon players, except skill check abilities.

import { action, inCheck, interrupt, movement } from '../../core/ability.ts'
import type { SkillCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { draw } from '../../language/nodes/cards.ts'
import { changeDifficulty, countPositive } from '../../language/nodes/checks.ts'
import { all, either, may, roll, when } from '../../language/nodes/flow.ts'
import { drawOwn, each, takeActions } from '../../language/nodes/players.ts'
import { gain, loseHighest } from '../../language/nodes/resources.ts'
import { damageGalactica, place } from '../../language/nodes/ships.ts'
import { changeResult } from './skill-cards/calculations.ts'
import { ownVictory } from './skill-cards/major-victory.ts'
import { flyAndAttack, interfere, whilePiloting } from './skill-cards/piloting.ts'
import { protect } from './skill-cards/preventative-policy.ts'
import {
  inRecklessCheck,
  makeReckless,
  noDestinyCards,
  notYetReckless,
  playersPlayFaceUp,
} from './skill-cards/reckless.ts'
import { activateAllButCenturions, anyPrisoner, exchangeWithDestiny } from './skill-cards/treachery.ts'

export const skillCards = {
  'at-any-cost': {
    name: names`At Any Cost | A cualquier precio | Um jeden Preis | À tout prix | Za wszelką cenę`,
    skill: 'leadership',
    strengths: { 3: 1, 4: 1, 5: 1 },
    ability: interrupt('skillCheck:beforeCards', all(makeReckless(), countPositive('treachery')), {
      when: notYetReckless(),
    }),
  },
  'broadcast-location': {
    name: names`Broadcast Location | Transmitir posición | Position übermitteln | Transmettre la position | Miejsce nadawania`,
    skill: 'treachery',
    strengths: { 1: 8 },
    ability: inCheck(place({ front: { basestar: 1 }, rear: { civilian: 1 } }), inRecklessCheck()),
  },
  'by-your-command': {
    name: names`By Your Command | A sus órdenes | Zu Befehl | À vos ordres | Wedle rozkazu`,
    skill: 'treachery',
    strengths: { 1: 4 },
    ability: inCheck(activateAllButCenturions(), inRecklessCheck()),
  },
  calculations: {
    name: names`Calculations | Cálculos | Berechnungen | Calculs | Obliczenia`,
    skill: 'engineering',
    strengths: { 3: 1, 4: 1, 5: 1 },
    ability: interrupt('die:after', either('self', changeResult(1), changeResult(-1)), { once: 'frame' }),
  },
  'critical-situation': {
    name: names`Critical Situation | Situación crítica | Kritische Situation | Situation critique | Sytuacja krytyczna`,
    skill: 'tactics',
    strengths: { 3: 1, 4: 1, 5: 1 },
    ability: movement(takeActions(1)),
    oncePerTurn: 'executive-order',
  },
  'full-throttle': {
    name: names`Full Throttle | A todo gas | Voller Schub | Pleins gaz | Pełny ciąg`,
    skill: 'piloting',
    strengths: { 1: 1, 2: 1 },
    ability: movement(flyAndAttack(), { orAction: true }),
  },
  'gods-plan': {
    name: names`God’s Plan | El plan de Dios | Gottes Plan | Le plan de Dieu | Boży plan`,
    skill: 'treachery',
    strengths: { 2: 3 },
    ability: movement(exchangeWithDestiny()),
    ofCylon: true,
  },
  'guts-and-initiative': {
    name: names`Guts and Initiative | Agallas e iniciativa | Mut und Initiative | Du cran et de l’initiative | Odwaga i inicjatywa`,
    skill: 'tactics',
    strengths: { 1: 1, 2: 1 },
    ability: interrupt('skillCheck:beforeCards', all(makeReckless(), noDestinyCards()), { when: notYetReckless() }),
  },
  'human-weakness': {
    name: names`Human Weakness | Debilidad humana | Menschliche Schwäche | Faiblesse humaine | Ludzka słabość`,
    skill: 'treachery',
    strengths: { 3: 2 },
    ability: action(when(anyPrisoner(), loseHighest())),
    ofCylon: true,
  },
  'investigative-committee': {
    name: names`Investigative Committee | Comité de investigación | Untersuchungskomitee | Commission d’enquête | Komisja śledcza`,
    skill: 'politics',
    strengths: { 3: 4, 4: 2, 5: 1 },
    ability: interrupt('skillCheck:beforeCards', playersPlayFaceUp()),
  },
  'jury-rigged': {
    name: names`Jury Rigged | Solución improvisada | Notlösung | Solution de fortune | Przekupiona ława przysięgłych`,
    skill: 'engineering',
    strengths: { 1: 1, 2: 1 },
    ability: interrupt('skillCheck:beforeCards', all(makeReckless(), changeDifficulty(-4)), { when: notYetReckless() }),
  },
  'major-victory': {
    name: names`Major Victory | Gran victoria | Großer Sieg | Victoire majeure | Wielkie zwycięstwo`,
    skill: 'leadership',
    strengths: { 1: 1, 2: 1 },
    ability: interrupt('victory', roll({ atLeast: 5 }, gain({ morale: 1 })), { when: ownVictory(), once: 'anyone' }),
  },
  'preventative-policy': {
    name: names`Preventative Policy | Política preventiva | Vorbeugende Maßnahmen | Politique préventive | Polityka zapobiegawcza`,
    skill: 'politics',
    strengths: { 3: 1, 4: 1, 5: 1 },
    ability: movement(either('self', protect('fuel'), protect('food'), protect('morale'), protect('population'))),
  },
  'run-interference': {
    name: names`Run Interference | Maniobra de distracción | Ablenkungsmanöver | Manœuvre de diversion | Odwrócenie uwagi`,
    skill: 'piloting',
    strengths: { 3: 1, 4: 1, 5: 1 },
    ability: interrupt('raiders:before', interfere(4), { when: whilePiloting() }),
  },
  sabotage: {
    name: names`Sabotage | Sabotaje | Sabotage | Sabotage | Sabotaż`,
    skill: 'treachery',
    strengths: { 3: 4 },
    ability: interrupt('treacheryDiscarded', damageGalactica(), { once: 'anyone' }),
    ofCylon: true,
  },
  'special-destiny': {
    name: names`Special Destiny | Destino especial | Besonderes Schicksal | Destinée particulière | Szczególne przeznaczenie`,
    skill: 'treachery',
    strengths: { 2: 5 },
    ability: inCheck(each('players', draw('self', 1, ['treachery'])), inRecklessCheck()),
  },
  'support-the-people': {
    name: names`Support the People | Apoyar al pueblo | Das Volk unterstützen | Soutenir le peuple | Poparcie dla ludzi`,
    skill: 'politics',
    strengths: { 1: 1, 2: 1 },
    ability: interrupt(
      'skillCheck:beforeCards',
      all(makeReckless(), each('humans', may('self', drawOwn('self', 2)), 4)),
      { when: notYetReckless() },
    ),
  },
} as const satisfies Record<string, SkillCard>

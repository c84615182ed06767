// The skill cards of Pegasus: five of each type, the Investigative Committees that replace those of the base game, and 26 Treachery cards. Text
// on Treachery cards is for Cylon players, except skill check abilities.

import { action, inCheck, interrupt, movement } from '../../core/ability.ts'
import type { SkillCard } from '../../core/card.ts'
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
    name: {
      en: 'At Any Cost',
      es: 'A cualquier precio',
      de: 'Um jeden Preis',
      fr: 'À tout prix',
      pl: 'Za wszelką cenę',
    },
    skill: 'leadership',
    strengths: { 3: 1, 4: 1, 5: 1 },
    ability: interrupt('skillCheck:beforeCards', all(makeReckless(), countPositive('treachery')), {
      when: notYetReckless(),
    }),
  },
  'broadcast-location': {
    name: {
      en: 'Broadcast Location',
      es: 'Transmitir posición',
      de: 'Position übermitteln',
      fr: 'Transmettre la position',
      pl: 'Miejsce nadawania',
    },
    skill: 'treachery',
    strengths: { 1: 8 },
    ability: inCheck(place({ front: { basestar: 1 }, rear: { civilian: 1 } }), inRecklessCheck()),
  },
  'by-your-command': {
    name: { en: 'By Your Command', es: 'A sus órdenes', de: 'Zu Befehl', fr: 'À vos ordres', pl: 'Wedle rozkazu' },
    skill: 'treachery',
    strengths: { 1: 4 },
    ability: inCheck(activateAllButCenturions(), inRecklessCheck()),
  },
  calculations: {
    name: { en: 'Calculations', es: 'Cálculos', de: 'Berechnungen', fr: 'Calculs', pl: 'Obliczenia' },
    skill: 'engineering',
    strengths: { 3: 1, 4: 1, 5: 1 },
    ability: interrupt('die:after', either('self', changeResult(1), changeResult(-1)), { once: 'frame' }),
  },
  'critical-situation': {
    name: {
      en: 'Critical Situation',
      es: 'Situación crítica',
      de: 'Kritische Situation',
      fr: 'Situation critique',
      pl: 'Sytuacja krytyczna',
    },
    skill: 'tactics',
    strengths: { 3: 1, 4: 1, 5: 1 },
    ability: movement(takeActions(1)),
    oncePerTurn: 'executive-order',
  },
  'full-throttle': {
    name: { en: 'Full Throttle', es: 'A todo gas', de: 'Voller Schub', fr: 'Pleins gaz', pl: 'Pełny ciąg' },
    skill: 'piloting',
    strengths: { 1: 1, 2: 1 },
    ability: movement(flyAndAttack(), { orAction: true }),
  },
  'gods-plan': {
    name: { en: 'God’s Plan', es: 'El plan de Dios', de: 'Gottes Plan', fr: 'Le plan de Dieu', pl: 'Boży plan' },
    skill: 'treachery',
    strengths: { 2: 3 },
    ability: movement(exchangeWithDestiny()),
    ofCylon: true,
  },
  'guts-and-initiative': {
    name: {
      en: 'Guts and Initiative',
      es: 'Agallas e iniciativa',
      de: 'Mut und Initiative',
      fr: 'Du cran et de l’initiative',
      pl: 'Odwaga i inicjatywa',
    },
    skill: 'tactics',
    strengths: { 1: 1, 2: 1 },
    ability: interrupt('skillCheck:beforeCards', all(makeReckless(), noDestinyCards()), { when: notYetReckless() }),
  },
  'human-weakness': {
    name: {
      en: 'Human Weakness',
      es: 'Debilidad humana',
      de: 'Menschliche Schwäche',
      fr: 'Faiblesse humaine',
      pl: 'Ludzka słabość',
    },
    skill: 'treachery',
    strengths: { 3: 2 },
    ability: action(when(anyPrisoner(), loseHighest())),
    ofCylon: true,
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
    ability: interrupt('skillCheck:beforeCards', playersPlayFaceUp()),
  },
  'jury-rigged': {
    name: {
      en: 'Jury Rigged',
      es: 'Solución improvisada',
      de: 'Notlösung',
      fr: 'Solution de fortune',
      pl: 'Przekupiona ława przysięgłych',
    },
    skill: 'engineering',
    strengths: { 1: 1, 2: 1 },
    ability: interrupt('skillCheck:beforeCards', all(makeReckless(), changeDifficulty(-4)), { when: notYetReckless() }),
  },
  'major-victory': {
    name: {
      en: 'Major Victory',
      es: 'Gran victoria',
      de: 'Großer Sieg',
      fr: 'Victoire majeure',
      pl: 'Wielkie zwycięstwo',
    },
    skill: 'leadership',
    strengths: { 1: 1, 2: 1 },
    ability: interrupt('victory', roll({ atLeast: 5 }, gain({ morale: 1 })), { when: ownVictory(), once: 'anyone' }),
  },
  'preventative-policy': {
    name: {
      en: 'Preventative Policy',
      es: 'Política preventiva',
      de: 'Vorbeugende Maßnahmen',
      fr: 'Politique préventive',
      pl: 'Polityka zapobiegawcza',
    },
    skill: 'politics',
    strengths: { 3: 1, 4: 1, 5: 1 },
    ability: movement(either('self', protect('fuel'), protect('food'), protect('morale'), protect('population'))),
  },
  'run-interference': {
    name: {
      en: 'Run Interference',
      es: 'Maniobra de distracción',
      de: 'Ablenkungsmanöver',
      fr: 'Manœuvre de diversion',
      pl: 'Odwrócenie uwagi',
    },
    skill: 'piloting',
    strengths: { 3: 1, 4: 1, 5: 1 },
    ability: interrupt('raiders:before', interfere(4), { when: whilePiloting() }),
  },
  sabotage: {
    name: { en: 'Sabotage', es: 'Sabotaje', de: 'Sabotage', fr: 'Sabotage', pl: 'Sabotaż' },
    skill: 'treachery',
    strengths: { 3: 4 },
    ability: interrupt('treacheryDiscarded', damageGalactica(), { once: 'anyone' }),
    ofCylon: true,
  },
  'special-destiny': {
    name: {
      en: 'Special Destiny',
      es: 'Destino especial',
      de: 'Besonderes Schicksal',
      fr: 'Destinée particulière',
      pl: 'Szczególne przeznaczenie',
    },
    skill: 'treachery',
    strengths: { 2: 5 },
    ability: inCheck(each('players', draw('self', 1, ['treachery'])), inRecklessCheck()),
  },
  'support-the-people': {
    name: {
      en: 'Support the People',
      es: 'Apoyar al pueblo',
      de: 'Das Volk unterstützen',
      fr: 'Soutenir le peuple',
      pl: 'Poparcie dla ludzi',
    },
    skill: 'politics',
    strengths: { 1: 1, 2: 1 },
    ability: interrupt(
      'skillCheck:beforeCards',
      all(makeReckless(), each('humans', may('self', drawOwn('self', 2)), 4)),
      { when: notYetReckless() },
    ),
  },
} as const satisfies Record<string, SkillCard>

// The 17 Quorum cards of the base game.

import { at, interrupt } from '../../core/ability.ts'
import type { QuorumCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { checkAt, presidentChallenged } from '../../language/conditions.ts'
import { draw } from '../../language/nodes/cards.ts'
import { changeDifficulty } from '../../language/nodes/checks.ts'
import { destroyCylonForces, removeCard } from '../../language/nodes/fleet.ts'
import { all, atRisk, choose, either, roll } from '../../language/nodes/flow.ts'
import { assign, giveTitle, leaveBrig, look, send } from '../../language/nodes/people.ts'
import { gain, lose } from '../../language/nodes/resources.ts'
import { discardThis, keepInPlay } from '../../language/nodes/ships.ts'
import { choosesNextDestination, onlyPresidentialCandidate } from '../../language/standing-rules.ts'

export const quorum = {
  'accept-prophecy': {
    name: names`Accept Prophecy | Aceptar la profecía | Prophezeiung annehmen | Accepter la prophétie | Przyjęcie proroctwa`,
    effect: all(draw('self', 1), keepInPlay()),
    whileInPlay: at('skillCheck:beforeCards', all(changeDifficulty(2), discardThis()), presidentChallenged()),
  },
  'arrest-order': {
    name: names`Arrest Order | Orden de arresto | Haftbefehl | Mandat d’arrêt | Nakaz aresztowania`,
    copies: 2,
    effect: choose('self', { sendTo: 'brig' }, send('chosen', 'brig')),
  },
  'assign-arbitrator': {
    name: names`Assign Arbitrator | Designar árbitro | Schiedsperson benennen | Assigner un arbitre | Wybór arbitra`,
    effect: all(draw('self', 2, ['politics']), choose('self', { notSelf: true }, assign())),
    whileInPlay: interrupt('skillCheck:beforeCards', either('self', changeDifficulty(3), changeDifficulty(-3)), {
      when: checkAt('admirals-quarters'),
    }),
  },
  'assign-mission-specialist': {
    name: names`Assign Mission Specialist | Designar especialista para misión | Missionsspezialist ernennen | Assigner un spécialiste pour la mission | Wybór specjalisty`,
    effect: all(draw('self', 2, ['politics']), choose('self', { notSelf: true }, assign())),
    whileInPlay: choosesNextDestination(),
  },
  'assign-vice-president': {
    name: names`Assign Vice President | Designar vicepresidente | Vizepräsident ernennen | Assigner un vice-président | Wybór wiceprezydenta`,
    effect: all(draw('self', 2, ['politics']), choose('self', { notSelf: true, mayHoldTitles: true }, assign())),
    whileInPlay: onlyPresidentialCandidate(),
  },
  'authorization-of-brutal-force': {
    name: names`Authorization of Brutal Force | Autorizar la fuerza bruta | Brutale Gewalt autorisieren | Autoriser la force brute | Zgoda na użycie przemocy`,
    copies: 2,
    effect: atRisk(destroyCylonForces(), roll({ atMost: 2 }, lose({ population: 1 }))),
  },
  'encourage-mutiny': {
    name: names`Encourage Mutiny | Incitar al motín | Zur Meuterei anstiften | Encourager la mutinerie | Zachęta do buntu`,
    effect: choose(
      'self',
      { notSelf: true, notTitle: 'admiral' },
      roll({ atLeast: 3 }, giveTitle('admiral', 'chosen'), lose({ morale: 1 }), 'chosen'),
    ),
  },
  'food-rationing': {
    name: names`Food Rationing | Racionamiento de alimentos | Nahrungsrationierung | Rationnement de nourriture | Racjonowanie żywności`,
    copies: 2,
    effect: roll({ atLeast: 6 }, all(gain({ food: 1 }), removeCard())),
  },
  'inspirational-speech': {
    name: names`Inspirational Speech | Discurso inspirador | Inspirierende Rede | Discours inspirant | Inspirujące przemówienie`,
    copies: 4,
    effect: roll({ atLeast: 6 }, all(gain({ morale: 1 }), removeCard())),
  },
  'presidential-pardon': {
    name: names`Presidential Pardon | Indulto presidencial | Präsidiale Begnadigung | Grâce présidentielle | Prezydenckie ułaskawienie`,
    effect: choose('self', { notSelf: true, inBrig: true }, leaveBrig('self', 'chosen')),
  },
  'release-cylon-mugshots': {
    name: names`Release Cylon Mugshots | Difundir fotos de cylons | Zylonenfotos veröffentlichen | Diffuser des photos de cylons | Publikacja zdjęć Cylonów`,
    effect: atRisk(
      choose('self', { notSelf: true, hiddenLoyalty: true }, look('self', 'chosen')),
      roll({ atMost: 3 }, lose({ morale: 1 })),
    ),
  },
} as const satisfies Record<string, QuorumCard>

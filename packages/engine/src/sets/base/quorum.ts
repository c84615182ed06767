// The 17 Quorum cards of the base game.

import { at, interrupt } from '../../core/ability.ts'
import type { QuorumCard } from '../../core/card.ts'
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
    name: {
      en: 'Accept Prophecy',
      es: 'Aceptar la profecía',
      de: 'Prophezeiung annehmen',
      fr: 'Accepter la prophétie',
      pl: 'Przyjęcie proroctwa',
    },
    effect: all(draw('self', 1), keepInPlay()),
    whileInPlay: at('skillCheck:beforeCards', all(changeDifficulty(2), discardThis()), presidentChallenged()),
  },
  'arrest-order': {
    name: {
      en: 'Arrest Order',
      es: 'Orden de arresto',
      de: 'Haftbefehl',
      fr: 'Mandat d’arrêt',
      pl: 'Nakaz aresztowania',
    },
    copies: 2,
    effect: choose('self', { sendTo: 'brig' }, send('chosen', 'brig')),
  },
  'assign-arbitrator': {
    name: {
      en: 'Assign Arbitrator',
      es: 'Designar árbitro',
      de: 'Schiedsperson benennen',
      fr: 'Assigner un arbitre',
      pl: 'Wybór arbitra',
    },
    effect: all(draw('self', 2, ['politics']), choose('self', { notSelf: true }, assign())),
    whileInPlay: interrupt('skillCheck:beforeCards', either('self', changeDifficulty(3), changeDifficulty(-3)), {
      when: checkAt('admirals-quarters'),
    }),
  },
  'assign-mission-specialist': {
    name: {
      en: 'Assign Mission Specialist',
      es: 'Designar especialista para misión',
      de: 'Missionsspezialist ernennen',
      fr: 'Assigner un spécialiste pour la mission',
      pl: 'Wybór specjalisty',
    },
    effect: all(draw('self', 2, ['politics']), choose('self', { notSelf: true }, assign())),
    whileInPlay: choosesNextDestination(),
  },
  'assign-vice-president': {
    name: {
      en: 'Assign Vice President',
      es: 'Designar vicepresidente',
      de: 'Vizepräsident ernennen',
      fr: 'Assigner un vice-président',
      pl: 'Wybór wiceprezydenta',
    },
    effect: all(draw('self', 2, ['politics']), choose('self', { notSelf: true, mayHoldTitles: true }, assign())),
    whileInPlay: onlyPresidentialCandidate(),
  },
  'authorization-of-brutal-force': {
    name: {
      en: 'Authorization of Brutal Force',
      es: 'Autorizar la fuerza bruta',
      de: 'Brutale Gewalt autorisieren',
      fr: 'Autoriser la force brute',
      pl: 'Zgoda na użycie przemocy',
    },
    copies: 2,
    effect: atRisk(destroyCylonForces(), roll({ atMost: 2 }, lose({ population: 1 }))),
  },
  'encourage-mutiny': {
    name: {
      en: 'Encourage Mutiny',
      es: 'Incitar al motín',
      de: 'Zur Meuterei anstiften',
      fr: 'Encourager la mutinerie',
      pl: 'Zachęta do buntu',
    },
    effect: choose(
      'self',
      { notSelf: true, notTitle: 'admiral' },
      roll({ atLeast: 3 }, giveTitle('admiral', 'chosen'), lose({ morale: 1 }), 'chosen'),
    ),
  },
  'food-rationing': {
    name: {
      en: 'Food Rationing',
      es: 'Racionamiento de alimentos',
      de: 'Nahrungsrationierung',
      fr: 'Rationnement de nourriture',
      pl: 'Racjonowanie żywności',
    },
    copies: 2,
    effect: roll({ atLeast: 6 }, all(gain({ food: 1 }), removeCard())),
  },
  'inspirational-speech': {
    name: {
      en: 'Inspirational Speech',
      es: 'Discurso inspirador',
      de: 'Inspirierende Rede',
      fr: 'Discours inspirant',
      pl: 'Inspirujące przemówienie',
    },
    copies: 4,
    effect: roll({ atLeast: 6 }, all(gain({ morale: 1 }), removeCard())),
  },
  'presidential-pardon': {
    name: {
      en: 'Presidential Pardon',
      es: 'Indulto presidencial',
      de: 'Präsidiale Begnadigung',
      fr: 'Grâce présidentielle',
      pl: 'Prezydenckie ułaskawienie',
    },
    effect: choose('self', { notSelf: true, inBrig: true }, leaveBrig('self', 'chosen')),
  },
  'release-cylon-mugshots': {
    name: {
      en: 'Release Cylon Mugshots',
      es: 'Difundir fotos de cylons',
      de: 'Zylonenfotos veröffentlichen',
      fr: 'Diffuser des photos de cylons',
      pl: 'Publikacja zdjęć Cylonów',
    },
    effect: atRisk(
      choose('self', { notSelf: true, hiddenLoyalty: true }, look('self', 'chosen')),
      roll({ atMost: 3 }, lose({ morale: 1 })),
    ),
  },
} as const satisfies Record<string, QuorumCard>

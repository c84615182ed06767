// The 20 skill cards of Exodus: of each type three of strength 0, whose text counts in a skill check, and one of strength 6.

import { action, condition, inCheck, interrupt } from '../../core/ability.ts'
import type { SkillCard } from '../../core/card.ts'
import type { LocationId } from '../../core/ids.ts'
import { names } from '../../core/languages.ts'
import { frameOf } from '../../core/procedure.ts'
import { rulesOf } from '../../core/rules.ts'
import { decideOutcome } from '../../language/nodes/checks.ts'
import { all, may, roll } from '../../language/nodes/flow.ts'
import { gain, lose } from '../../language/nodes/resources.ts'
import { activateVipers, destroyRaptor, risking } from '../../language/nodes/ships.ts'
import { skillCheck } from '../../rules/skill-check.ts'
import { gainNuke } from './nukes.ts'
import { destroyAsManyAsRolled, pilotAttacks } from './skill-cards/best-of-the-best.ts'
import {
  addDestinyOpen,
  discardFromCheck,
  doubleInCheck,
  spareFailure,
  strengthInCheck,
} from './skill-cards/in-the-check.ts'
import { everybodyMovesOrActs } from './skill-cards/state-of-emergency.ts'

/** Political Prowess: no crisis, but whatever somebody has activated. */
const checkOfLocation = condition('checkOfLocation', {
  test: (table) => rulesOf(table).locations[frameOf(table, skillCheck)?.context.source as LocationId] !== undefined,
  saysWhen: true,
  text: {
    en: 'before a skill check of a location is made',
    es: 'antes de hacer una prueba de Habilidad de una localización',
    de: 'bevor ein Fertigkeits-Check eines Orts durchgeführt wird',
    fr: 'avant d’effectuer un test de compétence d’un lieu',
    pl: 'zanim dojdzie do testu umiejętności wynikającego z obszaru',
  },
})

export const skillCards = {
  'best-of-the-best': {
    name: names`Best of the Best | Lo mejor de lo mejor | Die Besten der Besten | La crème de la crème | Najlepsi z najlepszych`,
    skill: 'piloting',
    strengths: { 6: 1 },
    ability: interrupt('attack:before', destroyAsManyAsRolled(), { when: pilotAttacks() }),
  },
  'build-nuke': {
    name: names`Build Nuke | Construir un Arma Nuclear | Nuklearwaffe bauen | Construire une charge nucléaire | Budowa głowicy nuklearnej`,
    skill: 'engineering',
    strengths: { 6: 1 },
    ability: action(gainNuke()),
  },
  'establish-network': {
    name: names`Establish Network | Establecer una red | Netzwerk aufbauen | Établir le réseau | Budowa sieci`,
    skill: 'engineering',
    strengths: { 0: 3 },
    ability: inCheck(doubleInCheck('engineering')),
  },
  'iron-will': {
    name: names`Iron Will | Voluntad de hierro | Eiserner Wille | Volonté de fer | Żelazna wola`,
    skill: 'leadership',
    strengths: { 0: 3 },
    ability: inCheck(spareFailure(4)),
  },
  'political-prowess': {
    name: names`Political Prowess | Maestría política | Politisches Geschick | Habileté politique | Kunszt polityczny`,
    skill: 'politics',
    strengths: { 6: 1 },
    ability: interrupt('skillCheck:instead', decideOutcome(), { when: checkOfLocation() }),
  },
  'protect-the-fleet': {
    name: names`Protect the Fleet | Proteger la flota | Die Flotte schützen | Protéger la flotte | Ochrona floty`,
    skill: 'piloting',
    strengths: { 0: 3 },
    ability: inCheck(may('current', activateVipers(1)), strengthInCheck('piloting', 3)),
  },
  'red-tape': {
    name: names`Red Tape | Trabas burocráticas | Bürokratie | Bande rouge | Biurokracja`,
    skill: 'politics',
    strengths: { 0: 3 },
    ability: inCheck(discardFromCheck(5, 6)),
  },
  'scout-for-fuel': {
    name: names`Scout for Fuel | Búsqueda de combustible | Treibstoffsuche | En quête de carburant | Poszukiwanie paliwa`,
    skill: 'tactics',
    strengths: { 6: 1 },
    ability: action(risking('raptor', 1, roll({ atLeast: 4 }, gain({ fuel: 1 }), destroyRaptor()))),
  },
  'state-of-emergency': {
    name: names`State of Emergency | Estado de emergencia | Ausnahmezustand | État d’urgence | Stan wyjątkowy`,
    skill: 'leadership',
    strengths: { 6: 1 },
    ability: action(all(lose({ food: 1 }), everybodyMovesOrActs())),
  },
  'trust-instincts': {
    name: names`Trust Instincts | Confiar en el instinto | Dem Instinkt vertrauen | Suivre son instinct | Głos instynktu`,
    skill: 'tactics',
    strengths: { 0: 3 },
    ability: inCheck(addDestinyOpen(2)),
  },
} as const satisfies Record<string, SkillCard>

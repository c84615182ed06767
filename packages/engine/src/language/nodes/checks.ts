// Skill checks, and what may be done to them and to die rolls while they are under way.

import { phrase } from '../../core/facts.ts'
import type { SkillType } from '../../core/ids.ts'
import { log } from '../../core/log.ts'
import { type Node, node, priceOf, sumOf, times } from '../../core/node.ts'
import { frameOf } from '../../core/procedure.ts'
import { crisis } from '../../rules/crisis.ts'
import { die } from '../../rules/die.ts'
import { skillCheck } from '../../rules/skill-check.ts'
import { noEffectText } from '../phrases.ts'
import { skillCards, skills as skillTerms } from '../terms.ts'

export interface Outcomes {
  readonly pass?: Node
  readonly partial?: readonly [number, Node]
  readonly fail?: Node
}

/** A skill check of this difficulty, and what follows. */
export const check = node('check', {
  make: (difficulty: number, skills: readonly SkillType[], { pass, partial, fail }: Outcomes) => ({
    difficulty,
    skills,
    pass,
    partial: partial === undefined ? undefined : { at: partial[0], effect: partial[1] },
    fail,
  }),
  run: (game, { difficulty, skills, pass, partial, fail }, context) => {
    const card = frameOf(game, crisis)
    const ofCrisis = card !== undefined && card.card === context.source
    skillCheck.begin(game, {
      difficulty,
      skills,
      pass,
      partial,
      fail,
      context,
      crisis: ofCrisis && !card.superCrisis,
      superCrisis: ofCrisis && card.superCrisis === true,
      drawnBy: ofCrisis ? card.drawer : undefined,
    })
  },
  text: {
    en: 'skill check of difficulty {difficulty} ({skills}). Pass: {pass}.{partial, select, yes { {at}+: {between}.} other {}} Fail: {fail}',
    es: 'prueba de Habilidad de dificultad {difficulty} ({skills}). Éxito: {pass}.{partial, select, yes { {at}+: {between}.} other {}} Fallo: {fail}',
    de: 'Fertigkeits-Check mit Schwierigkeit {difficulty} ({skills}). Erfolg: {pass, sentence}.{partial, select, yes { {at}+: {between, sentence}.} other {}} Misserfolg: {fail, sentence}',
    fr: 'test de compétence de difficulté {difficulty} ({skills}). Réussite\u202f: {pass}.{partial, select, yes { {at}+\u202f: {between}.} other {}} Échec\u202f: {fail}',
    pl: 'test umiejętności o trudności {difficulty} ({skills}). Sukces: {pass}.{partial, select, yes { {at}+: {between}.} other {}} Porażka: {fail}',
  },
  facts: ({ difficulty, skills, pass, partial, fail }) => ({
    difficulty,
    skills: skills.map((skill) => skillTerms[skill]),
    pass: pass ?? nothing,
    partial: partial === undefined ? 'no' : 'yes',
    at: partial?.at ?? 0,
    between: partial?.effect ?? nothing,
    fail: fail ?? nothing,
  }),
  price: ({ pass, fail }, view) =>
    sumOf([
      { skillCards: -2 },
      ...[pass, fail].map((effect) => (effect === undefined ? {} : times(priceOf(effect, view), 0.5))),
    ]),
  parts: ({ pass, partial, fail }) => [pass, partial?.effect, fail].filter((effect) => effect !== undefined),
})

const nothing = phrase(noEffectText)

export const changeDifficulty = node('changeDifficulty', {
  make: (by: number) => ({ by }),
  run: (game, { by }) => {
    const under = frameOf(game, skillCheck)
    if (under === undefined) return
    under.difficulty += by
    log(game, 'difficulty', { by, now: under.difficulty })
  },
  text: {
    en: '{up, select, yes {raise} other {lower}} the difficulty of this check by {n}',
    es: '{up, select, yes {aumenta} other {reduce}} en {n} la dificultad de esta prueba',
    de: 'die Schwierigkeit dieses Checks um {n} {up, select, yes {erhöhen} other {senken}}',
    fr: '{up, select, yes {augmentez} other {réduisez}} de {n} la difficulté de ce test',
    pl: '{up, select, yes {zwiększ} other {zmniejsz}} o {n} trudność tego testu',
  },
  mayText: {
    en: '{up, select, yes {raise} other {lower}} the difficulty of this check by {n}',
    es: '{up, select, yes {aumentar} other {reducir}} en {n} la dificultad de esta prueba',
    de: 'die Schwierigkeit dieses Checks um {n} {up, select, yes {erhöhen} other {senken}}',
    fr: '{up, select, yes {augmenter} other {réduire}} de {n} la difficulté de ce test',
    pl: '{up, select, yes {zwiększyć} other {zmniejszyć}} o {n} trudność tego testu',
  },
  facts: ({ by }) => ({ up: by > 0 ? 'yes' : 'no', n: Math.abs(by) }),
  price: ({ by }) => ({ skillCards: -by / 2 }),
})

export const playFaceUp = node('playFaceUp', {
  run: (game) => {
    const under = frameOf(game, skillCheck)
    if (under !== undefined) under.faceUp = true
  },
  text: {
    en: 'all cards are added to this check face up, Destiny cards too',
    es: 'todas las cartas de esta prueba se añaden boca arriba, incluidas las de Destino',
    de: 'alle Karten werden offen in diesen Check gelegt, auch die Schicksalskarten',
    fr: 'toutes les cartes de ce test sont jouées face visible, cartes Destinée comprises',
    pl: 'wszystkie karty dokłada się do tego testu odkryte, także karty Przeznaczenia',
  },
  mayText: {
    en: 'have all cards added to it face up, Destiny cards too',
    es: 'hacer que todas las cartas se añadan boca arriba, incluidas las de Destino',
    de: 'festlegen, dass alle Karten offen hineingelegt werden, auch die Schicksalskarten',
    fr: 'faire jouer toutes les cartes face visible, cartes Destinée comprises',
    pl: 'sprawić, że wszystkie karty będą dokładane odkryte, także karty Przeznaczenia',
  },
  price: () => ({ knowledge: 1 }),
  possible: (game) => frameOf(game, skillCheck)?.faceUp !== true,
})

export const countPositive = node('countPositive', {
  make: (skill: SkillType) => ({ skill }),
  run: (game, { skill }) => {
    const under = frameOf(game, skillCheck)
    if (under !== undefined) under.positive = [...(under.positive ?? []), skill]
  },
  text: {
    en: 'all {cards, form, plural} in this check count as positive',
    es: 'todas {cards, form, thePlural} de esta prueba se consideran positivas',
    de: 'alle {cards, form, plural} in diesem Check zählen positiv',
    fr: 'toutes {cards, form, thePlural} de ce test comptent positivement',
    pl: 'wszystkie {cards, form, plural} w tym teście liczą się na plus',
  },
  mayText: {
    en: 'have all {cards, form, plural} in it count as positive',
    es: 'hacer que todas {cards, form, thePlural} de esa prueba se consideren positivas',
    de: 'festlegen, dass alle {cards, form, plural} darin positiv zählen',
    fr: 'faire compter positivement toutes {cards, form, thePlural} de ce test',
    pl: 'sprawić, że wszystkie {cards, form, plural} w tym teście będą się liczyć na plus',
  },
  facts: ({ skill }) => ({ cards: skillCards[skill] }),
  price: () => ({ skillCards: 1 }),
  possible: (game, { skill }) => frameOf(game, skillCheck)?.positive?.includes(skill) !== true,
})

export const addToRoll = node('addToRoll', {
  make: (by: number) => ({ by }),
  run: (game, { by }) => {
    const rolling = frameOf(game, die)
    if (rolling !== undefined) rolling.modifier += by
  },
  text: {
    en: 'add {by} to the result of the die',
    es: 'suma {by} al resultado del dado',
    de: '{by} zum Würfelergebnis addieren',
    fr: 'ajoutez {by} au résultat du dé',
    pl: 'dodaj {by} do wyniku rzutu kostką',
  },
  mayText: {
    en: 'add {by} to the result of the die',
    es: 'sumar {by} al resultado del dado',
    de: '{by} zum Würfelergebnis addieren',
    fr: 'ajouter {by} au résultat du dé',
    pl: 'dodać {by} do wyniku rzutu',
  },
  price: () => ({}),
})

/** Rolls again; the new result stands. */
export const reroll = node('reroll', {
  make: (ifPiloted: number = 0) => ({ ifPiloted }),
  run: (game, { ifPiloted }) => {
    const rolling = frameOf(game, die)
    if (rolling === undefined) return
    rolling.setBack = true
    if (rolling.pilot !== undefined) rolling.modifier += ifPiloted
  },
  text: {
    en: 'roll the die again{piloted, select, yes {, with {ifPiloted, signed} if the viper is piloted} other {}}',
    es: 'repite la tirada{piloted, select, yes {, con {ifPiloted, signed} si el Viper está pilotado} other {}}',
    de: 'neu würfeln{piloted, select, yes {, mit {ifPiloted, signed} bei einer bemannten Viper} other {}}',
    fr: 'relancez le dé{piloted, select, yes {, avec {ifPiloted, signed} si le viper est piloté} other {}}',
    pl: 'przerzuć kostkę{piloted, select, yes {, z modyfikatorem {ifPiloted, signed}, jeśli viper ma pilota} other {}}',
  },
  mayText: {
    en: 'have the die rolled again{piloted, select, yes {, with {ifPiloted, signed} if the viper is piloted} other {}}',
    es: 'hacer que se repita la tirada{piloted, select, yes {, con {ifPiloted, signed} si el Viper está pilotado} other {}}',
    de: 'neu würfeln lassen{piloted, select, yes {, mit {ifPiloted, signed} bei einer bemannten Viper} other {}}',
    fr: 'faire relancer le dé{piloted, select, yes {, avec {ifPiloted, signed} si le viper est piloté} other {}}',
    pl: 'zarządzić ponowny rzut{piloted, select, yes {, z modyfikatorem {ifPiloted, signed}, jeśli viper ma pilota} other {}}',
  },
  facts: ({ ifPiloted }) => ({ ifPiloted, piloted: ifPiloted === 0 ? 'no' : 'yes' }),
  price: () => ({}),
})

// What abilities ask while a skill check is under way.

import type { Seat, SkillType } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { frameOf, procedure } from '../core/procedure.ts'
import { rulesOf } from '../core/rules.ts'
import { skillCheck } from './skill-check.ts'

export const chooseOutcome = procedure<{ seat: Seat }>('chooseOutcome', {
  choose: {
    text: {
      en: 'Does the skill check pass or fail?',
      es: '¿La prueba de Habilidad se supera o se falla?',
      de: 'Wird der Fertigkeits-Check bestanden oder nicht?',
      fr: 'Le test de compétence est-il réussi ou échoué ?',
      pl: 'Czy test umiejętności kończy się sukcesem, czy porażką?',
    },
    who: (_game, { seat }) => seat,
    options: () => ['outcome:pass', 'outcome:fail'],
    effect: (game, _frame, option) => frameOf(game, skillCheck)?.[outcomeOf(option)],
    answer: (game, _frame, seat, [option]) => {
      const check = frameOf(game, skillCheck)
      const outcome = outcomeOf(option)
      if (check !== undefined) check.outcome = outcome
      log(game, 'decidesOutcome', { seat, outcome })
    },
  },
})

const outcomeOf = (option: string): 'pass' | 'fail' => (option === 'outcome:pass' ? 'pass' : 'fail')

export const nameSkill = procedure<{ seat: Seat }>('nameSkill', {
  choose: {
    text: {
      en: 'Cards of which skill type have strength 0 in this check?',
      es: '¿Las cartas de qué tipo de Habilidad tienen Pericia 0 en esta prueba?',
      de: 'Karten welches Fertigkeitstyps haben in diesem Check Stärke 0?',
      fr: 'Les cartes de quel type de compétence ont une valeur de 0 dans ce test ?',
      pl: 'Karty którego rodzaju umiejętności mają w tym teście siłę 0?',
    },
    who: (_game, { seat }) => seat,
    options: (game) => rulesOf(game).skillTypes.map((skill) => `skill:${skill}`),
    answer: (game, _frame, seat, [option]) => {
      const check = frameOf(game, skillCheck)
      const skill = option.slice('skill:'.length) as SkillType
      if (check !== undefined) check.worthless = [...(check.worthless ?? []), skill]
      log(game, 'namesSkill', { seat, skill })
    },
  },
})

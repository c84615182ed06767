// What abilities ask while a skill check is under way.

import type { Seat, SkillType } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { frameOf, procedure } from '../core/procedure.ts'
import { rulesOf } from '../core/rules.ts'
import { en } from '../language/en.ts'
import { skillCheck } from './skill-check.ts'

export const chooseOutcome = procedure<{ seat: Seat }>('chooseOutcome', {
  choose: {
    text: en('Does the skill check pass or fail?'),
    who: (_game, { seat }) => seat,
    options: () => ['pass', 'fail'],
    effect: (game, _frame, option) => frameOf(game, skillCheck)?.[option === 'pass' ? 'pass' : 'fail'],
    answer: (game, _frame, seat, [outcome]) => {
      const check = frameOf(game, skillCheck)
      if (check !== undefined) check.outcome = outcome === 'pass' ? 'pass' : 'fail'
      log(game, 'decidesOutcome', { seat, outcome })
    },
  },
})

export const nameSkill = procedure<{ seat: Seat }>('nameSkill', {
  choose: {
    text: en('Which skill type has strength 0 in this check?'),
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

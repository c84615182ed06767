// The cadet: the officer's judgement in a hurry. Now and then it does something else that is legal.

import type { Bot, BotSettings } from './bot.ts'
import { chanceFor, chanceOf } from './chance.ts'
import { mindOf } from './mind.ts'
import { officerAnswer } from './officer.ts'
import { randomBot } from './random.ts'
import { statements } from './statements.ts'

const mistakes = 0.25

export const cadet = (seed: string, { temper }: Pick<BotSettings, 'temper'> = {}): Bot => {
  const careless = randomBot(seed)
  return {
    name: 'cadet',
    answer: (view, decision, said) => {
      const chance = chanceFor(`${seed} cadet`, view, decision)
      return chance.next() < mistakes
        ? careless.answer(view, decision)
        : officerAnswer(mindOf(view, chance, said, temper), decision)
    },
    say: (view, said) => statements(mindOf(view, chanceOf(seed, view), said, temper), said),
  }
}

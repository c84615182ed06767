// What is said of every box, objective and variant where a table is set up. A new box is one more line here.

import { baseFacts } from '../lobby/base-facts.ts'
import type { Fact, Facts } from '../lobby/facts.ts'
import { daybreakFacts } from './daybreak/lobby.ts'
import { exodusFacts } from './exodus/lobby.ts'
import { partFacts } from './parts/lobby.ts'
import { pegasusFacts } from './pegasus/lobby.ts'

const facts: Facts = { ...baseFacts, ...partFacts, ...pegasusFacts, ...exodusFacts, ...daybreakFacts }

export function factOf(id: string): Fact {
  const fact = facts[id]
  if (fact === undefined) throw new Error(`Nothing is said of ${id}`)
  return fact
}

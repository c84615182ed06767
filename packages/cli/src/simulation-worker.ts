// A thread of `simulate`: plays every so manieth game and sends what came of it.

import { parentPort, workerData } from 'node:worker_threads'
import { playNumber, type Simulation } from './simulation.ts'

const { simulation, first, step } = workerData as { simulation: Simulation; first: number; step: number }
for (let number = first; number < simulation.games; number += step) {
  parentPort?.postMessage(playNumber(simulation, number))
}

// A thread that plays games: every so manieth one, and sends what came of it.

import { parentPort, workerData } from 'node:worker_threads'
import { type Assignment, play } from './games.ts'

const { kind, plan, first, step } = workerData as Assignment
for (let number = first; number < plan.games; number += step) parentPort?.postMessage(play(kind, plan, number))

// The engine with everything in every box.

import './sets/index.ts'

export * from './doors.ts'

// The boxes that this engine knows. A new box is one more line here, and what a drawn table asks of it another.

import './base/index.ts'
import './pegasus/index.ts'

export * from './pegasus/doors.ts'

// The situations of all boxes. A new box is one more line here.

import './exodus.ts'
import './pegasus.ts'

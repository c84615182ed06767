// The situations of all boxes. A new box is one more line here.

import './pegasus.ts'

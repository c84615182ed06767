// The boxes that this engine knows. A new box is one more line here.

import './base/index.ts'
import './pegasus/index.ts'
import './exodus/index.ts'

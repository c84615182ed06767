// The boxes that this engine knows. A new box is one more line here, and so is a part that is played by choice.

import './base/index.ts'
import './pegasus/index.ts'
import './pegasus/new-caprica/index.ts'
import './exodus/index.ts'
import './exodus/cylon-fleet/index.ts'
import './exodus/ionian-nebula/index.ts'
import './daybreak/index.ts'
import './daybreak/search-for-home/index.ts'

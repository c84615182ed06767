// The boxes by their names and options, in the order of publication; of the base game everything. A new box is one more line here.

import './base/index.ts'
import './pegasus/box.ts'
import './exodus/box.ts'
import './daybreak/box.ts'

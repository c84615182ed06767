// What takes pictures of a few screens.

import type { Page } from 'playwright-core'
import type { Rig } from '../../test/browser/rig.ts'

/** Brings the page to each of its screens in turn, and has a picture taken there. */
export type Screens = (rig: Rig, page: Page, shoot: (screen: string) => Promise<void>) => Promise<void>

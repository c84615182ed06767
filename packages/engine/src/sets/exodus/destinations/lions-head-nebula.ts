// Lion's Head Nebula: the next jump is prepared already. ruling: docs/rulings.md#lions-head-nebula

import type { Wrap } from '../../../core/card.ts'
import { node } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import { tracks } from '../../../language/terms.ts'
import { jump, prepareForJump } from '../../../rules/jump.ts'

interface Prepared {
  /** How far the fleet marker moves once it is back at the start. */
  prepared?: number
}

export const prepareNextJump = node('prepareNextJump', {
  make: (by: number) => ({ by }),
  run: (game, { by }) => {
    const jumping = frameOf(game, jump) as Prepared | undefined
    if (jumping !== undefined) jumping.prepared = by
  },
  text: {
    en: '{by, signed} {track, form, in} after its reset for this jump',
    es: '{by, signed} {track, form, in} después de reiniciarlo por este salto',
    de: '{by, signed} {track, form, in}, nachdem sie für diesen Sprung zurückgesetzt wurde',
    fr: '{by, signed} {track, form, in} après sa remise à zéro pour ce saut',
    pl: '{by, signed} {track, form, in} po jego wyzerowaniu w wyniku tego skoku',
  },
  facts: ({ by }) => ({ by, track: tracks.jumpPreparation }),
  price: ({ by }) => ({ jumpPreparation: by }),
})

export const jumpWraps = {
  'jump:resetTrack': ((game, { prepared }, step) => {
    const next = step()
    if (prepared !== undefined) prepareForJump(game, prepared)
    return next
  }) satisfies Wrap<Prepared>,
}

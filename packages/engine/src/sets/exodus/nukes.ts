// A third nuke token, and used ones that can be built anew. (Rulebook: Nuke tokens.)

import type { Wrap } from '../../core/card.ts'
import { tells } from '../../core/log.ts'
import { node } from '../../core/node.ts'
import { changed } from '../../core/rules.ts'
import { nukesBeside, removeAllNukes, spendNuke } from '../../rules/nukes.ts'
import { recall, remember } from './state.ts'

/** The Admiral starts with two of the three. */
export const nukes = 3
const nukesAtStart = 2

export const gainNuke = node('gainNuke', {
  run: (game) => {
    if (recall(game).nukes === 0) return
    remember(game).nukes--
    game.nukes++
    tell.gainsNuke(game, { seat: game.titles.admiral, count: game.nukes })
  },
  text: {
    en: 'the Admiral gains 1 nuke token (never more than {most})',
    es: 'el Almirante recibe 1 ficha de Arma Nuclear (nunca más de {most})',
    de: 'der Admiral erhält 1 Nuklearwaffenmarker (nie mehr als {most})',
    fr: 'l’Amiral gagne 1 pion Charge nucléaire (jamais plus de {most})',
    pl: 'Admirał otrzymuje 1 żeton głowicy nuklearnej (nigdy więcej niż {most})',
  },
  facts: () => ({ most: nukes }),
  price: () => ({ nukes: 1 }),
  possible: (table) => recall(table).nukes > 0,
})

export const nukeChanges = [
  changed(nukesBeside, (_rule, table) => recall(table).nukes),
  /** A used one lies beside the board. */
  changed(spendNuke, (_rule, game) => {
    game.nukes--
    remember(game).nukes++
  }),
  changed(removeAllNukes, (rule, game) => {
    game.nukes += recall(game).nukes
    remember(game).nukes = 0
    rule(game)
  }),
]

export const nukeWraps = {
  'setup:firstPlayer': ((game, _frame, step) => {
    remember(game).nukes = game.nukes - nukesAtStart
    game.nukes = nukesAtStart
    return step()
  }) satisfies Wrap<object>,
}

const tell = {
  gainsNuke: tells('gainsNuke', {
    en: '{seat} gains a nuke token and now has {count}.',
    es: '{seat} recibe una ficha de Arma Nuclear y ahora tiene {count}.',
    de: '{seat} erhält einen Nuklearwaffenmarker und hat jetzt {count}.',
    fr: '{seat} gagne un pion Charge nucléaire et en a maintenant {count}.',
    pl: '{seat} otrzymuje żeton głowicy nuklearnej i ma ich teraz {count}.',
  }),
}

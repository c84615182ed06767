// Effects that one character's sheet has and no other.

import { log } from '../../core/log.ts'
import { isBarred, node } from '../../core/node.ts'
import { frameOf } from '../../core/procedure.ts'
import { alertViperPilot } from '../../rules/alert-viper-pilot.ts'
import { cardOf, crisis } from '../../rules/crisis.ts'

/** Secret Destiny. */
export const replaceCrisis = node('replaceCrisis', {
  make: () => ({}),
  run: (game) => {
    const under = frameOf(game, crisis)
    if (under !== undefined) under.setBack = true
  },
  text: {
    en: 'discard this Crisis card and draw a new one',
    es: 'descarta esta carta de Crisis y roba otra',
    de: 'diese Krisenkarte abwerfen und eine neue ziehen',
    fr: 'défaussez cette carte Crise et piochez-en une autre',
    pl: 'odrzuć tę kartę Kryzysu i pociągnij nową',
  },
  mayText: {
    en: 'discard it and draw a new one',
    es: 'descartarla y robar otra',
    de: 'sie abwerfen und eine neue ziehen',
    fr: 'la défausser et en piocher une autre',
    pl: 'ją odrzucić i pociągnąć nową',
  },
  price: () => ({ crises: 1 }),
})

/** Moral Compass. */
export const switchChoice = node('switchChoice', {
  make: () => ({}),
  run: (game, _node, { actor }) => {
    const under = frameOf(game, crisis)
    if (under === undefined) return
    under.choice = under.choice === 0 ? 1 : 0
    log(game, 'choiceSwitched', { seat: actor, card: under.card, option: under.choice })
  },
  text: {
    en: 'the other option of the Crisis card is resolved instead',
    es: 'se resuelve en su lugar la otra opción de la carta de Crisis',
    de: 'stattdessen wird die andere Möglichkeit der Krisenkarte abgehandelt',
    fr: 'l’autre option de la carte Crise est résolue à la place',
    pl: 'zamiast tego rozpatrywana jest druga możliwość z karty Kryzysu',
  },
  mayText: {
    en: 'have the other option resolved instead',
    es: 'hacer que se resuelva la otra opción en su lugar',
    de: 'stattdessen die andere Möglichkeit abhandeln lassen',
    fr: 'faire résoudre l’autre option à la place',
    pl: 'sprawić, że zamiast niej rozpatrzona zostanie druga',
  },
  price: () => ({}),
  possible: (game) => {
    const under = frameOf(game, crisis)
    if (under?.choice === undefined) return false
    const other = cardOf(game, under).either?.[under.choice === 0 ? 2 : 1]
    return other !== undefined && !isBarred(game, other, {})
  },
})

/** Alert Viper Pilot. */
export const takeOverViper = node('takeOverViper', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => alertViperPilot.begin(game, { seat: actor }),
  text: {
    en: 'pilot that viper and take 1 action',
    es: 'pilota ese Viper y realiza 1 acción',
    de: 'diese Viper fliegen und 1 Aktion ausführen',
    fr: 'pilotez ce viper et effectuez 1 action',
    pl: 'zajmij miejsce w tym viperze i wykonaj 1 akcję',
  },
  mayText: {
    en: 'pilot that viper and take 1 action',
    es: 'pilotar ese Viper y realizar 1 acción',
    de: 'diese Viper fliegen und 1 Aktion ausführen',
    fr: 'piloter ce viper et effectuer 1 action',
    pl: 'zająć miejsce w tym viperze i wykonać 1 akcję',
  },
  price: () => ({ actions: 1 }),
})

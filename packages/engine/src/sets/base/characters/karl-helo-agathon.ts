// Karl Helo Agathon: military leader.

import { interrupt, oncePerGame, oncePerTurn } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { log } from '../../../core/log.ts'
import { isBarred, node } from '../../../core/node.ts'
import { boxOption } from '../../../core/option-kinds.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import type { Game } from '../../../core/state.ts'
import { ownTurn } from '../../../language/conditions.ts'
import { reroll } from '../../../language/nodes/checks.ts'
import { startsOffBoard } from '../../../language/standing-rules.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { cardOf, crisis, optionsOf } from '../../../rules/crisis.ts'

/** Moral Compass. */
const switchChoice = node('switchChoice', {
  run: (game, _node, { actor = 0 }) => {
    const under = frameOf(game, crisis)
    if (under?.way !== undefined) moralCompass.begin(game, { seat: actor })
    else turnTo(game, actor, under?.choice === 0 ? 1 : 0)
  },
  text: {
    en: '{self, subject}[change the choice on the Crisis card to the other option|changes the choice on the Crisis card to the other option|change it to the other option]',
    es: '{self, subject}[cambia la opción elegida de la carta de Crisis por la otra|cambia la opción elegida de la carta de Crisis por la otra|cambiarla por la otra]',
    de: '{self, subject}[ändere die Wahl auf der Krisenkarte auf die andere Möglichkeit|ändert die Wahl auf der Krisenkarte auf die andere Möglichkeit|stattdessen die andere wählen]',
    fr: '{self, subject}[remplacez l’option choisie de la carte Crise par l’autre|remplace l’option choisie de la carte Crise par l’autre|la remplacer par l’autre]',
    pl: '{self, subject}[zmień wybór z karty Kryzysu na drugą możliwość|zmienia wybór z karty Kryzysu na drugą możliwość|zmienić wybór na drugą]',
  },
  price: () => ({ crisisTurned: 1 }),
  possible: (game) => {
    const under = frameOf(game, crisis)
    if (under?.way !== undefined) return optionsOf(game as Game, under).length > 0
    if (under?.choice === undefined) return false
    const other = cardOf(game, under).either?.[under.choice === 0 ? 2 : 1]
    return other !== undefined && !isBarred(game, other, {})
  },
})

function turnTo(game: Game, seat: Seat, box: 0 | 1): void {
  const under = frameOf(game, crisis)
  if (under === undefined) return
  delete under.way
  under.choice = box
  log(game, 'choiceSwitched', { seat, card: under.card, option: box })
}

/** Where neither of the boxes was chosen, it may be either. */
const moralCompass = procedure<{ seat: Seat }>('moralCompass', {
  box: {
    text: says`Which option of “{card}” do you choose instead? | ¿Qué opción de “{card}” eliges en su lugar? | Welche Möglichkeit von „{card}“ wählst du stattdessen? | Quelle option de la carte «\u202f{card}\u202f» choisissez-vous à la place\u202f? | Którą możliwość z karty „{card}” wybierasz zamiast tego?`,
    facts: (game) => ({ card: frameOf(game, crisis)?.card }),
    options: (game) => {
      const under = frameOf(game, crisis)
      return under === undefined ? [] : optionsOf(game, under)
    },
    effect: (game, _frame, option) => {
      const under = frameOf(game, crisis)
      return under && cardOf(game, under).either?.[boxOption.of(option) === 0 ? 1 : 2]
    },
    answer: (game, _frame, seat, [option]) => turnTo(game, seat, boxOption.of(option) === 0 ? 0 : 1),
  },
})

export const karlHeloAgathon = {
  name: nameOf(characters['karl-helo-agathon']),
  type: 'military leader',
  skills: draws([2, 'leadership'], [2, 'tactics'], [1, 'piloting']),
  setup: 'stranded',
  succession: { president: 12, admiral: 4, cag: 9 },
  abilities: {
    ecoOfficer: {
      name: names`ECO Officer | Oficial de contramedidas | ECO-Offizier | Officier de contre-mesures | Oficer walki elektronicznej`,
      ...oncePerTurn(interrupt('die:after', reroll(), { when: ownTurn() })),
    },
    moralCompass: {
      name: names`Moral Compass | Brújula moral | Moralischer Kompass | Boussole morale | Kompas moralny`,
      ...oncePerGame(interrupt('crisis:afterChoice', switchChoice())),
    },
    stranded: {
      name: names`Stranded | Abandonado | Verschollen | Isolé | Nieobecny`,
      ...startsOffBoard(),
    },
  },
} as const satisfies Character

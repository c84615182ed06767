// Lee Apollo Adama: pilot.

import { action, condition, interrupt, oncePerGame } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { log } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { viperOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import type { Frame, Table } from '../../../core/state.ts'
import { activateVipers } from '../../../language/nodes/ships.ts'
import { discardsAtRandom } from '../../../language/standing-rules.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { takeActions } from '../../../rules/actions.ts'
import { onBoard } from '../../../rules/people.ts'
import { inBrig } from '../../../rules/table.ts'
import { boardViper, stillUnmanned } from '../../../rules/viper-kinds.ts'

/** Alert Viper Pilot. */
const takeOverViper = node('takeOverViper', {
  run: (game, _node, { actor = 0 }) => alertViperPilot.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[pilot that viper and take|pilots that viper and takes|pilot it and take] 1 action',
    es: '{self, subject}[pilota ese Viper y realiza|pilota ese Viper y realiza|pilotarlo y realizar] 1 acción',
    de: '{self, subject}[übernimm diese Viper als Pilot und führe 1 Aktion aus|übernimmt diese Viper als Pilot und führt 1 Aktion aus|sie als Pilot übernehmen und 1 Aktion ausführen]',
    fr: '{self, subject}[prenez les commandes de ce viper et effectuez|prend les commandes de ce viper et effectue|en prendre les commandes et effectuer] 1 action',
    pl: '{self, subject}[zostań pilotem tego vipera i wykonaj|zostaje pilotem tego vipera i wykonuje|zostać jego pilotem i wykonać] 1 akcję',
  },
  price: () => ({ launches: 1 }),
})

/** A viper has been placed from the Reserves, and this player is aboard Galactica and free. */
const viperWaits = condition('viperWaits', {
  test: (game, _condition, owner) =>
    newlyPlaced(game).length > 0 && onBoard(game, owner, 'galactica') && !inBrig(game, owner),
  saysWhen: true,
  text: {
    en: 'when a viper is placed from the Reserves in a space area while <you are|{self} is> on Galactica and not in the Brig',
    es: 'cuando se coloca un Viper de la Reserva en una zona de espacio mientras <estás|{self} está> en Galactica y no en la Prisión',
    de: 'wenn eine Viper aus der Reserve auf ein Weltraumfeld kommt, während <du|{self}> auf der Galactica und nicht in der Brig <bist|ist>',
    fr: 'quand un viper de la Réserve est placé dans une case d’espace, si <vous êtes|{self} est> sur le Galactica et hors de la Cellule',
    pl: 'gdy viper z Rezerwy zostaje umieszczony w sektorze przestrzeni, a <jesteś|{self} jest> na Galactice i nie w Areszcie',
  },
})

export const leeApolloAdama = {
  name: nameOf(characters['lee-apollo-adama']),
  type: 'pilot',
  skills: draws([1, 'tactics'], [2, 'piloting'], [2, 'leadership', 'politics']),
  setup: 'viper',
  succession: { president: 8, admiral: 8, cag: 1 },
  abilities: {
    alertViperPilot: {
      name: names`Alert Viper Pilot | Piloto de Vipers de guardia | Geistesgegenwärtiger Viper-Pilot | Pilote de viper en alerte | Czujny pilot vipera`,
      ...interrupt('vipersPlaced', takeOverViper(), { when: viperWaits() }),
    },
    cag: { name: names`CAG | CAG | CAG | CAG | CAG`, ...oncePerGame(action(activateVipers(6))) },
    headstrong: {
      name: names`Headstrong | Testarudo | Dickköpfig | Têtu | Uparty`,
      ...discardsAtRandom(),
    },
  },
} as const satisfies Character

/** What is bringing vipers from the Reserves. */
const placingOf = ({ stack }: Table): Frame | undefined => stack.findLast(({ launched }) => Array.isArray(launched))

/** Unmanned vipers that have just come from there, as options. */
const newlyPlaced = (game: Table): string[] => stillUnmanned(game, (placingOf(game)?.launched ?? []) as string[])

const alertViperPilot = procedure<{ seat: Seat }>('alertViperPilot', {
  choose: {
    text: says`Which of the newly placed vipers do you pilot? | ¿Cuál de los Vipers recién colocados pilotas? | Welche der gerade platzierten Viper fliegst du? | Lequel des vipers tout juste placés pilotez-vous\u202f? | Którego z właśnie umieszczonych viperów pilotujesz?`,
    options: (game) => newlyPlaced(game),
    prospect: (_table, _frame, option) => ({ changes: { [`pilotTo:${viperOption.of(option)}`]: 1 } }),
    answer: (game, _frame, seat, [choice]) => {
      const [area, kind = 'viper'] = viperOption.read(choice)
      boardViper(game, seat, area, kind)
      const placing = placingOf(game)
      if (placing?.one !== undefined) placing.boarded = true
      game.seats[seat].at = area
      log(game, 'boardsViper', { seat, area })
    },
  },
  act: (game, { seat }) => takeActions.begin(game, { seat, left: 1 }),
})

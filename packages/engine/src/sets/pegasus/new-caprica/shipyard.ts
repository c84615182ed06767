// The Shipyard: whoever evacuates a ship may go with it; Cylons look at the ship that will be lost next.

import type { Seat } from '../../../core/ids.ts'
import { log, tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { bottom, locationOption, stay, top } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { bit, moveTopUnder } from '../../../core/zones.ts'
import { place } from '../../../rules/people.ts'
import { waysAboard } from '../../parts/leaders.ts'
import { canEvacuate, canPrepare, lockedShips, prepareOrEvacuate } from './civilian-ships.ts'

export const workAtShipyard = node('workAtShipyard', {
  run: (game, _node, { actor = 0 }) => shipyard.begin(game, { seat: actor }),
  text: {
    en: 'prepare or evacuate 1 civilian ship; whoever evacuates one may then move to any location on Galactica',
    es: 'prepara o evacua 1 Nave Civil; quien evacue una puede moverse luego a cualquier localización de Galactica',
    de: '1 Zivilschiff präparieren oder evakuieren; wer eines evakuiert, darf sich danach an einen beliebigen Ort auf der Galactica bewegen',
    fr: 'préparez ou évacuez 1 vaisseau civil\u202f; celui qui en évacue un peut ensuite aller dans n’importe quel lieu du Galactica',
    pl: 'przygotuj lub ewakuuj 1 statek cywilny; kto ewakuuje statek, może następnie przejść na dowolny obszar Galactiki',
  },
  price: () => ({ population: 0.5 }),
  possible: (game) => canPrepare(game) || canEvacuate(game),
})

export const inspectLockedShip = node('inspectLockedShip', {
  run: (game, _node, { actor = 0 }) => inspectShip.begin(game, { seat: actor }),
  text: {
    en: 'look at the top locked civilian ship and put it back on top or at the bottom of the stack',
    es: 'mira la primera Nave Civil retenida y colócala en la parte superior o en la inferior de la pila',
    de: 'das oberste gesperrte Zivilschiff ansehen und wieder auf oder unter den Stapel legen',
    fr: 'regardez le premier vaisseau civil bloqué et replacez-le au-dessus ou en dessous de la pile',
    pl: 'obejrzyj wierzchni internowany statek cywilny i odłóż go na wierzch lub na spód stosu',
  },
  price: () => ({ population: -0.5 }),
  possible: (game) => game.decks[lockedShips].cards.length > 0,
})

/** The Shipyard: whoever evacuates a ship may go with it. */
const shipyard = procedure<{ seat: Seat; evacuated?: boolean }>('shipyard', {
  work: (game, { seat }) => prepareOrEvacuate.begin(game, { seat }),
  goWithIt: {
    text: {
      en: 'Do you go to a location on Galactica with it?',
      es: '¿Vas con ella a una localización de Galactica?',
      de: 'Begibst du dich mit ihm an einen Ort auf der Galactica?',
      fr: 'Allez-vous avec lui dans un lieu du Galactica\u202f?',
      pl: 'Czy przechodzisz wraz z nim na obszar Galactiki?',
    },
    who: (_game, { seat, evacuated }) => (evacuated ? seat : undefined),
    options: (game, { seat }) => [stay, ...locationOption.each(waysAboard(game, seat))],
    answer: (game, _frame, seat, [choice]) => {
      if (choice === stay) return
      const location = locationOption.of(choice)
      place(game, seat, location)
      log(game, 'moves', { seat, location })
    },
  },
})

/** The Shipyard, for Cylons: a look at the ship that will be lost next. */
const inspectShip = procedure<{ seat: Seat }>('inspectShip', {
  look: (game, { seat }) => {
    const { cards, seen } = game.decks[lockedShips]
    if (cards.length === 0) return 'end'
    seen[seen.length - 1] |= bit(seat)
    tell.looksAtLockedShip(game, { seat })
    tell.sawLockedShip(game, { seat, ship: cards[cards.length - 1] }, [seat])
    return undefined
  },
  putBack: {
    text: {
      en: 'Does the ship stay on top, or go to the bottom of the stack?',
      es: '¿La nave se queda en la parte superior de la pila o pasa a la inferior?',
      de: 'Bleibt das Schiff oben, oder kommt es unter den Stapel?',
      fr: 'Le vaisseau reste-t-il au-dessus ou va-t-il en dessous de la pile\u202f?',
      pl: 'Czy statek zostaje na wierzchu, czy trafia na spód stosu?',
    },
    options: () => [top, bottom],
    answer: (game, _frame, _seat, [choice]) => {
      if (choice === bottom) moveTopUnder(game, lockedShips)
    },
  },
})

const tell = {
  looksAtLockedShip: tells('looksAtLockedShip', {
    en: '{seat} looks at the top locked civilian ship.',
    es: '{seat} mira la primera Nave Civil retenida.',
    de: '{seat} sieht sich das oberste gesperrte Zivilschiff an.',
    fr: '{seat} regarde le premier vaisseau civil bloqué.',
    pl: '{seat} ogląda wierzchni internowany statek cywilny.',
  }),
  sawLockedShip: tells('sawLockedShip', {
    en: 'The top locked ship is: {ship}.',
    es: 'La primera nave retenida es: {ship}.',
    de: 'Das oberste gesperrte Schiff ist: {ship}.',
    fr: 'Le premier vaisseau bloqué est\u202f: {ship}.',
    pl: 'Wierzchni internowany statek to: {ship}.',
  }),
}

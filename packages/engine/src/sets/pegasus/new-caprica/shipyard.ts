// The Shipyard: whoever evacuates a ship may go with it; Cylons look at the ship that will be lost next.

import type { Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { log, tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { bottom, locationOption, stay, top } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { bit, moveTopUnder } from '../../../core/zones.ts'
import { place } from '../../../rules/people.ts'
import { waysAboard } from '../../parts/leaders.ts'
import { canEvacuate, canPrepare, lockedShips, prepareOrEvacuate, prospectOfWork } from './civilian-ships.ts'

export const workAtShipyard = node('workAtShipyard', {
  uses: 'civilian',
  run: (game, _node, { actor = 0 }) => shipyard.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[prepare or evacuate|prepares or evacuates] 1 civilian ship; after evacuating one, <you|{self, gender, m {he} f {she} other {they}}> may move to any location on Galactica',
    es: '{self, subject}[prepara o evacua|prepara o evacua|preparar o evacuar] 1 Nave Civil; tras evacuarla, <puedes moverte|puede moverse> a cualquier localización de Galactica',
    de: '{self, subject}[präpariere oder evakuiere |präpariert oder evakuiert |]1 Zivilschiff[|| präparieren oder evakuieren]; nach einer Evakuierung <darfst du dich|darf {self, gender, f {sie} other {er}} sich> an einen beliebigen Ort auf der Galactica begeben',
    fr: '{self, subject}[préparez ou évacuez|prépare ou évacue|préparer ou évacuer] 1 vaisseau civil\u202f; après une évacuation, <vous pouvez|{self, gender, f {elle} other {il}} peut> aller dans n’importe quel lieu du Galactica',
    pl: '{self, subject}[przygotuj lub ewakuuj|przygotowuje lub ewakuuje|przygotować lub ewakuować] 1 statek cywilny; po ewakuacji <możesz|może> przejść na dowolny obszar Galactiki',
  },
  prospect: (_node, table, { actor }) => prospectOfWork(table, actor),
  possible: (game) => canPrepare(game) || canEvacuate(game),
})

export const inspectLockedShip = node('inspectLockedShip', {
  run: (game, _node, { actor = 0 }) => inspectShip.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[look|looks] at the top locked civilian ship and [put|puts] it back on top or at the bottom of the stack',
    es: '{self, subject}[mira|mira|mirar] la primera Nave Civil retenida y [colócala|la coloca|colocarla] en la parte superior o en la inferior de la pila',
    de: '{self, subject}[sieh dir |sieht sich |<dir|sich> ]das oberste gesperrte Zivilschiff [an und lege|an und legt|ansehen und] es auf oder unter den Stapel [zurück|zurück|zurücklegen]',
    fr: '{self, subject}[regardez|regarde|regarder] le premier vaisseau civil bloqué et [replacez-le|le replace|le replacer] au-dessus ou en dessous de la pile',
    pl: '{self, subject}[obejrzyj|ogląda|obejrzeć] wierzchni internowany statek cywilny i [odłóż|odkłada|odłożyć] go na wierzch lub na spód stosu',
  },
  price: () => ({ shipsToSafety: -0.2 }),
  possible: (game) => game.decks[lockedShips].cards.length > 0,
})

const shipyard = procedure<{ seat: Seat; evacuated?: boolean }>('shipyard', {
  work: (game, { seat }) => prepareOrEvacuate.begin(game, { seat }),
  goWithIt: {
    text: says`Do you go to a location on Galactica with it? | ¿Vas con ella a una localización de Galactica? | Begibst du dich mit ihm an einen Ort auf der Galactica? | Allez-vous avec lui dans un lieu du Galactica\u202f? | Czy przechodzisz wraz z nim na obszar Galactiki?`,
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
    text: says`{ship}: does it stay on top, or go to the bottom of the stack? | {ship}: ¿se queda en la parte superior de la pila o pasa a la inferior? | {ship}: Bleibt es oben, oder kommt es unter den Stapel? | {ship}\u202f: reste-t-il au-dessus ou va-t-il en dessous de la pile\u202f? | {ship}: czy zostaje na wierzchu, czy trafia na spód stosu?`,
    // Whoever is asked has just looked at it.
    facts: (game) => ({ ship: game.decks[lockedShips].cards.at(-1) }),
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

// Locked and prepared civilian ships: two stacks on New Caprica. (Rulebook: Preparing for the jump and evacuating civilian ships; Locked and
// prepared civilian ships.)

import { launchAreas, type Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { node, type Price, type Prospect } from '../../../core/node.ts'
import { word } from '../../../core/option.ts'
import { areaOption } from '../../../core/option-kinds.ts'
import { giveBack, procedure } from '../../../core/procedure.ts'
import { shuffle } from '../../../core/random.ts'
import type { Game, Table } from '../../../core/state.ts'
import { loseCivilian, returnCivilians } from '../../../rules/civilian-ships.ts'
import { inNewCapricaPhase, inOrbit } from './where.ts'

export const lockedShips = 'lockedShips'

export const preparedShips = 'preparedShips'

const stackOf = (game: Table, stack: string): string[] => game.decks[stack].cards

/** All ships that are left, on the board or not, are locked. */
export function lockAllShips(game: Game): void {
  returnCivilians(game)
  const { cards, seen } = game.decks[lockedShips]
  cards.push(...shuffle(game.random, game.civilianPile.splice(0)))
  seen.push(...cards.map(() => 0))
}

function takeTop(game: Game, stack: string): { face: string; seen: number } | undefined {
  const { cards, seen } = game.decks[stack]
  const face = cards.pop()
  return face === undefined ? undefined : { face, seen: seen.pop() ?? 0 }
}

/** The top locked ship, or else the top prepared one; nothing, if both stacks are empty. */
export function takeStackedShip(game: Game): string | undefined {
  return (takeTop(game, lockedShips) ?? takeTop(game, preparedShips))?.face
}

export function destroyStackedShip(game: Game): void {
  const face = takeStackedShip(game)
  if (face !== undefined) loseCivilian(game, face)
}

export function destroyAllStackedShips(game: Game): void {
  while (stackOf(game, lockedShips).length + stackOf(game, preparedShips).length > 0) destroyStackedShip(game)
}

/** From the top of the locked ships to the bottom of the prepared ones. */
function prepareShip(game: Game): void {
  const ship = takeTop(game, lockedShips)
  if (ship === undefined) return
  const { cards, seen } = game.decks[preparedShips]
  cards.unshift(ship.face)
  seen.unshift(ship.seen)
  tell.shipPrepared(game, {})
}

export const canPrepare = (game: Table): boolean => inNewCapricaPhase(game) && stackOf(game, lockedShips).length > 0

export const canEvacuate = (game: Table): boolean => inOrbit(game) && stackOf(game, preparedShips).length > 0

interface Evacuating {
  /** Who chooses the area: the current player, if nobody is named. */
  by?: Seat
}

/** The top prepared ship leaves for a space area with a launch icon. */
export const evacuateShip = procedure<Evacuating>('evacuateShip', {
  choose: {
    text: says`To which space area is the civilian ship evacuated? | ¿A qué zona de espacio se evacua la Nave Civil? | In welches Weltraumfeld wird das Zivilschiff evakuiert? | Vers quelle case d’espace le vaisseau civil est-il évacué\u202f? | Do którego sektora ewakuowany jest statek cywilny?`,
    who: (game) => (canEvacuate(game) ? game.current : undefined),
    options: () => areaOption.each(launchAreas),
    prospect: (_table, _frame, option) => ({ changes: { [`placed:${areaOption.of(option)}:civilian`]: 1 } }),
    answer: (game, _frame, _seat, [choice]) => {
      const area = areaOption.of(choice)
      const ship = takeTop(game, preparedShips)
      if (ship === undefined) return
      game.space[area].civilians.push({ id: game.nextShip++, ...ship })
      tell.shipEvacuated(game, { area })
    },
  },
})

/** Prepare a ship, or evacuate one: whoever waits for it learns whether a ship was evacuated. */
export const prepareOrEvacuate = procedure<{ seat: Seat }>('prepareOrEvacuate', {
  choose: {
    text: says`Do you prepare a civilian ship, or evacuate one? | ¿Preparas una Nave Civil o evacuas una? | Präparierst du ein Zivilschiff oder evakuierst du eines? | Préparez-vous un vaisseau civil ou en évacuez-vous un\u202f? | Przygotowujesz statek cywilny czy go ewakuujesz?`,
    options: (game) => [...(canPrepare(game) ? [preparing] : []), ...(canEvacuate(game) ? [evacuating] : [])],
    prospect: (_table, _frame, option) => ({ changes: workPrice(option) }),
    answer: (game, frame, _seat, [choice]) => {
      if (choice === preparing) prepareShip(game)
      else {
        giveBack(game, frame, { evacuated: true })
        evacuateShip.begin(game, {})
      }
    },
  },
})

const preparing = word('prepareShip', [
  'stack:locked',
])`Prepare a civilian ship | Preparar una Nave Civil | Ein Zivilschiff präparieren | Préparer un vaisseau civil | Przygotuj statek cywilny`

const evacuating = word('evacuateShip', [
  'stack:prepared',
])`Evacuate a civilian ship | Evacuar una Nave Civil | Ein Zivilschiff evakuieren | Évacuer un vaisseau civil | Ewakuuj statek cywilny`

/** A ship that is ready is halfway to safety; one in orbit has still to survive the battle there. */
const workPrice = (work: string): Price => ({ shipsToSafety: work === preparing ? 0.4 : 0.5 })

/** What may be done for the ships now. */
export const prospectOfWork = (table: Table, by: Seat | undefined): Prospect => ({
  oneOf: [...(canPrepare(table) ? [preparing] : []), ...(canEvacuate(table) ? [evacuating] : [])].map((work) => ({
    changes: workPrice(work),
  })),
  by,
})

export const prepareOrEvacuateShip = node('prepareOrEvacuateShip', {
  run: (game, _node, { actor = game.current }) => prepareOrEvacuate.begin(game, { seat: actor }),
  text: {
    en: '[prepare or evacuate|prepares or evacuates] 1 civilian ship',
    es: '[prepara o evacua|prepara o evacua|preparar o evacuar] 1 Nave Civil',
    de: '[präpariere oder evakuiere |präpariert oder evakuiert |]1 Zivilschiff[|| präparieren oder evakuieren]',
    fr: '[préparez ou évacuez|prépare ou évacue|préparer ou évacuer] 1 vaisseau civil',
    pl: '[przygotuj lub ewakuuj|przygotowuje lub ewakuuje|przygotować lub ewakuować] 1 statek cywilny',
  },
  prospect: (_node, table, { actor }) => prospectOfWork(table, actor),
})

export const destroyStacked = node('destroyStacked', {
  run: (game) => destroyStackedShip(game),
  text: {
    en: '[destroy|destroys] the top locked civilian ship or, if there is none, the top prepared one',
    es: '[destruye|destruye|destruir] la primera Nave Civil retenida o, si no hay, la primera preparada',
    de: '[zerstöre |zerstört |]das oberste gesperrte Zivilschiff oder, wenn es keines gibt, das oberste präparierte[|| zerstören]',
    fr: '[détruisez|détruit|détruire] le premier vaisseau civil bloqué ou, s’il n’y en a pas, le premier préparé',
    pl: '[zniszcz|niszczy|zniszczyć] wierzchni internowany statek cywilny, a jeśli takiego nie ma, wierzchni przygotowany',
  },
  price: () => ({ population: -1 }),
})

const tell = {
  shipPrepared: tells('shipPrepared', {
    en: 'A civilian ship is prepared.',
    es: 'Se prepara una Nave Civil.',
    de: 'Ein Zivilschiff wird präpariert.',
    fr: 'Un vaisseau civil est préparé.',
    pl: 'Statek cywilny zostaje przygotowany.',
  }),
  shipEvacuated: tells('shipEvacuated', {
    en: 'A civilian ship is evacuated and appears {area, form, in}.',
    es: 'Se evacua una Nave Civil, que aparece {area, form, in}.',
    de: 'Ein Zivilschiff wird evakuiert und erscheint {area, form, in}.',
    fr: 'Un vaisseau civil est évacué et apparaît {area, form, in}.',
    pl: 'Statek cywilny zostaje ewakuowany i pojawia się {area, form, in}.',
  }),
}

// Locked and prepared civilian ships: two stacks on New Caprica. (Rulebook: Preparing for the jump and evacuating civilian
// ships; Locked and prepared civilian ships.)

import { type Area, launchAreas, type Seat } from '../../../core/ids.ts'
import { log } from '../../../core/log.ts'
import { giveBack, procedure } from '../../../core/procedure.ts'
import { shuffle } from '../../../core/random.ts'
import type { Game } from '../../../core/state.ts'
import { loseCivilian, returnCivilians } from '../../../rules/civilian-ships.ts'
import { inNewCapricaPhase } from '../players.ts'
import { recall } from '../state.ts'

export const lockedShips = 'lockedShips'
export const preparedShips = 'preparedShips'

const stackOf = (game: Game, stack: string): string[] => game.decks[stack].cards

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
  log(game, 'shipPrepared', {})
}

export const canPrepare = (game: Game): boolean => inNewCapricaPhase(game) && stackOf(game, lockedShips).length > 0

export const canEvacuate = (game: Game): boolean =>
  recall(game).newCaprica?.orbit === true && stackOf(game, preparedShips).length > 0

interface Evacuating {
  /** Who chooses the area: the current player, if nobody is named. */
  by?: Seat
}

/** The top prepared ship leaves for a space area with a launch icon. */
export const evacuateShip = procedure<Evacuating>('evacuateShip', {
  choose: {
    text: {
      en: 'To which space area is the civilian ship evacuated?',
      es: '¿A qué zona de espacio se evacua la Nave Civil?',
      de: 'In welches Weltraumfeld wird das Zivilschiff evakuiert?',
      fr: 'Vers quelle case d’espace le vaisseau civil est-il évacué\u202f?',
      pl: 'Do którego sektora ewakuowany jest statek cywilny?',
    },
    who: (game) => (canEvacuate(game) ? game.current : undefined),
    options: () => launchAreas.map((area) => `area:${area}`),
    answer: (game, _frame, _seat, [choice]) => {
      const area = choice.slice('area:'.length) as Area
      const ship = takeTop(game, preparedShips)
      if (ship === undefined) return
      game.space[area].civilians.push({ id: game.nextShip++, ...ship })
      log(game, 'shipEvacuated', { area })
    },
  },
})

/** Prepare a ship, or evacuate one. */
/** Whoever waits for it learns whether a ship was evacuated. */
export const prepareOrEvacuate = procedure<{ seat: Seat }>('prepareOrEvacuate', {
  choose: {
    text: {
      en: 'Do you prepare a civilian ship, or evacuate one?',
      es: '¿Preparas una Nave Civil o evacuas una?',
      de: 'Präparierst du ein Zivilschiff oder evakuierst du eines?',
      fr: 'Préparez-vous un vaisseau civil ou en évacuez-vous un\u202f?',
      pl: 'Przygotowujesz statek cywilny czy go ewakuujesz?',
    },
    who: (_game, { seat }) => seat,
    options: (game) => [...(canPrepare(game) ? ['prepareShip'] : []), ...(canEvacuate(game) ? ['evacuateShip'] : [])],
    answer: (game, frame, _seat, [choice]) => {
      if (choice === 'prepareShip') prepareShip(game)
      else {
        giveBack(game, frame, { evacuated: true })
        evacuateShip.begin(game, {})
      }
    },
  },
})

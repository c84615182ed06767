// The New Caprica phase: how it begins, what is out of reach until Galactica returns, and how it ends. (Rulebook: The New Caprica phase; Before
// Galactica returns; Galactica returns to orbit; Winning the game.)

import type { BoardAction, Wrap } from '../../../core/card.ts'
import { type Phrase, phrase, type Reader } from '../../../core/facts.ts'
import type { BoardId, CharacterId, LocationId, Seat } from '../../../core/ids.ts'
import { names, says, type Text } from '../../../core/languages.ts'
import { keyMoments, log, tells } from '../../../core/log.ts'
import { locationOption } from '../../../core/option-kinds.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import { changed, rulesOf } from '../../../core/rules.ts'
import type { Game, Table } from '../../../core/state.ts'
import { seatTerm } from '../../../language/reader.ts'
import { ships } from '../../../language/terms.ts'
import { imprisonedFor } from '../../../rules/choices.ts'
import { drawCivilian } from '../../../rules/civilian-ships.ts'
import { type Crisis, cardOf, jumpIconPrice } from '../../../rules/crisis.ts'
import { centurionsLeft, cylonsHoldFire } from '../../../rules/cylon-ships.ts'
import { arrive, costOfGoal, endGame, isLeftBehind, loseIfExhausted, shipsToCome } from '../../../rules/end.ts'
import { atThreshold, beginJump, fleetSettles, jumpTrack, prepareForJump, thresholdTexts } from '../../../rules/jump.ts'
import { forcesToDestroy } from '../../../rules/locations.ts'
import { boardInPlay, mayEnter } from '../../../rules/movement.ts'
import { nukeTargets } from '../../../rules/nukes.ts'
import { place, whereSent } from '../../../rules/people.ts'
import { beginPlacing } from '../../../rules/placement.ts'
import { startOf } from '../../../rules/setup.ts'
import { holdsTitle, inBrig, isAt, isHuman, standsFor, turnIsOver } from '../../../rules/table.ts'
import { unmannedActivations } from '../../../rules/vipers.ts'
import {
  charactersLeft,
  execution,
  hasFallen,
  nobodyFollows,
  placesToStart,
  startsInBrig,
} from '../../parts/execution.ts'
import { mayInfiltrate } from '../../parts/leaders.ts'
import { pegasusDestroyed } from '../board.ts'
import { recall, remember } from '../state.ts'
import { fleetJumped } from '../super-crises/dangerous-repairs.ts'
import {
  canEvacuate,
  destroyAllStackedShips,
  evacuateShip,
  lockAllShips,
  lockedShips,
  preparedShips,
  takeStackedShip,
} from './civilian-ships.ts'
import { chanceToArrive, costOfLeaving, shipsBehind } from './leaving.ts'
import { activateOccupation } from './occupation.ts'
import { galacticaAway, inNewCapricaPhase, inOrbit, onNewCaprica } from './where.ts'

const newCapricaPhase = procedure<Record<never, never>>('newCapricaPhase', {
  setUp: (game) => {
    tell.newCapricaPhase(game, {})
    lockAllShips(game)
    fleetSettles(game)
    game.seats.forEach(({ at }, seat) => {
      if (at !== undefined) place(game, seat, isHuman(game, seat) ? 'resistance-hq' : 'occupation-authority')
    })
    remember(game).newCaprica = { orbit: false, forces: [0, 0, 0] }
    game.crisisDeck = 'newCaprica'
    game.jumpPreparation = 0
  },
})

atThreshold.newCapricaPhase = (game) => newCapricaPhase.begin(game, {})
thresholdTexts.newCapricaPhase = says`New Caprica phase; the game ends when the Admiral orders Galactica, back in orbit, to leave | fase de Nueva Cáprica; la partida termina cuando el Almirante ordena partir a Galactica, de nuevo en órbita | Neu-Caprica-Phase; das Spiel endet, wenn der Admiral der in den Orbit zurückgekehrten Galactica den Abflug befiehlt | phase Nouvelle Caprica\u202f; la partie s’achève quand l’Amiral ordonne au Galactica, de retour en orbite, de partir | etap Nowej Capriki; gra kończy się, gdy Admirał rozkaże Galactice, która wróciła na orbitę, odlecieć`

const galacticaReturns = procedure<Record<never, never>>('galacticaReturns', {
  battle: (game) => {
    tell.galacticaReturns(game, {})
    remember(game).newCaprica = { forces: [...(recall(game).newCaprica?.forces ?? [0, 0, 0])], orbit: true }
    game.jumpPreparation = 0
    beginPlacing(game, {
      starboardBow: { basestar: 1, raider: 4 },
      starboardAft: { basestar: 1, raider: 4 },
      portBow: { viper: 2 },
      portAft: { viper: 2 },
    })
  },
})

/** Where somebody really arrives while everything but New Caprica is out of reach. */
function withinReach(game: Game, to: LocationId): LocationId {
  const { board } = rulesOf(game).locations[to]
  if (!galacticaAway(game) || board === 'new-caprica') return to
  return board === 'cylon-locations' ? 'medical-center' : 'resistance-hq'
}

/** On New Caprica there is Detention instead of the Brig, and the Medical Center instead of Sickbay. */
const onPlanet: Partial<Record<LocationId, LocationId>> = { brig: 'detention', sickbay: 'medical-center' }

const inSpace: Record<string, string> = { detention: 'brig', 'medical-center': 'sickbay' }

/** New Caprica until it is settled, Colonial One from then on, and everything else while Galactica is away are out of reach. */
function liesOnTable(game: Pick<Table, 'boxes'>, board: BoardId): boolean {
  if (!inNewCapricaPhase(game)) return board !== 'new-caprica'
  return galacticaAway(game) ? board === 'new-caprica' : board !== 'colonial-one'
}

export const phaseChanges = [
  changed(beginJump, (rule, game) => {
    if (!inNewCapricaPhase(game)) rule(game)
  }),
  changed(prepareForJump, (rule, game, by) => {
    if (!inNewCapricaPhase(game)) rule(game, by)
    else if (galacticaAway(game)) {
      game.jumpPreparation = Math.max(0, Math.min(jumpTrack.autoJump, game.jumpPreparation + by))
      log(game, 'jumpPreparation', { by, now: game.jumpPreparation })
      if (game.jumpPreparation === jumpTrack.autoJump) galacticaReturns.begin(game, {})
    }
  }),
  changed(place, (rule, game, seat, to) => {
    const location = rulesOf(game).locations[to as LocationId] === undefined ? to : withinReach(game, to as LocationId)
    rule(game, seat, location)
  }),
  changed(whereSent, (rule, game, seat, to) => {
    const there = onNewCaprica(game, seat) || galacticaAway(game) ? onPlanet[to] : undefined
    return there ?? rule(game, seat, to)
  }),
  /** Only to those who are there themselves. */
  changed(
    standsFor,
    (rule, game, location, owner) =>
      (onNewCaprica(game, owner) ? inSpace[location] : undefined) ?? rule(game, location, owner),
  ),
  changed(imprisonedFor, (_rule, game, by, seat) =>
    onNewCaprica(game, by) ? isAt(game, seat, 'detention') : inBrig(game, seat),
  ),
  changed(
    mayEnter,
    (rule, table, board, seat) =>
      liesOnTable(table, board) && !(board === 'pegasus' && pegasusDestroyed(table)) && rule(table, board, seat),
  ),
  changed(boardInPlay, (rule, game, board) => liesOnTable(game, board) && rule(game, board)),
  changed(drawCivilian, (rule, game) => rule(game) ?? takeStackedShip(game)),
  changed(beginPlacing, (rule, game, placement) => {
    if (!galacticaAway(game)) rule(game, placement)
  }),
  changed(unmannedActivations, (rule, game) => (galacticaAway(game) ? [] : rule(game))),
  changed(nukeTargets, (rule, game) => (galacticaAway(game) ? [] : rule(game))),
  changed(forcesToDestroy, (rule, game) => (galacticaAway(game) ? [] : rule(game))),
  changed(centurionsLeft, (rule, game) => (galacticaAway(game) ? 0 : rule(game))),
  changed(mayInfiltrate, (rule, table, seat) => rule(table, seat) && !galacticaAway(table)),
  changed(nobodyFollows, (rule, game, seat) => {
    const lastJump = frameOf(game, finalJump)
    if (lastJump === undefined) return rule(game, seat)
    fall(game, seat, lastJump)
    return true
  }),
  changed(hasFallen, (rule, game, seat) => {
    const { character } = game.seats[seat]
    const fallen = frameOf(game, finalJump)?.fallen ?? []
    return rule(game, seat) || (character !== undefined && fallen.includes(character))
  }),
  /** Whoever dies on the planet is followed there; and so is everybody while Galactica is away. */
  changed(placesToStart, (rule, game, seat, diedOn) => {
    const usual = rule(game, seat, diedOn)
    if (startsInBrig(game, seat)) return diedOn === 'new-caprica' ? [locationOption('detention')] : usual
    return galacticaAway(game) && startOf(game, seat) !== 'stranded' ? [locationOption('resistance-hq')] : usual
  }),
  changed(costOfGoal, (rule, table) =>
    table.options.objective === 'new-caprica' ? costOfLeaving(table) : rule(table),
  ),
  changed(isLeftBehind, (rule, table, location) =>
    inOrbit(table) ? rulesOf(table).locations[location as LocationId]?.board === 'new-caprica' : rule(table, location),
  ),
  changed(shipsToCome, (rule, table) => (inOrbit(table) ? Math.min(0.5, shipsBehind(table) / 2) : rule(table))),
  /** In orbit the icon evacuates a ship, if one is ready. */
  changed(jumpIconPrice, (rule, table) =>
    inOrbit(table) ? { shipsToSafety: canEvacuate(table) ? 0.5 : 0 } : rule(table),
  ),
  changed(arrive, (_rule, game) => finalJump.begin(game, { left: [] })),
  changed(endGame, (rule, game, winner, reason) => {
    if (reason !== 'new-caprica') return rule(game, winner, reason)
    if (game.over !== undefined) return
    game.over = { winner, reason }
    tell.gameOverNewCaprica(game, { winner, reason })
  }),
]

export const phaseWraps = {
  /** Occupation forces are no ships. ruling: docs/rulings.md#negotiation */
  'activateCylonShips:next': ((game, frame, step) => {
    const [icon, ...rest] = frame.icons
    const ignored = icon !== undefined && icon !== 'occupation' && (galacticaAway(game) || cylonsHoldFire(game))
    if (icon !== 'occupation' && !ignored) return step()
    frame.icons = rest
    if (icon === 'occupation') activateOccupation(game)
    return 'again'
  }) satisfies Wrap<{ icons: readonly string[] }>,
  /** Once Galactica is in orbit the evacuation icon counts, not the jump icon; cards have both or neither. */
  'crisis:prepareForJump': ((game, frame, step) => {
    if (!inOrbit(game)) return step()
    if (turnIsOver(game)) return undefined
    if ((frame.jump ?? frame.steps) && cardOf(game, frame).jump) evacuateShip.begin(game, {})
    return undefined
  }) satisfies Wrap<Crisis>,
}

interface LastJump {
  left: Seat[]
  /** Characters that were executed with it, and whom nobody follows. */
  fallen?: CharacterId[]
}

/** The last jump: what stays behind is lost. */
const finalJump = procedure<LastJump>('finalJump', {
  leaveShips: (game, frame) => {
    if (!inNewCapricaPhase(game)) return
    destroyAllStackedShips(game)
    frame.left = leftBehind(game)
  },
  leavePeople: (game, frame) => {
    const [seat, ...rest] = frame.left
    if (seat === undefined) return undefined
    frame.left = rest
    // Dee may have died of despair by now: her successor is elsewhere.
    if (onNewCaprica(game, seat)) execution.begin(game, { seat })
    return 'again'
  },
  jump: (game) => fleetJumped.begin(game, {}), // Dangerous Repairs Are Necessary
  end: (game) => {
    if (!loseIfExhausted(game)) endGame(game, 'humans', game.options.objective)
  },
})

/** Nobody is asked who follows, as the game is over before they could do anything; it is lost if nobody could follow. */
function fall(game: Game, seat: Seat, lastJump: LastJump): void {
  const { character } = game.seats[seat]
  if (character === undefined) return
  lastJump.fallen = [...(lastJump.fallen ?? []), character]
  place(game, seat, undefined)
  if (charactersLeft(game).length < lastJump.fallen.length) endGame(game, 'cylons', 'no-characters')
}

/** The human players who are still on New Caprica. */
const leftBehind = (table: Table): Seat[] =>
  table.seats.flatMap((_, seat) => (isHuman(table, seat) && onNewCaprica(table, seat) ? [seat] : []))

function whatStays(table: Table, reader: Reader): Phrase {
  const people = leftBehind(table).map((seat) => seatTerm(seat, reader))
  const n = [lockedShips, preparedShips].reduce((sum, stack) => sum + table.decks[stack].cards.length, 0)
  return phrase(stays, {
    people,
    any: people.length > 0 ? 'yes' : 'no',
    n,
    ships: n > 0 ? 'yes' : 'no',
    ship: ships.civilianShip,
  })
}

const stays: Text = {
  en: 'Now {any, select, yes {{people, list, and} would be executed} other {nobody would be executed}}, and {ships, select, yes {{ship, counted, n} would be destroyed} other {no civilian ship would be lost}}.',
  es: 'Ahora {any, select, yes {se ejecutaría {people, list, and, acc}} other {no se ejecutaría a nadie}} y {ships, select, yes {se perdería lo siguiente: {ship, counted, n}} other {no se perdería ninguna Nave Civil}}.',
  de: 'Jetzt {any, select, yes {würden exekutiert: {people, list, and}} other {würde niemand exekutiert}}; {ships, select, yes {zerstört würden: {ship, counted, n}} other {kein Zivilschiff ginge verloren}}.',
  fr: 'Maintenant, {any, select, yes {seraient exécutés\u202f: {people, list, and}} other {personne ne serait exécuté}}\u202f; {ships, select, yes {seraient détruits\u202f: {ship, counted, n}} other {aucun vaisseau civil ne serait perdu}}.',
  pl: 'Teraz {any, select, yes {straceni byliby: {people, list, and}} other {nikt nie zostałby stracony}}; {ships, select, yes {zniszczone byłyby: {ship, counted, n}} other {żaden statek cywilny nie przepadłby}}.',
}

const leaves: Text = {
  en: 'if you are Admiral and Galactica is in orbit, the fleet leaves: all human players still on New Caprica are executed, all civilian ships still there are destroyed, and the game ends; the humans win if every resource is above 0',
  es: 'si eres el Almirante y Galactica está en órbita, la flota parte: todos los jugadores humanos que sigan en Nueva Cáprica son ejecutados, todas las Naves Civiles que sigan allí son destruidas y la partida termina; los humanos ganan si todos los Recursos están por encima de 0',
  de: 'wenn du Admiral bist und die Galactica im Orbit ist, fliegt die Flotte ab: Alle Menschenspieler, die noch auf Neu-Caprica sind, werden exekutiert, alle Zivilschiffe dort zerstört, und das Spiel endet; die Menschen gewinnen, wenn jede Ressource über 0 liegt',
  fr: 'si vous êtes Amiral et que le Galactica est en orbite, la flotte part\u202f: tous les joueurs humains encore sur Nouvelle Caprica sont exécutés, tous les vaisseaux civils qui y restent sont détruits et la partie s’achève\u202f; les humains gagnent si chaque ressource est au-dessus de 0',
  pl: 'jeśli jesteś Admirałem, a Galactica jest na orbicie, flota odlatuje: wszyscy gracze prowadzący ludzi przebywający jeszcze na Nowej Caprice zostają straceni, wszystkie pozostałe tam statki cywilne zniszczone, a gra się kończy; ludzie wygrywają, jeśli każdy zasób jest większy od 0',
}

/** The Admiral orders Galactica to leave. */
export const leaveNewCaprica: BoardAction = {
  name: names`Order Galactica to leave New Caprica | Ordenar que Galactica abandone Nueva Cáprica | Den Abflug der Galactica von Neu-Caprica befehlen | Ordonner au Galactica de quitter Nouvelle Caprica | Rozkaż Galactice opuścić Nową Caprikę`,
  text: phrase(leaves),
  stakes: whatStays,
  possible: (table, seat) => holdsTitle(table, seat, 'admiral') && inOrbit(table),
  at: () => ['orbit'],
  prospect: (table) => {
    const chance = chanceToArrive(table)
    return {
      chances: [
        [chance, { changes: { victory: 1 } }],
        [1 - chance, { changes: { victory: -1 } }],
      ],
    }
  },
  begin: (game, seat) => {
    tell.leavesNewCaprica(game, { seat })
    finalJump.begin(game, { left: [] })
  },
}

Object.assign(keyMoments, { newCapricaPhase: 5, galacticaReturns: 5, leavesNewCaprica: 5 })

const tell = {
  gameOverNewCaprica: tells('gameOverNewCaprica', {
    en: '{winner, select, humans {The humans win: the fleet has left New Caprica} other {The Cylons win: no characters are left}}.',
    es: '{winner, select, humans {Los humanos ganan: la flota ha dejado Nueva Cáprica} other {Los cylons ganan: no quedan personajes}}.',
    de: '{winner, select, humans {Die Menschen gewinnen: Die Flotte hat Neu-Caprica verlassen} other {Die Zylonen gewinnen: Es sind keine Charaktere übrig}}.',
    fr: '{winner, select, humans {Les humains gagnent\u202f: la flotte a quitté Nouvelle Caprica} other {Les cylons gagnent\u202f: il ne reste aucun personnage}}.',
    pl: '{winner, select, humans {Ludzie wygrywają: flota opuściła Nową Caprikę} other {Cyloni wygrywają: nie pozostała żadna postać}}.',
  }),
  newCapricaPhase: tells('newCapricaPhase', {
    en: 'The fleet settles on New Caprica, and the Cylons occupy it.',
    es: 'La flota se asienta en Nueva Cáprica y los cylons la ocupan.',
    de: 'Die Flotte besiedelt Neu-Caprica, und die Zylonen besetzen es.',
    fr: 'La flotte s’installe sur Nouvelle Caprica, et les cylons l’occupent.',
    pl: 'Flota osiedla się na Nowej Caprice, a Cyloni ją okupują.',
  }),
  galacticaReturns: tells('galacticaReturns', {
    en: 'Galactica returns to the orbit of New Caprica.',
    es: 'Galactica regresa a la órbita de Nueva Cáprica.',
    de: 'Die Galactica kehrt in den Orbit von Neu-Caprica zurück.',
    fr: 'Le Galactica revient en orbite autour de Nouvelle Caprica.',
    pl: 'Galactica wraca na orbitę Nowej Capriki.',
  }),
  leavesNewCaprica: tells('leavesNewCaprica', {
    en: '{seat} orders Galactica to leave New Caprica.',
    es: '{seat} ordena que Galactica abandone Nueva Cáprica.',
    de: '{seat} befiehlt der Galactica, Neu-Caprica zu verlassen.',
    fr: '{seat} ordonne au Galactica de quitter Nouvelle Caprica.',
    pl: '{seat} rozkazuje Galactice opuścić Nową Caprikę.',
  }),
}

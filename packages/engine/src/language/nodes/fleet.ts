// The jump track, the distance travelled, and actions that belong to one place or one card.

import { alike } from '../../core/languages.ts'
import { node } from '../../core/node.ts'
import { frameOf } from '../../core/procedure.ts'
import { bend, rulesOf } from '../../core/rules.ts'
import { takeActions } from '../../rules/actions.ts'
import { shipsOnBoard } from '../../rules/civilian-ships.ts'
import { crisis } from '../../rules/crisis.ts'
import {
  canResurrect,
  capricaAction,
  cylonFleetAction,
  fleetOrders,
  humanFleet,
  resurrectionShip,
} from '../../rules/cylon-locations.ts'
import { isDamaged } from '../../rules/damage.ts'
import { executiveOrder as order } from '../../rules/executive-order.ts'
import { checkObjective, inTheBlue, jumpTrack, prepareForJump } from '../../rules/jump.ts'
import {
  attackCenturion,
  attackFromGalactica,
  brutalForce,
  communications,
  forcesToDestroy,
  ftlControl,
  hangarDeck,
  repairHere,
} from '../../rules/locations.ts'
import { claimPlayed } from '../../rules/quorum.ts'
import { canPilot, isHuman, otherHumans, sum } from '../../rules/table.ts'
import { allTargets } from '../../rules/vipers.ts'
import { countOf } from '../phrases.ts'
import { places, ships, tracks, who } from '../terms.ts'

export const jumpPreparation = node('jumpPreparation', {
  make: (by: number) => ({ by }),
  run: (game, { by }) => prepareForJump(game, by),
  text: alike('{by, signed} {track, form, in}'),
  facts: ({ by }) => ({ by, track: tracks.jumpPreparation }),
  price: ({ by }) => ({ jumpPreparation: by }),
})

/** FTL Control: a die for the population, then the jump. */
export const ftlJump = node('ftlJump', {
  run: (game, _node, { actor = 0 }) => ftlControl.begin(game, { seat: actor }),
  text: {
    en: 'if the fleet marker is not on a red space: roll a die and, on 6 or lower, lose the population shown on its space; then the fleet jumps',
    es: 'si el indicador de Flota no está en una casilla roja: tira un dado y, con 6 o menos, pierde la Población que marca su casilla; luego la flota efectúa un salto',
    de: 'wenn der Flottenanzeiger nicht auf einem roten Feld steht: würfeln und bei 6 oder weniger die auf seinem Feld angegebene Bevölkerung verlieren; danach springt die Flotte',
    fr: 'si le marqueur Flotte n’est pas sur une case rouge\u202f: lancez un dé et, sur 6 ou moins, perdez la population indiquée sur sa case\u202f; puis la flotte saute',
    pl: 'jeśli znacznik floty nie stoi na czerwonym polu: rzuć kostką i przy wyniku 6 lub mniej strać populację podaną na jego polu; następnie flota wykonuje skok',
  },
  price: (_node, { jumpPreparation: at }) => ({
    population: -0.75 * (jumpTrack.populationLoss[at] ?? 0),
    jumpPreparation: 5 - at,
  }),
  possible: (game) => inTheBlue(game),
})

/** The card lies beside the objective and counts as distance. */
export const countAsDistance = node('countAsDistance', {
  make: (distance: number) => ({ distance }),
  run: (game, { distance }, { source = '' }) => {
    if (rulesOf(game).crises[source]?.distance !== distance) throw new Error(`${source} does not count as ${distance}`)
    game.travelled.push(source)
    checkObjective(game)
  },
  text: {
    en: 'this card counts as {distance} distance travelled',
    es: 'esta carta cuenta como {distance, plural, one {# unidad de distancia recorrida} other {# unidades de distancia recorridas}}',
    de: 'diese Karte zählt als {distance, plural, one {# zurückgelegte Entfernungseinheit} other {# zurückgelegte Entfernungseinheiten}}',
    fr: 'cette carte compte pour {distance, plural, one {# unité de distance parcourue} other {# unités de distance parcourues}}',
    pl: 'ta karta liczy się jako {distance, plural, one {# przebyta jednostka} few {# przebyte jednostki} many {# przebytych jednostek} other {# przebytej jednostki}} dystansu',
  },
  price: ({ distance }) => ({ distance }),
})

/** Fulfiller of Prophecy. */
export const anotherCrisis = node('anotherCrisis', {
  run: (game) => {
    const under = frameOf(game, crisis)
    if (under !== undefined) under.again = true
  },
  text: {
    en: 'after the Activate Cylon Ships step, draw and resolve another Crisis card',
    es: 'después del paso de Activación de naves cylons, roba y resuelve otra carta de Crisis',
    de: 'nach dem Schritt „Zylonenschiffe aktivieren“ eine weitere Krisenkarte ziehen und abhandeln',
    fr: 'après l’étape d’activation des vaisseaux cylons, piochez et résolvez une autre carte Crise',
    pl: 'po fazie aktywacji statków Cylonów pociągnij i rozpatrz kolejną kartę Kryzysu',
  },
  price: () => ({ crises: -1 }),
})

/** The card leaves the game for good. */
export const removeCard = node('removeCard', {
  run: (game, _node, { source }) => {
    if (source !== undefined && claimPlayed(game, source)) game.removed.cards.push(source)
  },
  text: {
    en: 'remove this card from the game',
    es: 'elimina esta carta del juego',
    de: 'diese Karte aus dem Spiel entfernen',
    fr: 'retirez cette carte du jeu',
    pl: 'usuń tę kartę z gry',
  },
  price: () => ({}),
})

export const attackWithGalactica = node('attackWithGalactica', {
  run: (game, _node, { actor = 0 }) => attackFromGalactica.begin(game, { seat: actor }),
  text: {
    en: 'attack 1 Cylon ship with Galactica',
    es: 'ataca a 1 nave cylon con Galactica',
    de: '1 Zylonenschiff mit der Galactica angreifen',
    fr: 'attaquez 1 vaisseau cylon avec le Galactica',
    pl: 'zaatakuj Galacticą 1 statek Cylonów',
  },
  price: () => ({ raiders: 1 }),
  possible: (game) => allTargets(game).length > 0,
})

export const attackOneCenturion = node('attackOneCenturion', {
  run: (game, _node, { actor = 0 }) => attackCenturion.begin(game, { seat: actor }),
  text: {
    en: 'attack {ship, counted, one} {track, form, in}; on 7 or higher it is destroyed',
    es: 'ataca a {ship, counted, one} {track, form, in}; con 7 o más resulta destruido',
    de: '{ship, counted, one, acc} {track, form, in} angreifen; bei 7 oder mehr wird er zerstört',
    fr: 'attaquez {ship, counted, one} {track, form, in}\u202f; sur 7 ou plus, il est détruit',
    pl: 'zaatakuj {ship, counted, one, acc} {track, form, in}; przy wyniku 7 lub więcej zostaje zniszczony',
  },
  facts: () => ({ ship: ships.centurion, one: 1, track: tracks.boardingParty }),
  price: () => ({ centurions: 0.25 }),
  possible: (game) => sum(game.boarding) > 0,
})

export const launchYourself = node('launchYourself', {
  run: (game, _node, { actor = 0 }) => hangarDeck.begin(game, { seat: actor }),
  text: {
    en: 'if this player can pilot: launch in a viper, then take another action',
    es: 'si este jugador puede pilotar: sal al espacio en un Viper y luego realiza otra acción',
    de: 'wenn dieser Spieler Viper fliegen darf: in einer Viper starten, danach eine weitere Aktion ausführen',
    fr: 'si ce joueur peut piloter\u202f: décollez à bord d’un viper, puis effectuez une autre action',
    pl: 'jeśli ten gracz może pilotować: wystartuj w viperze, a następnie wykonaj kolejną akcję',
  },
  price: () => ({ actions: 1 }),
  possible: (game, _node, { actor = 0 }) =>
    canPilot(game, actor) && (game.reserves.vipers > 0 || Object.values(game.space).some(({ vipers }) => vipers > 0)),
})

export const lookAtCivilianShips = node('lookAtCivilianShips', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) =>
    communications.begin(game, {
      seat: actor,
      count: bend(game, 'shipsLookedAt', count, { seat: actor }),
      looked: [],
    }),
  text: {
    en: 'look at {ship, counted, count} on the game board; each of them may then be moved to an adjacent space area',
    es: 'mira {ship, counted, count} del tablero; luego cada una puede moverse a una zona de espacio adyacente',
    de: '{ship, counted, count, acc} auf dem Spielplan ansehen; danach darf jedes davon auf ein angrenzendes Weltraumfeld bewegt werden',
    fr: 'regardez {ship, counted, count} du plateau\u202f; chacun peut ensuite être déplacé dans une case d’espace adjacente',
    pl: 'obejrzyj {ship, counted, count, acc} na planszy; następnie każdy z nich można przenieść do sąsiedniego sektora przestrzeni',
  },
  facts: ({ count }) => ({ ship: ships.civilianShip, count }),
  price: () => ({ knowledge: 1 }),
  possible: (game) => shipsOnBoard(game).length > 0,
})

/** Repair: the location where this player is; on the Hangar Deck up to two vipers instead. */
export const repair = node('repair', {
  run: (game, _node, { actor = 0 }) => repairHere.begin(game, { seat: actor, vipers: 0 }),
  text: {
    en: 'repair the location where this player is; {hangar, form, in}, up to 2 damaged vipers may be repaired instead',
    es: 'repara la localización donde está este jugador; {hangar, form, in} pueden repararse en su lugar hasta 2 Vipers dañados',
    de: 'den Ort reparieren, an dem dieser Spieler ist; {hangar, form, in} dürfen stattdessen bis zu 2 beschädigte Viper repariert werden',
    fr: 'réparez le lieu où se trouve ce joueur\u202f; {hangar, form, in}, jusqu’à 2 vipers endommagés peuvent être réparés à la place',
    pl: 'napraw obszar, na którym jest ten gracz; {hangar, form, in} można zamiast tego naprawić maksymalnie 2 uszkodzone vipery',
  },
  facts: () => ({ hangar: places['hangar-deck'] }),
  price: () => ({ galacticaDamage: 1 }),
  possible: (game, _node, { actor = 0 }) => {
    const { at } = game.seats[actor]
    return at !== undefined && (isDamaged(game, at) || (at === 'hangar-deck' && game.damagedVipers > 0))
  },
})

/** Authorization of Brutal Force. */
export const destroyCylonForces = node('destroyCylonForces', {
  run: (game, _node, { actor = 0 }) => brutalForce.begin(game, { seat: actor, raiders: 0 }),
  text: {
    en: 'destroy {what, list, or}',
    es: 'destruye {what, list, or}',
    de: '{what, list, or} zerstören',
    fr: 'détruisez {what, list, or}',
    pl: 'zniszcz {what, list, or}',
  },
  facts: () => ({ what: [countOf(ships.raider, 3), countOf(ships.heavyRaider, 1), countOf(ships.centurion, 1)] }),
  price: () => ({ raiders: 3 }),
  possible: (game) => forcesToDestroy(game).length > 0,
})

export const executiveOrder = node('executiveOrder', {
  run: (game, _node, { chosen = 0 }) => order.begin(game, { seat: chosen }),
  text: {
    en: '{who} at once moves and takes 1 action, or takes 2 actions',
    es: '{who} se mueve de inmediato y realiza 1 acción, o bien realiza 2 acciones',
    de: '{who} bewegt sich sofort und führt 1 Aktion aus, oder er führt 2 Aktionen aus',
    fr: '{who} se déplace aussitôt et effectue 1 action, ou bien effectue 2 actions',
    pl: '{who} natychmiast rusza się i wykonuje 1 akcję albo wykonuje 2 akcje',
  },
  facts: () => ({ who: who.chosen }),
  price: () => ({ actions: 2 }),
  possible: (game, _node, { actor = 0 }) => otherHumans(game, actor).some((seat) => game.seats[seat].at !== undefined),
})

/** Maintenance Engineer: once per turn. */
export const mayActAgain = node('mayActAgain', {
  run: (game, _node, { actor = 0, source = '' }) => {
    if (game.usedThisTurn.includes(source)) return
    game.usedThisTurn.push(source)
    takeActions.begin(game, { seat: actor, left: 1 })
  },
  text: {
    en: 'this player may take another action, once per turn',
    es: 'este jugador puede realizar otra acción, una vez por turno',
    de: 'einmal pro Zug darf dieser Spieler eine weitere Aktion ausführen',
    fr: 'ce joueur peut effectuer une autre action, une fois par tour',
    pl: 'ten gracz może wykonać kolejną akcję, raz na turę',
  },
  price: () => ({ actions: 1 }),
})

// Cylon locations

export const caprica = node('caprica', {
  run: (game, _node, { actor = 0 }) => capricaAction.begin(game, { seat: actor }),
  text: {
    en: 'play a Super Crisis card, or draw 2 Crisis cards, resolve one and discard the other; no Cylon ships are activated and no jump is prepared',
    es: 'juega una carta de Crisis Extrema, o bien roba 2 cartas de Crisis, resuelve una y descarta la otra; no se activan naves cylons ni se prepara ningún salto',
    de: 'eine Super-Krisenkarte ausspielen oder 2 Krisenkarten ziehen, eine davon abhandeln und die andere abwerfen; es werden keine Zylonenschiffe aktiviert und kein Sprung wird vorbereitet',
    fr: 'jouez une carte Crise Majeure, ou bien piochez 2 cartes Crise, résolvez-en une et défaussez l’autre\u202f; aucun vaisseau cylon n’est activé et aucun saut n’est préparé',
    pl: 'zagraj kartę Superkryzysu albo pociągnij 2 karty Kryzysów, rozpatrz jedną i odrzuć drugą; statki Cylonów nie są aktywowane, a skok nie jest przygotowywany',
  },
  price: () => ({ crises: -1 }),
})

export const cylonFleet = node('cylonFleet', {
  run: (game, _node, { actor = 0 }) => cylonFleetAction.begin(game, { seat: actor }),
  text: {
    en: 'activate all Cylon ships of one type, or each basestar launches {what}',
    es: 'activa todas las naves cylons de un tipo, o bien cada Estrella Base lanza {what}',
    de: 'alle Zylonenschiffe eines Typs aktivieren, oder jeder Basisstern startet {what}',
    fr: 'activez tous les vaisseaux cylons d’un type, ou bien chaque basestar lance {what}',
    pl: 'aktywuj wszystkie statki Cylonów jednego rodzaju albo każdy basestar wypuszcza {what}',
  },
  facts: () => ({ what: [countOf(ships.raider, 2), countOf(ships.heavyRaider, 1)] }),
  price: () => ({ cylonActivations: -1 }),
  possible: (game, _node, { actor = 0 }) => !game.seats[actor].sympathizer && fleetOrders(game).length > 0,
})

export const infiltrateFleet = node('infiltrateFleet', {
  run: (game, _node, { actor = 0 }) => humanFleet.begin(game, { seat: actor }),
  text: {
    en: 'look at the hand of any player and take 1 Skill card from it; then roll a die and, on 5 or higher, damage Galactica',
    es: 'mira la mano de cualquier jugador y quítale 1 carta de Habilidad; luego tira un dado y, con 5 o más, Galactica resulta dañada',
    de: 'die Handkarten eines beliebigen Spielers ansehen und 1 Fertigkeitskarte davon nehmen; danach würfeln und bei 5 oder mehr die Galactica beschädigen',
    fr: 'regardez la main de n’importe quel joueur et prenez-y 1 carte Compétence\u202f; lancez ensuite un dé et, sur 5 ou plus, endommagez le Galactica',
    pl: 'obejrzyj karty na ręce dowolnego gracza i zabierz z nich 1 kartę umiejętności; następnie rzuć kostką i przy wyniku 5 lub więcej uszkodź Galacticę',
  },
  price: () => ({ galacticaDamage: -0.5, skillCards: -1 }),
})

export const resurrect = node('resurrect', {
  run: (game, _node, { actor = 0 }) => resurrectionShip.begin(game, { seat: actor }),
  text: {
    en: 'a Super Crisis card may be discarded to draw a new one; then, if the distance travelled is 7 or less, give all hidden Loyalty cards of this player to another player',
    es: 'se puede descartar una carta de Crisis Extrema para robar otra; luego, si la distancia recorrida es de 7 o menos, da todas las cartas de Lealtad no reveladas de este jugador a otro jugador',
    de: 'eine Super-Krisenkarte darf abgeworfen werden, um eine neue zu ziehen; danach bei einer zurückgelegten Entfernung von 7 oder weniger alle verdeckten Loyalitätskarten dieses Spielers einem anderen Spieler geben',
    fr: 'une carte Crise Majeure peut être défaussée pour en piocher une autre\u202f; ensuite, si la distance parcourue est de 7 ou moins, donnez toutes les cartes Loyauté non révélées de ce joueur à un autre joueur',
    pl: 'można odrzucić kartę Superkryzysu, aby pociągnąć nową; następnie, jeśli przebyty dystans wynosi 7 lub mniej, przekaż wszystkie zakryte karty Lojalności tego gracza innemu graczowi',
  },
  price: () => ({}),
  possible: (game, _node, { actor = 0 }) => !isHuman(game, actor) && canResurrect(game, actor),
})

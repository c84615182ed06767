// The jump track, the distance travelled, and actions that belong to one place or one card.

import { node, type Price } from '../../core/node.ts'
import { frameOf } from '../../core/procedure.ts'
import { bend } from '../../core/rules.ts'
import { takeActions } from '../../rules/actions.ts'
import { shipsOnBoard } from '../../rules/civilian-ships.ts'
import { crisis } from '../../rules/crisis.ts'
import {
  canResurrect,
  capricaAction,
  cylonFleetAction,
  damagedFrom,
  fleetOrders,
  humanFleet,
  loyaltyToGive,
  prospectOfCaprica,
  prospectOfOrder,
  resurrectionShip,
} from '../../rules/cylon-locations.ts'
import { isDamaged } from '../../rules/damage.ts'
import { tellsDie } from '../../rules/die.ts'
import { executiveOrder as order, orderCarriedOut } from '../../rules/executive-order.ts'
import { checkObjective, jumpTrack, outOfTheRed, prepareForJump } from '../../rules/jump.ts'
import {
  attackCenturion,
  attackFromGalactica,
  brutalForce,
  chanceOfLoss,
  communications,
  destroyedWith,
  forcesToDestroy,
  ftlControl,
  hangarDeck,
  lossRoll,
  repairHere,
} from '../../rules/locations.ts'
import { claimPlayed } from '../../rules/quorum.ts'
import { canPilot, distanceOf, isArea, isHuman, isPiloting, otherHumans, sum } from '../../rules/table.ts'
import { allTargets } from '../../rules/vipers.ts'
import { countOf } from '../phrases.ts'
import { places, ships, tracks, who } from '../terms.ts'
import { lose } from './resources.ts'
import { damageGalactica } from './ships.ts'

export const jumpPreparation = node('jumpPreparation', {
  make: (by: number) => ({ by }),
  run: (game, { by }) => prepareForJump(game, by),
  text: {
    en: '[{by, signed} {track, form, in}|{by, signed} {track, form, in}|move the fleet marker {n, plural, one {# space} other {# spaces}} {up, select, yes {forward} other {back}} {track, form, in}]',
    es: '[{by, signed} {track, form, in}|{by, signed} {track, form, in}|{up, select, yes {adelantar} other {retroceder}} {n, plural, one {# casilla} other {# casillas}} {track, form, in}]',
    de: '[{by, signed} {track, form, in}|{by, signed} {track, form, in}|den Flottenmarker {track, form, in} {n, plural, one {# Feld} other {# Felder}} {up, select, yes {vorrücken} other {zurücksetzen}}]',
    fr: '[{by, signed} {track, form, in}|{by, signed} {track, form, in}|{up, select, yes {avancer} other {reculer}} de {n, plural, one {# case} other {# cases}} {track, form, in}]',
    pl: '[{by, signed} {track, form, in}|{by, signed} {track, form, in}|{up, select, yes {przesunąć do przodu} other {cofnąć}} znacznik floty o {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}} {track, form, in}]',
  },
  facts: ({ by }) => ({ by, n: Math.abs(by), up: by > 0 ? 'yes' : 'no', track: tracks.jumpPreparation }),
  price: ({ by }) => ({ jumpPreparation: by }),
})

tellsDie(ftlControl, ({ jumpPreparation: at }, _frame, rolled) => {
  const population = jumpTrack.populationLoss[at] ?? 0
  return rolled <= lossRoll && population > 0 ? { effect: lose({ population }) } : {}
})

/** FTL Control: a die for the population, then the jump. */
export const ftlJump = node('ftlJump', {
  run: (game, _node, { actor = 0 }) => ftlControl.begin(game, { seat: actor }),
  text: {
    en: 'if the fleet marker is not on a red space, roll a die: on 6 or lower, lose the population shown on its space; then the fleet jumps',
    es: 'si el indicador de Flota no está en una casilla roja, tira un dado: con 6 o menos, pierde la Población que marca su casilla; luego la flota efectúa un salto',
    de: 'wenn der Flottenanzeiger nicht auf einem roten Feld steht, würfle: Bei 6 oder weniger geht die auf seinem Feld angegebene Bevölkerung verloren; danach springt die Flotte',
    fr: 'si le marqueur Flotte n’est pas sur une case rouge, lancez un dé\u202f: sur 6 ou moins, perdez la population indiquée sur sa case\u202f; puis la flotte saute',
    pl: 'jeśli znacznik floty nie stoi na czerwonym polu, rzuć kostką: przy wyniku 6 lub mniej strać populację podaną na jego polu; następnie flota wykonuje skok',
  },
  prospect: (_node, { jumpPreparation: at }) => ({
    all: [
      { chances: [[chanceOfLoss, { changes: { population: -(jumpTrack.populationLoss[at] ?? 0) } }]] },
      { changes: { jumps: 1 } },
    ],
  }),
  possible: (game) => outOfTheRed(game),
})

/** The card lies beside the objective and counts as distance. */
export const countAsDistance = node('countAsDistance', {
  make: (distance: number) => ({ distance }),
  run: (game, { distance }, { source = '' }) => {
    if (distanceOf(game, source) !== distance) throw new Error(`${source} does not count as ${distance}`)
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
    en: 'after the Activate Cylon Ships step, [draw and resolve|draws and resolves|draw and resolve] another Crisis card',
    es: 'después del paso de Activación de naves cylons, [roba y resuelve|roba y resuelve|robar y resolver] otra carta de Crisis',
    de: '[ziehe |zieht |]nach dem Schritt „Zylonenschiffe aktivieren“ eine weitere Krisenkarte [und handle sie ab|und handelt sie ab|ziehen und abhandeln]',
    fr: 'après l’étape d’activation des vaisseaux cylons, [piochez et résolvez|pioche et résout|piocher et résoudre] une autre carte Crise',
    pl: 'po fazie aktywacji statków Cylonów [pociągnij i rozpatrz|ciągnie i rozpatruje|pociągnąć i rozpatrzyć] kolejną kartę Kryzysu',
  },
  price: () => ({ crises: -1 }),
})

/** The card leaves the game for good. */
export const removeCard = node('removeCard', {
  run: (game, _node, { source }) => {
    if (source !== undefined && claimPlayed(game, source)) game.removed.cards.push(source)
  },
  text: {
    en: '[remove|removes] this card from the game',
    es: '[elimina|elimina|eliminar] esta carta del juego',
    de: '[entferne |entfernt |]diese Karte aus dem Spiel[|| entfernen]',
    fr: '[retirez|retire|retirer] cette carte du jeu',
    pl: '[usuń|usuwa|usunąć] tę kartę z gry',
  },
  price: () => ({}),
})

export const attackWithGalactica = node('attackWithGalactica', {
  uses: 'cylonShip',
  run: (game, _node, { actor = 0 }) => attackFromGalactica.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[attack|attacks] 1 Cylon ship with Galactica',
    es: '{self, subject}[ataca|ataca|atacar] a 1 nave cylon con Galactica',
    de: '{self, subject}[greife |greift |]1 Zylonenschiff mit der Galactica [an|an|angreifen]',
    fr: '{self, subject}[attaquez|attaque|attaquer] 1 vaisseau cylon avec le Galactica',
    pl: '{self, subject}[zaatakuj|atakuje|zaatakować] Galacticą 1 statek Cylonów',
  },
  price: () => ({ 'shots:galactica': 1 }),
  possible: (game) => allTargets(game).length > 0,
})

export const attackOneCenturion = node('attackOneCenturion', {
  run: (game, _node, { actor = 0 }) => attackCenturion.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[attack|attacks] {ship, counted, one} {track, form, in}; on 7 or higher, it is destroyed',
    es: '{self, subject}[ataca|ataca|atacar] a {ship, counted, one} {track, form, in}; con 7 o más resulta destruido',
    de: '{self, subject}[greife |greift |]{ship, counted, one, acc} {track, form, in} [an|an|angreifen]; bei 7 oder mehr wird er zerstört',
    fr: '{self, subject}[attaquez|attaque|attaquer] {ship, counted, one} {track, form, in}\u202f; sur 7 ou plus, il est détruit',
    pl: '{self, subject}[zaatakuj|atakuje|zaatakować] {ship, counted, one, acc} {track, form, in}; przy wyniku 7 lub więcej zostaje on zniszczony',
  },
  facts: () => ({ ship: ships.centurion, one: 1, track: tracks.boardingParty }),
  price: () => ({ 'shots:armory': 1 }),
  possible: (game) => sum(game.boarding) > 0,
})

export const launchYourself = node('launchYourself', {
  run: (game, _node, { actor = 0 }) => hangarDeck.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[launch|launches] in a viper, if <you|{self, gender, m {he} f {she} other {they}}> can pilot; <you|{self, gender, m {he} f {she} other {they}}> may then take another action',
    es: '{self, subject}[sal|sale|salir] al espacio en un Viper, si <puedes|puede> pilotar; luego <puedes|puede> realizar otra acción',
    de: '{self, subject}[starte |startet |]in einer Viper[|| starten], falls <du|{self, gender, f {sie} other {er}}> Viper fliegen <darfst|darf>; danach <darfst du|darf {self, gender, f {sie} other {er}}> eine weitere Aktion ausführen',
    fr: '{self, subject}[décollez|décolle|décoller] à bord d’un viper, <si vous pouvez|{self, gender, f {si elle} other {s’il}} peut> piloter\u202f; <vous pouvez|{self, gender, f {elle} other {il}} peut> ensuite effectuer une autre action',
    pl: '{self, subject}[wystartuj|startuje|wystartować] w viperze, jeśli <możesz|może> pilotować; następnie <możesz|może> wykonać kolejną akcję',
  },
  price: () => ({ launches: 1 }),
  possible: (game, _node, { actor = 0 }) =>
    canPilot(game, actor) &&
    !isPiloting(game, actor) &&
    (game.reserves.vipers > 0 || Object.values(game.space).some(({ vipers }) => vipers > 0)),
})

export const lookAtCivilianShips = node('lookAtCivilianShips', {
  uses: 'civilian',
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) =>
    communications.begin(game, {
      seat: actor,
      count: bend(game, 'shipsLookedAt', count, { seat: actor }),
      looked: [],
    }),
  text: {
    en: '{self, subject}[look|looks] at {ship, counted, count} on the game board; <you|{self, gender, m {he} f {she} other {they}}> may then move each of them to an adjacent space area',
    es: '{self, subject}[mira|mira|mirar] {ship, counted, count} del tablero; luego <puedes|puede> mover cada una a una zona de espacio adyacente',
    de: '{self, subject}[sieh dir |sieht sich |<dir|sich> ]{ship, counted, count, acc} auf dem Spielplan [an|an|ansehen]; danach <darfst du|darf {self, gender, f {sie} other {er}}> jedes davon auf ein angrenzendes Weltraumfeld bewegen',
    fr: '{self, subject}[regardez|regarde|regarder] {ship, counted, count} du plateau\u202f; <vous pouvez|{self, gender, f {elle} other {il}} peut> ensuite déplacer chacun d’eux dans une case d’espace adjacente',
    pl: '{self, subject}[obejrzyj|ogląda|obejrzeć] {ship, counted, count, acc} na planszy; następnie <możesz|może> przenieść każdy z nich do sąsiedniego sektora przestrzeni',
  },
  facts: ({ count }) => ({ ship: ships.civilianShip, count }),
  price: ({ count }) => ({ escorts: count }),
  possible: (game) => shipsOnBoard(game).length > 0,
})

/** Repair: the location where this player is; on the Hangar Deck up to two vipers instead. */
export const repair = node('repair', {
  run: (game, _node, { actor = 0 }) => repairHere.begin(game, { seat: actor, vipers: 0 }),
  text: {
    en: '{self, subject}[repair|repairs] <your|{self, gender, m {his} f {her} other {their}}> current location; {hangar, form, in}, <you|{self, gender, m {he} f {she} other {they}}> may instead repair up to 2 damaged vipers',
    es: '{self, subject}[repara|repara|reparar] <tu|su> localización actual; {hangar, form, in} <puedes|puede> reparar en su lugar hasta 2 Vipers dañados',
    de: '{self, subject}[repariere |repariert |]<deinen aktuellen Ort|den eigenen aktuellen Ort>[|| reparieren]; {hangar, form, in} <darfst du|darf {self, gender, f {sie} other {er}}> stattdessen bis zu 2 beschädigte Viper reparieren',
    fr: '{self, subject}[réparez|répare|réparer] <votre|son> lieu actuel\u202f; {hangar, form, in}, <vous pouvez|{self, gender, f {elle} other {il}} peut> réparer à la place jusqu’à 2 vipers endommagés',
    pl: '{self, subject}[napraw|naprawia|naprawić] swój obecny obszar; {hangar, form, in} <możesz|może> zamiast tego naprawić maksymalnie 2 uszkodzone vipery',
  },
  facts: () => ({ hangar: places['hangar-deck'] }),
  uses: 'damagedViper',
  price: (_node, table, { actor = table.current }) => {
    const { at } = table.seats[actor]
    if (at !== undefined && !isArea(at) && isDamaged(table, at)) return { [`repaired:${at}`]: 1 }
    return { vipers: at === 'hangar-deck' ? Math.min(2, table.damagedVipers) : 0 }
  },
  possible: (game, _node, { actor = 0 }) => {
    const { at } = game.seats[actor]
    return at !== undefined && (isDamaged(game, at) || (at === 'hangar-deck' && game.damagedVipers > 0))
  },
})

/** Authorization of Brutal Force. */
export const destroyCylonForces = node('destroyCylonForces', {
  run: (game, _node, { actor = 0 }) => brutalForce.begin(game, { seat: actor, raiders: 0 }),
  text: {
    en: '{self, subject}[destroy|destroys] {what, list, or}',
    es: '{self, subject}[destruye|destruye|destruir] {what, list, or}',
    de: '{self, subject}[zerstöre |zerstört |]{what, list, or}[|| zerstören]',
    fr: '{self, subject}[détruisez|détruit|détruire] {what, list, or}',
    pl: '{self, subject}[zniszcz|niszczy|zniszczyć] {what, list, or}',
  },
  facts: () => ({ what: [countOf(ships.raider, 3), countOf(ships.heavyRaider, 1), countOf(ships.centurion, 1)] }),
  prospect: (_node, table, { actor }) => ({
    oneOf: forcesToDestroy(table).map((force) => ({ changes: destroyedWith(table, force) })),
    by: actor,
  }),
  possible: (game) => forcesToDestroy(game).length > 0,
})

export const executiveOrder = node('executiveOrder', {
  run: (game, _node, { actor = 0, chosen = 0 }) => {
    orderCarriedOut.begin(game, { by: actor })
    order.begin(game, { seat: chosen })
  },
  text: {
    en: '{who} may at once move and take 1 action, or take 2 actions',
    es: '{who} puede de inmediato moverse y realizar 1 acción, o bien realizar 2 acciones',
    de: '{who} darf sofort 1 Bewegung und 1 Aktion oder aber 2 Aktionen ausführen',
    fr: '{who} peut aussitôt se déplacer et effectuer 1 action, ou bien effectuer 2 actions',
    pl: '{who} może natychmiast wykonać ruch i 1 akcję albo 2 akcje',
  },
  onChosen: {
    en: '{by, subject}[choose|chooses] {choice}, who may at once move and take 1 action, or take 2 actions',
    es: '{by, subject}[elige|elige|elegir] {choice}, que puede de inmediato moverse y realizar 1 acción, o bien realizar 2 acciones',
    de: '{by, subject}[wähle |wählt |]{choice}[|| wählen], der sofort 1 Bewegung und 1 Aktion oder aber 2 Aktionen ausführen darf',
    fr: '{by, subject}[choisissez|choisit|choisir] {choice}, qui peut aussitôt se déplacer et effectuer 1 action, ou bien effectuer 2 actions',
    pl: '{by, subject}[wybierz|wybiera|wybrać] {choice}, który może natychmiast wykonać ruch i 1 akcję albo 2 akcje',
  },
  facts: () => ({ who: who.chosen }),
  price: (_node, _table, { chosen }): Price => (chosen === undefined ? { actions: 2 } : { [`ordered:${chosen}`]: 1 }),
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
    en: '{self, subject}[take|takes] another action',
    es: '{self, subject}[realiza|realiza|realizar] otra acción',
    de: '{self, subject}[führe |führt |]eine weitere Aktion [aus|aus|ausführen]',
    fr: '{self, subject}[effectuez|effectue|effectuer] une autre action',
    pl: '{self, subject}[wykonaj|wykonuje|wykonać] kolejną akcję',
  },
  offers: 'turn',
  price: () => ({ actions: 1 }),
})

// Cylon locations

export const caprica = node('caprica', {
  run: (game, _node, { actor = 0 }) => capricaAction.begin(game, { seat: actor }),
  text: {
    en: 'play your Super Crisis card, or draw 2 Crisis cards, resolve 1 and discard the other; no Cylon ships are activated and no jump is prepared',
    es: 'juega tu carta de Crisis Extrema, o bien roba 2 cartas de Crisis, resuelve 1 y descarta la otra; no se activan naves cylons ni se prepara ningún salto',
    de: 'spiele deine Super-Krisenkarte aus, oder ziehe 2 Krisenkarten, handle 1 davon ab und wirf die andere ab; es werden keine Zylonenschiffe aktiviert und es wird kein Sprung vorbereitet',
    fr: 'jouez votre carte Crise Majeure, ou bien piochez 2 cartes Crise, résolvez-en 1 et défaussez l’autre\u202f; aucun vaisseau cylon n’est activé et aucun saut n’est préparé',
    pl: 'zagraj swoją kartę Superkryzysu albo pociągnij 2 karty Kryzysów, rozpatrz 1 i odrzuć drugą; statki Cylonów nie są aktywowane, a skok nie jest przygotowywany',
  },
  prospect: (_node, table, { actor = table.current }) => prospectOfCaprica(table, actor),
})

export const cylonFleet = node('cylonFleet', {
  uses: 'cylonShip',
  run: (game, _node, { actor = 0 }) => cylonFleetAction.begin(game, { seat: actor }),
  text: {
    en: 'activate all Cylon ships of 1 type, or launch {what} from each basestar',
    es: 'activa todas las naves cylons de un mismo tipo, o lanza {what} desde cada Estrella Base',
    de: 'aktiviere alle Zylonenschiffe eines Typs, oder starte {what} von jedem Basisstern',
    fr: 'activez tous les vaisseaux cylons d’un même type, ou lancez {what} depuis chaque basestar',
    pl: 'aktywuj wszystkie statki Cylonów jednego rodzaju albo wypuść {what} z każdego basestara',
  },
  facts: () => ({ what: [countOf(ships.raider, 2), countOf(ships.heavyRaider, 1)] }),
  prospect: (_node, table, { actor }) => ({
    oneOf: fleetOrders(table).map((order) => prospectOfOrder(table, order)),
    by: actor,
  }),
  possible: (game, _node, { actor = 0 }) => !game.seats[actor].sympathizer && fleetOrders(game).length > 0,
})

tellsDie(humanFleet, (_table, _frame, rolled) => (rolled >= damagedFrom ? { effect: damageGalactica() } : {}))

export const infiltrateFleet = node('infiltrateFleet', {
  run: (game, _node, { actor = 0 }) => humanFleet.begin(game, { seat: actor }),
  text: {
    en: 'look at another player’s hand and take 1 Skill card from it; then roll a die: on 5 or higher, damage Galactica',
    es: 'mira la mano de otro jugador y quítale 1 carta de Habilidad; luego tira un dado: con 5 o más, Galactica resulta dañada',
    de: 'sieh dir die Handkarten eines anderen Spielers an und nimm dir 1 Fertigkeitskarte davon; danach würfle: Bei 5 oder mehr wird die Galactica beschädigt',
    fr: 'regardez la main d’un autre joueur et prenez-y 1 carte Compétence\u202f; lancez ensuite un dé\u202f: sur 5 ou plus, endommagez le Galactica',
    pl: 'obejrzyj karty na ręce innego gracza i zabierz z nich 1 kartę umiejętności; następnie rzuć kostką: przy wyniku 5 lub więcej uszkodź Galacticę',
  },
  prospect: () => ({
    all: [{ changes: { skillCards: -1 } }, { chances: [[0.5, { changes: { galacticaDamage: -1 } }]] }],
  }),
})

export const resurrect = node('resurrect', {
  run: (game, _node, { actor = 0 }) => resurrectionShip.begin(game, { seat: actor }),
  text: {
    en: 'you may discard your Super Crisis card to draw a new one; then, if the distance travelled is 7 or less, give your hidden Loyalty cards to any other player',
    es: 'puedes descartar tu carta de Crisis Extrema para robar otra; luego, si la distancia recorrida es de 7 o menos, da tus cartas de Lealtad no reveladas a cualquier otro jugador',
    de: 'du darfst deine Super-Krisenkarte abwerfen, um eine neue zu ziehen; danach gib bei einer zurückgelegten Entfernung von 7 oder weniger deine verdeckten Loyalitätskarten einem beliebigen anderen Spieler',
    fr: 'vous pouvez défausser votre carte Crise Majeure pour en piocher une autre\u202f; ensuite, si la distance parcourue est de 7 ou moins, donnez vos cartes Loyauté non révélées à n’importe quel autre joueur',
    pl: 'możesz odrzucić swoją kartę Superkryzysu, aby pociągnąć nową; następnie, jeśli przebyty dystans wynosi 7 lub mniej, przekaż swoje zakryte karty Lojalności dowolnemu innemu graczowi',
  },
  price: (_node, table, { actor = table.current }) => ({ loyaltyPassedOn: loyaltyToGive(table, actor) }),
  possible: (game, _node, { actor = 0 }) => !isHuman(game, actor) && canResurrect(game, actor),
})

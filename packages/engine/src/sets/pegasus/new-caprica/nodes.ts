// Effects of the New Caprica board and its crises.

import { frameOf } from '../../../core/procedure.ts'
import type { Context, Game } from '../../../core/state.ts'
import type { Who } from '../../../language/card.ts'
import { isPossible, type Node, node, perform, priceOf, sumOf } from '../../../language/node.ts'
import { either } from '../../../language/nodes/flow.ts'
import { cards, places, who as whoTerms } from '../../../language/terms.ts'
import { crisis } from '../../../rules/crisis.ts'
import { prepareForJump } from '../../../rules/jump.ts'
import { holdsTitle, isAt, seatOf, sum } from '../../../rules/table.ts'
import { galacticaAway, onNewCaprica } from '../players.ts'
import { recall } from '../state.ts'
import { occupationForce } from '../terms.ts'
import { authority, command, destroyForces, inspectShip, leaveDetention as leave, shipyard } from './actions.ts'
import { canEvacuate, canPrepare, destroyStackedShip, lockedShips, prepareOrEvacuate } from './civilian-ships.ts'
import { forcesOn, placeOccupationForce } from './occupation.ts'

export const presidentsAuthority = node('presidentsAuthority', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => authority.begin(game, { seat: actor }),
  text: {
    en: 'if this player is President: they may draw {cards, counted, one}, then they may play one',
    es: 'si este jugador es el Presidente: puede robar {cards, counted, one} y luego jugar una',
    de: 'wenn dieser Spieler Präsident ist: Er darf {cards, counted, one, acc} ziehen und danach eine ausspielen',
    fr: 'si ce joueur est Président\u202f: il peut piocher {cards, counted, one}, puis en jouer une',
    pl: 'jeśli ten gracz jest Prezydentem: może pociągnąć {cards, counted, one, acc}, a następnie jedną zagrać',
  },
  facts: () => ({ cards: cards.quorumCard, one: 1 }),
  price: () => ({ quorumCards: 1 }),
  possible: (game, _node, { actor = 0 }) => holdsTitle(game, actor, 'president'),
})

export const sendPatrol = node('sendPatrol', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => command.begin(game, { seat: actor }),
  text: {
    en: 'activate {force, counted, one}, then place {force, counted, one} {here, form, in}',
    es: 'activa {force, counted, one} y luego coloca {force, counted, one} {here, form, in}',
    de: '{force, counted, one, acc} aktivieren, danach {force, counted, one, acc} {here, form, in} platzieren',
    fr: 'activez {force, counted, one}, puis placez {force, counted, one} {here, form, in}',
    pl: 'aktywuj {force, counted, one, acc}, a następnie umieść {force, counted, one, acc} {here, form, in}',
  },
  facts: () => ({ force: occupationForce, one: 1, here: places['occupation-authority'] }),
  price: () => ({ population: -0.5 }),
})

export const workAtShipyard = node('workAtShipyard', {
  make: () => ({}),
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
  make: () => ({}),
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

/** Breeder's Canyon, for Cylons. */
export const crisisWithoutJump = node('crisisWithoutJump', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) =>
    crisis.begin(game, { drawer: actor, draw: 1, rest: 'bottom', steps: true, jump: false }),
  text: {
    en: 'draw and resolve the top Crisis card; its Prepare for Jump step is skipped',
    es: 'roba y resuelve la primera carta de Crisis; se omite su paso de Preparativos para el Salto',
    de: 'die oberste Krisenkarte ziehen und abhandeln; ihr Sprungvorbereitungs-Schritt entfällt',
    fr: 'piochez et résolvez la première carte Crise\u202f; sa phase de préparation au saut est ignorée',
    pl: 'pociągnij i rozpatrz wierzchnią kartę Kryzysu; jej fazę przygotowania do skoku pomija się',
  },
  price: () => ({ crises: -1 }),
})

/** Something that only helps while Galactica is away. */
export const hastenReturn = node('hastenReturn', {
  make: (by: number) => ({ by }),
  run: (game, { by }) => prepareForJump(game, by),
  text: {
    en: 'until Galactica returns, the fleet marker advances {by, plural, one {# space} other {# spaces}}',
    es: 'hasta que Galactica regrese, el indicador de Flota avanza {by, plural, one {# casilla} other {# casillas}}',
    de: 'bis zur Rückkehr der Galactica rückt der Flottenanzeiger {by, plural, one {# Feld} other {# Felder}} vor',
    fr: 'jusqu’au retour du Galactica, le marqueur Flotte avance de {by, plural, one {# case} other {# cases}}',
    pl: 'do powrotu Galactiki znacznik floty przesuwa się o {by, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  },
  price: ({ by }) => ({ jumpPreparation: by }),
  possible: (game) => galacticaAway(game),
})

/** One after the other, but only if the second does anything; of several effects, only for one that does. */
export const payFor = node('payFor', {
  make: (cost: Node, effect: Node) => ({ cost, effect }),
  run: (game, { cost, effect }, context) => {
    perform(game, whatWorks(game, effect, context), context)
    perform(game, cost, context)
  },
  text: {
    en: '{cost}; in exchange: {effect}',
    es: '{cost}; a cambio: {effect}',
    de: '{cost}; dafür: {effect, sentence}',
    fr: '{cost}\u202f; en échange\u202f: {effect}',
    pl: '{cost}; w zamian: {effect}',
  },
  price: ({ cost, effect }, view) => sumOf([priceOf(cost, view), priceOf(effect, view)]),
  possible: (game, { effect }, context) => isPossible(game, effect, context),
  parts: ({ cost, effect }) => [cost, effect],
})

function whatWorks(game: Game, effect: Node, context: Context): Node {
  if (effect.kind !== 'either') return effect
  const { by, effects } = effect as ReturnType<typeof either>
  return either(by, ...effects.filter((one) => isPossible(game, one, context)))
}

export const prepareOrEvacuateShip = node('prepareOrEvacuateShip', {
  make: () => ({}),
  run: (game, _node, { actor = game.current }) => prepareOrEvacuate.begin(game, { seat: actor }),
  text: {
    en: 'prepare or evacuate 1 civilian ship',
    es: 'prepara o evacua 1 Nave Civil',
    de: '1 Zivilschiff präparieren oder evakuieren',
    fr: 'préparez ou évacuez 1 vaisseau civil',
    pl: 'przygotuj lub ewakuuj 1 statek cywilny',
  },
  price: () => ({ population: 0.5 }),
})

export const destroyStacked = node('destroyStacked', {
  make: () => ({}),
  run: (game) => destroyStackedShip(game),
  text: {
    en: 'destroy the top locked civilian ship, or the top prepared one if there is none',
    es: 'destruye la primera Nave Civil retenida o, si no hay, la primera preparada',
    de: 'das oberste gesperrte Zivilschiff zerstören oder, wenn es keines gibt, das oberste präparierte',
    fr: 'détruisez le premier vaisseau civil bloqué ou, s’il n’y en a pas, le premier préparé',
    pl: 'zniszcz wierzchni internowany statek cywilny, a jeśli takiego nie ma, wierzchni przygotowany',
  },
  price: () => ({ population: -1 }),
})

export const placeForce = node('placeForce', {
  make: () => ({}),
  run: (game) => placeOccupationForce(game),
  text: {
    en: 'place {force, counted, one} {here, form, in}',
    es: 'coloca {force, counted, one} {here, form, in}',
    de: '{force, counted, one, acc} {here, form, in} platzieren',
    fr: 'placez {force, counted, one} {here, form, in}',
    pl: 'umieść {force, counted, one, acc} {here, form, in}',
  },
  facts: () => ({ force: occupationForce, one: 1, here: places['occupation-authority'] }),
  price: () => ({ population: -0.4 }),
})

export const destroyOccupationForces = node('destroyOccupationForces', {
  make: (by: Who, count: number) => ({ by, count }),
  run: (game, { by, count }, context) => destroyForces.begin(game, { seat: seatOf(game, by, context), left: count }),
  text: {
    en: 'destroy {force, counted, count}',
    es: 'destruye {force, counted, count}',
    de: '{force, counted, count, acc} vernichten',
    fr: 'détruisez {force, counted, count}',
    pl: 'zniszcz {force, counted, count, acc}',
  },
  facts: ({ count }) => ({ force: occupationForce, count }),
  price: ({ count }) => ({ population: 0.4 * count }),
  possible: (game) => sum(forcesOn(game)) > 0,
})

/** Only for somebody who is on the planet. */
export const ifOnNewCaprica = node('ifOnNewCaprica', {
  make: (who: Who, effect: Node) => ({ who, effect }),
  run: (game, { who, effect }, context) => {
    if (onNewCaprica(game, seatOf(game, who, context))) perform(game, effect, context)
  },
  text: {
    en: 'if {who} is {place, form, in}: {effect}',
    es: 'si {who} está {place, form, in}: {effect}',
    de: 'wenn {who} {place, form, in} ist: {effect, sentence}',
    fr: 'si {who} est {place, form, in}\u202f: {effect}',
    pl: 'jeśli {who} jest {place, form, in}: {effect}',
  },
  facts: ({ who, effect }) => ({ who: whoTerms[who], place: places['new-caprica'], effect }),
  price: ({ effect }, view) => priceOf(effect, view),
  parts: ({ effect }) => [effect],
})

/** A box that may be chosen only if the current player is on the planet. */
export const onlyOnNewCaprica = node('onlyOnNewCaprica', {
  make: (effect: Node) => ({ effect }),
  run: (game, { effect }, context) => perform(game, effect, context),
  text: {
    en: '(only if the current player is {place, form, in}) {effect}',
    es: '(solo si el jugador actual está {place, form, in}) {effect}',
    de: '(nur wenn der aktive Spieler {place, form, in} ist) {effect}',
    fr: '(seulement si le joueur actif est {place, form, in}) {effect}',
    pl: '(tylko jeśli aktywny gracz jest {place, form, in}) {effect}',
  },
  facts: ({ effect }) => ({ place: places['new-caprica'], effect }),
  price: ({ effect }, view) => priceOf(effect, view),
  barred: (game) => !onNewCaprica(game, game.current),
  parts: ({ effect }) => [effect],
})

export const ifInOrbit = node('ifInOrbit', {
  make: (effect: Node) => ({ effect }),
  run: (game, { effect }, context) => {
    if (recall(game).newCaprica?.orbit === true) perform(game, effect, context)
  },
  text: {
    en: 'if Galactica is in orbit: {effect}',
    es: 'si Galactica está en órbita: {effect}',
    de: 'wenn die Galactica im Orbit ist: {effect, sentence}',
    fr: 'si le Galactica est en orbite\u202f: {effect}',
    pl: 'jeśli Galactica jest na orbicie: {effect}',
  },
  price: ({ effect }, view) => priceOf(effect, view),
  parts: ({ effect }) => [effect],
})

/** Establish Sanitation. */
export const skipJumpPreparation = node('skipJumpPreparation', {
  make: () => ({}),
  run: (game) => {
    const under = frameOf(game, crisis)
    if (under !== undefined) under.jump = false
  },
  text: {
    en: 'skip the Prepare for Jump step of this turn',
    es: 'omite el paso de Preparativos para el Salto de este turno',
    de: 'der Sprungvorbereitungs-Schritt dieses Zugs entfällt',
    fr: 'ignorez la phase de préparation au saut de ce tour',
    pl: 'pomiń fazę przygotowania do skoku w tej turze',
  },
  price: () => ({ jumpPreparation: -1 }),
})

export const leaveDetention = node('leaveDetention', {
  make: (by: Who, who: Who) => ({ by, who }),
  run: (game, { by, who }, context) =>
    leave.begin(game, { by: seatOf(game, by, context), seat: seatOf(game, who, context) }),
  text: {
    en: '{who} moves from {detention, form, acc} to any other location {planet, form, in}',
    es: '{who} se mueve {detention, form, of} a cualquier otra localización {planet, form, of}',
    de: '{who} verlässt {detention, form, acc} und bewegt sich an einen beliebigen anderen Ort {planet, form, in}',
    fr: '{who} quitte {detention, form, the} pour n’importe quel autre lieu {planet, form, of}',
    pl: '{who} opuszcza {detention, form, acc} i przechodzi na dowolny inny obszar {planet, form, of}',
  },
  facts: ({ who }) => ({ who: whoTerms[who], detention: places.detention, planet: places['new-caprica'] }),
  price: () => ({ brig: 1 }),
  possible: (game, { who }, context) => who === 'chosen' || isAt(game, seatOf(game, who, context), 'detention'),
})

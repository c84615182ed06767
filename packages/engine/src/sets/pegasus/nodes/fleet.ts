// What the new cards do to ships and resources.

import type { Resource } from '../../../core/ids.ts'
import { log } from '../../../core/log.ts'
import { frameOf } from '../../../core/procedure.ts'
import { condition } from '../../../language/ability.ts'
import { type Node, node, perform, priceOf } from '../../../language/node.ts'
import { places, resources as resourceTerms, ships } from '../../../language/terms.ts'
import { activateRaiders } from '../../../rules/cylon-ships.ts'
import { isArea, isPiloting } from '../../../rules/table.ts'
import { byYourCommand } from '../new-caprica/occupation.ts'
import { fullThrottle } from '../piloting.ts'
import { anyPrisoner, chooseHighest, highestResources } from '../resources.ts'
import { recall, remember } from '../state.ts'
import { occupationForce } from '../terms.ts'

/** Preventative Policy: the next loss of this resource in this turn is 1 less. */
export const protect = node('protect', {
  make: (resource: Resource) => ({ resource }),
  run: (game, { resource }) => {
    remember(game).policies.push(resource)
    log(game, 'policy', { resource })
  },
  text: {
    en: 'the next loss of {resource, form, acc} in this turn is 1 less',
    es: 'la próxima pérdida {resource, form, de} en este turno se reduce en 1',
    de: 'der nächste Verlust von {resource} in diesem Zug ist um 1 geringer',
    fr: 'la prochaine perte de {resource} de ce tour est réduite de 1',
    pl: 'następna strata {resource, form, gen} w tej turze jest mniejsza o 1',
  },
  facts: ({ resource }) => ({ resource: resourceTerms[resource] }),
  price: ({ resource }) => ({ [resource]: 0.3 }),
  possible: (game, { resource }) => !recall(game).policies.includes(resource),
})

/** Human Weakness, Breeder's Canyon: whichever resource there is most of. */
export const loseHighest = node('loseHighest', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => chooseHighest.begin(game, { seat: actor }),
  text: {
    en: '−1 of the highest resource',
    es: '−1 del Recurso más alto',
    de: '−1 der höchsten Ressource',
    fr: '−1 de la ressource la plus haute',
    pl: '−1 najwyższego zasobu',
  },
  price: (_node, view) => ({ [highestResources(view)[0]]: -1 }),
})

/** Human Weakness: only while somebody sits in the Brig or in Detention. */
export const ifPrisoner = node('ifPrisoner', {
  make: (effect: Node) => ({ effect }),
  run: (game, { effect }, context) => perform(game, effect, context),
  text: {
    en: 'if a human player is {brig, form, in} or {detention, form, in}: {effect}',
    es: 'si algún jugador humano está {brig, form, in} o {detention, form, in}: {effect}',
    de: 'wenn ein Menschenspieler {brig, form, in} oder {detention, form, in} ist: {effect, sentence}',
    fr: 'si un joueur humain est {brig, form, in} ou {detention, form, in}\u202f: {effect}',
    pl: 'jeśli któryś gracz prowadzący człowieka jest {brig, form, in} lub {detention, form, in}: {effect}',
  },
  facts: ({ effect }) => ({ brig: places.brig, detention: places.detention, effect }),
  price: ({ effect }, view) => priceOf(effect, view),
  possible: (game) => anyPrisoner(game),
  parts: ({ effect }) => [effect],
})

/** Full Throttle. */
export const flyAndAttack = node('flyAndAttack', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => fullThrottle.begin(game, { seat: actor }),
  text: {
    en: 'only while piloting a viper: it may fly to any space area; then it may attack 1 Cylon ship there',
    es: 'solo al pilotar un Viper: puede volar a cualquier zona de espacio; luego puede atacar a 1 nave cylon de esa zona',
    de: 'nur als Pilot einer Viper: Sie darf in ein beliebiges Weltraumfeld fliegen; danach darf sie dort 1 Zylonenschiff angreifen',
    fr: 'seulement aux commandes d’un viper\u202f: il peut voler vers n’importe quelle case d’espace\u202f; il peut ensuite y attaquer 1 vaisseau cylon',
    pl: 'tylko pilotując vipera: może on polecieć do dowolnego sektora przestrzeni; następnie może tam zaatakować 1 statek Cylonów',
  },
  price: () => ({ raiders: 0.7 }),
  possible: (game, _node, { actor = 0 }) => isPiloting(game, actor),
})

export const whilePiloting = condition('whilePiloting', {
  make: () => ({}),
  test: (game, _condition, owner) => isPiloting(game, owner),
  text: {
    en: 'if this player is piloting a viper',
    es: 'si este jugador pilota un Viper',
    de: 'falls dieser Spieler eine Viper fliegt',
    fr: 'si ce joueur pilote un viper',
    pl: 'jeśli ten gracz pilotuje vipera',
  },
})

/** Run Interference. */
export const interfere = node('interfere', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => {
    const raiders = frameOf(game, activateRaiders) as Record<string, unknown> | undefined
    const { at } = game.seats[actor]
    if (raiders === undefined || !isArea(at)) return
    raiders.interference = [...((raiders.interference as unknown[]) ?? []), { area: at, seat: actor, left: count }]
  },
  text: {
    en: 'the first {raider, counted, count} activated in this player’s space area miss without a roll',
    es: 'los primeros {raider, counted, count} que se activen en la zona de espacio de este jugador fallan sin tirar',
    de: 'die ersten {raider, counted, count, acc}, die im Weltraumfeld dieses Spielers aktiviert werden, schießen ohne Wurf daneben',
    fr: 'les {count} premiers {raider, form, plural} activés dans la case d’espace de ce joueur manquent leur cible sans jet',
    pl: '{raider, counted, count} {count, plural, one {aktywowany jako pierwszy w sektorze tego gracza chybia} few {aktywowane jako pierwsze w sektorze tego gracza chybiają} many {aktywowanych jako pierwsze w sektorze tego gracza chybia} other {aktywowane jako pierwsze w sektorze tego gracza chybia}} bez rzutu',
  },
  facts: ({ count }) => ({ raider: ships.raider, count }),
  price: () => ({ vipers: 1 }),
})

/** By Your Command. */
export const activateAllButCenturions = node('activateAllButCenturions', {
  make: () => ({}),
  run: (game) => byYourCommand.begin(game, {}),
  text: {
    en: 'activate all raiders, all heavy raiders (but no centurions) and all {forces, form, plural}',
    es: 'activa todos los Incursores, todos los Incursores Pesados (pero no los Centuriones) y todas {forces, form, thePlural}',
    de: 'alle Jäger, alle schweren Jäger (aber keine Zenturios) und alle {forces, form, plural} aktivieren',
    fr: 'activez tous les raiders, tous les raiders lourds (mais pas les centurions) et toutes {forces, form, thePlural}',
    pl: 'aktywuj wszystkie raidery, wszystkie ciężkie raidery (bez centurionów) i wszystkie {forces, form, plural}',
  },
  facts: () => ({ forces: occupationForce }),
  price: () => ({ cylonActivations: -2 }),
})

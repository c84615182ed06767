// Ships of both sides: vipers, raptors, civilian ships, nukes, basestars, raiders and centurions.

import type { Placement } from '../../core/card.ts'
import { type Phrase, phrase } from '../../core/facts.ts'
import type { Activation } from '../../core/ids.ts'
import { alike } from '../../core/languages.ts'
import { type Node, node, type Price, perform, priceOf } from '../../core/node.ts'
import { frameOf } from '../../core/procedure.ts'
import { discardInPlay, putInPlay } from '../../rules/cards-in-play.ts'
import { drawAndDestroyCivilians } from '../../rules/civilian-ships.ts'
import { cylonAttack } from '../../rules/crisis.ts'
import { activateCylonShips, activateRaiders, centurionsLeft, launch, placeCenturion } from '../../rules/cylon-ships.ts'
import { canBeDamaged, damageGalactica as damageOnce } from '../../rules/damage.ts'
import {
  changeRaptors,
  damageSomeVipers,
  drawDamage,
  recallVipers,
  repairAnything,
  repairViper,
  type ViperSource,
} from '../../rules/fleet-losses.ts'
import { spendNuke } from '../../rules/nukes.ts'
import { beginPlacing } from '../../rules/placement.ts'
import { claimPlayed } from '../../rules/quorum.ts'
import { isArea, sum } from '../../rules/table.ts'
import { activateVipers as activate, flyViper, targetsIn, unmannedActivations } from '../../rules/vipers.ts'
import { countOf } from '../phrases.ts'
import { areas as areaTerms, boards, cards, ships, tracks } from '../terms.ts'

export const destroyRaptor = node('destroyRaptor', {
  make: (count: number = 1) => ({ count }),
  run: (game, { count }) => changeRaptors(game, -count),
  text: {
    en: 'destroy {raptor, counted, count}',
    es: 'destruye {raptor, counted, count}',
    de: '{raptor, counted, count, acc} zerstören',
    fr: 'détruisez {raptor, counted, count}',
    pl: 'zniszcz {raptor, counted, count, acc}',
  },
  facts: ({ count }) => ({ raptor: ships.raptor, count }),
  price: ({ count }) => ({ raptors: -count }),
})

/** A destroyed raptor comes back to the Reserves. */
export const repairRaptor = node('repairRaptor', {
  make: (count: number = 1) => ({ count }),
  run: (game, { count }) => changeRaptors(game, count),
  text: {
    en: 'return {count, plural, one {# destroyed raptor} other {# destroyed raptors}} {reserves, form, to}',
    es: 'devuelve {count, plural, one {# Raptor destruido} other {# Raptors destruidos}} {reserves, form, to}',
    de: '{count, plural, one {# zerstörten Raptor} other {# zerstörte Raptoren}} {reserves, form, to} zurücklegen',
    fr: 'remettez {count, plural, one {# raptor détruit} other {# raptors détruits}} {reserves, form, to}',
    pl: 'przywróć {reserves, form, to} {count, plural, one {# zniszczonego raptora} few {# zniszczone raptory} many {# zniszczonych raptorów} other {# zniszczonego raptora}}',
  },
  facts: ({ count }) => ({ count, reserves: boards.reserves }),
  price: ({ count }) => ({ raptors: count }),
})

/** Damages vipers in the Reserves, or in space. */
export const damageVipers = node('damageVipers', {
  make: (count: number, where: ViperSource) => ({ count, where }),
  run: (game, { count, where }) => damageSomeVipers.begin(game, { left: count, where }),
  text: {
    en: 'damage {viper, counted, count} {where, select, reserves {in the Reserves} other {in space}}',
    es: 'daña {viper, counted, count} {where, select, reserves {de la Reserva} other {en el espacio}}',
    de: '{viper, counted, count, acc} {where, select, reserves {in der Reserve} other {im Weltraum}} beschädigen',
    fr: 'endommagez {viper, counted, count} {where, select, reserves {dans la Réserve} other {dans l’espace}}',
    pl: 'uszkodź {viper, counted, count, acc} {where, select, reserves {w Rezerwie} other {w przestrzeni}}',
  },
  facts: ({ count, where }) => ({ viper: ships.viper, count, where }),
  price: ({ count }) => ({ vipers: -count }),
})

/** Ragnar Anchorage: damaged and destroyed ships alike come back to the Reserves. */
export const repairFleet = node('repairFleet', {
  make: (vipers: number, raptors: number) => ({ vipers, raptors }),
  run: (game, { vipers, raptors }, { actor = 0 }) => repairAnything.begin(game, { seat: actor, vipers, raptors }),
  text: {
    en: 'the Admiral may repair up to {viper, counted, vipers} and up to {raptor, counted, raptors}, damaged or destroyed',
    es: 'el Almirante puede reparar hasta {viper, counted, vipers} y hasta {raptor, counted, raptors}, dañados o destruidos',
    de: 'der Admiral darf bis zu {viper, counted, vipers, acc} und bis zu {raptor, counted, raptors, acc} reparieren, auch zerstörte',
    fr: 'l’Amiral peut réparer jusqu’à {viper, counted, vipers} et jusqu’à {raptor, counted, raptors}, endommagés ou détruits',
    pl: 'Admirał może naprawić maksymalnie {viper, counted, vipers, acc} i maksymalnie {raptor, counted, raptors, acc}, także zniszczone',
  },
  facts: ({ vipers, raptors }) => ({ viper: ships.viper, vipers, raptor: ships.raptor, raptors }),
  price: ({ vipers, raptors }) => ({ vipers, raptors }),
})

/** Something that can be done only with ships in the Reserves to risk. */
export const risking = node('risking', {
  make: (ship: 'raptor' | 'viper', count: number, effect: Node) => ({ ship, count, effect }),
  run: (game, { effect }, context) => perform(game, effect, context),
  text: {
    en: 'risk {ship, counted, count} and {effect}',
    es: 'arriesga {ship, counted, count} y {effect}',
    de: '{ship, counted, count, acc} riskieren und {effect}',
    fr: 'risquez {ship, counted, count} et {effect}',
    pl: 'zaryzykuj {ship, counted, count, acc} i {effect}',
  },
  facts: ({ ship, count, effect }) => ({ ship: ships[ship], count, effect }),
  price: ({ effect }, view) => priceOf(effect, view),
  possible: (game, { ship, count }) => game.reserves[ship === 'raptor' ? 'raptors' : 'vipers'] >= count,
  parts: ({ effect }) => [effect],
})

export const recallUndamagedVipers = node('recallUndamagedVipers', {
  run: (game) => recallVipers(game),
  text: {
    en: 'return all undamaged vipers on the game board {reserves, form, to}',
    es: 'devuelve {reserves, form, to} todos los Vipers no dañados del tablero',
    de: 'alle unbeschädigten Viper vom Spielplan {reserves, form, to} zurücklegen',
    fr: 'remettez {reserves, form, to} tous les vipers non endommagés du plateau',
    pl: 'odłóż {reserves, form, to} wszystkie nieuszkodzone vipery z planszy',
  },
  facts: () => ({ reserves: boards.reserves }),
  price: () => ({ vipers: -0.5 }),
})

export const destroyCivilianShip = node('destroyCivilianShip', {
  make: (count: number = 1) => ({ count }),
  run: (game, { count }) => drawAndDestroyCivilians.begin(game, { left: count }),
  text: {
    en: 'draw {ship, counted, count} and destroy {count, plural, one {it} other {them}}',
    es: 'roba {ship, counted, count} y {count, plural, one {destrúyela} other {destrúyelas}}',
    de: '{ship, counted, count, acc} ziehen und zerstören',
    fr: 'piochez et détruisez {ship, counted, count}',
    pl: 'wylosuj i zniszcz {ship, counted, count, acc}',
  },
  facts: ({ count }) => ({ ship: ships.civilianShip, count }),
  price: ({ count }) => ({ civilianShips: -count, population: -count }),
})

export const place = node('place', {
  make: (placement: Placement) => ({ placement }),
  run: (game, { placement }) => beginPlacing(game, placement),
  text: {
    en: 'place {groups}',
    es: 'coloca {groups}',
    de: '{groups} platzieren',
    fr: 'placez {groups}',
    pl: 'umieść {groups}',
  },
  facts: ({ placement }) => ({ groups: placementPhrases(placement) }),
  price: ({ placement }) => placementPrice(placement),
})

const shipTerm = {
  raider: 'raider',
  heavyRaider: 'heavyRaider',
  basestar: 'basestar',
  viper: 'viper',
  civilian: 'civilianShip',
} as const

export const placementPhrases = (placement: Placement) =>
  Object.entries(placement).map(([area, group]) =>
    phrase(shipsInArea, {
      ships: Object.entries(group).map(([ship, count]) =>
        countOf(ships[shipTerm[ship as keyof typeof shipTerm]], count),
      ),
      area: areaTerms[area as keyof typeof areaTerms],
    }),
  )

const shipsInArea = alike('{ships} {area, form, in}')

export function placementPrice(placement: Placement): Price {
  const total = (ship: keyof typeof shipTerm) => sum(Object.values(placement).map((group) => group[ship] ?? 0))
  return {
    raiders: -total('raider'),
    heavyRaiders: -total('heavyRaider'),
    basestars: -total('basestar'),
    civilianShips: -total('civilian') / 2,
    vipers: total('viper') / 4,
  }
}

export const damageGalactica = node('damageGalactica', {
  make: (count: number = 1) => ({ count }),
  run: (game, { count }) => {
    for (let i = 0; i < count && game.over === undefined; i++) damageOnce(game)
  },
  text: {
    en: 'damage Galactica{count, plural, one {} =2 { twice} other { # times}}',
    es: 'Galactica resulta dañada{count, plural, one {} =2 { dos veces} other { # veces}}',
    de: 'die Galactica {count, plural, one {} =2 {zweimal } other {#-mal }}beschädigen',
    fr: 'endommagez le Galactica{count, plural, one {} =2 { deux fois} other { # fois}}',
    pl: 'uszkodź Galacticę{count, plural, one {} =2 { dwukrotnie} few { # razy} many { # razy} other { # razu}}',
  },
  price: ({ count }) => ({ galacticaDamage: -count }),
  possible: (game) => canBeDamaged(game),
})

/** Draw up to so many damage tokens, resolve some, put the others back. */
export const chooseDamage = node('chooseDamage', {
  make: (drawn: number, resolved: number) => ({ drawn, resolved }),
  run: (game, { drawn, resolved }, { actor = 0 }) => drawDamage.begin(game, { seat: actor, drawn, resolved }),
  text: {
    en: 'draw up to {token, counted, drawn}, resolve {resolved} of them and put the others back',
    es: 'roba hasta {token, counted, drawn}, resuelve {resolved} de ellas y devuelve las demás',
    de: 'bis zu {token, counted, drawn, acc} ziehen, {resolved} davon abhandeln und die übrigen zurücklegen',
    fr: 'piochez jusqu’à {token, counted, drawn}, appliquez-en {resolved} et remettez les autres',
    pl: 'wylosuj maksymalnie {token, counted, drawn, acc}, rozpatrz {resolved} z nich, a pozostałe odłóż z powrotem',
  },
  facts: ({ drawn, resolved }) => ({ token: cards.damageToken, drawn, resolved }),
  price: ({ resolved }) => ({ galacticaDamage: -resolved }),
  possible: (game) => canBeDamaged(game),
})

export const centurion = node('centurion', {
  make: (count: number = 1) => ({ count }),
  run: (game, { count }) => {
    for (let i = 0; i < count; i++) placeCenturion(game)
  },
  text: {
    en: 'place {ship, counted, count} at the start {track, form, of}',
    es: 'coloca {ship, counted, count} al inicio {track, form, of}',
    de: '{ship, counted, count, acc} am Anfang {track, form, of} platzieren',
    fr: 'placez {ship, counted, count} au début {track, form, of}',
    pl: 'umieść {ship, counted, count, acc} na początku {track, form, of}',
  },
  facts: ({ count }) => ({ ship: ships.centurion, count, track: tracks.boardingParty }),
  price: ({ count }) => ({ centurions: -count }),
  possible: (game) => centurionsLeft(game) > 0,
})

/** Words for the icons; a box adds its own. */
export const activationText = {
  raiders: phrase({
    en: 'activate the raiders',
    es: 'activa los Incursores',
    de: 'die Jäger aktivieren',
    fr: 'activez les raiders',
    pl: 'aktywuj raidery',
  }),
  launch: phrase({
    en: 'launch raiders from the basestars',
    es: 'lanza Incursores desde las Estrellas Base',
    de: 'Jäger von den Basissternen starten',
    fr: 'lancez des raiders depuis les basestars',
    pl: 'wypuść raidery z basestarów',
  }),
  heavy: phrase({
    en: 'activate the heavy raiders and centurions',
    es: 'activa los Incursores Pesados y los Centuriones',
    de: 'die schweren Jäger und die Zenturios aktivieren',
    fr: 'activez les raiders lourds et les centurions',
    pl: 'aktywuj ciężkie raidery i centuriony',
  }),
  basestars: phrase({
    en: 'activate the basestars',
    es: 'activa las Estrellas Base',
    de: 'die Basissterne aktivieren',
    fr: 'activez les basestars',
    pl: 'aktywuj basestary',
  }),
} as Record<Activation, Phrase>

export const activateCylons = node('activateCylons', {
  make: (...icons: Activation[]) => ({ icons }),
  run: (game, { icons }) => activateCylonShips.begin(game, { icons }),
  text: alike('{icons, list, then}'),
  facts: ({ icons }) => ({ icons: icons.map((icon) => activationText[icon]) }),
  price: ({ icons }) => ({ cylonActivations: -icons.length }),
})

/** Heavy Casualties: only the raiders that the card has just placed. */
export const activatePlacedRaiders = node('activatePlacedRaiders', {
  make: (area: 'portBow', count: number) => ({ area, count }),
  run: (game, { area, count }) => {
    const before = frameOf(game, cylonAttack)?.raidersBefore?.[area] ?? 0
    const placed = Math.min(count, game.space[area].raiders - before)
    if (placed > 0) activateRaiders.begin(game, { left: { [area]: placed } })
  },
  text: {
    en: 'activate the {count, plural, one {raider} other {# raiders}} just placed',
    es: 'activa {count, plural, one {el Incursor recién colocado} other {los # Incursores recién colocados}}',
    de: '{count, plural, one {den soeben platzierten Jäger} other {die # soeben platzierten Jäger}} aktivieren',
    fr: 'activez {count, plural, one {le raider qui vient d’être placé} other {les # raiders qui viennent d’être placés}}',
    pl: 'aktywuj {count, plural, one {właśnie umieszczonego raidera} few {# właśnie umieszczone raidery} many {# właśnie umieszczonych raiderów} other {# właśnie umieszczonego raidera}}',
  },
  price: () => ({ cylonActivations: -0.5 }),
})

export const launchFromBasestars = node('launchFromBasestars', {
  make: (raider: number, heavyRaider: number) => ({ raider, heavyRaider }),
  run: (game, { raider, heavyRaider }) => launch(game, { raider, heavyRaider }),
  text: {
    en: 'each basestar launches {what}',
    es: 'cada Estrella Base lanza {what}',
    de: 'jeder Basisstern startet {what}',
    fr: 'chaque basestar lance {what}',
    pl: 'każdy basestar wypuszcza {what}',
  },
  facts: ({ raider, heavyRaider }) => ({
    what: [countOf(ships.raider, raider), countOf(ships.heavyRaider, heavyRaider)],
  }),
  price: ({ raider, heavyRaider }) => ({ raiders: -raider, heavyRaiders: -heavyRaider }),
  possible: (game) => Object.values(game.space).some(({ basestars }) => basestars.length > 0),
})

export const discardNuke = node('discardNuke', {
  run: (game) => spendNuke(game),
  text: {
    en: 'discard {nuke, counted, one} (only if there is one)',
    es: 'descarta {nuke, counted, one} (solo si queda alguna)',
    de: '{nuke, counted, one, acc} ablegen (nur wenn noch eine vorhanden ist)',
    fr: 'défaussez {nuke, counted, one} (seulement s’il en reste)',
    pl: 'odrzuć {nuke, counted, one, acc} (tylko jeśli jakaś pozostała)',
  },
  facts: () => ({ nuke: ships.nuke, one: 1 }),
  price: () => ({ nukes: -1 }),
  possible: (game) => game.nukes > 0,
  barred: (game) => game.nukes === 0,
})

export const activateVipers = node('activateVipers', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => activate.begin(game, { by: actor, left: count }),
  text: {
    en: 'activate unmanned vipers up to {count, plural, one {# time} other {# times}}',
    es: 'activa Vipers no tripulados hasta {count, plural, one {# vez} other {# veces}}',
    de: 'bis zu {count}-mal eine unbemannte Viper aktivieren',
    fr: 'activez jusqu’à {count} fois un viper sans personnage à bord',
    pl: 'maksymalnie {count, plural, one {# raz} few {# razy} many {# razy} other {# razu}} aktywuj vipera bez pilota',
  },
  price: ({ count }) => ({ actions: count / 2 }),
  possible: (game) => unmannedActivations(game).length > 0,
})

/** Maximum Firepower. */
export const attackRepeatedly = node('attackRepeatedly', {
  make: (attacks: number) => ({ attacks }),
  run: (game, { attacks }, { actor = 0 }) => flyViper.begin(game, { seat: actor, attacks, mayMove: false }),
  text: {
    en: 'only while piloting a viper: attack with it up to {attacks, plural, one {# time} other {# times}}',
    es: 'solo al pilotar un Viper: ataca con él hasta {attacks, plural, one {# vez} other {# veces}}',
    de: 'nur als Pilot einer Viper: bis zu {attacks}-mal mit ihr angreifen',
    fr: 'seulement aux commandes d’un viper\u202f: attaquez avec lui jusqu’à {attacks} fois',
    pl: 'tylko pilotując vipera: zaatakuj nim maksymalnie {attacks, plural, one {# raz} few {# razy} many {# razy} other {# razu}}',
  },
  price: ({ attacks }) => ({ raiders: attacks / 2 }),
  possible: (game, _node, { actor = 0 }) => {
    const { at } = game.seats[actor]
    return isArea(at) && targetsIn(game, at).length > 0
  },
})

/** Keeps the card on the table. */
export const keepInPlay = node('keepInPlay', {
  run: (game, _node, { source }) => {
    if (source === undefined) return
    claimPlayed(game, source)
    putInPlay(game, source)
  },
  text: {
    en: 'this card stays in play',
    es: 'esta carta permanece en juego',
    de: 'diese Karte bleibt im Spiel',
    fr: 'cette carte reste en jeu',
    pl: 'ta karta pozostaje w grze',
  },
  price: () => ({}),
})

/** Takes the card off the table again. */
export const discardThis = node('discardThis', {
  run: (game, _node, { source }) => {
    if (source !== undefined) discardInPlay(game, source)
  },
  text: {
    en: 'discard this card',
    es: 'descarta esta carta',
    de: 'diese Karte abwerfen',
    fr: 'défaussez cette carte',
    pl: 'odrzuć tę kartę',
  },
  price: () => ({}),
})

/** Damaged vipers come back to the Reserves. */
export const repairVipers = node('repairVipers', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => {
    for (let i = Math.min(count, game.damagedVipers); i > 0; i--) repairViper(game)
  },
  text: {
    en: 'repair {viper, counted, count}',
    es: 'repara {viper, counted, count}',
    de: '{viper, counted, count, acc} reparieren',
    fr: 'réparez {viper, counted, count}',
    pl: 'napraw {viper, counted, count, acc}',
  },
  facts: ({ count }) => ({ viper: ships.viper, count }),
  price: ({ count }) => ({ vipers: count }),
})

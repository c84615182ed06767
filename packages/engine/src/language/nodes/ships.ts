// Ships of both sides: vipers, raptors, civilian ships, nukes, basestars, raiders and centurions.

import type { Placement } from '../../core/card.ts'
import { type Phrase, phrase, type Term } from '../../core/facts.ts'
import type { Activation } from '../../core/ids.ts'
import { alike, type Text } from '../../core/languages.ts'
import { type Node, node, perform, sumOf } from '../../core/node.ts'
import { frameOf } from '../../core/procedure.ts'
import type { Context, Table } from '../../core/state.ts'
import { discardInPlay, putInPlay } from '../../rules/cards-in-play.ts'
import { drawAndDestroyCivilians } from '../../rules/civilian-ships.ts'
import { cylonAttack } from '../../rules/crisis.ts'
import {
  activateCylonShips,
  activateRaiders,
  centurionsLeft,
  iconPrice,
  launch,
  launched,
  placeCenturion,
} from '../../rules/cylon-ships.ts'
import { canBeDamaged, damageGalactica as damageOnce } from '../../rules/damage.ts'
import {
  changeRaptors,
  damageSomeVipers,
  drawDamage,
  recallVipers,
  repairVipers as repair,
  repairAnything,
  type ViperSource,
} from '../../rules/fleet-losses.ts'
import { spendNuke } from '../../rules/nukes.ts'
import { beginPlacing, placeCivilians as placeAnywhere, placementPrice, supply } from '../../rules/placement.ts'
import { claimPlayed } from '../../rules/quorum.ts'
import { goneWith } from '../../rules/skill-cards.ts'
import { isArea } from '../../rules/table.ts'
import { vipersToRisk } from '../../rules/viper-kinds.ts'
import {
  activateVipers as activate,
  canPayForViper,
  flyViper,
  targetsIn,
  unmannedActivations,
} from '../../rules/vipers.ts'
import { countOf } from '../phrases.ts'
import { areas as areaTerms, boards, cards, ships, tracks } from '../terms.ts'

export const destroyRaptor = node('destroyRaptor', {
  make: (count: number = 1) => ({ count }),
  run: (game, { count }) => changeRaptors(game, -count),
  text: {
    en: '[destroy|destroys] {raptor, counted, count}',
    es: '[destruye|destruye|destruir] {raptor, counted, count}',
    de: '[zerstöre |zerstört |]{raptor, counted, count, acc}[|| zerstören]',
    fr: '[détruisez|détruit|détruire] {raptor, counted, count}',
    pl: '[zniszcz|niszczy|zniszczyć] {raptor, counted, count, acc}',
  },
  facts: ({ count }) => ({ raptor: ships.raptor, count }),
  price: ({ count }) => ({ raptors: -count }),
  possible: ({ reserves }) => reserves.raptors > 0,
})

/** A destroyed raptor comes back to the Reserves. */
export const repairRaptor = node('repairRaptor', {
  make: (count: number = 1) => ({ count }),
  run: (game, { count }) => changeRaptors(game, count),
  text: {
    en: '[repair|repairs] {count, plural, one {# destroyed raptor} other {# destroyed raptors}}',
    es: '[repara|repara|reparar] {count, plural, one {# Raptor destruido} other {# Raptors destruidos}}',
    de: '[repariere |repariert |]{count, plural, one {# zerstörten Raptor} other {# zerstörte Raptoren}}[|| reparieren]',
    fr: '[réparez|répare|réparer] {count, plural, one {# raptor détruit} other {# raptors détruits}}',
    pl: '[napraw|naprawia|naprawić] {count, plural, one {# zniszczonego raptora} few {# zniszczone raptory} many {# zniszczonych raptorów} other {# zniszczonego raptora}}',
  },
  price: ({ count }) => ({ raptors: count }),
  possible: ({ removed }) => removed.raptors > 0,
})

/** Damages vipers in the Reserves, in space, or wherever the current player chooses. */
export const damageVipers = node('damageVipers', {
  make: (count: number, where: ViperSource) => ({ count, where }),
  run: (game, { count, where }) => damageSomeVipers.begin(game, { left: count, where }),
  text: {
    en: '[damage|damages] {viper, counted, count} {where, select, reserves {in the Reserves} space {in space} other {in space or in the Reserves}}',
    es: '[daña|daña|dañar] {viper, counted, count} {where, select, reserves {de la Reserva} space {en el espacio} other {en el espacio o en la Reserva}}',
    de: '[beschädige |beschädigt |]{viper, counted, count, acc} {where, select, reserves {in der Reserve} space {im Weltraum} other {im Weltraum oder in der Reserve}}[|| beschädigen]',
    fr: '[endommagez|endommage|endommager] {viper, counted, count} {where, select, reserves {dans la Réserve} space {dans l’espace} other {dans l’espace ou dans la Réserve}}',
    pl: '[uszkodź|uszkadza|uszkodzić] {viper, counted, count, acc} {where, select, reserves {w Rezerwie} space {w przestrzeni} other {w przestrzeni lub w Rezerwie}}',
  },
  facts: ({ count, where }) =>
    where === 'unmanned' ? { viper: ships.unmannedViper, count, where: 'space' } : { viper: ships.viper, count, where },
  price: ({ count }) => ({ vipers: -count }),
})

/** Ragnar Anchorage: damaged and destroyed ships alike come back to the Reserves. */
export const repairFleet = node('repairFleet', {
  make: (vipers: number, raptors: number) => ({ vipers, raptors }),
  run: (game, { vipers, raptors }, { actor = 0 }) => repairAnything.begin(game, { seat: actor, vipers, raptors }),
  text: {
    en: 'the Admiral may repair up to {viper, counted, vipers} and {raptor, counted, raptors}, damaged or destroyed',
    es: 'el Almirante puede reparar hasta {viper, counted, vipers} y {raptor, counted, raptors}, dañados o destruidos',
    de: 'der Admiral darf bis zu {viper, counted, vipers, acc} und {raptor, counted, raptors, acc} reparieren, auch zerstörte',
    fr: 'l’Amiral peut réparer jusqu’à {viper, counted, vipers} et {raptor, counted, raptors}, endommagés ou détruits',
    pl: 'Admirał może naprawić maksymalnie {viper, counted, vipers, acc} i {raptor, counted, raptors, acc}, także zniszczone',
  },
  facts: ({ vipers, raptors }) => ({ viper: ships.viper, vipers, raptor: ships.raptor, raptors }),
  price: ({ vipers, raptors }) => ({ vipers, raptors }),
})

/** Something that can be done only with ships in the Reserves to risk. */
export const risking = node('risking', {
  make: (ship: 'raptor' | 'viper', count: number, effect: Node) => ({ ship, count, effect }),
  run: (game, { effect }, context) => perform(game, effect, context),
  text: alike('{effects, list, and, same}'),
  facts: ({ ship, count, effect }) => ({ effects: [phrase(risksText, { ship: ships[ship], count }), effect] }),
  prospect: ({ effect }, _table, context) => ({ effect, context }),
  possible: (game, { ship, count }) => (ship === 'raptor' ? game.reserves.raptors : vipersToRisk(game)) >= count,
  uses: 'raptor',
  parts: ({ effect }) => [effect],
})

const risksText: Text = {
  en: '{self, subject}[risk|risks] {ship, counted, count}',
  es: '{self, subject}[arriesga|arriesga|arriesgar] {ship, counted, count}',
  de: '{self, subject}[riskiere |riskiert |]{ship, counted, count, acc}[|| riskieren]',
  fr: '{self, subject}[risquez|risque|risquer] {ship, counted, count}',
  pl: '{self, subject}[zaryzykuj|ryzykuje|zaryzykować] {ship, counted, count, acc}',
}

export const recallUndamagedVipers = node('recallUndamagedVipers', {
  run: (game) => recallVipers(game),
  text: {
    en: '[return|returns] all undamaged vipers on the game board {reserves, form, to}',
    es: '[devuelve|devuelve|devolver] {reserves, form, to} todos los Vipers no dañados del tablero',
    de: '[lege |legt |]alle unbeschädigten Viper vom Spielplan {reserves, form, to} [zurück|zurück|zurücklegen]',
    fr: '[remettez|remet|remettre] {reserves, form, to} tous les vipers non endommagés du plateau',
    pl: '[odłóż|odkłada|odłożyć] {reserves, form, to} wszystkie nieuszkodzone vipery z planszy',
  },
  facts: () => ({ reserves: boards.reserves }),
  price: () => ({ vipers: -0.5 }),
})

export const destroyCivilianShip = node('destroyCivilianShip', {
  make: (count: number = 1) => ({ count }),
  run: (game, { count }) => drawAndDestroyCivilians.begin(game, { left: count }),
  text: {
    en: '[draw and destroy|draws and destroys|draw and destroy] {ship, counted, count}',
    es: '[roba|roba|robar] {ship, counted, count} al azar y {count, plural, one {[destrúyela|la destruye|destruirla]} other {[destrúyelas|las destruye|destruirlas]}}',
    de: '[ziehe und zerstöre |zieht und zerstört |]{ship, counted, count, acc}[|| ziehen und zerstören]',
    fr: '[piochez et détruisez|pioche et détruit|piocher et détruire] {ship, counted, count}',
    pl: '[wylosuj i zniszcz|losuje i niszczy|wylosować i zniszczyć] {ship, counted, count, acc}',
  },
  facts: ({ count }) => ({ ship: ships.civilianShip, count }),
  price: ({ count }) => ({ civilianShips: -count, population: -count }),
})

export const place = node('place', {
  make: (placement: Placement) => ({ placement }),
  run: (game, { placement }) => beginPlacing(game, placement),
  text: {
    en: '[place|places] {groups}',
    es: '[coloca|coloca|colocar] {groups}',
    de: '[platziere |platziert |]{groups}[|| platzieren]',
    fr: '[placez|place|placer] {groups}',
    pl: '[umieść|umieszcza|umieścić] {groups}',
  },
  facts: ({ placement }) => ({ groups: together(placementPhrases(placement)) }),
  price: ({ placement }) => placementPrice(placement),
})

/** Civilian ships that no area is named for. */
export const placeCivilians = node('placeCivilians', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => placeAnywhere.begin(game, { left: count }),
  text: {
    en: '[place|places] {ship, counted, count} in any space areas',
    es: '[coloca|coloca|colocar] {ship, counted, count} en cualquier zona de espacio',
    de: '[platziere |platziert |]{ship, counted, count, acc} auf beliebigen Weltraumfeldern[|| platzieren]',
    fr: '[placez|place|placer] {ship, counted, count} dans n’importe quelles cases d’espace',
    pl: '[umieść|umieszcza|umieścić] {ship, counted, count, acc} w dowolnych sektorach przestrzeni',
  },
  facts: ({ count }) => ({ ship: ships.civilianShip, count }),
  price: ({ count }) => ({ civilianShips: -count / 2 }),
  possible: (game) => supply(game, 'civilian') > 0,
})

const shipTerm = {
  raider: 'raider',
  heavyRaider: 'heavyRaider',
  basestar: 'basestar',
  viper: 'viper',
  civilian: 'civilianShip',
} as const

const placementPhrases = (placement: Placement, thing: (ship: Term, count: number) => Phrase = countOf): Phrase[] =>
  Object.entries(placement).map(([area, group]) =>
    phrase(shipsInArea, {
      ships: Object.entries(group).map(([ship, count]) => thing(ships[shipTerm[ship as keyof typeof shipTerm]], count)),
      area: areaTerms[area as keyof typeof areaTerms],
    }),
  )

const shipsInArea = alike('{ships} {area, form, in}')

/** "… in front of Galactica and 1 civilian ship behind it" */
const behindIt: Text = {
  en: '{ships} behind it',
  es: '{ships} detrás',
  de: '{ships} dahinter',
  fr: '{ships} derrière',
  pl: '{ships} z tyłu',
}

/** The ships of one area are joined by "and" already. */
function together(groups: readonly Phrase[]): Phrase {
  const [first, last] = [groups.slice(0, -1), groups[groups.length - 1]]
  if (first.length === 0) return last
  const isBehindIt = first.at(-1)?.facts.area === areaTerms.front && last.facts.area === areaTerms.rear
  const { area: _, ...facts } = last.facts
  return phrase(togetherText, { first, last: isBehindIt ? phrase(behindIt, facts) : last })
}

const togetherText: Text = {
  en: '{first, list, comma} and {last}',
  es: '{first, list, comma} y {last}',
  de: '{first, list, comma} und {last}',
  fr: '{first, list, comma} et {last}',
  pl: '{first, list, comma} oraz {last}',
}

/** What an attack brings, as a list: "1 basestar and 5 raiders in front of Galactica; 1 civilian ship behind Galactica". */
export const placementList = (placement: Placement): Phrase =>
  phrase(alike('{groups, list, then}'), { groups: placementPhrases(placement, listed) })

const listed = (thing: Term, n: number): Phrase => phrase(alike('{thing, counted, n}'), { thing, n })

export const damageGalactica = node('damageGalactica', {
  make: (count: number = 1) => ({ count }),
  run: (game, { count }) => {
    for (let i = 0; i < count && game.over === undefined; i++) damageOnce(game)
  },
  text: {
    en: '[damage|damages] Galactica{count, plural, one {} =2 { twice} other { # times}}',
    es: '[daña|daña|dañar] Galactica{count, plural, one {} =2 { dos veces} other { # veces}}',
    de: '[beschädige |beschädigt |]die Galactica{count, plural, one {} =2 { zweimal} other { #-mal}}[|| beschädigen]',
    fr: '[endommagez|endommage|endommager] le Galactica{count, plural, one {} =2 { deux fois} other { # fois}}',
    pl: '[uszkodź|uszkadza|uszkodzić] Galacticę{count, plural, one {} =2 { dwukrotnie} few { # razy} many { # razy} other { # razu}}',
  },
  price: ({ count }) => ({ galacticaDamage: -count }),
  possible: (game) => canBeDamaged(game),
})

/** Draw up to so many damage tokens, resolve some, put the others back. */
export const chooseDamage = node('chooseDamage', {
  make: (drawn: number, resolved: number) => ({ drawn, resolved }),
  run: (game, { drawn, resolved }, { actor = 0 }) => drawDamage.begin(game, { seat: actor, drawn, resolved }),
  text: {
    en: '{self, subject}[draw|draws] up to {token, counted, drawn}, [resolve|resolves] {resolved} of them and [put|puts] the others back',
    es: '{self, subject}[roba|roba|robar] hasta {token, counted, drawn}, [resuelve|resuelve|resolver] {resolved} de ellas y [devuelve|devuelve|devolver] las demás',
    de: '{self, subject}[ziehe |zieht |]bis zu {token, counted, drawn, acc}[, handle |, handelt | ziehen, ]{resolved} davon [ab und lege|ab und legt|abhandeln und] die übrigen [zurück|zurück|zurücklegen]',
    fr: '{self, subject}[piochez|pioche|piocher] jusqu’à {token, counted, drawn}, [appliquez-en {resolved} et remettez|en applique {resolved} et remet|en appliquer {resolved} et remettre] les autres',
    pl: '{self, subject}[wylosuj|losuje|wylosować] maksymalnie {token, counted, drawn, acc}, [rozpatrz|rozpatruje|rozpatrzyć] {resolved} z nich, a pozostałe [odłóż|odkłada|odłożyć] z powrotem',
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
    en: '[place|places] {ship, counted, count} at the start {track, form, of}',
    es: '[coloca|coloca|colocar] {ship, counted, count} al inicio {track, form, of}',
    de: '[platziere |platziert |]{ship, counted, count, acc} am Anfang {track, form, of}[|| platzieren]',
    fr: '[placez|place|placer] {ship, counted, count} au début {track, form, of}',
    pl: '[umieść|umieszcza|umieścić] {ship, counted, count, acc} na początku {track, form, of}',
  },
  facts: ({ count }) => ({ ship: ships.centurion, count, track: tracks.boardingParty }),
  price: ({ count }) => ({ centurions: -count }),
  possible: (game) => centurionsLeft(game) > 0,
})

interface Icon {
  readonly name: Text
  /** What is activated; an icon without it launches raiders. */
  readonly the?: Text
}

/** Words for the icons; a box adds its own. */
export const iconTexts = {
  raiders: {
    name: { en: 'raiders', es: 'Incursores', de: 'Jäger', fr: 'raiders', pl: 'raidery' },
    the: { en: 'the raiders', es: 'los Incursores', de: 'die Jäger', fr: 'les raiders', pl: 'raidery' },
  },
  heavy: {
    name: {
      en: 'heavy raiders and centurions',
      es: 'Incursores Pesados y Centuriones',
      de: 'schwere Jäger und Zenturios',
      fr: 'raiders lourds et centurions',
      pl: 'ciężkie raidery i centuriony',
    },
    the: {
      en: 'the heavy raiders and centurions',
      es: 'los Incursores Pesados y los Centuriones',
      de: 'die schweren Jäger und die Zenturios',
      fr: 'les raiders lourds et les centurions',
      pl: 'ciężkie raidery i centuriony',
    },
  },
  basestars: {
    name: { en: 'basestars', es: 'Estrellas Base', de: 'Basissterne', fr: 'basestars', pl: 'basestary' },
    the: { en: 'the basestars', es: 'las Estrellas Base', de: 'die Basissterne', fr: 'les basestars', pl: 'basestary' },
  },
  launch: {
    name: {
      en: 'launch of raiders',
      es: 'lanzamiento de Incursores',
      de: 'Start von Jägern',
      fr: 'lancement de raiders',
      pl: 'wypuszczenie raiderów',
    },
  },
} as Record<Activation, Icon>

/** The icons of an attack, as a list: "heavy raiders and centurions, basestars". */
export const activationList = (icons: readonly Activation[]): Phrase =>
  phrase(alike('{names, list, comma}'), { names: icons.map((icon) => phrase(iconTexts[icon].name)) })

/** One after the other: "activate the basestars, then the raiders". */
function orderOf(icon: Activation, i: number, icons: readonly Activation[]): Phrase {
  const then = i > 0 ? 'yes' : 'no'
  const { the } = iconTexts[icon]
  if (the === undefined) return phrase(launchText, { then })
  if (icon === icons[i - 1]) return phrase(againText)
  const again = i > 0 && iconTexts[icons[i - 1]].the !== undefined
  return phrase(again ? thenText : activateText, { then, ships: phrase(the) })
}

const activateText: Text = {
  en: '{then, select, yes {then } other {}}[activate|activates] {ships}',
  es: '{then, select, yes {luego } other {}}[activa|activa|activar] {ships}',
  de: '{then, select, yes {dann } other {}}[aktiviere |aktiviert |]{ships}[|| aktivieren]',
  fr: '{then, select, yes {puis } other {}}[activez|active|activer] {ships}',
  pl: '{then, select, yes {następnie } other {}}[aktywuj|aktywuje|aktywować] {ships}',
}

const thenText: Text = {
  en: 'then {ships}',
  es: 'luego {ships}',
  de: 'dann {ships}',
  fr: 'puis {ships}',
  pl: 'następnie {ships}',
}

const againText: Text = {
  en: 'then once more',
  es: 'luego otra vez',
  de: 'dann noch einmal',
  fr: 'puis encore une fois',
  pl: 'następnie jeszcze raz',
}

const launchText: Text = {
  en: '{then, select, yes {then } other {}}[launch|launches] raiders from the basestars',
  es: '{then, select, yes {luego } other {}}[lanza|lanza|lanzar] Incursores desde las Estrellas Base',
  de: '{then, select, yes {dann } other {}}[starte |startet |]Jäger von den Basissternen[|| starten]',
  fr: '{then, select, yes {puis } other {}}[lancez|lance|lancer] des raiders depuis les basestars',
  pl: '{then, select, yes {następnie } other {}}[wypuść|wypuszcza|wypuścić] raidery z basestarów',
}

export const activateCylons = node('activateCylons', {
  make: (...icons: Activation[]) => ({ icons }),
  run: (game, { icons }) => activateCylonShips.begin(game, { icons }),
  text: alike('{orders, list, comma, same}'),
  facts: ({ icons }) => ({ orders: icons.map(orderOf) }),
  price: ({ icons }, table) => sumOf(icons.map((icon) => iconPrice(table, icon))),
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
    en: '[activate|activates] the {count, plural, one {raider} other {# raiders}} just placed',
    es: '[activa|activa|activar] {count, plural, one {el Incursor recién colocado} other {los # Incursores recién colocados}}',
    de: '[aktiviere |aktiviert |]{count, plural, one {den soeben platzierten Jäger} other {die # soeben platzierten Jäger}}[|| aktivieren]',
    fr: '[activez|active|activer] {count, plural, one {le raider qui vient d’être placé} other {les # raiders qui viennent d’être placés}}',
    pl: '[aktywuj|aktywuje|aktywować] {count, plural, one {właśnie umieszczonego raidera} few {# właśnie umieszczone raidery} many {# właśnie umieszczonych raiderów} other {# właśnie umieszczonego raidera}}',
  },
  price: () => ({ cylonActivations: -0.5 }),
})

export const launchFromBasestars = node('launchFromBasestars', {
  make: (raider: number, heavyRaider: number) => ({ raider, heavyRaider }),
  run: (game, { raider, heavyRaider }) => launch(game, { raider, heavyRaider }),
  text: {
    en: '[launch|launches] {what} from each basestar',
    es: '[lanza|lanza|lanzar] {what} desde cada Estrella Base',
    de: '[starte |startet |]{what} von jedem Basisstern[|| starten]',
    fr: '[lancez|lance|lancer] {what} depuis chaque basestar',
    pl: '[wypuść|wypuszcza|wypuścić] {what} z każdego basestara',
  },
  facts: ({ raider, heavyRaider }) => ({
    what: [
      ...(raider > 0 ? [countOf(ships.raider, raider)] : []),
      ...(heavyRaider > 0 ? [countOf(ships.heavyRaider, heavyRaider)] : []),
    ],
  }),
  price: ({ raider, heavyRaider }, table) => placementPrice(launched(table, { raider, heavyRaider })),
  possible: (game) => Object.values(game.space).some(({ basestars }) => basestars.length > 0),
})

export const discardNuke = node('discardNuke', {
  run: (game) => spendNuke(game),
  text: {
    en: '[discard|discards] {nuke, counted, one} (only if there is one)',
    es: '[descarta|descarta|descartar] {nuke, counted, one} (solo si queda alguna)',
    de: '[lege |legt |]{nuke, counted, one, acc} [ab|ab|ablegen] (nur wenn noch eine vorhanden ist)',
    fr: '[défaussez|défausse|défausser] {nuke, counted, one} (seulement s’il en reste)',
    pl: '[odrzuć|odrzuca|odrzucić] {nuke, counted, one, acc} (tylko jeśli jakaś pozostała)',
  },
  facts: () => ({ nuke: ships.nuke, one: 1 }),
  price: () => ({ nukes: -1 }),
  possible: (game) => game.nukes > 0,
  barred: (game) => game.nukes === 0,
})

export const activateVipers = node('activateVipers', {
  uses: 'viper',
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => activate.begin(game, { by: actor, left: count }),
  text: {
    en: '{self, subject}[activate|activates] {count, plural, one {# unmanned viper} other {unmanned vipers up to # times}}',
    es: '{self, subject}[activa|activa|activar] {count, plural, one {# Viper no tripulado} other {Vipers no tripulados hasta # veces}}',
    de: '{self, subject}[aktiviere |aktiviert |]{count, plural, one {# unbemannte Viper} other {bis zu #-mal eine unbemannte Viper}}[|| aktivieren]',
    fr: '{self, subject}[activez|active|activer] {count, plural, one {# viper sans personnage à bord} other {jusqu’à # fois un viper sans personnage à bord}}',
    pl: '{self, subject}[aktywuj|aktywuje|aktywować] {count, plural, one {# vipera bez pilota} few {maksymalnie # razy vipera bez pilota} many {maksymalnie # razy vipera bez pilota} other {maksymalnie # razu vipera bez pilota}}',
  },
  price: ({ count }) => ({ viperActivations: count }),
  possible: (table, _node, context) => unmannedActivations(table).length > 0 && couldPay(table, context),
})

/** One viper is activated again and again. */
export const activateOneViper = node('activateOneViper', {
  make: (times: number) => ({ times }),
  run: (game, { times }, { actor = game.current }) => activate.begin(game, { by: actor, left: times, one: {} }),
  text: {
    en: '{self, subject}[activate|activates] {viper, counted, one} up to {times} times',
    es: '{self, subject}[activa|activa|activar] hasta {times} veces {viper, counted, one}',
    de: '{self, subject}[aktiviere |aktiviert |]{viper, counted, one, acc} bis zu {times}-mal[|| aktivieren]',
    fr: '{self, subject}[activez|active|activer] jusqu’à {times} fois {viper, counted, one}',
    pl: '{self, subject}[aktywuj|aktywuje|aktywować] maksymalnie {times} razy {viper, counted, one, acc}',
  },
  facts: ({ times }) => ({ viper: ships.unmannedViper, one: 1, times }),
  price: ({ times }) => ({ viperActivations: times }),
  possible: (table, _node, context) => unmannedActivations(table).length > 0 && couldPay(table, context),
})

/** Maximum Firepower. */
export const attackRepeatedly = node('attackRepeatedly', {
  make: (attacks: number) => ({ attacks }),
  run: (game, { attacks }, { actor = 0 }) => flyViper.begin(game, { seat: actor, attacks, mayMove: false }),
  text: {
    en: '{self, subject}[attack|attacks] up to {attacks, plural, one {# time} other {# times}} with the viper <you are|{self, gender, m {he is} f {she is} other {they are}}> piloting',
    es: '{self, subject}[ataca|ataca|atacar] hasta {attacks, plural, one {# vez} other {# veces}} con el Viper que <pilotas|pilota>',
    de: '{self, subject}[greife |greift |]bis zu {attacks}-mal mit der Viper [an|an|angreifen], die <du fliegst|{self, gender, f {sie} other {er}} fliegt>',
    fr: '{self, subject}[attaquez|attaque|attaquer] jusqu’à {attacks} fois avec le viper <que vous pilotez|qu’{self, gender, f {elle} other {il}} pilote>',
    pl: '{self, subject}[zaatakuj|atakuje|zaatakować] maksymalnie {attacks, plural, one {# raz} few {# razy} many {# razy} other {# razu}} viperem, którego <pilotujesz|pilotuje>',
  },
  price: ({ attacks }) => ({ ownShots: attacks }),
  possible: (table, _node, context) => {
    const { at } = table.seats[context.actor ?? 0]
    return isArea(at) && targetsIn(table, at).length > 0 && couldPay(table, context)
  },
})

/** Whoever plays a card does not pay with it. */
const couldPay = (table: Table, { actor = table.current, source }: Context): boolean =>
  canPayForViper(table, actor, goneWith(table, actor, source))

/** Keeps the card on the table. */
export const keepInPlay = node('keepInPlay', {
  run: (game, _node, { source }) => {
    if (source === undefined) return
    claimPlayed(game, source)
    putInPlay(game, source)
  },
  text: alike('{inPlay}'),
  price: () => ({}),
})

/** Takes the card off the table again. */
export const discardThis = node('discardThis', {
  run: (game, _node, { source }) => {
    if (source !== undefined) discardInPlay(game, source)
  },
  text: {
    en: '[discard|discards] this card',
    es: '[descarta|descarta|descartar] esta carta',
    de: '[wirf |wirft |]diese Karte [ab|ab|abwerfen]',
    fr: '[défaussez|défausse|défausser] cette carte',
    pl: '[odrzuć|odrzuca|odrzucić] tę kartę',
  },
  price: () => ({}),
})

/** Damaged vipers come back to the Reserves. */
export const repairVipers = node('repairVipers', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = game.current }) => repair(game, actor, Math.min(count, game.damagedVipers)),
  text: {
    en: '[repair|repairs] {count, plural, one {# damaged viper} other {# damaged vipers}}',
    es: '[repara|repara|reparar] {count, plural, one {# Viper dañado} other {# Vipers dañados}}',
    de: '[repariere |repariert |]{count, plural, one {# beschädigte Viper} other {# beschädigte Viper}}[|| reparieren]',
    fr: '[réparez|répare|réparer] {count, plural, one {# viper endommagé} other {# vipers endommagés}}',
    pl: '[napraw|naprawia|naprawić] {count, plural, one {# uszkodzonego vipera} few {# uszkodzone vipery} many {# uszkodzonych viperów} other {# uszkodzonego vipera}}',
  },
  price: ({ count }) => ({ vipers: count }),
})

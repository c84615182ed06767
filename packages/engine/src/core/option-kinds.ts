// The kinds of options that any rule may offer. Those that only one part or box has lie beside the question that offers them.

import type { Activation, Area, CardId, CharacterId, LocationId, Resource, Seat, SkillType, ViperKind } from './ids.ts'
import { alike, names, type Text } from './languages.ts'
import { option, type Target, word } from './option.ts'
import { rulesOf } from './rules.ts'

// One word

export const pass = word('pass')`Not now | Ahora no | Jetzt nicht | Pas maintenant | Nie teraz`
export const yes = word('yes')`Yes | Sí | Ja | Oui | Tak`
export const no = word('no')`No | No | Nein | Non | Nie`
export const nothing = word('nothing')`Do nothing | No hacer nada | Nichts tun | Ne rien faire | Nie rób nic`
export const stay = word('stay')`Do not move | No moverse | Nicht bewegen | Ne pas se déplacer | Nie ruszaj się`
export const done = word('done')`Done | Terminar | Fertig | Terminer | Zakończ`
export const keep = word('keep')`Keep it | Quedársela | Behalten | La garder | Zatrzymaj ją`
export const top = word(
  'top',
)`Leave it on top | Dejarla en la parte superior | Oben liegen lassen | Laisser au-dessus | Zostaw na wierzchu`
export const bottom = word(
  'bottom',
)`Put it at the bottom | Ponerla en la parte inferior | Unter den Stapel legen | Mettre en dessous | Przełóż na spód`
export const nobody = word('nobody')`Nobody | A nadie | Niemandem | À personne | Nikomu`

// People, places and things

export const seatOption = option<[seat: Seat]>(
  'seat',
  { label: alike('{player}'), facts: (player) => ({ player }), at: ([seat]) => [`seat:${seat}`] },
  { numbers: [0] },
)
export const characterOption = option<[character: CharacterId]>('character', {
  label: alike('{character}'),
  facts: (character) => ({ character }),
})
export const locationOption = option<[location: LocationId]>('location', {
  label: alike('{location}'),
  facts: (location) => ({ location }),
  at: ([location]) => [`place:${location}`],
})
export const activateOption = option<[location: LocationId]>('activate', {
  label: names`Activate {location, form, acc} | Activar {location, form, acc} | {location, form, acc} aktivieren | Activer {location, form, acc} | Aktywuj {location, form, acc}`,
  facts: (location) => ({ location }),
  at: ([location]) => [`place:${location}`],
})
export const areaOption = option<[area: Area]>('area', {
  label: alike('{area}'),
  facts: (area) => ({ area }),
  at: ([area]) => [`area:${area}`],
})
export const deckOption = option<[deck: string]>('deck', {
  label: alike('{deck}'),
  facts: (deck) => ({ deck }),
  at: ([deck]) => [`deck:${deck}`],
})
export const skillOption = option<[skill: SkillType]>('skill', {
  label: alike('{skill}'),
  facts: (skill) => ({ skill }),
  at: ([skill]) => [`deck:${skill}`],
})
/** So many skill cards of these types, drawn together. */
export const skillsOption = option<[types: string]>('skills', {
  label: alike('{drawn}'),
  facts: (types) => ({ drawn: types.split(',') }),
})
export const resourceOption = option<[resource: Resource]>('resource', {
  label: alike('{resource}'),
  facts: (resource) => ({ resource }),
  at: ([resource]) => [`dial:${resource}`],
})

// Cards, abilities and effects

const card = { label: alike('{card}'), facts: (id: CardId) => ({ card: id }) }
const inHand = ([id]: [CardId]): Target[] => [`hand:${id}`]

export const cardOption = option<[card: CardId]>('card', { ...card, at: inHand })
export const playOption = option<[card: CardId]>('play', {
  label: names`Play “{card}” | Jugar “{card}” | „{card}“ ausspielen | Jouer «\u202f{card}\u202f» | Zagraj „{card}”`,
  facts: card.facts,
  at: inHand,
})

const useOf: Text = {
  en: 'Use “{card}”',
  es: 'Usar “{card}”',
  de: '„{card}“ einsetzen',
  fr: 'Utiliser «\u202f{card}\u202f»',
  pl: 'Użyj „{card}”',
}
export const abilityOption = option<[ability: string]>('ability', {
  label: useOf,
  facts: card.facts,
  at: ([ability]) => [`ability:${ability}`],
})
/** A card in play. */
export const useOption = option<[card: CardId]>('use', {
  label: useOf,
  facts: card.facts,
  at: ([id]) => [`inPlay:${id}`],
})
export const revealOption = option<[card: CardId]>('reveal', {
  label: names`Reveal “{card}” | Revelar “{card}” | „{card}“ aufdecken | Révéler «\u202f{card}\u202f» | Ujawnij „{card}”`,
  facts: card.facts,
  at: ([id]) => [`loyalty:${id}`],
})
/** A card that lies face down before somebody. */
export const showOption = option<[card: CardId]>('show', {
  label: names`Show “{card}” | Mostrar “{card}” | „{card}“ zeigen | Montrer «\u202f{card}\u202f» | Pokaż „{card}”`,
  facts: card.facts,
  at: ([id]) => [`kept:${id}`],
})
export const quorumOption = option<[card: CardId]>('quorum', {
  label: names`Quorum card “{card}” | Carta de Quórum “{card}” | Zwölferratskarte „{card}“ | Carte Quorum «\u202f{card}\u202f» | Karta Kworum „{card}”`,
  facts: card.facts,
  at: ([id]) => [`quorum:${id}`],
})
/** An action that is printed on a board, a title or a reference card; its own words say what it points at. */
export const actionOption = option<[action: string]>('action', {
  ...card,
  at: ([action], table, seat) => rulesOf(table).actions[action].at?.(table, seat) ?? [`action:${action}`],
})
/** The label of an option that says nothing but what it would do. */
export const effectOnly: Text = alike('{effect}')
/** One of several effects, by its number. */
export const effectOption = option<[number: number]>('effect', { label: effectOnly }, { numbers: [0] })
/** A box of a crisis card, by its number. */
export const boxOption = option<[number: number]>('option', { label: effectOnly }, { numbers: [0] })
export const outcomeOption = option<[outcome: 'pass' | 'fail']>('outcome', {
  label: (outcome) => outcomes[outcome],
  tellsEffect: true,
})
const outcomes = {
  pass: { en: 'Pass', es: 'Éxito', de: 'Erfolg', fr: 'Réussite', pl: 'Sukces' },
  fail: { en: 'Fail', es: 'Fallo', de: 'Misserfolg', fr: 'Échec', pl: 'Porażka' },
} satisfies Record<string, Text>

// Ships

type ShipIn = [area: Area, ship: string, id?: number]

/** A ship in an area, as a target: a basestar by its number, others by their kind. */
const shipAt = ([area, ship, id]: ShipIn): Target[] => [
  ship === 'basestar' ? `basestar:${id}` : ship === 'civilianShip' ? `civilian:${id}` : `${ship}:${area}`,
]
const numbered = (area: Area, ship: string, id?: number) => ({
  area,
  ship,
  ...(id === undefined ? {} : { n: id + 1 }),
})

const attackOn: Text = {
  en: 'Attack {ship, form, a} {area, form, in}',
  es: 'Atacar a {ship, form, a} {area, form, in}',
  de: '{ship, form, aAcc} {area, form, in} angreifen',
  fr: 'Attaquer {ship, form, a} {area, form, in}',
  pl: 'Zaatakuj {ship, form, acc} {area, form, in}',
}
const attackOnNumbered: Text = {
  en: 'Attack {ship} {n} {area, form, in}',
  es: 'Atacar {ship, form, to} {n} {area, form, in}',
  de: '{ship} {n} {area, form, in} angreifen',
  fr: 'Attaquer {ship, form, the} {n} {area, form, in}',
  pl: 'Zaatakuj {ship, form, acc} {n} {area, form, in}',
}
export const attackOption = option<ShipIn>(
  'attack',
  { label: (_area, _ship, id) => (id === undefined ? attackOn : attackOnNumbered), facts: numbered, at: shipAt },
  { values: 3, numbers: [2] },
)
export const destroyOption = option<ShipIn>(
  'destroy',
  {
    label: names`Destroy {ship} {n} {area, form, in} | Destruir {ship, form, the} {n} {area, form, in} | {ship} {n} {area, form, in} zerstören | Détruire {ship, form, the} {n} {area, form, in} | Zniszcz {ship, form, acc} {n} {area, form, in}`,
    facts: numbered,
    at: shipAt,
  },
  { values: 3, numbers: [2] },
)
export const removeOption = option<ShipIn>(
  'remove',
  {
    label: names`Remove {ship} {n} {area, form, in} | Retirar {ship, form, the} {n} {area, form, in} | {ship} {n} {area, form, in} entfernen | Retirer {ship, form, the} {n} {area, form, in} | Usuń {ship, form, acc} {n} {area, form, in}`,
    facts: numbered,
    at: shipAt,
  },
  { values: 3, numbers: [2] },
)
/** A civilian ship. */
export const shipOption = option<[area: Area, id: number]>(
  'ship',
  {
    label: names`Civilian ship no. {n} {area, form, in} | Nave Civil n.º {n} {area, form, in} | Zivilschiff Nr. {n} {area, form, in} | Vaisseau civil nº {n} {area, form, in} | Statek cywilny nr {n} {area, form, in}`,
    facts: (area, id) => ({ area, n: id + 1 }),
    at: ([, id]) => [`civilian:${id}`],
  },
  { values: 2, numbers: [1] },
)
/** An unmanned viper in space; its kind, if that is special. */
export const viperOption = option<[area: Area, kind?: ViperKind]>(
  'viper',
  {
    label: alike('{ship} {area, form, in}'),
    facts: (area, kind) => ({ ship: kind ?? 'unmannedViper', area }),
    at: ([area]) => [`viper:${area}`],
  },
  { values: 2 },
)
/** One kind of vipers among several. */
export const kindOption = option<[kind: ViperKind]>('kind', {
  label: alike('{ship}'),
  facts: (ship) => ({ ship }),
})
export const heavyRaiderOption = option<[area: Area]>('heavyRaider', {
  label: alike('{ship} {area, form, in}'),
  facts: (area) => ({ ship: 'heavyRaider', area }),
  at: ([area]) => [`heavyRaider:${area}`],
})
/** A centurion, by its space on the boarding party track. */
export const centurionOption = option<[space: number]>(
  'centurion',
  {
    label: names`Centurion on space {n} of the Boarding Party track | Centurión en la casilla {n} del medidor de Abordaje | Zenturio auf Feld {n} der Enterkommando-Leiste | Centurion sur la case {n} de la piste d’abordage | Centurion na polu {n} toru Abordażu`,
    facts: (space) => ({ n: space + 1 }),
    at: ([space]) => [`boarding:${space}`],
  },
  { numbers: [0] },
)
export const raiders = word(
  'raiders',
)`Up to 3 raiders | Hasta 3 Incursores | Bis zu 3 Jäger | Jusqu’à 3 raiders | Maksymalnie 3 raidery`
export const flyOption = option<[area: Area]>('fly', {
  label: names`Fly {area, form, towards} | Volar {area, form, towards} | {area, form, towards} fliegen | Voler {area, form, towards} | Leć {area, form, towards}`,
  facts: (area) => ({ area }),
  at: ([area]) => [`area:${area}`],
})
/** From the Reserves; its kind, if that is special. */
export const launchOption = option<[area: Area, kind?: ViperKind]>(
  'launch',
  {
    label: names`Launch {ship, form, a} {area, form, in} | Lanzar {ship, form, a} {area, form, in} | {ship, form, aAcc} {area, form, in} starten | Lancer {ship, form, a} {area, form, in} | Wypuść {ship, form, acc} {area, form, in}`,
    facts: (area, ship = 'viper') => ({ area, ship }),
    at: ([area]) => [`area:${area}`],
  },
  { values: 2 },
)
export const moveOption = option<[from: Area, to: Area, kind?: ViperKind]>(
  'move',
  {
    label: {
      en: 'Move {ship, form, a} {from, form, from} {area, form, towards}',
      es: 'Mover {ship, form, a} {from, form, from} {area, form, towards}',
      de: '{ship, form, aAcc} {from, form, from} {area, form, towards} bewegen',
      fr: 'Déplacer {ship, form, a} {from, form, from} {area, form, towards}',
      pl: 'Przenieś {ship, form, acc} {from, form, from} {area, form, towards}',
    },
    facts: (from, area, ship = 'viper') => ({ from, area, ship }),
    at: ([from, to]) => [`viper:${from}`, `area:${to}`],
  },
  { values: 3 },
)
export const repairOption = option<[what: 'damagedViper' | 'destroyedViper' | 'raptor']>('repair', {
  label: (what) => repairs[what],
  at: ([what]) => (what === 'damagedViper' ? ['damagedVipers'] : []),
})
const repairs = {
  damagedViper: {
    en: 'A damaged viper',
    es: 'Un Viper dañado',
    de: 'Eine beschädigte Viper',
    fr: 'Un viper endommagé',
    pl: 'Uszkodzony viper',
  },
  destroyedViper: {
    en: 'A destroyed viper',
    es: 'Un Viper destruido',
    de: 'Eine zerstörte Viper',
    fr: 'Un viper détruit',
    pl: 'Zniszczony viper',
  },
  raptor: {
    en: 'A destroyed raptor',
    es: 'Un Raptor destruido',
    de: 'Ein zerstörter Raptor',
    fr: 'Un raptor détruit',
    pl: 'Zniszczony raptor',
  },
} satisfies Record<string, Text>

/** An icon for the Cylon ships; a box adds the words of its own to `iconTexts`. */
export const iconOption = option<[icon: Activation]>('icon', { label: (icon) => iconTexts[icon] as Text })
export const iconTexts: Partial<Record<Activation, Text>> = {
  raiders: {
    en: 'Activate the raiders',
    es: 'Activar los Incursores',
    de: 'Die Jäger aktivieren',
    fr: 'Activer les raiders',
    pl: 'Aktywuj raidery',
  },
  heavy: {
    en: 'Activate the heavy raiders and centurions',
    es: 'Activar los Incursores Pesados y los Centuriones',
    de: 'Die schweren Jäger und die Zenturios aktivieren',
    fr: 'Activer les raiders lourds et les centurions',
    pl: 'Aktywuj ciężkie raidery i centuriony',
  },
  basestars: {
    en: 'Activate the basestars',
    es: 'Activar las Estrellas Base',
    de: 'Die Basissterne aktivieren',
    fr: 'Activer les basestars',
    pl: 'Aktywuj basestary',
  },
  launch: {
    en: 'Launch raiders from the basestars',
    es: 'Lanzar Incursores desde las Estrellas Base',
    de: 'Jäger von den Basissternen starten',
    fr: 'Lancer des raiders depuis les basestars',
    pl: 'Wypuść raidery z basestarów',
  },
}

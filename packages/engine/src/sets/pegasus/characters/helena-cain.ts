// Helena Cain: military leader.

import { action, condition, interrupt, oncePerGame } from '../../../core/ability.ts'
import { type Character, draws, type Wrap } from '../../../core/card.ts'
import type { LocationId, Seat } from '../../../core/ids.ts'
import { names } from '../../../core/languages.ts'
import { log } from '../../../core/log.ts'
import { node, type Price } from '../../../core/node.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import { drawMany } from '../../../core/zones.ts'
import { mayNotActivate } from '../../../language/standing-rules.ts'
import { characters, places, ships as shipTerms } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { drawAndDestroyCivilians } from '../../../rules/civilian-ships.ts'
import { jump, jumpTrack } from '../../../rules/jump.ts'
import { type SkillCheck, skillCheck } from '../../../rules/skill-check.ts'
import { distance } from '../../../rules/table.ts'
import { execute } from '../../parts/execution.ts'
import { inNewCapricaPhase } from '../new-caprica/where.ts'
import '../terms.ts'

/** The check of the Admiral's Quarters has come to so much, and passes. */
const quartersReach = condition('quartersReach', {
  make: (total: number) => ({ total }),
  test: (game, { total }) => {
    const check = frameOf(game, skillCheck)
    return (
      check?.context.source === ('admirals-quarters' satisfies LocationId as string) &&
      (check.total ?? 0) >= total &&
      (check.total ?? 0) >= check.difficulty
    )
  },
  saysWhen: true,
  text: {
    en: 'when a skill check {location, form, of} is passed with {total} or more',
    es: 'cuando una prueba de Habilidad {location, form, of} se supera con {total} o más',
    de: 'wenn ein Fertigkeits-Check {location, form, of} mit {total} oder mehr bestanden wird',
    fr: 'quand un test de compétence {location, form, of} est réussi avec {total} ou plus',
    pl: 'gdy test umiejętności {location, form, of} kończy się sukcesem z wynikiem {total} lub więcej',
  },
  facts: ({ total }) => ({ location: places['admirals-quarters'], total }),
})

const executeInstead = node('executeInstead', {
  run: (game) => {
    const check = frameOf(game, skillCheck) as (SkillCheck & { intolerant?: boolean }) | undefined
    if (check === undefined) return
    check.pass = execute('chosen')
    check.intolerant = true
  },
  text: {
    en: '{self, subject}[execute|executes] the chosen player instead of sending them {brig, form, to}',
    es: '{self, subject}[ejecuta|ejecuta|ejecutar] al jugador elegido en lugar de enviarlo {brig, form, to}',
    de: '{self, subject}[exekutiere |exekutiert |]den gewählten Spieler[|| exekutieren], statt ihn {brig, form, to} zu schicken',
    fr: '{self, subject}[exécutez|exécute|exécuter] le joueur choisi au lieu de l’envoyer {brig, form, to}',
    pl: '{self, subject}[poddaj|poddaje|poddać] wybranego gracza egzekucji, zamiast wysłać go {brig, form, to}',
  },
  facts: () => ({ brig: places.brig }),
  price: (_node, table): Price => {
    const chosen = frameOf(table, skillCheck)?.context.chosen
    return chosen === undefined
      ? { morale: -0.7 }
      : { [`executed:${chosen}`]: 1, [`jailed:${chosen}`]: -1, morale: -0.7 }
  },
  possible: (game) => (frameOf(game, skillCheck) as { intolerant?: boolean } | undefined)?.intolerant !== true,
})

/** ruling: docs/rulings.md#blind-jump */
const blindJump = node('blindJump', {
  make: (furthest: number, ships: number) => ({ furthest, ships }),
  run: (game, { ships }) => jumpBlindly.begin(game, { ships }),
  text: {
    en: 'if the distance travelled is {furthest} or less, {self, subject}[draw and destroy|draws and destroys] {ship, counted, ships}; then the fleet jumps at once, and the Admiral draws only 1 Destination card',
    es: 'si la distancia recorrida es de {furthest} o menos, {self, subject}[roba|roba|robar] {ship, counted, ships} al azar y [destrúyelas|las destruye|destruirlas]; luego la flota efectúa un salto de inmediato y el Almirante roba solo 1 carta de Salto',
    de: 'wenn die zurückgelegte Entfernung {furthest} oder weniger beträgt[, ziehe und zerstöre |: |, ]{self, subject}[|zieht und zerstört |]{ship, counted, ships, acc}[|| ziehen und zerstören]; danach springt die Flotte sofort, und der Admiral zieht nur 1 Zielortkarte',
    fr: 'si la distance parcourue est de {furthest} ou moins, {self, subject}[piochez et détruisez|pioche et détruit|piocher et détruire] {ship, counted, ships}\u202f; puis la flotte saute aussitôt, et l’Amiral ne pioche qu’une carte Destination',
    pl: 'jeśli przebyty dystans wynosi {furthest} lub mniej, {self, subject}[wylosuj i zniszcz|losuje i niszczy|wylosować i zniszczyć] {ship, counted, ships, acc}; następnie flota natychmiast wykonuje skok, a Admirał ciągnie tylko 1 kartę Punktu docelowego',
  },
  facts: ({ furthest, ships }) => ({ furthest, ships, ship: shipTerms.civilianShip }),
  price: ({ ships }, { jumpPreparation: at }) => ({
    civilianShips: -ships,
    population: -ships,
    jumps: 1,
    jumpPreparation: Math.max(0, jumpTrack.firstBlue - at),
  }),
  possible: (table, { furthest }) => distance(table) <= furthest && !inNewCapricaPhase(table),
})

export const helenaCain = {
  name: nameOf(characters['helena-cain']),
  type: 'military leader',
  skills: draws([2, 'leadership'], [2, 'tactics'], [1, 'leadership', 'tactics']),
  setup: ['pegasus-cic', 'command'],
  succession: { president: 17, admiral: 1, cag: 11 },
  abilities: {
    intolerant: {
      name: names`Intolerant | Intolerante | Intolerant | Intolérante | Nietolerancyjna`,
      ...interrupt('skillCheck:afterTotal', executeInstead(), { when: quartersReach(10) }),
    },
    blindJump: {
      name: names`Blind Jump | Salto a ciegas | Blindsprung | Saut à l’aveugle | Ślepy skok`,
      ...oncePerGame(action(blindJump(6, 2))),
    },
    bentOnRevenge: {
      name: names`Bent on Revenge | Sed de venganza | Auf Rache aus | Soif de vengeance | Żądna zemsty`,
      ...mayNotActivate('ftl-control', 'engine-room'),
    },
  },
} as const satisfies Character

/** Blind Jump: two civilian ships are left behind, and there is no choice of destination. */
const jumpBlindly = procedure<{ ships: number }>('blindJump', {
  leaveShips: (game, { ships }) => drawAndDestroyCivilians.begin(game, { left: ships }),
  jump: (game) => {
    log(game, 'jumps', {})
    jump.begin(game, { blind: true } as object)
  },
})

export const blindJumpWraps = {
  'jump:drawDestinations': ((game, frame, step) => {
    if (!frame.blind) return step()
    frame.chooser = game.titles.admiral
    game.held.push({ by: game.titles.admiral, deck: 'destination', cards: drawMany(game, 'destination', 1) })
    return undefined
  }) satisfies Wrap<{ blind?: boolean; chooser?: Seat }>,
}

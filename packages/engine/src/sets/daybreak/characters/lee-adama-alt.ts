// Lee Adama, political leader: another version of the pilot.

import { at, condition, interrupt, rule } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
import { log } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import { changed } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { mayUseOnce, spendOnce } from '../../../core/windows.ts'
import { discard } from '../../../language/nodes/cards.ts'
import { cards, characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { activateLocation, canActivate, prospectOfPlace } from '../../../rules/actions.ts'
import { goOtherWay, otherWays } from '../../../rules/crisis.ts'
import { orderCarriedOut } from '../../../rules/executive-order.ts'
import { isArea } from '../../../rules/table.ts'
import { forMiracles } from '../miracles.ts'
import { mutinyDrawn } from '../mutiny.ts'
import '../terms.ts'

const gaveOrder = condition('gaveOrder', {
  test: (table, _condition, owner) => frameOf(table, orderCarriedOut)?.by === owner && usableHere(table, owner),
  saysWhen: true,
  text: {
    en: 'after <your|{self, form, gen}> “Executive Order” has been carried out',
    es: 'después de cumplirse <tu “Orden ejecutiva”|la “Orden ejecutiva” {self, form, gen}>',
    de: 'nachdem <deine|{self, form, gen}> „Anweisung von oben“ ausgeführt wurde',
    fr: 'après l’exécution de <votre «\u202fOrdre exécutif\u202f»|l’«\u202fOrdre exécutif\u202f» {self, form, gen}>',
    pl: 'gdy <twój „Rozkaz prezydencki”|„Rozkaz prezydencki” {self, form, gen}> zostanie wykonany',
  },
})

const usableHere = (table: Table, seat: number): boolean => {
  const { at: place } = table.seats[seat]
  return place !== undefined && !isArea(place) && canActivate(table, seat, place)
}

const activateHere = node('activateHere', {
  run: (game, _node, { actor = 0 }) => {
    const { at: location } = game.seats[actor]
    if (location !== undefined && !isArea(location)) activateLocation.begin(game, { seat: actor, location })
  },
  text: {
    en: '{self, subject}[activate|activates] <your|{self, gender, m {his} f {her} other {their}}> current location',
    es: '{self, subject}[activa|activa|activar] la localización en la que <estás|está>',
    de: '{self, subject}[aktiviere |aktiviert |]den eigenen Ort[|| aktivieren]',
    fr: '{self, subject}[activez|active|activer] le lieu où <vous êtes|il se trouve>',
    pl: '{self, subject}[aktywuj|aktywuje|aktywować] obszar, na którym <przebywasz|przebywa>',
  },
  prospect: (_node, table, { actor = table.current }) => {
    const { at: location } = table.seats[actor]
    return location === undefined || isArea(location) ? { changes: {} } : prospectOfPlace(table, actor, location)
  },
})

/** What he chooses in the place of both boxes. */
const discarded = 5
otherWays.effect = discard('current', discarded)

const findsOtherWay = rule('findsOtherWay', {
  bends: {
    otherWay: (value, { seat }, _rule, owner, table) =>
      seat === owner && mayUseOnce(table, seat, 'chooseADifferentPath') ? 1 : value,
  },
  text: {
    en: '{often}, when <you choose|{self} chooses> on a Crisis card, <you|{self}> may have the current player discard {cards, counted, count} instead of both options',
    es: '{often}, cuando <elijas|{self} elija> en una carta de Crisis, <puedes|puede> hacer que el jugador actual descarte {cards, counted, count} en lugar de ambas opciones',
    de: '{often}, wenn <du|{self}> auf einer Krisenkarte <wählst|wählt>, <darfst du|darf {self}> statt beider Möglichkeiten den aktiven Spieler {cards, counted, count, acc} abwerfen lassen',
    fr: '{often}, quand <vous choisissez|{self} choisit> sur une carte Crise, <vous pouvez|{self} peut> faire défausser {cards, counted, count} au joueur actif au lieu des deux options',
    pl: '{often}, gdy <wybierasz|{self} wybiera> na karcie Kryzysu, <możesz|może> zamiast obu możliwości kazać aktywnemu graczowi odrzucić {cards, counted, count, acc}',
  },
  facts: () => ({ often: forMiracles(1), cards: cards.skillCard, count: discarded }),
})

const drewMutiny = condition('drewMutiny', {
  test: (table, _condition, owner) => frameOf(table, mutinyDrawn)?.seat === owner,
  saysWhen: true,
  text: {
    en: 'when <you draw|{self} draws> a Mutiny card',
    es: 'cuando <robas|{self} roba> una carta de Motín',
    de: 'wenn <du|{self}> eine Meutereikarte <ziehst|zieht>',
    fr: 'quand <vous piochez|{self} pioche> une carte Mutinerie',
    pl: 'gdy <ciągniesz|{self} ciągnie> kartę Buntu',
  },
})

export const leeAdamaAlt = {
  name: nameOf(characters['lee-adama-alt']),
  type: 'political leader',
  alternateOf: 'lee-apollo-adama',
  skills: draws([1, 'tactics'], [2, 'piloting'], [2, 'leadership', 'politics']),
  setup: 'admirals-quarters',
  succession: { president: 3, admiral: 19, cag: 8 },
  abilities: {
    forwardThinker: {
      name: names`Forward Thinker | Visión de futuro | Vordenker | Visionnaire | Dalekowzroczny`,
      ...interrupt('orderCarriedOut', activateHere(), { when: gaveOrder(), once: 'frame' }),
    },
    chooseADifferentPath: {
      name: names`Choose a Different Path | Elegir otro camino | Einen anderen Weg wählen | Choisir une autre voie | Wybór innej drogi`,
      ...findsOtherWay(),
    },
    moralDilemma: {
      name: names`Moral Dilemma | Dilema moral | Moralisches Dilemma | Dilemme moral | Dylemat moralny`,
      ...at('mutinyDrawn', discard('self', 2), drewMutiny()),
    },
  },
} as const satisfies Character

export const leeChanges = [
  changed(goOtherWay, (_rule, game, seat) => {
    log(game, 'usesAbility', { seat, ability: 'chooseADifferentPath' })
    spendOnce(game, seat, 'chooseADifferentPath')
  }),
]

// Brendan “Hot Dog” Costanza: pilot.

import { interrupt, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import { type Area, areas, type Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { occasion } from '../../../core/moments.ts'
import { node } from '../../../core/node.ts'
import { word } from '../../../core/option.ts'
import { cardOption, viperOption } from '../../../core/option-kinds.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import { shuffle } from '../../../core/random.ts'
import { changed } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { addToHand, discardSkill, drawMany } from '../../../core/zones.ts'
import { characters, skillCards } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { destroyCivilian } from '../../../rules/civilian-ships.ts'
import { hitViper } from '../../../rules/combat.ts'
import { takeVipers, vipersIn } from '../../../rules/viper-kinds.ts'
import { miraclesOf } from '../miracles.ts'
import '../terms.ts'

const keepSome = node('keepMementos', {
  make: (drawn: number, kept: number) => ({ drawn, kept }),
  run: (game, { drawn, kept }, { actor = 0 }) => memento.begin(game, { seat: actor, drawn, kept }),
  text: {
    en: '{self, subject}[draw|draws] {cards, counted, drawn}, [keep|keeps] {kept} and [discard|discards] the rest',
    es: '{self, subject}[roba|roba|robar] {cards, counted, drawn}, [conserva|conserva|conservar] {kept} y [descarta|descarta|descartar] el resto',
    de: '{self, subject}[ziehe |zieht |]{cards, counted, drawn, acc}[, behalte| und behält| ziehen,] {kept} davon [und wirf|und wirft|behalten und] den Rest [ab|ab|abwerfen]',
    fr: '{self, subject}[piochez|pioche|piocher] {cards, counted, drawn}, [gardez-en|en garde|en garder] {kept} et [défaussez|défausse|défausser] le reste',
    pl: '{self, subject}[pociągnij|ciągnie|pociągnąć] {cards, counted, drawn, acc}, [zachowaj|zachowuje|zachować] {kept} i [odrzuć|odrzuca|odrzucić] resztę',
  },
  facts: ({ drawn, kept }) => ({ cards: skillCards.piloting, drawn, kept }),
  price: ({ kept }) => ({ skillCards: kept }),
})

/** A civilian ship on the board is about to be turned over and lost. */
const shipDoomed = occasion<{ area: Area; id: number; saved?: boolean }>(
  'shipDoomed',
  {
    en: 'before a civilian ship {which, select, this {{area, form, in}} other {in a space area}} is destroyed',
    es: 'antes de que se destruya una Nave Civil {which, select, this {{area, form, in}} other {en una zona de espacio}}',
    de: 'bevor ein Zivilschiff {which, select, this {{area, form, in}} other {in einem Weltraumfeld}} zerstört wird',
    fr: 'avant la destruction d’un vaisseau civil {which, select, this {{area, form, in}} other {dans une case d’espace}}',
    pl: 'zanim statek cywilny {which, select, this {{area, form, in}} other {w sektorze}} zostanie zniszczony',
  },
  ({ area }) => ({ area }),
)

const sacrificeViper = node('sacrificeViper', {
  run: (game, _node, { actor = 0 }) => escort.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[destroy|destroys] an undamaged viper instead and [shuffle|shuffles] the civilian ship into the unused ones',
    es: '{self, subject}[destruye|destruye|destruir] en su lugar un Viper no dañado y [baraja|baraja|barajar] la Nave Civil entre las no usadas',
    de: '{self, subject}[zerstöre |zerstört |]stattdessen eine unbeschädigte Viper [und mische|und mischt|zerstören und] das Zivilschiff unter die unbenutzten[|| mischen]',
    fr: '{self, subject}[détruisez|détruit|détruire] à la place un viper intact et [mélangez|mélange|mélanger] le vaisseau civil aux vaisseaux inutilisés',
    pl: '{self, subject}[zniszcz|niszczy|zniszczyć] zamiast tego nieuszkodzonego vipera i [wtasuj|wtasowuje|wtasować] statek cywilny do nieużywanych',
  },
  price: () => ({ vipers: -1, civilianShips: 1 }),
  possible: (table) => undamaged(table).length > 0,
})

const fromReserves = word(
  'viperOfReserves',
)`A viper in the Reserves | Un Viper de la Reserva | Eine Viper in der Reserve | Un viper de la Réserve | Viper w Rezerwie`

const undamaged = (table: Table): string[] => [
  ...(table.reserves.vipers > 0 ? [fromReserves] : []),
  ...areas.flatMap((area) => vipersIn(table, area)),
]

const losesDamagedViper = rule('losesDamagedViper', {
  bends: { viperLost: (value, { seat }, _rule, owner) => (seat === owner ? 1 : value) },
  text: {
    en: 'a viper that <you pilot|{self} pilots> is destroyed when it would be damaged',
    es: 'un Viper que <pilotes|{self} pilote> se destruye cuando resultaría dañado',
    de: 'eine Viper, die <du steuerst|{self} steuert>, wird zerstört, wenn sie beschädigt würde',
    fr: 'un viper que <vous pilotez|{self} pilote> est détruit quand il serait endommagé',
    pl: 'viper, którego <pilotujesz|{self} pilotuje>, zostaje zniszczony, gdy miałby zostać uszkodzony',
  },
})

export const brendanHotDogCostanza = {
  name: nameOf(characters['brendan-hot-dog-costanza']),
  type: 'pilot',
  skills: draws([1, 'leadership'], [1, 'tactics'], [2, 'piloting'], [1, 'engineering']),
  setup: 'hangar-deck',
  succession: { president: 23, admiral: 14, cag: 6 },
  abilities: {
    memento: {
      name: names`Memento | Recuerdo | Andenken | Souvenir | Pamiątka`,
      ...interrupt('populationLost', keepSome(3, 2), { once: 'turn' }),
    },
    escortOfCivilians: {
      name: names`Escort | Escolta | Eskorte | Escorte | Eskorta`,
      ...oncePerGame(interrupt('shipDoomed', sacrificeViper())),
    },
    forcedToEject: {
      name: names`Forced to Eject | Eyección forzosa | Zum Ausstieg gezwungen | Éjection forcée | Wymuszone katapultowanie`,
      ...losesDamagedViper(),
    },
  },
} as const satisfies Character

/** Memento. */
const memento = procedure<{ seat: Seat; drawn: number; kept: number }>('memento', {
  draw: (game, { seat, drawn }) => {
    const cards = drawMany(game, 'piloting', drawn)
    game.held.push({ by: seat, deck: 'piloting', cards })
    tell.mementoDrawn(game, { seat, count: cards.length })
  },
  keep: {
    text: says`Which cards do you keep? | ¿Qué cartas conservas? | Welche Karten behältst du? | Quelles cartes gardez-vous\u202f? | Które karty zachowujesz?`,
    options: (game) => cardOption.each(game.held.at(-1)?.cards ?? []),
    pick: (_game, { kept }, _seat, options) => ({
      min: Math.min(kept, options.length),
      max: Math.min(kept, options.length),
    }),
    always: () => true,
    answer: (game, _frame, seat, choices) => {
      const cards = game.held.pop()?.cards ?? []
      for (const card of choices.map(cardOption.of)) {
        cards.splice(cards.indexOf(card), 1)
        addToHand(game, seat, card)
      }
      for (const card of cards) discardSkill(game, card)
      tell.mementoKept(game, { seat, cards: [...cards] })
    },
  },
})

/** Escort. */
const escort = procedure<{ seat: Seat }>('hotDogsEscort', {
  viper: {
    text: says`Which viper is destroyed? | ¿Qué Viper se destruye? | Welche Viper wird zerstört? | Quel viper est détruit\u202f? | Który viper zostaje zniszczony?`,
    options: (game) => undamaged(game),
    answer: (game, _frame, seat, [choice]) => {
      if (choice === fromReserves) takeVipers(game, { by: seat, from: 'reserves', to: 'destroyed', left: 1 })
      else {
        const [area, kind = 'viper'] = viperOption.read(choice)
        hitViper(game, area, kind, true)
      }
      const doomed = frameOf(game, shipDoomed)
      if (doomed === undefined) return
      doomed.saved = true
      const { civilians } = game.space[doomed.area]
      const ship = civilians.findIndex(({ id }) => id === doomed.id)
      game.civilianPile.push(...civilians.splice(ship, 1).map(({ face }) => face))
      shuffle(game.random, game.civilianPile)
      tell.escorted(game, { seat, area: doomed.area })
    },
  },
})

const canEscort = (table: Table): boolean =>
  table.seats.some(
    ({ character, revealed }, seat) =>
      character === 'brendan-hot-dog-costanza' && !revealed && miraclesOf(table, seat) > 0,
  ) && undamaged(table).length > 0

/** A ship that nobody has saved is turned over when the moment to do so is past. */
const destroyAfterwards = procedure<{ area: Area; id: number }>('destroyAfterwards', {
  save: (game, { area, id }) => shipDoomed.begin(game, { area, id }),
  destroy: (game, { area, id }) => destroyCivilian(game, area, id),
})

/** The moment comes once for each ship. */
const isBeingDestroyed = ({ stack }: Table, ship: number): boolean =>
  stack.some(({ at, id }) => at.startsWith('destroyAfterwards:') && id === ship)

export const hotDogChanges = [
  changed(destroyCivilian, (rule, game, area, id) => {
    if (canEscort(game) && !isBeingDestroyed(game, id)) destroyAfterwards.begin(game, { area, id })
    else rule(game, area, id)
  }),
]

const tell = {
  mementoDrawn: tells('mementoDrawn', {
    en: '{seat} draws {count} Piloting cards.',
    es: '{seat} roba {count} cartas de Pilotaje.',
    de: '{seat} zieht {count} Raumkampf-Karten.',
    fr: '{seat} pioche {count} cartes Pilotage.',
    pl: '{seat} ciągnie {count} karty Pilotażu.',
  }),
  mementoKept: tells('mementoKept', {
    en: '{seat} discards {cards} and keeps the others.',
    es: '{seat} descarta {cards} y conserva las demás.',
    de: '{seat} wirft {cards} ab und behält die anderen.',
    fr: '{seat} défausse {cards} et garde les autres.',
    pl: '{seat} odrzuca {cards} i zachowuje pozostałe.',
  }),
  escorted: tells('escortedByHotDog', {
    en: '{seat} saves the civilian ship {area, form, in}.',
    es: '{seat} salva la Nave Civil {area, form, in}.',
    de: '{seat} rettet das Zivilschiff {area, form, in}.',
    fr: '{seat} sauve le vaisseau civil {area, form, in}.',
    pl: '{seat} ratuje statek cywilny {area, form, in}.',
  }),
}

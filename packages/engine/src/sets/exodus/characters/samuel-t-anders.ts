// Samuel T. Anders: pilot.

import { action, condition, interrupt, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { Seat } from '../../../core/ids.ts'
import { alike, names, says } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { option } from '../../../core/option.ts'
import { cardOption, skillOption } from '../../../core/option-kinds.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { die } from '../../../rules/die.ts'
import { cardOf, discardCards, drawSkills, weakest } from '../../../rules/skill-cards.ts'
import { skillTypesOf } from '../../../rules/table.ts'
import '../terms.ts'

const exchangeCards = node('exchangeCards', {
  run: (game, _node, { actor = 0 }) => starPlayer.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[discard|discards] any number of Skill cards and [draw|draws] as many of 1 type of <your|{self, gender, m {his} f {her} other {their}}> skill set',
    es: '{self, subject}[descarta|descarta|descartar] cualquier número de cartas de Habilidad y [roba|roba|robar] otras tantas de 1 tipo de <tus|sus> habilidades',
    de: '{self, subject}[wirf |wirft |]beliebig viele Fertigkeitskarten [ab und ziehe|ab und zieht|abwerfen und] ebenso viele eines Typs <deiner|der eigenen> Fertigkeiten[|| ziehen]',
    fr: '{self, subject}[défaussez|défausse|défausser] autant de cartes Compétence que <vous voulez|voulu> et [piochez-en|en pioche|en piocher] autant d’un seul type de <vos|ses> compétences',
    pl: '{self, subject}[odrzuć|odrzuca|odrzucić] dowolną liczbę kart umiejętności i [pociągnij|ciągnie|pociągnąć] tyle samo kart 1 rodzaju ze swojego zestawu umiejętności',
  },
  price: () => ({ skillCards: 1 }),
  possible: (table, _node, { actor = 0 }) => table.seats[actor].hand.length > 0,
})

/** Longshot: dice that somebody else rolls are not his. ruling: docs/rulings.md#longshot */
const ownRollInOwnTurn = condition('ownRollInOwnTurn', {
  test: (table, _condition, owner) => table.current === owner && frameOf(table, die)?.by === owner,
  saysWhen: true,
  text: {
    en: 'when <you|{self}> would roll a die in <your|{self, gender, m {his} f {her} other {their}}> own turn',
    es: 'cuando <vayas|{self} vaya> a tirar un dado en <tu|su> propio turno',
    de: 'wenn <du|{self}> im eigenen Zug würfeln <würdest|würde>',
    fr: 'quand <vous devez|{self} doit> lancer un dé pendant <votre|son> propre tour',
    pl: 'gdy <masz|{self} ma> rzucić kostką we własnej turze',
  },
})

const sayDie = node('sayDie', {
  run: (game, _node, { actor = 0 }) => longshot.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[choose|chooses] the result instead of rolling; nothing changes or repeats it',
    es: '{self, subject}[elige|elige|elegir] el resultado en lugar de tirar; nada lo modifica ni lo repite',
    de: '{self, subject}[wähle |wählt |]das Ergebnis[|| wählen], statt zu würfeln; nichts ändert oder wiederholt es',
    fr: '{self, subject}[choisissez|choisit|choisir] le résultat au lieu de lancer le dé\u202f; rien ne le modifie ni ne le relance',
    pl: '{self, subject}[wybierz|wybiera|wybrać] wynik, zamiast rzucać; nic go nie zmienia ani nie powtarza',
  },
  price: () => ({ skillCards: 1 }),
  possible: (table) => frameOf(table, die)?.chosen === undefined,
})

const sitsOutFirstTurn = rule('sitsOutFirstTurn', {
  bends: {
    noSkillsReceived: (value, { seat }, _rule, owner = -1, table) =>
      seat === owner && table.seats[owner].turnsTaken <= 0 ? 1 : value,
  },
  text: {
    en: 'in <your|{self, form, gen}> first turn <skip your|the> Receive Skills step<| is skipped>',
    es: 'en <tu primer turno omites|el primer turno {self, form, gen} se omite> el paso de Robar cartas de Habilidad',
    de: 'in <deinem ersten Zug|{self, form, gen} erstem Zug> entfällt der Fertigkeiten-Schritt',
    fr: 'pendant <votre premier tour|le premier tour {self, form, gen}>, la phase de réception des compétences est passée',
    pl: 'w <twojej pierwszej turze|pierwszej turze {self, form, gen}> pomija się fazę otrzymywania umiejętności',
  },
})

export const samuelTAnders = {
  name: nameOf(characters['samuel-t-anders']),
  type: 'pilot',
  skills: draws([2, 'leadership'], [2, 'tactics'], [1, 'tactics', 'piloting']),
  setup: 'armory',
  succession: { president: 24, admiral: 15, cag: 7 },
  abilities: {
    starPlayer: {
      name: names`Star Player | Jugador estrella | Starspieler | Joueur vedette | Gwiazda drużyny`,
      ...action(exchangeCards()),
    },
    longshot: {
      name: names`Longshot | Tiro imposible | Glückstreffer | Coup difficile | Strzał życia`,
      ...oncePerGame(interrupt('die:instead', sayDie(), { when: ownRollInOwnTurn() })),
    },
    startsOnTheBench: {
      name: names`Starts on the Bench | Empieza en el banquillo | Beginnt auf der Ersatzbank | Débute sur le banc | Na ławce rezerwowych`,
      ...sitsOutFirstTurn(),
    },
  },
} as const satisfies Character

/** Star Player. */
const starPlayer = procedure<{ seat: Seat; count?: number }>('starPlayer', {
  discard: {
    text: says`Which Skill cards do you discard? You draw as many of one type. | ¿Qué cartas de Habilidad descartas? Robas otras tantas de un solo tipo. | Welche Fertigkeitskarten wirfst du ab? Du ziehst ebenso viele eines Typs. | Quelles cartes Compétence défaussez-vous\u202f? Vous en piochez autant d’un seul type. | Które karty umiejętności odrzucasz? Ciągniesz tyle samo kart jednego rodzaju.`,
    options: (game, { seat }) => cardOption.each(game.seats[seat].hand),
    pick: (_game, _frame, _seat, options) => ({ min: 1, max: options.length }),
    // Also where there is one card: an answer at once would be no choice of his.
    always: () => true,
    fallback: (game, _frame, _seat, options) => weakest(game, options, 1),
    answer: (game, frame, seat, choices) => {
      frame.count = choices.length
      discardCards(game, seat, choices.map(cardOf), { why: 'ability', chosen: true })
    },
  },
  draw: {
    text: says`Of which type do you draw? | ¿De qué tipo robas? | Karten welchen Typs ziehst du? | De quel type piochez-vous\u202f? | Karty jakiego rodzaju ciągniesz?`,
    options: (game, { seat }) => skillOption.each(skillTypesOf(game, seat)),
    answer: (game, { count = 0 }, seat, [choice]) => {
      const type = skillOption.of(choice)
      drawSkills(
        game,
        seat,
        Array.from({ length: count }, () => type),
      )
    },
  },
})

const faceOption = option<[face: number]>('face', { label: alike('{n}'), facts: (n) => ({ n }) }, { numbers: [0] })

const faces = [1, 2, 3, 4, 5, 6, 7, 8]

/** Longshot. */
const longshot = procedure<{ seat: Seat }>('longshot', {
  choose: {
    text: says`Which result does the die have? | ¿Qué resultado tiene el dado? | Welches Ergebnis hat der Würfel? | Quel résultat le dé donne-t-il\u202f? | Jaki wynik pokazuje kostka?`,
    options: () => faceOption.each(faces),
    // The middle, as a die would have it.
    fallback: () => [faceOption(faces.length / 2)],
    answer: (game, _frame, seat, [choice]) => {
      const rolling = frameOf(game, die)
      if (rolling === undefined) return
      rolling.chosen = faceOption.of(choice)
      tell.saysDie(game, { seat, die: rolling.chosen })
    },
  },
})

const tell = {
  saysDie: tells('saysDie', {
    en: '{seat} does not roll: the result is {die}.',
    es: '{seat} no tira el dado: el resultado es {die}.',
    de: '{seat} würfelt nicht: Das Ergebnis ist {die}.',
    fr: '{seat} ne lance pas le dé\u202f: le résultat est {die}.',
    pl: '{seat} nie rzuca kostką: wynik to {die}.',
  }),
}

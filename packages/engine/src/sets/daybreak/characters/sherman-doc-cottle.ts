// Sherman “Doc” Cottle: support character.

import { action, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import { type Area, areas, type Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { log, tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { cardOption, shipOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { shuffle } from '../../../core/random.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { addToHand, bit, takeUnseen } from '../../../core/zones.ts'
import { choose } from '../../../language/nodes/flow.ts'
import { cards, characters, ships, skillCards } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { placeCivilian } from '../../../rules/civilian-ships.ts'
import { cardOf, drawSkillCards, fromSkillSet, weakest } from '../../../rules/skill-cards.ts'
import '../terms.ts'

const treat = node('treat', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0, chosen = 0 }) => treatment.begin(game, { seat: actor, patient: chosen, count }),
  text: {
    en: '{self, subject}[draw|draws] {cards, counted, count} from that player’s skill set and [give|gives] that player {count} from <your|{self, gender, m {his} f {her} other {their}}> hand',
    es: '{self, subject}[roba|roba|robar] {cards, counted, count} de sus habilidades y [dale|le da|darle] {count} de <tu|su> mano',
    de: '{self, subject}[ziehe |zieht |]{cards, counted, count, acc} von dessen Fertigkeitstypen[ und gib| und gibt| ziehen und] ihm {count} aus der eigenen Hand[|| geben]',
    fr: '{self, subject}[piochez|pioche|piocher] {cards, counted, count} de ses compétences et [donnez-lui-en|lui en donne|lui en donner] {count} de <votre|sa> main',
    pl: '{self, subject}[pociągnij|ciągnie|pociągnąć] {cards, counted, count, acc} z jego zestawu umiejętności i [daj|daje|dać] mu {count} z ręki',
  },
  facts: ({ count }) => ({ cards: cards.skillCard, count }),
  price: ({ count }) => ({ skillCards: count }),
})

const quarantine = node('quarantine', {
  run: (game, _node, { actor = 0 }) => quarantineShip.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[look|looks] at all civilian ships on the board, [choose|chooses] 1, [replace|replaces] it with a newly drawn one if possible and [shuffle|shuffles] it into the unused {ship, form, plural}',
    es: '{self, subject}[mira|mira|mirar] todas las Naves Civiles del tablero, [elige|elige|elegir] 1, [sustitúyela|la sustituye|sustituirla] si es posible por una recién robada y [barájala|la baraja|barajarla] entre las {ship, form, plural} sin usar',
    de: '{self, subject}[sieh dir |sieht sich |<dir|sich> ]alle Zivilschiffe auf dem Spielplan [an, wähle|an, wählt|ansehen,] 1 [aus, ersetze|aus, ersetzt|auswählen,] es wenn möglich durch ein neu gezogenes [und mische|und mischt|ersetzen und] es unter die unbenutzten {ship, form, plural}[|| mischen]',
    fr: '{self, subject}[regardez|regarde|regarder] tous les vaisseaux civils du plateau, [choisissez-en|en choisit|en choisir] 1, [remplacez-le|le remplace|le remplacer] si possible par un vaisseau nouvellement pioché et [mélangez-le|le mélange|le mélanger] aux {ship, form, plural} inutilisés',
    pl: '{self, subject}[obejrzyj|ogląda|obejrzeć] wszystkie statki cywilne na planszy, [wybierz|wybiera|wybrać] 1, w miarę możliwości [zastąp|zastępuje|zastąpić] go nowo wylosowanym i [wtasuj|wtasowuje|wtasować] go do nieużywanych {ship, form, pluralGen}',
  },
  facts: () => ({ ship: ships.civilianShip }),
  price: () => ({ knowledge: 1, civilianShips: 0.5 }),
  possible: (table) => onBoard(table).length > 0,
})

const onBoard = (table: Table): string[] =>
  areas.flatMap((area) => table.space[area].civilians.map(({ id }) => shipOption(area, id)))

const noActionsOf = rule('noActionsOf', {
  make: (skill: 'engineering') => ({ skill }),
  bends: {
    forbidCardAction: (value, { seat, card }, { skill }, owner, table) =>
      seat === owner && rulesOf(table).skillCards[card].skill === skill ? 1 : value,
  },
  text: {
    en: '<you|{self}> may not use the actions of {cards, form, plural}',
    es: '<no puedes|{self} no puede> usar las acciones de las {cards, form, plural}',
    de: '<du darfst|{self} darf> die Aktionen von {cards, form, plural} nicht nutzen',
    fr: '<vous ne pouvez|{self} ne peut> pas utiliser les actions des {cards, form, plural}',
    pl: '<nie możesz|{self} nie może> używać akcji {cards, form, pluralGen}',
  },
  facts: ({ skill }) => ({ cards: skillCards[skill] }),
})

export const shermanDocCottle = {
  name: nameOf(characters['sherman-doc-cottle']),
  type: 'support',
  skills: draws([1, 'politics'], [2, 'tactics'], [2, 'engineering']),
  setup: 'research-lab',
  succession: { president: 16, admiral: 18, cag: 19 },
  abilities: {
    treatment: {
      name: names`Treatment | Tratamiento | Behandlung | Traitement | Leczenie`,
      ...action(choose('self', { notSelf: true }, treat(2))),
    },
    quarantine: {
      name: names`Quarantine | Cuarentena | Quarantäne | Quarantaine | Kwarantanna`,
      ...oncePerGame(action(quarantine())),
    },
    specialized: {
      name: names`Specialized | Especializado | Hochspezialisiert | Spécialisé | Wąska specjalizacja`,
      ...noActionsOf('engineering'),
    },
  },
} as const satisfies Character

/** Treatment. */
const treatment = procedure<{ seat: Seat; patient: Seat; count: number }>('treatment', {
  draw: (game, { seat, patient, count }) =>
    drawSkillCards.begin(game, { seat, picks: [fromSkillSet(game, patient, count)] }),
  give: {
    text: says`Which {count, plural, one {Skill card} other {# Skill cards}} do you give to {of}? | ¿Qué {count, plural, one {carta} other {# cartas}} de Habilidad das a {of}? | Welche {count, plural, one {Fertigkeitskarte} other {# Fertigkeitskarten}} gibst du {of}? | {count, plural, one {Quelle carte} other {Quelles # cartes}} Compétence donnez-vous à {of}\u202f? | {count, plural, one {Którą kartę} few {Które # karty} many {Które # kart} other {Które # karty}} umiejętności dajesz {of, form, dat}?`,
    facts: (_game, { patient, count }) => ({ of: patient, count }),
    options: (game, { seat }) => cardOption.each(game.seats[seat].hand),
    pick: (_game, { count }, _seat, options) => ({
      min: Math.min(count, options.length),
      max: Math.min(count, options.length),
    }),
    fallback: (game, { count }, _seat, options) => weakest(game, options, Math.min(count, options.length)),
    answer: (game, { patient }, seat, choices) => {
      const given = choices.map(cardOf)
      for (const card of given) {
        takeUnseen(game, seat, card)
        addToHand(game, patient, card, bit(seat))
      }
      tell.treats(game, { seat, to: patient, count: given.length })
      tell.treated(game, { seat, to: patient, cards: given }, [seat, patient])
    },
  },
})

/** Quarantine: what the others knew of the ship is worth nothing from now on. */
const quarantineShip = procedure<{ seat: Seat }>('quarantineShip', {
  look: (game, { seat }) => {
    for (const area of areas) for (const ship of game.space[area].civilians) ship.seen |= bit(seat)
    log(game, 'looksAtShips', { seat, count: onBoard(game).length })
  },
  choose: {
    text: says`Which civilian ship do you replace? | ¿Qué Nave Civil sustituyes? | Welches Zivilschiff ersetzt du? | Quel vaisseau civil remplacez-vous\u202f? | Który statek cywilny zastępujesz?`,
    options: (game) => onBoard(game),
    answer: (game, _frame, seat, [choice]) => {
      const [area, id] = shipOption.read(choice) as [Area, number]
      const { civilians } = game.space[area]
      const [chosen] = civilians.splice(
        civilians.findIndex((ship) => ship.id === id),
        1,
      )
      if (game.civilianPile.length > 0) placeCivilian(game, area)
      game.civilianPile.push(chosen.face)
      shuffle(game.random, game.civilianPile)
      tell.quarantines(game, { seat, area })
    },
  },
})

const tell = {
  treats: tells('treats', {
    en: '{seat} gives {to} {count} Skill cards.',
    es: '{seat} da {count} cartas de Habilidad a {to}.',
    de: '{seat} gibt {to} {count} Fertigkeitskarten.',
    fr: '{seat} donne {count} cartes Compétence à {to}.',
    pl: '{seat} daje {to, form, dat} {count} karty umiejętności.',
  }),
  treated: tells('treated', {
    en: '{to} receives from {seat}: {cards}.',
    es: '{to} recibe de {seat}: {cards}.',
    de: '{to} erhält von {seat}: {cards}.',
    fr: '{to} reçoit de {seat}\u202f: {cards}.',
    pl: '{to} otrzymuje od {seat, form, gen}: {cards}.',
  }),
  quarantines: tells('quarantines', {
    en: '{seat} replaces a civilian ship {area, form, in}.',
    es: '{seat} sustituye una Nave Civil {area, form, in}.',
    de: '{seat} ersetzt ein Zivilschiff {area, form, in}.',
    fr: '{seat} remplace un vaisseau civil {area, form, in}.',
    pl: '{seat} zastępuje statek cywilny {area, form, in}.',
  }),
}

// Aaron Doral: Cylon leader.

import { interrupt, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { LocationId, Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { node } from '../../../core/node.ts'
import { locationOption } from '../../../core/option-kinds.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { characters, places } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { isOpen, locationInPlay, locationsOf } from '../../../rules/movement.ts'
import { sheetsCount } from '../../../rules/skill-check.ts'
import { inTurnStep } from '../../../rules/turn.ts'
import { leaveFleet } from '../../parts/leaders.ts'
import '../terms.ts'

const drawsAsInfiltrator = rule('drawsAsInfiltrator', {
  make: (count: number) => ({ count }),
  bends: { infiltratorCards: (value, { seat }, { count }, owner) => (seat === owner ? count : value) },
  text: {
    en: 'while infiltrating <you draw|{self} draws> {count} more Skill cards in <your|the> Receive Skills step, instead of 1',
    es: 'durante la Infiltración <robas|{self} roba> {count} cartas de Habilidad más en <tu|su> paso de Robar cartas de Habilidad, en lugar de 1',
    de: 'während der Infiltration <ziehst du|zieht {self}> im Fertigkeiten-Schritt {count} Fertigkeitskarten mehr statt 1',
    fr: 'pendant l’Infiltration, <vous piochez|{self} pioche> {count} cartes Compétence de plus pendant <votre|sa> phase de réception de compétences, au lieu de 1',
    pl: 'podczas Infiltracji <ciągniesz|{self} ciągnie> w fazie dociągania umiejętności o {count} karty umiejętności więcej zamiast o 1',
  },
})

const leaveElsewhere = node('leaveElsewhere', {
  run: (game, _node, { actor = 0 }) => meticulous.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[move|moves] to any Cylon location instead of {ship, form, the} and [take|takes] another action',
    es: '{self, subject}[ve|va|ir] a cualquier localización cylon en lugar de ir {ship, form, to} y [realiza|realiza|realizar] otra acción',
    de: '{self, subject}[gehe |geht |]statt {ship, form, to} zu einem beliebigen Zylonenort[ und führe| und führt| gehen und] eine weitere Aktion [aus|aus|ausführen]',
    fr: '{self, subject}[allez|va|aller] dans n’importe quel lieu cylon au lieu d’aller {ship, form, to} et [effectuez|effectue|effectuer] une autre action',
    pl: '{self, subject}[przejdź|przechodzi|przejść] na dowolny obszar Cylonów zamiast {ship, form, to} i [wykonaj|wykonuje|wykonać] kolejną akcję',
  },
  facts: () => ({ ship: places['resurrection-ship'] }),
  price: () => ({ actions: -1 }),
})

const noCardsInOthersActions = rule('noCardsInOthersActions', {
  bends: {
    contribution: (value, { seat }, _rule, owner, table) =>
      seat === owner && table.current !== owner && inTurnStep(table, 'action') && sheetsCount(table) ? 0 : value,
  },
  text: {
    en: 'in the Action step of another player <you|{self}> may not add cards to skill checks',
    es: 'en el paso de Acción de otro jugador <no puedes|{self} no puede> añadir cartas a las pruebas de Habilidad',
    de: 'im Aktions-Schritt eines anderen Spielers <darfst du|darf {self}> keine Karten in Fertigkeits-Checks legen',
    fr: 'pendant la phase d’action d’un autre joueur, <vous ne pouvez|{self} ne peut> pas jouer de cartes dans les tests de compétence',
    pl: 'w fazie akcji innego gracza <nie możesz|{self} nie może> dokładać kart do testów umiejętności',
  },
})

export const aaronDoral = {
  name: nameOf(characters['aaron-doral']),
  type: 'cylon leader',
  ofCylon: true,
  skills: draws([1, 'treachery'], [1, 'politics', 'tactics']),
  setup: 'caprica',
  abilities: {
    industrious: {
      name: names`Industrious | Laborioso | Fleißig | Travailleur | Pracowity`,
      ...drawsAsInfiltrator(2),
    },
    meticulous: {
      name: names`Meticulous | Meticuloso | Akribisch | Méticuleux | Skrupulatny`,
      ...oncePerGame(interrupt('endInfiltration', leaveElsewhere())),
    },
    vanity: {
      name: names`Vanity | Vanidad | Eitelkeit | Vanité | Próżność`,
      ...noCardsInOthersActions(),
    },
  },
} as const satisfies Character

/**
 * Nobody chooses to go to a hazardous location. What is on the table for both sides, but closed to humans, is the Cylons’. Where all
 * Cylon locations are out of reach, it is any place that Cylons may go to. ruling: docs/rulings.md#leaders-on-new-caprica
 */
const cylonLocations = (table: Table): LocationId[] => {
  const { locations } = rulesOf(table)
  const safe = locationsOf(table).filter((id) => !locations[id].hazard)
  const own = safe.filter((id) =>
    locations[id].who === 'both'
      ? locationInPlay(table, id) && !isOpen(table, id)
      : locations[id].who === 'cylons' && isOpen(table, id),
  )
  return own.length > 0 ? own : safe.filter((id) => locations[id].who === 'both' && isOpen(table, id))
}

/** Meticulous. */
const meticulous = procedure<{ seat: Seat }>('meticulous', {
  choose: {
    text: says`Which Cylon location do you move to? | ¿A qué localización cylon vas? | Zu welchem Zylonenort gehst du? | Dans quel lieu cylon allez-vous\u202f? | Na który obszar Cylonów przechodzisz?`,
    options: (game) => locationOption.each(cylonLocations(game)),
    answer: (game, _frame, _seat, [choice]) => {
      const leaving = frameOf(game, leaveFleet)
      if (leaving !== undefined) leaving.to = locationOption.of(choice)
    },
  },
})

// Demetrius: a ship from which missions are activated. (Rulebook: The Demetrius board; Crisis cards and the Bridge.)

import type { Location } from '../../../core/card.ts'
import type { Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { node } from '../../../core/node.ts'
import { skillOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import type { Table } from '../../../core/state.ts'
import { scout } from '../../../language/nodes/cards.ts'
import { cards, places } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { anyTypes, drawSkills } from '../../../rules/skill-cards.ts'
import { clockwiseFrom } from '../../../rules/table.ts'
import { missionCard } from '../terms.ts'
import { activateMission, canActivateMission, mission, prospectOfMission } from './missions.ts'

const beginMission = node('beginMission', {
  run: (game, _node, { actor = 0 }) => activateMission.begin(game, { seat: actor }),
  text: {
    en: 'if there is no active mission, {self, subject}[activate|activates] the top {cards, form, one}; the current player draws no Crisis card this turn',
    es: 'si no hay ninguna misión activa, {self, subject}[activa|activa|activar] la primera {cards, form, one}; el jugador actual no roba carta de Crisis este turno',
    de: 'falls keine Mission aktiv ist, {self, subject}[aktiviere |aktiviert |]die oberste {cards, form, one}[|| aktivieren]; der aktive Spieler zieht in diesem Zug keine Krisenkarte',
    fr: 's’il n’y a pas de mission active, {self, subject}[activez|active|activer] la première {cards, form, one}\u202f; le joueur actif ne pioche pas de carte Crise ce tour-ci',
    pl: 'jeśli nie ma aktywnej misji, {self, subject}[aktywuj|aktywuje|aktywować] wierzchnią {cards, form, oneAcc}; aktywny gracz nie ciągnie w tej turze karty Kryzysu',
  },
  facts: () => ({ cards: missionCard }),
  // There is no crisis in this turn, and so no step towards the jump that one may bring.
  prospect: (_node, table, context) => ({ all: [{ changes: { crises: 1 } }, prospectOfMission(table, context)] }),
  possible: (table) => canActivateMission(table),
})

/** Everybody draws a card of one type, Cylon players too. */
const cabin = procedure<{ seat: Seat }>('captainsCabin', {
  choose: {
    text: says`Cards of which type does everybody draw? | ¿De qué tipo roba cada jugador una carta? | Eine Karte welchen Typs zieht jeder? | De quel type chacun pioche-t-il une carte\u202f? | Kartę jakiego rodzaju ciągnie każdy?`,
    options: (game) => skillOption.each(anyTypes(game)),
    prospect: (table, _frame, choice) => ({
      changes: { [`held:${skillOption.of(choice)}`]: humansMore(table) },
    }),
    answer: (game, _frame, seat, [choice]) => {
      const type = skillOption.of(choice)
      for (const one of clockwiseFrom(game, seat)) drawSkills(game, one, [type])
    },
  },
})

/** How many more humans draw than Cylons. */
const humansMore = ({ seats }: Table): number => seats.reduce((sum, { revealed }) => sum + (revealed ? -1 : 1), 0)

/** A card of a type that somebody else has chosen is not what everybody needs. */
const ofAnyUse = 0.7

const everybodyDraws = node('everybodyDraws', {
  run: (game, _node, { actor = 0 }) => cabin.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[choose|chooses] a skill type; each player, Cylon players too, draws {cards, counted, one} of that type',
    es: '{self, subject}[elige|elige|elegir] un tipo de Habilidad; cada jugador, incluidos los cylons, roba {cards, counted, one} de ese tipo',
    de: '{self, subject}[wähle |wählt |]einen Fertigkeitstyp[|| wählen]; jeder Spieler, auch Zylonenspieler, zieht {cards, counted, one, acc} dieses Typs',
    fr: '{self, subject}[choisissez|choisit|choisir] un type de compétence\u202f; chaque joueur, cylons compris, pioche {cards, counted, one} de ce type',
    pl: '{self, subject}[wybierz|wybiera|wybrać] rodzaj umiejętności; każdy gracz, także Cylon, ciągnie {cards, counted, one, acc} tego rodzaju',
  },
  facts: () => ({ cards: cards.skillCard, one: 1 }),
  price: (_node, table) => ({ skillCards: ofAnyUse * humansMore(table) }),
})

const demetrius = { board: 'demetrius', who: 'humans' } as const

export const demetriusLocations = {
  bridge: { name: nameOf(places.bridge), ...demetrius, action: beginMission() },
  'tactical-plot': { name: nameOf(places['tactical-plot']), ...demetrius, action: scout(mission) },
  'captains-cabin': { name: nameOf(places['captains-cabin']), ...demetrius, action: everybodyDraws() },
} as const satisfies Record<string, Location>

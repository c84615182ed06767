// Sharon “Athena” Agathon: Cylon leader, who is among the humans when the game begins.

import { action, condition, interrupt, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws, type Wrap } from '../../../core/card.ts'
import { same } from '../../../core/copy.ts'
import type { LocationId, Seat, Side } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { occasion } from '../../../core/moments.ts'
import { isPossible, node } from '../../../core/node.ts'
import { word } from '../../../core/option.ts'
import { activateOption } from '../../../core/option-kinds.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import { bend, rulesOf } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { characters, skillCards } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { actionOfSide, activateLocation, prospectOfPlace } from '../../../rules/actions.ts'
import { isDamaged } from '../../../rules/damage.ts'
import { isWithinReach, locationsOf } from '../../../rules/movement.ts'
import { type Discarding, drawSkills } from '../../../rules/skill-cards.ts'
import { chosenSeat, isConfined, isHuman, seatOptions } from '../../../rules/table.ts'
import '../terms.ts'

/** Somebody is about to discard cards. */
const discardDue = occasion<{ discarding: Seat[] }>(
  'discardDue',
  {
    en: 'when {which, select, this {{seat}} other {another player}} must discard Skill cards',
    es: 'cuando {which, select, this {{seat}} other {otro jugador}} debe descartar cartas de Habilidad',
    de: 'wenn {which, select, this {{seat}} other {ein anderer Spieler}} Fertigkeitskarten abwerfen muss',
    fr: 'quand {which, select, this {{seat}} other {un autre joueur}} doit défausser des cartes Compétence',
    pl: 'gdy {which, select, this {{seat}} other {inny gracz}} musi odrzucić karty umiejętności',
  },
  ({ discarding: [seat, ...others] }) => (others.length === 0 ? { seat } : {}),
)

const othersDiscard = condition('othersDiscard', {
  test: (table, _condition, owner) => sparable(table, owner).length > 0,
  saysWhen: true,
  text: {
    en: 'when another player must discard Skill cards, but not for the hand limit',
    es: 'cuando otro jugador debe descartar cartas de Habilidad, salvo por el límite de la mano',
    de: 'wenn ein anderer Spieler Fertigkeitskarten abwerfen muss, aber nicht wegen des Handkartenlimits',
    fr: 'quand un autre joueur doit défausser des cartes Compétence, sauf à cause de la limite de main',
    pl: 'gdy inny gracz musi odrzucić karty umiejętności, ale nie z powodu limitu kart na ręce',
  },
})

const sparable = (table: Table, owner: Seat): Seat[] =>
  (frameOf(table, discardDue)?.discarding ?? []).filter((seat) => seat !== owner)

const spareOne = node('spareOne', {
  run: (game, _node, { actor = 0 }) => forLove.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[draw|draws] {cards, counted, one}, and that player discards 1 card fewer',
    es: '{self, subject}[roba|roba|robar] {cards, counted, one} y ese jugador descarta 1 carta menos',
    de: '{self, subject}[ziehe |zieht |]{cards, counted, one, acc}[|| ziehen], und dieser wirft 1 Karte weniger ab',
    fr: '{self, subject}[piochez|pioche|piocher] {cards, counted, one}, et l’autre défausse 1 carte de moins',
    pl: '{self, subject}[pociągnij|ciągnie|pociągnąć] {cards, counted, one, acc}, a gracz ten odrzuca o 1 kartę mniej',
  },
  facts: () => ({ cards: skillCards.treachery, one: 1 }),
  price: () => ({ skillCards: 1 }),
})

const activateAnywhere = node('activateAnywhere', {
  run: (game, _node, { actor = 0 }) => resolute.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[activate|activates] any undamaged location, Cylon locations too',
    es: '{self, subject}[activa|activa|activar] cualquier localización no dañada, también localizaciones cylons',
    de: '{self, subject}[aktiviere |aktiviert |]einen beliebigen unbeschädigten Ort, auch einen Zylonenort[|| aktivieren]',
    fr: '{self, subject}[activez|active|activer] n’importe quel lieu non endommagé, y compris un lieu cylon',
    pl: '{self, subject}[aktywuj|aktywuje|aktywować] dowolny nieuszkodzony obszar, także obszar Cylonów',
  },
  price: () => ({ actions: 1 }),
  possible: (table, _node, { actor = 0 }) => locationsOf(table).some((location) => isUsable(table, actor, location)),
})

/** Whose actions of a location she can use, the own side's first: where each side has its own, either. ruling: docs/rulings.md#leaders-on-new-caprica */
function sidesAt(table: Table, seat: Seat, location: LocationId): Side[] {
  const [own, other]: [Side, Side] = isHuman(table, seat) ? ['humans', 'cylons'] : ['cylons', 'humans']
  const actionOf = (side: Side) => actionOfSide(table, location, side)
  const sides = same(actionOf(own), actionOf(other)) ? [own] : [own, other]
  return sides.filter((side) => {
    const action = actionOf(side)
    return action !== undefined && isPossible(table, action, { actor: seat, source: location })
  })
}

/** Nobody launches out of the Brig, nor as a Cylon player, or is freed who is not there. */
const isUsable = (table: Table, seat: Seat, location: LocationId): boolean => {
  const { who, hazard } = rulesOf(table).locations[location]
  return (
    isWithinReach(table, seat, location) &&
    (who !== 'humans' || !hazard || table.seats[seat].at === location) &&
    !isDamaged(table, location) &&
    !(location === 'hangar-deck' && (isConfined(table, seat) || !isHuman(table, seat))) &&
    bend(table, 'forbidLocation', 0, { seat, location }) === 0 &&
    table.seats[seat].hand.length >= bend(table, 'locationCost', 0, { seat, location }) &&
    sidesAt(table, seat, location).length > 0
  )
}

const usable = (table: Table, seat: Seat): LocationId[] =>
  locationsOf(table).filter((location) => isUsable(table, seat, location))

const drawsNothingInDanger = rule('drawsNothingInDanger', {
  bends: {
    noSkillsReceived: (value, { seat }, _rule, owner, table) => {
      const { at } = table.seats[seat]
      return seat === owner && rulesOf(table).locations[at as LocationId]?.hazard === true ? 1 : value
    },
  },
  text: {
    en: 'at a hazardous location <you draw|{self} draws> no Skill cards in <your|the> Receive Skills step',
    es: 'en una localización peligrosa <no robas|{self} no roba> cartas de Habilidad en <tu|su> paso de Robar cartas de Habilidad',
    de: 'an einem Risiko-Ort <ziehst du|zieht {self}> im Fertigkeiten-Schritt keine Fertigkeitskarten',
    fr: 'dans un lieu dangereux, <vous ne piochez|{self} ne pioche> aucune carte Compétence pendant <votre|sa> phase de réception de compétences',
    pl: 'na niebezpiecznym obszarze <nie ciągniesz|{self} nie ciągnie> kart w fazie dociągania umiejętności',
  },
})

export const sharonAthenaAgathon = {
  name: nameOf(characters['sharon-athena-agathon']),
  type: 'cylon leader',
  ofCylon: true,
  infiltrates: true,
  skills: draws([1, 'piloting'], [1, 'leadership', 'engineering']),
  setup: 'hangar-deck',
  abilities: {
    forLove: {
      name: names`For Love | Por amor | Aus Liebe | Par amour | Z miłości`,
      ...interrupt('discardDue', spareOne(), { when: othersDiscard(), once: 'turn' }),
    },
    resolute: {
      name: names`Resolute | Resuelta | Fest entschlossen | Résolue | Zdeterminowana`,
      ...oncePerGame(action(activateAnywhere())),
    },
    grieving: {
      name: names`Grieving | De luto | In Trauer | En deuil | W żałobie`,
      ...drawsNothingInDanger(),
    },
  },
} as const satisfies Character

/** For Love. */
const forLove = procedure<{ seat: Seat }>('forLove', {
  choose: {
    text: says`Who discards 1 card fewer? | ¿Quién descarta 1 carta menos? | Wer wirft 1 Karte weniger ab? | Qui défausse 1 carte de moins\u202f? | Kto odrzuca o 1 kartę mniej?`,
    options: (game, { seat }) => seatOptions(sparable(game, seat)),
    answer: (game, _frame, seat, [choice]) => {
      drawSkills(game, seat, ['treachery'])
      const discarding = game.stack.findLast(({ at }) => at.startsWith('discardSkillCards:')) as Discarding | undefined
      if (discarding === undefined) return
      discarding.due = discarding.due.flatMap((one) =>
        one.seat !== chosenSeat(choice) ? [one] : one.count > 1 ? [{ ...one, count: one.count - 1 }] : [],
      )
    },
  },
})

/** Resolute. */
const resolute = procedure<{ seat: Seat; location?: LocationId; as?: Side }>('resolute', {
  choose: {
    text: says`Which location do you activate? | ¿Qué localización activas? | Welchen Ort aktivierst du? | Quel lieu activez-vous\u202f? | Który obszar aktywujesz?`,
    options: (game, { seat }) => activateOption.each(usable(game, seat)),
    prospect: (table, _frame, choice, seat) => prospectOfPlace(table, seat, activateOption.of(choice)),
    answer: (game, frame, seat, [choice]) => {
      frame.location = activateOption.of(choice)
      frame.as = sidesAt(game, seat, frame.location)[0]
    },
  },
  side: {
    text: says`Whose action do you use there? | ¿De quién es la acción que usas allí? | Wessen Aktion nutzt du dort? | De qui utilisez-vous l’action à cet endroit\u202f? | Czyjej akcji używasz na tym obszarze?`,
    who: (game, { seat, location }) =>
      location !== undefined && sidesAt(game, seat, location).length > 1 ? seat : undefined,
    options: (game, { seat, location }) =>
      location === undefined ? [] : sidesAt(game, seat, location).map((side) => actionsOf[side]),
    effect: (game, { location }, choice) => location && actionOfSide(game, location, sideOf(choice)),
    prospect: (table, { location }, choice, seat) => {
      const effect = location && actionOfSide(table, location, sideOf(choice))
      return effect && { effect, context: { actor: seat, source: location } }
    },
    answer: (_game, frame, _seat, [choice]) => {
      frame.as = sideOf(choice)
    },
  },
  activate: (game, { seat, location, as }) => {
    if (location !== undefined) activateLocation.begin(game, { seat, location, as })
  },
})

const actionsOf: Record<Side, string> = {
  humans: word(
    'humanAction',
  )`The action of human players | La acción de los jugadores humanos | Die Aktion der Menschenspieler | L’action des joueurs humains | Akcja graczy prowadzących ludzi`,
  cylons: word(
    'cylonAction',
  )`The action of Cylon players | La acción de los jugadores cylons | Die Aktion der Zylonenspieler | L’action des joueurs cylons | Akcja graczy prowadzących Cylonów`,
}

const sideOf = (choice: string): Side => (choice === actionsOf.humans ? 'humans' : 'cylons')

/** Discards that love does not spare anybody: for the limit, for a super crisis, of a Cylon who is revealed, or demanded by a sheet. */
const unspared: readonly Discarding['why'][] = ['limit', 'superCrisis', 'reveal', 'execution', 'ability', 'location']

export const athenaWraps = {
  'discardSkillCards:atRandom': ((game, frame, step) => {
    if (frame.announced || unspared.includes(frame.why)) return step()
    frame.announced = true
    const discarding = frame.due.filter(({ seat, count }) => count > 0 && game.seats[seat].hand.length > 0)
    if (discarding.length === 0) return step()
    discardDue.begin(game, { discarding: discarding.map(({ seat }) => seat) })
    return 'again'
  }) satisfies Wrap<Discarding & { announced?: boolean }>,
}

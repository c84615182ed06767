// Louanne “Kat” Katraine: pilot.

import { action, at, condition, interrupt, oncePerGame } from '../../../core/ability.ts'
import { type Character, draws, type Wrap } from '../../../core/card.ts'
import type { Area, Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { node, type Price, type Prospect } from '../../../core/node.ts'
import { word } from '../../../core/option.ts'
import { cardOption, destroyOption } from '../../../core/option-kinds.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import type { Game, Table } from '../../../core/state.ts'
import { strengthOf } from '../../../core/zones.ts'
import { send as sendTo } from '../../../language/nodes/people.ts'
import { characters, places } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { takeActions } from '../../../rules/actions.ts'
import { destroyCivilian } from '../../../rules/civilian-ships.ts'
import { attack, deeds, destroyCylonShips, raidersWithoutDie } from '../../../rules/combat.ts'
import { basestarAt, destroyBasestar } from '../../../rules/damage.ts'
import { clamp, die, prospectOfRoll } from '../../../rules/die.ts'
import { send } from '../../../rules/people.ts'
import { cardOf, discardCards } from '../../../rules/skill-cards.ts'
import { isArea, isPiloting, turnIsOver } from '../../../rules/table.ts'
import { actionEnds, inTurnStep } from '../../../rules/turn.ts'
import { basestarsAs } from '../board.ts'
import { forget, recall, remember } from '../state.ts'
import '../terms.ts'

/** A die of one's own in one's own Action step. */
const ownRollInActionStep = condition('ownRollInActionStep', {
  test: (game, _condition, owner) => {
    const acting = frameOf(game, takeActions)
    return (
      game.current === owner && frameOf(game, die)?.by === owner && acting?.seat === owner && inTurnStep(game, 'action')
    )
  },
  saysWhen: true,
  text: {
    en: 'when <you|{self}> would roll a die in <your|{self, gender, m {his} f {her} other {their}}> own Action step',
    es: 'cuando <vayas|{self} vaya> a tirar un dado en <tu|su> propio paso de Acción',
    de: 'wenn <du|{self}> im eigenen Aktions-Schritt würfeln <würdest|würde>',
    fr: 'quand <vous devez|{self} doit> lancer un dé pendant <votre|sa> propre phase d’action',
    pl: 'gdy <masz|{self} ma> rzucić kostką we własnej fazie akcji',
  },
})

const playCardAsDie = node('playCardAsDie', {
  make: (bonus: number) => ({ bonus }),
  run: (game, { bonus }, { actor = 0 }) => hotshot.begin(game, { seat: actor, bonus }),
  text: {
    en: '{self, subject}[discard|discards] 1 Skill card instead of rolling; the result is its strength plus {bonus}',
    es: '{self, subject}[descarta|descarta|descartar] 1 carta de Habilidad en lugar de tirar; el resultado es su Pericia más {bonus}',
    de: '{self, subject}[wirf |wirft |]1 Fertigkeitskarte [ab|ab|abwerfen], statt zu würfeln; das Ergebnis ist ihre Stärke plus {bonus}',
    fr: '{self, subject}[défaussez|défausse|défausser] 1 carte Compétence au lieu de lancer le dé\u202f; le résultat est sa valeur plus {bonus}',
    pl: '{self, subject}[odrzuć|odrzuca|odrzucić] 1 kartę umiejętności, zamiast rzucać; wynik to jej siła plus {bonus}',
  },
  price: ({ bonus }) => ({ dieChosen: bonus }),
  possible: (game, _node, { actor = 0 }) =>
    game.seats[actor].hand.length > 0 &&
    frameOf(game, attack)?.target !== 'scar' &&
    frameOf(game, die)?.chosen === undefined,
})

const sacrifice = node('sacrifice', {
  run: (game, _node, { actor = 0 }) => sacrificeSelf.begin(game, { seat: actor }),
  text: {
    en: 'if <you are|{self} is> piloting a viper, <go|{self, gender, m {he} f {she} other {they}} goes> {sickbay, form, to} and <destroy|destroys> 5 raiders, 2 heavy raiders, 1 basestar, or 1 civilian ship in <your|{self, gender, m {his} f {her} other {their}}> space area',
    es: 'si <pilotas|{self} pilota> un Viper, <ve|va> {sickbay, form, to} y destruye 5 Incursores, 2 Incursores Pesados, 1 Estrella Base o 1 Nave Civil de <tu|su> zona de espacio',
    de: 'wenn <du|{self}> eine Viper <fliegst|fliegt>, <begib dich|begibt {self, gender, f {sie} other {er}} sich> {sickbay, form, to} und <zerstöre in deinem|zerstört in diesem> Weltraumfeld 5 Jäger, 2 schwere Jäger, 1 Basisstern oder 1 Zivilschiff',
    fr: 'si <vous pilotez|{self} pilote> un viper, <allez|{self, gender, f {elle} other {il}} va> {sickbay, form, to} et <détruisez|détruit> 5 raiders, 2 raiders lourds, 1 basestar ou 1 vaisseau civil dans <votre|sa> case d’espace',
    pl: 'jeśli <pilotujesz|{self} pilotuje> vipera, <udaj się|udaje się> {sickbay, form, to} i <zniszcz|niszczy> w swoim sektorze 5 raiderów, 2 ciężkie raidery, 1 basestara lub 1 statek cywilny',
  },
  facts: () => ({ sickbay: places.sickbay }),
  prospect: (_node, table, { actor = table.current }) => ({
    oneOf: sacrificeTargets(table, actor).map((target) => sacrificed(table, actor, target)),
    by: actor,
  }),
  possible: (game, _node, { actor = 0 }) => isPiloting(game, actor) && sacrificeTargets(game, actor).length > 0,
})

/** In the same place as when the turn began. */
const hasStayed = condition('hasStayed', {
  test: (game, _condition, owner) => {
    const { at } = game.seats[owner]
    // A turn that is over has no end of its Action step.
    return game.current === owner && at !== undefined && at === recall(game).turnBeganAt && !turnIsOver(game)
  },
  text: {
    en: 'if <you are|{self} is> in the same location or space area as at the start of the turn',
    es: 'si <sigues|{self} sigue> en la localización o zona de espacio donde <empezaste|empezó> el turno',
    de: 'falls <du|{self}> am selben Ort oder im selben Weltraumfeld wie zu Beginn des Zugs <bist|ist>',
    fr: 'si <vous êtes|{self} est> dans le même lieu ou la même case d’espace qu’au début du tour',
    pl: 'jeśli <jesteś|{self} jest> na tym samym obszarze lub w tym samym sektorze co na początku tury',
  },
})

export const louanneKatKatraine = {
  name: nameOf(characters['louanne-kat-katraine']),
  type: 'pilot',
  skills: draws([1, 'leadership'], [2, 'tactics'], [2, 'piloting']),
  setup: 'hangar-deck',
  succession: { president: 26, admiral: 12, cag: 3 },
  abilities: {
    hotshot: {
      name: names`Hotshot | Fanfarrona | Draufgängerin | Tête brûlée | Ważniaczka`,
      ...interrupt('die:instead', playCardAsDie(2), { when: ownRollInActionStep() }),
    },
    sacrifice: {
      name: names`Sacrifice | Sacrificio | Aufopferung | Sacrifice | Poświęcenie`,
      ...oncePerGame(action(sacrifice())),
    },
    stimJunkie: {
      name: names`Stim Junkie | Adicta a los estimulantes | Aufputschmittelsüchtig | Accro aux stimulants | Uzależniona od stymulantów`,
      ...at(actionEnds, sendTo('self', 'sickbay'), hasStayed()),
    },
  },
} as const satisfies Character

/** Hotshot. */
const hotshot = procedure<{ seat: Seat; bonus: number }>('hotshot', {
  discard: {
    text: says`Which Skill card do you discard instead of rolling the die? | ¿Qué carta de Habilidad descartas en lugar de tirar el dado? | Welche Fertigkeitskarte wirfst du ab, statt zu würfeln? | Quelle carte Compétence défaussez-vous au lieu de lancer le dé\u202f? | Którą kartę umiejętności odrzucasz zamiast rzucać kostką?`,
    options: (game, { seat }) => cardOption.each([...new Set(game.seats[seat].hand)]),
    // Also where all cards are alike: an answer at once would tell.
    always: (game, { seat }) => game.seats[seat].hand.length > 1,
    prospect: (table, { bonus }, option) => prospectOfRoll(table, strengthOf(table, cardOption.of(option)) + bonus),
    answer: (game, { bonus }, seat, [choice]) => {
      const card = cardOf(choice)
      const rolling = frameOf(game, die)
      if (rolling === undefined) return
      rolling.chosen = clamp(strengthOf(game, card) + bonus)
      discardCards(game, seat, [card], { why: 'price', chosen: true })
      tell.hotshot(game, { seat, card, die: rolling.chosen })
    },
  },
})

export const stimJunkieWraps = {
  /** Where the turn began. */
  'turn:begin': ((game, _frame, step) => {
    const next = step()
    const { at } = game.seats[game.current]
    if (at === undefined) forget(game, 'turnBeganAt')
    else remember(game).turnBeganAt = at
    return next
  }) satisfies Wrap<object>,
}

/** Sacrifice. */
const sacrificeSelf = procedure<{ seat: Seat }>('sacrifice', {
  choose: {
    text: says`What do you destroy in your space area? | ¿Qué destruyes en tu zona de espacio? | Was zerstörst du in deinem Weltraumfeld? | Que détruisez-vous dans votre case d’espace\u202f? | Co niszczysz w swoim sektorze?`,
    options: (game, { seat }) => sacrificeTargets(game, seat),
    prospect: (table, { seat }, option) => sacrificed(table, seat, option),
    answer: (game, _frame, seat, [choice]) => {
      const area = game.seats[seat].at as Area
      send(game, seat, 'sickbay')
      if (choice === fiveRaiders) destroyCylonShips(game, area, 'raider', 5)
      else if (choice === heavyRaiders) destroyCylonShips(game, area, 'heavyRaider', 2)
      else destroyOne(game, choice)
    },
  },
})

deeds.add(sacrificeSelf.name)

/** A basestar or a civilian ship. */
function destroyOne(game: Game, choice: string): void {
  const [area, ship, id = 0] = destroyOption.read(choice)
  const basestar = basestarAt(game, area, id)
  if (ship === 'civilianShip') destroyCivilian(game, area, id)
  else if (basestar !== undefined) destroyBasestar(game, area, basestar)
}

/** What is lost with the pilot's viper, and where the pilot wakes up. */
function sacrificed(table: Table, seat: Seat, target: string): Prospect {
  const pilot = { [`hurt:${seat}`]: 1 }
  const area = table.seats[seat].at as Area
  if (target === fiveRaiders) return { changes: { 'hits:raider': Math.min(5, table.space[area].raiders), ...pilot } }
  if (target === heavyRaiders)
    return { changes: { 'hits:heavyRaider': Math.min(2, table.space[area].heavyRaiders), ...pilot } }
  const [, ship] = destroyOption.read(target)
  const lost: Price = ship === 'civilianShip' ? { civilianShips: -1, population: -1 } : { 'hits:basestar': 2.5 }
  return { changes: { ...lost, ...pilot } }
}

function sacrificeTargets(game: Table, seat: Seat): string[] {
  const { at } = game.seats[seat]
  if (!isArea(at)) return []
  const { heavyRaiders: heavy, civilians } = game.space[at]
  return [
    ...(raidersWithoutDie(game, at) > 0 ? [fiveRaiders] : []),
    ...(heavy > 0 ? [heavyRaiders] : []),
    ...basestarsAs(game, destroyOption, [at]),
    ...civilians.map(({ id }) => destroyOption(at, 'civilianShip', id)),
  ]
}

const fiveRaiders = word(
  'fiveRaiders',
)`Destroy up to 5 raiders | Destruir hasta 5 Incursores | Bis zu 5 Jäger zerstören | Détruire jusqu’à 5 raiders | Zniszcz maksymalnie 5 raiderów`

const heavyRaiders = word(
  'heavyRaiders',
)`Destroy up to 2 heavy raiders | Destruir hasta 2 Incursores Pesados | Bis zu 2 schwere Jäger zerstören | Détruire jusqu’à 2 raiders lourds | Zniszcz maksymalnie 2 ciężkie raidery`

const tell = {
  hotshot: tells('hotshot', {
    en: '{seat} discards “{card}” instead of rolling: the result is {die}.',
    es: '{seat} descarta “{card}” en lugar de tirar: el resultado es {die}.',
    de: '{seat} wirft „{card}“ ab, statt zu würfeln: Das Ergebnis ist {die}.',
    fr: '{seat} défausse «\u202f{card}\u202f» au lieu de lancer le dé\u202f: le résultat est {die}.',
    pl: '{seat} odrzuca „{card}” zamiast rzucać kostką: wynik to {die}.',
  }),
}

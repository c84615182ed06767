// Effects that one of the new sheets has and no other.

import type { LocationId, Title } from '../../../core/ids.ts'
import { frameOf } from '../../../core/procedure.ts'
import { condition, rule } from '../../../language/ability.ts'
import { node } from '../../../language/node.ts'
import { cards, places, resources, skills, titles } from '../../../language/terms.ts'
import { takeActions } from '../../../rules/actions.ts'
import { attack } from '../../../rules/combat.ts'
import { die } from '../../../rules/die.ts'
import { type SkillCheck, skillCheck } from '../../../rules/skill-check.ts'
import { distance, isPiloting } from '../../../rules/table.ts'
import { turn } from '../../../rules/turn.ts'
import {
  borrowTitle,
  companions,
  fastLearner,
  hotshot as hotshotCard,
  blindJump as jumpBlindly,
  mayBorrow,
  politicallyAdroit,
  sacrifice as sacrificeSelf,
  sacrificeTargets,
} from '../character-effects.ts'
import { inNewCapricaPhase } from '../players.ts'
import { recall } from '../state.ts'
import { execute } from './people.ts'

// Helena Cain

/** The check of the Admiral's Quarters has come to so much, and passes. */
export const quartersReach = condition('quartersReach', {
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
    en: 'when a skill check {location, form, of} passes with {total} or more',
    es: 'cuando una prueba de Habilidad {location, form, of} se supera con {total} o más',
    de: 'wenn ein Fertigkeits-Check {location, form, of} mit {total} oder mehr bestanden wird',
    fr: 'quand un test de compétence {location, form, of} est réussi avec {total} ou plus',
    pl: 'gdy test umiejętności {location, form, of} kończy się sukcesem z wynikiem {total} lub więcej',
  },
  facts: ({ total }) => ({ location: places['admirals-quarters'], total }),
})

export const executeInstead = node('executeInstead', {
  make: () => ({}),
  run: (game) => {
    const check = frameOf(game, skillCheck) as (SkillCheck & { intolerant?: boolean }) | undefined
    if (check === undefined) return
    check.pass = execute('chosen')
    check.intolerant = true
  },
  text: {
    en: 'the chosen player is executed instead of being sent {brig, form, to}',
    es: 'el jugador elegido es ejecutado en lugar de ser enviado {brig, form, to}',
    de: 'der gewählte Spieler wird exekutiert, statt {brig, form, to} zu kommen',
    fr: 'le joueur choisi est exécuté au lieu d’être envoyé {brig, form, to}',
    pl: 'wybrany gracz zostaje stracony zamiast trafić {brig, form, to}',
  },
  mayText: {
    en: 'have the chosen player executed instead of sent {brig, form, to}',
    es: 'hacer que el jugador elegido sea ejecutado en lugar de enviado {brig, form, to}',
    de: 'den gewählten Spieler exekutieren lassen, statt ihn {brig, form, to} zu schicken',
    fr: 'faire exécuter le joueur choisi au lieu de l’envoyer {brig, form, to}',
    pl: 'sprawić, że wybrany gracz zostanie stracony zamiast trafić {brig, form, to}',
  },
  facts: () => ({ brig: places.brig }),
  price: () => ({ morale: -0.7 }),
  possible: (game) => (frameOf(game, skillCheck) as { intolerant?: boolean } | undefined)?.intolerant !== true,
})

/** ruling: docs/rulings.md#blind-jump */
export const blindJump = node('blindJump', {
  make: (furthest: number) => ({ furthest }),
  run: (game) => jumpBlindly.begin(game, {}),
  text: {
    en: 'if the distance travelled is {furthest} or less: draw and destroy 2 civilian ships; then the fleet jumps at once, and the Admiral draws only 1 Destination card',
    es: 'si la distancia recorrida es de {furthest} o menos: roba y destruye 2 Naves Civiles; luego la flota salta de inmediato y el Almirante roba solo 1 carta de Salto',
    de: 'wenn die zurückgelegte Entfernung {furthest} oder weniger beträgt: 2 Zivilschiffe ziehen und zerstören; danach springt die Flotte sofort, und der Admiral zieht nur 1 Zielortkarte',
    fr: 'si la distance parcourue est de {furthest} ou moins\u202f: piochez et détruisez 2 vaisseaux civils\u202f; puis la flotte saute aussitôt, et l’Amiral ne pioche que 1 carte Destination',
    pl: 'jeśli przebyty dystans wynosi {furthest} lub mniej: wylosuj i zniszcz 2 statki cywilne; następnie flota natychmiast wykonuje skok, a Admirał ciągnie tylko 1 kartę Punktu docelowego',
  },
  price: () => ({ civilianShips: -2, population: -2, jumpPreparation: 4 }),
  possible: (game, { furthest }) => distance(game) <= furthest && !inNewCapricaPhase(game),
})

export const mayActivateNeither = rule('mayActivateNeither', {
  make: (...locations: [LocationId, LocationId]) => ({ locations }),
  bends: {
    forbidLocation: (value, asked, { locations }, owner) =>
      asked.seat === owner && (locations as string[]).includes(asked.location) ? 1 : value,
  },
  text: {
    en: 'this player may activate neither {one, form, acc} nor {other, form, acc}',
    es: 'este jugador no puede activar ni {one, form, acc} ni {other, form, acc}',
    de: 'dieser Spieler darf weder {one, form, acc} noch {other, form, acc} aktivieren',
    fr: 'ce joueur ne peut activer ni {one, form, acc} ni {other, form, acc}',
    pl: 'ten gracz nie może aktywować {one, form, of} ani {other, form, of}',
  },
  facts: ({ locations: [one, other] }) => ({ one: places[one], other: places[other] }),
})

// Anastasia Dualla

export const looksAtAllShips = rule('looksAtAllShips', {
  make: () => ({}),
  bends: {
    shipsLookedAt: (value, { seat }, _rule, owner) => (seat === owner ? Number.MAX_SAFE_INTEGER : value),
  },
  text: {
    en: 'when activating {communications, form, the}, this player looks at all civilian ships and may move each of them',
    es: 'al activar {communications, form, the}, este jugador mira todas las Naves Civiles y puede mover cada una de ellas',
    de: 'bei Aktivierung {communications, form, of} sieht sich dieser Spieler alle Zivilschiffe an und darf jedes davon bewegen',
    fr: 'à l’activation {communications, form, of}, ce joueur regarde tous les vaisseaux civils et peut déplacer chacun d’eux',
    pl: 'przy aktywacji {communications, form, of} ten gracz ogląda wszystkie statki cywilne i może przenieść każdy z nich',
  },
  facts: () => ({ communications: places.communications }),
})

export const learnFast = node('learnFast', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => fastLearner.begin(game, { seat: actor }),
  text: {
    en: 'look at the top 3 cards of any Skill deck; put all of them into the check or into your hand',
    es: 'mira las 3 primeras cartas de cualquier mazo de Habilidad; ponlas todas en la prueba o en tu mano',
    de: 'die obersten 3 Karten eines beliebigen Fertigkeitsstapels ansehen; alle in den Check legen oder auf die Hand nehmen',
    fr: 'regardez les 3 premières cartes de n’importe quel paquet Compétence\u202f; mettez-les toutes dans le test ou dans votre main',
    pl: 'obejrzyj 3 wierzchnie karty dowolnej talii umiejętności; dołóż wszystkie do testu lub weź je na rękę',
  },
  mayText: {
    en: 'look at the top 3 cards of any Skill deck and put all of them into the check or into their hand',
    es: 'mirar las 3 primeras cartas de cualquier mazo de Habilidad y ponerlas todas en la prueba o en su mano',
    de: 'die obersten 3 Karten eines beliebigen Fertigkeitsstapels ansehen und alle in den Check legen oder auf die Hand nehmen',
    fr: 'regarder les 3 premières cartes de n’importe quel paquet Compétence et les mettre toutes dans le test ou dans sa main',
    pl: 'obejrzeć 3 wierzchnie karty dowolnej talii umiejętności i wszystkie dołożyć do testu lub wziąć na rękę',
  },
  price: () => ({ skillCards: 3 }),
})

export const diesOfDespair = rule('diesOfDespair', {
  make: (morale: number) => ({ morale }),
  bends: {},
  text: {
    en: 'when {morale, form, acc} is reduced to {n} or less, this player is executed; that execution costs no morale',
    es: 'cuando {morale, form, the} se reduce a {n} o menos, este jugador es ejecutado; esa ejecución no cuesta Moral',
    de: 'wenn {morale, form, the} auf {n} oder weniger sinkt, wird dieser Spieler exekutiert; diese Exekution kostet keine Moral',
    fr: 'quand {morale, form, the} est réduit à {n} ou moins, ce joueur est exécuté\u202f; cette exécution ne coûte pas de moral',
    pl: 'gdy {morale, form, the} spada do {n} lub mniej, ten gracz zostaje stracony; ta egzekucja nie kosztuje morale',
  },
  facts: ({ morale: n }) => ({ morale: resources.morale, n }),
})

// Ellen Tigh

export const giveCardToDraw = node('giveCardToDraw', {
  make: (count: number) => ({ count }),
  run: (game, _node, { actor = 0 }) => politicallyAdroit.begin(game, { seat: actor }),
  text: {
    en: 'this player may give 1 Skill card to another human player at the same location, to draw {cards, counted, count}',
    es: 'este jugador puede dar 1 carta de Habilidad a otro jugador humano de la misma localización para robar {cards, counted, count}',
    de: 'dieser Spieler darf einem anderen Menschenspieler am selben Ort 1 Fertigkeitskarte geben, um {cards, counted, count, acc} zu ziehen',
    fr: 'ce joueur peut donner 1 carte Compétence à un autre joueur humain du même lieu pour piocher {cards, counted, count}',
    pl: 'ten gracz może dać 1 kartę umiejętności innemu graczowi prowadzącemu człowieka na tym samym obszarze, aby pociągnąć {cards, counted, count, acc}',
  },
  facts: ({ count }) => ({ cards: cards.skillCard, count }),
  price: ({ count }) => ({ skillCards: count }),
  possible: (game, _node, { actor = 0 }) => companions(game, actor).length > 0,
})

export const borrow = node('borrow', {
  make: (title: Title) => ({ title }),
  run: (game, { title }, { actor = 0 }) => borrowTitle(game, actor, title),
  text: {
    en: 'take {title, form, acc} until the end of the turn',
    es: 'toma {title, form, acc} hasta el final del turno',
    de: '{title, form, acc} bis zum Ende des Zugs nehmen',
    fr: 'prenez {title, form, acc} jusqu’à la fin du tour',
    pl: 'weź {title, form, acc} do końca tury',
  },
  mayText: {
    en: 'take {title, form, acc} until the end of the turn',
    es: 'tomar {title, form, acc} hasta el final del turno',
    de: '{title, form, acc} bis zum Ende des Zugs nehmen',
    fr: 'prendre {title, form, acc} jusqu’à la fin du tour',
    pl: 'wziąć {title, form, acc} do końca tury',
  },
  facts: ({ title }) => ({ title: titles[title] }),
  price: () => ({}),
  possible: (game, { title }, { actor = 0 }) => mayBorrow(game, actor, title),
  barred: (game, { title }, { actor = 0 }) => !mayBorrow(game, actor, title),
})

export const drawsTreachery = rule('drawsTreachery', {
  make: () => ({}),
  bends: {},
  text: {
    en: 'this player’s skill set includes {skill}',
    es: 'el conjunto de Habilidades de este jugador incluye {skill}',
    de: 'zu den Fertigkeiten dieses Spielers gehört {skill}',
    fr: 'la liste de compétences de ce joueur comprend {skill}',
    pl: 'do zestawu umiejętności tego gracza należy {skill}',
  },
  facts: () => ({ skill: skills.treachery }),
})

// Louanne Katraine

/** A die of one's own in one's own Action step. */
export const ownRollInActionStep = condition('ownRollInActionStep', {
  make: () => ({}),
  test: (game, _condition, owner) => {
    const acting = frameOf(game, takeActions)
    return (
      game.current === owner &&
      frameOf(game, die)?.by === owner &&
      acting?.seat === owner &&
      frameOf(game, turn)?.at === 'turn:crisis'
    )
  },
  saysWhen: true,
  text: {
    en: 'when this player would roll a die in their own Action step',
    es: 'cuando este jugador vaya a tirar un dado en su propio paso de Acción',
    de: 'wenn dieser Spieler im eigenen Aktions-Schritt würfeln würde',
    fr: 'quand ce joueur doit lancer un dé pendant sa propre phase d’action',
    pl: 'gdy ten gracz miałby rzucić kostką we własnej fazie akcji',
  },
})

export const playCardAsDie = node('playCardAsDie', {
  make: (bonus: number) => ({ bonus }),
  run: (game, _node, { actor = 0 }) => hotshotCard.begin(game, { seat: actor }),
  text: {
    en: 'discard 1 Skill card instead of rolling; the result is its strength plus {bonus}',
    es: 'descarta 1 carta de Habilidad en lugar de tirar; el resultado es su Pericia más {bonus}',
    de: '1 Fertigkeitskarte abwerfen, statt zu würfeln; das Ergebnis ist ihre Stärke plus {bonus}',
    fr: 'défaussez 1 carte Compétence au lieu de lancer le dé\u202f; le résultat est sa valeur plus {bonus}',
    pl: 'odrzuć 1 kartę umiejętności zamiast rzucać; wynik to jej siła plus {bonus}',
  },
  mayText: {
    en: 'discard 1 Skill card instead; the result is its strength plus {bonus}',
    es: 'descartar 1 carta de Habilidad en su lugar; el resultado es su Pericia más {bonus}',
    de: 'stattdessen 1 Fertigkeitskarte abwerfen; das Ergebnis ist ihre Stärke plus {bonus}',
    fr: 'défausser à la place 1 carte Compétence\u202f; le résultat est sa valeur plus {bonus}',
    pl: 'zamiast tego odrzucić 1 kartę umiejętności; wynik to jej siła plus {bonus}',
  },
  price: () => ({ skillCards: -1 }),
  possible: (game, _node, { actor = 0 }) =>
    game.seats[actor].hand.length > 0 &&
    frameOf(game, attack)?.target !== 'scar' &&
    (frameOf(game, die) as { hotshot?: number } | undefined)?.hotshot === undefined,
})

export const sacrifice = node('sacrifice', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => sacrificeSelf.begin(game, { seat: actor }),
  text: {
    en: 'only while piloting a viper: this player is sent {sickbay, form, to}; destroy 5 raiders, 2 heavy raiders, 1 basestar or 1 civilian ship in that space area',
    es: 'solo al pilotar un Viper: este jugador es enviado {sickbay, form, to}; destruye 5 Incursores, 2 Incursores Pesados, 1 Estrella Base o 1 Nave Civil de esa zona de espacio',
    de: 'nur als Pilot einer Viper: Dieser Spieler kommt {sickbay, form, to}; 5 Jäger, 2 schwere Jäger, 1 Basisstern oder 1 Zivilschiff in diesem Weltraumfeld zerstören',
    fr: 'seulement aux commandes d’un viper\u202f: ce joueur est envoyé {sickbay, form, to}\u202f; détruisez 5 raiders, 2 raiders lourds, 1 basestar ou 1 vaisseau civil dans cette case d’espace',
    pl: 'tylko pilotując vipera: ten gracz trafia {sickbay, form, to}; zniszcz 5 raiderów, 2 ciężkie raidery, 1 basestara lub 1 statek cywilny w tym sektorze',
  },
  facts: () => ({ sickbay: places.sickbay }),
  price: () => ({ basestars: 1, sickbay: -1 }),
  possible: (game, _node, { actor = 0 }) => isPiloting(game, actor) && sacrificeTargets(game, actor).length > 0,
})

/** In the same place as when the turn began. */
export const hasStayed = condition('hasStayed', {
  make: () => ({}),
  test: (game, _condition, owner) => {
    const { at } = game.seats[owner]
    return game.current === owner && at !== undefined && at === recall(game).turnBeganAt
  },
  text: {
    en: 'if this player is where they began the turn',
    es: 'si este jugador sigue donde empezó el turno',
    de: 'falls dieser Spieler dort ist, wo er den Zug begonnen hat',
    fr: 'si ce joueur est là où il a commencé le tour',
    pl: 'jeśli ten gracz jest tam, gdzie zaczął turę',
  },
})

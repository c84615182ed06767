// Whole cards and locations in words, put together from their effects. What is printed as an icon (the Cylon ships to
// activate, the jump track, a distance) is not repeated here.

import { action as asAction, clauseOf, ruleKinds } from '../core/ability.ts'
import type { Everything } from '../core/boxes.ts'
import {
  type AimCard,
  type Attack,
  type BoardAction,
  type CrisisCard,
  isAim,
  type Location,
  type LoyaltyCard,
  type Objective,
  type OtherCard,
  type QuorumCard,
  type ReferenceCard,
} from '../core/card.ts'
import { type Facts, type Phrase, phrase, type Term } from '../core/facts.ts'
import type { LocationId, ShipKind } from '../core/ids.ts'
import type { Text } from '../core/languages.ts'
import type { Node } from '../core/node.ts'
import type { SkillFacts } from '../core/rules.ts'
import { thresholdTexts } from '../rules/jump.ts'
import { capitalise } from './icu.ts'
import { activationList, placementList } from './nodes/ships.ts'
import { decks, named, places, ships, who } from './terms.ts'
import {
  describe,
  describeAbility,
  describeRule,
  describeTrigger,
  headed,
  headedEffect,
  type Reading,
  sentence,
  write,
} from './text.ts'
import { headings, oftenTexts } from './timing.ts'

/** A skill card among those that it is played with: some share one use a turn. */
export function describeSkillCard(
  { card, kind }: Pick<SkillFacts, 'card' | 'kind'>,
  reading: Reading,
  { skillCards, actions }: Pick<Everything, 'skillCards' | 'actions'>,
): string {
  const { ability, ofCylon, oncePerTurn, whenDiscarded } = card
  const limits: Phrase[] = ofCylon ? [phrase(headings.cylonsOnly)] : []
  if (oncePerTurn) {
    const other = Object.values(skillCards).find(
      (one) => one.kind !== kind && turnLimit(one) === turnLimit({ card, kind }),
    )
    limits.push(
      other === undefined ? phrase(oftenTexts.anyone) : phrase(oftenTexts.shared, { card: named(other.card.name) }),
    )
  }
  const helps = Object.values(actions).flatMap(({ helpedBy }) => (helpedBy?.card === kind ? [helpedBy.text] : []))
  const discarded = whenDiscarded === undefined ? [] : [whole(discardedText, { effect: whenDiscarded }, reading)]
  const words = [
    describeAbility(ability, reading, limits),
    ...helps.map((text) => whole(text, {}, reading)),
    ...discarded,
  ].join(' ')
  return ofCylon && ability.does === 'interrupt'
    ? headed(sentence(write(limits[0], reading), reading).slice(0, -1), words, reading)
    : words
}

const discardedText: Text = {
  en: 'if <you choose|{self} chooses> to discard this card{effect, follows}',
  es: 'si <decides|{self} decide> descartar esta carta{effect, follows}',
  de: 'wenn <du dich entscheidest|{self} sich entscheidet>, diese Karte abzuwerfen{effect, follows}',
  fr: 'si <vous choisissez|{self} choisit> de défausser cette carte{effect, follows}',
  pl: 'jeśli <zdecydujesz|{self} zdecyduje> się odrzucić tę kartę{effect, follows}',
}

const turnLimit = ({ card, kind }: Pick<SkillFacts, 'card' | 'kind'>): string | undefined =>
  card.oncePerTurn === true ? kind : card.oncePerTurn

/** Crisis and super crisis cards; of two boxes each has a line of its own. */
export function describeCrisis(card: CrisisCard, about: Reading): string {
  const { either, resolve, attack } = card
  const reading = { ...about, inPlay: describeInPlay(card, about) }
  if (attack !== undefined) return describeAttack(attack, reading)
  if (resolve !== undefined) return sentence(describe(resolve, reading), reading)
  if (either === undefined) return ''
  const [by, ...boxes] = either
  const [first, second] = boxes.map((box) => sentence(describe(box, reading), reading))
  return [write(phrase(choiceText, { by: who[by] }), reading), first, write(phrase(orText), reading), second]
    .map((line) => capitalise(line, reading.language))
    .join('\n')
}

/** What a card does as long as it stays in play, and how long; or the rule alone. */
export function describeInPlay(card: CrisisCard, reading: Reading, how: 'whole' | 'rule' = 'whole'): string {
  const { untilJump, untilDestroyed = [], whileInPlay } = card
  if (untilJump === 'shuffleBack') return write(pursuit(card), reading)
  if (whileInPlay === undefined) return ''
  const rule = whileInPlay.does === 'rule' ? describeRule(whileInPlay, reading) : describeTrigger(whileInPlay, reading)
  if (how === 'rule') return rule
  // German has a colon after "when" already: one is enough.
  const when = whileInPlay.does === 'rule' ? 'no' : 'yes'
  const ships = untilDestroyed.map(shipTerm)
  const or = ships.length > 0 ? 'yes' : 'no'
  return write(phrase(untilJump === undefined ? staysText : untilJumpText, { rule, when, or, ships }), reading)
}

export function describeQuorumCard({ effect, whileInPlay }: QuorumCard, reading: Reading): string {
  const played = describeAbility(asAction(effect), { ...reading, inPlay: write(phrase(keepText), reading) })
  if (whileInPlay === undefined) return played
  // Whoever uses a card that lies before a player gives it up.
  const usedUp = whileInPlay.does === 'interrupt' && whileInPlay.by === undefined
  const later = describeAbility(whileInPlay, { ...reading, self: who.holder })
  return usedUp ? `${played} ${later} ${whole(usedUpText, {}, reading)}` : `${played} ${later}`
}

export function describeLoyaltyCard(
  { side, text, reveal, obliged }: LoyaltyCard,
  reading: Reading,
  locations: Readonly<Partial<Record<LocationId, Location>>>,
): string {
  if (text !== undefined) return 'facts' in text ? whole(text.text, text.facts, reading) : whole(text, {}, reading)
  if (side === 'human') return whole(humanText, {}, reading)
  if (side === 'sympathizer') {
    return whole(sympathizerText, { brig: places.brig, fleet: places['cylon-fleet'] }, reading)
  }
  const does = reveal === undefined ? 'no' : obliged ? 'must' : 'may'
  return whole(
    cylonText,
    { brig: prisonsAmong(locations).map((prison) => places[prison]), does, effect: reveal ?? '' },
    reading,
  )
}

/** Where nobody moves from: the Brig, and what is like it. */
const prisonsAmong = (locations: Readonly<Partial<Record<LocationId, Location>>>): LocationId[] =>
  (Object.keys(locations) as LocationId[]).filter((id) => {
    const rule = locations[id]?.rule
    return rule?.does === 'rule' && ruleKinds[rule.rule.kind].bends.confined !== undefined
  })

export const describeBoardAction = ({ who: whose, text }: BoardAction, reading: Reading): string =>
  headed(
    capitalise(write(phrase(whose === undefined ? headings.action : headingOf[whose]), reading), reading.language),
    sentence(write(text, reading), reading),
    reading,
  )

/** A title, or a reminder of rules. */
export const describeReferenceCard = ({ lines }: ReferenceCard, reading: Reading): string =>
  lines
    .map((line) => ('does' in line ? describeAbility(line, reading) : sentence(write(line, reading), reading)))
    .join(' ')

export const describeObjective = ({ thresholds }: Objective, reading: Reading): string =>
  thresholds
    .map(({ distance, does }) => whole(thresholdText, { distance, what: phrase(thresholdTexts[does]) }, reading))
    .join(' ')

const thresholdText: Text = {
  en: 'distance {distance}: {what}',
  es: 'distancia {distance}: {what}',
  de: 'Entfernung {distance}: {what, sentence}',
  fr: 'distance {distance}\u202f: {what}',
  pl: 'dystans {distance}: {what}',
}

/** A card of a deck that only a box's own rules use. */
export function describeOther(card: OtherCard, reading: Reading): string {
  if ('action' in card) return describeAbility(card.action, reading)
  if ('resolve' in card) return sentence(describe(card.resolve, reading), reading)
  if (isAim(card)) return describeAim(card, reading)
  return card.text === undefined ? '' : whole(card.text.text, card.text.facts, reading)
}

/** A card that decides whether its player wins: fulfilled when the game is over, or shown before. */
function describeAim({ wins, when, shown }: AimCard, reading: Reading): string {
  const text = shown === undefined ? aimText : motiveText
  return whole(text, { wins, shown: shown ?? '', condition: clauseOf(when) }, reading)
}

const motiveText: Text = {
  en: 'allegiance: {wins, select, humans {humans} other {Cylons}}. Reveal this card {shown, select, atEnd {when the game is over, if {condition}} other {at any time while {condition}}}',
  es: 'bando: {wins, select, humans {humanos} other {cylons}}. Revela esta carta {shown, select, atEnd {al final de la partida, si {condition}} other {en cualquier momento, si {condition}}}',
  de: 'Zugehörigkeit: {wins, select, humans {Menschen} other {Zylonen}}. Decke diese Karte {shown, select, atEnd {am Ende des Spiels auf, wenn {condition}} other {jederzeit auf, wenn {condition}}}',
  fr: 'allégeance\u202f: {wins, select, humans {humains} other {cylons}}. Révélez cette carte {shown, select, atEnd {à la fin de la partie, si {condition}} other {à tout moment, si {condition}}}',
  pl: 'przynależność: {wins, select, humans {ludzie} other {Cyloni}}. Ujawnij tę kartę {shown, select, atEnd {po zakończeniu gry, jeśli {condition}} other {w dowolnym momencie, jeśli {condition}}}',
}

const aimText: Text = {
  en: 'fulfilled if {wins, select, humans {the humans} other {the Cylons}} have won and {condition}',
  es: 'se cumple si han ganado {wins, select, humans {los humanos} other {los cylons}} y {condition}',
  de: 'erfüllt, wenn {wins, select, humans {die Menschen} other {die Zylonen}} gewonnen haben und {condition}',
  fr: 'accompli si {wins, select, humans {les humains} other {les cylons}} ont gagné et si {condition}',
  pl: 'spełnione, jeśli wygrali {wins, select, humans {ludzie} other {Cyloni}}, a {condition}',
}

export function describeLocation({ who, action, cylonAction, rule }: Location, reading: Reading): string {
  const words: string[] = []
  if (rule !== undefined) words.push(describeAbility(rule, reading))
  if (who === 'both' && !isSame(action, cylonAction)) {
    for (const [heading, effect] of [
      [humanActionText, action],
      [cylonActionText, cylonAction],
    ] as const) {
      if (effect !== undefined) words.push(headedEffect([phrase(heading)], { effect }, reading))
    }
  } else if (action !== undefined) words.push(describeAbility(asAction(action), reading))
  return words.join(' ')
}

/** Whether humans and Cylons do the same there. */
const isSame = (one: Node | undefined, other: Node | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const humanActionText: Text = {
  en: 'Human action',
  es: 'Acción humana',
  de: 'Menschen-Aktion',
  fr: 'Action humaine',
  pl: 'Akcja ludzi',
}

const cylonActionText: Text = {
  en: 'Cylon action',
  es: 'Acción cylon',
  de: 'Zylonen-Aktion',
  fr: 'Action cylon',
  pl: 'Akcja Cylonów',
}

const headingOf = { humans: humanActionText, cylons: cylonActionText }

function describeAttack({ activate, setup, special }: Attack, reading: Reading): string {
  const facts = {
    activate: activationList(activate),
    setup: placementList(setup),
    name: named(special.name),
    effect: special.effect,
  }
  return whole(attackText, facts, reading)
}

const whole = (text: Text, facts: Facts, reading: Reading): string =>
  sentence(write(phrase(text, facts), reading), reading)

const choiceText: Text = {
  en: '{by} chooses:',
  es: '{by} elige:',
  de: '{by} entscheidet:',
  fr: '{by} choisit\u202f:',
  pl: '{by} wybiera:',
}

/** Between two boxes. */
const orText: Text = { en: 'OR', es: 'O BIEN', de: 'ODER', fr: 'OU', pl: 'LUB' }

const attackText: Text = {
  en: 'activation: {activate}. Setup: {setup}. Special rule – {name}. {effect, sentence}',
  es: 'activación: {activate}. Preparación: {setup}. Regla especial – {name}. {effect, sentence}',
  de: 'Aktivierung: {activate}. Aufstellung: {setup}. Sonderregel – {name}. {effect, sentence}',
  fr: 'activation\u202f: {activate}. Mise en place\u202f: {setup}. Règle spéciale – {name}. {effect, sentence}',
  pl: 'aktywacja: {activate}. Rozmieszczenie: {setup}. Zasada specjalna – {name}. {effect, sentence}',
}

const staysText: Text = {
  en: 'keep this card in play: {rule}',
  es: 'esta carta permanece en juego: {rule}',
  de: 'diese Karte bleibt im Spiel{when, select, yes { – {rule}} other {: {rule, sentence}}}',
  fr: 'cette carte reste en jeu\u202f: {rule}',
  pl: 'ta karta pozostaje w grze: {rule}',
}

const untilJumpText: Text = {
  en: 'until the fleet jumps{or, select, yes { or {ships, list, or, a} is destroyed} other {}}: {rule}',
  es: 'hasta que la flota efectúe un salto{or, select, yes { o se destruya {ships, list, or, a}} other {}}: {rule}',
  de: 'bis die Flotte springt{or, select, yes { oder {ships, list, or, a} zerstört wird} other {}}{when, select, yes {, {rule}} other {: {rule, sentence}}}',
  fr: 'jusqu’au saut de la flotte{or, select, yes { ou jusqu’à ce qu’{ships, list, or, a} soit détruit} other {}}\u202f: {rule}',
  pl: 'do skoku floty{or, select, yes { lub zniszczenia {ships, list, or, gen}} other {}}: {rule}',
}

/** Relentless Pursuit: when a card leaves play is its whole rule. */
const pursuit = ({ untilDestroyed = [] }: CrisisCard): Phrase =>
  phrase(pursuitText, { deck: decks.crisis, ships: untilDestroyed.map(shipTerm) })

const shipTerm = (ship: ShipKind): Term => ships[ship === 'civilian' ? 'civilianShip' : ship]

const pursuitText: Text = {
  en: 'keep this card in play: when the fleet jumps, shuffle it {deck, form, into}; when {ships, list, or, a} is destroyed, discard it',
  es: 'esta carta permanece en juego: cuando la flota efectúe un salto, barájala {deck, form, into}; cuando se destruya {ships, list, or, a}, descártala',
  de: 'diese Karte bleibt im Spiel: Sobald die Flotte springt, mische sie {deck, form, into}; sobald {ships, list, or, a} zerstört wird, wirf sie ab',
  fr: 'cette carte reste en jeu\u202f: quand la flotte saute, mélangez-la {deck, form, into}\u202f; quand {ships, list, or, a} est détruit, défaussez-la',
  pl: 'ta karta pozostaje w grze: gdy flota wykona skok, wtasuj ją {deck, form, into}; gdy zniszczony zostanie {ships, list, or}, odrzuć ją',
}

const humanText: Text = {
  en: '<you are|{self} is> human unless another of <your|their> Loyalty cards says otherwise',
  es: '<eres|{self} es> humano, salvo que otra de <tus|sus> cartas de Lealtad diga lo contrario',
  de: '<du bist|{self} ist> ein Mensch, sofern keine andere <deiner|dieser> Loyalitätskarten etwas anderes besagt',
  fr: '<vous êtes|{self} est> humain, sauf si une autre de <vos|ses> cartes Loyauté indique le contraire',
  pl: '<jesteś|{self} jest> człowiekiem, chyba że inna <twoja karta|karta> Lojalności mówi inaczej',
}

const cylonText: Text = {
  en: 'action: Reveal this card and become a revealed Cylon{does, select, may {. First, if you are not {brig, list, or, in}, you may {effect, infinitive}} must {. First, if you are not {brig, list, or, in}: {effect}} other {}}',
  es: 'acción: Revela esta carta y pasa a ser un cylon descubierto{does, select, may {. Antes, si no estás {brig, list, nor, in}, puedes {effect, infinitive}} must {. Antes, si no estás {brig, list, nor, in}: {effect}} other {}}',
  de: 'Aktion: Decke diese Karte auf und werde ein enttarnter Zylon{does, select, may {. Zuvor darfst du, wenn du nicht {brig, list, or, in} bist, {effect, infinitive}} must {. Zuvor, wenn du nicht {brig, list, or, in} bist: {effect, sentence}} other {}}',
  fr: 'action\u202f: Révélez cette carte et devenez un cylon révélé{does, select, may {. Avant cela, si vous n’êtes pas {brig, list, nor, in}, vous pouvez {effect, infinitive}} must {. Avant cela, si vous n’êtes pas {brig, list, nor, in}\u202f: {effect}} other {}}',
  pl: 'akcja: Ujawnij tę kartę i zostań ujawnionym Cylonem{does, select, may {. Wcześniej, jeśli nie jesteś {brig, list, nor, in}, możesz {effect, infinitive}} must {. Wcześniej, jeśli nie jesteś {brig, list, nor, in}: {effect}} other {}}',
}

const keepText: Text = {
  en: 'keep this card in play',
  es: 'esta carta permanece en juego',
  de: 'diese Karte bleibt im Spiel',
  fr: 'cette carte reste en jeu',
  pl: 'ta karta pozostaje w grze',
}

const usedUpText: Text = {
  en: 'if so, discard this card',
  es: 'si lo hace, descarta esta carta',
  de: 'wirf diese Karte dann ab',
  fr: 'dans ce cas, défaussez cette carte',
  pl: 'w takim przypadku odrzuć tę kartę',
}
const sympathizerText: Text = {
  en: 'reveal this card at once. If any resource is in the red zone, you are sent {brig, form, to}; otherwise you become a revealed Cylon without a Super Crisis card who may not activate {fleet, form, the}. A revealed Cylon may give this card to a human player first',
  es: 'revela esta carta de inmediato. Si algún Recurso está en la zona roja, vas {brig, form, to}; si no, pasas a ser un cylon descubierto sin carta de Crisis Extrema que no puede activar {fleet, form, the}. Un cylon descubierto puede dar antes esta carta a un jugador humano',
  de: 'decke diese Karte sofort auf. Ist eine Ressource im roten Bereich, kommst du {brig, form, to}; andernfalls wirst du ein enttarnter Zylon ohne Super-Krisenkarte, der {fleet, form, acc} nicht aktivieren darf. Ein enttarnter Zylon darf diese Karte zuvor einem Menschenspieler geben',
  fr: 'révélez immédiatement cette carte. Si une ressource est dans la zone rouge, vous allez {brig, form, to}\u202f; sinon, vous devenez un cylon révélé sans carte Crise Majeure qui ne peut pas activer {fleet, form, the}. Un cylon révélé peut d’abord donner cette carte à un joueur humain',
  pl: 'natychmiast ujawnij tę kartę. Jeśli któryś zasób jest w czerwonej strefie, trafiasz {brig, form, to}; w przeciwnym razie stajesz się ujawnionym Cylonem bez karty Superkryzysu, który nie może aktywować {fleet, form, of}. Ujawniony Cylon może wcześniej przekazać tę kartę graczowi prowadzącemu człowieka',
}

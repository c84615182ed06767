// Whole cards and locations in words, put together from their effects. What is printed as an icon (the Cylon ships to
// activate, the jump track, a distance) is not repeated here.

import { type Ability, action as asAction, clauseOf } from '../core/ability.ts'
import type { Attack, CrisisCard, Location, LoyaltyCard, OtherCard, QuorumCard, SkillCard } from '../core/card.ts'
import { type Facts, type Phrase, phrase, type Term } from '../core/facts.ts'
import type { ShipKind } from '../core/ids.ts'
import type { Language, Text } from '../core/languages.ts'
import { kindOf, type Node } from '../core/node.ts'
import { capitalise } from './icu.ts'
import { activateCylons, place } from './nodes/ships.ts'
import { eitherOr } from './phrases.ts'
import { decks, named, places, ships, who } from './terms.ts'
import { describe, describeAbility, describeRule, headed, sentence, write } from './text.ts'

export function describeSkillCard({ ability, oncePerTurn }: SkillCard, language: Language): string {
  return describeAbility(oncePerTurn && ability.does === 'action' ? { ...ability, once: 'turn' } : ability, language)
}

/** Crisis and super crisis cards. */
export function describeCrisis(card: CrisisCard, language: Language): string {
  const { either, resolve, attack, untilJump, whileInPlay } = card
  const words: string[] = []
  if (either !== undefined) {
    const [by, first, second] = either
    words.push(whole(choiceText, { by: who[by], boxes: phrase(eitherOr, { first, second }) }, language))
  }
  if (resolve !== undefined) words.push(sentence(describe(resolve, language), language))
  if (attack !== undefined) words.push(describeAttack(attack, language))
  if (whileInPlay?.does === 'rule') words.push(inPlay(describeRule(whileInPlay, language), language))
  else if (whileInPlay !== undefined) words.push(describeAbility(whileInPlay, language))
  if (untilJump === 'discard') words.push(whole(discardedAtJump, {}, language))
  if (untilJump === 'shuffleBack') words.push(inPlay(write(pursuit(card), language), language))
  return words.join(' ')
}

export function describeQuorumCard({ effect, whileInPlay }: QuorumCard, language: Language): string {
  const played = describeAbility(asAction(effect), language)
  if (whileInPlay === undefined) return played
  if (isGiven(effect) && !(whileInPlay.does === 'interrupt' && whileInPlay.by !== undefined))
    return `${played} ${describeHolding(whileInPlay, language)}`
  const later =
    whileInPlay.does === 'rule'
      ? inPlay(describeRule(whileInPlay, language), language)
      : describeAbility(whileInPlay, language)
  return `${played} ${later}`
}

/** Whether the card is laid before a player. */
const isGiven = (effect: Node): boolean =>
  effect.kind === 'assign' || (kindOf(effect).parts?.(effect) ?? []).some(isGiven)

/** What a card means to the player before whom it lies; whoever uses it gives it up. */
function describeHolding(ability: Ability, language: Language): string {
  const words = headed(write({ text: holderText, facts: {} }, language), describeAbility(ability, language), language)
  return ability.does === 'interrupt' ? `${words} ${whole(usedUpText, {}, language)}` : words
}

export function describeLoyaltyCard({ side, text, reveal, obliged }: LoyaltyCard, language: Language): string {
  if (text !== undefined) return whole(text, {}, language)
  if (side === 'human') return whole(humanText, {}, language)
  if (side === 'sympathizer') {
    return whole(sympathizerText, { brig: places.brig, fleet: places['cylon-fleet'] }, language)
  }
  const does = reveal === undefined ? 'no' : obliged ? 'must' : 'may'
  return whole(cylonText, { brig: places.brig, does, effect: reveal ?? '' }, language)
}

/** A card that decides whether its player wins. */
export const describeAim = ({ wins, when }: OtherCard, language: Language): string =>
  whole(aimText, { wins, condition: clauseOf(when) }, language)

const aimText: Text = {
  en: 'fulfilled if {wins, select, humans {the humans} other {the Cylons}} have won and {condition}',
  es: 'se cumple si han ganado {wins, select, humans {los humanos} other {los cylons}} y {condition}',
  de: 'erfüllt, wenn {wins, select, humans {die Menschen} other {die Zylonen}} gewonnen haben und {condition}',
  fr: 'accompli si {wins, select, humans {les humains} other {les cylons}} ont gagné et que {condition}',
  pl: 'spełnione, jeśli wygrali {wins, select, humans {ludzie} other {Cyloni}}, a {condition}',
}

export function describeLocation({ who, action, cylonAction, rule }: Location, language: Language): string {
  const words: string[] = []
  if (rule !== undefined) words.push(describeAbility(rule, language))
  if (who === 'both') {
    for (const [heading, effect] of [
      [humanActionText, action],
      [cylonActionText, cylonAction],
    ] as const) {
      if (effect !== undefined)
        words.push(
          sentence(headed(heading[language], capitalise(describe(effect, language), language), language), language),
        )
    }
  } else if (action !== undefined) words.push(describeAbility(asAction(action), language))
  return words.join(' ')
}

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

function describeAttack({ activate, setup, special }: Attack, language: Language): string {
  const facts = {
    activate: activateCylons(...activate),
    setup: place(setup),
    name: named(special.name),
    effect: special.effect,
  }
  return whole(attackText, facts, language)
}

const inPlay = (rule: string, language: Language): string =>
  sentence(headed(write(phrase(whileInPlayText), language), rule, language), language)

const whole = (text: Text, facts: Facts, language: Language): string =>
  sentence(write(phrase(text, facts), language), language)

const choiceText: Text = {
  en: '{by} chooses: {boxes}',
  es: '{by} elige: {boxes}',
  de: '{by} entscheidet: {boxes, sentence}',
  fr: '{by} choisit\u202f: {boxes}',
  pl: '{by} wybiera: {boxes}',
}

const attackText: Text = {
  en: 'Cylon attack. Activation: {activate}. Setup: {setup}. Special rule “{name}”: {effect}',
  es: 'Ataque cylon. Activación: {activate}. Despliegue: {setup}. Regla especial “{name}”: {effect}',
  de: 'Zylonenangriff. Aktivierung: {activate, sentence}. Aufstellung: {setup, sentence}. Sonderregel „{name}“: {effect, sentence}',
  fr: 'Attaque cylon. Activation\u202f: {activate}. Mise en place\u202f: {setup}. Règle spéciale “{name}”\u202f: {effect}',
  pl: 'Atak Cylonów. Aktywacja: {activate}. Rozmieszczenie: {setup}. Zasada specjalna „{name}”: {effect}',
}

const whileInPlayText: Text = {
  en: 'while this card is in play',
  es: 'mientras esta carta esté en juego',
  de: 'solange diese Karte im Spiel ist',
  fr: 'tant que cette carte est en jeu',
  pl: 'dopóki ta karta jest w grze',
}

/** Relentless Pursuit: when a card leaves play is its whole rule. */
const pursuit = ({ untilDestroyed = [] }: CrisisCard): Phrase =>
  phrase(pursuitText, { deck: decks.crisis, ships: untilDestroyed.map(shipTerm) })

const shipTerm = (ship: ShipKind): Term => ships[ship === 'civilian' ? 'civilianShip' : ship]

const pursuitText: Text = {
  en: 'when the fleet jumps, shuffle it {deck, form, into}; when {ships, list, or, a} is destroyed, discard it',
  es: 'cuando la flota efectúe un salto, barájala {deck, form, into}; cuando se destruya {ships, list, or, a}, descártala',
  de: 'sobald die Flotte springt, wird sie {deck, form, into} gemischt; sobald {ships, list, or, a} zerstört wird, wird sie abgeworfen',
  fr: 'quand la flotte saute, mélangez-la {deck, form, into}\u202f; quand {ships, list, or, a} est détruit, défaussez-la',
  pl: 'gdy flota wykona skok, wtasuj ją {deck, form, into}; gdy zniszczony zostanie {ships, list, or}, odrzuć ją',
}

const discardedAtJump: Text = {
  en: 'discard this card when the fleet jumps',
  es: 'descarta esta carta cuando la flota efectúe un salto',
  de: 'diese Karte abwerfen, sobald die Flotte springt',
  fr: 'défaussez cette carte quand la flotte saute',
  pl: 'odrzuć tę kartę, gdy flota wykona skok',
}

const humanText: Text = {
  en: 'this player is human unless another of their Loyalty cards says otherwise',
  es: 'este jugador es humano, salvo que otra de sus cartas de Lealtad diga lo contrario',
  de: 'dieser Spieler ist ein Mensch, sofern keine andere seiner Loyalitätskarten etwas anderes besagt',
  fr: 'ce joueur est humain, sauf si une autre de ses cartes Loyauté indique le contraire',
  pl: 'ten gracz jest człowiekiem, chyba że inna jego karta Lojalności mówi inaczej',
}

const cylonText: Text = {
  en: 'action: This player reveals this card and becomes a revealed Cylon{does, select, may {; first, unless {brig, form, in}, they may use its ability: {effect}} must {; first, unless {brig, form, in}, its ability takes effect: {effect}} other {}}',
  es: 'acción: Este jugador revela esta carta y pasa a ser un cylon descubierto{does, select, may {; antes, si no está {brig, form, in}, puede usar su capacidad: {effect}} must {; antes, si no está {brig, form, in}, se aplica su capacidad: {effect}} other {}}',
  de: 'Aktion: Dieser Spieler deckt diese Karte auf und wird ein enttarnter Zylon{does, select, may {; zuvor darf er, wenn er nicht {brig, form, in} ist, ihre Eigenschaft nutzen: {effect, sentence}} must {; zuvor tritt, wenn er nicht {brig, form, in} ist, ihre Eigenschaft in Kraft: {effect, sentence}} other {}}',
  fr: 'action\u202f: Ce joueur révèle cette carte et devient un cylon révélé{does, select, may {\u202f; avant cela, s’il n’est pas {brig, form, in}, il peut utiliser sa capacité\u202f: {effect}} must {\u202f; avant cela, s’il n’est pas {brig, form, in}, sa capacité s’applique\u202f: {effect}} other {}}',
  pl: 'akcja: Ten gracz ujawnia tę kartę i staje się ujawnionym Cylonem{does, select, may {; wcześniej, jeśli nie jest {brig, form, in}, może użyć jej zdolności: {effect}} must {; wcześniej, jeśli nie jest {brig, form, in}, działa jej zdolność: {effect}} other {}}',
}

const holderText: Text = {
  en: 'For the holder of this card',
  es: 'Para quien tiene esta carta',
  de: 'Für den Besitzer dieser Karte',
  fr: 'Pour le détenteur de cette carte',
  pl: 'Dla posiadacza tej karty',
}
const usedUpText: Text = {
  en: 'if they do, discard this card',
  es: 'si lo hace, descarta esta carta',
  de: 'tut er das, wird diese Karte abgeworfen',
  fr: 's’il le fait, défaussez cette carte',
  pl: 'jeśli to zrobi, odrzuć tę kartę',
}
const sympathizerText: Text = {
  en: 'reveal this card at once. If any resource is in the red zone, this player goes {brig, form, to}; otherwise they become a revealed Cylon who has no Super Crisis card and may not activate {fleet, form, the}. A revealed Cylon may give this card to a human player first',
  es: 'revela esta carta de inmediato. Si algún Recurso está en la zona roja, este jugador va {brig, form, to}; si no, pasa a ser un cylon descubierto que no recibe carta de Crisis Extrema ni puede activar {fleet, form, the}. Un cylon descubierto puede dar antes esta carta a un jugador humano',
  de: 'diese Karte sofort aufdecken. Ist eine Ressource im roten Bereich, kommt dieser Spieler {brig, form, to}; andernfalls wird er ein enttarnter Zylon, der keine Super-Krisenkarte erhält und {fleet, form, acc} nicht aktivieren darf. Ein enttarnter Zylon darf diese Karte zuvor einem Menschenspieler geben',
  fr: 'révélez immédiatement cette carte. Si une ressource est dans la zone rouge, ce joueur va {brig, form, to}\u202f; sinon, il devient un cylon révélé qui ne reçoit pas de carte Crise Majeure et ne peut pas activer {fleet, form, the}. Un cylon révélé peut d’abord donner cette carte à un joueur humain',
  pl: 'natychmiast ujawnij tę kartę. Jeśli któryś zasób jest w czerwonej strefie, ten gracz trafia {brig, form, to}; w przeciwnym razie staje się ujawnionym Cylonem, który nie otrzymuje karty Superkryzysu i nie może aktywować {fleet, form, of}. Ujawniony Cylon może wcześniej przekazać tę kartę graczowi prowadzącemu człowieka',
}

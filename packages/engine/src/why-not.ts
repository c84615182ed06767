// Why something on the board or in the hand cannot be used now, in one sentence.

import type { BendName, Bends, Interrupt } from './core/ability.ts'
import { isAim } from './core/card.ts'
import type { Facts } from './core/facts.ts'
import type { CardId, LocationId, Seat } from './core/ids.ts'
import type { Language, Text } from './core/languages.ts'
import { isPossible, kindOf, type Node, type UsedThing } from './core/node.ts'
import { bend, raisedBy, rulesOf } from './core/rules.ts'
import { mayRead, usedUp } from './core/windows.ts'
import { capitalise } from './language/icu.ts'
import { cardTerm } from './language/names.ts'
import { calledShort } from './language/reader.ts'
import { places } from './language/terms.ts'
import { describeAbility, writeText } from './language/text.ts'
import { actionAt } from './rules/actions.ts'
import { isDamaged } from './rules/damage.ts'
import { changesShip, mayEnter } from './rules/movement.ts'
import { isArea, isConfined, isHuman } from './rules/table.ts'
import { boardsOf, describeWindow } from './table-doors.ts'
import type { View } from './view.ts'

/** Why this player cannot use a card of theirs now; nothing, where it is none to use. Ask only about one that is not among the answers. */
export function whyNotCard(seen: View, seat: Seat, card: CardId, language: Language): string | undefined {
  const { skillCards, quorum, superCrises, loyalty } = rulesOf(seen)
  if (skillCards[card] !== undefined) return whyNotSkillCard(seen, seat, card, language)
  if (quorum[card] !== undefined) return whyNotAction(seen, seat, quorum[card].effect, card, language)
  if (superCrises[card] !== undefined) return say(reasons.superCrisis, language, { place: places.caprica })
  if (loyalty[card] !== undefined) return whyNotReveal(seen, seat, card, language)
  const other = Object.values(rulesOf(seen).otherDecks).find((deck) => deck[card] !== undefined)?.[card]
  if (other !== undefined && 'action' in other) return whyNotAction(seen, seat, other.action.effect, card, language)
  return isAim(other) && other.show !== undefined ? whyNotInterrupt(seen, other.show, card, language) : undefined
}

/** Why this player cannot use an ability of the own sheet now; nothing, where it does what it does by itself. */
export function whyNotAbility(seen: View, seat: Seat, id: string, language: Language): string | undefined {
  const { character } = seen.seats[seat]
  const ability = character === undefined ? undefined : rulesOf(seen).characters[character].abilities[id]
  if (ability === undefined || !('effect' in ability) || ability.does === 'trigger') return undefined
  const { once } = ability as { once?: string }
  if (once === 'game' && usedUp(seen, seat, id)) return say(reasons.oncePerGame, language)
  const forbidden = once === 'game' ? ruleAgainst(seen, seat, 'forbidOnce', { seat }, language) : undefined
  if (forbidden !== undefined) return forbidden
  if (once === 'turn' && seen.usedThisTurn.includes(`${seat}:${id}`)) return say(reasons.oncePerTurn, language)
  if (ability.does === 'interrupt') return whyNotInterrupt(seen, ability, id, language)
  if (ability.does === 'movement')
    return say(isAsked(seen, seat, 'move') ? reasons.noTarget : reasons.asMovement, language)
  return whyNotAction(seen, seat, ability.effect, id, language)
}

function whyNotSkillCard(seen: View, seat: Seat, card: CardId, language: Language): string {
  const { card: printed, kind } = rulesOf(seen).skillCards[card]
  const { ability, oncePerTurn } = printed
  if (!mayRead(seen, seat, card))
    return say(seen.seats[seat].revealed ? reasons.cylonsCannot : reasons.onlyCylons, language)
  if (ability.does === 'interrupt') return whyNotInterrupt(seen, ability, kind, language)
  if (ability.does === 'checkAbility') return say(reasons.inChecks, language)
  const limit = oncePerTurn === true ? kind : oncePerTurn
  if (limit !== undefined && seen.usedThisTurn.includes(limit)) return say(reasons.oncePerTurn, language)
  const forbidden = ruleAgainst(seen, seat, 'forbidCardAction', { seat, card }, language)
  if (forbidden !== undefined) return forbidden
  if (ability.does === 'movement' && !isAsked(seen, seat, 'move')) return say(reasons.asMovement, language)
  if (seen.seats[seat].hand.length <= bend(seen, 'cardActionCost', 0, { seat, card }))
    return say(reasons.noCardForUse, language)
  return whyNotAction(seen, seat, ability.effect, card, language)
}

function whyNotAction(seen: View, seat: Seat, effect: Node, source: string, language: Language): string {
  if (seen.seats[seat].at === undefined) return say(reasons.offBoard, language)
  if (!isAsked(seen, seat, 'action')) return say(reasons.asAction, language)
  return say(isPossible(seen, effect, { actor: seat, source }) ? reasons.notHere : reasons.noTarget, language)
}

/** The moment at which it may be used; or, if that is now, what stands against it. */
function whyNotInterrupt(seen: View, ability: Interrupt, name: string, language: Language): string {
  const open = seen.stack.findLastIndex(({ at, window }) => at.startsWith('window:') && window === ability.window)
  if (open < 0) return describeWindow(ability.window, language)
  const used = seen.stack[open - 1]?.used as readonly string[] | undefined
  return say(used?.includes(name) ? reasons.once : reasons.noTarget, language)
}

function whyNotReveal(seen: View, seat: Seat, card: CardId, language: Language): string | undefined {
  if (rulesOf(seen).loyalty[card].side !== 'cylon' || !isHuman(seen, seat)) return undefined
  return ruleAgainst(seen, seat, 'forbidReveal', { seat }, language) ?? say(reasons.asAction, language)
}

/** Why this player cannot use this place now, or go there; nothing, where there is nothing to say. */
export function whyNotPlace(seen: View, seat: Seat, place: LocationId, language: Language): string | undefined {
  const { at, hand } = seen.seats[seat]
  const { board, who, hazard } = rulesOf(seen).locations[place]
  if (at === place) return whyNotHere(seen, seat, place, language)
  if (at === undefined) return say(reasons.offBoard, language)
  if (hazard) return say(reasons.hazard, language)
  if (who !== 'both' && who !== (isHuman(seen, seat) ? 'humans' : 'cylons'))
    return say(who === 'humans' ? reasons.onlyHumans : reasons.onlyRevealed, language)
  if (isConfined(seen, seat) && !isArea(at)) return say(reasons.confined, language, { place: places[at] })
  if (!mayEnter(seen, board, seat)) return say(reasons.closed, language)
  const forbidden = ruleAgainst(seen, seat, 'forbidMove', { seat, location: place }, language)
  if (forbidden !== undefined) return forbidden
  if (hand.length === 0 && changesShip(seen, seat, place)) return say(reasons.noCardForMove, language)
  return say(isDamaged(seen, place) ? reasons.damaged : reasons.elsewhere, language)
}

function whyNotHere(seen: View, seat: Seat, place: LocationId, language: Language): string | undefined {
  const action = actionAt(seen, seat, place)
  if (action === undefined) return undefined
  if (isDamaged(seen, place)) return say(reasons.damaged, language)
  const forbidden = ruleAgainst(seen, seat, 'forbidLocation', { seat, location: place }, language)
  if (forbidden !== undefined) return forbidden
  if (seen.seats[seat].hand.length < bend(seen, 'locationCost', 0, { seat, location: place }))
    return say(reasons.noCardForUse, language)
  if (!isPossible(seen, action, { actor: seat, source: place })) return say(reasons.noTarget, language)
  return isAsked(seen, seat, 'action') ? undefined : say(reasons.asAction, language)
}

/** What lies on the board besides places: the own ship, others of the fleet, Cylon ships, nukes, the Quorum deck. */
export type Thing = 'ownShip' | 'nukes' | UsedThing

/** How this player comes to use something that lies on the board, or why not; ask only about what is not among the answers. */
export function whyNotThing(seen: View, seat: Seat, thing: Thing, language: Language): string {
  const { titles, seats } = seen
  const { revealed } = seats[seat]
  if (thing === 'nukes') {
    if (titles.admiral !== seat) return say(reasons.onlyAdmiral, language)
    return say(isAsked(seen, seat, 'action') ? reasons.noTarget : reasons.asAction, language)
  }
  if (thing === 'quorum' && titles.president !== seat) return say(reasons.onlyPresident, language)
  if (thing === 'ownShip') return say(isAsked(seen, seat, 'action') ? reasons.noTarget : reasons.asAction, language)
  if (revealed && thing !== 'cylonShip') return say(reasons.onlyHumans, language)
  const from = usedFrom(seen, seat, thing).map((place) => places[place])
  if (from.length === 0) return whyNotByCard(seen, thing, language)
  return say(thing === 'cylonShip' && !revealed ? reasons.shotAt : reasons.byPlace, language, { places: from })
}

/** The skill cards with which it is used, where no place does. */
function whyNotByCard(seen: View, thing: UsedThing, language: Language): string {
  const kinds = Object.values(rulesOf(seen).skillCards).flatMap(({ kind, card }) =>
    card.ability.does === 'action' && uses(card.ability.effect, thing) ? [kind] : [],
  )
  const cards = [...new Set(kinds)].map(cardTerm)
  return cards.length === 0 ? say(reasons.notHere, language) : say(reasons.byCard, language, { cards })
}

function uses(effect: Node, thing: UsedThing): boolean {
  const { uses: used, parts } = kindOf(effect)
  return used === thing || (parts?.(effect) ?? []).some((part) => uses(part, thing))
}

/** The places of this side, among those in play, at which it is used. */
function usedFrom(seen: View, seat: Seat, thing: UsedThing): LocationId[] {
  const others = isHuman(seen, seat) ? 'cylons' : 'humans'
  return boardsOf(seen)
    .flatMap(({ locations }) => locations)
    .filter((place) => {
      const action = rulesOf(seen).locations[place].who === others ? undefined : actionAt(seen, seat, place)
      return action !== undefined && uses(action, thing)
    })
}

/** What a sheet, a place or a card in play says against it, as it is printed there. */
function ruleAgainst<Q extends BendName>(
  seen: View,
  seat: Seat,
  quantity: Q,
  asked: Bends[Q],
  language: Language,
): string | undefined {
  const [found] = raisedBy(seen, quantity, asked)
  if (found === undefined) return undefined
  const { rule, owner = seat } = found
  const { character } = seen.seats[owner]
  const self = owner === seat || character === undefined ? {} : { self: calledShort(character) }
  return describeAbility({ does: 'rule', rule }, { language, ...self })
}

const isAsked = (seen: View, seat: Seat, what: 'action' | 'move'): boolean =>
  seen.decisions.some((decision) => decision.seat === seat && decision.kind === `${what}:choose`)

const say = (text: Text, language: Language, facts: Facts = {}): string =>
  capitalise(writeText(text, facts, language), language)

const reasons = {
  asAction: {
    en: 'As an action, on your turn',
    es: 'Como acción, en tu turno',
    de: 'Als Aktion, in deinem Zug',
    fr: 'Comme action, à votre tour',
    pl: 'Jako akcja, w twojej turze',
  },
  asMovement: {
    en: 'In your Movement step',
    es: 'En tu paso de movimiento',
    de: 'In deinem Bewegungsschritt',
    fr: 'Pendant votre étape de déplacement',
    pl: 'W twoim kroku ruchu',
  },
  inChecks: {
    en: 'Works when it is added to a skill check',
    es: 'Actúa al añadirla a una prueba de Habilidad',
    de: 'Wirkt, wenn sie in einem Fertigkeits-Check liegt',
    fr: 'Agit quand elle est jouée dans un test de compétence',
    pl: 'Działa dołożona do testu umiejętności',
  },
  oncePerTurn: {
    en: 'Used already this turn',
    es: 'Ya se ha usado este turno',
    de: 'In diesem Zug schon benutzt',
    fr: 'Déjà utilisée ce tour-ci',
    pl: 'Użyta już w tej turze',
  },
  noTarget: {
    en: 'It would do nothing now',
    es: 'Ahora no haría nada',
    de: 'Es würde jetzt nichts bewirken',
    fr: 'Cela n’aurait aucun effet maintenant',
    pl: 'Teraz nic by to nie dało',
  },
  notHere: {
    en: 'Not at this moment',
    es: 'No en este momento',
    de: 'Nicht in diesem Moment',
    fr: 'Pas à ce moment',
    pl: 'Nie w tej chwili',
  },
  cylonsCannot: {
    en: 'Revealed Cylons cannot use its text',
    es: 'Los cylons descubiertos no pueden usar su texto',
    de: 'Enttarnte Zylonen dürfen ihren Text nicht benutzen',
    fr: 'Les cylons révélés ne peuvent pas utiliser son texte',
    pl: 'Ujawnieni Cyloni nie mogą używać jej tekstu',
  },
  onlyCylons: {
    en: 'Only revealed Cylons can use its text',
    es: 'Solo los cylons descubiertos pueden usar su texto',
    de: 'Nur enttarnte Zylonen dürfen ihren Text benutzen',
    fr: 'Seuls les cylons révélés peuvent utiliser son texte',
    pl: 'Jej tekstu mogą używać tylko ujawnieni Cyloni',
  },
  onlyHumans: {
    en: 'Only for humans',
    es: 'Solo para humanos',
    de: 'Nur für Menschen',
    fr: 'Réservé aux humains',
    pl: 'Tylko dla ludzi',
  },
  onlyRevealed: {
    en: 'Only for revealed Cylons',
    es: 'Solo para cylons descubiertos',
    de: 'Nur für enttarnte Zylonen',
    fr: 'Réservé aux cylons révélés',
    pl: 'Tylko dla ujawnionych Cylonów',
  },
  hazard: {
    en: 'Nobody goes there of their own will',
    es: 'Nadie va allí por voluntad propia',
    de: 'Dorthin geht niemand freiwillig',
    fr: 'Personne n’y va de son plein gré',
    pl: 'Nikt nie idzie tam z własnej woli',
  },
  confined: {
    en: '{place, form, in} you cannot move',
    es: '{place, form, in} no puedes moverte',
    de: '{place, form, in} kannst du dich nicht bewegen',
    fr: '{place, form, in}, vous ne pouvez pas vous déplacer',
    pl: '{place, form, in} nie możesz się ruszyć',
  },
  elsewhere: {
    en: 'You are not there: you go there in your Movement step',
    es: 'No estás allí: se va en tu paso de movimiento',
    de: 'Du bist nicht dort: hin geht es in deinem Bewegungsschritt',
    fr: 'Vous n’y êtes pas\u202f: on y va pendant votre étape de déplacement',
    pl: 'Nie ma cię tam: idzie się w twoim kroku ruchu',
  },
  offBoard: {
    en: 'You are not on the board',
    es: 'No estás en el tablero',
    de: 'Du bist nicht auf dem Spielplan',
    fr: 'Vous n’êtes pas sur le plateau',
    pl: 'Nie ma cię na planszy',
  },
  once: {
    en: 'Used already: once each time',
    es: 'Ya se ha usado: solo una vez en cada ocasión',
    de: 'Schon benutzt: jedes Mal nur einmal',
    fr: 'Déjà utilisée\u202f: une seule fois à chaque occasion',
    pl: 'Już użyta: za każdym razem tylko raz',
  },
  oncePerGame: {
    en: 'Used already in this game',
    es: 'Ya se ha usado en esta partida',
    de: 'In dieser Partie schon benutzt',
    fr: 'Déjà utilisée dans cette partie',
    pl: 'Użyta już w tej grze',
  },
  superCrisis: {
    en: 'Played by the action of {place, form, the}, as a revealed Cylon',
    es: 'Se juega con la acción de {place}, siendo un cylon descubierto',
    de: 'Wird mit der Aktion von {place} gespielt, als enttarnter Zylon',
    fr: 'Se joue par l’action de {place}, une fois révélé cylon',
    pl: 'Zagrywana akcją obszaru {place}, po ujawnieniu się jako Cylon',
  },
  byPlace: {
    en: 'By the action of {places, list, or, the}',
    es: 'Con la acción de {places, list, or}',
    de: 'Mit der Aktion von {places, list, or}',
    fr: 'Par l’action de {places, list, or}',
    pl: 'Akcją obszaru {places, list, or}',
  },
  byCard: {
    en: 'With {cards, list, or}, as an action',
    es: 'Con {cards, list, or}, como acción',
    de: 'Mit {cards, list, or}, als Aktion',
    fr: 'Avec {cards, list, or}, comme action',
    pl: 'Kartą {cards, list, or}, jako akcja',
  },
  shotAt: {
    en: 'Fired at from a viper in its area, or by the action of {places, list, or, the}',
    es: 'Se le dispara desde un Viper de su zona, o con la acción de {places, list, or}',
    de: 'Wird aus einer Viper in seinem Feld beschossen oder mit der Aktion von {places, list, or}',
    fr: 'On tire dessus depuis un viper de sa case, ou par l’action de {places, list, or}',
    pl: 'Strzela się do niego z vipera w tym samym sektorze albo akcją obszaru {places, list, or}',
  },
  onlyAdmiral: {
    en: 'Only the Admiral launches nukes',
    es: 'Solo el Almirante lanza Armas Nucleares',
    de: 'Nuklearwaffen feuert nur der Admiral ab',
    fr: 'Seul l’Amiral lance des charges nucléaires',
    pl: 'Głowice nuklearne wystrzeliwuje tylko Admirał',
  },
  onlyPresident: {
    en: 'Only the President draws from it',
    es: 'Solo el Presidente roba de este mazo',
    de: 'Davon zieht nur der Präsident',
    fr: 'Seul le Président y pioche',
    pl: 'Ciągnie z niej tylko Prezydent',
  },
  closed: {
    en: 'Closed to you for now',
    es: 'Cerrado para ti por ahora',
    de: 'Für dich zurzeit gesperrt',
    fr: 'Fermé pour vous pour l’instant',
    pl: 'Na razie dla ciebie zamknięte',
  },
  damaged: {
    en: 'Damaged: it cannot be used until it is repaired',
    es: 'Dañada: no se puede usar hasta que se repare',
    de: 'Beschädigt: bis zur Reparatur nicht nutzbar',
    fr: 'Endommagé\u202f: inutilisable avant réparation',
    pl: 'Uszkodzone: do naprawy nie można z niego korzystać',
  },
  noCardForMove: {
    en: 'Another ship: you have no card to discard for the move',
    es: 'Es otra nave: no tienes carta que descartar para ir',
    de: 'Ein anderes Schiff: dir fehlt eine Karte zum Abwerfen',
    fr: 'Un autre vaisseau\u202f: vous n’avez aucune carte à défausser',
    pl: 'Inny statek: nie masz karty do odrzucenia',
  },
  noCardForUse: {
    en: 'You have too few cards for its price',
    es: 'No tienes cartas para pagar su coste',
    de: 'Dir fehlen Karten für den Preis',
    fr: 'Vous n’avez pas assez de cartes pour le payer',
    pl: 'Masz za mało kart, by za to zapłacić',
  },
} satisfies Record<string, Text>

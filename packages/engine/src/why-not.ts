// Why something on the board or in the hand cannot be used now, in one sentence.

import type { CardId, LocationId, Seat } from './core/ids.ts'
import type { Language, Text } from './core/languages.ts'
import { isPossible } from './core/node.ts'
import { bend, rulesOf } from './core/rules.ts'
import { mayRead } from './core/windows.ts'
import { writeText } from './language/text.ts'
import { actionAt } from './rules/actions.ts'
import { isDamaged } from './rules/damage.ts'
import { mayEnter } from './rules/movement.ts'
import { isConfined, isHuman } from './rules/table.ts'
import { describeWindow } from './table-doors.ts'
import type { View } from './view.ts'

/** Why this player cannot play this card now. Ask only about a card that is not among the answers. */
export function whyNotCard(seen: View, seat: Seat, card: CardId, language: Language): string {
  const { card: printed, kind } = rulesOf(seen).skillCards[card]
  const { ability, oncePerTurn } = printed
  if (!mayRead(seen, seat, card))
    return say(seen.seats[seat].revealed ? reasons.cylonsCannot : reasons.onlyCylons, language)
  if (ability.does === 'interrupt') return describeWindow(ability.window, language)
  if (ability.does === 'checkAbility') return say(reasons.inChecks, language)
  const limit = oncePerTurn === true ? kind : oncePerTurn
  if (limit !== undefined && seen.usedThisTurn.includes(limit)) return say(reasons.oncePerTurn, language)
  if (!acts(seen, seat)) return say(ability.does === 'movement' ? reasons.asMovement : reasons.asAction, language)
  return say(
    isPossible(seen, ability.effect, { actor: seat, source: card }) ? reasons.notHere : reasons.noTarget,
    language,
  )
}

/** Why this player cannot use this place now, or go there; nothing, where there is nothing to say. */
export function whyNotPlace(seen: View, seat: Seat, place: LocationId, language: Language): string | undefined {
  const reason = reasonAt(seen, seat, place)
  return reason === undefined ? undefined : say(reason, language)
}

function reasonAt(seen: View, seat: Seat, place: LocationId): Text | undefined {
  const { at, hand } = seen.seats[seat]
  const { board, who, hazard } = rulesOf(seen).locations[place]
  if (at === place) return reasonHere(seen, seat, place)
  if (hazard) return reasons.hazard
  if (who !== 'both' && who !== (isHuman(seen, seat) ? 'humans' : 'cylons'))
    return who === 'humans' ? reasons.onlyHumans : reasons.onlyRevealed
  if (isConfined(seen, seat)) return reasons.confined
  if (!mayEnter(seen, board, seat) || bend(seen, 'forbidMove', 0, { seat, location: place }) > 0) return reasons.closed
  if (at !== undefined && hand.length === 0 && rulesOf(seen).locations[at as LocationId]?.board !== board)
    return reasons.noCardForMove
  return isDamaged(seen, place) ? reasons.damaged : undefined
}

function reasonHere(seen: View, seat: Seat, place: LocationId): Text | undefined {
  const action = actionAt(seen, seat, place)
  if (action === undefined) return undefined
  if (isDamaged(seen, place)) return reasons.damaged
  if (bend(seen, 'forbidLocation', 0, { seat, location: place }) > 0) return reasons.closed
  if (seen.seats[seat].hand.length < bend(seen, 'locationCost', 0, { seat, location: place }))
    return reasons.noCardForUse
  if (!isPossible(seen, action, { actor: seat, source: place })) return reasons.noTarget
  return acts(seen, seat) ? undefined : reasons.asAction
}

const acts = (seen: View, seat: Seat): boolean =>
  seen.decisions.some((decision) => decision.seat === seat && /^(action|move):choose$/.test(decision.kind))

const say = (text: Text, language: Language): string => writeText(text, {}, language)

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
    en: 'You cannot move from where you are',
    es: 'No puedes moverte de donde estás',
    de: 'Du kannst dich von hier nicht wegbewegen',
    fr: 'Vous ne pouvez pas partir d’ici',
    pl: 'Nie możesz stąd odejść',
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

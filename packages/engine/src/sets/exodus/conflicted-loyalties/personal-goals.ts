// Personal goals: human cards that cost a resource when the game ends, unless their player has shown them in time. (Rulebook: Conflicted
// Loyalties, Personal goals.)

import { type Condition, clauseOf, condition, holds, howFar } from '../../../core/ability.ts'
import type { LoyaltyCard } from '../../../core/card.ts'
import { type Phrase, phrase } from '../../../core/facts.ts'
import { areas, type CardId, type Resource, type Seat } from '../../../core/ids.ts'
import { type Language, names, says, type Text } from '../../../core/languages.ts'
import { keyMoments, tells } from '../../../core/log.ts'
import { sumOf } from '../../../core/node.ts'
import { option } from '../../../core/option.ts'
import { cardOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { changed, rulesOf } from '../../../core/rules.ts'
import type { Game, Table } from '../../../core/state.ts'
import { strengthOf } from '../../../core/zones.ts'
import { vipersLost, whoIsAt } from '../../../language/conditions.ts'
import { lose } from '../../../language/nodes/resources.ts'
import { write } from '../../../language/text.ts'
import { beginLoyaltyAction, loyaltyActions, prospectOfLoyaltyAction } from '../../../rules/actions.ts'
import { costOfGoal, endGame } from '../../../rules/end.ts'
import { dealLoyalty, receiveLoyalty, turnUp, unrevealedOf } from '../../../rules/loyalty.ts'
import { changeResources, exhausted } from '../../../rules/resources.ts'
import { discardCards } from '../../../rules/skill-cards.ts'
import { distance, sum } from '../../../rules/table.ts'
import { joinLoyaltyDeck } from '../not-a-cylon.ts'

/** Up to this distance whoever shows a goal draws another card. */
const lastDistanceToDraw = 6

/** What has to be true for the card to be shown, or what has to be paid; and what it costs if it never is. */
export interface Goal {
  readonly when?: Condition
  /** Skill cards of this total strength. */
  readonly pays?: number
  readonly loses: Resource
}

/** True from so many on. */
const counted = (count: (table: Table, owner: Seat) => number) => ({
  test: (table: Table, { least }: { least: number }, owner: Seat): boolean => count(table, owner) >= least,
  howFar: (table: Table, { least }: { least: number }, owner: Seat): readonly [number, number] => [
    count(table, owner),
    least,
  ],
})

const holdsTitles = condition('holdsTitles', {
  make: (least: number) => ({ least }),
  ...counted((table, owner) => Object.values(table.titles).filter((holder) => holder === owner).length),
  states: true,
  text: {
    en: '<you hold|{self} holds> {least} or more titles',
    es: '<tienes|{self} tiene> {least} Cargos o más',
    de: '<du|{self}> {least} oder mehr Titel <hast|hat>',
    fr: '<vous avez|{self} a> {least} titres ou plus',
    pl: '<masz|{self} ma> co najmniej {least} tytuły',
  },
})

const noNukesLeft = condition('noNukesLeft', {
  test: ({ nukes }) => nukes === 0,
  states: true,
  text: {
    en: 'the Admiral has no nuke tokens left',
    es: 'al Almirante no le quedan fichas de Arma Nuclear',
    de: 'der Admiral keine Nuklearwaffenmarker mehr hat',
    fr: 'l’Amiral n’a plus de pion Charge nucléaire',
    pl: 'Admirałowi nie pozostał żaden żeton głowicy nuklearnej',
  },
})

const raidersOnBoard = condition('raidersOnBoard', {
  make: (least: number) => ({ least }),
  ...counted(({ space }) => sum(areas.map((area) => space[area].raiders))),
  states: true,
  text: {
    en: 'at least {least} raiders are on the main game board',
    es: 'hay al menos {least} Incursores en el tablero principal',
    de: 'mindestens {least} Jäger auf dem Hauptspielplan sind',
    fr: 'au moins {least} raiders se trouvent sur le plateau principal',
    pl: 'na głównej planszy jest co najmniej {least} raiderów',
  },
})

const shortJumpMade = condition('shortJumpMade', {
  make: (far: number) => ({ far }),
  test: (table, { far }) => table.travelled.some((card) => rulesOf(table).destinations[card]?.distance === far),
  states: true,
  text: {
    en: 'a destination of distance {far} has been resolved in this game',
    es: 'en esta partida se ha resuelto una carta de Salto de distancia {far}',
    de: 'in dieser Partie ein Zielort der Entfernung {far} abgehandelt wurde',
    fr: 'une destination de distance {far} a été résolue pendant cette partie',
    pl: 'w tej grze rozpatrzono punkt docelowy o dystansie {far}',
  },
})

const goalText: Text = {
  en: '<you are|{self} is> human unless another of <your|their> Loyalty cards says otherwise. Action: {paid, select, yes {discard Skill cards of total strength {pays} and} other {if {clause},}} reveal this card; if the distance travelled is {far} or less, shuffle 1 “You Are Not a Cylon” card into the Loyalty deck and draw 1 Loyalty card. If the game ends with this card unrevealed and <you are|{self} is> a human player: {loss}',
  es: '<eres humano|{self} es humano> salvo que otra de <tus|sus> cartas de Lealtad diga lo contrario. Acción: {paid, select, yes {descarta cartas de Habilidad con una Pericia total de {pays} y} other {si {clause},}} revela esta carta; si la distancia recorrida es de {far} o menos, baraja 1 carta “No eres un cylon” en el mazo de Lealtad y roba 1 carta de Lealtad. Si la partida termina con esta carta sin revelar y <eres|{self} es> un jugador humano: {loss}',
  de: '<du bist|{self} ist> ein Mensch, sofern keine andere <deiner|der eigenen> Loyalitätskarten etwas anderes besagt. Aktion: {paid, select, yes {Wirf Fertigkeitskarten der Gesamtstärke {pays} ab und decke diese Karte auf} other {Wenn {clause}, decke diese Karte auf}}; beträgt die zurückgelegte Entfernung {far} oder weniger, mische 1 Karte „Sie sind kein Zylon“ in den Loyalitätsstapel und ziehe 1 Loyalitätskarte. Ist diese Karte am Ende der Partie verdeckt und <bist du|ist {self}> ein Menschenspieler: {loss}',
  fr: '<vous êtes humain|{self} est humain>, sauf si une autre de <vos|ses> cartes Loyauté indique le contraire. Action\u202f: {paid, select, yes {défaussez des cartes Compétence d’une valeur totale de {pays} et} other {si {clause},}} révélez cette carte\u202f; si la distance parcourue est de {far} ou moins, mélangez 1 carte «\u202fVous n’êtes pas un cylon\u202f» dans le paquet Loyauté et piochez 1 carte Loyauté. Si la partie se termine alors que cette carte n’est pas révélée et que <vous êtes|{self} est> un joueur humain\u202f: {loss}',
  pl: '<jesteś|{self} jest> człowiekiem, chyba że inna z <twoich|posiadanych> kart Lojalności mówi inaczej. Akcja: {paid, select, yes {odrzuć karty umiejętności o łącznej sile {pays} i} other {jeśli {clause},}} ujawnij tę kartę; jeśli przebyty dystans wynosi {far} lub mniej, wtasuj 1 kartę „Nie jesteś Cylonem” do talii Lojalności i pociągnij 1 kartę Lojalności. Jeśli gra kończy się, gdy ta karta jest zakryta, a <jesteś graczem prowadzącym człowieka|{self} jest graczem prowadzącym człowieka>: {loss}',
}

const wordsOf = ({ when, pays = 0, loses }: Goal): Phrase =>
  phrase(goalText, {
    paid: when === undefined ? 'yes' : 'no',
    pays,
    clause: when === undefined ? '' : clauseOf(when),
    far: lastDistanceToDraw,
    loss: lose({ [loses]: 1 }),
  })

const goalCard = (name: Text, goal: Goal) => ({ name, side: 'human', goal, text: wordsOf(goal) }) as const

export const personalGoals = {
  'personal-goal-acquire-power': goalCard(
    names`Personal Goal: Acquire Power | Objetivo Personal: Acumular poder | Persönliches Ziel: Macht erlangen | Objectif Personnel\u202f: Acquérir du pouvoir | Cel osobisty: Zdobycie władzy`,
    { when: holdsTitles(2), loses: 'food' },
  ),
  'personal-goal-devastation': goalCard(
    names`Personal Goal: Devastation | Objetivo Personal: Devastación | Persönliches Ziel: Verwüstung | Objectif Personnel\u202f: Dévastation | Cel osobisty: Spustoszenie`,
    { when: noNukesLeft(), loses: 'morale' },
  ),
  'personal-goal-political-intrigue': goalCard(
    names`Personal Goal: Political Intrigue | Objetivo Personal: Intriga política | Persönliches Ziel: Politische Intrige | Objectif Personnel\u202f: Intrigue politique | Cel osobisty: Intryga polityczna`,
    // ruling: docs/rulings.md#goals-on-new-caprica
    { when: whoIsAt('president', 'brig'), loses: 'food' },
  ),
  'personal-goal-sacrifice': goalCard(
    names`Personal Goal: Sacrifice | Objetivo Personal: Sacrificio | Persönliches Ziel: Aufopferung | Objectif Personnel\u202f: Sacrifice | Cel osobisty: Poświęcenie`,
    { when: vipersLost(6), loses: 'fuel' },
  ),
  'personal-goal-self-destruction': goalCard(
    names`Personal Goal: Self-Destruction | Objetivo Personal: Autodestrucción | Persönliches Ziel: Selbstzerstörung | Objectif Personnel\u202f: Autodestruction | Cel osobisty: Autodestrukcja`,
    { when: whoIsAt('self', 'brig', 'sickbay'), loses: 'morale' },
  ),
  'personal-goal-selfish': goalCard(
    names`Personal Goal: Selfish | Objetivo Personal: Egoísmo | Persönliches Ziel: Selbstsucht | Objectif Personnel\u202f: Égoïsme | Cel osobisty: Egoizm`,
    { pays: 20, loses: 'fuel' },
  ),
  'personal-goal-stand-and-fight': goalCard(
    names`Personal Goal: Stand and Fight | Objetivo Personal: Plantar cara | Persönliches Ziel: Sich dem Kampf stellen | Objectif Personnel\u202f: Livrer bataille | Cel osobisty: Stawić czoła wrogowi`,
    { when: raidersOnBoard(10), loses: 'population' },
  ),
  'personal-goal-use-caution': goalCard(
    names`Personal Goal: Use Caution | Objetivo Personal: Actuar con cautela | Persönliches Ziel: Vorsicht walten lassen | Objectif Personnel\u202f: Faire preuve de prudence | Cel osobisty: Zachowanie ostrożności`,
    { when: shortJumpMade(1), loses: 'population' },
  ),
} as const satisfies Record<string, LoyaltyCard>

// Showing one

/** Whether somebody who holds this goal could show it now. */
export function canShow(table: Table, seat: Seat, { when, pays }: Goal): boolean {
  if (when !== undefined) return holds(table, when, seat)
  return canPay(strengthsOf(table, seat), pays ?? 0)
}

const strengthsOf = (table: Table, seat: Seat): number[] =>
  table.seats[seat].hand.map((card) => strengthOf(table, card))

/** Whether some of these make up exactly so much. ruling: docs/rulings.md#a-goal-that-is-paid-for */
const canPay = (strengths: readonly number[], price: number): boolean => mostToPay(strengths, price) === price

/** The most that some of these make up without going beyond it. */
function mostToPay(strengths: readonly number[], price: number): number {
  let reached = new Set([0])
  for (const strength of strengths) reached = new Set([...reached, ...[...reached].map((one) => one + strength)])
  return Math.max(...[...reached].filter((one) => one <= price))
}

/** A card may go if the others can make up the rest; in a hand that others imagine, which may be too small, any of them. */
function payable(game: Game, seat: Seat, left: number): CardId[] {
  const { hand } = game.seats[seat]
  const fitting = hand.filter((card, i) => {
    const rest = hand.filter((_, other) => other !== i).map((other) => strengthOf(game, other))
    const strength = strengthOf(game, card)
    return strength > 0 && canPay(rest, left - strength)
  })
  return fitting.length > 0 ? fitting : hand
}

const showGoal = procedure<{ seat: Seat; card: CardId; left: number }>('showGoal', {
  show: (game, { seat, card }) => {
    turnUp(game, seat, card)
    tell.fulfilled(game, { seat, card })
  },
  pay: {
    text: says`Which Skill card do you discard for your goal? Strength {left} is still to be paid. | ¿Qué carta de Habilidad descartas para tu objetivo? Falta pagar {left} de Pericia. | Welche Fertigkeitskarte wirfst du für dein Ziel ab? Es fehlt noch Stärke {left}. | Quelle carte Compétence défaussez-vous pour votre objectif\u202f? Il reste une valeur de {left} à payer. | Którą kartę umiejętności odrzucasz na swój cel? Brakuje jeszcze siły {left}.`,
    facts: (_game, { left }) => ({ left }),
    who: (game, { seat, left }) => (left > 0 && game.seats[seat].hand.length > 0 ? seat : undefined),
    options: (game, { left }, seat) => cardOption.each(payable(game, seat, left)),
    answer: (game, frame, seat, [choice]) => {
      const card = cardOption.of(choice)
      frame.left -= strengthOf(game, card)
      discardCards(game, seat, [card], { why: 'card', source: frame.card, chosen: true })
      return 'pay'
    },
  },
  draw: (game, { seat }) => {
    if (distance(game) > lastDistanceToDraw) return
    joinLoyaltyDeck(game)
    if (dealLoyalty(game, seat) !== undefined) receiveLoyalty.begin(game, { seat, from: 'deck' })
  },
})

const goalOption = option<[card: CardId]>('goal', {
  label: names`Reveal “{card}” | Revelar “{card}” | „{card}“ aufdecken | Révéler «\u202f{card}\u202f» | Ujawnij „{card}”`,
  facts: (card) => ({ card }),
  at: ([card]) => [`loyalty:${card}`],
})

const goalOf = (table: Table, card: CardId): Goal | undefined => rulesOf(table).loyalty[card]?.goal

/** The goals that somebody could show now. */
const goalsToShow = (game: Game, seat: Seat): CardId[] =>
  unrevealedOf(game, seat).flatMap(({ card }) => {
    const goal = goalOf(game, card)
    return goal !== undefined && canShow(game, seat, goal) ? [card] : []
  })

/** A goal that its player has not shown yet. */
export interface OpenGoal {
  readonly card: CardId
  /** It could be shown now, as an action. */
  readonly ready: boolean
  /** How far it has come, where that can be counted. */
  readonly howFar?: readonly [now: number, of: number]
  /** What it costs if it is never shown. */
  readonly loses: Resource
}

/** The goals that a player knows among the own cards, and how they stand. */
export const openGoalsOf = (seen: Table, seat: Seat): OpenGoal[] =>
  seen.seats[seat].revealed
    ? []
    : unrevealedOf(seen, seat).flatMap(({ card }) => {
        const goal = goalOf(seen, card)
        if (goal === undefined) return []
        const far = howFarIs(seen, seat, goal)
        return [{ card, ready: canShow(seen, seat, goal), loses: goal.loses, ...(far && { howFar: far }) }]
      })

function howFarIs(table: Table, seat: Seat, { when, pays = 0 }: Goal): OpenGoal['howFar'] {
  return when === undefined ? [mostToPay(strengthsOf(table, seat), pays), pays] : howFar(table, when, seat)
}

/** What it takes to show a goal, in a few words. */
export function describeGoal(card: CardId, language: Language): string {
  const { when, pays = 0 } = personalGoals[card as keyof typeof personalGoals].goal as Goal
  const words = when === undefined ? phrase(paidText, { pays }) : phrase(whenText, { clause: clauseOf(when) })
  return write(words, { language })
}

const whenText: Text = {
  en: 'If {clause}',
  es: 'Si {clause}',
  de: 'Wenn {clause}',
  fr: 'Si {clause}',
  pl: 'Jeśli {clause}',
}

const paidText: Text = {
  en: 'For Skill cards of total strength {pays}',
  es: 'Por cartas de Habilidad con una Pericia total de {pays}',
  de: 'Für Fertigkeitskarten der Gesamtstärke {pays}',
  fr: 'Contre des cartes Compétence d’une valeur totale de {pays}',
  pl: 'Za karty umiejętności o łącznej sile {pays}',
}

/** What a goal costs that nobody has shown. */
export const lossOfGoal = (table: Table, card: CardId): Resource | undefined => goalOf(table, card)?.loses

// When the game ends

/** The goals that human players have not shown. */
const openGoals = (game: Table): { seat: Seat; card: CardId; loses: Resource }[] =>
  game.seats.flatMap(({ loyalty, revealed }, seat) =>
    revealed
      ? []
      : loyalty.flatMap(({ card, revealed: open }) => {
          const goal = goalOf(game, card)
          return open || goal === undefined ? [] : [{ seat, card, loses: goal.loses }]
        }),
  )

/** A goal is paid for with cards of about this strength. */
const strongCard = 4

export const goalChanges = [
  changed(loyaltyActions, (rule, game, seat) => [...rule(game, seat), ...goalOption.each(goalsToShow(game, seat))]),
  changed(beginLoyaltyAction, (rule, game, seat, choice) => {
    if (!goalOption.is(choice)) return rule(game, seat, choice)
    const card = goalOption.of(choice)
    showGoal.begin(game, { seat, card, left: goalOf(game, card)?.pays ?? 0 })
  }),
  /** What is paid are strong cards. */
  changed(prospectOfLoyaltyAction, (rule, table, seat, choice) => {
    const goal = goalOption.is(choice) ? goalOf(table, goalOption.of(choice)) : undefined
    if (goal === undefined) return rule(table, seat, choice)
    return {
      changes: {
        [`spared:${goal.loses}`]: 1,
        ...(goal.pays === undefined ? {} : { skillCards: -goal.pays / strongCard }),
      },
    }
  }),
  changed(costOfGoal, (rule, table) => sumOf([rule(table), ...openGoals(table).map(({ loses }) => ({ [loses]: -1 }))])),
  /** Whoever has won, before anything else is looked at. ruling: docs/rulings.md#goals-at-the-end-of-a-game */
  changed(endGame, (rule, game, winner, reason) => {
    const open = game.over === undefined ? openGoals(game) : []
    for (const { seat, card, loses } of open) {
      tell.openGoal(game, { seat, card })
      changeResources(game, { [loses]: -1 })
    }
    const short = winner === 'humans' ? exhausted(game) : undefined
    if (short === undefined) rule(game, winner, reason)
    else rule(game, 'cylons', short)
    if (open.length > 0 && game.over !== undefined) game.over.goals = open.map(({ seat, card }) => ({ seat, card }))
  }),
]

Object.assign(keyMoments, { goalFulfilled: 4 })

const tell = {
  fulfilled: tells('goalFulfilled', {
    en: '{seat} has fulfilled a personal goal and reveals “{card}”.',
    es: '{seat} ha cumplido un objetivo personal y revela “{card}”.',
    de: '{seat} hat ein persönliches Ziel erfüllt und deckt „{card}“ auf.',
    fr: '{seat} a accompli un objectif personnel et révèle «\u202f{card}\u202f».',
    pl: '{seat} spełnia cel osobisty i ujawnia kartę „{card}”.',
  }),
  openGoal: tells('openGoal', {
    en: '{seat} never fulfilled “{card}”.',
    es: '{seat} nunca cumplió “{card}”.',
    de: '{seat} hat „{card}“ nie erfüllt.',
    fr: '{seat} n’a jamais accompli «\u202f{card}\u202f».',
    pl: '{seat}: niespełniona karta „{card}”.',
  }),
}

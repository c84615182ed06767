// Skill checks, step by step. (Rulebook: Skill Checks; Partial passes; Skill checks at locations.)

import { holds } from '../core/ability.ts'
import type { SkillCard } from '../core/card.ts'
import type { CardId, Seat, SkillType } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import { nothingChanges, perform } from '../core/node.ts'
import { cardOption, outcomeOption } from '../core/option-kinds.ts'
import { type Count, frameOf, procedure } from '../core/procedure.ts'
import { shuffle } from '../core/random.ts'
import { bend, changeable, rulesOf } from '../core/rules.ts'
import type { Context, Game, Node, Table } from '../core/state.ts'
import { opensWindow, orderConditions } from '../core/windows.ts'
import { discardSkill, drawFrom, skillOf, strengthOf, takeFromHand, takeUnseen } from '../core/zones.ts'
import { makeDestinyDeck } from './destiny.ts'
import { cardOf } from './skill-cards.ts'
import { fromTheLeft, isHuman, nobodyIsFree, sum } from './table.ts'

export interface SkillCheck {
  difficulty: number
  skills: readonly SkillType[]
  pass?: Node
  partial?: { readonly at: number; readonly effect: Node }
  fail?: Node
  /** What happens, passed or failed, if a card with a skill check ability was played. */
  consequence?: Node
  context: Context
  /** Set by Investigative Committee. */
  faceUp?: boolean
  /** Types that count for the check besides those printed (Scientific Research). */
  positive?: SkillType[]
  /** Types whose cards have no strength (Blind Devotion). */
  worthless?: SkillType[]
  /** Types whose cards count double (Establish Network). */
  doubled?: SkillType[]
  /** How many Destiny cards are added, if not two; and whether they stay face down when all others do not. */
  destinyCards?: number
  destinyHidden?: boolean
  /** What each card of strength 0 adds (All Hands on Deck). */
  zeroes?: number
  /** Something good was done to it, at the risk of Treachery. */
  reckless?: boolean
  /** No skill check ability is resolved (Restore Order). */
  inOrder?: boolean
  /** Skill check abilities that have been resolved, by the names of their cards. */
  resolved?: CardId[]
  /** A card with a skill check ability was in the check, even if it has left since. */
  abilityPlayed?: boolean
  /** Nothing that sheets and cards say bends it, and no skill check ability is resolved. */
  untouched?: true
  /** The check belongs to a super crisis, which ignores abilities of characters. */
  superCrisis?: boolean
  /** The check belongs to a crisis card, drawn by this seat. */
  crisis?: boolean
  drawnBy?: Seat
  order?: Seat[]
  total?: number
  outcome?: 'pass' | 'partial' | 'fail'
}

/** What everybody knows of a check: where it comes from, and what it takes. */
export const checkFacts = ({ context, difficulty, skills, positive = [], total }: SkillCheck) => ({
  card: context.source,
  difficulty,
  skills: [...new Set([...skills, ...positive])],
  total,
})

export const skillCheck = procedure<SkillCheck>('skillCheck', {
  begin: (game, check) => {
    log(game, 'checkBegins', { card: check.context.source, difficulty: check.difficulty, skills: check.skills })
  },
  instead: opensWindow('skillCheck:instead', { facts: checkFacts }), // Mysterious Intuition
  decided: (_game, check) => (check.outcome === undefined ? undefined : 'passed'),
  beforeCards: opensWindow('skillCheck:beforeCards', { facts: checkFacts }), // Investigative Committee, Scientific Research, abilities at locations
  destiny: (game, check) => {
    game.checks.push([])
    for (let i = 0; i < (check.destinyCards ?? 2); i++) addDestiny(game, check)
    check.order = fromTheLeft(game)
  },
  contribute: {
    text: says`Which cards do you add to the skill check{named, select, yes { for “{card}”} other {}} (difficulty {difficulty}: {skills})? | ¿Qué cartas añades a la prueba de Habilidad{named, select, yes { de “{card}”} other {}} (dificultad {difficulty}: {skills})? | Welche Karten legst du in den Fertigkeits-Check{named, select, yes { für „{card}“} other {}} (Schwierigkeit {difficulty}: {skills})? | Quelles cartes jouez-vous dans le test de compétence{named, select, yes { pour «\u202f{card}\u202f»} other {}} (difficulté {difficulty}\u202f: {skills})\u202f? | Które karty dokładasz do testu umiejętności{named, select, yes { „{card}”} other {}} (trudność {difficulty}: {skills})?`,
    facts: (_game, check) => checkFacts(check),
    who: (_game, check) => check.order?.[0],
    options: (game, _check, seat) => cardOption.each(game.seats[seat].hand),
    pick: (game, _check, seat, options) =>
      contributionCount(game, seat, Math.min(options.length, contributionLimit(game, seat))),
    fallback: (game, check, seat, options) =>
      check.context.source === 'brig' && nobodyIsFree(game) ? cardThatFrees(game, check, seat, options) : [],
    answer: (game, check, seat, cards) => addCards(game, check, seat, cards.map(cardOf)),
  },
  contributed: opensWindow('skillCheck:contributed', { facts: checkFacts }), // Probation
  nextPlayer: (_game, check) => {
    check.order = check.order?.slice(1)
    return check.order?.length === 0 ? undefined : 'contribute'
  },
  beforeReveal: opensWindow('skillCheck:beforeReveal', { facts: checkFacts }), // Blind Devotion
  reveal: (game, check) => {
    const pile = shuffle(game.random, pileOf(game))
    for (const entry of pile) {
      entry.by = undefined
      entry.faceUp = true
    }
    log(game, 'checkRevealed', { cards: pile.map(({ card }) => card) })
    noteAbilities(game, check)
  },
  revealed: opensWindow('skillCheck:revealed', { facts: checkFacts }), // Human Delusion
  beforeAbilities: opensWindow('skillCheck:beforeAbilities', { facts: checkFacts }), // Quick Fix
  checkAbilities: {
    text: says`Which skill check ability is resolved next? | ¿Qué capacidad de prueba de Habilidad se resuelve a continuación? | Welche Fertigkeits-Check-Eigenschaft wird als Nächste abgehandelt? | Quelle capacité de test de compétence est résolue ensuite\u202f? | Który efekt w teście umiejętności jest rozpatrywany jako następny?`,
    // Where none is left there is nothing to choose, and nobody is asked.
    who: (game) => game.current,
    options: (game, check) => checkAbilitiesLeft(game, check).map((kind) => cardOption(kind)),
    answer: (game, check, _seat, [option]) => {
      const kind = cardOf(option)
      check.resolved = [...(check.resolved ?? []), kind]
      log(game, 'cardTriggers', { card: kind })
      const { effect } = abilityOf(game, kind)
      perform(game, effect, { actor: game.current, source: kind })
      return 'checkAbilities'
    },
  },
  consequence: (game, check) => {
    if (check.consequence === undefined || !check.abilityPlayed) return
    log(game, 'checkConsequence', { card: check.context.source })
    perform(game, check.consequence, check.context)
  },
  total: (game, check) => {
    const cards = pileOf(game).map(({ card }) => card)
    const worths = cards.map((card) => worthInCheck(game, check, card))
    check.total = sum(worths)
    log(game, 'checkTotal', { total: check.total, difficulty: check.difficulty, cards, worths })
  },
  afterTotal: opensWindow('skillCheck:afterTotal', { facts: checkFacts }), // Declare Emergency
  result: (_game, check) => {
    check.outcome = outcomeAt(check)
  },
  passed: opensWindow('skillCheck:passed', { facts: checkFacts }), // Change of Plans
  outcome: (game, check) => {
    log(game, 'checkOutcome', { outcome: check.outcome, card: check.context.source })
    const effect = effectOfOutcome(game, check)
    if (effect !== undefined) perform(game, effect, check.context)
  },
  beforeDiscard: opensWindow('skillCheck:beforeDiscard', { facts: checkFacts }), // Command Authority
  discard: (game, check) => {
    if (check.order === undefined) return // decided without cards
    for (const { card } of game.checks.pop() ?? []) discardSkill(game, card)
  },
})

/** What the outcome of a check does. */
export const effectOfOutcome = changeable('effectOfOutcome', (_game: Game, check: SkillCheck): Node | undefined =>
  check.outcome === 'partial' ? check.partial?.effect : check[check.outcome ?? 'fail'],
)

/** The cards of the skill check under way. */
export const pileOf = (game: Table) => game.checks[game.checks.length - 1]

/** Writes down that a card with a skill check ability is in the check; in one without a consequence nobody asks. */
export function noteAbilities(game: Game, check: SkillCheck): void {
  if (check.consequence === undefined) return
  const { checkAbilities } = rulesOf(game)
  if (pileOf(game).some(({ card }) => checkAbilities.has(card))) check.abilityPlayed = true
}

/** The names of the cards in the check whose skill check abilities are still to be resolved. */
function checkAbilitiesLeft(game: Game, { resolved = [], inOrder, untouched }: SkillCheck): CardId[] {
  const { checkAbilities, skillCards } = rulesOf(game)
  if (checkAbilities.size === 0 || inOrder || untouched) return []
  const found: CardId[] = []
  for (const { card } of pileOf(game)) {
    if (!checkAbilities.has(card)) continue
    const { kind, card: printed } = skillCards[card]
    if (resolved.includes(kind) || found.includes(kind)) continue
    const { ability } = printed
    if (ability.does === 'checkAbility' && holds(game, ability.when, game.current, kind)) found.push(kind)
  }
  return found.length < 2 ? found : found.sort()
}

function abilityOf(game: Game, kind: CardId): SkillCard['ability'] {
  const { skillCards } = rulesOf(game)
  const id = pileOf(game).find(({ card }) => skillCards[card].kind === kind)?.card ?? ''
  return skillCards[id].card.ability
}

/** Whether the check under way can still be made reckless, or put in order: whichever comes first excludes the other. */
export const isAsUsual = (table: Table): boolean => {
  const check = frameOf(table, skillCheck)
  return check?.reckless !== true && check?.inOrder !== true
}

/** Whether abilities of characters count in the check under way: a super crisis ignores them, drawbacks too. */
export const sheetsCount = (table: Table): boolean => frameOf(table, skillCheck)?.superCrisis !== true

/** Revealed Cylons may add one card; so may prisoners, as the rule of their place says. */
export const contributionLimit = changeable('contributionLimit', (table: Table, seat: Seat): number =>
  bend(table, 'contribution', isHuman(table, seat) ? Infinity : 1, { seat }),
)

/** What the total comes to, at this difficulty or at one that is higher by so much. */
export function outcomeAt({ total = 0, difficulty, partial }: SkillCheck, by = 0): 'pass' | 'partial' | 'fail' {
  if (total >= difficulty + by) return 'pass'
  return partial !== undefined && total >= partial.at ? 'partial' : 'fail'
}

/** What a player's orders add to a check: nothing, if that is ordered and no card of the hand would count for it. */
export function orderedContribution(table: Table, check: SkillCheck, seat: Seat): readonly string[] | undefined {
  if (!sparesItself(table, seat)) return undefined
  return table.seats[seat].hand.some((card) => bearsOnCheck(table, check, card)) ? undefined : []
}

/** Whether a player has ordered not to be asked where no answer of theirs could do any good. */
export const sparesItself = (table: Table, seat: Seat): boolean =>
  table.seats[seat].orders.some(
    ({ what, do: verb, when }) =>
      what === contribution && verb === 'pass' && (when === undefined || wantsChecksToPass(table, seat)),
  )

/** They play for the humans, as far as they know themselves: to Cylons and leaders cards against a check may be worth something. */
function wantsChecksToPass(table: Table, seat: Seat): boolean {
  const { revealed, loyalty } = table.seats[seat]
  return !revealed && loyalty.length > 0 && loyalty.every(({ card }) => rulesOf(table).loyalty[card]?.side !== 'cylon')
}

orderConditions.asHuman = wantsChecksToPass

/** Whether somebody who wants a check to pass may have a use for a card in it: it counts for it, or does something there without counting against it. */
export function bearsOnCheck(table: Table, check: SkillCheck, card: CardId): boolean {
  const worth = worthInCheck(table, check, card)
  return worth > 0 || (worth === 0 && rulesOf(table).skillCards[card].card.ability.does === 'checkAbility')
}

/** What standing orders call adding cards to a check. */
export const contribution = 'contribution'

/** None to so many cards, but for numbers that a sheet forbids. */
function contributionCount(game: Game, seat: Seat, max: number): Count {
  const not: number[] = []
  for (let count = 1; count <= max; count++)
    if (bend(game, 'forbidContribution', 0, { seat, count }) > 0) not.push(count)
  return not.length === 0 ? { min: 0, max } : { min: 0, max, not }
}

/** The card that helps most, where a single one may be added and any helps. */
function cardThatFrees(game: Game, check: SkillCheck, seat: Seat, options: readonly string[]): string[] {
  let [best, most] = ['', 0]
  for (const option of options) {
    const worth = worthInCheck(game, check, cardOf(option))
    if (worth > most) [best, most] = [option, worth]
  }
  if (most === 0) return []
  const { max, not } = contributionCount(game, seat, Math.min(1, contributionLimit(game, seat)))
  return max === 0 || not?.includes(1) ? [] : [best]
}

/** What a card adds to the total: its strength, for or against. Difficulty and thresholds know nothing of this. */
export function worthInCheck(game: Table, check: SkillCheck, card: CardId): number {
  const skill = skillOf(game, card)
  // ruling: docs/rulings.md#blind-devotion-in-a-check
  if (check.zeroes !== undefined && effectiveStrength(game, check, card) === 0) return check.zeroes
  if (check.worthless?.includes(skill)) return 0
  const printed = check.skills.includes(skill) || check.positive?.includes(skill) ? 1 : -1
  if (check.untouched) return printed * strengthOf(game, card)
  const sign = check.superCrisis ? printed : bend(game, 'cardSign', printed, { card })
  const times = check.doubled?.includes(skill) ? 2 : 1
  return sign * times * bend(game, 'cardStrength', strengthOf(game, card), { card })
}

/** The strength that is printed on a card, unless its type has none in this check. */
export const effectiveStrength = (game: Table, check: SkillCheck, card: CardId): number =>
  check.worthless?.includes(skillOf(game, card)) ? 0 : strengthOf(game, card)

export function addDestiny(game: Game, check: SkillCheck): void {
  if (game.decks.destiny.cards.length === 0) makeDestinyDeck(game)
  const card = drawFrom(game, 'destiny')
  if (card === undefined) return
  pileOf(game).push({ card, faceUp: check.faceUp === true && check.destinyHidden !== true })
  // ruling: docs/rulings.md#destiny-deck
  if (game.decks.destiny.cards.length === 0) makeDestinyDeck(game)
}

function addCards(game: Game, check: SkillCheck, seat: Seat, cards: readonly CardId[]): void {
  const faceUp = check.faceUp === true
  for (const card of cards) {
    if (faceUp) takeFromHand(game, seat, card)
    else takeUnseen(game, seat, card)
    pileOf(game).push({ card, by: seat, faceUp })
  }
  if (faceUp) log(game, 'addsFaceUp', { seat, cards })
  else {
    log(game, 'adds', { seat, count: cards.length })
    if (cards.length > 0) log(game, 'added', { seat, cards }, [seat])
  }
}

/** Somebody says how the check ends, instead of it being made. */
export const chooseOutcome = procedure<{ seat: Seat }>('chooseOutcome', {
  choose: {
    text: says`Does the skill check{named, select, yes { for “{card}”} other {}} pass or fail? | ¿La prueba de Habilidad{named, select, yes { de “{card}”} other {}} se supera o se falla? | Wird der Fertigkeits-Check{named, select, yes { für „{card}“} other {}} bestanden oder nicht? | Le test de compétence{named, select, yes { pour «\u202f{card}\u202f»} other {}} est-il une réussite ou un échec\u202f? | Czy test umiejętności{named, select, yes { „{card}”} other {}} kończy się sukcesem, czy porażką?`,
    facts: (game) => ({ card: frameOf(game, skillCheck)?.context.source }),
    options: () => [outcomeOption('pass'), outcomeOption('fail')],
    effect: (game, _frame, option) => frameOf(game, skillCheck)?.[outcomeOption.of(option)],
    prospect: (table, _frame, option) => {
      const check = frameOf(table, skillCheck)
      const effect = check?.[outcomeOption.of(option)]
      return effect === undefined ? nothingChanges : { effect, context: check?.context ?? {} }
    },
    answer: (game, _frame, seat, [option]) => {
      const check = frameOf(game, skillCheck)
      const outcome = outcomeOption.of(option)
      if (check !== undefined) check.outcome = outcome
      log(game, 'decidesOutcome', { seat, outcome })
    },
  },
})

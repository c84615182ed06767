// The questions that the new sheets ask.

import type { Area, CardId, Seat, SkillType, Title } from '../../core/ids.ts'
import { log } from '../../core/log.ts'
import { frameOf, procedure, type Step } from '../../core/procedure.ts'
import { rulesOf } from '../../core/rules.ts'
import type { Frame, Game } from '../../core/state.ts'
import { opensWindow } from '../../core/windows.ts'
import { addToHand, bit, drawMany, strengthOf, takeUnseen } from '../../core/zones.ts'
import type { Wrap } from '../../language/card.ts'
import { destroyCivilian, drawAndDestroyCivilians } from '../../rules/civilian-ships.ts'
import { destroyCylonShips, raidersWithoutDie } from '../../rules/combat.ts'
import { basestarAt, destroyBasestar } from '../../rules/damage.ts'
import { clamp, type Die, die, rollFacts } from '../../rules/die.ts'
import { jump } from '../../rules/jump.ts'
import { send } from '../../rules/people.ts'
import { cardOf, discardCards, drawSkillCards, fromSkillSet } from '../../rules/skill-cards.ts'
import { pileOf, skillCheck } from '../../rules/skill-check.ts'
import { chosenSeat, inBrig, isArea, isHuman, occupants, seatOptions } from '../../rules/table.ts'
import { firstInLine, giveTitle } from '../../rules/titles.ts'
import { basestarsAs } from './board.ts'
import { forget, recall, remember } from './state.ts'

/** A "You are a Cylon" card has been shown: Lies and Secrets hangs here. */
export const cylonRevealed = procedure<Record<never, never>>('cylonRevealed', { done: () => undefined })

/** The start of a turn, as a moment to use something. */
const turnBegins = procedure<Record<never, never>>('turnBegins', {
  open: opensWindow('turnBegins'), // Manipulative
  over: () => undefined,
})

export const characterWraps = {
  'turn:start': ((game, _frame, step) => {
    turnBegins.begin(game, {})
    return step()
  }) satisfies Wrap<object>,
  'turn:end': ((game, _frame, step) => {
    returnTitle(game)
    return step()
  }) satisfies Wrap<object>,
  'reveal:show': ((game, { card }, step) => {
    const next = step()
    if (rulesOf(game).loyalty[card].side === 'cylon') cylonRevealed.begin(game, {})
    return next
  }) satisfies Wrap<{ card: CardId }>,
  /** Hotshot: decided before anybody plays something on the die. ruling: docs/rulings.md#hotshot */
  'die:before': ((game, frame, step) => {
    if (frame.hotshot !== undefined) return undefined
    if (frame.offered) return step()
    frame.offered = true
    insteadOfDie(game, frame)
    return 'again'
  }) satisfies Wrap<HotshotDie>,
  'die:roll': ((_game, frame, step) => {
    frame.offered = false
    if (frame.hotshot === undefined) return step()
    frame.result = frame.hotshot
    frame.setBack = false
    return 'result'
  }) satisfies Wrap<HotshotDie>,
  'die:result': ((game, frame, step) => {
    const below = game.stack[game.stack.lastIndexOf(frame as unknown as Frame) - 1]
    if (frame.hotshot !== undefined && below !== undefined) below.hotshot = true
    return step()
  }) satisfies Wrap<HotshotDie>,
  /** Fast Learner: her cards follow the Destiny cards. */
  'skillCheck:destiny': ((game, frame, step) => {
    const next = step()
    if (frame.learned === undefined) return next
    const seen = bit(frame.learned)
    for (const card of game.held.pop()?.cards ?? []) pileOf(game).push({ card, faceUp: false, seen })
    return next
  }) satisfies Wrap<{ learned?: Seat }>,
  'jump:drawDestinations': ((game, frame, step) => {
    if (!frame.blind) return step()
    frame.chooser = game.titles.admiral
    game.held.push({ by: game.titles.admiral, deck: 'destination', cards: drawMany(game, 'destination', 1) })
    return undefined
  }) satisfies Wrap<{ blind?: boolean; chooser?: Seat }>,
}

interface HotshotDie extends Die {
  /** The strength of the card, and two. */
  hotshot?: number
  /** The moment to put a card in the place of this roll is over. */
  offered?: boolean
}

/** The moment before a die would be rolled. */
const insteadOfDie: Step<HotshotDie> = opensWindow('die:instead', rollFacts)

/** Blind Jump: two civilian ships are left behind, and there is no choice of destination. */
export const blindJump = procedure<Record<never, never>>('blindJump', {
  leaveShips: (game) => drawAndDestroyCivilians.begin(game, { left: 2 }),
  jump: (game) => {
    log(game, 'jumps', {})
    jump.begin(game, { blind: true } as object)
  },
})

/** Fast Learner. */
export const fastLearner = procedure<{ seat: Seat; skill?: SkillType }>('fastLearner', {
  deck: {
    text: {
      en: 'Which Skill deck’s top 3 cards do you look at?',
      es: '¿De qué mazo de Habilidad miras las 3 primeras cartas?',
      de: 'Von welchem Fertigkeitsstapel siehst du dir die obersten 3 Karten an?',
      fr: 'De quel paquet Compétence regardez-vous les 3 premières cartes\u202f?',
      pl: 'Wierzchnie 3 karty której talii umiejętności oglądasz?',
    },
    who: (_game, { seat }) => seat,
    options: (game) => rulesOf(game).skillTypes.map((skill) => `skill:${skill}`),
    answer: (game, frame, seat, [choice]) => {
      const skill = choice.slice('skill:'.length) as SkillType
      frame.skill = skill
      const cards = drawMany(game, skill, 3)
      game.held.push({ by: seat, deck: skill, cards })
      log(game, 'sawTopCards', { seat, cards: [...cards] }, [seat])
    },
  },
  use: {
    text: {
      en: 'Do these cards go into the skill check, or into your hand?',
      es: '¿Estas cartas van a la prueba de Habilidad o a tu mano?',
      de: 'Kommen diese Karten in den Fertigkeits-Check oder auf deine Hand?',
      fr: 'Ces cartes vont-elles dans le test de compétence ou dans votre main\u202f?',
      pl: 'Czy te karty trafiają do testu umiejętności, czy na twoją rękę?',
    },
    who: (_game, { seat }) => seat,
    options: () => ['intoCheck', 'intoHand'],
    answer: (game, { skill }, seat, [choice]) => {
      log(game, 'learns', { seat, deck: skill, where: choice === 'intoHand' ? 'hand' : 'check' })
      const check = frameOf(game, skillCheck) as { learned?: Seat } | undefined
      if (choice === 'intoCheck' && check !== undefined) check.learned = seat
      else for (const card of game.held.pop()?.cards ?? []) addToHand(game, seat, card)
    },
  },
})

/** Politically Adroit: a card for two. */
export const politicallyAdroit = procedure<{ seat: Seat; to?: Seat }>('politicallyAdroit', {
  whom: {
    text: {
      en: 'To whom at your location do you give a Skill card, to draw 2?',
      es: '¿A quién de tu localización le das una carta de Habilidad para robar 2?',
      de: 'Wem an deinem Ort gibst du eine Fertigkeitskarte, um 2 zu ziehen?',
      fr: 'À qui, dans votre lieu, donnez-vous une carte Compétence pour en piocher 2\u202f?',
      pl: 'Komu na twoim obszarze dajesz kartę umiejętności, aby pociągnąć 2?',
    },
    who: (_game, { seat }) => seat,
    options: (game, { seat }) => {
      const company = companions(game, seat)
      return company.length === 0 || game.seats[seat].hand.length === 0 ? [] : ['nobody', ...seatOptions(company)]
    },
    fallback: () => ['nobody'],
    answer: (_game, frame, _seat, [choice]) => {
      if (choice === 'nobody') return 'end'
      frame.to = chosenSeat(choice)
    },
  },
  give: {
    text: {
      en: 'Which Skill card do you give {to, form, dat}?',
      es: '¿Qué carta de Habilidad le das {to, form, dat}?',
      de: 'Welche Fertigkeitskarte gibst du {to, form, dat}?',
      fr: 'Quelle carte Compétence donnez-vous {to, form, dat}\u202f?',
      pl: 'Którą kartę umiejętności dajesz {to, form, dat}?',
    },
    facts: (_game, { to }) => ({ to }),
    who: (_game, { seat, to }) => (to === undefined ? undefined : seat),
    options: (game, { seat }) => [...new Set(game.seats[seat].hand)].map((card) => `card:${card}`),
    // Also where all cards are alike: an answer at once would tell.
    always: (game, { seat }) => game.seats[seat].hand.length > 1,
    answer: (game, { to = 0 }, seat, [choice]) => {
      const card = cardOf(choice)
      takeUnseen(game, seat, card)
      addToHand(game, to, card, bit(seat))
      log(game, 'givesCard', { seat, to })
      log(game, 'gaveCard', { card }, [seat, to])
    },
  },
  draw: (game, { seat, to }) => {
    if (to !== undefined) drawSkillCards.begin(game, { seat, picks: [fromSkillSet(game, seat, 2)] })
  },
})

/** Human players at the same location; a viper in space is none. */
export function companions(game: Game, seat: Seat): Seat[] {
  const { at } = game.seats[seat]
  if (at === undefined || isArea(at)) return []
  return occupants(game, at).filter((other) => other !== seat && isHuman(game, other))
}

export const mayBorrow = (game: Game, seat: Seat, title: Title): boolean =>
  game.titles[title] !== seat && !(title === 'admiral' && inBrig(game, seat))

/** Manipulative: the title comes for a turn. */
export function borrowTitle(game: Game, seat: Seat, title: Title): void {
  if (!mayBorrow(game, seat, title)) return
  remember(game).borrowed = { title, from: game.titles[title], by: seat }
  log(game, 'borrowsTitle', { seat, title })
  giveTitle(game, title, seat)
}

/** Whoever follows an executed character has lent nothing. */
export function forgetLender(game: Game, seat: Seat): void {
  const { borrowed } = recall(game)
  if (borrowed?.from === seat) remember(game).borrowed = { title: borrowed.title, by: borrowed.by }
}

/** It goes back, or down the line if its holder may not hold it any more; nothing is returned that she has lost. */
function returnTitle(game: Game): void {
  const { borrowed } = recall(game)
  if (borrowed === undefined) return
  const { title, from, by } = borrowed
  forget(game, 'borrowed')
  if (game.titles[title] !== by) return
  const may = (seat: Seat) => isHuman(game, seat) && !(title === 'admiral' && inBrig(game, seat))
  const heir = from !== undefined && may(from) ? from : firstInLine(game, title, may)
  if (heir !== undefined) giveTitle(game, title, heir)
}

/** Hotshot. */
export const hotshot = procedure<{ seat: Seat }>('hotshot', {
  discard: {
    text: {
      en: 'Which Skill card do you discard instead of rolling the die?',
      es: '¿Qué carta de Habilidad descartas en lugar de tirar el dado?',
      de: 'Welche Fertigkeitskarte wirfst du ab, statt zu würfeln?',
      fr: 'Quelle carte Compétence défaussez-vous au lieu de lancer le dé\u202f?',
      pl: 'Którą kartę umiejętności odrzucasz zamiast rzucać kostką?',
    },
    who: (_game, { seat }) => seat,
    options: (game, { seat }) => [...new Set(game.seats[seat].hand)].map((card) => `card:${card}`),
    // Also where all cards are alike: an answer at once would tell.
    always: (game, { seat }) => game.seats[seat].hand.length > 1,
    answer: (game, _frame, seat, [choice]) => {
      const card = cardOf(choice)
      const rolling = frameOf(game, die) as HotshotDie | undefined
      if (rolling === undefined) return
      rolling.hotshot = clamp(strengthOf(game, card) + 2)
      discardCards(game, seat, [card])
      log(game, 'hotshot', { seat, card, die: rolling.hotshot })
    },
  },
})

/** Sacrifice. */
export const sacrifice = procedure<{ seat: Seat }>('sacrifice', {
  choose: {
    text: {
      en: 'What do you destroy in your space area?',
      es: '¿Qué destruyes en tu zona de espacio?',
      de: 'Was zerstörst du in deinem Weltraumfeld?',
      fr: 'Que détruisez-vous dans votre case d’espace\u202f?',
      pl: 'Co niszczysz w swoim sektorze?',
    },
    who: (_game, { seat }) => seat,
    options: (game, { seat }) => sacrificeTargets(game, seat),
    answer: (game, _frame, seat, [choice]) => {
      const area = game.seats[seat].at as Area
      send(game, seat, 'sickbay')
      const [, , ship, id] = choice.split(':')
      if (choice === 'fiveRaiders') destroyCylonShips(game, area, 'raider', 5)
      else if (choice === 'heavyRaiders') destroyCylonShips(game, area, 'heavyRaider', 2)
      else if (ship === 'civilianShip') destroyCivilian(game, area, Number(id))
      else {
        const basestar = basestarAt(game, area, Number(id))
        if (basestar !== undefined) destroyBasestar(game, area, basestar)
      }
    },
  },
})

export function sacrificeTargets(game: Game, seat: Seat): string[] {
  const { at } = game.seats[seat]
  if (!isArea(at)) return []
  const { heavyRaiders, civilians } = game.space[at]
  return [
    ...(raidersWithoutDie(game, at) > 0 ? ['fiveRaiders'] : []),
    ...(heavyRaiders > 0 ? ['heavyRaiders'] : []),
    ...basestarsAs(game, 'destroy', [at]),
    ...civilians.map(({ id }) => `destroy:${at}:civilianShip:${id}`),
  ]
}

// What a reckless skill check comes to with the Treachery of this box. (Rulebook: Reckless skill checks.)

import { holds } from '../../../core/ability.ts'
import type { SkillCard, Wrap } from '../../../core/card.ts'
import type { CardId } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { log, tells } from '../../../core/log.ts'
import { perform } from '../../../core/node.ts'
import { cardOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Game } from '../../../core/state.ts'
import { drawFrom, kindOfSkill, strengthOf } from '../../../core/zones.ts'
import { cardOf } from '../../../rules/skill-cards.ts'
import type { SkillCheck } from '../../../rules/skill-check.ts'

/** Shown after all abilities in the check: one card, and after one of strength 0 another; then both are resolved. They never count. */
const showTreachery = procedure<{ left: CardId[] }>('showTreachery', {
  show: (game, frame) => {
    const first = turnUp(game)
    const due = first !== undefined && strengthOf(game, first) === 0
    const shown = [first, due ? turnUp(game) : undefined].filter((card) => card !== undefined)
    game.decks.treachery.discard.push(...shown)
    if (!due) return 'end'
    frame.left = shown.filter((card) => isResolved(game, card))
    return undefined
  },
  resolve: {
    text: says`Which skill check ability is resolved next? | ¿Qué capacidad de prueba de Habilidad se resuelve a continuación? | Welche Fertigkeits-Check-Eigenschaft wird als Nächste abgehandelt? | Quelle capacité de test de compétence est résolue ensuite\u202f? | Który efekt w teście umiejętności jest rozpatrywany jako następny?`,
    who: (game, { left }) => (left.length > 0 ? game.current : undefined),
    options: (game, { left }) => [...new Set(left.map((card) => cardOption(kindOfSkill(game, card))))],
    answer: (game, frame, _seat, [option]) => {
      const source = cardOf(option)
      const at = frame.left.findIndex((card) => kindOfSkill(game, card) === source)
      log(game, 'cardTriggers', { card: source })
      perform(game, abilityOf(game, frame.left[at]).effect, { actor: game.current, source })
      frame.left = frame.left.toSpliced(at, 1)
      return 'resolve'
    },
  },
})

/** The next Treachery card, for all to see. Of two the first lies open still when the second is drawn. */
function turnUp(game: Game): CardId | undefined {
  const card = drawFrom(game, 'treachery')
  if (card !== undefined) tell.showsTreachery(game, { card })
  return card
}

const abilityOf = (game: Game, card: CardId): SkillCard['ability'] => rulesOf(game).skillCards[card].card.ability

function isResolved(game: Game, card: CardId): boolean {
  const ability = abilityOf(game, card)
  return ability.does === 'checkAbility' && holds(game, ability.when, game.current, kindOfSkill(game, card))
}

export const recklessWraps = {
  'skillCheck:consequence': ((game, check, step) => {
    if (!check.reckless || check.treacheryShown) return step()
    check.treacheryShown = true
    showTreachery.begin(game, { left: [] })
    return 'consequence'
  }) satisfies Wrap<SkillCheck & { treacheryShown?: boolean }>,
}

const tell = {
  showsTreachery: tells('showsTreachery', {
    en: 'The check is Reckless: “{card}” is shown.',
    es: 'La prueba es temeraria: se muestra “{card}”.',
    de: 'Der Check ist waghalsig: „{card}“ wird aufgedeckt.',
    fr: 'Le test est téméraire\u202f: «\u202f{card}\u202f» est révélée.',
    pl: 'Test jest Ryzykowny: odkryta zostaje karta „{card}”.',
  }),
}

// The CAG, who commands the vipers and places civilian ships. (Rulebook: The CAG title; CAG line of succession.)

import { action } from '../../../core/ability.ts'
import type { BoardAction, ReferenceCard, TitleFacts } from '../../../core/card.ts'
import { phrase } from '../../../core/facts.ts'
import { areas, type Seat } from '../../../core/ids.ts'
import { alike, names, type Text } from '../../../core/languages.ts'
import { isPossible, type Node, node, perform } from '../../../core/node.ts'
import { changed } from '../../../core/rules.ts'
import type { Context, Table } from '../../../core/state.ts'
import { mayActAgain } from '../../../language/nodes/fleet.ts'
import { all, choose } from '../../../language/nodes/flow.ts'
import { giveTitle } from '../../../language/nodes/people.ts'
import { activateVipers } from '../../../language/nodes/ships.ts'
import { who } from '../../../language/terms.ts'
import { areasForCivilians, placesCivilians } from '../../../rules/placement.ts'
import { holdsTitle, isPiloting } from '../../../rules/table.ts'
import { lostInBrig } from '../../base/titles.ts'

export const titles: Record<'cag', TitleFacts> = { cag: { lostInBrig: true } }

export const cagChanges = [
  changed(placesCivilians, (rule, table) => table.titles.cag ?? rule(table)),
  /** As long as there is an area without civilian ships, the next one goes there. */
  changed(areasForCivilians, (rule, table) => {
    const free = areas.filter((area) => table.space[area].civilians.length === 0)
    return free.length > 0 ? free : rule(table)
  }),
]

/** What the CAG does, who is `self` in it. */
export const byCag = node('byCag', {
  make: (effect: Node) => ({ effect }),
  run: (game, { effect }, context) => perform(game, effect, asCag(game, context)),
  text: alike('{effect, same}'),
  facts: ({ effect }) => ({ effect: { ...phrase(alike('{effect, same}'), { effect }), self: who.cag } }),
  prospect: ({ effect }, table, context) => ({ effect, context: asCag(table, context) }),
  possible: (table, { effect }, context) => isPossible(table, effect, asCag(table, context)),
  parts: ({ effect }) => [effect],
})

const asCag = (table: Table, context: Context): Context => ({ ...context, actor: table.titles.cag })

/** One unmanned viper is activated, and somebody else becomes CAG. */
const handingOver = all(
  activateVipers(1),
  choose('self', { notSelf: true, mayHoldTitles: true }, giveTitle('cag', 'chosen')),
)
const handingTitle = handingOver.effects[1]
/** From the cockpit: one more viper, and another action. */
const directing = all(activateVipers(1), mayActAgain())

const directs = 'cag-directs'

const cagAction = (
  id: string,
  effect: Node,
  name: Text,
  text: Text,
  possible: (table: Table, context: Context, seat: Seat) => boolean,
): BoardAction => {
  const contextOf = (seat: Seat): Context => ({ actor: seat, source: id })
  return {
    name,
    who: 'humans',
    text: phrase(text, { effect }),
    possible: (table, seat) => holdsTitle(table, seat, 'cag') && possible(table, contextOf(seat), seat),
    begin: (game, seat) => perform(game, effect, contextOf(seat)),
    prospect: (_table, seat) => ({ effect, context: contextOf(seat) }),
  }
}

export const actions: Readonly<Record<string, BoardAction>> = {
  'cag-hands-over': cagAction(
    'cag-hands-over',
    handingOver,
    names`Activate a viper and give away the CAG title | Activar un Viper y ceder el Cargo de CAG | Eine Viper aktivieren und den CAG-Titel abgeben | Activer un viper et céder le titre de CAG | Aktywuj vipera i oddaj tytuł CAG`,
    {
      en: 'if you are CAG: {effect}',
      es: 'si eres el CAG: {effect}',
      de: 'wenn du CAG bist: {effect, sentence}',
      fr: 'si vous êtes le CAG\u202f: {effect}',
      pl: 'jeśli jesteś CAG: {effect}',
    },
    (table, context) => isPossible(table, handingTitle, context),
  ),
  [directs]: cagAction(
    directs,
    directing,
    names`Direct a viper from your own | Dirigir un Viper desde el tuyo | Von der eigenen Viper aus eine Viper führen | Diriger un viper depuis le vôtre | Pokieruj viperem ze swojego vipera`,
    {
      en: 'once per turn, if you are CAG and pilot a viper: {effect}',
      es: 'una vez por turno, si eres el CAG y pilotas un Viper: {effect}',
      de: 'einmal pro Zug, wenn du CAG bist und eine Viper fliegst: {effect, sentence}',
      fr: 'une fois par tour, si vous êtes le CAG et pilotez un viper\u202f: {effect}',
      pl: 'raz na turę, jeśli jesteś CAG i pilotujesz vipera: {effect}',
    },
    (table, _context, seat) => isPiloting(table, seat) && !table.usedThisTurn.includes(directs),
  ),
}

const placesShips: Text = {
  en: 'when civilian ships are placed and no space area is named, you choose it; as long as there is one without civilian ships, it must be such an area',
  es: 'cuando se coloquen Naves Civiles sin que se indique una zona de espacio, tú la eliges; mientras haya alguna sin Naves Civiles, debe ser una de ellas',
  de: 'wenn Zivilschiffe platziert werden, ohne dass ein Weltraumfeld genannt ist, wählst du es; solange es eines ohne Zivilschiffe gibt, muss es ein solches sein',
  fr: 'quand des vaisseaux civils sont placés sans qu’une case d’espace soit indiquée, vous la choisissez\u202f; tant qu’il en existe une sans vaisseau civil, ce doit être une telle case',
  pl: 'gdy umieszczane są statki cywilne, a sektor przestrzeni nie jest wskazany, ty go wybierasz; dopóki istnieje sektor bez statków cywilnych, musi to być taki sektor',
}

const oncePiloting: Text = {
  en: 'action, once per turn, if you are piloting a viper: {effect, sentence}',
  es: 'acción, una vez por turno, si pilotas un Viper: {effect, sentence}',
  de: 'Aktion, einmal pro Zug, wenn du eine Viper fliegst: {effect, sentence}',
  fr: 'action, une fois par tour, si vous pilotez un viper\u202f: {effect, sentence}',
  pl: 'akcja, raz na turę, jeśli pilotujesz vipera: {effect, sentence}',
}

export const cagCard: ReferenceCard = {
  deck: 'title',
  name: names`CAG | CAG | CAG | CAG | CAG`,
  lines: [phrase(placesShips), action(handingOver), phrase(oncePiloting, { effect: directing }), phrase(lostInBrig)],
}

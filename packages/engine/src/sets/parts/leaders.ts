// Cylon leaders: players who begin as revealed Cylons with a sheet of their own, win by an aim of their own, and may infiltrate the fleet.
// What that aim is, a box says. (Rulebooks: Cylon leaders; Choosing a Cylon leader; Infiltration.)

import type { BoardAction, Part, ReferenceCard, Wrap } from '../../core/card.ts'
import { phrase } from '../../core/facts.ts'
import type { CharacterId, LocationId, Seat } from '../../core/ids.ts'
import { names, says, type Text } from '../../core/languages.ts'
import { keyMoments, log, tells } from '../../core/log.ts'
import { locationOption } from '../../core/option-kinds.ts'
import { procedure } from '../../core/procedure.ts'
import { bend, changeable, changed, rulesOf } from '../../core/rules.ts'
import type { Game, Table } from '../../core/state.ts'
import { opensWindow } from '../../core/windows.ts'
import { takeActions } from '../../rules/actions.ts'
import { discardHeldBy } from '../../rules/cards-in-play.ts'
import { sympathizerJoins } from '../../rules/loyalty.ts'
import { place } from '../../rules/people.ts'
import { dealFirstLoyalty, selectable } from '../../rules/setup.ts'
import { anyTypes, discardSkillCards, fromSkillSet, type SkillPick } from '../../rules/skill-cards.ts'
import { contributionLimit } from '../../rules/skill-check.ts'
import { clockwiseFrom, isConfined, isHuman } from '../../rules/table.ts'
import { mayHoldTitles } from '../../rules/titles.ts'
import { skillsAsUsual } from '../../rules/turn.ts'
import { cylonTurn } from './cylon-turn.ts'
import { executeOtherwise, provesByCards } from './execution.ts'

declare module '../../core/ids.ts' {
  interface CharacterTypes {
    'cylon leader': true
  }
}

declare module '../../core/ability.ts' {
  interface Bends {
    /** How many Skill cards more an infiltrator draws. */
    infiltratorCards: { seat: Seat }
    /** How many an infiltrator adds to a skill check who is no prisoner. */
    infiltratorAdds: { seat: Seat }
  }
}

declare module '../../core/state.ts' {
  interface Options {
    /** Nobody may play a Cylon leader. */
    noCylonLeader?: boolean
  }
}

export function isLeader(table: Table, seat: Seat): boolean {
  const { character } = table.seats[seat]
  return character !== undefined && rulesOf(table).characters[character].type === 'cylon leader'
}

export const anyLeader = (table: Table): boolean => table.seats.some((_, seat) => isLeader(table, seat))

/** Wins and loses by an aim of their own, and may infiltrate: leaders, and whoever has become such a Cylon for good. */
const hasOwnAim = (table: Table, seat: Seat): boolean => isLeader(table, seat) || table.seats[seat].sheetLost === true

/** Counts as a human player for the time being. */
export const isInfiltrating = (table: Table, seat: Seat): boolean => isHuman(table, seat) && hasOwnAim(table, seat)

/** May be given loyalty cards and titles: infiltrators may not. */
export const isTrueHuman = (table: Table, seat: Seat): boolean => isHuman(table, seat) && !hasOwnAim(table, seat)

export const trueHumans = (game: Game, from: Seat): Seat[] =>
  clockwiseFrom(game, from).filter((seat) => isTrueHuman(game, seat))

/** What somebody is besides human or Cylon. */
export function standingOf(
  table: Table,
  seat: Seat,
): { readonly as: 'leader' | 'sympathetic'; readonly infiltrates: boolean } | undefined {
  if (!hasOwnAim(table, seat)) return undefined
  return { as: isLeader(table, seat) ? 'leader' : 'sympathetic', infiltrates: isInfiltrating(table, seat) }
}

/** Whether a leader is among the humans when the game begins. */
function startsInfiltrating(table: Table, seat: Seat): boolean {
  const { character } = table.seats[seat]
  return character !== undefined && rulesOf(table).characters[character].infiltrates === true
}

/** Gives a leader the aim of this game. */
export const dealAim = changeable('dealAim', (_game: Game, _seat: Seat): void => undefined)

const leadersAllowed = ({ options: { players, noCylonLeader } }: Table): boolean => players > 3 && !noCylonLeader

/** By the sheet; an infiltrator draws one more of any type of the sheet. */
function leaderSkills(table: Table, seat: Seat): SkillPick[] {
  const { character } = table.seats[seat]
  const own = character === undefined ? [] : rulesOf(table).characters[character].skills
  return [
    ...own,
    ...(isInfiltrating(table, seat)
      ? [fromSkillSet(table, seat, bend(table, 'infiltratorCards', moreToDraw, { seat }))]
      : []),
  ]
}

// Infiltration

/** Whether somebody may go among the humans now. */
export const mayInfiltrate = changeable(
  'mayInfiltrate',
  (table: Table, seat: Seat): boolean => hasOwnAim(table, seat) && !isHuman(table, seat),
)

export function beginInfiltration(game: Game, seat: Seat): void {
  infiltrate.begin(game, { seat })
}

/** The locations on Galactica that a player may go to who comes from elsewhere. ruling: docs/rulings.md#clouded */
export function waysAboard(game: Table, seat: Seat): LocationId[] {
  const { locations } = rulesOf(game)
  const open = (id: LocationId) => locations[id].board === 'galactica' && !locations[id].hazard
  return (Object.keys(locations) as LocationId[]).filter(
    (id) => open(id) && bend(game, 'forbidMove', 0, { seat, location: id }) === 0,
  )
}

const infiltrate = procedure<{ seat: Seat }>('infiltrate', {
  choose: {
    text: says`At which location on Galactica do you appear? | ¿En qué localización de Galactica apareces? | An welchem Ort auf der Galactica tauchst du auf? | Dans quel lieu du Galactica apparaissez-vous\u202f? | Na jakim obszarze Galactiki się pojawiasz?`,
    options: (game, { seat }) => locationOption.each(waysAboard(game, seat)),
    answer: (game, _frame, seat, [choice]) => {
      const location = locationOption.of(choice)
      game.seats[seat].revealed = false
      place(game, seat, location)
      tell.infiltrates(game, { seat, location })
    },
  },
})

/** Somebody is among the Cylons again: what else follows. */
export const infiltrationEnded = changeable('infiltrationEnded', (game: Game, seat: Seat): void =>
  discardHeldBy(game, seat),
)

/** Back among the Cylons, by an action or because something sends the infiltrator there. */
export function endInfiltration(game: Game, seat: Seat): void {
  game.seats[seat].revealed = true
  infiltrationEnded(game, seat)
  tell.endsInfiltration(game, { seat })
  place(game, seat, 'resurrection-ship')
}

interface Leaving {
  seat: Seat
  prisoner: boolean
  /** Another Cylon location to go to, with another action there. */
  to?: LocationId
}

/** Going back by an action. */
export const leaveFleet = procedure<Leaving>('endInfiltration', {
  before: opensWindow('endInfiltration', {
    text: says`when <you use|{self} uses> an action to end <your|the> infiltration | cuando <usas|{self} usa> una acción para terminar <tu|su> Infiltración | wenn <du|{self}> die Infiltration durch eine Aktion <beendest|beendet> | quand <vous mettez|{self} met> fin à <votre|son> Infiltration par une action | gdy <kończysz|{self} kończy> Infiltrację w ramach akcji`,
  }),
  leave: (game, { seat, to }) => {
    endInfiltration(game, seat)
    if (to === undefined) return
    place(game, seat, to)
    log(game, 'moves', { seat, location: to })
  },
  discard: (game, { seat, prisoner }) => {
    const count = game.seats[seat].hand.length - handOfAPrisoner
    if (prisoner && count > 0) discardSkillCards.begin(game, { due: [{ seat, count }], why: 'reveal' })
  },
  act: (game, { seat, to }) => {
    if (to !== undefined) takeActions.begin(game, { seat, left: 1 })
  },
})

/** An infiltrator who leaves the Brig or Detention keeps so many cards. */
const handOfAPrisoner = 3

const endsInfiltration: Text = {
  en: 'end your infiltration and go to the Resurrection Ship; out of the Brig or Detention, discard down to {count} Skill cards',
  es: 'termina tu Infiltración y ve a la Nave Resurrección; si estabas en la Prisión o en el Centro de Detención, descarta hasta quedarte con {count} cartas de Habilidad',
  de: 'beende deine Infiltration und gehe zum Auferstehungsschiff; aus der Brig oder dem Arrest wirf dabei auf {count} Fertigkeitskarten ab',
  fr: 'mettez fin à votre Infiltration et allez sur le Vaisseau de Résurrection\u202f; si vous étiez en Cellule ou en Détention, ne gardez que {count} cartes Compétence',
  pl: 'zakończ Infiltrację i przejdź na Okręt Zmartwychwstania; jeśli przebywasz w Areszcie lub w Więzieniu, zostaw sobie {count} karty umiejętności',
}

const endInfiltrationAction: BoardAction = {
  name: names`End the infiltration and go to the Resurrection Ship | Terminar la Infiltración e ir a la Nave Resurrección | Die Infiltration beenden und zum Auferstehungsschiff gehen | Mettre fin à l’Infiltration et aller sur le Vaisseau de Résurrection | Zakończ Infiltrację i przejdź na Okręt Zmartwychwstania`,
  text: phrase(endsInfiltration, { count: handOfAPrisoner }),
  possible: (table, seat) => isInfiltrating(table, seat),
  at: () => ['place:resurrection-ship'],
  prospect: () => ({ changes: { infiltration: -1 } }),
  begin: (game, seat) => leaveFleet.begin(game, { seat, prisoner: isConfined(game, seat) }),
}

/** An infiltrator adds at most two cards to a check, as a prisoner one. */
const cardsOfAnInfiltrator = (table: Table, seat: Seat): number =>
  isConfined(table, seat) ? ofPrisoner : bend(table, 'infiltratorAdds', ofFree, { seat })
const [ofFree, ofPrisoner] = [2, 1]

/** An infiltrator draws so many Skill cards more. */
const moreToDraw = 1

const infiltrating: Text = {
  en: 'while infiltrating you count as a human player, draw {more} more Skill card in your Receive Skills step and a Crisis card at the end of your turn',
  es: 'mientras dura la Infiltración cuentas como jugador humano, robas {more} carta de Habilidad más en tu paso de Robar cartas de Habilidad y una carta de Crisis al final de tu turno',
  de: 'während der Infiltration giltst du als Menschenspieler, ziehst in deinem Fertigkeiten-Schritt {more} Fertigkeitskarte mehr und am Ende deines Zugs eine Krisenkarte',
  fr: 'pendant l’Infiltration, vous comptez comme joueur humain, piochez {more} carte Compétence de plus pendant votre phase de réception de compétences et une carte Crise à la fin de votre tour',
  pl: 'podczas Infiltracji liczysz się jako gracz prowadzący człowieka, w swojej fazie dociągania umiejętności ciągniesz o {more} kartę umiejętności więcej, a na koniec tury kartę Kryzysu',
}

const notForInfiltrators: Text = {
  en: 'you add at most {free} cards to each skill check ({prisoner} in the Brig or in Detention), hold no title and may not use the text of Treachery cards',
  es: 'añades como máximo {free} cartas a cada prueba de Habilidad ({prisoner} en la Prisión o en el Centro de Detención), no ostentas ningún Cargo y no puedes usar el texto de las cartas de Traición',
  de: 'du legst höchstens {free} Karten in jeden Fertigkeits-Check ({prisoner} in der Brig oder im Arrest), hast keinen Titel inne und darfst den Text von Verrat-Karten nicht nutzen',
  fr: 'vous jouez au plus {free} cartes dans chaque test de compétence ({prisoner} en Cellule ou en Détention), ne détenez aucun titre et ne pouvez pas utiliser le texte des cartes Traîtrise',
  pl: 'dokładasz najwyżej {free} karty do każdego testu umiejętności ({prisoner} w Areszcie lub w Więzieniu), nie posiadasz żadnego tytułu i nie możesz używać tekstu kart Zdrady',
}

const ownAim: Text = {
  en: 'you still win or lose by your Agenda alone',
  es: 'sigues ganando o perdiendo solo por tu Agenda',
  de: 'du gewinnst und verlierst weiterhin allein durch deine Absicht',
  fr: 'vous gagnez ou perdez toujours par votre seul Projet',
  pl: 'nadal wygrywasz lub przegrywasz wyłącznie przez swoje Intencje',
}

/** The reminder that an infiltrator gets. What ends it is an action of its own. */
export const infiltration: ReferenceCard = {
  deck: 'reference',
  name: names`Infiltration | Infiltración | Infiltration | Infiltration | Infiltracja`,
  lines: [
    phrase(infiltrating, { more: moreToDraw }),
    phrase(notForInfiltrators, { free: ofFree, prisoner: ofPrisoner }),
    phrase(ownAim),
  ],
}

const selectableWithLeaders = changed(selectable, (rule, game) => {
  // No leader is among them: they are of none of the types that the rulebook counts.
  const humans = rule(game)
  if (!leadersAllowed(game) || anyLeader(game)) return humans
  const { characters } = rulesOf(game)
  const leading = (Object.keys(characters) as CharacterId[]).filter((id) => characters[id].type === 'cylon leader')
  const last = game.seats.filter(({ character }) => character === undefined).length === 1
  return last && game.seats.length === 7 ? leading : [...humans, ...leading]
})

export const leaders: Part = {
  id: 'leaders',
  parts: [cylonTurn],
  actions: { 'end-infiltration': endInfiltrationAction },
  referenceCards: { infiltration },
  faults: (game) =>
    Object.values(game.titles).some((seat) => seat >= 0 && hasOwnAim(game, seat))
      ? ['an infiltrator holds a title']
      : [],
  changes: [
    selectableWithLeaders,
    changed(sympathizerJoins, (rule, table) => rule(table) && !anyLeader(table)),
    changed(dealFirstLoyalty, (rule, game, seat) => (isLeader(game, seat) ? dealAim(game, seat) : rule(game, seat))),
    changed(skillsAsUsual, (rule, table, seat) => {
      if (isLeader(table, seat)) return leaderSkills(table, seat)
      if (isInfiltrating(table, seat)) return [{ count: 3, types: anyTypes(table), different: true as const }]
      return rule(table, seat)
    }),
    changed(mayHoldTitles, (rule, table, seat) => rule(table, seat) && !hasOwnAim(table, seat)),
    changed(contributionLimit, (rule, table, seat) => {
      const limit = rule(table, seat)
      return isInfiltrating(table, seat) ? Math.min(limit, cardsOfAnInfiltrator(table, seat)) : limit
    }),
    changed(provesByCards, (rule, game, seat) => rule(game, seat) && !isInfiltrating(game, seat)),
    changed(executeOtherwise, (_rule, game, seat) => {
      endInfiltration(game, seat)
      return 'end'
    }),
  ],
  wraps: [
    {
      'setup:nextPlayer': ((game, frame, step) => {
        const [seat] = frame.left
        if (isLeader(game, seat) && !startsInfiltrating(game, seat)) game.seats[seat].revealed = true
        return step()
      }) satisfies Wrap<{ left: Seat[] }>,
      'sleeperAgentPhase:begin': ((game, frame, step) => {
        const next = step()
        frame.left = frame.left.filter(({ seat }) => !isLeader(game, seat))
        return next
      }) satisfies Wrap<{ left: { seat: Seat }[] }>,
      /** A leader who changes sides reveals nothing and goes on acting; only an Executive Order is none for a Cylon player. */
      'action:more': ((game, { seat, left }, step) =>
        left > 0 && isLeader(game, seat) && (isHuman(game, seat) || game.current === seat)
          ? 'choose'
          : step()) satisfies Wrap<{ seat: Seat; left: number }>,
    },
  ],
}

Object.assign(keyMoments, { infiltrates: 3, endsInfiltration: 3 })

const tell = {
  infiltrates: tells('infiltrates', {
    en: '{seat} infiltrates the fleet and appears {location, form, in}.',
    es: '{seat} se infiltra en la flota y aparece {location, form, in}.',
    de: '{seat} infiltriert die Flotte und taucht {location, form, in} auf.',
    fr: '{seat} s’infiltre dans la flotte et apparaît {location, form, in}.',
    pl: '{seat} przeprowadza Infiltrację floty i pojawia się {location, form, in}.',
  }),
  endsInfiltration: tells('endsInfiltration', {
    en: '{seat} is no longer infiltrating.',
    es: '{seat} deja de estar en Infiltración.',
    de: '{seat} infiltriert nicht mehr.',
    fr: '{seat} met fin à son Infiltration.',
    pl: '{seat} kończy Infiltrację.',
  }),
}

// The trial of the humans and the boxing of a Cylon line: who has most trauma that does not become their kind is eliminated. (Rulebook:
// Resolving the trial; boxing the line.)

import type { CardId, Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { keyMoments, tells } from '../../../core/log.ts'
import { seatOption } from '../../../core/option-kinds.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import { changed } from '../../../core/rules.ts'
import type { Game } from '../../../core/state.ts'
import { clockwiseFrom, isHuman } from '../../../rules/table.ts'
import { execution, nobodyFollows } from '../../parts/execution.ts'
import { dismissAllies } from './allies.ts'
import { leaveTheGame } from './elimination.ts'
import { backToPool, putAway, takeOwn, traumaOf } from './trauma.ts'

interface Trial {
  /** Who was among the humans when the phase began, and is judged as one of them. */
  infiltrators: Seat[]
  /** The humans with most tokens, of whom the President names one. */
  tied?: Seat[]
  /** Who is eliminated. */
  condemned?: Seat[]
}

/** So many tokens, or fewer, are forgiven. */
export const forgiven = 2

export const trial = procedure<Trial>('trial', {
  clear: (game) => {
    dismissAllies(game)
    tell.trial(game, {})
  },
  /** Humans lay aside what is benevolent, Cylons what is antagonistic. */
  reveal: (game, { infiltrators }) => {
    for (const seat of clockwiseFrom(game, game.current)) {
      const own = [...traumaOf(game, seat)]
      const harmful = isJudgedAsHuman(game, seat, infiltrators) ? 'antagonistic' : 'benevolent'
      const left = own.filter((token) => token === harmful)
      if (own.length > 0) tell.showsTrauma(game, { seat, cards: own, token: harmful, count: left.length })
      layAside(game, seat, left.length > forgiven ? own.filter((token) => token !== harmful) : own)
    }
  },
  count: (game, frame) => {
    const { humans, cylons } = mostTokens(game, frame.infiltrators)
    frame.tied = humans
    frame.condemned = cylons
    if (humans.length + cylons.length === 0) tell.nobodyCondemned(game, {})
  },
  president: {
    text: says`Several human players have the same number of trauma tokens. Who of them is eliminated? | Varios jugadores humanos tienen el mismo número de fichas de Trauma. ¿Cuál de ellos queda eliminado? | Mehrere Menschenspieler haben gleich viele Traumamarker. Wer von ihnen scheidet aus? | Plusieurs joueurs humains ont le même nombre de pions Trauma. Lequel d’entre eux est éliminé\u202f? | Kilku graczy prowadzących ludzi ma tyle samo żetonów Traumy. Który z nich zostaje wyeliminowany?`,
    who: (game, { tied = [] }) => (tied.length > 0 ? game.titles.president : undefined),
    options: (_game, { tied = [] }) => seatOption.each(tied),
    prospect: (_table, _frame, choice) => ({ changes: { [`eliminated:${seatOption.of(choice)}`]: 1 } }),
    answer: (game, frame, seat, [choice]) => {
      const condemned = seatOption.of(choice)
      if ((frame.tied?.length ?? 0) > 1) tell.condemns(game, { seat, chosen: condemned })
      frame.condemned = [...(frame.condemned ?? []), condemned]
    },
  },
  eliminate: (game, frame) => {
    const [seat, ...rest] = frame.condemned ?? []
    if (seat === undefined) return undefined
    frame.condemned = rest
    elimination.begin(game, { seat })
    return 'again'
  },
  putAway: (game) => {
    putAway(game)
    tell.trialOver(game, {})
  },
})

/** An execution whom nobody follows: neither a new character nor a new body. */
const elimination = procedure<{ seat: Seat }>('elimination', {
  execute: (game, { seat }) => {
    tell.eliminated(game, { seat, character: game.seats[seat].character })
    execution.begin(game, { seat })
  },
  leave: (game, { seat }) => leaveTheGame(game, seat),
})

export const trialChanges = [
  changed(nobodyFollows, (rule, game, seat) => rule(game, seat) || frameOf(game, elimination)?.seat === seat),
]

/** Also whoever was among the humans when the phase began. */
const isJudgedAsHuman = (game: Game, seat: Seat, infiltrators: readonly Seat[]): boolean =>
  isHuman(game, seat) || infiltrators.includes(seat)

function layAside(game: Game, seat: Seat, aside: readonly CardId[]): void {
  takeOwn(game, seat, aside)
  backToPool(game, aside)
}

/** Who has most, of either kind. */
function mostTokens(game: Game, infiltrators: readonly Seat[]): { humans: Seat[]; cylons: Seat[] } {
  const seats = clockwiseFrom(game, game.current)
  const most = Math.max(0, ...seats.map((seat) => traumaOf(game, seat).length))
  const leading = most === 0 ? [] : seats.filter((seat) => traumaOf(game, seat).length === most)
  return {
    humans: leading.filter((seat) => isJudgedAsHuman(game, seat, infiltrators)),
    cylons: leading.filter((seat) => !isJudgedAsHuman(game, seat, infiltrators)),
  }
}

Object.assign(keyMoments, { eliminated: 5 })

const tell = {
  trial: tells('trial', {
    en: 'Everybody is judged: all trauma tokens are shown.',
    es: 'Todos son juzgados: se muestran todas las fichas de Trauma.',
    de: 'Über alle wird geurteilt: Alle Traumamarker werden aufgedeckt.',
    fr: 'Tout le monde est jugé\u202f: tous les pions Trauma sont révélés.',
    pl: 'Wszyscy stają przed sądem: odkrywane są wszystkie żetony Traumy.',
  }),
  showsTrauma: tells('showsTrauma', {
    en: '{seat, subject}shows {cards}: {count, plural, =0 {none counts} one {# counts} other {# count}}.',
    es: '{seat, subject}muestra {cards}: {count, plural, =0 {ninguna cuenta} one {# cuenta} other {# cuentan}}.',
    de: '{seat, subject}zeigt {cards}: {count, plural, =0 {keiner zählt} one {# zählt} other {# zählen}}.',
    fr: '{seat, subject}révèle {cards}\u202f: {count, plural, =0 {aucun ne compte} one {# compte} other {# comptent}}.',
    pl: '{seat, subject}pokazuje: {cards}; {count, plural, =0 {żaden się nie liczy} one {liczy się #} few {liczą się #} many {liczy się #} other {liczy się #}}.',
  }),
  nobodyCondemned: tells('nobodyCondemned', {
    en: 'Nobody is eliminated.',
    es: 'Nadie queda eliminado.',
    de: 'Niemand scheidet aus.',
    fr: 'Personne n’est éliminé.',
    pl: 'Nikt nie zostaje wyeliminowany.',
  }),
  condemns: tells('condemns', {
    en: '{seat, subject}decides that {chosen} is eliminated.',
    es: '{seat, subject}decide la eliminación {chosen, form, gen}.',
    de: '{seat, subject}entscheidet, dass {chosen} ausscheidet.',
    fr: '{seat, subject}décide l’élimination {chosen, form, gen}.',
    pl: '{seat, subject}decyduje o wyeliminowaniu {chosen, form, gen}.',
  }),
  eliminated: tells('eliminated', {
    en: '{character} is eliminated.',
    es: '{character, form, short} queda {character, gender, f {eliminada} other {eliminado}}.',
    de: '{character} scheidet aus.',
    fr: '{character} est {character, gender, f {éliminée} other {éliminé}}.',
    pl: '{character} zostaje {character, gender, f {wyeliminowana} other {wyeliminowany}}.',
  }),
  trialOver: tells('trialOver', {
    en: 'The trial is over; the next jump will be the last.',
    es: 'El juicio ha terminado; el próximo salto será el último.',
    de: 'Der Prozess ist vorbei; der nächste Sprung wird der letzte sein.',
    fr: 'Le jugement est terminé\u202f; le prochain saut sera le dernier.',
    pl: 'Proces dobiegł końca; następny skok będzie ostatni.',
  }),
}

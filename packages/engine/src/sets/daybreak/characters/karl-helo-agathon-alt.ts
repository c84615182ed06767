// Karl “Helo” Agathon, pilot: another version of the military leader.

import { interrupt, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws, type Wrap } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
import { occasion } from '../../../core/moments.ts'
import { rulesOf } from '../../../core/rules.ts'
import { payFor } from '../../../language/nodes/flow.ts'
import { gain, spend } from '../../../language/nodes/resources.ts'
import { cards, characters, places } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { onBoard } from '../../../rules/people.ts'
import '../terms.ts'

const scoutsFurther = rule('scoutsFurther', {
  make: (count: number) => ({ count }),
  bends: {
    cardsScouted: (value, { seat, source = '' }, { count }, owner, table) =>
      seat === owner && rulesOf(table).skillCards[source]?.kind === 'launch-scout' ? count : value,
  },
  text: {
    en: 'with “Launch Scout” <you look|{self} looks> at the top {cards, counted, count} of the deck and <put|puts> each on top or at the bottom, in any order',
    es: 'con “Lanzar explorador” <miras|{self} mira> las primeras {cards, counted, count} del mazo y <colocas|coloca> cada una en la parte superior o en la inferior, en cualquier orden',
    de: 'mit „Scout aussenden“ <siehst du dir|sieht {self} sich> die obersten {cards, counted, count, acc} des Stapels an und <legst|legt> jede in beliebiger Reihenfolge auf oder unter den Stapel',
    fr: 'avec «\u202fLancement d’un éclaireur\u202f», <vous regardez|{self} regarde> les {cards, counted, count} du dessus du paquet et <placez|place> chacune au-dessus ou en dessous, dans n’importe quel ordre',
    pl: 'dzięki karcie „Wysłanie zwiadowcy” <oglądasz|{self} ogląda> {cards, counted, count, acc} z wierzchu talii i <odkładasz|odkłada> każdą na wierzch lub na spód w dowolnej kolejności',
  },
  facts: ({ count }) => ({ cards: cards.card, count }),
})

/** Ships are about to be removed for the jump. */
const fleetDeparts = occasion<object>('fleetDeparts', {
  en: 'when the fleet jumps and ships are removed',
  es: 'cuando la flota salta y se retiran las naves',
  de: 'wenn die Flotte springt und Schiffe entfernt werden',
  fr: 'quand la flotte saute et que les vaisseaux sont retirés',
  pl: 'gdy flota wykonuje skok, a statki są usuwane',
})

const drawsFewerAway = rule('drawsFewerAway', {
  make: (count: number) => ({ count }),
  bends: {
    fewerSkills: (value, { seat }, { count }, owner, table) =>
      seat === owner && !onBoard(table, seat, 'galactica') ? value + count : value,
  },
  text: {
    en: 'while not {ship, form, in} <you draw|{self} draws> {cards, counted, count} fewer in <your|the> Receive Skills step',
    es: 'si no <estás|está> {ship, form, in}, <robas|{self} roba> {cards, counted, count} menos en <tu|su> paso de Robar cartas de Habilidad',
    de: 'ist <dein Charakter|{self}> nicht {ship, form, in}, <ziehst du|zieht {self}> im Fertigkeiten-Schritt {cards, counted, count, acc} weniger',
    fr: 'quand <vous n’êtes|{self} n’est> pas {ship, form, in}, <vous piochez|il pioche> {cards, counted, count} de moins pendant <votre|sa> phase de réception de compétences',
    pl: 'gdy <nie przebywasz|{self} nie przebywa> {ship, form, in}, <ciągniesz|ciągnie> w fazie dociągania umiejętności o {cards, counted, count, acc} mniej',
  },
  facts: ({ count }) => ({ cards: cards.skillCard, count, ship: places.galactica }),
})

export const karlHeloAgathonAlt = {
  name: nameOf(characters['karl-helo-agathon-alt']),
  type: 'pilot',
  alternateOf: 'karl-helo-agathon',
  skills: draws([2, 'leadership'], [2, 'tactics'], [1, 'piloting']),
  setup: 'admirals-quarters',
  succession: { president: 20, admiral: 10, cag: 4 },
  abilities: {
    raptorPilot: {
      name: names`Raptor Pilot | Piloto de Raptor | Raptor-Pilot | Pilote de raptor | Pilot raptora`,
      ...scoutsFurther(2),
    },
    noOneGetsLeftBehind: {
      name: names`No One Gets Left Behind | No se abandona a nadie | Niemand wird zurückgelassen | On n’abandonne personne | Nikogo nie zostawiamy`,
      ...oncePerGame(interrupt('fleetDeparts', payFor(spend({ fuel: 1 }), gain({ population: 2 })))),
    },
    familyCommitments: {
      name: names`Family Commitments | Compromisos familiares | Familiäre Verpflichtungen | Obligations familiales | Zobowiązania rodzinne`,
      ...drawsFewerAway(1),
    },
  },
} as const satisfies Character

export const heloWraps = {
  'jump:removeShips': ((game, frame, step) => {
    if (frame.departing === true) return step()
    frame.departing = true
    fleetDeparts.begin(game, {})
    return 'again'
  }) satisfies Wrap<{ departing?: boolean }>,
}

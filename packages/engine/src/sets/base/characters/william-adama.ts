// William Adama: military leader.

import { interrupt, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
import { log } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import { addToHand, everybody, strengthOf } from '../../../core/zones.ts'
import { mayNotActivate } from '../../../language/standing-rules.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { pileOf, skillCheck } from '../../../rules/skill-check.ts'

/** Command Authority. */
const takeCheckCards = node('takeCheckCards', {
  run: (game, _node, { actor = 0 }) => {
    const cards = pileOf(game)
      .splice(0)
      .map(({ card }) => card)
    for (const card of cards) addToHand(game, actor, card, everybody)
    log(game, 'takesCheckCards', { seat: actor, cards })
  },
  text: {
    en: '{self, subject}[take all Skill cards of this check into <your|{self, gender, m {his} f {her} other {their}}> hand instead of discarding them|takes all Skill cards of this check into <your|{self, gender, m {his} f {her} other {their}}> hand instead of discarding them|take them all into <your|{self, gender, m {his} f {her} other {their}}> hand]',
    es: '{self, subject}[llévate a la mano todas las cartas de Habilidad de esta prueba en lugar de descartarlas|se lleva a la mano todas las cartas de Habilidad de esta prueba en lugar de descartarlas|<llevártelas|llevárselas> todas a la mano]',
    de: '{self, subject}[nimm alle Fertigkeitskarten dieses Checks auf die Hand, statt sie abzuwerfen|nimmt alle Fertigkeitskarten dieses Checks auf die Hand, statt sie abzuwerfen|sie alle auf die Hand nehmen]',
    fr: '{self, subject}[prenez en main toutes les cartes Compétence de ce test au lieu de les défausser|prend en main toutes les cartes Compétence de ce test au lieu de les défausser|les prendre toutes en main]',
    pl: '{self, subject}[weź na rękę wszystkie karty umiejętności z tego testu, zamiast je odrzucać|bierze na rękę wszystkie karty umiejętności z tego testu, zamiast je odrzucać|wziąć je wszystkie na rękę]',
  },
  price: (_node, { checks }) => ({ skillCards: checks.at(-1)?.length ?? 0 }),
  possible: (game) => frameOf(game, skillCheck)?.order !== undefined && pileOf(game).length > 0,
})

/** Inspirational Leader. */
const strengthOneCounts = rule('strengthOneCounts', {
  bends: {
    cardSign: (value, { card }, _rule, owner, game) => {
      const under = frameOf(game, skillCheck)
      return under?.crisis && under.drawnBy === owner && strengthOf(game, card) === 1 ? 1 : value
    },
  },
  text: {
    en: 'in the skill check of a Crisis card that <you draw|{self} draws>, all Skill cards of strength 1 count as positive',
    es: 'en la prueba de Habilidad de una carta de Crisis que <robes|robe {self}>, todas las cartas de Habilidad de Pericia 1 se consideran positivas',
    de: 'beim Fertigkeits-Check einer Krisenkarte, die <du ziehst|{self} zieht>, zählen alle Fertigkeitskarten der Stärke 1 positiv',
    fr: 'lors du test de compétence d’une carte Crise <que vous piochez|piochée par {self}>, toutes les cartes Compétence de valeur 1 comptent positivement',
    pl: 'w teście umiejętności z karty Kryzysu, którą <pociągniesz|pociągnie {self}>, wszystkie karty umiejętności o sile 1 liczą się na plus',
  },
})

export const williamAdama = {
  name: nameOf(characters['william-adama']),
  type: 'military leader',
  skills: draws([3, 'leadership'], [2, 'tactics']),
  setup: 'admirals-quarters',
  succession: { president: 11, admiral: 2, cag: 10 },
  abilities: {
    inspirationalLeader: {
      name: names`Inspirational Leader | Líder inspirador | Inspirierender Anführer | Leader inspirant | Inspirujący przywódca`,
      ...strengthOneCounts(),
    },
    commandAuthority: {
      name: names`Command Authority | Imponer autoridad | Befehlsgewalt | Autorité de commandement | Autorytet dowódcy`,
      ...oncePerGame(interrupt('skillCheck:beforeDiscard', takeCheckCards())),
    },
    emotionallyAttached: {
      name: names`Emotionally Attached | Vínculo emocional | Emotionale Bindung | Attachement affectif | Więź emocjonalna`,
      ...mayNotActivate('admirals-quarters'),
    },
  },
} as const satisfies Character

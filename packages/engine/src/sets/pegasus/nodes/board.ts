// The actions of the Pegasus board.

import { node } from '../../../language/node.ts'
import { cards } from '../../../language/terms.ts'
import { discardSkillCards } from '../../../rules/skill-cards.ts'
import { basestarTargets, mainBatteries, mightBeHit, pegasusCic } from '../board.ts'
import { inNewCapricaPhase } from '../players.ts'
import { recall, remember } from '../state.ts'

export const attackFromPegasus = node('attackFromPegasus', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => pegasusCic.begin(game, { seat: actor }),
  text: {
    en: 'choose a basestar and roll a die; on 1–3 damage Pegasus, on 4–6 damage the basestar, on 7–8 damage it twice',
    es: 'elige una Estrella Base y tira un dado; con 1–3 la Pegasus resulta dañada, con 4–6 la Estrella Base resulta dañada, con 7–8 dos veces',
    de: 'einen Basisstern wählen und würfeln; bei 1–3 die Pegasus beschädigen, bei 4–6 den Basisstern beschädigen, bei 7–8 ihn zweimal beschädigen',
    fr: 'choisissez un basestar et lancez un dé\u202f; sur 1–3 endommagez le Pegasus, sur 4–6 endommagez le basestar, sur 7–8 endommagez-le deux fois',
    pl: 'wybierz basestara i rzuć kostką; przy 1–3 uszkodź Pegasusa, przy 4–6 uszkodź basestara, przy 7–8 uszkodź go dwukrotnie',
  },
  price: () => ({ basestars: 0.3, galacticaDamage: -0.2 }),
  possible: (game) => basestarTargets(game).length > 0,
})

export const fireMainBatteries = node('fireMainBatteries', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => mainBatteries.begin(game, { seat: actor }),
  text: {
    en: 'choose a space area and roll a die; there, on 1 destroy a civilian ship, on 2–3 damage a viper, on 4–6 destroy 2 raiders, on 7–8 destroy 4 raiders',
    es: 'elige una zona de espacio y tira un dado; allí, con 1 destruye una Nave Civil, con 2–3 daña un Viper, con 4–6 destruye 2 Incursores, con 7–8 destruye 4 Incursores',
    de: 'ein Weltraumfeld wählen und würfeln; dort bei 1 ein Zivilschiff zerstören, bei 2–3 eine Viper beschädigen, bei 4–6 2 Jäger zerstören, bei 7–8 4 Jäger zerstören',
    fr: 'choisissez une case d’espace et lancez un dé\u202f; dans cette case, sur 1 détruisez un vaisseau civil, sur 2–3 endommagez un viper, sur 4–6 détruisez 2 raiders, sur 7–8 détruisez 4 raiders',
    pl: 'wybierz sektor przestrzeni i rzuć kostką; przy 1 zniszcz tam statek cywilny, przy 2–3 uszkodź vipera, przy 4–6 zniszcz 2 raidery, przy 7–8 zniszcz 4 raidery',
  },
  price: () => ({ raiders: 1.7 }),
  possible: (game) => mightBeHit(game),
})

/** Engine Room. */
export const prepareNextCrisis = node('prepareNextCrisis', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => {
    remember(game).engineRoom = true
    discardSkillCards.begin(game, { due: [{ seat: actor, count }], forced: false })
  },
  text: {
    en: 'discard {cards, counted, count}; the next Crisis card drawn in this turn counts as having a prepare for jump icon',
    es: 'descarta {cards, counted, count}; la próxima carta de Crisis que se robe en este turno cuenta como si tuviera el icono de Preparativos para el Salto',
    de: '{cards, counted, count, acc} abwerfen; die nächste in diesem Zug gezogene Krisenkarte gilt als Karte mit Sprungvorbereitungssymbol',
    fr: 'défaussez {cards, counted, count}\u202f; la prochaine carte Crise piochée pendant ce tour compte comme ayant un symbole de préparation au saut',
    pl: 'odrzuć {cards, counted, count, acc}; następna karta Kryzysu pociągnięta w tej turze liczy się jako karta z ikoną przygotowania do skoku',
  },
  facts: ({ count }) => ({ cards: cards.skillCard, count }),
  price: ({ count }) => ({ skillCards: -count, jumpPreparation: 1 }),
  // Once Galactica is in orbit of New Caprica jump icons mean nothing.
  possible: (game, { count }, { actor = 0 }) =>
    game.seats[actor].hand.length >= count && !recall(game).engineRoom && !inNewCapricaPhase(game),
})

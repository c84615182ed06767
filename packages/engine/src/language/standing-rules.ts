// What is always true for a character, at a place, or while a card is in play.

import { rule } from '../core/ability.ts'
import type { BoardId, LocationId, SkillType } from '../core/ids.ts'
import { cards, places, ships, skills } from './terms.ts'

export const handLimit = rule('handLimit', {
  make: (limit: number) => ({ limit }),
  bends: { handLimit: (value, { seat }, { limit }, owner) => (seat === owner ? limit : value) },
  text: {
    en: 'this player’s hand limit is {limit} instead of 10',
    es: 'el límite a la mano de este jugador es {limit} en lugar de 10',
    de: 'das Handkartenlimit dieses Spielers beträgt {limit} statt 10',
    fr: 'la limite de main de ce joueur est de {limit} au lieu de 10',
    pl: 'limit kart na ręce tego gracza wynosi {limit} zamiast 10',
  },
})

export const mayNotActivate = rule('mayNotActivate', {
  make: (location: LocationId) => ({ location }),
  bends: {
    forbidLocation: (value, asked, { location }, owner) =>
      asked.seat === owner && asked.location === location ? 1 : value,
  },
  text: {
    en: 'this player may not activate {location, form, acc}',
    es: 'este jugador no puede activar {location, form, acc}',
    de: 'dieser Spieler darf {location, form, acc} nicht aktivieren',
    fr: 'ce joueur ne peut pas activer {location, form, acc}',
    pl: 'ten gracz nie może aktywować {location, form, of}',
  },
  facts: ({ location }) => ({ location: places[location] }),
})

/** While the card is in play nobody may. */
export const nobodyActivates = rule('nobodyActivates', {
  make: (location: LocationId) => ({ location }),
  bends: { forbidLocation: (value, asked, { location }) => (asked.location === location ? 1 : value) },
  text: {
    en: 'players may not activate {location, form, acc}',
    es: 'los jugadores no pueden activar {location, form, acc}',
    de: 'die Spieler dürfen {location, form, acc} nicht aktivieren',
    fr: 'les joueurs ne peuvent pas activer {location, form, acc}',
    pl: 'gracze nie mogą aktywować {location, form, of}',
  },
  facts: ({ location }) => ({ location: places[location] }),
})

export const paysToActivate = rule('paysToActivate', {
  make: (count: number) => ({ count }),
  bends: { locationCost: (value, { seat }, { count }, owner) => (seat === owner ? value + count : value) },
  text: {
    en: 'this player must discard {cards, counted, count} to activate a location',
    es: 'este jugador debe descartar {cards, counted, count} para activar una localización',
    de: 'dieser Spieler muss {cards, counted, count, acc} abwerfen, um einen Ort zu aktivieren',
    fr: 'ce joueur doit défausser {cards, counted, count} pour activer un lieu',
    pl: 'ten gracz musi odrzucić {cards, counted, count, acc}, aby aktywować obszar',
  },
  facts: ({ count }) => ({ cards: cards.skillCard, count }),
})

/** Religious Visions. */
export const choosesCrisis = rule('choosesCrisis', {
  make: (count: number) => ({ count }),
  bends: { crisisCards: (value, { seat }, { count }, owner) => (seat === owner ? count : value) },
  text: {
    en: 'this player draws {cards, counted, count} instead of 1, resolves one of them and puts the rest at the bottom of the deck',
    es: 'este jugador roba {cards, counted, count} en lugar de 1, resuelve una y coloca el resto en la parte inferior del mazo',
    de: 'dieser Spieler zieht {cards, counted, count, acc} statt 1, handelt eine davon ab und legt den Rest unter den Stapel',
    fr: 'ce joueur pioche {cards, counted, count} au lieu d’une, en résout une et place le reste en dessous du paquet',
    pl: 'ten gracz ciągnie {cards, counted, count, acc} zamiast 1, rozpatruje jedną z nich, a resztę odkłada na spód talii',
  },
  facts: ({ count }) => ({ cards: cards.crisisCard, count }),
})

/** Headstrong. */
export const discardsAtRandom = rule('discardsAtRandom', {
  bends: { randomDiscard: (value, { seat }, _rule, owner) => (seat === owner ? 1 : value) },
  text: {
    en: 'when this player is forced to discard Skill cards, they are chosen at random',
    es: 'cuando este jugador se ve obligado a descartar cartas de Habilidad, las descarta al azar',
    de: 'wenn dieser Spieler Fertigkeitskarten abwerfen muss, werden sie zufällig bestimmt',
    fr: 'quand ce joueur est forcé de défausser des cartes Compétence, il les défausse au hasard',
    pl: 'gdy ten gracz musi odrzucić karty umiejętności, odrzuca je losowo',
  },
})

/** Coward. */
export const startsWithLoyalty = rule('startsWithLoyalty', {
  make: (count: number) => ({ count }),
  bends: { loyaltyCardsAtStart: (value, { seat }, { count }, owner) => (seat === owner ? count : value) },
  text: {
    en: 'this player starts the game with {cards, counted, count}',
    es: 'este jugador empieza la partida con {cards, counted, count}',
    de: 'dieser Spieler beginnt das Spiel mit {cards, counted, count, dat}',
    fr: 'ce joueur commence la partie avec {cards, counted, count}',
    pl: 'ten gracz otrzymuje na początku gry {cards, counted, count, acc}',
  },
  facts: ({ count }) => ({ cards: cards.loyaltyCard, count }),
})

/** Sleeper Agent. */
export const sleeperLoyalty = rule('sleeperLoyalty', {
  make: (count: number) => ({ count }),
  bends: { loyaltyCardsOfSleeper: (value, { seat }, { count }, owner) => (seat === owner ? count : value) },
  text: {
    en: 'this player receives {cards, counted, count} in the Sleeper Agent phase, then goes {brig, form, to}',
    es: 'este jugador recibe {cards, counted, count} en la fase de Agentes Durmientes y luego va {brig, form, to}',
    de: 'dieser Spieler erhält in der Schläfer-Phase {cards, counted, count, acc} und kommt danach {brig, form, to}',
    fr: 'ce joueur reçoit {cards, counted, count} pendant la phase d’Agent Dormant, puis va {brig, form, to}',
    pl: 'ten gracz otrzymuje w fazie uśpionych agentów {cards, counted, count, acc}, a następnie trafia {brig, form, to}',
  },
  facts: ({ count }) => ({ cards: cards.loyaltyCard, count, brig: places.brig }),
})

/** Stranded: the setup says where the character is; this says what it means. */
export const startsOffBoard = rule('startsOffBoard', {
  bends: { stranded: (value, { seat }, _rule, owner) => (seat === owner ? 1 : value) },
  text: {
    en: 'this player’s character starts off the game board, cannot move, be moved or act, and is placed {hangar, form, in} at the start of their second turn',
    es: 'el personaje de este jugador empieza fuera del tablero, no puede moverse, ser movido ni actuar, y se coloca {hangar, form, in} al principio de su segundo turno',
    de: 'der Charakter dieses Spielers beginnt außerhalb des Spielplans, kann sich nicht bewegen, nicht bewegt werden und nicht handeln und kommt zu Beginn seines zweiten Zugs {hangar, form, to}',
    fr: 'le personnage de ce joueur commence hors du plateau, ne peut ni se déplacer, ni être déplacé, ni agir, et est placé {hangar, form, to} au début de son deuxième tour',
    pl: 'postać tego gracza zaczyna poza planszą, nie może się poruszać, być przenoszona ani działać, a na początku drugiej tury tego gracza trafia {hangar, form, to}',
  },
  facts: () => ({ hangar: places['hangar-deck'] }),
})

/** Nothing But Trouble: these cards are in the skill set, which this only points out. */
export const drawsSkill = rule('drawsSkill', {
  make: (skill: SkillType) => ({ skill }),
  bends: {},
  restates: ({ skill }, { skills: set }) => set.some(({ types }) => types.includes(skill)),
  text: {
    en: 'this player’s skill set includes {skill}',
    es: 'el conjunto de Habilidades de este jugador incluye {skill}',
    de: 'zu den Fertigkeiten dieses Spielers gehört {skill}',
    fr: 'la liste de compétences de ce joueur comprend {skill}',
    pl: 'do zestawu umiejętności tego gracza należy {skill}',
  },
  facts: ({ skill }) => ({ skill: skills[skill] }),
})

// Places

export const sickbayRule = rule('sickbayRule', {
  make: () => ({ count: 1 }),
  bends: {
    skillCardsReceived: (value, { seat }, { count }, owner) => (seat === owner ? Math.min(value, count) : value),
  },
  text: {
    en: 'a player here draws only {cards, counted, one} in the Receive Skills step',
    es: 'quien esté aquí roba solo {cards, counted, one} en el paso de Robar cartas de Habilidad',
    de: 'wer hier ist, zieht im Fertigkeiten-Schritt nur {cards, counted, one, acc}',
    fr: 'le joueur qui s’y trouve pioche seulement {cards, counted, one} pendant la phase de réception de compétences',
    pl: 'gracz, który tu przebywa, ciągnie w fazie dociągania umiejętności tylko {cards, counted, one, acc}',
  },
  facts: ({ count }) => ({ cards: cards.skillCard, one: count }),
})

export const brigRule = rule('brigRule', {
  make: () => ({ most: 1 }),
  bends: {
    confined: (value, { seat }, _rule, owner) => (seat === owner ? 1 : value),
    noCrisis: (value, { seat }, _rule, owner) => (seat === owner ? 1 : value),
    contribution: (value, { seat }, { most }, owner) => (seat === owner ? Math.min(value, most) : value),
  },
  text: {
    en: 'a player here does not move, draws no Crisis card and adds at most {cards, counted, most} to each skill check',
    es: 'quien esté aquí no se mueve, no roba cartas de Crisis y añade como máximo {cards, counted, most} a cada prueba de Habilidad',
    de: 'wer hier ist, bewegt sich nicht, zieht keine Krisenkarte und legt höchstens {cards, counted, most, acc} in jeden Fertigkeits-Check',
    fr: 'le joueur qui s’y trouve ne se déplace pas, ne pioche pas de carte Crise et joue au plus {cards, counted, most} dans chaque test de compétence',
    pl: 'gracz, który tu przebywa, nie rusza się, nie ciągnie karty Kryzysu i dokłada najwyżej {cards, counted, most, acc} do każdego testu umiejętności',
  },
  facts: ({ most }) => ({ cards: cards.card, most }),
})

// Cards in play

/** Training New Pilots. */
export const unmannedVipersAim = rule('unmannedVipersAim', {
  make: (by: number) => ({ by }),
  bends: {
    attack: (value, { attacker, manned }, { by }) => (attacker === 'viper' && !manned ? value + by : value),
  },
  text: {
    en: '{by, signed} to the attack rolls {vipers, form, ofPlural}',
    es: '{by, signed} a las tiradas de ataque {vipers, form, ofPlural}',
    de: '{by, signed} auf die Angriffswürfe {vipers, form, ofPlural}',
    fr: '{by, signed} aux jets d’attaque {vipers, form, ofPlural}',
    pl: '{by, signed} do rzutów w atakach {vipers, form, pluralGen}',
  },
  facts: ({ by }) => ({ by, vipers: ships.unmannedViper }),
})

/** Massive Deployment. */
export const launchesMore = rule('launchesMore', {
  make: (count: number) => ({ count }),
  bends: { launch: (value, _asked, { count }) => value + count },
  text: {
    en: 'each time a basestar launches {raiders, form, plural} or {heavyRaiders, form, plural}, it launches {count} more',
    es: 'cada vez que una Estrella Base lanza {raiders, form, plural} o {heavyRaiders, form, plural}, lanza {count} más',
    de: 'jedes Mal, wenn ein Basisstern {raiders, form, plural} oder {heavyRaiders, form, plural} startet, startet er {count} mehr',
    fr: 'chaque fois qu’un basestar lance des {raiders, form, plural} ou des {heavyRaiders, form, plural}, il en lance {count} de plus',
    pl: 'za każdym razem, gdy basestar wypuszcza {raiders, form, pluralAcc} lub {heavyRaiders, form, pluralAcc}, wypuszcza o {count} więcej',
  },
  facts: ({ count }) => ({ count, raiders: ships.raider, heavyRaiders: ships.heavyRaider }),
})

/** Detector Sabotage. */
export const noLookingAtLoyalty = rule('noLookingAtLoyalty', {
  bends: { forbidLoyaltyLook: () => 1 },
  text: {
    en: 'players may not look at Loyalty cards of other players',
    es: 'los jugadores no pueden mirar cartas de Lealtad de otros jugadores',
    de: 'die Spieler dürfen sich keine Loyalitätskarten anderer Spieler ansehen',
    fr: 'les joueurs ne peuvent pas regarder les cartes Loyauté d’autres joueurs',
    pl: 'gracze nie mogą oglądać kart Lojalności innych graczy',
  },
})

/** Bomb on Colonial 1. */
export const noMovingTo = rule('noMovingTo', {
  make: (board: BoardId, locations: readonly LocationId[]) => ({ board, locations }),
  bends: {
    forbidMove: (value, { location }, { locations }) =>
      (locations as readonly string[]).includes(location) ? 1 : value,
  },
  text: {
    en: 'characters may not move {board, form, to}',
    es: 'los personajes no pueden moverse {board, form, to}',
    de: 'Charaktere dürfen sich nicht {board, form, to} bewegen',
    fr: 'les personnages ne peuvent pas se rendre {board, form, to}',
    pl: 'postacie nie mogą przechodzić {board, form, to}',
  },
  facts: ({ board }) => ({ board: places[board] }),
})

/** Assign Vice President. */
export const onlyPresidentialCandidate = rule('onlyPresidentialCandidate', {
  bends: {
    forbidPresident: (value, { seat }, _rule, owner, game) =>
      owner !== undefined && game.titles.president !== owner && seat !== owner ? 1 : value,
  },
  text: {
    en: 'while this player is not President, nobody else may be chosen with {administration, form, the}',
    es: 'mientras este jugador no sea Presidente, nadie más puede ser elegido al activar {administration, form, the}',
    de: 'solange dieser Spieler nicht Präsident ist, darf bei Aktivierung {administration, form, of} niemand sonst gewählt werden',
    fr: 'tant que ce joueur n’est pas Président, personne d’autre ne peut être choisi à l’activation {administration, form, of}',
    pl: 'dopóki ten gracz nie jest Prezydentem, przy aktywacji {administration, form, of} nie można wybrać nikogo innego',
  },
  facts: () => ({ administration: places.administration }),
})

/** Assign Mission Specialist. */
export const choosesNextDestination = rule('choosesNextDestination', {
  bends: { choosesDestination: (value, { seat }, _rule, owner) => (seat === owner ? 1 : value) },
  text: {
    en: 'at the next jump of the fleet this player instead of the Admiral draws {cards, counted, count} and chooses one of them; then discard this card',
    es: 'la próxima vez que la flota efectúe un salto, este jugador, y no el Almirante, roba {cards, counted, count} y elige una; luego descarta esta carta',
    de: 'beim nächsten Sprung der Flotte zieht dieser Spieler anstelle des Admirals {cards, counted, count, acc} und wählt eine davon; danach diese Karte abwerfen',
    fr: 'la prochaine fois que la flotte saute, ce joueur pioche {cards, counted, count} à la place de l’Amiral et en choisit une\u202f; défaussez ensuite cette carte',
    pl: 'przy następnym skoku floty ten gracz zamiast Admirała ciągnie {cards, counted, count, acc} i wybiera jedną z nich; następnie odrzuć tę kartę',
  },
  facts: () => ({ cards: cards.destinationCard, count: 3 }),
})

// What is always true for a character, at a place, or while a card is in play.

import { rule } from '../core/ability.ts'
import type { BoardId, LocationId, SkillType } from '../core/ids.ts'
import { rulesOf } from '../core/rules.ts'
import { cards, places, ships, skills } from './terms.ts'

export const handLimit = rule('handLimit', {
  make: (limit: number) => ({ limit }),
  bends: { handLimit: (value, { seat }, { limit }, owner) => (seat === owner ? limit : value) },
  text: {
    en: '<your|{self, form, gen}> hand limit is {limit} instead of 10',
    es: '<tu límite|el límite> a la mano <|{self, form, gen} >es {limit} en lugar de 10',
    de: '<dein Handkartenlimit|das Handkartenlimit {self, form, gen}> beträgt {limit} statt 10',
    fr: '<votre limite de main|la limite de main {self, form, gen}> est de {limit} au lieu de 10',
    pl: '<twój limit kart na ręce|limit kart na ręce {self, form, gen}> wynosi {limit} zamiast 10',
  },
})

export const mayNotActivate = rule('mayNotActivate', {
  make: (...locations: [LocationId, LocationId?]) => ({ locations }),
  bends: {
    forbidLocation: (value, asked, { locations }, owner) =>
      asked.seat === owner && (locations as readonly string[]).includes(asked.location) ? 1 : value,
  },
  text: {
    en: '<you may|{self} may> {two, select, yes {activate neither {one, form, acc} nor {other, form, acc}} other {not activate {one, form, acc}}}',
    es: '<no puedes|{self} no puede> activar {two, select, yes {ni {one, form, acc} ni {other, form, acc}} other {{one, form, acc}}}',
    de: '<du darfst|{self} darf> {two, select, yes {weder {one, form, acc} noch {other, form, acc}} other {{one, form, acc} nicht}} aktivieren',
    fr: '<vous ne pouvez|{self} ne peut> {two, select, yes {activer ni {one, form, acc} ni {other, form, acc}} other {pas activer {one, form, acc}}}',
    pl: '<nie możesz|{self} nie może> aktywować {one, form, of}{two, select, yes { ani {other, form, of}} other {}}',
  },
  facts: ({ locations: [one, other] }) => ({
    one: places[one],
    other: places[other ?? one],
    two: other === undefined ? 'no' : 'yes',
  }),
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

/** For any location, or for one. */
export const paysToActivate = rule('paysToActivate', {
  make: (count: number, location?: LocationId) => ({ count, location }),
  bends: {
    locationCost: (value, asked, { count, location = asked.location }, owner) =>
      asked.seat === owner && asked.location === location ? value + count : value,
  },
  text: {
    en: '<you must|{self} must> discard {cards, counted, count} to activate {which, select, one {{location, form, acc}} other {a location}}',
    es: '<debes|{self} debe> descartar {cards, counted, count} para activar {which, select, one {{location, form, acc}} other {una localización}}',
    de: '<du musst|{self} muss> {cards, counted, count, acc} abwerfen, um {which, select, one {{location, form, acc}} other {einen Ort}} zu aktivieren',
    fr: '<vous devez|{self} doit> défausser {cards, counted, count} pour activer {which, select, one {{location, form, acc}} other {un lieu}}',
    pl: '<musisz|{self} musi> odrzucić {cards, counted, count, acc}, aby aktywować {which, select, one {{location, form, acc}} other {obszar}}',
  },
  facts: ({ count, location }) => ({
    cards: cards.skillCard,
    count,
    which: location === undefined ? 'any' : 'one',
    location: places[location ?? 'brig'],
  }),
})

/** Religious Visions. */
export const choosesCrisis = rule('choosesCrisis', {
  make: (count: number) => ({ count }),
  bends: { crisisCards: (value, { seat }, { count }, owner) => (seat === owner ? count : value) },
  text: {
    en: 'whenever <you draw|{self} draws> a Crisis card, <draw|{self, gender, m {he} f {she} other {they}} draws> {count} instead, <resolve|resolves> one and <put|puts> the rest at the bottom of the deck',
    es: 'cada vez que <robes|{self} robe> una carta de Crisis, roba {count} en su lugar, resuelve una y coloca el resto en la parte inferior del mazo',
    de: 'jedes Mal, wenn <du eine Krisenkarte ziehst, ziehe|{self} eine Krisenkarte zieht, zieht {self, gender, f {sie} other {er}}> stattdessen {count}, <handle|handelt> eine davon ab und <lege|legt> den Rest unter den Stapel',
    fr: 'chaque fois que <vous piochez|{self} pioche> une carte Crise, <piochez-en|{self, gender, f {elle} other {il}} en pioche> {count} à la place, <résolvez-en|en résout> une et <placez|place> le reste sous le paquet',
    pl: 'za każdym razem, gdy <ciągniesz|{self} ciągnie> kartę Kryzysu, <pociągnij|ciągnie> zamiast niej {count}, <rozpatrz|rozpatruje> jedną z nich, a resztę <odłóż|odkłada> na spód talii',
  },
})

/** Headstrong. */
export const discardsAtRandom = rule('discardsAtRandom', {
  bends: { randomDiscard: (value, { seat }, _rule, owner) => (seat === owner ? 1 : value) },
  text: {
    en: 'when <you are|{self} is> forced to discard Skill cards, they are chosen at random',
    es: 'cuando <te ves obligado|{self} se ve {self, gender, f {obligada} other {obligado}}> a descartar cartas de Habilidad, <las descartas|las descarta> al azar',
    de: 'wenn <du|{self}> Fertigkeitskarten abwerfen <musst|muss>, werden sie zufällig bestimmt',
    fr: 'quand <vous devez|{self} doit> défausser des cartes Compétence, elles sont choisies au hasard',
    pl: 'gdy <musisz|{self} musi> odrzucić karty umiejętności, wybiera się je losowo',
  },
})

/** Coward. */
export const startsWithLoyalty = rule('startsWithLoyalty', {
  make: (count: number) => ({ count }),
  bends: { loyaltyCardsAtStart: (value, { seat }, { count }, owner) => (seat === owner ? count : value) },
  text: {
    en: '<you start|{self} starts> the game with {cards, counted, count} instead of 1',
    es: '<empiezas|{self} empieza> la partida con {cards, counted, count} en lugar de 1',
    de: '<du beginnst|{self} beginnt> das Spiel mit {cards, counted, count, dat} statt 1',
    fr: '<vous commencez|{self} commence> la partie avec {cards, counted, count} au lieu d’une',
    pl: '<otrzymujesz|{self} otrzymuje> na początku gry {cards, counted, count, acc} zamiast 1',
  },
  facts: ({ count }) => ({ cards: cards.loyaltyCard, count }),
})

/** Sleeper Agent. */
export const sleeperLoyalty = rule('sleeperLoyalty', {
  make: (count: number) => ({ count }),
  bends: { loyaltyCardsOfSleeper: (value, { seat }, { count }, owner) => (seat === owner ? count : value) },
  text: {
    en: '<you receive|{self} receives> {cards, counted, count} instead of 1 in the Sleeper Agent phase, then <are|is> sent {brig, form, to}',
    es: '<recibes|{self} recibe> {cards, counted, count} en lugar de 1 en la fase de Agentes Durmientes y luego <vas|va> {brig, form, to}',
    de: '<du erhältst|{self} erhält> in der Schläfer-Phase {cards, counted, count, acc} statt 1 und <kommst|kommt> danach {brig, form, to}',
    fr: '<vous recevez|{self} reçoit> {cards, counted, count} au lieu d’une pendant la phase d’Agent Dormant, puis <allez|va> {brig, form, to}',
    pl: '<otrzymujesz|{self} otrzymuje> w fazie uśpionych agentów {cards, counted, count, acc} zamiast 1, a następnie <trafiasz|trafia> {brig, form, to}',
  },
  facts: ({ count }) => ({ cards: cards.loyaltyCard, count, brig: places.brig }),
})

/** Stranded: the setup says where the character is; this says what it means. */
export const startsOffBoard = rule('startsOffBoard', {
  bends: { stranded: (value, { seat }, _rule, owner) => (seat === owner ? 1 : value) },
  text: {
    en: '<you start|{self} starts> off the game board, cannot move, be moved or act, and <are|is> placed {hangar, form, in} at the start of <your|their> second turn',
    es: '<tu personaje|el personaje {self, form, gen}> empieza fuera del tablero, no puede moverse, ser movido ni actuar, y se coloca {hangar, form, in} al principio de <tu|su> segundo turno',
    de: '<dein Charakter|{self}> beginnt außerhalb des Spielplans, kann sich nicht bewegen, nicht bewegt werden und nicht handeln und kommt zu Beginn <deines zweiten Zugs|des eigenen zweiten Zugs> {hangar, form, to}',
    fr: '<votre personnage|le personnage {self, form, gen}> commence hors du plateau, ne peut ni se déplacer, ni être déplacé, ni agir, et est placé {hangar, form, to} au début de <votre|son> deuxième tour',
    pl: '<twoja postać|postać {self, form, gen}> zaczyna poza planszą, nie może się poruszać, być przenoszona ani działać, a na początku <twojej|jej> drugiej tury trafia {hangar, form, to}',
  },
  facts: () => ({ hangar: places['hangar-deck'] }),
})

/** Nothing But Trouble: these cards are in the skill set, which this only points out. */
export const drawsSkill = rule('drawsSkill', {
  make: (skill: SkillType) => ({ skill }),
  bends: {},
  restates: ({ skill }, { skills: set }) => set.some(({ types }) => types.includes(skill)),
  text: {
    en: '<your|{self, form, gen}> skill set includes {skill}',
    es: '<tu conjunto de Habilidades|el conjunto de Habilidades {self, form, gen}> incluye {skill}',
    de: 'zu <deinen Fertigkeiten|den Fertigkeiten {self, form, gen}> gehört {skill}',
    fr: '<votre liste de compétences|la liste de compétences {self, form, gen}> comprend {skill}',
    pl: 'do <twojego zestawu umiejętności|zestawu umiejętności {self, form, gen}> należy {skill}',
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
  make: (board: BoardId) => ({ board }),
  bends: {
    forbidMove: (value, { location }, { board }, _owner, table) =>
      rulesOf(table).locations[location as LocationId]?.board === board ? 1 : value,
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
    en: 'while <you are|{self} is> not President, nobody else may be chosen with {administration, form, the}',
    es: 'mientras <no seas|{self} no sea> Presidente, nadie más puede ser elegido al activar {administration, form, the}',
    de: 'solange <du nicht Präsident bist|{self} nicht Präsident ist>, darf bei Aktivierung {administration, form, of} niemand sonst gewählt werden',
    fr: 'tant que <vous n’êtes|{self} n’est> pas Président, personne d’autre ne peut être choisi à l’activation {administration, form, of}',
    pl: 'dopóki <nie jesteś|{self} nie jest> Prezydentem, przy aktywacji {administration, form, of} nie można wybrać nikogo innego',
  },
  facts: () => ({ administration: places.administration }),
})

/** Assign Mission Specialist. */
export const choosesNextDestination = rule('choosesNextDestination', {
  bends: { choosesDestination: (value, { seat }, _rule, owner) => (seat === owner ? 1 : value) },
  text: {
    en: 'at the next jump of the fleet <you draw|{self} draws> {cards, counted, count} instead of the Admiral and <choose|chooses> one; then discard this card',
    es: 'la próxima vez que la flota efectúe un salto, <robas|{self} roba> {cards, counted, count} en lugar del Almirante y <eliges|elige> una; luego descarta esta carta',
    de: 'beim nächsten Sprung der Flotte <ziehst du|zieht {self}> anstelle des Admirals {cards, counted, count, acc} und <wählst|wählt> eine davon; wirf danach diese Karte ab',
    fr: 'la prochaine fois que la flotte saute, <vous piochez|{self} pioche> {cards, counted, count} à la place de l’Amiral et en <choisissez|choisit> une\u202f; défaussez ensuite cette carte',
    pl: 'przy następnym skoku floty <ciągniesz|{self} ciągnie> zamiast Admirała {cards, counted, count, acc} i <wybierasz|wybiera> jedną z nich; następnie odrzuć tę kartę',
  },
  facts: () => ({ cards: cards.destinationCard, count: 3 }),
})

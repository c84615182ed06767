// The moments of the rulebook in words: the windows in which something may be used, the steps on which something hangs,
// and how often. A window's words name its check, card or die when asked about one (`which` is 'this'), refer back to it
// after "once per skill check" ('same'), and speak of any such moment on a sheet or card.

import { alike, type Text } from '../core/languages.ts'
import { momentTexts } from '../core/procedure.ts'
import { windowTexts } from '../core/windows.ts'

/** By the name with which `opensWindow` opens it. Facts: card, difficulty, skills, total; for a die seat, die, purpose. */
Object.assign(windowTexts, {
  'crisis:afterChoice': {
    en: 'after a choice on {which, select, this {“{card}”} other {a Crisis card}} is made',
    es: 'después de que se elija una opción de {which, select, this {“{card}”} other {una carta de Crisis}}',
    de: 'nachdem auf {which, select, this {„{card}“} other {einer Krisenkarte}} eine Möglichkeit gewählt wurde',
    fr: 'après qu’une option {which, select, this {de la carte «\u202f{card}\u202f»} other {d’une carte Crise}} a été choisie',
    pl: 'gdy z karty {which, select, this {„{card}”} other {Kryzysu}} wybrana zostaje jedna z możliwości',
  },
  'crisis:revealed': {
    en: 'after {which, select, this {“{card}”} other {a Crisis card}} is revealed',
    es: 'después de revelarse {which, select, this {la carta “{card}”} other {una carta de Crisis}}',
    de: 'nachdem {which, select, this {„{card}“} other {eine Krisenkarte}} aufgedeckt wurde',
    fr: 'après {which, select, this {que la carte «\u202f{card}\u202f»} other {qu’une carte Crise}} a été révélée',
    pl: 'gdy ujawniona zostaje karta {which, select, this {„{card}”} other {Kryzysu}}',
  },
  'die:after': {
    en: 'after {which, select, this {{seat} has rolled {die}{purpose, select, attack { for the attack} card { for “{card}”} other {}}} same {the die is rolled} other {a die is rolled}}',
    es: 'después de {which, select, this {que {seat} haya sacado {die}{purpose, select, attack { para el ataque} card { para “{card}”} other {}}} same {tirar el dado} other {tirar un dado}}',
    de: 'nachdem {which, select, this {{seat} {purpose, select, attack {für den Angriff } card {für „{card}“ } other {}}eine {die} gewürfelt hat} other {gewürfelt wurde}}',
    fr: 'après {which, select, this {le jet de dé {seat, form, gen}{purpose, select, attack { pour l’attaque} card { pour «\u202f{card}\u202f»} other {}} (résultat\u202f: {die})} same {le jet} other {un jet de dé}}',
    pl: '{which, select, this {po rzucie {seat, form, gen}{purpose, select, attack { w ataku} card { („{card}”)} other {}} (wynik: {die})} same {gdy znany jest jego wynik} other {gdy znany jest wynik rzutu kostką}}',
  },
  'die:before': {
    en: 'before {which, select, this {{seat} rolls the die{purpose, select, attack { for the attack} card { for “{card}”} other {}}} same {the die is rolled} other {a die is rolled}}',
    es: 'antes de {which, select, this {que {seat} tire el dado{purpose, select, attack { para el ataque} card { para “{card}”} other {}}} same {tirar el dado} other {tirar un dado}}',
    de: 'bevor {which, select, this {{seat} {purpose, select, attack {für den Angriff } card {für „{card}“ } other {}}würfelt} other {gewürfelt wird}}',
    fr: 'avant {which, select, this {le jet de dé {seat, form, gen}{purpose, select, attack { pour l’attaque} card { pour «\u202f{card}\u202f»} other {}}} same {le jet} other {un jet de dé}}',
    pl: '{which, select, this {zanim {seat} rzuci kostką{purpose, select, attack { w ataku} card { („{card}”)} other {}}} same {zanim do niego dojdzie} other {zanim ktoś rzuci kostką}}',
  },
  'die:instead': {
    en: 'when {which, select, this {{seat} would roll the die{purpose, select, attack { for the attack} card { for “{card}”} other {}}} other {a die would be rolled}}',
    es: 'cuando {which, select, this {{seat} vaya a tirar el dado{purpose, select, attack { para el ataque} card { para “{card}”} other {}}} other {se vaya a tirar un dado}}',
    de: 'wenn {which, select, this {{seat} {purpose, select, attack {für den Angriff } card {für „{card}“ } other {}}würfeln würde} other {gewürfelt würde}}',
    fr: 'au moment {which, select, this {du jet de dé {seat, form, gen}{purpose, select, attack { pour l’attaque} card { pour «\u202f{card}\u202f»} other {}}} other {d’un jet de dé}}',
    pl: 'gdy {which, select, this {{seat} ma rzucić kostką{purpose, select, attack { w ataku} card { („{card}”)} other {}}} other {ktoś ma rzucić kostką}}',
  },
  'attack:before': {
    en: 'before {which, select, this {{seat} attacks {ship, form, a} {area, form, in}} other {a piloted viper attacks}}',
    es: 'antes de que {which, select, this {{seat} ataque a {ship, form, a} {area, form, in}} other {un Viper pilotado ataque}}',
    de: 'bevor {which, select, this {{seat} {area, form, in} {ship, form, aAcc} angreift} other {eine bemannte Viper angreift}}',
    fr: 'avant {which, select, this {que {seat} n’attaque {ship, form, a} {area, form, in}} other {l’attaque d’un viper piloté}}',
    pl: 'zanim {which, select, this {{seat} zaatakuje {ship, form, acc} {area, form, in}} other {zaatakuje viper z pilotem}}',
  },
  'raiders:before': {
    en: 'before raiders are activated',
    es: 'antes de activar los Incursores',
    de: 'bevor Jäger aktiviert werden',
    fr: 'avant l’activation des raiders',
    pl: 'zanim raidery zostaną aktywowane',
  },
  'skillCheck:contributed': {
    en: 'after a player has added cards to {which, select, this {the skill check for “{card}”} same {it} other {a skill check}}',
    es: 'después de que un jugador añada cartas a {which, select, this {la prueba de Habilidad de “{card}”} same {ella} other {una prueba de Habilidad}}',
    de: 'nachdem ein Spieler Karten in {which, select, this {den Fertigkeits-Check für „{card}“} same {ihn} other {einen Fertigkeits-Check}} gelegt hat',
    fr: 'après qu’un joueur a joué des cartes dans {which, select, this {le test de compétence pour «\u202f{card}\u202f»} same {celui-ci} other {un test de compétence}}',
    pl: 'gdy gracz dołoży karty do {which, select, this {testu umiejętności „{card}”} same {niego} other {testu umiejętności}}',
  },
  'skillCheck:revealed': {
    en: 'after {which, select, this {the cards of the skill check for “{card}”} same {its cards} other {the cards of a skill check}} are revealed',
    es: 'después de revelar {which, select, this {las cartas de la prueba de Habilidad de “{card}”} same {sus cartas} other {las cartas de una prueba de Habilidad}}',
    de: 'nachdem {which, select, this {die Karten des Fertigkeits-Checks für „{card}“} same {dessen Karten} other {die Karten eines Fertigkeits-Checks}} aufgedeckt wurden',
    fr: 'après la révélation {which, select, this {des cartes du test de compétence pour «\u202f{card}\u202f»} same {de ses cartes} other {des cartes d’un test de compétence}}',
    pl: 'gdy {which, select, this {karty testu umiejętności „{card}”} same {jego karty} other {karty testu umiejętności}} są już odkryte',
  },
  'skillCheck:beforeAbilities': {
    en: 'after {which, select, this {the cards of the skill check for “{card}”} same {its cards} other {the cards of a skill check}} are revealed, before their abilities count',
    es: 'después de revelar {which, select, this {las cartas de la prueba de Habilidad de “{card}”} same {sus cartas} other {las cartas de una prueba de Habilidad}}, antes de que cuenten sus capacidades',
    de: 'nachdem {which, select, this {die Karten des Fertigkeits-Checks für „{card}“} same {dessen Karten} other {die Karten eines Fertigkeits-Checks}} aufgedeckt wurden und bevor ihre Eigenschaften zählen',
    fr: 'après la révélation {which, select, this {des cartes du test de compétence pour «\u202f{card}\u202f»} same {de ses cartes} other {des cartes d’un test de compétence}}, avant que leurs capacités ne comptent',
    pl: 'gdy {which, select, this {karty testu umiejętności „{card}”} same {jego karty} other {karty testu umiejętności}} są już odkryte, zanim zadziałają ich efekty',
  },
  'skillCheck:afterTotal': {
    en: 'after {which, select, this {the strength of the skill check for “{card}”} same {its strength} other {the strength of a skill check}} is totalled{which, select, this { ({total} against difficulty {difficulty})} other {}}',
    es: 'después de sumar {which, select, this {la Pericia de la prueba de Habilidad de “{card}” ({total} contra una dificultad de {difficulty})} same {su Pericia} other {la Pericia de una prueba de Habilidad}}',
    de: 'nachdem {which, select, this {die Stärke des Fertigkeits-Checks für „{card}“} same {dessen Stärke} other {die Stärke eines Fertigkeits-Checks}} zusammengezählt wurde{which, select, this { ({total} gegen Schwierigkeit {difficulty})} other {}}',
    fr: 'après le calcul de {which, select, this {la valeur totale du test de compétence pour «\u202f{card}\u202f» ({total} contre une difficulté de {difficulty})} same {sa valeur totale} other {la valeur totale d’un test de compétence}}',
    pl: 'gdy {which, select, this {siła w teście umiejętności „{card}”} same {siła w nim} other {siła w teście umiejętności}} jest już zsumowana{which, select, this { ({total} przy trudności {difficulty})} other {}}',
  },
  'skillCheck:passed': {
    en: 'after {which, select, this {the skill check for “{card}”} same {it} other {a skill check}} is passed, before its result is resolved',
    es: 'después de superarse {which, select, this {la prueba de Habilidad de “{card}”} same {la prueba} other {una prueba de Habilidad}} y antes de resolver su resultado',
    de: 'nachdem {which, select, this {der Fertigkeits-Check für „{card}“} same {er} other {ein Fertigkeits-Check}} bestanden wurde, bevor das Ergebnis abgehandelt wird',
    fr: 'après la réussite {which, select, this {du test de compétence pour «\u202f{card}\u202f»} same {du test} other {d’un test de compétence}}, avant d’en résoudre le résultat',
    pl: 'gdy {which, select, this {test umiejętności „{card}”} same {test} other {test umiejętności}} zakończy się sukcesem, ale przed rozpatrzeniem jego rezultatu',
  },
  'skillCheck:beforeCards': {
    en: 'before cards are added to {which, select, this {the skill check for “{card}” (difficulty {difficulty}: {skills})} same {it} other {a skill check}}',
    es: 'antes de añadir cartas a {which, select, this {la prueba de Habilidad de “{card}” (dificultad {difficulty}: {skills})} same {ella} other {una prueba de Habilidad}}',
    de: 'bevor Karten in {which, select, this {den Fertigkeits-Check für „{card}“} same {ihn} other {einen Fertigkeits-Check}} gelegt werden{which, select, this { (Schwierigkeit {difficulty}: {skills})} other {}}',
    fr: 'avant que des cartes {which, select, this {soient jouées dans le test de compétence pour «\u202f{card}\u202f» (difficulté {difficulty}\u202f: {skills})} same {y soient jouées} other {soient jouées dans un test de compétence}}',
    pl: 'zanim karty zostaną dołożone do {which, select, this {testu umiejętności „{card}” (trudność {difficulty}: {skills})} same {niego} other {testu umiejętności}}',
  },
  'skillCheck:beforeDiscard': {
    en: 'after {which, select, this {the skill check for “{card}”} same {it} other {a skill check}} is resolved, before its cards are discarded',
    es: 'después de {which, select, this {resolver la prueba de Habilidad de “{card}”} same {resolverla} other {resolver una prueba de Habilidad}}, antes de descartar sus cartas',
    de: 'nachdem {which, select, this {der Fertigkeits-Check für „{card}“} same {dieser} other {ein Fertigkeits-Check}} abgehandelt ist, bevor seine Karten abgeworfen werden',
    fr: 'après {which, select, this {la résolution du test de compétence pour «\u202f{card}\u202f»} same {sa résolution} other {la résolution d’un test de compétence}}, avant la défausse de ses cartes',
    pl: 'gdy {which, select, this {test umiejętności „{card}”} same {ten} other {test umiejętności}} jest już rozpatrzony, zanim jego karty zostaną odrzucone',
  },
  'skillCheck:beforeReveal': {
    en: 'before {which, select, this {the cards of the skill check for “{card}”} same {its cards} other {the cards of a skill check}} are revealed',
    es: 'antes de revelar {which, select, this {las cartas de la prueba de Habilidad de “{card}”} same {sus cartas} other {las cartas de una prueba de Habilidad}}',
    de: 'bevor {which, select, this {die Karten des Fertigkeits-Checks für „{card}“} same {dessen Karten} other {die Karten eines Fertigkeits-Checks}} aufgedeckt werden',
    fr: 'avant la révélation {which, select, this {des cartes du test de compétence pour «\u202f{card}\u202f»} same {de ses cartes} other {des cartes d’un test de compétence}}',
    pl: 'zanim {which, select, this {karty testu umiejętności „{card}”} same {jego karty} other {karty testu umiejętności}} zostaną odkryte',
  },
  'skillCheck:instead': {
    en: 'before {which, select, this {the skill check for “{card}” is made (difficulty {difficulty}: {skills})} same {it is made} other {a skill check is made}}',
    es: 'antes de {which, select, this {hacer la prueba de Habilidad de “{card}” (dificultad {difficulty}: {skills})} same {hacerla} other {hacer una prueba de Habilidad}}',
    de: 'bevor {which, select, this {der Fertigkeits-Check für „{card}“} same {dieser} other {ein Fertigkeits-Check}} durchgeführt wird{which, select, this { (Schwierigkeit {difficulty}: {skills})} other {}}',
    fr: 'avant d’effectuer {which, select, this {le test de compétence pour «\u202f{card}\u202f» (difficulté {difficulty}\u202f: {skills})} same {celui-ci} other {un test de compétence}}',
    pl: 'zanim {which, select, this {odbędzie się test umiejętności „{card}” (trudność {difficulty}: {skills})} same {się on odbędzie} other {odbędzie się test umiejętności}}',
  },
  vipersPlaced: {
    en: 'after vipers are placed from the Reserves',
    es: 'después de colocar Vipers de la Reserva',
    de: 'nachdem Viper aus der Reserve platziert wurden',
    fr: 'après que des vipers de la Réserve ont été placés',
    pl: 'gdy vipery z Rezerwy zostają umieszczone w przestrzeni',
  },
} satisfies Record<string, Text>)

/** By the full name of the step on which a trigger hangs. Fact: own, where the turn may be this player's alone. */
Object.assign(momentTexts, {
  'crisis:beforeResolve': {
    en: 'before a Crisis card is resolved',
    es: 'antes de resolver una carta de Crisis',
    de: 'bevor eine Krisenkarte abgehandelt wird',
    fr: 'avant la résolution d’une carte Crise',
    pl: 'zanim karta Kryzysu zostanie rozpatrzona',
  },
  'repairHere:repaired': {
    en: 'after a “Repair” card is used',
    es: 'después de usar una carta “Reparar”',
    de: 'nachdem eine Karte „Reparatur“ genutzt wurde',
    fr: 'après l’utilisation d’une carte «\u202fRéparer\u202f»',
    pl: 'gdy użyta zostaje karta „Naprawa”',
  },
  'skillCheck:beforeCards': windowTexts['skillCheck:beforeCards'],
  'turn:end': {
    en: 'at the end of {own, select, yes {<your|{self, form, gen}> turn} other {every turn}}',
    es: 'al final {own, select, yes {<de tu turno|del turno {self, form, gen}>} other {de cada turno}}',
    de: '{own, select, yes {wenn <dein Zug|der Zug {self, form, gen}> endet} other {am Ende jedes Zugs}}',
    fr: 'à la fin {own, select, yes {<de votre tour|du tour {self, form, gen}>} other {de chaque tour}}',
    pl: '{own, select, yes {gdy kończy się <twoja tura|tura {self, form, gen}>} other {na koniec każdej tury}}',
  },
  'turn:start': {
    en: 'at the start of {own, select, yes {<your|{self, form, gen}> turn} other {every turn}}',
    es: 'al principio {own, select, yes {<de tu turno|del turno {self, form, gen}>} other {de cada turno}}',
    de: '{own, select, yes {wenn <dein Zug|der Zug {self, form, gen}> beginnt} other {zu Beginn jedes Zugs}}',
    fr: 'au début {own, select, yes {<de votre tour|du tour {self, form, gen}>} other {de chaque tour}}',
    pl: '{own, select, yes {gdy zaczyna się <twoja tura|tura {self, form, gen}>} other {na początku każdej tury}}',
  },
} satisfies Record<string, Text>)

/** How often. */
export const oftenTexts = {
  game: {
    en: 'once per game',
    es: 'una vez por partida',
    de: 'einmal pro Spiel',
    fr: 'une fois par partie',
    pl: 'raz w ciągu gry',
  },
  turn: {
    en: 'once per turn',
    es: 'una vez por turno',
    de: 'einmal pro Zug',
    fr: 'une fois par tour',
    pl: 'raz na turę',
  },
  /** One for the whole table. */
  anyone: {
    en: 'once per turn in total',
    es: 'una vez por turno entre todos',
    de: 'einmal pro Zug für alle zusammen',
    fr: 'une fois par tour, tous joueurs confondus',
    pl: 'raz na turę łącznie dla wszystkich',
  },
  /** One of several cards for the whole table. */
  shared: {
    en: 'once per turn in total, shared with “{card}”',
    es: 'una vez por turno entre todos, compartida con “{card}”',
    de: 'einmal pro Zug für alle zusammen, gemeinsam mit „{card}“',
    fr: 'une fois par tour, tous joueurs confondus, carte «\u202f{card}\u202f» comprise',
    pl: 'raz na turę łącznie dla wszystkich, wspólnie z kartą „{card}”',
  },
  ownTurn: {
    en: 'once during each of <your|{self, form, gen}> turns',
    es: 'una vez en cada <turno tuyo|turno {self, form, gen}>',
    de: 'einmal in jedem <deiner Züge|Zug {self, form, gen}>',
    fr: 'une fois pendant <chacun de vos tours|chaque tour {self, form, gen}>',
    pl: 'raz w każdej <swojej turze|turze {self, form, gen}>',
  },
  check: {
    en: 'once per skill check',
    es: 'una vez por prueba de Habilidad',
    de: 'einmal pro Fertigkeits-Check',
    fr: 'une fois par test de compétence',
    pl: 'raz na test umiejętności',
  },
  die: {
    en: 'once per die roll',
    es: 'una vez por tirada',
    de: 'einmal pro Würfelwurf',
    fr: 'une fois par jet de dé',
    pl: 'raz na rzut kostką',
  },
} satisfies Record<string, Text>

/** What an ability takes, or where it takes effect. */
export const headings = {
  action: { en: 'action', es: 'acción', de: 'Aktion', fr: 'action', pl: 'akcja' },
  movement: { en: 'movement', es: 'movimiento', de: 'Bewegung', fr: 'mouvement', pl: 'ruch' },
  movementOrAction: {
    en: 'movement or action',
    es: 'movimiento o acción',
    de: 'Bewegung oder Aktion',
    fr: 'mouvement ou action',
    pl: 'ruch lub akcja',
  },
  skillCheck: {
    en: 'skill check',
    es: 'prueba de Habilidad',
    de: 'Fertigkeits-Check',
    fr: 'test de compétence',
    pl: 'test umiejętności',
  },
  cylonsOnly: {
    en: 'Cylon players only',
    es: 'solo jugadores cylons',
    de: 'nur Zylonenspieler',
    fr: 'joueurs cylons uniquement',
    pl: 'tylko gracze prowadzący Cylonów',
  },
} satisfies Record<string, Text>

/** What the player may do, where the effect reads as an infinitive; a card may be played for any other effect. */
export const mayTexts = {
  act: {
    en: '{head}, <you may|{who} may> {effect, infinitive}',
    es: '{head}, <puedes|{who} puede> {effect, infinitive}',
    de: '{head}, <darfst du|darf {who}> {effect, infinitive}',
    fr: '{head}, <vous pouvez|{who} peut> {effect, infinitive}',
    pl: '{head}, <możesz|{who} może> {effect, infinitive}',
  },
  play: {
    en: '{head}, <you may|{who} may> play this card: {effect}',
    es: '{head}, <puedes|{who} puede> jugar esta carta: {effect}',
    de: '{head}, <darfst du|darf {who}> diese Karte spielen: {effect, sentence}',
    fr: '{head}, <vous pouvez|{who} peut> jouer cette carte\u202f: {effect}',
    pl: '{head}, <możesz|{who} może> zagrać tę kartę: {effect}',
  },
} satisfies Record<string, Text>

/** What happens by itself. */
export const happensText: Text = alike('{head}{effect, follows}')

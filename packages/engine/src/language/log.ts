// The sentences of the log: one for each key that `log` is called with, in the present tense, about the characters by
// their short names. A sentence that only some seats see is written for its owner, or for all of them if there are more.

import { everything } from '../core/boxes.ts'
import type { CrisisCard } from '../core/card.ts'
import type { Facts, Phrase } from '../core/facts.ts'
import type { CharacterId, Seat } from '../core/ids.ts'
import { alike, type Text } from '../core/languages.ts'
import { type MoreFacts, type Sentence, sentences } from '../core/log.ts'
import type { LogEntry } from '../core/state.ts'
import { describeInPlay } from './cards.ts'
import type { Voice } from './icu.ts'
import { lossesOf } from './names.ts'
import {
  anyOf,
  countedSkills,
  formed,
  given,
  inWords,
  nouns,
  purposeOf,
  type Reader,
  seatTerm,
  shipTerm,
  termOf,
} from './reader.ts'
import { named, places, playerTerm, ships } from './terms.ts'
import { type Reading, sentence, write } from './text.ts'

/** A log entry as a sentence. */
export const describeLog = (entry: LogEntry, reader: Reader): string => sentence(clauseOfLog(entry, reader), reader)

/** A log entry as part of a sentence; who does it is left out where that was said. */
export function clauseOfLog(entry: LogEntry, reader: Reader, voice?: Voice, instead?: Text): string {
  const { t, only, ...facts } = entry
  const told = sentenceOf(t)
  if (told === undefined) throw new Error(`No log line is called ${t}`)
  for (const [fact, allowed] of Object.entries(choices[t as keyof LogTexts] ?? {})) check(t, fact, facts[fact], allowed)
  const words: Facts = { ...nouns, ...inWords(facts, reader), ...told.facts?.(facts, reader) }
  const { language } = reader
  const crisis = t === 'specialRule' ? crisisOf(String(entry.card)) : undefined
  const reading: Reading = {
    language,
    ...(typeof entry.seat === 'number' ? { self: seatTerm(entry.seat, reader) } : {}),
    ...(crisis === undefined ? {} : { inPlay: describeInPlay(crisis, { language }) }),
  }
  return write({ text: instead ?? told.text, facts: words }, reading, voice)
}

/**
 * Who reads each entry of a log: a seat is called by the character that it played then. Whoever has always played the same
 * one needs no looking up.
 */
export function logReaders(log: readonly LogEntry[], now: Reader): (entry: LogEntry) => Reader {
  const roles = log.flatMap(({ seat, character }, at) =>
    typeof seat === 'number' && typeof character === 'string'
      ? [{ seat, character: character as CharacterId, at }]
      : [],
  )
  if (roles.every(({ seat, character }) => character === now.character(seat))) return () => now
  const places = new Map(log.map((entry, at) => [entry, at]))
  return (entry) => {
    const place = places.get(entry) ?? log.length
    const character = (seat: Seat): CharacterId | undefined => {
      const own = roles.filter((role) => role.seat === seat)
      return (own.findLast(({ at }) => at <= place) ?? own[0])?.character ?? now.character(seat)
    }
    return { ...now, character }
  }
}

type LogTexts = typeof logTexts

declare module '../core/log.ts' {
  interface LogKeys extends Record<keyof LogTexts, unknown> {}
}

/** The sentences here, and all that lie beside what they tell of. */
export function allLogTexts(): Readonly<Record<string, Text>> {
  const others = Object.entries(sentences).map(([key, { text }]) => [key, text])
  return { ...logTexts, ...Object.fromEntries(others) }
}

function sentenceOf(key: string): Sentence | undefined {
  if (!Object.hasOwn(logTexts, key)) return sentences[key]
  return { text: logTexts[key as keyof LogTexts], facts: moreFacts[key as keyof LogTexts] }
}

export const logTexts = {
  abilityTriggers: {
    en: '{seat, form, gen} “{ability}” takes effect.',
    es: 'Se aplica la capacidad “{ability}” {seat, form, gen}.',
    de: '{seat, form, gen} Fähigkeit „{ability}“ kommt zum Tragen.',
    fr: 'La capacité «\u202f{ability}\u202f» {seat, form, gen} s’applique.',
    pl: 'Działa zdolność „{ability}” {seat, form, gen}.',
  },
  accepts: {
    en: '{seat, subject}makes use of “{card}”.',
    es: '{seat, subject}hace uso de “{card}”.',
    de: '{seat, subject}nutzt „{card}“.',
    fr: '{seat, subject}fait usage de «\u202f{card}\u202f».',
    pl: '{seat, subject}korzysta z efektu „{card}”.',
  },
  activates: {
    en: '{seat, subject}activates {location, form, acc}.',
    es: '{seat, subject}activa {location, form, acc}.',
    de: '{seat, subject}aktiviert {location, form, acc}.',
    fr: '{seat, subject}active {location, form, acc}.',
    pl: '{seat, subject}aktywuje {location, form, acc}.',
  },
  activation: {
    en: '{icon, select, raiders {The raiders are activated} heavy {The heavy raiders and centurions are activated} basestars {The basestars are activated} other {The basestars launch raiders}}.',
    es: '{icon, select, raiders {Se activan los Incursores} heavy {Se activan los Incursores Pesados y los Centuriones} basestars {Se activan las Estrellas Base} other {Las Estrellas Base lanzan Incursores}}.',
    de: '{icon, select, raiders {Die Jäger werden aktiviert} heavy {Die schweren Jäger und die Zenturios werden aktiviert} basestars {Die Basissterne werden aktiviert} other {Die Basissterne starten Jäger}}.',
    fr: '{icon, select, raiders {Les raiders sont activés} heavy {Les raiders lourds et les centurions sont activés} basestars {Les basestars sont activés} other {Les basestars lancent des raiders}}.',
    pl: '{icon, select, raiders {Następuje aktywacja raiderów} heavy {Następuje aktywacja ciężkich raiderów i centurionów} basestars {Następuje aktywacja basestarów} other {Z basestarów startują raidery}}.',
  },
  added: {
    en: 'You added: {cards}.',
    es: 'Has añadido: {cards}.',
    de: 'Du hast hineingelegt: {cards}.',
    fr: 'Vous avez joué\u202f: {cards}.',
    pl: 'Dokładasz: {cards}.',
  },
  adds: {
    en: '{seat, subject}adds {count, plural, =0 {no cards} one {# card} other {# cards}} to the skill check.',
    es: '{seat, subject}{count, plural, =0 {no añade cartas} one {añade # carta} other {añade # cartas}} a la prueba de Habilidad.',
    de: '{seat, subject}legt {count, plural, =0 {keine Karten} one {# Karte} other {# Karten}} in den Fertigkeits-Check.',
    fr: '{seat, subject}{count, plural, =0 {ne joue aucune carte} one {joue # carte} other {joue # cartes}} dans le test de compétence.',
    pl: '{seat, subject}{count, plural, =0 {nie dokłada kart} one {dokłada # kartę} few {dokłada # karty} many {dokłada # kart} other {dokłada # karty}} do testu umiejętności.',
  },
  addsFaceUp: {
    en: '{seat, subject}{count, plural, =0 {adds no cards to the skill check} one {adds face up: {cards}} other {adds face up: {cards}}}.',
    es: '{seat, subject}{count, plural, =0 {no añade cartas a la prueba de Habilidad} one {añade boca arriba: {cards}} other {añade boca arriba: {cards}}}.',
    de: '{seat, subject}legt {count, plural, =0 {keine Karten in den Fertigkeits-Check} one {offen hinein: {cards}} other {offen hinein: {cards}}}.',
    fr: '{seat, subject}{count, plural, =0 {ne joue aucune carte dans le test de compétence} one {joue face visible\u202f: {cards}} other {joue face visible\u202f: {cards}}}.',
    pl: '{seat, subject}{count, plural, =0 {nie dokłada kart do testu umiejętności} one {dokłada odkrytą kartę: {cards}} few {dokłada odkryte karty: {cards}} many {dokłada odkryte karty: {cards}} other {dokłada odkryte karty: {cards}}}.',
  },
  attacks: {
    en: '{subject} attacks {object}{at, select, armory { from the Armory} nowhere {} galactica { ({area})} other { {area, form, in}}}.',
    es: '{subject} ataca {object}{at, select, armory { desde el Arsenal} nowhere {} galactica { ({area})} other { {area, form, in}}}.',
    de: '{subject} greift {at, select, armory {aus der Waffenkammer } nowhere {} galactica {} other {{area, form, in} }}{object} an{at, select, galactica { ({area})} other {}}.',
    fr: '{subject} attaque {object}{at, select, armory { depuis l’Armurerie} nowhere {} galactica { ({area})} other { {area, form, in}}}.',
    pl: '{subject} atakuje {object}{at, select, armory { ze Zbrojowni} nowhere {} galactica { ({area})} other { {area, form, in}}}.',
  },
  basestarDamaged: {
    en: 'A basestar {area, form, in} is damaged: {token}.',
    es: 'Una Estrella Base {area, form, in} resulta dañada: {token}.',
    de: 'Ein Basisstern {area, form, in} wird beschädigt: {token}.',
    fr: 'Un basestar {area, form, in} est endommagé\u202f: {token}.',
    pl: 'Basestar {area, form, in} zostaje uszkodzony: {token}.',
  },
  basestarDestroyed: {
    en: 'A basestar {area, form, in} is destroyed.',
    es: 'Una Estrella Base {area, form, in} es destruida.',
    de: 'Ein Basisstern {area, form, in} wird zerstört.',
    fr: 'Un basestar {area, form, in} est détruit.',
    pl: 'Basestar {area, form, in} zostaje zniszczony.',
  },
  boards: {
    en: 'A heavy raider {area, form, in} boards Galactica.',
    es: 'Un Incursor Pesado {area, form, in} aborda Galactica.',
    de: 'Ein schwerer Jäger {area, form, in} entert die Galactica.',
    fr: 'Un raider lourd {area, form, in} aborde le Galactica.',
    pl: 'Ciężki raider {area, form, in} dokonuje abordażu Galactiki.',
  },
  boardsViper: {
    en: '{seat, subject}takes the controls of a viper {area, form, in}.',
    es: '{seat, subject}toma los mandos de un Viper {area, form, in}.',
    de: '{seat, subject}übernimmt das Steuer einer Viper {area, form, in}.',
    fr: '{seat, subject}prend les commandes d’un viper {area, form, in}.',
    pl: '{seat, subject}przejmuje stery vipera {area, form, in}.',
  },
  cardTriggers: {
    en: '“{card}” takes effect.',
    es: 'Se aplica el efecto de “{card}”.',
    de: '„{card}“ kommt zum Tragen.',
    fr: '«\u202f{card}\u202f» s’applique.',
    pl: 'Działa karta „{card}”.',
  },
  centurionDestroyed: {
    en: 'A centurion is destroyed.',
    es: 'Un Centurión es destruido.',
    de: 'Ein Zenturio wird zerstört.',
    fr: 'Un centurion est détruit.',
    pl: 'Centurion zostaje zniszczony.',
  },
  centurionPlaced: {
    en: 'A centurion appears at the start of the Boarding Party track.',
    es: 'Un Centurión aparece al inicio del medidor de Abordaje.',
    de: 'Ein Zenturio erscheint am Anfang der Enterkommando-Leiste.',
    fr: 'Un centurion apparaît au début de la piste d’abordage.',
    pl: 'Na początku toru Abordażu pojawia się centurion.',
  },
  centurionsAdvance: {
    en: 'The centurions advance on the Boarding Party track{known, select, yes { to {spaces, list, and}} other {}}.',
    es: 'Los Centuriones avanzan por el medidor de Abordaje{known, select, yes { hasta {spaces, list, and}} other {}}.',
    de: 'Die Zenturios rücken auf der Enterkommando-Leiste vor{known, select, yes { auf {spaces, list, and}} other {}}.',
    fr: 'Les centurions avancent sur la piste d’abordage{known, select, yes { jusqu’à {spaces, list, and}} other {}}.',
    pl: 'Centuriony przesuwają się do przodu na torze Abordażu{known, select, yes { na {spaces, list, and}} other {}}.',
  },
  checkBegins: {
    en: 'Skill check for “{card}”: difficulty {difficulty} with {skills}.',
    es: 'Prueba de Habilidad de “{card}”: dificultad {difficulty} con {skills}.',
    de: 'Fertigkeits-Check für „{card}“: Schwierigkeit {difficulty} mit {skills}.',
    fr: 'Test de compétence pour «\u202f{card}\u202f»\u202f: difficulté {difficulty} avec {skills}.',
    pl: 'Test umiejętności „{card}”: trudność {difficulty}, liczą się {skills}.',
  },
  checkConsequence: {
    en: 'A card with a skill check ability was played: the consequence of “{card}” follows.',
    es: 'Se ha jugado una carta con capacidad de prueba de Habilidad: se resuelve la Consecuencia de “{card}”.',
    de: 'Eine Karte mit Fertigkeits-Check-Eigenschaft wurde gespielt: Die Konsequenz von „{card}“ tritt ein.',
    fr: 'Une carte ayant une capacité de test de compétence a été jouée\u202f: la conséquence de «\u202f{card}\u202f» s’applique.',
    pl: 'Zagrano kartę z efektem w teście umiejętności: następuje konsekwencja karty „{card}”.',
  },
  checkOutcome: {
    en: 'The skill check for “{card}” {outcome, select, pass {passes} partial {is a partial pass} other {fails}}.',
    es: 'La prueba de Habilidad de “{card}” {outcome, select, pass {se supera} partial {es un éxito parcial} other {se falla}}.',
    de: 'Der Fertigkeits-Check für „{card}“ {outcome, select, pass {ist bestanden} partial {ist ein Teilerfolg} other {ist nicht bestanden}}.',
    fr: 'Le test de compétence pour «\u202f{card}\u202f» est {outcome, select, pass {réussi} partial {une réussite partielle} other {un échec}}.',
    pl: 'Test umiejętności „{card}” kończy się {outcome, select, pass {sukcesem} partial {częściowym sukcesem} other {porażką}}.',
  },
  checkRevealed: {
    en: '{any, select, yes {The cards of the skill check are revealed: {cards}} other {There are no cards in the skill check}}.',
    es: '{any, select, yes {Se revelan las cartas de la prueba de Habilidad: {cards}} other {No hay cartas en la prueba de Habilidad}}.',
    de: '{any, select, yes {Die Karten des Fertigkeits-Checks werden aufgedeckt: {cards}} other {Im Fertigkeits-Check liegen keine Karten}}.',
    fr: '{any, select, yes {Les cartes du test de compétence sont révélées\u202f: {cards}} other {Il n’y a aucune carte dans le test de compétence}}.',
    pl: '{any, select, yes {Karty testu umiejętności zostają odkryte: {cards}} other {W teście umiejętności nie ma kart}}.',
  },
  checkTotal: {
    en: 'The total strength is {total} against difficulty {difficulty}.',
    es: 'La Pericia total es {total} contra una dificultad de {difficulty}.',
    de: 'Die Gesamtstärke ist {total} gegen Schwierigkeit {difficulty}.',
    fr: 'La valeur finale est de {total} contre une difficulté de {difficulty}.',
    pl: 'Łączna siła wynosi {total} przy trudności {difficulty}.',
  },
  choiceSwitched: {
    en: '{seat, subject}chooses the other option of “{card}” instead: {effect}.',
    es: '{seat, subject}elige en su lugar la otra opción de “{card}”: {effect}.',
    de: '{seat, subject}wählt stattdessen die andere Möglichkeit von „{card}“: {effect, sentence}.',
    fr: '{seat, subject}choisit à la place l’autre option de la carte «\u202f{card}\u202f»\u202f: {effect}.',
    pl: '{seat, subject}wybiera zamiast tego drugą możliwość z karty „{card}”: {effect}.',
  },
  choosesCharacter: {
    en: '{seat, subject}plays {character}.',
    es: '{seat, subject}juega con {character}.',
    de: '{seat, subject}spielt {character}.',
    fr: '{seat, subject}joue {character}.',
    pl: '{seat, subject}wybiera postać: {character}.',
  },
  choosesCharacterFor: {
    en: '{seat, subject}chooses {chosen, form, acc} for “{card}”.',
    es: '{seat, subject}elige {chosen, form, acc} para “{card}”.',
    de: '{seat, subject}wählt {chosen, form, acc} für „{card}“.',
    fr: '{seat, subject}choisit {chosen, form, acc} pour «\u202f{card}\u202f».',
    pl: '{seat, subject}wybiera {chosen, form, acc} („{card}”).',
  },
  choosesEffect: {
    en: '{seat, subject}chooses for “{card}”: {effect}.',
    es: '{seat, subject}elige para “{card}”: {effect}.',
    de: '{seat, subject}wählt für „{card}“: {effect, sentence}.',
    fr: '{seat, subject}choisit pour «\u202f{card}\u202f»\u202f: {effect}.',
    pl: '{seat, subject}wybiera („{card}”): {effect}.',
  },
  choosesViper: {
    en: '{seat, subject}takes {ship, form, a}.',
    es: '{seat, subject}toma {ship, form, a}.',
    de: '{seat, subject}nimmt {ship, form, aAcc}.',
    fr: '{seat, subject}prend {ship, form, a}.',
    pl: '{seat, subject}wybiera {ship, form, acc}.',
  },
  civilianDestroyed: {
    en: 'A civilian ship{somewhere, select, yes { {area, form, in}} other {}} is destroyed ({losses}).',
    es: 'Una Nave Civil{somewhere, select, yes { {area, form, in}} other {}} es destruida ({losses}).',
    de: 'Ein Zivilschiff{somewhere, select, yes { {area, form, in}} other {}} wird zerstört ({losses}).',
    fr: 'Un vaisseau civil{somewhere, select, yes { {area, form, in}} other {}} est détruit ({losses}).',
    pl: 'Statek cywilny{somewhere, select, yes { {area, form, in}} other {}} zostaje zniszczony ({losses}).',
  },
  crisis: {
    en: '{seat, subject}faces the Crisis “{card}”.',
    es: '{seat, subject}se enfrenta a la Crisis “{card}”.',
    de: '{seat, subject}steht vor der Krise „{card}“.',
    fr: '{seat, subject}affronte la Crise «\u202f{card}\u202f».',
    pl: '{seat, subject}rozpatruje Kryzys „{card}”.',
  },
  crisisChoice: {
    en: '{seat, subject}chooses for “{card}”: {effect}.',
    es: '{seat, subject}elige para “{card}”: {effect}.',
    de: '{seat, subject}wählt für „{card}“: {effect, sentence}.',
    fr: '{seat, subject}choisit pour «\u202f{card}\u202f»\u202f: {effect}.',
    pl: '{seat, subject}wybiera („{card}”): {effect}.',
  },
  dealtLoyalty: {
    en: '{seat, subject}is dealt a Loyalty card.',
    es: '{seat, subject}recibe una carta de Lealtad.',
    de: '{seat, subject}erhält eine Loyalitätskarte.',
    fr: '{seat, subject}reçoit une carte Loyauté.',
    pl: '{seat, subject}otrzymuje kartę Lojalności.',
  },
  decidesOutcome: {
    en: '{seat, subject}decides that the skill check {outcome, select, pass {passes} other {fails}}.',
    es: '{seat, subject}decide que la prueba de Habilidad {outcome, select, pass {se supera} other {se falla}}.',
    de: '{seat, subject}entscheidet, dass der Fertigkeits-Check {outcome, select, pass {bestanden} other {nicht bestanden}} ist.',
    fr: '{seat, subject}décide que le test de compétence est {outcome, select, pass {réussi} other {un échec}}.',
    pl: '{seat, subject}decyduje, że test umiejętności kończy się {outcome, select, pass {sukcesem} other {porażką}}.',
  },
  declines: {
    en: '{seat, subject}forgoes “{card}”.',
    es: '{seat, subject}renuncia a “{card}”.',
    de: '{seat, subject}verzichtet auf „{card}“.',
    fr: '{seat, subject}renonce à «\u202f{card}\u202f».',
    pl: '{seat, subject}rezygnuje z efektu „{card}”.',
  },
  destination: {
    en: '{seat, subject}chooses the destination “{card}” (distance {distance}{summed, select, yes {, {total} in all} other {}}).',
    es: '{seat, subject}elige el destino “{card}” (distancia {distance}{summed, select, yes {, {total} en total} other {}}).',
    de: '{seat, subject}wählt den Zielort „{card}“ (Entfernung {distance}{summed, select, yes {, insgesamt {total}} other {}}).',
    fr: '{seat, subject}choisit la destination «\u202f{card}\u202f» (distance {distance}{summed, select, yes {, {total} au total} other {}}).',
    pl: '{seat, subject}wybiera punkt docelowy „{card}” (dystans {distance}{summed, select, yes {, łącznie {total}} other {}}).',
  },
  difficulty: {
    en: 'The difficulty {direction, select, up {rises} other {falls}} by {n} to {now}.',
    es: 'La dificultad {direction, select, up {aumenta} other {disminuye}} en {n}, hasta {now}.',
    de: 'Die Schwierigkeit {direction, select, up {steigt} other {sinkt}} um {n} auf {now}.',
    fr: 'La difficulté {direction, select, up {augmente} other {diminue}} de {n} et passe à {now}.',
    pl: 'Trudność {direction, select, up {rośnie} other {spada}} o {n} do {now}.',
  },
  discards: {
    en: '{seat, subject}discards{why, select, ship { to change ship} location { to activate {location, form, acc}} limit { down to the hand limit} other {}}: {cards}.',
    es: '{seat, subject}descarta{why, select, ship { para cambiar de nave} location { para activar {location, form, acc}} limit { por el límite de la mano} other {}}: {cards}.',
    de: '{seat, subject}wirft{why, select, ship { für den Wechsel des Schiffs} location { zur Aktivierung {location, form, of}} limit { wegen des Handkartenlimits} other {}} ab: {cards}.',
    fr: '{seat, subject}défausse{why, select, ship { pour changer de vaisseau} location { pour activer {location, form, the}} limit { à cause de la limite de main} other {}}\u202f: {cards}.',
    pl: '{seat, subject}odrzuca{why, select, ship { za zmianę statku} location { za aktywację {location, form, of}} limit { z powodu limitu kart na ręce} other {}}: {cards}.',
  },
  discardsAtRandom: {
    en: '{seat, subject}discards at random: {cards}.',
    es: '{seat, subject}descarta al azar: {cards}.',
    de: '{seat, subject}wirft zufällig ab: {cards}.',
    fr: '{seat, subject}défausse au hasard\u202f: {cards}.',
    pl: '{seat, subject}losowo odrzuca: {cards}.',
  },
  discardsSuperCrisis: {
    en: '{seat, subject}discards the Super Crisis “{card}”.',
    es: '{seat, subject}descarta la Crisis Extrema “{card}”.',
    de: '{seat, subject}wirft die Super-Krise „{card}“ ab.',
    fr: '{seat, subject}défausse la Crise Majeure «\u202f{card}\u202f».',
    pl: '{seat, subject}odrzuca Superkryzys „{card}”.',
  },
  drawsQuorum: {
    en: '{seat, subject}draws {quorumCard, counted, count}.',
    es: '{seat, subject}roba {quorumCard, counted, count}.',
    de: '{seat, subject}zieht {quorumCard, counted, count, acc}.',
    fr: '{seat, subject}pioche {quorumCard, counted, count}.',
    pl: '{seat, subject}ciągnie {quorumCard, counted, count, acc}.',
  },
  drawsSkills: {
    en: '{seat, subject}draws {skills}.',
    es: '{seat, subject}roba {skills}.',
    de: '{seat, subject}zieht {skills}.',
    fr: '{seat, subject}pioche {skills}.',
    pl: '{seat, subject}ciągnie {skills}.',
  },
  drawsSuperCrisis: {
    en: '{seat, subject}draws a Super Crisis card.',
    es: '{seat, subject}roba una carta de Crisis Extrema.',
    de: '{seat, subject}zieht eine Super-Krisenkarte.',
    fr: '{seat, subject}pioche une carte Crise Majeure.',
    pl: '{seat, subject}ciągnie kartę Superkryzysu.',
  },
  drew: {
    en: 'You drew: {cards}.',
    es: 'Has robado: {cards}.',
    de: 'Du hast gezogen: {cards}.',
    fr: 'Vous avez pioché\u202f: {cards}.',
    pl: 'Ciągniesz: {cards}.',
  },
  drewQuorum: {
    en: 'You drew: {cards}.',
    es: 'Has robado: {cards}.',
    de: 'Du hast gezogen: {cards}.',
    fr: 'Vous avez pioché\u202f: {cards}.',
    pl: 'Ciągniesz: {cards}.',
  },
  firstPlayer: {
    en: '{seat, subject}goes first.',
    es: 'Empieza {seat}.',
    de: '{seat, subject}beginnt.',
    fr: '{seat, subject}commence.',
    pl: 'Zaczyna {seat}.',
  },
  flies: {
    en: '{seat, subject}flies {area, form, towards}.',
    es: '{seat, subject}vuela {area, form, towards}.',
    de: '{seat, subject}fliegt {area, form, towards}.',
    fr: '{seat, subject}vole {area, form, towards}.',
    pl: '{seat, subject}leci {area, form, towards}.',
  },
  galacticaHit: {
    en: 'Galactica is hit: {token}.',
    es: 'Galactica recibe un impacto: {token}.',
    de: 'Die Galactica wird getroffen: {token}.',
    fr: 'Le Galactica est touché\u202f: {token}.',
    pl: 'Galactica zostaje trafiona: {token}.',
  },
  gameOver: {
    en: '{winner, select, humans {The humans win} other {The Cylons win}}: {reason, select, kobol {the fleet has reached Kobol} fuel {there is no fuel left} food {there is no food left} morale {morale is gone} population {there is no population left} galactica-destroyed {Galactica is destroyed} other {the centurions have taken Galactica}}.',
    es: '{winner, select, humans {Los humanos ganan} other {Los cylons ganan}}: {reason, select, kobol {la flota ha llegado a Kobol} fuel {no queda Combustible} food {no quedan Alimentos} morale {no queda Moral} population {no queda Población} galactica-destroyed {Galactica ha sido destruida} other {los Centuriones han tomado Galactica}}.',
    de: '{winner, select, humans {Die Menschen gewinnen} other {Die Zylonen gewinnen}}: {reason, select, kobol {Die Flotte hat Kobol erreicht} fuel {Der Treibstoff ist aufgebraucht} food {Die Nahrung ist aufgebraucht} morale {Die Moral ist am Ende} population {Von der Bevölkerung ist niemand übrig} galactica-destroyed {Die Galactica ist zerstört} other {Die Zenturios haben die Galactica eingenommen}}.',
    fr: '{winner, select, humans {Les humains gagnent} other {Les cylons gagnent}}\u202f: {reason, select, kobol {la flotte a atteint Kobol} fuel {il n’y a plus de carburant} food {il n’y a plus de nourriture} morale {le moral est épuisé} population {il n’y a plus de population} galactica-destroyed {le Galactica est détruit} other {les centurions ont pris le Galactica}}.',
    pl: '{winner, select, humans {Ludzie wygrywają} other {Cyloni wygrywają}}: {reason, select, kobol {flota dotarła do Kobolu} fuel {skończyło się paliwo} food {skończyła się żywność} morale {morale spadło do zera} population {z populacji nikt nie pozostał} galactica-destroyed {Galactica jest zniszczona} other {centuriony opanowały Galacticę}}.',
  },
  goalInSight: {
    en: 'The fleet has travelled a distance of {distance}: its next jump takes it to its goal.',
    es: 'La flota ha recorrido una distancia de {distance}: su próximo salto la lleva a la meta.',
    de: 'Die Flotte hat eine Entfernung von {distance} zurückgelegt: Ihr nächster Sprung führt ans Ziel.',
    fr: 'La flotte a parcouru une distance de {distance}\u202f: son prochain saut la mène au but.',
    pl: 'Flota pokonała dystans {distance}: następny skok prowadzi do celu.',
  },
  handsOverLoyalty: {
    en: '{seat, subject}gives {loyaltyCard, counted, count} {to, form, dat}.',
    es: '{seat, subject}da {loyaltyCard, counted, count} {to, form, dat}.',
    de: '{seat, subject}gibt {to, form, dat} {loyaltyCard, counted, count, acc}.',
    fr: '{seat, subject}donne {loyaltyCard, counted, count} {to, form, dat}.',
    pl: '{seat, subject}przekazuje {to, form, dat} {loyaltyCard, counted, count, acc}.',
  },
  jumpPreparation: {
    en: 'The fleet marker {direction, select, up {advances} other {moves back}} to {now, select, 0 {the Start space} 5 {Auto Jump} other {space {now}}} of the Jump Preparation track.',
    es: 'El indicador de Flota {direction, select, up {avanza} other {retrocede}} hasta {now, select, 0 {la casilla de Inicio} 5 {el Salto Automático} other {la casilla {now}}} del medidor de Preparativos para el Salto.',
    de: 'Der Flottenanzeiger rückt auf der Sprungvorbereitungs-Leiste {direction, select, up {vor} other {zurück}} auf {now, select, 0 {das Feld „Start“} 5 {„Automatischer Sprung“} other {Feld {now}}}.',
    fr: 'Le marqueur Flotte {direction, select, up {avance} other {recule}} jusqu’à la case {now, select, 0 {départ} 5 {Saut automatique} other {{now}}} de la piste de préparation au saut.',
    pl: 'Znacznik floty przesuwa się {direction, select, up {do przodu} other {do tyłu}} na pole {now, select, 0 {„Start”} 5 {„Automatyczny skok”} other {{now}}} toru przygotowania do skoku.',
  },
  jumps: {
    en: 'The fleet jumps.',
    es: 'La flota efectúa un salto.',
    de: 'Die Flotte springt.',
    fr: 'La flotte saute.',
    pl: 'Flota wykonuje skok.',
  },
  launchesNuke: {
    en: '{seat, subject}launches a nuke at a basestar {area, form, in}.',
    es: '{seat, subject}lanza un Arma Nuclear contra una Estrella Base {area, form, in}.',
    de: '{seat, subject}feuert eine Nuklearwaffe auf einen Basisstern {area, form, in} ab.',
    fr: '{seat, subject}lance une charge nucléaire contre un basestar {area, form, in}.',
    pl: '{seat, subject}wystrzeliwuje głowicę nuklearną w basestara {area, form, in}.',
  },
  launchesSelf: {
    en: '{seat, subject}launches in {ship, form, a} {area, form, in}.',
    es: '{seat, subject}sale en {ship, form, a} {area, form, in}.',
    de: '{seat, subject}startet {area, form, in} mit {ship, form, aDat}.',
    fr: '{seat, subject}décolle à bord d’{ship, form, a} {area, form, in}.',
    pl: '{seat, subject}startuje za sterami {ship, form, gen} {area, form, in}.',
  },
  leavesPlay: {
    en: '“{card}” leaves play.',
    es: '“{card}” deja de estar en juego.',
    de: '„{card}“ verlässt das Spiel.',
    fr: '«\u202f{card}\u202f» n’est plus en jeu.',
    pl: 'Karta „{card}” schodzi z gry.',
  },
  locationDamaged: {
    en: 'A hit damages {location, form, acc}.',
    es: 'Un impacto daña {location, form, acc}.',
    de: 'Ein Treffer beschädigt {location, form, acc}.',
    fr: 'Un tir endommage {location, form, acc}.',
    pl: 'Trafienie uszkadza {location, form, acc}.',
  },
  locationRepaired: {
    en: 'The damage to {location, form, acc} is repaired.',
    es: 'Se repara el daño {location, form, of}.',
    de: 'Der Schaden {location, form, in} wird repariert.',
    fr: 'Les dégâts {location, form, of} sont réparés.',
    pl: 'Uszkodzenia {location, form, of} zostają naprawione.',
  },
  looksAtHand: {
    en: '{seat, subject}looks at {of, form, gen} hand.',
    es: '{seat, subject}mira la mano {of, form, gen}.',
    de: '{seat, subject}sieht sich {of, form, gen} Hand an.',
    fr: '{seat, subject}regarde la main {of, form, gen}.',
    pl: '{seat, subject}ogląda karty na ręce {of, form, gen}.',
  },
  looksAtLoyalty: {
    en: '{seat, subject}looks at {loyaltyCard, counted, count} of {of}.',
    es: '{seat, subject}mira {loyaltyCard, counted, count} {of, form, gen}.',
    de: '{seat, subject}sieht sich {loyaltyCard, counted, count, acc} von {of} an.',
    fr: '{seat, subject}regarde {loyaltyCard, counted, count} {of, form, gen}.',
    pl: '{seat, subject}ogląda {loyaltyCard, counted, count, acc} {of, form, gen}.',
  },
  looksAtShips: {
    en: '{seat, subject}looks at {civilianShip, counted, count}.',
    es: '{seat, subject}mira {civilianShip, counted, count}.',
    de: '{seat, subject}sieht sich {civilianShip, counted, count, acc} an.',
    fr: '{seat, subject}regarde {civilianShip, counted, count}.',
    pl: '{seat, subject}ogląda {civilianShip, counted, count, acc}.',
  },
  looksAtTop: {
    en: '{seat, subject}looks at the top card {deck, form, of}.',
    es: '{seat, subject}mira la primera carta {deck, form, of}.',
    de: '{seat, subject}sieht sich die oberste Karte {deck, form, of} an.',
    fr: '{seat, subject}regarde la première carte {deck, form, of}.',
    pl: '{seat, subject}ogląda wierzchnią kartę {deck, form, of}.',
  },
  misses: {
    en: 'The attack on {object} misses.',
    es: 'El ataque contra {object} falla.',
    de: 'Der Angriff auf {object} geht daneben.',
    fr: 'L’attaque contre {object} échoue.',
    pl: 'Atak na {object} chybia.',
  },
  moves: {
    en: '{seat, subject}moves {location, form, to}.',
    es: '{seat, subject}se mueve {location, form, to}.',
    de: '{seat, subject}begibt sich {location, form, to}.',
    fr: '{seat, subject}se rend {location, form, to}.',
    pl: '{seat, subject}przechodzi {location, form, to}.',
  },
  movesCivilian: {
    en: '{seat, subject}moves a civilian ship {from, form, from} {area, form, towards}.',
    es: '{seat, subject}mueve una Nave Civil {from, form, from} {area, form, towards}.',
    de: '{seat, subject}bewegt ein Zivilschiff {from, form, from} {area, form, towards}.',
    fr: '{seat, subject}déplace un vaisseau civil {from, form, from} {area, form, towards}.',
    pl: '{seat, subject}przenosi statek cywilny {from, form, from} {area, form, towards}.',
  },
  namesSkill: {
    en: '{seat, subject}names {skill}: its cards have strength 0 in this check.',
    es: '{seat, subject}elige {skill}: sus cartas tienen Pericia 0 en esta prueba.',
    de: '{seat, subject}nennt {skill}: Diese Karten haben in diesem Check Stärke 0.',
    fr: '{seat, subject}choisit {skill}\u202f: ces cartes ont une valeur de 0 dans ce test.',
    pl: '{seat, subject}wskazuje: {skill}. Te karty mają w tym teście siłę 0.',
  },
  placed: {
    en: '{ship, counted, count} {count, plural, one {appears} other {appear}} {area, form, in}.',
    es: '{count, plural, one {Aparece} other {Aparecen}} {ship, counted, count} {area, form, in}.',
    de: '{ship, counted, count} {count, plural, one {erscheint} other {erscheinen}} {area, form, in}.',
    fr: '{ship, counted, count} {count, plural, one {apparaît} other {apparaissent}} {area, form, in}.',
    pl: '{ship, counted, count} {count, plural, one {pojawia} few {pojawiają} many {pojawia} other {pojawia}} się {area, form, in}.',
  },
  playsCard: {
    en: '{seat, subject}plays “{card}”.',
    es: '{seat, subject}juega “{card}”.',
    de: '{seat, subject}spielt „{card}“ aus.',
    fr: '{seat, subject}joue «\u202f{card}\u202f».',
    pl: '{seat, subject}zagrywa kartę „{card}”.',
  },
  playsQuorum: {
    en: '{seat, subject}plays the Quorum card “{card}”.',
    es: '{seat, subject}juega la carta de Quórum “{card}”.',
    de: '{seat, subject}spielt die Zwölferratskarte „{card}“ aus.',
    fr: '{seat, subject}joue la carte Quorum «\u202f{card}\u202f».',
    pl: '{seat, subject}zagrywa kartę Kworum „{card}”.',
  },
  sortsScouted: {
    en: '{seat, subject}puts {count} of them on top and {left} at the bottom.',
    es: '{seat, subject}coloca {count} de ellas en la parte superior y {left} en la inferior.',
    de: '{seat, subject}legt {count} davon nach oben und {left} nach unten.',
    fr: '{seat, subject}en place {count} au-dessus et {left} en dessous.',
    pl: '{seat, subject}odkłada {count} z nich na wierzch i {left} na spód.',
  },
  putsBack: {
    en: '{seat, subject}puts the card {where, select, top {back on top} other {at the bottom}} {deck, form, of}.',
    es: '{seat, subject}deja la carta en la parte {where, select, top {superior} other {inferior}} {deck, form, of}.',
    de: '{seat, subject}legt die Karte {where, select, top {wieder {deck, form, on}} other {{deck, form, under}}}.',
    fr: '{seat, subject}remet la carte {where, select, top {au-dessus} other {en dessous}} {deck, form, of}.',
    pl: '{seat, subject}odkłada kartę na {where, select, top {wierzch} other {spód}} {deck, form, of}.',
  },
  raptorDestroyed: {
    en: '{raptor, counted, count} {count, plural, one {is} other {are}} destroyed.',
    es: '{raptor, counted, count} {count, plural, one {es destruido} other {son destruidos}}.',
    de: '{raptor, counted, count} {count, plural, one {wird} other {werden}} zerstört.',
    fr: '{raptor, counted, count} {count, plural, one {est détruit} other {sont détruits}}.',
    pl: '{raptor, counted, count} {count, plural, one {zostaje zniszczony} few {zostają zniszczone} many {zostaje zniszczonych} other {zostaje zniszczone}}.',
  },
  raptorRepaired: {
    en: '{raptor, counted, count} {count, plural, one {returns} other {return}} to the Reserves.',
    es: '{raptor, counted, count} {count, plural, one {vuelve} other {vuelven}} a la Reserva.',
    de: '{raptor, counted, count} {count, plural, one {kehrt} other {kehren}} in die Reserve zurück.',
    fr: '{raptor, counted, count} {count, plural, one {revient} other {reviennent}} dans la Réserve.',
    pl: '{raptor, counted, count} {count, plural, one {wraca} few {wracają} many {wraca} other {wraca}} do Rezerwy.',
  },
  receivedLoyalty: {
    en: '{seat, subject}receives: {cards}.',
    es: '{seat, subject}recibe: {cards}.',
    de: '{seat, subject}erhält: {cards}.',
    fr: '{seat, subject}reçoit\u202f: {cards}.',
    pl: '{seat, subject}otrzymuje: {cards}.',
  },
  reservesDamaged: {
    en: '{viper, counted, count} in the Reserves {count, plural, one {is} other {are}} damaged.',
    es: '{viper, counted, count} de la Reserva {count, plural, one {resulta dañado} other {resultan dañados}}.',
    de: '{viper, counted, count} in der Reserve {count, plural, one {wird} other {werden}} beschädigt.',
    fr: '{viper, counted, count} de la Réserve {count, plural, one {est endommagé} other {sont endommagés}}.',
    pl: '{viper, counted, count} w Rezerwie {count, plural, one {zostaje uszkodzony} few {zostają uszkodzone} many {zostaje uszkodzonych} other {zostaje uszkodzone}}.',
  },
  resource: {
    en: '{resource, form, the} {direction, select, up {rises} other {falls}} by {n} to {now}.',
    es: '{resource, form, the} {direction, select, up {{resource, gender, pl {aumentan} other {aumenta}}} other {{resource, gender, pl {disminuyen} other {disminuye}}}} en {n}, hasta {now}.',
    de: '{resource, form, the} {direction, select, up {steigt} other {sinkt}} um {n} auf {now}.',
    fr: '{resource, form, the} {direction, select, up {augmente} other {diminue}} de {n} et passe à {now}.',
    pl: '{resource, form, the} {direction, select, up {rośnie} other {spada}} o {n} do {now}.',
  },
  returns: {
    en: '{seat, subject}comes back aboard, {location, form, to}.',
    es: '{seat, subject}vuelve a bordo, {location, form, to}.',
    de: '{seat, subject}kehrt {location, form, to} zurück.',
    fr: '{seat, subject}revient à bord, {location, form, to}.',
    pl: '{seat, subject}wraca {location, form, to}.',
  },
  reveals: {
    en: '{seat, subject}reveals “{card}” and becomes a revealed Cylon.',
    es: '{seat, subject}revela “{card}” y pasa a ser un cylon descubierto.',
    de: '{seat, subject}deckt „{card}“ auf und ist nun ein enttarnter Zylon.',
    fr: '{seat, subject}révèle «\u202f{card}\u202f» et devient un cylon révélé.',
    pl: '{seat, subject}ujawnia kartę „{card}” i staje się ujawnionym Cylonem.',
  },
  rolls: {
    en: '{seat, subject}rolls {face}{purpose, select, attack { for the attack} card { for “{card}”} other {}}{modified, select, yes {, which counts as {die}} other {}}{needs, select, yes { (it takes {need} or {low, select, yes {lower} other {higher}})} other {}}.',
    es: '{seat, subject}saca {face}{purpose, select, attack { para el ataque} card { para “{card}”} other {}}{modified, select, yes {, que cuenta como {die}} other {}}{needs, select, yes { (hace falta {need} o {low, select, yes {menos} other {más}})} other {}}.',
    de: '{seat, subject}würfelt {purpose, select, attack {für den Angriff } card {für „{card}“ } other {}}eine {face}{modified, select, yes {, die als {die} zählt} other {}}{needs, select, yes { (nötig: {need} oder {low, select, yes {weniger} other {mehr}})} other {}}.',
    fr: '{seat, subject}obtient {face}{purpose, select, attack { pour l’attaque} card { pour «\u202f{card}\u202f»} other {}}{modified, select, yes {, ce qui compte comme {die}} other {}}{needs, select, yes { (il faut {need} ou {low, select, yes {moins} other {plus}})} other {}}.',
    pl: '{seat, subject}wyrzuca {face}{purpose, select, attack { w ataku} card { („{card}”)} other {}}{modified, select, yes {, co liczy się jako {die}} other {}}{needs, select, yes { (potrzeba {need} lub {low, select, yes {mniej} other {więcej}})} other {}}.',
  },
  sawHand: {
    en: 'You saw {of, form, gen} hand: {cards}.',
    es: 'Has visto la mano {of, form, gen}: {cards}.',
    de: 'Du hast {of, form, gen} Hand gesehen: {cards}.',
    fr: 'Vous avez vu la main {of, form, gen}\u202f: {cards}.',
    pl: 'Widzisz karty na ręce {of, form, gen}: {cards}.',
  },
  sawLoyalty: {
    en: 'You saw {of, form, gen} loyalty: {cards}.',
    es: 'Has visto la lealtad {of, form, gen}: {cards}.',
    de: 'Du hast {of, form, gen} Loyalität gesehen: {cards}.',
    fr: 'Vous avez vu la loyauté {of, form, gen}\u202f: {cards}.',
    pl: 'Znasz lojalność {of, form, gen}: {cards}.',
  },
  sawShips: {
    en: 'You saw: {ships}.',
    es: 'Has visto: {ships}.',
    de: 'Du hast gesehen: {ships}.',
    fr: 'Vous avez vu\u202f: {ships}.',
    pl: 'Widzisz: {ships}.',
  },
  sawTopCards: {
    en: 'The top cards are: {cards}.',
    es: 'Las primeras cartas son: {cards}.',
    de: 'Die obersten Karten sind: {cards}.',
    fr: 'Les premières cartes sont\u202f: {cards}.',
    pl: 'Wierzchnie karty to: {cards}.',
  },
  sawTop: {
    en: '{found, select, yes {You saw the top card {deck, form, of}: “{card}”} other {{deck, form, the} is empty}}.',
    es: '{found, select, yes {Has visto la primera carta {deck, form, of}: “{card}”} other {{deck, form, the} está vacío}}.',
    de: '{found, select, yes {Du hast die oberste Karte {deck, form, of} gesehen: „{card}“} other {{deck, form, the} ist leer}}.',
    fr: '{found, select, yes {Vous avez vu la première carte {deck, form, of}\u202f: «\u202f{card}\u202f»} other {{deck, form, the} est vide}}.',
    pl: '{found, select, yes {Widzisz wierzchnią kartę {deck, form, of}: „{card}”} other {{deck, form, the} jest pusta}}.',
  },
  sent: {
    en: '{seat, subject}is sent {location, form, to}.',
    es: '{seat, subject}es {seat, gender, f {enviada} other {enviado}} {location, form, to}.',
    de: '{seat, subject}wird {location, form, to} geschickt.',
    fr: '{seat, subject}est {seat, gender, f {envoyée} other {envoyé}} {location, form, to}.',
    pl: '{seat, subject}zostaje {seat, gender, f {wysłana} other {wysłany}} {location, form, to}.',
  },
  shipDestroyed: {
    en: '{ship, counted, count} {area, form, in} {count, plural, one {is} other {are}} destroyed.',
    es: '{count, plural, one {Se destruye} other {Se destruyen}} {ship, counted, count} {area, form, in}.',
    de: '{ship, counted, count} {count, plural, one {wird} other {werden}} {area, form, in} zerstört.',
    fr: '{ship, counted, count} {count, plural, one {est détruit} other {sont détruits}} {area, form, in}.',
    pl: '{ship, counted, count} {area, form, in} {count, plural, one {zostaje zniszczony} few {zostają zniszczone} many {zostaje zniszczonych} other {zostaje zniszczone}}.',
  },
  shipMoves: {
    en: '{ship, counted, count} {count, plural, one {moves} other {move}} {from, form, from} {area, form, towards}.',
    es: '{ship, counted, count} {count, plural, one {se mueve} other {se mueven}} {from, form, from} {area, form, towards}.',
    de: '{ship, counted, count} {count, plural, one {fliegt} other {fliegen}} {from, form, from} {area, form, towards}.',
    fr: '{ship, counted, count} {count, plural, one {se déplace} other {se déplacent}} {from, form, from} {area, form, towards}.',
    pl: '{ship, counted, count} {count, plural, one {leci} few {lecą} many {leci} other {leci}} {from, form, from} {area, form, towards}.',
  },
  shuffledBack: {
    en: '“{card}” is shuffled back into its deck.',
    es: '“{card}” se baraja de nuevo en su mazo.',
    de: '„{card}“ wird wieder in den Stapel gemischt.',
    fr: '«\u202f{card}\u202f» est de nouveau mélangée dans son paquet.',
    pl: 'Karta „{card}” zostaje z powrotem wtasowana do talii.',
  },
  sleeperAgentPhase: {
    en: 'The Sleeper Agent phase begins.',
    es: 'Empieza la fase de Agentes Durmientes.',
    de: 'Die Schläfer-Phase beginnt.',
    fr: 'La phase d’Agent Dormant commence.',
    pl: 'Rozpoczyna się faza uśpionych agentów.',
  },
  specialRule: {
    en: 'Special rule of “{card}” – {rule}: {effect}.',
    es: 'Regla especial de “{card}” – {rule}: {effect}.',
    de: 'Sonderregel von „{card}“ – {rule}: {effect, sentence}.',
    fr: 'Règle spéciale de la carte «\u202f{card}\u202f» – {rule}\u202f: {effect}.',
    pl: 'Zasada specjalna karty „{card}” – {rule}: {effect}.',
  },
  staysInPlay: {
    en: '“{card}” stays in play{held, select, yes {, before {seat}} other {}}{says, select, yes {: {inPlay}} other {}}.',
    es: '“{card}” permanece en juego{held, select, yes {, ante {seat}} other {}}{says, select, yes {: {inPlay}} other {}}.',
    de: '„{card}“ bleibt im Spiel{held, select, yes {, vor {seat, form, dat}} other {}}{says, select, yes {: {inPlay, sentence}} other {}}.',
    fr: '«\u202f{card}\u202f» reste en jeu{held, select, yes {, devant {seat}} other {}}{says, select, yes {\u202f: {inPlay}} other {}}.',
    pl: 'Karta „{card}” pozostaje w grze{held, select, yes { u {seat, form, gen}} other {}}{says, select, yes {: {inPlay}} other {}}.',
  },
  superCrisis: {
    en: '{seat, subject}plays the Super Crisis “{card}”.',
    es: '{seat, subject}juega la Crisis Extrema “{card}”.',
    de: '{seat, subject}spielt die Super-Krise „{card}“ aus.',
    fr: '{seat, subject}joue la Crise Majeure «\u202f{card}\u202f».',
    pl: '{seat, subject}zagrywa Superkryzys „{card}”.',
  },
  sympathizerToBrig: {
    en: '{seat, subject}reveals “{card}” and stays with the humans.',
    es: '{seat, subject}revela “{card}” y sigue con los humanos.',
    de: '{seat, subject}deckt „{card}“ auf und bleibt bei den Menschen.',
    fr: '{seat, subject}révèle «\u202f{card}\u202f» et reste avec les humains.',
    pl: '{seat, subject}ujawnia kartę „{card}” i zostaje po stronie ludzi.',
  },
  takesCard: {
    en: '{seat, subject}takes a Skill card from {of}.',
    es: '{seat, subject}quita una carta de Habilidad {of, form, dat}.',
    de: '{seat, subject}nimmt {of, form, dat} eine Fertigkeitskarte weg.',
    fr: '{seat, subject}prend une carte Compétence {of, form, dat}.',
    pl: '{seat, subject}zabiera {of, form, dat} kartę umiejętności.',
  },
  takesCheckCards: {
    en: '{seat, subject}takes the cards of the skill check into their hand: {cards}.',
    es: '{seat, subject}se lleva a la mano las cartas de la prueba de Habilidad: {cards}.',
    de: '{seat, subject}nimmt die Karten des Fertigkeits-Checks auf die Hand: {cards}.',
    fr: '{seat, subject}prend en main les cartes du test de compétence\u202f: {cards}.',
    pl: '{seat, subject}bierze na rękę karty testu umiejętności: {cards}.',
  },
  title: {
    en: '{seat, subject}becomes {title, form, become}.',
    es: '{seat, subject}pasa a ser {title, form, become}.',
    de: '{seat, subject}wird {title, form, become}.',
    fr: '{seat, subject}devient {title, form, become}.',
    pl: '{seat, subject}zostaje {title, form, become}.',
  },
  tookCard: {
    en: '{seat, subject}takes “{card}” from {of}.',
    es: '{seat, subject}quita “{card}” {of, form, dat}.',
    de: '{seat, subject}nimmt {of, form, dat} „{card}“ weg.',
    fr: '{seat, subject}prend «\u202f{card}\u202f» {of, form, dat}.',
    pl: '{seat, subject}zabiera {of, form, dat} kartę „{card}”.',
  },
  turn: {
    en: 'It is {seat, form, gen} turn (turn {turn}).',
    es: 'Es el turno {seat, form, gen} (turno {turn}).',
    de: '{seat, subject}ist am Zug (Zug {turn}).',
    fr: 'C’est le tour {seat, form, gen} (tour {turn}).',
    pl: 'Teraz gra {seat} (tura {turn}).',
  },
  usesAbility: {
    en: '{seat, subject}uses “{ability}”.',
    es: '{seat, subject}usa “{ability}”.',
    de: '{seat, subject}setzt „{ability}“ ein.',
    fr: '{seat, subject}utilise «\u202f{ability}\u202f».',
    pl: '{seat, subject}używa zdolności „{ability}”.',
  },
  viperDamaged: {
    en: '{piloted, select, yes {{pilot, form, gen} {ship}} other {{ship, form, a}}} {area, form, in} is damaged.',
    es: '{piloted, select, yes {El {ship} {pilot, form, gen}} other {{ship, form, a}}} {area, form, in} resulta dañado.',
    de: '{piloted, select, yes {{pilot, form, gen} {ship}} other {{ship, form, a}}} {area, form, in} wird beschädigt.',
    fr: '{piloted, select, yes {Le {ship} {pilot, form, gen}} other {{ship, form, a}}} {area, form, in} est endommagé.',
    pl: '{ship}{piloted, select, yes { {pilot, form, gen}} other {}} {area, form, in} zostaje uszkodzony.',
  },
  viperDestroyed: {
    en: '{piloted, select, yes {{pilot, form, gen} {ship}} other {{ship, form, a}}} {area, form, in} is destroyed.',
    es: '{piloted, select, yes {El {ship} {pilot, form, gen}} other {{ship, form, a}}} {area, form, in} es destruido.',
    de: '{piloted, select, yes {{pilot, form, gen} {ship}} other {{ship, form, a}}} {area, form, in} wird zerstört.',
    fr: '{piloted, select, yes {Le {ship} {pilot, form, gen}} other {{ship, form, a}}} {area, form, in} est détruit.',
    pl: '{ship}{piloted, select, yes { {pilot, form, gen}} other {}} {area, form, in} zostaje zniszczony.',
  },
  viperLaunched: {
    en: '{ship, form, a} launches {area, form, in}.',
    es: '{ship, form, a} sale {area, form, in}.',
    de: '{ship, form, a} startet {area, form, in}.',
    fr: '{ship, form, a} décolle {area, form, in}.',
    pl: '{ship} startuje {area, form, in}.',
  },
  viperMoves: {
    en: '{ship, form, a} flies {from, form, from} {area, form, towards}.',
    es: '{ship, form, a} vuela {from, form, from} {area, form, towards}.',
    de: '{ship, form, a} fliegt {from, form, from} {area, form, towards}.',
    fr: '{ship, form, a} vole {from, form, from} {area, form, towards}.',
    pl: '{ship} leci {from, form, from} {area, form, towards}.',
  },
  viperRepaired: {
    en: 'A {destroyed, select, true {destroyed} other {damaged}} viper returns to the Reserves.',
    es: 'Un Viper {destroyed, select, true {destruido} other {dañado}} vuelve a la Reserva.',
    de: 'Eine {destroyed, select, true {zerstörte} other {beschädigte}} Viper kehrt in die Reserve zurück.',
    fr: 'Un viper {destroyed, select, true {détruit} other {endommagé}} revient dans la Réserve.',
    pl: '{destroyed, select, true {Zniszczony} other {Uszkodzony}} viper wraca do Rezerwy.',
  },
  vipersRecalled: {
    en: 'All vipers in space return to the Reserves.',
    es: 'Todos los Vipers del espacio vuelven a la Reserva.',
    de: 'Alle Viper im Weltraum kehren in die Reserve zurück.',
    fr: 'Tous les vipers dans l’espace reviennent dans la Réserve.',
    pl: 'Wszystkie vipery w przestrzeni wracają do Rezerwy.',
  },
  yourLoyalty: {
    en: 'You received the Loyalty card “{card}”.',
    es: 'Has recibido la carta de Lealtad “{card}”.',
    de: 'Du hast die Loyalitätskarte „{card}“ erhalten.',
    fr: 'Vous avez reçu la carte Loyauté «\u202f{card}\u202f».',
    pl: 'Otrzymujesz kartę Lojalności „{card}”.',
  },
  yourLoyaltySeen: {
    en: 'Of your Loyalty cards, {seat} has seen: {cards}.',
    es: 'De tus cartas de Lealtad, {seat} ha visto: {cards}.',
    de: 'Von deinen Loyalitätskarten hat {seat} gesehen: {cards}.',
    fr: 'Parmi vos cartes Loyauté, {seat} a vu\u202f: {cards}.',
    pl: 'Z twoich kart Lojalności {seat} zna: {cards}.',
  },
  yourSuperCrisis: {
    en: 'You drew the Super Crisis “{card}”.',
    es: 'Has robado la Crisis Extrema “{card}”.',
    de: 'Du hast die Super-Krise „{card}“ gezogen.',
    fr: 'Vous avez pioché la Crise Majeure «\u202f{card}\u202f».',
    pl: 'Ciągniesz Superkryzys „{card}”.',
  },
} satisfies Record<string, Text>

// ---------------------------------------------------------------------------------------------------------------------
// What a sentence needs besides the facts of its entry

type Given = Readonly<Record<string, unknown>>

const moreFacts: Partial<Record<keyof LogTexts, MoreFacts>> = {
  addsFaceUp: ({ cards }) => ({ count: (cards as string[]).length }),
  attacks: (facts, reader) => ({
    subject: attackerOf(facts, reader),
    object: targetOf(facts, reader, { en: 'a', es: 'a', de: 'aAcc', fr: 'a', pl: 'acc' }, 'under fire'),
    at: attackedAt(facts),
  }),
  centurionsAdvance: ({ spaces = [] }) => ({ known: anyOf(spaces) }),
  checkRevealed: ({ cards }) => ({ any: anyOf(cards) }),
  choiceSwitched: (facts) => ({ effect: boxOf(facts) }),
  choosesCharacter: ({ seat }) => ({ seat: playerTerm(Number(seat)) }),
  civilianDestroyed: ({ ship, area }) => ({ losses: lossesOf(String(ship)), somewhere: given(area) }),
  crisisChoice: (facts) => ({ effect: boxOf(facts) }),
  destination: ({ total }) => ({ summed: given(total) }),
  difficulty: change,
  discards: ({ why = 'other' }) => ({ why: String(why) }),
  drawsSkills: ({ skills }) => ({ skills: countedSkills(skills as string[], countedCard) }),
  jumpPreparation: change,
  misses: (facts, reader) => ({
    object: targetOf(facts, reader, { en: 'the', es: 'the', de: 'theAcc', fr: 'the', pl: 'acc' }, 'missed'),
  }),
  resource: change,
  rolls: ({ purpose, die, face, need, atMost }) => ({
    ...purposeOf(String(purpose)),
    modified: die === face ? 'no' : 'yes',
    needs: given(need),
    low: atMost === true ? 'yes' : 'no',
  }),
  sawTop: ({ card }) => ({ found: given(card) }),
  shipMoves: ({ count }) => ({ count: Number(count ?? 1) }),
  specialRule: ({ card }) => specialRuleOf(String(card)),
  staysInPlay: ({ seat, card }, reader) => ({ held: given(seat), ...rulesInPlay(String(card), reader) }),
  launchesSelf: ({ ship = 'viper' }) => ({ ship: shipTerm(String(ship)) }),
  viperDamaged: (facts) => viperHit(facts),
  viperDestroyed: (facts) => viperHit(facts),
  viperLaunched: (facts) => unmanned(facts),
  viperMoves: (facts) => unmanned(facts),
}

const unmanned = ({ ship = 'unmannedViper' }: Given): Facts => ({ ship: shipTerm(String(ship)) })

const viperHit = ({ pilot, ship = pilot === undefined ? 'unmannedViper' : 'viper' }: Given): Facts => ({
  piloted: given(pilot),
  ship: shipTerm(String(ship)),
})

/** What a fact may be where a sentence has its own words for each: nothing new falls among the `other` ones. */
const choices: Partial<Record<keyof LogTexts, Readonly<Record<string, readonly string[]>>>> = {
  activation: { icon: ['raiders', 'launch', 'heavy', 'basestars'] },
  attacks: { attacker: ['viper', 'galactica', 'nuke', 'raider', 'basestar', 'armory'] },
  checkOutcome: { outcome: ['pass', 'partial', 'fail'] },
  decidesOutcome: { outcome: ['pass', 'fail'] },
  gameOver: {
    winner: ['humans', 'cylons'],
    reason: ['kobol', 'fuel', 'food', 'morale', 'population', 'galactica-destroyed', 'boarded'],
  },
  putsBack: { where: ['top', 'bottom'] },
}

function check(key: string, fact: string, value: unknown, allowed: readonly string[]): void {
  if (!allowed.includes(String(value))) {
    throw new Error(`The log line ${key} has no words for ${fact} ${value}; it has some for ${allowed.join(', ')}`)
  }
}

function change({ by }: Given): Facts {
  return { n: Math.abs(Number(by)), direction: Number(by) > 0 ? 'up' : 'down' }
}

const countedCard: Text = {
  en: '{card, counted, n}',
  es: '{card, counted, n}',
  de: '{card, counted, n, acc}',
  fr: '{card, counted, n}',
  pl: '{card, counted, n, acc}',
}

/** Where an attack takes place: beside Galactica's name the space area is not told by Galactica again. */
function attackedAt({ attacker, area, target }: Given): string {
  if (attacker === 'armory') return 'armory'
  if (area === undefined) return 'nowhere'
  return attacker === 'galactica' ? 'galactica' : String(target)
}

/** What the chosen box of a crisis does. */
function boxOf({ card, option }: Given): Facts[string] {
  const id = String(card)
  const box = crisisOf(id)?.either?.[option === 0 ? 1 : 2]
  if (box === undefined) throw new Error(`${id} has no box ${option}`)
  return box
}

function specialRuleOf(card: string): Facts {
  const { attack } = crisisOf(card) ?? {}
  if (attack === undefined) throw new Error(`${card} is no Cylon attack`)
  return { rule: named(attack.special.name), effect: attack.special.effect }
}

const crisisOf = (card: string): CrisisCard | undefined => everything().crises[card] ?? everything().superCrises[card]

/** What a crisis that stays in play says, where its line does not follow that of its special rule. */
function rulesInPlay(card: string, { language }: Reader): Facts {
  const crisis = crisisOf(card)
  const inPlay = crisis === undefined || crisis.attack !== undefined ? '' : describeInPlay(crisis, { language }, 'rule')
  return { inPlay, says: inPlay === '' ? 'no' : 'yes' }
}

function attackerOf({ attacker, seat }: Given, reader: Reader): Phrase {
  if (seat !== undefined) return formed(seatTerm(Number(seat), reader), alike('name'))
  if (attacker === 'viper') return formed(ships.unmannedViper, oneShip)
  if (attacker === 'galactica') return formed(places.galactica, alike('the'))
  if (attacker === 'nuke') return formed(ships.nuke, { ...alike('the'), pl: 'name' })
  return formed(termOf(ships, String(attacker)), oneShip)
}

const oneShip: Text = { ...alike('a'), pl: 'name' }

/** The ship under fire as an object: "a raider" when it is attacked, "the raider" when it is missed. */
function targetOf({ target, pilot }: Given, reader: Reader, forms: Text, when: 'under fire' | 'missed'): Phrase {
  const attacked = when === 'under fire'
  if (target === 'galactica') return formed(places.galactica, { ...alike('acc'), es: attacked ? 'to' : 'acc' })
  if (pilot !== undefined) {
    const facts = { pilot: seatTerm(Number(pilot), reader), ship: termOf(ships, String(target)) }
    return { text: attacked ? viperAttacked : viperMissed, facts }
  }
  const term = termOf(ships, target === 'viper' && attacked ? 'unmannedViper' : String(target))
  const object = formed(term, forms)
  return attacked ? { text: { ...alike('{object}'), es: 'a {object}' }, facts: { object } } : object
}

const viperAttacked: Text = {
  en: '{pilot, form, gen} {ship}',
  es: 'al {ship} {pilot, form, gen}',
  de: '{pilot, form, gen} {ship}',
  fr: 'le {ship} {pilot, form, gen}',
  pl: '{ship, form, acc} {pilot, form, gen}',
}

const viperMissed: Text = { ...viperAttacked, es: 'el {ship} {pilot, form, gen}' }

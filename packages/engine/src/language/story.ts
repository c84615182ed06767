// The log as a story: what is one event is one line. Nothing is left out: every entry is still there when the line is opened.

import { everything } from '../core/boxes.ts'
import { type Fact, type Phrase, phrase } from '../core/facts.ts'
import type { Area, Resource, Seat, SkillType } from '../core/ids.ts'
import { alike, type Text } from '../core/languages.ts'
import type { LogEntry } from '../core/state.ts'
import { clauseOfLog, describeLog } from './log.ts'
import { lossesOf } from './names.ts'
import { type Reader, seatTerm, shipTerm } from './reader.ts'
import { areas, places, resources, ships, skills as skillTerms } from './terms.ts'
import { sentence, write } from './text.ts'

/** Entries of a log that are one event, and where the first of them stands in the log. */
export interface LogEvent {
  readonly at: number
  readonly entries: readonly LogEntry[]
}

/** A log as the events that it tells of. What only its reader sees is a line of its own, after the event that it belongs to. */
export function eventsOf(log: readonly LogEntry[]): LogEvent[] {
  const found: LogEvent[] = []
  for (let at = 0; at < log.length; ) {
    const run = runFrom(log, at)
    const isOpen = ({ only }: LogEntry): boolean => only === log[at].only
    found.push({ at, entries: run.filter(isOpen) })
    run.forEach((entry, i) => {
      if (!isOpen(entry)) found.push({ at: at + i, entries: [entry] })
    })
    at += run.length
  }
  return found
}

/** The entries from here on that belong to one event. */
function runFrom(log: readonly LogEntry[], at: number): LogEntry[] {
  const run = [log[at]]
  const event = kindOf(log[at])
  if (event === undefined) return run
  for (let next = at + 1; next < log.length && event.goesOn(log[next], run); next++) run.push(log[next])
  return run
}

/** An event in words. */
export function describeEvent({ entries }: LogEvent, reader: Reader): string {
  const [first] = entries
  const event = entries.length > 1 ? kindOf(first) : undefined
  if (event === undefined) return describeLog(first, reader)
  const told = event.tell(entries, reader)
  return typeof told === 'string' ? told : sentence(write(told, reader), reader)
}

const kindOf = (first: LogEntry): StoryEvent | undefined => events.find(({ begins }) => begins(first))

interface StoryEvent {
  readonly begins: (entry: LogEntry) => boolean
  readonly goesOn: (next: LogEntry, before: readonly LogEntry[]) => boolean
  readonly tell: (entries: readonly LogEntry[], reader: Reader) => Phrase | string
}

const is =
  (...kinds: string[]) =>
  ({ t }: LogEntry): boolean =>
    kinds.includes(t)

const seatOf = ({ seat }: LogEntry, reader: Reader) => seatTerm(seat as Seat, reader)

// ---------------------------------------------------------------------------------------------------------------------
// Skill checks

const contributions: StoryEvent = {
  begins: is('adds', 'addsFaceUp'),
  goesOn: is('adds', 'addsFaceUp', 'added'),
  tell: (entries, reader) => {
    const added = (entry: LogEntry): number => Number(entry.count ?? (entry.cards as string[]).length)
    const given = entries.filter(is('adds', 'addsFaceUp'))
    const some = given.filter((entry) => added(entry) > 0)
    const none = given.filter((entry) => added(entry) === 0)
    return phrase(contributionsText, {
      any: some.length > 0 ? 'yes' : 'no',
      adders: some.map((entry) => phrase(alike('{seat} {n}'), { seat: seatOf(entry, reader), n: added(entry) })),
      without: none.length > 0 && some.length > 0 ? 'yes' : 'no',
      nobody: none.map((entry) => seatOf(entry, reader)),
    })
  },
}

const contributionsText: Text = {
  en: '{any, select, yes {cards added: {adders, list, comma}} other {nobody adds cards}}{without, select, yes {; none from {nobody, list, or}} other {}}',
  es: '{any, select, yes {cartas añadidas: {adders, list, comma}} other {nadie añade cartas}}{without, select, yes {; ninguna {nobody, list, or, gen}} other {}}',
  de: '{any, select, yes {Karten hineingelegt: {adders, list, comma}} other {niemand legt Karten hinein}}{without, select, yes {; keine von {nobody, list, or, dat}} other {}}',
  fr: '{any, select, yes {cartes jouées\u202f: {adders, list, comma}} other {personne ne joue de carte}}{without, select, yes {\u202f; aucune {nobody, list, or, gen}} other {}}',
  pl: '{any, select, yes {dołożone karty: {adders, list, comma}} other {nikt nie dokłada kart}}{without, select, yes {; żadnych od {nobody, list, or, gen}} other {}}',
}

const result: StoryEvent = {
  begins: is('checkRevealed', 'checkTotal'),
  goesOn: (next, before) => is('checkTotal', 'checkOutcome')(next) && !is('checkOutcome')(before[before.length - 1]),
  tell: (entries, reader) => {
    const total = entries.find(is('checkTotal'))
    const outcome = entries.find(is('checkOutcome'))
    if (total === undefined || outcome === undefined)
      return entries.map((entry) => describeLog(entry, reader)).join(' ')
    const sides = bySkill(total)
    return `${describeLog(outcome, reader)} ${sentence(
      write(
        phrase(resultText, {
          total: Number(total.total),
          difficulty: Number(total.difficulty),
          pro: sides.pro.length > 0 ? 'yes' : 'no',
          contra: sides.contra.length > 0 ? 'yes' : 'no',
          inFavour: sides.pro,
          against: sides.contra,
        }),
        reader,
      ),
      reader,
    )}`
  },
}

const resultText: Text = {
  en: '{total} against {difficulty}{pro, select, yes {; for: {inFavour, list, comma}} other {}}{contra, select, yes {; against: {against, list, comma}} other {}}',
  es: '{total} contra {difficulty}{pro, select, yes {; a favor: {inFavour, list, comma}} other {}}{contra, select, yes {; en contra: {against, list, comma}} other {}}',
  de: '{total} gegen {difficulty}{pro, select, yes {; dafür: {inFavour, list, comma}} other {}}{contra, select, yes {; dagegen: {against, list, comma}} other {}}',
  fr: '{total} contre {difficulty}{pro, select, yes {\u202f; pour\u202f: {inFavour, list, comma}} other {}}{contra, select, yes {\u202f; contre\u202f: {against, list, comma}} other {}}',
  pl: '{total} przy trudności {difficulty}{pro, select, yes {; za: {inFavour, list, comma}} other {}}{contra, select, yes {; przeciw: {against, list, comma}} other {}}',
}

/** What the cards of a check were worth, by their types: "Tactics 9". */
function bySkill({ cards = [], worths = [] }: LogEntry): { pro: Phrase[]; contra: Phrase[] } {
  const sums = { pro: new Map<SkillType, number>(), contra: new Map<SkillType, number>() }
  ;(worths as number[]).forEach((worth, i) => {
    const skill = everything().skillCards[(cards as string[])[i]]?.card.skill
    if (skill === undefined || worth === 0) return
    const side = worth > 0 ? sums.pro : sums.contra
    side.set(skill, (side.get(skill) ?? 0) + Math.abs(worth))
  })
  const told = (side: Map<SkillType, number>): Phrase[] =>
    [...side].map(([skill, n]) => phrase(alike('{skill} {n}'), { skill: skillTerms[skill], n }))
  return { pro: told(sums.pro), contra: told(sums.contra) }
}

// ---------------------------------------------------------------------------------------------------------------------
// Combat

const partsOfCombat = is(
  'shipMoves',
  'attacks',
  'misses',
  'viperDamaged',
  'viperDestroyed',
  'shipDestroyed',
  'civilianDestroyed',
  'galacticaHit',
  'locationDamaged',
  'basestarDamaged',
  'basestarDestroyed',
  'centurionDestroyed',
  'boards',
  'centurionsAdvance',
  'placed',
)
const hits = is(
  'misses',
  'viperDamaged',
  'viperDestroyed',
  'shipDestroyed',
  'galacticaHit',
  'locationDamaged',
  'basestarDamaged',
  'basestarDestroyed',
  'centurionDestroyed',
)

/** One attack of a player, with its die and what came of it. */
const attack: StoryEvent = {
  begins: (entry) => is('attacks')(entry) && entry.seat !== undefined,
  goesOn: (next, before) => !before.some(hits) && (isDieOfAttack(next) || hits(next)),
  tell: oneAttack,
}

function oneAttack(entries: readonly LogEntry[], reader: Reader): string {
  const [first, ...rest] = entries
  const words = [first, ...rest.filter((entry) => !isDieOfAttack(entry))].map((entry) => describeLog(entry, reader))
  const die = rest.findLast(isDieOfAttack)
  const [attacks, ...came] = words
  return [die === undefined ? attacks : attacks.replace(/\.$/, ` (${die.die}).`), ...came].join(' ')
}

const isDieOfAttack = (entry: LogEntry): boolean => is('rolls')(entry) && entry.purpose === 'attack'

/** The Cylon ships move, attack and launch. */
const cylonShips: StoryEvent = {
  begins: (entry) => is('activation')(entry) || isDieOfAttack(entry) || partsOfCombat(entry),
  goesOn: (next, before) =>
    (partsOfCombat(next) && !(is('attacks')(next) && next.seat !== undefined)) ||
    isDieOfAttack(next) ||
    (is('resource')(next) && is('civilianDestroyed', 'galacticaHit', 'resource')(before[before.length - 1])),
  tell: (entries, reader) => {
    const pieces = piecesOf(entries)
    const [first] = entries
    if (is('attacks')(first) && entries.filter(partsOfCombat).length <= 2) return oneAttack(entries, reader)
    if (pieces.length === 0) return entries.map((entry) => describeLog(entry, reader)).join(' ')
    const text = entries.every(is('placed')) ? shipsPlacedText : piecesText
    const words = sentence(write(phrase(text, { pieces }), reader), reader)
    return is('activation')(first) ? `${describeLog(first, reader)} ${words}` : words
  },
}

const piecesText = alike('{pieces, list, comma}')
const shipsPlacedText: Text = {
  en: 'ships appear: {pieces, list, comma}',
  es: 'aparecen naves: {pieces, list, comma}',
  de: 'Schiffe erscheinen: {pieces, list, comma}',
  fr: 'des vaisseaux apparaissent\u202f: {pieces, list, comma}',
  pl: 'pojawiają się statki: {pieces, list, comma}',
}

function piecesOf(entries: readonly LogEntry[]): Fact[] {
  const of = (kind: string) => entries.filter(is(kind))
  const sum = (some: readonly LogEntry[]) => some.reduce((n, { count }) => n + Number(count ?? 1), 0)
  const pieces: Fact[] = []
  const tell = (text: Text, some: readonly LogEntry[], facts: Record<string, Fact> = {}) => {
    if (some.length > 0) pieces.push(phrase(text, { n: sum(some), ...facts }))
  }
  for (const moved of together(of('shipMoves'), ({ ship, from, area }) => `${ship} ${from} ${area}`)) {
    const [{ ship, from, area }] = moved
    tell(movedText, moved, { ship: shipTerm(String(ship)), from: areas[from as Area], to: areas[area as Area] })
  }
  for (const placed of together(of('placed'), ({ area }) => String(area))) {
    const fleet = together(placed, ({ ship }) => String(ship)).map((some) =>
      phrase(countText, { ship: shipTerm(String(some[0].ship)), n: sum(some) }),
    )
    pieces.push(phrase(placedText, { area: areas[placed[0].area as Area], ships: fleet }))
  }
  tell(boardText, of('boards'), { ship: ships.heavyRaider })
  if (of('centurionsAdvance').length > 0) pieces.push(phrase(advanceText))
  tell(missText, of('misses'))
  tell(damagedText, of('viperDamaged'), { ship: ships.viper })
  tell(destroyedText, of('viperDestroyed'), { ship: ships.viper })
  for (const lost of together(of('shipDestroyed'), ({ ship }) => String(ship)))
    tell(destroyedText, lost, { ship: shipTerm(String(lost[0].ship)) })
  tell(damagedText, of('basestarDamaged'), { ship: ships.basestar })
  tell(destroyedText, of('basestarDestroyed'), { ship: ships.basestar })
  tell(destroyedText, of('centurionDestroyed'), { ship: ships.centurion })
  for (const entry of of('civilianDestroyed'))
    tell(lostText, [entry], { ship: ships.civilianShip, losses: lossesOf(String(entry.ship)) })
  for (const { location } of of('locationDamaged'))
    pieces.push(phrase(locationText, { location: places[location as keyof typeof places] }))
  for (const { resource, now } of of('resource'))
    pieces.push(phrase(nowText, { resource: resources[resource as Resource], now: Number(now) }))
  return pieces
}

/** Entries that are alike, in the order in which the first of each came. */
function together(entries: readonly LogEntry[], by: (entry: LogEntry) => string): LogEntry[][] {
  const groups = new Map<string, LogEntry[]>()
  for (const entry of entries) groups.set(by(entry), [...(groups.get(by(entry)) ?? []), entry])
  return [...groups.values()]
}

const countText = alike('{ship, counted, n}')
const movedText: Text = {
  en: '{ship, counted, n} {n, plural, one {moves} other {move}} {from, form, from} {to, form, towards}',
  es: '{ship, counted, n} {n, plural, one {se mueve} other {se mueven}} {from, form, from} {to, form, towards}',
  de: '{ship, counted, n} {n, plural, one {fliegt} other {fliegen}} {from, form, from} {to, form, towards}',
  fr: '{ship, counted, n} {n, plural, one {se déplace} other {se déplacent}} {from, form, from} {to, form, towards}',
  pl: '{ship, counted, n} {n, plural, one {leci} few {lecą} many {leci} other {leci}} {from, form, from} {to, form, towards}',
}
const placedText = alike('{ships, list, and} {area, form, in}')
const boardText: Text = {
  en: '{ship, counted, n} {n, plural, one {boards} other {board}} Galactica',
  es: '{ship, counted, n} {n, plural, one {aborda} other {abordan}} Galactica',
  de: '{ship, counted, n} {n, plural, one {entert} other {entern}} die Galactica',
  fr: '{ship, counted, n} {n, plural, one {aborde} other {abordent}} le Galactica',
  pl: '{ship, counted, n} {n, plural, one {dokonuje} few {dokonują} many {dokonuje} other {dokonuje}} abordażu Galactiki',
}
const advanceText: Text = {
  en: 'the centurions advance',
  es: 'los Centuriones avanzan',
  de: 'die Zenturios rücken vor',
  fr: 'les centurions avancent',
  pl: 'centuriony przesuwają się naprzód',
}
const missText: Text = {
  en: '{n, plural, one {# attack misses} other {# attacks miss}}',
  es: '{n, plural, one {# ataque falla} other {# ataques fallan}}',
  de: '{n, plural, one {# Angriff geht} other {# Angriffe gehen}} daneben',
  fr: '{n, plural, one {# attaque échoue} other {# attaques échouent}}',
  pl: '{n, plural, one {# atak chybia} few {# ataki chybiają} many {# ataków chybia} other {# ataku chybia}}',
}
const damagedText: Text = {
  en: '{ship, counted, n} damaged',
  es: '{ship, counted, n} {ship, gender, f {{n, plural, one {dañada} other {dañadas}}} other {{n, plural, one {dañado} other {dañados}}}}',
  de: '{ship, counted, n} beschädigt',
  fr: '{ship, counted, n} {n, plural, one {endommagé} other {endommagés}}',
  pl: 'uszkodzono {ship, counted, n, acc}',
}
const destroyedText: Text = {
  en: '{ship, counted, n} destroyed',
  es: '{ship, counted, n} {ship, gender, f {{n, plural, one {destruida} other {destruidas}}} other {{n, plural, one {destruido} other {destruidos}}}}',
  de: '{ship, counted, n} zerstört',
  fr: '{ship, counted, n} {n, plural, one {détruit} other {détruits}}',
  pl: 'zniszczono {ship, counted, n, acc}',
}
const lostText: Text = {
  en: '{ship, counted, n} destroyed ({losses})',
  es: '{ship, counted, n} destruida ({losses})',
  de: '{ship, counted, n} zerstört ({losses})',
  fr: '{ship, counted, n} détruit ({losses})',
  pl: 'zniszczono {ship, counted, n, acc} ({losses})',
}
const locationText: Text = {
  en: '{location, form, the} damaged',
  es: 'daños en {location, form, the}',
  de: '{location, form, the} beschädigt',
  fr: 'dégâts\u202f: {location}',
  pl: 'uszkodzono {location, form, acc}',
}
const nowText: Text = {
  en: '{resource} now {now}',
  es: '{resource} ahora {now}',
  de: '{resource} jetzt {now}',
  fr: '{resource} maintenant {now}',
  pl: '{resource} teraz {now}',
}

// ---------------------------------------------------------------------------------------------------------------------
// Cards, abilities and dials

/** What a player does and what comes of it at once, in one sentence as long as it is about that player. */
const deed: StoryEvent = {
  begins: is('activates', 'playsCard', 'playsQuorum', 'usesAbility', 'abilityTriggers', 'accepts', 'looksAtTop'),
  goesOn: (next, before) =>
    consequences(next) && (next.seat === undefined || next.seat === before[0].seat) && !isDieOfAttack(next),
  tell: (entries, reader) => {
    const answered = entries.some(is('accepts', 'declines'))
    return inOneBreath(
      entries.filter((entry) => !(answered && is('abilityTriggers')(entry))),
      reader,
    )
  },
}

const consequences = is(
  'accepts',
  'declines',
  'choosesCharacterFor',
  'choosesEffect',
  'drawsSkills',
  'drew',
  'drawsQuorum',
  'drewQuorum',
  'rolls',
  'looksAtTop',
  'sawTop',
  'putsBack',
  'looksAtShips',
  'sawShips',
  'movesCivilian',
  'viperMoves',
  'viperLaunched',
  'viperRepaired',
  'locationRepaired',
  'launchesSelf',
  'flies',
  'discards',
)

/** What the same player does is said with one subject. */
function inOneBreath(entries: readonly LogEntry[], reader: Reader): string {
  const sentences: LogEntry[][] = []
  for (const entry of entries) {
    const before = sentences.at(-1)?.[0]
    if (before !== undefined && goTogether(before, entry, reader)) sentences.at(-1)?.push(entry)
    else sentences.push([entry])
  }
  return sentences.map((some) => oneSentence(some, reader)).join(' ')
}

const goTogether = (before: LogEntry, entry: LogEntry, reader: Reader): boolean =>
  before.seat === entry.seat && before.only === entry.only && [before, entry].every((one) => hasSubject(one, reader))

const hasSubject = (entry: LogEntry, reader: Reader): boolean =>
  entry.seat !== undefined && clauseOfLog(entry, reader) !== clauseOfLog(entry, reader, { said: true })

function oneSentence([first, ...rest]: readonly LogEntry[], reader: Reader): string {
  const short = (entry: LogEntry): Text | undefined => (entry.card === first.card ? shortTexts[entry.t] : undefined)
  const clauses = [
    clauseOfLog(first, reader),
    ...rest.map((entry) => clauseOfLog(entry, reader, { said: true }, short(entry))),
  ].map((words) => words.replace(/\.$/, ''))
  return sentence(write(phrase(alike('{clauses, list, and}'), { clauses: [...new Set(clauses)] }), reader), reader)
}

/** How a line reads right after another one about the same card. */
const shortTexts: Readonly<Record<string, Text>> = {
  choosesCharacterFor: {
    en: '{seat, subject}chooses {chosen, form, acc}',
    es: '{seat, subject}elige {chosen, form, acc}',
    de: '{seat, subject}wählt {chosen, form, acc}',
    fr: '{seat, subject}choisit {chosen, form, acc}',
    pl: '{seat, subject}wybiera {chosen, form, acc}',
  },
  choosesEffect: {
    en: '{seat, subject}chooses: {effect}',
    es: '{seat, subject}elige: {effect}',
    de: '{seat, subject}wählt: {effect, sentence}',
    fr: '{seat, subject}choisit\u202f: {effect}',
    pl: '{seat, subject}wybiera: {effect}',
  },
  crisisChoice: {
    en: '{seat, subject}chooses: {effect}',
    es: '{seat, subject}elige: {effect}',
    de: '{seat, subject}wählt: {effect, sentence}',
    fr: '{seat, subject}choisit\u202f: {effect}',
    pl: '{seat, subject}wybiera: {effect}',
  },
}

/** A crisis, what was chosen and the check that it calls for. */
const faced: StoryEvent = {
  begins: is('crisis', 'superCrisis'),
  goesOn: (next, before) =>
    is('crisisChoice', 'checkBegins')(next) && next.card === before[0].card && !before.some(is('checkBegins')),
  tell: (entries, reader) => {
    const chosen = entries.some(is('crisisChoice'))
    return inOneBreath(
      entries.filter((entry) => !(chosen && is('checkBegins')(entry))),
      reader,
    )
  },
}

const dealt: StoryEvent = {
  begins: is('dealtLoyalty'),
  goesOn: is('dealtLoyalty', 'yourLoyalty'),
  tell: (entries, reader) => {
    const cards = together(entries.filter(is('dealtLoyalty')), ({ seat }) => String(seat))
    const to = cards.map((some) => phrase(alike('{seat} {n}'), { seat: seatOf(some[0], reader), n: some.length }))
    return phrase(dealtText, { to })
  },
}

const dealtText: Text = {
  en: 'Loyalty cards are dealt: {to, list, comma}',
  es: 'se reparten las cartas de Lealtad: {to, list, comma}',
  de: 'die Loyalitätskarten werden ausgeteilt: {to, list, comma}',
  fr: 'les cartes Loyauté sont distribuées\u202f: {to, list, comma}',
  pl: 'rozdano karty Lojalności: {to, list, comma}',
}

const dials: StoryEvent = {
  begins: is('resource'),
  goesOn: is('resource'),
  tell: (entries) =>
    phrase(alike('{dials, list, comma}'), {
      dials: entries.map(({ resource, by, now }) =>
        phrase(dialText, { resource: resources[resource as Resource], by: Number(by), now: Number(now) }),
      ),
    }),
}

const dialText: Text = {
  en: '{resource} {by, signed} (now {now})',
  es: '{resource} {by, signed} (ahora {now})',
  de: '{resource} {by, signed} (jetzt {now})',
  fr: '{resource} {by, signed} (maintenant {now})',
  pl: '{resource} {by, signed} (teraz {now})',
}

const events: readonly StoryEvent[] = [contributions, result, attack, cylonShips, faced, deed, dealt, dials]

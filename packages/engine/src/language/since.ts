// What happened since somebody was last here, in at most ten lines: the key moments, and what became of the resources, the sky and the
// titles. It is made of the entries that its reader may see and of what lies open on the table.

import { type Fact, type Phrase, phrase } from '../core/facts.ts'
import { areas, type Resource, resources } from '../core/ids.ts'
import { alike, type Text } from '../core/languages.ts'
import { keyMoments } from '../core/log.ts'
import type { LogEntry, Table } from '../core/state.ts'
import { describeLog, logReaders } from './log.ts'
import type { Reader } from './reader.ts'
import { resources as resourceTerms, ships } from './terms.ts'
import { sentence, write } from './text.ts'

const mostLines = 10

/** A stretch of a log in a few lines, with how things stand now; nothing, if nothing has happened. */
export function describeSince(log: readonly LogEntry[], now: Standing, reader: Reader): string[] {
  if (log.length === 0) return []
  const line = (words: Phrase): string => sentence(write(words, reader), reader)
  const readers = logReaders(log, reader)
  const told = (entries: readonly LogEntry[]): string[] => entries.map((entry) => describeLog(entry, readers(entry)))
  const titles = told(newHolders(log))
  const state = [
    line(dials(log)),
    line(sky(now)),
    ...[losses(log)].filter((words) => words !== undefined).map(line),
    ...(titles.length === 0 ? [] : [titles.join(' ')]),
  ]
  return [...told(momentsOf(log, mostLines - state.length)), ...state]
}

/** What lies open on the table. */
type Standing = Pick<Table, 'space' | 'boarding' | 'seats'>

Object.assign(keyMoments, {
  gameOver: 5,
  reveals: 5,
  sympathizerToBrig: 5,
  sleeperAgentPhase: 4,
  goalInSight: 4,
  destination: 4,
  receivedLoyalty: 4,
  superCrisis: 3,
  launchesNuke: 3,
  locationDamaged: 2,
  sent: 2,
  checkOutcome: 1,
} satisfies Record<string, number>)

/** The most important moments, the latest of those that are as important, in the order in which they came. */
function momentsOf(log: readonly LogEntry[], most: number): LogEntry[] {
  const worth = ({ t }: LogEntry): number => keyMoments[t] ?? 0
  return log
    .map((entry, at) => ({ entry, at }))
    .filter(({ entry }) => worth(entry) > 0)
    .sort((one, other) => worth(other.entry) - worth(one.entry) || other.at - one.at)
    .slice(0, most)
    .sort((one, other) => one.at - other.at)
    .map(({ entry }) => entry)
}

/** Who holds a title that has changed hands. */
function newHolders(log: readonly LogEntry[]): LogEntry[] {
  const last = new Map(log.filter(({ t }) => t === 'title').map((entry) => [entry.title, entry]))
  return [...last.values()]
}

function dials(log: readonly LogEntry[]): Phrase {
  const changed = resources.flatMap((resource) => {
    const turns = log.filter((entry) => entry.t === 'resource' && entry.resource === resource)
    const [before, now] = [Number(turns[0]?.now) - Number(turns[0]?.by), Number(turns.at(-1)?.now)]
    return turns.length === 0 || before === now ? [] : [dial(resource, before, now)]
  })
  return changed.length === 0 ? phrase(unchanged) : phrase(alike('{changed, list, comma}'), { changed })
}

const dial = (resource: Resource, before: number, now: number): Phrase =>
  phrase(alike('{resource} {before} → {now}'), { resource: resourceTerms[resource], before, now })

const unchanged: Text = {
  en: 'the four resources are as they were',
  es: 'los cuatro Recursos siguen igual',
  de: 'die vier Ressourcen sind unverändert',
  fr: 'les quatre ressources sont inchangées',
  pl: 'cztery zasoby pozostały bez zmian',
}

function sky({ space, boarding, seats }: Standing): Phrase {
  const sum = (of: (area: Standing['space'][keyof Standing['space']]) => number): number =>
    areas.reduce((n, area) => n + of(space[area]), 0)
  const piloted = seats.filter(({ at }) => (areas as readonly (string | undefined)[]).includes(at)).length
  const found = [
    ...counted(
      ships.basestar,
      sum(({ basestars }) => basestars.length),
    ),
    ...counted(
      ships.raider,
      sum(({ raiders }) => raiders),
    ),
    ...counted(
      ships.heavyRaider,
      sum(({ heavyRaiders }) => heavyRaiders),
    ),
    ...counted(ships.viper, sum(({ vipers }) => vipers) + piloted),
    ...counted(
      ships.civilianShip,
      sum(({ civilians }) => civilians.length),
    ),
  ]
  const aboard = boarding.reduce((n, count) => n + count, 0)
  return phrase(skyText, {
    any: found.length > 0 ? 'yes' : 'no',
    found,
    boarded: aboard > 0 ? 'yes' : 'no',
    centurion: ships.centurion,
    aboard,
  })
}

const counted = (ship: Fact, n: number): Phrase[] => (n === 0 ? [] : [phrase(alike('{ship, counted, n}'), { ship, n })])

const skyText: Text = {
  en: '{any, select, yes {in space now: {found, list, comma}} other {no ships are in space}}{boarded, select, yes {; {centurion, counted, aboard} aboard Galactica} other {}}',
  es: '{any, select, yes {ahora en el espacio: {found, list, comma}} other {no hay naves en el espacio}}{boarded, select, yes {; {centurion, counted, aboard} a bordo de Galactica} other {}}',
  de: '{any, select, yes {jetzt im Weltraum: {found, list, comma}} other {im Weltraum sind keine Schiffe}}{boarded, select, yes {; {centurion, counted, aboard} an Bord der Galactica} other {}}',
  fr: '{any, select, yes {maintenant dans l’espace\u202f: {found, list, comma}} other {aucun vaisseau n’est dans l’espace}}{boarded, select, yes {\u202f; {centurion, counted, aboard} à bord du Galactica} other {}}',
  pl: '{any, select, yes {teraz w przestrzeni: {found, list, comma}} other {w przestrzeni nie ma statków}}{boarded, select, yes {; {centurion, counted, aboard} na pokładzie Galactiki} other {}}',
}

/** What was destroyed; nothing, if nothing was. */
function losses(log: readonly LogEntry[]): Phrase | undefined {
  const lost = destroyed.flatMap(([ship, is]) =>
    lostOf(
      ships[ship],
      log.filter(is).reduce((n, { count }) => n + Number(count ?? 1), 0),
    ),
  )
  return lost.length === 0 ? undefined : phrase(lossesText, { lost })
}

const lostOf = (ship: Fact, n: number): Phrase[] =>
  n === 0 ? [] : [phrase({ ...alike('{ship, counted, n}'), pl: '{ship, counted, n, acc}' }, { ship, n })]

const destroyed = [
  ['civilianShip', ({ t }) => t === 'civilianDestroyed'],
  ['viper', ({ t }) => t === 'viperDestroyed'],
  ['raptor', ({ t }) => t === 'raptorDestroyed'],
  ['basestar', ({ t }) => t === 'basestarDestroyed'],
  ['raider', ({ t, ship }) => t === 'shipDestroyed' && ship === 'raider'],
  ['heavyRaider', ({ t, ship }) => t === 'shipDestroyed' && ship === 'heavyRaider'],
  ['centurion', ({ t }) => t === 'centurionDestroyed'],
] as const satisfies readonly (readonly [keyof typeof ships, (entry: LogEntry) => boolean])[]

const lossesText: Text = {
  en: 'destroyed: {lost, list, comma}',
  es: 'bajas: {lost, list, comma}',
  de: 'zerstört: {lost, list, comma}',
  fr: 'pertes\u202f: {lost, list, comma}',
  pl: 'zniszczono: {lost, list, comma}',
}

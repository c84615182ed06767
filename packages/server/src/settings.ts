// What the server is started with, from the environment. A wrong value stops the start with one clear line.

import { existsSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDirectory: string
  readonly databaseUrl?: string
  /** Where people reach the server: links, cookies and notifications are made for it. */
  readonly publicUrl?: string
  /** How many requests one client may make in a minute. */
  readonly rateLimit: number
  /** Whether a proxy in front says who the client is. */
  readonly trustProxy: boolean
  readonly logLevel: string
  readonly botThreads: number
  readonly smtpUrl?: string
  readonly mailFrom?: string
  /** For browsers' push services: whom to write to about this server. */
  readonly contact: string
  /** The built page; without it there is the API alone. */
  readonly webDirectory?: string
  /** Who shows it may read the metrics from anywhere; without it only this machine may. */
  readonly metricsToken?: string
  /** After so many days they are forgotten (0: never): guests without a table, tables in progress that nobody touches, finished games. */
  readonly guestDays: number
  readonly abandonedDays: number
  readonly finishedDays: number
  /** So many days after its last change a public table is still listed. */
  readonly listedDays: number
  /** How many connections to PostgreSQL a process may have, and how many seconds a statement may take there. */
  readonly databasePool: number
  readonly databaseSeconds: number
}

interface Variable {
  readonly name: string
  readonly help: string
  readonly check?: (value: string) => string | undefined
}

const whole =
  (from: number, to: number) =>
  (value: string): string | undefined =>
    /^\d+$/.test(value) && Number(value) >= from && Number(value) <= to
      ? undefined
      : `a whole number from ${from} to ${to}`

const days = whole(0, 36_500)

const oneOf =
  (...words: readonly string[]) =>
  (value: string): string | undefined =>
    words.includes(value) ? undefined : `one of ${words.join(', ')}`

const address =
  (...schemes: readonly string[]) =>
  (value: string): string | undefined =>
    URL.canParse(value) && schemes.includes(new URL(value).protocol)
      ? undefined
      : `an address that begins with ${schemes.map(beginning).join(' or ')}`

const beginning = (scheme: string): string => (scheme === 'mailto:' ? scheme : `${scheme}//`)

const like =
  (pattern: RegExp, wanted: string) =>
  (value: string): string | undefined =>
    pattern.test(value) ? undefined : wanted

const isDirectory = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

const listeningAddress = (value: string): string | undefined =>
  isIP(value) > 0 || /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value)
    ? undefined
    : 'an address or the name of a machine'

/** Links are made by putting a path behind it. */
function origin(value: string): string | undefined {
  const wanted = address('http:', 'https:')(value)
  if (wanted !== undefined) return wanted
  const { pathname, search, hash, username } = new URL(value)
  const more = pathname !== '/' || search !== '' || hash !== '' || username !== ''
  return more ? 'an address without a path, as https://play.example.org' : undefined
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

/** Every variable that the server reads. */
export const variables: readonly Variable[] = [
  { name: 'PORT', help: 'the port to listen on (3000)', check: whole(0, 65_535) },
  { name: 'HOST', help: 'the address to listen on (127.0.0.1; 0.0.0.0 for all)', check: listeningAddress },
  {
    name: 'DATA_DIR',
    help: 'where the SQLite database is kept (data)',
    check: (value) => (!existsSync(value) || isDirectory(value) ? undefined : 'a directory'),
  },
  {
    name: 'DATABASE_URL',
    help: 'postgres://… to keep everything in PostgreSQL instead',
    check: address('postgres:', 'postgresql:'),
  },
  {
    name: 'PUBLIC_URL',
    help: 'where people reach the server, as https://play.example.org; links and cookies are made for it',
    check: origin,
  },
  { name: 'RATE_LIMIT', help: 'requests that one client may make in a minute (600)', check: whole(1, 10_000_000) },
  { name: 'TRUST_PROXY', help: 'yes, if a proxy in front sets X-Forwarded-For (no)', check: oneOf('yes', 'no') },
  { name: 'LOG_LEVEL', help: `${levels.join(', ')} (info)`, check: oneOf(...levels) },
  { name: 'BOT_THREADS', help: 'threads that bots think in (1)', check: whole(1, 64) },
  { name: 'SMTP_URL', help: 'smtp://… or smtps://… to send e-mail by', check: address('smtp:', 'smtps:') },
  {
    name: 'MAIL_FROM',
    help: 'the sender of e-mail, as CIC <cic@example.org>; needed with SMTP_URL',
    check: like(/^([^<>\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u, 'an address of e-mail'),
  },
  {
    name: 'CONTACT',
    help: 'mailto:… or https://… whom push services may write to about this server',
    check: address('mailto:', 'https:'),
  },
  {
    name: 'WEB_DIR',
    help: 'where the built page is (packages/web/dist)',
    check: (value) => (existsSync(join(value, 'index.html')) ? undefined : 'a directory with the page in it'),
  },
  {
    name: 'METRICS_TOKEN',
    help: 'who shows it as a bearer token may read /metrics; without it only this machine may',
    check: like(/^[\w.~+/=-]{16,200}$/, '16 to 200 letters and digits'),
  },
  { name: 'GUEST_DAYS', help: 'after so many days guests without a table are forgotten (30; 0: never)', check: days },
  { name: 'ABANDONED_DAYS', help: 'after so many days unfinished tables that nobody touches are (180)', check: days },
  { name: 'FINISHED_DAYS', help: 'after so many days games that are over are (0: never)', check: days },
  {
    name: 'LISTED_DAYS',
    help: 'so many days after its last change a public table is listed (7)',
    check: whole(1, 3_650),
  },
  { name: 'DATABASE_POOL', help: 'connections to PostgreSQL (10), and one more to listen', check: whole(1, 1_000) },
  { name: 'DATABASE_SECONDS', help: 'how long a statement may take there (15)', check: whole(1, 600) },
]

export class SettingsError extends Error {}

export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): Settings {
  const get = (name: string): string | undefined => (environment[name] === '' ? undefined : environment[name])
  for (const { name, check } of variables) {
    const value = get(name)
    const wanted = value === undefined ? undefined : check?.(value)
    if (wanted !== undefined) throw new SettingsError(`${name} must be ${wanted}, not "${shown(name, value)}".`)
  }
  if (get('SMTP_URL') !== undefined && get('MAIL_FROM') === undefined)
    throw new SettingsError('MAIL_FROM must be given together with SMTP_URL.')
  return {
    port: Number(get('PORT') ?? 3000),
    host: get('HOST') ?? '127.0.0.1',
    dataDirectory: get('DATA_DIR') ?? 'data',
    databaseUrl: get('DATABASE_URL'),
    publicUrl: get('PUBLIC_URL')?.replace(/\/$/, ''),
    rateLimit: Number(get('RATE_LIMIT') ?? 600),
    trustProxy: get('TRUST_PROXY') === 'yes',
    logLevel: get('LOG_LEVEL') ?? 'info',
    botThreads: Number(get('BOT_THREADS') ?? 1),
    smtpUrl: get('SMTP_URL'),
    mailFrom: get('MAIL_FROM'),
    contact: get('CONTACT') ?? securely(get('PUBLIC_URL')) ?? 'mailto:cic@localhost',
    webDirectory: get('WEB_DIR') ?? (isDirectory(builtPage) ? builtPage : undefined),
    metricsToken: get('METRICS_TOKEN'),
    guestDays: Number(get('GUEST_DAYS') ?? 30),
    abandonedDays: Number(get('ABANDONED_DAYS') ?? 180),
    finishedDays: Number(get('FINISHED_DAYS') ?? 0),
    listedDays: Number(get('LISTED_DAYS') ?? 7),
    databasePool: Number(get('DATABASE_POOL') ?? 10),
    databaseSeconds: Number(get('DATABASE_SECONDS') ?? 15),
  }
}

const builtPage = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Push services take no other address of the web. */
const securely = (url: string | undefined): string | undefined => (url?.startsWith('https:') ? url : undefined)

/** Addresses of databases and mail servers may hold passwords. One line, whatever the value is. */
const shown = (name: string, value = ''): string =>
  /_(URL|TOKEN)$/.test(name) ? '…' : value.replace(/\p{Cc}/gu, ' ').slice(0, 100)

export const settingsHelp = (): string => variables.map(({ name, help }) => `  ${name.padEnd(16)} ${help}`).join('\n')

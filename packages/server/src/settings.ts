// What the server is started with, from the environment. A wrong value stops the start with one clear line.

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
  readonly webDirectory?: string
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

const oneOf =
  (...words: readonly string[]) =>
  (value: string): string | undefined =>
    words.includes(value) ? undefined : `one of ${words.join(', ')}`

const address =
  (...schemes: readonly string[]) =>
  (value: string): string | undefined =>
    URL.canParse(value) && schemes.includes(new URL(value).protocol)
      ? undefined
      : `an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

/** Every variable that the server reads. */
export const variables: readonly Variable[] = [
  { name: 'PORT', help: 'the port to listen on (3000)', check: whole(0, 65_535) },
  { name: 'HOST', help: 'the address to listen on (127.0.0.1; 0.0.0.0 for all)' },
  { name: 'DATA_DIR', help: 'where the SQLite database is kept (data)' },
  {
    name: 'DATABASE_URL',
    help: 'postgres://… to keep everything in PostgreSQL instead',
    check: address('postgres:', 'postgresql:'),
  },
  {
    name: 'PUBLIC_URL',
    help: 'where people reach the server, as https://play.example.org; links and cookies are made for it',
    check: address('http:', 'https:'),
  },
  { name: 'RATE_LIMIT', help: 'requests that one client may make in a minute (600)', check: whole(1, 10_000_000) },
  { name: 'TRUST_PROXY', help: 'yes, if a proxy in front sets X-Forwarded-For (no)', check: oneOf('yes', 'no') },
  { name: 'LOG_LEVEL', help: `${levels.join(', ')} (info)`, check: oneOf(...levels) },
  { name: 'BOT_THREADS', help: 'threads that bots think in (1)', check: whole(1, 64) },
  { name: 'SMTP_URL', help: 'smtp://… or smtps://… to send e-mail by', check: address('smtp:', 'smtps:') },
  { name: 'MAIL_FROM', help: 'the sender of e-mail, as CIC <cic@example.org>; needed with SMTP_URL' },
  {
    name: 'CONTACT',
    help: 'mailto:… or https://… whom push services may write to about this server',
    check: address('mailto:', 'https:'),
  },
  { name: 'WEB_DIR', help: 'where the built page is (packages/web/dist)' },
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
    contact: get('CONTACT') ?? get('PUBLIC_URL') ?? 'mailto:cic@localhost',
    webDirectory: get('WEB_DIR'),
  }
}

/** Addresses of databases and mail servers may hold passwords. */
const shown = (name: string, value: string | undefined): string => (name.endsWith('_URL') ? '…' : (value ?? ''))

export const settingsHelp = (): string => variables.map(({ name, help }) => `  ${name.padEnd(14)} ${help}`).join('\n')

// Requests that nobody would send on purpose: made from the description of the API, right at first and then spoilt in every way that
// comes to mind. The same seed makes the same requests.

import type { Picture } from '@cic/protocol'

/** A schema as far as the description of the API uses them. */
interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

export interface FuzzedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string | Buffer
}

/** What right requests are made with. */
export interface Known {
  readonly tables: readonly string[]
  /** The last picture that somebody has of a running game. */
  readonly picture?: Picture
  /** Somebody who may be sent away and forgotten: then it is what does that. */
  readonly victim?: string
}

/** From the machine itself, as here, the operator may do what harms tables; and who has logged out can try nothing more. */
const isHarmful = (path: string): boolean =>
  path.startsWith('/api/admin/') || path === '/api/me/logout' || path.startsWith('/api/me/devices/')

export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  happens(probability: number): boolean {
    return this.next() < probability
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)]
  }
}

/** Everything that has ever broken a program. */
const nasty: readonly unknown[] = [
  '',
  ' ',
  '\0',
  '\n',
  '\u2028',
  '\u202e',
  '\ud800',
  '💥'.repeat(50),
  'é'.normalize('NFD'),
  'x'.repeat(5_000),
  '../../etc/passwd',
  '%00',
  '%s%n',
  '<script>',
  "' OR 1=1 --",
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e309',
  '0x10',
  '[object Object]',
  '0.1',
  '99.99',
  '1.0.0',
  'spectator',
  'all',
  '*',
  0,
  -0,
  -1,
  1,
  0.1,
  6,
  7,
  1e9,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  5e-324,
  true,
  false,
  null,
  [],
  [[]],
  {},
  [null],
  { length: 5 },
  { toString: 'x' },
  { valueOf: 1 },
  Array(200).fill('x'),
  Array(50).fill({}),
]

const nastyHeaders: readonly (readonly [string, string])[] = [
  ['origin', 'https://evil.example'],
  ['sec-fetch-site', 'cross-site'],
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'multipart/form-data; boundary=----x'],
  ['content-type', ';'],
  ['content-encoding', 'gzip'],
  ['accept', 'image/png'],
  ['accept-encoding', 'br;q=1.0, *;q=0'],
  ['accept-language', ',;q=x,,xx-YY;q=9'],
  ['if-none-match', '*'],
  ['if-modified-since', 'yesterday'],
  ['range', 'bytes=0-18446744073709551615'],
  ['last-event-id', '999999'],
  ['last-event-id', '-1.x'],
  ['last-event-id', '1.1.1.1'],
  ['idempotency-key', 'short'],
  ['idempotency-key', 'x'.repeat(200)],
  ['x-forwarded-for', '1.2.3.4, ::1, x'],
  ['x-forwarded-host', 'evil"'],
  ['x-http-method-override', 'DELETE'],
  ['authorization', 'Basic OjE='],
  ['authorization', 'Bearer x'],
  ['cookie', 'cic='],
  ['cookie', 'cic=a.b; cic=c.d'],
  ['cookie', '='],
  ['cookie', 'cic=%ff%00'],
  ['host', 'x:y'],
  ['connection', 'upgrade'],
  ['te', 'trailers'],
  ['accept-version', '9.9.9'],
  ['forwarded', 'for="_x";proto=https'],
]

interface Route {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

export class Fuzzer {
  readonly #routes: readonly Route[]
  readonly #harmful: readonly Route[]
  readonly #chance: Chance

  constructor({ paths }: Description, seed: number) {
    this.#chance = new Chance(seed)
    const routes = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    )
    const { harmful = [], open = [] } = Object.groupBy(routes, ({ path }) => (isHarmful(path) ? 'harmful' : 'open'))
    this.#harmful = harmful
    // Most can go wrong where a game is played.
    this.#routes = open.flatMap((route) => Array(route.path.endsWith('/choices') ? 8 : 1).fill(route))
  }

  /** A third stays right, the rest is spoilt in one or several places. */
  request(known: Known): FuzzedRequest {
    const chance = this.#chance
    const { method, path, operation } = chance.of(known.victim === undefined ? this.#routes : this.#harmful)
    const spoilt = chance.happens(0.67)
    const headers: Record<string, string> = { 'idempotency-key': `fuzz-${chance.below(1e9)}` }
    if (spoilt && chance.happens(0.3)) for (let i = chance.below(3); i >= 0; i--) this.#spoilHead(headers)
    const body = this.#body(operation, known, spoilt)
    if (body !== undefined && !('content-type' in headers)) headers['content-type'] = 'application/json'
    return {
      method:
        spoilt && chance.happens(0.05)
          ? chance.of(['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])
          : method,
      path: this.#path(path, operation, known, spoilt),
      headers,
      ...(body === undefined ? {} : { body }),
    }
  }

  #spoilHead(headers: Record<string, string>): void {
    const [name, value] = this.#chance.of(nastyHeaders)
    headers[name] = value
  }

  #path(path: string, { parameters = [] }: Operation, known: Known, spoilt: boolean): string {
    const chance = this.#chance
    const value = (name: string, schema: Schema): string => {
      const right = spoilt && chance.happens(0.2) ? chance.of(nasty) : this.#right(name, schema, known)
      const text = typeof right === 'string' ? right : JSON.stringify(right)
      return spoilt && chance.happens(0.05)
        ? text.slice(0, 3_000)
        : encodeURIComponent(text.toWellFormed().slice(0, 1_000))
    }
    let filled = path
    const query: string[] = []
    for (const { name, in: where, schema } of parameters) {
      if (where === 'path') filled = filled.replace(`{${name}}`, value(name, schema))
      if (where === 'query' && chance.happens(0.8)) query.push(`${name}=${value(name, schema)}`)
    }
    if (spoilt && chance.happens(0.1))
      query.push(`${encodeURIComponent(JSON.stringify(chance.of(nasty)).slice(0, 300).toWellFormed())}=1`)
    if (spoilt && chance.happens(0.05))
      filled += chance.of(['/', '//', '/..', '/%2e%2e/', '%', '%zz', ';x=1', '\\', '/.'])
    const whole = filled + (query.length === 0 ? '' : `?${query.join('&')}`)
    // What no client can send is of no interest here.
    return whole.replace(/[^\x21-\x7e]/g, '_').slice(0, 8_000)
  }

  #body({ requestBody }: Operation, known: Known, spoilt: boolean): string | Buffer | undefined {
    const chance = this.#chance
    const schema = requestBody?.content['application/json']?.schema
    if (schema === undefined) return spoilt && chance.happens(0.2) ? JSON.stringify(chance.of(nasty)) : undefined
    let value = this.#right('body', schema, known)
    if (spoilt) for (let i = chance.below(3); i > 0; i--) value = this.#spoil(value)
    const text = JSON.stringify(value)
    if (!spoilt || chance.happens(0.8)) return text
    return this.#garbled(text)
  }

  #garbled(text: string): string | Buffer {
    const chance = this.#chance
    const at = chance.below(text.length + 1)
    return chance.of([
      text.slice(0, at),
      `${text.slice(0, at)}\0${text.slice(at)}`,
      `${text}${text}`,
      text.replace('{', '{"__proto__":{"x":1},'),
      text.replace('{', '{"constructor":{"prototype":{"x":1}},'),
      text.replace(/\d+/, '1e999'),
      text.replace(/"[^"]*"/, '"\\ud800\\u0000"'),
      `${'['.repeat(2_000)}${text}${']'.repeat(2_000)}`,
      Buffer.from(Array.from({ length: 40 }, () => chance.below(256))),
      Buffer.from(text, 'utf16le'),
      '',
      ' '.repeat(70_000),
    ])
  }

  /** Something else in the place of a part, a part left out, or one too many. */
  #spoil(value: unknown): unknown {
    const chance = this.#chance
    if (typeof value !== 'object' || value === null || chance.happens(0.2)) return structuredClone(chance.of(nasty))
    if (Array.isArray(value)) {
      const at = chance.below(value.length)
      return value.length === 0 || chance.happens(0.3)
        ? [...value, ...value, this.#spoil({})]
        : value.with(at, this.#spoil(value[at]))
    }
    const record = { ...(value as Record<string, unknown>) }
    const key = chance.of([...Object.keys(record), 'extra'])
    if (chance.happens(0.25)) delete record[key]
    else record[key] = this.#spoil(record[key])
    return record
  }

  #right(name: string, schema: Schema, known: Known): unknown {
    const chance = this.#chance
    const fitting = this.#fitting(name, known)
    if (fitting !== undefined && chance.happens(0.85)) return fitting
    if (schema.const !== undefined) return schema.const
    if (schema.enum !== undefined) return chance.of(schema.enum)
    if (schema.anyOf !== undefined) return this.#right(name, chance.of(schema.anyOf), known)
    if (schema.type === 'object') return this.#object(schema, known)
    if (schema.type === 'array')
      return Array.from({ length: chance.below(Math.min(schema.maxItems ?? 4, 4) + 1) }, () =>
        this.#right(name, schema.items ?? {}, known),
      )
    if (schema.type === 'boolean') return chance.happens(0.5)
    if (schema.type === 'null') return null
    if (schema.type === 'integer' || schema.type === 'number') return this.#number(schema)
    return chance.of([
      'a',
      'Some words',
      'base',
      'kobol',
      '22:00',
      'Europe/Warsaw',
      'A'.repeat(22),
      'Zażółć',
      '1',
      '0.1',
    ])
  }

  #object({ properties = {} }: Schema, known: Known): Record<string, unknown> {
    const entries = Object.entries(properties).filter(() => this.#chance.happens(0.95))
    return Object.fromEntries(entries.map(([name, schema]) => [name, this.#right(name, schema, known)]))
  }

  #number({ type, minimum = 0, maximum = minimum + 10 }: Schema): number {
    const chance = this.#chance
    if (chance.happens(0.1)) return chance.of([minimum, maximum])
    const value = minimum + chance.next() * Math.min(maximum - minimum, 20)
    return type === 'integer' ? Math.round(value) : value
  }

  /** What a program at the table would say here. */
  #fitting(name: string, { tables, picture, victim }: Known): unknown {
    const chance = this.#chance
    const decision = picture?.game?.decisions[0]
    if (name === 'id') return picture !== undefined && chance.happens(0.7) ? picture.id : chance.of(tables)
    if (name === 'person') return victim
    if (name === 'version') return picture?.version
    if (name === 'decision') return decision?.id
    if (name === 'answer')
      return decision && (chance.happens(0.7) ? decision.fallback : chance.of(decision.options)?.id)
    if (name === 'game') return {}
    if (name === 'zone') return 'Europe/Warsaw'
    if (name === 'from' || name === 'to')
      return picture === undefined ? undefined : chance.of(['22:00', '07:30', picture.me.seat ?? 0])
    return undefined
  }
}

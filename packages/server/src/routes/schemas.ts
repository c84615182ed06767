// The shapes of what is sent to the server and comes back, for checking and for the published description.

import { type GameRecord, type LogEntry, type View, variantsOf } from '@cic/engine'
import type { Picture, TableSettings, TableStatement, TableSummary, VoteMatter } from '@cic/protocol'
import { Type } from 'typebox'
import { named } from './shapes.ts'

const strict = { additionalProperties: false }

/**
 * Text that people read: no control characters, nothing that turns the direction of what stands around it, and not only spaces. The
 * pattern looks at each character once: whatever is sent, it is quick.
 */
const words = (most: number) =>
  Type.String({ minLength: 1, maxLength: most, pattern: `^(?!(?:\\s|[${unseen}])*$)[^${control}]*$` })

const control =
  '\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff\\ufff9-\\ufffb'
const unseen = '\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u200b-\\u200d\\u2060-\\u2064\\u3164\\uffa0'

export const Language = Type.Enum(['en', 'es', 'de', 'fr', 'pl'])
export const Level = Type.Enum(['random', 'cadet', 'officer', 'admiral'])
export const TableId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'The secret link of a table' })
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 6 })
export const Name = words(40)

export const TableParams = Type.Object({ id: TableId }, strict)
export const SeatParams = Type.Object({ id: TableId, seat: SeatNumber }, strict)
export const VoteParams = Type.Object({ id: TableId, vote: Type.Integer({ minimum: 1 }) }, strict)

const time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })

/** The engine says what can be switched on, and which combinations are allowed. */
const variants = Object.fromEntries(variantsOf().map((name) => [name, Type.Optional(Type.Boolean())]))

const Quiet = Type.Object({ from: time, to: time, zone: Type.String({ maxLength: 60 }) }, strict)

export const Settings = Type.Unsafe<TableSettings>(
  Type.Object(
    {
      game: Type.Object(
        {
          sets: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 4 })),
          objective: Type.Optional(Type.String({ maxLength: 20 })),
          resources: Type.Optional(Type.Enum(['standard', 'easier', 'harder'])),
          ...variants,
        },
        strict,
      ),
      pace: Type.Object(
        {
          kind: Type.Enum(['live', 'slow']),
          windowSeconds: Type.Number({ minimum: 0.1, maximum: 60 }),
          botSeconds: Type.Number({ minimum: 0, maximum: 60 }),
          absence: Type.Optional(Type.Enum(['wait', 'bot'])),
          clock: Type.Optional(
            Type.Object(
              {
                bankSeconds: Type.Number({ minimum: 10, maximum: 90 * 86_400 }),
                incrementSeconds: Type.Number({ minimum: 0, maximum: 30 * 86_400 }),
                onTimeout: Type.Enum(['default', 'bot']),
                quiet: Type.Optional(Quiet),
              },
              strict,
            ),
          ),
        },
        strict,
      ),
      visibility: Type.Enum(['public', 'link']),
      language: Language,
    },
    strict,
  ),
)

const bot = Type.Object(
  { kind: Type.Literal('bot'), level: Level, temper: Type.Optional(Type.Enum(['cautious', 'bold', 'talkative'])) },
  strict,
)
const open = Type.Object({ kind: Type.Literal('open') }, strict)

export const NewTable = Type.Object(
  {
    name: Name,
    settings: Settings,
    seats: Type.Array(Type.Union([Type.Object({ kind: Type.Literal('me') }, strict), open, bot]), {
      minItems: 1,
      maxItems: 7,
    }),
  },
  strict,
)

export const Arrangement = Type.Union([open, bot])
/** Nothing, or an object with nothing in it. */
export const Empty = Type.Union([Type.Object({}, strict), Type.Null()])

const optionId = Type.String({ maxLength: 200 })

export const Choice = Type.Object(
  {
    version: Type.String({ maxLength: 30, description: 'The version of the picture that the choice was made on' }),
    decision: Type.String({ maxLength: 30 }),
    answer: Type.Union([optionId, Type.Array(optionId, { maxItems: 100 })]),
  },
  strict,
)

export const Orders = Type.Object(
  {
    orders: Type.Array(
      Type.Object(
        {
          what: Type.String({ maxLength: 80 }),
          do: Type.Enum(['ask', 'pass', 'play']),
          window: Type.Optional(Type.String({ maxLength: 80 })),
          thisTurn: Type.Optional(Type.Integer({ minimum: 0 })),
          when: Type.Optional(Type.String({ maxLength: 40 })),
        },
        strict,
      ),
      { maxItems: 50 },
    ),
  },
  strict,
)

export const Resting = Type.Object(
  {
    until: Type.Optional(Type.Integer({ minimum: 0, description: 'In milliseconds since 1970' })),
    quiet: Type.Optional(Quiet),
  },
  strict,
)

export const Presences = Type.Object({
  seats: Type.Array(
    Type.Object({
      here: Type.Boolean({ description: 'Looks at a table now' }),
      since: Type.Optional(Type.Integer({ description: 'When they were seen last, in milliseconds since 1970' })),
    }),
  ),
})

export const Matter = Type.Object(
  {
    matter: Type.Unsafe<VoteMatter>(
      Type.Union([
        Type.Object({ kind: Type.Literal('replace'), seat: SeatNumber, level: Level }, strict),
        Type.Object({ kind: Type.Literal('return'), seat: SeatNumber }, strict),
        Type.Object({ kind: Type.Literal('undo'), moment: Type.Integer({ minimum: 0 }) }, strict),
        Type.Object({ kind: Type.Literal('end') }, strict),
      ]),
    ),
  },
  strict,
)

const turn = Type.Integer({ minimum: 0 })

export const Statement = Type.Unsafe<TableStatement>(
  Type.Union([
    Type.Object(
      { kind: Type.Literal('help'), from: SeatNumber, amount: Type.Enum(['none', 'little', 'lot']), turn },
      strict,
    ),
    Type.Object(
      {
        kind: Type.Enum(['suspect', 'trust']),
        from: SeatNumber,
        whom: SeatNumber,
        why: Type.Enum(['checks', 'loyalty']),
        turn,
      },
      strict,
    ),
    Type.Object({ kind: Type.Literal('warn'), from: SeatNumber, turn }, strict),
    Type.Object({ kind: Type.Enum(['deny', 'ask']), from: SeatNumber, whom: SeatNumber, turn }, strict),
    Type.Object(
      {
        kind: Type.Literal('promise'),
        from: SeatNumber,
        what: Type.Enum(['add-cards', 'stay-out', 'repair', 'fight', 'protect']),
        turn,
      },
      strict,
    ),
  ]),
)

const Version = Type.String({
  maxLength: 30,
  pattern: '^\\d+(\\.\\d+)?$',
  description: 'The version of the picture that it was done on',
})

export const Words = Type.Union([
  Type.Object({ version: Version, text: words(500) }, strict),
  Type.Object({ version: Version, statement: Statement }, strict),
])

export const Undo = Type.Object({ version: Version }, strict)

const mark = Type.Optional(Type.Enum(['trust', 'doubt', 'suspect']))

export const Notes = Type.Object(
  {
    text: Type.String({ maxLength: 10_000 }),
    marks: Type.Object(Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((seat) => [seat, mark])), strict),
    muted: Type.Optional(Type.Array(SeatNumber, { maxItems: 7 })),
  },
  strict,
)

const channels = Type.Array(Type.Enum(['push', 'email', 'webhook']), { maxItems: 3, uniqueItems: true })
export const NotificationMatrix = Type.Object({ turn: channels, vote: channels, clock: channels }, strict)

export const Me = Type.Object({
  id: Type.String(),
  name: Type.String(),
  language: Language,
  notifications: NotificationMatrix,
  email: Type.Optional(Type.String()),
  webhook: Type.Optional(Type.String()),
  push: Type.Integer(),
})

export const Devices = Type.Object({
  devices: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String({ description: 'As `Firefox, Linux`; empty, if it does not say' }),
      since: Type.Integer(),
      seen: Type.Integer({ description: 'When it was here last, to the day' }),
      current: Type.Boolean({ description: 'It is the one that asks' }),
    }),
  ),
})

export const MyChanges = Type.Object(
  {
    name: Type.Optional(Name),
    language: Type.Optional(Language),
    notifications: Type.Optional(NotificationMatrix),
  },
  strict,
)

export const Failure = Type.Object(
  {
    error: Type.Object({
      code: Type.String({ description: 'For programs' }),
      message: Type.String({ description: 'For people, in English' }),
      allowed: Type.Optional(Type.Array(Type.String(), { description: 'What would have been allowed' })),
    }),
  },
  { description: 'Why it was refused', ...named('Failure') },
)

const anything = { type: 'object', additionalProperties: true } as const

export const PictureBody = Type.Unsafe<Picture>({
  ...anything,
  ...named('Picture'),
  description: 'The table as this viewer sees it',
})
export const ViewBody = Type.Object({
  moment: Type.Integer(),
  of: Type.Integer(),
  view: Type.Unsafe<View>({ ...anything, ...named('View'), description: 'The game as these eyes see it' }),
})
export const RecordBody = Type.Unsafe<GameRecord>({
  ...anything,
  ...named('Record'),
  description: 'A record that `npm run replay` reads',
})
export const SinceBody = Type.Object({
  moment: Type.Integer(),
  log: Type.Array(Type.Unsafe<LogEntry>({ ...anything, ...named('LogEntry') })),
})
export const Summaries = Type.Object({
  tables: Type.Array(Type.Unsafe<TableSummary>({ ...anything, ...named('Summary') })),
  next: Type.Optional(Type.String({ description: 'Where the next page begins, if there is one' })),
})
export const Done = Type.Object({ version: Type.String() }, { description: 'The version that shows it' })
export const Seated = Type.Object(
  {
    version: Type.String(),
    vote: Type.Optional(Type.Integer({ description: 'Those who are left decide on it first' })),
  },
  { description: 'The version that shows it' },
)
export const Created = Type.Object({ id: Type.String() }, { description: 'The link of the new table' })

/** A body of another type than JSON. */
const content = (type: string, description: string) => ({ description, content: { [type]: { schema: Type.String() } } })

export const EventStream = content('text/event-stream', 'Events until somebody hangs up')
export const Html = content('text/html', 'A page')
export const PlainText = content('text/plain', 'Lines')
export const OpenApi = Type.Unsafe<object>({ ...anything, description: 'OpenAPI 3.1' })

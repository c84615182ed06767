// The shapes of what is sent, under their names, as they are published. Routes mark a body with `named`; the description puts a reference
// in its place, so that a program has one type for each. What boxes may add is left open.

type Shape = Readonly<Record<string, unknown>>

const ref = (name: string): Shape => ({ $ref: `#/components/schemas/${name}` })
const text = (description?: string): Shape => ({ type: 'string', ...(description && { description }) })
const whole = (description?: string): Shape => ({ type: 'integer', ...(description && { description }) })
const yes = (description?: string): Shape => ({ type: 'boolean', ...(description && { description }) })
const oneOf = (...values: readonly string[]): Shape => ({ type: 'string', enum: values })
const list = (items: Shape, description?: string): Shape => ({
  type: 'array',
  items,
  ...(description && { description }),
})
const facts = (description?: string): Shape => ({
  type: 'object',
  additionalProperties: true,
  ...(description && { description }),
})

/** Those whose names end in a question mark may be absent. */
function record(description: string, fields: Readonly<Record<string, Shape>>): Shape {
  const entries = Object.entries(fields)
  return {
    type: 'object',
    description,
    properties: Object.fromEntries(entries.map(([name, shape]) => [name.replace('?', ''), shape])),
    required: entries.flatMap(([name]) => (name.endsWith('?') ? [] : [name])),
    additionalProperties: true,
  }
}

const millis = (what: string): Shape => whole(`${what}, in milliseconds since 1970`)
const seat = whole('A seat, from 0')
const level = oneOf('random', 'cadet', 'officer', 'admiral')
const version = text('As "18", or "18.1" after something that this viewer alone could see: compare both numbers')

export const shapes: Readonly<Record<string, Shape>> = {
  Failure: record('Why it was refused', {
    error: record('', {
      code: text('For programs'),
      message: text('For people, in English'),
      'allowed?': list(text(), 'What would have been allowed'),
    }),
  }),
  Picture: record('A table as one viewer sees it', {
    id: text(),
    name: text(),
    version,
    status: oneOf('gathering', 'playing', 'over', 'ended'),
    settings: facts('What the table was set up with, as in POST /api/tables'),
    seats: list(ref('Seat')),
    me: record('Who looks', { 'seat?': seat, host: yes() }),
    'game?': ref('View'),
    moments: whole('How many public moments the game has had'),
    'replayFrom?': whole('The first moment that can be looked at again, if not all can'),
    'fairness?': record('', {
      commitment: text('SHA-256 of the seed, in hexadecimal'),
      'seed?': text('Once the game is over'),
    }),
    'window?': record('At a live table: the window that is open', { name: text(), closesAt: millis('When it closes') }),
    'clocks?': list(record('', { leftSeconds: whole(), 'since?': millis('Since when it runs') })),
    votes: list(ref('Vote')),
    'refused?': list(facts(), 'What was refused lately, and until when it is not proposed again'),
    talk: list(ref('Message')),
    'rematch?': text('The next table of the same people'),
    'lastChoice?': seat,
  }),
  Seat: record('Who sits there', {
    kind: oneOf('open', 'person', 'bot'),
    'name?': text(),
    'level?': level,
    'temper?': oneOf('cautious', 'bold', 'talkative'),
    'standIn?': yes('A bot plays in the place of the person, who may come back'),
    'givenUp?': yes('Whoever left it lets others have it'),
    'away?': record('Whoever sits there is away', { since: millis('Since when'), until: millis('Until when') }),
    'quiet?': facts('Quiet hours of their own'),
  }),
  Vote: record('What the people at the table decide on', {
    id: whole(),
    matter: {
      description: 'What it is about',
      anyOf: [
        record('', { kind: oneOf('replace'), seat, level }),
        record('', { kind: oneOf('admit'), seat, name: text() }),
        record('', { kind: oneOf('return'), seat }),
        record('', { kind: oneOf('undo'), moment: whole() }),
        record('', { kind: oneOf('end') }),
      ],
    },
    'by?': seat,
    yes: list(seat),
    no: list(seat),
    needed: whole('How many must agree'),
    expiresAt: millis('When it is over'),
  }),
  Message: record('What was said', {
    id: whole(),
    at: millis('When'),
    channel: oneOf('table', 'spectators'),
    from: record('', { 'seat?': seat, name: text() }),
    'text?': text(),
    'statement?': facts('What every reader gets in their own language'),
    'notice?': facts('What the table itself says'),
  }),
  View: record('The game as one viewer sees it; what they may not know is "?"', {
    viewer: { anyOf: [seat, { const: 'spectator' }] },
    options: facts(),
    seats: list(facts('Character, place, hand, loyalty and what is used up')),
    current: seat,
    turn: whole(),
    resources: facts(),
    decisions: list(ref('Decision'), 'My own open decisions, with all legal answers'),
    answered: list(facts(), 'What I have answered while others are still asked'),
    waiting: list(record('', { seat, kind: text() }), 'Whom the table waits for; in a window nobody is named'),
    log: list(ref('LogEntry')),
    'over?': facts('Who has won, once the game is over'),
  }),
  Decision: record(
    'A question. It is answered by POST /api/tables/{id}/choices with its id, the version it was seen in, and options of it',
    {
      id: text(),
      seat,
      kind: text('The step that asks, as skillCheck:contribute'),
      'box?': text(),
      options: list(ref('Option')),
      min: whole('An answer names at least so many different options'),
      max: whole('and at most so many'),
      'not?': list(whole(), 'but not exactly so many'),
      fallback: list(text(), 'The safe answer: it is always legal'),
      facts: facts('What the question is about'),
    },
  ),
  Option: record('One of the legal answers', { id: text(), 'effect?': facts('What it would do') }),
  LogEntry: record('What happened', {
    t: text('The kind of thing'),
    'only?': list(seat, 'The only seats that saw it'),
  }),
  Record: record('A finished game: `npm run replay` reads it', {
    format: oneOf('cic-record'),
    version: whole(),
    'rules?': { anyOf: [whole(), list(facts())] },
    options: facts(),
    seed: text(),
    'commitment?': text(),
    'hash?': text('SHA-256 of the stored game at the end, in hexadecimal'),
    choices: list(facts()),
  }),
  Summary: record('A table in a list', {
    id: text(),
    name: text(),
    status: oneOf('gathering', 'playing', 'over', 'ended'),
    players: whole(),
    open: whole('How many seats anybody may take'),
    language: text(),
    pace: oneOf('live', 'slow'),
    sets: list(text()),
    objective: text(),
    names: list(text()),
    'turn?': whole(),
    'turnOf?': text('Whose turn it is, by the name of the person or the level of the bot'),
    'won?': oneOf('humans', 'cylons'),
    waitingForMe: yes(),
    changed: millis('When'),
  }),
  Patch: record('What makes the next picture of the one before', {
    changes: list(
      list({}),
      'One after the other. [path, value] puts a value at a path of keys and indexes; [path] removes what is there; ' +
        '[path, from, removed, added] takes so many elements out of a list from this index on and puts others in their place',
    ),
    sum: whole(
      'The checksum of the picture that comes out. If yours is another, open the stream anew without Last-Event-ID: it begins with ' +
        'the whole. The checksum of a value is the sum, modulo 2^32, of a mark for each text, number and truth value in it. A mark ' +
        'is made of a line as `/seats/0/name="Laura` or `/moments=12`: the keys and indexes that lead there, each after a slash, ' +
        '`=`, and the value, a text after one quotation mark. Begin with 0x811c9dc5; for each code point of the line, combine by ' +
        'exclusive or, then multiply by 0x01000193; at the end combine with itself shifted right by 16, multiply by 0x045d9f3b, ' +
        'and combine with itself shifted right by 16 again; all in 32 bits without sign. Empty lists and objects count nothing.',
    ),
  }),
  WebhookMessage: record('What is posted to a webhook', {
    id: text('The same if it is sent again'),
    event: oneOf('turn', 'vote', 'clock'),
    table: text(),
    title: text(),
    body: text(),
    url: text(),
  }),
  PushMessage: record('What a browser gets by its push service', { title: text(), body: text(), url: text('A path') }),
}

/** Marks a body that is published under a name. */
export const named = (name: keyof typeof shapes & string): { readonly 'x-name': string } => ({ 'x-name': name })

/** The description with references where names are. */
export function withNames<T>(part: T): T {
  if (Array.isArray(part)) return part.map(withNames) as T
  if (typeof part !== 'object' || part === null) return part
  const { 'x-name': name } = part as { 'x-name'?: string }
  if (name !== undefined) return ref(name) as T
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withNames(value)])) as T
}

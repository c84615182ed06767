// Who is told that a table waits for them, when, and how often. Everything is real: games, streams, receivers of webhooks and of
// browser messages, a mail server.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Writable } from 'node:stream'
import { after, before, suite, test } from 'node:test'
import type { Picture, VoteMatter } from '@cic/protocol'
import type { NotificationOptions } from '../src/notifications/index.ts'
import { rangesOf } from '../src/notifications/outside.ts'
import { texts } from '../src/notifications/texts.ts'
import type { Channel, NotifiedEvent } from '../src/people.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { certificateFor } from '../testing/certificate.ts'
import { Client } from '../testing/client.ts'
import { playOn } from '../testing/playing.ts'
import { Browser, isSignedBy, MailServer, vapidOf, WebReceiver } from '../testing/receivers.ts'
import { newGame, quickSlow, type TestServer, testServer } from '../testing/tables.ts'

const pushHost = 'push.test'
const certificate = certificateFor(pushHost)

/** Reaches the receivers of these tests, and is soon done with waiting. */
const options: NotificationOptions = {
  grace: { live: 40, slow: 40 },
  presence: { every: 50, soon: 10, lasts: 10_000, remembered: 0, lately: 0 },
  outside: {
    blocked: { ipv4: rangesOf('ipv4', []), ipv6: rangesOf('ipv6', []) },
    ports: 'any',
    resolve: async () => ['127.0.0.1'],
    authority: certificate.cert,
    timeout: 5_000,
  },
}

let hooks: WebReceiver
let service: WebReceiver
before(async () => {
  hooks = await WebReceiver.new()
  service = await WebReceiver.new(certificate)
})
after(() => {
  hooks.close()
  service.close()
})

interface Told extends Client {
  readonly path: string
  readonly secret: string
}

const all: readonly NotifiedEvent[] = ['turn', 'vote', 'clock']

/** Somebody who wants to be told of these events by this channel. */
const wanting = (events: readonly NotifiedEvent[], channel: Channel) => ({
  notifications: Object.fromEntries(all.map((event) => [event, events.includes(event) ? [channel] : []])),
})

let people = 0

/** A person with a webhook. */
async function newPerson(
  { address }: { address: string },
  {
    events = all,
    language = 'en',
    to = hooks,
  }: { events?: readonly NotifiedEvent[]; language?: string; to?: WebReceiver } = {},
): Promise<Told> {
  const path = `/hook/${++people}`
  const client = await Client.new(address)
  const hook = await client.call<{ secret: string }>('PUT', '/api/me/webhook', {
    url: `http://hooks.test:${to.port}${path}`,
  })
  assert.equal(hook.status, 200)
  const changed = await client.call('PATCH', '/api/me', { language, ...wanting(events, 'webhook') })
  assert.equal(changed.status, 200)
  return Object.assign(client, { path, secret: hook.body.secret })
}

const propose = async (client: Client, table: string, matter: VoteMatter): Promise<void> => {
  const { status, body } = await client.post(`/api/tables/${table}/votes`, { matter })
  assert.equal(status, 200, JSON.stringify(body))
}

const proposeEnd = (client: Client, table: string): Promise<void> => propose(client, table, { kind: 'end' })

const proposeReplacing = (client: Client, table: string, seat: number): Promise<void> =>
  propose(client, table, { kind: 'replace', seat, level: 'officer' })

const castNo = async (client: Client, table: string): Promise<void> => {
  const { body } = await client.get<Picture>(`/api/tables/${table}`)
  const { status } = await client.post(`/api/tables/${table}/votes/${body.votes[0].id}`, { yes: false })
  assert.equal(status, 200)
}

/** Those of them whom the game asks something. */
async function askedOf(clients: readonly Told[], table: string): Promise<Told[]> {
  const pictures = await Promise.all(clients.map((client) => client.get<Picture>(`/api/tables/${table}`)))
  return clients.filter((_, i) => (pictures[i].body.game?.decisions.length ?? 0) > 0)
}

async function counted(server: TestServer, channel: Channel, outcome: string): Promise<number> {
  const { body } = await new Client(server.address).get<string>('/metrics')
  const line = body
    .split('\n')
    .find((one) => one.startsWith(`cic_notifications_total{channel="${channel}",outcome="${outcome}"}`))
  return Number(line?.split(' ').at(-1) ?? 0)
}

suite('a person who is away', () => {
  let server: TestServer
  before(async () => {
    server = await testServer({}, { notifications: options })
  })
  after(() => server.stop())

  test('is told that it is their turn, signed, and no more than that', async () => {
    const person = await newPerson(server)
    const id = await newGame([person], { players: 3 })
    const [message] = await hooks.until(person.path)
    assert.deepEqual(message, {
      id: message.id,
      event: 'turn',
      table: id,
      title: 'A table waits for you',
      body: '“Test” waits for you.',
      url: `${server.address}/table/${id}`,
    })
    const [received] = hooks.at(person.path)
    assert.ok(isSignedBy(person.secret, received))
    assert.ok(!isSignedBy('another secret', received))
    assert.equal(received.headers['content-type'], 'application/json')
  })

  test('of a slow game is told what everybody saw happen meanwhile, in their language', async () => {
    const person = await newPerson(server, { language: 'de', events: ['turn'] })
    const id = await newGame([person], { players: 3 })
    const [first] = await hooks.until(person.path)
    assert.ok(!('since' in first), 'nobody was away who has never been here')
    const watching = person.watch(id)
    await playOn(person, id, watching, { until: ({ moments }) => moments >= 60 })
    assert.equal((await person.call('PUT', `/api/tables/${id}/seen`, { moment: 20 })).status, 200)
    watching.stop()
    const [, { body, since: lines = [] }] = await hooks.until(person.path, 2)
    assert.equal(body, '„Test“ wartet auf dich.')
    assert.ok(lines.length > 0 && lines.length <= 10, lines.join('\n'))
    assert.ok(
      lines.some((line) => /^(Jetzt im Weltraum:|Im Weltraum sind keine Schiffe)/.test(line)),
      lines.join('\n'),
    )
  })

  test('is told once, until they have come back', async () => {
    const seated = await Promise.all([1, 2, 3].map(() => newPerson(server)))
    const id = await newGame(seated)
    const [asked] = await askedOf(seated, id)
    const [proposer, third] = seated.filter((one) => one !== asked)
    await hooks.until(asked.path)
    await proposeEnd(proposer, id)
    // Whoever has not been told yet is told of the vote; so it has been looked for everybody.
    assert.deepEqual(
      (await hooks.until(third.path)).map(({ event }) => event),
      ['vote'],
    )
    assert.equal(hooks.at(asked.path).length, 1)
    const watching = asked.watch(id)
    await watching.until(() => true)
    watching.stop()
    await castNo(third, id)
    await proposeReplacing(proposer, id, seated.indexOf(third))
    await hooks.until(asked.path, 2)
    await hooks.until(third.path, 2)
    assert.equal(hooks.at(asked.path).length, 2)
    assert.equal(hooks.at(proposer.path).length, 0)
  })

  test('has come back too when they act without a stream; a question in a window is told like any other', async () => {
    const person = await newPerson(server, { events: ['turn'] })
    const id = await newGame([person], { players: 3 })
    const kinds: string[] = []
    while (kinds.at(-1) !== 'window:ask') {
      const messages = await hooks.until(person.path, kinds.length + 1)
      assert.equal(messages.at(-1)?.body, '“Test” waits for you.')
      const { body: picture } = await person.get<Picture>(`/api/tables/${id}`)
      const [decision] = picture.game?.decisions ?? []
      kinds.push(decision.kind)
      assert.equal((await person.choose(id, picture, decision.fallback)).status, 200)
    }
    assert.equal(hooks.at(person.path).length, kinds.length)
  })

  test('is not told while they have a stream open, anywhere; once they are gone they are', async () => {
    const [host, proposer, third] = await Promise.all([
      newPerson(server),
      newPerson(server, { events: [] }),
      newPerson(server),
    ])
    const elsewhere = await newGame([host], { players: 3 })
    await hooks.until(host.path)
    const watching = host.watch(elsewhere)
    await watching.until(() => true)
    const id = await newGame([proposer, host, third])
    await proposeEnd(proposer, id)
    await hooks.until(third.path)
    assert.equal(hooks.at(host.path).length, 1)
    watching.stop()
    await hooks.until(host.path, 2)
  })

  test('is told of a vote, unless it is their own', async () => {
    const events = ['vote'] as const
    const [host, second, third] = await Promise.all([1, 2, 3].map(() => newPerson(server, { events })))
    const id = await newGame([host, second, third])
    await proposeEnd(host, id)
    for (const { path } of [second, third]) {
      const [{ event, title }] = await hooks.until(path)
      assert.deepEqual([event, title], ['vote', 'A vote has started'])
    }
    assert.equal(hooks.at(host.path).length, 0)
    await castNo(second, id)
    await proposeReplacing(second, id, 2)
    await hooks.until(host.path)
    assert.equal(hooks.at(second.path).length, 1)
    assert.equal(hooks.at(third.path).length, 1)
  })

  test('is told what they want to be told of, and by the channels that they chose', async () => {
    const [host, second, third] = await Promise.all([
      newPerson(server, { events: ['clock'] }),
      newPerson(server, { events: ['clock'] }),
      newPerson(server, { events: ['vote'] }),
    ])
    const browser = new Browser(service, pushHost)
    await third.call('PUT', '/api/me/push', { subscription: browser.subscription })
    const id = await newGame([host, second, third])
    await proposeEnd(host, id)
    assert.deepEqual(
      (await hooks.until(third.path)).map(({ event }) => event),
      ['vote'],
    )
    for (const { path } of [host, second])
      assert.equal(hooks.at(path).length, 0, 'the table waits for them, but they do not want to know')
    assert.equal(service.at(browser.path).length, 0, 'not by this channel')
  })

  test('is told in their language', async () => {
    const languages = ['en', 'es', 'de', 'fr', 'pl'] as const
    const host = await newPerson(server, { events: [] })
    const others = await Promise.all(languages.map((language) => newPerson(server, { events: ['vote'], language })))
    const id = await newGame([host, ...others])
    await proposeEnd(host, id)
    for (const [i, language] of languages.entries()) {
      const [{ title, body }] = await hooks.until(others[i].path)
      const { vote } = texts[language].events
      assert.deepEqual([title, body], [vote.title, vote.body('Test')])
    }
    assert.equal(new Set(languages.map((language) => texts[language].events.vote.title)).size, 5)
  })

  test('is told when four fifths of their time are used up, and nobody else notices', async () => {
    const clock = { bankSeconds: 12, incrementSeconds: 12, onTimeout: 'default' } as const
    const events = ['clock'] as const
    const seated = await Promise.all([1, 2, 3].map(() => newPerson(server, { events })))
    const began = Date.now()
    const id = await newGame(seated, { pace: { ...quickSlow, clock } })
    const [asked] = await askedOf(seated, id)
    const other = seated.find((one) => one !== asked) ?? asked
    const seen: string[] = []
    const watching = other.watch(id, ({ version }) => seen.push(version))
    const [{ event, title }] = await hooks.until(asked.path)
    assert.deepEqual([event, title], ['clock', 'Your time runs out'])
    assert.ok(Date.now() - began >= 9_600)
    assert.equal(seen.length, 1)
    watching.stop()
  })

  test('whose seat a bot has taken over is not told', async () => {
    const [host, second, third] = await Promise.all([
      newPerson(server, { events: [] }),
      newPerson(server, { events: ['vote'] }),
      newPerson(server, { events: ['vote'] }),
    ])
    const id = await newGame([host, second, third])
    assert.equal((await second.call('DELETE', `/api/tables/${id}/seats/1`)).status, 200)
    await proposeEnd(host, id)
    await hooks.until(third.path)
    assert.equal(hooks.at(second.path).length, 0)
  })
})

suite('a dead receiver', () => {
  let server: TestServer
  const lines: string[] = []
  before(async () => {
    const logTo = new Writable({
      write: (line, _, done) => {
        lines.push(String(line))
        done()
      },
    })
    const outside = { ...options.outside, timeout: 300 }
    server = await testServer({ LOG_LEVEL: 'debug' }, { logTo, notifications: { ...options, outside } })
  })
  after(() => server.stop())

  test('keeps nobody else from being told, and no choice from being made', async () => {
    const silent = await WebReceiver.new()
    silent.answer = 'never'
    const [host, last, ...others] = await Promise.all([
      newPerson(server, { events: [] }),
      newPerson(server, { events: ['vote'] }),
      ...Array.from({ length: 3 }, () => newPerson(server, { to: silent, events: ['vote'] })),
    ])
    const id = await newGame([host, last, ...others])
    await proposeEnd(host, id)
    await silent.received.until(3)
    await hooks.until(last.path)
    const [asked] = await askedOf([host, last, ...others], id)
    const { body: picture } = await asked.get<Picture>(`/api/tables/${id}`)
    const answered = await asked.choose(id, picture, picture.game?.decisions[0].fallback ?? '')
    assert.equal(answered.status, 200)
    silent.close()
    assert.ok((await counted(server, 'webhook', 'sent')) >= 1)
  })

  test('is tried again a few times, and then given up', async () => {
    const receiver = await WebReceiver.new()
    receiver.answer = { status: 500 }
    const [patient, unlucky] = await Promise.all(
      [1, 2].map(() => newPerson(server, { events: ['turn'], to: receiver })),
    )
    await newGame([unlucky], { players: 3 })
    await receiver.received.until(3)
    await newGame([patient], { players: 3 })
    await receiver.received.until(2, ({ path }) => path === patient.path)
    receiver.answer = { status: 204 }
    await receiver.until(patient.path, 3)
    assert.equal(receiver.at(unlucky.path).length, 3)
    assert.ok((await counted(server, 'webhook', 'failed')) >= 5)
    receiver.close()
  })

  test('is logged without its address, its secret or the link of the table', async () => {
    const receiver = await WebReceiver.new()
    receiver.answer = { status: 503 }
    const person = await newPerson(server, { events: ['turn'], to: receiver })
    const id = await newGame([person], { players: 3 })
    await receiver.received.until(3)
    while (!lines.some((line) => line.includes('status-503'))) await new Promise((resolve) => setTimeout(resolve, 20))
    const log = lines.join('')
    assert.match(log, /a notification could not be sent/)
    for (const secret of ['hooks.test', '/hook/', person.secret, id]) assert.ok(!log.includes(secret), secret)
    receiver.close()
  })

  test('does not keep the server from stopping', async () => {
    const silent = await WebReceiver.new()
    silent.answer = 'never'
    const outside = { ...options.outside, timeout: 60_000 }
    const other = await testServer({}, { notifications: { ...options, outside } })
    const person = await newPerson(other, { events: ['turn'], to: silent })
    await newGame([person], { players: 3 })
    await silent.received.until(1)
    const began = Date.now()
    await other.stop()
    assert.ok(Date.now() - began < 10_000)
    silent.close()
  })
})

suite('messages of the browser', () => {
  let server: TestServer
  before(async () => {
    server = await testServer({ CONTACT: 'mailto:cic@example.org' }, { notifications: options })
  })
  after(() => server.stop())

  const withBrowser = async (browser: Browser, language = 'en'): Promise<Client> => {
    const client = await Client.new(server.address)
    await client.call('PATCH', '/api/me', { language, ...wanting(['turn'], 'push') })
    const { status, body } = await client.call('PUT', '/api/me/push', { subscription: browser.subscription })
    assert.deepEqual([status, body], [200, { push: 1 }])
    return client
  }

  test('can be read by the browser alone, and are signed with the key that it was given', async () => {
    const browser = new Browser(service, pushHost)
    const client = await withBrowser(browser, 'de')
    const id = await newGame([client], { players: 3 })
    const [received] = await service.received.until(1, ({ path }) => path === browser.path)
    assert.deepEqual(browser.read(received), {
      title: 'Ein Tisch wartet auf dich',
      body: '„Test“ wartet auf dich.',
      url: `/table/${id}`,
    })
    assert.throws(() => new Browser(service, pushHost).read(received))
    const { claims, key, valid } = vapidOf(received)
    const given = await client.get<{ key: string }>('/api/push/key')
    assert.ok(valid)
    assert.equal(key, given.body.key)
    assert.equal(claims.aud, browser.origin)
    assert.equal(claims.sub, 'mailto:cic@example.org')
    assert.ok(claims.exp > Date.now() / 1000 && claims.exp <= Date.now() / 1000 + 86_400)
    assert.equal(received.headers['content-encoding'], 'aes128gcm')
    assert.ok(Number(received.headers.ttl) > 0)
    assert.ok(received.body.length < 4096)
  })

  test('go to no browser that is gone', async () => {
    for (const status of [404, 410]) {
      const gone = await WebReceiver.new(certificate)
      gone.answer = { status }
      const client = await withBrowser(new Browser(gone, pushHost))
      const before = await counted(server, 'push', 'gone')
      await newGame([client], { players: 3 })
      await gone.received.until(1)
      while ((await client.get<{ push: number }>('/api/me')).body.push > 0);
      while ((await counted(server, 'push', 'gone')) === before);
      gone.close()
    }
  })

  test('go to ten browsers of a person at most: the oldest is forgotten', async () => {
    const browsers = Array.from({ length: 12 }, () => new Browser(service, pushHost))
    const client = await Client.new(server.address)
    await client.call('PATCH', '/api/me', wanting(['turn'], 'push'))
    for (const { subscription } of browsers) await client.call('PUT', '/api/me/push', { subscription })
    // The same again is no other.
    const again = await client.call('PUT', '/api/me/push', { subscription: browsers[11].subscription })
    assert.deepEqual(again.body, { push: 10 })
    const { endpoint } = browsers[5].subscription
    assert.deepEqual((await client.call('DELETE', '/api/me/push', { endpoint })).body, { push: 9 })
    await newGame([client], { players: 3 })
    for (const { path } of [...browsers.slice(2, 5), ...browsers.slice(6)])
      await service.received.until(1, (one) => one.path === path)
    for (const { path } of [browsers[0], browsers[1], browsers[5]]) assert.equal(service.at(path).length, 0)
  })

  test('need a subscription that a message can be encrypted for', async () => {
    const client = await Client.new(server.address)
    const { subscription } = new Browser(service, pushHost)
    const wrong = [
      { ...subscription, endpoint: subscription.endpoint.replace('https:', 'http:') },
      { ...subscription, keys: { ...subscription.keys, p256dh: 'A'.repeat(87) } },
      { ...subscription, keys: { ...subscription.keys, p256dh: 'short' } },
      { ...subscription, keys: { p256dh: subscription.keys.p256dh } },
      { ...subscription, more: 1 },
      {},
    ]
    for (const one of wrong) {
      const { status } = await client.call('PUT', '/api/me/push', { subscription: one })
      assert.equal(status, 400, JSON.stringify(one))
    }
    assert.equal((await client.get<{ push: number }>('/api/me')).body.push, 0)
  })

  test('are signed with the same key after a restart', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'cic-server-'))
    const keyOf = async (): Promise<string> => {
      const started = await testServer({ DATA_DIR: directory })
      const { body } = await new Client(started.address).get<{ key: string }>('/api/push/key')
      await started.stop()
      return body.key
    }
    const key = await keyOf()
    assert.equal(Buffer.from(key, 'base64url').length, 65)
    assert.equal(await keyOf(), key)
    rmSync(directory, { recursive: true })
  })
})

suite('e-mail', () => {
  let mail: MailServer
  let server: TestServer
  before(async () => {
    mail = await MailServer.new()
    server = await testServer(
      { SMTP_URL: mail.url, MAIL_FROM: 'CIC <cic@example.org>', PUBLIC_URL: 'https://play.example.org' },
      { notifications: options },
    )
  })
  after(async () => {
    await server.stop()
    mail.close()
  })

  const newReader = async (): Promise<Client> => {
    const client = await Client.new(server.address)
    await client.call('PATCH', '/api/me', wanting(['turn'], 'email'))
    return client
  }

  const emailOf = async (client: Client): Promise<string | undefined> =>
    (await client.get<{ email?: string }>('/api/me')).body.email

  /** The word in the newest link that this address was sent. */
  const tokenFor = async (client: Client, address: string, count = 1): Promise<string> => {
    const { status } = await client.call('PUT', '/api/me/email', { address })
    assert.equal(status, 200)
    const letters = await mail.letters.until(count, ({ to, text }) => to === address && text.includes('/confirm#'))
    return /https:\/\/play\.example\.org\/confirm#(\S+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? ''
  }

  const confirm = (token: string) =>
    new Client(server.address).post<{ email: string }>('/api/me/email/confirm', { token })

  const confirmed = async (address: string): Promise<Client> => {
    const client = await newReader()
    assert.equal((await confirm(await tokenFor(client, address))).status, 200)
    return client
  }

  test('goes to an address only after its owner has opened the link', async () => {
    const client = await newReader()
    const address = 'adama@example.org'
    const token = await tokenFor(client, address)
    assert.equal(await emailOf(client), undefined)
    for (const wrong of [
      `${token}x`,
      token.slice(0, -1),
      token.split('.')[0],
      `${'A'.repeat(22)}.${token.split('.')[1]}`,
    ])
      assert.equal((await confirm(wrong)).status, 404)
    const opened = await confirm(token)
    assert.deepEqual([opened.status, opened.body], [200, { email: address }])
    assert.equal((await confirm(token)).status, 404, 'a link works once')
    assert.equal(await emailOf(client), address)
    const id = await newGame([client], { players: 3 })
    const [letter] = await mail.letters.until(1, ({ to, headers }) => to === address && 'list-unsubscribe' in headers)
    assert.equal(letter.headers.subject, 'A table waits for you')
    assert.equal(letter.headers.from, 'CIC <cic@example.org>')
    assert.ok(letter.text.startsWith(`“Test” waits for you.\n\nhttps://play.example.org/table/${id}\n`), letter.text)
  })

  test('of several links only the newest works, and none after the address was withdrawn', async () => {
    const client = await newReader()
    const first = await tokenFor(client, 'tigh@example.org')
    const second = await tokenFor(client, 'roslin@example.org')
    assert.equal((await confirm(first)).status, 404)
    await client.call('DELETE', '/api/me/email')
    assert.equal((await confirm(second)).status, 404)
    assert.equal(await emailOf(client), undefined)
  })

  test('is ended by the link in each mail, by one click of the mail program, without a login', async () => {
    const client = await confirmed('apollo@example.org')
    await newGame([client], { players: 3 })
    const isFor = ({ to, headers }: { to: string; headers: object }) =>
      to === 'apollo@example.org' && 'list-unsubscribe' in headers
    const [{ headers, text }] = await mail.letters.until(1, isFor)
    assert.equal(headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click')
    const link =
      /^<https:\/\/play\.example\.org(\/api\/email\/unsubscribe\?token=\S+)>$/.exec(headers['list-unsubscribe'])?.[1] ??
      ''
    assert.ok(text.trimEnd().endsWith(`https://play.example.org${link}`))
    const stranger = new Client(server.address)
    const page = await stranger.get<string>(link)
    assert.equal(page.status, 200)
    assert.match(page.body, /<form method="post">/)
    assert.equal(await emailOf(client), 'apollo@example.org', 'looking changes nothing')
    for (const wrong of [link.slice(0, -2), link.replace('token=', 'token=A'), '/api/email/unsubscribe?token=x.y.z']) {
      assert.equal((await stranger.get(wrong)).status, 404)
      assert.equal((await stranger.post(wrong)).status, 404)
    }
    const headersOfForm = { 'content-type': 'application/x-www-form-urlencoded' }
    const click = { raw: 'List-Unsubscribe=One-Click', headers: headersOfForm }
    assert.equal((await stranger.post(link, undefined, click)).status, 200)
    assert.equal(await emailOf(client), undefined)
    // The button on the page: a browser says where it was pressed.
    const pressed = { ...headersOfForm, origin: 'https://play.example.org', 'sec-fetch-site': 'same-origin' }
    assert.equal((await stranger.post(link, undefined, { raw: '', headers: pressed })).status, 200)
    // A second click is no mistake; and another address later on has nothing to do with it.
    assert.equal((await stranger.post(link, undefined, click)).status, 200)
    assert.equal((await confirm(await tokenFor(client, 'lee@example.org'))).status, 200)
    assert.equal((await stranger.post(link, undefined, click)).status, 200)
    assert.equal(await emailOf(client), 'lee@example.org')
  })

  test('is written in the language of whoever gets it', async () => {
    const client = await newReader()
    await client.call('PATCH', '/api/me', { language: 'pl' })
    const address = 'starbuck@example.org'
    const token = await tokenFor(client, address)
    const [letter] = await mail.letters.until(1, ({ to }) => to === address)
    assert.equal(letter.headers.subject, 'Potwierdź swój adres w CIC')
    assert.equal(letter.text.trim(), texts.pl.confirmation.body(`https://play.example.org/confirm#${token}`))
  })

  test('fills nobody’s mailbox: three links a day to one address, whoever asks', async () => {
    const address = 'victim@example.org'
    for (let count = 1; count <= 3; count++) await tokenFor(await newReader(), address, count)
    const { status, body } = await (await newReader()).call<{ error: { code: string } }>('PUT', '/api/me/email', {
      address: 'Victim@Example.org',
    })
    assert.deepEqual([status, body.error.code], [429, 'too-many-mails'])
  })

  test('goes to nothing but a plain address', async () => {
    const client = await newReader()
    const wrong = [
      'nobody',
      'a@b',
      'a b@example.org',
      'a@example.org, b@example.org',
      'a@example.org\r\nBcc: b@example.org',
      '"a@evil.test" <b@example.org>',
      '"a b"@example.org',
      'a@[127.0.0.1]',
      `${'a'.repeat(65)}@example.org`,
      '',
    ]
    for (const address of wrong)
      assert.equal((await client.call('PUT', '/api/me/email', { address })).status, 400, address)
  })

  test('is refused clearly where the server cannot send it', async () => {
    const without = await testServer()
    const client = await Client.new(without.address)
    const { status, body } = await client.call<{ error: { code: string } }>('PUT', '/api/me/email', {
      address: 'adama@example.org',
    })
    assert.deepEqual([status, body.error.code], [409, 'no-email'])
    await without.stop()
  })

  test('that cannot be sent harms nobody', async () => {
    const [client, other] = [await confirmed('dee@example.org'), await newPerson(server, { events: ['turn'] })]
    const dead = await MailServer.new()
    dead.close()
    // The same people in a database of its own: there nobody else sends what this one cannot.
    const directory = mkdtempSync(join(tmpdir(), 'cic-mail-'))
    const storage = openSqlite(join(server.directory, 'cic.sqlite'))
    await storage.backup(join(directory, 'cic.sqlite'))
    await storage.close()
    const away = await testServer(
      { SMTP_URL: dead.url, MAIL_FROM: 'cic@example.org', DATA_DIR: directory, LOG_LEVEL: 'silent' },
      { notifications: options },
    )
    client.base = away.address
    other.base = away.address
    await newGame([client], { players: 3 })
    await newGame([other], { players: 3 })
    await hooks.until(other.path)
    while ((await counted(away, 'email', 'failed')) === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    const asked = await client.call<{ error: { code: string } }>('PUT', '/api/me/email', {
      address: 'dualla@example.org',
    })
    assert.deepEqual([asked.status, asked.body.error.code], [503, 'email-failed'])
    await away.stop()
    rmSync(directory, { recursive: true, force: true })
  })

  test('that nobody takes keeps nobody else from being told', async () => {
    const [client, other] = [await confirmed('gaeta@example.org'), await newPerson(server, { events: ['turn'] })]
    mail.silent = true
    await newGame([client], { players: 3 })
    await mail.calls.until(1)
    await newGame([other], { players: 3 })
    await hooks.until(other.path)
    mail.silent = false
  })
})

suite('with several processes', () => {
  test('nobody is told who has a stream open at another one; and they are when that one is no more', async () => {
    const first = await testServer({}, { notifications: options })
    const second = await testServer({ DATA_DIR: first.directory }, { notifications: options })
    const [host, proposer, third] = await Promise.all([
      newPerson(first),
      newPerson(first, { events: [] }),
      newPerson(first),
    ])
    const elsewhere = await newGame([proposer], { players: 3 })
    host.base = second.address
    const watching = host.watch(elsewhere)
    await watching.until(() => true)
    const { body: me } = await host.get<{ id: string }>('/api/me')
    await writtenDown(first.directory, me.id)
    host.base = first.address
    const id = await newGame([host, proposer, third])
    await proposeEnd(proposer, id)
    await hooks.until(third.path)
    assert.equal(hooks.at(host.path).length, 0)
    watching.stop()
    await second.stop()
    await hooks.until(host.path)
    await first.stop()
  })

  test('one of them tells, whichever has more to tell', async () => {
    const first = await testServer({}, { notifications: options })
    const second = await testServer({ DATA_DIR: first.directory }, { notifications: options })
    const [host, one, other] = await Promise.all([newPerson(first), newPerson(first), newPerson(first)])
    const [here, there] = await Promise.all([
      newGame([one, host], { players: 3 }),
      newGame([other, host], { players: 3 }),
    ])
    other.base = second.address
    await Promise.all([proposeEnd(one, here), proposeEnd(other, there)])
    await hooks.until(host.path)
    const [late, last] = await Promise.all([newPerson(first), newPerson(second)])
    await Promise.all([newGame([late], { players: 3 }), newGame([last], { players: 3 })])
    await Promise.all([hooks.until(late.path), hooks.until(last.path)])
    assert.equal(hooks.at(host.path).length, 1)
    await second.stop()
    await first.stop()
  })
})

suite('what a process began to tell and did not finish', () => {
  test('another tells, unless it was told', async () => {
    const server = await testServer({}, { notifications: options })
    const storage = openSqlite(join(server.directory, 'cic.sqlite'))
    const begun = JSON.stringify({ by: 'a process that has died', at: Date.now() - 600_000 })
    const [untold, told, late] = await Promise.all([1, 2, 3].map(() => newPerson(server, { events: ['turn'] })))
    for (const person of [untold, told]) {
      const { body } = await person.get<{ id: string }>('/api/me')
      await storage.documents.put('notified', body.id, begun)
      if (person === told) await storage.documents.put('told', body.id, 'a process that has died')
    }
    await newGame([told], { players: 3 })
    await newGame([untold], { players: 3 })
    await newGame([late], { players: 3 })
    await hooks.until(untold.path)
    await hooks.until(late.path)
    assert.equal(hooks.at(told.path).length, 0)
    await storage.close()
    await server.stop()
  })
})

/** Waits until some process has written down that this person is with it. */
async function writtenDown(directory: string, person: string): Promise<void> {
  const database = new DatabaseSync(join(directory, 'cic.sqlite'), { readOnly: true })
  const find = database.prepare("SELECT 1 FROM documents WHERE kind = 'presence' AND body LIKE ?")
  while (find.get(`%${person}%`) === undefined) await new Promise((resolve) => setTimeout(resolve, 20))
  database.close()
}

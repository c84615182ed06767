// Starting and stopping the real program: what it is told by the environment, what it says when that is wrong, how it stops, and a
// copy of everything while it runs.

import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Picture } from '@cic/protocol'
import { SettingsError, settingsFrom, variables } from '../src/settings.ts'
import { call, Wire } from '../testing/guarded.ts'
import { type Client, newGame, newPeople, quickSlow } from '../testing/index.ts'
import { Program, spawnServer } from '../testing/spawned.ts'

let directory: string
let file: string
before(() => {
  directory = mkdtempSync(join(tmpdir(), 'cic-settings-'))
  file = join(directory, 'a-file')
  writeFileSync(file, '')
})
after(() => rmSync(directory, { recursive: true, force: true }))

/** For each variable what it must not be. `FILE` stands for a file that is there. */
const wrong: Readonly<Record<string, readonly string[]>> = {
  PORT: ['x', '-1', '65536', '80.5', '3000 ', '0x10'],
  HOST: ['http://localhost', 'two words', '-x', '127.0.0.1:80'],
  DATA_DIR: ['FILE'],
  DATABASE_URL: ['mysql://root:hunter2@db/x', 'localhost', 'hunter2'],
  PUBLIC_URL: [
    'play.example.org',
    'ftp://example.org',
    'https://example.org/table',
    'https://hunter2@example.org',
    'http://',
  ],
  RATE_LIMIT: ['0', 'many', '-5'],
  TRUST_PROXY: ['true', '1', 'YES'],
  LOG_LEVEL: ['verbose', 'INFO', 'trace'],
  BOT_THREADS: ['0', '65', 'two'],
  SMTP_URL: ['mail.example.org', 'http://hunter2@mail.example.org'],
  MAIL_FROM: ['nobody', 'A <b', 'a@b\r\nBcc: everybody@example.org', '<>'],
  CONTACT: ['me', 'http://example.org', 'tel:1'],
  WEB_DIR: ['FILE', '/nowhere/at/all'],
  METRICS_TOKEN: ['hunter2', 'hunter2 with blanks in it'],
  GUEST_DAYS: ['-1', 'never'],
  ABANDONED_DAYS: ['1.5'],
  FINISHED_DAYS: ['99999'],
  LISTED_DAYS: ['0'],
  DATABASE_POOL: ['0'],
  DATABASE_SECONDS: ['0', '601'],
}

/** Each has a directory of its own: one server to a file. */
let programs = 0

const ended = async (words: readonly string[], environment: Readonly<Record<string, string>>) => {
  const program = new Program(words, { PORT: '0', DATA_DIR: join(directory, `data-${++programs}`), ...environment })
  const code = await program.ended
  return { code, printed: program.printed, complaints: program.complaints }
}

/** What the program says when it does not start: one line. */
function lineOf({ printed, complaints }: { printed: string; complaints: string }): string {
  assert.equal(printed, '')
  assert.match(complaints, /^[^\n]+\n$/, 'one line')
  return complaints.trim()
}

describe('a wrong value stops the start with one clear line', { concurrency: 3 }, () => {
  test('(each variable is tried)', () => {
    assert.deepEqual(Object.keys(wrong).sort(), variables.map(({ name }) => name).sort())
  })

  for (const [name, values] of Object.entries(wrong)) {
    test(name, async () => {
      for (const [i, given] of values.entries()) {
        const value = given === 'FILE' ? file : given
        const more: Record<string, string> = name === 'MAIL_FROM' ? { SMTP_URL: 'smtp://mail.example.org' } : {}
        assert.throws(() => settingsFrom({ ...more, [name]: value }), SettingsError, value)
        if (i > 1) continue
        const outcome = await ended([], { ...more, [name]: value })
        assert.equal(outcome.code, 2, `${value}: ${outcome.complaints}`)
        const line = lineOf(outcome)
        assert.ok(line.startsWith(`${name} must be `), line)
        assert.doesNotMatch(line, /hunter2/, 'what may be a secret is not repeated')
      }
    })
  }

  test('mail without a sender', async () => {
    const outcome = await ended([], { SMTP_URL: 'smtp://mail.example.org' })
    assert.equal(outcome.code, 2)
    assert.equal(lineOf(outcome), 'MAIL_FROM must be given together with SMTP_URL.')
  })

  test('an unknown command', async () => {
    const outcome = await ended(['dance'], {})
    assert.equal(outcome.code, 2)
    assert.equal(lineOf(outcome), 'There is no command "dance"; see --help.')
  })
})

describe('what shows only at the start stops it with one clear line too', { concurrency: 3 }, () => {
  test('a port that is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const { port } = taken.address() as { port: number }
    const outcome = await ended([], { PORT: String(port) })
    taken.close()
    assert.equal(outcome.code, 2)
    assert.equal(lineOf(outcome), `PORT ${port} is in use at 127.0.0.1.`)
  })

  test('an address of another machine', async () => {
    const outcome = await ended([], { HOST: '192.0.2.1' })
    assert.equal(outcome.code, 2)
    assert.equal(lineOf(outcome), 'HOST 192.0.2.1 is no address of this machine.')
  })

  test('a directory that cannot be', async () => {
    const outcome = await ended([], { DATA_DIR: join(file, 'below') })
    assert.equal(outcome.code, 2)
    assert.match(lineOf(outcome), /^DATA_DIR .* cannot be used: /)
  })

  test('a directory with something else in it', async () => {
    const strange = join(directory, 'strange')
    mkdirSync(strange)
    writeFileSync(join(strange, 'cic.sqlite'), 'This is no database, whatever its name says.'.repeat(100))
    const outcome = await ended([], { DATA_DIR: strange })
    assert.equal(outcome.code, 2)
    assert.match(lineOf(outcome), /^DATA_DIR .* cannot be used: /)
  })

  test('a database that is not there, without its password', async () => {
    const outcome = await ended([], { DATABASE_URL: 'postgres://cic:hunter2@127.0.0.1:1/cic' })
    assert.equal(outcome.code, 1)
    const line = lineOf(outcome)
    assert.match(line, /^The database at DATABASE_URL cannot be used: /)
    assert.doesNotMatch(line, /hunter2/)
  })
})

describe('the variables', () => {
  test('are all in --help', async () => {
    const { code, printed, complaints } = await ended(['--help'], {})
    assert.equal(code, 0)
    assert.equal(complaints, '')
    for (const { name, help } of variables) assert.ok(printed.includes(`  ${name.padEnd(16)} ${help}`), name)
    assert.match(printed, /backup FILE/)
  })

  test('are all in the README', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
    const section = readme.slice(readme.indexOf('## Running the server'))
    assert.ok(readme.includes('## Running the server'))
    for (const { name } of variables) assert.ok(section.includes(`| \`${name}\` |`), name)
  })

  test('may be left out, or empty', () => {
    const settings = settingsFrom({ PORT: '', PUBLIC_URL: '' })
    assert.equal(settings.port, 3000)
    assert.equal(settings.host, '127.0.0.1')
    assert.equal(settings.publicUrl, undefined)
    assert.equal(settings.contact, 'mailto:cic@localhost')
  })

  test('may be what they should', () => {
    const settings = settingsFrom({
      PORT: '8080',
      HOST: '::',
      DATABASE_URL: 'postgresql://cic@db/cic',
      PUBLIC_URL: 'https://Play.Example.org:8443/',
      TRUST_PROXY: 'yes',
      SMTP_URL: 'smtps://u:p@mail.example.org',
      MAIL_FROM: 'CIC <cic@example.org>',
      METRICS_TOKEN: 'abcdefgh-12345678',
    })
    assert.equal(settings.publicUrl, 'https://Play.Example.org:8443')
    assert.equal(settings.contact, 'https://Play.Example.org:8443/')
    assert.equal(settings.trustProxy, true)
  })
})

const asked = async (people: readonly Client[], id: string): Promise<{ client: Client; picture: Picture }> => {
  for (const client of people) {
    const { body: picture } = await client.get<Picture>(`/api/tables/${id}`)
    if ((picture.game?.decisions.length ?? 0) > 0) return { client, picture }
  }
  throw new Error('Nobody is asked anything.')
}

describe('the program', { concurrency: 2 }, () => {
  test('stops cleanly: streams end, a choice under way is answered, and what was answered is there afterwards', async () => {
    const data = join(directory, 'stopped')
    const server = await spawnServer({ DATA_DIR: data })
    const people = await newPeople(server.address, 3)
    const id = await newGame(people, { pace: quickSlow })
    const stream = new Wire(server.address).send(`GET /api/tables/${id}/events HTTP/1.1\r\nhost: x\r\n\r\n`)
    await stream.until(() => stream.received.includes('event: picture'))
    const { client, picture } = await asked(people, id)
    const [decision] = picture.game?.decisions ?? []
    const body = JSON.stringify({ version: picture.version, decision: decision.id, answer: decision.fallback })
    const choice = new Wire(server.address).send(
      `POST /api/tables/${id}/choices HTTP/1.1\r\nhost: x\r\ncookie: ${client.cookie}\r\nidempotency-key: under-way\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
    )
    await choice.until(() => choice.received.includes('100 Continue'))
    server.program.process.kill('SIGTERM')
    await stream.closed()
    assert.match(stream.received, /\r\n0\r\n\r\n$/, 'the stream has ended')
    await assert.rejects(call(server.address, { path: '/healthz' }), 'nobody new is let in')
    choice.send(body)
    await choice.closed()
    assert.match(choice.received, /HTTP\/1\.1 200 OK/)
    assert.equal(await server.program.ended, 0)
    assert.equal(server.program.complaints, '')

    const again = await spawnServer({ DATA_DIR: data })
    client.base = again.address
    const { body: after } = await client.get<Picture>(`/api/tables/${id}`)
    assert.notEqual(after.version, picture.version)
    assert.notEqual(after.game?.decisions[0]?.id, decision.id)
    assert.equal(await again.stop(), 0)
  })

  test('stops at once when it is told so twice', async () => {
    const server = await spawnServer()
    const half = new Wire(server.address).send(
      'POST /api/me/claim HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 9\r\n\r\n',
    )
    await half.until(() => half.received.includes('100 Continue'))
    server.program.process.kill('SIGINT')
    await assertGone(server.address)
    server.program.process.kill('SIGINT')
    assert.equal(await server.program.ended, 1)
    half.socket.destroy()
  })

  test('copies everything into one file while the server runs', async () => {
    const server = await spawnServer()
    const people = await newPeople(server.address, 3)
    const id = await newGame(people, { pace: quickSlow })
    await people[0].call('PUT', `/api/tables/${id}/notes`, { text: 'Keep an eye on 2', marks: { 2: 'suspect' } })
    let choosing = true
    const play = (async () => {
      while (choosing) {
        const { client, picture } = await asked(people, id)
        await client.choose(id, picture, picture.game?.decisions[0].fallback ?? '')
      }
    })()
    const copies = join(directory, 'copies')
    mkdirSync(copies)
    const to = join(copies, 'cic.sqlite')
    const copying = await ended(['backup', to], { DATA_DIR: server.directory })
    choosing = false
    await play
    assert.equal(copying.code, 0, copying.complaints)
    assert.equal(copying.printed, `Copied to ${to}.\n`)

    // The game went on while it was copied, so the whole is compared with a copy of the moment after.
    const still = join(directory, 'still')
    mkdirSync(still)
    assert.equal((await ended(['backup', join(still, 'cic.sqlite')], { DATA_DIR: server.directory })).code, 0)
    const pictures = await Promise.all(people.map((one) => one.get<Picture>(`/api/tables/${id}`)))
    assert.equal(await server.stop(), 0)
    const copy = await spawnServer({ DATA_DIR: still })
    for (const [i, person] of people.entries()) {
      person.base = copy.address
      assert.deepEqual(
        (await person.get(`/api/tables/${id}`)).body,
        pictures[i].body,
        'cookies are known, tables are there',
      )
    }
    const notes = await people[0].get<{ text: string }>(`/api/tables/${id}/notes`)
    assert.equal(notes.body.text, 'Keep an eye on 2')
    assert.equal(await copy.stop(), 0)

    const early = await spawnServer({ DATA_DIR: copies })
    for (const person of people) person.base = early.address
    const { client, picture } = await asked(people, id)
    assert.equal((await client.choose(id, picture, picture.game?.decisions[0].fallback ?? '')).status, 200)
    assert.equal(await early.stop(), 0)
  })

  test('copies nothing that is not there, nor onto itself', async () => {
    const nowhere = await ended(['backup', join(directory, 'x')], { DATA_DIR: join(directory, 'nowhere') })
    assert.equal(nowhere.code, 2)
    assert.match(lineOf(nowhere), /^There is no database in /)
    const unsaid = await ended(['backup'], {})
    assert.equal(unsaid.code, 2)
    assert.equal(lineOf(unsaid), 'Say where to: npm start -- backup FILE')
    const elsewhere = await ended(['backup', 'x'], { DATABASE_URL: 'postgres://localhost/cic' })
    assert.equal(elsewhere.code, 2)
    assert.match(lineOf(elsewhere), /pg_dump/)
    const own = join(directory, 'own')
    mkdirSync(own)
    cpSync(file, join(own, 'cic.sqlite'))
    const itself = await ended(['backup', join(own, '.', 'cic.sqlite')], { DATA_DIR: own })
    assert.equal(itself.code, 2)
    assert.equal(lineOf(itself), 'This is the database itself.')
  })
})

async function assertGone(address: string): Promise<void> {
  for (;;) {
    const there = await call(address, { path: '/healthz' }).catch(() => undefined)
    if (there === undefined) return
  }
}

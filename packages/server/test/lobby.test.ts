// Making tables, finding them, sitting down, getting up, starting, coming back, and playing again.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Picture, slowPace, type TableSettings, type TableSummary } from '@cic/protocol'
import { type Answered, Client } from '../testing/client.ts'
import { playAll } from '../testing/playing.ts'
import { newGame, newPeople, quickSlow, settings, type TestServer, testServer } from '../testing/tables.ts'

let server: TestServer
before(async () => {
  server = await testServer()
})
after(() => server.stop())

type Failed = { error: { code: string; message: string; allowed?: string[] } }

const bot = { kind: 'bot', level: 'random' }
const open = { kind: 'open' }
const me = { kind: 'me' }

async function create(host: Client, seats: readonly object[], more: Partial<TableSettings> = {}): Promise<string> {
  const made = await host.post<{ id: string }>('/api/tables', {
    name: 'Test',
    settings: settings(quickSlow, more),
    seats,
  })
  assert.equal(made.status, 200, JSON.stringify(made.body))
  return made.body.id
}

const pictureOf = async (client: Client, id: string): Promise<Picture> =>
  (await client.get<Picture>(`/api/tables/${id}`)).body

async function listed(client: Client, list: string): Promise<TableSummary[]> {
  const { body } = await client.get<{ tables: TableSummary[] }>(`/api/tables?list=${list}`)
  return body.tables
}

const find = async (client: Client, list: string, id: string) =>
  (await listed(client, list)).find((one) => one.id === id)

function refused(answer: Answered<unknown>, status: number, code: string): Failed['error'] {
  const { error } = answer.body as Failed
  assert.deepEqual([answer.status, error?.code], [status, code], JSON.stringify(answer.body))
  return error
}

test('a table is made with everything that can be set, and says so', async () => {
  const host = await Client.new(server.address, 'Laura')
  const wanted: TableSettings = {
    game: { sets: ['base'], objective: 'kobol', resources: 'harder', noSympathizer: true },
    pace: {
      ...slowPace,
      clock: {
        bankSeconds: 86_400,
        incrementSeconds: 3_600,
        onTimeout: 'bot',
        quiet: { from: '22:00', to: '07:30', zone: 'Europe/Warsaw' },
      },
    },
    visibility: 'link',
    language: 'pl',
  }
  const seats = [bot, me, open, { kind: 'bot', level: 'admiral' }]
  const { body } = await host.post<{ id: string }>('/api/tables', { name: 'Friday', settings: wanted, seats })
  const picture = await pictureOf(host, body.id)
  assert.deepEqual(picture.settings, wanted)
  assert.deepEqual(picture.seats, [
    { kind: 'bot', level: 'random' },
    { kind: 'person', name: 'Laura' },
    { kind: 'open' },
    { kind: 'bot', level: 'admiral' },
  ])
  assert.deepEqual([picture.name, picture.status, picture.me], ['Friday', 'gathering', { seat: 1, host: true }])
})

test('Pegasus is played with its objectives and variants, and by seven', async () => {
  const host = await Client.new(server.address)
  const sets = ['base', 'pegasus'] as const
  const games: [TableSettings['game'], number][] = [
    [{ sets }, 7],
    [{ sets, objective: 'kobol', noCylonLeader: true, noSympathizer: true }, 4],
    [{ sets, objective: 'new-caprica', sympatheticCylon: true }, 6],
  ]
  for (const [game, players] of games) {
    const seats = Array.from({ length: players }, () => bot)
    const made = await host.post<{ id: string }>('/api/tables', {
      name: 'Test',
      settings: settings(quickSlow, { game }),
      seats,
    })
    assert.equal(made.status, 200, JSON.stringify(made.body))
    assert.equal((await host.post(`/api/tables/${made.body.id}/start`)).status, 200)
    const { options } = (await pictureOf(host, made.body.id)).game ?? assert.fail('the game has not started')
    assert.deepEqual({ ...options, ...game }, options)
    assert.equal(options.objective, game.objective ?? 'new-caprica')
  }
})

test('what the rulebook does not allow is refused in the engine’s words', async () => {
  const host = await Client.new(server.address)
  const cases: [object, number, RegExp, string[]?][] = [
    [{}, 7, /3 to 6 players, not 7/, ['3', '4', '5', '6']],
    [{}, 2, /3 to 6 players, not 2/],
    [{ noSympathizer: true }, 5, /Sympathizer is for 4 or 6 players/],
    [{ sets: ['base', 'diaspora'] }, 4, /no set "diaspora"/, ['base', 'pegasus', 'exodus', 'daybreak']],
    [{ objective: 'earth' }, 4, /no objective "earth"/],
    [{ sets: [] }, 4, /needs the base set/],
    [{ objective: 'new-caprica' }, 4, /no objective "new-caprica"/, ['kobol']],
    [{ noCylonLeader: true }, 4, /no option "noCylonLeader"/],
    [{ sets: ['base', 'pegasus'] }, 2, /3 to 7 players, not 2/],
    [{ sets: ['base', 'pegasus'], noCylonLeader: true }, 7, /one of them plays a Cylon leader/],
    [{ sets: ['base', 'pegasus'], sympatheticCylon: true }, 5, /4 or 6 players/],
    [{ sets: ['base', 'pegasus'], noSympathizer: true }, 4, /without a Cylon leader/],
  ]
  for (const [game, players, message, allowed] of cases) {
    const seats = Array.from({ length: players }, () => bot)
    const answer = await host.post('/api/tables', { name: 'Test', settings: settings(quickSlow, { game }), seats })
    const error = refused(answer, 400, 'bad-options')
    assert.match(error.message, message)
    if (allowed !== undefined) assert.deepEqual(error.allowed, allowed)
  }
  const tooMany = await host.post('/api/tables', { name: 'Test', settings: settings(), seats: Array(8).fill(open) })
  assert.equal(tooMany.status, 400)
  const twice = await host.post('/api/tables', { name: 'Test', settings: settings(), seats: [me, me, open] })
  refused(twice, 400, 'bad-settings')
  const clock = { bankSeconds: 60, incrementSeconds: 0, onTimeout: 'default' } as const
  const quiet = { from: '22:00', to: '07:00', zone: 'Caprica/City' }
  const pace = { ...slowPace, clock: { ...clock, quiet } }
  refused(
    await host.post('/api/tables', { name: 'Test', settings: settings(pace), seats: [me, open, open] }),
    400,
    'bad-settings',
  )
})

test('public tables are listed while they gather and while they are played; others never', async () => {
  const [host, guest] = await newPeople(server.address, 2)
  const shown = await create(host, [me, open, bot, bot])
  const hidden = await create(host, [me, open, bot, bot], { visibility: 'link' })
  assert.deepEqual((await find(guest, 'open', shown))?.names, ['Person 0', 'random', 'random'])
  assert.equal((await find(guest, 'open', shown))?.open, 1)
  for (const id of [shown, hidden]) {
    assert.equal((await guest.post(`/api/tables/${id}/seats/1`)).status, 200, 'whoever knows the link may sit down')
    assert.equal((await host.post(`/api/tables/${id}/start`)).status, 200)
  }
  assert.equal(await find(guest, 'open', shown), undefined)
  assert.equal((await find(guest, 'running', shown))?.status, 'playing')
  const stranger = await Client.new(server.address)
  for (const list of ['open', 'running', 'finished', 'mine'])
    assert.equal(await find(stranger, list, hidden), undefined)
  assert.ok(await find(guest, 'mine', hidden), 'those who sit there find it among their own')
  assert.equal((await stranger.get('/api/tables?list=everything')).status, 400)
})

test('a list tells everybody alone whether the table waits for them', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const { game } = await pictureOf(people[0], id)
  const asked = game?.waiting.map(({ seat }) => seat)
  const told = await Promise.all(people.map(async (client) => (await find(client, 'mine', id))?.waitingForMe))
  assert.deepEqual(
    told,
    people.map((_, seat) => asked?.includes(seat)),
  )
  assert.ok(told.includes(true))
})

test('a seat is taken by one person, and a person takes one seat', async () => {
  const [host, ...guests] = await newPeople(server.address, 5)
  const id = await create(host, [me, open, bot])
  const answers = await Promise.all(guests.map((guest) => guest.post(`/api/tables/${id}/seats/1`)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409])
  const [loser] = guests.filter((_, i) => answers[i].status === 409)
  refused(await loser.post(`/api/tables/${id}/seats/1`), 409, 'taken')
  refused(await loser.post(`/api/tables/${id}/seats/2`), 409, 'taken')
  refused(await loser.post(`/api/tables/${id}/seats/5`), 404, 'no-such-seat')
  const other = await create(host, [open, open, open])
  assert.equal((await loser.post(`/api/tables/${other}/seats/0`)).status, 200)
  refused(await loser.post(`/api/tables/${other}/seats/0`), 409, 'seated')
  refused(await loser.post(`/api/tables/${other}/seats/1`), 409, 'one-seat')
})

test('who leaves before the game frees the seat, and a host who leaves passes the table on', async () => {
  const [host, guest, other] = await newPeople(server.address, 3)
  const id = await create(host, [me, open, open])
  await guest.post(`/api/tables/${id}/seats/2`)
  refused(await other.call('DELETE', `/api/tables/${id}/seats/2`), 403, 'forbidden')
  assert.equal((await host.call('DELETE', `/api/tables/${id}/seats/0`)).status, 200)
  assert.deepEqual((await pictureOf(guest, id)).me, { seat: 2, host: true })
  assert.deepEqual((await pictureOf(host, id)).me, { host: false })
  assert.equal((await find(host, 'mine', id))?.id, undefined, 'it is not among the tables of who has left')
  await other.post(`/api/tables/${id}/seats/0`)
  assert.equal((await guest.call('DELETE', `/api/tables/${id}/seats/0`)).status, 200, 'the host may free any seat')
  assert.deepEqual((await pictureOf(guest, id)).seats[0], { kind: 'open' })
  refused(await guest.call('DELETE', `/api/tables/${id}/seats/0`), 409, 'free')
  await guest.call('DELETE', `/api/tables/${id}/seats/2`)
  assert.equal((await pictureOf(guest, id)).me.host, true, 'the last one stays the host')
})

test('the host alone arranges the seats and changes what will be played, until the game has begun', async () => {
  const [host, guest] = await newPeople(server.address, 2)
  const id = await create(host, [me, open, open])
  await guest.post(`/api/tables/${id}/seats/1`)
  const seat = `/api/tables/${id}/seats/2`
  refused(await guest.call('PUT', seat, bot), 403, 'forbidden')
  refused(await host.call('PUT', `/api/tables/${id}/seats/1`, bot), 409, 'taken')
  assert.equal((await host.call('PUT', seat, { kind: 'bot', level: 'officer' })).status, 200)
  assert.deepEqual((await pictureOf(guest, id)).seats[2], { kind: 'bot', level: 'officer' })
  const bold = { kind: 'bot', level: 'officer', temper: 'bold' }
  assert.equal((await host.call('PUT', seat, bold)).status, 200)
  assert.deepEqual((await pictureOf(guest, id)).seats[2], bold)
  assert.equal((await host.call('PUT', seat, { ...bold, temper: 'mad' })).status, 400)
  assert.equal((await host.call('PUT', seat, open)).status, 200)
  refused(await host.post(`/api/tables/${id}/start`), 409, 'open-seats')
  assert.equal((await host.call('PUT', seat, bot)).status, 200)

  const wanted = settings(quickSlow, { game: { resources: 'easier' }, visibility: 'link' })
  const path = `/api/tables/${id}/settings`
  refused(await guest.call('PUT', path, { settings: wanted }), 403, 'forbidden')
  const impossible = settings(quickSlow, { game: { noSympathizer: true } })
  refused(await host.call('PUT', path, { settings: impossible }), 400, 'bad-options')
  assert.equal((await host.call('PUT', path, { settings: wanted, name: 'Saturday' })).status, 200)
  const picture = await pictureOf(guest, id)
  assert.deepEqual([picture.settings, picture.name], [wanted, 'Saturday'])

  refused(await guest.post(`/api/tables/${id}/start`), 403, 'forbidden')
  assert.equal((await host.post(`/api/tables/${id}/start`)).status, 200)
  assert.equal((await pictureOf(host, id)).game?.options.resources, 'easier')
  refused(await host.call('PUT', path, { settings: wanted }), 409, 'started')
  refused(await host.call('PUT', seat, open), 409, 'started')
  refused(await host.post(`/api/tables/${id}/start`), 409, 'started')
})

test('any number of people may watch, and they see what everybody may see', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const spectators = await newPeople(server.address, 12)
  const streams = spectators.map((client) => client.watch(id))
  const nobody = new Client(server.address).watch(id)
  for (const stream of [...streams, nobody]) {
    const { game, me: eyes } = await stream.until(({ game: there }) => there !== undefined)
    assert.deepEqual([game?.viewer, game?.decisions, eyes], ['spectator', [], { host: false }])
    assert.ok(
      game?.seats.every(({ hand, loyalty }) => [...hand, ...loyalty.map((l) => l.card)].every((c) => c === '?')),
    )
    stream.stop()
  }
  refused(await spectators[0].choose(id, await pictureOf(spectators[0], id), 'pass'), 403, 'forbidden')
})

test('a bot stands in for who leaves the game, until they come back', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people, { pace: quickSlow })
  const { game } = await pictureOf(people[0], id)
  const seat = game?.waiting[0].seat ?? 0
  const picture = await pictureOf(people[seat], id)
  assert.equal((await people[seat].call('DELETE', `/api/tables/${id}/seats/${seat}`)).status, 200)
  const stream = people[seat].watch(id)
  const gone = await stream.until(
    ({ version }) => Number.parseInt(version, 10) > Number.parseInt(picture.version, 10) + 1,
  )
  assert.deepEqual(gone.seats[seat], { kind: 'person', name: `Person ${seat}`, level: 'officer', standIn: true })
  assert.deepEqual(gone.me, { seat, host: seat === 0 }, 'it is still their seat')
  refused(await people[seat].choose(id, picture, picture.game?.decisions[0].fallback ?? []), 409, 'stand-in')
  refused(await people[seat].call('DELETE', `/api/tables/${id}/seats/${seat}`), 409, 'left')
  const stranger = await Client.new(server.address)
  await stranger.post(`/api/tables/${id}/seats/${seat}`)
  assert.equal((await pictureOf(stranger, id)).me.seat, undefined, 'the others would have to agree')
  assert.equal((await people[seat].post(`/api/tables/${id}/seats/${seat}`)).status, 200)
  await stream.until(({ seats }) => seats[seat].standIn === undefined)
  assert.equal((await find(people[seat], 'mine', id))?.id, id)
  stream.stop()
})

test('of all who ask for the next game at once each gets the same new table', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people, { players: 4 })
  refused(await people[0].post(`/api/tables/${id}/rematch`), 409, 'not-over')
  const streams = await playAll(people, id)
  for (const stream of streams) stream.stop()
  const asked = [...people, ...people, ...people].map((client) =>
    client.post<{ id: string }>(`/api/tables/${id}/rematch`),
  )
  const made = new Set((await Promise.all(asked)).map(({ body }) => body.id))
  assert.equal(made.size, 1)
  const [next] = made
  const picture = await pictureOf(people[1], next)
  assert.deepEqual([picture.status, picture.me.seat, picture.seats.length], ['gathering', 1, 4])
  assert.deepEqual(picture.seats[3], { kind: 'bot', level: 'random' })
  assert.equal((await pictureOf(people[2], id)).rematch, next)
  assert.equal((await listed(people[1], 'mine')).length, 2, 'there is one new table and no other')
  const outsider = await Client.new(server.address)
  assert.equal((await find(outsider, 'finished', id))?.status, 'over', 'anybody may look back at a public game')
  refused(await outsider.post(`/api/tables/${id}/rematch`), 403, 'forbidden')
})

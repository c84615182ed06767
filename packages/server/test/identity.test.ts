// Who somebody is: an identity without a password, a name, a language, and links for another device.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Picture } from '@cic/protocol'
import { People } from '../src/people.ts'
import { openStorage } from '../src/storage/index.ts'
import { Client } from '../testing/client.ts'
import { newGame, newPeople, settings, type TestServer, testServer } from '../testing/tables.ts'

let server: TestServer
before(async () => {
  server = await testServer()
})
after(() => server.stop())

interface Me {
  readonly id: string
  readonly name: string
  readonly language: string
}

const whoIs = async (client: Client): Promise<Me> => (await client.get<Me>('/api/me')).body

const tokenFor = async (client: Client): Promise<string> => {
  const { status, body } = await client.post<{ link: string; expires: number }>('/api/me/links')
  assert.equal(status, 200)
  assert.ok(body.expires > Date.now() && body.expires <= Date.now() + 15 * 60_000)
  const url = new URL(body.link)
  assert.deepEqual(
    [url.origin, url.pathname, url.search],
    [server.address, '/claim', ''],
    'the word is behind the hash',
  )
  return url.hash.slice(1)
}

const claim = (client: Client, token: string) => client.post<Me>('/api/me/claim', { token })

test('whoever comes for the first time gets an identity, and is the same person afterwards', async () => {
  const client = new Client(server.address)
  const { headers, body } = await client.get<Me>('/api/me')
  const [cookie] = headers['set-cookie'] ?? []
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) assert.ok(cookie.split('; ').includes(part), cookie)
  assert.ok(!cookie.includes('Secure'), 'the test server has no certificate')
  assert.match(body.name, /^Guest \d{4}$/)
  const { body: german } = await new Client(server.address).get<Me>('/api/me', {
    headers: { 'accept-language': 'de-CH, en;q=0.5' },
  })
  assert.match(german.name, /^Gast \d{4}$/)
  assert.deepEqual((await whoIs(client)).id, body.id)
  assert.notEqual((await whoIs(new Client(server.address))).id, body.id)
  assert.ok(!cookie.split(';')[0].endsWith(body.id), 'the cookie is signed')
})

test('behind https the cookie goes over https alone', async () => {
  const secure = await testServer({ PUBLIC_URL: 'https://play.example.org' })
  const client = new Client(secure.address)
  const [cookie] = (await client.get('/api/me')).headers['set-cookie'] ?? []
  assert.ok(cookie.split('; ').includes('Secure'))
  const { body } = await client.post<{ link: string }>('/api/me/links')
  assert.match(body.link, /^https:\/\/play\.example\.org\/claim#/)
  await secure.stop()
})

test('the language is the one that the browser likes best of those that there are', async () => {
  const cases: [string | undefined, string][] = [
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['de-CH, fr;q=0.9', 'de'],
    ['pt-BR, pt;q=0.9, es;q=0.8, en;q=0.7', 'es'],
    ['en;q=0.2, pl;q=0.9', 'pl'],
    ['fr ; q = 0.3 , es ; q = 0.4', 'es'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['*', 'en'],
    ['ja', 'en'],
    ['deutsch, español', 'en'],
    [';;;,,q=', 'en'],
  ]
  for (const [accepted, language] of cases) {
    const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-language': accepted }
    const { body } = await new Client(server.address).get<Me>('/api/me', { headers })
    assert.equal(body.language, language, accepted)
  }
})

test('a person has the name and the language they want', async () => {
  const client = await Client.new(server.address)
  const changed = await client.call<Me>('PATCH', '/api/me', { name: 'Saul “Colonel” Tigh', language: 'fr' })
  assert.deepEqual([changed.body.name, changed.body.language], ['Saul “Colonel” Tigh', 'fr'])
  assert.equal((await whoIs(client)).name, 'Saul “Colonel” Tigh')
  for (const wrong of [
    { name: '' },
    { name: ' ' },
    { name: 'x'.repeat(41) },
    { name: 'a\nb' },
    { language: 'xx' },
    { id: 'x' },
  ])
    assert.equal((await client.call('PATCH', '/api/me', wrong)).status, 400, JSON.stringify(wrong))
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const { body } = await client.post<{ id: string }>('/api/tables', { name: 'Test', settings: settings(), seats })
  const picture = (await client.get<Picture>(`/api/tables/${body.id}`)).body
  assert.equal(picture.seats[0].name, 'Saul “Colonel” Tigh')
})

test('a link makes another device the same person, with their seats, once', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const token = await tokenFor(people[1])
  const telephone = await Client.new(server.address)
  assert.equal((await telephone.get<Picture>(`/api/tables/${id}`)).body.me.seat, undefined)
  const { status, body } = await claim(telephone, token)
  assert.deepEqual([status, body.id, body.name], [200, (await whoIs(people[1])).id, 'Person 1'])
  assert.equal((await telephone.get<Picture>(`/api/tables/${id}`)).body.me.seat, 1)
  assert.equal((await people[1].get<Picture>(`/api/tables/${id}`)).body.me.seat, 1, 'both devices are theirs')
  assert.equal((await claim(new Client(server.address), token)).status, 404, 'it works once')
})

test('of all who use a link at once one gets in', async () => {
  const person = await Client.new(server.address)
  const token = await tokenFor(person)
  const thieves = Array.from({ length: 8 }, () => new Client(server.address))
  const answers = await Promise.all(thieves.map((client) => claim(client, token)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(7).fill(404)])
})

test('a link that is old, guessed or somebody’s idea does not work', async () => {
  const storage = await openStorage({ dataDirectory: server.directory })
  const people = new People(storage.documents)
  const person = await people.create(undefined, Date.now())
  const { token } = await people.newLink(person, Date.now() - 15 * 60_000 - 1)
  const { token: fresh } = await people.newLink(person, Date.now() - 14 * 60_000)
  assert.equal(await people.claim(token), undefined)
  assert.equal((await people.claim(fresh))?.id, person.id)
  for (const word of [token, '', 'x', person.id, 'A'.repeat(32)])
    assert.equal((await claim(new Client(server.address), word)).status, 404)
  assert.equal((await claim(new Client(server.address), 'x'.repeat(65))).status, 400)
  const links = await storage.documents.list('link', 100)
  assert.ok(
    links.every(({ id, body }) => id !== fresh && !body.includes(fresh)),
    'only its hash is kept',
  )
  await storage.close()
})

// Addresses that people give: whatever they try, the server reaches only what is public.

import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, suite, test } from 'node:test'
import { Outside, type OutsideOptions, rangesOf } from '../src/notifications/outside.ts'
import { certificateFor } from '../testing/certificate.ts'
import { Client } from '../testing/client.ts'
import { WebReceiver } from '../testing/receivers.ts'
import { type TestServer, testServer } from '../testing/tables.ts'

/** As tests reach their receivers: through the constructor, which nothing in the environment leads to. */
const open: OutsideOptions = {
  blocked: { ipv4: rangesOf('ipv4', []), ipv6: rangesOf('ipv6', []) },
  ports: 'any',
  timeout: 5_000,
}
const nobody = async (): Promise<string[]> => []
const letter = { headers: {}, body: '{}' }
const web = ['http:', 'https:'] as const

const notPublic: Readonly<Record<string, readonly string[]>> = {
  'this machine': ['127.0.0.1', '127.1', '127.255.255.254', '[::1]', '[0:0:0:0:0:0:0:1]', '127.0.0.1.'],
  'this machine in other numbers': [
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '00000177.0.0.1',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '%31%32%37.0.0.1',
  ],
  'no address': ['0.0.0.0', '0', '0.1.2.3', '[::]', '255.255.255.255', '240.0.0.1'],
  'private networks': ['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '3232235521'],
  'behind a provider': ['100.64.0.1', '100.127.255.255'],
  'this link': ['169.254.169.254', '0xa9fea9fe', '2852039166', '[fe80::1]', '[febf::1]'],
  'unique local and site local': ['[fc00::1]', '[fd12:3456:789a::1]', '[fec0::1]'],
  'to many': ['224.0.0.1', '239.255.255.255', '[ff02::1]', '[ff0e::1]'],
  'for documents and measurements': ['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '[2001:db8::1]'],
  'IPv4 in IPv6': [
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:10.0.0.1]',
    '[::ffff:8.8.8.8]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
  ],
}

suite('an address that is not public is refused', () => {
  const outside = new Outside({ resolve: nobody })
  for (const [kind, hosts] of Object.entries(notPublic)) {
    test(kind, async () => {
      for (const host of hosts)
        for (const scheme of web) {
          const address = `${scheme}//${host}/hook`
          await assert.rejects(outside.check(address, web), { code: 'bad-address' }, address)
          await assert.rejects(outside.post(address, letter), { code: 'bad-address' }, address)
        }
    })
  }

  test('a name that leads there, alone or beside a public one', async () => {
    const names: Readonly<Record<string, readonly string[]>> = {
      'inside.test': ['10.1.2.3'],
      'both.test': ['93.184.215.14', '127.0.0.1'],
      'six.test': ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', 'fd00::1'],
      'mapped.test': ['::ffff:192.168.0.1'],
      'zone.test': ['fe80::1%eth0'],
      'empty.test': [],
      'odd.test': ['not an address'],
    }
    const resolving = new Outside({ resolve: async (name) => names[name] ?? [] })
    for (const name of [...Object.keys(names), 'unknown.test', 'localhost', 'inside.test.', 'INSIDE.test']) {
      await assert.rejects(resolving.check(`https://${name}/`, web), { code: 'bad-address' }, name)
      await assert.rejects(resolving.post(`http://${name}/`, letter), { code: 'bad-address' }, name)
    }
  })

  test('another port, another scheme, a name and password, or no address at all', async () => {
    const anything = new Outside({ resolve: async () => ['93.184.215.14'] })
    const wrong = [
      'http://a.test:22/',
      'http://a.test:25/',
      'https://a.test:5432/',
      'http://a.test:65535/',
      'ftp://a.test/',
      'file:///etc/passwd',
      'gopher://a.test/',
      'data:text/plain,x',
      'javascript:alert(1)',
      'http://somebody@a.test/',
      'http://somebody:word@a.test/',
      'http://',
      'a.test',
      '//a.test/',
      '',
      'http://[fe80::1%25eth0]/',
      'http://a.test:99999/',
    ]
    for (const address of wrong) await assert.rejects(anything.check(address, web), { code: 'bad-address' }, address)
    await assert.rejects(anything.check('http://a.test/', ['https:']), { code: 'bad-address' })
  })

  test('what is public is not', async () => {
    const anything = new Outside({ resolve: async () => ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'] })
    const right = {
      'https://a.test/x?y=1#z': 'https://a.test/x?y=1',
      'http://A.test:8080': 'http://a.test:8080/',
      'https://a.test:8443/': 'https://a.test:8443/',
      'http://93.184.215.14/': 'http://93.184.215.14/',
      'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/': 'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
      'http://172.32.0.1/': 'http://172.32.0.1/',
      'http://100.128.0.1/': 'http://100.128.0.1/',
      'http://11.0.0.1/': 'http://11.0.0.1/',
    }
    for (const [given, usual] of Object.entries(right)) assert.equal(await anything.check(given, web), usual)
  })
})

suite('what is posted', () => {
  let receiver: WebReceiver
  before(async () => {
    receiver = await WebReceiver.new()
  })
  after(() => receiver.close())

  test('goes to exactly the address that the name was resolved to here', async () => {
    const asked: string[] = []
    const outside = new Outside({
      ...open,
      resolve: async (name) => {
        asked.push(name)
        return ['127.0.0.1']
      },
    })
    assert.equal(await outside.post(`http://only-here.test:${receiver.port}/exact`, letter), 204)
    assert.deepEqual(asked, ['only-here.test'])
    assert.equal(receiver.at('/exact')[0].headers.host, `only-here.test:${receiver.port}`)
  })

  test('goes nowhere if the name has changed its address since it was checked', async () => {
    const answers = [['93.184.215.14'], ['127.0.0.1']]
    const outside = new Outside({ ports: 'any', resolve: async () => answers.shift() ?? [] })
    const address = await outside.check(`http://rebinding.test:${receiver.port}/rebound`, web)
    await assert.rejects(outside.post(address, letter), { code: 'bad-address' })
    assert.equal(receiver.at('/rebound').length, 0)
  })

  test('does not follow a redirect', async () => {
    receiver.answer = { status: 307, headers: { location: `http://127.0.0.1:${receiver.port}/second` } }
    assert.equal(await new Outside(open).post(`http://127.0.0.1:${receiver.port}/first`, letter), 307)
    receiver.answer = { status: 204 }
    assert.equal(receiver.at('/first').length, 1)
    assert.equal(receiver.at('/second').length, 0)
  })

  test('is given up when nobody answers in time, or when the server stops', async () => {
    receiver.answer = 'never'
    const outside = new Outside({ ...open, timeout: 200 })
    await assert.rejects(outside.post(`http://127.0.0.1:${receiver.port}/slow`, letter))
    await assert.rejects(new Outside(open).post(`http://127.0.0.1:${receiver.port}/slow`, letter, AbortSignal.abort()))
    const slowName = new Outside({ ...open, timeout: 200, resolve: () => new Promise(() => undefined) })
    await assert.rejects(slowName.post('http://slow.test/', letter))
    receiver.answer = { status: 204 }
  })

  test('is done with the status: an answer without end is not read', async () => {
    const hungUp = Promise.withResolvers<void>()
    const server = createServer((request, response) => {
      request.resume()
      response.on('close', () => hungUp.resolve())
      response.writeHead(200)
      const pour = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', pour)
      pour()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    assert.equal(await new Outside(open).post(`http://127.0.0.1:${port}/`, letter), 200)
    await hungUp.promise
    server.close()
  })

  test('goes to nobody whose certificate is not for the name', async () => {
    const certificate = certificateFor('right.test')
    const secure = await WebReceiver.new(certificate)
    const outside = new Outside({ ...open, authority: certificate.cert, resolve: async () => ['127.0.0.1'] })
    assert.equal(await outside.post(`https://right.test:${secure.port}/`, letter), 204)
    await assert.rejects(outside.post(`https://wrong.test:${secure.port}/`, letter))
    await assert.rejects(
      new Outside({ ...open, resolve: async () => ['127.0.0.1'] }).post(`https://right.test:${secure.port}/`, letter),
    )
    assert.equal(secure.received.all.length, 1)
    secure.close()
  })
})

suite('a server as it is started', () => {
  let server: TestServer
  let client: Client
  before(async () => {
    // Nothing that an operator could set lets anybody in.
    const tries = { ALLOW_LOOPBACK: 'yes', NODE_ENV: 'test', CIC_TEST: '1', WEBHOOK_ALLOW_PRIVATE: 'yes' }
    server = await testServer(tries)
    client = await Client.new(server.address)
  })
  after(() => server.stop())

  test('refuses all these as webhooks and for push, and keeps none', async () => {
    // In few requests: how often one may ask for it is limited.
    const hosts = ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:7f00:1]', '169.254.169.254', '0', 'localhost']
    for (const host of hosts) {
      const hook = await client.call<{ error: { code: string } }>('PUT', '/api/me/webhook', { url: `http://${host}/` })
      assert.deepEqual([hook.status, hook.body.error.code], [400, 'bad-address'], host)
      const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
      const subscription = { endpoint: `https://${host}/`, keys }
      const push = await client.call<{ error: { code: string } }>('PUT', '/api/me/push', { subscription })
      assert.deepEqual([push.status, push.body.error.code], [400, 'bad-address'], host)
    }
    const me = await client.get<{ webhook?: string; push: number }>('/api/me')
    assert.deepEqual([me.body.webhook, me.body.push], [undefined, 0])
  })
})

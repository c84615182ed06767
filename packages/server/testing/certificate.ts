// A certificate for servers on the loopback, made anew for each run, so that no key is kept anywhere (X.509, RFC 5280, in DER).

import { generateKeyPairSync, sign } from 'node:crypto'

export interface Certificate {
  readonly key: string
  readonly cert: string
}

/** Signed by itself: whoever is to trust it gets it as an authority. */
export function certificateFor(...names: readonly string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(set(sequence(commonName, utf8('CIC test'))))
  const facts = sequence(
    context(0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    name,
    sequence(time(Date.now() - 3_600_000), time(Date.now() + 86_400_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    context(
      3,
      sequence(
        extension(isAuthority, sequence(value(0x01, Buffer.of(0xff)))),
        extension(alternativeNames, sequence(...names.map(dnsName))),
      ),
    ),
  )
  const signature = sign('sha256', facts, privateKey)
  const whole = sequence(facts, ecdsaWithSha256, value(0x03, Buffer.concat([Buffer.of(0), signature])))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}

function value(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(tag, ...size), body])
}

const sequence = (...parts: readonly Buffer[]): Buffer => value(0x30, ...parts)
const set = (...parts: readonly Buffer[]): Buffer => value(0x31, ...parts)
const context = (number: number, ...parts: readonly Buffer[]): Buffer => value(0xa0 + number, ...parts)
const integer = (number: number): Buffer => value(0x02, Buffer.of(number))
const utf8 = (text: string): Buffer => value(0x0c, Buffer.from(text))
const dnsName = (name: string): Buffer => value(0x82, Buffer.from(name))
const extension = (id: Buffer, content: Buffer): Buffer => sequence(id, value(0x04, content))
const objectId = (hex: string): Buffer => value(0x06, Buffer.from(hex, 'hex'))

/** As 20300131235959Z, in two digits of the year. */
const time = (at: number): Buffer =>
  value(0x17, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'))
const commonName = objectId('550403')
const isAuthority = objectId('551d13')
const alternativeNames = objectId('551d11')

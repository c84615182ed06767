// Reaches addresses that people have given. Only public ones, whatever name or spelling somebody tries: the name is resolved here,
// every address it has must be public, and the connection goes to exactly those, so that a name that changes its address in between
// changes nothing. Redirects are not followed and nothing that comes back is read but the status.

import { Resolver } from 'node:dns/promises'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Refusal } from '../refusal.ts'

/** One list per family: the list of one would take an IPv4 address for its form in IPv6. */
export interface Ranges {
  readonly ipv4: BlockList
  readonly ipv6: BlockList
}

export interface OutsideOptions {
  /** Where nobody may send us. Tests give their own, to reach their receivers; no setting does. */
  readonly blocked?: Ranges
  readonly ports?: ReadonlySet<number> | 'any'
  readonly resolve?: (name: string) => Promise<readonly string[]>
  /** What to trust instead of the usual authorities. */
  readonly authority?: string
  /** In milliseconds. */
  readonly timeout?: number
}

export interface Letter {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

type Scheme = 'http:' | 'https:'

/** Those of the web: others belong to services that could be made to misunderstand what they are sent. */
const webPorts: ReadonlySet<number> = new Set([80, 443, 8080, 8443])

export class Outside {
  readonly #blocked: Ranges
  readonly #ports: ReadonlySet<number> | 'any'
  readonly #resolve: (name: string) => Promise<readonly string[]>
  readonly #authority?: string
  readonly #timeout: number

  constructor({ blocked, ports, resolve, authority, timeout }: OutsideOptions = {}) {
    this.#blocked = blocked ?? notPublic
    this.#ports = ports ?? webPorts
    this.#resolve = resolve ?? resolveName
    this.#authority = authority
    this.#timeout = timeout ?? 10_000
  }

  /** The address in its usual spelling; refused, if it cannot be reached or must not be. */
  async check(address: string, schemes: readonly Scheme[]): Promise<string> {
    const url = this.#read(address, schemes)
    if (isIP(hostOf(url)) === 0) await this.#publicAddresses(hostOf(url))
    return url.href
  }

  /** Posts it and returns the status of the answer. */
  async post(address: string, { headers, body }: Letter, stop?: AbortSignal): Promise<number> {
    const url = this.#read(address, ['http:', 'https:'])
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest
    const signals = [AbortSignal.timeout(this.#timeout), ...(stop === undefined ? [] : [stop])]
    const options = {
      method: 'POST',
      headers,
      agent: false,
      lookup: this.#lookup,
      signal: AbortSignal.any(signals),
      ...(this.#authority === undefined ? {} : { ca: this.#authority }),
    }
    return new Promise((resolve, reject) => {
      const call = request(url, options, (response) => {
        resolve(response.statusCode ?? 0)
        response.on('error', () => undefined)
        response.destroy()
      })
      call.on('error', reject)
      call.end(body)
    })
  }

  /** Reading the address already turns every spelling of an IP address into the usual one. */
  #read(address: string, schemes: readonly string[]): URL {
    if (!URL.canParse(address)) throw unreachable()
    const url = new URL(address)
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
    const odd = url.username !== '' || url.password !== '' || (this.#ports !== 'any' && !this.#ports.has(port))
    if (odd || !schemes.includes(url.protocol) || this.#isBlocked(hostOf(url))) throw unreachable()
    url.hash = ''
    return url
  }

  #isBlocked(host: string): boolean {
    const family = isIP(host)
    if (family === 0) return false
    return family === 4 ? this.#blocked.ipv4.check(host, 'ipv4') : this.#blocked.ipv6.check(host, 'ipv6')
  }

  /** All of a name's addresses; if only one of them is not public, none is used. */
  async #publicAddresses(name: string): Promise<{ address: string; family: number }[]> {
    const addresses = await this.#resolve(name)
    if (addresses.length === 0 || addresses.some((one) => isIP(one) === 0 || this.#isBlocked(one))) throw unreachable()
    return addresses.map((address) => ({ address, family: isIP(address) }))
  }

  /** What the connection asks for the addresses of its name: it connects to nothing else. */
  readonly #lookup: LookupFunction = (name, { all }, answer) => {
    this.#publicAddresses(name).then(
      (found) => (all ? answer(null, found) : answer(null, found[0].address, found[0].family)),
      (error) => answer(error, []),
    )
  }
}

/** One sentence for all reasons: the difference would tell what is in the network behind the server. */
const unreachable = () =>
  new Refusal(
    'bad-address',
    'This address cannot be used: it must be public, and on a port of the web (80, 443, 8080, 8443).',
  )

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/** Asks the name servers themselves: names that only this machine knows are not meant, and nobody waits for a slow one. */
async function resolveName(name: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}

/** Everything that is not an address of somebody in the public network (the registries of RFC 6890). */
const notPublic: Ranges = {
  ipv4: rangesOf('ipv4', [
    '0.0.0.0/8', // this network
    '10.0.0.0/8',
    '100.64.0.0/10', // behind a provider
    '127.0.0.0/8', // this machine
    '169.254.0.0/16', // this link, and what clouds tell their machines
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24', // examples
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15', // measurements
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4', // to many
    '240.0.0.0/4', // reserved, and to all
  ]),
  // Only 2000::/3 is given out at all: the rest is this machine, this link, private, to many, or an IPv4 address in disguise.
  ipv6: rangesOf('ipv6', [
    '::/3',
    '4000::/2',
    '8000::/1',
    '2001::/23', // tunnels and other protocols
    '2001:db8::/32', // examples
    '2002::/16', // an IPv4 address in disguise
    '3fff::/20',
  ]),
}

export function rangesOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network, prefix] = range.split('/')
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}

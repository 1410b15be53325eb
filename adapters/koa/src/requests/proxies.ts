import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'

/** The networks of our own proxies. */
export interface TrustedProxies {
  includes(address: string | undefined): boolean
}

const toPlainAddress = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

/** Parses networks in CIDR notation ('10.0.0.0/8', 'fd00::/8') or single addresses. Throws a RangeError that names an invalid one. */
export const parseTrustedProxies = (networks: readonly string[]): TrustedProxies => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', length, ...rest] = network.split('/')
    const version = isIP(address)
    const bits = length === undefined ? (version === 4 ? 32 : 128) : /^\d{1,3}$/.test(length) ? Number(length) : -1
    if (version === 0 || rest.length > 0 || bits < 0 || bits > (version === 4 ? 32 : 128)) {
      throw new RangeError(`${network} is not a network`)
    }
    list.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6')
  }
  return {
    includes: (address) => {
      const plain = toPlainAddress(address ?? '')
      return isIP(plain) !== 0 && list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
    },
  }
}

/** Where a request comes from and which host it asks for, after trusted proxies. */
export interface RequestSource {
  /** The client's network address. */
  readonly address: string
  /** As in the Host header: name, and port if it is not the default. */
  readonly host: string
}

const listForwarded = (request: IncomingMessage, header: string): readonly string[] => {
  const value = request.headers[header]
  return (Array.isArray(value) ? value.join(',') : (value ?? ''))
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/**
 * Reads X-Forwarded-For and X-Forwarded-Host, which count only from a trusted peer. The client is the last forwarded address that is no
 * trusted proxy: what stands further left was written by the client itself. Rule: API-9.
 */
export const readRequestSource = (request: IncomingMessage, proxies: TrustedProxies): RequestSource => {
  const peer = toPlainAddress(request.socket.remoteAddress ?? '')
  const host = request.headers.host ?? ''
  if (!proxies.includes(peer)) return { address: peer, host }
  let address = peer
  for (const hop of listForwarded(request, 'x-forwarded-for').toReversed()) {
    const plain = toPlainAddress(hop)
    if (isIP(plain) === 0) break
    address = plain
    if (!proxies.includes(plain)) break
  }
  return { address, host: listForwarded(request, 'x-forwarded-host').at(-1) ?? host }
}

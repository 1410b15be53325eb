import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are no part of the public internet: loopback, private, link-local, shared, documentation, multicast and reserved. */
const NOT_PUBLIC: readonly (readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 128, 'ipv6'],
  ['::1', 128, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]
const blocked = new BlockList()
for (const [network, prefix, family] of NOT_PUBLIC) blocked.addSubnet(network, prefix, family)

/** Whether an address is one of the public internet; IPv4 addresses inside IPv6 count as themselves. Rule: NOTE-31. */
export const isPublicAddress = (address: string): boolean => {
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (inside !== undefined) return isPublicAddress(inside)
  const version = isIP(address)
  return version !== 0 && !blocked.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

export const NOT_PUBLIC_MESSAGE = 'The address is not one of the public internet'

/** Resolves a name for a connection, and refuses it if one of its addresses is not public: what is checked is what is connected to. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, found: readonly LookupAddress[]) => {
    const [first] = found ?? []
    if (error !== null || first === undefined) callback(error ?? new Error('The name has no address'), '', 4)
    else if (!found.every(({ address }) => isPublicAddress(address))) callback(new Error(NOT_PUBLIC_MESSAGE), '', 4)
    else if (options.all === true) callback(null, [...found])
    else callback(null, first.address, first.family)
  })
}

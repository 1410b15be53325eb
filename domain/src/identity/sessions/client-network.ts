const IPV6_GROUPS = 8
const NETWORK_GROUPS = 4

const toGroups = (part: string): readonly string[] => (part === '' ? [] : part.split(':'))

/**
 * The network that failures are counted for: an IPv4 address itself, for IPv6 the /64 that one client has to itself
 * ('2001:db8:1:2::/64'). Other text is returned as it is. Rule: IDEN-44.
 */
export const toClientNetwork = (address: string): string => {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::')
  const before = toGroups(head)
  const after = toGroups(tail ?? '')
  const missing = tail === undefined ? 0 : Math.max(0, IPV6_GROUPS - before.length - after.length)
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after]
  if (groups.length !== IPV6_GROUPS) return plain
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}

import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { parseTrustedProxies, readRequestSource } from './proxies.ts'

const request = (peer: string, headers: Readonly<Record<string, string>> = {}) =>
  ({ socket: { remoteAddress: peer }, headers: { host: 'hire.example', ...headers } }) as unknown as IncomingMessage

const proxies = parseTrustedProxies(['10.0.0.0/8', 'fd00::/8', '192.0.2.1'])

// API-9
describe('the source of a request', () => {
  it.each(['127.0.0.1', '::1', '192.168.1.1', '203.0.113.7', '192.0.2.2'])(
    'is the peer itself when %s is no trusted proxy',
    (peer) => {
      const forged = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-host': 'evil.example' }
      expect(readRequestSource(request(peer, forged), proxies)).toEqual({ address: peer, host: 'hire.example' })
    },
  )

  it.each(['10.1.2.3', '::ffff:10.1.2.3', 'fd00::7', '192.0.2.1'])('is what the trusted proxy %s forwards', (peer) => {
    const forwarded = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-host': 'jobs.example' }
    expect(readRequestSource(request(peer, forwarded), proxies)).toEqual({
      address: '198.51.100.1',
      host: 'jobs.example',
    })
  })

  it('is read from the right, past trusted proxies only', () => {
    const read = (list: string) => readRequestSource(request('10.0.0.1', { 'x-forwarded-for': list }), proxies).address
    expect(read('1.1.1.1, 198.51.100.1')).toBe('198.51.100.1')
    expect(read('1.1.1.1, 198.51.100.1, 10.9.9.9, fd00::2')).toBe('198.51.100.1')
    expect(read('10.9.9.9')).toBe('10.9.9.9')
    expect(read('198.51.100.1, ,')).toBe('198.51.100.1')
    expect(read('1.1.1.1, nonsense')).toBe('10.0.0.1')
    expect(read('')).toBe('10.0.0.1')
  })

  it('trusts nobody by default', () => {
    const source = readRequestSource(request('127.0.0.1', { 'x-forwarded-for': '1.1.1.1' }), parseTrustedProxies([]))
    expect(source.address).toBe('127.0.0.1')
  })
})

it.each(['10.0.0.0/33', 'fd00::/129', '10.0.0.0/8/8', 'proxy', '10.0.0.0/x', '/8', '10.0.0/8', '10.0.0.0/-1'])(
  'refuses %s as a network',
  (network) => {
    expect(() => parseTrustedProxies([network])).toThrow(`${network} is not a network`)
  },
)

// API-9
it.each([
  ['10.0.0.0/8', '10.255.255.255', '11.0.0.0'],
  ['10.1.2.3', '10.1.2.3', '10.1.2.4'],
  ['10.1.2.3/32', '10.1.2.3', '10.1.2.4'],
  ['0.0.0.0/0', '203.0.113.7', 'fd00::1'],
  ['fd00::1', 'fd00::1', 'fd00::2'],
  ['fd00::1/128', 'fd00::1', 'fd00::2'],
  ['fd00::/64', 'fd00::ffff', 'fd00:0:0:1::'],
])('the network %s has %s, and not %s', (network, inside, outside) => {
  const { includes } = parseTrustedProxies([network])
  expect([includes(inside), includes(outside), includes('nonsense'), includes(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

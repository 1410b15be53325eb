import { expect, it } from 'vitest'
import { isPrivateAddress } from './forwarded-address.ts'

it.each([
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.1',
  '192.168.1.1',
  'fd00::1',
  'fe80::1',
])('trusts %s as our own proxy', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

// API-9
it.each(['203.0.113.7', '172.32.0.1', '11.0.0.1', '2001:db8::1', '::ffff:203.0.113.7', '', 'localhost', undefined])(
  'takes %s for somebody from afar',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  },
)

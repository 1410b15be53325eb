import { describe, expect, it } from 'vitest'
import { createHostCheck } from './answered-hosts.ts'

// API-25
describe('the hosts that are answered', () => {
  const isAnswered = createHostCheck('https://hire.example')

  it.each([
    'hire.example',
    'HIRE.example',
    'hire.example:443',
    'localhost:3000',
    '127.0.0.1',
    '127.8.8.8:80',
    '[::1]:3000',
  ])('include %s', (host) => expect(isAnswered(host)).toBe(true))

  it.each([
    '',
    'evil.example',
    'hire.example:8443',
    'hire.example.evil.example',
    'hire.example@evil.example',
    'evil.example/hire.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    'hire.example,evil.example',
    'a b',
  ])('do not include %j', (host) => expect(isAnswered(host)).toBe(false))
})

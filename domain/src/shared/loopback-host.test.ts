import { describe, expect, it } from 'vitest'
import { isLoopbackHost } from './loopback-host.ts'

// BASE-66
describe('a host', () => {
  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.8.0.200', '::1', '[::1]'])('is this machine: %s', (host) => {
    expect(isLoopbackHost(host)).toBe(true)
  })

  it.each([
    '',
    'localhost.example',
    'my-localhost',
    '127.0.0.1.example',
    '128.0.0.1',
    '0.0.0.0',
    '::',
    '[::2]',
    '127.1',
  ])('is another machine, or any: %j', (host) => {
    expect(isLoopbackHost(host)).toBe(false)
  })
})

import { expect, it } from 'vitest'
import { deviceName } from './device.ts'

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['curl/8.5.0', 'curl'],
  ['', 'Unknown device'],
  ['x'.repeat(500), 'x'.repeat(60)],
])('calls %j %s', (userAgent, words) => {
  expect(deviceName(userAgent)).toBe(words)
})

// IDEN-12
it('gives a browser the same name after its update', () => {
  const version = (number: number) =>
    `Mozilla/5.0 (X11; Linux x86_64; rv:${number}.0) Gecko/20100101 Firefox/${number}.0`
  expect(deviceName(version(145))).toBe(deviceName(version(146)))
})

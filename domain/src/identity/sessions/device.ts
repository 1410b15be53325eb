/** The first match wins; the order matters, as most browsers also contain the names of others. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const MAX_LENGTH = 60

const matchName = (text: string, names: readonly (readonly [RegExp, string])[]): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null

/**
 * A readable name for a device, such as 'Firefox on Linux', without versions, so that an update does not make it a new device. Clients that
 * are no browsers are named by the first word of their user agent.
 */
export const deviceName = (userAgent: string): string => {
  const browser = matchName(userAgent, BROWSERS)
  const system = matchName(userAgent, SYSTEMS)
  if (browser !== null) return system === null ? browser : `${browser} on ${system}`
  const [word = ''] = userAgent.trim().split(/[\s/;(]/)
  return word === '' ? 'Unknown device' : word.slice(0, MAX_LENGTH)
}

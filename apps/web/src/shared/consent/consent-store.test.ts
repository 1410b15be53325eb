import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  chooseConsent,
  isConsentReopened,
  readConsent,
  readOfferedServices,
  readServicesAsked,
  reopenConsent,
  subscribeToConsent,
} from './consent-store.ts'

/** The cookies of a page, with the life that each was given. */
class CookieJar {
  readonly lives = new Map<string, string>()
  readonly #cookies = new Map<string, string>()

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set cookie(text: string) {
    const [pair = '', life = ''] = text.split('; ')
    const [name = '', value = ''] = pair.split('=')
    this.#cookies.set(name, value)
    this.lives.set(name, life)
  }
}

let jar = new CookieJar()
const objecting = (facts: object): void => void vi.stubGlobal('navigator', facts)

beforeEach(() => {
  jar = new CookieJar()
  jar.cookie = 'optional_services=analytics~support-chat'
  vi.stubGlobal('document', jar)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { protocol: 'https:' } }))
  objecting({})
})
afterEach(() => void vi.unstubAllGlobals())

describe('the choice of a browser', () => {
  // PRIV-13
  it('is kept for 180 days, each service for itself', () => {
    expect(readOfferedServices()).toEqual(['analytics', 'support-chat'])
    chooseConsent(['analytics'], true)
    expect([readConsent('analytics'), readConsent('support-chat')]).toEqual(['granted', 'undecided'])
    expect(jar.lives.get('__Host-consent')).toBe('Max-Age=15552000')
    chooseConsent(['support-chat'], false)
    expect([readConsent('analytics'), readConsent('support-chat')]).toEqual(['granted', 'declined'])
    expect(readServicesAsked()).toEqual([])
  })

  // PRIV-13
  it('is announced to those that use it, also when another tab had it', () => {
    const heard = vi.fn<() => void>()
    const stop = subscribeToConsent(heard)
    chooseConsent(['analytics'], false)
    window.dispatchEvent(new Event('focus'))
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    chooseConsent(['analytics'], true)
    window.dispatchEvent(new Event('focus'))
    expect(heard).toHaveBeenCalledTimes(2)
  })

  // PRIV-14
  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'is to decline where the browser sends %j',
    (signal) => {
      objecting(signal)
      expect(readConsent('analytics')).toBe('declined')
      expect(readServicesAsked()).toEqual([])
      chooseConsent(['analytics'], true)
      expect(readConsent('analytics')).toBe('granted')
    },
  )

  // PRIV-15
  it('is asked for again on request, until it is made', () => {
    chooseConsent(['analytics', 'support-chat'], false)
    reopenConsent()
    expect(isConsentReopened()).toBe(true)
    expect(readServicesAsked()).toEqual(['analytics', 'support-chat'])
    chooseConsent(['analytics', 'support-chat'], true)
    expect([isConsentReopened(), readServicesAsked()]).toEqual([false, []])
    expect(readConsent('support-chat')).toBe('granted')
  })
})

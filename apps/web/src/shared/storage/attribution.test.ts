import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readAttribution, saveAttribution } from './attribution.ts'

/** The cookies of a page, as far as scripts see them. */
class CookieJar {
  readonly #cookies = new Map<string, string>()

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set cookie(text: string) {
    const [pair = ''] = text.split('; ')
    const [name = '', value = ''] = pair.split('=')
    this.#cookies.set(name, value)
  }
}

beforeEach(() => {
  vi.stubGlobal('document', new CookieJar())
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
})
afterEach(() => void vi.unstubAllGlobals())

// ONB-7
describe('where a person came from', () => {
  it('is kept from the address for the sign-up', () => {
    saveAttribution('?utm_source=news%20letter&utm_medium=mail&q=dbt')
    expect(readAttribution()).toEqual({ utm_source: 'news letter', utm_medium: 'mail' })
  })

  it('stays when the next address says nothing, and is replaced by what it says', () => {
    saveAttribution('?utm_source=newsletter')
    saveAttribution('?page=2')
    expect(readAttribution()).toEqual({ utm_source: 'newsletter' })
    saveAttribution('?utm_source=conference')
    expect(readAttribution()).toEqual({ utm_source: 'conference' })
  })

  it('is nothing without parameters', () => {
    saveAttribution('')
    expect(readAttribution()).toEqual({})
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteCookie, readCookie, writeCookie } from './cookies.ts'

/** What the page has set, as written. */
let written: string[] = []
const openAt = (protocol: string, cookie = ''): void => {
  vi.stubGlobal('window', { location: { protocol } })
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
    set cookie(line: string) {
      written.push(line)
    },
  })
}
beforeEach(() => {
  written = []
})
afterEach(() => void vi.unstubAllGlobals())

// IDEN-57
describe('a cookie of the page', () => {
  it('is Secure and bound to the host over https', () => {
    openAt('https:')
    writeCookie('consent', 'a b', 60)
    deleteCookie('consent')
    expect(written).toEqual([
      '__Host-consent=a%20b; Max-Age=60; Path=/; SameSite=Lax; Secure',
      '__Host-consent=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    ])
  })

  it('has its plain name without https', () => {
    openAt('http:')
    writeCookie('consent', 'a')
    expect(written).toEqual(['consent=a; Path=/; SameSite=Lax'])
  })

  it('is read by either name, and first by that which no other host can set', () => {
    openAt('https:', 'consent=planted; __Host-consent=own; landing_page=1')
    expect([readCookie('consent'), readCookie('landing_page'), readCookie('page')]).toEqual(['own', '1', null])
  })
})

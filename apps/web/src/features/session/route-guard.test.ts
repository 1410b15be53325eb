import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { redirectFor } from './route-guard.ts'

// ONB-17
describe('the redirection of a visitor who is not signed in', () => {
  beforeEach(() => void vi.stubGlobal('document', { cookie: '' }))
  afterEach(() => void vi.unstubAllGlobals())

  const redirectionFrom = (pathname: string, query = '') => redirectFor({ pathname, href: pathname + query }, null)

  it('leads to the login, which returns to the page', () => {
    expect(redirectionFrom('/search-results', '?q=data')).toEqual({
      to: '/login',
      search: { from: '/search-results?q=data' },
    })
  })

  it.each(['/', '/logout'])('leads from %s to a login that does not return there', (path) => {
    expect(redirectionFrom(path)).toEqual({ to: '/login', search: {} })
  })

  it('does not happen on a page without a login', () => {
    expect(redirectionFrom('/login')).toBeNull()
  })
})

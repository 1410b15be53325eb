import { describe, expect, it } from 'vitest'
import { navItems } from './nav-items.ts'

const counts = { unread: 0, pendingRequests: 0, notifications: 0 }
const pagesOf = (...who: [userType: 'contractor' | 'employer', maySearch: boolean]) =>
  navItems(...who, counts).map(({ href }) => href)

describe('the navigation', () => {
  // UI-65
  it('has the search and the bookmarks for members who may search, and the rest for everybody', () => {
    const all = pagesOf('employer', true)
    expect(all).toEqual(expect.arrayContaining(['/search-results', '/bookmarks']))
    expect(pagesOf('employer', false)).toEqual(
      all.filter((href) => href !== '/search-results' && href !== '/bookmarks'),
    )
  })

  it('of contractors has no search', () => {
    expect(pagesOf('contractor', false)).not.toContain('/search-results')
  })
})

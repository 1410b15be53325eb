import { describe, expect, it } from 'vitest'
import { toConnection, toPageRequest } from './connections.ts'

// API-48
describe('a page', () => {
  it('has 20 items from the beginning unless it says otherwise', () => {
    expect(toPageRequest({})).toEqual({ ok: true, value: { cursor: null, limit: 20 } })
    expect(toPageRequest({ first: null, after: null })).toEqual({ ok: true, value: { cursor: null, limit: 20 } })
    expect(toPageRequest({ first: 100, after: 'abc' })).toEqual({ ok: true, value: { cursor: 'abc', limit: 100 } })
    expect(toPageRequest({ after: '' })).toMatchObject({ value: { cursor: null } })
  })

  it.each([0, -1, 101])('refuses %d items', (first) => {
    expect(toPageRequest({ first })).toMatchObject({ problem: 'invalid', details: { first: [expect.any(String)] } })
  })

  it('says whether there is more, and where it goes on', () => {
    const page = { items: [1, 2], nextCursor: 'abc' }
    expect(toConnection('Numbers', page, (item) => item * 2)).toEqual({
      __typename: 'Numbers',
      nodes: [2, 4],
      pageInfo: { hasNextPage: true, endCursor: 'abc' },
    })
    expect(toConnection('Numbers', { ...page, nextCursor: null }, String).pageInfo).toEqual({
      hasNextPage: false,
      endCursor: null,
    })
  })
})

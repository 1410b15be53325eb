import { describe, expect, it } from 'vitest'
import { wireParameters } from './search-wire.mapper.ts'

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

describe('the parameters of a search', () => {
  it('are plain, or encoded in one, and the plain ones win', () => {
    expect(wireParameters({ params: 'query=data&length=5', length: 9 })).toEqual({ query: 'data', length: 9 })
  })

  it('lose NUL characters, in lists of lists as well', () => {
    expect(wireParameters({ query: 'da\0ta', facetFilters: [['skills:d\0bt'], 'languages:English'] })).toEqual({
      query: 'data',
      facetFilters: [['skills:dbt'], 'languages:English'],
    })
  })

  it('are read however deep somebody nests them', () => {
    expect(wireParameters({ unheard_of: nested(100_000) })).toEqual({ unheard_of: [[[null]]] })
  })
})

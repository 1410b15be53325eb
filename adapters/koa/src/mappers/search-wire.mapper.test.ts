import { describe, expect, it } from 'vitest'
import { parseWireParameters } from './search-wire.mapper.ts'

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

describe('search parameters', () => {
  it('are plain or encoded in one, and plain ones take precedence', () => {
    expect(parseWireParameters({ params: 'query=data&length=5', length: 9 })).toEqual({ query: 'data', length: 9 })
  })

  it('are stripped of NUL characters, also in nested lists', () => {
    expect(parseWireParameters({ query: 'da\0ta', facetFilters: [['skills:d\0bt'], 'languages:English'] })).toEqual({
      query: 'data',
      facetFilters: [['skills:dbt'], 'languages:English'],
    })
  })

  it('are parsed at any nesting depth', () => {
    expect(parseWireParameters({ unheard_of: nested(100_000) })).toEqual({ unheard_of: [[[null]]] })
  })
})

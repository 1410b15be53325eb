import { type IndexQuery, planSearch, synonymLookup } from '@guildhall/domain/search'
import { indexQuery } from '@guildhall/domain/testing'
import { describe, expect, it } from 'vitest'
import { indexDefinition } from './index-definition.ts'
import type { Json } from './json.ts'
import { COUNTED_WITH_HITS, searchBody } from './search-body.ts'

const everything = indexQuery({
  text: 'platform engineer',
  facetFilters: [[{ attribute: 'skills', value: 'Go' }]],
  numericFilters: [[{ attribute: 'rate', operator: '<=', value: 60 }]],
  around: { latitude: -33.92, longitude: 18.42, radius: 50_000, precision: 5_000 },
  remoteAnywhere: true,
  changedAfter: 1,
})

const bodyOf = (query: IndexQuery) =>
  searchBody(planSearch(query, synonymLookup([])), 'constant_score_boolean', COUNTED_WITH_HITS)

interface Body {
  readonly query: { readonly bool: { readonly must: readonly Json[]; readonly filter: readonly Json[] } }
}

// SRCH-85
describe('a search of the engine', () => {
  it('asks in filter context for what does not score', () => {
    const { query } = bodyOf(everything) as unknown as Body
    expect(query.bool.must).toHaveLength(2)
    expect(query.bool.filter).toHaveLength(5)
    expect(JSON.stringify(query.bool.must)).not.toContain('facets')
  })

  it('looks for words that are a typo away once for the whole index, not again in each of its segments', () => {
    expect(JSON.stringify(bodyOf(everything))).not.toMatch(/"fuzziness":\d,"rewrite":"constant_score"/)
  })

  it('runs a script for steps of distance alone', () => {
    expect(JSON.stringify(bodyOf(indexQuery({ ...everything, around: null })))).not.toContain('script')
    expect(JSON.stringify(bodyOf(everything)).match(/"_script"/g)).toHaveLength(1)
  })

  it('asks an index with a strict mapping, which neither reads nor indexes the document', () => {
    expect(indexDefinition({}, {})).toMatchObject({
      mappings: { dynamic: 'strict', properties: { document: { type: 'object', enabled: false } } },
    })
  })
})

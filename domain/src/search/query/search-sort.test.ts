import { describe, expect, it } from 'vitest'
import { defaultSearch } from './default-search.ts'
import { orderedIdentity, searchIdentity } from './search-identity.ts'
import type { SearchParameters } from './search-parameters.ts'
import { candidateSorts, indexNameOf, sortedIndexNames, sortOfIndex, toCandidateSort } from './search-sort.ts'

const sorted = (changes: Partial<SearchParameters>) => toCandidateSort({ ...defaultSearch, ...changes })
const town = { locationType: 'other', latitude: -33.93, longitude: 18.42 } as const

describe('the order of a search', () => {
  // SRCH-59
  it('is by the nearest only around a town', () => {
    expect(sorted({ ...town, sort: 'nearest' })).toBe('nearest')
    expect(sorted({ ...town, locationType: 'country', sort: 'nearest' })).toBe('best')
    expect(sorted({ sort: 'nearest' })).toBe('best')
  })

  // SRCH-59
  it('is by the rate of the work that is searched', () => {
    expect(sorted({ sort: 'rate-up' })).toBe('rate-up')
    expect(sorted({ sort: 'rate-up', opportunityType: 'Permanent' })).toBe('salary-up')
    expect(sorted({ sort: 'rate-down', opportunityType: 'Permanent' })).toBe('salary-down')
    expect(sorted({ sort: 'newest', opportunityType: 'Permanent' })).toBe('newest')
  })

  // SRCH-30
  it('makes no other search of the history, but another list', () => {
    const search = (changes: Partial<SearchParameters>) => ({ ...defaultSearch, ...changes })
    expect(searchIdentity(search({ sort: 'soonest' }))).toBe(searchIdentity(search({})))
    expect(orderedIdentity(search({ sort: 'soonest' }))).not.toBe(orderedIdentity(search({})))
    expect(orderedIdentity(search({ sort: 'nearest' }))).toBe(orderedIdentity(search({})))
  })

  // SRCH-60
  it('has an index of its own on the wire', () => {
    expect(candidateSorts.map((sort) => sortOfIndex(indexNameOf(sort)))).toEqual(candidateSorts)
    expect(indexNameOf('best')).toBe('users')
    expect(sortedIndexNames).toContain('users_rate_asc')
    expect(sortedIndexNames).not.toContain('users')
    expect(sortOfIndex('companies')).toBeNull()
  })
})

import { defaultSearch } from '@guildhall/domain/search'
import { describe, expect, it } from 'vitest'
import { sampleSearch } from '../candidates/samples/searches.ts'
import { formatPeopleCount, searchDetails, searchTitle, activeFilters, withoutFilters } from './format-search.ts'

describe('a search in words', () => {
  it('is named by its title and the first part of its place', () => {
    expect(searchTitle(sampleSearch)).toBe('Data engineer, South Africa')
    expect(searchTitle(defaultSearch)).toBe('Everyone, anywhere')
  })

  it('tells three filters and how many more there are', () => {
    expect(searchDetails(sampleSearch)).toBe('Remote, contract, USD 25 to 60, 6 more')
    expect(searchDetails(defaultSearch)).toBe('')
  })

  it('leaves out filters that say nothing for the opportunity asked for', () => {
    const words = activeFilters({ ...sampleSearch, opportunityType: 'Permanent' }).map(({ id }) => id)
    expect(words).not.toContain('rate')
    expect(words).not.toContain('contractDuration')
  })

  it('gives every filter a search without it, until none is left', () => {
    let search = sampleSearch
    for (let first = activeFilters(search)[0]; first !== undefined; first = activeFilters(search)[0])
      search = first.without
    expect(search).toMatchObject({ ...withoutFilters(sampleSearch), contractCurrency: 'USD' })
  })

  it('counts one person as a person', () => {
    expect([formatPeopleCount(0), formatPeopleCount(1), formatPeopleCount(2)]).toEqual([
      '0 people',
      '1 person',
      '2 people',
    ])
  })
})

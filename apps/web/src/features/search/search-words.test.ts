import { defaultSearch } from '@guildhall/domain/search'
import { describe, expect, it } from 'vitest'
import { sampleSearch } from '../candidates/samples/searches.ts'
import { people, searchDetails, searchTitle, setFilters, withoutFilters } from './search-words.ts'

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
    const words = setFilters({ ...sampleSearch, opportunityType: 'Permanent' }).map(({ id }) => id)
    expect(words).not.toContain('rate')
    expect(words).not.toContain('contractDuration')
  })

  it('gives every filter a search without it, until none is left', () => {
    let search = sampleSearch
    for (let first = setFilters(search)[0]; first !== undefined; first = setFilters(search)[0]) search = first.without
    expect(search).toMatchObject({ ...withoutFilters(sampleSearch), contractCurrency: 'USD' })
  })

  it('counts one person as a person', () => {
    expect([people(0), people(1), people(2)]).toEqual(['0 people', '1 person', '2 people'])
  })
})

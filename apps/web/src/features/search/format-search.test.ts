import { defaultSearch } from '@guildhall/domain/search'
import { describe, expect, it } from 'vitest'
import { sampleSearch } from '../candidates/samples/searches.ts'
import { sortChoices } from './format-sort.ts'
import {
  formatCount,
  formatFoundCount,
  formatFoundTitle,
  formatPeopleCount,
  searchDetails,
  searchTitle,
  activeFilters,
  withoutFilters,
} from './format-search.ts'

describe('the description of a search', () => {
  it('has the job title and the first part of the place as its title', () => {
    expect(searchTitle(sampleSearch)).toBe('Data engineer, South Africa')
    expect(searchTitle(defaultSearch)).toBe('Everyone, anywhere')
  })

  it('lists three filters and the number of further ones', () => {
    expect(searchDetails(sampleSearch)).toBe('Remote, contract, USD 25 to 60, 6 more')
    expect(searchDetails(defaultSearch)).toBe('')
  })

  it('omits filters that do not apply to the selected opportunity type', () => {
    const ids = activeFilters({ ...sampleSearch, opportunityType: 'Permanent' }).map(({ id }) => id)
    expect(ids).not.toContain('rate')
    expect(ids).not.toContain('contractDuration')
  })

  // SRCH-59
  it('names another order than the best match', () => {
    expect(searchDetails({ ...defaultSearch, workType: 'Remote', sort: 'rate-up' })).toBe('Remote, lowest rate first')
    expect(searchDetails({ ...defaultSearch, opportunityType: 'Permanent', sort: 'rate-down' })).toBe(
      'Permanent, highest salary first',
    )
    expect(searchDetails({ ...defaultSearch, sort: 'nearest' })).toBe('')
    const orders = (changes: object) => sortChoices({ ...defaultSearch, ...changes }).map(({ id }) => id)
    expect(orders({})).not.toContain('nearest')
    expect(orders({ locationType: 'other', latitude: 1, longitude: 2 })).toContain('nearest')
  })

  // SRCH-58
  it('lists industries, experience and who answers fast', () => {
    const search = { ...defaultSearch, industries: ['Advisory', 'Education'], experienceYears: 5, answersFast: true }
    expect(activeFilters(search).map(({ label }) => label)).toEqual([
      'Advisory',
      'Education',
      '5 years or more',
      'Answers fast',
    ])
  })

  // SRCH-51
  it('names a radius that the searcher set around a town', () => {
    const labels = (changes: object) => activeFilters({ ...defaultSearch, ...changes }).map(({ label }) => label)
    const town = { locationType: 'other', location: 'Cape Town', latitude: -33.93, longitude: 18.42 }
    expect(labels({ ...town, radiusKm: 25, remoteAnywhere: true })).toEqual(['Within 25 km', 'Or remote'])
    expect(labels({ ...town, locationType: 'country', radiusKm: 25 })).toEqual([])
  })

  it('has a search without each filter, until none is left', () => {
    let search = sampleSearch
    for (let first = activeFilters(search)[0]; first !== undefined; first = activeFilters(search)[0])
      search = first.without
    expect(search).toMatchObject({ ...withoutFilters(sampleSearch), contractCurrency: 'USD' })
  })

  it('uses the singular for one person', () => {
    expect([formatPeopleCount(0), formatPeopleCount(1), formatPeopleCount(2)]).toEqual([
      '0 people',
      '1 person',
      '2 people',
    ])
  })
  // SRCH-76
  it('says of an estimate that it is one', () => {
    const counted = { total: 9_412, isTotalExact: true }
    const estimated = { total: 12_345, isTotalExact: false }
    expect([counted, estimated].map(formatFoundCount)).toEqual(['9,412 people', 'about 12,000 people'])
    expect([counted, estimated].map(formatFoundTitle)).toEqual(['9,412 people', 'About 12,000 people'])
    expect([9_999, 10_000].map(formatCount)).toEqual(['9,999 people', '10,000 people or more'])
  })
})

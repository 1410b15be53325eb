import { defaultSearch } from '@guildhall/domain/search'
import { describe, expect, it } from 'vitest'
import { sampleUuid } from './samples/people.ts'
import { sampleSearch } from './samples/searches.ts'
import { readSearchRecord, searchHref, writeSearchRecord } from './search-record.ts'

const address = { parameters: sampleSearch, pages: 2, open: sampleUuid(1), message: true }

describe('the search page in its address', () => {
  it('comes back as it was written', () => {
    expect(readSearchRecord(writeSearchRecord(address))).toEqual(address)
  })

  it('reads what a router has made numbers of', () => {
    expect(readSearchRecord({ pages: 2, budget: 60, message: 1, q: 2026 })).toMatchObject({
      pages: 2,
      message: true,
      parameters: { contractBudget: 60, jobTitle: '2026' },
    })
  })

  it('is empty for an untouched search', () => {
    const untouched = { parameters: defaultSearch, pages: 0, open: null, message: false }
    expect(writeSearchRecord(untouched)).toEqual({})
    expect(searchHref(untouched)).toBe('/search-results')
  })

  it('asks for no message without a person', () => {
    expect(writeSearchRecord({ ...address, open: null })).not.toHaveProperty('message')
  })
})

import { defaultSearch } from '@guildhall/domain/search'
import { describe, expect, it } from 'vitest'
import { sampleUuid } from '../../shared/samples/sample-uuid.ts'
import { sampleSearch } from '../candidates/samples/searches.ts'
import { readSearchRecord, searchHref, startSearch, writeSearchRecord } from './search-record.ts'

const compare = [sampleUuid(2), sampleUuid(1)]
const address = {
  parameters: sampleSearch,
  pages: 2,
  open: sampleUuid(1),
  view: 'map',
  message: true,
  compare,
  table: true,
} as const

describe('the address of the search page', () => {
  it('is parsed to the same state that was written', () => {
    expect(readSearchRecord(writeSearchRecord(address))).toEqual(address)
  })

  it('is parsed even if the router has converted values to numbers', () => {
    expect(readSearchRecord({ pages: 2, budget: 60, message: 1, q: 2026 })).toMatchObject({
      pages: 2,
      message: true,
      parameters: { contractBudget: 60, jobTitle: '2026' },
    })
  })

  it('has no parameters for the default search', () => {
    const untouched = { parameters: defaultSearch, pages: 0, open: null, message: false }
    expect(writeSearchRecord(untouched)).toEqual({})
    expect(searchHref(untouched)).toBe('/search-results')
  })

  // UI-17
  it('contains up to four distinct candidates to compare, and ignores invalid ids', () => {
    const five = [1, 2, 3, 4, 5].map(sampleUuid)
    expect(readSearchRecord({ compare: [...five, ...five].join(',') }).compare).toEqual(five.slice(0, 4))
    expect(readSearchRecord({ compare: `../x,${sampleUuid(1).toUpperCase()},7` }).compare).toEqual([sampleUuid(1)])
    expect(searchHref({ ...address, compare: [] })).not.toContain('table')
  })

  it('opens the list unless the map is selected', () => {
    expect(readSearchRecord({ view: 'globe' }).view).toBe('list')
    expect(searchHref({ ...address, view: 'list' })).not.toContain('view')
  })

  // SRCH-5
  it('has no further page and nobody open once the search has changed', () => {
    const changed = readSearchRecord(writeSearchRecord({ ...address, ...startSearch({ ...sampleSearch, skills: [] }) }))
    expect(changed).toMatchObject({ pages: 0, open: null, message: false, table: false, view: 'map', compare })
  })

  it('has no message parameter without a candidate', () => {
    expect(writeSearchRecord({ ...address, open: null })).not.toHaveProperty('message')
  })
})

import { defaultSearch } from '@guildhall/domain/search'
import { describe, expect, it } from 'vitest'
import { sampleUuid } from '../../shared/samples/sample-uuid.ts'
import { sampleSearch } from '../candidates/samples/searches.ts'
import { readSearchRecord, searchHref, writeSearchRecord } from './search-record.ts'

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

  // UI-17
  it('names whom it compares once each, four at most, and nobody by what is no id', () => {
    const five = [1, 2, 3, 4, 5].map(sampleUuid)
    expect(readSearchRecord({ compare: [...five, ...five].join(',') }).compare).toEqual(five.slice(0, 4))
    expect(readSearchRecord({ compare: `../x,${sampleUuid(1).toUpperCase()},7` }).compare).toEqual([sampleUuid(1)])
    expect(searchHref({ ...address, compare: [] })).not.toContain('table')
  })

  it('is a list unless a map is asked for', () => {
    expect(readSearchRecord({ view: 'globe' }).view).toBe('list')
    expect(searchHref({ ...address, view: 'list' })).not.toContain('view')
  })

  it('asks for no message without a person', () => {
    expect(writeSearchRecord({ ...address, open: null })).not.toHaveProperty('message')
  })
})

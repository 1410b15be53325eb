import { describe, expect, it } from 'vitest'
import { sampleUuid } from '../../../shared/samples/sample-uuid.ts'
import { sampleSearch } from '../../candidates/samples/searches.ts'
import { sampleEntry } from '../samples/searches.ts'
import { historyToWire } from '../samples/to-wire.ts'
import { historyFromWire, parametersFromWire, searchToWire } from './search-from-wire.ts'

describe('searches from the wire', () => {
  it('map an entry of the history back to the original', () => {
    expect(historyFromWire(historyToWire(sampleEntry))).toEqual(sampleEntry)
  })

  it('use the older field names where the newer are missing', () => {
    expect(parametersFromWire({ currency: 'AUD', rateMax: 80, duration: 90 })).toMatchObject({
      contractCurrency: 'AUD',
      contractBudget: 80,
      contractDuration: 90,
      workType: 'Any type',
    })
    expect(parametersFromWire({ ...historyToWire(sampleEntry).searchParameters, rateMax: 1 })).toEqual(sampleSearch)
  })
  // SRCH-5
  it('go to the history with their first thousand results', () => {
    const results = Array.from({ length: 1025 }, (_, number) => sampleUuid(number))
    expect(searchToWire(sampleSearch, results).results).toEqual(results.slice(0, 1000))
  })
})

import { describe, expect, it } from 'vitest'
import { sampleSearch } from '../../candidates/samples/searches.ts'
import { sampleEntry } from '../samples/searches.ts'
import { historyToWire } from '../samples/to-wire.ts'
import { historyFromWire, parametersFromWire } from './search-from-wire.ts'

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
})

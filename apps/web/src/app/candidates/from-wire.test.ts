import { describe, expect, it } from 'vitest'
import { candidateFromWire, historyFromWire, offerFromWire, offerToWire, parametersFromWire } from './from-wire.ts'
import { samplePeople, samplePerson } from './samples/people.ts'
import { sampleEntry, sampleSearch } from './samples/searches.ts'
import { candidateToWire, conversationToWire, historyToWire } from './samples/to-wire.ts'

describe('candidates from the wire', () => {
  it('are the people that were sent', () => {
    for (const person of samplePeople) {
      const { distance, ...view } = person
      expect({ ...candidateFromWire(candidateToWire(person)), distance }).toEqual({ ...view, distance })
    }
  })

  it('bring a remembered search back as it was', () => {
    expect(historyFromWire(historyToWire(sampleEntry))).toEqual(sampleEntry)
  })

  it('read the older names of a search where the newer are silent', () => {
    expect(parametersFromWire({ currency: 'AUD', rateMax: 80, duration: 90 })).toMatchObject({
      contractCurrency: 'AUD',
      contractBudget: 80,
      contractDuration: 90,
      workType: 'Any type',
    })
    expect(parametersFromWire({ ...historyToWire(sampleEntry).searchParameters, rateMax: 1 })).toEqual(sampleSearch)
  })

  it('spell an offer as the wire does, and back', () => {
    const offer = offerFromWire(conversationToWire(samplePerson(1)).offer_content)
    expect(offer).toMatchObject({ currency: 'USD', permCurrency: null })
    expect(offerToWire(offer)).toEqual(conversationToWire(samplePerson(1)).offer_content)
  })
})

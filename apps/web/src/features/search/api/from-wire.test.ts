import { describe, expect, it } from 'vitest'
import { candidateFromWire } from '../../candidates/api/from-wire.ts'
import { historyFromWire, parametersFromWire } from './search-from-wire.ts'
import { offerFormFromWire, offerFormToWire, offerFromWire } from '../../conversations/api/offer-from-wire.ts'
import { samplePeople, samplePerson } from '../../candidates/samples/people.ts'
import { sampleEntry, sampleSearch } from '../../candidates/samples/searches.ts'
import { candidateToWire, conversationToWire, historyToWire } from '../../candidates/samples/to-wire.ts'

describe('candidates from the wire', () => {
  it('are the people that were sent', () => {
    for (const person of samplePeople) {
      const { distance, placePoint, ...view } = person
      expect(candidateFromWire(candidateToWire(person))).toEqual(view)
      expect({ distance, placePoint }).toEqual({ distance: null, placePoint: person.placePoint })
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
    expect(offerFormToWire(offer)).toEqual(conversationToWire(samplePerson(1)).offer_content)
  })

  it('read an offer that is begun, without choices that there are no more', () => {
    const begun = { ...offerFromWire(conversationToWire(samplePerson(1)).offer_content), rate: null, startDate: '' }
    const wire = { ...conversationToWire(samplePerson(1)).offer_content, rate: null, startDate: '' }
    expect(offerFormFromWire(wire)).toEqual(begun)
    expect(offerFormFromWire({ ...wire, workplaceType: 'On a boat', currecy: 'GBP' })).toMatchObject({
      workplaceType: null,
      currency: null,
    })
  })
})

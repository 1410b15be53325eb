import { describe, expect, it } from 'vitest'
import { samplePeople } from '../samples/people.ts'
import { candidateToWire } from '../samples/to-wire.ts'
import { candidateFromWire } from './from-wire.ts'

describe('candidates from the wire', () => {
  it('equal those that were sent', () => {
    for (const person of samplePeople) {
      const { distance, placePoint, ...view } = person
      expect(candidateFromWire(candidateToWire(person))).toEqual(view)
      expect({ distance, placePoint }).toEqual({ distance: null, placePoint: person.placePoint })
    }
  })
})

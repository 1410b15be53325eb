import { describe, expect, it } from 'vitest'
import { samplePeople } from '../samples/people.ts'
import { candidateToWire, hitToWire } from '../samples/to-wire.ts'
import { candidateFromWire, hitFromWire } from './from-wire.ts'

describe('candidates from the wire', () => {
  // SRCH-99
  it('equal those that were sent', () => {
    for (const person of samplePeople) {
      const { distance: _distance, marks: _marks, placeMatch: _match, placePoint: _point, ...view } = person
      expect(candidateFromWire(candidateToWire(person))).toEqual(view)
      expect(hitFromWire(hitToWire(person))).toEqual({
        ...person,
        isRow: true,
        workExperiences: person.workExperiences.map(({ title }) => expect.objectContaining({ title })),
        qualifications: person.qualifications.map(({ qualification }) => expect.objectContaining({ qualification })),
      })
    }
  })
})

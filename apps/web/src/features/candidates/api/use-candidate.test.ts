import { describe, expect, it } from 'vitest'
import { samplePerson } from '../samples/people.ts'
import { needsDetails } from './use-candidate.ts'

// UI-52
describe('the details of an open candidate', () => {
  const whole = samplePerson(1, { messageStatus: null })

  it('are not requested if the list has the whole of them', () => {
    expect(needsDetails(whole)).toBe(false)
  })

  it.each([
    ['they are not in the list, because the address names the candidate', undefined],
    ['it is a row', { ...whole, isRow: true }],
    ['work is missing', { ...whole, workExperiences: [] }],
    ['education is missing', { ...whole, qualifications: [] }],
    ['a running conversation may show more', { ...whole, messageStatus: 'active' as const }],
  ])('are requested if %s', (_, hit) => {
    expect(needsDetails(hit)).toBe(true)
  })
})

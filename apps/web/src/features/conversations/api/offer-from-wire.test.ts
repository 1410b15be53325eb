import { describe, expect, it } from 'vitest'
import { offerFormFromWire, offerFormToWire, offerFromWire } from './offer-from-wire.ts'

const wire = {
  description: 'Freight billing pipeline on dbt and Airflow',
  workplaceType: 'Remote',
  opportunityType: 'Contract',
  location: 'Anywhere',
  currecy: 'USD',
  rate: 57,
  permCurrecy: null,
  permRate: null,
  duration: 4,
  startDate: '2026-12-01',
} as const

describe('offers of the wire', () => {
  it('are converted from the wire’s spelling and back', () => {
    const offer = offerFromWire(wire)
    expect(offer).toMatchObject({ currency: 'USD', permCurrency: null })
    expect(offerFormToWire(offer)).toEqual(wire)
  })

  it('lose choices that are no longer available when a draft is restored', () => {
    const draft = { ...wire, rate: null, startDate: '' }
    expect(offerFormFromWire(draft)).toEqual({ ...offerFromWire(wire), rate: null, startDate: '' })
    expect(offerFormFromWire({ ...draft, workplaceType: 'On a boat', currecy: 'GBP' })).toMatchObject({
      workplaceType: null,
      currency: null,
    })
  })
})

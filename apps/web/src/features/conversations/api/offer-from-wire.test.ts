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

describe('an offer from the wire', () => {
  it('is spelt as the wire spells it, and back', () => {
    const offer = offerFromWire(wire)
    expect(offer).toMatchObject({ currency: 'USD', permCurrency: null })
    expect(offerFormToWire(offer)).toEqual(wire)
  })

  it('that is begun loses choices that are no longer offered', () => {
    const begun = { ...wire, rate: null, startDate: '' }
    expect(offerFormFromWire(begun)).toEqual({ ...offerFromWire(wire), rate: null, startDate: '' })
    expect(offerFormFromWire({ ...begun, workplaceType: 'On a boat', currecy: 'GBP' })).toMatchObject({
      workplaceType: null,
      currency: null,
    })
  })
})

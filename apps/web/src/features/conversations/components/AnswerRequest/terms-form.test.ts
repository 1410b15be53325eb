import type { Offer } from '@guildhall/domain/conversations'
import { describe, expect, it } from 'vitest'
import { changedTerms, toTermsForm } from './terms-form.ts'

const offer: Offer = {
  description: 'Rebuild our pipeline',
  workplaceType: 'Remote',
  opportunityType: 'Contract',
  location: 'Anywhere',
  currency: 'USD',
  rate: 38,
  permCurrency: null,
  permRate: null,
  duration: 5,
  startDate: '2026-12-07',
}

describe('changedTerms', () => {
  it('leaves out unchanged terms', () => {
    expect(changedTerms({ ...toTermsForm(offer), note: ' Could we talk? ' }, offer)).toEqual({ note: 'Could we talk?' })
  })

  it('returns exactly the changed terms', () => {
    const form = { ...toTermsForm(offer), rate: 45, workplaceType: 'Hybrid' as const, duration: null }
    expect(changedTerms(form, offer)).toEqual({ rate: 45, workplaceType: 'Hybrid', note: '' })
  })
})

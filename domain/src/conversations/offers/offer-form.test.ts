import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOffer, anOfferForm } from '../../../testing/index.ts'
import {
  withOpportunityType,
  emptyOfferForm,
  offerErrors,
  toOffer,
  allowsAnywhere,
  type OfferForm,
} from './offer-form.ts'
import type { Offer } from '../conversation.ts'
import { lowOffers } from './offer-warning.ts'
import { prefillOffer, type OfferHints, type OfferPrefill } from './offer-prefill.ts'
import { fieldsToReview, type OfferField } from './offer-review.ts'

const today = '2026-03-02'
const errorsOf = (changes: Partial<OfferForm>) => offerErrors(anOfferForm(changes), today)
const permanent = { opportunityType: 'Permanent', permCurrency: 'ZAR', permRate: 900_000 } as const

describe('the offer form', () => {
  // CONV-26, CONV-27, CONV-30
  it('returns the errors of all fields at once', () => {
    const required = ['This field is required']
    expect(offerErrors(emptyOfferForm, today)).toEqual(
      Object.fromEntries(Object.keys(emptyOfferForm).map((field) => [field, required])),
    )
  })

  it.each([
    [{ description: ' a ' }, { description: ['Min length of 2 characters'] }],
    [{ description: 'a'.repeat(201) }, { description: ['Max length of 200 characters'] }],
    [{ description: '   ' }, { description: ['This field is required'] }],
    [{ location: 'X' }, { location: ['Min length of 2 characters'] }],
    [{ location: 'x'.repeat(201) }, { location: ['Max length of 200 characters'] }],
    [{ rate: 0.99 }, { rate: ['Min value of 1'] }],
    [{ rate: 10_000_000 }, { rate: ['Max value of 9999999'] }],
    [{ rate: Number.NaN }, { rate: ['This field is required'] }],
    [{ duration: 0.05 }, { duration: ['Min value of 0.1 months'] }],
    [{ duration: 36.5 }, { duration: ['Max value of 36 months'] }],
    [{ startDate: '2026-03-01' }, { startDate: ['Start date needs to be in the future'] }],
    [{ startDate: '2026-02-30' }, { startDate: ['Start date needs to be in the future'] }],
    [{ startDate: '' }, { startDate: ['This field is required'] }],
    [{ ...permanent, permRate: 0 }, { permRate: ['Min value of 1'] }],
    [{ ...permanent, permCurrency: null }, { permCurrency: ['This field is required'] }],
  ] as const)('says of %j what is wrong', (changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors)
  })

  it.each([
    { description: 'ab' },
    { description: 'a'.repeat(200) },
    { location: 'Rø' },
    { rate: 1 },
    { rate: 9_999_999 },
    { duration: 0.1 },
    { duration: 36 },
    { startDate: today },
    permanent,
  ])('takes the limits themselves, and today: %j', (changes) => {
    expect(errorsOf(changes)).toEqual({})
  })

  // CONV-28
  it('needs both kinds of terms if both are offered', () => {
    expect(errorsOf({ opportunityType: 'Permanent or Contract' })).toEqual({
      permCurrency: ['This field is required'],
      permRate: ['This field is required'],
    })
  })

  // CONV-29
  it('clears the contract fields for Permanent and the permanent ones for Contract', () => {
    const both = anOfferForm({ ...permanent, opportunityType: 'Permanent or Contract' })
    expect(withOpportunityType(both, 'Permanent')).toMatchObject({
      currency: null,
      rate: null,
      duration: null,
      permRate: 900_000,
    })
    expect(withOpportunityType(both, 'Contract')).toMatchObject({ permCurrency: null, permRate: null, rate: 60 })
    expect(withOpportunityType(both, 'Permanent or Contract')).toEqual(both)
  })

  // CONV-28
  it('creates a trimmed offer without the terms that its opportunity does not need', () => {
    const offer = toOffer(anOfferForm({ ...permanent, description: '  Lead the team\r\n\u0000now ' }), today)
    expect(offer).toEqual({
      ok: true,
      value: anOffer({ ...permanent, currency: null, rate: null, duration: null, description: 'Lead the team\nnow' }),
    })
  })

  it('never creates an offer from a form with an error', () => {
    const form = fc.record({
      description: fc.string({ maxLength: 210 }),
      workplaceType: fc.constantFrom(null, 'Remote', 'Hybrid', 'On-site', 'Any type'),
      opportunityType: fc.constantFrom(null, 'Permanent', 'Contract', 'Permanent or Contract'),
      location: fc.string({ maxLength: 210 }),
      currency: fc.constantFrom(null, 'USD', 'ZAR', 'AUD'),
      rate: fc.option(fc.double()),
      duration: fc.option(fc.double({ min: -1, max: 40 })),
      permCurrency: fc.constantFrom(null, 'USD', 'ZAR', 'AUD'),
      permRate: fc.option(fc.double()),
      startDate: fc.constantFrom('', '2026-03-01', '2026-03-02', '2027-01-01', 'soon'),
    })
    fc.assert(
      fc.property(form as fc.Arbitrary<OfferForm>, (values) => {
        const offer = toOffer(values, today)
        expect(offer.ok).toBe(Object.keys(offerErrors(values, today)).length === 0)
        if (!offer.ok) return
        const { opportunityType, permRate, rate } = offer.value
        expect(rate === null).toBe(opportunityType === 'Permanent')
        expect(permRate === null).toBe(opportunityType === 'Contract')
      }),
    )
  })

  // CONV-32
  it("offers 'Anywhere' for Any type and Remote", () => {
    const types = ['Remote', 'Hybrid', 'On-site', 'Any type'] as const
    expect(types.filter(allowsAnywhere)).toEqual(['Remote', 'Any type'])
  })
})

describe('prefilling an offer', () => {
  const hints: OfferHints = {
    workType: 'Any type',
    location: '',
    opportunityType: 'Any Type',
    contractCurrency: 'ZAR',
    contractBudget: 0,
    permCurrency: 'ZAR',
    permBudget: 0,
  }

  const expected = { currency: 'ZAR', permanentCurrency: 'USD' } as const
  const convert = (amount: number, from: string, to: string) =>
    from === to ? amount : from === 'USD' ? amount * 18 : amount / 18
  const prefill = (last: Offer | null, search: OfferHints | null, changes: Partial<OfferPrefill> = {}) =>
    prefillOffer({
      last,
      hints: search,
      today,
      expected: { currency: null, permanentCurrency: null },
      convert,
      ...changes,
    })

  it('is empty without a last offer and a search', () => {
    expect(prefill(null, null)).toEqual(emptyOfferForm)
  })

  // CONV-33
  it('uses the last offer, except a start date in the past', () => {
    expect(prefill(anOffer(), hints)).toEqual(anOfferForm())
    expect(prefill(anOffer({ startDate: '2026-02-01' }), null).startDate).toBe('')
  })

  // CONV-63
  it('converts its rates to the currencies in which the candidate asks, in whole units', () => {
    const last = anOffer({ opportunityType: 'Permanent or Contract', permCurrency: 'ZAR', permRate: 1_000_000 })
    expect(prefill(last, null, { expected })).toMatchObject({
      currency: 'ZAR',
      rate: 1_080,
      permCurrency: 'USD',
      permRate: 55_556,
    })
    expect(prefill(null, { ...hints, contractCurrency: 'USD', contractBudget: 50 }, { expected })).toMatchObject({
      currency: 'ZAR',
      rate: 900,
    })
  })

  // CONV-63
  it('keeps a rate that cannot be converted, or that would be too high for the form', () => {
    const own = { currency: 'USD', rate: 60 }
    expect(prefill(anOffer(), null, { expected, convert: () => null })).toMatchObject(own)
    expect(prefill(anOffer(), null, { expected, convert: () => 99_999_999 })).toMatchObject(own)
  })

  // CONV-33
  it('prefers what the search states explicitly', () => {
    const search = { ...hints, workType: 'Hybrid', location: 'Cape Town', contractBudget: 900 } as const
    expect(prefill(anOffer(), search)).toMatchObject({
      workplaceType: 'Hybrid',
      location: 'Cape Town',
      currency: 'ZAR',
      rate: 900,
      duration: 6,
    })
    expect(prefill(anOffer(), { ...hints, opportunityType: 'Permanent', permBudget: 5 })).toMatchObject({
      opportunityType: 'Permanent',
      rate: null,
      duration: null,
      permCurrency: 'ZAR',
      permRate: 5,
    })
  })
})

// CONV-64
describe('the fields to look at before the shortcut sends', () => {
  const nothing = new Set<OfferField>()
  const filledIn = anOfferForm()

  it('are those that were filled in and are unchanged', () => {
    const left = ['workplaceType', 'opportunityType', 'location', 'currency', 'rate', 'duration', 'startDate']
    expect(fieldsToReview(filledIn, filledIn, nothing)).toEqual(['description', ...left])
    expect(fieldsToReview({ ...filledIn, description: 'Own words' }, filledIn, nothing)).toEqual(left)
  })

  it('leave out what was visited', () => {
    const visited = new Set<OfferField>(['description', 'workplaceType', 'opportunityType', 'location', 'startDate'])
    expect(fieldsToReview(filledIn, filledIn, visited)).toEqual(['currency', 'rate', 'duration'])
  })

  it('are none in a form that began empty', () => {
    expect(fieldsToReview(filledIn, emptyOfferForm, nothing)).toEqual([])
  })
})

describe('the soft warning', () => {
  const expected = { exactRate: 900, currency: 'ZAR', permanentExactRate: 100, permanentCurrency: 'USD' } as const
  const convert = (amount: number, from: string, to: string) =>
    from === to ? amount : from === 'USD' ? amount * 18 : amount / 18

  // CONV-34
  it('appears below 80 % of the person’s rate, in their currency', () => {
    expect(lowOffers(anOfferForm({ rate: 40 }), expected, convert)).toEqual([])
    expect(lowOffers(anOfferForm({ rate: 39 }), expected, convert)).toEqual([{ field: 'rate', percent: 78 }])
  })

  it('checks each kind of terms, if it can be compared', () => {
    const form = anOfferForm({ opportunityType: 'Permanent or Contract', permCurrency: 'USD', permRate: 50, rate: 10 })
    expect(lowOffers(form, expected, convert)).toEqual([
      { field: 'rate', percent: 20 },
      { field: 'permRate', percent: 50 },
    ])
    expect(lowOffers(form, { ...expected, exactRate: null, permanentExactRate: null }, convert)).toEqual([])
    expect(lowOffers(form, expected, () => null)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { aBillingAddress, aCompany, TEST_NOW } from '../../testing/index.ts'
import { addDays } from '../shared/index.ts'
import { type BillingDetailsForm, billingDetailsErrors, toBillingDetails } from './billing-details.ts'
import { isVatNumber } from './vat-number.ts'
import { planChoiceErrors, findPlanLockReason, trialAfterChoice } from './plan-choice.ts'

describe('a choice of plan', () => {
  const team = { company: aCompany({ employeeCount: '11-50', seats: 3 }), people: 4, seatsInUse: 2 }
  const SEATS = { seats: ['Invalid seat count'] }
  const overBand = (size: string, most: number) => ({
    seats: [`A company of ${size} people can have up to ${most} seats`],
  })

  it.each([
    ['nothing', {}, {}],
    ['the seats in use', { seats: 2 }, {}],
    ['all seats of the band', { employeeCount: '1-10', seats: 10 }, {}],
    ['fewer seats than are in use', { seats: 1 }, SEATS],
    ['no seat', { seats: 0 }, SEATS],
    ['half a seat', { seats: 2.5 }, SEATS],
    ['emptied seats', { seats: null }, SEATS],
    ['more seats than the band has', { employeeCount: '1-10', seats: 11 }, overBand('1-10', 10)],
    ['more seats than the present band has', { seats: 51 }, overBand('11-50', 50)],
    ['an unknown size', { employeeCount: '12' }, { employeeCount: ['Value is not one of the options'] }],
    ['no size', { employeeCount: ' ' }, { employeeCount: ['Value is required'] }],
    ['both', { employeeCount: '12', seats: 0 }, { employeeCount: ['Value is not one of the options'], ...SEATS }],
  ])('of %s', (_words, choice, errors) => {
    expect(planChoiceErrors(choice, team)).toEqual(errors)
  })

  // PLAN-18
  it('of a size for exactly as many people is taken', () => {
    expect(planChoiceErrors({ employeeCount: '1-10' }, { ...team, people: 10 })).toEqual({})
    expect(planChoiceErrors({ employeeCount: '1-10' }, { ...team, people: 11 })).toHaveProperty('employeeCount')
  })

  // PLAN-18
  it('is refused if the team or its seats exceed the size', () => {
    const large = { company: aCompany({ employeeCount: '51-200', seats: 60 }), people: 70, seatsInUse: 12 }
    expect(planChoiceErrors({ employeeCount: '11-50' }, large)).toEqual({
      employeeCount: ['Your team is too large for this company size'],
      ...overBand('11-50', 50),
    })
  })

  it.each([
    ['a trial', {}, null],
    ['an open invoice', { invoicePending: true }, 'invoice-pending'],
    ['a paid plan', { accountType: 'paid', subscriptionStatus: 'active' }, 'subscription-runs'],
    ['a late one', { accountType: 'paid', subscriptionStatus: 'past_due' }, 'subscription-runs'],
    [
      'a cancelled one until its end',
      { accountType: 'paid', subscriptionStatus: 'cancelled', paidUntil: addDays(TEST_NOW, 1) },
      'subscription-runs',
    ],
    ['a cancelled one after it', { accountType: 'paid', subscriptionStatus: 'cancelled', paidUntil: TEST_NOW }, null],
    ['a suspended one', { accountType: 'paid', subscriptionStatus: 'suspended' }, null],
    [
      'a suspended one with days left',
      { accountType: 'paid', subscriptionStatus: 'suspended', paidUntil: addDays(TEST_NOW, 1) },
      null,
    ],
    ['a subscription that is not paid yet', { accountType: 'trial', subscriptionStatus: 'active' }, null],
  ] as const)('beside %s', (_words, company, settled) => {
    expect(findPlanLockReason(aCompany(company), TEST_NOW)).toBe(settled)
  })
})

describe('the trial of a choice', () => {
  const none = { accountType: 'trial', trialEndsAt: null, trialStartedAt: null } as const
  const end = addDays(TEST_NOW, 14)

  it('begins if there was none, and is unchanged while it runs', () => {
    const running = { trialEndsAt: end, trialStartedAt: TEST_NOW }
    expect(trialAfterChoice(none, true, TEST_NOW)).toEqual(running)
    expect(trialAfterChoice({ ...none, ...running }, true, addDays(TEST_NOW, 3))).toEqual(running)
    const extended = { ...running, trialEndsAt: addDays(end, 7) }
    expect(trialAfterChoice({ ...none, ...extended }, true, addDays(TEST_NOW, 15))).toEqual(extended)
  })

  // PLAN-20
  it('is removed and restored with its original end, never a second one', () => {
    const out = { ...none, trialEndsAt: null, trialStartedAt: TEST_NOW }
    expect(trialAfterChoice({ ...out, trialEndsAt: end }, false, TEST_NOW)).toEqual({
      trialEndsAt: null,
      trialStartedAt: TEST_NOW,
    })
    expect(trialAfterChoice(out, true, addDays(TEST_NOW, 13))?.trialEndsAt).toEqual(end)
    expect(trialAfterChoice(out, true, end)).toBeNull()
    expect(trialAfterChoice({ ...none, accountType: 'paid' }, true, TEST_NOW)).toBeNull()
  })
})

describe('billing details', () => {
  const typed = (changes: Partial<BillingDetailsForm> = {}): BillingDetailsForm => ({
    ...Object.fromEntries(Object.entries(aBillingAddress()).map(([field, value]) => [field, value ?? ''])),
    ...(changes as BillingDetailsForm),
  })
  const blank = Object.fromEntries(Object.keys(aBillingAddress()).map((field) => [field, ''])) as BillingDetailsForm

  // PLAN-21
  it('need a name, an e-mail address and a postal address', () => {
    const required = ['Value is required']
    expect(billingDetailsErrors(blank)).toMatchObject({
      companyName: required,
      emailAddress: required,
      route: required,
      city: required,
      country: required,
    })
  })

  it('are trimmed, and empty lines are removed', () => {
    const form = typed({ companyName: '  Harbour   Works Ltd ', vatNumber: 'gb 123 456 789', province: ' ' })
    expect(toBillingDetails(form)).toEqual({
      ok: true,
      value: aBillingAddress({ vatNumber: 'GB 123 456 789', province: null }),
    })
  })

  // PLAN-21
  it('that are not valid become none', () => {
    expect(toBillingDetails(blank)).toMatchObject({ ok: false, problem: 'invalid' })
    expect(
      toBillingDetails(typed({ emailAddress: ' office@harbour.example ', contactNumber: ' +27 82 555 0100 ' })),
    ).toMatchObject({
      ok: true,
      value: { emailAddress: 'office@harbour.example', contactNumber: '+27 82 555 0100' },
    })
  })

  it('return all errors at once', () => {
    const wrong = typed({
      emailAddress: 'office',
      vatNumber: '12',
      contactNumber: 'call me',
      city: 'x'.repeat(201),
      postalCode: 'x'.repeat(51),
    })
    expect(billingDetailsErrors(wrong)).toEqual({
      emailAddress: ['Value is not a valid email address'],
      vatNumber: ['Value is not a valid VAT number'],
      contactNumber: ['Value is not a valid contact number'],
      city: ['The maximum length allowed is 200'],
      postalCode: ['The maximum length allowed is 50'],
    })
  })

  // PLAN-21
  it.each([
    ['DE 123456789', 'Germany', true],
    ['123456789', 'DE', true],
    ['123456789', ' germany ', true],
    ['FR123456789', 'Germany', false],
    ['DE 12345678', 'Germany', false],
    ['12345678', 'Germany', false],
    ['EL123456789', 'Greece', true],
    ['4123456789', 'South Africa', true],
    ['5123456789', 'South Africa', false],
    ['51 824 753 556', 'australia', true],
    ['12-3456789', 'United States', true],
    ['!', 'United States', false],
    ['ANY 123', 'Atlantis', true],
  ])('take %s for a VAT number of %s: %s', (number, country, taken) => {
    expect(isVatNumber(number, country)).toBe(taken)
  })
})

import { describe, expect, it } from 'vitest'
import { isSigningUp, stepAfterVerification } from '../identity/index.ts'
import { loginOutcome } from './sign-up-step.ts'
import { signUpOptions } from './sign-up-options.ts'

describe('the outcome of a login', () => {
  // ONB-11, ONB-12
  it.each([
    [false, 'complete', 'complete'],
    [false, 'payment', 'payment'],
    [false, 'billing', 'complete'],
    [true, 'payment', 'payment'],
    [true, 'billing', 'billing'],
    [true, 'subscription', 'subscription'],
    [false, 'verify_email', 'verify_email'],
  ] as const)('with signingUp %s at %s is %s', (signingUp, signUpStep, outcome) => {
    expect(loginOutcome({ signingUp, signUpStep })).toBe(outcome)
  })

  // ONB-12
  it('is payment only for the payment step', () => {
    const steps = ['verify_email', 'subscription', 'billing', 'complete'] as const
    for (const signUpStep of steps) {
      for (const signingUp of [true, false]) expect(loginOutcome({ signingUp, signUpStep })).not.toBe('payment')
    }
  })

  // ONB-13
  it('is the sign-up’s step while the plan is not chosen', () => {
    const steps = ['verify_email', 'subscription', 'billing', 'payment', 'complete'] as const
    expect(steps.filter((step) => isSigningUp(step))).toEqual(['subscription', 'billing', 'payment'])
    expect(steps.map((step) => stepAfterVerification(step))).toEqual([
      'complete',
      'subscription',
      'billing',
      'payment',
      'complete',
    ])
  })
})

describe('the options of a sign-up', () => {
  // ONB-8
  it('are those of the US for a country without settings, and for no country', () => {
    const options = signUpOptions({ paymentRegions: [] })
    expect(options('DE')).toMatchObject({
      countryCode: 'DE',
      paymentRegion: 'US',
      planBase: { basePrice: 680, region: 'US', currency: 'USD', symbol: '$' },
      paymentService: 'stripe',
    })
    expect(options(null).countryCode).toBe('US')
    expect(options('<script>').countryCode).toBe('US')
    expect(options('US').products).toHaveLength(12)
  })
})

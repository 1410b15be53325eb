import { describe, expect, it } from 'vitest'
import { welcomeTarget } from './welcome-target.ts'

describe('the link of the welcome dialog', () => {
  // ONB-28
  it.each([
    ['contractor', 'complete', false, '/resume?edit=MainProfile'],
    ['employer', 'complete', true, '/settings/company'],
    ['employer', 'complete', false, '/settings/account'],
    ['employer', 'billing', true, '/settings/account'],
  ] as const)('%s at the step %s, admin %s: %s', (userType, signUpStep, isAdmin, target) => {
    const company = userType === 'employer' ? { isAdmin } : null
    expect(welcomeTarget({ user: { userType }, company, signUpStep })).toBe(target)
  })
})

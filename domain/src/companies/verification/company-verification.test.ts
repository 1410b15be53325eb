import { describe, expect, it } from 'vitest'
import { aCompany, aMember } from '../../../testing/index.ts'
import { decideVerification, isWebsiteEmail } from './company-verification.ts'

describe('an address of a website’s domain', () => {
  // COMP-4
  it.each([
    ['dana@kestrel.example', 'https://kestrel.example', true],
    ['dana@kestrel.example', 'https://www.kestrel.example/about?x=1', true],
    ['Dana@Kestrel.Example', 'https://jobs.kestrel.example:8443', true],
    ['dana@mail.kestrel.example', 'https://kestrel.example', false],
    ['x@acme.co.za', 'https://co.za', false],
    ['dana@notkestrel.example', 'https://kestrel.example', false],
    ['dana@kestrel.example', 'https://notkestrel.example', false],
    ['somebody@gmail.com', 'https://gmail.com', false],
    ['somebody@gmail.com', 'https://kestrel.gmail.com', false],
    ['x@example', 'https://kestrel.example', false],
  ])('%s and %s: %s', (email, website, expected) => expect(isWebsiteEmail(email, website)).toBe(expected))
})

describe('a company is', () => {
  const company = aCompany()
  const admin = aMember()

  // COMP-4
  it('domain-verified by a verified admin with an address of its domain', () => {
    expect(decideVerification(company, company, [admin])).toBe('domain_verified')
  })

  it.each([
    ['a recruiter', { role: 'recruiter' }],
    ['an address that is not verified', { verified: false }],
    ['another domain', { email: 'erik@elsewhere.example' }],
  ] as const)('unverified with %s', (_words, changes) => {
    expect(decideVerification(company, company, [aMember(changes)])).toBe('unverified')
  })

  it('unverified without a website', () => {
    expect(decideVerification({ ...company, website: null }, company, [admin])).toBe('unverified')
  })

  // COMP-5
  it('verified by an operator until its website changes', () => {
    const verified = aCompany({ verification: 'verified' })
    expect(decideVerification(verified, verified, [])).toBe('verified')
    const moved = { ...verified, website: 'https://elsewhere.example' }
    expect(decideVerification(moved, verified, [admin])).toBe('unverified')
  })
})

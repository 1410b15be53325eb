import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCompany } from '../../testing/index.ts'
import { entitlements, findReplyProblem } from './entitlements.ts'

const NOW = new Date('2026-03-02T09:00:00.000Z')
const days = (count: number): Date => new Date(NOW.getTime() + count * 86_400_000)

describe('entitlements of a trial', () => {
  // PLAN-11, PLAN-12, PLAN-13
  it.each([
    { name: 'fresh', endsIn: 14, used: 0, contact: true, left: 5, reason: null },
    { name: 'with one contact left', endsIn: 1, used: 4, contact: true, left: 1, reason: null },
    { name: 'used up', endsIn: 5, used: 5, contact: false, left: 0, reason: 'contact-requests-used-up' },
    { name: 'past its date', endsIn: -1, used: 0, contact: false, left: 5, reason: 'trial-ended' },
    { name: 'at its very end', endsIn: 0, used: 0, contact: false, left: 5, reason: 'trial-ended' },
    { name: 'past its date and used up', endsIn: -1, used: 5, contact: false, left: 0, reason: 'trial-ended' },
  ])('$name: contact is $contact, search stays, bookmarks never', ({ endsIn, used, contact, left, reason }) => {
    const rights = entitlements(aCompany({ trialEndsAt: days(endsIn), freeContactsUsed: used }), NOW)
    expect(rights).toMatchObject({ search: true, contact, bookmarks: false, freeContactsLeft: left, reason, seats: 3 })
  })

  // PLAN-14
  it('allows replies for 30 days after its end', () => {
    expect(entitlements(aCompany({ trialEndsAt: days(-1) }), NOW).replyUntil).toEqual(days(29))
    expect(entitlements(aCompany({ trialEndsAt: days(1), freeContactsUsed: 5 }), NOW).replyUntil).toBeNull()
  })

  // PLAN-22
  it.each([
    { name: 'waits', dueIn: 14, used: 0, contact: true, left: 5, reason: null, replyUntil: null },
    {
      name: 'waits, with all contacts used',
      dueIn: 1,
      used: 5,
      contact: false,
      left: 0,
      reason: 'contact-requests-used-up',
      replyUntil: null,
    },
    { name: 'is due', dueIn: 0, used: 1, contact: false, left: 4, reason: 'trial-ended', replyUntil: days(30) },
    { name: 'is overdue', dueIn: -40, used: 0, contact: false, left: 5, reason: 'trial-ended', replyUntil: days(-10) },
  ])('are those of a company without a trial whose first invoice $name', ({ dueIn, used, ...rights }) => {
    const { name: _name, left, ...expected } = rights
    const facts = { trialEndsAt: null, invoicePending: true, freeContactsUsed: used, waitingInvoiceDueAt: days(dueIn) }
    expect(entitlements(aCompany(facts), NOW)).toEqual({
      ...expected,
      search: true,
      bookmarks: false,
      freeContactsLeft: left,
      seats: 3,
    })
  })

  // PLAN-22
  it('end with the trial, whatever invoice waits', () => {
    const company = aCompany({ trialEndsAt: days(-1), invoicePending: true, waitingInvoiceDueAt: days(10) })
    expect(entitlements(company, NOW)).toMatchObject({ contact: false, reason: 'trial-ended', replyUntil: days(29) })
  })

  // PLAN-16
  it('do not include contact without a trial and without payment', () => {
    expect(entitlements(aCompany({ trialEndsAt: null }), NOW)).toMatchObject({
      contact: false,
      reason: 'subscription-expired',
      replyUntil: null,
    })
  })
})

describe('entitlements of a paid plan', () => {
  // PLAN-15
  it.each([
    { status: 'active', paidIn: 10, runs: true },
    { status: 'active', paidIn: -13, runs: true },
    { status: 'past_due', paidIn: -13, runs: true },
    { status: 'past_due', paidIn: -14, runs: false },
    { status: 'cancelled', paidIn: 1, runs: true },
    { status: 'cancelled', paidIn: 0, runs: false },
    { status: 'suspended', paidIn: -15, runs: false },
    { status: 'suspended', paidIn: null, runs: false },
    { status: 'none', paidIn: null, runs: false },
    { status: 'active', paidIn: null, runs: true },
  ] as const)('$status with $paidIn days paid for: rights run is $runs', ({ status, paidIn, runs }) => {
    const paidUntil = paidIn === null ? null : days(paidIn)
    const company = aCompany({ accountType: 'paid', subscriptionStatus: status, paidUntil })
    expect(entitlements(company, NOW)).toMatchObject({
      search: true,
      contact: runs,
      bookmarks: runs,
      freeContactsLeft: null,
      reason: runs ? null : 'subscription-expired',
    })
  })

  // PLAN-14
  it('allows replies for 30 days after a cancelled period', () => {
    const company = aCompany({ accountType: 'paid', subscriptionStatus: 'cancelled', paidUntil: days(-2) })
    expect(entitlements(company, NOW).replyUntil).toEqual(days(28))
  })
})

// PLAN-14, PLAN-16
describe('replies in running conversations', () => {
  const ended = { trialEndsAt: days(-31) }
  it.each([
    { name: 'in a trial', facts: { trialEndsAt: days(1) }, problem: null },
    { name: 'with all contacts used', facts: { trialEndsAt: days(1), freeContactsUsed: 5 }, problem: null },
    { name: 'on the last day after a trial', facts: { trialEndsAt: days(-30) }, problem: null },
    { name: 'later than that', facts: ended, problem: 'trial-ended' },
    { name: 'without a trial and an invoice', facts: { trialEndsAt: null }, problem: 'subscription-expired' },
    {
      name: 'with a first invoice that is long overdue',
      facts: { trialEndsAt: null, waitingInvoiceDueAt: days(-31) },
      problem: 'trial-ended',
    },
    {
      name: 'with a subscription that never was paid',
      facts: { accountType: 'paid' as const, subscriptionStatus: 'none' as const, paidUntil: null },
      problem: 'subscription-expired',
    },
  ])('$name: the problem is $problem', ({ facts, problem }) => {
    expect(findReplyProblem(entitlements(aCompany(facts), NOW), NOW)).toBe(problem)
  })
})

describe('entitlements of any company', () => {
  // PLAN-10
  it('have a reason exactly if contact is refused, and a last day for replies only then', () => {
    const company = fc.record({
      accountType: fc.constantFrom('trial' as const, 'paid' as const),
      trialEndsAt: fc.option(fc.integer({ min: -60, max: 60 }).map(days)),
      freeContactsUsed: fc.integer({ min: 0, max: 9 }),
      subscriptionStatus: fc.constantFrom('none' as const, 'active', 'past_due', 'cancelled', 'suspended'),
      paidUntil: fc.option(fc.integer({ min: -60, max: 60 }).map(days)),
      waitingInvoiceDueAt: fc.option(fc.integer({ min: -60, max: 60 }).map(days)),
      seats: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(company, (facts) => {
        const rights = entitlements(facts, NOW)
        expect(rights.search).toBe(true)
        expect(rights.contact).toBe(rights.reason === null)
        expect(rights.replyUntil === null || !rights.contact).toBe(true)
        // No date that nobody set: the earliest end of rights here is 60 days ago.
        expect(rights.replyUntil === null || rights.replyUntil >= days(-30)).toBe(true)
        expect(!rights.bookmarks || facts.accountType === 'paid').toBe(true)
      }),
    )
  })
})

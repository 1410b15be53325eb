import { describe, expect, it } from 'vitest'
import {
  aBillingAddress,
  aCompany,
  aMember,
  anEmployer,
  anEmployerActor,
  fakeAccounts,
  fakeAuditLog,
  fakeBillingDetails,
  fakeClock,
  fakeCompanies,
  fakeIds,
  fakeOutbox,
  fakeUnitOfWork,
} from '../../testing/index.ts'
import type { Company } from '../companies/index.ts'
import { type TeamRole, type Account } from '../identity/index.ts'
import { DAY_MS } from '../shared/index.ts'
import { choosePlan } from './choose-plan.ts'
import { createBillingDetails, updateBillingDetails } from './save-billing-details.ts'
import { stepAfterPayment } from './sign-up-step.ts'

const setUp = (account: Partial<Account> = {}, company: Partial<Company> = {}, invited: readonly TeamRole[] = []) => {
  const repositories = {
    accounts: fakeAccounts(anEmployer(account)),
    audit: fakeAuditLog(),
    billingDetails: fakeBillingDetails(),
    companies: fakeCompanies([aCompany(company)], [aMember()]),
    invites: { listPendingRoles: async () => invited.map((role) => ({ role })) },
    outbox: fakeOutbox(),
  }
  const deps = { clock: fakeClock(), ids: fakeIds(), unitOfWork: fakeUnitOfWork(repositories) }
  const step = async () => (await repositories.accounts.find(anEmployer().uuid))?.signUpStep
  const currentCompany = async () => repositories.companies.find(aCompany().uuid)
  return { ...repositories, deps, step, standing: currentCompany, choose: choosePlan(deps) }
}
const actor = anEmployerActor()
const noTrial = { trialEndsAt: null, trialStartedAt: null }
const form = { ...aBillingAddress(), vatNumber: '', province: '', postalCode: '', streetNumber: '' } as never

describe('choosing a plan', () => {
  // ONB-14
  it.each([
    ['subscription', false, {}, 'billing'],
    ['subscription', false, { includeTrial: true }, 'verify_email'],
    ['subscription', true, { includeTrial: true }, 'complete'],
    ['verify_email', false, { includeTrial: false }, 'billing'],
    ['verify_email', false, { includeTrial: true }, 'verify_email'],
    ['billing', true, { seats: 2 }, 'billing'],
    ['billing', true, { includeTrial: true }, 'complete'],
    ['payment', true, { seats: 2 }, 'payment'],
    ['payment', false, { includeTrial: true }, 'verify_email'],
    ['complete', true, { seats: 2 }, 'complete'],
  ] as const)('leads from %s (verified %s) with %o to %s', async (signUpStep, verified, choice, next) => {
    const { choose, step } = setUp({ signUpStep, ...(verified ? {} : { emailVerifiedAt: null }) }, noTrial)
    expect(await choose({ actor, choice })).toMatchObject({ ok: true, value: { signUpStep: next } })
    expect(await step()).toBe(next)
  })

  it('skips the billing step if there are billing details already', async () => {
    const { billingDetails, choose } = setUp({ signUpStep: 'subscription' }, noTrial)
    await billingDetails.add(aCompany().uuid, aBillingAddress())
    expect(await choose({ actor, choice: {} })).toMatchObject({ value: { signUpStep: 'payment' } })
  })

  it('changes only the submitted fields', async () => {
    const { choose, outbox, standing } = setUp()
    await choose({ actor, choice: { employeeCount: '51-200', seats: 7, billedAnnually: true } })
    expect(await standing()).toEqual(aCompany({ employeeCount: '51-200', seats: 7, billedAnnually: true }))
    expect(outbox.ofType('company-changed')).toHaveLength(1)
  })

  // PLAN-18
  it('counts the seats of pending invites', async () => {
    const { choose } = setUp({}, {}, ['recruiter', 'admin', 'viewer'])
    expect(await choose({ actor, choice: { seats: 2 } })).toMatchObject({
      problem: 'invalid',
      details: { seats: [expect.any(String)] },
    })
    expect(await choose({ actor, choice: { seats: 3 } })).toMatchObject({ ok: true })
  })

  // PLAN-18
  it('counts people who are invited when it checks the size, also to roles without a seat', async () => {
    const choice = { employeeCount: '1-10', seats: 1 }
    const nine = Array.from({ length: 9 }, () => 'viewer' as const)
    expect(await setUp({}, {}, nine).choose({ actor, choice })).toMatchObject({ ok: true })
    expect(await setUp({}, {}, [...nine, 'viewer']).choose({ actor, choice })).toMatchObject({
      details: { employeeCount: ['Your team is too large for this company size'] },
    })
  })

  // PLAN-20
  it('never gives a second trial', async () => {
    const { choose, deps, standing } = setUp({ signUpStep: 'subscription' }, noTrial)
    await choose({ actor, choice: { includeTrial: true } })
    const end = (await standing())?.trialEndsAt
    const again = setUp({ signUpStep: 'billing' }, { trialEndsAt: null, trialStartedAt: deps.clock.now() })
    again.deps.clock.advance(5 * DAY_MS)
    await again.choose({ actor, choice: { includeTrial: true } })
    expect((await again.standing())?.trialEndsAt).toEqual(end)
    const late = setUp({ signUpStep: 'billing' }, { trialEndsAt: null, trialStartedAt: deps.clock.now() })
    late.deps.clock.advance(14 * DAY_MS)
    expect(await late.choose({ actor, choice: { includeTrial: true } })).toMatchObject({ problem: 'trial-unavailable' })
  })

  it('neither starts nor ends a trial after the sign-up', async () => {
    const running = setUp()
    await running.choose({ actor, choice: { includeTrial: false, seats: 5 } })
    expect(await running.standing()).toEqual(aCompany({ seats: 5 }))
    const without = setUp({}, noTrial)
    expect(await without.choose({ actor, choice: { includeTrial: true } })).toMatchObject({
      problem: 'trial-unavailable',
    })
  })

  // PLAN-19
  it.each([
    ['a running subscription', { accountType: 'paid', subscriptionStatus: 'active' }, 'subscription-runs'],
    ['an open invoice', { invoicePending: true }, 'invoice-pending'],
  ] as const)('refuses beside %s and changes nothing', async (_words, company, problem) => {
    const { choose, outbox, standing } = setUp({}, company)
    expect(await choose({ actor, choice: { seats: 9 } })).toMatchObject({ problem })
    expect(await standing()).toEqual(aCompany(company))
    expect(outbox.events).toEqual([])
  })

  it('is for admins and billing members', async () => {
    const { choose } = setUp()
    for (const role of ['recruiter', 'viewer', null] as const) {
      expect(await choose({ actor: anEmployerActor({ role }), choice: {} })).toMatchObject({ problem: 'forbidden' })
    }
    const { choose: chooseAsBilling, companies } = setUp()
    await companies.setRole(actor.accountUuid, 'billing')
    const billing = anEmployerActor({ role: 'billing' })
    expect(await chooseAsBilling({ actor: billing, choice: {} })).toMatchObject({ ok: true })
  })

  // COMP-17
  it('is refused to an admin whose role has just changed', async () => {
    const { choose, companies, standing } = setUp()
    await companies.setRole(actor.accountUuid, 'recruiter')
    expect(await choose({ actor, choice: { seats: 2 } })).toEqual({ ok: false, problem: 'forbidden' })
    expect(await standing()).toEqual(aCompany())
  })
})

describe('saving billing details', () => {
  // ONB-15
  it('moves the sign-up from billing to payment, and no other step', async () => {
    for (const [from, to] of [
      ['billing', 'payment'],
      ['payment', 'payment'],
      ['subscription', 'subscription'],
      ['verify_email', 'verify_email'],
      ['complete', 'complete'],
    ] as const) {
      const { deps, step } = setUp({ signUpStep: from })
      expect(await createBillingDetails(deps)({ actor, form })).toMatchObject({ ok: true })
      expect(await step()).toBe(to)
    }
  })

  // BILL-3
  it('accepts the same details again, and refuses different ones', async () => {
    const { deps } = setUp()
    const create = createBillingDetails(deps)
    const first = await create({ actor, form })
    expect(await create({ actor, form })).toEqual(first)
    const other = { ...(form as object), city: 'Bath' } as never
    expect(await create({ actor, form: other })).toEqual({ ok: false, problem: 'exists' })
  })

  // BILL-3
  it('updates existing details only', async () => {
    const { billingDetails, deps } = setUp()
    const update = updateBillingDetails(deps)
    expect(await update({ actor, form })).toEqual({ ok: false, problem: 'missing' })
    await createBillingDetails(deps)({ actor, form })
    await update({ actor, form: { ...(form as object), city: 'Bath' } as never })
    expect(await billingDetails.find(aCompany().uuid)).toMatchObject({ city: 'Bath', vatNumber: null })
  })
})

// ONB-15
it('paying leaves only the address to be verified', () => {
  expect(stepAfterPayment('payment', true)).toBe('complete')
  expect(stepAfterPayment('billing', false)).toBe('verify_email')
  expect(stepAfterPayment('complete', true)).toBe('complete')
})

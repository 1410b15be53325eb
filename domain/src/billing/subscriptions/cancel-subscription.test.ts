import { describe, expect, it } from 'vitest'
import {
  aCompany,
  anInvoice,
  anInvoicedSubscription,
  aPayer,
  billingFixture,
  TEST_NOW,
} from '../../../testing/index.ts'
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts'
import { closeSubscription } from './close-subscription.ts'
import { changeInvoicedCancellation } from './invoiced-cancellation.ts'
import { syncSubscription } from './sync-subscription.ts'
import type { Subscription } from './subscription.ts'

const command = { actor: aPayer(), service: 'stripe', key: 'once' }
const refused = (problem: string) => ({ ok: false, problem })

const withCancelling = (world: ReturnType<typeof billingFixture>) => {
  const deps = { ...world.deps, syncSubscription: syncSubscription(world.deps) }
  const actions = () => world.audit.entries().map(({ action, actorUuid }) => [action, actorUuid])
  return { ...world, actions, cancel: cancelSubscription(deps), resume: resumeSubscription(deps), deps }
}

/** A company that has bought three monthly seats by card. */
const payingByCard = async () => {
  const world = withCancelling(billingFixture(TEST_NOW))
  const subscriptionId = await world.buy('first')
  await world.deps.syncSubscription({ service: 'stripe', subscriptionId })
  return { ...world, subscriptionId }
}

const payingByInvoice = (...subscriptions: readonly Subscription[]) =>
  withCancelling(billingFixture(TEST_NOW, undefined, { subscriptions }))

describe('a subscription that is paid by card', () => {
  // BILL-6, MOD-7
  it('is cancelled at the end of its period, and resumed until then', async () => {
    const { actions, cancel, company, companies, gateway, resume, subscriptionId, subscriptions } = await payingByCard()
    expect(await cancel(command)).toMatchObject({ ok: true, value: { status: 'active', endsWithPeriod: true } })
    expect((await gateway.findSubscription(subscriptionId))?.endsWithPeriod).toBe(true)
    expect((await subscriptions.findRunning(company.uuid))?.status).toBe('cancelled')
    expect((await companies.find(company.uuid))?.subscriptionStatus).toBe('cancelled')
    expect(await cancel(command)).toEqual(refused('not-now'))

    expect(await resume(command)).toMatchObject({ ok: true, value: { endsWithPeriod: false } })
    expect((await gateway.findSubscription(subscriptionId))?.endsWithPeriod).toBe(false)
    expect((await subscriptions.findRunning(company.uuid))?.status).toBe('active')
    expect(await resume(command)).toEqual(refused('not-now'))
    const { accountUuid } = command.actor
    expect(actions()).toEqual([
      ['subscription-changed', null],
      ['subscription-changed', null],
      ['subscription-cancelled', accountUuid],
      ['subscription-changed', null],
      ['subscription-resumed', accountUuid],
    ])
  })

  it('is cancelled by nobody else, and only once something was paid', async () => {
    const { cancel } = await payingByCard()
    expect(await cancel({ ...command, actor: aPayer({ role: 'recruiter' }) })).toEqual(refused('forbidden'))
    expect(await payingByInvoice().cancel(command)).toEqual(refused('no-subscription'))
    const begun = payingByInvoice(anInvoicedSubscription({ status: 'incomplete', period: null }))
    expect(await begun.cancel(command)).toEqual(refused('no-subscription'))
  })
})

describe('a subscription that is paid by invoice', () => {
  // BILL-6, BILL-42
  it('is cancelled without a provider; its open renewal is void, and no other invoice', async () => {
    const { actions, cancel, company, companies, invoices, outbox, subscriptions } =
      payingByInvoice(anInvoicedSubscription())
    await invoices.add(anInvoice({ purpose: 'renewal', uuid: '01900000-0000-7000-8000-0000000000e1' }))
    await invoices.add(
      anInvoice({ purpose: 'seats', uuid: '01900000-0000-7000-8000-0000000000e2', number: 'GH-000002' }),
    )
    expect(await cancel(command)).toEqual({ ok: true, value: { status: 'active', endsWithPeriod: true } })
    expect((await subscriptions.findRunning(company.uuid))?.status).toBe('cancelled')
    expect(await invoices.find('01900000-0000-7000-8000-0000000000e1')).toMatchObject({
      status: 'void',
      voidedAt: TEST_NOW,
    })
    expect(await companies.find(company.uuid)).toMatchObject({
      subscriptionStatus: 'cancelled',
      waitingInvoiceNumber: 'GH-000002',
      invoicePending: true,
    })
    expect(outbox.events).toMatchObject([
      { type: 'invoice-voided', invoiceUuid: '01900000-0000-7000-8000-0000000000e1' },
      { type: 'subscription-changed', method: 'invoice', from: 'active', to: 'cancelled' },
    ])
    const { accountUuid } = command.actor
    expect(actions()).toEqual([
      ['invoice-voided', accountUuid],
      ['subscription-cancelled', accountUuid],
    ])
  })

  // BILL-6
  it('is resumed before its period ends; an open renewal stays', async () => {
    const { actions, company, companies, invoices, resume } = payingByInvoice(
      anInvoicedSubscription({ status: 'cancelled' }),
    )
    await invoices.add(anInvoice({ purpose: 'renewal' }))
    expect(await resume(command)).toEqual({ ok: true, value: { status: 'active', endsWithPeriod: false } })
    expect((await invoices.findOpen(company.uuid, 'renewal'))?.status).toBe('open')
    expect(await companies.find(company.uuid)).toMatchObject({ subscriptionStatus: 'active', invoicePending: true })
    expect(actions()).toEqual([['subscription-resumed', command.actor.accountUuid]])
  })

  // BILL-6
  it('is not resumed after its period, and changes nothing then', async () => {
    const { actions, clock, outbox, resume } = payingByInvoice(anInvoicedSubscription({ status: 'cancelled' }))
    clock.set(new Date('2026-04-01T00:00:00.000Z'))
    expect(await resume(command)).toEqual(refused('not-now'))
    expect([actions(), outbox.events]).toEqual([[], []])
  })

  it('is none where the company is gone or nothing runs', async () => {
    const { deps } = payingByInvoice(anInvoicedSubscription({ companyUuid: '01900000-0000-7000-8000-0000000000c9' }))
    const change = changeInvoicedCancellation(deps)
    for (const companyUuid of ['01900000-0000-7000-8000-0000000000c9', aCompany().uuid]) {
      expect(await change(companyUuid, 'cancelled', null)).toEqual(refused('no-subscription'))
    }
  })
})

describe('a company that closes', () => {
  // BILL-11
  it('has its card subscription cancelled once, and its open invoices void', async () => {
    const { actions, company, companies, deps, gateway, invoices, subscriptionId, subscriptions } = await payingByCard()
    for (const [index, purpose] of (['subscription', 'annual-upgrade', 'seats', 'renewal'] as const).entries()) {
      await invoices.add(anInvoice({ purpose, uuid: `01900000-0000-7000-8000-0000000000f${index}` }))
    }
    await companies.save({ ...company, invoicePending: true, waitingInvoiceNumber: 'GH-000001' })
    const close = closeSubscription(deps)
    await close(company.uuid)
    await close(company.uuid)
    expect((await gateway.findSubscription(subscriptionId))?.endsWithPeriod).toBe(true)
    expect((await subscriptions.findRunning(company.uuid))?.status).toBe('cancelled')
    expect(await invoices.listOpen()).toEqual([])
    expect(await companies.find(company.uuid)).toMatchObject({ invoicePending: false, waitingInvoiceNumber: null })
    expect(actions().filter(([action]) => action !== 'subscription-changed')).toEqual([
      ...Array.from({ length: 4 }, () => ['invoice-voided', null]),
      ['subscription-cancelled', null],
    ])
  })

  // BILL-11
  it('has its invoiced subscription cancelled, in nobody’s name', async () => {
    const { actions, company, deps, subscriptions } = payingByInvoice(anInvoicedSubscription())
    await closeSubscription(deps)(company.uuid)
    expect((await subscriptions.findRunning(company.uuid))?.status).toBe('cancelled')
    expect(actions()).toEqual([['subscription-cancelled', null]])
  })

  it('without a subscription, or that is gone already, changes nothing', async () => {
    const { actions, company, companies, deps } = payingByInvoice()
    await closeSubscription(deps)(company.uuid)
    await closeSubscription(deps)('01900000-0000-7000-8000-0000000000ff')
    expect([actions(), companies.all().map(({ uuid }) => uuid)]).toEqual([[], [company.uuid]])
  })

  it('keeps a subscription of a provider that is not configured any more', async () => {
    const { actions, company, deps, subscriptions } = payingByInvoice(
      anInvoicedSubscription({ method: 'card', service: 'paystack', subscriptionId: 'sub_1' }),
    )
    await closeSubscription(deps)(company.uuid)
    expect((await subscriptions.findRunning(company.uuid))?.status).toBe('active')
    expect(actions()).toEqual([])
  })
})

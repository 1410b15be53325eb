import { describe, expect, it } from 'vitest'
import { anInvoice, anInvoicedSubscription, billingFixture, watchUnitOfWork } from '../../../testing/index.ts'
import {
  endCancelled,
  invoiceRenewals,
  markPastDue,
  notifyUpcomingRenewals,
  suspendUnpaid,
} from './subscription-jobs.ts'
import { markInvoicePaid } from '../invoices/mark-invoice-paid.ts'
import type { Subscription } from './subscription.ts'

const at = (day: string): Date => new Date(`${day}T00:00:00.000Z`)
const byCard = { method: 'card', service: 'stripe', subscriptionId: 'sub_1', customerId: 'cus_1' } as const

const april = { start: at('2026-04-01'), end: at('2026-05-01') }

/** The company of `anInvoicedSubscription` on a day; its period is March 2026. */
const on = (day: string, changes: Partial<Subscription> = {}) => {
  const world = billingFixture(at(day), undefined, { subscriptions: [anInvoicedSubscription(changes)] })
  return { ...world, running: () => world.subscriptions.findLatest(world.company.uuid) }
}

describe('a subscription that is paid by invoice', () => {
  // BILL-26
  it('gets the invoice of its next period 14 days before, once, with the seats that were ordered', async () => {
    const { audit, companies, company, deps, invoices, outbox } = on('2026-03-18', { nextSeats: 2, anchorDay: 31 })
    expect([await invoiceRenewals(deps)(), await invoiceRenewals(deps)()]).toEqual([1, 0])
    const [renewal] = await invoices.listOpen()
    expect(renewal).toMatchObject({
      purpose: 'renewal',
      plan: { size: '11-50', seats: 2, billedAnnually: false },
      total: { minor: 136_000, currency: 'USD' },
      period: { start: at('2026-04-01'), end: at('2026-05-31') },
      dueAt: at('2026-04-01'),
    })
    expect(await companies.find(company.uuid)).toMatchObject({
      invoicePending: true,
      waitingInvoiceNumber: renewal?.number,
    })
    expect(audit.entries()).toMatchObject([{ action: 'invoice-issued', actorUuid: null }])
    expect(outbox.events).toMatchObject([{ type: 'invoice-issued', invoiceUuid: renewal?.uuid }])
  })

  // BASE-13
  it('gets it with its customer, who is read before the company is locked', async () => {
    const { deps, invoices } = on('2026-03-18')
    const { isOpen, unitOfWork } = watchUnitOfWork(deps.unitOfWork)
    const { customer } = anInvoice()
    const findInvoiceCustomer = async () => (isOpen() ? null : customer)
    await invoiceRenewals({ ...deps, unitOfWork, findInvoiceCustomer })()
    expect((await invoices.listOpen())[0]?.customer).toEqual(customer)
  })

  // BILL-26
  it('keeps its seats in the invoice where no others were ordered', async () => {
    const { deps, invoices } = on('2026-03-18')
    await invoiceRenewals(deps)()
    expect((await invoices.listOpen())[0]?.plan?.seats).toBe(3)
  })

  it('gets no invoice earlier, none beside an open one, and none without a period', async () => {
    const early = on('2026-03-17')
    expect(await invoiceRenewals(early.deps)()).toBe(0)
    const invoiced = on('2026-03-18')
    await invoiced.invoices.add(anInvoice({ purpose: 'renewal' }))
    expect(await invoiceRenewals(invoiced.deps)()).toBe(0)
    const unpaid = on('2026-03-18', { period: null })
    expect(await invoiceRenewals(unpaid.deps)()).toBe(0)
    expect(await unpaid.invoices.listOpen()).toEqual([])
  })

  it('gets no second invoice when another process was first', async () => {
    const { audit, deps, invoices, outbox } = on('2026-03-18')
    const late = { ...deps, unitOfWork: deps.unitOfWork }
    invoices.add = async () => 'open-already'
    expect(await invoiceRenewals(late)()).toBe(0)
    expect([audit.entries(), outbox.events]).toEqual([[], []])
  })

  // BILL-26
  it('is past due when its period ends unpaid', async () => {
    const early = on('2026-03-31')
    expect(await markPastDue(early.deps)()).toBe(0)
    const { companies, company, deps, outbox, running } = on('2026-04-01')
    expect([await markPastDue(deps)(), await markPastDue(deps)()]).toEqual([1, 0])
    expect(await running()).toMatchObject({ status: 'past_due', pastDueSince: at('2026-04-01') })
    expect((await companies.find(company.uuid))?.subscriptionStatus).toBe('past_due')
    expect(outbox.events).toMatchObject([
      { type: 'subscription-changed', method: 'invoice', from: 'active', to: 'past_due' },
    ])
  })

  // BILL-6
  it('ends with its period once it is cancelled', async () => {
    const { deps, running } = on('2026-04-01', { status: 'cancelled' })
    expect([await endCancelled(deps)(), await endCancelled(deps)()]).toEqual([1, 0])
    expect(await running()).toMatchObject({ status: 'cancelled', endedAt: at('2026-04-01') })
  })

  // BILL-33
  it('leaves no open invoice when it ends, and says so', async () => {
    const world = on('2026-04-01', { status: 'cancelled' })
    const { audit, companies, company, deps, invoices, outbox } = world
    const seats = anInvoice({ purpose: 'seats' })
    await invoices.add(seats)
    await companies.save({ ...company, invoicePending: true, waitingInvoiceNumber: seats.number })
    await endCancelled(deps)()
    expect(await invoices.find(seats.uuid)).toMatchObject({ status: 'void', voidedAt: at('2026-04-01') })
    expect(await companies.find(company.uuid)).toMatchObject({ invoicePending: false, waitingInvoiceNumber: null })
    expect(audit.entries()).toMatchObject([{ action: 'invoice-voided', details: { number: seats.number } }])
    expect(outbox.ofType('invoice-voided')).toMatchObject([{ invoiceUuid: seats.uuid }])
    expect(outbox.ofType('subscription-changed')).toMatchObject([{ from: 'cancelled', to: 'cancelled' }])
  })
})

describe('a subscription that is past due', () => {
  // BILL-5
  it('is suspended after 14 days', async () => {
    const late = { status: 'past_due', pastDueSince: at('2026-04-01') } as const
    expect(await suspendUnpaid(on('2026-04-14', late).deps)()).toBe(0)
    const { companies, company, deps, running } = on('2026-04-15', late)
    expect(await suspendUnpaid(deps)()).toBe(1)
    expect((await running())?.status).toBe('suspended')
    expect((await companies.find(company.uuid))?.subscriptionStatus).toBe('suspended')
  })
})

describe('a subscription that is past due without an open invoice', () => {
  const late = { status: 'past_due', pastDueSince: at('2026-04-01') } as const

  // BILL-39
  it('gets the invoice of its next period, once, due in 14 days', async () => {
    const { companies, company, deps, invoices } = on('2026-04-05', late)
    expect([await invoiceRenewals(deps)(), await invoiceRenewals(deps)()]).toEqual([1, 0])
    const [renewal, ...more] = await invoices.listOpen()
    expect(renewal).toMatchObject({ purpose: 'renewal', period: april, dueAt: at('2026-04-19') })
    expect(more).toEqual([])
    expect(await companies.find(company.uuid)).toMatchObject({ waitingInvoiceNumber: renewal?.number })
  })

  // BILL-39
  it('gets none beside an open one', async () => {
    const { deps, invoices } = on('2026-04-05', late)
    const open = anInvoice({ purpose: 'renewal' })
    await invoices.add(open)
    expect(await invoiceRenewals(deps)()).toBe(0)
    expect(await invoices.listOpen()).toEqual([open])
  })

  // BILL-39
  it('gets one for each period until it has caught up', async () => {
    const { clock, deps, invoices, running } = on('2026-05-05', late)
    await invoiceRenewals(deps)()
    const [first] = await invoices.listOpen()
    expect(await markInvoicePaid(deps)({ number: first?.number ?? '' })).toMatchObject({ ok: true })
    await markPastDue(deps)()
    expect(await running()).toMatchObject({ status: 'past_due', pastDueSince: clock.now(), period: april })
    await invoiceRenewals(deps)()
    const [second] = await invoices.listOpen()
    expect(second).toMatchObject({
      period: { start: at('2026-05-01'), end: at('2026-06-01') },
      dueAt: at('2026-05-19'),
    })
    expect(await markInvoicePaid(deps)({ number: second?.number ?? '' })).toMatchObject({ ok: true })
    expect(await running()).toMatchObject({ status: 'active', pastDueSince: null })
  })
})

describe('a card that will be charged', () => {
  // NOTE-18
  it('is announced a week before, once for each period, with the amount of the seats that were ordered', async () => {
    const { deps, outbox, running } = on('2026-03-25', { ...byCard, nextSeats: 2 })
    expect([await notifyUpcomingRenewals(deps)(), await notifyUpcomingRenewals(deps)()]).toEqual([1, 0])
    expect(outbox.events).toMatchObject([{ type: 'renewal-soon', amount: 'USD 1,360.00' }])
    expect((await running())?.renewalNotifiedFor).toEqual(at('2026-04-01'))
    const unchanged = on('2026-03-25', byCard)
    await notifyUpcomingRenewals(unchanged.deps)()
    expect(unchanged.outbox.events).toMatchObject([{ amount: 'USD 2,040.00' }])
  })

  it('is not announced again, nor without a period, whoever lists it as due', async () => {
    const periods = [{ renewalNotifiedFor: at('2026-04-01') }, { period: null }]
    for (const changes of periods) {
      const { company, deps, outbox, subscriptions } = on('2026-03-25', { ...byCard, ...changes })
      subscriptions.listDue = async () => [company.uuid]
      expect(await notifyUpcomingRenewals(deps)()).toBe(0)
      expect(outbox.events).toEqual([])
    }
  })
})

describe('work that is listed as due', () => {
  it('is left out for a company or a subscription that is gone, and where nothing can change', async () => {
    const gone = on('2026-04-01', { companyUuid: '01900000-0000-7000-8000-0000000000c9' })
    gone.subscriptions.listDue = async () => ['01900000-0000-7000-8000-0000000000c9', gone.company.uuid]
    expect(await markPastDue(gone.deps)()).toBe(0)
    const suspended = on('2026-04-01', { status: 'suspended' })
    suspended.subscriptions.listDue = async () => [suspended.company.uuid]
    expect(await markPastDue(suspended.deps)()).toBe(0)
    expect([...gone.outbox.events, ...suspended.outbox.events]).toEqual([])
  })

  // BILL-38
  it.each([
    ['of a period that was paid meanwhile', markPastDue, '2026-04-01', { period: april }],
    ['of a plan that was cancelled meanwhile', invoiceRenewals, '2026-03-18', { status: 'cancelled' }],
    ['of a plan that a card has taken over', invoiceRenewals, '2026-03-18', byCard],
    ['of a plan whose card pays late', markPastDue, '2026-04-01', byCard],
    ['of a plan that was resumed meanwhile', endCancelled, '2026-04-01', { status: 'active' }],
    ['of a card that ends with its period', endCancelled, '2026-04-01', { ...byCard, status: 'cancelled' }],
    ['of a payment that came meanwhile', suspendUnpaid, '2026-04-15', { period: april }],
    [
      'of a charge that was cancelled meanwhile',
      notifyUpcomingRenewals,
      '2026-03-25',
      { ...byCard, status: 'cancelled' },
    ],
    ['of a charge that an invoice replaces', notifyUpcomingRenewals, '2026-03-25', {}],
  ] as const)('is left out %s', async (_, job, day, changes) => {
    const { audit, company, deps, invoices, outbox, running, subscriptions } = on(day, changes)
    const before = await running()
    subscriptions.listDue = async () => [company.uuid]
    expect(await job(deps)()).toBe(0)
    expect(await running()).toEqual(before)
    expect([audit.entries(), outbox.events, await invoices.listOpen()]).toEqual([[], [], []])
  })
})

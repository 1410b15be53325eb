import { describe, expect, it } from 'vitest'
import { anInvite, anInvoice, anInvoicedSubscription, aPayer, billingFixture } from '../../../testing/index.ts'
import type { Subscription } from '../subscriptions/subscription.ts'
import { issueInvoice } from './issue-invoice.ts'

const NOW = new Date('2026-03-11T00:00:00.000Z')
const END_OF_MARCH = new Date('2026-04-01T00:00:00.000Z')
const actor = aPayer()
const refused = (problem: string) => ({ ok: false, problem })
const customer = { name: 'Harbour Works Inc', address: [], email: null, vatNumber: null, registrationNumber: null }

/** The company of `anInvoicedSubscription`, whose period is March, on 11 March with 21 of 31 days left. */
const invoicing = (...subscriptions: readonly Subscription[]) => {
  const world = billingFixture(NOW, undefined, { subscriptions })
  const finished: string[] = []
  const deps = {
    ...world.deps,
    findInvoiceCustomer: async () => customer,
    finishPaymentStep: async (_: unknown, companyUuid: string) => void finished.push(companyUuid),
  }
  return { ...world, deps, finished, issue: issueInvoice(deps) }
}

describe('an invoice for a plan', () => {
  // BILL-23
  it('is what the company has chosen, due in 14 days; the sign-up goes on', async () => {
    const { audit, companies, company, finished, issue, outbox } = invoicing()
    const issued = await issue({ actor })
    expect(issued).toMatchObject({
      ok: true,
      value: {
        number: 'GH-000001',
        purpose: 'subscription',
        status: 'open',
        customer,
        plan: { size: '11-50', seats: 3, billedAnnually: false },
        period: null,
        total: { minor: 204_000, currency: 'USD' },
        issuedAt: NOW,
        dueAt: new Date('2026-03-25T00:00:00.000Z'),
        paidAt: null,
        paidBy: null,
        paymentId: null,
      },
    })
    expect(await companies.find(company.uuid)).toMatchObject({
      invoicePending: true,
      waitingInvoiceNumber: 'GH-000001',
      waitingInvoiceDueAt: new Date('2026-03-25T00:00:00.000Z'),
      accountType: 'trial',
    })
    expect(finished).toEqual([company.uuid])
    expect(audit.entries()).toMatchObject([{ action: 'invoice-issued', actorUuid: actor.accountUuid }])
    expect(outbox.events).toMatchObject([{ type: 'invoice-issued', invoiceUuid: issued.ok ? issued.value.uuid : '' }])
  })

  // BILL-24
  it('is issued once while it is open, whoever was first', async () => {
    const { audit, issue, invoices } = invoicing()
    await issue({ actor })
    expect(await issue({ actor })).toEqual(refused('open-already'))
    const late = invoicing()
    late.invoices.add = async () => 'open-already'
    expect(await late.issue({ actor })).toEqual(refused('open-already'))
    expect([audit.entries().length, (await invoices.listOpen()).length, late.audit.entries().length]).toEqual([1, 1, 0])
  })

  it('is refused where a subscription runs', async () => {
    const { issue } = invoicing(anInvoicedSubscription())
    expect(await issue({ actor })).toEqual(refused('running-already'))
    expect(await issue({ actor, annualUpgrade: false })).toEqual(refused('running-already'))
  })

  it('needs the right, a company that exists, and billing details', async () => {
    const { deps, issue } = invoicing()
    const nobody = [
      aPayer({ role: 'recruiter' }),
      aPayer({ companyUuid: null }),
      aPayer({ companyUuid: '01900000-0000-7000-8000-0000000000ff' }),
    ]
    for (const one of nobody) expect(await issue({ actor: one })).toEqual(refused('forbidden'))
    const without = issueInvoice({ ...deps, findInvoiceCustomer: async () => null })
    expect(await without({ actor })).toEqual(refused('billing-info-missing'))
  })
})

describe('an invoice for a change', () => {
  // BILL-24
  it('to annual is the year less the unused part of the month', async () => {
    const { issue } = invoicing(anInvoicedSubscription())
    // A year of three seats is 680 × 3 × 12 × 0.5; 21 of 31 days of the month were not used.
    const unused = -Math.round((204_000 * 21) / 31)
    expect(await issue({ actor, annualUpgrade: true })).toMatchObject({
      value: {
        purpose: 'annual-upgrade',
        plan: { seats: 3, billedAnnually: true },
        period: null,
        lines: [
          { text: 'Subscription for a year: company size 11-50, 3 seats', amount: { minor: 1_224_000 } },
          { text: 'Unused time of the month until 01 April 2026', detail: null, amount: { minor: unused } },
        ],
        total: { minor: 1_224_000 + unused },
      },
    })
  })

  // BILL-24
  it('of seats is the share of the period for the added ones', async () => {
    const running = anInvoicedSubscription()
    const { issue } = invoicing(running)
    expect(await issue({ actor, seats: 5 })).toMatchObject({
      value: {
        purpose: 'seats',
        plan: { seats: 5 },
        period: running.period,
        lines: [
          {
            text: '2 seats more until 01 April 2026',
            detail: 'USD 680 × 2 seats × 1 (company size 11-50), for the days that are left',
            amount: { minor: Math.round((136_000 * 21) / 31) },
          },
        ],
      },
    })
  })

  // BILL-10, BASE-13
  it('of seats counts the members and invites that are there under the lock', async () => {
    const { invites, issue } = invoicing(anInvoicedSubscription())
    for (const uuid of ['i1', 'i2', 'i3', 'i4', 'i5']) {
      await invites.add(anInvite({ uuid, companyUuid: anInvoicedSubscription().companyUuid, invitedAt: NOW }))
    }
    expect(await issue({ actor, seats: 4 })).toEqual(refused('invalid-seat-count'))
    expect(await issue({ actor, seats: 5 })).toMatchObject({ ok: true })
  })

  // BILL-40
  it('of seats is due in 14 days, or when the period ends if that is earlier', async () => {
    for (const [day, dueDay] of [
      ['2026-03-11', '2026-03-25'],
      ['2026-03-29', '2026-04-01'],
    ] as const) {
      const { clock, issue } = invoicing(anInvoicedSubscription())
      clock.set(new Date(`${day}T00:00:00.000Z`))
      const dueAt = new Date(`${dueDay}T00:00:00.000Z`)
      expect(await issue({ actor, seats: 5 })).toMatchObject({ ok: true, value: { dueAt } })
    }
  })

  // BILL-40
  it('of seats waits for the renewal once the period is over', async () => {
    const late = { status: 'past_due', pastDueSince: END_OF_MARCH } as const
    for (const changes of [{}, late, { ...late, status: 'suspended' }] as const) {
      const { clock, invoices, issue } = invoicing(anInvoicedSubscription(changes))
      clock.set(END_OF_MARCH)
      expect(await issue({ actor, seats: 5 })).toEqual(refused('open-already'))
      expect(await invoices.listOpen()).toEqual([])
    }
  })

  // BILL-10
  it('of seats only adds some, and not more than the size allows', async () => {
    const { issue } = invoicing(anInvoicedSubscription())
    for (const seats of [2, 1, 51, 0])
      expect(await issue({ actor, seats })).toMatchObject(refused('invalid-seat-count'))
  })

  it('needs a subscription with a period that is paid by invoice', async () => {
    const byCard = { method: 'card', service: 'stripe', subscriptionId: 'sub_1' } as const
    const cases = [
      [[], 'no-subscription'],
      [[anInvoicedSubscription({ status: 'incomplete' })], 'no-subscription'],
      [[anInvoicedSubscription({ period: null })], 'no-subscription'],
      [[anInvoicedSubscription(byCard)], 'paid-by-card'],
    ] as const
    for (const [subscriptions, problem] of cases) {
      const { issue } = invoicing(...subscriptions)
      expect(await issue({ actor, seats: 5 })).toEqual(refused(problem))
      expect(await issue({ actor, annualUpgrade: true })).toEqual(refused(problem))
    }
    const annual = invoicing(anInvoicedSubscription({ plan: { size: '11-50', seats: 3, billedAnnually: true } }))
    expect(await annual.issue({ actor, annualUpgrade: true })).toEqual(refused('running-already'))
  })

  // BILL-24
  it('stands beside an open one for another purpose', async () => {
    const { invoices, issue } = invoicing(anInvoicedSubscription())
    await invoices.add(anInvoice({ purpose: 'renewal' }))
    expect(await issue({ actor, seats: 5 })).toMatchObject({ ok: true })
    expect(await issue({ actor, seats: 6 })).toEqual(refused('open-already'))
  })

  // BILL-35
  it('of seats and one to annual wait for each other', async () => {
    const upgrade = invoicing(anInvoicedSubscription())
    await upgrade.issue({ actor, annualUpgrade: true })
    expect(await upgrade.issue({ actor, seats: 5 })).toEqual(refused('open-already'))
    const seats = invoicing(anInvoicedSubscription())
    await seats.issue({ actor, seats: 5 })
    expect(await seats.issue({ actor, annualUpgrade: true })).toEqual(refused('open-already'))
    expect(await seats.invoices.listOpen()).toHaveLength(1)
  })
})

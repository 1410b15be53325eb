import { describe, expect, it } from 'vitest'
import { anInvoice, anInvoicedSubscription, billingFixture, TEST_NOW } from '../../../testing/index.ts'
import { DAY_MS } from '../../shared/index.ts'
import type { Subscription } from '../subscriptions/subscription.ts'
import { invoiceRenewals } from '../subscriptions/subscription-jobs.ts'
import { creditInvoice, voidInvoice } from './cancel-invoice.ts'
import type { Invoice } from './invoice.ts'
import { createPeriod, markInvoicePaid } from './mark-invoice-paid.ts'

const number = 'GH-000001'
const refused = (problem: string) => ({ ok: false, problem })
const monthly = { size: '11-50', seats: 3, billedAnnually: false } as const

/** The company of `anInvoice` with invoices and subscriptions. */
const holding = async (invoices: readonly Invoice[], subscriptions: readonly Subscription[] = []) => {
  const world = billingFixture(TEST_NOW, undefined, { subscriptions })
  for (const invoice of invoices) await world.invoices.add(invoice)
  const { company, deps } = world
  return {
    ...world,
    actions: () => world.audit.entries().map(({ action, actorUuid }) => [action, actorUuid]),
    companyNow: () => world.companies.find(company.uuid),
    credit: creditInvoice(deps),
    events: () => world.outbox.events.map(({ type }) => type),
    pay: markInvoicePaid(deps),
    running: () => world.subscriptions.findRunning(company.uuid),
    voidIt: voidInvoice(deps),
  }
}

const april = { start: new Date('2026-04-01T00:00:00.000Z'), end: new Date('2026-05-01T00:00:00.000Z') }
const late = { status: 'past_due', pastDueSince: TEST_NOW } as const
const gone = anInvoice({ companyUuid: '01900000-0000-7000-8000-0000000000c9' })

describe('an open invoice', () => {
  // BILL-28
  it('is voided with its number; the next one waits instead', async () => {
    const { actions, companyNow, events, voidIt } = await holding([
      anInvoice(),
      anInvoice({ uuid: '01900000-0000-7000-8000-0000000000e2', number: 'GH-000002', purpose: 'seats' }),
    ])
    expect(await voidIt({ number })).toMatchObject({ ok: true, value: { status: 'void', number, voidedAt: TEST_NOW } })
    expect(await companyNow()).toMatchObject({ invoicePending: true, waitingInvoiceNumber: 'GH-000002' })
    expect([actions(), events()]).toEqual([[['invoice-voided', null]], ['invoice-voided']])
    expect(await voidIt({ number })).toEqual(refused('not-now'))
  })

  // BILL-25
  it('starts the subscription when it is paid', async () => {
    const { actions, companyNow, events, pay, running } = await holding([anInvoice()])
    const paidAt = new Date('2026-02-28T10:00:00.000Z')
    expect(await pay({ number, paidAt })).toMatchObject({ value: { status: 'paid', paidAt, paidBy: 'transfer' } })
    expect(await running()).toMatchObject({
      method: 'invoice',
      status: 'active',
      plan: monthly,
      region: 'US',
      period: { start: TEST_NOW, end: new Date('2026-04-02T09:00:00.000Z') },
      anchorDay: 2,
    })
    expect(await companyNow()).toMatchObject({
      accountType: 'paid',
      seats: 3,
      subscriptionStatus: 'active',
      invoicePending: false,
      waitingInvoiceNumber: null,
    })
    expect(actions()).toEqual([['invoice-paid', null]])
    expect(events()).toEqual(['invoice-paid', 'subscription-changed'])
    expect(await pay({ number })).toEqual(refused('not-now'))
  })

  // BILL-25
  it('is paid now unless it says when', async () => {
    const { outbox, pay } = await holding([anInvoice()])
    expect(await pay({ number })).toMatchObject({ value: { paidAt: TEST_NOW } })
    expect(outbox.ofType('subscription-changed')).toMatchObject([{ method: 'invoice', from: 'none', to: 'active' }])
  })

  // BILL-28
  it('that was voided starts nothing when it is paid', async () => {
    const { events, pay, running } = await holding([anInvoice({ status: 'void' })])
    expect(await pay({ number })).toEqual(refused('not-now'))
    expect([await running(), events()]).toEqual([null, []])
  })

  it('is found by nobody under another number, or without its company', async () => {
    const world = await holding([gone])
    for (const act of [world.pay, world.voidIt, world.credit]) {
      expect(await act({ number: 'GH-000009' })).toEqual(refused('not-found'))
      expect(await act({ number })).toEqual(refused('not-found'))
    }
    const without = await holding([anInvoice({ plan: null })])
    expect(await without.pay({ number })).toEqual(refused('not-found'))
  })

  // BILL-33
  it('for a change of a plan that has ended starts none when it is paid', async () => {
    const ended = anInvoicedSubscription({ status: 'cancelled', endedAt: TEST_NOW })
    for (const purpose of ['seats', 'renewal', 'annual-upgrade'] as const) {
      const { events, invoices, pay, running } = await holding([anInvoice({ purpose })], [ended])
      expect(await pay({ number })).toEqual(refused('not-now'))
      expect([await running(), (await invoices.findByNumber(number))?.status, events()]).toEqual([null, 'open', []])
    }
  })

  // BILL-25
  it('that no longer fits the subscription changes nothing when it is paid', async () => {
    const byCard = { method: 'card', service: 'stripe', subscriptionId: 'sub_1' } as const
    const cases = [
      [anInvoice(), anInvoicedSubscription()],
      [anInvoice({ purpose: 'renewal' }), anInvoicedSubscription(byCard)],
      [anInvoice({ purpose: 'renewal' }), anInvoicedSubscription({ period: null })],
      [
        anInvoice({ purpose: 'annual-upgrade' }),
        anInvoicedSubscription({ plan: { ...monthly, billedAnnually: true } }),
      ],
      [anInvoice({ purpose: 'renewal' }), anInvoicedSubscription({ plan: { ...monthly, billedAnnually: true } })],
      [anInvoice({ purpose: 'renewal', period: april }), anInvoicedSubscription({ period: april })],
      // BILL-35
      [anInvoice({ purpose: 'renewal' }), anInvoicedSubscription({ plan: { ...monthly, seats: 5 } })],
      [anInvoice({ purpose: 'annual-upgrade' }), anInvoicedSubscription({ plan: { ...monthly, seats: 5 } })],
      [anInvoice({ purpose: 'seats', period: april }), anInvoicedSubscription()],
      [
        anInvoice({ purpose: 'seats' }),
        anInvoicedSubscription({ ...late, period: { start: new Date('2026-02-01T00:00:00.000Z'), end: TEST_NOW } }),
      ],
    ] as const
    for (const [invoice, subscription] of cases) {
      const { events, invoices, pay } = await holding([invoice], [subscription])
      expect(await pay({ number })).toEqual(refused('not-now'))
      expect((await invoices.findByNumber(number))?.status).toBe('open')
      expect(events()).toEqual([])
    }
  })
})

describe('a paid change of a subscription', () => {
  // BILL-25
  it('to annual begins a year now', async () => {
    const { pay, running } = await holding(
      [anInvoice({ purpose: 'annual-upgrade', plan: { ...monthly, billedAnnually: true } })],
      [anInvoicedSubscription(late)],
    )
    await pay({ number })
    expect(await running()).toMatchObject({
      status: 'active',
      pastDueSince: null,
      plan: { seats: 3, billedAnnually: true },
      period: { start: TEST_NOW, end: new Date('2027-03-02T09:00:00.000Z') },
      anchorDay: 2,
    })
  })

  // BILL-25
  it('of seats adds them, and takes none that were added meanwhile; what is due stays due', async () => {
    for (const [seats, now] of [
      [5, 5],
      [2, 3],
    ] as const) {
      const invoice = anInvoice({ purpose: 'seats', plan: { ...monthly, seats } })
      const { outbox, pay, running } = await holding([invoice], [anInvoicedSubscription(late)])
      await pay({ number })
      expect(await running()).toMatchObject({ plan: { seats: now }, status: 'past_due', pastDueSince: TEST_NOW })
      expect(outbox.ofType('subscription-changed')).toMatchObject([{ from: 'past_due', to: 'past_due' }])
    }
  })

  // BILL-40
  it('of seats counts from the day of its payment, also if that is recorded after the period', async () => {
    const period = { start: new Date('2026-02-01T00:00:00.000Z'), end: new Date('2026-03-01T00:00:00.000Z') }
    const invoice = anInvoice({ purpose: 'seats', plan: { ...monthly, seats: 5 }, period })
    const { pay, running } = await holding([invoice], [anInvoicedSubscription({ ...late, period })])
    expect(await pay({ number, paidAt: period.end })).toEqual(refused('not-now'))
    expect(await pay({ number, paidAt: new Date(period.end.getTime() - 1) })).toMatchObject({ ok: true })
    expect(await running()).toMatchObject({ plan: { seats: 5 }, period, status: 'past_due' })
  })

  // BILL-26
  it('by a renewal takes the invoiced period and seats, and stays cancelled if it was', async () => {
    const period = april
    const renewal = anInvoice({ purpose: 'renewal', plan: { ...monthly, seats: 2 }, period })
    const { pay, running } = await holding([renewal], [anInvoicedSubscription({ ...late, nextSeats: 2 })])
    await pay({ number })
    expect(await running()).toMatchObject({ status: 'active', period, plan: { seats: 2 }, nextSeats: null })
    const cancelled = await holding(
      [anInvoice({ purpose: 'renewal' })],
      [anInvoicedSubscription({ status: 'cancelled' })],
    )
    await cancelled.pay({ number })
    expect(await cancelled.running()).toMatchObject({ status: 'cancelled', period })
  })
})

describe('the other open invoices of a company', () => {
  const renewal = anInvoice({
    uuid: '01900000-0000-7000-8000-0000000000e2',
    number: 'GH-000002',
    purpose: 'renewal',
    period: april,
  })
  const upgrade = anInvoice({ purpose: 'annual-upgrade', plan: { ...monthly, billedAnnually: true } })

  // BILL-35
  it('of the next period is issued anew for the seats that were added', async () => {
    const seats = anInvoice({ purpose: 'seats', plan: { ...monthly, seats: 5 } })
    const { deps, clock, invoices, pay } = await holding([seats, renewal], [anInvoicedSubscription()])
    clock.advance(20 * DAY_MS)
    expect(await pay({ number })).toMatchObject({ ok: true })
    expect(await invoices.find(renewal.uuid)).toMatchObject({ status: 'void' })
    expect(await invoiceRenewals(deps)()).toBe(1)
    expect(await invoices.listOpen()).toMatchObject([{ purpose: 'renewal', plan: { seats: 5 }, period: april }])
  })

  // BILL-34
  it('are void once one is paid, whichever it is, because they were priced for the plan before', async () => {
    for (const [first, second] of [
      [upgrade, renewal],
      [renewal, upgrade],
    ] as const) {
      const { actions, companyNow, invoices, outbox, pay, running } = await holding(
        [upgrade, renewal],
        [anInvoicedSubscription()],
      )
      expect(await pay({ number: first.number })).toMatchObject({ ok: true })
      const before = await running()
      expect(await invoices.find(second.uuid)).toMatchObject({ status: 'void', voidedAt: TEST_NOW })
      expect(await pay({ number: second.number })).toEqual(refused('not-now'))
      expect(await running()).toEqual(before)
      expect(await companyNow()).toMatchObject({ invoicePending: false, waitingInvoiceNumber: null })
      expect(actions().map(([action]) => action)).toEqual(['invoice-paid', 'invoice-voided'])
      expect(outbox.ofType('invoice-voided')).toMatchObject([{ invoiceUuid: second.uuid }])
    }
  })
})

describe('a paid invoice', () => {
  const paid = anInvoice({ status: 'paid', paidAt: TEST_NOW, paidBy: 'card', paymentId: 'pay_1', remindedDay: 3 })

  // BILL-28, BILL-29
  it('is reversed by a credit note in a series of its own, once', async () => {
    const { actions, credit, invoices, outbox } = await holding([paid])
    const credited = await credit({ number })
    expect(credited).toMatchObject({
      ok: true,
      value: {
        kind: 'credit-note',
        number: 'GHC-000001',
        creditsUuid: paid.uuid,
        total: { minor: -204_000 },
        lines: [{ amount: { minor: -204_000 } }],
        plan: null,
        issuedAt: TEST_NOW,
        dueAt: TEST_NOW,
        paidAt: TEST_NOW,
        paymentId: null,
        remindedDay: null,
      },
    })
    expect(await credit({ number })).toEqual(refused('not-now'))
    expect(await credit({ number: 'GHC-000001' })).toEqual(refused('not-now'))
    expect((await invoices.findByNumber(number))?.status).toBe('paid')
    expect(actions()).toEqual([['invoice-credited', null]])
    expect(outbox.events).toMatchObject([
      { type: 'invoice-issued', invoiceUuid: credited.ok ? credited.value.uuid : '' },
    ])
  })

  it('that is open or void is not credited', async () => {
    for (const status of ['open', 'void'] as const) {
      const { credit, events } = await holding([anInvoice({ status })])
      expect(await credit({ number })).toEqual(refused('not-now'))
      expect(events()).toEqual([])
    }
  })
})

describe('a period', () => {
  it('is a month from the day of its start, or from the day that the subscription is anchored to', () => {
    const start = new Date('2026-02-28T00:00:00.000Z')
    expect(createPeriod(start, monthly).end).toEqual(new Date('2026-03-28T00:00:00.000Z'))
    expect(createPeriod(start, monthly, 31).end).toEqual(new Date('2026-03-31T00:00:00.000Z'))
    expect(createPeriod(start, { ...monthly, billedAnnually: true }).end).toEqual(new Date('2027-02-28T00:00:00.000Z'))
  })
})

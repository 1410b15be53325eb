import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canBeCancelled,
  changeSubscription,
  isPaymentLate,
  toCompanyPlanFacts,
  type Subscription,
  type SubscriptionEvent,
} from './subscription.ts'

const NOW = new Date('2026-03-02T09:00:00.000Z')
const days = (count: number): Date => new Date(NOW.getTime() + count * 86_400_000)
const month = { start: days(-10), end: days(20) }
const next = { start: days(20), end: days(51) }

const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  uuid: '01900000-0000-7000-8000-0000000000a1',
  companyUuid: '01900000-0000-7000-8000-0000000000c1',
  method: 'card',
  service: 'stripe',
  customerId: 'cus_1',
  subscriptionId: 'sub_1',
  plan: { size: '11-50', seats: 3, billedAnnually: false },
  nextSeats: null,
  region: 'US',
  status: 'active',
  period: month,
  pastDueSince: null,
  createdAt: days(-10),
  anchorDay: 1,
  renewalNotifiedFor: null,
  endedAt: null,
  ...changes,
})

const paid = (period = next): SubscriptionEvent => ({ type: 'paid', period })

describe('a subscription', () => {
  it.each([
    ['incomplete', paid(month), 'active'],
    ['active', paid(), 'active'],
    ['past_due', paid(), 'active'],
    ['suspended', paid(), 'active'],
    ['cancelled', paid(), 'cancelled'],
    ['active', { type: 'renewal-failed' }, 'past_due'],
    ['past_due', { type: 'renewal-failed' }, 'past_due'],
    ['active', { type: 'cancelled' }, 'cancelled'],
    ['past_due', { type: 'cancelled' }, 'cancelled'],
    ['suspended', { type: 'cancelled' }, 'cancelled'],
    ['cancelled', { type: 'resumed' }, 'active'],
    ['active', { type: 'ended' }, 'cancelled'],
  ] as const)('from %s by %o becomes %s', (status, event, to) => {
    const changed = changeSubscription(subscription({ status }), event, NOW)
    expect(changed).toMatchObject({ ok: true, value: { status: to } })
  })

  // BILL-4
  it.each([
    ['incomplete', { type: 'renewal-failed' }],
    ['incomplete', { type: 'cancelled' }],
    ['suspended', { type: 'renewal-failed' }],
    ['cancelled', { type: 'renewal-failed' }],
    ['cancelled', { type: 'cancelled' }],
    ['active', { type: 'resumed' }],
    ['active', { type: 'left-unpaid' }],
  ] as const)('in %s knows nothing of %o', (status, event) => {
    expect(changeSubscription(subscription({ status }), event, NOW)).toEqual({ ok: false, problem: 'not-now' })
  })

  // BILL-5
  it('is suspended 14 days after it fell past due, and not before', () => {
    const due = subscription({ status: 'past_due', pastDueSince: NOW })
    expect(changeSubscription(due, { type: 'left-unpaid' }, days(13)).ok).toBe(false)
    expect(changeSubscription(due, { type: 'left-unpaid' }, days(14))).toMatchObject({ value: { status: 'suspended' } })
  })

  // BILL-6
  it('is resumed until its period ends', () => {
    const ends = subscription({ status: 'cancelled' })
    expect(changeSubscription(ends, { type: 'resumed' }, days(19)).ok).toBe(true)
    expect(changeSubscription(ends, { type: 'resumed' }, days(20)).ok).toBe(false)
  })

  it('starts its next period with the lower number of seats that was ordered', () => {
    const fewer = subscription({ nextSeats: 1 })
    expect(changeSubscription(fewer, paid(month), NOW)).toMatchObject({ value: { plan: { seats: 3 }, nextSeats: 1 } })
    expect(changeSubscription(fewer, paid(), NOW)).toMatchObject({ value: { plan: { seats: 1 }, nextSeats: null } })
  })

  it('keeps its seats and its paid period with a payment for an earlier period', () => {
    const early = { start: days(-41), end: days(-10) }
    const changed = changeSubscription(subscription({ nextSeats: 1 }), paid(early), NOW)
    expect(changed).toMatchObject({ value: { period: month, plan: { seats: 3 }, nextSeats: 1 } })
    const unpaid = subscription({ period: null, nextSeats: 1 })
    expect(changeSubscription(unpaid, paid(month), NOW)).toMatchObject({ value: { period: month, nextSeats: 1 } })
    const longer = { start: month.start, end: days(21) }
    expect(changeSubscription(subscription(), paid(longer), NOW)).toMatchObject({ value: { period: longer } })
    const repeated = { ...month }
    const again = changeSubscription(subscription(), paid(repeated), NOW)
    expect(again.ok && again.value.period).toBe(repeated)
  })

  it('keeps its seats in the next period where no others were ordered', () => {
    expect(changeSubscription(subscription(), paid(), NOW)).toMatchObject({
      value: { plan: { seats: 3 }, nextSeats: null },
    })
  })

  it('knows nothing of any event once it has ended, and cannot be resumed without a period', () => {
    const ended = subscription({ status: 'cancelled', endedAt: NOW })
    for (const event of [paid(), { type: 'cancelled' }, { type: 'resumed' }, { type: 'ended' }] as const) {
      expect(changeSubscription(ended, event, NOW)).toEqual({ ok: false, problem: 'not-now' })
    }
    const without = subscription({ status: 'cancelled', period: null })
    expect(changeSubscription(without, { type: 'resumed' }, NOW).ok).toBe(false)
  })

  // BILL-43
  it.each([
    ['none', false, false],
    ['incomplete', false, false],
    ['active', true, false],
    ['past_due', true, true],
    ['suspended', true, true],
    ['cancelled', false, false],
  ] as const)('that is %s can be cancelled: %s; its payment is late: %s', (status, cancellable, late) => {
    expect([canBeCancelled(status), isPaymentLate(status)]).toEqual([cancellable, late])
    if (status === 'none') return
    expect(changeSubscription(subscription({ status }), { type: 'cancelled' }, NOW).ok).toBe(cancellable)
  })

  // BILL-5
  it('is not suspended unless it is past due, and known since when', () => {
    const cases = [
      { status: 'active', pastDueSince: NOW },
      { status: 'past_due', pastDueSince: null },
    ] as const
    for (const changes of cases) {
      expect(changeSubscription(subscription(changes), { type: 'left-unpaid' }, days(30)).ok).toBe(false)
    }
  })

  it('gives the company no entitlements before the first payment', () => {
    expect(toCompanyPlanFacts(subscription({ status: 'incomplete', period: null }))).toBeNull()
    expect(toCompanyPlanFacts(subscription({ status: 'incomplete' }))).toBeNull()
    expect(toCompanyPlanFacts(subscription({ period: null }))).toBeNull()
    expect(toCompanyPlanFacts(subscription())).toEqual({
      accountType: 'paid',
      billedAnnually: false,
      employeeCount: '11-50',
      nextSeats: null,
      paidUntil: month.end,
      seats: 3,
      subscriptionStatus: 'active',
    })
    // COMP-14
    expect(toCompanyPlanFacts(subscription({ nextSeats: 2 }))).toMatchObject({ seats: 3, nextSeats: 2 })
    const ended = subscription({ nextSeats: 2, status: 'cancelled', endedAt: NOW })
    expect(toCompanyPlanFacts(ended)).toMatchObject({ nextSeats: null })
  })

  // BILL-5
  it('never loses a paid day, and never restarts once it has ended, in any order of events', () => {
    const events = fc.array(
      fc.tuple(
        fc.constantFrom<SubscriptionEvent>(
          paid(),
          paid(month),
          { type: 'renewal-failed' },
          { type: 'left-unpaid' },
          { type: 'cancelled' },
          { type: 'resumed' },
          { type: 'ended' },
        ),
        fc.integer({ min: 0, max: 40 }),
      ),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(events, (happenings) => {
        let now = 0
        let known = subscription()
        for (const [event, wait] of happenings) {
          now += wait
          const changed = changeSubscription(known, event, days(now))
          if (!changed.ok) continue
          expect(known.endedAt).toBeNull()
          expect(changed.value.period?.end.getTime()).toBeGreaterThanOrEqual(known.period?.end.getTime() ?? 0)
          expect(changed.value.status !== 'past_due' || changed.value.pastDueSince !== null).toBe(true)
          known = changed.value
        }
      }),
    )
  })
})

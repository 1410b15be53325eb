import { describe, expect, it } from 'vitest'
import { anInvoicedSubscription, TEST_NOW } from '../../../testing/index.ts'
import type { GatewaySubscription } from '../payments/payment-gateway.port.ts'
import type { Subscription } from './subscription.ts'
import { toSubscription } from './to-subscription.ts'

const LATER = new Date('2026-03-09T09:00:00.000Z')
const period = { start: new Date('2026-03-31T12:00:00.000Z'), end: new Date('2026-04-30T12:00:00.000Z') }
const state: GatewaySubscription = {
  subscriptionId: 'sub_1',
  customerId: 'cus_1',
  companyUuid: '01900000-0000-7000-8000-000000000003',
  status: 'active',
  endsWithPeriod: false,
  plan: { size: '11-50', seats: 3, billedAnnually: false },
  nextSeats: null,
  region: 'US',
  period,
}
const fresh = { uuid: '01900000-0000-7000-8000-0000000000b1', service: 'stripe', createdAt: TEST_NOW } as const
const known = (changes: Partial<Subscription> = {}): Subscription =>
  anInvoicedSubscription({ method: 'card', service: 'stripe', subscriptionId: 'sub_1', ...changes })
const from = (
  before: Subscription | null,
  changes: Partial<GatewaySubscription> = {},
  paid: readonly Date[] = [],
): Subscription =>
  toSubscription(
    before,
    { ...state, ...changes },
    paid.map((paidAt) => ({ paidAt })),
    fresh,
    TEST_NOW,
  )

describe('the subscription that follows from the provider’s state', () => {
  // BILL-14
  it('is a new one with its own ids, anchored to the day of its first period', () => {
    expect(from(null)).toEqual({
      ...fresh,
      companyUuid: state.companyUuid,
      method: 'card',
      customerId: 'cus_1',
      subscriptionId: 'sub_1',
      plan: state.plan,
      nextSeats: null,
      region: 'US',
      status: 'active',
      period,
      anchorDay: 31,
      renewalNotifiedFor: null,
      pastDueSince: null,
      endedAt: null,
    })
    expect(from(null, { period: null })).toMatchObject({ period: null, anchorDay: 2 })
  })

  // BILL-14
  it('keeps what the provider does not know', () => {
    const before = known({ anchorDay: 7, renewalNotifiedFor: LATER, createdAt: LATER, service: 'paystack' })
    const { anchorDay, createdAt, period: paid, renewalNotifiedFor, service, uuid } = before
    expect(from(before, { period: null })).toMatchObject({
      anchorDay,
      createdAt,
      period: paid,
      renewalNotifiedFor,
      service,
      uuid,
    })
    expect(from(before).period).toEqual(period)
  })

  // BILL-6
  it('is cancelled when it ends with its period, but past due as long as that is unpaid', () => {
    expect(from(known(), { endsWithPeriod: true }).status).toBe('cancelled')
    expect(from(known(), { endsWithPeriod: true, status: 'past_due' }).status).toBe('past_due')
    expect(from(null, { status: 'incomplete' }).status).toBe('incomplete')
  })

  // BILL-5
  it('is past due from the first time that this is heard, and stays suspended until something is paid', () => {
    expect(from(known(), { status: 'past_due' })).toMatchObject({ status: 'past_due', pastDueSince: TEST_NOW })
    expect(from(null, { status: 'past_due' })).toMatchObject({ status: 'past_due', pastDueSince: TEST_NOW })
    const suspended = known({ status: 'suspended', pastDueSince: LATER })
    expect(from(suspended, { status: 'past_due' })).toMatchObject({ status: 'suspended', pastDueSince: LATER })
    expect(from(suspended)).toMatchObject({ status: 'active', pastDueSince: null })
  })

  it('has ended at the first time that this is heard', () => {
    expect(from(known(), { status: 'ended' })).toMatchObject({ status: 'cancelled', endedAt: TEST_NOW })
    expect(from(known({ endedAt: LATER }), { status: 'ended' }).endedAt).toEqual(LATER)
    expect(from(null, { status: 'ended' })).toMatchObject({ status: 'cancelled', endedAt: TEST_NOW })
    expect(from(known({ endedAt: LATER })).endedAt).toBeNull()
  })

  // BILL-5
  it('that ended keeps the period that was paid for, not the one that had begun unpaid', () => {
    const yearly = known({
      period: { start: new Date('2025-04-01T12:00:00.000Z'), end: new Date('2026-04-01T12:00:00.000Z') },
    })
    const begun = { start: new Date('2026-04-01T12:00:00.000Z'), end: new Date('2027-04-01T12:00:00.000Z') }
    const ended = { status: 'ended', period: begun } as const
    const firstPayment = new Date('2025-04-01T12:00:00.000Z')
    const late = known({ ...yearly, status: 'past_due', pastDueSince: begun.start })
    for (const before of [yearly, late]) {
      expect(from(before, ended, [firstPayment])).toMatchObject({ status: 'cancelled', period: yearly.period })
      expect(from(before, ended, [begun.start, firstPayment]).period).toEqual(begun)
    }
    expect(from(yearly, { ...ended, period: yearly.period }).period).toEqual(yearly.period)
    expect(from(late, { period: begun }, [firstPayment]).period).toEqual(begun)
  })
})

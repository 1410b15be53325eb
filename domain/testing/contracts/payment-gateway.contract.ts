import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutOrder, type GatewayEvent, type PaymentGateway } from '../../src/billing/index.ts'
import { DEFAULT_PAYMENT_REGION, type Plan } from '../../src/plans/index.ts'
import { ok } from '../../src/shared/index.ts'

/** Controls for customers and time. */
export interface BillingFixture {
  readonly gateway: PaymentGateway
  now(): Date
  /** Pays, or enters a card, on a hosted page. 'fails-later' pays the first time only. */
  finish(pageId: string, card: 'pays' | 'declines' | 'fails-later'): Promise<void>
  /** Advances the provider's clock, so that renewals happen. */
  advance(days: number): Promise<void>
  /** Events that the provider has sent so far, parsed by the gateway. */
  events(): readonly GatewayEvent[]
  stop(): Promise<void>
}

const company = '01900000-0000-7000-8000-0000000000c1'
const three: Plan = { size: '11-50', seats: 3, billedAnnually: false }

/** A checkout for three monthly seats, charged at once. */
export const checkoutOrder = (changes: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  companyUuid: company,
  customerId: null,
  email: 'dana@kestrel.example',
  companyName: 'Kestrel',
  plan: three,
  region: DEFAULT_PAYMENT_REGION,
  successUrl: 'http://127.0.0.1:3000/sign-up/payment-detail?result=paid',
  cancelUrl: 'http://127.0.0.1:3000/sign-up/payment-detail?result=cancelled',
  startsAt: null,
  key: 'first',
  ...changes,
})

/** Contract of gateways that support a delayed start. */
export const delayedStartContract = (name: string, open: () => Promise<BillingFixture>): void => {
  describe(`payment gateway with delayed start: ${name}`, () => {
    let world: BillingFixture
    beforeEach(async () => {
      world = await open()
      await world.gateway.prepareProducts([DEFAULT_PAYMENT_REGION])
    })
    afterEach(() => world.stop())

    // BILL-17
    it('does not charge before the delayed start', async () => {
      const startsAt = new Date(world.now().getTime() + 20 * 86_400_000)
      const { id } = await world.gateway.startCheckout(checkoutOrder({ startsAt }))
      await world.finish(id, 'pays')
      const subscriptionId = world.events().find((event) => event.subscriptionId !== null)?.subscriptionId ?? ''
      const state = await world.gateway.findSubscription(subscriptionId)
      expect(state).toMatchObject({ status: 'active', plan: three, period: { end: startsAt } })
      expect(await world.gateway.listPayments(subscriptionId)).toEqual([])
      await world.advance(21)
      expect(await world.gateway.listPayments(subscriptionId)).toMatchObject([{ amount: { minor: 204_000 } }])
    })
  })
}

/** Contract of every payment gateway. Sums are those of PLAN-6 and PLAN-7, to the cent. Rule: BILL-21. */
export const paymentGatewayContract = (name: string, open: () => Promise<BillingFixture>): void => {
  describe(`payment gateway: ${name}`, () => {
    let world: BillingFixture
    beforeEach(async () => {
      world = await open()
      await world.gateway.prepareProducts([DEFAULT_PAYMENT_REGION])
    })
    afterEach(() => world.stop())

    const checkout = (plan = three) => world.gateway.startCheckout(checkoutOrder({ plan }))
    const bought = async (card: 'pays' | 'fails-later' = 'pays', plan = three): Promise<string> => {
      const { id } = await checkout(plan)
      await world.finish(id, card)
      return world.events().find(({ subscriptionId }) => subscriptionId !== null)?.subscriptionId ?? ''
    }
    const changeTo = (subscriptionId: string, plan: Partial<Plan>, at: Date) => ({
      subscriptionId,
      plan: { ...three, ...plan },
      region: DEFAULT_PAYMENT_REGION,
      at,
    })
    const daysLeft = async (subscriptionId: string, days: number): Promise<Date> => {
      const { period } = (await world.gateway.findSubscription(subscriptionId)) ?? { period: null }
      return new Date((period?.end.getTime() ?? 0) - days * 86_400_000)
    }

    it('prepares its products idempotently', async () => {
      expect(await world.gateway.prepareProducts([DEFAULT_PAYMENT_REGION])).toBeUndefined()
    })

    // BILL-21
    it('sells a plan on its hosted page, and sends a signed event', async () => {
      const { id, url } = await checkout()
      expect(url).toMatch(/^https?:\/\//)
      expect(await world.gateway.getCheckoutStatus(id)).toBe('open')
      await world.finish(id, 'pays')
      expect(await world.gateway.getCheckoutStatus(id)).toBe('paid')
      const named = world.events().find(({ subscriptionId }) => subscriptionId !== null)
      const state = await world.gateway.findSubscription(named?.subscriptionId ?? '')
      expect(state).toMatchObject({
        companyUuid: company,
        status: 'active',
        endsWithPeriod: false,
        plan: three,
        nextSeats: null,
        region: 'US',
      })
      const payments = await world.gateway.listPayments(named?.subscriptionId ?? '')
      expect(payments).toMatchObject([{ amount: { minor: 204_000, currency: 'USD' }, reason: 'first' }])
    })

    it('opens one page per key', async () => {
      expect(await checkout()).toEqual(await checkout())
    })

    it('sells nothing with a declined card', async () => {
      const { id } = await checkout()
      await world.finish(id, 'declines')
      expect(await world.gateway.getCheckoutStatus(id)).toBe('open')
      expect(world.events().filter(({ subscriptionId }) => subscriptionId !== null)).toEqual([])
    })

    it('finds no unknown subscription', async () => {
      expect(await world.gateway.findSubscription('sub_nothing')).toBeNull()
    })

    // BILL-8
    it('charges the previewed price for more seats: 906.67 for two more with 20 of 30 days left', async () => {
      const id = await bought()
      const at = await daysLeft(id, 20)
      await world.advance((at.getTime() - world.now().getTime()) / 86_400_000)
      const change = changeTo(id, { seats: 5 }, at)
      const preview = await world.gateway.previewChange(change)
      const before = await world.gateway.findSubscription(id)
      expect(preview).toEqual({ amountDue: expected(before?.period, 2, 20), nextPaymentDate: before?.period?.end })
      const changed = await world.gateway.changePlan({ ...change, key: 'five' })
      expect(changed).toMatchObject(ok({ plan: { seats: 5 }, nextSeats: null }))
      const again = await world.gateway.changePlan({ ...change, key: 'five' })
      expect(again).toMatchObject(ok({ plan: { seats: 5 } }))
      expect(await world.gateway.isChangeBegun(id, 'five')).toBe(true)
      expect(await world.gateway.isChangeBegun(id, 'six')).toBe(false)
      const [newest, ...rest] = await world.gateway.listPayments(id)
      expect(newest).toMatchObject({ amount: preview.amountDue, reason: 'change' })
      expect(rest).toHaveLength(1)
    })

    it('charges the year less the unused month: 10,880.00 with 20 of 30 days left', async () => {
      const id = await bought()
      const at = await daysLeft(id, 20)
      await world.advance((at.getTime() - world.now().getTime()) / 86_400_000)
      const before = await world.gateway.findSubscription(id)
      const change = changeTo(id, { billedAnnually: true }, at)
      const preview = await world.gateway.previewChange(change)
      const unused = expected(before?.period, 3, 20).minor
      expect(preview.amountDue).toEqual({ minor: 1_224_000 - unused, currency: 'USD' })
      await world.gateway.changePlan({ ...change, key: 'annual' })
      const [newest] = await world.gateway.listPayments(id)
      expect(newest?.amount).toEqual(preview.amountDue)
      const after = await world.gateway.findSubscription(id)
      expect(after).toMatchObject({ plan: { billedAnnually: true, seats: 3 }, status: 'active' })
      expect(after?.period?.end).toEqual(preview.nextPaymentDate)
    })

    it('starts fewer seats with the next period, without a charge until then', async () => {
      const id = await bought()
      const at = await daysLeft(id, 20)
      const change = changeTo(id, { seats: 1 }, at)
      expect((await world.gateway.previewChange(change)).amountDue.minor).toBe(0)
      await world.gateway.changePlan({ ...change, key: 'one' })
      expect(await world.gateway.findSubscription(id)).toMatchObject({ plan: { seats: 3 }, nextSeats: 1 })
      await world.advance(31)
      expect(await world.gateway.findSubscription(id)).toMatchObject({ plan: { seats: 1 }, nextSeats: null })
      const [newest] = await world.gateway.listPayments(id)
      expect(newest).toMatchObject({ amount: { minor: 68_000 }, reason: 'renewal' })
    })

    it('charges no paid seat twice if fewer were ordered for the next period', async () => {
      const id = await bought()
      const at = await daysLeft(id, 20)
      await world.advance((at.getTime() - world.now().getTime()) / 86_400_000)
      await world.gateway.changePlan({ ...changeTo(id, { seats: 1 }, at), key: 'one' })
      const before = await world.gateway.findSubscription(id)
      const change = changeTo(id, { seats: 5 }, at)
      const preview = await world.gateway.previewChange(change)
      expect(preview.amountDue).toEqual(expected(before?.period, 2, 20))
      expect(await world.gateway.changePlan({ ...change, key: 'five' })).toMatchObject(
        ok({ plan: { seats: 5 }, nextSeats: null }),
      )
      const [newest] = await world.gateway.listPayments(id)
      expect(newest).toMatchObject({ amount: preview.amountDue, reason: 'change' })
    })

    it('keeps the fewer seats of the next period if the card for more is declined', async () => {
      const id = await bought('fails-later')
      const at = await daysLeft(id, 20)
      await world.gateway.changePlan({ ...changeTo(id, { seats: 1 }, at), key: 'one' })
      const more = await world.gateway.changePlan({ ...changeTo(id, { seats: 5 }, at), key: 'five' })
      expect(more).toEqual({ ok: false, problem: 'declined' })
      expect(await world.gateway.findSubscription(id)).toMatchObject({ plan: { seats: 3 }, nextSeats: 1 })
    })

    // BILL-9
    it('changes nothing if the card is declined', async () => {
      const id = await bought('fails-later')
      const change = changeTo(id, { seats: 5 }, await daysLeft(id, 20))
      expect(await world.gateway.changePlan({ ...change, key: 'five' })).toEqual({ ok: false, problem: 'declined' })
      expect(await world.gateway.findSubscription(id)).toMatchObject({ plan: { seats: 3 }, status: 'active' })
      expect(await world.gateway.listPayments(id)).toHaveLength(1)
    })

    it('renews automatically', async () => {
      const id = await bought()
      const before = await world.gateway.findSubscription(id)
      await world.advance(31)
      const after = await world.gateway.findSubscription(id)
      expect(after?.status).toBe('active')
      expect(after?.period?.start).toEqual(before?.period?.end)
      expect(await world.gateway.listPayments(id)).toHaveLength(2)
    })

    it('is past due if a renewal fails, keeps the paid period, and recovers with another card', async () => {
      const id = await bought('fails-later')
      const before = await world.gateway.findSubscription(id)
      await world.advance(31)
      const due = await world.gateway.findSubscription(id)
      expect(due).toMatchObject({ status: 'past_due' })
      expect(due?.period?.end).toEqual(before?.period?.end)
      const { customerId } = due ?? { customerId: '' }
      const order = { customerId, subscriptionId: id, returnUrl: 'http://127.0.0.1:3000/settings/billing', key: 'card' }
      const page = await world.gateway.startCardChange(order)
      await world.finish(page.id, 'pays')
      const change = world.events().find(({ cardChangeId }) => cardChangeId === page.id)
      expect(change?.subscriptionId).toBe(id)
      await world.gateway.finishCardChange(page.id, 'finish')
      await world.gateway.finishCardChange(page.id, 'finish')
      expect(await world.gateway.findSubscription(id)).toMatchObject({ status: 'active' })
      expect(await world.gateway.listPayments(id)).toHaveLength(2)
    })

    it('ends with its period once cancelled, unless it is resumed', async () => {
      const id = await bought()
      expect(await world.gateway.cancelAtPeriodEnd(id, 'cancel')).toMatchObject({
        status: 'active',
        endsWithPeriod: true,
      })
      expect(await world.gateway.resume(id, 'resume')).toMatchObject({ status: 'active', endsWithPeriod: false })
      await world.gateway.cancelAtPeriodEnd(id, 'cancel-again')
      await world.advance(31)
      expect(await world.gateway.findSubscription(id)).toMatchObject({ status: 'ended' })
      expect(await world.gateway.listPayments(id)).toHaveLength(1)
    })

    // BILL-15
    it('cancels and refunds a duplicate subscription once', async () => {
      const id = await bought()
      await world.gateway.cancelAndRefund(id, 'undo')
      await world.gateway.cancelAndRefund(id, 'undo')
      expect(await world.gateway.findSubscription(id)).toMatchObject({ status: 'ended' })
    })

    // BILL-18
    it('returns the card', async () => {
      const id = await bought()
      expect(await world.gateway.findCardDetails(id)).toMatchObject({
        lastFour: '4242',
        expiryMonth: expect.any(Number),
      })
    })

    // BILL-13
    it('rejects unsigned events', () => {
      const body = new TextEncoder().encode(JSON.stringify({ id: 'evt_1', type: 'invoice.paid' }))
      expect(world.gateway.parseWebhook(body, {}, world.now())).toBeNull()
      const signed = { 'stripe-signature': 't=1,v1=00', 'x-paystack-signature': '00' }
      expect(world.gateway.parseWebhook(body, signed, world.now())).toBeNull()
    })
  })
}

/** The price of seats at 680 a month for the remaining share of the period, rounded half up. */
const expected = (period: { start: Date; end: Date } | null | undefined, seats: number, left: number) => {
  const total = ((period?.end.getTime() ?? 0) - (period?.start.getTime() ?? 0)) / 86_400_000
  return { minor: Math.floor((2 * 68_000 * seats * left + total) / (2 * total)), currency: 'USD' }
}

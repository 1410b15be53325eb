import {
  addMonth,
  quoteAnnualUpgrade,
  addYear,
  type BillingPeriod,
  type CheckoutOrder,
  type GatewayEvent,
  type GatewayPayment,
  type GatewaySubscription,
  err,
  ok,
  type PaymentGateway,
  planCost,
  type PlanChange,
  quoteSeatChange,
} from '../../src/index.ts'

/** The behaviour of a card. */
export type FakeCard = 'pays' | 'declines' | 'fails-later'

interface Held {
  state: GatewaySubscription
  readonly order: CheckoutOrder
  payments: GatewayPayment[]
  card: FakeCard
  due: boolean
}

/** A payment provider in memory, with controls for customers and time. */
export interface FakePaymentGateway extends PaymentGateway {
  finish(pageId: string, card: FakeCard): void
  /** Renews or ends subscriptions that fall due until then. */
  passTo(now: Date): void
  /** The events sent so far, oldest first. */
  readonly sent: readonly GatewayEvent[]
  /** Subscriptions that were cancelled and refunded. */
  readonly undone: readonly string[]
}

const periodFrom = (start: Date, annual: boolean): BillingPeriod => ({
  start,
  end: annual ? addYear(start) : addMonth(start),
})

/** A payment provider in memory. Webhook bodies are the ids of its events, with the signature 'signed'. */
export const fakePaymentGateway = (start: Date, service: PaymentGateway['service'] = 'stripe'): FakePaymentGateway => {
  let now = start
  let count = 0
  const pages = new Map<string, { order: CheckoutOrder | null; subscriptionId: string | null; card: FakeCard | null }>()
  const keys = new Map<string, string>()
  const held = new Map<string, Held>()
  const sent: GatewayEvent[] = []
  const undone: string[] = []
  const id = (prefix: string): string => `${prefix}_${String((count += 1))}`
  const get = (subscriptionId: string): Held => {
    const found = held.get(subscriptionId)
    if (found === undefined) throw new Error(`No subscription ${subscriptionId}`)
    return found
  }
  const tell = (type: string, subscriptionId: string, cardChangeId: string | null = null): void => {
    sent.push({ id: id('evt'), type, createdAt: now, subscriptionId, cardChangeId })
  }
  const pay = (entry: Held, minor: number, reason: GatewayPayment['reason']): void => {
    const { subscriptionId } = entry.state
    const amount = { minor, currency: entry.order.region.currency }
    if (minor > 0) entry.payments = [{ id: id('pay'), subscriptionId, amount, paidAt: now, reason }, ...entry.payments]
    tell('invoice.paid', subscriptionId)
  }
  const page = (key: string, content: { order: CheckoutOrder | null; subscriptionId: string | null }) => {
    const known = keys.get(key)
    if (known !== undefined) return { id: known, url: `http://provider.test/pay/${known}` }
    const made = id('page')
    keys.set(key, made)
    pages.set(made, { ...content, card: null })
    return { id: made, url: `http://provider.test/pay/${made}` }
  }
  const due = (
    { state }: Held,
    { at, plan, region }: PlanChange,
  ): { minor: number; next: Date; effectiveImmediately: boolean } => {
    const period = state.period ?? periodFrom(at, false)
    if (plan.billedAnnually !== state.plan.billedAnnually) {
      const { amountDue, nextPaymentDate } = quoteAnnualUpgrade(plan, region, period, at)
      return { minor: amountDue.minor, next: nextPaymentDate, effectiveImmediately: true }
    }
    const change = quoteSeatChange({ plan: state.plan, newSeatCount: plan.seats, seatsInUse: 1 }, region, period, at)
    const minor = change.ok ? change.value.amountDue.minor : 0
    return { minor, next: period.end, effectiveImmediately: plan.seats >= state.plan.seats }
  }
  const renew = (entry: Held): void => {
    const { state } = entry
    const end = state.period?.end ?? now
    if (state.endsWithPeriod) {
      entry.state = { ...state, status: 'ended' }
      tell('customer.subscription.deleted', state.subscriptionId)
      return
    }
    const plan = { ...state.plan, seats: state.nextSeats ?? state.plan.seats }
    if (entry.card !== 'pays') {
      entry.state = { ...state, status: 'past_due' }
      entry.due = true
      tell('invoice.payment_failed', state.subscriptionId)
      return
    }
    entry.state = { ...state, plan, nextSeats: null, period: periodFrom(end, plan.billedAnnually), status: 'active' }
    pay(entry, planCost(plan, entry.order.region).minor, 'renewal')
  }

  return {
    service,
    sent,
    undone,
    supportsDelayedStart: true,
    prepareProducts: async () => undefined,
    startCheckout: async (order) => page(order.key, { order, subscriptionId: null }),
    getCheckoutStatus: async (pageId) => (pages.get(pageId)?.subscriptionId ? 'paid' : 'open'),
    findSubscription: async (subscriptionId) => held.get(subscriptionId)?.state ?? null,
    listPayments: async (subscriptionId) => get(subscriptionId).payments,
    previewChange: async (change) => {
      const { minor, next } = due(get(change.subscriptionId), change)
      return { amountDue: { minor, currency: change.region.currency }, nextPaymentDate: next }
    },
    changePlan: async ({ key, ...change }) => {
      const entry = get(change.subscriptionId)
      if (keys.has(key)) return ok(entry.state)
      const { effectiveImmediately, minor } = due(entry, change)
      if (minor > 0 && entry.card !== 'pays') return err('declined')
      keys.set(key, key)
      const restarts = change.plan.billedAnnually !== entry.state.plan.billedAnnually
      entry.state = effectiveImmediately
        ? { ...entry.state, plan: change.plan, nextSeats: null }
        : { ...entry.state, nextSeats: change.plan.seats }
      if (restarts) entry.state = { ...entry.state, period: periodFrom(change.at, true) }
      pay(entry, minor, 'change')
      return ok(entry.state)
    },
    isChangeBegun: async (_, key) => keys.has(key),
    cancelAtPeriodEnd: async (subscriptionId) => {
      const entry = get(subscriptionId)
      entry.state = { ...entry.state, endsWithPeriod: true }
      tell('customer.subscription.updated', subscriptionId)
      return entry.state
    },
    resume: async (subscriptionId) => {
      const entry = get(subscriptionId)
      entry.state = { ...entry.state, endsWithPeriod: false }
      tell('customer.subscription.updated', subscriptionId)
      return entry.state
    },
    cancelAndRefund: async (subscriptionId) => {
      const entry = get(subscriptionId)
      if (!undone.includes(subscriptionId)) undone.push(subscriptionId)
      entry.state = { ...entry.state, status: 'ended' }
    },
    findCardDetails: async () => ({ brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2030 }),
    startCardChange: async ({ key, subscriptionId }) => page(key, { order: null, subscriptionId }),
    finishCardChange: async (pageId) => {
      const entry = get(pages.get(pageId)?.subscriptionId ?? '')
      entry.card = pages.get(pageId)?.card ?? entry.card
      if (!entry.due || entry.card !== 'pays') return
      entry.due = false
      renew(entry)
    },
    parseWebhook: (body, headers) =>
      headers['signature'] === 'signed'
        ? (sent.find((event) => event.id === new TextDecoder().decode(body)) ?? null)
        : null,
    finish: (pageId, card) => {
      const content = pages.get(pageId)
      if (content === undefined || card === 'declines') return
      if (content.order === null) {
        pages.set(pageId, { ...content, card })
        tell('checkout.session.completed', content.subscriptionId ?? '', pageId)
        return
      }
      const { order } = content
      const state: GatewaySubscription = {
        subscriptionId: id('sub'),
        customerId: order.customerId ?? id('cus'),
        companyUuid: order.companyUuid,
        status: 'active',
        endsWithPeriod: false,
        plan: order.plan,
        nextSeats: null,
        region: order.region.region,
        period:
          order.startsAt === null ? periodFrom(now, order.plan.billedAnnually) : { start: now, end: order.startsAt },
      }
      const entry: Held = { state, order, payments: [], card, due: false }
      held.set(state.subscriptionId, entry)
      pages.set(pageId, { ...content, subscriptionId: state.subscriptionId })
      pay(entry, order.startsAt === null ? planCost(order.plan, order.region).minor : 0, 'first')
    },
    passTo: (instant) => {
      now = instant
      for (const entry of held.values()) {
        const { period, status } = entry.state
        if (status === 'active' && period !== null && period.end <= instant) renew(entry)
      }
    },
  }
}

import { toCompanyPlanFacts, toSubscription } from '@guildhall/domain/billing'
import { DEFAULT_PAYMENT_REGION } from '@guildhall/domain/plans'
import type { Company } from '@guildhall/domain/companies'
import { createRepositories } from '@guildhall/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ManualWebhooks, type ProviderEvent, startManualWebhooks } from './support/manual-webhooks.ts'

/** At full size 10,000 events about 200 companies; otherwise enough for each kind. */
const [EVENTS, COMPANIES] = process.env['PROVE'] === '1' ? [10_000, 200] : [120, 10]
const LONG_RUN = { timeout: 3_600_000 }
const AT_ONCE = 12
const DAY = 86_400_000

/** A seeded random generator, the same in every run. */
const createRandom = (seed: number) => {
  let state = seed
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  const shuffled = <T>(items: readonly T[]): readonly T[] =>
    items
      .map((value) => ({ value, place: next() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ value }) => value)
  return { below, shuffled }
}

type Kind = 'good' | 'old' | 'forged'

interface Delivery {
  readonly event: ProviderEvent
  readonly kind: Kind
}

/** A company and its subscriptions at the provider. For an 'unnotified' one only old and forged events are delivered. */
interface Customer {
  readonly company: Company
  readonly index: number
  readonly unnotified: boolean
  ids: readonly string[]
}

describe('provider events: late, repeated, out of order, old and forged', LONG_RUN, () => {
  const random = createRandom(20_261_121)
  let world: ManualWebhooks
  let customers: Customer[] = []
  const sent = new Map<string, Kind>()
  const wrong: string[] = []

  beforeAll(async () => {
    world = await startManualWebhooks()
  }, LONG_RUN.timeout)
  afterAll(() => world.stop())

  const changed = async (id: string, plan: object, key: string) => {
    const state = await world.gateway.findSubscription(id)
    if (state?.status !== 'active' || state.period === null || state.endsWithPeriod) return
    const left = Math.floor((state.period.end.getTime() - state.period.start.getTime()) / DAY / 2)
    const at = new Date(state.period.end.getTime() - left * DAY)
    const order = { subscriptionId: id, plan: { ...state.plan, ...plan }, region: DEFAULT_PAYMENT_REGION, at }
    await world.gateway.changePlan({ ...order, key })
  }
  const buyAndChange = async () => {
    for (let index = 0; index < COMPANIES; index += 1) {
      const company = await world.addCompany()
      const card = index % 4 === 3 ? 'fails-later' : 'pays'
      const first = await world.buy(company, 'first', card)
      const ids = index % 5 === 1 ? [first, await world.buy(company, 'second')] : [first]
      customers = [...customers, { company, index, unnotified: index % 5 === 0, ids }]
      if (index % 2 === 0) await changed(first, { seats: 5 }, `five:${first}`)
      if (index % 7 === 2) await changed(first, { billedAnnually: true }, `year:${first}`)
      if (index % 3 === 2) await world.gateway.cancelAtPeriodEnd(first, `cancel:${first}`)
    }
  }
  const changeLater = async () => {
    for (const { ids, index } of customers) {
      const [first = ''] = ids
      if (index % 6 === 2) await world.gateway.resume(first, `resume:${first}`)
    }
    await world.advance(32)
    for (const { ids, index } of customers)
      if (index % 4 === 0) await changed(ids[0] ?? '', { seats: 2 }, `two:${ids[0]}`)
  }

  const isUnnotified = ({ subscriptionId }: ProviderEvent): boolean =>
    customers.some(({ ids, unnotified }) => unnotified && ids.includes(subscriptionId ?? ''))
  /** Adds copies of events under new ids; their content is outdated when they are delivered. */
  const filledUp = (events: readonly ProviderEvent[], count: number, name: string): readonly ProviderEvent[] =>
    Array.from({ length: Math.max(count, events.length) }, (_, index) => {
      const event = events[index] ?? events[random.below(events.length)]
      if (event === undefined) throw new Error('The provider has no events')
      if (index < events.length) return event
      const id = `evt_${name}_${index}`
      return { ...event, id, body: event.body.replace(event.id, id) }
    })
  /** A fifth old, a fifth forged; each one to five times. The latest event is valid, except of unnotified companies. */
  const deliveriesOf = (events: readonly ProviderEvent[]): readonly Delivery[] => {
    const newest = new Map(events.map((event) => [event.subscriptionId, event.id]))
    const free = random.shuffled(
      events.filter((event) => isUnnotified(event) || newest.get(event.subscriptionId) !== event.id),
    )
    const bad = new Map<string, Kind>()
    const fifth = Math.floor(events.length / 5)
    const [silent, others] = [free.filter(isUnnotified), free.filter((event) => !isUnnotified(event))]
    for (const [place, { id }] of [...silent, ...others].slice(0, Math.max(2 * fifth, silent.length)).entries()) {
      bad.set(id, place % 2 === 0 ? 'old' : 'forged')
    }
    return events.flatMap((event) => {
      const kind = bad.get(event.id) ?? 'good'
      sent.set(event.id, kind)
      return Array.from({ length: 1 + random.below(5) }, () => ({ event, kind }))
    })
  }
  const deliverOne = async ({ event: { body, id }, kind }: Delivery, turn: number): Promise<void> => {
    const at = Math.floor(Date.now() / 1000)
    const post = async (): Promise<number> => {
      if (kind === 'good') return world.deliver(body, { at })
      if (kind === 'old') return world.deliver(body, { at: at - 310 - turn })
      if (turn % 3 === 0) return world.deliver(body, null)
      return world.deliver(body, turn % 3 === 1 ? { at, secret: 'whsec_guessed' } : `t=${at},v1=${'0'.repeat(64)}`)
    }
    const status = await post()
    if (status !== (kind === 'good' ? 200 : 400)) wrong.push(`${kind} ${id}: ${status}`)
  }
  const deliver = async (deliveries: readonly Delivery[]): Promise<void> => {
    const queue = [...deliveries.entries()]
    const work = async (): Promise<void> => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) await deliverOne(next[1], next[0])
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
  const settled = async (): Promise<void> => {
    const end = performance.now() + LONG_RUN.timeout / 2
    for (;;) {
      try {
        return await world.server.settle()
      } catch (error) {
        if (performance.now() > end) throw error
      }
    }
  }

  it(
    'are accepted or refused correctly in any order',
    async () => {
      await buyAndChange()
      const early = await world.events()
      const first = random.shuffled(deliveriesOf(filledUp(early, Math.floor(EVENTS / 2), 'early')))
      await deliver(first.slice(0, Math.floor(first.length / 2)))
      await changeLater()
      const late = (await world.events()).slice(early.length)
      const second = deliveriesOf(filledUp(late, EVENTS - Math.floor(EVENTS / 2), 'late'))
      await deliver(random.shuffled([...first.slice(Math.floor(first.length / 2)), ...second]))
      await settled()
      expect(wrong).toEqual([])
      expect(sent.size).toBeGreaterThanOrEqual(EVENTS)
    },
    LONG_RUN.timeout,
  )

  // BILL-13
  it('are stored once each, and old or forged ones not at all', async () => {
    const rows = (await world.server.knex('payment_events').select('id')) as readonly { readonly id: string }[]
    const good = [...sent].flatMap(([id, kind]) => (kind === 'good' ? [id] : []))
    expect(rows.map(({ id }) => id).toSorted()).toEqual(good.toSorted())
    const bad = [...sent.values()].filter((kind) => kind !== 'good').length
    expect(bad).toBeGreaterThanOrEqual(Math.floor(EVENTS / 5) * 2 - 4)
  })

  /** The stored state of a company, and the expected one according to the provider. */
  const compareWithProvider = async ({ company, ids, unnotified }: Customer) => {
    const { companies, invoices, subscriptions } = createRepositories(world.server.knex)
    const [known, now] = [await subscriptions.findLatest(company.uuid), await companies.find(company.uuid)]
    const receipts = (await invoices.listPaymentIds(company.uuid)).toSorted()
    const states = await Promise.all(ids.map((id) => world.gateway.findSubscription(id)))
    const running = states.flatMap((state) =>
      state === null || state.status === 'ended' ? [] : [state.subscriptionId],
    )
    const state = states.find((one) => one?.subscriptionId === known?.subscriptionId) ?? null
    if (known === null || state === null) {
      // No valid event was delivered, or the subscription had ended at the provider before the first one.
      const seen = { known, receipts, account: now?.accountType, open: unnotified || running.length === 0 }
      return { seen, expected: { known: null, receipts: [], account: 'trial', open: true } }
    }
    const payments = await world.gateway.listPayments(state.subscriptionId)
    return {
      seen: { known, receipts, running, unnotified, company: now },
      expected: {
        known: toSubscription(known, state, payments, known, new Date()),
        receipts: payments.map(({ id }) => id).toSorted(),
        running: state.status === 'ended' ? [] : [state.subscriptionId],
        unnotified: false,
        company: expect.objectContaining(toCompanyPlanFacts(known) ?? {}) as unknown,
      },
    }
  }

  // BILL-14
  it(
    'leave every company in the provider’s state: one subscription, and a receipt for every payment',
    async () => {
      for (const customer of customers) {
        const { expected, seen } = await compareWithProvider(customer)
        expect(seen).toEqual(expected)
      }
    },
    LONG_RUN.timeout,
  )

  // BILL-20
  it('number receipts without gaps', async () => {
    const rows = (await world.server.knex('invoices').select('number')) as readonly { readonly number: string }[]
    const numbers = rows.map(({ number }) => Number(number.slice(3))).toSorted((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })
})

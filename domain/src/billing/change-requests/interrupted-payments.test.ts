import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aPayer, billingFixture, TEST_NOW } from '../../../testing/index.ts'
import { addMinutes, DependencyUnavailable } from '../../shared/index.ts'
import { handlePaymentEvent } from '../payments/handle-payment-event.ts'
import type { PaymentGateway } from '../payments/payment-gateway.port.ts'
import { cancelSubscription, resumeSubscription } from '../subscriptions/cancel-subscription.ts'
import { changePlan } from '../subscriptions/change-plan.ts'
import { syncSubscription } from '../subscriptions/sync-subscription.ts'
import { PROVIDER_ANSWER_MINUTES } from './change-request.ts'
import { settleChangeRequests } from './settle-change-requests.ts'

/** All of them by `npm run prove`. */
const RUNS = process.env['PROVE'] === '1' ? 10_000 : 200

class Crash extends Error {}

/** What happens at a step: nothing, or the process ends, or the provider is away before it acts or its answer is lost after. */
type Fault = 'none' | 'crash-before' | 'crash-after' | 'away' | 'answer-lost'

type Step =
  | { readonly do: 'seats'; readonly seats: number; readonly key: string }
  | { readonly do: 'cancel' | 'resume'; readonly key: string }
  | { readonly do: 'webhook'; readonly at: number }
  | { readonly do: 'settle' | 'wait' | 'new-card' }

const keys = fc.constantFrom('a', 'b', 'c', 'd')
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('seats' as const), seats: fc.integer({ min: 2, max: 9 }), key: keys }),
    fc.record({ do: fc.constantFrom('cancel' as const, 'resume' as const), key: keys }),
    fc.record({ do: fc.constant('webhook' as const), at: fc.nat(30) }),
    fc.record({ do: fc.constantFrom('settle' as const, 'wait' as const, 'new-card' as const) }),
  ),
  { minLength: 1, maxLength: 12 },
)
/** Mostly nothing: a step passes several points at which something may happen. */
const faults: fc.Arbitrary<readonly Fault[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant<Fault>('none') },
    { weight: 3, arbitrary: fc.constantFrom<Fault>('crash-before', 'crash-after', 'away', 'answer-lost') },
  ),
  { maxLength: 40 },
)

/** A company that pays by card, in a world in which every call of the provider and every commit may fail. */
const createWorld = async (given: readonly Fault[]) => {
  const left = [...given]
  let isFaulty = false
  /** Charged sums by key: a provider charges a key once. */
  const charges = new Map<string, number>()
  const through = async <T>(work: () => Promise<T>, isProvider: boolean): Promise<T> => {
    const fault = isFaulty ? (left.shift() ?? 'none') : 'none'
    if (fault === 'crash-before') throw new Crash()
    if (fault === 'away' && isProvider) throw new DependencyUnavailable('stripe')
    const done = await work()
    if (fault === 'crash-after') throw new Crash()
    if (fault === 'answer-lost' && isProvider) throw new DependencyUnavailable('stripe')
    return done
  }
  const faulty = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    findSubscription: (id) => through(() => gateway.findSubscription(id), true),
    listPayments: (id) => through(() => gateway.listPayments(id), true),
    cancelAtPeriodEnd: (id, key) => through(() => gateway.cancelAtPeriodEnd(id, key), true),
    resume: (id, key) => through(() => gateway.resume(id, key), true),
    isChangeBegun: (id, key) => through(() => gateway.isChangeBegun(id, key), true),
    finishCardChange: (id, key) => through(() => gateway.finishCardChange(id, key), true),
    changePlan: (change) =>
      through(async () => {
        const before = (await gateway.listPayments(change.subscriptionId)).length
        const changed = await gateway.changePlan(change)
        const now = await gateway.listPayments(change.subscriptionId)
        const charged = now.length - before
        charges.set(change.key, (charges.get(change.key) ?? 0) + charged)
        return changed
      }, true),
  })
  const world = billingFixture(TEST_NOW, faulty)
  const plain = world.deps.unitOfWork
  const unitOfWork: typeof plain = { run: (work) => through(() => plain.run(work), false) }
  const fallible = { ...world.deps, unitOfWork }
  const deps = { ...fallible, syncSubscription: syncSubscription(fallible) }
  const subscriptionId = await world.buy('first')
  await deps.syncSubscription({ service: 'stripe', subscriptionId })
  const settle = settleChangeRequests(deps)
  const handle = async (at: number): Promise<void> => {
    const { sent } = world.gateway
    const event = sent[at % sent.length]
    if (event === undefined) return
    const { cardChangeId, id } = event
    const received = { uuid: id, at: '', type: 'payment-event-received', service: 'stripe', subscriptionId } as const
    await handlePaymentEvent(deps)({ ...received, cardChangeId })
  }
  const actor = aPayer()
  const perform = async (step: Step): Promise<void> => {
    switch (step.do) {
      case 'seats': {
        const order = { companySize: '11-50', interval: 'month', quantity: step.seats }
        // A key means one order: whoever repeats it repeats the order.
        await changePlan(deps)({ actor, service: 'stripe', order, key: `${step.key}${step.seats}` })
        return
      }
      case 'cancel':
        await cancelSubscription(deps)({ actor, service: 'stripe', key: step.key })
        return
      case 'resume':
        await resumeSubscription(deps)({ actor, service: 'stripe', key: step.key })
        return
      case 'webhook':
        await handle(step.at)
        return
      case 'settle':
        await settle()
        return
      case 'wait':
        world.clock.set(addMinutes(world.clock.now(), PROVIDER_ANSWER_MINUTES))
        return
      case 'new-card': {
        const { gateway } = world
        const page = await gateway.startCardChange({ customerId: '', subscriptionId, returnUrl: '/', key: 'page' })
        gateway.finish(page.id, 'pays')
      }
    }
  }
  const interrupted = async (step: Step): Promise<void> => {
    try {
      await perform(step)
    } catch (error) {
      if (!(error instanceof Crash || error instanceof DependencyUnavailable)) throw error
    }
  }
  /** All is well again: what is left is settled, and each event arrives. */
  const recover = async (): Promise<void> => {
    isFaulty = false
    world.clock.set(addMinutes(world.clock.now(), PROVIDER_ANSWER_MINUTES))
    await settle()
    for (let at = 0; at < world.gateway.sent.length; at += 1) await handle(at)
  }
  return {
    ...world,
    charges,
    recover,
    subscriptionId,
    run: async (all: readonly Step[]) => {
      isFaulty = true
      for (const step of all) await interrupted(step)
    },
  }
}

// BILL-32
it(`ends in the provider’s state, with each charge made once and receipted, in ${RUNS} orders of crashes, time-outs, repeats and events`, async () => {
  await fc.assert(
    fc.asyncProperty(steps, faults, async (all, given) => {
      const world = await createWorld(given)
      await world.run(all)
      await world.recover()
      const { audit, changeRequests, charges, company, gateway, invoices, subscriptionId, subscriptions } = world
      const state = await gateway.findSubscription(subscriptionId)
      const running = await subscriptions.findRunning(company.uuid)
      expect(running).toMatchObject({ plan: state?.plan, nextSeats: state?.nextSeats })
      expect(running?.status).toBe(state?.endsWithPeriod === true ? 'cancelled' : 'active')
      expect([...charges.values()].every((count) => count <= 1)).toBe(true)
      const payments = (await gateway.listPayments(subscriptionId)).map(({ id }) => id)
      expect(
        invoices
          .all()
          .flatMap(({ paymentId }) => paymentId ?? [])
          .toSorted(),
      ).toEqual(payments.toSorted())
      const requests = changeRequests.all()
      expect(requests.filter(({ status }) => status === 'requested')).toEqual([])
      const logged = audit.entries().filter(({ action }) => action !== 'subscription-changed')
      const done = requests.filter(({ status }) => status === 'done')
      expect(logged.map(({ uuid }) => uuid).toSorted()).toEqual(done.map(({ uuid }) => uuid).toSorted())
      const paidPlans = done.filter(({ change }) => change.type === 'plan').map(({ key }) => key)
      const chargedKeys = [...charges].filter(([, count]) => count > 0).map(([key]) => key)
      expect(chargedKeys.every((key) => paidPlans.includes(key))).toBe(true)
    }),
    { numRuns: RUNS },
  )
}, 600_000)

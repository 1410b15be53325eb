import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays, addHours } from '../../src/index.ts'
import type {
  AccountRepository,
  CompanyRepository,
  Conversation,
  ConversationRepository,
  Invoice,
  InvoiceRepository,
  Subscription,
  SubscriptionRepository,
  VettingLog,
  WeekCounts,
  WeeklyCounts,
} from '../../src/index.ts'
import { anInvoice, anInvoicedSubscription } from '../builders/billing-fixture.ts'
import { aConversation } from '../builders/conversations.ts'
import {
  bo,
  erik,
  harbourWorks,
  hiringFixture,
  ravi,
  rita,
  sipho,
  summitLabs,
  thandi,
} from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'

/** Counts of a world in which nothing but the fixture has happened, before the period. */
export interface WeeklyCountsUnderTest {
  readonly weeklyCounts: WeeklyCounts
  readonly accounts: Pick<AccountRepository, 'save'>
  readonly companies: Pick<CompanyRepository, 'save'>
  readonly conversations: Pick<ConversationRepository, 'add' | 'save'>
  readonly invoices: Pick<InvoiceRepository, 'add'>
  readonly subscriptions: Pick<SubscriptionRepository, 'add'>
  readonly vettingLog: VettingLog
  close(): Promise<void>
}

const at = (text: string): Date => new Date(`2026-03-${text}Z`)
const MONDAY = at('02T00:00:00.000')
const SECOND = at('09T00:00:00.000')
const THIRD = at('16T00:00:00.000')
/** The Thursday of the third week. */
const NOW = at('19T12:00:00.000')
const LONG_AGO = new Date('2025-06-02T00:00:00.000Z')
const uuidOf = (number: number): string => `01900000-0000-7000-8000-00000000a${String(number).padStart(3, '0')}`

/** Contract of everything that counts what operators steer by. */
export function weeklyCountsContract(
  name: string,
  create: (world: HiringFixture) => Promise<WeeklyCountsUnderTest>,
): void {
  describe(`${name} as the counts of weeks`, () => {
    let store: WeeklyCountsUnderTest
    beforeEach(async () => {
      const companies = hiringFixture.companies.map((company) => ({
        ...company,
        trialStartedAt: LONG_AGO,
        trialEndsAt: addDays(LONG_AGO, 14),
      }))
      store = await create({ ...hiringFixture, companies })
    })
    afterEach(() => store.close())
    const read = (now = NOW) => store.weeklyCounts.read({ from: MONDAY, now })
    const counted = async <Key extends keyof WeekCounts>(...keys: readonly Key[]) =>
      (await read()).map((week) => keys.map((key) => week[key]))

    // MOD-70
    it('have an entry for each week until now, also for those in which nothing happened', async () => {
      const empty = {
        contractors: 0,
        employers: 0,
        approvals: 0,
        decisions: 0,
        medianWait: null,
        ninetiethWait: null,
        requests: 0,
        countable: 0,
        answered: 0,
        trials: 0,
        converted: 0,
        convertibleUntil: null,
        revenue: [],
        payingAtStart: 0,
        stopped: 0,
        payingAtEnd: 0,
      }
      expect(await read()).toEqual([MONDAY, SECOND, THIRD].map((start) => ({ start, ...empty })))
      expect((await read(THIRD)).map(({ start }) => start)).toEqual([MONDAY, SECOND, THIRD])
    })

    // MOD-71
    it('count completed sign-ups of contractors and of employers, by UTC weeks', async () => {
      const complete = async (account: typeof thandi, signUpCompletedAt: Date | null) =>
        store.accounts.save({ ...account, signUpCompletedAt })
      await complete(thandi, at('08T23:59:59.999'))
      await complete(sipho, SECOND)
      await complete(erik, at('01T23:59:59.999'))
      await complete(rita, at('15T12:00:00.000'))
      await complete(ravi, null)
      await complete(bo, addHours(NOW, 1))
      expect(await counted('contractors', 'employers')).toEqual([
        [1, 0],
        [1, 1],
        [0, 0],
      ])
    })

    // MOD-71
    it('count approvals, and how long profiles had been pending when they were decided', async () => {
      let number = 0
      const change = (contractorUuid: string, from: string, to: string, when: Date) =>
        store.vettingLog.add({ uuid: uuidOf((number += 1)), contractorUuid, from, to, at: when })
      const waits = async (contractorUuid: string, hours: number, to: string, decided: Date) => {
        await change(contractorUuid, 'incomplete', 'pending', addHours(decided, -hours))
        await change(contractorUuid, 'pending', to, decided)
      }
      const people = [thandi.uuid, sipho.uuid, rita.uuid, uuidOf(900)]
      await waits(people[0] ?? '', 2, 'approved', at('03T09:00:00.000'))
      await waits(people[1] ?? '', 10, 'rejected', at('04T09:00:00.000'))
      await waits(people[2] ?? '', 4, 'changes_requested', at('05T09:00:00.000'))
      // The rule approved it at once; nobody knows since when this one was pending; this one was no submission any more.
      await change(people[3] ?? '', 'incomplete', 'approved', at('06T09:00:00.000'))
      await change(uuidOf(901), 'pending', 'approved', at('06T10:00:00.000'))
      await change(people[0] ?? '', 'approved', 'changes_requested', at('06T11:00:00.000'))
      await waits(people[0] ?? '', 200, 'incomplete', at('18T09:00:00.000'))
      await waits(people[1] ?? '', 1, 'approved', addHours(NOW, 1))
      expect(await counted('approvals', 'decisions', 'medianWait', 'ninetiethWait')).toEqual([
        [3, 3, 4 * 3600, expect.closeTo(8.8 * 3600, 3)],
        [0, 0, null, null],
        [0, 0, null, null],
      ])
      await store.vettingLog.add({ uuid: uuidOf(1), contractorUuid: sipho.uuid, from: '', to: 'approved', at: NOW })
      expect((await counted('approvals'))[2], 'a repeated event').toEqual([0])
    })

    // MOD-72
    it('count requests by the week in which they were sent, and answers that came in 14 days', async () => {
      let number = 0
      const send = async (createdAt: Date, status: Conversation['status'], hours: number | null) => {
        number += 1
        const sent = aConversation({
          uuid: uuidOf(number),
          createdAt,
          companyUuid: number % 2 === 0 ? harbourWorks.uuid : summitLabs.uuid,
          senderUuid: number % 2 === 0 ? erik.uuid : bo.uuid,
          contractorUuid: number % 4 < 2 ? thandi.uuid : sipho.uuid,
        })
        await store.conversations.add(sent)
        if (status !== 'pending')
          await store.conversations.save({ ...sent, status, statusAt: addHours(createdAt, hours ?? 0) })
      }
      await send(at('02T08:00:00.000'), 'declined', 1)
      await send(at('03T08:00:00.000'), 'declined', 14 * 24)
      await send(at('04T08:00:00.000'), 'declined', 14 * 24 + 1)
      await send(at('05T11:00:00.000'), 'expired', 14 * 24)
      await send(at('05T11:30:00.000'), 'withdrawn', 5)
      await send(at('05T12:00:01.000'), 'expired', 14 * 24)
      await send(at('10T08:00:00.000'), 'declined', 30)
      await send(at('11T08:00:00.000'), 'pending', null)
      expect(await counted('requests', 'countable', 'answered')).toEqual([
        [6, 4, 2],
        [2, 1, 1],
        [0, 0, 0],
      ])
    })

    const invoice = (number: number, changes: Partial<Invoice>): Invoice =>
      anInvoice({ uuid: uuidOf(number), number: `GH-${number}`, status: 'paid', paidBy: 'card', ...changes })

    // MOD-73
    it('count trials by the week in which they began, and those whose company paid until 30 days after the end', async () => {
      const until = at('20T00:00:00.000')
      await store.companies.save({ ...harbourWorks, trialStartedAt: MONDAY, trialEndsAt: until })
      await store.companies.save({
        ...summitLabs,
        trialStartedAt: at('08T10:00:00.000'),
        trialEndsAt: addDays(until, 4),
      })
      expect(await counted('trials', 'converted', 'convertibleUntil')).toEqual([
        [2, 0, addDays(until, 34)],
        [0, 0, null],
        [0, 0, null],
      ])
      await store.invoices.add(invoice(1, { paidAt: at('18T00:00:00.000') }))
      await store.invoices.add(invoice(2, { paidAt: at('19T00:00:00.000'), purpose: 'renewal' }))
      await store.invoices.add(invoice(3, { companyUuid: summitLabs.uuid, status: 'open' }))
      expect((await counted('trials', 'converted'))[0]).toEqual([2, 1])
      // Nobody has verified an address; the trial was removed during the sign-up.
      await store.accounts.save({ ...bo, emailVerifiedAt: null })
      expect((await counted('trials', 'converted', 'convertibleUntil'))[0]).toEqual([1, 1, addDays(until, 30)])
      await store.companies.save({ ...harbourWorks, trialStartedAt: MONDAY, trialEndsAt: null })
      expect((await counted('trials', 'converted'))[0]).toEqual([0, 0])
    })

    // MOD-73
    it('do not count a payment that came later than 30 days after the end of the trial', async () => {
      const trialEndsAt = addDays(MONDAY, -28)
      await store.companies.save({ ...harbourWorks, trialStartedAt: MONDAY, trialEndsAt })
      await store.invoices.add(invoice(1, { paidAt: addHours(addDays(trialEndsAt, 30), 1) }))
      expect((await counted('trials', 'converted'))[0]).toEqual([1, 0])
    })

    // MOD-73
    it('sum what was paid, without tax and less what was credited, by currency and week', async () => {
      const money = (minor: number, currency = 'USD') => ({ minor, currency })
      const sums = (net: number, tax: number, currency = 'USD') => ({
        net: money(net, currency),
        tax: money(tax, currency),
        total: money(net + tax, currency),
      })
      await store.invoices.add(invoice(1, { ...sums(100_000, 15_000), paidAt: at('03T00:00:00.000') }))
      await store.invoices.add(invoice(2, { ...sums(50_000, 0), paidAt: at('04T00:00:00.000'), purpose: 'seats' }))
      await store.invoices.add(invoice(3, { ...sums(70_000, 0, 'ZAR'), paidAt: at('04T00:00:00.000') }))
      await store.invoices.add(invoice(4, { ...sums(90_000, 0), status: 'void', paidAt: null }))
      await store.invoices.add(invoice(5, { ...sums(90_000, 0), status: 'open', paidAt: null }))
      await store.invoices.add(
        invoice(6, {
          ...sums(-50_000, 0),
          kind: 'credit-note',
          creditsUuid: uuidOf(2),
          paidAt: at('10T00:00:00.000'),
        }),
      )
      await store.invoices.add(invoice(7, { ...sums(9_000, 0), paidAt: at('01T23:59:59.999') }))
      await store.invoices.add(invoice(8, { ...sums(9_000, 0), paidAt: addHours(NOW, 1) }))
      const revenue = (await read()).map((week) => week.revenue.toSorted((a, b) => a.minor - b.minor))
      expect(revenue).toEqual([[money(70_000, 'ZAR'), money(150_000)], [money(-50_000)], []])
    })

    // MOD-74
    describe('of companies that pay', () => {
      let number = 0
      const subscribe = (companyUuid: string, changes: Partial<Subscription>) =>
        store.subscriptions.add(
          anInvoicedSubscription({
            uuid: uuidOf((number += 1)),
            companyUuid,
            createdAt: LONG_AGO,
            period: { start: LONG_AGO, end: addDays(NOW, 9) },
            ...changes,
          }),
        )
      const paying = () => counted('payingAtStart', 'stopped', 'payingAtEnd')

      it('begin with the subscription, and end with it', async () => {
        await subscribe(harbourWorks.uuid, { createdAt: at('04T00:00:00.000') })
        await subscribe(summitLabs.uuid, { status: 'cancelled', endedAt: at('15T23:00:00.000') })
        expect(await paying()).toEqual([
          [1, 0, 2],
          [2, 1, 1],
          [1, 0, 1],
        ])
      })

      it('pay until their paid period ends if they have cancelled, or 14 days after they fell past due', async () => {
        const period = { start: LONG_AGO, end: at('10T00:00:00.000') }
        await subscribe(harbourWorks.uuid, { status: 'cancelled', period })
        await subscribe(summitLabs.uuid, { status: 'suspended', pastDueSince: at('03T00:00:00.000'), period })
        expect(await paying()).toEqual([
          [2, 0, 2],
          [2, 1, 1],
          [1, 1, 0],
        ])
      })

      it('go on paying with another subscription, and never did with one that was not paid', async () => {
        const changed = at('11T00:00:00.000')
        await subscribe(harbourWorks.uuid, { status: 'cancelled', endedAt: changed })
        await subscribe(harbourWorks.uuid, { createdAt: changed })
        await subscribe(summitLabs.uuid, { status: 'incomplete', period: null })
        expect(await paying()).toEqual([
          [1, 0, 1],
          [1, 0, 1],
          [1, 0, 1],
        ])
      })
    })
  })
}

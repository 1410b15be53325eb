import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes, ERASED_DOMAIN } from '../../src/index.ts'
import type {
  AccountRepository,
  ConversationRepository,
  Operator,
  Report,
  ReportQueue,
  ReportRepository,
} from '../../src/index.ts'
import { aConversation, aMessage } from '../builders/conversations.ts'
import { harbourWorks, hiringFixture, rita, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { anOperator } from '../builders/operators.ts'
import { TEST_NOW } from '../builders/people.ts'

/** The queue of reports, in which the accounts of the fixture and this operator exist. */
export interface ReportQueueUnderTest {
  readonly reportQueue: ReportQueue
  readonly reports: ReportRepository
  readonly accounts: Pick<AccountRepository, 'save'>
  readonly conversations: Pick<ConversationRepository, 'add' | 'addMessage' | 'save'>
  close(): Promise<void>
}

const operator = anOperator({ name: 'Callum Nguyen' })
const page = { cursor: null, limit: 10 }
const message = aMessage({ senderUuid: thandi.uuid, body: 'Pay me first' })
const report = (number: number, changes: Partial<Report> = {}): Report => ({
  uuid: `01900000-0000-7000-8000-00000000${number.toString(16).padStart(4, '0')}`,
  reporterUuid: rita.uuid,
  subjectType: 'candidate',
  subjectUuid: thandi.uuid,
  reason: 'scam',
  note: 'Asks for money',
  snapshot: { firstName: 'Thandi' },
  status: 'open',
  createdAt: addMinutes(TEST_NOW, number),
  ...changes,
})

/** Contract of every queue of reports. Rules: MOD-45, MOD-46, MOD-47. */
export function reportQueueContract(
  name: string,
  create: (world: HiringFixture, operator: Operator) => Promise<ReportQueueUnderTest>,
): void {
  describe(`${name} as the queue of reports`, () => {
    let store: ReportQueueUnderTest
    let queue: ReportQueue
    beforeEach(async () => {
      store = await create(hiringFixture, operator)
      queue = store.reportQueue
      await store.conversations.add(aConversation({ status: 'active', lastSequence: 0 }))
      await store.conversations.addMessage(message)
    })
    afterEach(() => store.close())

    // MOD-45
    it('lists open reports from the oldest on, page by page', async () => {
      await store.reports.add(report(2))
      await store.reports.add(report(1, { subjectUuid: sipho.uuid, note: null }))
      await store.reports.add(
        report(3, { subjectType: 'company', subjectUuid: harbourWorks.uuid, reporterUuid: thandi.uuid }),
      )
      const first = await queue.list('open', { cursor: null, limit: 2 })
      expect(first.items).toMatchObject([
        { uuid: report(1).uuid, accused: { uuid: sipho.uuid, name: 'Sipho Dlamini' }, companyName: null, note: null },
        { uuid: report(2).uuid, accused: { uuid: thandi.uuid }, reporter: { uuid: rita.uuid, name: 'Rita Moreno' } },
      ])
      const second = await queue.list('open', { cursor: first.nextCursor, limit: 2 })
      expect(second).toMatchObject({ items: [{ accused: null, companyName: 'Harbour Works', decision: null }] })
      expect([second.nextCursor, await queue.countOpen()]).toEqual([null, 3])
    })

    // MOD-46
    it('lists settled reports from the newest on, with who decided what', async () => {
      for (const number of [1, 2]) {
        const one = report(number, { subjectUuid: number === 1 ? thandi.uuid : sipho.uuid })
        await store.reports.add(one)
        const at = addMinutes(TEST_NOW, 10 + number)
        await store.reports.settle(one.uuid, { outcome: 'warned', by: operator.uuid, at })
      }
      expect(await queue.list('open', page)).toEqual({ items: [], nextCursor: null })
      const { items } = await queue.list('settled', page)
      expect(items.map(({ uuid }) => uuid)).toEqual([report(2).uuid, report(1).uuid])
      expect(items[0]?.decision).toEqual({
        outcome: 'warned',
        operatorName: 'Callum Nguyen',
        at: addMinutes(TEST_NOW, 12),
      })
      expect(await store.reports.find(report(1).uuid)).toEqual({ ...report(1), status: 'settled' })
      expect(await queue.countOpen()).toBe(0)
    })

    // MOD-47
    it.each([
      ['message', message.uuid, rita.uuid, thandi.uuid],
      ['conversation', message.conversationUuid, rita.uuid, thandi.uuid],
      ['request', message.conversationUuid, thandi.uuid, rita.uuid],
    ] as const)('shows a report of a %s with the conversation around it', async (subjectType, uuid, by, accused) => {
      await store.reports.add(report(1, { subjectType, subjectUuid: uuid, reporterUuid: by }))
      await store.reports.add(report(2, { subjectUuid: accused, reporterUuid: sipho.uuid }))
      expect(await queue.read(report(1).uuid)).toMatchObject({
        accused: { uuid: accused, suspendedAt: null },
        reporter: { uuid: by },
        companyName: 'Harbour Works',
        subjectUuid: uuid,
        snapshot: { firstName: 'Thandi' },
        conversation: {
          uuid: message.conversationUuid,
          status: 'active',
          messages: [{ uuid: message.uuid, senderUuid: thandi.uuid, senderName: 'Thandi Nkosi', body: 'Pay me first' }],
        },
        conversationsOfPair: 1,
        others: [{ uuid: report(2).uuid }],
      })
    })

    it('shows a report of a candidate without a conversation, and knows nobody who was erased', async () => {
      await store.reports.add(report(1))
      expect(await queue.read(report(1).uuid)).toMatchObject({ conversation: null, others: [] })
      await store.accounts.save({ ...thandi, email: `${thandi.uuid}${ERASED_DOMAIN}` })
      await store.accounts.save({ ...rita, email: `${rita.uuid}${ERASED_DOMAIN}` })
      expect(await queue.read(report(1).uuid)).toMatchObject({ accused: null, reporter: null })
      expect(await queue.read(report(9).uuid)).toBeNull()
    })
  })
}

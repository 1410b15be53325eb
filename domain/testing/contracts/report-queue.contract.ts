import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes, ERASED_DOMAIN } from '../../src/index.ts'
import type {
  AccountRepository,
  ConversationRepository,
  Operator,
  OperatorClaims,
  Report,
  ReportQueue,
  ReportRepository,
} from '../../src/index.ts'
import { aConversation, aMessage } from '../builders/conversations.ts'
import { erik, harbourWorks, hiringFixture, rita, sipho, summitLabs, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { anOperator } from '../builders/operators.ts'
import { TEST_NOW } from '../builders/people.ts'

/** The queue of reports, in which the accounts of the fixture and these operators exist. */
export interface ReportQueueUnderTest {
  readonly reportQueue: ReportQueue
  readonly reports: ReportRepository
  readonly reportClaims: OperatorClaims
  readonly accounts: Pick<AccountRepository, 'save'>
  readonly conversations: Pick<ConversationRepository, 'add' | 'addMessage' | 'reassign' | 'save'>
  close(): Promise<void>
}

const operator = anOperator({ name: 'Callum Nguyen' })
const colleague = anOperator({
  uuid: '01900000-0000-7000-8000-0000000000d2',
  email: 'ben@guildhall.example',
  name: 'Ben Abara',
})
const lease = { now: TEST_NOW, until: addMinutes(TEST_NOW, 10) }
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

/** Contract of every queue of reports. Rules: MOD-45 to MOD-47, MOD-90, MOD-91. */
export function reportQueueContract(
  name: string,
  create: (world: HiringFixture, operators: readonly Operator[]) => Promise<ReportQueueUnderTest>,
): void {
  describe(`${name} as the queue of reports`, () => {
    let store: ReportQueueUnderTest
    let queue: ReportQueue
    beforeEach(async () => {
      store = await create(hiringFixture, [operator, colleague])
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
      const first = await queue.list('open', { cursor: null, limit: 2 }, TEST_NOW)
      expect(first.items).toMatchObject([
        { uuid: report(1).uuid, accused: { uuid: sipho.uuid, name: 'Sipho Dlamini' }, companyName: null, note: null },
        { uuid: report(2).uuid, accused: { uuid: thandi.uuid }, reporter: { uuid: rita.uuid, name: 'Rita Moreno' } },
      ])
      const second = await queue.list('open', { cursor: first.nextCursor, limit: 2 }, TEST_NOW)
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
      expect(await queue.list('open', page, TEST_NOW)).toEqual({ items: [], nextCursor: null })
      const { items } = await queue.list('settled', page, TEST_NOW)
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
      expect(await queue.read(report(1).uuid, TEST_NOW)).toMatchObject({
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
        pair: { conversations: [{ uuid: message.conversationUuid }], reports: [] },
        others: [{ uuid: report(2).uuid }],
      })
    })

    // MOD-46
    it('is about whoever had sent the request when it was reported, also after a colleague took it over', async () => {
      const { uuid } = aConversation()
      const snapshot = { uuid, sender: { uuid: rita.uuid } }
      const request = { subjectUuid: uuid, reporterUuid: thandi.uuid, snapshot } as const
      await store.reports.add(report(1, { ...request, subjectType: 'request' }))
      const handover = { at: TEST_NOW, conversationUuids: [uuid], messages: [], text: '' }
      await store.conversations.reassign(erik.uuid, handover)
      await store.reports.add(
        report(2, { ...request, subjectType: 'conversation', snapshot: { uuid, sender: { uuid: erik.uuid } } }),
      )
      const { items } = await queue.list('open', page, TEST_NOW)
      expect(items.map(({ accused }) => accused?.uuid)).toEqual([rita.uuid, erik.uuid])
      expect(await queue.read(report(1).uuid, TEST_NOW)).toMatchObject({
        accused: { uuid: rita.uuid, name: 'Rita Moreno' },
        conversation: { uuid },
        others: [],
      })
    })

    // MOD-91
    it('shows what was between the two, without what was written', async () => {
      const earlier = aConversation({
        uuid: '01900000-0000-7000-8000-000000000202',
        status: 'declined',
        createdAt: addMinutes(TEST_NOW, -90),
      })
      await store.conversations.add(earlier)
      await store.conversations.add(
        aConversation({ uuid: '01900000-0000-7000-8000-000000000203', contractorUuid: sipho.uuid }),
      )
      await store.reports.add(report(1, { subjectType: 'message', subjectUuid: message.uuid }))
      const back = report(2, { reporterUuid: thandi.uuid, subjectType: 'conversation', subjectUuid: earlier.uuid })
      await store.reports.add(back)
      await store.reports.add(report(3))
      await store.reports.add(report(4, { reporterUuid: sipho.uuid }))
      const pair = (await queue.read(report(1).uuid, TEST_NOW))?.pair
      expect(pair?.conversations).toEqual([
        {
          uuid: message.conversationUuid,
          status: 'active',
          companyName: 'Harbour Works',
          createdAt: TEST_NOW,
          messages: 1,
          lastMessageAt: message.sentAt,
        },
        {
          uuid: earlier.uuid,
          status: 'declined',
          companyName: 'Harbour Works',
          createdAt: earlier.createdAt,
          messages: 0,
          lastMessageAt: null,
        },
      ])
      expect(pair?.reports.map(({ uuid }) => uuid)).toEqual([report(3).uuid, back.uuid])
      expect(pair?.reports[1]).toMatchObject({ reporter: { uuid: thandi.uuid }, accused: { uuid: rita.uuid } })
    })

    // MOD-91
    it('shows of a report about a company what was between its reporter and the company', async () => {
      const company = { subjectType: 'company', subjectUuid: harbourWorks.uuid, reporterUuid: thandi.uuid } as const
      await store.reports.add(report(1, company))
      await store.reports.add(report(2, { subjectType: 'message', subjectUuid: message.uuid }))
      await store.reports.add(report(3, { ...company, subjectUuid: summitLabs.uuid }))
      expect((await queue.read(report(1).uuid, TEST_NOW))?.pair).toMatchObject({
        conversations: [{ uuid: message.conversationUuid }],
        reports: [{ uuid: report(2).uuid }],
      })
    })

    // MOD-90
    it('gives a report to one of many concurrent operators, until the claim ends or is released', async () => {
      await store.reports.add(report(1))
      const { uuid } = report(1)
      const both = [operator, colleague, operator, colleague]
      const claims = await Promise.all(both.map((one) => store.reportClaims.claim(uuid, one.uuid, lease)))
      const holder = await store.reportClaims.findClaim(uuid, TEST_NOW)
      expect(claims).toEqual(both.map((one) => one.uuid === holder?.operatorUuid))
      const held = { operatorUuid: holder?.operatorUuid, operatorName: holder?.operatorName, until: lease.until }
      expect((await queue.list('open', page, TEST_NOW)).items[0]?.claim).toEqual(held)
      expect((await queue.read(uuid, TEST_NOW))?.claim).toEqual(held)
      expect((await queue.list('open', page, lease.until)).items[0]?.claim).toBeNull()
      const other = holder?.operatorUuid === operator.uuid ? colleague.uuid : operator.uuid
      await store.reportClaims.release(uuid, other)
      expect(await store.reportClaims.findClaim(uuid, TEST_NOW)).toEqual(held)
      expect(await store.reportClaims.claim(uuid, other, { ...lease, now: lease.until })).toBe(true)
      await store.reportClaims.release(uuid, other)
      expect(await store.reportClaims.findClaim(uuid, TEST_NOW)).toBeNull()
    })

    it('shows a report of a candidate without a conversation, and knows nobody who was erased', async () => {
      await store.reports.add(report(1))
      expect(await queue.read(report(1).uuid, TEST_NOW)).toMatchObject({ conversation: null, others: [] })
      await store.accounts.save({ ...thandi, email: `${thandi.uuid}${ERASED_DOMAIN}` })
      await store.accounts.save({ ...rita, email: `${rita.uuid}${ERASED_DOMAIN}` })
      expect(await queue.read(report(1).uuid, TEST_NOW)).toMatchObject({ accused: null, reporter: null })
      expect(await queue.read(report(9).uuid, TEST_NOW)).toBeNull()
    })
  })
}

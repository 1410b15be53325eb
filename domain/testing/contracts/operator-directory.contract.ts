import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays, addMinutes, ERASED_DOMAIN } from '../../src/index.ts'
import type {
  AccountRepository,
  AuditLog,
  ConversationRepository,
  OperatorDirectory,
  ReportRepository,
  SessionRepository,
} from '../../src/index.ts'
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
import { TEST_NOW } from '../builders/people.ts'

/** What operators look up, in a world of the fixture. */
export interface OperatorDirectoryUnderTest {
  readonly operatorDirectory: OperatorDirectory
  readonly accounts: Pick<AccountRepository, 'save'>
  readonly audit: Pick<AuditLog, 'add'>
  readonly conversations: Pick<ConversationRepository, 'add' | 'reassign'>
  readonly reports: Pick<ReportRepository, 'add'>
  readonly sessions: Pick<SessionRepository, 'add'>
  close(): Promise<void>
}

const page = { cursor: null, limit: 10 }
const session = {
  uuid: '01900000-0000-7000-8000-0000000005e1',
  accountUuid: thandi.uuid,
  tokenHash: 'one',
  userAgent: 'curl/8.5.0',
  address: '192.0.2.1',
  createdAt: TEST_NOW,
  lastSeenAt: TEST_NOW,
  expiresAt: addDays(TEST_NOW, 1),
  authenticatedAt: null,
}
const entry = {
  uuid: '01900000-0000-7000-8000-0000000000a1',
  companyUuid: null,
  actorUuid: null,
  action: 'account-suspended' as const,
  subjectUuid: thandi.uuid,
  details: { reason: 'Sends the same text to everybody' },
  at: TEST_NOW,
}

/** Contract of every directory of operators. Rules: MOD-35, MOD-36. */
export function operatorDirectoryContract(
  name: string,
  create: (world: HiringFixture) => Promise<OperatorDirectoryUnderTest>,
): void {
  describe(`${name} as the directory of operators`, () => {
    let store: OperatorDirectoryUnderTest
    let directory: OperatorDirectory
    beforeEach(async () => {
      store = await create({ ...hiringFixture, companies: [harbourWorks, { ...summitLabs, email: null }] })
      directory = store.operatorDirectory
    })
    afterEach(() => store.close())
    const namesOf = async (text: string) =>
      (await directory.findPeople(text, page)).items.map(({ firstName }) => firstName).toSorted()

    // MOD-35
    it.each([
      ['a part of a name', 'and', ['Thandi']],
      ['words of both names, in any order', 'DLAMINI sipho', ['Sipho']],
      ['a part of an address', '@employer.example', ['Bo', 'Ravi', 'Rita']],
      ['an id', rita.uuid, ['Rita']],
      ['accents that the name has not', 'Érik', ['Erik']],
      ['signs that mean something to databases', '%', []],
      ['nobody', 'nobody has this', []],
    ])('finds people by %s', async (_words, text, names) => expect(await namesOf(text)).toEqual(names))

    it('lists everybody without a text, the newest account first, page by page', async () => {
      await store.accounts.save({ ...sipho, createdAt: TEST_NOW })
      const first = await directory.findPeople('', { cursor: null, limit: 4 })
      expect(first.items[0]).toMatchObject({ uuid: sipho.uuid, userType: 'contractor', vettingStatus: 'approved' })
      const second = await directory.findPeople('', { cursor: first.nextCursor, limit: 4 })
      const found = [...first.items, ...second.items].map(({ uuid }) => uuid)
      expect(found.toSorted()).toEqual(hiringFixture.accounts.map(({ uuid }) => uuid).toSorted())
      expect([first.items.length, second.nextCursor]).toEqual([4, null])
    })

    it('knows no erased person', async () => {
      await store.accounts.save({ ...thandi, email: `${thandi.uuid}${ERASED_DOMAIN}` })
      expect(await namesOf('Thandi')).toEqual([])
      expect(await directory.readPerson(thandi.uuid, TEST_NOW)).toBeNull()
    })

    // MOD-36
    it('shows a contractor with the profile, the signed-in devices, and what was done', async () => {
      await store.sessions.add(session)
      await store.sessions.add({ ...session, uuid: rita.uuid, tokenHash: 'ended', expiresAt: TEST_NOW })
      await store.audit.add(entry, { ...entry, uuid: sipho.uuid, subjectUuid: sipho.uuid })
      await store.audit.add({ ...entry, uuid: bo.uuid, actorUuid: erik.uuid, at: addMinutes(TEST_NOW, 1) })
      expect(await directory.readPerson(thandi.uuid, TEST_NOW)).toMatchObject({
        email: thandi.email,
        mobile: thandi.mobile,
        signUpStep: 'complete',
        company: null,
        companyName: null,
        profile: { jobTitle: 'Backend developer', paused: false },
        hasTwoFactor: false,
        passkeys: 0,
        providers: [],
        devices: [{ uuid: session.uuid, userAgent: 'curl/8.5.0', lastSeenAt: TEST_NOW }],
        conversations: 0,
        reportsSent: 0,
        reportsReceived: 0,
        log: [
          { actorName: 'Erik Larsen', at: addMinutes(TEST_NOW, 1) },
          { uuid: entry.uuid, action: 'account-suspended', actorName: null, details: entry.details },
        ],
      })
    })

    it('shows an employer with the company and their role', async () => {
      expect(await directory.readPerson(rita.uuid, TEST_NOW)).toMatchObject({
        company: { uuid: harbourWorks.uuid, name: 'Harbour Works', role: 'recruiter' },
        companyName: 'Harbour Works',
        profile: null,
        vettingStatus: null,
      })
      expect(await directory.readPerson('01900000-0000-7000-8000-00000000dead', TEST_NOW)).toBeNull()
    })

    // MOD-46
    it('counts a reported request for whoever had sent it, also after a colleague took it over', async () => {
      const { uuid } = aConversation()
      await store.conversations.add(aConversation())
      await store.reports.add({
        uuid: '01900000-0000-7000-8000-000000000e01',
        reporterUuid: thandi.uuid,
        subjectType: 'request',
        subjectUuid: uuid,
        reason: 'scam',
        note: null,
        snapshot: { uuid, sender: { uuid: rita.uuid } },
        status: 'open',
        createdAt: TEST_NOW,
      })
      await store.conversations.reassign(erik.uuid, { at: TEST_NOW, conversationUuids: [uuid], messages: [], text: '' })
      const received = async (account: string) => (await directory.readPerson(account, TEST_NOW))?.reportsReceived
      expect([await received(rita.uuid), await received(erik.uuid), await received(thandi.uuid)]).toEqual([1, 0, 0])
    })

    // MOD-35
    it.each([
      ['a part of the name', 'labs', ['Summit Labs']],
      ['the website', 'harbourworks.example', ['Harbour Works']],
      ['an id', summitLabs.uuid, ['Summit Labs']],
      ['nothing', 'nobody has this', []],
    ])('finds companies by %s', async (_words, text, names) => {
      const { items } = await directory.findCompanies(text, page)
      expect(items.map((company) => company.name).toSorted()).toEqual(names)
    })

    // MOD-36
    it('shows a company with its team and what was done', async () => {
      await store.accounts.save({ ...ravi, suspendedAt: TEST_NOW })
      await store.audit.add(
        { ...entry, uuid: harbourWorks.uuid, action: 'company-verified', subjectUuid: harbourWorks.uuid },
        { ...entry, uuid: ravi.uuid, action: 'company-saved', companyUuid: harbourWorks.uuid, subjectUuid: null },
        { ...entry, uuid: summitLabs.uuid, action: 'company-saved', companyUuid: summitLabs.uuid, subjectUuid: null },
      )
      const found = await directory.readCompany(harbourWorks.uuid)
      expect(found).toMatchObject({
        company: harbourWorks,
        conversations: 0,
        openInvoices: 0,
        reportsReceived: 0,
        team: [
          { uuid: erik.uuid, role: 'admin', suspendedAt: null },
          { uuid: rita.uuid, role: 'recruiter' },
          { uuid: ravi.uuid, suspendedAt: TEST_NOW },
        ],
      })
      expect(found?.log.map(({ action }) => action).toSorted()).toEqual(['company-saved', 'company-verified'])
      expect((await directory.findCompanies('harbour', page)).items[0]).toMatchObject({
        members: 3,
        accountType: 'trial',
      })
      expect(await directory.readCompany(thandi.uuid)).toBeNull()
    })
  })
}

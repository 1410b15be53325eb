import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type {
  AccountDeletionRepository,
  AccountRepository,
  AuditLog,
  CompanyRepository,
  ConversationRepository,
  InvoiceRepository,
} from '../../src/index.ts'
import { addDays } from '../../src/index.ts'
import { anInvoice } from '../builders/billing-fixture.ts'
import { aConversation } from '../builders/conversations.ts'
import {
  bo,
  erik,
  harbourWorks,
  hiringFixture,
  rita,
  sipho,
  summitLabs,
  thandi,
  type HiringFixture,
} from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A repository in which the accounts of the fixture exist. */
export interface AccountDeletionUnderTest {
  readonly accounts: AccountRepository
  readonly audit: Pick<AuditLog, 'add'>
  readonly companies: Pick<CompanyRepository, 'find' | 'save'>
  readonly conversations: Pick<ConversationRepository, 'add' | 'find'>
  readonly invoices: Pick<InvoiceRepository, 'add'>
  readonly accountDeletions: AccountDeletionRepository
  close(): Promise<void>
}

/** Contract of every repository of account deletions. */
export function accountDeletionContract(
  name: string,
  create: (world: HiringFixture) => Promise<AccountDeletionUnderTest>,
): void {
  describe(`${name} as a repository of account deletions`, () => {
    let store: AccountDeletionUnderTest

    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    it('lists the open conversations of a person and of a company', async () => {
      const open = aConversation()
      const closed = aConversation({ uuid: open.uuid.replace(/.$/, 'f'), contractorUuid: sipho.uuid, status: 'closed' })
      await store.conversations.add(open)
      await store.conversations.add(closed)
      const { accountDeletions } = store
      expect(await accountDeletions.listOpenConversations(open.contractorUuid)).toEqual([open.uuid])
      expect(await accountDeletions.listOpenConversations(open.senderUuid)).toEqual([open.uuid])
      expect(await accountDeletions.listOpenConversations(sipho.uuid)).toEqual([])
      expect(await accountDeletions.listOpenCompanyConversations(harbourWorks.uuid)).toEqual([open.uuid])
      expect(await accountDeletions.listOpenCompanyConversations(summitLabs.uuid)).toEqual([])
    })

    it('lists due accounts, oldest first, without erased ones', async () => {
      const { accounts, accountDeletions } = store
      await accounts.save({ ...thandi, deletionRequestedAt: addDays(TEST_NOW, 1) })
      await accounts.save({ ...sipho, deletionRequestedAt: TEST_NOW })
      expect(await accountDeletions.listDue(addDays(TEST_NOW, -1), 9)).toEqual([])
      expect(await accountDeletions.listDue(TEST_NOW, 9)).toEqual([sipho.uuid])
      expect(await accountDeletions.listDue(addDays(TEST_NOW, 1), 9)).toEqual([sipho.uuid, thandi.uuid])
      expect(await accountDeletions.listDue(addDays(TEST_NOW, 1), 1)).toEqual([sipho.uuid])
      await accountDeletions.erase(sipho.uuid)
      expect(await accountDeletions.listDue(addDays(TEST_NOW, 1), 9)).toEqual([thandi.uuid])
    })

    // PRIV-8
    it('lists a due account that is suspended, until it is erased', async () => {
      const { accounts, accountDeletions } = store
      await accounts.save({ ...thandi, deletionRequestedAt: TEST_NOW, suspendedAt: addDays(TEST_NOW, 1) })
      expect(await accountDeletions.listDue(TEST_NOW, 9)).toEqual([thandi.uuid])
      await accountDeletions.erase(thandi.uuid)
      expect(await accountDeletions.listDue(TEST_NOW, 9)).toEqual([])
    })

    // PRIV-8
    it('leaves an anonymous row without name, address and credentials', async () => {
      const { accounts, accountDeletions } = store
      await accounts.save({ ...thandi, deletionRequestedAt: TEST_NOW, profileImage: '/v0/files/pictures/a-512.webp' })
      await accountDeletions.erase(thandi.uuid)
      expect(await accounts.find(thandi.uuid)).toMatchObject({
        firstName: 'Deleted',
        lastName: 'user',
        email: `${thandi.uuid}@deleted.invalid`,
        mobile: null,
        passwordHash: '',
        profileImage: null,
        suspendedAt: TEST_NOW,
      })
      expect(await accounts.findByEmail(thandi.email)).toBeNull()
      expect(await accountDeletions.listFileNames(thandi.uuid)).toEqual([])
    })

    // PRIV-8, CONV-55
    it('shows nobody’s shared contact details any more, of this person alone', async () => {
      const own = aConversation({ status: 'closed', contactSharedAt: TEST_NOW })
      const others = { ...own, uuid: own.uuid.replace(/.$/, 'f'), contractorUuid: sipho.uuid }
      for (const conversation of [own, others]) await store.conversations.add(conversation)
      await store.accountDeletions.erase(thandi.uuid)
      const found = [await store.conversations.find(own.uuid), await store.conversations.find(others.uuid)]
      expect(found.map((conversation) => conversation?.contactSharedAt)).toEqual([null, TEST_NOW])
    })

    // PRIV-9
    it('knows who has asked for a company to be closed', async () => {
      const { accountDeletions, audit } = store
      // No other contract reads the entries of these companies: the log is never emptied.
      const [closed, saved] = ['01900000-0000-7000-8000-0000000c1001', '01900000-0000-7000-8000-0000000c1002']
      const entry = { actorUuid: erik.uuid, subjectUuid: null, details: {}, at: TEST_NOW }
      await audit.add(
        { ...entry, uuid: '01900000-0000-7000-8000-0000000c1003', action: 'company-closing', companyUuid: closed },
        { ...entry, uuid: '01900000-0000-7000-8000-0000000c1004', action: 'company-saved', companyUuid: saved },
      )
      expect(await accountDeletions.isClosingRequested(closed, erik.uuid)).toBe(true)
      expect(await accountDeletions.isClosingRequested(closed, rita.uuid)).toBe(false)
      expect(await accountDeletions.isClosingRequested(saved, erik.uuid)).toBe(false)
    })

    // PRIV-10
    it('lists unverified accounts, and removes them', async () => {
      const { accounts, accountDeletions } = store
      await accounts.save({ ...bo, emailVerifiedAt: null })
      expect(await accountDeletions.listUnverified(addDays(bo.createdAt, -1), 9)).toEqual([])
      expect(await accountDeletions.listUnverified(bo.createdAt, 9)).toEqual([bo.uuid])
      await accountDeletions.remove(bo.uuid)
      expect(await accounts.find(bo.uuid)).toBeNull()
      expect(await accountDeletions.listUnverified(bo.createdAt, 9)).toEqual([])
      expect(await store.companies.find(summitLabs.uuid)).toBeNull()
    })

    // PRIV-10
    it('lists an unverified account that is suspended, and none that is erased', async () => {
      const { accounts, accountDeletions } = store
      for (const account of [bo, thandi])
        await accounts.save({ ...account, emailVerifiedAt: null, suspendedAt: TEST_NOW })
      await accountDeletions.erase(thandi.uuid)
      expect(await accountDeletions.listUnverified(TEST_NOW, 9)).toEqual([bo.uuid])
    })

    // PRIV-10
    it.each([
      ['pays', { accountType: 'paid' }],
      ['waits for its invoice to be paid', { invoicePending: true }],
    ] as const)('lists no unverified account whose company %s', async (_, changes) => {
      await store.accounts.save({ ...bo, emailVerifiedAt: null })
      await store.companies.save({ ...summitLabs, ...changes })
      expect(await store.accountDeletions.listUnverified(TEST_NOW, 9)).toEqual([])
    })

    // PRIV-10
    it('removes an account whose company has an invoice, and keeps only the name of that company', async () => {
      const { accounts, accountDeletions, companies, invoices } = store
      await invoices.add(anInvoice({ companyUuid: summitLabs.uuid, status: 'void', voidedAt: TEST_NOW }))
      await accountDeletions.remove(bo.uuid)
      expect(await accounts.find(bo.uuid)).toBeNull()
      const { name } = summitLabs
      expect(await companies.find(summitLabs.uuid)).toMatchObject({ name, email: null, mobile: null, image: null })
    })
  })
}

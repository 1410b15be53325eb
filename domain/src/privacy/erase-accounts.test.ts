import { beforeEach, describe, expect, it } from 'vitest'
import {
  aConversation,
  erik,
  fakeAccountDeletions,
  fakeAccounts,
  fakeAuditLog,
  fakeClock,
  fakeCompanies,
  fakeConversations,
  fakeIds,
  fakeInvoices,
  fakeOutbox,
  fakeSessions,
  fakeUnitOfWork,
  harbourWorks,
  hiringFixture,
  ravi,
  rita,
  TEST_NOW,
} from '../../testing/index.ts'
import type { Account } from '../identity/index.ts'
import { addDays } from '../shared/index.ts'
import { eraseAccounts } from './erase-accounts.ts'

const LONG_AGO = addDays(TEST_NOW, -15)

const setUp = async (leaver: Account) => {
  const accounts = fakeAccounts(...hiringFixture.accounts)
  const companies = fakeCompanies(hiringFixture.companies, hiringFixture.members)
  const stored = fakeConversations()
  const { repository: conversations } = stored
  const conversation = aConversation({ status: 'active', companyUuid: harbourWorks.uuid, senderUuid: rita.uuid })
  await conversations.add(conversation)
  await accounts.save({ ...leaver, deletionRequestedAt: LONG_AGO })
  const invoices = fakeInvoices()
  const accountDeletions = fakeAccountDeletions({ accounts, companies, conversations: stored, invoices })
  const unitOfWork = fakeUnitOfWork({
    accounts,
    accountDeletions,
    audit: fakeAuditLog(),
    companies,
    conversations,
    outbox: fakeOutbox(),
    sessions: fakeSessions(),
  })
  const fileStore = { remove: async () => undefined }
  const erased = await eraseAccounts({ clock: fakeClock(TEST_NOW), fileStore, ids: fakeIds(), unitOfWork })()
  const found = await conversations.find(conversation.uuid)
  return { accounts, companies, conversation: found, erased, team: await companies.listTeam(harbourWorks.uuid) }
}

describe('an account that is erased', () => {
  // BASE-43
  it('leaves a company that has another admin, who takes over its conversations', async () => {
    const { accounts, conversation, erased, team } = await setUp(rita)
    expect(erased).toBe(1)
    expect(team.map(({ uuid }) => uuid)).toEqual([erik.uuid, ravi.uuid])
    expect(conversation).toMatchObject({ status: 'active', senderUuid: erik.uuid })
    expect(await accounts.find(rita.uuid)).toMatchObject({ companyUuid: null, lastName: 'user' })
  })

  // PRIV-9
  it('closes the company of which it was the only admin', async () => {
    const { accounts, conversation, team } = await setUp(erik)
    expect(team).toEqual([])
    expect(conversation).toMatchObject({ status: 'closed' })
    expect(await accounts.find(rita.uuid)).toMatchObject({ companyUuid: null })
  })
})

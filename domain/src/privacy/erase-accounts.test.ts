import { describe, expect, it } from 'vitest'
import {
  aConversation,
  bo,
  erik,
  fakeAccountDeletions,
  fakeAccounts,
  fakeAuditLog,
  fakeClock,
  fakeCompanies,
  fakeConversations,
  fakeFileStore,
  fakeIds,
  fakeInvoices,
  fakeOutbox,
  fakeSessions,
  fakeUnitOfWork,
  type FakeAccounts,
  type FakeCompanies,
  harbourWorks,
  hiringFixture,
  ravi,
  rita,
  summitLabs,
  thandi,
} from '../../testing/index.ts'
import type { TeamMember } from '../companies/index.ts'
import type { Account } from '../identity/index.ts'
import { addDays, createAuditEntry } from '../shared/index.ts'
import { eraseAccounts, removeUnverifiedAccounts } from './erase-accounts.ts'
import { UNVERIFIED_ACCOUNT_DAYS } from './unverified-accounts.ts'

const clock = fakeClock()
const now = clock.now()
const conversation = aConversation({ status: 'active', companyUuid: harbourWorks.uuid, senderUuid: rita.uuid })

interface Stores {
  readonly accounts: FakeAccounts
  readonly companies: FakeCompanies
}

interface Differences {
  /** What happens after unverified accounts were listed. */
  readonly changeListed?: (stores: Stores) => Promise<void>
  readonly members?: readonly TeamMember[]
}

/** The fixture with an account that was changed, and a conversation of Rita's. */
const setUp = async (changed: Account, { changeListed, members = hiringFixture.members }: Differences = {}) => {
  const accounts = fakeAccounts(...hiringFixture.accounts.filter(({ uuid }) => uuid !== changed.uuid), changed)
  const companies = fakeCompanies(hiringFixture.companies, members)
  const stored = fakeConversations()
  const invoices = fakeInvoices()
  const audit = fakeAuditLog()
  const accountDeletions = fakeAccountDeletions({ accounts, audit, companies, conversations: stored, invoices })
  const repositories = {
    accounts,
    accountDeletions: {
      ...accountDeletions,
      listUnverified: async (createdBy: Date, limit: number) => {
        const listed = await accountDeletions.listUnverified(createdBy, limit)
        await changeListed?.({ accounts, companies })
        return listed
      },
    },
    audit,
    companies,
    conversations: stored.repository,
    outbox: fakeOutbox(),
    sessions: fakeSessions(),
  }
  await stored.repository.add(conversation)
  const deps = { clock, fileStore: fakeFileStore(), ids: fakeIds(), unitOfWork: fakeUnitOfWork(repositories) }
  return { ...repositories, erase: eraseAccounts(deps), removeUnverified: removeUnverifiedAccounts(deps) }
}

describe('a deletion that was requested', () => {
  // PRIV-8
  it('is carried out once, also if the account was suspended meanwhile', async () => {
    const world = await setUp({ ...thandi, deletionRequestedAt: addDays(now, -14), suspendedAt: addDays(now, -3) })
    expect(await world.erase()).toBe(1)
    expect(await world.accounts.find(thandi.uuid)).toMatchObject({ firstName: 'Deleted', lastName: 'user' })
    expect(await world.erase()).toBe(0)
    expect(world.outbox.ofType('account-erased')).toMatchObject([{ email: thandi.email, suspended: true }])
  })

  // PRIV-8
  it('waits for fourteen days', async () => {
    const world = await setUp({ ...thandi, deletionRequestedAt: addDays(now, -13) })
    expect(await world.erase()).toBe(0)
    expect(await world.accounts.find(thandi.uuid)).toMatchObject({ firstName: thandi.firstName })
  })

  // BASE-43
  it('of a member leaves a company that has another admin, who takes over the conversations', async () => {
    const world = await setUp({ ...rita, deletionRequestedAt: addDays(now, -14) })
    expect(await world.erase()).toBe(1)
    const team = await world.companies.listTeam(harbourWorks.uuid)
    expect(team.map(({ uuid }) => uuid)).toEqual([erik.uuid, ravi.uuid])
    expect(await world.conversations.find(conversation.uuid)).toMatchObject({
      status: 'active',
      senderUuid: erik.uuid,
    })
    expect(await world.accounts.find(rita.uuid)).toMatchObject({ companyUuid: null, lastName: 'user' })
  })

  const raviAsSuspendedAdmin = hiringFixture.members.map((member) =>
    member.uuid === ravi.uuid ? { ...member, role: 'admin' as const, suspended: true } : member,
  )

  // BASE-43
  it('leaves a company to another admin who is suspended, if nobody asked for it to be closed', async () => {
    const world = await setUp({ ...erik, deletionRequestedAt: addDays(now, -14) }, { members: raviAsSuspendedAdmin })
    expect(await world.erase()).toBe(1)
    const team = await world.companies.listTeam(harbourWorks.uuid)
    expect(team.map(({ uuid }) => uuid)).toEqual([rita.uuid, ravi.uuid])
    expect(await world.conversations.find(conversation.uuid)).toMatchObject({ status: 'active' })
    expect(await world.companies.find(harbourWorks.uuid)).toEqual(harbourWorks)
  })

  // PRIV-9
  it('closes the company that it was asked to close, also if another admin is suspended', async () => {
    const world = await setUp({ ...erik, deletionRequestedAt: addDays(now, -14) }, { members: raviAsSuspendedAdmin })
    const closing = { companyUuid: harbourWorks.uuid, actorUuid: erik.uuid, action: 'company-closing' } as const
    await world.audit.add(createAuditEntry({ clock, ids: fakeIds() }, closing))
    expect(await world.erase()).toBe(1)
    expect(await world.companies.listTeam(harbourWorks.uuid)).toEqual([])
  })

  // PRIV-9
  it('of the only admin closes the company, and its members are told', async () => {
    const world = await setUp({ ...erik, deletionRequestedAt: addDays(now, -14) })
    expect(await world.erase()).toBe(1)
    expect(await world.companies.listTeam(harbourWorks.uuid)).toEqual([])
    expect(await world.conversations.find(conversation.uuid)).toMatchObject({ status: 'closed' })
    expect(await world.accounts.find(rita.uuid)).toMatchObject({ companyUuid: null })
    const closed = { companyName: harbourWorks.name, byAccountUuid: erik.uuid, toAccountUuid: null }
    expect(world.outbox.ofType('member-removed')).toMatchObject([
      { ...closed, accountUuid: rita.uuid },
      { ...closed, accountUuid: ravi.uuid },
    ])
    expect(world.outbox.ofType('session-ended').map(({ accountUuid }) => accountUuid)).toEqual([rita.uuid, ravi.uuid])
  })
})

describe('an account that is not verified', () => {
  const unverified = { ...bo, emailVerifiedAt: null, createdAt: addDays(now, -UNVERIFIED_ACCOUNT_DAYS) }

  // PRIV-10
  it.each([
    ['', null],
    [', also if it is suspended', addDays(now, -1)],
  ])('is removed with its company after thirty days%s', async (_, suspendedAt) => {
    const world = await setUp({ ...unverified, suspendedAt })
    expect(await world.removeUnverified()).toBe(1)
    expect(await world.accounts.find(bo.uuid)).toBeNull()
    expect(await world.companies.find(summitLabs.uuid)).toBeNull()
  })

  // PRIV-10
  it('is not removed before', async () => {
    const world = await setUp({ ...unverified, createdAt: addDays(now, 1 - UNVERIFIED_ACCOUNT_DAYS) })
    expect(await world.removeUnverified()).toBe(0)
    expect(await world.accounts.find(bo.uuid)).not.toBeNull()
  })

  // PRIV-10
  it.each<[string, (stores: Stores) => Promise<void>]>([
    ['has paid', ({ companies }) => companies.save({ ...summitLabs, accountType: 'paid' })],
    ['has ordered by invoice', ({ companies }) => companies.save({ ...summitLabs, invoicePending: true })],
    ['has verified its address', ({ accounts }) => accounts.save({ ...unverified, emailVerifiedAt: now })],
  ])('stays if it %s since it was listed', async (_, changeListed) => {
    const world = await setUp(unverified, { changeListed })
    expect(await world.removeUnverified()).toBe(0)
    expect(await world.accounts.find(bo.uuid)).not.toBeNull()
    expect(await world.companies.find(summitLabs.uuid)).not.toBeNull()
  })
})

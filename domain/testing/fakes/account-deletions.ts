import {
  type AccountDeletionRepository,
  type AuditEntry,
  canRemoveUnverified,
  type Conversation,
  ERASED_DOMAIN,
  type InvoiceRepository,
  isErased,
} from '../../src/index.ts'
import type { FakeAccounts } from './accounts.ts'
import type { FakeCompanies } from './companies.ts'
import type { FakeConversations } from './conversations.ts'

export interface AccountDeletionFixture {
  readonly accounts: FakeAccounts
  readonly audit: { entries(): readonly AuditEntry[] }
  readonly companies: FakeCompanies
  readonly conversations: Pick<FakeConversations, 'all' | 'repository'>
  readonly invoices: Pick<InvoiceRepository, 'list'>
}

const byTime = (left: Date | null, right: Date | null): number => (left?.getTime() ?? 0) - (right?.getTime() ?? 0)

/** Account deletions over the rows of other fakes; without files. */
export const fakeAccountDeletions = ({
  accounts,
  audit,
  companies,
  conversations,
  invoices,
}: AccountDeletionFixture): AccountDeletionRepository => {
  const open = (holds: (row: Conversation) => boolean): Promise<readonly string[]> =>
    Promise.resolve(
      conversations
        .all()
        .filter((row) => (row.status === 'pending' || row.status === 'active') && holds(row))
        .map(({ uuid }) => uuid)
        .toSorted(),
    )
  const companyOf = (companyUuid: string | null) => companies.all().find(({ uuid }) => uuid === companyUuid) ?? null
  const closeCompany = async (companyUuid: string): Promise<void> => {
    const company = await companies.find(companyUuid)
    if (company !== null) await companies.save({ ...company, email: null, mobile: null, image: null })
  }
  const isKept = async (companyUuid: string): Promise<boolean> =>
    conversations.all().some((row) => row.companyUuid === companyUuid) ||
    (await invoices.list(companyUuid, { cursor: null, limit: 1 })).items.length > 0
  return {
    listOpenConversations: (uuid) => open((row) => row.contractorUuid === uuid || row.senderUuid === uuid),
    listOpenCompanyConversations: (uuid) => open((row) => row.companyUuid === uuid),
    listDue: (requestedBy, limit) =>
      Promise.resolve(
        accounts
          .all()
          .filter(
            (account) =>
              account.deletionRequestedAt !== null && account.deletionRequestedAt <= requestedBy && !isErased(account),
          )
          .toSorted((left, right) => byTime(left.deletionRequestedAt, right.deletionRequestedAt))
          .slice(0, limit)
          .map(({ uuid }) => uuid),
      ),
    listUnverified: (createdBy, limit) =>
      Promise.resolve(
        accounts
          .all()
          .filter((account) => canRemoveUnverified(account, companyOf(account.companyUuid), createdBy))
          .toSorted((left, right) => byTime(left.createdAt, right.createdAt))
          .slice(0, limit)
          .map(({ uuid }) => uuid),
      ),
    isClosingRequested: (companyUuid, accountUuid) =>
      Promise.resolve(
        audit
          .entries()
          .some(
            (entry) =>
              entry.action === 'company-closing' &&
              entry.actorUuid === accountUuid &&
              entry.companyUuid === companyUuid,
          ),
      ),
    reassignCompanyImages: () => Promise.resolve(),
    listFileNames: () => Promise.resolve([]),
    erase: async (uuid) => {
      const account = await accounts.find(uuid)
      if (account === null) return
      await accounts.save({
        ...account,
        email: `${uuid}${ERASED_DOMAIN}`,
        firstName: 'Deleted',
        lastName: 'user',
        mobile: null,
        passwordHash: '',
        profileImage: null,
        companyUuid: null,
        justVerified: false,
        profileJustVerified: false,
        suspendedAt: account.suspendedAt ?? account.deletionRequestedAt,
      })
      const shared = conversations.all().filter((row) => row.contractorUuid === uuid && row.contactSharedAt !== null)
      for (const row of shared) await conversations.repository.save({ ...row, contactSharedAt: null })
    },
    closeCompany,
    remove: async (uuid) => {
      const companyUuid = (await accounts.find(uuid))?.companyUuid ?? null
      accounts.remove(uuid)
      if (companyUuid === null || accounts.all().some((one) => one.companyUuid === companyUuid)) return
      if (await isKept(companyUuid)) await closeCompany(companyUuid)
      else companies.remove(companyUuid)
    },
  }
}

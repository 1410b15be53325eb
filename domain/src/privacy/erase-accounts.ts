import {
  type AccountEvent,
  type Account,
  type AccountRepository,
  DELETION_UNDO_DAYS,
  isErased,
  type SessionRepository,
} from '../identity/index.ts'
import {
  canRemoveMember,
  type Company,
  type CompanyEvent,
  type CompanyRepository,
  endMembership,
  findSuccessor,
} from '../companies/index.ts'
import type { ConversationEvent, ConversationRepository } from '../conversations/index.ts'
import type { PrivacyEvent } from './privacy.events.ts'
import type { FileStore } from '../files/index.ts'
import {
  addDays,
  type AuditLog,
  type Clock,
  createEvent,
  type IdGenerator,
  err,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
  processInBatches,
} from '../shared/index.ts'
import type { AccountDeletionRepository } from './account-deletion-repository.port.ts'
import { endConversations } from './end-conversations.ts'
import { canRemoveUnverified, UNVERIFIED_ACCOUNT_DAYS } from './unverified-accounts.ts'

interface Repositories {
  readonly accounts: Pick<AccountRepository, 'find' | 'findForUpdate' | 'save'>
  readonly accountDeletions: AccountDeletionRepository
  readonly audit: Pick<AuditLog, 'add'>
  readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'removeMember' | 'save' | 'listTeam'>
  readonly conversations: Pick<
    ConversationRepository,
    'addMessage' | 'findForUpdate' | 'listReassignableForUpdate' | 'reassign' | 'save'
  >
  readonly outbox: Outbox<AccountEvent | CompanyEvent | ConversationEvent | PrivacyEvent>
  readonly sessions: Pick<SessionRepository, 'removeAll'>
}

export interface EraseAccountsDeps {
  readonly clock: Clock
  readonly fileStore: Pick<FileStore, 'remove'>
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<Repositories>
}

/** Accounts per batch. */
const BATCH = 200

/** Locks an account after its company, as everywhere. Null if there is none, or it has just changed its company: the next run finds it. */
const lockWithCompany = async (
  { accounts, companies }: Repositories,
  uuid: Uuid,
): Promise<{ readonly account: Account; readonly company: Company | null } | null> => {
  const companyUuid = (await accounts.find(uuid))?.companyUuid ?? null
  const company = companyUuid === null ? null : await companies.findForUpdate(companyUuid)
  const account = await accounts.findForUpdate(uuid)
  return account === null || account.companyUuid !== companyUuid ? null : { account, company }
}

/** Files are removed first: after a crash before the rows are removed, the next run repeats both. */
const removeFiles = async (deps: EraseAccountsDeps, { accountDeletions }: Repositories, uuid: Uuid): Promise<void> => {
  await accountDeletions.reassignCompanyImages(uuid)
  for (const name of await accountDeletions.listFileNames(uuid)) await deps.fileStore.remove(name)
}

/** Closes the company of an admin who requested it: requests end, its members have no company and are told so, and only its name remains. */
const closeCompany = async (
  deps: EraseAccountsDeps,
  repositories: Repositories,
  { byAccountUuid, company }: { readonly byAccountUuid: Uuid; readonly company: Company },
): Promise<void> => {
  const { accounts, companies, accountDeletions, outbox, sessions } = repositories
  const { uuid: companyUuid } = company
  const uuids = await accountDeletions.listOpenCompanyConversations(companyUuid)
  await endConversations(deps, repositories, { uuids, side: 'employer', text: `${company.name} has left Guildhall.` })
  for (const { firstName, lastName, uuid } of await companies.listTeam(companyUuid)) {
    await companies.removeMember(uuid)
    const account = await accounts.findForUpdate(uuid)
    if (account !== null) await accounts.save({ ...account, companyUuid: null })
    await sessions.removeAll(uuid)
    if (uuid === byAccountUuid) continue
    await outbox.add(
      createEvent(deps, { type: 'session-ended', accountUuid: uuid }),
      createEvent(deps, {
        type: 'member-removed',
        companyUuid,
        companyName: company.name,
        accountUuid: uuid,
        memberName: `${firstName} ${lastName}`.trim(),
        byAccountUuid,
        toAccountUuid: null,
      }),
    )
  }
  await accountDeletions.closeCompany(companyUuid)
}

/**
 * A sole admin closes the company, if they asked for it or there is no other admin. Whoever else still has one had left it before their account was
 * erased, and a restored backup has brought their membership back: they leave it again, to a suspended admin if there is no other. Rules: PRIV-9,
 * BASE-43.
 */
const leaveOrCloseCompany = async (
  deps: EraseAccountsDeps,
  repositories: Repositories,
  company: Company,
  byAccountUuid: Uuid,
): Promise<void> => {
  const { accountDeletions, companies } = repositories
  const members = await companies.listTeam(company.uuid)
  const member = members.find(({ uuid }) => uuid === byAccountUuid)
  if (member === undefined) return
  const isLastAdmin = !canRemoveMember({ company, members, pendingInvites: [] }, byAccountUuid).ok
  const successor = findSuccessor(members, byAccountUuid, byAccountUuid)
  if (
    successor === undefined ||
    (isLastAdmin && (await accountDeletions.isClosingRequested(company.uuid, byAccountUuid)))
  )
    await closeCompany(deps, repositories, { byAccountUuid, company })
  else await endMembership(deps, repositories, { byAccountUuid, company, member, successor })
}

const isDue = (account: Account, requestedBy: Date): boolean =>
  account.deletionRequestedAt !== null && account.deletionRequestedAt <= requestedBy && !isErased(account)

const erase = (deps: EraseAccountsDeps, uuid: Uuid, requestedBy: Date): Promise<Result<null, 'not-due'>> =>
  deps.unitOfWork.run<null, 'not-due'>(async (repositories) => {
    const { accountDeletions, outbox } = repositories
    const locked = await lockWithCompany(repositories, uuid)
    if (locked === null || !isDue(locked.account, requestedBy)) return err('not-due')
    const { account, company } = locked
    if (company !== null) await leaveOrCloseCompany(deps, repositories, company, uuid)
    const uuids = await accountDeletions.listOpenConversations(uuid)
    const text = 'This account was deleted, so the conversation has ended.'
    await endConversations(deps, repositories, { uuids, side: account.userType, text })
    await removeFiles(deps, repositories, uuid)
    await accountDeletions.erase(uuid)
    const { email, firstName } = account
    const suspended = account.suspendedAt !== null
    await outbox.add(createEvent(deps, { type: 'account-erased', accountUuid: uuid, email, firstName, suspended }))
    return ok(null)
  })

/**
 * Erases accounts, suspended ones too, 14 days after the request, each in its own transaction with one event; returns how many. Idempotent, also with several
 * workers. Rule: PRIV-8.
 */
export const eraseAccounts = (deps: EraseAccountsDeps) => (): Promise<number> => {
  const requestedBy = addDays(deps.clock.now(), -DELETION_UNDO_DAYS)
  return processInBatches(
    BATCH,
    () => deps.unitOfWork.run(async ({ accountDeletions }) => ok(await accountDeletions.listDue(requestedBy, BATCH))),
    async (uuid) => (await erase(deps, uuid, requestedBy)).ok,
  )
}

/** Asks again what the list has asked: the address may be verified or the plan paid meanwhile. */
const removeUnverified = async (deps: EraseAccountsDeps, uuid: Uuid, createdBy: Date): Promise<boolean> => {
  const done = await deps.unitOfWork.run<null, 'not-due'>(async (repositories) => {
    const locked = await lockWithCompany(repositories, uuid)
    if (locked === null || !canRemoveUnverified(locked.account, locked.company, createdBy)) return err('not-due')
    await removeFiles(deps, repositories, uuid)
    await repositories.accountDeletions.remove(uuid)
    return ok(null)
  })
  return done.ok
}

/** Removes accounts that were not verified within 30 days, suspended ones too, and their companies; returns how many. Rule: PRIV-10. */
export const removeUnverifiedAccounts = (deps: EraseAccountsDeps) => (): Promise<number> => {
  const createdBy = addDays(deps.clock.now(), -UNVERIFIED_ACCOUNT_DAYS)
  return processInBatches(
    BATCH,
    () =>
      deps.unitOfWork.run(async ({ accountDeletions }) => ok(await accountDeletions.listUnverified(createdBy, BATCH))),
    (uuid) => removeUnverified(deps, uuid, createdBy),
  )
}

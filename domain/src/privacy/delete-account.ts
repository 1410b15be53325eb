import { isActiveAdmin, type TeamMember } from '../companies/index.ts'
import {
  type Account,
  type IdentityProof,
  proveIdentity,
  type ProveIdentityDeps,
  type ProveIdentityProblem,
  type ProveIdentityRepositories,
  DELETION_UNDO_DAYS,
  referToName,
} from '../identity/index.ts'
import {
  addDays,
  type AuditEntry,
  createAuditEntry,
  createEvent,
  type IdGenerator,
  invalid,
  err,
  ok,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../shared/index.ts'
import type { AccountDeletionRepository } from './account-deletion-repository.port.ts'
import { endConversations } from './end-conversations.ts'
import { leaveTeam, type LeaveTeamCommand, type LeaveTeamRepositories } from './leave-team.ts'

export interface DeleteAccountCommand extends IdentityProof {
  /** The colleague who becomes admin if the actor is the only one. */
  readonly successorUuid?: Uuid | null
  /** Whether to close the company of a sole admin. */
  readonly closeCompany?: boolean
}

interface Repositories extends LeaveTeamRepositories {
  readonly accountDeletions: Pick<AccountDeletionRepository, 'listOpenConversations'>
}

export interface DeleteAccountDeps extends ProveIdentityDeps {
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<ProveIdentityRepositories & Repositories>
}

/** When the account will be erased. */
export interface ScheduledDeletion {
  readonly deletesAt: Date
}

/**
 * 'invalid' carries `password` or `successorUuid`; 'successor-needed': a sole admin must name a successor or close the company, with
 * `successors` (uuids) and `names` in the same order.
 */
export type DeleteAccountProblem = ProveIdentityProblem | 'successor-needed'

const fullName = ({ firstName, lastName }: Pick<TeamMember, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** What happens to the company: it has another admin, gets a successor, or 'close'. Nobody who is suspended counts. Rule: PRIV-9. */
const resolveCompanyOutcome = (
  members: readonly TeamMember[],
  { actor, closeCompany, successorUuid }: DeleteAccountCommand,
): Result<LeaveTeamCommand | 'close', 'invalid' | 'successor-needed'> => {
  // The current role: it may have changed while this call waited for the lock.
  const isAdmin = members.some(({ role, uuid }) => role === 'admin' && uuid === actor.accountUuid)
  const others = members.filter(({ suspended, uuid }) => !suspended && uuid !== actor.accountUuid)
  if (!isAdmin || others.some(isActiveAdmin)) return ok({ actor, successor: null })
  if (successorUuid) {
    const successor = others.find(({ uuid }) => uuid === successorUuid)
    if (successor === undefined) return invalid({ successorUuid: ['Please choose a member of your team'] })
    return ok({ actor, successor })
  }
  if (closeCompany === true) return ok('close')
  return err('successor-needed', { successors: others.map(({ uuid }) => uuid), names: others.map(fullName) })
}

const createClosingEntry = (deps: DeleteAccountDeps, companyUuid: Uuid, actorUuid: Uuid): AuditEntry =>
  createAuditEntry(deps, { companyUuid, actorUuid, action: 'company-closing', subjectUuid: null, details: {} })

const endPendingRequests = async (
  deps: DeleteAccountDeps,
  repositories: Repositories,
  account: Account,
): Promise<void> => {
  const uuids = await repositories.accountDeletions.listOpenConversations(account.uuid)
  const text = `${referToName(account.uuid)} is deleting their account, so this request has ended.`
  await endConversations(deps, repositories, { uuids, side: account.userType, text, only: 'pending' })
}

/**
 * Requests the deletion of the actor's account, with the password. It is erased after 14 days and can be restored until then. Immediately,
 * sessions end, contractors are removed from the search, and open requests end with a system message. Employers leave their team, and their
 * conversations are reassigned; a sole admin names a successor or closes the company. Rules: PRIV-6, PRIV-9.
 */
export const deleteAccount =
  (deps: DeleteAccountDeps) =>
  async (command: DeleteAccountCommand): Promise<Result<ScheduledDeletion, DeleteAccountProblem>> => {
    const { actor } = command
    const { accountUuid } = actor
    const checked = await proveIdentity(deps)(command)
    if (!checked.ok) return checked
    return deps.unitOfWork.run<ScheduledDeletion, DeleteAccountProblem>(async (repositories) => {
      const { accounts, companies, outbox, sessions } = repositories
      const now = deps.clock.now()
      // The company is locked before the account, as everywhere.
      const company = actor.companyUuid === null ? null : await companies.findForUpdate(actor.companyUuid)
      const account = await accounts.findForUpdate(accountUuid)
      if (account === null) return err('unauthenticated')
      const members = company === null ? [] : await companies.listTeam(company.uuid)
      let closing: Uuid | null = null
      // The actor may have been removed from the team meanwhile.
      if (members.some(({ uuid }) => uuid === accountUuid)) {
        const outcome = resolveCompanyOutcome(members, command)
        if (!outcome.ok) return outcome
        if (outcome.value === 'close') closing = company?.uuid ?? null
        else await leaveTeam(deps, repositories, outcome.value)
        if (closing !== null) await repositories.audit.add(createClosingEntry(deps, closing, accountUuid))
      }
      const current = (await accounts.findForUpdate(accountUuid)) ?? account
      await accounts.save({ ...current, deletionRequestedAt: now })
      await endPendingRequests(deps, repositories, account)
      await sessions.removeAll(accountUuid)
      const deletesAt = addDays(now, DELETION_UNDO_DAYS)
      await outbox.add(
        createEvent(deps, { type: 'account-deletion-requested', accountUuid, deletesAt: deletesAt.toISOString() }),
        createEvent(deps, { type: 'session-ended', accountUuid }),
        ...(closing === null ? [] : [createEvent(deps, { type: 'company-closing', companyUuid: closing })]),
      )
      return ok({ deletesAt })
    })
  }

import type { AccountEvent, AccountRepository, Actor, SessionRepository } from '../identity/index.ts'
import {
  type CompanyEvent,
  type CompanyRepository,
  type TeamMember,
  removeMember,
  type RemoveMemberDeps,
} from '../companies/index.ts'
import type { ConversationEvent, ConversationRepository } from '../conversations/index.ts'
import type { PrivacyEvent } from './privacy.events.ts'
import {
  createAuditEntry,
  createEvent,
  type AuditLog,
  type Clock,
  type IdGenerator,
  type Outbox,
} from '../shared/index.ts'

export interface LeaveTeamRepositories {
  readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
  readonly audit: Pick<AuditLog, 'add'>
  readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'removeMember' | 'save' | 'setRole' | 'listTeam'>
  readonly conversations: Pick<
    ConversationRepository,
    'addMessage' | 'findForUpdate' | 'listReassignableForUpdate' | 'reassign' | 'save'
  >
  readonly outbox: Outbox<AccountEvent | CompanyEvent | ConversationEvent | PrivacyEvent>
  readonly sessions: Pick<SessionRepository, 'removeAll'>
}

interface LeaveTeamDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
}

/** Who leaves, and who becomes admin; null if there is another admin. */
export interface LeaveTeamCommand {
  readonly actor: Actor
  readonly successor: TeamMember | null
}

/** The successor becomes admin and is notified, as after any change of role. */
const appointSuccessor = async (
  deps: LeaveTeamDeps,
  { audit, companies, outbox }: LeaveTeamRepositories,
  actor: Actor,
  { companyUuid, role: from, uuid: accountUuid }: TeamMember,
): Promise<void> => {
  const { accountUuid: byAccountUuid } = actor
  const to = 'admin'
  await companies.setRole(accountUuid, to)
  await audit.add(
    createAuditEntry(deps, {
      companyUuid,
      actorUuid: byAccountUuid,
      action: 'role-changed',
      subjectUuid: accountUuid,
      details: { from, to },
    }),
  )
  const companyName = (await companies.findForUpdate(companyUuid))?.name ?? ''
  await outbox.add(
    createEvent(deps, { type: 'member-role-changed', companyUuid, companyName, accountUuid, byAccountUuid, from, to }),
  )
}

/**
 * Ends the actor's membership inside the caller's transaction: the successor becomes admin, conversations are reassigned with a system
 * message, and the seat is free. Rules: COMP-17, COMP-18, PRIV-9.
 */
export const leaveTeam = async (
  deps: LeaveTeamDeps,
  repositories: LeaveTeamRepositories,
  { actor, successor }: LeaveTeamCommand,
): Promise<void> => {
  if (successor !== null) await appointSuccessor(deps, repositories, actor, successor)
  const unitOfWork: RemoveMemberDeps['unitOfWork'] = { run: (work) => work(repositories) }
  const left = await removeMember({ ...deps, unitOfWork })({ actor, memberUuid: actor.accountUuid })
  if (!left.ok) throw new Error(`Somebody could not leave their team: ${left.problem}`)
}

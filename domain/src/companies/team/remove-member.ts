import type { CompanyEvent } from '../company.events.ts'
import type { AccountEvent, AccountRepository, Actor, SessionRepository } from '../../identity/index.ts'
import { canRemoveMember } from './seats.ts'
import { decideVerification } from '../verification/company-verification.ts'
import { hasPermission } from './permissions.ts'
import type { CompanyRepository } from '../company-repository.port.ts'
import type { TeamMember } from '../company.ts'
import type { ConversationHandover } from './conversation-handover.port.ts'
import { findSuccessor, handOverConversations } from './hand-over-conversations.ts'
import {
  createAuditEntry,
  createEvent,
  err,
  ok,
  type AuditLog,
  type Clock,
  type IdGenerator,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'

export interface RemoveMemberDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
    readonly audit: Pick<AuditLog, 'add'>
    readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'removeMember' | 'save' | 'listTeam'>
    readonly conversations: ConversationHandover
    readonly outbox: Outbox<CompanyEvent | AccountEvent>
    readonly sessions: Pick<SessionRepository, 'removeAll'>
  }>
}

/** The member to remove; the actor's own uuid to leave the company. */
export interface RemoveMemberCommand {
  readonly actor: Actor
  readonly memberUuid: Uuid
}

/** 'not-found' also for members of other companies; 'forbidden': only admins remove other members. */
export type RemoveMemberProblem = 'forbidden' | 'not-found' | 'last-admin'

const fullName = ({ firstName, lastName }: TeamMember): string => `${firstName} ${lastName}`.trim()

/**
 * Ends a membership: ends the sessions, reassigns the conversations to an admin with a system message, and frees the seat. The account
 * stays, without a company, and can be invited again. Rules: COMP-18, COMP-19.
 */
export const removeMember =
  (deps: RemoveMemberDeps) =>
  ({ actor, memberUuid }: RemoveMemberCommand): Promise<Result<null, RemoveMemberProblem>> =>
    deps.unitOfWork.run<null, RemoveMemberProblem>(async (repositories) => {
      const { accounts, audit, companies, conversations, outbox, sessions } = repositories
      const { accountUuid: byAccountUuid, companyUuid } = actor
      const company = companyUuid === null ? null : await companies.findForUpdate(companyUuid)
      if (companyUuid === null || company === null) return err('not-found')
      const members = await companies.listTeam(companyUuid)
      const member = members.find(({ uuid }) => uuid === memberUuid)
      if (member === undefined) return err('not-found')
      const fits = canRemoveMember({ company, members, pendingInvites: [] }, memberUuid)
      const isLeaving = memberUuid === byAccountUuid
      const own = members.find(({ uuid }) => uuid === byAccountUuid)
      // The current role: it may have changed while this call waited for the lock.
      if (!isLeaving && !hasPermission(own?.role ?? null, 'company')) return err('forbidden')
      if (!fits.ok) return fits
      const successor = findSuccessor(members, memberUuid, byAccountUuid)
      if (successor === undefined) return err('last-admin')

      await companies.removeMember(memberUuid)
      const account = await accounts.findForUpdate(memberUuid)
      if (account !== null) await accounts.save({ ...account, companyUuid: null })
      await sessions.removeAll(memberUuid)
      const verification = decideVerification(company, company, await companies.listTeam(companyUuid))
      if (verification !== company.verification) await companies.save({ ...company, verification })

      const handover = { companyUuid, fromUuid: memberUuid, toUuid: successor.uuid }
      const handedOver = await handOverConversations(deps, { conversations, outbox }, handover)
      await audit.add(
        createAuditEntry(deps, {
          companyUuid,
          actorUuid: byAccountUuid,
          action: isLeaving ? 'member-left' : 'member-removed',
          subjectUuid: memberUuid,
          details: { role: member.role, conversations: handedOver },
        }),
      )
      await outbox.add(
        createEvent(deps, { type: 'session-ended', accountUuid: memberUuid }),
        createEvent(deps, {
          type: 'member-removed',
          companyUuid,
          companyName: company.name,
          accountUuid: memberUuid,
          memberName: fullName(member),
          byAccountUuid,
          toAccountUuid: successor.uuid,
        }),
        createEvent(deps, { type: 'company-changed', companyUuid }),
      )
      return ok(null)
    })

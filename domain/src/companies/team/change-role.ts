import type { CompanyEvent } from '../company.events.ts'
import { canChangeRole } from './seats.ts'
import { decideVerification } from '../verification/company-verification.ts'
import { hasPermission } from './permissions.ts'
import type { CompanyRepository } from '../company-repository.port.ts'
import type { TeamRole, Actor } from '../../identity/index.ts'
import {
  choiceErrors,
  createAuditEntry,
  createEvent,
  invalid,
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
import type { ConversationHandover } from './conversation-handover.port.ts'
import { findSuccessor, handOverConversations } from './hand-over-conversations.ts'
import type { InviteRepository } from '../invites/invite-repository.port.ts'
import { isTeamRole } from './roles.ts'

export interface ChangeRoleDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'save' | 'setRole' | 'listTeam'>
    readonly conversations: ConversationHandover
    readonly invites: Pick<InviteRepository, 'listPendingRoles'>
    readonly outbox: Outbox<CompanyEvent>
  }>
}

export interface ChangeRoleCommand {
  readonly actor: Actor
  readonly memberUuid: Uuid
  readonly role: string | null
}

/** 'not-found' also for people of other companies; 'invalid' carries `role`. */
export type ChangeRoleProblem = 'forbidden' | 'not-found' | 'invalid' | 'last-admin' | 'no-free-seats'

/**
 * Changes a member's role, with effect from their next call. The conversations of a member who may not see them any more pass to an admin.
 * The company is locked, so that of two admins who demote each other at once one is refused. Rules: COMP-13, COMP-17.
 */
export const changeRole =
  (deps: ChangeRoleDeps) =>
  ({ actor, memberUuid, role }: ChangeRoleCommand): Promise<Result<TeamRole, ChangeRoleProblem>> =>
    deps.unitOfWork.run<TeamRole, ChangeRoleProblem>(async ({ audit, companies, conversations, invites, outbox }) => {
      const { accountUuid: byAccountUuid, companyUuid } = actor
      if (companyUuid === null || !hasPermission(actor.role, 'company')) return err('forbidden')
      const company = await companies.findForUpdate(companyUuid)
      const members = await companies.listTeam(companyUuid)
      const member = members.find(({ uuid }) => uuid === memberUuid)
      if (company === null || member === undefined) return err('not-found')
      if (!isTeamRole(role)) return invalid({ role: choiceErrors(role, isTeamRole) })
      if (member.role === role) return ok(role)
      const pendingInvites = await invites.listPendingRoles(companyUuid, deps.clock.now())
      const fits = canChangeRole({ company, members, pendingInvites }, memberUuid, role)
      if (!fits.ok) return fits
      // The actor's own role may have changed while this call waited for the lock.
      const own = members.find(({ uuid }) => uuid === byAccountUuid)
      if (!hasPermission(own?.role ?? null, 'company')) return err('forbidden')
      await companies.setRole(memberUuid, role)
      const successor = hasPermission(role, 'see-own-conversations')
        ? undefined
        : findSuccessor(members, memberUuid, byAccountUuid)
      if (successor !== undefined) {
        const handover = { companyUuid, fromUuid: memberUuid, toUuid: successor.uuid }
        await handOverConversations(deps, { conversations, outbox }, handover)
      }
      const verification = decideVerification(company, company, await companies.listTeam(companyUuid))
      if (verification !== company.verification) await companies.save({ ...company, verification })
      const details = { from: member.role, to: role }
      await audit.add(
        createAuditEntry(deps, {
          companyUuid,
          actorUuid: byAccountUuid,
          action: 'role-changed',
          subjectUuid: memberUuid,
          details,
        }),
      )
      await outbox.add(
        createEvent(deps, {
          type: 'member-role-changed',
          companyUuid,
          companyName: company.name,
          accountUuid: memberUuid,
          byAccountUuid,
          from: member.role,
          to: role,
        }),
        createEvent(deps, { type: 'company-changed', companyUuid }),
      )
      return ok(role)
    })

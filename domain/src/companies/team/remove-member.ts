import type { Actor } from '../../identity/index.ts'
import { err, ok, type Clock, type IdGenerator, type Result, type UnitOfWork, type Uuid } from '../../shared/index.ts'
import type { CompanyRepository } from '../company-repository.port.ts'
import { endMembership, type EndMembershipRepositories } from './end-membership.ts'
import { findSuccessor } from './hand-over-conversations.ts'
import { hasPermission } from './permissions.ts'
import { canRemoveMember } from './seats.ts'

export interface RemoveMemberDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<
    EndMembershipRepositories & {
      readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'removeMember' | 'save' | 'listTeam'>
    }
  >
}

/** The member to remove; the actor's own uuid to leave the company. */
export interface RemoveMemberCommand {
  readonly actor: Actor
  readonly memberUuid: Uuid
}

/** 'not-found' also for members of other companies; 'forbidden': only admins remove other members. */
export type RemoveMemberProblem = 'forbidden' | 'not-found' | 'last-admin'

/**
 * Ends a membership: ends the sessions, reassigns the conversations to an admin with a system message, and frees the seat. The account
 * stays, without a company, and can be invited again. Rules: COMP-18, COMP-19.
 */
export const removeMember =
  (deps: RemoveMemberDeps) =>
  ({ actor, memberUuid }: RemoveMemberCommand): Promise<Result<null, RemoveMemberProblem>> =>
    deps.unitOfWork.run<null, RemoveMemberProblem>(async (repositories) => {
      const { companies } = repositories
      const { accountUuid: byAccountUuid, companyUuid } = actor
      const company = companyUuid === null ? null : await companies.findForUpdate(companyUuid)
      if (company === null) return err('not-found')
      const members = await companies.listTeam(company.uuid)
      const member = members.find(({ uuid }) => uuid === memberUuid)
      if (member === undefined) return err('not-found')
      const own = members.find(({ uuid }) => uuid === byAccountUuid)
      // The current role: it may have changed while this call waited for the lock.
      if (memberUuid !== byAccountUuid && !hasPermission(own?.role ?? null, 'company')) return err('forbidden')
      const fits = canRemoveMember({ company, members, pendingInvites: [] }, memberUuid)
      if (!fits.ok) return fits
      const successor = findSuccessor(members, memberUuid, byAccountUuid)
      if (successor === undefined) return err('last-admin')
      await endMembership(deps, repositories, { byAccountUuid, company, member, successor })
      return ok(null)
    })

import { hasPermission } from './permissions.ts'
import { seatsInUse } from './seats.ts'
import type { CompanyDirectory } from '../company-repository.port.ts'
import type { TeamMember } from '../company.ts'
import type { Actor } from '../../identity/index.ts'
import { getSizeBand } from '../../plans/index.ts'
import { clampPage, err, ok, type Clock, type Page, type PageRequest, type Result } from '../../shared/index.ts'
import type { InviteRepository } from '../invites/invite-repository.port.ts'
import type { Invite } from '../invites/invite.ts'

export interface ListTeamDeps {
  readonly clock: Clock
  readonly companyDirectory: Pick<CompanyDirectory, 'find' | 'listTeam'>
  readonly invites: Pick<InviteRepository, 'listOpen' | 'listPendingRoles'>
}

export interface ListTeamCommand {
  readonly actor: Actor
  /** Of the invites; `limit` is held to 1 to 100. Members come whole: the size band holds them to a hundred. */
  readonly page: PageRequest
}

/** A team as its settings show it. */
export interface TeamOverview {
  readonly members: readonly TeamMember[]
  /** Seats of the plan, and those that members and pending invites hold. */
  readonly seats: { readonly total: number; readonly inUse: number; readonly free: number }
  /** The most people of any role that the size band allows. */
  readonly maxMembers: number
  /** Open invites, expired ones included; none for who may not invite. */
  readonly invites: Page<Invite>
}

/** The actor's team with its seats; invites are for admins. 'forbidden': the actor has no company. Rule: COMP-16. */
export const listTeam =
  ({ clock, companyDirectory, invites }: ListTeamDeps) =>
  async ({ actor, page }: ListTeamCommand): Promise<Result<TeamOverview, 'forbidden'>> => {
    const { companyUuid } = actor
    if (companyUuid === null) return err('forbidden')
    const [company, members, pendingInvites, open] = await Promise.all([
      companyDirectory.find(companyUuid),
      companyDirectory.listTeam(companyUuid),
      invites.listPendingRoles(companyUuid, clock.now()),
      hasPermission(actor.role, 'company')
        ? invites.listOpen(companyUuid, clampPage(page))
        : { items: [], nextCursor: null },
    ])
    if (company === null) return err('forbidden')
    const inUse = seatsInUse({ members, pendingInvites })
    return ok({
      members,
      seats: { total: company.seats, inUse, free: Math.max(0, company.seats - inUse) },
      maxMembers: getSizeBand(company.employeeCount).maxUsers,
      invites: open,
    })
  }

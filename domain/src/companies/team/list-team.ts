import { hasPermission } from './permissions.ts'
import { countedSeats, seatsInUse } from './seats.ts'
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
  /** The page of invites; `limit` is clamped to 1 to 100. All members are listed, as the size band limits their number. */
  readonly page: PageRequest
}

/** A team as shown in the settings. */
export interface TeamOverview {
  readonly members: readonly TeamMember[]
  /** Seats of the plan, and those taken by members and pending invites. */
  readonly seats: { readonly total: number; readonly inUse: number; readonly free: number }
  /** The maximum number of members of any role in the size band. */
  readonly maxMembers: number
  /** Open invites, including expired ones; empty for actors who may not invite. */
  readonly invites: Page<Invite>
}

/** Lists the actor's team with its seats, and the invites for admins. 'forbidden': the actor has no company. Rule: COMP-16. */
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
    const total = countedSeats(company)
    return ok({
      members,
      seats: { total, inUse, free: Math.max(0, total - inUse) },
      maxMembers: getSizeBand(company.employeeCount).maxUsers,
      invites: open,
    })
  }

import { type CompanyDirectory, type InviteRepository, seatsInUse } from '../companies/index.ts'
import type { Clock } from '../shared/index.ts'
import type { CountTeam } from './payer.ts'

export interface CountTeamDeps {
  readonly clock: Clock
  readonly companyDirectory: Pick<CompanyDirectory, 'listTeam'>
  readonly invites: Pick<InviteRepository, 'listPendingRoles'>
}

/** Counts the team outside of transactions. Rules: BILL-7, BILL-10. */
export const createCountTeam =
  ({ clock, companyDirectory, invites }: CountTeamDeps): CountTeam =>
  async (companyUuid) => {
    const members = await companyDirectory.listTeam(companyUuid)
    const pendingInvites = await invites.listPendingRoles(companyUuid, clock.now())
    return { people: members.length + pendingInvites.length, seatsInUse: seatsInUse({ members, pendingInvites }) }
  }

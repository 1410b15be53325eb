import { getSizeBand } from '../../plans/index.ts'
import { err, ok, type Result } from '../../shared/index.ts'
import type { Company } from '../company.ts'
import type { TeamRole } from '../../identity/index.ts'
import { hasPermission } from './permissions.ts'

/** A team as seat rules see it: members with their roles, and the roles of pending invites. */
export interface TeamFacts {
  readonly company: Pick<Company, 'employeeCount' | 'seats'>
  readonly members: readonly { readonly uuid: string; readonly role: TeamRole }[]
  readonly pendingInvites: readonly { readonly role: TeamRole }[]
}

/** 'team-full': the size band allows no more people of any role. */
export type SeatProblem = 'no-free-seats' | 'team-full'

/** What the product says of a team that does not fit. Rules: COMP-13, COMP-14. */
export const NO_FREE_SEATS_MESSAGE = 'You have no free seats.'
export const LAST_ADMIN_MESSAGE = 'Your company needs at least one admin.'
export const TEAM_FULL_MESSAGE = 'Your company size allows no more members.'

/** Seats that members and pending invites hold. */
export const seatsInUse = ({ members, pendingInvites }: Pick<TeamFacts, 'members' | 'pendingInvites'>): number =>
  [...members, ...pendingInvites].filter(({ role }) => hasPermission(role, 'seat')).length

/** Whether one more person of that role fits: seat users within the seats, people of every role within the size band. Rules: COMP-14, COMP-15. */
export const canAddMember = (team: TeamFacts, role: TeamRole): Result<null, SeatProblem> => {
  const people = team.members.length + team.pendingInvites.length
  if (people >= getSizeBand(team.company.employeeCount).maxUsers) return err('team-full')
  if (hasPermission(role, 'seat') && seatsInUse(team) >= team.company.seats) return err('no-free-seats')
  return ok(null)
}

const isLastAdmin = ({ members }: TeamFacts, memberUuid: string): boolean => {
  const admins = members.filter(({ role }) => role === 'admin')
  return admins.length === 1 && admins[0]?.uuid === memberUuid
}

/** Whether a member may take another role: one admin stays, and a role with a seat needs a free one. Rules: COMP-13, COMP-14. */
export const canChangeRole = (
  team: TeamFacts,
  memberUuid: string,
  role: TeamRole,
): Result<null, 'last-admin' | 'no-free-seats'> => {
  if (role !== 'admin' && isLastAdmin(team, memberUuid)) return err('last-admin')
  const others = { ...team, members: team.members.filter(({ uuid }) => uuid !== memberUuid) }
  return hasPermission(role, 'seat') && seatsInUse(others) >= team.company.seats ? err('no-free-seats') : ok(null)
}

/** Whether a member may leave: one admin stays. Rule: COMP-13. */
export const canRemoveMember = (team: TeamFacts, memberUuid: string): Result<null, 'last-admin'> =>
  isLastAdmin(team, memberUuid) ? err('last-admin') : ok(null)

import { getSizeBand } from '../../plans/index.ts'
import { err, ok, type Result } from '../../shared/index.ts'
import type { Company } from '../company.ts'
import type { TeamRole } from '../../identity/index.ts'
import { hasPermission } from './permissions.ts'

/** What the seat rules depend on: the roles of members and of pending invites. */
export interface TeamFacts {
  readonly company: Pick<Company, 'employeeCount' | 'seats'> & Partial<Pick<Company, 'nextSeats'>>
  /** A member is not suspended unless it says so. */
  readonly members: readonly { readonly uuid: string; readonly role: TeamRole; readonly suspended?: boolean }[]
  readonly pendingInvites: readonly { readonly role: TeamRole }[]
}

/** 'team-full': the size band allows no further members of any role. */
export type SeatProblem = 'no-free-seats' | 'team-full'

/** The messages for a team that does not fit its plan. Rules: COMP-13, COMP-14. */
export const NO_FREE_SEATS_MESSAGE = 'You have no free seats.'
export const LAST_ADMIN_MESSAGE = 'Your company needs at least one admin.'
export const TEAM_FULL_MESSAGE = 'Your company size allows no more members.'

/** The number of seats taken by members and pending invites. */
export const seatsInUse = ({ members, pendingInvites }: Pick<TeamFacts, 'members' | 'pendingInvites'>): number =>
  [...members, ...pendingInvites].filter(({ role }) => hasPermission(role, 'seat')).length

/** The seats that a team may take: fewer that were ordered for the next period count at once, or it would begin with too many. Rule: COMP-14. */
export const countedSeats = ({ nextSeats, seats }: Pick<TeamFacts['company'], 'nextSeats' | 'seats'>): number =>
  Math.min(seats, nextSeats ?? seats)

/**
 * Whether one more member with that role fits: members with a seat within the seats, members of every role within the size band. Rules:
 * COMP-14, COMP-15.
 */
export const canAddMember = (team: TeamFacts, role: TeamRole): Result<null, SeatProblem> => {
  const people = team.members.length + team.pendingInvites.length
  if (people >= getSizeBand(team.company.employeeCount).maxUsers) return err('team-full')
  if (hasPermission(role, 'seat') && seatsInUse(team) >= countedSeats(team.company)) return err('no-free-seats')
  return ok(null)
}

/** Whether a member can manage the company now: an admin who is not suspended. Rule: COMP-13. */
export const isActiveAdmin = ({ role, suspended = false }: TeamFacts['members'][number]): boolean =>
  role === 'admin' && !suspended

const isLastAdmin = ({ members }: TeamFacts, memberUuid: string): boolean =>
  members.some(({ role, uuid }) => role === 'admin' && uuid === memberUuid) &&
  !members.some((member) => member.uuid !== memberUuid && isActiveAdmin(member))

/** Whether a member's role may change: one admin must remain, and a role with a seat needs a free one. Rules: COMP-13, COMP-14. */
export const canChangeRole = (
  team: TeamFacts,
  memberUuid: string,
  role: TeamRole,
): Result<null, 'last-admin' | 'no-free-seats'> => {
  if (role !== 'admin' && isLastAdmin(team, memberUuid)) return err('last-admin')
  const others = { ...team, members: team.members.filter(({ uuid }) => uuid !== memberUuid) }
  return hasPermission(role, 'seat') && seatsInUse(others) >= countedSeats(team.company)
    ? err('no-free-seats')
    : ok(null)
}

/** Whether a member may be removed: one admin must remain. Rule: COMP-13. */
export const canRemoveMember = (team: TeamFacts, memberUuid: string): Result<null, 'last-admin'> =>
  isLastAdmin(team, memberUuid) ? err('last-admin') : ok(null)

import {
  canAddMember,
  canChangeRole,
  canRemoveMember,
  LAST_ADMIN_MESSAGE,
  hasPermission,
  NO_FREE_SEATS_MESSAGE,
  TEAM_FULL_MESSAGE,
  type TeamFacts,
  TEAM_ROLES,
} from '@guildhall/domain/companies'
import { type TeamRole } from '@guildhall/domain/identity'
import { isCompanySize } from '@guildhall/domain/plans'
import type { InviteWire, TeamWire } from '@guildhall/rest-contract/client'
import { roleLabels } from './role-labels.ts'

/** One person of the team as its page shows them. */
export interface MemberView {
  readonly uuid: string
  readonly name: string
  readonly email: string
  readonly picture: string | null
  readonly role: TeamRole
  readonly isYou: boolean
}

/** The team and its open invites, as far as they are read. */
export interface TeamView {
  readonly companyName: string
  readonly members: readonly MemberView[]
  readonly invites: readonly InviteWire[]
  readonly hasMoreInvites: boolean
  readonly seats: { readonly total: number; readonly used: number; readonly held: number }
  /** Who looks may change roles and invite. */
  readonly canManage: boolean
  /** What the domain's rules of seats and roles look at. */
  readonly facts: TeamFacts
}

export interface OwnCompany {
  readonly name: string
  readonly employeeCount: string
}

/** Reads the pages of a team's answer; the newest page knows members and seats. */
export function teamFromWire(pages: readonly TeamWire[], company: OwnCompany): TeamView | undefined {
  const [first] = pages
  const { employeeCount } = company
  if (first === undefined) return undefined
  const members = first.members.map(({ uuid, firstName, lastName, email, profileImage, role, isYou }) => ({
    uuid,
    name: `${firstName} ${lastName}`.trim(),
    email,
    picture: profileImage,
    role,
    isYou,
  }))
  const used = members.filter(({ role }) => hasPermission(role, 'seat')).length
  const held = Math.max(0, first.seats.inUse - used)
  const invites = pages.flatMap((page) => page.invites)
  const open = invites.filter(({ expired }) => !expired)
  // The pages that are read may lack invites: what they hold of seats the answer says for all of them.
  const seatless = open.filter(({ role }) => !hasPermission(role, 'seat'))
  return {
    companyName: company.name,
    members,
    invites,
    hasMoreInvites: pages.at(-1)?.next_cursor !== null,
    seats: { total: first.seats.total, used, held },
    canManage: members.some(({ isYou, role }) => isYou && hasPermission(role, 'company')),
    facts: {
      // A size that this page does not know is for the server to judge.
      company: { employeeCount: isCompanySize(employeeCount) ? employeeCount : '1000+', seats: first.seats.total },
      members,
      pendingInvites: [...seatless, ...Array.from({ length: held }, () => ({ role: 'recruiter' as const }))],
    },
  }
}

const reasons = {
  'last-admin': LAST_ADMIN_MESSAGE,
  'no-free-seats': NO_FREE_SEATS_MESSAGE,
  'team-full': TEAM_FULL_MESSAGE,
} as const

/** The roles that a member can be given, each that cannot with why. Rules: COMP-13, COMP-14. */
export const getMemberRoleOptions = ({ facts }: TeamView, member: MemberView) =>
  TEAM_ROLES.map((role) => {
    const fits = canChangeRole(facts, member.uuid, role)
    const isOwn = role === member.role
    return {
      id: role,
      label: roleLabels[role].label,
      description: fits.ok || isOwn ? roleLabels[role].does : reasons[fits.problem],
      isDisabled: !fits.ok && !isOwn,
    }
  })

/** The roles that an invite can offer. Rules: COMP-14, COMP-25. */
export const getInviteRoleOptions = (facts: TeamFacts) =>
  TEAM_ROLES.map((role) => {
    const fits = canAddMember(facts, role)
    return {
      id: role,
      label: roleLabels[role].label,
      description: fits.ok ? roleLabels[role].does : reasons[fits.problem],
      isDisabled: !fits.ok,
    }
  })

/** Why a member cannot go; null where they can. Rule: COMP-13. */
export const getRemovalBlocker = ({ facts }: TeamView, member: MemberView): string | null => {
  const fits = canRemoveMember(facts, member.uuid)
  return fits.ok ? null : reasons[fits.problem]
}

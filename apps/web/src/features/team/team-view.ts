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

/** One member of the team as its page shows them. */
export interface MemberView {
  readonly uuid: string
  readonly name: string
  readonly email: string
  readonly picture: string | null
  readonly role: TeamRole
  readonly isYou: boolean
}

/** The team and the loaded part of its invites. */
export interface TeamView {
  readonly companyName: string
  readonly members: readonly MemberView[]
  readonly invites: readonly InviteWire[]
  readonly hasMoreInvites: boolean
  readonly seats: { readonly total: number; readonly used: number; readonly held: number }
  /** The user may change roles and invite. */
  readonly canManage: boolean
  /** The input of the domain's rules for seats and roles. */
  readonly facts: TeamFacts
}

export interface OwnCompany {
  readonly name: string
  readonly employeeCount: string
}

/** Combines the pages of a team; members and seats come from the newest page. */
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
  // The loaded pages may lack invites; the seats that all invites hold are in the response.
  const seatless = open.filter(({ role }) => !hasPermission(role, 'seat'))
  return {
    companyName: company.name,
    members,
    invites,
    hasMoreInvites: pages.at(-1)?.next_cursor !== null,
    seats: { total: first.seats.total, used, held },
    canManage: members.some(({ isYou, role }) => isYou && hasPermission(role, 'company')),
    facts: {
      // The server validates sizes that this version does not know.
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

/** The possible roles of a member; disabled ones have a reason. Rules: COMP-13, COMP-14. */
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

/** The possible roles of an invite. Rules: COMP-14, COMP-25. */
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

/** The team without an invite, which gives up its seat while its role changes. An expired invite holds none. */
const factsWithout = ({ facts }: TeamView, { expired, role }: InviteWire): TeamFacts => {
  const at = expired
    ? -1
    : facts.pendingInvites.findIndex((other) => hasPermission(other.role, 'seat') === hasPermission(role, 'seat'))
  return { ...facts, pendingInvites: facts.pendingInvites.filter((_, index) => index !== at) }
}

/** The possible roles of an invite that was sent; disabled ones have a reason. An expired one takes its seat when it is sent again. Rule: COMP-25. */
export const getSentInviteRoleOptions = (team: TeamView, invite: InviteWire) =>
  getInviteRoleOptions(factsWithout(team, invite)).map((option) => {
    const isFree = invite.expired || option.id === invite.role
    return isFree ? { ...option, description: roleLabels[option.id].does, isDisabled: false } : option
  })

/** Why a member cannot be removed; null if they can. Rule: COMP-13. */
export const getRemovalBlocker = ({ facts }: TeamView, member: MemberView): string | null => {
  const fits = canRemoveMember(facts, member.uuid)
  return fits.ok ? null : reasons[fits.problem]
}

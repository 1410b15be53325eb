import type { TeamRole } from '../../identity/index.ts'

/** Every role of a team, the one with most rights first. Rule: COMP-6. */
export const TEAM_ROLES: readonly TeamRole[] = ['admin', 'recruiter', 'viewer', 'billing']

/** What an invite offers unless it says otherwise: the role that the product is bought for. */
export const DEFAULT_INVITE_ROLE: TeamRole = 'recruiter'

/** True for the name of a role. */
export const isTeamRole = (text: string | null): text is TeamRole =>
  (TEAM_ROLES as readonly (string | null)[]).includes(text)

import type { TeamRole } from '../../identity/index.ts'

/** Every role of a team, the one with most rights first. Rule: COMP-6. */
export const TEAM_ROLES: readonly TeamRole[] = ['admin', 'recruiter', 'viewer', 'billing']

/** The default role of an invite. */
export const DEFAULT_INVITE_ROLE: TeamRole = 'recruiter'

/** Whether a text is the name of a role. */
export const isTeamRole = (text: string | null): text is TeamRole =>
  (TEAM_ROLES as readonly (string | null)[]).includes(text)
